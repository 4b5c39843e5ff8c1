<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Kastellan</source>
        <translation>Informazioni su Kastellan</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Informazioni su Qt</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>the rules run as machine code</source>
        <translation>le regole girano come codice macchina</translation>
    </message>
    <message>
        <source>the rules run in plain Python</source>
        <translation>le regole girano in Python puro</translation>
    </message>
    <message>
        <source>Three board games on one desk, offline, against people and machines.</source>
        <translation>Tre giochi da tavolo su un solo tavolo, senza rete, contro persone e macchine.</translation>
    </message>
    <message>
        <source>Kastellan is free software under the MIT licence. Drawings and sounds are made by its contributors.</source>
        <translation>Kastellan è software libero con licenza MIT. Disegni e suoni sono opera di chi vi ha contribuito.</translation>
    </message>
    <message>
        <source>Windows by Qt {qt} and PySide6, used under the GNU LGPL version 3 and not changed; you may replace them by versions of your own.</source>
        <translation>Finestre di Qt {qt} e PySide6, usati con licenza GNU LGPL versione 3 e non modificati; puoi sostituirli con versioni tue.</translation>
    </message>
    <message>
        <source>Text in Noto Sans, titles in a face made from EB Garamond, both under the SIL Open Font License 1.1.</source>
        <translation>Testo in Noto Sans, titoli in un carattere ricavato da EB Garamond, entrambi con licenza SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>The games belong to their authors and publishers, who have nothing to do with this program. Nothing here is copied from their artwork or rulebooks.</source>
        <translation>I giochi appartengono ai loro autori ed editori, che non hanno nulla a che fare con questo programma. Nulla è copiato dalle loro illustrazioni o dai loro regolamenti.</translation>
    </message>
</context>
<context>
    <name>Afterwards</name>
    <message>
        <source>How the points grew</source>
        <translation>Come sono cresciuti i punti</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Keep a picture …</source>
        <translation>Conserva un’immagine …</translation>
    </message>
    <message>
        <source>Keep a film …</source>
        <translation>Conserva un filmato …</translation>
    </message>
    <message>
        <source>What everybody would have had at each moment.</source>
        <translation>Quanto avrebbe avuto ciascuno in ogni momento.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>{points} points</source>
        <translation>{points} punti</translation>
    </message>
    <message>
        <source>{points} points, {more} more than the next</source>
        <translation>{points} punti, {more} più del secondo</translation>
    </message>
</context>
<context>
    <name>BoardAccess</name>
    <message>
        <source>{name}. Tab: where it can go. Escape puts it back.</source>
        <translation>{name}. Tab: dove può andare. Esc lo rimette a posto.</translation>
    </message>
    <message>
        <source>Tab: what you can do. Arrows: every place.</source>
        <translation>Tab: cosa puoi fare. Frecce: ogni posto.</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>nella tua mano</translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message>
        <source>Save a picture of the board</source>
        <translation>Salva un’immagine del tabellone</translation>
    </message>
    <message>
        <source>Save the game as a film</source>
        <translation>Salva la partita come filmato</translation>
    </message>
    <message>
        <source>The picture cannot be written to {path}.</source>
        <translation>Non è possibile scrivere l’immagine in {path}.</translation>
    </message>
</context>
<context>
    <name>ColumnFoot</name>
    <message>
        <source>How quickly machines show their moves</source>
        <translation>Quanto in fretta le macchine mostrano le mosse</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Everyone else, look away.</source>
        <translation>Tutti gli altri, non guardate.</translation>
    </message>
    <message>
        <source>Show me the table</source>
        <translation>Mostrami il tavolo</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
</context>
<context>
    <name>Filming</name>
    <message>
        <source>The film is drawn …</source>
        <translation>Il filmato viene disegnato …</translation>
    </message>
</context>
<context>
    <name>FirstGames</name>
    <message>
        <source>For your first games</source>
        <translation>Per le tue prime partite</translation>
    </message>
    <message>
        <source>Machines show their moves one by one, a turn ends only when you say so, and against machines you can take back everything.</source>
        <translation>Le macchine mostrano le loro mosse una alla volta, un turno finisce solo quando lo dici tu e contro le macchine puoi annullare tutto.</translation>
    </message>
    <message>
        <source>The start is the easiest one, as the options show.</source>
        <translation>L’inizio è il più facile, come mostrano le opzioni.</translation>
    </message>
