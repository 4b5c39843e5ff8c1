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
    <name>Curtain</name>
    <message>
        <source>Please hand over. Nobody else looks now.</source>
        <translation>Cedete il posto. Ora non guarda nessun altro.</translation>
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
        <translation>Plancia</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
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
    <name>GameSession</name>
    <message>
        <source>Something of ours broke; you can save the play. ({error})</source>
        <translation>Qualcosa di nostro si è rotto; puoi salvare la partita. ({error})</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The White Castle</source>
        <translation>The White Castle</translation>
    </message>
    <message>
        <source>Between Two Castles</source>
        <translation>Between Two Castles</translation>
    </message>
    <message>
        <source>Shogun</source>
        <translation>Shogun</translation>
    </message>
    <message>
        <source>Nine dice, nine turns: send courtiers, gardeners and warriors to Himeji castle.</source>
        <translation>Nove dadi, nove turni: manda cortigiani, giardinieri e guerrieri al castello di Himeji.</translation>
    </message>
    <message>
        <source>Build one castle with each neighbour; only the lesser of your two castles counts.</source>
        <translation>Costruisci un castello con ogni vicino; conta solo il peggiore dei tuoi due.</translation>
    </message>
    <message>
        <source>Plan ten actions in secret, then let the cube tower decide who holds the provinces.</source>
        <translation>Pianifica in segreto dieci azioni, poi la torre dei cubi decide chi tiene le province.</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>Da {fewest} a {most} giocatori</translation>
    </message>
    <message>
        <source> · {minutes} min</source>
        <translation> · {minutes} min</translation>
    </message>
    <message>
        <source>You play against the Tokugawa clan, a rival that follows its cards. Which card says what is our reconstruction; the printed cards may differ.</source>
        <translation>Giochi contro il clan Tokugawa, un rivale che segue le sue carte. Che cosa dice ogni carta è una nostra ricostruzione; quelle stampate possono essere diverse.</translation>
    </message>
    <message>
        <source>King Ludwig is the third builder: he shares a castle with each of you, draws his tiles by chance, and can win.</source>
        <translation>Re Ludwig è il terzo costruttore: condivide un castello con ognuno di voi, pesca le sue tessere a caso e può vincere.</translation>
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
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This play follows older rules: it can go on, but not be looked back at.</source>
        <translation>Questa partita segue regole più vecchie: può continuare, ma non si può sfogliare all’indietro.</translation>
    </message>
    <message>
        <source>This play is open in another window. Here it goes on as a play of its own; the other one stays as it is.</source>
        <translation>Questa partita è già aperta in un&apos;altra finestra. Qui continua come partita a sé; l&apos;altra resta com&apos;è.</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Salvata come {path}</translation>
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
        <source>&amp;Recent plays</source>
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
        <source>Fit the &amp;board</source>
        <translation>&amp;Tutta la plancia</translation>
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
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastiera</translation>
    </message>
    <message>
        <source>&amp;About Kastellan</source>
        <translation>&amp;Informazioni su Kastellan</translation>
    </message>
</context>
<context>
    <name>Mishap</name>
    <message>
        <source>Something in Kastellan did not work. Your play is kept, and you can go on. The report helps to find the mistake; it stays on this computer unless you pass it on.</source>
        <translation>Qualcosa in Kastellan non ha funzionato. La tua partita è conservata e puoi continuare. Il rapporto aiuta a trovare l’errore; resta su questo computer finché non lo trasmetti tu.</translation>
    </message>
    <message>
        <source>Kastellan stopped unexpectedly the last time. Your play was kept up to the last move. The report helps to find the mistake; it stays on this computer unless you pass it on.</source>
        <translation>L’ultima volta Kastellan si è fermato all’improvviso. La tua partita è conservata fino all’ultima mossa. Il rapporto aiuta a trovare l’errore; resta su questo computer finché non lo trasmetti tu.</translation>
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
    <name>Options</name>
    <message>
        <source>The rival</source>
        <translation>Il rivale</translation>
    </message>
    <message>
        <source>How far ahead the Tokugawa clan starts on points and influence.</source>
        <translation>Con quanto vantaggio in Punti Clan e influenza inizia il clan Tokugawa.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Castle for a first play</source>
        <translation>Castello per la prima partita</translation>
    </message>
    <message>
        <source>The castle always holds the same cards and tiles. Which ones is our reconstruction of a picture in the Italian rules.</source>
        <translation>Nel castello ci sono sempre le stesse carte e tessere. Quali, lo abbiamo ricostruito da una figura del regolamento italiano.</translation>
    </message>
    <message>
        <source>Left-over seals count as coins</source>
        <translation>I sigilli rimasti valgono monete</translation>
    </message>
    <message>
        <source>At the end seals are only added to the coins. Otherwise they are exchanged in the way that is best for you.</source>
        <translation>Alla fine i sigilli si sommano solo alle monete. Altrimenti sono scambiati nel modo migliore per te.</translation>
    </message>
    <message>
        <source>Side of the map</source>
        <translation>Lato della mappa</translation>
    </message>
    <message>
        <source>Both show central Japan; the regions are cut differently. The sea routes of the Moon side are our reconstruction.</source>
        <translation>Entrambi mostrano il Giappone centrale; le regioni sono divise in modo diverso. Le rotte marittime del lato Luna sono una nostra ricostruzione.</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sole</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Choose provinces in turn, or begin with provinces that are laid down.</source>
        <translation>Scegliete a turno le province, oppure iniziate con province stabilite.</translation>
    </message>
    <message>
        <source>Choose provinces</source>
        <translation>Scegliere le province</translation>
    </message>
    <message>
        <source>Provinces laid down</source>
        <translation>Province stabilite</translation>
    </message>
    <message>
        <source>Cube tower</source>
        <translation>Torre dei cubi</translation>
    </message>
    <message>
        <source>How many cubes stay inside. Nobody has measured the real tower: the numbers are our choice.</source>
        <translation>Quanti cubi restano dentro. Nessuno ha misurato la torre vera: i numeri li abbiamo scelti noi.</translation>
    </message>
    <message>
        <source>Two shelves (usual)</source>
        <translation>Due ripiani (normale)</translation>
    </message>
    <message>
        <source>Loose, holds few cubes</source>
        <translation>Larga, trattiene pochi cubi</translation>
    </message>
    <message>
        <source>Tight, holds many cubes</source>
        <translation>Stretta, trattiene molti cubi</translation>
    </message>
    <message>
        <source>Show what is in the tower</source>
        <translation>Mostrare che cosa c’è nella torre</translation>
    </message>
    <message>
        <source>The tower is open: everybody sees on which shelf each cube lies. How many of each colour it holds can be counted in any case.</source>
        <translation>La torre è aperta: tutti vedono su quale ripiano sta ogni cubo. Quanti ne contiene per colore si può contare in ogni caso.</translation>
    </message>
    <message>
        <source>Actions may be declined</source>
        <translation>Si può rinunciare alle azioni</translation>
    </message>
    <message>
        <source>Otherwise whoever can carry out an ordered action must do so.</source>
        <translation>Altrimenti chi può eseguire un’azione pianificata deve farlo.</translation>
    </message>
    <message>
        <source>Deploy as many as there are</source>
        <translation>Schierare quel che c’è</translation>
    </message>
    <message>
        <source>With too few armies left, the rest is deployed. Otherwise the action is void.</source>
        <translation>Se le armate non bastano, si schierano quelle rimaste. Altrimenti l’azione è nulla.</translation>
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
    <name>PastBar</name>
    <message>
        <source>Earlier</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Torna al presente</translation>
    </message>
    <message>
        <source>You look back: move {number} of {last}. Nothing can be changed here.</source>
        <translation>Guardi indietro: mossa {number} di {last}. Qui non si può cambiare nulla.</translation>
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
        <source>Look at</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
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
        <source>Open a play …</source>
        <translation>Apri una partita …</translation>
    </message>
    <message>
        <source>Recent plays</source>
        <translation>Partite recenti</translation>
    </message>
    <message>
        <source>No play yet. Every play is kept here by itself.</source>
        <translation>Ancora nessuna partita. Ogni partita viene conservata qui da sola.</translation>
    </message>
    <message>
        <source>This play cannot be deleted; is its folder protected?</source>
        <translation>Questa partita non si può eliminare; la sua cartella è protetta?</translation>
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
        <source>Restart the turn</source>
        <translation>Ricomincia il turno</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Suggerimento (H)</translation>
    </message>
    <message>
        <source>Show the next move of a machine</source>
        <translation>Mostra la prossima mossa di una macchina</translation>
    </message>
    <message>
        <source>Scores and log (F9)</source>
        <translation>Punti e cronaca (F9)</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>How quickly machines show their moves</source>
        <translation>Quanto in fretta le macchine mostrano le loro mosse</translation>
    </message>
    <message>
        <source>Then: {tasks}</source>
        <translation>Poi: {tasks}</translation>
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
    <name>Prompter</name>
    <message>
        <source>{names} to decide …</source>
        <translation>Tocca a: {names} …</translation>
    </message>
    <message>
        <source>Space or the step button shows the next move.</source>
        <translation>La barra spaziatrice o il pulsante del passo mostra la mossa successiva.</translation>
    </message>
</context>
<context>
    <name>RivalPanel</name>
    <message>
        <source>The rival&apos;s turn</source>
        <translation>Il turno del rivale</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
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
        <source>There are no rules of this game here yet.</source>
        <translation>Qui non ci sono ancora le regole di questo gioco.</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>Open a play</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save the play</source>
        <translation>Salva la partita</translation>
    </message>
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
        <source>This is no save of Kastellan.</source>
        <translation>Questa non è una partita di Kastellan.</translation>
    </message>
    <message>
        <source>This is no save of Kastellan, or it was cut off.</source>
        <translation>Questa non è una partita di Kastellan, oppure è stata troncata.</translation>
    </message>
    <message>
        <source>This save was made by a newer Kastellan; update to open it.</source>
        <translation>Questa partita è di un Kastellan più recente; aggiornalo per aprirla.</translation>
    </message>
    <message>
        <source>This play follows newer rules; update Kastellan to open it.</source>
        <translation>Questa partita segue regole più recenti; aggiorna Kastellan per aprirla.</translation>
    </message>
    <message>
        <source>This play is of a game that Kastellan does not have.</source>
        <translation>Questa partita è di un gioco che Kastellan non ha.</translation>
    </message>
    <message>
        <source>This play holds an answer that the rules do not allow. ({why})</source>
        <translation>Questa partita contiene una risposta che le regole non permettono. ({why})</translation>
    </message>
    <message>
        <source>This save is damaged. ({why})</source>
        <translation>Questa partita è danneggiata. ({why})</translation>
    </message>
    <message>
        <source>The play cannot be saved as {path}. Choose another folder; the play goes on.</source>
        <translation>La partita non si può salvare come {path}. Scegli un’altra cartella; la partita continua.</translation>
    </message>
</context>
<context>
    <name>ScorePadPage</name>
    <message>
        <source>Score pad</source>
        <translation>Blocco segnapunti</translation>
    </message>
    <message>
        <source>This castle breaks no rule.</source>
        <translation>Questo castello rispetta tutte le regole.</translation>
    </message>
    <message>
        <source>Open a castle</source>
        <translation>Apri un castello</translation>
    </message>
    <message>
        <source>This file cannot be used. {why}</source>
        <translation>Questo file non è utilizzabile. {why}</translation>
    </message>
    <message>
        <source>Save the castle</source>
        <translation>Salva il castello</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Esporta un&apos;immagine</translation>
    </message>
    <message>
        <source>The file could not be written: {why}.</source>
        <translation>Impossibile scrivere il file: {why}.</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Salvato come {name}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>New castle</source>
        <translation>Nuovo castello</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Apri …</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Salva …</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Stampa …</translation>
    </message>
    <message>
        <source>Picture …</source>
        <translation>Immagine …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Foglio dei punti</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
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
        <source>Machine ({level})</source>
        <translation>Macchina ({level})</translation>
    </message>
    <message>
        <source>Player {letter}</source>
        <translation>Giocatore {letter}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
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
        <source>As the system</source>
        <translation>Come il sistema</translation>
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
        <source>Size of everything</source>
        <translation>Dimensione di tutto</translation>
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
        <source>Size of the text</source>
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
        <source>Pace of machines</source>
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
        <source>Shogun: the spaces of your plan; the full stop is the bid</source>
        <translation>Shogun: gli spazi del tuo piano; il punto è l’offerta</translation>
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
        <source>Place</source>
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
        <source>The play of {when}</source>
        <translation>La partita del {when}</translation>
    </message>
    <message>
        <source>Three board games on one desk.</source>
        <translation>Tre giochi da tavolo su una scrivania.</translation>
    </message>
    <message>
        <source>Open a play …</source>
        <translation>Apri una partita …</translation>
    </message>
    <message>
        <source>Recent plays</source>
        <translation>Partite recenti</translation>
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
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Segnapunti</translation>
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
        <source>{names} share place {place}.</source>
        <translation>{names} condividono il posto {place}.</translation>
    </message>
</context>
<context>
    <name>WhiteCastleBoardWords</name>
    <message>
        <source>Round {n} of {rounds}</source>
        <translation>Round {n} di {rounds}</translation>
    </message>
    <message>
        <source>Every clan has three turns in each round.</source>
        <translation>In ogni round ogni Clan svolge tre turni.</translation>
    </message>
    <message>
        <source>Heron of {clan}</source>
        <translation>Airone di {clan}</translation>
    </message>
    <message>
        <source>Place {place} in turn order, {points}.</source>
        <translation>Posizione {place} nell’Ordine dei Turni, {points}.</translation>
    </message>
    <message>
        <source>Influence moves the markers. Who is ahead begins the next round; on the same space the upper marker is ahead.</source>
        <translation>L’Influenza fa avanzare i segnalini. Chi è più avanti inizia il round successivo; sulla stessa casella conta il segnalino più in alto.</translation>
    </message>
    <message>
        <source>Passage of time</source>
        <translation>Scorrere del Tempo</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Primavera</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Estate</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Autunno</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Inverno</translation>
    </message>
    <message>
        <source>Points at the end of the game: 0, 3, 6, and 10 to 15 by season.</source>
        <translation>Punti Clan a fine partita: 0, 3, 6 e da 10 a 15, a seconda della stagione.</translation>
    </message>
    <message>
        <source>Passage of time, space {n}</source>
        <translation>Scorrere del Tempo, casella {n}</translation>
    </message>
    <message>
        <source>Worth {points} at the end of the game.</source>
        <translation>Vale {points} a fine partita.</translation>
    </message>
    <message>
        <source>From the top: {clans}.</source>
        <translation>Dall’alto: {clans}.</translation>
    </message>
    <message>
        <source>Who passes it pays {seals}; else the marker stops before it.</source>
        <translation>Chi lo oltrepassa paga {seals}; altrimenti il segnalino si ferma prima.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Albero</translation>
    </message>
    <message>
        <source>Three bridges with dice; gardens lie below them.</source>
        <translation>Tre Ponti con i dadi; sotto ci sono i Giardini.</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fiume</translation>
    </message>
    <message>
        <source>Dice from low to high. Only those at the ends can be taken.</source>
        <translation>Dadi in ordine crescente. Si possono prendere solo quelli alle estremità.</translation>
    </message>
    <message>
        <source>No die lies there.</source>
        <translation>Lì non c’è alcun dado.</translation>
    </message>
    <message>
        <source>A die from here also gives your lantern bonus.</source>
        <translation>Un dado preso qui dà anche la tua Ricompensa della Lanterna.</translation>
    </message>
    <message>
        <source>Costs {food}. Action: {action}.</source>
        <translation>Costa {food}. Azione: {action}.</translation>
    </message>
    <message>
        <source>Gardeners: {clans}.</source>
        <translation>Giardinieri: {clans}.</translation>
    </message>
    <message>
        <source>At the end a warrior here is worth {points} for each of your courtiers in the castle.</source>
        <translation>Alla fine un Guerriero qui vale {points} per ogni tuo Cortigiano nel Castello.</translation>
    </message>
    <message>
        <source>For whoever sends a warrior here: {action}.</source>
        <translation>Per chi manda qui un Guerriero: {action}.</translation>
    </message>
    <message>
        <source>Tile of a training yard</source>
        <translation>Tessera Cortile</translation>
    </message>
    <message>
        <source>A die of any colour; then one of the two actions.</source>
        <translation>Un dado di qualsiasi colore; poi una delle due azioni.</translation>
    </message>
</context>
<context>
    <name>WhiteCastleCastleWords</name>
    <message>
        <source>Gate, three rooms on level 1, two on level 2, and the hall above.</source>
        <translation>Porte, tre stanze al livello 1, due al livello 2 e in cima la sala.</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castello</translation>
    </message>
    <message>
        <source>An audience costs {coins}. At the end 1 point for each courtier here.</source>
        <translation>Un’udienza costa {coins}. Alla fine 1 Punto Clan per ogni Cortigiano qui.</translation>
    </message>
    <message>
        <source>A courtier who gets here brings the lantern bonus, then takes a free space. At the end 10 points for each.</source>
        <translation>Un Cortigiano che arriva qui dà la Ricompensa della Lanterna, poi occupa uno spazio libero. Alla fine 10 Punti Clan per ognuno.</translation>
    </message>
    <message>
        <source>Space {n} of the Daimyo card</source>
        <translation>Spazio {n} della carta Daimyo</translation>
    </message>
    <message>
        <source>Courtiers: {n}. At the end {points} for each.</source>
        <translation>Cortigiani: {n}. Alla fine {points} per ognuno.</translation>
    </message>
    <message>
        <source>At the end {points} for each courtier on this level.</source>
        <translation>Alla fine {points} per ogni Cortigiano su questo livello.</translation>
    </message>
    <message>
        <source>Die tiles from the top: {colours}. A die uses the actions beside its colour.</source>
        <translation>Tessere Dado dall’alto: {colours}. Un dado usa le azioni accanto al suo colore.</translation>
    </message>
    <message>
        <source>Die space: {place}</source>
        <translation>Spazio dado: {place}</translation>
    </message>
    <message>
        <source>Takes every die, always for a 1.</source>
        <translation>Accoglie ogni dado, sempre con valore 1.</translation>
    </message>
    <message>
        <source>A die here is compared with {n}.</source>
        <translation>Qui un dado si confronta con {n}.</translation>
    </message>
    <message>
        <source>There lie: {dice}.</source>
        <translation>Ci sono: {dice}.</translation>
    </message>
    <message>
        <source>Tile at the well</source>
        <translation>Tessera del Pozzo</translation>
    </message>
    <message>
        <source>Die tile: {colour}</source>
        <translation>Tessera Dado: {colour}</translation>
    </message>
    <message>
        <source>Dice of this colour use the action beside it.</source>
        <translation>I dadi di questo colore usano l’azione accanto.</translation>
    </message>
    <message>
        <source>Action of the card here: {room}</source>
        <translation>Azione della carta qui: {room}</translation>
    </message>
    <message>
        <source>Action card of {clan}</source>
        <translation>Carta Azione di {clan}</translation>
    </message>
    <message>
        <source>Deck of level {n}</source>
        <translation>Mazzo del livello {n}</translation>
    </message>
    <message>
        <source>Cards left: {n}</source>
        <translation>Carte rimaste: {n}</translation>
    </message>
    <message>
        <source>Takes every die, always for a 1. Reward: {gains}.</source>
        <translation>Accoglie ogni dado, sempre con valore 1. Ricompensa: {gains}.</translation>
    </message>
