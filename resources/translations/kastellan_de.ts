<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Kastellan</source>
        <translation>Über Kastellan</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Über Qt</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>the rules run as machine code</source>
        <translation>die Regeln laufen als Maschinencode</translation>
    </message>
    <message>
        <source>the rules run in plain Python</source>
        <translation>die Regeln laufen in reinem Python</translation>
    </message>
    <message>
        <source>Three board games on one desk, offline, against people and machines.</source>
        <translation>Drei Brettspiele auf einem Tisch, ohne Netz, gegen Menschen und Maschinen.</translation>
    </message>
    <message>
        <source>Kastellan is free software under the MIT licence. Drawings and sounds are made by its contributors.</source>
        <translation>Kastellan ist freie Software unter der MIT-Lizenz. Zeichnungen und Klänge stammen von den Beteiligten.</translation>
    </message>
    <message>
        <source>Windows by Qt {qt} and PySide6, used under the GNU LGPL version 3 and not changed; you may replace them by versions of your own.</source>
        <translation>Fenster von Qt {qt} und PySide6, genutzt unter der GNU LGPL Version 3 und nicht verändert; du darfst sie durch eigene Fassungen ersetzen.</translation>
    </message>
    <message>
        <source>Text in Noto Sans, titles in a face made from EB Garamond, both under the SIL Open Font License 1.1.</source>
        <translation>Text in Noto Sans, Titel in einer Schrift, die aus EB Garamond gemacht ist, beide unter der SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>The games belong to their authors and publishers, who have nothing to do with this program. Nothing here is copied from their artwork or rulebooks.</source>
        <translation>Die Spiele gehören ihren Autoren und Verlagen; sie haben mit diesem Programm nichts zu tun. Nichts hier ist aus ihren Bildern oder Anleitungen kopiert.</translation>
    </message>
</context>
<context>
    <name>Afterwards</name>
    <message>
        <source>How the points grew</source>
        <translation>Wie die Siegpunkte wuchsen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Keep a picture …</source>
        <translation>Bild behalten …</translation>
    </message>
    <message>
        <source>Keep a film …</source>
        <translation>Film behalten …</translation>
    </message>
    <message>
        <source>What everybody would have had at each moment.</source>
        <translation>Was jeder in jedem Augenblick gehabt hätte.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>{points} points</source>
        <translation>{points} Siegpunkte</translation>
    </message>
    <message>
        <source>{points} points, {more} more than the next</source>
        <translation>{points} Siegpunkte, {more} mehr als der Nächste</translation>
    </message>
</context>
<context>
    <name>BoardAccess</name>
    <message>
        <source>{name}. Tab: where it can go. Escape puts it back.</source>
        <translation>{name}. Tab: wohin es kann. Escape legt es zurück.</translation>
    </message>
    <message>
        <source>Tab: what you can do. Arrows: every place.</source>
        <translation>Tab: was du tun kannst. Pfeile: jeder Ort.</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>in deiner Hand</translation>
    </message>
</context>
<context>
    <name>BoardPicture</name>
    <message>
        <source>Save a picture of the board</source>
        <translation>Ein Bild des Spielplans speichern</translation>
    </message>
    <message>
        <source>Save the game as a film</source>
        <translation>Die Partie als Film sichern</translation>
    </message>
    <message>
        <source>The picture cannot be written to {path}.</source>
        <translation>Das Bild kann nicht nach {path} geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>ColumnFoot</name>
    <message>
        <source>How quickly machines show their moves</source>
        <translation>Wie schnell Maschinen ihre Züge zeigen</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Everyone else, look away.</source>
        <translation>Alle anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>Show me the table</source>
        <translation>Zeig mir den Tisch</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>Filming</name>
    <message>
        <source>The film is drawn …</source>
        <translation>Der Film wird gezeichnet …</translation>
    </message>