</context>
<context>
    <name>FoldHandle</name>
    <message>
        <source>Scores and log (F9)</source>
        <translation>Punti e registro (F9)</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Something went wrong; you can save the game. ({error})</source>
        <translation>Qualcosa è andato storto; puoi salvare la partita. ({error})</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>Da {fewest} a {most} giocatori</translation>
    </message>
    <message>
        <source> · {minutes} min</source>
        <translation> · {minutes} min</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>over</source>
        <translation>finita</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Non si può fare altro.</translation>
    </message>
    <message>
        <source>Nothing else is worth a thought here.</source>
        <translation>Qui nient’altro vale la pena.</translation>
    </message>
    <message>
        <source>“{other}” is about as good.</source>
        <translation>«{other}» è più o meno altrettanto buono.</translation>
    </message>
    <message>
        <source>About as good as “{other}”.</source>
        <translation>Più o meno buono quanto «{other}».</translation>
    </message>
    <message>
        <source>About one point more at the end than “{other}”.</source>
        <translation>Alla fine circa un punto in più di «{other}».</translation>
    </message>
    <message>
        <source>About {points} points more at the end than “{other}”.</source>
        <translation>Alla fine circa {points} punti in più di «{other}».</translation>
    </message>
    <message>
        <source>For it: {reasons}.</source>
        <translation>A favore: {reasons}.</translation>
    </message>
    <message>
        <source>Against it: {reasons}.</source>
        <translation>Contro: {reasons}.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Di più</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Basta così</translation>
    </message>
    <message>
        <source>Hint {number} of {all}</source>
        <translation>Suggerimento {number} di {all}</translation>
    </message>
    <message>
        <source>I will choose</source>
        <translation>Scelgo io</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>One moment …</source>
        <translation>Un momento …</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Nessun suggerimento trovato.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Look at the buttons above the board.</source>
        <translation>Guarda i pulsanti sopra il tabellone.</translation>
    </message>
    <message>
        <source>Look here first: {place}.</source>
        <translation>Guarda prima qui: {place}.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Componenti</translation>
    </message>
    <message>
        <source>{got} of {most} stars</source>
        <translation>{got} stelle su {most}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>{solved} of {count} exercises</source>
        <translation>{solved} esercizi su {count}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Di nuovo</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