</context>
<context>
    <name>WhiteCastleDomainWords</name>
    <message>
        <source>Domain of {clan}</source>
        <translation>Dominio di {clan}</translation>
    </message>
    <message>
        <source>Gives its visible bonuses, then the action of the own card beside it.</source>
        <translation>Dà le ricompense visibili, poi l’azione della propria carta accanto.</translation>
    </message>
    <message>
        <source>Die space: {place}</source>
        <translation>Spazio dado: {place}</translation>
    </message>
    <message>
        <source>Only for a die of this colour: {colour}. It is compared with 6.</source>
        <translation>Solo per un dado di questo colore: {colour}. Si confronta con 6.</translation>
    </message>
    <message>
        <source>Visible.</source>
        <translation>Visibile.</translation>
    </message>
    <message>
        <source>Covered by a figure.</source>
        <translation>Coperta da una pedina.</translation>
    </message>
    <message>
        <source>Bonus: {bonus}</source>
        <translation>Ricompensa: {bonus}</translation>
    </message>
    <message>
        <source>Still at home: {n}. The leftmost leaves first.</source>
        <translation>Ancora a casa: {n}. Parte prima quella più a sinistra.</translation>
    </message>
    <message>
        <source>{most} at most. Put it on coins (1 seal for 1) or on a resource (2 seals for 1).</source>
        <translation>Al massimo {most}. Mettilo sulle monete (1 Sigillo per 1) o su una Risorsa (2 Sigilli per 1).</translation>
    </message>
    <message>
        <source>Put it on food, iron or mother-of-pearl.</source>
        <translation>Mettila su Cibo, Ferro o Madreperla.</translation>
    </message>
    <message>
        <source>Starting pair {number}</source>
        <translation>Coppia di carte Iniziali {number}</translation>
    </message>
    <message>
        <source>1 point for every 5 at the end of the game.</source>
        <translation>A fine partita 1 Punto Clan ogni 5.</translation>
    </message>
    <message>
        <source>{most} at most. 1 point for 3 to 6 left at the end, 2 for 7.</source>
        <translation>Al massimo {most}. Alla fine 1 Punto Clan se ne restano da 3 a 6, 2 se ne restano 7.</translation>
    </message>
    <message>
        <source>A die from a left end, or a lantern, gives what all these cards show.</source>
        <translation>Un dado preso a sinistra, o una lanterna, dà ciò che mostrano tutte queste carte.</translation>
    </message>
    <message>
        <source>Lantern area</source>
        <translation>Area della Lanterna</translation>
    </message>
    <message>
        <source>Lantern bonus: {gain}</source>
        <translation>Ricompensa della Lanterna: {gain}</translation>
    </message>
    <message>
        <source>A card in the lantern area of {clan}.</source>
        <translation>Una carta nell’Area della Lanterna di {clan}.</translation>
    </message>
    <message>
        <source>Empty.</source>
        <translation>Vuota.</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>In mano</translation>
    </message>
</context>
<context>
    <name>WhiteCastleMoves</name>
    <message>
        <source>Take {resources} and {action}</source>
        <translation>Prendi {resources} e {action}</translation>
    </message>
    <message>
        <source>Take the {die} from the {end}</source>
        <translation>Prendi il dado {die} ({end})</translation>
    </message>
    <message>
        <source>Place it: {space}</source>
        <translation>Piazzalo: {space}</translation>
    </message>
    <message>
        <source>{seals} for {gain}</source>
        <translation>{seals} per {gain}</translation>
    </message>
    <message>
        <source>Do without: {actions}</source>
        <translation>Rinuncia a: {actions}</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Pay {seals} and go on</source>
        <translation>Paga {seals} e prosegui</translation>
    </message>
    <message>
        <source>Stop before the tree</source>
        <translation>Fermati prima dell’albero</translation>
    </message>
    <message>
        <source>{what} first</source>
        <translation>Prima: {what}</translation>
    </message>
    <message>
        <source>Courtier to the gate</source>
        <translation>Cortigiano alle Porte</translation>
    </message>
    <message>
        <source>Courtier from {start}: {target}</source>
        <translation>Cortigiano da: {start}, a: {target}</translation>
    </message>
    <message>
        <source>Space {n} of the Daimyo card</source>
        <translation>Spazio {n} della carta Daimyo</translation>
    </message>
    <message>
        <source>Gardener: {garden}</source>
        <translation>Giardiniere: {garden}</translation>
    </message>
    <message>
        <source>Warrior: {yard}</source>
        <translation>Guerriero: {yard}</translation>
    </message>
    <message>
        <source>The rival&apos;s gardener: {garden}</source>
        <translation>Giardiniere del rivale: {garden}</translation>
    </message>
    <message>
        <source>The rival&apos;s courtier: {room}</source>
        <translation>Cortigiano del rivale: {room}</translation>
    </message>
</context>
<context>
    <name>WhiteCastleNews</name>
    <message>
        <source>The Tokugawa clan</source>
        <translation>Il clan Tokugawa</translation>
    </message>
    <message>
        <source>Round {n} of {rounds} begins.</source>
        <translation>Inizia il round {n} di {rounds}.</translation>
    </message>
    <message>
        <source>Round {n} ends.</source>
        <translation>Finisce il round {n}.</translation>
    </message>
    <message>
        <source>All dice are rolled and laid on their bridges.</source>
        <translation>Tutti i dadi vengono tirati e messi sui rispettivi Ponti.</translation>
    </message>
    <message>
        <source>All dice are collected.</source>
        <translation>Tutti i dadi vengono raccolti.</translation>
    </message>
    <message>
        <source>New turn order by influence: {names}.</source>
        <translation>Nuovo Ordine dei Turni secondo l’Influenza: {names}.</translation>
    </message>
    <message>
        <source>The pair nobody took leaves the game.</source>
        <translation>La coppia che nessuno ha scelto lascia la partita.</translation>
    </message>
    <message>
        <source>{room}: a new card with {actions}.</source>
        <translation>{room}: una nuova carta con {actions}.</translation>
    </message>
    <message>
        <source>The {die} moves to the {end}.</source>
        <translation>Il dado {die} si sposta ({end}).</translation>
    </message>
    <message>
        <source>{name} takes a pair: {resources}; {action}.</source>
        <translation>{name} prende una coppia: {resources}; {action}.</translation>
    </message>
    <message>
        <source>{name} takes the {die} from the {end}.</source>
        <translation>{name} prende il dado {die} dal Ponte ({end}).</translation>
    </message>
    <message>
        <source>{name} places the {die} on a {value}: {space}.</source>
        <translation>{name} piazza il dado {die} su un {value}: {space}.</translation>
    </message>
    <message>
        <source>{name} gains {gain} ({why}).</source>
        <translation>{name} guadagna {gain} ({why}).</translation>
    </message>
    <message>
        <source>{name} gains {gain} ({why}); {lost} more do not fit.</source>
        <translation>{name} guadagna {gain} ({why}); {lost} in più vanno perse.</translation>
    </message>
    <message>
        <source>{name} pays {price} ({why}).</source>
        <translation>{name} paga {price} ({why}).</translation>
    </message>
    <message>
        <source>{name} exchanges {seals} for {gain}.</source>
        <translation>{name} scambia {seals} con {gain}.</translation>
    </message>
    <message>
        <source>{name} passes {n} points.</source>
        <translation>{name} supera {n} Punti Clan.</translation>
    </message>
    <message>
        <source>{name} has no lantern bonus yet.</source>
        <translation>{name} non ha ancora Ricompense della Lanterna.</translation>
    </message>
    <message>
        <source>{name} gets the lantern bonus.</source>
        <translation>{name} ottiene la Ricompensa della Lanterna.</translation>
    </message>
    <message>
        <source>{name} moves {n} on in the passage of time, to space {space} ({why}).</source>
        <translation>{name} avanza di {n} nello Scorrere del Tempo, fino alla casella {space} ({why}).</translation>
    </message>
    <message>
        <source>{name} stops at space {space}: the tree asks for {seals}, {n} influence is lost.</source>
        <translation>{name} si ferma sulla casella {space}: l’albero chiede {seals}, {n} Influenza è persa.</translation>
    </message>
    <message>
        <source>{name} uses an action: {action}.</source>
        <translation>{name} compie un’azione: {action}.</translation>
    </message>
    <message>
        <source>{name} does without: {actions}.</source>
        <translation>{name} rinuncia a: {actions}.</translation>
    </message>
    <message>
        <source>{name} cannot do this now: {actions}.</source>
        <translation>{name} ora non può fare: {actions}.</translation>
    </message>
    <message>
        <source>not enough food</source>
        <translation>Cibo insufficiente</translation>
    </message>
    <message>
        <source>not enough iron</source>
        <translation>Ferro insufficiente</translation>
    </message>
    <message>
        <source>not enough mother-of-pearl</source>
        <translation>Madreperla insufficiente</translation>
    </message>
    <message>
        <source>not enough coins</source>
        <translation>monete insufficienti</translation>
    </message>
    <message>
        <source>not enough seals</source>
        <translation>Sigilli insufficienti</translation>
    </message>
    <message>
        <source>no courtier left</source>
        <translation>nessun Cortigiano disponibile</translation>
    </message>
    <message>
        <source>no gardener left</source>
        <translation>nessun Giardiniere disponibile</translation>
    </message>
    <message>
        <source>no warrior left</source>
        <translation>nessun Guerriero disponibile</translation>
    </message>
    <message>
        <source>no such action is possible</source>
        <translation>nessuna azione del genere è possibile</translation>
    </message>
    <message>
        <source>{name} uses a row of the domain: {row}.</source>
        <translation>{name} usa una fila del Dominio: {row}.</translation>
    </message>
    <message>
        <source>{name} may use {n} gardens again.</source>
        <translation>{name} può usare di nuovo {n} Giardini.</translation>
    </message>
    <message>
        <source>{name} may use 1 garden again.</source>
        <translation>{name} può usare di nuovo 1 Giardino.</translation>
    </message>
    <message>
        <source>{name} turns a card into the lantern area: {gain}.</source>
        <translation>{name} gira una carta nell’Area della Lanterna: {gain}.</translation>
    </message>
    <message>
        <source>{name} takes the card of the room as action card: {actions}.</source>
        <translation>{name} prende la carta della stanza come carta Azione: {actions}.</translation>
    </message>
    <message>
        <source>{room}: the deck is empty, so its card stays.</source>
        <translation>{room}: il mazzo è vuoto, quindi la carta resta.</translation>
    </message>
    <message>
        <source>{name} moves a courtier: {place}.</source>
        <translation>{name} sposta un Cortigiano: {place}.</translation>
    </message>
    <message>
        <source>{name} takes space {n} of the Daimyo card.</source>
        <translation>{name} occupa lo spazio {n} della carta Daimyo.</translation>
    </message>
    <message>
        <source>{name} stands beside the Daimyo card: all spaces are taken.</source>
        <translation>{name} sta accanto alla carta Daimyo: tutti gli spazi sono occupati.</translation>
    </message>
    <message>
        <source>{name} sends a gardener: {garden}.</source>
        <translation>{name} manda un Giardiniere: {garden}.</translation>
    </message>
    <message>
        <source>{name} sends a warrior: {yard}.</source>
        <translation>{name} manda un Guerriero: {yard}.</translation>
    </message>
</context>
<context>
    <name>WhiteCastlePieces</name>
    <message>
        <source>Die: {die}</source>
        <translation>Dado: {die}</translation>
    </message>
    <message>
        <source>Place it and pay or gain the difference.</source>
        <translation>Piazzalo e paga o guadagna la differenza.</translation>
    </message>
    <message>
        <source>Influence of {clan}</source>
        <translation>Influenza di {clan}</translation>
    </message>
    <message>
        <source>Space {n}</source>
        <translation>Casella {n}</translation>
    </message>
    <message>
        <source>The rival&apos;s top card</source>
        <translation>Prima carta del rivale</translation>
    </message>
    <message>
        <source>Card the rival used</source>
        <translation>Carta usata dal rivale</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Goes to the gate and climbs from there.</source>
        <translation>Va alle Porte e sale da lì.</translation>
    </message>
    <message>
        <source>Works in a garden below a bridge.</source>
        <translation>Lavora in un Giardino sotto un Ponte.</translation>
    </message>
    <message>
        <source>Trains in a yard.</source>
        <translation>Si addestra in un Cortile.</translation>
    </message>
</context>
<context>
    <name>WhiteCastlePrompts</name>
    <message>
        <source>Take a starting pair: resources, their lantern bonus and an action card.</source>
        <translation>Prendi una coppia iniziale: Risorse con la loro Ricompensa della Lanterna e una carta Azione.</translation>
    </message>
    <message>
        <source>Take a die from an end of a bridge and place it. The left end also gives your lantern bonus.</source>
        <translation>Prendi un dado da un’estremità di un Ponte e piazzalo. Quella sinistra dà anche la tua Ricompensa della Lanterna.</translation>
    </message>
    <message>
        <source>Place your {die}: a higher die gains the difference in coins, a lower one pays it.</source>
        <translation>Piazza il tuo dado {die}: se è maggiore guadagni la differenza in monete, se è minore la paghi.</translation>
    </message>
    <message>
        <source>Send a gardener to a garden without one of yours: it acts now, and after each round while its bridge holds a die.</source>
        <translation>Manda un Giardiniere in un Giardino che non ne ha uno tuo: agisce ora e dopo ogni round finché sul suo Ponte c’è un dado.</translation>
    </message>
    <message>
        <source>Send a warrior to a training yard and use its tiles.</source>
        <translation>Manda un Guerriero in un Cortile di Addestramento e usa le sue tessere.</translation>
    </message>
    <message>
        <source>Choose a row of your domain: its bonuses, then the action beside it.</source>
        <translation>Scegli una fila del tuo Dominio: prima le ricompense, poi l’azione accanto.</translation>
    </message>
    <message>
        <source>Choose a space on the Daimyo card for your courtier and gain its reward.</source>
        <translation>Scegli uno spazio della carta Daimyo per il tuo Cortigiano e ottieni la ricompensa.</translation>
    </message>
    <message>
        <source>You gain seals and influence. What comes first?</source>
        <translation>Guadagni Sigilli e Influenza. Cosa viene prima?</translation>
    </message>
    <message>
        <source>A tree asks for {seals}. Pay and go on, or stop here and lose {steps}?</source>
        <translation>Un albero chiede {seals}. Paghi e prosegui, o ti fermi qui e perdi {steps}?</translation>
    </message>
    <message>
        <source>The rival plants where the fewest points are. Choose between equal gardens.</source>
        <translation>Il rivale pianta dove ci sono meno Punti Clan. Scegli tra Giardini pari.</translation>
    </message>
    <message>
        <source>The rival&apos;s courtier climbs to level {n}. Choose its room: the card there leaves the game.</source>
        <translation>Il Cortigiano del rivale sale al livello {n}. Scegli la sua stanza: la carta lascia la partita.</translation>
    </message>
    <message>
        <source>Decide.</source>
        <translation>Decidi.</translation>
    </message>
    <message>
        <source>The round ends and your gardens act again: click the glowing ones in any order, or “Do without”.</source>
        <translation>Fine del round, i tuoi Giardini agiscono ancora: fai clic su quelli illuminati nell’ordine che preferisci, o su «Rinuncia».</translation>
    </message>
    <message>
        <source>Click the glowing actions in any order, each of them once, or “Do without”.</source>
        <translation>Fai clic sulle azioni illuminate nell’ordine che preferisci, ognuna una volta, o su «Rinuncia».</translation>
    </message>
    <message>
        <source>Click one of the glowing actions, or “Do without”.</source>
        <translation>Fai clic su una delle azioni illuminate, o su «Rinuncia».</translation>
    </message>
    <message>
        <source>The round ends and your garden acts again: {action}. Click it, or “Do without”.</source>
        <translation>Fine del round, il tuo Giardino agisce ancora: {action}. Fai clic sul Giardino, o su «Rinuncia».</translation>
    </message>
    <message>
        <source>You may: {action}. Click your glowing garden, or “Do without”.</source>
        <translation>Puoi: {action}. Fai clic sul tuo Giardino illuminato, o su «Rinuncia».</translation>
    </message>
    <message>
        <source>You may: {action}. Click its button, or “Do without”.</source>
        <translation>Puoi: {action}. Fai clic sul suo pulsante, o su «Rinuncia».</translation>
    </message>
    <message>
        <source>Gain {amount}: put them on food, iron or mother-of-pearl.</source>
        <translation>Guadagna {amount}: mettile su Cibo, Ferro o Madreperla.</translation>
    </message>
    <message>
        <source>You hold five seals. Exchange {seals} at once: put your seals on coins or a resource.</source>
        <translation>Hai cinque Sigilli. Scambia subito {seals}: metti i tuoi Sigilli sulle monete o su una Risorsa.</translation>
    </message>
    <message>
        <source>You may: {action}. Choose a courtier or the glowing action, or “Do without”.</source>
        <translation>Puoi: {action}. Scegli un Cortigiano o l’azione illuminata, o «Rinuncia».</translation>
    </message>
    <message>
        <source>You may: {action}. Choose a gardener or the glowing action, or “Do without”.</source>
        <translation>Puoi: {action}. Scegli un Giardiniere o l’azione illuminata, o «Rinuncia».</translation>
    </message>
    <message>
        <source>You may: {action}. Choose a warrior or the glowing action, or “Do without”.</source>
        <translation>Puoi: {action}. Scegli un Guerriero o l’azione illuminata, o «Rinuncia».</translation>
    </message>
    <message>
        <source>You may: {action}. Click the glowing action, or “Do without”.</source>
        <translation>Puoi: {action}. Fai clic sull’azione illuminata, o su «Rinuncia».</translation>
    </message>
    <message>
        <source>Bring a courtier to the gate for {coins}, let one climb for mother-of-pearl ({one} for one level, {two} for two), or both.</source>
        <translation>Porta un Cortigiano alle Porte per {coins}, fanne salire uno con la Madreperla ({one} per un livello, {two} per due), o entrambe le cose.</translation>
    </message>
    <message>
        <source>A courtier may also climb: {one} mother-of-pearl for one level, {two} for two.</source>
        <translation>Un Cortigiano può anche salire: {one} Madreperla per un livello, {two} per due.</translation>
    </message>
    <message>
        <source>You may also bring a courtier to the gate for {coins}.</source>
        <translation>Puoi anche portare un Cortigiano alle Porte per {coins}.</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 passo</translation>
    </message>
    <message>
        <source>{n} steps</source>
        <translation>{n} passi</translation>
    </message>
    <message>
        <source>reward of the well</source>
        <translation>ricompensa del Pozzo</translation>
    </message>
    <message>
        <source>audience at the gate</source>
        <translation>udienza alle Porte</translation>
    </message>
    <message>
        <source>climb of a courtier</source>
        <translation>salita di un Cortigiano</translation>
    </message>
    <message>
        <source>seals</source>
        <translation>Sigilli</translation>
    </message>
    <message>
        <source>new card for the room</source>
        <translation>nuova carta per la stanza</translation>
    </message>
    <message>
        <source>place in the hall</source>
        <translation>posto nella sala</translation>
    </message>
    <message>
        <source>the rival acts</source>
        <translation>il rivale agisce</translation>
    </message>
    <message>
        <source>one of {n} actions</source>
        <translation>una di {n} azioni</translation>
    </message>
    <message>
        <source>courtier action</source>
        <translation>azione Cortigiano</translation>
    </message>
    <message>
        <source>gardener action</source>
        <translation>azione Giardiniere</translation>
    </message>
    <message>
        <source>warrior action</source>
        <translation>azione Guerriero</translation>
    </message>
    <message>
        <source>domain action</source>
        <translation>azione del Dominio</translation>
    </message>
