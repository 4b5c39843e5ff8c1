<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>GameSession</name>
    <message>
        <source>This is not possible now.</source>
        <translation>Das ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>Something of ours broke; you can save the play. ({error})</source>
        <translation>Bei uns ist etwas kaputtgegangen; du kannst die Partie speichern. ({error})</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>decides in secret</source>
        <translation>entscheidet verdeckt</translation>
    </message>
    <message>
        <source>takes back: {move}</source>
        <translation>nimmt zurück: {move}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This play follows older rules: it can go on, but not be looked back at.</source>
        <translation>Diese Partie folgt älteren Regeln: Sie kann weitergehen, aber nicht zurückgeblättert werden.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New …</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Open a play</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save the play</source>
        <translation>Partie speichern</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Filter moves</source>
        <translation>Züge filtern</translation>
    </message>
    <message>
        <source>Nothing to decide at this screen.</source>
        <translation>An diesem Bildschirm ist nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Machine, plays at random</source>
        <translation>Maschine, spielt zufällig</translation>
    </message>
    <message>
        <source>Machine, looks one move ahead</source>
        <translation>Maschine, denkt einen Zug voraus</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
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
        <translation>Drei Brettspiele auf einem Schreibtisch.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>1 player, alone</source>
        <translation>1 Person, allein</translation>
    </message>
    <message>
        <source>{count} players, you and machines</source>
        <translation>{count} Spieler, du und Maschinen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>For {fewest} to {most} players</source>
        <translation>Für {fewest} bis {most} Spieler</translation>
    </message>
    <message>
        <source>The table is still empty</source>
        <translation>Der Tisch ist noch leer</translation>
    </message>
    <message>
        <source>No game is finished yet. The White Castle, Between Two Castles and Shogun come next.</source>
        <translation>Noch ist kein Spiel fertig. Als Nächstes kommen Die Weiße Burg, Between Two Castles und Shogun.</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>The play is over: {seat} wins with {points} points.</source>
        <translation>Die Partie ist zu Ende: {seat} gewinnt mit {points} Punkten.</translation>
    </message>
    <message>
        <source>The play is over: {seat} share the win with {points} points.</source>
        <translation>Die Partie ist zu Ende: {seat} teilen sich den Sieg mit {points} Punkten.</translation>
    </message>
    <message>
        <source>Your turn: {choice}</source>
        <translation>Du bist am Zug: {choice}</translation>
    </message>
    <message>
        <source>To decide: {seats}</source>
        <translation>Es entscheiden: {seats}</translation>
    </message>
    <message>
        <source>Thinking: {seats}</source>
        <translation>Es denken nach: {seats}</translation>
    </message>
</context>
</TS>
