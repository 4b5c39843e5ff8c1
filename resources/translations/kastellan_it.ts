<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>GameSession</name>
    <message>
        <source>This is not possible now.</source>
        <translation>Ora non è possibile.</translation>
    </message>
    <message>
        <source>Something of ours broke; you can save the play. ({error})</source>
        <translation>Qualcosa di nostro si è rotto; puoi salvare la partita. ({error})</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
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
    <name>MainWindow</name>
    <message>
        <source>This play follows older rules: it can go on, but not be looked back at.</source>
        <translation>Questa partita segue regole più vecchie: può continuare, ma non si può sfogliare all’indietro.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;New …</source>
        <translation>&amp;Nuovo …</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Apri …</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>&amp;Salva con nome …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
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
        <source>Open a play</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save the play</source>
        <translation>Salva la partita</translation>
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
    <name>Seats</name>
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
        <source>Machine</source>
        <translation>Macchina</translation>
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
        <source>Three board games on one desk.</source>
        <translation>Tre giochi da tavolo su una scrivania.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>1 player, alone</source>
        <translation>1 giocatore, da solo</translation>
    </message>
    <message>
        <source>{count} players, you and machines</source>
        <translation>{count} giocatori, tu e le macchine</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>For {fewest} to {most} players</source>
        <translation>Da {fewest} a {most} giocatori</translation>
    </message>
    <message>
        <source>The table is still empty</source>
        <translation>Il tavolo è ancora vuoto</translation>
    </message>
    <message>
        <source>No game is finished yet. The White Castle, Between Two Castles and Shogun come next.</source>
        <translation>Nessun gioco è ancora pronto. I prossimi sono The White Castle, Between Two Castles e Shogun.</translation>
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
</TS>