</context>
<context>
    <name>WhiteCastleRefusals</name>
    <message>
        <source>That is not possible now.</source>
        <translation>Ora non è possibile.</translation>
    </message>
    <message>
        <source>That costs {need}, you have {have}.</source>
        <translation>Costa {need}, tu hai {have}.</translation>
    </message>
    <message>
        <source>The die is too low: you would pay {need}, you have {have}.</source>
        <translation>Il dado è troppo basso: pagheresti {need}, tu hai {have}.</translation>
    </message>
    <message>
        <source>A room needs a tile of the die&apos;s colour: here are {tiles}, your die is {die}.</source>
        <translation>Una stanza richiede una tessera del colore del dado: qui ci sono {tiles}, il tuo dado è {die}.</translation>
    </message>
    <message>
        <source>No die lies there.</source>
        <translation>Lì non c’è alcun dado.</translation>
    </message>
    <message>
        <source>Only dice at the ends of a bridge can be taken.</source>
        <translation>Si possono prendere solo i dadi alle estremità di un Ponte.</translation>
    </message>
    <message>
        <source>First take a die from a bridge.</source>
        <translation>Prima prendi un dado da un Ponte.</translation>
    </message>
    <message>
        <source>There is no such space.</source>
        <translation>Questo spazio non esiste.</translation>
    </message>
    <message>
        <source>A row of your domain holds one die; a {pips} lies there.</source>
        <translation>Una fila del tuo Dominio contiene un solo dado; lì c’è un {pips}.</translation>
    </message>
    <message>
        <source>This row takes only dice of its own colour: {need}.</source>
        <translation>Questa fila accetta solo dadi del suo colore: {need}.</translation>
    </message>
    <message>
        <source>This half of the courtier action is done; each half counts once.</source>
        <translation>Questa parte dell’azione Cortigiano è già compiuta; ognuna vale una volta.</translation>
    </message>
    <message>
        <source>No courtier is left for that.</source>
        <translation>Non c’è più alcun Cortigiano per questo.</translation>
    </message>
    <message>
        <source>All your gardeners are in the gardens.</source>
        <translation>Tutti i tuoi Giardinieri sono nei Giardini.</translation>
    </message>
    <message>
        <source>All your warriors are in the yards.</source>
        <translation>Tutti i tuoi Guerrieri sono nei Cortili.</translation>
    </message>
    <message>
        <source>None of your courtiers stands there.</source>
        <translation>Lì non c’è alcun tuo Cortigiano.</translation>
    </message>
    <message>
        <source>Dice on this space: {have}; more than {most} are not allowed.</source>
        <translation>Dadi in questo spazio: {have}; più di {most} non sono ammessi.</translation>
    </message>
    <message>
        <source>A courtier climbs one or two levels: {start} to {target} is not possible.</source>
        <translation>Un Cortigiano sale di uno o due livelli: da {start} a {target} non è possibile.</translation>
    </message>
    <message>
        <source>A courtier on level 3 cannot climb any further.</source>
        <translation>Un Cortigiano al livello 3 non può salire oltre.</translation>
    </message>
    <message>
        <source>One of your gardeners is in this garden already.</source>
        <translation>In questo Giardino c’è già un tuo Giardiniere.</translation>
    </message>
    <message>
        <source>There is no such garden.</source>
        <translation>Questo Giardino non esiste.</translation>
    </message>
    <message>
        <source>There is no such training yard.</source>
        <translation>Questo Cortile non esiste.</translation>
    </message>
    <message>
        <source>There is no such room.</source>
        <translation>Questa stanza non esiste.</translation>
    </message>
    <message>
        <source>The rival has a gardener in this garden already.</source>
        <translation>Il rivale ha già un Giardiniere in questo Giardino.</translation>
    </message>
    <message>
        <source>The rival&apos;s card names another kind of garden.</source>
        <translation>La carta del rivale indica un altro tipo di Giardino.</translation>
    </message>
    <message>
        <source>The rival plants where the fewest points are: {fewest}, this garden has {points}.</source>
        <translation>Il rivale pianta dove ci sono meno Punti Clan: {fewest}, questo Giardino ne ha {points}.</translation>
    </message>
    <message>
        <source>The rival&apos;s courtier goes to level {need}, this room is on level {have}.</source>
        <translation>Il Cortigiano del rivale va al livello {need}, questa stanza è al livello {have}.</translation>
    </message>
    <message>
        <source>Another courtier has this space of the Daimyo card.</source>
        <translation>Questo spazio della carta Daimyo è già di un altro Cortigiano.</translation>
    </message>
    <message>
        <source>You hold {most} of that already, and there is no room for more.</source>
        <translation>Ne hai già {most}, e non c’è posto per altre.</translation>
    </message>
    <message>
        <source>None of the actions beside such a die tile is possible now.</source>
        <translation>Nessuna delle azioni accanto a una tale tessera Dado è ora possibile.</translation>
    </message>
    <message>
        <source>Choose {need} resources, no more and no fewer.</source>
        <translation>Scegli {need} Risorse, né più né meno.</translation>
    </message>
    <message>
        <source>Seals can become coins, food, iron or mother-of-pearl only.</source>
        <translation>I Sigilli si scambiano solo con monete, Cibo, Ferro o Madreperla.</translation>
    </message>
    <message>
        <source>Seals can be exchanged in your own turns only.</source>
        <translation>Puoi scambiare Sigilli solo nei tuoi turni.</translation>
    </message>
    <message>
        <source>More than five seals cannot be held: exchange {surplus} first.</source>
        <translation>Non puoi avere più di cinque Sigilli: prima scambiane {surplus}.</translation>
    </message>
    <message>
        <source>That is not what is asked now.</source>
        <translation>Non è ciò che si chiede ora.</translation>
    </message>
    <message>
        <source>This action does not belong to what you may do now.</source>
        <translation>Questa azione non è tra quelle che puoi compiere ora.</translation>
    </message>
    <message>
        <source>These cards are no pair; {pairs} pairs lie there.</source>
        <translation>Queste carte non sono una coppia; ci sono {pairs} coppie.</translation>
    </message>
    <message>
        <source>It is not your decision.</source>
        <translation>Non tocca a te decidere.</translation>
    </message>
    <message>
        <source>That cannot be put here.</source>
        <translation>Non si può mettere qui.</translation>
    </message>
</context>
<context>
    <name>WhiteCastleRival</name>
    <message>
        <source>The rival&apos;s cards are shuffled.</source>
        <translation>Le carte del rivale vengono mischiate.</translation>
    </message>
    <message>
        <source>The rival turns its top card: {actions}.</source>
        <translation>Il rivale gira la sua prima carta: {actions}.</translation>
    </message>
    <message>
        <source>The die of the next card is not there, so it is turned too: {actions}.</source>
        <translation>Il dado della carta seguente non c’è, quindi anche questa viene girata: {actions}.</translation>
    </message>
    <message>
        <source>The new top card names the die: {bridge}, {end}; and where it goes: {space}.</source>
        <translation>La nuova prima carta indica il dado: {bridge}, {end}; e dove va: {space}.</translation>
    </message>
    <message>
        <source>{space} is occupied, so the rival&apos;s die goes to the well.</source>
        <translation>{space}: occupato, quindi il dado del rivale va nel Pozzo.</translation>
    </message>
    <message>
        <source>The rival&apos;s card says: {action}.</source>
        <translation>La carta del rivale dice: {action}.</translation>
    </message>
    <message>
        <source>That is not possible, so the rival gains {points}.</source>
        <translation>Non è possibile, quindi il rivale guadagna {points}.</translation>
    </message>
    <message>
        <source>The rival hands in {coins}, {price} at a time, and gains {points}.</source>
        <translation>Il rivale consegna {coins}, {price} alla volta, e guadagna {points}.</translation>
    </message>
    <message>
        <source>{room}: the rival removes the card from the game.</source>
        <translation>{room}: il rivale rimuove la carta dalla partita.</translation>
    </message>
    <message>
        <source>On its next turn the rival turns this card and does its actions; the card below names the die.</source>
        <translation>Nel suo prossimo turno il rivale gira questa carta e ne svolge le azioni; la carta sotto indica il dado.</translation>
    </message>
    <message>
        <source>{actions}. After the rival&apos;s turn it lies under the deck again.</source>
        <translation>{actions}. Dopo il turno del rivale torna in fondo al mazzo.</translation>
    </message>
    <message>
        <source>It named the last die: {bridge}, {end}; for this space: {space}.</source>
        <translation>Ha indicato l’ultimo dado: {bridge}, {end}; per questo spazio: {space}.</translation>
    </message>
    <message>
        <source>courtier to the gate</source>
        <translation>Cortigiano alle Porte</translation>
    </message>
    <message>
        <source>lowest courtier up 1 level</source>
        <translation>il Cortigiano più in basso sale di 1 livello</translation>
    </message>
    <message>
        <source>lowest courtier up {n} levels</source>
        <translation>il Cortigiano più in basso sale di {n} livelli</translation>
    </message>
    <message>
        <source>warrior: {yard}</source>
        <translation>Guerriero: {yard}</translation>
    </message>
    <message>
        <source>gardener to the stone garden with the fewest points</source>
        <translation>Giardiniere nel Giardino delle Pietre con meno Punti Clan</translation>
    </message>
    <message>
        <source>gardener to the plant garden with the fewest points</source>
        <translation>Giardiniere nel Giardino delle Piante con meno Punti Clan</translation>
    </message>
    <message>
        <source>gardener to the garden with the fewest points</source>
        <translation>Giardiniere nel Giardino con meno Punti Clan</translation>
    </message>
</context>
<context>
    <name>WhiteCastleScores</name>
    <message>
        <source>{name} exchanges the left-over {seals}: {gains}.</source>
        <translation>{name} scambia i rimanenti {seals}: {gains}.</translation>
    </message>
    <message>
        <source>{name} scores {points}: {category}.</source>
        <translation>{name} segna {points}: {category}.</translation>
    </message>
    <message>
        <source>During the game</source>
        <translation>Durante la partita</translation>
    </message>
    <message>
        <source>Coins and seals</source>
        <translation>Monete e Sigilli</translation>
    </message>
    <message>
        <source>Food, iron, mother-of-pearl</source>
        <translation>Cibo, Ferro, Madreperla</translation>
    </message>
    <message>
        <source>Passage of time</source>
        <translation>Scorrere del Tempo</translation>
    </message>
    <message>
        <source>Courtiers</source>
        <translation>Cortigiani</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Guerrieri</translation>
    </message>
    <message>
        <source>Gardeners</source>
        <translation>Giardinieri</translation>
    </message>
</context>
<context>
    <name>WhiteCastleTerms</name>
    <message>
        <source>{n} food</source>
        <translation>{n} Cibo</translation>
    </message>
    <message>
        <source>{n} iron</source>
        <translation>{n} Ferro</translation>
    </message>
    <message>
        <source>{n} mother-of-pearl</source>
        <translation>{n} Madreperla</translation>
    </message>
    <message>
        <source>{n} coins</source>
        <translation>{n} monete</translation>
    </message>
    <message>
        <source>{n} seals</source>
        <translation>{n} Sigilli</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} Punti Clan</translation>
    </message>
    <message>
        <source>{n} influence</source>
        <translation>{n} Influenza</translation>
    </message>
    <message>
        <source>{n} resources of choice</source>
        <translation>{n} Risorse a scelta</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Cibo</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Ferro</translation>
    </message>
    <message>
        <source>Mother-of-pearl</source>
        <translation>Madreperla</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monete</translation>
    </message>
    <message>
        <source>Seals of the Daimyo</source>
        <translation>Sigilli del Daimyo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti Clan</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenza</translation>
    </message>
    <message>
        <source>Resources of choice</source>
        <translation>Risorse a scelta</translation>
    </message>
    <message>
        <source>red</source>
        <translation>corallo</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>red {n}</source>
        <translation>corallo {n}</translation>
    </message>
    <message>
        <source>black {n}</source>
        <translation>nero {n}</translation>
    </message>
    <message>
        <source>white {n}</source>
        <translation>bianco {n}</translation>
    </message>
    <message>
        <source>Red bridge</source>
        <translation>Ponte corallo</translation>
    </message>
    <message>
        <source>Black bridge</source>
        <translation>Ponte nero</translation>
    </message>
    <message>
        <source>White bridge</source>
        <translation>Ponte bianco</translation>
    </message>
    <message>
        <source>left end</source>
        <translation>estremità sinistra</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>estremità destra</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Cortigiano</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Giardiniere</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerriero</translation>
    </message>
    <message>
        <source>courtier action</source>
        <translation>azione Cortigiano</translation>
    </message>
    <message>
        <source>gardener action</source>
        <translation>azione Giardiniere</translation>
    </message>
    <message>
        <source>warrior action</source>
        <translation>azione Guerriero</translation>
    </message>
    <message>
        <source>domain action</source>
        <translation>azione del Dominio</translation>
    </message>
    <message>
        <source>a light action of the castle</source>
        <translation>un’azione su sfondo chiaro del Castello</translation>
    </message>
    <message>
        <source>an action beside any die tile</source>
        <translation>un’azione accanto a una qualsiasi tessera Dado</translation>
    </message>
    <message>
        <source>an action beside a red die tile</source>
        <translation>un’azione accanto a una tessera Dado corallo</translation>
    </message>
    <message>
        <source>an action beside a black die tile</source>
        <translation>un’azione accanto a una tessera Dado nera</translation>
    </message>
    <message>
        <source>an action beside a white die tile</source>
        <translation>un’azione accanto a una tessera Dado bianca</translation>
    </message>
    <message>
        <source>Courtiers&apos; row</source>
        <translation>Fila dei Cortigiani</translation>
    </message>
    <message>
        <source>Gardeners&apos; row</source>
        <translation>Fila dei Giardinieri</translation>
    </message>
    <message>
        <source>Warriors&apos; row</source>
        <translation>Fila dei Guerrieri</translation>
    </message>
    <message>
        <source>Left room on level 1</source>
        <translation>Stanza sinistra al livello 1</translation>
    </message>
    <message>
        <source>Middle room on level 1</source>
        <translation>Stanza centrale al livello 1</translation>
    </message>
    <message>
        <source>Right room on level 1</source>
        <translation>Stanza destra al livello 1</translation>
    </message>
    <message>
        <source>Left room on level 2</source>
        <translation>Stanza sinistra al livello 2</translation>
    </message>
    <message>
        <source>Right room on level 2</source>
        <translation>Stanza destra al livello 2</translation>
    </message>
    <message>
        <source>Outside the walls, left</source>
        <translation>Fuori dalle Mura, sinistra</translation>
    </message>
    <message>
        <source>Outside the walls, right</source>
        <translation>Fuori dalle Mura, destra</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Pozzo</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Hall of the Daimyo</source>
        <translation>Sala del Daimyo</translation>
    </message>
    <message>
        <source>Level {n}</source>
        <translation>Livello {n}</translation>
    </message>
    <message>
        <source>Stone garden</source>
        <translation>Giardino delle Pietre</translation>
    </message>
    <message>
        <source>Plant garden</source>
        <translation>Giardino delle Piante</translation>
    </message>
    <message>
        <source>Training yard for {n} iron</source>
        <translation>Cortile di Addestramento da {n} Ferro</translation>
    </message>
    <message>
        <source>lantern bonus</source>
        <translation>Ricompensa della Lanterna</translation>
    </message>
    <message>
        <source>reward of the well</source>
        <translation>ricompensa del Pozzo</translation>
    </message>
    <message>
        <source>pay {price}: {deed}</source>
        <translation>paga {price}: {deed}</translation>
    </message>
    <message>
        <source>{resources}. Lantern bonus: {lantern}. Action card: {action}.</source>
        <translation>{resources}. Ricompensa della Lanterna: {lantern}. Carta Azione: {action}.</translation>
    </message>
    <message>
        <source>resource card</source>
        <translation>carta Risorsa Iniziale</translation>
    </message>
    <message>
        <source>Lantern area</source>
        <translation>Area della Lanterna</translation>
    </message>
    <message>
        <source>Daimyo card</source>
        <translation>carta Daimyo</translation>
    </message>
    <message>
        <source>Training yard</source>
        <translation>Cortile di Addestramento</translation>
    </message>
    <message>
        <source>rival&apos;s card</source>
        <translation>carta del rivale</translation>
    </message>
    <message>
        <source>difference of the die</source>
        <translation>differenza del dado</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>albero</translation>
    </message>
    <message>
        <source>an action that was not possible</source>
        <translation>un’azione non possibile</translation>
    </message>
    <message>
        <source>coins handed in</source>
        <translation>monete consegnate</translation>
    </message>
    <message>
        <source>action card</source>
        <translation>carta Azione</translation>
    </message>
    <message>
        <source>1 food</source>
        <translation>1 Cibo</translation>
    </message>
    <message>
        <source>1 iron</source>
        <translation>1 Ferro</translation>
    </message>
    <message>
        <source>1 mother-of-pearl</source>
        <translation>1 Madreperla</translation>
    </message>
    <message>
        <source>1 coin</source>
        <translation>1 moneta</translation>
    </message>
    <message>
        <source>1 seal</source>
        <translation>1 Sigillo</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punto Clan</translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>1 Influenza</translation>
    </message>
    <message>
        <source>1 resource of choice</source>
        <translation>1 Risorsa a scelta</translation>
    </message>