</context>
<context>
    <name>FirstGames</name>
    <message>
        <source>For your first games</source>
        <translation>Für deine ersten Partien</translation>
    </message>
    <message>
        <source>Machines show their moves one by one, a turn ends only when you say so, and against machines you can take back everything.</source>
        <translation>Maschinen zeigen ihre Züge einzeln, ein Zug endet erst, wenn du es sagst, und gegen Maschinen kannst du alles zurücknehmen.</translation>
    </message>
    <message>
        <source>The start is the easiest one, as the options show.</source>
        <translation>Der Anfang ist der leichteste, wie die Optionen zeigen.</translation>
    </message>
</context>
<context>
    <name>FoldHandle</name>
    <message>
        <source>Scores and log (F9)</source>
        <translation>Siegpunkte und Verlauf (F9)</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Something went wrong; you can save the game. ({error})</source>
        <translation>Ein Programmfehler ist aufgetreten; du kannst die Partie speichern. ({error})</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} bis {most} Personen</translation>
    </message>
    <message>
        <source> · {minutes} min</source>
        <translation> · {minutes} Min.</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>over</source>
        <translation>beendet</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Etwas anderes ist nicht möglich.</translation>
    </message>
    <message>
        <source>Nothing else is worth a thought here.</source>
        <translation>Etwas anderes lohnt hier nicht.</translation>
    </message>
    <message>
        <source>“{other}” is about as good.</source>
        <translation>„{other}“ ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>About as good as “{other}”.</source>
        <translation>Etwa gleich gut wie „{other}“.</translation>
    </message>
    <message>
        <source>About one point more at the end than “{other}”.</source>
        <translation>Am Ende etwa ein Siegpunkt mehr als bei „{other}“.</translation>
    </message>
    <message>
        <source>About {points} points more at the end than “{other}”.</source>
        <translation>Am Ende etwa {points} Siegpunkte mehr als bei „{other}“.</translation>
    </message>
    <message>
        <source>For it: {reasons}.</source>
        <translation>Dafür: {reasons}.</translation>
    </message>
    <message>
        <source>Against it: {reasons}.</source>
        <translation>Dagegen: {reasons}.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Mach das</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <source>Hint {number} of {all}</source>
        <translation>Tipp {number} von {all}</translation>
    </message>
    <message>
        <source>I will choose</source>
        <translation>Ich wähle selbst</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>One moment …</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Es hat sich kein Tipp gefunden.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Look at the buttons above the board.</source>
        <translation>Sieh dir die Knöpfe über dem Spielplan an.</translation>
    </message>
    <message>
        <source>Look here first: {place}.</source>
        <translation>Sieh zuerst hierhin: {place}.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Spielmaterial</translation>
    </message>
    <message>
        <source>{got} of {most} stars</source>
        <translation>{got} von {most} Sternen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>{solved} of {count} exercises</source>
        <translation>{solved} von {count} Übungen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfangen</translation>
    </message>