</context>
<context>
    <name>LessonColumn</name>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Show me (H)</source>
        <translation>Mostrami (H)</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Esercizi</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Regola {number}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Exercise {number} of {count}</source>
        <translation>Esercizio {number} di {count}</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Avanti: {title}</translation>
    </message>
    <message>
        <source>{count} exercises</source>
        <translation>{count} esercizi</translation>
    </message>
    <message>
        <source>{solved} of {count} exercises solved.</source>
        <translation>{solved} esercizi risolti su {count}.</translation>
    </message>
    <message>
        <source>No answer more than needed.</source>
        <translation>Nessuna mossa più del necessario.</translation>
    </message>
    <message>
        <source>One answer more than needed.</source>
        <translation>Una mossa più del necessario.</translation>
    </message>
    <message>
        <source>{count} answers more than needed.</source>
        <translation>{count} mosse più del necessario.</translation>
    </message>
    <message>
        <source>Well done. The lesson goes on beside the board.</source>
        <translation>Ben fatto. La lezione continua accanto al tabellone.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Concludi</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{stars} of {most} stars</source>
        <translation>{stars} stelle su {most}</translation>
    </message>
    <message>
        <source>Step {now} of {steps}</source>
        <translation>Passo {now} di {steps}</translation>
    </message>
    <message>
        <source>The rules allow that, but it is not what is wanted here. Look again.</source>
        <translation>Le regole lo permettono, ma qui è richiesto altro. Guarda ancora.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Works of others</source>
        <translation>Opere di altri</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Kastellan itself is under the MIT licence. It uses Qt and PySide6 under the GNU Lesser General Public License 3, unchanged, as libraries of their own that lie beside the program: you may replace them and you may take the program apart to do so. Their source is at https://download.qt.io.</source>
        <translation>Kastellan stesso ha licenza MIT. Usa Qt e PySide6 con la GNU Lesser General Public License 3, senza modifiche, come librerie proprie accanto al programma: puoi sostituirle e a tale scopo puoi smontare il programma. Il loro sorgente è su https://download.qt.io.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Since my last turn</source>
        <translation>Dal mio ultimo turno</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Show the whole game again</source>
        <translation>Mostra di nuovo tutta la partita</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Let a machine explain the marked turn, or its last one</source>
        <translation>Fai spiegare a una macchina il turno segnato, altrimenti il suo ultimo</translation>
    </message>
    <message>
        <source>Click to read everything that happened in this turn.</source>
        <translation>Un clic mostra tutto ciò che è successo in questo turno.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This game follows older rules: you can play on, but not look back.</source>
        <translation>Questa partita segue regole più vecchie: puoi continuare, ma non sfogliarla all’indietro.</translation>
    </message>
    <message>
        <source>This game is open in another window. Here it goes on as a game of its own; the other one stays as it is.</source>
        <translation>Questa partita è già aperta in un’altra finestra. Qui continua come partita a sé; l’altra resta com’è.</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Salvata come {path}</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Nuova partita …</translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation>&amp;Tutti i giochi</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Apri …</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>Partite &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Salva &amp;con nome …</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copia posizione</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>&amp;Incolla posizione</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Impostazioni …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Restart &amp;turn</source>
        <translation>Ricomincia il &amp;turno</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Rimetti a posto</translation>
    </message>
    <message>
        <source>&amp;Skip animation</source>
        <translation>&amp;Salta l’animazione</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>S&amp;uggerimento</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Rivedi</translation>
    </message>
    <message>
        <source>Fit the &amp;board</source>
        <translation>&amp;Tutto il tabellone</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Più &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Più &amp;piccolo</translation>
    </message>
    <message>
        <source>S&amp;cores and log</source>
        <translation>&amp;Punti e cronaca</translation>
    </message>
    <message>
        <source>Save a &amp;picture …</source>
        <translation>Salva un’&amp;immagine …</translation>
    </message>
    <message>
        <source>Save as a fil&amp;m …</source>
        <translation>Salva come fil&amp;mato …</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Impara</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;Parts</source>
        <translation>Com&amp;ponenti</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastiera</translation>
    </message>
    <message>
        <source>&amp;About Kastellan</source>
        <translation>&amp;Informazioni su Kastellan</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menu</translation>
    </message>
</context>
<context>
    <name>Mishap</name>
    <message>
        <source>Something went wrong. Your game is saved, and you can go on. The report helps to find the mistake; it stays on this computer unless you pass it on.</source>
        <translation>Qualcosa è andato storto. La tua partita è salvata e puoi continuare. Il rapporto aiuta a trovare l’errore; resta su questo computer finché non lo trasmetti tu.</translation>
    </message>
    <message>
        <source>Kastellan stopped unexpectedly last time. Your game was saved up to the last move. The report helps to find the mistake; it stays on this computer unless you pass it on.</source>
        <translation>L’ultima volta Kastellan si è chiuso in modo imprevisto. La tua partita è salvata fino all’ultima mossa. Il rapporto aiuta a trovare l’errore; resta su questo computer finché non lo trasmetti tu.</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copia il rapporto</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>MoveButtons</name>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Filter moves</source>
        <translation>Filtra le mosse</translation>
    </message>
    <message>
        <source>Nothing to decide at this screen.</source>
        <translation>A questo schermo non c’è nulla da decidere.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>NotationLog</name>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>decides in secret</source>
        <translation>decide in segreto</translation>
    </message>
    <message>
        <source>takes back: {move}</source>
        <translation>ritira: {move}</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>This game is always played the same way.</source>
        <translation>Questo gioco si gioca sempre allo stesso modo.</translation>
    </message>
    <message>
        <source>A seed is a whole number of up to {digits} digits.</source>
        <translation>Un seme è un numero intero di al massimo {digits} cifre.</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Altro …</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>The same number deals the same cards and rolls the same dice.</source>
        <translation>Lo stesso numero dà le stesse carte e gli stessi dadi.</translation>
    </message>