</context>
<context>
    <name>WhiteCastleWording</name>
    <message>
        <source>Clan {letter}</source>
        <translation>Clan {letter}</translation>
    </message>
    <message>
        <source>Place in the turn order</source>
        <translation>Posto nell&apos;ordine di turno</translation>
    </message>
    <message>
        <source>Alone you win only with more points than the rival.</source>
        <translation>Da solo vinci soltanto con più punti del rivale.</translation>
    </message>
    <message>
        <source>Choosing the starting pairs</source>
        <translation>Scelta delle coppie iniziali</translation>
    </message>
    <message>
        <source>Round {n} of {rounds}</source>
        <translation>Round {n} di {rounds}</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Rival</source>
        <translation>Rivale</translation>
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
        <source>The play is over: {seat} wins with {points} points.</source>
        <translation>La partita è finita: vince {seat} con {points} punti.</translation>
    </message>
    <message>
        <source>The play is over: {seat} share the win with {points} points.</source>
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
        <source>Plays</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Reports of mishaps</source>
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
        <source>All kept plays, settings and reports will be deleted and Kastellan will close. Plays that you saved elsewhere stay.</source>
        <translation>Tutte le partite conservate, le impostazioni e i rapporti saranno eliminati e Kastellan si chiuderà. Le partite che hai salvato altrove restano.</translation>
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
<context>
    <name>_SeatRow</name>
    <message>
        <source>Name of seat {letter}</source>
        <translation>Nome al posto {letter}</translation>
    </message>
    <message>
        <source>Who plays on seat {letter}</source>
        <translation>Chi gioca al posto {letter}</translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>points: {change}</source>
        <translation>punti: {change}</translation>
    </message>
    <message>
        <source>chests: {change}</source>
        <translation>forzieri: {change}</translation>
    </message>
    <message>
        <source>coins: {change}</source>
        <translation>monete: {change}</translation>
    </message>
    <message>
        <source>food: {change}</source>
        <translation>Cibo: {change}</translation>
    </message>
    <message>
        <source>iron: {change}</source>
        <translation>Ferro: {change}</translation>
    </message>
    <message>
        <source>mother-of-pearl: {change}</source>
        <translation>Madreperla: {change}</translation>
    </message>
    <message>
        <source>rice: {change}</source>
        <translation>riso: {change}</translation>
    </message>
    <message>
        <source>seals: {change}</source>
        <translation>Sigilli: {change}</translation>
    </message>