</context>
<context>
    <name>LessonColumn</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show me (H)</source>
        <translation>Zeig es mir (H)</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Exercise {number} of {count}</source>
        <translation>Übung {number} von {count}</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Weiter: {title}</translation>
    </message>
    <message>
        <source>{count} exercises</source>
        <translation>{count} Übungen</translation>
    </message>
    <message>
        <source>{solved} of {count} exercises solved.</source>
        <translation>{solved} von {count} Übungen gelöst.</translation>
    </message>
    <message>
        <source>No answer more than needed.</source>
        <translation>Kein Zug mehr als nötig.</translation>
    </message>
    <message>
        <source>One answer more than needed.</source>
        <translation>Ein Zug mehr als nötig.</translation>
    </message>
    <message>
        <source>{count} answers more than needed.</source>
        <translation>{count} Züge mehr als nötig.</translation>
    </message>
    <message>
        <source>Well done. The lesson goes on beside the board.</source>
        <translation>Gut gemacht. Die Lektion geht neben dem Spielplan weiter.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{stars} of {most} stars</source>
        <translation>{stars} von {most} Sternen</translation>
    </message>
    <message>
        <source>Step {now} of {steps}</source>
        <translation>Schritt {now} von {steps}</translation>
    </message>
    <message>
        <source>The rules allow that, but it is not what is wanted here. Look again.</source>
        <translation>Die Regeln erlauben das, aber hier ist etwas anderes gefragt. Sieh noch einmal hin.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Works of others</source>
        <translation>Werke anderer</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Kastellan itself is under the MIT licence. It uses Qt and PySide6 under the GNU Lesser General Public License 3, unchanged, as libraries of their own that lie beside the program: you may replace them and you may take the program apart to do so. Their source is at https://download.qt.io.</source>
        <translation>Kastellan selbst steht unter der MIT-Lizenz. Es nutzt Qt und PySide6 unter der GNU Lesser General Public License 3, unverändert, als eigene Bibliotheken, die neben dem Programm liegen: Du darfst sie ersetzen und das Programm dafür zerlegen. Ihr Quelltext liegt auf https://download.qt.io.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Since my last turn</source>
        <translation>Seit meinem letzten Zug</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Show the whole game again</source>
        <translation>Die ganze Partie noch einmal zeigen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Let a machine explain the marked turn, or its last one</source>
        <translation>Lass eine Maschine den markierten Zug erklären, sonst ihren letzten</translation>
    </message>
    <message>
        <source>Click to read everything that happened in this turn.</source>
        <translation>Ein Klick zeigt alles, was in diesem Zug geschah.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This game follows older rules: you can play on, but not look back.</source>
        <translation>Diese Partie folgt älteren Regeln: Du kannst weiterspielen, aber nicht zurückblättern.</translation>
    </message>
    <message>
        <source>This game is open in another window. Here it goes on as a game of its own; the other one stays as it is.</source>
        <translation>Diese Partie ist schon in einem anderen Fenster offen. Hier geht sie als eigene Partie weiter; die andere bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Gespeichert als {path}</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation>&amp;Alle Spiele</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>&amp;Letzte Partien</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Position &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>Position &amp;einfügen</translation>
    </message>
    <message>
        <source>S&amp;ettings …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
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
        <source>Restart &amp;turn</source>
        <translation>Zug &amp;neu beginnen</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Zurücklegen</translation>
    </message>
    <message>
        <source>&amp;Skip animation</source>
        <translation>&amp;Animation überspringen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>Fit the &amp;board</source>
        <translation>&amp;Ganzer Spielplan</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>G&amp;rößer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>S&amp;cores and log</source>
        <translation>&amp;Wertung und Verlauf</translation>
    </message>
    <message>
        <source>Save a &amp;picture …</source>
        <translation>&amp;Bild speichern …</translation>
    </message>
    <message>
        <source>Save as a fil&amp;m …</source>
        <translation>Als Fil&amp;m sichern …</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Parts</source>
        <translation>Spiel&amp;material</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;About Kastellan</source>
        <translation>&amp;Über Kastellan</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menü</translation>
    </message>
</context>
<context>
    <name>Mishap</name>
    <message>
        <source>Something went wrong. Your game is saved, and you can go on. The report helps to find the mistake; it stays on this computer unless you pass it on.</source>
        <translation>Ein Programmfehler ist aufgetreten. Deine Partie ist gespeichert, und du kannst weiterspielen. Der Bericht hilft, den Fehler zu finden; er bleibt auf diesem Computer, solange du ihn nicht weitergibst.</translation>
    </message>
    <message>
        <source>Kastellan stopped unexpectedly last time. Your game was saved up to the last move. The report helps to find the mistake; it stays on this computer unless you pass it on.</source>
        <translation>Kastellan wurde beim letzten Mal unerwartet beendet. Deine Partie ist bis zum letzten Zug gespeichert. Der Bericht hilft, den Fehler zu finden; er bleibt auf diesem Computer, solange du ihn nicht weitergibst.</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>MoveButtons</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
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
    <name>NewGamePage</name>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