</context>
<context>
    <name>Panorama</name>
    <message>
        <source>Skip to the table</source>
        <translation>Subito alla tabella</translation>
    </message>
</context>
<context>
    <name>PartsWindow</name>
    <message>
        <source>Parts</source>
        <translation>Componenti</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Find a word</source>
        <translation>Cerca una parola</translation>
    </message>
    <message>
        <source>{count} of {all} parts</source>
        <translation>{count} componenti su {all}</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>In this game it lies on the board.</source>
        <translation>In questa partita è sul tabellone.</translation>
    </message>
    <message>
        <source>In this game: {place}</source>
        <translation>In questa partita: {place}</translation>
    </message>
    <message>
        <source>In this game it lies nowhere in sight.</source>
        <translation>In questa partita non si vede da nessuna parte.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genere</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>Back to now</source>
        <translation>Torna al presente</translation>
    </message>
    <message>
        <source>You look back: move {number} of {last}. Nothing can be changed here.</source>
        <translation>Guardi indietro: mossa {number} di {last}. Qui non si può cambiare nulla.</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausa (spazio)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Riproduci (spazio)</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Earlier (Left)</source>
        <translation>Prima (sinistra)</translation>
    </message>
    <message>
        <source>Later (Right)</source>
        <translation>Dopo (destra)</translation>
    </message>
    <message>
        <source>Next turn (Page down)</source>
        <translation>Turno seguente (Pag giù)</translation>
    </message>
    <message>
        <source>Save a picture of this moment</source>
        <translation>Salva un’immagine di questo momento</translation>
    </message>
    <message>
        <source>How quickly it is played</source>
        <translation>Con che velocità viene mostrata</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>Damaged: {name}</source>
        <translation>Danneggiata: {name}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Show the whole game again</source>
        <translation>Mostra di nuovo tutta la partita</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Elimina per sempre</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