</context>
<context>
    <name>shogun</name>
    <message>
        <source>Spring</source>
        <translation>Primavera</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Estate</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Autunno</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Inverno</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>castello</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>tempio</translation>
    </message>
    <message>
        <source>Nō theatre</source>
        <translation>teatro Nō</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>castelli</translation>
    </message>
    <message>
        <source>temples</source>
        <translation>templi</translation>
    </message>
    <message>
        <source>Nō theatres</source>
        <translation>teatri Nō</translation>
    </message>
    <message>
        <source>Build a castle</source>
        <translation>Costruire un castello</translation>
    </message>
    <message>
        <source>Build a temple</source>
        <translation>Costruire un tempio</translation>
    </message>
    <message>
        <source>Build a Nō theatre</source>
        <translation>Costruire un teatro Nō</translation>
    </message>
    <message>
        <source>Collect rice</source>
        <translation>Raccogliere riso</translation>
    </message>
    <message>
        <source>Collect tax</source>
        <translation>Riscuotere tasse</translation>
    </message>
    <message>
        <source>Deploy 5 armies</source>
        <translation>Schierare 5 armate</translation>
    </message>
    <message>
        <source>Deploy 3 armies</source>
        <translation>Schierare 3 armate</translation>
    </message>
    <message>
        <source>Deploy 1 army, then move</source>
        <translation>Schierare 1 armata, poi muovere</translation>
    </message>
    <message>
        <source>March and attack A</source>
        <translation>Battaglia/movimento A</translation>
    </message>
    <message>
        <source>March and attack B</source>
        <translation>Battaglia/movimento B</translation>
    </message>
    <message>
        <source>Costs {cost}. Goes on a free site; no province has the same building twice.</source>
        <translation>Costa {cost}. Va su un sito libero; nessuna provincia ha due volte lo stesso edificio.</translation>
    </message>
    <message>
        <source>The province yields what is printed there and gets an unrest marker. Where there is unrest already, the peasants rise.</source>
        <translation>La provincia rende quanto vi è indicato e riceve un segnalino malcontento. Dove c&apos;è già malcontento, i contadini insorgono.</translation>
    </message>
    <message>
        <source>Costs {cost}. Armies come from your supply.</source>
        <translation>Costa {cost}. Le armate vengono dalla tua riserva.</translation>
    </message>
    <message>
        <source>Move armies into a neighbouring province; one must stay. If it is not yours, the cube tower decides.</source>
        <translation>Muovi armate in una provincia confinante; una deve restare. Se non è tua, decide la torre dei cubi.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Offerta</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>Chest card {number}</source>
        <translation>Carta forziere {number}</translation>
    </message>
    <message>
        <source>chest card {number}</source>
        <translation>carta forziere {number}</translation>
    </message>
    <message>
        <source>Deploying 5 brings only {five} armies, deploying 3 only {three}.</source>
        <translation>Schierare 5 porta solo {five} armate, schierare 3 solo {three}.</translation>
    </message>
    <message>
        <source>{chests} more when collecting tax.</source>
        <translation>{chests} in più quando si riscuotono le tasse.</translation>
    </message>
    <message>
        <source>{armies} when deploying 5.</source>
        <translation>{armies} quando se ne schierano 5.</translation>
    </message>
    <message>
        <source>{armies} more in every attack.</source>
        <translation>{armies} in più in ogni attacco.</translation>
    </message>
    <message>
        <source>{armies} more in every defence.</source>
        <translation>{armies} in più in ogni difesa.</translation>
    </message>
    <message>
        <source>Whoever is attacked in a province with a castle throws {armies} more.</source>
        <translation>Chi è attaccato in una provincia con un castello getta {armies} in più.</translation>
    </message>
    <message>
        <source>Collecting tax yields at most {chests}.</source>
        <translation>Riscuotere tasse rende al massimo {chests}.</translation>
    </message>
    <message>
        <source>Collecting tax yields at least {chests}.</source>
        <translation>Riscuotere tasse rende almeno {chests}.</translation>
    </message>
    <message>
        <source>{chests} more when you collect tax.</source>
        <translation>{chests} in più quando riscuoti tasse.</translation>
    </message>
    <message>
        <source>Deploying 5 brings you {armies}.</source>
        <translation>Schierare 5 ti porta {armies}.</translation>
    </message>
    <message>
        <source>You throw {armies} more when you attack.</source>
        <translation>Getti {armies} in più quando attacchi.</translation>
    </message>
    <message>
        <source>You throw {armies} more when you are attacked.</source>
        <translation>Getti {armies} in più quando sei attaccato.</translation>
    </message>
    <message>
        <source>{amount} rice more when collecting rice.</source>
        <translation>{amount} riso in più quando si raccoglie il riso.</translation>
    </message>
    <message>
        <source>Building a Nō theatre also removes {amount} unrest there.</source>
        <translation>Costruire un teatro Nō toglie lì anche {amount} malcontento.</translation>
    </message>
    <message>
        <source>{amount} peasants defend a neutral province instead of 1.</source>
        <translation>{amount} contadini difendono una provincia neutrale invece di 1.</translation>
    </message>
    <message>
        <source>Provinces with a temple cannot be attacked.</source>
        <translation>Le province con un tempio non si possono attaccare.</translation>
    </message>
    <message>
        <source>Collecting rice yields at least {amount} rice.</source>
        <translation>Raccogliere riso rende almeno {amount} riso.</translation>
    </message>
    <message>
        <source>Collecting rice yields at most {amount} rice.</source>
        <translation>Raccogliere riso rende al massimo {amount} riso.</translation>
    </message>
    <message>
        <source>{amount} rice more when you collect rice.</source>
        <translation>{amount} riso in più quando raccogli riso.</translation>
    </message>
    <message>
        <source>1 army</source>
        <translation>1 armata</translation>
    </message>
    <message>
        <source>{count} armies</source>
        <translation>{count} armate</translation>
    </message>
    <message>
        <source>1 chest</source>
        <translation>1 forziere</translation>
    </message>
    <message>
        <source>{count} chests</source>
        <translation>{count} forzieri</translation>
    </message>
    <message>
        <source>1 peasant</source>
        <translation>1 contadino</translation>
    </message>
    <message>
        <source>{count} peasants</source>
        <translation>{count} contadini</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} punti</translation>
    </message>
    <message>
        <source>1 province</source>
        <translation>1 provincia</translation>
    </message>
    <message>
        <source>{count} provinces</source>
        <translation>{count} province</translation>
    </message>
    <message>
        <source>1 unrest marker</source>
        <translation>1 segnalino malcontento</translation>
    </message>
    <message>
        <source>{count} unrest markers</source>
        <translation>{count} segnalini malcontento</translation>
    </message>
    <message>
        <source>Year {number}</source>
        <translation>Anno {number}</translation>
    </message>
    <message>
        <source>Put a card on every space (still open: {open}). Provinces say where an action happens, the bid decides who chooses a place first.</source>
        <translation>Metti una carta su ogni spazio (ancora liberi: {open}). Le province dicono dove avviene un&apos;azione, l&apos;offerta chi sceglie per primo il posto.</translation>
    </message>
    <message>
        <source>Your plan is complete. Change it as you like, or say you are ready.</source>
        <translation>Il tuo piano è completo. Cambialo come vuoi, oppure di&apos; che sei pronto.</translation>
    </message>
    <message>
        <source>Choose a place in the turn order; its special card is yours this round.</source>
        <translation>Scegli un posto nell&apos;ordine di turno; la sua carta speciale è tua per questo round.</translation>
    </message>
    <message>
        <source>Rice is short: choose which of the drawn provinces rises next.</source>
        <translation>Il riso non basta: scegli quale delle province pescate insorge adesso.</translation>
    </message>
    <message>
        <source>Others decide.</source>
        <translation>Decidono gli altri.</translation>
    </message>
    <message>
        <source>Take the top card of the deck</source>
        <translation>Prendi la prima carta del mazzo</translation>
    </message>
    <message>
        <source>Take {province}</source>
        <translation>Prendi {province}</translation>
    </message>
    <message>
        <source>Turn up two other cards</source>
        <translation>Scopri altre due carte</translation>
    </message>
    <message>
        <source>Put {armies} there</source>
        <translation>Metti lì {armies}</translation>
    </message>
    <message>
        <source>Place {place}: {effect}</source>
        <translation>Posto {place}: {effect}</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>{province} rises</source>
        <translation>{province} insorge</translation>
    </message>
    <message>
        <source>{name} chooses a place</source>
        <translation>{name} sceglie un posto</translation>
    </message>
    <message>
        <source>Event and bids</source>
        <translation>Evento e offerte</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Points of year {year}</source>
        <translation>Punti dell’anno {year}</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Forzieri</translation>
    </message>
    <message>
        <source>Move {armies} from {home} to {target}</source>
        <translation>Muovi {armies} da {home} a {target}</translation>
    </message>
    <message>
        <source>{home} → {target}, {armies}: win {win} %, fail {loss} %</source>
        <translation>{home} → {target}, {armies}: vittoria {win} %, fallimento {loss} %</translation>
    </message>
    <message>
        <source>{home} → {target}, {armies}: win {win} %, draw {draw} %, lose {loss} %</source>
        <translation>{home} → {target}, {armies}: vittoria {win} %, pareggio {draw} %, sconfitta {loss} %</translation>
    </message>
    <message>
        <source>Majorities, {region}</source>
        <translation>Maggioranze, {region}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Winter of year {year}</source>
        <translation>Inverno dell&apos;anno {year}</translation>
    </message>
    <message>
        <source>Rice for provinces</source>
        <translation>Riso per le province</translation>
    </message>
    <message>
        <source>Points before</source>
        <translation>Punti precedenti</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Edifici</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Revolts: {count}</source>
        <translation>Rivolte: {count}</translation>
    </message>
    <message>
        <source>Choosing provinces</source>
        <translation>Scelta delle province</translation>
    </message>
    <message>
        <source>Year {year}, {season}</source>
        <translation>Anno {year}, {season}</translation>
    </message>
    <message>
        <source>action {number} of {all}</source>
        <translation>azione {number} di {all}</translation>
    </message>
    <message>
        <source>Which group of armies shall hold {province}? Choose it, then the glowing province.</source>
        <translation>Quale gruppo di armate deve tenere {province}? Scegli il gruppo, poi la provincia illuminata.</translation>
    </message>
    <message>
        <source>Choose an open card, then its glowing province; or the deck for its top card. The province is yours, and a group of armies goes there.</source>
        <translation>Scegli una carta scoperta, poi la sua provincia illuminata; oppure il mazzo per la sua prima carta. La provincia è tua e vi va un gruppo di armate.</translation>
    </message>
    <message>
        <source>You may move armies from {home} into a neighbouring province of yours.</source>
        <translation>Puoi muovere armate da {home} in una tua provincia confinante.</translation>
    </message>
    <message>
        <source>March from {home} into a neighbouring province; one army must stay. The figures are the chances to win if all others go.</source>
        <translation>Marcia da {home} in una provincia confinante; un&apos;armata deve restare. Le cifre sono le probabilità di vittoria se vanno tutte le altre.</translation>
    </message>
    <message>
        <source>{card} on {space}</source>
        <translation>{card} su {space}</translation>
    </message>
    <message>
        <source>Leave {space} empty</source>
        <translation>Lascia vuoto: {space}</translation>
    </message>
    <message>
        <source>Take back what lies on {space}</source>
        <translation>Riprendi ciò che è su {space}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Open cards: {cards}.</source>
        <translation>Carte scoperte: {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {province} from the deck.</source>
        <translation>{name} pesca {province} dal mazzo.</translation>
    </message>
    <message>
        <source>{name} takes {province}.</source>
        <translation>{name} prende {province}.</translation>
    </message>
    <message>
        <source>{name} puts both open cards under the deck.</source>
        <translation>{name} mette le due carte scoperte sotto il mazzo.</translation>
    </message>
    <message>
        <source>{name} puts {armies} into {province}.</source>
        <translation>{name} mette {armies} in {province}.</translation>
    </message>
    <message>
        <source>Year {year} begins. The events cost {losses} rice; one is for winter.</source>
        <translation>Comincia l&apos;anno {year}. Gli eventi costano {losses} riso; uno resta per l&apos;inverno.</translation>
    </message>
    <message>
        <source>{season} of year {year}. First actions: {actions}.</source>
        <translation>{season} dell&apos;anno {year}. Prime azioni: {actions}.</translation>
    </message>
    <message>
        <source>{name} is ready.</source>
        <translation>{name} è pronto.</translation>
    </message>
    <message>
        <source>Event: {effect}</source>
        <translation>Evento: {effect}</translation>
    </message>
    <message>
        <source>Places are chosen in this order: {order}.</source>
        <translation>I posti si scelgono in quest&apos;ordine: {order}.</translation>
    </message>
    <message>
        <source>{season} is over; all cards go back.</source>
        <translation>{season} è finita; tutte le carte tornano indietro.</translation>
    </message>
    <message>
        <source>{name} takes place {place}: {effect}</source>
        <translation>{name} prende il posto {place}: {effect}</translation>
    </message>
    <message>
        <source>{name} bids {card}, which costs nothing.</source>
        <translation>{name} offre {card}, che non costa nulla.</translation>
    </message>
    <message>
        <source>{name} bids and pays {chests}.</source>
        <translation>{name} offre e paga {chests}.</translation>
    </message>
    <message>
        <source>{name} bids {chests}.</source>
        <translation>{name} offre {chests}.</translation>
    </message>
    <message>
        <source>{name} shows {card} for {action}.</source>
        <translation>{name} mostra {card} per: {action}.</translation>
    </message>
    <message>
        <source>{action} of {name} in {province} fails. {why}</source>
        <translation>{action} di {name} in {province} fallisce. {why}</translation>
    </message>
    <message>
        <source>Unrest in {province} grows by {by}.</source>
        <translation>Il malcontento in {province} cresce di {by}.</translation>
    </message>
    <message>
        <source>Unrest in {province} falls by {by}.</source>
        <translation>Il malcontento in {province} cala di {by}.</translation>
    </message>
    <message>
        <source>Action {number} of {all}: {action}.</source>
        <translation>Azione {number} di {all}: {action}.</translation>
    </message>
    <message>
        <source>Turned up: {action}.</source>
        <translation>Scoperta: {action}.</translation>
    </message>
    <message>
        <source>{name} builds a {building} in {province} for {chests}.</source>
        <translation>{name} costruisce in {province} per {chests}: {building}.</translation>
    </message>
    <message>
        <source>{name} collects {rice} rice in {province}.</source>
        <translation>{name} raccoglie {rice} riso in {province}.</translation>
    </message>
    <message>
        <source>{name} collects {chests} in {province}.</source>
        <translation>{name} riscuote {chests} in {province}.</translation>
    </message>
    <message>
        <source>{name} deploys {armies} in {province} for {chests}.</source>
        <translation>{name} schiera {armies} in {province} per {chests}.</translation>
    </message>
    <message>
        <source>{name} marches with {armies} from {home} to {target}.</source>
        <translation>{name} marcia con {armies} da {home} a {target}.</translation>
    </message>
    <message>
        <source>{name} moves nobody from {home}.</source>
        <translation>{name} non muove nessuno da {home}.</translation>
    </message>
    <message>
        <source>Into the tower: {thrown}. In the tray: {tray}.</source>
        <translation>Nella torre: {thrown}. Nel vassoio: {tray}.</translation>
    </message>
    <message>
        <source>What fell out of the tower goes back: {cubes}.</source>
        <translation>Ciò che è uscito dalla torre torna indietro: {cubes}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>peasants</source>
        <translation>contadini</translation>
    </message>
    <message>
        <source>{attacker} attacks neutral {province}: {armies} against {peasants}.</source>
        <translation>{attacker} attacca {province}, neutrale: {armies} contro {peasants}.</translation>
    </message>
    <message>
        <source>{attacker} attacks {defender} in {province}: {a} against {d}.</source>
        <translation>{attacker} attacca {defender} in {province}: {a} contro {d}.</translation>
    </message>
    <message>
        <source>Bonuses of special cards and castles are included: attack +{a}, defence +{d}.</source>
        <translation>Inclusi i bonus di carte speciali e castelli: attacco +{a}, difesa +{d}.</translation>
    </message>
    <message>
        <source>The tray: {attacker} {a}, {others}.</source>
        <translation>Il vassoio: {attacker} {a}, {others}.</translation>
    </message>
    <message>
        <source>{name}: {armies} against {peasants}. {province} is held by {left}.</source>
        <translation>{name}: {armies} contro {peasants}. {province} resta tenuta da {left}.</translation>
    </message>
    <message>
        <source>{name}: {armies} against {peasants}. {province} is lost.</source>
        <translation>{name}: {armies} contro {peasants}. {province} è perduta.</translation>
    </message>
    <message>
        <source>no peasants</source>
        <translation>nessun contadino</translation>
    </message>
    <message>
        <source>1 peasant helps the defender</source>
        <translation>1 contadino aiuta il difensore</translation>
    </message>
    <message>
        <source>{count} peasants help the defender</source>
        <translation>{count} contadini aiutano il difensore</translation>
    </message>
    <message>
        <source>1 peasant looks on, for there is unrest</source>
        <translation>1 contadino sta a guardare, perché c&apos;è malcontento</translation>
    </message>
    <message>
        <source>{count} peasants look on, for there is unrest</source>
        <translation>{count} contadini stanno a guardare, perché c&apos;è malcontento</translation>
    </message>
    <message>
        <source>{attacker} takes {province}. Left over: {armies}.</source>
        <translation>{attacker} conquista {province}. Restano: {armies}.</translation>
    </message>
    <message>
        <source>{defender} holds {province}. Left over: {armies}.</source>
        <translation>{defender} tiene {province}. Restano: {armies}.</translation>
    </message>
    <message>
        <source>Nobody is left: {province} becomes neutral.</source>
        <translation>Non resta nessuno: {province} diventa neutrale.</translation>
    </message>
    <message>
        <source>{province} stays neutral.</source>
        <translation>{province} resta neutrale.</translation>
    </message>
    <message>
        <source>Only peasants held: a draw; {province} becomes neutral.</source>
        <translation>Hanno resistito solo i contadini: pareggio; {province} diventa neutrale.</translation>
    </message>
    <message>
        <source>Revolt against {name} in {province}: {peasants} ({unrest} for unrest, {extra} for hunger) against {armies}.</source>
        <translation>Rivolta contro {name} in {province}: {peasants} ({unrest} per malcontento, {extra} per fame) contro {armies}.</translation>
    </message>
    <message>
        <source>{province} is neutral now.</source>
        <translation>{province} ora è neutrale.</translation>
    </message>
    <message>
        <source>Removed: {things}.</source>
        <translation>Tolti: {things}.</translation>
    </message>
    <message>
        <source>The card of {province} goes from {giver} to the stock.</source>
        <translation>La carta di {province} va da {giver} alla riserva comune.</translation>
    </message>
    <message>
        <source>The card of {province} goes to {taker}.</source>
        <translation>La carta di {province} va a {taker}.</translation>
    </message>
    <message>
        <source>The card of {province} goes from {giver} to {taker}.</source>
        <translation>La carta di {province} va da {giver} a {taker}.</translation>
    </message>
    <message>
        <source>It lay on {space}: that order is lost.</source>
        <translation>Era su {space}: quell&apos;ordine è perduto.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Adesso non è possibile.</translation>
    </message>
    <message>
        <source>This costs {need_chests}, but only {have} are left.</source>
        <translation>Costa {need_chests}, ma ne restano solo {have}.</translation>
    </message>
    <message>
        <source>All you planned costs {need_chests}, but only {have} are left.</source>
        <translation>Tutto ciò che hai pianificato costa {need_chests}, ma ne restano solo {have}.</translation>
    </message>
    <message>
        <source>This bid costs {need_chests}, but you have only {have}.</source>
        <translation>Questa offerta costa {need_chests}, ma ne hai solo {have}.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Non esiste una carta così.</translation>
    </message>
    <message>
        <source>There is no such card or space.</source>
        <translation>Non esiste una carta o uno spazio così.</translation>
    </message>
    <message>
        <source>Cards are turned up anew only once in a turn.</source>
        <translation>Le carte si rinnovano solo una volta per turno.</translation>
    </message>
    <message>
        <source>New cards come only if both open cards are those of your last turn.</source>
        <translation>Si rinnova solo se le due carte scoperte sono quelle del tuo ultimo turno.</translation>
    </message>
    <message>
        <source>This province is not used with so few players.</source>
        <translation>Questa provincia non si usa con così pochi giocatori.</translation>
    </message>
    <message>
        <source>The card of {card} does not lie open.</source>
        <translation>La carta di {card} non è scoperta.</translation>
    </message>
    <message>
        <source>This needs {need_armies} in the supply; you have {have}.</source>
        <translation>Necessario nella riserva: {need_armies}; ne hai {have}.</translation>
    </message>
    <message>
        <source>Nobody can march: only one army is there, and it must stay.</source>
        <translation>Nessuno può marciare: c&apos;è una sola armata e deve restare.</translation>
    </message>
    <message>
        <source>All sites are built upon ({sites}).</source>
        <translation>Tutti i siti sono occupati ({sites}).</translation>
    </message>
    <message>
        <source>Nothing lies on {space}.</source>
        <translation>Su {space} non c&apos;è nulla.</translation>
    </message>
    <message>
        <source>You do not have the card of {card}.</source>
        <translation>Non hai la carta di {card}.</translation>
    </message>
    <message>
        <source>A card lies on {space} already.</source>
        <translation>Su {space} c&apos;è già una carta.</translation>
    </message>
    <message>
        <source>{card} lies on {space} already.</source>
        <translation>{card} è già su {space}.</translation>
    </message>
    <message>
        <source>With {cards} cards for {spaces} spaces no space may stay empty.</source>
        <translation>Con {cards} carte per {spaces} spazi nessuno spazio può restare vuoto.</translation>
    </message>
    <message>
        <source>There is no place {place}.</source>
        <translation>Non esiste il posto {place}.</translation>
    </message>
    <message>
        <source>{card} belongs to {by} already.</source>
        <translation>{card} appartiene già a {by}.</translation>
    </message>
    <message>
        <source>An open card goes to its own province on the map; click the deck for its top card.</source>
        <translation>Una carta scoperta va nella sua provincia sulla mappa; per la prima carta fai clic sul mazzo.</translation>
    </message>
    <message>
        <source>The armies go to {province}, the province you took.</source>
        <translation>Le armate vanno in {province}, la provincia che hai preso.</translation>
    </message>
    <message>
        <source>Your cards go to the spaces of your tableau.</source>
        <translation>Le tue carte vanno sugli spazi del tuo piano.</translation>
    </message>
    <message>
        <source>Only the armies in {home} march now.</source>
        <translation>Ora marciano solo le armate in {home}.</translation>
    </message>
    <message>
        <source>One army must stay: of {have_armies}, {want} cannot march away.</source>
        <translation>Un&apos;armata deve restare: di {have_armies} non possono partirne {want}.</translation>
    </message>
    <message>
        <source>You have no group of {armies} left. Groups left: {left}.</source>
        <translation>Non hai più gruppi da {armies}. Gruppi rimasti: {left}.</translation>
    </message>
    <message>
        <source>Spaces still open: {open}.</source>
        <translation>Spazi ancora liberi: {open}.</translation>
    </message>
    <message>
        <source>Keep a card for the bid that you can pay with {have_chests}.</source>
        <translation>Tieni per l&apos;offerta una carta che puoi pagare con {have_chests}.</translation>
    </message>
    <message>
        <source>{by} has this place already.</source>
        <translation>{by} ha già questo posto.</translation>
    </message>
    <message>
        <source>There is no province to march to from {province}.</source>
        <translation>Da {province} non c&apos;è una provincia raggiungibile.</translation>
    </message>
    <message>
        <source>The {building} would be the second one there.</source>
        <translation>Lì c&apos;è già questo edificio: {building}.</translation>
    </message>
    <message>
        <source>No {building} is left in the stock.</source>
        <translation>Nella riserva non ne restano: {building}.</translation>
    </message>
    <message>
        <source>Armies must march from {home}.</source>
        <translation>Da {home} qualche armata deve marciare.</translation>
    </message>
    <message>
        <source>{target} does not border on {home}.</source>
        <translation>{target} non confina con {home}.</translation>
    </message>
    <message>
        <source>{target} is not yours; this move is a peaceful one.</source>
        <translation>{target} non è tua; questo movimento è pacifico.</translation>
    </message>
    <message>
        <source>{target} has a temple and cannot be attacked this round.</source>
        <translation>{target} ha un tempio e in questo round non si può attaccare.</translation>
    </message>
    <message>
        <source>This province was not drawn; {drawn} others were.</source>
        <translation>Questa provincia non è stata pescata; altre {drawn} sì.</translation>
    </message>
    <message>
        <source>There is unrest ({unrest}): the peasants will rise.</source>
        <translation>C&apos;è malcontento ({unrest}): i contadini insorgeranno.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>It does not belong there.</source>
        <translation>Non va lì.</translation>
    </message>
    <message>
        <source>Group of {armies}</source>
        <translation>Gruppo da {armies}</translation>
    </message>
    <message>
        <source>It goes into the province you took.</source>
        <translation>Va nella provincia che hai preso.</translation>
    </message>
    <message>
        <source>All tableaus</source>
        <translation>Tutti i piani</translation>
    </message>
    <message>
        <source>What is known of everybody&apos;s plan; a click closes it.</source>
        <translation>Ciò che si sa dei piani di tutti; un clic lo chiude.</translation>
    </message>
    <message>
        <source>Not used with three players.</source>
        <translation>Non si usa in tre giocatori.</translation>
    </message>
    <message>
        <source>{region}. Rice {rice}, tax {tax}, sites {sites}.</source>
        <translation>{region}. Riso {rice}, tasse {tax}, siti {sites}.</translation>
    </message>
    <message>
        <source>Neutral: whoever attacks meets a peasant.</source>
        <translation>Neutrale: chi attacca trova un contadino.</translation>
    </message>
    <message>
        <source>Built: {buildings}.</source>
        <translation>Costruito: {buildings}.</translation>
    </message>
    <message>
        <source>Borders on {provinces}.</source>
        <translation>Confina con {provinces}.</translation>
    </message>
    <message>
        <source>{name} has {armies} here.</source>
        <translation>{name} ha qui {armies}.</translation>
    </message>
    <message>
        <source>Neutral: whoever attacks meets {count} peasants.</source>
        <translation>Neutrale: chi attacca trova {count} contadini.</translation>
    </message>
    <message>
        <source>As a bid it costs {chests}; on an action it does nothing.</source>
        <translation>Come offerta costa {chests}; su un&apos;azione non fa nulla.</translation>
    </message>
    <message>
        <source>It stays empty.</source>
        <translation>Resta vuoto.</translation>
    </message>
    <message>
        <source>The card that lay here was lost.</source>
        <translation>La carta che era qui è andata persa.</translation>
    </message>
    <message>
        <source>A card lies here face down.</source>
        <translation>Qui c&apos;è una carta coperta.</translation>
    </message>
    <message>
        <source>Here lies {card}.</source>
        <translation>Qui c&apos;è {card}.</translation>
    </message>
    <message>
        <source>The highest bid chooses its place in the turn order first.</source>
        <translation>L&apos;offerta più alta sceglie per prima il posto nell&apos;ordine di turno.</translation>
    </message>
    <message>
        <source>{name} took it.</source>
        <translation>L’ha preso {name}.</translation>
    </message>
    <message>
        <source>Tableau of {name}</source>
        <translation>Piano di {name}</translation>
    </message>
    <message>
        <source>Nobody has it yet.</source>
        <translation>Non l&apos;ha ancora nessuno.</translation>
    </message>
    <message>
        <source>Place {place} in the turn order</source>
        <translation>Posto {place} nell&apos;ordine di turno</translation>
    </message>
    <message>
        <source>Action {number} of {all}</source>
        <translation>Azione {number} di {all}</translation>
    </message>
    <message>
        <source>Still face down; one is turned up after every action.</source>
        <translation>Ancora coperta; dopo ogni azione se ne scopre una.</translation>
    </message>
    <message>
        <source>Event of this round</source>
        <translation>Evento di questo round</translation>
    </message>
    <message>
        <source>Open event</source>
        <translation>Evento scoperto</translation>
    </message>
    <message>
        <source>If it is left for winter, everybody loses {loss} rice.</source>
        <translation>Se resta per l&apos;inverno, tutti perdono {loss} riso.</translation>
    </message>
    <message>
        <source>Nothing is turned up yet.</source>
        <translation>Non è ancora scoperto nulla.</translation>
    </message>
    <message>
        <source>Points {points}, {chests}, rice {rice}, {armies} in the supply, {provinces}.</source>
        <translation>Punti {points}, {chests}, riso {rice}, {armies} nella riserva, {provinces}.</translation>
    </message>
    <message>
        <source>{count} cards; the top one is yours unseen.</source>
        <translation>{count} carte; la prima è tua senza vederla.</translation>
    </message>
    <message>
        <source>Deck of province cards</source>
        <translation>Mazzo delle carte provincia</translation>
    </message>
    <message>
        <source>Leave a space empty</source>
        <translation>Lascia vuoto uno spazio</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>{season}, year {year} of 2</source>
        <translation>{season}, anno {year} di 2</translation>
    </message>
    <message>
        <source>Winter brings supply and scoring. A click crowns those with the most buildings.</source>
        <translation>L&apos;inverno porta rifornimenti e punteggio. Un clic incorona chi ha più edifici.</translation>
    </message>
    <message>
        <source>Cube tower</source>
        <translation>Torre dei cubi</translation>
    </message>
    <message>
        <source>Above: the cubes on the upper and the lower shelf.</source>
        <translation>Sopra: i cubi sul ripiano superiore e su quello inferiore.</translation>
    </message>
    <message>
        <source>Above: cubes held inside, as counted by what is nowhere else.</source>
        <translation>Sopra: i cubi dentro la torre, contati da ciò che non è altrove.</translation>
    </message>
    <message>
        <source>Below: the tray; its cubes go in with the next throw. How many stay inside is our estimate: nobody has measured the real tower.</source>
        <translation>Sotto: il vassoio; i suoi cubi rientrano col prossimo lancio. Quanti restano dentro è una nostra stima: nessuno ha misurato la torre vera.</translation>
    </message>
    <message>
        <source>Put it on a space that shall stay empty.</source>
        <translation>Mettila su uno spazio che deve restare vuoto.</translation>
    </message>
    <message>
        <source>Put cards on your spaces; bring them here to take them back.</source>
        <translation>Metti le carte sui tuoi spazi; riportale qui per riprenderle.</translation>
    </message>
    <message>
        <source>Sorts by region, rice or tax.</source>
        <translation>Ordina per regione, riso o tasse.</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordina la mano</translation>
    </message>
    <message>
        <source>The log tells everything.</source>
        <translation>Il diario racconta tutto.</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>The actions in their order, the events, the turn order, and all players.</source>
        <translation>Le azioni in ordine, gli eventi, l&apos;ordine di turno e tutti i giocatori.</translation>
    </message>
    <message>
        <source>Round strip</source>
        <translation>Striscia del round</translation>
    </message>
    <message>
        <source>Ten spaces for actions and one for the bid; every space gets a card.</source>
        <translation>Dieci spazi per le azioni e uno per l&apos;offerta; ogni spazio riceve una carta.</translation>
    </message>
    <message>
        <source>Your tableau</source>
        <translation>Il tuo piano</translation>
    </message>
    <message>
        <source>Winter of year {year}: everybody loses {loss} rice.</source>
        <translation>Inverno dell&apos;anno {year}: tutti perdono {loss} riso.</translation>
    </message>
    <message>
        <source>{name} loses {lost} rice and keeps {left}.</source>
        <translation>{name} perde {lost} riso e ne tiene {left}.</translation>
    </message>
    <message>
        <source>{name} scores {points}: provinces {provinces}, buildings {buildings}, majorities {majorities}. Total {total}.</source>
        <translation>{name} ottiene {points}: province {provinces}, edifici {buildings}, maggioranze {majorities}. Totale {total}.</translation>
    </message>
    <message>
        <source>Year {year} is over: rice and unrest are cleared away.</source>
        <translation>L&apos;anno {year} è finito: riso e malcontento vengono tolti.</translation>
    </message>
    <message>
        <source>{name} feeds {provinces} with {rice} rice: all stay calm.</source>
        <translation>{name} nutre {provinces} con {rice} riso: tutto resta calmo.</translation>
    </message>
    <message>
        <source>{name} has {rice} rice for {provinces}, {short} too little. Revolts: {risings}, each with {peasants} more.</source>
        <translation>{name} ha {rice} riso per {provinces}, {short} in meno. Rivolte: {risings}, ognuna con {peasants} in più.</translation>
    </message>
    <message>
        <source>{region}: {name} shares the most {buildings}: {points}.</source>
        <translation>{region}: {name} condivide la maggioranza: {buildings}, {points}.</translation>
    </message>
    <message>
        <source>{region}: {name} has the most {buildings}: {points}.</source>
        <translation>{region}: {name} ha la maggioranza: {buildings}, {points}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>The tower is filled.</source>
        <translation>La torre viene riempita.</translation>
    </message>
    <message>
        <source>Sea route between {a} and {b}</source>
        <translation>Rotta marittima tra {a} e {b}</translation>
    </message>
    <message>
        <source>Both provinces are neighbours.</source>
        <translation>Le due province sono confinanti.</translation>
    </message>
    <message>
        <source>Reconstructed: no picture of this side of the map could be found, so the route is drawn as on the Sun side.</source>
        <translation>Ricostruita: di questo lato della mappa non si è trovata alcuna immagine, perciò la rotta è disegnata come sul lato Sole.</translation>
    </message>
    <message>
        <source>The sea route to {province} is reconstructed on this side of the map.</source>
        <translation>La rotta marittima verso {province} è ricostruita su questo lato della mappa.</translation>
    </message>
    <message>
        <source>It touches no other province of its region: perhaps a sea route is missing here.</source>
        <translation>Non confina con nessun&apos;altra provincia della sua regione: forse qui manca una rotta marittima.</translation>
    </message>
    <message>
        <source>chances: win {win} %, draw {draw} %, lose {loss} %</source>
        <translation>probabilità: vittoria {win} %, pareggio {draw} %, sconfitta {loss} %</translation>
    </message>
</context>
<context>
    <name>two_castles</name>
    <message>
        <source>you build</source>
        <translation>tu costruisci</translation>
    </message>
    <message>
        <source>{name} builds</source>
        <translation>{name} costruisce</translation>
    </message>
    <message>
        <source>you may move your tiles</source>
        <translation>puoi spostare le tue tessere</translation>
    </message>
    <message>
        <source>{name} may move tiles</source>
        <translation>{name} può spostare tessere</translation>
    </message>
    <message>
        <source>all build</source>
        <translation>tutti costruiscono</translation>
    </message>
    <message>
        <source>those who waited build</source>
        <translation>chi ha aspettato costruisce</translation>
    </message>
    <message>
        <source>the chosen tiles are turned up</source>
        <translation>le tessere scelte si scoprono</translation>
    </message>
    <message>
        <source>the stacks are passed on</source>
        <translation>le pile passano oltre</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>round {number}</translation>
    </message>
    <message>
        <source>the final scoring</source>
        <translation>il punteggio finale</translation>
    </message>
    <message>
        <source>everybody keeps two tiles</source>
        <translation>tutti scelgono due tessere</translation>
    </message>
    <message>
        <source>one of the drawn tiles is built</source>
        <translation>si costruisce una delle tessere pescate</translation>
    </message>
    <message>
        <source>a special room is built</source>
        <translation>si costruisce una stanza speciale</translation>
    </message>
    <message>
        <source>a bonus card is kept</source>
        <translation>si tiene una carta bonus</translation>
    </message>
    <message>
        <source>an attendant is taken</source>
        <translation>si prende un servitore</translation>
    </message>
    <message>
        <source>a bonus is chosen</source>
        <translation>si sceglie un bonus</translation>
    </message>
    <message>
        <source>Ludwig&apos;s tiles are laid out</source>
        <translation>le tessere di Ludwig si dispongono</translation>
    </message>
    <message>
        <source>Turn {turn}: everybody chooses two tiles.</source>
        <translation>Turno {turn}: tutti scelgono due tessere.</translation>
    </message>
    <message>
        <source>All stacks go on to the left.</source>
        <translation>Tutte le pile passano a sinistra.</translation>
    </message>
    <message>
        <source>All stacks go on to the right.</source>
        <translation>Tutte le pile passano a destra.</translation>
    </message>
    <message>
        <source>The last tiles are put away face down: {count}.</source>
        <translation>Le ultime tessere si scartano coperte: {count}.</translation>
    </message>
    <message>
        <source>Discarded tiles are shuffled into the supply: {count}.</source>
        <translation>Le tessere scartate si rimescolano nella riserva: {count}.</translation>
    </message>
    <message>
        <source>Discarded cards are shuffled into the deck: {count}.</source>
        <translation>Le carte scartate si rimescolano nel mazzo: {count}.</translation>
    </message>
    <message>
        <source>You take {room} back into your hand.</source>
        <translation>Riprendi in mano {room}.</translation>
    </message>
    <message>
        <source>You keep {room}.</source>
        <translation>Tieni {room}.</translation>
    </message>
    <message>
        <source>Round {number}: everybody draws {count} tiles.</source>
        <translation>Round {number}: tutti pescano {count} tessere.</translation>
    </message>
    <message>
        <source>{name}: two tiles chosen, {count} put down.</source>
        <translation>{name}: due tessere scelte, {count} posate.</translation>
    </message>
    <message>
        <source>{name}: turned up {rooms}.</source>
        <translation>{name}: scoperte {rooms}.</translation>
    </message>
    <message>
        <source>Two of Ludwig&apos;s tiles are seen by {name}.</source>
        <translation>Due tessere di Ludwig sono viste da {name}.</translation>
    </message>
    <message>
        <source>Two of Ludwig&apos;s tiles, for you to see: {rooms}.</source>
        <translation>Due tessere di Ludwig che vedi solo tu: {rooms}.</translation>
    </message>
    <message>
        <source>{name}: Ludwig&apos;s {room} laid out for the castle of {castle}.</source>
        <translation>{name}: {room} di Ludwig posata per il castello di {castle}.</translation>
    </message>
    <message>
        <source>{name}: the partner goes first in the castle of {castle}.</source>
        <translation>{name}: nel castello di {castle} comincia il compagno.</translation>
    </message>
    <message>
        <source>{name}: {room} built in the castle of {castle}, {space}.</source>
        <translation>{name}: {room} costruita nel castello di {castle}, {space}.</translation>
    </message>
    <message>
        <source>{name}: Ludwig&apos;s {room} built in the castle of {castle}, {space}.</source>
        <translation>{name}: {room} di Ludwig costruita nel castello di {castle}, {space}.</translation>
    </message>
    <message>
        <source>{name}: {room} taken up in the castle of {castle}.</source>
        <translation>{name}: {room} ripresa dal castello di {castle}.</translation>
    </message>
    <message>
        <source>These tiles leave the game: {rooms}.</source>
        <translation>Queste tessere escono dal gioco: {rooms}.</translation>
    </message>
    <message>
        <source>Castle of {castle}: the third {kind} brings: {bonus}.</source>
        <translation>Castello di {castle}: la terza stanza ({kind}) dà: {bonus}.</translation>
    </message>
    <message>
        <source>Castle of {castle}: the fifth {kind} brings: {bonus}.</source>
        <translation>Castello di {castle}: la quinta stanza ({kind}) dà: {bonus}.</translation>
    </message>
    <message>
        <source>Castle of {castle}: the chosen bonus: {bonus}.</source>
        <translation>Castello di {castle}: bonus scelto: {bonus}.</translation>
    </message>
    <message>
        <source>Castle of {castle}: nothing is left for: {bonus}.</source>
        <translation>Castello di {castle}: non resta nulla per: {bonus}.</translation>
    </message>
    <message>
        <source>Drawn for the castle of {castle}: {rooms}.</source>
        <translation>Pescate per il castello di {castle}: {rooms}.</translation>
    </message>
    <message>
        <source>Bonus cards drawn for the castle of {castle}: {cards}.</source>
        <translation>Carte bonus per il castello di {castle}: {cards}.</translation>
    </message>
    <message>
        <source>Castle of {castle} keeps the bonus card: {card}.</source>
        <translation>Il castello di {castle} tiene la carta bonus: {card}.</translation>
    </message>
    <message>
        <source>Castle of {castle}: into the throne room: {attendant}.</source>
        <translation>Castello di {castle}: nella sala del trono: {attendant}.</translation>
    </message>
    <message>
        <source>Castle of {castle}: {points} points.</source>
        <translation>Castello di {castle}: {points} punti.</translation>
    </message>
    <message>
        <source>{name}: {points} points, the lower castle; place {place}.</source>
        <translation>{name}: {points} punti, il castello più basso; posto {place}.</translation>
    </message>
    <message>
        <source>Ludwig</source>
        <translation>Ludwig</translation>
    </message>
    <message>
        <source>{first} &amp; {second}</source>
        <translation>{first} &amp; {second}</translation>
    </message>
    <message>
        <source>food room</source>
        <translation>stanza del cibo</translation>
    </message>
    <message>
        <source>living room</source>
        <translation>stanza di soggiorno</translation>
    </message>
    <message>
        <source>utility room</source>
        <translation>stanza di servizio</translation>
    </message>
    <message>
        <source>outdoor room</source>
        <translation>stanza esterna</translation>
    </message>
    <message>
        <source>sleeping room</source>
        <translation>stanza da letto</translation>
    </message>
    <message>
        <source>corridor</source>
        <translation>stanza di passaggio</translation>
    </message>
    <message>
        <source>downstairs room</source>
        <translation>stanza sotterranea</translation>
    </message>
    <message>
        <source>fountain</source>
        <translation>fontana</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>grand foyer</source>
        <translation>foyer</translation>
    </message>
    <message>
        <source>torch</source>
        <translation>torcia</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>spade</translation>
    </message>
    <message>
        <source>painting</source>
        <translation>quadro</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>specchio</translation>
    </message>
    <message>
        <source>room</source>
        <translation>stanza</translation>
    </message>
    <message>
        <source>special room</source>
        <translation>stanza speciale</translation>
    </message>
    <message>
        <source>room with {hanging}</source>
        <translation>stanza con {hanging}</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Pittore</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Cavaliere</translation>
    </message>
    <message>
        <source>Fire eater</source>
        <translation>Mangiafuoco</translation>
    </message>
    <message>
        <source>Cosmetician</source>
        <translation>Cosmetista</translation>
    </message>
    <message>
        <source>one of five tiles</source>
        <translation>una di cinque tessere</translation>
    </message>
    <message>
        <source>bonus card</source>
        <translation>carta bonus</translation>
    </message>
    <message>
        <source>royal attendant</source>
        <translation>servitore reale</translation>
    </message>
    <message>
        <source>any other bonus</source>
        <translation>un altro bonus a scelta</translation>
    </message>
    <message>
        <source>food rooms</source>
        <translation>stanze del cibo</translation>
    </message>
    <message>
        <source>living rooms</source>
        <translation>stanze di soggiorno</translation>
    </message>
    <message>
        <source>utility rooms</source>
        <translation>stanze di servizio</translation>
    </message>
    <message>
        <source>outdoor rooms</source>
        <translation>stanze esterne</translation>
    </message>
    <message>
        <source>sleeping rooms</source>
        <translation>stanze da letto</translation>
    </message>
    <message>
        <source>corridors</source>
        <translation>stanze di passaggio</translation>
    </message>
    <message>
        <source>downstairs rooms</source>
        <translation>stanze sotterranee</translation>
    </message>
    <message>
        <source>special rooms</source>
        <translation>stanze speciali</translation>
    </message>
    <message>
        <source>different room types</source>
        <translation>tipi di stanza diversi</translation>
    </message>
    <message>
        <source>royal attendants</source>
        <translation>servitori reali</translation>
    </message>
    <message>
        <source>rooms underground</source>
        <translation>stanze sottoterra</translation>
    </message>
    <message>
        <source>rooms on the second floor or higher</source>
        <translation>stanze dal 2° piano in su</translation>
    </message>
    <message>
        <source>levels of the castle</source>
        <translation>livelli del castello</translation>
    </message>
    <message>
        <source>columns of the castle</source>
        <translation>colonne del castello</translation>
    </message>
    <message>
        <source>rooms surrounded on all eight spaces</source>
        <translation>stanze con 8 spazi occupati intorno</translation>
    </message>
    <message>
        <source>rooms with neighbours on all four sides</source>
        <translation>stanze con 4 vicini diretti</translation>
    </message>
    <message>
        <source>different types next to the throne room</source>
        <translation>tipi diversi accanto al trono</translation>
    </message>
    <message>
        <source>spaces taken around the throne room</source>
        <translation>spazi occupati intorno al trono</translation>
    </message>
    <message>
        <source>types with five rooms or more</source>
        <translation>tipi con cinque o più stanze</translation>
    </message>
    <message>
        <source>types with three rooms or more</source>
        <translation>tipi con tre o più stanze</translation>
    </message>
    <message>
        <source>ground floor</source>
        <translation>piano terra</translation>
    </message>
    <message>
        <source>floor {number}</source>
        <translation>piano {number}</translation>
    </message>
    <message>
        <source>underground {number}</source>
        <translation>sottoterra {number}</translation>
    </message>
    <message>
        <source>{level}, middle left</source>
        <translation>{level}, al centro a sinistra</translation>
    </message>
    <message>
        <source>{level}, middle right</source>
        <translation>{level}, al centro a destra</translation>
    </message>
    <message>
        <source>{level}, {steps} left</source>
        <translation>{level}, {steps} a sinistra</translation>
    </message>
    <message>
        <source>{level}, {steps} right</source>
        <translation>{level}, {steps} a destra</translation>
    </message>
    <message>
        <source>This is not what is asked now.</source>
        <translation>Non è ciò che si chiede ora.</translation>
    </message>
    <message>
        <source>There is a room already ({space}).</source>
        <translation>C&apos;è già una stanza ({space}).</translation>
    </message>
    <message>
        <source>A room must share an edge with the castle; {space} touches none.</source>
        <translation>Una stanza deve toccare il castello con un lato; qui ({space}) no.</translation>
    </message>
    <message>
        <source>{room} never stands underground.</source>
        <translation>{room} non sta mai sottoterra.</translation>
    </message>
    <message>
        <source>{room} stands underground only.</source>
        <translation>{room} sta solo sottoterra.</translation>
    </message>
    <message>
        <source>Nothing carries a room there ({space}).</source>
        <translation>Lì nulla regge una stanza ({space}).</translation>
    </message>
    <message>
        <source>{below} has a blue border: the sky above it stays open.</source>
        <translation>{below} ha il bordo blu: il cielo sopra resta libero.</translation>
    </message>
    <message>
        <source>The room at {space} is not joined to the throne room.</source>
        <translation>La stanza ({space}) non è collegata alla sala del trono.</translation>
    </message>
    <message>
        <source>{room} lies on the throne room ({space}) and does not count.</source>
        <translation>{room} sta sulla sala del trono ({space}) e non conta.</translation>
    </message>
    <message>
        <source>That does not belong there now.</source>
        <translation>Questo ora non va lì.</translation>
    </message>
    <message>
        <source>You build in your left and your right castle only, not in {castle}.</source>
        <translation>Costruisci solo nei tuoi castelli di sinistra e di destra; non tuo: {castle}.</translation>
    </message>
    <message>
        <source>You let your partner build first in this castle.</source>
        <translation>In questo castello lasci costruire prima il compagno.</translation>
    </message>
    <message>
        <source>This castle has its tile from you; the other tile goes to the other one.</source>
        <translation>Questo castello ha già la tua tessera; l&apos;altra va nell&apos;altro.</translation>
    </message>
    <message>
        <source>You have waited here already.</source>
        <translation>Qui hai già aspettato.</translation>
    </message>
    <message>
        <source>All have waited and nobody has built, so you build a tile now.</source>
        <translation>Tutti hanno aspettato e nessuno ha costruito: perciò ora costruisci tu una tessera.</translation>
    </message>
    <message>
        <source>All have built: there is nobody left to wait for.</source>
        <translation>Tutti hanno costruito: non c&apos;è più nessuno da aspettare.</translation>
    </message>
    <message>
        <source>Ludwig does not build himself: there is nobody to wait for.</source>
        <translation>Ludwig non costruisce da sé: non c&apos;è nessuno da aspettare.</translation>
    </message>
    <message>
        <source>{partner} has built here already: there is nobody to wait for.</source>
        <translation>{partner} ha già costruito qui: non c&apos;è nessuno da aspettare.</translation>
    </message>
    <message>
        <source>The bonus was gained for {gained_by}, so it is built there.</source>
        <translation>Il bonus vale altrove e si costruisce lì: {gained_by}.</translation>
    </message>
    <message>
        <source>This bonus card was not drawn: {card}.</source>
        <translation>Questa carta bonus non è stata pescata: {card}.</translation>
    </message>
    <message>
        <source>{room} is in your hand already.</source>
        <translation>{room} è già nella tua mano.</translation>
    </message>
    <message>
        <source>{room} is none of Ludwig&apos;s two tiles.</source>
        <translation>{room} non è una delle due tessere di Ludwig.</translation>
    </message>
    <message>
        <source>{room} was not drawn for this bonus.</source>
        <translation>{room} non è stata pescata per questo bonus.</translation>
    </message>
    <message>
        <source>{room} is none of your two tiles.</source>
        <translation>{room} non è una delle tue due tessere.</translation>
    </message>
    <message>
        <source>You keep {room} already.</source>
        <translation>Hai già scelto {room}.</translation>
    </message>
    <message>
        <source>{room} is not in your hand.</source>
        <translation>{room} non è nella tua mano.</translation>
    </message>
    <message>
        <source>You keep {have} tiles already: take one back, or drop this one on it.</source>
        <translation>Hai già scelto {have} tessere: riprendine una o posa questa sopra.</translation>
    </message>
    <message>
        <source>Keep two tiles first; you have {have}.</source>
        <translation>Scegli prima due tessere; ne hai {have}.</translation>
    </message>
    <message>
        <source>Ludwig&apos;s tile {room} lies at his other castle and is built there.</source>
        <translation>La tessera di Ludwig {room} sta all&apos;altro suo castello e si costruisce lì.</translation>
    </message>
    <message>
        <source>This bonus does not bring a {kind}.</source>
        <translation>Questo bonus non dà: {kind}.</translation>
    </message>
    <message>
        <source>Only tiles that you have just built yourself move; {room} stands.</source>
        <translation>Si spostano solo le tessere che hai appena costruito tu; {room} resta lì.</translation>
    </message>
    <message>
        <source>{room} carries {above}, so it stays.</source>
        <translation>{room} regge {above}, quindi resta lì.</translation>
    </message>
    <message>
        <source>Without {room} the castle would fall apart, so it stays.</source>
        <translation>Senza {room} il castello si dividerebbe, quindi resta lì.</translation>
    </message>
    <message>
        <source>{room} belongs to a bonus that was taken, so it stays.</source>
        <translation>{room} fa parte di un bonus già preso, quindi resta lì.</translation>
    </message>
    <message>
        <source>No {kind} is left in the box.</source>
        <translation>Nella scatola non ne restano: {kind}.</translation>
    </message>
    <message>
        <source>No such attendant is left: {attendant}.</source>
        <translation>Non ne restano: {attendant}.</translation>
    </message>
    <message>
        <source>{thing}: {have} here, the box has {there_are}.</source>
        <translation>{thing}: qui {have}, nella scatola {there_are}.</translation>
    </message>
    <message>
        <source>Tiles are chosen now and built later: from your hand they go to the two places on the right, and back.</source>
        <translation>Ora le tessere si scelgono, si costruiscono dopo: dalla mano vanno nei due posti a destra, e ritorno.</translation>
    </message>
    <message>
        <source>Ludwig&apos;s tiles are laid out now and built later: one of the two goes to his place on the right.</source>
        <translation>Ora le tessere di Ludwig si dispongono, si costruiscono dopo: una delle due va nel suo posto a destra.</translation>
    </message>
    <message>
        <source>Both tiles are built. Either may move to another space of its castle, or back to its place on the right.</source>
        <translation>Le due tessere sono costruite. Ognuna può passare su un&apos;altra casella del suo castello, o tornare al suo posto a destra.</translation>
    </message>
    <message>
        <source>Only Ludwig&apos;s tile is built now: on a free space of the castle you share with him.</source>
        <translation>Ora si costruisce solo la tessera di Ludwig: su uno spazio libero del castello che condividi con lui.</translation>
    </message>
    <message>
        <source>Only your other tile is built now: on a free space {castle}. Your hand is passed on.</source>
        <translation>Ora si costruisce solo la tua altra tessera: su uno spazio libero {castle}. La mano si passa.</translation>
    </message>
    <message>
        <source>Only your two chosen tiles are built now: on free spaces, one in each of your castles. Your hand is passed on.</source>
        <translation>Ora si costruiscono solo le tue due tessere scelte: su spazi liberi, una in ognuno dei tuoi castelli. La mano si passa.</translation>
    </message>
    <message>
        <source>The bonus comes first: one of the drawn tiles is built {castle}.</source>
        <translation>Prima viene il bonus: una delle tessere pescate si costruisce {castle}.</translation>
    </message>
    <message>
        <source>The bonus comes first: a special room is built {castle}.</source>
        <translation>Prima viene il bonus: una stanza speciale si costruisce {castle}.</translation>
    </message>
    <message>
        <source>The bonus comes first: a bonus card goes to the name plate of {builders}.</source>
        <translation>Prima viene il bonus: una carta bonus va sulla targa di {builders}.</translation>
    </message>
    <message>
        <source>The bonus comes first: an attendant goes to the throne room {castle}.</source>
        <translation>Prima viene il bonus: un servitore va nella sala del trono {castle}.</translation>
    </message>
    <message>
        <source>The bonus comes first: click the one that you choose.</source>
        <translation>Prima viene il bonus: fai clic su quello che scegli.</translation>
    </message>
    <message>
        <source>Somebody else decides now.</source>
        <translation>Ora decide qualcun altro.</translation>
    </message>
    <message>
        <source>{kind} with {hanging}</source>
        <translation>{kind} con {hanging}</translation>
    </message>
    <message>
        <source>Nothing may ever stand above it.</source>
        <translation>Sopra non può mai stare nulla.</translation>
    </message>
    <message>
        <source>The third of its type brings: {bonus}.</source>
        <translation>La terza del suo tipo dà: {bonus}.</translation>
    </message>
    <message>
        <source>(That bonus is our reconstruction: we found no printed rule.)</source>
        <translation>(Questo bonus è una nostra ricostruzione: non abbiamo trovato una regola stampata.)</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Punti: {points}.</translation>
    </message>
    <message>
        <source>Points: {points} if the castle has all seven regular types, else {otherwise}.</source>
        <translation>Punti: {points} se il castello ha tutti i sette tipi normali, altrimenti {otherwise}.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} in the castle.</source>
        <translation>Punti: {points} per ogni {wanted} nel castello.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} joined to it by a path of such rooms.</source>
        <translation>Punti: {points} per ogni {wanted} collegata da un percorso di stanze uguali.</translation>
    </message>
    <message>
        <source>Stands on the ground floor or above.</source>
        <translation>Sta al piano terra o più in alto.</translation>
    </message>
    <message>
        <source>Stands underground only.</source>
        <translation>Sta solo sottoterra.</translation>
    </message>
    <message>
        <source>Stands on any level, also underground.</source>
        <translation>Sta a ogni livello, anche sottoterra.</translation>
    </message>
    <message>
        <source>Throne room with {hanging}. Points: {points} for each of its two marked spaces that holds one of these: {first}, {second}.</source>
        <translation>Sala del trono con {hanging}. Punti: {points} per ognuno dei due spazi segnati che contiene una di queste: {first}, {second}.</translation>
    </message>
    <message>
        <source>{name}: {points} for each {wanted} in the castle.</source>
        <translation>{name}: {points} per ogni {wanted} nel castello.</translation>
    </message>
    <message>
        <source>Bonus card: {points} each: {counted}.</source>
        <translation>Carta bonus: {points} ciascuno: {counted}.</translation>
    </message>
    <message>
        <source>Worth now: {points}.</source>
        <translation>Vale ora: {points}.</translation>
    </message>
    <message>
        <source>Castle of {name}: worth {points} now</source>
        <translation>Castello di {name}: ora vale {points}</translation>
    </message>
    <message>
        <source>Castle of {name}: {category}, {points}</source>
        <translation>Castello di {name}: {category}, {points}</translation>
    </message>
    <message>
        <source>Fifth {kind}</source>
        <translation>Quinta stanza: {kind}</translation>
    </message>
    <message>
        <source>Third {kind}</source>
        <translation>Terza stanza: {kind}</translation>
    </message>
    <message>
        <source>To build: one in each castle</source>
        <translation>Da costruire: una per castello</translation>
    </message>
    <message>
        <source>To build: your other tile</source>
        <translation>Da costruire: l&apos;altra tessera</translation>
    </message>
    <message>
        <source>Keep in secret: {left} to go</source>
        <translation>Scegli in segreto: ancora {left}</translation>
    </message>
    <message>
        <source>Your two tiles</source>
        <translation>Le tue due tessere</translation>
    </message>
    <message>
        <source>Your two tiles are built</source>
        <translation>Le tue due sono costruite</translation>
    </message>
    <message>
        <source>the lower</source>
        <translation>il più basso</translation>
    </message>
    <message>
        <source>All look on: the hands stay face down</source>
        <translation>Tutti guardano: le mani restano coperte</translation>
    </message>
    <message>
        <source>Your hand: the last tile is put away</source>
        <translation>La tua mano: l&apos;ultima tessera si scarta</translation>
    </message>
    <message>
        <source>Your hand: what you do not keep goes left, to {name}</source>
        <translation>La tua mano: ciò che non tieni va a sinistra, a {name}</translation>
    </message>
    <message>
        <source>Your hand: what you do not keep goes right, to {name}</source>
        <translation>La tua mano: ciò che non tieni va a destra, a {name}</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} above it in its column.</source>
        <translation>Punti: {points} per ogni {wanted} sopra di essa nella colonna.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} below it in its column.</source>
        <translation>Punti: {points} per ogni {wanted} sotto di essa nella colonna.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} in its column.</source>
        <translation>Punti: {points} per ogni {wanted} nella sua colonna.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} directly left and right of it.</source>
        <translation>Punti: {points} per ogni {wanted} subito a sinistra e a destra.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} directly above and below it.</source>
        <translation>Punti: {points} per ogni {wanted} subito sopra e sotto.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} on the two spaces below it.</source>
        <translation>Punti: {points} per ogni {wanted} sui due spazi sottostanti.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} on the three spaces below it.</source>
        <translation>Punti: {points} per ogni {wanted} sui tre spazi sottostanti.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} on the eight spaces around it.</source>
        <translation>Punti: {points} per ogni {wanted} sugli otto spazi intorno.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} around it, but not below.</source>
        <translation>Punti: {points} per ogni {wanted} intorno, ma non sotto.</translation>
    </message>
    <message>
        <source>your left castle</source>
        <translation>il tuo castello di sinistra</translation>
    </message>
    <message>
        <source>your right castle</source>
        <translation>il tuo castello di destra</translation>
    </message>
    <message>
        <source>the castle of {name}</source>
        <translation>il castello di {name}</translation>
    </message>
    <message>
        <source>in your left castle</source>
        <translation>nel tuo castello di sinistra</translation>
    </message>
    <message>
        <source>in your right castle</source>
        <translation>nel tuo castello di destra</translation>
    </message>
    <message>
        <source>in the castle of {name}</source>
        <translation>nel castello di {name}</translation>
    </message>
    <message>
        <source>Ludwig&apos;s two tiles</source>
        <translation>Le due tessere di Ludwig</translation>
    </message>
    <message>
        <source>One goes to the castle shared with Ludwig, the other to the other.</source>
        <translation>Una va nel castello condiviso con Ludwig, l&apos;altra nell&apos;altro.</translation>
    </message>
    <message>
        <source>Castle of {castle}.</source>
        <translation>Castello di {castle}.</translation>
    </message>
    <message>
        <source>To decide: {name}.</source>
        <translation>Decide: {name}.</translation>
    </message>
    <message>
        <source>Still to come: {later}.</source>
        <translation>Ancora da fare: {later}.</translation>
    </message>
    <message>
        <source>Throne room {where}</source>
        <translation>Sala del trono {where}</translation>
    </message>
    <message>
        <source>Tile face down</source>
        <translation>Tessera coperta</translation>
    </message>
    <message>
        <source>Kept in secret until all have chosen.</source>
        <translation>Resta segreta finché tutti hanno scelto.</translation>
    </message>
    <message>
        <source>Put rooms from the left into the castle. Attendants and another throne room (star) go on the throne room, bonus cards (last page) below the castle. What shall go is put on the bin.</source>
        <translation>Metti le stanze da sinistra nel castello. I servitori e un’altra sala del trono (stella) vanno sulla sala del trono, le carte bonus (ultima pagina) sotto il castello. Ciò che deve andare via va nel cestino.</translation>
    </message>
    <message>
        <source>A room goes on a space next to the castle.</source>
        <translation>Una stanza va su uno spazio accanto al castello.</translation>
    </message>
    <message>
        <source>A bonus card goes into the row below the castle.</source>
        <translation>Una carta bonus va nella fila sotto il castello.</translation>
    </message>
    <message>
        <source>An attendant goes into the throne room.</source>
        <translation>Un servitore va nella sala del trono.</translation>
    </message>
    <message>
        <source>Drop a throne room on the one that stands there.</source>
        <translation>Metti una sala del trono su quella che c’è già.</translation>
    </message>
    <message>
        <source>The throne room stays; drop another one on it.</source>
        <translation>La sala del trono resta; mettine un’altra sopra.</translation>
    </message>
    <message>
        <source>Drop on the bin what shall go.</source>
        <translation>Ciò che deve andare via va nel cestino.</translation>
    </message>
    <message>
        <source>{room}, {where}</source>
        <translation>{room}, {where}</translation>
    </message>
    <message>
        <source>Drop a room here.</source>
        <translation>Posa qui una stanza.</translation>
    </message>
    <message>
        <source>Special rooms, attendants and throne rooms</source>
        <translation>Stanze speciali, servitori e sale del trono</translation>
    </message>
    <message>
        <source>A page of the palette.</source>
        <translation>Una pagina della scelta.</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>Drop a room, an attendant or a card here to take it away.</source>
        <translation>Posa qui una stanza, un servitore o una carta per toglierli.</translation>
    </message>
    <message>
        <source>The land around the castle</source>
        <translation>Il terreno attorno al castello</translation>
    </message>
    <message>
        <source>Drop a bonus card here.</source>
        <translation>Posa qui una carta bonus.</translation>
    </message>
    <message>
        <source>A room may be built here, {castle}.</source>
        <translation>Qui si può costruire, {castle}.</translation>
    </message>
    <message>
        <source>No room can be built here now, {castle}.</source>
        <translation>Qui ora non si può costruire, {castle}.</translation>
    </message>
    <message>
        <source>Free space: {where}</source>
        <translation>Spazio libero: {where}</translation>
    </message>
    <message>
        <source>Face down while all look on.</source>
        <translation>Coperta finché tutti guardano.</translation>
    </message>
    <message>
        <source>Bonus cards of this castle lie here: {count}.</source>
        <translation>Qui stanno le carte bonus di questo castello: {count}.</translation>
    </message>
    <message>
        <source>Bonus cards of {castle}</source>
        <translation>Carte bonus: {castle}</translation>
    </message>
    <message>
        <source>Rooms: {rooms}. Worth now: {points}. A click enlarges it.</source>
        <translation>Stanze: {rooms}. Vale ora: {points}. Un clic lo ingrandisce.</translation>
    </message>
    <message>
        <source>Builds {left} and {right}. Tiles in the hand: {hand}; chosen: {chosen}.</source>
        <translation>Costruisce {left} e {right}. Tessere in mano: {hand}; scelte: {chosen}.</translation>
    </message>
    <message>
        <source>Left in the box: {left}.</source>
        <translation>Ancora nella scatola: {left}.</translation>
    </message>
    <message>
        <source>A bonus: {bonus}.</source>
        <translation>Un bonus: {bonus}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Tiles to choose from; drop a kept tile here to take it back.</source>
        <translation>Tessere tra cui scegliere; posa qui una scelta per riprenderla.</translation>
    </message>
    <message>
        <source>What you keep</source>
        <translation>La tua scelta</translation>
    </message>
    <message>
        <source>Drop two tiles of your hand here and change them until you are done.</source>
        <translation>Posa qui due tessere della tua mano e cambiale finché non hai finito.</translation>
    </message>
    <message>
        <source>Ludwig&apos;s place</source>
        <translation>Il posto di Ludwig</translation>
    </message>
    <message>
        <source>Ludwig&apos;s tile for the castle that you build with him.</source>
        <translation>La tessera di Ludwig per il castello che costruisci con lui.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>What the bonus offers, and what is still to come.</source>
        <translation>Che cosa offre il bonus e che cosa verrà.</translation>
    </message>
    <message>
        <source>Enlarged</source>
        <translation>Ingrandito</translation>
    </message>
    <message>
        <source>A click closes it.</source>
        <translation>Un clic lo chiude.</translation>
    </message>
    <message>
        <source>Keep {room}</source>
        <translation>Tieni {room}</translation>
    </message>
    <message>
        <source>Take {room} back</source>
        <translation>Riprendi {room}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Build {room} {castle}: {space}</source>
        <translation>Costruisci {room} {castle}: {space}</translation>
    </message>
    <message>
        <source>Let {partner} build first {castle}</source>
        <translation>Lascia costruire prima {partner} {castle}</translation>
    </message>
    <message>
        <source>Food rooms</source>
        <translation>Stanze del cibo</translation>
    </message>
    <message>
        <source>Living rooms</source>
        <translation>Stanze di soggiorno</translation>
    </message>
    <message>
        <source>Utility rooms</source>
        <translation>Stanze di servizio</translation>
    </message>
    <message>
        <source>Outdoor rooms</source>
        <translation>Stanze esterne</translation>
    </message>
    <message>
        <source>Sleeping rooms</source>
        <translation>Stanze da letto</translation>
    </message>
    <message>
        <source>Corridors</source>
        <translation>Stanze di passaggio</translation>
    </message>
    <message>
        <source>Downstairs rooms</source>
        <translation>Stanze sotterranee</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torri</translation>
    </message>
    <message>
        <source>Fountains</source>
        <translation>Fontane</translation>
    </message>
    <message>
        <source>Grand foyers</source>
        <translation>Foyer</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Carte bonus</translation>
    </message>
    <message>
        <source>Royal attendants</source>
        <translation>Servitori reali</translation>
    </message>
    <message>
        <source>Throne room</source>
        <translation>Sala del trono</translation>
    </message>
    <message>
        <source>Round {round} of 2, turn {turn} of 4</source>
        <translation>Round {round} di 2, turno {turn} di 4</translation>
    </message>
    <message>
        <source>Put one of Ludwig&apos;s tiles on his place: it goes to the castle you build with him, the other one to his other castle.</source>
        <translation>Metti una tessera di Ludwig al suo posto: va nel castello che costruite insieme, l’altra nell’altro suo castello.</translation>
    </message>
    <message>
        <source>Move the tiles that you have just built, or leave them for good with “Done”.</source>
        <translation>Sposta le tessere appena costruite, oppure con «Fatto» lasciale lì per sempre.</translation>
    </message>
    <message>
        <source>Wait until the others have built</source>
        <translation>Aspetta che gli altri abbiano costruito</translation>
    </message>
    <message>
        <source>Take up {room}</source>
        <translation>Riprendi {room}</translation>
    </message>
    <message>
        <source>Higher castle</source>
        <translation>Castello più alto</translation>
    </message>
    <message>
        <source>Special rooms in both castles</source>
        <translation>Stanze speciali nei due castelli</translation>
    </message>
    <message>
        <source>Keep two tiles in secret: put them on the places on the right.</source>
        <translation>Scegli in segreto due tessere: mettile nei posti a destra.</translation>
    </message>
    <message>
        <source>Keep a second tile, or take the first one back.</source>
        <translation>Scegli una seconda tessera o riprendi la prima.</translation>
    </message>
    <message>
        <source>Change the two tiles as you like; with “Done” you put the rest down.</source>
        <translation>Cambia le due tessere finché vuoi; con «Fatto» deponi il resto.</translation>
    </message>
    <message>
        <source>Build one tile in each of your two castles.</source>
        <translation>Costruisci una tessera in ognuno dei tuoi due castelli.</translation>
    </message>
    <message>
        <source>Build your other tile {castle}.</source>
        <translation>Costruisci l&apos;altra tessera {castle}.</translation>
    </message>
    <message>
        <source>Build Ludwig&apos;s tile in the castle you share with him.</source>
        <translation>Costruisci la tessera di Ludwig nel castello che dividi con lui.</translation>
    </message>
    <message>
        <source>Build later {castle}</source>
        <translation>Costruisci più tardi {castle}</translation>
    </message>
    <message>
        <source>{reason}: build one of these tiles {castle}.</source>
        <translation>{reason}: costruisci una di queste tessere {castle}.</translation>
    </message>
    <message>
        <source>{reason}: build a {kind} {castle}.</source>
        <translation>{reason}: da costruire {castle}: {kind}.</translation>
    </message>
    <message>
        <source>{reason}: build a special room {castle}.</source>
        <translation>{reason}: costruisci una stanza speciale {castle}.</translation>
    </message>
    <message>
        <source>{reason}: keep one of these bonus cards {castle}.</source>
        <translation>{reason}: tieni una di queste carte bonus {castle}.</translation>
    </message>
    <message>
        <source>{reason}: take an attendant {castle}.</source>
        <translation>{reason}: prendi un servitore {castle}.</translation>
    </message>
    <message>
        <source>{reason}: choose any other bonus for {whose}.</source>
        <translation>{reason}: scegli un altro bonus per {whose}.</translation>
    </message>
    <message>
        <source>{room} for the castle you share with Ludwig</source>
        <translation>{room} per il castello con Ludwig</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Tieni: {card}</translation>
    </message>
    <message>
        <source>Take: {attendant}</source>
        <translation>Prendi: {attendant}</translation>
    </message>
    <message>
        <source>Choose: {bonus}</source>
        <translation>Scegli: {bonus}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Bonus cards: {cards}</source>
        <translation>Carte bonus: {cards}</translation>
    </message>
    <message>
        <source>Attendants: {names}</source>
        <translation>Servitori: {names}</translation>
    </message>
    <message>
        <source>Drop here what shall go</source>
        <translation>Posa qui ciò che va tolto</translation>
    </message>
    <message>
        <source>Bonus cards of the castle</source>
        <translation>Carte bonus del castello</translation>
    </message>
    <message>
        <source>with {partner}</source>
        <translation>con {partner}</translation>
    </message>