</context>
<context>
    <name>NotationLog</name>
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
    <name>OptionsPanel</name>
    <message>
        <source>Options</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>This game is always played the same way.</source>
        <translation>Dieses Spiel hat keine Varianten.</translation>
    </message>
    <message>
        <source>A seed is a whole number of up to {digits} digits.</source>
        <translation>Eine Startzahl ist eine ganze Zahl mit höchstens {digits} Ziffern.</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>The same number deals the same cards and rolls the same dice.</source>
        <translation>Dieselbe Zahl teilt dieselben Karten aus und würfelt dieselben Würfel.</translation>
    </message>
</context>
<context>
    <name>Panorama</name>
    <message>
        <source>Skip to the table</source>
        <translation>Gleich zur Tabelle</translation>
    </message>
</context>
<context>
    <name>PartsWindow</name>
    <message>
        <source>Parts</source>
        <translation>Spielmaterial</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Find a word</source>
        <translation>Ein Wort suchen</translation>
    </message>
    <message>
        <source>{count} of {all} parts</source>
        <translation>{count} von {all} Teilen</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>In this game it lies on the board.</source>
        <translation>In dieser Partie liegt es auf dem Spielplan.</translation>
    </message>
    <message>
        <source>In this game: {place}</source>
        <translation>In dieser Partie: {place}</translation>
    </message>
    <message>
        <source>In this game it lies nowhere in sight.</source>
        <translation>In dieser Partie ist es nirgends zu sehen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>Back to now</source>
        <translation>Zurück zum Jetzt</translation>
    </message>
    <message>
        <source>You look back: move {number} of {last}. Nothing can be changed here.</source>
        <translation>Du blickst zurück: Zug {number} von {last}. Hier lässt sich nichts ändern.</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Earlier (Left)</source>
        <translation>Früher (links)</translation>
    </message>
    <message>
        <source>Later (Right)</source>
        <translation>Später (rechts)</translation>
    </message>
    <message>
        <source>Next turn (Page down)</source>
        <translation>Nächster Zug (Bild ab)</translation>
    </message>
    <message>
        <source>Save a picture of this moment</source>
        <translation>Ein Bild von diesem Zeitpunkt speichern</translation>
    </message>
    <message>
        <source>How quickly it is played</source>
        <translation>Wie schnell es abgespielt wird</translation>
    </message>
</context>
<context>
    <name>PlayRow</name>
    <message>
        <source>Damaged: {name}</source>
        <translation>Beschädigt: {name}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Show the whole game again</source>
        <translation>Die ganze Partie noch einmal zeigen</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>PlaysPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Open a game …</source>
        <translation>Partie öffnen …</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>No games yet. Games are saved automatically.</source>
        <translation>Noch keine Partien. Partien werden automatisch gespeichert.</translation>
    </message>
    <message>
        <source>This game cannot be deleted; is its folder protected?</source>
        <translation>Diese Partie lässt sich nicht löschen; ist ihr Ordner geschützt?</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Only somebody who sits alone at the table can copy the position.</source>
        <translation>Nur wer allein am Tisch sitzt, kann kopieren, was dort liegt.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>Die Position ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>There is no position on the clipboard that can be played. {why}</source>
        <translation>In der Zwischenablage ist keine Position, die sich spielen lässt. {why}</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Tipp (H)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show the next move of a machine</source>
        <translation>Den nächsten Zug einer Maschine zeigen</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Play the best that was found so far (Space)</source>
        <translation>Das Beste spielen, was bisher gefunden ist (Leertaste)</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Then: {tasks}</source>
        <translation>Danach: {tasks}</translation>
    </message>