</context>
<context>
    <name>PlaysPage</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Open a game …</source>
        <translation>Apri una partita …</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Partite recenti</translation>
    </message>
    <message>
        <source>No games yet. Games are saved automatically.</source>
        <translation>Ancora nessuna partita. Le partite si salvano automaticamente.</translation>
    </message>
    <message>
        <source>This game cannot be deleted; is its folder protected?</source>
        <translation>Questa partita non si può eliminare; la sua cartella è protetta?</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Only somebody who sits alone at the table can copy the position.</source>
        <translation>Solo chi siede al tavolo da solo può copiare ciò che vi si trova.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>La posizione è negli appunti.</translation>
    </message>
    <message>
        <source>There is no position on the clipboard that can be played. {why}</source>
        <translation>Negli appunti non c’è una posizione che si possa giocare. {why}</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Annulla (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Ripeti (Ctrl+Maiusc+Z)</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Suggerimento (H)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Show the next move of a machine</source>
        <translation>Mostra la prossima mossa di una macchina</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Gioca ora</translation>
    </message>
    <message>
        <source>Play the best that was found so far (Space)</source>
        <translation>Gioca il meglio trovato finora (spazio)</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>Then: {tasks}</source>
        <translation>Poi: {tasks}</translation>
    </message>
</context>
<context>
    <name>Prompter</name>
    <message>
        <source>{names} to decide …</source>
        <translation>Tocca a: {names} …</translation>
    </message>
    <message>
        <source>{name} to decide …</source>
        <translation>Decide {name} …</translation>
    </message>
    <message>
        <source>Space or “Next” shows the next move.</source>
        <translation>Spazio o «Avanti» mostra la prossima mossa.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>{name} thinks …</source>
        <translation>{name} pensa …</translation>
    </message>
    <message>
        <source>{names} think …</source>
        <translation>{names} pensano …</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>There was nothing to decide that all of us know of.</source>
        <translation>Qui non c’era nulla da decidere che tutti conoscano.</translation>
    </message>
    <message>
        <source>Nothing could be found out about it.</source>
        <translation>Non se ne è potuto sapere nulla.</translation>
    </message>
    <message>
        <source>Nothing else was worth a thought.</source>
        <translation>Nient’altro valeva la pena.</translation>
    </message>
    <message>
        <source>For it: {reasons}.</source>
        <translation>A favore: {reasons}.</translation>
    </message>
    <message>
        <source>“{other}” was worth about one point more.</source>
        <translation>«{other}» valeva circa un punto in più.</translation>
    </message>
    <message>
        <source>“{other}” was worth about {points} points more.</source>
        <translation>«{other}» valeva circa {points} punti in più.</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>Every rule by its number</source>
        <translation>Tutte le regole per numero</translation>
    </message>
    <message>
        <source>These are in English so far.</source>
        <translation>Per ora sono in inglese.</translation>
    </message>
    <message>
        <source>How we decided: {text}</source>
        <translation>Abbiamo deciso così: {text}</translation>
    </message>
    <message>
        <source>Why: {text}</source>
        <translation>Perché: {text}</translation>
    </message>
    <message>
        <source>Rests on: {text}</source>
        <translation>Si basa su: {text}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Find a word or a rule number</source>
        <translation>Cerca una parola o un numero di regola</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Found: {count}</source>
        <translation>Trovati: {count}</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>There are no rules of this game here yet.</source>
        <translation>Qui non ci sono ancora le regole di questo gioco.</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>This is a link; choose the file it points to.</source>
        <translation>Questo è un collegamento; scegli il file a cui punta.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Il file non si può leggere.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Questo non è un file.</translation>
    </message>
    <message>
        <source>The file is larger than any save.</source>
        <translation>Il file è più grande di qualsiasi partita salvata.</translation>
    </message>
    <message>
        <source>This is not a Kastellan save.</source>
        <translation>Questa non è una partita di Kastellan.</translation>
    </message>
    <message>
        <source>This is not a Kastellan save, or it was cut off.</source>
        <translation>Questa non è una partita di Kastellan, oppure è stata troncata.</translation>
    </message>
    <message>
        <source>This save was made by a newer Kastellan; update to open it.</source>
        <translation>Questa partita è di un Kastellan più recente; aggiornalo per aprirla.</translation>
    </message>
    <message>
        <source>This game follows newer rules; update Kastellan to open it.</source>
        <translation>Questa partita segue regole più recenti; aggiorna Kastellan per aprirla.</translation>
    </message>
    <message>
        <source>Kastellan does not have the game that was played here.</source>
        <translation>Questa partita è di un gioco che Kastellan non ha.</translation>
    </message>
    <message>
        <source>This game contains a move that the rules do not allow. ({why})</source>
        <translation>Questa partita contiene una mossa che le regole non permettono. ({why})</translation>
    </message>
    <message>
        <source>The game cannot be saved as {path}. Choose another folder; the game goes on.</source>
        <translation>La partita non si può salvare come {path}. Scegli un’altra cartella; la partita continua.</translation>
    </message>
    <message>
        <source>This save is damaged. ({why})</source>
        <translation>Questa partita è danneggiata. ({why})</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Foglio dei punti</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fine</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Punti ora</translation>
    </message>
    <message>
        <source>Points if the game ended now</source>
        <translation>Punti se la partita finisse ora</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Foglio dei punti</translation>
    </message>
    <message>
        <source>Back to the score sheet</source>
        <translation>Torna al foglio dei punti</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Se la partita finisse ora</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Vince {name}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} condividono la vittoria</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of seat {letter}</source>
        <translation>Nome del posto {letter}</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>nessun carattere</translation>
    </message>
    <message>
        <source>Who sits on seat {letter}: {who}. Change …</source>
        <translation>Chi siede al posto {letter}: {who}. Cambia …</translation>
    </message>
    <message>
        <source>Who plays on seat {letter}</source>
        <translation>Chi gioca al posto {letter}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Seat {letter}</source>
        <translation>Posto {letter}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Machine, plays at random</source>
        <translation>Macchina, gioca a caso</translation>
    </message>
    <message>
        <source>Machine, looks one move ahead</source>
        <translation>Macchina, guarda una mossa avanti</translation>
    </message>
    <message>
        <source>Machine, beginner</source>
        <translation>Macchina: principiante</translation>
    </message>
    <message>
        <source>Machine, learner</source>
        <translation>Macchina: apprendista</translation>
    </message>
    <message>
        <source>Machine, improver</source>
        <translation>Macchina: praticante</translation>
    </message>
    <message>
        <source>Machine, practised</source>
        <translation>Macchina: avanzata</translation>
    </message>
    <message>
        <source>Machine, casual</source>
        <translation>Macchina: esercitata</translation>
    </message>
    <message>
        <source>Machine, strong</source>
        <translation>Macchina: forte</translation>
    </message>
    <message>
        <source>Machine, master</source>
        <translation>Macchina: maestra</translation>
    </message>
    <message>
        <source>Machine ({level})</source>
        <translation>Macchina ({level})</translation>
    </message>
    <message>
        <source>Player {letter}</source>
        <translation>Giocatore {letter}</translation>
    </message>
    <message>
        <source>Beginner: few plans come to its mind, and it overlooks good ones.</source>
        <translation>Principiante: le vengono in mente pochi piani e ne trascura di buoni.</translation>
    </message>
    <message>
        <source>Learner: sees some of the plans and plays the best of them.</source>
        <translation>Apprendista: vede alcuni piani e gioca il migliore tra questi.</translation>
    </message>
    <message>
        <source>Improver: sees many plans, but not always the best one.</source>
        <translation>Praticante: vede molti piani, ma non sempre il migliore.</translation>
    </message>
    <message>
        <source>Practised: overlooks a good plan now and then.</source>
        <translation>Avanzato: ogni tanto non vede un buon piano.</translation>
    </message>
    <message>
        <source>Casual: thinks its whole turn through, by rules of thumb.</source>
        <translation>Esercitata: pensa a fondo tutto il suo turno, con regole pratiche.</translation>
    </message>
    <message>
        <source>Strong: has learned from thousands of games what counts in the end.</source>
        <translation>Forte: ha imparato da migliaia di partite che cosa conta alla fine.</translation>
    </message>
    <message>
        <source>Master: tries its best plans out, in many ways, before it decides.</source>
        <translation>Maestra: gioca i suoi piani migliori fino in fondo prima di decidere.</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Nessun carattere</translation>
    </message>
    <message>
        <source>level-headed</source>
        <translation>equilibrato</translation>
    </message>
    <message>
        <source>Takes everything for what it is worth.</source>
        <translation>Prende ogni cosa per quel che vale.</translation>
    </message>
    <message>
        <source>Rating {rating}</source>
        <translation>Punteggio {rating}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 giocatore</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} giocatori</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Your data …</source>
        <translation>I tuoi dati …</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Più grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Massima</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Scala dell’interfaccia</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Riproduci i suoni</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Spenta</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animazione</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Pace of machine players</source>
        <translation>Ritmo delle macchine</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Nothing flies or rolls; what changed lights up where it is.</source>
        <translation>Nulla vola o rotola; ciò che cambia si illumina dov’è.</translation>
    </message>
    <message>
        <source>Show what is possible</source>
        <translation>Mostra che cosa è possibile</translation>
    </message>
    <message>
        <source>Pieces and places that can be used glow.</source>
        <translation>I pezzi e gli spazi utilizzabili si illuminano.</translation>
    </message>
    <message>
        <source>Ask before a turn ends</source>
        <translation>Chiedi prima di finire il turno</translation>
    </message>
    <message>
        <source>You can still take everything back before you say so.</source>
        <translation>Finché non confermi puoi ancora ritirare tutto.</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Imparare</translation>
    </message>
    <message>
        <source>Against machines, undo also takes back what was revealed.</source>
        <translation>Contro le macchine, annulla ritira anche ciò che è stato rivelato.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next thing; Shift+Tab goes back</source>
        <translation>Vai al prossimo elemento; Maiusc+Tab torna indietro</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Invio, Spazio</translation>
    </message>
    <message>
        <source>Press the button that has the focus</source>
        <translation>Premi il pulsante selezionato</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Board: go to the place on that side</source>
        <translation>Tabellone: vai al luogo da quella parte</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Board: pick up, put down, choose or enlarge</source>
        <translation>Tabellone: prendi, posa, scegli o ingrandisci</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>Board, with something in the hand: find a place by its name</source>
        <translation>Tabellone, con qualcosa in mano: trova un luogo dal nome</translation>
    </message>
    <message>
        <source>Board: nearer and farther</source>
        <translation>Tabellone: più vicino e più lontano</translation>
    </message>
    <message>
        <source>Looking back: one move earlier or later</source>
        <translation>Sguardo indietro: una mossa prima o dopo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source> · for learning</source>
        <translation> · per imparare</translation>
    </message>
    <message>
        <source>Your turn is done. End it?</source>
        <translation>Il tuo turno è completo. Lo termini?</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rivale</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Three board games on one desk.</source>
        <translation>Tre giochi da tavolo su una scrivania.</translation>
    </message>
    <message>
        <source>The game of {when}</source>
        <translation>La partita del {when}</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Partite recenti</translation>
    </message>
    <message>
        <source>Show the whole game again</source>
        <translation>Mostra di nuovo tutta la partita</translation>
    </message>
    <message>
        <source>Open a game …</source>
        <translation>Apri una partita …</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Games are saved automatically.</source>
        <translation>Le partite si salvano da sole.</translation>
    </message>
    <message>
        <source>First game? Start here</source>
        <translation>Prima partita? Comincia qui</translation>
    </message>
    <message>
        <source>step by step, all can be undone</source>
        <translation>passo per passo, tutto si può annullare</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Lessons on the real board</source>
        <translation>Lezioni sul vero tabellone</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Blocco segnapunti</translation>
    </message>
    <message>
        <source>For the real game on your table</source>
        <translation>Per il gioco vero sul tuo tavolo</translation>
    </message>
    <message>
        <source>There is no game to play.</source>
        <translation>Non c’è nessun gioco da giocare.</translation>
    </message>
    <message>
        <source>The table is still empty</source>
        <translation>Il tavolo è ancora vuoto</translation>
    </message>