</context>
<context>
    <name>two_castles_rooms</name>
    <message>
        <source>Bakery</source>
        <translation>Panetteria</translation>
    </message>
    <message>
        <source>Buttery</source>
        <translation>Burreria</translation>
    </message>
    <message>
        <source>Chocolate Room</source>
        <translation>Stanza del cioccolato</translation>
    </message>
    <message>
        <source>Sauerkraut Room</source>
        <translation>Stanza dei crauti</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Cucina</translation>
    </message>
    <message>
        <source>Spice Room</source>
        <translation>Stanza delle spezie</translation>
    </message>
    <message>
        <source>Cutlery Room</source>
        <translation>Stanza delle posate</translation>
    </message>
    <message>
        <source>Crepery</source>
        <translation>Creperia</translation>
    </message>
    <message>
        <source>Wine Room</source>
        <translation>Stanza del vino</translation>
    </message>
    <message>
        <source>Morning Tea Room</source>
        <translation>Sala del tè mattutino</translation>
    </message>
    <message>
        <source>Dining Room</source>
        <translation>Sala da pranzo</translation>
    </message>
    <message>
        <source>Afternoon Tea Room</source>
        <translation>Sala del tè pomeri­diano</translation>
    </message>
    <message>
        <source>Meat Locker</source>
        <translation>Cella della carne</translation>
    </message>
    <message>
        <source>Pantry</source>
        <translation>Dispensa</translation>
    </message>
    <message>
        <source>Breakfast Nook</source>
        <translation>Angolo colazione</translation>
    </message>
    <message>
        <source>Scullery</source>
        <translation>Acquaio</translation>
    </message>
    <message>
        <source>Siege Food Storage</source>
        <translation>Scorte per l&apos;assedio</translation>
    </message>
    <message>
        <source>Brandy Room</source>
        <translation>Stanza del brandy</translation>
    </message>
    <message>
        <source>Brewery</source>
        <translation>Birrificio</translation>
    </message>
    <message>
        <source>Ice House</source>
        <translation>Ghiacciaia</translation>
    </message>
    <message>
        <source>China Room</source>
        <translation>Stanza delle porcellane</translation>
    </message>
    <message>
        <source>Taxidermy Showroom</source>
        <translation>Sala dei trofei</translation>
    </message>
    <message>
        <source>Reception Room</source>
        <translation>Sala dei ricevimenti</translation>
    </message>
    <message>
        <source>Parlor</source>
        <translation>Salottino</translation>
    </message>
    <message>
        <source>Reading Room</source>
        <translation>Sala di lettura</translation>
    </message>
    <message>
        <source>Fireplace</source>
        <translation>Sala del camino</translation>
    </message>
    <message>
        <source>Harp Room</source>
        <translation>Sala dell&apos;arpa</translation>
    </message>
    <message>
        <source>Sitting Room</source>
        <translation>Salotto</translation>
    </message>
    <message>
        <source>Vestibule</source>
        <translation>Vestibolo</translation>
    </message>
    <message>
        <source>Rug Room</source>
        <translation>Sala dei tappeti</translation>
    </message>
    <message>
        <source>Map Room</source>
        <translation>Sala delle mappe</translation>
    </message>
    <message>
        <source>Meditation Room</source>
        <translation>Sala di meditazione</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studio</translation>
    </message>
    <message>
        <source>Observatory</source>
        <translation>Osserva­torio</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Salon</source>
        <translation>Salone</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galleria</translation>
    </message>
    <message>
        <source>Tapestry Room</source>
        <translation>Sala degli arazzi</translation>
    </message>
    <message>
        <source>Hat Room</source>
        <translation>Stanza dei cappelli</translation>
    </message>
    <message>
        <source>Waiting Room</source>
        <translation>Sala d&apos;attesa</translation>
    </message>
    <message>
        <source>Cape Room</source>
        <translation>Stanza dei mantelli</translation>
    </message>
    <message>
        <source>Drawing Room</source>
        <translation>Sala di conver­sazione</translation>
    </message>
    <message>
        <source>Schoolhouse</source>
        <translation>Scuola</translation>
    </message>
    <message>
        <source>Torch Storage</source>
        <translation>Deposito delle torce</translation>
    </message>
    <message>
        <source>Washroom</source>
        <translation>Lavatoio</translation>
    </message>
    <message>
        <source>Scythe Room</source>
        <translation>Stanza delle falci</translation>
    </message>
    <message>
        <source>Powder Room</source>
        <translation>Stanza della cipria</translation>
    </message>
    <message>
        <source>Panic Room</source>
        <translation>Stanza del panico</translation>
    </message>
    <message>
        <source>Game Storage</source>
        <translation>Deposito dei giochi</translation>
    </message>
    <message>
        <source>Coat Room</source>
        <translation>Guardaroba</translation>
    </message>
    <message>
        <source>Mud Room</source>
        <translation>Stanza del fango</translation>
    </message>
    <message>
        <source>Repair Shop</source>
        <translation>Officina</translation>
    </message>
    <message>
        <source>Kittenry</source>
        <translation>Stanza dei gattini</translation>
    </message>
    <message>
        <source>Crown Storage</source>
        <translation>Deposito delle corone</translation>
    </message>
    <message>
        <source>Dumbwaiter</source>
        <translation>Monta­vivande</translation>
    </message>
    <message>
        <source>Tool Room</source>
        <translation>Stanza degli attrezzi</translation>
    </message>
    <message>
        <source>Sauna</source>
        <translation>Sauna</translation>
    </message>
    <message>
        <source>Glassmaking Room</source>
        <translation>Vetreria</translation>
    </message>
    <message>
        <source>Laundry Room</source>
        <translation>Lavanderia</translation>
    </message>
    <message>
        <source>Kennel</source>
        <translation>Canile</translation>
    </message>
    <message>
        <source>Shield Room</source>
        <translation>Stanza degli scudi</translation>
    </message>
    <message>
        <source>Broom Closet</source>
        <translation>Riposti­glio delle scope</translation>
    </message>
    <message>
        <source>Key Room</source>
        <translation>Stanza delle chiavi</translation>
    </message>
    <message>
        <source>Archery Range</source>
        <translation>Tiro con l&apos;arco</translation>
    </message>
    <message>
        <source>Vineyard</source>
        <translation>Vigneto</translation>
    </message>
    <message>
        <source>Guardhouse</source>
        <translation>Posto di guardia</translation>
    </message>
    <message>
        <source>Sty</source>
        <translation>Porcile</translation>
    </message>
    <message>
        <source>Swimming Hole</source>
        <translation>Stagno da bagno</translation>
    </message>
    <message>
        <source>Chicken Coop</source>
        <translation>Pollaio</translation>
    </message>
    <message>
        <source>Winter Garden</source>
        <translation>Giardino d&apos;inverno</translation>
    </message>
    <message>
        <source>Fish Pond</source>
        <translation>Peschiera</translation>
    </message>
    <message>
        <source>Biergarten</source>
        <translation>Giardino della birra</translation>
    </message>
    <message>
        <source>Flower Garden</source>
        <translation>Giardino fiorito</translation>
    </message>
    <message>
        <source>Butterfly Garden</source>
        <translation>Giardino delle farfalle</translation>
    </message>
    <message>
        <source>French Gazebo</source>
        <translation>Gazebo francese</translation>
    </message>
    <message>
        <source>Walking Path</source>
        <translation>Passeg­giata</translation>
    </message>
    <message>
        <source>Vegetable Garden</source>
        <translation>Orto</translation>
    </message>
    <message>
        <source>Terrace</source>
        <translation>Terrazza</translation>
    </message>
    <message>
        <source>Firewood Storage</source>
        <translation>Legnaia</translation>
    </message>
    <message>
        <source>Aviary</source>
        <translation>Voliera</translation>
    </message>
    <message>
        <source>Turtle Pond</source>
        <translation>Stagno delle tartarughe</translation>
    </message>
    <message>
        <source>Pumpkin Garden</source>
        <translation>Orto delle zucche</translation>
    </message>
    <message>
        <source>Stables</source>
        <translation>Scuderie</translation>
    </message>
    <message>
        <source>Grand Balcony</source>
        <translation>Gran balcone</translation>
    </message>
    <message>
        <source>Midnight Room</source>
        <translation>Stanza di mezzanotte</translation>
    </message>
    <message>
        <source>Nap Room</source>
        <translation>Stanza del pisolino</translation>
    </message>
    <message>
        <source>Bunk Room</source>
        <translation>Letti a castello</translation>
    </message>
    <message>
        <source>Servant&apos;s Quarters</source>
        <translation>Alloggio della servitù</translation>
    </message>
    <message>
        <source>Solar</source>
        <translation>Solario</translation>
    </message>
    <message>
        <source>In-Law Suite</source>
        <translation>Stanza dei suoceri</translation>
    </message>
    <message>
        <source>Nursery</source>
        <translation>Nursery</translation>
    </message>
    <message>
        <source>Rabbit Room</source>
        <translation>Stanza dei conigli</translation>
    </message>
    <message>
        <source>Dreaming Room</source>
        <translation>Stanza dei sogni</translation>
    </message>
    <message>
        <source>Guest Bedroom</source>
        <translation>Camera degli ospiti</translation>
    </message>
    <message>
        <source>Hibernation Chamber</source>
        <translation>Camera del letargo</translation>
    </message>
    <message>
        <source>King&apos;s Chambers</source>
        <translation>Stanze del re</translation>
    </message>
    <message>
        <source>Prince&apos;s Chambers</source>
        <translation>Stanze del principe</translation>
    </message>
    <message>
        <source>Tasso Room</source>
        <translation>Stanza del Tasso</translation>
    </message>
    <message>
        <source>Pillow Room</source>
        <translation>Stanza dei cuscini</translation>
    </message>
    <message>
        <source>Children&apos;s Room</source>
        <translation>Camera dei bambini</translation>
    </message>
    <message>
        <source>Princess&apos; Chambers</source>
        <translation>Stanze della princi­pessa</translation>
    </message>
    <message>
        <source>Dressing Room</source>
        <translation>Spoglia­toio</translation>
    </message>
    <message>
        <source>Queen&apos;s Chambers</source>
        <translation>Stanze della regina</translation>
    </message>
    <message>
        <source>Puppy Room</source>
        <translation>Stanza dei cuccioli</translation>
    </message>
    <message>
        <source>Blanket Room</source>
        <translation>Stanza delle coperte</translation>
    </message>
    <message>
        <source>Hall of Ever-Closing Walls</source>
        <translation>Sala dei muri mobili</translation>
    </message>
    <message>
        <source>Hall of Paintings</source>
        <translation>Sala dei quadri</translation>
    </message>
    <message>
        <source>Hidden Passage</source>
        <translation>Passaggio segreto</translation>
    </message>
    <message>
        <source>Between Two Rooms</source>
        <translation>Tra due stanze</translation>
    </message>
    <message>
        <source>Hall of Doors</source>
        <translation>Sala delle porte</translation>
    </message>
    <message>
        <source>Hall of Puzzled Floors</source>
        <translation>Pavimenti enigmatici</translation>
    </message>
    <message>
        <source>Hall of Creaking Floors</source>
        <translation>Pavimenti cigolanti</translation>
    </message>
    <message>
        <source>Hall of Mirrors</source>
        <translation>Sala degli specchi</translation>
    </message>
    <message>
        <source>Echo Chamber</source>
        <translation>Camera dell&apos;eco</translation>
    </message>
    <message>
        <source>Hall of Windows</source>
        <translation>Sala delle finestre</translation>
    </message>
    <message>
        <source>Hall of Knights</source>
        <translation>Sala dei cavalieri</translation>
    </message>
    <message>
        <source>Great Hall</source>
        <translation>Gran sala</translation>
    </message>
    <message>
        <source>Lockdown Room</source>
        <translation>Stanza sprangata</translation>
    </message>
    <message>
        <source>Escape Room</source>
        <translation>Stanza della fuga</translation>
    </message>
    <message>
        <source>Hall of Portraits</source>
        <translation>Sala dei ritratti</translation>
    </message>
    <message>
        <source>Hall of Sculptures</source>
        <translation>Sala delle sculture</translation>
    </message>
    <message>
        <source>Promenade</source>
        <translation>Promenade</translation>
    </message>
    <message>
        <source>Pacing Hall</source>
        <translation>Sala dei passi</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>Vicolo cieco</translation>
    </message>
    <message>
        <source>Hall of Ghosts</source>
        <translation>Sala dei fantasmi</translation>
    </message>
    <message>
        <source>Purgatory</source>
        <translation>Purgatorio</translation>
    </message>
    <message>
        <source>Padded Room</source>
        <translation>Cella imbottita</translation>
    </message>
    <message>
        <source>Venus Grotto</source>
        <translation>Grotta di Venere</translation>
    </message>
    <message>
        <source>Spy Room</source>
        <translation>Stanza delle spie</translation>
    </message>
    <message>
        <source>Gunpowder Room</source>
        <translation>Polveriera</translation>
    </message>
    <message>
        <source>The Hole</source>
        <translation>Il buco</translation>
    </message>
    <message>
        <source>Jewel Room</source>
        <translation>Stanza dei gioielli</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labora­torio</translation>
    </message>
    <message>
        <source>Hidden Entrance</source>
        <translation>Ingresso nascosto</translation>
    </message>
    <message>
        <source>Fungus Room</source>
        <translation>Stanza dei funghi</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Segreta</translation>
    </message>
    <message>
        <source>Subterranean Tunnel</source>
        <translation>Galleria sotter­ranea</translation>
    </message>
    <message>
        <source>Armory</source>
        <translation>Armeria</translation>
    </message>
    <message>
        <source>Crypt</source>
        <translation>Cripta</translation>
    </message>
    <message>
        <source>Snake Pit</source>
        <translation>Fossa dei serpenti</translation>
    </message>
    <message>
        <source>Pit of Despair</source>
        <translation>Fossa della dispera­zione</translation>
    </message>
    <message>
        <source>Quiet Room</source>
        <translation>Stanza del silenzio</translation>
    </message>
    <message>
        <source>Knight Room</source>
        <translation>Stanza dei cavalieri</translation>
    </message>
    <message>
        <source>Wine Cellar</source>
        <translation>Cantina dei vini</translation>
    </message>
    <message>
        <source>Hidden Lair</source>
        <translation>Covo nascosto</translation>
    </message>
    <message>
        <source>Treasure Room</source>
        <translation>Sala del tesoro</translation>
    </message>
    <message>
        <source>Mold Room</source>
        <translation>Stanza della muffa</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Fontana</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Grand Foyer</source>
        <translation>Grande foyer</translation>
    </message>
</context>
<context>
    <name>white_castle</name>
    <message>
        <source>The rival&apos;s cards are our reconstruction, not the printed ones.</source>
        <translation>Le carte del rivale sono una nostra ricostruzione, non quelle stampate.</translation>
    </message>
    <message>
        <source>Outside the walls</source>
        <translation>Fuori dalle Mura</translation>
    </message>
    <message>
        <source>First game: our reconstruction</source>
        <translation>Prima partita: nostra ricostruzione</translation>
    </message>
    <message>
        <source>Tokugawa clan</source>
        <translation>Clan Tokugawa</translation>
    </message>
    <message>
        <source>no action: {coins}</source>
        <translation>nessuna azione: {coins}</translation>
    </message>
    <message>
        <source>no action possible; coins: {coins}</source>
        <translation>nessuna azione possibile; monete: {coins}</translation>
    </message>
</context>
</TS>