</context>
<context>
    <name>Prompter</name>
    <message>
        <source>{names} to decide …</source>
        <translation>Es entscheiden: {names} …</translation>
    </message>
    <message>
        <source>{name} to decide …</source>
        <translation>{name} entscheidet …</translation>
    </message>
    <message>
        <source>Space or “Next” shows the next move.</source>
        <translation>Leertaste oder „Weiter“ zeigt den nächsten Zug.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>{name} thinks …</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>{names} think …</source>
        <translation>{names} denken nach …</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>There was nothing to decide that all of us know of.</source>
        <translation>Hier gab es nichts zu entscheiden, wovon alle wissen.</translation>
    </message>
    <message>
        <source>Nothing could be found out about it.</source>
        <translation>Darüber ließ sich nichts herausfinden.</translation>
    </message>
    <message>
        <source>Nothing else was worth a thought.</source>
        <translation>Etwas anderes hätte nicht gelohnt.</translation>
    </message>
    <message>
        <source>For it: {reasons}.</source>
        <translation>Dafür: {reasons}.</translation>
    </message>
    <message>
        <source>“{other}” was worth about one point more.</source>
        <translation>„{other}“ wäre etwa einen Siegpunkt mehr wert gewesen.</translation>
    </message>
    <message>
        <source>“{other}” was worth about {points} points more.</source>
        <translation>„{other}“ wäre etwa {points} Siegpunkte mehr wert gewesen.</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>Every rule by its number</source>
        <translation>Alle Regeln nach Nummern</translation>
    </message>
    <message>
        <source>These are in English so far.</source>
        <translation>Sie stehen hier bisher auf Englisch.</translation>
    </message>
    <message>
        <source>How we decided: {text}</source>
        <translation>So haben wir entschieden: {text}</translation>
    </message>
    <message>
        <source>Why: {text}</source>
        <translation>Warum: {text}</translation>
    </message>
    <message>
        <source>Rests on: {text}</source>
        <translation>Beruht auf: {text}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Find a word or a rule number</source>
        <translation>Ein Wort oder eine Regelnummer suchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Found: {count}</source>
        <translation>Gefunden: {count}</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>There are no rules of this game here yet.</source>
        <translation>Für dieses Spiel gibt es hier noch keine Regeln.</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>This is a link; choose the file it points to.</source>
        <translation>Das ist eine Verknüpfung; wähle die Datei, auf die sie zeigt.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>The file is larger than any save.</source>
        <translation>Die Datei ist größer als jede gespeicherte Partie.</translation>
    </message>
    <message>
        <source>This is not a Kastellan save.</source>
        <translation>Das ist keine Partie von Kastellan.</translation>
    </message>
    <message>
        <source>This is not a Kastellan save, or it was cut off.</source>
        <translation>Das ist keine Partie von Kastellan, oder sie wurde abgeschnitten.</translation>
    </message>
    <message>
        <source>This save was made by a newer Kastellan; update to open it.</source>
        <translation>Diese Partie stammt von einem neueren Kastellan; aktualisiere es, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>This game follows newer rules; update Kastellan to open it.</source>
        <translation>Diese Partie folgt neueren Regeln; aktualisiere Kastellan, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>Kastellan does not have the game that was played here.</source>
        <translation>Diese Partie gehört zu einem Spiel, das Kastellan nicht hat.</translation>
    </message>
    <message>
        <source>This game contains a move that the rules do not allow. ({why})</source>
        <translation>Diese Partie enthält einen Zug, den die Regeln nicht erlauben. ({why})</translation>
    </message>
    <message>
        <source>The game cannot be saved as {path}. Choose another folder; the game goes on.</source>
        <translation>Die Partie lässt sich nicht als {path} speichern. Wähle einen anderen Ordner; die Partie geht weiter.</translation>
    </message>
    <message>
        <source>This save is damaged. ({why})</source>
        <translation>Diese Partie ist beschädigt. ({why})</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Siegpunkte jetzt</translation>
    </message>
    <message>
        <source>Points if the game ended now</source>
        <translation>Siegpunkte, wenn die Partie jetzt endete</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Back to the score sheet</source>
        <translation>Zurück zum Wertungsblatt</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Wenn das Spiel jetzt endete</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Zum Brett</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of seat {letter}</source>
        <translation>Name für Platz {letter}</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>kein Charakter</translation>
    </message>
    <message>
        <source>Who sits on seat {letter}: {who}. Change …</source>
        <translation>Wer auf Platz {letter} sitzt: {who}. Ändern …</translation>
    </message>
    <message>
        <source>Who plays on seat {letter}</source>
        <translation>Wer auf Platz {letter} spielt</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Seat {letter}</source>
        <translation>Platz {letter}</translation>
    </message>
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
        <source>Machine, beginner</source>
        <translation>Maschine: Neuling</translation>
    </message>
    <message>
        <source>Machine, learner</source>
        <translation>Maschine: Lehrling</translation>
    </message>
    <message>
        <source>Machine, improver</source>
        <translation>Maschine: Geselle</translation>
    </message>
    <message>
        <source>Machine, practised</source>
        <translation>Maschine: fortgeschritten</translation>
    </message>
    <message>
        <source>Machine, casual</source>
        <translation>Maschine: geübt</translation>
    </message>
    <message>
        <source>Machine, strong</source>
        <translation>Maschine: stark</translation>
    </message>
    <message>
        <source>Machine, master</source>
        <translation>Maschine: Meister</translation>
    </message>
    <message>
        <source>Machine ({level})</source>
        <translation>Maschine ({level})</translation>
    </message>
    <message>
        <source>Player {letter}</source>
        <translation>Person {letter}</translation>
    </message>
    <message>
        <source>Beginner: few plans come to its mind, and it overlooks good ones.</source>
        <translation>Neuling: kommt auf wenige Pläne und übersieht gute.</translation>
    </message>
    <message>
        <source>Learner: sees some of the plans and plays the best of them.</source>
        <translation>Lehrling: sieht einige der Pläne und spielt den besten davon.</translation>
    </message>
    <message>
        <source>Improver: sees many plans, but not always the best one.</source>
        <translation>Geselle: sieht viele Pläne, aber nicht immer den besten.</translation>
    </message>
    <message>
        <source>Practised: overlooks a good plan now and then.</source>
        <translation>Fortgeschritten: übersieht ab und zu einen guten Plan.</translation>
    </message>
    <message>
        <source>Casual: thinks its whole turn through, by rules of thumb.</source>
        <translation>Geübt: denkt den ganzen Zug durch, nach Faustregeln.</translation>
    </message>
    <message>
        <source>Strong: has learned from thousands of games what counts in the end.</source>
        <translation>Stark: hat aus Tausenden Partien gelernt, was am Ende zählt.</translation>
    </message>
    <message>
        <source>Master: tries its best plans out, in many ways, before it decides.</source>
        <translation>Meister: spielt seine besten Pläne zu Ende, bevor er sich entscheidet.</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Kein Charakter</translation>
    </message>
    <message>
        <source>level-headed</source>
        <translation>nüchtern</translation>
    </message>
    <message>
        <source>Takes everything for what it is worth.</source>
        <translation>Nimmt alles für das, was es wert ist.</translation>
    </message>
    <message>
        <source>Rating {rating}</source>
        <translation>Wertung {rating}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Players</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 Person</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} Personen</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Your data …</source>
        <translation>Deine Daten …</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Am größten</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Größe der Oberfläche</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Klänge abspielen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Pace of machine players</source>
        <translation>Tempo der Maschinen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Nothing flies or rolls; what changed lights up where it is.</source>
        <translation>Nichts fliegt oder rollt; was sich ändert, leuchtet an seinem Platz auf.</translation>
    </message>
    <message>
        <source>Show what is possible</source>
        <translation>Zeigen, was möglich ist</translation>
    </message>
    <message>
        <source>Pieces and places that can be used glow.</source>
        <translation>Figuren und Felder, die du nutzen kannst, leuchten.</translation>
    </message>
    <message>
        <source>Ask before a turn ends</source>
        <translation>Vor dem Ende des Zugs fragen</translation>
    </message>
    <message>
        <source>You can still take everything back before you say so.</source>
        <translation>Bis du zustimmst, kannst du alles zurücknehmen.</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Against machines, undo also takes back what was revealed.</source>
        <translation>Gegen Maschinen nimmt „Rückgängig“ auch zurück, was aufgedeckt wurde.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next thing; Shift+Tab goes back</source>
        <translation>Zum Nächsten gehen; Umschalt+Tab geht zurück</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Press the button that has the focus</source>
        <translation>Den markierten Knopf drücken</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Board: go to the place on that side</source>
        <translation>Brett: zum Ort auf dieser Seite gehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Board: pick up, put down, choose or enlarge</source>
        <translation>Brett: aufnehmen, ablegen, wählen oder vergrößern</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Board, with something in the hand: find a place by its name</source>
        <translation>Brett, mit etwas in der Hand: einen Ort an seinem Namen finden</translation>
    </message>
    <message>
        <source>Board: nearer and farther</source>
        <translation>Brett: näher und weiter weg</translation>
    </message>
    <message>
        <source>Looking back: one move earlier or later</source>
        <translation>Rückblick: einen Zug früher oder später</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source> · for learning</source>
        <translation> · zum Lernen</translation>
    </message>
    <message>
        <source>Your turn is done. End it?</source>
        <translation>Dein Zug ist fertig. Beenden?</translation>
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
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Rank</source>
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
        <source>The game of {when}</source>
        <translation>Die Partie vom {when}</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Show the whole game again</source>
        <translation>Die ganze Partie noch einmal zeigen</translation>
    </message>
    <message>
        <source>Open a game …</source>
        <translation>Partie öffnen …</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Games are saved automatically.</source>
        <translation>Partien werden von selbst gespeichert.</translation>
    </message>
    <message>
        <source>First game? Start here</source>
        <translation>Erste Partie? Hier anfangen</translation>
    </message>
    <message>
        <source>step by step, all can be undone</source>
        <translation>Schritt für Schritt, alles lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Lessons on the real board</source>
        <translation>Lektionen auf dem echten Spielplan</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>For the real game on your table</source>
        <translation>Für das echte Spiel auf deinem Tisch</translation>
    </message>
    <message>
        <source>There is no game to play.</source>
        <translation>Es gibt kein Spiel zu spielen.</translation>
    </message>
    <message>
        <source>The table is still empty</source>
        <translation>Der Tisch ist noch leer</translation>
    </message>