</context>
<context>
    <name>TieWords</name>
    <message>
        <source>{names}: equal with {points} points.</source>
        <translation>{names}: pari con {points} punti.</translation>
    </message>
    <message>
        <source>{names}: equal with 1 point.</source>
        <translation>{names}: pari con 1 punto.</translation>
    </message>
    <message>
        <source>{names} share rank {place}.</source>
        <translation>{names} condividono la posizione {place}.</translation>
    </message>
</context>
<context>
    <name>WhoSits</name>
    <message>
        <source>Who sits on seat {letter}?</source>
        <translation>Chi siede al posto {letter}?</translation>
    </message>
    <message>
        <source>Characters play differently; the level says how well.</source>
        <translation>I caratteri giocano in modo diverso; la forza dice quanto bene.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Rival</source>
        <translation>Rivale</translation>
    </message>
    <message>
        <source>points: {change}</source>
        <translation>punti: {change}</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Ora non è possibile.</translation>
    </message>
    <message>
        <source>The game is over: {seat} wins with {points} points.</source>
        <translation>La partita è finita: vince {seat} con {points} punti.</translation>
    </message>
    <message>
        <source>The game is over: {seat} share the victory with {points} points.</source>
        <translation>La partita è finita: {seat} vincono insieme con {points} punti.</translation>
    </message>
    <message>
        <source>Your turn: {choice}</source>
        <translation>Tocca a te: {choice}</translation>
    </message>
    <message>
        <source>To decide: {seats}</source>
        <translation>Decidono: {seats}</translation>
    </message>
    <message>
        <source>Thinking: {seats}</source>
        <translation>Stanno pensando: {seats}</translation>
    </message>
</context>
<context>
    <name>YourDataDialog</name>
    <message>
        <source>Your data</source>
        <translation>I tuoi dati</translation>
    </message>
    <message>
        <source>Everything stays on this computer; nothing is sent anywhere.</source>
        <translation>Tutto resta su questo computer; nulla viene inviato.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Error reports</source>
        <translation>Rapporti sugli errori</translation>
    </message>
    <message>
        <source>Delete all my data …</source>
        <translation>Elimina tutti i miei dati …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Delete all my data</source>
        <translation>Elimina tutti i miei dati</translation>
    </message>
    <message>
        <source>All saved games, settings and reports will be deleted, and Kastellan will close. Games that you saved elsewhere stay.</source>
        <translation>Tutte le partite salvate, le impostazioni e i rapporti saranno eliminati e Kastellan si chiuderà. Le partite che hai salvato altrove restano.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Elimina tutto</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
</context>
</TS>