</context>
<context>
    <name>TieWords</name>
    <message>
        <source>{names}: equal with {points} points.</source>
        <translation>{names}: gleich mit {points} Siegpunkten.</translation>
    </message>
    <message>
        <source>{names}: equal with 1 point.</source>
        <translation>{names}: gleich mit 1 Siegpunkt.</translation>
    </message>
    <message>
        <source>{names} share rank {place}.</source>
        <translation>{names} teilen sich Rang {place}.</translation>
    </message>
</context>
<context>
    <name>WhoSits</name>
    <message>
        <source>Who sits on seat {letter}?</source>
        <translation>Wer sitzt auf Platz {letter}?</translation>
    </message>
    <message>
        <source>Characters play differently; the level says how well.</source>
        <translation>Charaktere spielen verschieden; die Stufe sagt, wie gut.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <translation>Siegpunkte: {change}</translation>
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
        <source>This is not possible now.</source>
        <translation>Das ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>The game is over: {seat} wins with {points} points.</source>
        <translation>Die Partie ist zu Ende: {seat} gewinnt mit {points} Siegpunkten.</translation>
    </message>
    <message>
        <source>The game is over: {seat} share the victory with {points} points.</source>
        <translation>Die Partie ist zu Ende: {seat} teilen sich den Sieg mit {points} Siegpunkten.</translation>
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
<context>
    <name>YourDataDialog</name>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Everything stays on this computer; nothing is sent anywhere.</source>
        <translation>Alles bleibt auf diesem Computer; nichts wird irgendwohin gesendet.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Error reports</source>
        <translation>Fehlerberichte</translation>
    </message>
    <message>
        <source>Delete all my data …</source>
        <translation>Alle meine Daten löschen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Delete all my data</source>
        <translation>Alle meine Daten löschen</translation>
    </message>
    <message>
        <source>All saved games, settings and reports will be deleted, and Kastellan will close. Games that you saved elsewhere stay.</source>
        <translation>Alle gespeicherten Partien, Einstellungen und Berichte werden gelöscht, und Kastellan schließt sich. Partien, die du anderswo gespeichert hast, bleiben.</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
</context>
</TS>
