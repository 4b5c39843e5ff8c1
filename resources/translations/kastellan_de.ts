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
    <name>Curtain</name>
    <message>
        <source>Please hand over. Nobody else looks now.</source>
        <translation>Bitte übergebt den Platz. Sonst schaut jetzt niemand hin.</translation>
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
    <name>GamePage</name>
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
    <name>GameSession</name>
    <message>
        <source>Something of ours broke; you can save the play. ({error})</source>
        <translation>Bei uns ist etwas kaputtgegangen; du kannst die Partie speichern. ({error})</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The White Castle</source>
        <translation>Die Weiße Burg</translation>
    </message>
    <message>
        <source>Between Two Castles</source>
        <translation>Zwischen zwei Schlössern</translation>
    </message>
    <message>
        <source>Shogun</source>
        <translation>Shogun</translation>
    </message>
    <message>
        <source>Nine dice, nine turns: send courtiers, gardeners and warriors to Himeji castle.</source>
        <translation>Neun Würfel, neun Züge: Schicke Höflinge, Gärtner und Krieger zur Burg Himeji.</translation>
    </message>
    <message>
        <source>Build one castle with each neighbour; only the lesser of your two castles counts.</source>
        <translation>Baue mit jedem Nachbarn ein Schloss; nur das schwächere deiner beiden zählt.</translation>
    </message>
    <message>
        <source>Plan ten actions in secret, then let the cube tower decide who holds the provinces.</source>
        <translation>Plane zehn Aktionen verdeckt; dann entscheidet der Würfelturm, wer die Provinzen hält.</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} bis {most} Personen</translation>
    </message>
    <message>
        <source> · {minutes} min</source>
        <translation> · {minutes} Min.</translation>
    </message>
    <message>
        <source>You play against the Tokugawa clan, a rival that follows its cards. Which card says what is our reconstruction; the printed cards may differ.</source>
        <translation>Du spielst gegen den Tokugawa-Clan, einen Rivalen, der seinen Karten folgt. Was auf welcher Karte steht, haben wir rekonstruiert; die gedruckten Karten können abweichen.</translation>
    </message>
    <message>
        <source>King Ludwig is the third builder: he shares a castle with each of you, draws his tiles by chance, and can win.</source>
        <translation>König Ludwig ist der dritte Baumeister: Er teilt mit jedem von euch ein Schloss, zieht seine Plättchen zufällig und kann gewinnen.</translation>
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
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This play follows older rules: it can go on, but not be looked back at.</source>
        <translation>Diese Partie folgt älteren Regeln: Sie kann weitergehen, aber nicht zurückgeblättert werden.</translation>
    </message>
    <message>
        <source>This play is open in another window. Here it goes on as a play of its own; the other one stays as it is.</source>
        <translation>Diese Partie ist schon in einem anderen Fenster offen. Hier geht sie als eigene Partie weiter; die andere bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Gespeichert als {path}</translation>
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
        <source>&amp;Recent plays</source>
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
        <translation>&amp;Punkte und Verlauf</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;About Kastellan</source>
        <translation>&amp;Über Kastellan</translation>
    </message>
</context>
<context>
    <name>Mishap</name>
    <message>
        <source>Something in Kastellan did not work. Your play is kept, and you can go on. The report helps to find the mistake; it stays on this computer unless you pass it on.</source>
        <translation>Etwas in Kastellan hat nicht funktioniert. Deine Partie ist aufbewahrt, und du kannst weiterspielen. Der Bericht hilft, den Fehler zu finden; er bleibt auf diesem Computer, solange du ihn nicht weitergibst.</translation>
    </message>
    <message>
        <source>Kastellan stopped unexpectedly the last time. Your play was kept up to the last move. The report helps to find the mistake; it stays on this computer unless you pass it on.</source>
        <translation>Kastellan ist beim letzten Mal unerwartet stehen geblieben. Deine Partie ist bis zum letzten Zug aufbewahrt. Der Bericht hilft, den Fehler zu finden; er bleibt auf diesem Computer, solange du ihn nicht weitergibst.</translation>
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
    <name>Options</name>
    <message>
        <source>The rival</source>
        <translation>Der Rivale</translation>
    </message>
    <message>
        <source>How far ahead the Tokugawa clan starts on points and influence.</source>
        <translation>Mit wie viel Vorsprung an Siegpunkten und Einfluss der Tokugawa-Clan beginnt.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwierig</translation>
    </message>
    <message>
        <source>Castle for a first play</source>
        <translation>Burg für die erste Partie</translation>
    </message>
    <message>
        <source>The castle always holds the same cards and tiles. Which ones is our reconstruction of a picture in the Italian rules.</source>
        <translation>In der Burg liegen immer dieselben Karten und Plättchen. Welche, haben wir nach einem Bild der italienischen Anleitung rekonstruiert.</translation>
    </message>
    <message>
        <source>Left-over seals count as coins</source>
        <translation>Übrige Siegel zählen als Münzen</translation>
    </message>
    <message>
        <source>At the end seals are only added to the coins. Otherwise they are exchanged in the way that is best for you.</source>
        <translation>Am Ende werden Siegel nur zu den Münzen gezählt. Sonst werden sie so getauscht, wie es für dich am besten ist.</translation>
    </message>
    <message>
        <source>Side of the map</source>
        <translation>Seite des Spielplans</translation>
    </message>
    <message>
        <source>Both show central Japan; the regions are cut differently. The sea routes of the Moon side are our reconstruction.</source>
        <translation>Beide zeigen Zentral-Japan; die Regionen sind anders geschnitten. Die Seewege der Mondseite haben wir rekonstruiert.</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Choose provinces in turn, or begin with provinces that are laid down.</source>
        <translation>Wählt reihum Provinzen, oder beginnt mit vorgegebenen Provinzen.</translation>
    </message>
    <message>
        <source>Choose provinces</source>
        <translation>Provinzen wählen</translation>
    </message>
    <message>
        <source>Provinces laid down</source>
        <translation>Vorgegebene Provinzen</translation>
    </message>
    <message>
        <source>Cube tower</source>
        <translation>Würfelturm</translation>
    </message>
    <message>
        <source>How many cubes stay inside. Nobody has measured the real tower: the numbers are our choice.</source>
        <translation>Wie viele Würfel darin hängen bleiben. Den echten Turm hat niemand vermessen: Die Zahlen haben wir gewählt.</translation>
    </message>
    <message>
        <source>Two shelves (usual)</source>
        <translation>Zwei Böden (üblich)</translation>
    </message>
    <message>
        <source>Loose, holds few cubes</source>
        <translation>Locker, hält wenige Würfel</translation>
    </message>
    <message>
        <source>Tight, holds many cubes</source>
        <translation>Eng, hält viele Würfel</translation>
    </message>
    <message>
        <source>Show what is in the tower</source>
        <translation>Zeigen, was im Turm ist</translation>
    </message>
    <message>
        <source>The tower is open: everybody sees on which shelf each cube lies. How many of each colour it holds can be counted in any case.</source>
        <translation>Der Turm ist offen: Alle sehen, auf welchem Boden jeder Würfel liegt. Wie viele Würfel jeder Farbe darin sind, lässt sich in jedem Fall abzählen.</translation>
    </message>
    <message>
        <source>Actions may be declined</source>
        <translation>Aktionen dürfen unterbleiben</translation>
    </message>
    <message>
        <source>Otherwise whoever can carry out an ordered action must do so.</source>
        <translation>Sonst muss eine geplante Aktion ausführen, wer es kann.</translation>
    </message>
    <message>
        <source>Deploy as many as there are</source>
        <translation>Einsetzen, was da ist</translation>
    </message>
    <message>
        <source>With too few armies left, the rest is deployed. Otherwise the action is void.</source>
        <translation>Sind zu wenige Armeen da, werden die übrigen eingesetzt. Sonst verfällt die Aktion.</translation>
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
    <name>PastBar</name>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zum Jetzt</translation>
    </message>
    <message>
        <source>You look back: move {number} of {last}. Nothing can be changed here.</source>
        <translation>Du blickst zurück: Zug {number} von {last}. Hier lässt sich nichts ändern.</translation>
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
        <source>Look at</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
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
        <source>Open a play …</source>
        <translation>Partie öffnen …</translation>
    </message>
    <message>
        <source>Recent plays</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>No play yet. Every play is kept here by itself.</source>
        <translation>Noch keine Partie. Jede Partie wird hier von selbst aufbewahrt.</translation>
    </message>
    <message>
        <source>This play cannot be deleted; is its folder protected?</source>
        <translation>Diese Partie lässt sich nicht löschen; ist ihr Ordner geschützt?</translation>
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
        <source>Restart the turn</source>
        <translation>Zug neu beginnen</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Tipp (H)</translation>
    </message>
    <message>
        <source>Show the next move of a machine</source>
        <translation>Den nächsten Zug einer Maschine zeigen</translation>
    </message>
    <message>
        <source>Scores and log (F9)</source>
        <translation>Punkte und Verlauf (F9)</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>How quickly machines show their moves</source>
        <translation>Wie schnell Maschinen ihre Züge zeigen</translation>
    </message>
    <message>
        <source>Then: {tasks}</source>
        <translation>Danach: {tasks}</translation>
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
    <name>Prompter</name>
    <message>
        <source>{names} to decide …</source>
        <translation>Am Zug: {names} …</translation>
    </message>
    <message>
        <source>Space or the step button shows the next move.</source>
        <translation>Die Leertaste oder der Schritt-Knopf zeigt den nächsten Zug.</translation>
    </message>
</context>
<context>
    <name>RivalPanel</name>
    <message>
        <source>The rival&apos;s turn</source>
        <translation>Der Zug des Rivalen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
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
        <source>There are no rules of this game here yet.</source>
        <translation>Für dieses Spiel gibt es hier noch keine Regeln.</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>Open a play</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save the play</source>
        <translation>Partie speichern</translation>
    </message>
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
        <source>This is no save of Kastellan.</source>
        <translation>Das ist keine Partie von Kastellan.</translation>
    </message>
    <message>
        <source>This is no save of Kastellan, or it was cut off.</source>
        <translation>Das ist keine Partie von Kastellan, oder sie wurde abgeschnitten.</translation>
    </message>
    <message>
        <source>This save was made by a newer Kastellan; update to open it.</source>
        <translation>Diese Partie stammt von einem neueren Kastellan; aktualisiere es, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>This play follows newer rules; update Kastellan to open it.</source>
        <translation>Diese Partie folgt neueren Regeln; aktualisiere Kastellan, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>This play is of a game that Kastellan does not have.</source>
        <translation>Diese Partie gehört zu einem Spiel, das Kastellan nicht hat.</translation>
    </message>
    <message>
        <source>This play holds an answer that the rules do not allow. ({why})</source>
        <translation>Diese Partie enthält eine Antwort, die die Regeln nicht erlauben. ({why})</translation>
    </message>
    <message>
        <source>This save is damaged. ({why})</source>
        <translation>Diese Partie ist beschädigt. ({why})</translation>
    </message>
    <message>
        <source>The play cannot be saved as {path}. Choose another folder; the play goes on.</source>
        <translation>Die Partie lässt sich nicht als {path} speichern. Wähle einen anderen Ordner; die Partie geht weiter.</translation>
    </message>
</context>
<context>
    <name>ScorePadPage</name>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>This castle breaks no rule.</source>
        <translation>Dieses Schloss verletzt keine Regel.</translation>
    </message>
    <message>
        <source>Open a castle</source>
        <translation>Ein Schloss öffnen</translation>
    </message>
    <message>
        <source>This file cannot be used. {why}</source>
        <translation>Diese Datei ist nicht brauchbar. {why}</translation>
    </message>
    <message>
        <source>Save the castle</source>
        <translation>Das Schloss speichern</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Ein Bild ausgeben</translation>
    </message>
    <message>
        <source>The file could not be written: {why}.</source>
        <translation>Die Datei konnte nicht geschrieben werden: {why}.</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Gespeichert als {name}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>New castle</source>
        <translation>Neues Schloss</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Picture …</source>
        <translation>Bild …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
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
        <source>Machine ({level})</source>
        <translation>Maschine ({level})</translation>
    </message>
    <message>
        <source>Player {letter}</source>
        <translation>Person {letter}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Players</source>
        <translation>Wer spielt mit?</translation>
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
        <source>As the system</source>
        <translation>Wie das System</translation>
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
        <translation>Erscheinung</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Größe von allem</translation>
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
        <source>Size of the text</source>
        <translation>Größe der Schrift</translation>
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
        <source>Pace of machines</source>
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
        <source>Shogun: the spaces of your plan; the full stop is the bid</source>
        <translation>Shogun: die Felder deines Plans; der Punkt ist das Gebot</translation>
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
        <source>The play of {when}</source>
        <translation>Die Partie vom {when}</translation>
    </message>
    <message>
        <source>Three board games on one desk.</source>
        <translation>Drei Brettspiele auf einem Schreibtisch.</translation>
    </message>
    <message>
        <source>Open a play …</source>
        <translation>Partie öffnen …</translation>
    </message>
    <message>
        <source>Recent plays</source>
        <translation>Letzte Partien</translation>
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
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
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
        <translation>{names}: gleich mit {points} Punkten.</translation>
    </message>
    <message>
        <source>{names} share place {place}.</source>
        <translation>{names} teilen sich Platz {place}.</translation>
    </message>
</context>
<context>
    <name>WhiteCastleBoardWords</name>
    <message>
        <source>Round {n} of {rounds}</source>
        <translation>Runde {n} von {rounds}</translation>
    </message>
    <message>
        <source>Every clan has three turns in each round.</source>
        <translation>Jede Familie hat in jeder Runde drei Spielzüge.</translation>
    </message>
    <message>
        <source>Heron of {clan}</source>
        <translation>Reiher von {clan}</translation>
    </message>
    <message>
        <source>Place {place} in turn order, {points}.</source>
        <translation>Platz {place} in der Reihenfolge, {points}.</translation>
    </message>
    <message>
        <source>Influence moves the markers. Who is ahead begins the next round; on the same space the upper marker is ahead.</source>
        <translation>Einfluss rückt die Marker vor. Wer vorne liegt, beginnt die nächste Runde; auf demselben Feld liegt der obere Marker vorne.</translation>
    </message>
    <message>
        <source>Passage of time</source>
        <translation>Jahreszeiten-Leiste</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Points at the end of the game: 0, 3, 6, and 10 to 15 by season.</source>
        <translation>Siegpunkte bei Spielende: 0, 3, 6 und 10 bis 15, je nach Jahreszeit.</translation>
    </message>
    <message>
        <source>Passage of time, space {n}</source>
        <translation>Jahreszeiten-Leiste, Feld {n}</translation>
    </message>
    <message>
        <source>Worth {points} at the end of the game.</source>
        <translation>Bei Spielende {points} wert.</translation>
    </message>
    <message>
        <source>From the top: {clans}.</source>
        <translation>Von oben: {clans}.</translation>
    </message>
    <message>
        <source>Who passes it pays {seals}; else the marker stops before it.</source>
        <translation>Wer ihn passiert, bezahlt {seals}; sonst bleibt der Marker davor stehen.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Three bridges with dice; gardens lie below them.</source>
        <translation>Drei Brücken mit Würfeln; darunter liegen Gärten.</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Dice from low to high. Only those at the ends can be taken.</source>
        <translation>Würfel in aufsteigender Reihenfolge. Nur die an den Enden können genommen werden.</translation>
    </message>
    <message>
        <source>No die lies there.</source>
        <translation>Dort liegt kein Würfel.</translation>
    </message>
    <message>
        <source>A die from here also gives your lantern bonus.</source>
        <translation>Ein Würfel von hier bringt auch deinen Laternen-Bonus.</translation>
    </message>
    <message>
        <source>Costs {food}. Action: {action}.</source>
        <translation>Kostet {food}. Aktion: {action}.</translation>
    </message>
    <message>
        <source>Gardeners: {clans}.</source>
        <translation>Gärtner: {clans}.</translation>
    </message>
    <message>
        <source>At the end a warrior here is worth {points} for each of your courtiers in the castle.</source>
        <translation>Am Ende ist ein Krieger hier {points} wert, für jeden deiner Höflinge in der Burg.</translation>
    </message>
    <message>
        <source>For whoever sends a warrior here: {action}.</source>
        <translation>Für alle, die einen Krieger hierher schicken: {action}.</translation>
    </message>
    <message>
        <source>Tile of a training yard</source>
        <translation>Übungsplatz-Plättchen</translation>
    </message>
    <message>
        <source>A die of any colour; then one of the two actions.</source>
        <translation>Ein Würfel beliebiger Farbe; danach eine der beiden Aktionen.</translation>
    </message>
</context>
<context>
    <name>WhiteCastleCastleWords</name>
    <message>
        <source>Gate, three rooms on level 1, two on level 2, and the hall above.</source>
        <translation>Burgtor, drei Räume auf Ebene 1, zwei auf Ebene 2 und darüber der Saal.</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>An audience costs {coins}. At the end 1 point for each courtier here.</source>
        <translation>Eine Audienz kostet {coins}. Am Ende 1 Siegpunkt für jeden Höfling hier.</translation>
    </message>
    <message>
        <source>A courtier who gets here brings the lantern bonus, then takes a free space. At the end 10 points for each.</source>
        <translation>Ein Höfling, der hierher kommt, bringt den Laternen-Bonus und nimmt dann ein freies Feld ein. Am Ende 10 Siegpunkte für jeden.</translation>
    </message>
    <message>
        <source>Space {n} of the Daimyo card</source>
        <translation>Feld {n} der Daimyo-Karte</translation>
    </message>
    <message>
        <source>Courtiers: {n}. At the end {points} for each.</source>
        <translation>Höflinge: {n}. Am Ende {points} für jeden.</translation>
    </message>
    <message>
        <source>At the end {points} for each courtier on this level.</source>
        <translation>Am Ende {points} für jeden Höfling auf dieser Ebene.</translation>
    </message>
    <message>
        <source>Die tiles from the top: {colours}. A die uses the actions beside its colour.</source>
        <translation>Würfel-Plättchen von oben: {colours}. Ein Würfel nutzt die Aktionen neben seiner Farbe.</translation>
    </message>
    <message>
        <source>Die space: {place}</source>
        <translation>Würfelfeld: {place}</translation>
    </message>
    <message>
        <source>Takes every die, always for a 1.</source>
        <translation>Nimmt jeden Würfel auf, immer als 1.</translation>
    </message>
    <message>
        <source>A die here is compared with {n}.</source>
        <translation>Ein Würfel hier wird mit {n} verglichen.</translation>
    </message>
    <message>
        <source>There lie: {dice}.</source>
        <translation>Dort liegen: {dice}.</translation>
    </message>
    <message>
        <source>Tile at the well</source>
        <translation>Plättchen beim Brunnen</translation>
    </message>
    <message>
        <source>Die tile: {colour}</source>
        <translation>Würfel-Plättchen: {colour}</translation>
    </message>
    <message>
        <source>Dice of this colour use the action beside it.</source>
        <translation>Würfel dieser Farbe nutzen die Aktion daneben.</translation>
    </message>
    <message>
        <source>Action of the card here: {room}</source>
        <translation>Aktion der Karte hier: {room}</translation>
    </message>
    <message>
        <source>Action card of {clan}</source>
        <translation>Aktions-Karte von {clan}</translation>
    </message>
    <message>
        <source>Deck of level {n}</source>
        <translation>Stapel der Ebene {n}</translation>
    </message>
    <message>
        <source>Cards left: {n}</source>
        <translation>Karten übrig: {n}</translation>
    </message>
    <message>
        <source>Takes every die, always for a 1. Reward: {gains}.</source>
        <translation>Nimmt jeden Würfel auf, immer als 1. Ertrag: {gains}.</translation>
    </message>
</context>
<context>
    <name>WhiteCastleDomainWords</name>
    <message>
        <source>Domain of {clan}</source>
        <translation>Familien-Tableau von {clan}</translation>
    </message>
    <message>
        <source>Gives its visible bonuses, then the action of the own card beside it.</source>
        <translation>Bringt die sichtbaren Boni, danach die Aktion der eigenen Karte daneben.</translation>
    </message>
    <message>
        <source>Die space: {place}</source>
        <translation>Würfelfeld: {place}</translation>
    </message>
    <message>
        <source>Only for a die of this colour: {colour}. It is compared with 6.</source>
        <translation>Nur für einen Würfel dieser Farbe: {colour}. Er wird mit 6 verglichen.</translation>
    </message>
    <message>
        <source>Visible.</source>
        <translation>Sichtbar.</translation>
    </message>
    <message>
        <source>Covered by a figure.</source>
        <translation>Von einer Figur verdeckt.</translation>
    </message>
    <message>
        <source>Bonus: {bonus}</source>
        <translation>Bonus: {bonus}</translation>
    </message>
    <message>
        <source>Still at home: {n}. The leftmost leaves first.</source>
        <translation>Noch zu Hause: {n}. Die Figur ganz links geht zuerst.</translation>
    </message>
    <message>
        <source>{most} at most. Put it on coins (1 seal for 1) or on a resource (2 seals for 1).</source>
        <translation>Höchstens {most}. Leg sie auf Münzen (1 Siegel für 1) oder auf eine Ressource (2 Siegel für 1).</translation>
    </message>
    <message>
        <source>Put it on food, iron or mother-of-pearl.</source>
        <translation>Leg sie auf Nahrung, Eisen oder Perlmutt.</translation>
    </message>
    <message>
        <source>Starting pair {number}</source>
        <translation>Karten-Paar {number}</translation>
    </message>
    <message>
        <source>1 point for every 5 at the end of the game.</source>
        <translation>Bei Spielende 1 Siegpunkt je 5.</translation>
    </message>
    <message>
        <source>{most} at most. 1 point for 3 to 6 left at the end, 2 for 7.</source>
        <translation>Höchstens {most}. Am Ende 1 Siegpunkt für 3 bis 6 übrige, 2 für 7.</translation>
    </message>
    <message>
        <source>A die from a left end, or a lantern, gives what all these cards show.</source>
        <translation>Ein Würfel von einem linken Ende oder eine Laterne bringt, was alle diese Karten zeigen.</translation>
    </message>
    <message>
        <source>Lantern area</source>
        <translation>Laternen-Bereich</translation>
    </message>
    <message>
        <source>Lantern bonus: {gain}</source>
        <translation>Laternen-Bonus: {gain}</translation>
    </message>
    <message>
        <source>A card in the lantern area of {clan}.</source>
        <translation>Eine Karte im Laternen-Bereich von {clan}.</translation>
    </message>
    <message>
        <source>Empty.</source>
        <translation>Leer.</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>In der Hand</translation>
    </message>
</context>
<context>
    <name>WhiteCastleMoves</name>
    <message>
        <source>Take {resources} and {action}</source>
        <translation>Nimm {resources} und {action}</translation>
    </message>
    <message>
        <source>Take the {die} from the {end}</source>
        <translation>Nimm die {die} ({end})</translation>
    </message>
    <message>
        <source>Place it: {space}</source>
        <translation>Platziere ihn: {space}</translation>
    </message>
    <message>
        <source>{seals} for {gain}</source>
        <translation>{seals} für {gain}</translation>
    </message>
    <message>
        <source>Do without: {actions}</source>
        <translation>Verzichten auf: {actions}</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Pay {seals} and go on</source>
        <translation>{seals} bezahlen und weiter</translation>
    </message>
    <message>
        <source>Stop before the tree</source>
        <translation>Vor dem Baum bleiben</translation>
    </message>
    <message>
        <source>{what} first</source>
        <translation>Zuerst: {what}</translation>
    </message>
    <message>
        <source>Courtier to the gate</source>
        <translation>Höfling zum Burgtor</translation>
    </message>
    <message>
        <source>Courtier from {start}: {target}</source>
        <translation>Höfling von: {start}, nach: {target}</translation>
    </message>
    <message>
        <source>Space {n} of the Daimyo card</source>
        <translation>Feld {n} der Daimyo-Karte</translation>
    </message>
    <message>
        <source>Gardener: {garden}</source>
        <translation>Gärtner: {garden}</translation>
    </message>
    <message>
        <source>Warrior: {yard}</source>
        <translation>Krieger: {yard}</translation>
    </message>
    <message>
        <source>The rival&apos;s gardener: {garden}</source>
        <translation>Gärtner des Rivalen: {garden}</translation>
    </message>
    <message>
        <source>The rival&apos;s courtier: {room}</source>
        <translation>Höfling des Rivalen: {room}</translation>
    </message>
</context>
<context>
    <name>WhiteCastleNews</name>
    <message>
        <source>The Tokugawa clan</source>
        <translation>Der Tokugawa-Clan</translation>
    </message>
    <message>
        <source>Round {n} of {rounds} begins.</source>
        <translation>Runde {n} von {rounds} beginnt.</translation>
    </message>
    <message>
        <source>Round {n} ends.</source>
        <translation>Runde {n} endet.</translation>
    </message>
    <message>
        <source>All dice are rolled and laid on their bridges.</source>
        <translation>Alle Würfel werden geworfen und auf ihre Brücken gelegt.</translation>
    </message>
    <message>
        <source>All dice are collected.</source>
        <translation>Alle Würfel werden eingesammelt.</translation>
    </message>
    <message>
        <source>New turn order by influence: {names}.</source>
        <translation>Neue Reihenfolge nach Einfluss: {names}.</translation>
    </message>
    <message>
        <source>The pair nobody took leaves the game.</source>
        <translation>Das Karten-Paar, das niemand nahm, verlässt das Spiel.</translation>
    </message>
    <message>
        <source>{room}: a new card with {actions}.</source>
        <translation>{room}: eine neue Karte mit {actions}.</translation>
    </message>
    <message>
        <source>The {die} moves to the {end}.</source>
        <translation>Die {die} rückt nach ({end}).</translation>
    </message>
    <message>
        <source>{name} takes a pair: {resources}; {action}.</source>
        <translation>{name} nimmt ein Karten-Paar: {resources}; {action}.</translation>
    </message>
    <message>
        <source>{name} takes the {die} from the {end}.</source>
        <translation>{name} nimmt die {die} von der Brücke ({end}).</translation>
    </message>
    <message>
        <source>{name} places the {die} on a {value}: {space}.</source>
        <translation>{name} platziert die {die} auf eine {value}: {space}.</translation>
    </message>
    <message>
        <source>{name} gains {gain} ({why}).</source>
        <translation>{name} erhält {gain} ({why}).</translation>
    </message>
    <message>
        <source>{name} gains {gain} ({why}); {lost} more do not fit.</source>
        <translation>{name} erhält {gain} ({why}); {lost} weitere haben keinen Platz.</translation>
    </message>
    <message>
        <source>{name} pays {price} ({why}).</source>
        <translation>{name} bezahlt {price} ({why}).</translation>
    </message>
    <message>
        <source>{name} exchanges {seals} for {gain}.</source>
        <translation>{name} tauscht {seals} gegen {gain}.</translation>
    </message>
    <message>
        <source>{name} passes {n} points.</source>
        <translation>{name} überschreitet {n} Siegpunkte.</translation>
    </message>
    <message>
        <source>{name} has no lantern bonus yet.</source>
        <translation>{name} hat noch keinen Laternen-Bonus.</translation>
    </message>
    <message>
        <source>{name} gets the lantern bonus.</source>
        <translation>{name} erhält den Laternen-Bonus.</translation>
    </message>
    <message>
        <source>{name} moves {n} on in the passage of time, to space {space} ({why}).</source>
        <translation>{name} rückt auf der Jahreszeiten-Leiste um {n} auf Feld {space} vor ({why}).</translation>
    </message>
    <message>
        <source>{name} stops at space {space}: the tree asks for {seals}, {n} influence is lost.</source>
        <translation>{name} bleibt auf Feld {space}: Der Baum verlangt {seals}, {n} Einfluss verfällt.</translation>
    </message>
    <message>
        <source>{name} uses an action: {action}.</source>
        <translation>{name} nutzt eine Aktion: {action}.</translation>
    </message>
    <message>
        <source>{name} does without: {actions}.</source>
        <translation>{name} verzichtet auf: {actions}.</translation>
    </message>
    <message>
        <source>{name} cannot do this now: {actions}.</source>
        <translation>{name} kann das jetzt nicht: {actions}.</translation>
    </message>
    <message>
        <source>not enough food</source>
        <translation>zu wenig Nahrung</translation>
    </message>
    <message>
        <source>not enough iron</source>
        <translation>zu wenig Eisen</translation>
    </message>
    <message>
        <source>not enough mother-of-pearl</source>
        <translation>zu wenig Perlmutt</translation>
    </message>
    <message>
        <source>not enough coins</source>
        <translation>zu wenige Münzen</translation>
    </message>
    <message>
        <source>not enough seals</source>
        <translation>zu wenige Siegel</translation>
    </message>
    <message>
        <source>no courtier left</source>
        <translation>kein Höfling mehr frei</translation>
    </message>
    <message>
        <source>no gardener left</source>
        <translation>kein Gärtner mehr frei</translation>
    </message>
    <message>
        <source>no warrior left</source>
        <translation>kein Krieger mehr frei</translation>
    </message>
    <message>
        <source>no such action is possible</source>
        <translation>keine solche Aktion ist möglich</translation>
    </message>
    <message>
        <source>{name} uses a row of the domain: {row}.</source>
        <translation>{name} nutzt eine Reihe des Tableaus: {row}.</translation>
    </message>
    <message>
        <source>{name} may use {n} gardens again.</source>
        <translation>{name} darf {n} Gärten erneut nutzen.</translation>
    </message>
    <message>
        <source>{name} may use 1 garden again.</source>
        <translation>{name} darf 1 Garten erneut nutzen.</translation>
    </message>
    <message>
        <source>{name} turns a card into the lantern area: {gain}.</source>
        <translation>{name} dreht eine Karte in den Laternen-Bereich: {gain}.</translation>
    </message>
    <message>
        <source>{name} takes the card of the room as action card: {actions}.</source>
        <translation>{name} nimmt die Karte des Raums als Aktions-Karte: {actions}.</translation>
    </message>
    <message>
        <source>{room}: the deck is empty, so its card stays.</source>
        <translation>{room}: Der Stapel ist leer, also bleibt die Karte.</translation>
    </message>
    <message>
        <source>{name} moves a courtier: {place}.</source>
        <translation>{name} bewegt einen Höfling: {place}.</translation>
    </message>
    <message>
        <source>{name} takes space {n} of the Daimyo card.</source>
        <translation>{name} nimmt Feld {n} der Daimyo-Karte ein.</translation>
    </message>
    <message>
        <source>{name} stands beside the Daimyo card: all spaces are taken.</source>
        <translation>{name} steht neben der Daimyo-Karte: Alle Felder sind besetzt.</translation>
    </message>
    <message>
        <source>{name} sends a gardener: {garden}.</source>
        <translation>{name} schickt einen Gärtner: {garden}.</translation>
    </message>
    <message>
        <source>{name} sends a warrior: {yard}.</source>
        <translation>{name} schickt einen Krieger: {yard}.</translation>
    </message>
</context>
<context>
    <name>WhiteCastlePieces</name>
    <message>
        <source>Die: {die}</source>
        <translation>Würfel: {die}</translation>
    </message>
    <message>
        <source>Place it and pay or gain the difference.</source>
        <translation>Platziere ihn und bezahle oder erhalte die Differenz.</translation>
    </message>
    <message>
        <source>Influence of {clan}</source>
        <translation>Einfluss von {clan}</translation>
    </message>
    <message>
        <source>Space {n}</source>
        <translation>Feld {n}</translation>
    </message>
    <message>
        <source>The rival&apos;s top card</source>
        <translation>Oberste Karte des Rivalen</translation>
    </message>
    <message>
        <source>Card the rival used</source>
        <translation>Karte, die der Rivale genutzt hat</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Goes to the gate and climbs from there.</source>
        <translation>Kommt zum Burgtor und steigt von dort auf.</translation>
    </message>
    <message>
        <source>Works in a garden below a bridge.</source>
        <translation>Arbeitet in einem Garten unter einer Brücke.</translation>
    </message>
    <message>
        <source>Trains in a yard.</source>
        <translation>Übt auf einem Übungsplatz.</translation>
    </message>
</context>
<context>
    <name>WhiteCastlePrompts</name>
    <message>
        <source>Take a starting pair: resources, their lantern bonus and an action card.</source>
        <translation>Nimm ein Karten-Paar: Ressourcen mit ihrem Laternen-Bonus und eine Aktions-Karte.</translation>
    </message>
    <message>
        <source>Take a die from an end of a bridge and place it. The left end also gives your lantern bonus.</source>
        <translation>Nimm einen Würfel vom Ende einer Brücke und platziere ihn. Das linke Ende bringt auch deinen Laternen-Bonus.</translation>
    </message>
    <message>
        <source>Place your {die}: a higher die gains the difference in coins, a lower one pays it.</source>
        <translation>Platziere deine {die}: Ein höherer Würfel bringt die Differenz in Münzen, ein niedrigerer kostet sie.</translation>
    </message>
    <message>
        <source>Send a gardener to a garden without one of yours: it acts now, and after each round while its bridge holds a die.</source>
        <translation>Schick einen Gärtner in einen Garten ohne einen von dir: Er wirkt jetzt und nach jeder Runde, solange auf seiner Brücke ein Würfel liegt.</translation>
    </message>
    <message>
        <source>Send a warrior to a training yard and use its tiles.</source>
        <translation>Schick einen Krieger auf einen Übungsplatz und nutze seine Plättchen.</translation>
    </message>
    <message>
        <source>Choose a row of your domain: its bonuses, then the action beside it.</source>
        <translation>Wähle eine Reihe deines Tableaus: erst ihre Boni, dann die Aktion daneben.</translation>
    </message>
    <message>
        <source>Choose a space on the Daimyo card for your courtier and gain its reward.</source>
        <translation>Wähle ein Feld der Daimyo-Karte für deinen Höfling und erhalte den Ertrag.</translation>
    </message>
    <message>
        <source>You gain seals and influence. What comes first?</source>
        <translation>Du erhältst Siegel und Einfluss. Was kommt zuerst?</translation>
    </message>
    <message>
        <source>A tree asks for {seals}. Pay and go on, or stop here and lose {steps}?</source>
        <translation>Ein Baum verlangt {seals}. Bezahlen und weiter, oder hier bleiben und {steps} verlieren?</translation>
    </message>
    <message>
        <source>The rival plants where the fewest points are. Choose between equal gardens.</source>
        <translation>Der Rivale pflanzt, wo es am wenigsten Siegpunkte gibt. Wähle zwischen gleichen Gärten.</translation>
    </message>
    <message>
        <source>The rival&apos;s courtier climbs to level {n}. Choose its room: the card there leaves the game.</source>
        <translation>Der Höfling des Rivalen steigt auf Ebene {n}. Wähle seinen Raum: Die Karte dort verlässt das Spiel.</translation>
    </message>
    <message>
        <source>Decide.</source>
        <translation>Entscheide dich.</translation>
    </message>
    <message>
        <source>The round ends and your gardens act again: click the glowing ones in any order, or “Do without”.</source>
        <translation>Rundenende, deine Gärten wirken noch einmal: Klicke die leuchtenden in beliebiger Reihenfolge an, oder „Verzichten“.</translation>
    </message>
    <message>
        <source>Click the glowing actions in any order, each of them once, or “Do without”.</source>
        <translation>Klicke die leuchtenden Aktionen in beliebiger Reihenfolge an, jede einmal, oder „Verzichten“.</translation>
    </message>
    <message>
        <source>Click one of the glowing actions, or “Do without”.</source>
        <translation>Klicke eine der leuchtenden Aktionen an, oder „Verzichten“.</translation>
    </message>
    <message>
        <source>The round ends and your garden acts again: {action}. Click it, or “Do without”.</source>
        <translation>Rundenende, dein Garten wirkt noch einmal: {action}. Klicke ihn an, oder „Verzichten“.</translation>
    </message>
    <message>
        <source>You may: {action}. Click your glowing garden, or “Do without”.</source>
        <translation>Du darfst: {action}. Klicke deinen leuchtenden Garten an, oder „Verzichten“.</translation>
    </message>
    <message>
        <source>You may: {action}. Click its button, or “Do without”.</source>
        <translation>Du darfst: {action}. Klicke die Schaltfläche dafür an, oder „Verzichten“.</translation>
    </message>
    <message>
        <source>Gain {amount}: put them on food, iron or mother-of-pearl.</source>
        <translation>Erhalte {amount}: Leg sie auf Nahrung, Eisen oder Perlmutt.</translation>
    </message>
    <message>
        <source>You hold five seals. Exchange {seals} at once: put your seals on coins or a resource.</source>
        <translation>Du hast fünf Siegel. Tausche {seals} sofort: Leg deine Siegel auf Münzen oder eine Ressource.</translation>
    </message>
    <message>
        <source>You may: {action}. Choose a courtier or the glowing action, or “Do without”.</source>
        <translation>Du darfst: {action}. Wähle einen Höfling oder die leuchtende Aktion, oder „Verzichten“.</translation>
    </message>
    <message>
        <source>You may: {action}. Choose a gardener or the glowing action, or “Do without”.</source>
        <translation>Du darfst: {action}. Wähle einen Gärtner oder die leuchtende Aktion, oder „Verzichten“.</translation>
    </message>
    <message>
        <source>You may: {action}. Choose a warrior or the glowing action, or “Do without”.</source>
        <translation>Du darfst: {action}. Wähle einen Krieger oder die leuchtende Aktion, oder „Verzichten“.</translation>
    </message>
    <message>
        <source>You may: {action}. Click the glowing action, or “Do without”.</source>
        <translation>Du darfst: {action}. Klicke die leuchtende Aktion an, oder „Verzichten“.</translation>
    </message>
    <message>
        <source>Bring a courtier to the gate for {coins}, let one climb for mother-of-pearl ({one} for one level, {two} for two), or both.</source>
        <translation>Bring einen Höfling für {coins} zum Burgtor, lass einen für Perlmutt aufsteigen ({one} für eine Ebene, {two} für zwei), oder beides.</translation>
    </message>
    <message>
        <source>A courtier may also climb: {one} mother-of-pearl for one level, {two} for two.</source>
        <translation>Ein Höfling darf auch aufsteigen: {one} Perlmutt für eine Ebene, {two} für zwei.</translation>
    </message>
    <message>
        <source>You may also bring a courtier to the gate for {coins}.</source>
        <translation>Du darfst auch einen Höfling für {coins} zum Burgtor bringen.</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>{n} steps</source>
        <translation>{n} Schritte</translation>
    </message>
    <message>
        <source>reward of the well</source>
        <translation>Brunnen-Aktion</translation>
    </message>
    <message>
        <source>audience at the gate</source>
        <translation>Audienz am Burgtor</translation>
    </message>
    <message>
        <source>climb of a courtier</source>
        <translation>Aufstieg eines Höflings</translation>
    </message>
    <message>
        <source>seals</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>new card for the room</source>
        <translation>neue Karte für den Raum</translation>
    </message>
    <message>
        <source>place in the hall</source>
        <translation>Platz im Saal</translation>
    </message>
    <message>
        <source>the rival acts</source>
        <translation>der Rivale handelt</translation>
    </message>
    <message>
        <source>one of {n} actions</source>
        <translation>eine von {n} Aktionen</translation>
    </message>
    <message>
        <source>courtier action</source>
        <translation>Burg-Aktion</translation>
    </message>
    <message>
        <source>gardener action</source>
        <translation>Garten-Aktion</translation>
    </message>
    <message>
        <source>warrior action</source>
        <translation>Übungsplatz-Aktion</translation>
    </message>
    <message>
        <source>domain action</source>
        <translation>Tableau-Aktion</translation>
    </message>
</context>
<context>
    <name>WhiteCastleRefusals</name>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>That costs {need}, you have {have}.</source>
        <translation>Das kostet {need}, du hast {have}.</translation>
    </message>
    <message>
        <source>The die is too low: you would pay {need}, you have {have}.</source>
        <translation>Der Würfel ist zu niedrig: Du müsstest {need} bezahlen, du hast {have}.</translation>
    </message>
    <message>
        <source>A room needs a tile of the die&apos;s colour: here are {tiles}, your die is {die}.</source>
        <translation>Ein Raum braucht ein Plättchen in der Farbe des Würfels: Hier sind {tiles}, dein Würfel ist {die}.</translation>
    </message>
    <message>
        <source>No die lies there.</source>
        <translation>Dort liegt kein Würfel.</translation>
    </message>
    <message>
        <source>Only dice at the ends of a bridge can be taken.</source>
        <translation>Nur Würfel an den Enden einer Brücke können genommen werden.</translation>
    </message>
    <message>
        <source>First take a die from a bridge.</source>
        <translation>Nimm zuerst einen Würfel von einer Brücke.</translation>
    </message>
    <message>
        <source>There is no such space.</source>
        <translation>Dieses Feld gibt es nicht.</translation>
    </message>
    <message>
        <source>A row of your domain holds one die; a {pips} lies there.</source>
        <translation>Eine Reihe deines Tableaus fasst einen Würfel; dort liegt eine {pips}.</translation>
    </message>
    <message>
        <source>This row takes only dice of its own colour: {need}.</source>
        <translation>Diese Reihe nimmt nur Würfel ihrer Farbe: {need}.</translation>
    </message>
    <message>
        <source>This half of the courtier action is done; each half counts once.</source>
        <translation>Dieser Teil der Burg-Aktion ist erledigt; jeder zählt einmal.</translation>
    </message>
    <message>
        <source>No courtier is left for that.</source>
        <translation>Dafür ist kein Höfling mehr da.</translation>
    </message>
    <message>
        <source>All your gardeners are in the gardens.</source>
        <translation>Alle deine Gärtner sind in den Gärten.</translation>
    </message>
    <message>
        <source>All your warriors are in the yards.</source>
        <translation>Alle deine Krieger sind auf den Übungsplätzen.</translation>
    </message>
    <message>
        <source>None of your courtiers stands there.</source>
        <translation>Dort steht keiner deiner Höflinge.</translation>
    </message>
    <message>
        <source>Dice on this space: {have}; more than {most} are not allowed.</source>
        <translation>Würfel auf diesem Feld: {have}; mehr als {most} sind nicht erlaubt.</translation>
    </message>
    <message>
        <source>A courtier climbs one or two levels: {start} to {target} is not possible.</source>
        <translation>Ein Höfling steigt eine oder zwei Ebenen auf: {start} nach {target} geht nicht.</translation>
    </message>
    <message>
        <source>A courtier on level 3 cannot climb any further.</source>
        <translation>Ein Höfling auf Ebene 3 kann nicht weiter aufsteigen.</translation>
    </message>
    <message>
        <source>One of your gardeners is in this garden already.</source>
        <translation>In diesem Garten ist schon einer deiner Gärtner.</translation>
    </message>
    <message>
        <source>There is no such garden.</source>
        <translation>Diesen Garten gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such training yard.</source>
        <translation>Diesen Übungsplatz gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such room.</source>
        <translation>Diesen Raum gibt es nicht.</translation>
    </message>
    <message>
        <source>The rival has a gardener in this garden already.</source>
        <translation>Der Rivale hat in diesem Garten schon einen Gärtner.</translation>
    </message>
    <message>
        <source>The rival&apos;s card names another kind of garden.</source>
        <translation>Die Karte des Rivalen nennt eine andere Art von Garten.</translation>
    </message>
    <message>
        <source>The rival plants where the fewest points are: {fewest}, this garden has {points}.</source>
        <translation>Der Rivale pflanzt, wo es am wenigsten Siegpunkte gibt: {fewest}, dieser Garten hat {points}.</translation>
    </message>
    <message>
        <source>The rival&apos;s courtier goes to level {need}, this room is on level {have}.</source>
        <translation>Der Höfling des Rivalen geht auf Ebene {need}, dieser Raum ist auf Ebene {have}.</translation>
    </message>
    <message>
        <source>Another courtier has this space of the Daimyo card.</source>
        <translation>Dieses Feld der Daimyo-Karte hat schon ein Höfling.</translation>
    </message>
    <message>
        <source>You hold {most} of that already, and there is no room for more.</source>
        <translation>Davon hast du schon {most}, mehr passen nicht.</translation>
    </message>
    <message>
        <source>None of the actions beside such a die tile is possible now.</source>
        <translation>Keine der Aktionen neben einem solchen Würfel-Plättchen ist jetzt möglich.</translation>
    </message>
    <message>
        <source>Choose {need} resources, no more and no fewer.</source>
        <translation>Wähle {need} Ressourcen, nicht mehr und nicht weniger.</translation>
    </message>
    <message>
        <source>Seals can become coins, food, iron or mother-of-pearl only.</source>
        <translation>Siegel können nur zu Münzen, Nahrung, Eisen oder Perlmutt werden.</translation>
    </message>
    <message>
        <source>Seals can be exchanged in your own turns only.</source>
        <translation>Siegel kannst du nur in deinen eigenen Zügen tauschen.</translation>
    </message>
    <message>
        <source>More than five seals cannot be held: exchange {surplus} first.</source>
        <translation>Mehr als fünf Siegel sind nicht erlaubt: Tausche erst {surplus}.</translation>
    </message>
    <message>
        <source>That is not what is asked now.</source>
        <translation>Danach ist jetzt nicht gefragt.</translation>
    </message>
    <message>
        <source>This action does not belong to what you may do now.</source>
        <translation>Diese Aktion gehört nicht zu dem, was du jetzt darfst.</translation>
    </message>
    <message>
        <source>These cards are no pair; {pairs} pairs lie there.</source>
        <translation>Diese Karten sind kein Paar; {pairs} Paare liegen aus.</translation>
    </message>
    <message>
        <source>It is not your decision.</source>
        <translation>Das entscheidest nicht du.</translation>
    </message>
    <message>
        <source>That cannot be put here.</source>
        <translation>Das kann nicht hierher.</translation>
    </message>
</context>
<context>
    <name>WhiteCastleRival</name>
    <message>
        <source>The rival&apos;s cards are shuffled.</source>
        <translation>Die Karten des Rivalen werden gemischt.</translation>
    </message>
    <message>
        <source>The rival turns its top card: {actions}.</source>
        <translation>Der Rivale dreht seine oberste Karte um: {actions}.</translation>
    </message>
    <message>
        <source>The die of the next card is not there, so it is turned too: {actions}.</source>
        <translation>Der Würfel der nächsten Karte fehlt, also wird auch sie umgedreht: {actions}.</translation>
    </message>
    <message>
        <source>The new top card names the die: {bridge}, {end}; and where it goes: {space}.</source>
        <translation>Die neue oberste Karte nennt den Würfel: {bridge}, {end}; und sein Ziel: {space}.</translation>
    </message>
    <message>
        <source>{space} is occupied, so the rival&apos;s die goes to the well.</source>
        <translation>{space}: besetzt, also geht der Würfel des Rivalen in den Brunnen.</translation>
    </message>
    <message>
        <source>The rival&apos;s card says: {action}.</source>
        <translation>Die Karte des Rivalen sagt: {action}.</translation>
    </message>
    <message>
        <source>That is not possible, so the rival gains {points}.</source>
        <translation>Das geht nicht, also erhält der Rivale {points}.</translation>
    </message>
    <message>
        <source>The rival hands in {coins}, {price} at a time, and gains {points}.</source>
        <translation>Der Rivale gibt {coins} ab, je {price} auf einmal, und erhält {points}.</translation>
    </message>
    <message>
        <source>{room}: the rival removes the card from the game.</source>
        <translation>{room}: Der Rivale nimmt die Karte aus dem Spiel.</translation>
    </message>
    <message>
        <source>On its next turn the rival turns this card and does its actions; the card below names the die.</source>
        <translation>In seinem nächsten Zug dreht der Rivale diese Karte um und führt ihre Aktionen aus; die Karte darunter nennt den Würfel.</translation>
    </message>
    <message>
        <source>{actions}. After the rival&apos;s turn it lies under the deck again.</source>
        <translation>{actions}. Nach dem Zug des Rivalen liegt sie wieder unter dem Stapel.</translation>
    </message>
    <message>
        <source>It named the last die: {bridge}, {end}; for this space: {space}.</source>
        <translation>Sie hat den letzten Würfel genannt: {bridge}, {end}; für dieses Feld: {space}.</translation>
    </message>
    <message>
        <source>courtier to the gate</source>
        <translation>Höfling zum Burgtor</translation>
    </message>
    <message>
        <source>lowest courtier up 1 level</source>
        <translation>unterster Höfling 1 Ebene hinauf</translation>
    </message>
    <message>
        <source>lowest courtier up {n} levels</source>
        <translation>unterster Höfling {n} Ebenen hinauf</translation>
    </message>
    <message>
        <source>warrior: {yard}</source>
        <translation>Krieger: {yard}</translation>
    </message>
    <message>
        <source>gardener to the stone garden with the fewest points</source>
        <translation>Gärtner in den Steingarten mit den wenigsten Siegpunkten</translation>
    </message>
    <message>
        <source>gardener to the plant garden with the fewest points</source>
        <translation>Gärtner in den Pflanzengarten mit den wenigsten Siegpunkten</translation>
    </message>
    <message>
        <source>gardener to the garden with the fewest points</source>
        <translation>Gärtner in den Garten mit den wenigsten Siegpunkten</translation>
    </message>
</context>
<context>
    <name>WhiteCastleScores</name>
    <message>
        <source>{name} exchanges the left-over {seals}: {gains}.</source>
        <translation>{name} tauscht übrige {seals}: {gains}.</translation>
    </message>
    <message>
        <source>{name} scores {points}: {category}.</source>
        <translation>{name} erhält {points}: {category}.</translation>
    </message>
    <message>
        <source>During the game</source>
        <translation>Während des Spiels</translation>
    </message>
    <message>
        <source>Coins and seals</source>
        <translation>Münzen und Siegel</translation>
    </message>
    <message>
        <source>Food, iron, mother-of-pearl</source>
        <translation>Nahrung, Eisen, Perlmutt</translation>
    </message>
    <message>
        <source>Passage of time</source>
        <translation>Jahreszeiten-Leiste</translation>
    </message>
    <message>
        <source>Courtiers</source>
        <translation>Höflinge</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Gardeners</source>
        <translation>Gärtner</translation>
    </message>
</context>
<context>
    <name>WhiteCastleTerms</name>
    <message>
        <source>{n} food</source>
        <translation>{n} Nahrung</translation>
    </message>
    <message>
        <source>{n} iron</source>
        <translation>{n} Eisen</translation>
    </message>
    <message>
        <source>{n} mother-of-pearl</source>
        <translation>{n} Perlmutt</translation>
    </message>
    <message>
        <source>{n} coins</source>
        <translation>{n} Münzen</translation>
    </message>
    <message>
        <source>{n} seals</source>
        <translation>{n} Siegel</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} Siegpunkte</translation>
    </message>
    <message>
        <source>{n} influence</source>
        <translation>{n} Einfluss</translation>
    </message>
    <message>
        <source>{n} resources of choice</source>
        <translation>{n} Ressourcen nach Wahl</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Eisen</translation>
    </message>
    <message>
        <source>Mother-of-pearl</source>
        <translation>Perlmutt</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Seals of the Daimyo</source>
        <translation>Siegel des Daimyo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Resources of choice</source>
        <translation>Ressourcen nach Wahl</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>red {n}</source>
        <translation>rote {n}</translation>
    </message>
    <message>
        <source>black {n}</source>
        <translation>schwarze {n}</translation>
    </message>
    <message>
        <source>white {n}</source>
        <translation>weiße {n}</translation>
    </message>
    <message>
        <source>Red bridge</source>
        <translation>Rote Brücke</translation>
    </message>
    <message>
        <source>Black bridge</source>
        <translation>Schwarze Brücke</translation>
    </message>
    <message>
        <source>White bridge</source>
        <translation>Weiße Brücke</translation>
    </message>
    <message>
        <source>left end</source>
        <translation>linkes Ende</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>rechtes Ende</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Höfling</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Gärtner</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>courtier action</source>
        <translation>Burg-Aktion</translation>
    </message>
    <message>
        <source>gardener action</source>
        <translation>Garten-Aktion</translation>
    </message>
    <message>
        <source>warrior action</source>
        <translation>Übungsplatz-Aktion</translation>
    </message>
    <message>
        <source>domain action</source>
        <translation>Tableau-Aktion</translation>
    </message>
    <message>
        <source>a light action of the castle</source>
        <translation>eine hell hinterlegte Aktion der Burg</translation>
    </message>
    <message>
        <source>an action beside any die tile</source>
        <translation>eine Aktion neben einem beliebigen Würfel-Plättchen</translation>
    </message>
    <message>
        <source>an action beside a red die tile</source>
        <translation>eine Aktion neben einem roten Würfel-Plättchen</translation>
    </message>
    <message>
        <source>an action beside a black die tile</source>
        <translation>eine Aktion neben einem schwarzen Würfel-Plättchen</translation>
    </message>
    <message>
        <source>an action beside a white die tile</source>
        <translation>eine Aktion neben einem weißen Würfel-Plättchen</translation>
    </message>
    <message>
        <source>Courtiers&apos; row</source>
        <translation>Reihe der Höflinge</translation>
    </message>
    <message>
        <source>Gardeners&apos; row</source>
        <translation>Reihe der Gärtner</translation>
    </message>
    <message>
        <source>Warriors&apos; row</source>
        <translation>Reihe der Krieger</translation>
    </message>
    <message>
        <source>Left room on level 1</source>
        <translation>Linker Raum auf Ebene 1</translation>
    </message>
    <message>
        <source>Middle room on level 1</source>
        <translation>Mittlerer Raum auf Ebene 1</translation>
    </message>
    <message>
        <source>Right room on level 1</source>
        <translation>Rechter Raum auf Ebene 1</translation>
    </message>
    <message>
        <source>Left room on level 2</source>
        <translation>Linker Raum auf Ebene 2</translation>
    </message>
    <message>
        <source>Right room on level 2</source>
        <translation>Rechter Raum auf Ebene 2</translation>
    </message>
    <message>
        <source>Outside the walls, left</source>
        <translation>Außerhalb der Mauern, links</translation>
    </message>
    <message>
        <source>Outside the walls, right</source>
        <translation>Außerhalb der Mauern, rechts</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Burgtor</translation>
    </message>
    <message>
        <source>Hall of the Daimyo</source>
        <translation>Saal des Daimyo</translation>
    </message>
    <message>
        <source>Level {n}</source>
        <translation>Ebene {n}</translation>
    </message>
    <message>
        <source>Stone garden</source>
        <translation>Steingarten</translation>
    </message>
    <message>
        <source>Plant garden</source>
        <translation>Pflanzengarten</translation>
    </message>
    <message>
        <source>Training yard for {n} iron</source>
        <translation>Übungsplatz für {n} Eisen</translation>
    </message>
    <message>
        <source>lantern bonus</source>
        <translation>Laternen-Bonus</translation>
    </message>
    <message>
        <source>reward of the well</source>
        <translation>Brunnen-Aktion</translation>
    </message>
    <message>
        <source>pay {price}: {deed}</source>
        <translation>bezahle {price}: {deed}</translation>
    </message>
    <message>
        <source>{resources}. Lantern bonus: {lantern}. Action card: {action}.</source>
        <translation>{resources}. Laternen-Bonus: {lantern}. Aktions-Karte: {action}.</translation>
    </message>
    <message>
        <source>resource card</source>
        <translation>Ressourcen-Karte</translation>
    </message>
    <message>
        <source>Lantern area</source>
        <translation>Laternen-Bereich</translation>
    </message>
    <message>
        <source>Daimyo card</source>
        <translation>Daimyo-Karte</translation>
    </message>
    <message>
        <source>Training yard</source>
        <translation>Übungsplatz</translation>
    </message>
    <message>
        <source>rival&apos;s card</source>
        <translation>Karte des Rivalen</translation>
    </message>
    <message>
        <source>difference of the die</source>
        <translation>Differenz des Würfels</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>an action that was not possible</source>
        <translation>eine Aktion, die nicht möglich war</translation>
    </message>
    <message>
        <source>coins handed in</source>
        <translation>abgegebene Münzen</translation>
    </message>
    <message>
        <source>action card</source>
        <translation>Aktions-Karte</translation>
    </message>
    <message>
        <source>1 food</source>
        <translation>1 Nahrung</translation>
    </message>
    <message>
        <source>1 iron</source>
        <translation>1 Eisen</translation>
    </message>
    <message>
        <source>1 mother-of-pearl</source>
        <translation>1 Perlmutt</translation>
    </message>
    <message>
        <source>1 coin</source>
        <translation>1 Münze</translation>
    </message>
    <message>
        <source>1 seal</source>
        <translation>1 Siegel</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Siegpunkt</translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>1 Einfluss</translation>
    </message>
    <message>
        <source>1 resource of choice</source>
        <translation>1 Ressource nach Wahl</translation>
    </message>
</context>
<context>
    <name>WhiteCastleWording</name>
    <message>
        <source>Clan {letter}</source>
        <translation>Familie {letter}</translation>
    </message>
    <message>
        <source>Place in the turn order</source>
        <translation>Platz in der Zugreihenfolge</translation>
    </message>
    <message>
        <source>Alone you win only with more points than the rival.</source>
        <translation>Allein gewinnst du nur mit mehr Punkten als der Rivale.</translation>
    </message>
    <message>
        <source>Choosing the starting pairs</source>
        <translation>Wahl der Karten-Paare</translation>
    </message>
    <message>
        <source>Round {n} of {rounds}</source>
        <translation>Runde {n} von {rounds}</translation>
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
        <source>Plays</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Reports of mishaps</source>
        <translation>Berichte über Pannen</translation>
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
        <source>All kept plays, settings and reports will be deleted and Kastellan will close. Plays that you saved elsewhere stay.</source>
        <translation>Alle aufbewahrten Partien, Einstellungen und Berichte werden gelöscht, und Kastellan schließt sich. Partien, die du anderswo gespeichert hast, bleiben.</translation>
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
<context>
    <name>_SeatRow</name>
    <message>
        <source>Name of seat {letter}</source>
        <translation>Name auf Platz {letter}</translation>
    </message>
    <message>
        <source>Who plays on seat {letter}</source>
        <translation>Wer auf Platz {letter} spielt</translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>points: {change}</source>
        <translation>Punkte: {change}</translation>
    </message>
    <message>
        <source>chests: {change}</source>
        <translation>Truhen: {change}</translation>
    </message>
    <message>
        <source>coins: {change}</source>
        <translation>Münzen: {change}</translation>
    </message>
    <message>
        <source>food: {change}</source>
        <translation>Nahrung: {change}</translation>
    </message>
    <message>
        <source>iron: {change}</source>
        <translation>Eisen: {change}</translation>
    </message>
    <message>
        <source>mother-of-pearl: {change}</source>
        <translation>Perlmutt: {change}</translation>
    </message>
    <message>
        <source>rice: {change}</source>
        <translation>Reis: {change}</translation>
    </message>
    <message>
        <source>seals: {change}</source>
        <translation>Siegel: {change}</translation>
    </message>
</context>
<context>
    <name>shogun</name>
    <message>
        <source>Spring</source>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Nō theatre</source>
        <translation>Nō-Theater</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>temples</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Nō theatres</source>
        <translation>Nō-Theater</translation>
    </message>
    <message>
        <source>Build a castle</source>
        <translation>Burg bauen</translation>
    </message>
    <message>
        <source>Build a temple</source>
        <translation>Tempel bauen</translation>
    </message>
    <message>
        <source>Build a Nō theatre</source>
        <translation>Nō-Theater bauen</translation>
    </message>
    <message>
        <source>Collect rice</source>
        <translation>Reis einziehen</translation>
    </message>
    <message>
        <source>Collect tax</source>
        <translation>Steuern einziehen</translation>
    </message>
    <message>
        <source>Deploy 5 armies</source>
        <translation>5 Armeen einsetzen</translation>
    </message>
    <message>
        <source>Deploy 3 armies</source>
        <translation>3 Armeen einsetzen</translation>
    </message>
    <message>
        <source>Deploy 1 army, then move</source>
        <translation>1 Armee einsetzen, dann bewegen</translation>
    </message>
    <message>
        <source>March and attack A</source>
        <translation>Kampf/Bewegung A</translation>
    </message>
    <message>
        <source>March and attack B</source>
        <translation>Kampf/Bewegung B</translation>
    </message>
    <message>
        <source>Costs {cost}. Goes on a free site; no province has the same building twice.</source>
        <translation>Kostet {cost}. Kommt auf einen freien Bauplatz; keine Provinz hat dasselbe Gebäude zweimal.</translation>
    </message>
    <message>
        <source>The province yields what is printed there and gets an unrest marker. Where there is unrest already, the peasants rise.</source>
        <translation>Die Provinz bringt, was auf ihr steht, und bekommt einen Unruhemarker. Wo schon Unruhe herrscht, kommt es zum Aufstand.</translation>
    </message>
    <message>
        <source>Costs {cost}. Armies come from your supply.</source>
        <translation>Kostet {cost}. Die Armeen kommen aus deinem Vorrat.</translation>
    </message>
    <message>
        <source>Move armies into a neighbouring province; one must stay. If it is not yours, the cube tower decides.</source>
        <translation>Bewege Armeen in eine Nachbarprovinz; eine muss bleiben. Gehört sie dir nicht, entscheidet der Würfelturm.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>Chest card {number}</source>
        <translation>Truhenkarte {number}</translation>
    </message>
    <message>
        <source>chest card {number}</source>
        <translation>Truhenkarte {number}</translation>
    </message>
    <message>
        <source>Deploying 5 brings only {five} armies, deploying 3 only {three}.</source>
        <translation>5 einsetzen bringt nur {five} Armeen, 3 einsetzen nur {three}.</translation>
    </message>
    <message>
        <source>{chests} more when collecting tax.</source>
        <translation>{chests} mehr beim Einziehen von Steuern.</translation>
    </message>
    <message>
        <source>{armies} when deploying 5.</source>
        <translation>{armies} beim Einsetzen von 5.</translation>
    </message>
    <message>
        <source>{armies} more in every attack.</source>
        <translation>{armies} mehr bei jedem Angriff.</translation>
    </message>
    <message>
        <source>{armies} more in every defence.</source>
        <translation>{armies} mehr bei jeder Verteidigung.</translation>
    </message>
    <message>
        <source>Whoever is attacked in a province with a castle throws {armies} more.</source>
        <translation>Wer in einer Provinz mit Burg angegriffen wird, wirft {armies} mehr ein.</translation>
    </message>
    <message>
        <source>Collecting tax yields at most {chests}.</source>
        <translation>Steuern einziehen bringt höchstens {chests}.</translation>
    </message>
    <message>
        <source>Collecting tax yields at least {chests}.</source>
        <translation>Steuern einziehen bringt mindestens {chests}.</translation>
    </message>
    <message>
        <source>{chests} more when you collect tax.</source>
        <translation>{chests} mehr, wenn du Steuern einziehst.</translation>
    </message>
    <message>
        <source>Deploying 5 brings you {armies}.</source>
        <translation>5 einsetzen bringt dir {armies}.</translation>
    </message>
    <message>
        <source>You throw {armies} more when you attack.</source>
        <translation>Du wirfst {armies} mehr ein, wenn du angreifst.</translation>
    </message>
    <message>
        <source>You throw {armies} more when you are attacked.</source>
        <translation>Du wirfst {armies} mehr ein, wenn du angegriffen wirst.</translation>
    </message>
    <message>
        <source>{amount} rice more when collecting rice.</source>
        <translation>{amount} Reis mehr beim Einziehen von Reis.</translation>
    </message>
    <message>
        <source>Building a Nō theatre also removes {amount} unrest there.</source>
        <translation>Der Bau eines Nō-Theaters entfernt dort auch {amount} Unruhemarker.</translation>
    </message>
    <message>
        <source>{amount} peasants defend a neutral province instead of 1.</source>
        <translation>{amount} Bauern verteidigen eine neutrale Provinz statt 1.</translation>
    </message>
    <message>
        <source>Provinces with a temple cannot be attacked.</source>
        <translation>Provinzen mit Tempel können nicht angegriffen werden.</translation>
    </message>
    <message>
        <source>Collecting rice yields at least {amount} rice.</source>
        <translation>Reis einziehen bringt mindestens {amount} Reis.</translation>
    </message>
    <message>
        <source>Collecting rice yields at most {amount} rice.</source>
        <translation>Reis einziehen bringt höchstens {amount} Reis.</translation>
    </message>
    <message>
        <source>{amount} rice more when you collect rice.</source>
        <translation>{amount} Reis mehr, wenn du Reis einziehst.</translation>
    </message>
    <message>
        <source>1 army</source>
        <translation>1 Armee</translation>
    </message>
    <message>
        <source>{count} armies</source>
        <translation>{count} Armeen</translation>
    </message>
    <message>
        <source>1 chest</source>
        <translation>1 Truhe</translation>
    </message>
    <message>
        <source>{count} chests</source>
        <translation>{count} Truhen</translation>
    </message>
    <message>
        <source>1 peasant</source>
        <translation>1 Bauern</translation>
    </message>
    <message>
        <source>{count} peasants</source>
        <translation>{count} Bauern</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} Punkte</translation>
    </message>
    <message>
        <source>1 province</source>
        <translation>1 Provinz</translation>
    </message>
    <message>
        <source>{count} provinces</source>
        <translation>{count} Provinzen</translation>
    </message>
    <message>
        <source>1 unrest marker</source>
        <translation>1 Unruhemarker</translation>
    </message>
    <message>
        <source>{count} unrest markers</source>
        <translation>{count} Unruhemarker</translation>
    </message>
    <message>
        <source>Year {number}</source>
        <translation>Jahr {number}</translation>
    </message>
    <message>
        <source>Put a card on every space (still open: {open}). Provinces say where an action happens, the bid decides who chooses a place first.</source>
        <translation>Lege auf jedes Feld eine Karte (noch offen: {open}). Provinzen sagen, wo eine Aktion geschieht, das Gebot, wer zuerst einen Platz wählt.</translation>
    </message>
    <message>
        <source>Your plan is complete. Change it as you like, or say you are ready.</source>
        <translation>Dein Plan ist vollständig. Ändere ihn, wie du magst, oder sage, dass du fertig bist.</translation>
    </message>
    <message>
        <source>Choose a place in the turn order; its special card is yours this round.</source>
        <translation>Wähle einen Platz in der Spielerreihenfolge; seine Sonderkarte gehört dir in dieser Runde.</translation>
    </message>
    <message>
        <source>Rice is short: choose which of the drawn provinces rises next.</source>
        <translation>Der Reis reicht nicht: Wähle, in welcher der gezogenen Provinzen der nächste Aufstand ausbricht.</translation>
    </message>
    <message>
        <source>Others decide.</source>
        <translation>Andere entscheiden.</translation>
    </message>
    <message>
        <source>Take the top card of the deck</source>
        <translation>Oberste Karte des Stapels nehmen</translation>
    </message>
    <message>
        <source>Take {province}</source>
        <translation>{province} nehmen</translation>
    </message>
    <message>
        <source>Turn up two other cards</source>
        <translation>Zwei andere Karten aufdecken</translation>
    </message>
    <message>
        <source>Put {armies} there</source>
        <translation>{armies} dorthin stellen</translation>
    </message>
    <message>
        <source>Place {place}: {effect}</source>
        <translation>Platz {place}: {effect}</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>{province} rises</source>
        <translation>Aufstand in {province}</translation>
    </message>
    <message>
        <source>{name} chooses a place</source>
        <translation>{name} wählt einen Platz</translation>
    </message>
    <message>
        <source>Event and bids</source>
        <translation>Ereignis und Gebote</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Points of year {year}</source>
        <translation>Punkte aus Jahr {year}</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Truhen</translation>
    </message>
    <message>
        <source>Move {armies} from {home} to {target}</source>
        <translation>{armies} von {home} nach {target} bewegen</translation>
    </message>
    <message>
        <source>{home} → {target}, {armies}: win {win} %, fail {loss} %</source>
        <translation>{home} → {target}, {armies}: Sieg {win} %, Misserfolg {loss} %</translation>
    </message>
    <message>
        <source>{home} → {target}, {armies}: win {win} %, draw {draw} %, lose {loss} %</source>
        <translation>{home} → {target}, {armies}: Sieg {win} %, Gleichstand {draw} %, Niederlage {loss} %</translation>
    </message>
    <message>
        <source>Majorities, {region}</source>
        <translation>Mehrheiten, {region}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Winter of year {year}</source>
        <translation>Winter im Jahr {year}</translation>
    </message>
    <message>
        <source>Rice for provinces</source>
        <translation>Reis für Provinzen</translation>
    </message>
    <message>
        <source>Points before</source>
        <translation>Punkte zuvor</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Revolts: {count}</source>
        <translation>Aufstände: {count}</translation>
    </message>
    <message>
        <source>Choosing provinces</source>
        <translation>Provinzen wählen</translation>
    </message>
    <message>
        <source>Year {year}, {season}</source>
        <translation>Jahr {year}, {season}</translation>
    </message>
    <message>
        <source>action {number} of {all}</source>
        <translation>Aktion {number} von {all}</translation>
    </message>
    <message>
        <source>Which group of armies shall hold {province}? Choose it, then the glowing province.</source>
        <translation>Welche Gruppe Armeen soll {province} halten? Wähle sie, dann die leuchtende Provinz.</translation>
    </message>
    <message>
        <source>Choose an open card, then its glowing province; or the deck for its top card. The province is yours, and a group of armies goes there.</source>
        <translation>Wähle eine offene Karte, dann ihre leuchtende Provinz; oder den Stapel für seine oberste Karte. Die Provinz gehört dir, und eine Gruppe Armeen kommt dorthin.</translation>
    </message>
    <message>
        <source>You may move armies from {home} into a neighbouring province of yours.</source>
        <translation>Du darfst Armeen aus {home} in eine eigene Nachbarprovinz bewegen.</translation>
    </message>
    <message>
        <source>March from {home} into a neighbouring province; one army must stay. The figures are the chances to win if all others go.</source>
        <translation>Ziehe aus {home} in eine Nachbarprovinz; eine Armee muss bleiben. Die Zahlen sagen, wie wahrscheinlich ein Sieg ist, wenn alle anderen ziehen.</translation>
    </message>
    <message>
        <source>{card} on {space}</source>
        <translation>{card} auf {space}</translation>
    </message>
    <message>
        <source>Leave {space} empty</source>
        <translation>{space} leer lassen</translation>
    </message>
    <message>
        <source>Take back what lies on {space}</source>
        <translation>Zurücknehmen, was auf {space} liegt</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Open cards: {cards}.</source>
        <translation>Offene Karten: {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {province} from the deck.</source>
        <translation>{name} zieht {province} vom Stapel.</translation>
    </message>
    <message>
        <source>{name} takes {province}.</source>
        <translation>{name} nimmt {province}.</translation>
    </message>
    <message>
        <source>{name} puts both open cards under the deck.</source>
        <translation>{name} legt beide offenen Karten unter den Stapel.</translation>
    </message>
    <message>
        <source>{name} puts {armies} into {province}.</source>
        <translation>{name} stellt {armies} nach {province}.</translation>
    </message>
    <message>
        <source>Year {year} begins. The events cost {losses} rice; one is for winter.</source>
        <translation>Jahr {year} beginnt. Die Ereignisse kosten {losses} Reis; eines bleibt für den Winter.</translation>
    </message>
    <message>
        <source>{season} of year {year}. First actions: {actions}.</source>
        <translation>{season} im Jahr {year}. Erste Aktionen: {actions}.</translation>
    </message>
    <message>
        <source>{name} is ready.</source>
        <translation>{name} ist fertig.</translation>
    </message>
    <message>
        <source>Event: {effect}</source>
        <translation>Ereignis: {effect}</translation>
    </message>
    <message>
        <source>Places are chosen in this order: {order}.</source>
        <translation>Plätze werden in dieser Reihenfolge gewählt: {order}.</translation>
    </message>
    <message>
        <source>{season} is over; all cards go back.</source>
        <translation>{season} ist vorbei; alle Karten gehen zurück.</translation>
    </message>
    <message>
        <source>{name} takes place {place}: {effect}</source>
        <translation>{name} nimmt Platz {place}: {effect}</translation>
    </message>
    <message>
        <source>{name} bids {card}, which costs nothing.</source>
        <translation>{name} bietet {card}, das kostet nichts.</translation>
    </message>
    <message>
        <source>{name} bids and pays {chests}.</source>
        <translation>{name} bietet und zahlt {chests}.</translation>
    </message>
    <message>
        <source>{name} bids {chests}.</source>
        <translation>{name} bietet {chests}.</translation>
    </message>
    <message>
        <source>{name} shows {card} for {action}.</source>
        <translation>{name} zeigt {card} für: {action}.</translation>
    </message>
    <message>
        <source>{action} of {name} in {province} fails. {why}</source>
        <translation>{action} von {name} in {province} misslingt. {why}</translation>
    </message>
    <message>
        <source>Unrest in {province} grows by {by}.</source>
        <translation>Die Unruhe in {province} wächst um {by}.</translation>
    </message>
    <message>
        <source>Unrest in {province} falls by {by}.</source>
        <translation>Die Unruhe in {province} sinkt um {by}.</translation>
    </message>
    <message>
        <source>Action {number} of {all}: {action}.</source>
        <translation>Aktion {number} von {all}: {action}.</translation>
    </message>
    <message>
        <source>Turned up: {action}.</source>
        <translation>Aufgedeckt: {action}.</translation>
    </message>
    <message>
        <source>{name} builds a {building} in {province} for {chests}.</source>
        <translation>{name} baut in {province} für {chests}: {building}.</translation>
    </message>
    <message>
        <source>{name} collects {rice} rice in {province}.</source>
        <translation>{name} zieht {rice} Reis in {province} ein.</translation>
    </message>
    <message>
        <source>{name} collects {chests} in {province}.</source>
        <translation>{name} zieht {chests} in {province} ein.</translation>
    </message>
    <message>
        <source>{name} deploys {armies} in {province} for {chests}.</source>
        <translation>{name} setzt {armies} in {province} für {chests} ein.</translation>
    </message>
    <message>
        <source>{name} marches with {armies} from {home} to {target}.</source>
        <translation>{name} zieht mit {armies} von {home} nach {target}.</translation>
    </message>
    <message>
        <source>{name} moves nobody from {home}.</source>
        <translation>{name} bewegt niemanden aus {home}.</translation>
    </message>
    <message>
        <source>Into the tower: {thrown}. In the tray: {tray}.</source>
        <translation>In den Turm: {thrown}. In der Schale: {tray}.</translation>
    </message>
    <message>
        <source>What fell out of the tower goes back: {cubes}.</source>
        <translation>Was aus dem Turm fiel, geht zurück: {cubes}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>peasants</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>{attacker} attacks neutral {province}: {armies} against {peasants}.</source>
        <translation>{attacker} greift das neutrale {province} an: {armies} gegen {peasants}.</translation>
    </message>
    <message>
        <source>{attacker} attacks {defender} in {province}: {a} against {d}.</source>
        <translation>{attacker} greift {defender} in {province} an: {a} gegen {d}.</translation>
    </message>
    <message>
        <source>Bonuses of special cards and castles are included: attack +{a}, defence +{d}.</source>
        <translation>Boni durch Sonderkarten und Burgen sind darin: Angriff +{a}, Verteidigung +{d}.</translation>
    </message>
    <message>
        <source>The tray: {attacker} {a}, {others}.</source>
        <translation>Die Schale: {attacker} {a}, {others}.</translation>
    </message>
    <message>
        <source>{name}: {armies} against {peasants}. {province} is held by {left}.</source>
        <translation>{name}: {armies} gegen {peasants}. {province} wird von {left} gehalten.</translation>
    </message>
    <message>
        <source>{name}: {armies} against {peasants}. {province} is lost.</source>
        <translation>{name}: {armies} gegen {peasants}. {province} ist verloren.</translation>
    </message>
    <message>
        <source>no peasants</source>
        <translation>keine Bauern</translation>
    </message>
    <message>
        <source>1 peasant helps the defender</source>
        <translation>1 Bauer hilft dem Verteidiger</translation>
    </message>
    <message>
        <source>{count} peasants help the defender</source>
        <translation>{count} Bauern helfen dem Verteidiger</translation>
    </message>
    <message>
        <source>1 peasant looks on, for there is unrest</source>
        <translation>1 Bauer sieht zu, denn es herrscht Unruhe</translation>
    </message>
    <message>
        <source>{count} peasants look on, for there is unrest</source>
        <translation>{count} Bauern sehen zu, denn es herrscht Unruhe</translation>
    </message>
    <message>
        <source>{attacker} takes {province}. Left over: {armies}.</source>
        <translation>{attacker} erobert {province}. Übrig: {armies}.</translation>
    </message>
    <message>
        <source>{defender} holds {province}. Left over: {armies}.</source>
        <translation>{defender} hält {province}. Übrig: {armies}.</translation>
    </message>
    <message>
        <source>Nobody is left: {province} becomes neutral.</source>
        <translation>Niemand ist übrig: {province} wird neutral.</translation>
    </message>
    <message>
        <source>{province} stays neutral.</source>
        <translation>{province} bleibt neutral.</translation>
    </message>
    <message>
        <source>Only peasants held: a draw; {province} becomes neutral.</source>
        <translation>Nur Bauern hielten stand: Gleichstand; {province} wird neutral.</translation>
    </message>
    <message>
        <source>Revolt against {name} in {province}: {peasants} ({unrest} for unrest, {extra} for hunger) against {armies}.</source>
        <translation>Aufstand gegen {name} in {province}: {armies} gegen {peasants} ({unrest} wegen Unruhe, {extra} wegen Hunger).</translation>
    </message>
    <message>
        <source>{province} is neutral now.</source>
        <translation>{province} ist jetzt neutral.</translation>
    </message>
    <message>
        <source>Removed: {things}.</source>
        <translation>Entfernt: {things}.</translation>
    </message>
    <message>
        <source>The card of {province} goes from {giver} to the stock.</source>
        <translation>Die Karte {province} geht von {giver} in den Vorrat.</translation>
    </message>
    <message>
        <source>The card of {province} goes to {taker}.</source>
        <translation>Die Karte {province} geht an {taker}.</translation>
    </message>
    <message>
        <source>The card of {province} goes from {giver} to {taker}.</source>
        <translation>Die Karte {province} geht von {giver} an {taker}.</translation>
    </message>
    <message>
        <source>It lay on {space}: that order is lost.</source>
        <translation>Sie lag auf {space}: Dieser Befehl ist verloren.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>This costs {need_chests}, but only {have} are left.</source>
        <translation>Das kostet {need_chests}, aber nur {have} sind übrig.</translation>
    </message>
    <message>
        <source>All you planned costs {need_chests}, but only {have} are left.</source>
        <translation>Alles Geplante kostet {need_chests}, aber nur {have} sind übrig.</translation>
    </message>
    <message>
        <source>This bid costs {need_chests}, but you have only {have}.</source>
        <translation>Dieses Gebot kostet {need_chests}, aber du hast nur {have}.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Eine solche Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such card or space.</source>
        <translation>Eine solche Karte oder ein solches Feld gibt es nicht.</translation>
    </message>
    <message>
        <source>Cards are turned up anew only once in a turn.</source>
        <translation>Neue Karten werden nur einmal im Zug aufgedeckt.</translation>
    </message>
    <message>
        <source>New cards come only if both open cards are those of your last turn.</source>
        <translation>Neue Karten gibt es nur, wenn beide offenen Karten die deines letzten Zuges sind.</translation>
    </message>
    <message>
        <source>This province is not used with so few players.</source>
        <translation>Diese Provinz wird bei so wenigen Spielern nicht benutzt.</translation>
    </message>
    <message>
        <source>The card of {card} does not lie open.</source>
        <translation>Die Karte {card} liegt nicht offen.</translation>
    </message>
    <message>
        <source>This needs {need_armies} in the supply; you have {have}.</source>
        <translation>Das braucht {need_armies} im Vorrat; du hast {have}.</translation>
    </message>
    <message>
        <source>Nobody can march: only one army is there, and it must stay.</source>
        <translation>Niemand kann ziehen: Dort ist nur eine Armee, und die muss bleiben.</translation>
    </message>
    <message>
        <source>All sites are built upon ({sites}).</source>
        <translation>Alle Bauplätze sind bebaut ({sites}).</translation>
    </message>
    <message>
        <source>Nothing lies on {space}.</source>
        <translation>Auf {space} liegt nichts.</translation>
    </message>
    <message>
        <source>You do not have the card of {card}.</source>
        <translation>Du hast die Karte {card} nicht.</translation>
    </message>
    <message>
        <source>A card lies on {space} already.</source>
        <translation>Auf {space} liegt schon eine Karte.</translation>
    </message>
    <message>
        <source>{card} lies on {space} already.</source>
        <translation>{card} liegt schon auf {space}.</translation>
    </message>
    <message>
        <source>With {cards} cards for {spaces} spaces no space may stay empty.</source>
        <translation>Mit {cards} Karten für {spaces} Felder darf kein Feld leer bleiben.</translation>
    </message>
    <message>
        <source>There is no place {place}.</source>
        <translation>Es gibt keinen Platz {place}.</translation>
    </message>
    <message>
        <source>{card} belongs to {by} already.</source>
        <translation>{card} gehört schon {by}.</translation>
    </message>
    <message>
        <source>An open card goes to its own province on the map; click the deck for its top card.</source>
        <translation>Eine offene Karte kommt in ihre eigene Provinz auf der Karte; für die oberste Karte klick den Stapel an.</translation>
    </message>
    <message>
        <source>The armies go to {province}, the province you took.</source>
        <translation>Die Armeen kommen nach {province}, in die Provinz, die du genommen hast.</translation>
    </message>
    <message>
        <source>Your cards go to the spaces of your tableau.</source>
        <translation>Deine Karten kommen auf die Felder deines Tableaus.</translation>
    </message>
    <message>
        <source>Only the armies in {home} march now.</source>
        <translation>Jetzt ziehen nur die Armeen in {home}.</translation>
    </message>
    <message>
        <source>One army must stay: of {have_armies}, {want} cannot march away.</source>
        <translation>Eine Armee muss bleiben: Von {have_armies} können nicht {want} abziehen.</translation>
    </message>
    <message>
        <source>You have no group of {armies} left. Groups left: {left}.</source>
        <translation>Du hast keine Gruppe mit {armies} mehr. Übrige Gruppen: {left}.</translation>
    </message>
    <message>
        <source>Spaces still open: {open}.</source>
        <translation>Noch offene Felder: {open}.</translation>
    </message>
    <message>
        <source>Keep a card for the bid that you can pay with {have_chests}.</source>
        <translation>Behalte für das Gebot eine Karte, die du mit {have_chests} bezahlen kannst.</translation>
    </message>
    <message>
        <source>{by} has this place already.</source>
        <translation>{by} hat diesen Platz schon.</translation>
    </message>
    <message>
        <source>There is no province to march to from {province}.</source>
        <translation>Aus {province} gibt es kein Ziel.</translation>
    </message>
    <message>
        <source>The {building} would be the second one there.</source>
        <translation>Das Gebäude gibt es dort schon: {building}.</translation>
    </message>
    <message>
        <source>No {building} is left in the stock.</source>
        <translation>Im Vorrat ist nichts mehr übrig: {building}.</translation>
    </message>
    <message>
        <source>Armies must march from {home}.</source>
        <translation>Aus {home} müssen Armeen ziehen.</translation>
    </message>
    <message>
        <source>{target} does not border on {home}.</source>
        <translation>{target} grenzt nicht an {home}.</translation>
    </message>
    <message>
        <source>{target} is not yours; this move is a peaceful one.</source>
        <translation>{target} gehört dir nicht; diese Bewegung ist friedlich.</translation>
    </message>
    <message>
        <source>{target} has a temple and cannot be attacked this round.</source>
        <translation>{target} hat einen Tempel und kann in dieser Runde nicht angegriffen werden.</translation>
    </message>
    <message>
        <source>This province was not drawn; {drawn} others were.</source>
        <translation>Diese Provinz wurde nicht gezogen; {drawn} andere schon.</translation>
    </message>
    <message>
        <source>There is unrest ({unrest}): the peasants will rise.</source>
        <translation>Dort herrscht Unruhe ({unrest}): Es kommt zum Aufstand.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>It does not belong there.</source>
        <translation>Dorthin gehört es nicht.</translation>
    </message>
    <message>
        <source>Group of {armies}</source>
        <translation>Gruppe mit {armies}</translation>
    </message>
    <message>
        <source>It goes into the province you took.</source>
        <translation>Sie kommt in die Provinz, die du genommen hast.</translation>
    </message>
    <message>
        <source>All tableaus</source>
        <translation>Alle Pläne</translation>
    </message>
    <message>
        <source>What is known of everybody&apos;s plan; a click closes it.</source>
        <translation>Was von allen Plänen bekannt ist; ein Klick schließt es.</translation>
    </message>
    <message>
        <source>Not used with three players.</source>
        <translation>Wird zu dritt nicht benutzt.</translation>
    </message>
    <message>
        <source>{region}. Rice {rice}, tax {tax}, sites {sites}.</source>
        <translation>{region}. Reis {rice}, Steuern {tax}, Bauplätze {sites}.</translation>
    </message>
    <message>
        <source>Neutral: whoever attacks meets a peasant.</source>
        <translation>Neutral: Wer angreift, trifft auf einen Bauern.</translation>
    </message>
    <message>
        <source>Built: {buildings}.</source>
        <translation>Gebaut: {buildings}.</translation>
    </message>
    <message>
        <source>Borders on {provinces}.</source>
        <translation>Grenzt an {provinces}.</translation>
    </message>
    <message>
        <source>{name} has {armies} here.</source>
        <translation>{name} hat hier {armies}.</translation>
    </message>
    <message>
        <source>Neutral: whoever attacks meets {count} peasants.</source>
        <translation>Neutral: Wer angreift, trifft auf {count} Bauern.</translation>
    </message>
    <message>
        <source>As a bid it costs {chests}; on an action it does nothing.</source>
        <translation>Als Gebot kostet sie {chests}; auf einer Aktion bewirkt sie nichts.</translation>
    </message>
    <message>
        <source>It stays empty.</source>
        <translation>Es bleibt leer.</translation>
    </message>
    <message>
        <source>The card that lay here was lost.</source>
        <translation>Die Karte, die hier lag, ist verloren.</translation>
    </message>
    <message>
        <source>A card lies here face down.</source>
        <translation>Hier liegt eine Karte verdeckt.</translation>
    </message>
    <message>
        <source>Here lies {card}.</source>
        <translation>Hier liegt {card}.</translation>
    </message>
    <message>
        <source>The highest bid chooses its place in the turn order first.</source>
        <translation>Das höchste Gebot wählt seinen Platz in der Spielerreihenfolge zuerst.</translation>
    </message>
    <message>
        <source>{name} took it.</source>
        <translation>{name} hat ihn.</translation>
    </message>
    <message>
        <source>Tableau of {name}</source>
        <translation>Plan von {name}</translation>
    </message>
    <message>
        <source>Nobody has it yet.</source>
        <translation>Niemand hat ihn bisher.</translation>
    </message>
    <message>
        <source>Place {place} in the turn order</source>
        <translation>Platz {place} der Spielerreihenfolge</translation>
    </message>
    <message>
        <source>Action {number} of {all}</source>
        <translation>Aktion {number} von {all}</translation>
    </message>
    <message>
        <source>Still face down; one is turned up after every action.</source>
        <translation>Noch verdeckt; nach jeder Aktion wird eine aufgedeckt.</translation>
    </message>
    <message>
        <source>Event of this round</source>
        <translation>Ereignis dieser Runde</translation>
    </message>
    <message>
        <source>Open event</source>
        <translation>Offenes Ereignis</translation>
    </message>
    <message>
        <source>If it is left for winter, everybody loses {loss} rice.</source>
        <translation>Bleibt es für den Winter, verlieren alle {loss} Reis.</translation>
    </message>
    <message>
        <source>Nothing is turned up yet.</source>
        <translation>Noch ist nichts aufgedeckt.</translation>
    </message>
    <message>
        <source>Points {points}, {chests}, rice {rice}, {armies} in the supply, {provinces}.</source>
        <translation>Punkte {points}, {chests}, Reis {rice}, {armies} im Vorrat, {provinces}.</translation>
    </message>
    <message>
        <source>{count} cards; the top one is yours unseen.</source>
        <translation>{count} Karten; die oberste gehört dir ungesehen.</translation>
    </message>
    <message>
        <source>Deck of province cards</source>
        <translation>Stapel der Provinzkarten</translation>
    </message>
    <message>
        <source>Leave a space empty</source>
        <translation>Ein Feld leer lassen</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>{season}, year {year} of 2</source>
        <translation>{season}, Jahr {year} von 2</translation>
    </message>
    <message>
        <source>Winter brings supply and scoring. A click crowns those with the most buildings.</source>
        <translation>Der Winter bringt Versorgung und Wertung. Ein Klick krönt, wer die meisten Gebäude hat.</translation>
    </message>
    <message>
        <source>Cube tower</source>
        <translation>Würfelturm</translation>
    </message>
    <message>
        <source>Above: the cubes on the upper and the lower shelf.</source>
        <translation>Oben: die Würfel auf dem oberen und dem unteren Boden.</translation>
    </message>
    <message>
        <source>Above: cubes held inside, as counted by what is nowhere else.</source>
        <translation>Oben: die Würfel im Turm, gezählt nach dem, was sonst nirgends liegt.</translation>
    </message>
    <message>
        <source>Below: the tray; its cubes go in with the next throw. How many stay inside is our estimate: nobody has measured the real tower.</source>
        <translation>Unten: die Schale; ihre Würfel kommen beim nächsten Wurf mit hinein. Wie viele drin bleiben, ist unsere Schätzung: Den echten Turm hat niemand vermessen.</translation>
    </message>
    <message>
        <source>Put it on a space that shall stay empty.</source>
        <translation>Leg es auf ein Feld, das leer bleiben soll.</translation>
    </message>
    <message>
        <source>Put cards on your spaces; bring them here to take them back.</source>
        <translation>Leg Karten auf deine Felder; leg sie hierher, um sie zurückzunehmen.</translation>
    </message>
    <message>
        <source>Sorts by region, rice or tax.</source>
        <translation>Sortiert nach Region, Reis oder Steuern.</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Hand sortieren</translation>
    </message>
    <message>
        <source>The log tells everything.</source>
        <translation>Das Protokoll erzählt alles.</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Was zuletzt geschah</translation>
    </message>
    <message>
        <source>The actions in their order, the events, the turn order, and all players.</source>
        <translation>Die Aktionen in ihrer Reihenfolge, die Ereignisse, die Spielerreihenfolge und alle Spieler.</translation>
    </message>
    <message>
        <source>Round strip</source>
        <translation>Rundenleiste</translation>
    </message>
    <message>
        <source>Ten spaces for actions and one for the bid; every space gets a card.</source>
        <translation>Zehn Felder für Aktionen und eines für das Gebot; jedes Feld bekommt eine Karte.</translation>
    </message>
    <message>
        <source>Your tableau</source>
        <translation>Dein Plan</translation>
    </message>
    <message>
        <source>Winter of year {year}: everybody loses {loss} rice.</source>
        <translation>Winter im Jahr {year}: Alle verlieren {loss} Reis.</translation>
    </message>
    <message>
        <source>{name} loses {lost} rice and keeps {left}.</source>
        <translation>{name} verliert {lost} Reis und behält {left}.</translation>
    </message>
    <message>
        <source>{name} scores {points}: provinces {provinces}, buildings {buildings}, majorities {majorities}. Total {total}.</source>
        <translation>{name} bekommt {points}: Provinzen {provinces}, Gebäude {buildings}, Mehrheiten {majorities}. Summe {total}.</translation>
    </message>
    <message>
        <source>Year {year} is over: rice and unrest are cleared away.</source>
        <translation>Jahr {year} ist vorbei: Reis und Unruhe werden entfernt.</translation>
    </message>
    <message>
        <source>{name} feeds {provinces} with {rice} rice: all stay calm.</source>
        <translation>{name} versorgt {provinces} mit {rice} Reis: Alle bleiben ruhig.</translation>
    </message>
    <message>
        <source>{name} has {rice} rice for {provinces}, {short} too little. Revolts: {risings}, each with {peasants} more.</source>
        <translation>{name} hat {rice} Reis für {provinces}, {short} zu wenig. Aufstände: {risings}, je mit {peasants} mehr.</translation>
    </message>
    <message>
        <source>{region}: {name} shares the most {buildings}: {points}.</source>
        <translation>{region}: {name} teilt die Mehrheit: {buildings}, {points}.</translation>
    </message>
    <message>
        <source>{region}: {name} has the most {buildings}: {points}.</source>
        <translation>{region}: {name} hat die Mehrheit: {buildings}, {points}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>The tower is filled.</source>
        <translation>Der Turm wird gefüllt.</translation>
    </message>
    <message>
        <source>Sea route between {a} and {b}</source>
        <translation>Seeweg zwischen {a} und {b}</translation>
    </message>
    <message>
        <source>Both provinces are neighbours.</source>
        <translation>Beide Provinzen sind benachbart.</translation>
    </message>
    <message>
        <source>Reconstructed: no picture of this side of the map could be found, so the route is drawn as on the Sun side.</source>
        <translation>Rekonstruiert: Von dieser Seite des Spielplans war kein Bild zu finden, deshalb ist der Seeweg wie auf der Seite Sonne eingezeichnet.</translation>
    </message>
    <message>
        <source>The sea route to {province} is reconstructed on this side of the map.</source>
        <translation>Der Seeweg nach {province} ist auf dieser Seite des Spielplans rekonstruiert.</translation>
    </message>
    <message>
        <source>It touches no other province of its region: perhaps a sea route is missing here.</source>
        <translation>Sie berührt keine andere Provinz ihrer Region: Vielleicht fehlt hier ein Seeweg.</translation>
    </message>
    <message>
        <source>chances: win {win} %, draw {draw} %, lose {loss} %</source>
        <translation>Aussichten: Sieg {win} %, Unentschieden {draw} %, Niederlage {loss} %</translation>
    </message>
</context>
<context>
    <name>two_castles</name>
    <message>
        <source>you build</source>
        <translation>du baust</translation>
    </message>
    <message>
        <source>{name} builds</source>
        <translation>{name} baut</translation>
    </message>
    <message>
        <source>you may move your tiles</source>
        <translation>du darfst deine Plättchen versetzen</translation>
    </message>
    <message>
        <source>{name} may move tiles</source>
        <translation>{name} darf Plättchen versetzen</translation>
    </message>
    <message>
        <source>all build</source>
        <translation>alle bauen</translation>
    </message>
    <message>
        <source>those who waited build</source>
        <translation>wer gewartet hat, baut</translation>
    </message>
    <message>
        <source>the chosen tiles are turned up</source>
        <translation>die gewählten Plättchen werden aufgedeckt</translation>
    </message>
    <message>
        <source>the stacks are passed on</source>
        <translation>die Stapel gehen weiter</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>the final scoring</source>
        <translation>die Schlusswertung</translation>
    </message>
    <message>
        <source>everybody keeps two tiles</source>
        <translation>alle wählen zwei Plättchen</translation>
    </message>
    <message>
        <source>one of the drawn tiles is built</source>
        <translation>eines der gezogenen Plättchen wird gebaut</translation>
    </message>
    <message>
        <source>a special room is built</source>
        <translation>ein Sonderraum wird gebaut</translation>
    </message>
    <message>
        <source>a bonus card is kept</source>
        <translation>eine Bonuskarte wird behalten</translation>
    </message>
    <message>
        <source>an attendant is taken</source>
        <translation>ein Bediensteter wird genommen</translation>
    </message>
    <message>
        <source>a bonus is chosen</source>
        <translation>ein Bonus wird gewählt</translation>
    </message>
    <message>
        <source>Ludwig&apos;s tiles are laid out</source>
        <translation>Ludwigs Plättchen werden ausgelegt</translation>
    </message>
    <message>
        <source>Turn {turn}: everybody chooses two tiles.</source>
        <translation>Zug {turn}: alle wählen zwei Plättchen.</translation>
    </message>
    <message>
        <source>All stacks go on to the left.</source>
        <translation>Alle Stapel gehen nach links weiter.</translation>
    </message>
    <message>
        <source>All stacks go on to the right.</source>
        <translation>Alle Stapel gehen nach rechts weiter.</translation>
    </message>
    <message>
        <source>The last tiles are put away face down: {count}.</source>
        <translation>Die letzten Plättchen werden verdeckt abgelegt: {count}.</translation>
    </message>
    <message>
        <source>Discarded tiles are shuffled into the supply: {count}.</source>
        <translation>Abgelegte Plättchen werden in den Vorrat gemischt: {count}.</translation>
    </message>
    <message>
        <source>Discarded cards are shuffled into the deck: {count}.</source>
        <translation>Abgelegte Karten werden in den Stapel gemischt: {count}.</translation>
    </message>
    <message>
        <source>You take {room} back into your hand.</source>
        <translation>Du nimmst {room} zurück auf die Hand.</translation>
    </message>
    <message>
        <source>You keep {room}.</source>
        <translation>Du wählst {room}.</translation>
    </message>
    <message>
        <source>Round {number}: everybody draws {count} tiles.</source>
        <translation>Runde {number}: alle ziehen {count} Plättchen.</translation>
    </message>
    <message>
        <source>{name}: two tiles chosen, {count} put down.</source>
        <translation>{name}: zwei Plättchen gewählt, {count} abgelegt.</translation>
    </message>
    <message>
        <source>{name}: turned up {rooms}.</source>
        <translation>{name}: aufgedeckt: {rooms}.</translation>
    </message>
    <message>
        <source>Two of Ludwig&apos;s tiles are seen by {name}.</source>
        <translation>Zwei von Ludwigs Plättchen sieht {name}.</translation>
    </message>
    <message>
        <source>Two of Ludwig&apos;s tiles, for you to see: {rooms}.</source>
        <translation>Zwei von Ludwigs Plättchen, die nur du siehst: {rooms}.</translation>
    </message>
    <message>
        <source>{name}: Ludwig&apos;s {room} laid out for the castle of {castle}.</source>
        <translation>{name}: Ludwigs {room} ausgelegt für das Schloss von {castle}.</translation>
    </message>
    <message>
        <source>{name}: the partner goes first in the castle of {castle}.</source>
        <translation>{name}: im Schloss von {castle} baut zuerst der Partner.</translation>
    </message>
    <message>
        <source>{name}: {room} built in the castle of {castle}, {space}.</source>
        <translation>{name}: {room} gebaut im Schloss von {castle}, {space}.</translation>
    </message>
    <message>
        <source>{name}: Ludwig&apos;s {room} built in the castle of {castle}, {space}.</source>
        <translation>{name}: Ludwigs {room} gebaut im Schloss von {castle}, {space}.</translation>
    </message>
    <message>
        <source>{name}: {room} taken up in the castle of {castle}.</source>
        <translation>{name}: {room} wieder aufgenommen, Schloss von {castle}.</translation>
    </message>
    <message>
        <source>These tiles leave the game: {rooms}.</source>
        <translation>Diese Plättchen scheiden aus: {rooms}.</translation>
    </message>
    <message>
        <source>Castle of {castle}: the third {kind} brings: {bonus}.</source>
        <translation>Schloss von {castle}: der dritte {kind} bringt: {bonus}.</translation>
    </message>
    <message>
        <source>Castle of {castle}: the fifth {kind} brings: {bonus}.</source>
        <translation>Schloss von {castle}: der fünfte {kind} bringt: {bonus}.</translation>
    </message>
    <message>
        <source>Castle of {castle}: the chosen bonus: {bonus}.</source>
        <translation>Schloss von {castle}: gewählter Bonus: {bonus}.</translation>
    </message>
    <message>
        <source>Castle of {castle}: nothing is left for: {bonus}.</source>
        <translation>Schloss von {castle}: nichts mehr übrig für: {bonus}.</translation>
    </message>
    <message>
        <source>Drawn for the castle of {castle}: {rooms}.</source>
        <translation>Gezogen für das Schloss von {castle}: {rooms}.</translation>
    </message>
    <message>
        <source>Bonus cards drawn for the castle of {castle}: {cards}.</source>
        <translation>Bonuskarten für das Schloss von {castle}: {cards}.</translation>
    </message>
    <message>
        <source>Castle of {castle} keeps the bonus card: {card}.</source>
        <translation>Das Schloss von {castle} behält die Bonuskarte: {card}.</translation>
    </message>
    <message>
        <source>Castle of {castle}: into the throne room: {attendant}.</source>
        <translation>Schloss von {castle}: in den Thronsaal: {attendant}.</translation>
    </message>
    <message>
        <source>Castle of {castle}: {points} points.</source>
        <translation>Schloss von {castle}: {points} Punkte.</translation>
    </message>
    <message>
        <source>{name}: {points} points, the lower castle; place {place}.</source>
        <translation>{name}: {points} Punkte, das niedrigere Schloss; Platz {place}.</translation>
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
        <translation>Speiseraum</translation>
    </message>
    <message>
        <source>living room</source>
        <translation>Wohnraum</translation>
    </message>
    <message>
        <source>utility room</source>
        <translation>Wirtschaftsraum</translation>
    </message>
    <message>
        <source>outdoor room</source>
        <translation>Außenraum</translation>
    </message>
    <message>
        <source>sleeping room</source>
        <translation>Schlafraum</translation>
    </message>
    <message>
        <source>corridor</source>
        <translation>Verbindungsraum</translation>
    </message>
    <message>
        <source>downstairs room</source>
        <translation>Kellerraum</translation>
    </message>
    <message>
        <source>fountain</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>grand foyer</source>
        <translation>Foyer</translation>
    </message>
    <message>
        <source>torch</source>
        <translation>Fackel</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>Schwertern</translation>
    </message>
    <message>
        <source>painting</source>
        <translation>Gemälde</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>Spiegel</translation>
    </message>
    <message>
        <source>room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>special room</source>
        <translation>Sonderraum</translation>
    </message>
    <message>
        <source>room with {hanging}</source>
        <translation>Raum mit {hanging}</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Maler</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Fire eater</source>
        <translation>Feuerschlucker</translation>
    </message>
    <message>
        <source>Cosmetician</source>
        <translation>Kosmetiker</translation>
    </message>
    <message>
        <source>one of five tiles</source>
        <translation>eines von fünf Plättchen</translation>
    </message>
    <message>
        <source>bonus card</source>
        <translation>Bonuskarte</translation>
    </message>
    <message>
        <source>royal attendant</source>
        <translation>königlicher Bediensteter</translation>
    </message>
    <message>
        <source>any other bonus</source>
        <translation>ein beliebiger anderer Bonus</translation>
    </message>
    <message>
        <source>food rooms</source>
        <translation>Speiseräume</translation>
    </message>
    <message>
        <source>living rooms</source>
        <translation>Wohnräume</translation>
    </message>
    <message>
        <source>utility rooms</source>
        <translation>Wirtschaftsräume</translation>
    </message>
    <message>
        <source>outdoor rooms</source>
        <translation>Außenräume</translation>
    </message>
    <message>
        <source>sleeping rooms</source>
        <translation>Schlafräume</translation>
    </message>
    <message>
        <source>corridors</source>
        <translation>Verbindungsräume</translation>
    </message>
    <message>
        <source>downstairs rooms</source>
        <translation>Kellerräume</translation>
    </message>
    <message>
        <source>special rooms</source>
        <translation>Sonderräume</translation>
    </message>
    <message>
        <source>different room types</source>
        <translation>verschiedene Raumarten</translation>
    </message>
    <message>
        <source>royal attendants</source>
        <translation>königliche Bedienstete</translation>
    </message>
    <message>
        <source>rooms underground</source>
        <translation>Räume unter der Erde</translation>
    </message>
    <message>
        <source>rooms on the second floor or higher</source>
        <translation>Räume im 2. Stock oder höher</translation>
    </message>
    <message>
        <source>levels of the castle</source>
        <translation>Ebenen des Schlosses</translation>
    </message>
    <message>
        <source>columns of the castle</source>
        <translation>Spalten des Schlosses</translation>
    </message>
    <message>
        <source>rooms surrounded on all eight spaces</source>
        <translation>rundum auf 8 Feldern umgebene Räume</translation>
    </message>
    <message>
        <source>rooms with neighbours on all four sides</source>
        <translation>Räume mit 4 direkten Nachbarn</translation>
    </message>
    <message>
        <source>different types next to the throne room</source>
        <translation>verschiedene Raumarten am Thronsaal</translation>
    </message>
    <message>
        <source>spaces taken around the throne room</source>
        <translation>belegte Felder um den Thronsaal</translation>
    </message>
    <message>
        <source>types with five rooms or more</source>
        <translation>Raumarten mit fünf oder mehr Räumen</translation>
    </message>
    <message>
        <source>types with three rooms or more</source>
        <translation>Raumarten mit drei oder mehr Räumen</translation>
    </message>
    <message>
        <source>ground floor</source>
        <translation>Erdgeschoss</translation>
    </message>
    <message>
        <source>floor {number}</source>
        <translation>{number}. Stock</translation>
    </message>
    <message>
        <source>underground {number}</source>
        <translation>{number}. Untergeschoss</translation>
    </message>
    <message>
        <source>{level}, middle left</source>
        <translation>{level}, Mitte links</translation>
    </message>
    <message>
        <source>{level}, middle right</source>
        <translation>{level}, Mitte rechts</translation>
    </message>
    <message>
        <source>{level}, {steps} left</source>
        <translation>{level}, {steps} links</translation>
    </message>
    <message>
        <source>{level}, {steps} right</source>
        <translation>{level}, {steps} rechts</translation>
    </message>
    <message>
        <source>This is not what is asked now.</source>
        <translation>Danach ist jetzt nicht gefragt.</translation>
    </message>
    <message>
        <source>There is a room already ({space}).</source>
        <translation>Dort ist schon ein Raum ({space}).</translation>
    </message>
    <message>
        <source>A room must share an edge with the castle; {space} touches none.</source>
        <translation>Ein Raum braucht eine gemeinsame Kante mit dem Schloss; hier ({space}) ist keine.</translation>
    </message>
    <message>
        <source>{room} never stands underground.</source>
        <translation>{room} steht nie unter der Erde.</translation>
    </message>
    <message>
        <source>{room} stands underground only.</source>
        <translation>{room} steht nur unter der Erde.</translation>
    </message>
    <message>
        <source>Nothing carries a room there ({space}).</source>
        <translation>Dort trägt nichts einen Raum ({space}).</translation>
    </message>
    <message>
        <source>{below} has a blue border: the sky above it stays open.</source>
        <translation>{below} hat einen blauen Rand: der Himmel darüber bleibt frei.</translation>
    </message>
    <message>
        <source>The room at {space} is not joined to the throne room.</source>
        <translation>Der Raum ({space}) hängt nicht mit dem Thronsaal zusammen.</translation>
    </message>
    <message>
        <source>{room} lies on the throne room ({space}) and does not count.</source>
        <translation>{room} liegt auf dem Thronsaal ({space}) und zählt nicht.</translation>
    </message>
    <message>
        <source>That does not belong there now.</source>
        <translation>Das gehört jetzt nicht dorthin.</translation>
    </message>
    <message>
        <source>You build in your left and your right castle only, not in {castle}.</source>
        <translation>Du baust nur an deinem linken und rechten Schloss; nicht deines: {castle}.</translation>
    </message>
    <message>
        <source>You let your partner build first in this castle.</source>
        <translation>In diesem Schloss lässt du deinen Partner zuerst bauen.</translation>
    </message>
    <message>
        <source>This castle has its tile from you; the other tile goes to the other one.</source>
        <translation>Dieses Schloss hat sein Plättchen von dir; das andere geht ins andere Schloss.</translation>
    </message>
    <message>
        <source>You have waited here already.</source>
        <translation>Hier hast du schon gewartet.</translation>
    </message>
    <message>
        <source>All have waited and nobody has built, so you build a tile now.</source>
        <translation>Alle haben gewartet und niemand hat gebaut: Darum baust du jetzt ein Plättchen.</translation>
    </message>
    <message>
        <source>All have built: there is nobody left to wait for.</source>
        <translation>Alle haben gebaut: Es gibt niemanden mehr, auf den du warten könntest.</translation>
    </message>
    <message>
        <source>Ludwig does not build himself: there is nobody to wait for.</source>
        <translation>Ludwig baut nicht selbst: es gibt niemanden, auf den du warten könntest.</translation>
    </message>
    <message>
        <source>{partner} has built here already: there is nobody to wait for.</source>
        <translation>{partner} hat hier schon gebaut: es gibt niemanden mehr, auf den du warten könntest.</translation>
    </message>
    <message>
        <source>The bonus was gained for {gained_by}, so it is built there.</source>
        <translation>Der Bonus gilt woanders und wird dort gebaut: {gained_by}.</translation>
    </message>
    <message>
        <source>This bonus card was not drawn: {card}.</source>
        <translation>Diese Bonuskarte wurde nicht gezogen: {card}.</translation>
    </message>
    <message>
        <source>{room} is in your hand already.</source>
        <translation>{room} ist schon auf deiner Hand.</translation>
    </message>
    <message>
        <source>{room} is none of Ludwig&apos;s two tiles.</source>
        <translation>{room} ist keines von Ludwigs zwei Plättchen.</translation>
    </message>
    <message>
        <source>{room} was not drawn for this bonus.</source>
        <translation>{room} wurde für diesen Bonus nicht gezogen.</translation>
    </message>
    <message>
        <source>{room} is none of your two tiles.</source>
        <translation>{room} ist keines deiner zwei Plättchen.</translation>
    </message>
    <message>
        <source>You keep {room} already.</source>
        <translation>{room} hast du schon gewählt.</translation>
    </message>
    <message>
        <source>{room} is not in your hand.</source>
        <translation>{room} ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>You keep {have} tiles already: take one back, or drop this one on it.</source>
        <translation>Du hast schon {have} Plättchen gewählt: Nimm eins zurück oder leg dieses darauf.</translation>
    </message>
    <message>
        <source>Keep two tiles first; you have {have}.</source>
        <translation>Wähle erst zwei Plättchen; bisher sind es {have}.</translation>
    </message>
    <message>
        <source>Ludwig&apos;s tile {room} lies at his other castle and is built there.</source>
        <translation>Ludwigs Plättchen {room} liegt an seinem anderen Schloss und wird dort gebaut.</translation>
    </message>
    <message>
        <source>This bonus does not bring a {kind}.</source>
        <translation>Das bringt dieser Bonus nicht: {kind}.</translation>
    </message>
    <message>
        <source>Only tiles that you have just built yourself move; {room} stands.</source>
        <translation>Nur Plättchen, die du eben selbst gebaut hast, lassen sich versetzen; {room} bleibt stehen.</translation>
    </message>
    <message>
        <source>{room} carries {above}, so it stays.</source>
        <translation>{room} trägt {above} und bleibt darum stehen.</translation>
    </message>
    <message>
        <source>Without {room} the castle would fall apart, so it stays.</source>
        <translation>Ohne {room} fiele das Schloss auseinander, darum bleibt es stehen.</translation>
    </message>
    <message>
        <source>{room} belongs to a bonus that was taken, so it stays.</source>
        <translation>{room} gehört zu einem genommenen Bonus und bleibt darum stehen.</translation>
    </message>
    <message>
        <source>No {kind} is left in the box.</source>
        <translation>Im Kasten ist nichts mehr davon: {kind}.</translation>
    </message>
    <message>
        <source>No such attendant is left: {attendant}.</source>
        <translation>Davon ist keiner mehr da: {attendant}.</translation>
    </message>
    <message>
        <source>{thing}: {have} here, the box has {there_are}.</source>
        <translation>{thing}: hier {have}, im Kasten sind {there_are}.</translation>
    </message>
    <message>
        <source>Tiles are chosen now and built later: from your hand they go to the two places on the right, and back.</source>
        <translation>Jetzt werden Plättchen gewählt und erst später gebaut: aus der Hand kommen sie auf die zwei Plätze rechts, und zurück.</translation>
    </message>
    <message>
        <source>Ludwig&apos;s tiles are laid out now and built later: one of the two goes to his place on the right.</source>
        <translation>Ludwigs Plättchen werden jetzt ausgelegt und erst später gebaut: eines der beiden kommt auf seinen Platz rechts.</translation>
    </message>
    <message>
        <source>Both tiles are built. Either may move to another space of its castle, or back to its place on the right.</source>
        <translation>Beide Plättchen sind gebaut. Jedes darf auf ein anderes Feld seines Schlosses oder zurück auf seinen Platz rechts.</translation>
    </message>
    <message>
        <source>Only Ludwig&apos;s tile is built now: on a free space of the castle you share with him.</source>
        <translation>Jetzt wird nur Ludwigs Plättchen gebaut: auf ein freies Feld in eurem gemeinsamen Schloss.</translation>
    </message>
    <message>
        <source>Only your other tile is built now: on a free space {castle}. Your hand is passed on.</source>
        <translation>Jetzt wird nur dein anderes Plättchen gebaut: auf ein freies Feld {castle}. Deine Hand gibst du weiter.</translation>
    </message>
    <message>
        <source>Only your two chosen tiles are built now: on free spaces, one in each of your castles. Your hand is passed on.</source>
        <translation>Jetzt werden nur deine zwei gewählten Plättchen gebaut: auf freie Felder, eines in jedem deiner Schlösser. Deine Hand gibst du weiter.</translation>
    </message>
    <message>
        <source>The bonus comes first: one of the drawn tiles is built {castle}.</source>
        <translation>Zuerst kommt der Bonus: eines der gezogenen Plättchen wird {castle} gebaut.</translation>
    </message>
    <message>
        <source>The bonus comes first: a special room is built {castle}.</source>
        <translation>Zuerst kommt der Bonus: ein Sonderraum wird {castle} gebaut.</translation>
    </message>
    <message>
        <source>The bonus comes first: a bonus card goes to the name plate of {builders}.</source>
        <translation>Zuerst kommt der Bonus: eine Bonuskarte kommt auf das Namensschild von {builders}.</translation>
    </message>
    <message>
        <source>The bonus comes first: an attendant goes to the throne room {castle}.</source>
        <translation>Zuerst kommt der Bonus: ein Bediensteter kommt in den Thronsaal {castle}.</translation>
    </message>
    <message>
        <source>The bonus comes first: click the one that you choose.</source>
        <translation>Zuerst kommt der Bonus: klicke auf den, den du wählst.</translation>
    </message>
    <message>
        <source>Somebody else decides now.</source>
        <translation>Jetzt entscheidet jemand anderes.</translation>
    </message>
    <message>
        <source>{kind} with {hanging}</source>
        <translation>{kind} mit {hanging}</translation>
    </message>
    <message>
        <source>Nothing may ever stand above it.</source>
        <translation>Darüber darf nie etwas stehen.</translation>
    </message>
    <message>
        <source>The third of its type brings: {bonus}.</source>
        <translation>Der dritte seiner Art bringt: {bonus}.</translation>
    </message>
    <message>
        <source>(That bonus is our reconstruction: we found no printed rule.)</source>
        <translation>(Dieser Bonus ist unsere Rekonstruktion: wir fanden keine gedruckte Regel.)</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Punkte: {points}.</translation>
    </message>
    <message>
        <source>Points: {points} if the castle has all seven regular types, else {otherwise}.</source>
        <translation>Punkte: {points}, wenn das Schloss alle sieben normalen Raumarten hat, sonst {otherwise}.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} in the castle.</source>
        <translation>Punkte: {points} für jeden {wanted} im Schloss.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} joined to it by a path of such rooms.</source>
        <translation>Punkte: {points} für jeden {wanted}, der über solche Räume mit ihm verbunden ist.</translation>
    </message>
    <message>
        <source>Stands on the ground floor or above.</source>
        <translation>Steht im Erdgeschoss oder darüber.</translation>
    </message>
    <message>
        <source>Stands underground only.</source>
        <translation>Steht nur unter der Erde.</translation>
    </message>
    <message>
        <source>Stands on any level, also underground.</source>
        <translation>Steht auf jeder Ebene, auch unter der Erde.</translation>
    </message>
    <message>
        <source>Throne room with {hanging}. Points: {points} for each of its two marked spaces that holds one of these: {first}, {second}.</source>
        <translation>Thronsaal mit {hanging}. Punkte: {points} für jedes seiner zwei markierten Felder, auf dem eines davon liegt: {first}, {second}.</translation>
    </message>
    <message>
        <source>{name}: {points} for each {wanted} in the castle.</source>
        <translation>{name}: {points} für jeden {wanted} im Schloss.</translation>
    </message>
    <message>
        <source>Bonus card: {points} each: {counted}.</source>
        <translation>Bonuskarte: je {points}: {counted}.</translation>
    </message>
    <message>
        <source>Worth now: {points}.</source>
        <translation>Jetzt wert: {points}.</translation>
    </message>
    <message>
        <source>Castle of {name}: worth {points} now</source>
        <translation>Schloss von {name}: jetzt {points} wert</translation>
    </message>
    <message>
        <source>Castle of {name}: {category}, {points}</source>
        <translation>Schloss von {name}: {category}, {points}</translation>
    </message>
    <message>
        <source>Fifth {kind}</source>
        <translation>Fünfter {kind}</translation>
    </message>
    <message>
        <source>Third {kind}</source>
        <translation>Dritter {kind}</translation>
    </message>
    <message>
        <source>To build: one in each castle</source>
        <translation>Zu bauen: je eines pro Schloss</translation>
    </message>
    <message>
        <source>To build: your other tile</source>
        <translation>Zu bauen: dein anderes</translation>
    </message>
    <message>
        <source>Keep in secret: {left} to go</source>
        <translation>Geheim wählen: noch {left}</translation>
    </message>
    <message>
        <source>Your two tiles</source>
        <translation>Deine zwei Plättchen</translation>
    </message>
    <message>
        <source>Your two tiles are built</source>
        <translation>Deine zwei sind gebaut</translation>
    </message>
    <message>
        <source>the lower</source>
        <translation>das niedrigere</translation>
    </message>
    <message>
        <source>All look on: the hands stay face down</source>
        <translation>Alle schauen zu: Die Handplättchen bleiben verdeckt</translation>
    </message>
    <message>
        <source>Your hand: the last tile is put away</source>
        <translation>Deine Hand: das letzte Plättchen wird abgelegt</translation>
    </message>
    <message>
        <source>Your hand: what you do not keep goes left, to {name}</source>
        <translation>Deine Hand: was du nicht wählst, geht nach links an {name}</translation>
    </message>
    <message>
        <source>Your hand: what you do not keep goes right, to {name}</source>
        <translation>Deine Hand: was du nicht wählst, geht nach rechts an {name}</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} above it in its column.</source>
        <translation>Punkte: {points} für jeden {wanted} darüber in seiner Spalte.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} below it in its column.</source>
        <translation>Punkte: {points} für jeden {wanted} darunter in seiner Spalte.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} in its column.</source>
        <translation>Punkte: {points} für jeden {wanted} in seiner Spalte.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} directly left and right of it.</source>
        <translation>Punkte: {points} für jeden {wanted} direkt links und rechts davon.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} directly above and below it.</source>
        <translation>Punkte: {points} für jeden {wanted} direkt darüber und darunter.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} on the two spaces below it.</source>
        <translation>Punkte: {points} für jeden {wanted} auf den zwei Feldern darunter.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} on the three spaces below it.</source>
        <translation>Punkte: {points} für jeden {wanted} auf den drei Feldern darunter.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} on the eight spaces around it.</source>
        <translation>Punkte: {points} für jeden {wanted} auf den acht Feldern ringsum.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} around it, but not below.</source>
        <translation>Punkte: {points} für jeden {wanted} ringsum, aber nicht darunter.</translation>
    </message>
    <message>
        <source>your left castle</source>
        <translation>dein linkes Schloss</translation>
    </message>
    <message>
        <source>your right castle</source>
        <translation>dein rechtes Schloss</translation>
    </message>
    <message>
        <source>the castle of {name}</source>
        <translation>das Schloss von {name}</translation>
    </message>
    <message>
        <source>in your left castle</source>
        <translation>in deinem linken Schloss</translation>
    </message>
    <message>
        <source>in your right castle</source>
        <translation>in deinem rechten Schloss</translation>
    </message>
    <message>
        <source>in the castle of {name}</source>
        <translation>im Schloss von {name}</translation>
    </message>
    <message>
        <source>Ludwig&apos;s two tiles</source>
        <translation>Ludwigs zwei Plättchen</translation>
    </message>
    <message>
        <source>One goes to the castle shared with Ludwig, the other to the other.</source>
        <translation>Eines geht in das mit Ludwig geteilte Schloss, das andere in das andere.</translation>
    </message>
    <message>
        <source>Castle of {castle}.</source>
        <translation>Schloss von {castle}.</translation>
    </message>
    <message>
        <source>To decide: {name}.</source>
        <translation>Es entscheidet: {name}.</translation>
    </message>
    <message>
        <source>Still to come: {later}.</source>
        <translation>Noch zu tun: {later}.</translation>
    </message>
    <message>
        <source>Throne room {where}</source>
        <translation>Thronsaal {where}</translation>
    </message>
    <message>
        <source>Tile face down</source>
        <translation>Verdecktes Plättchen</translation>
    </message>
    <message>
        <source>Kept in secret until all have chosen.</source>
        <translation>Bleibt geheim, bis alle gewählt haben.</translation>
    </message>
    <message>
        <source>Put rooms from the left into the castle. Attendants and another throne room (star) go on the throne room, bonus cards (last page) below the castle. What shall go is put on the bin.</source>
        <translation>Leg Räume von links ans Schloss. Bedienstete und ein anderer Thronsaal (Stern) kommen auf den Thronsaal, Bonuskarten (letzte Seite) unter das Schloss. Was weg soll, kommt in den Papierkorb.</translation>
    </message>
    <message>
        <source>A room goes on a space next to the castle.</source>
        <translation>Ein Raum kommt auf ein Feld am Schloss.</translation>
    </message>
    <message>
        <source>A bonus card goes into the row below the castle.</source>
        <translation>Eine Bonuskarte kommt in die Reihe unter dem Schloss.</translation>
    </message>
    <message>
        <source>An attendant goes into the throne room.</source>
        <translation>Bedienstete kommen in den Thronsaal.</translation>
    </message>
    <message>
        <source>Drop a throne room on the one that stands there.</source>
        <translation>Leg einen Thronsaal auf den, der dort steht.</translation>
    </message>
    <message>
        <source>The throne room stays; drop another one on it.</source>
        <translation>Der Thronsaal bleibt; leg einen anderen darauf.</translation>
    </message>
    <message>
        <source>Drop on the bin what shall go.</source>
        <translation>Was weg soll, kommt in den Papierkorb.</translation>
    </message>
    <message>
        <source>{room}, {where}</source>
        <translation>{room}, {where}</translation>
    </message>
    <message>
        <source>Drop a room here.</source>
        <translation>Lege hier einen Raum ab.</translation>
    </message>
    <message>
        <source>Special rooms, attendants and throne rooms</source>
        <translation>Sonderräume, Bedienstete und Thronsäle</translation>
    </message>
    <message>
        <source>A page of the palette.</source>
        <translation>Eine Seite der Auswahl.</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Drop a room, an attendant or a card here to take it away.</source>
        <translation>Lege hier einen Raum, einen Bediensteten oder eine Karte ab, um sie zu entfernen.</translation>
    </message>
    <message>
        <source>The land around the castle</source>
        <translation>Das Land um das Schloss</translation>
    </message>
    <message>
        <source>Drop a bonus card here.</source>
        <translation>Lege hier eine Bonuskarte ab.</translation>
    </message>
    <message>
        <source>A room may be built here, {castle}.</source>
        <translation>Hier darf gebaut werden, {castle}.</translation>
    </message>
    <message>
        <source>No room can be built here now, {castle}.</source>
        <translation>Hier kann jetzt nichts gebaut werden, {castle}.</translation>
    </message>
    <message>
        <source>Free space: {where}</source>
        <translation>Freies Feld: {where}</translation>
    </message>
    <message>
        <source>Face down while all look on.</source>
        <translation>Verdeckt, solange alle zuschauen.</translation>
    </message>
    <message>
        <source>Bonus cards of this castle lie here: {count}.</source>
        <translation>Hier liegen die Bonuskarten dieses Schlosses: {count}.</translation>
    </message>
    <message>
        <source>Bonus cards of {castle}</source>
        <translation>Bonuskarten: {castle}</translation>
    </message>
    <message>
        <source>Rooms: {rooms}. Worth now: {points}. A click enlarges it.</source>
        <translation>Räume: {rooms}. Jetzt wert: {points}. Ein Klick vergrößert es.</translation>
    </message>
    <message>
        <source>Builds {left} and {right}. Tiles in the hand: {hand}; chosen: {chosen}.</source>
        <translation>Baut {left} und {right}. Plättchen auf der Hand: {hand}; gewählt: {chosen}.</translation>
    </message>
    <message>
        <source>Left in the box: {left}.</source>
        <translation>Noch im Kasten: {left}.</translation>
    </message>
    <message>
        <source>A bonus: {bonus}.</source>
        <translation>Ein Bonus: {bonus}.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Tiles to choose from; drop a kept tile here to take it back.</source>
        <translation>Plättchen zur Wahl; lege ein gewähltes hier ab, um es zurückzunehmen.</translation>
    </message>
    <message>
        <source>What you keep</source>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source>Drop two tiles of your hand here and change them until you are done.</source>
        <translation>Leg zwei Plättchen deiner Hand hierher und tausche sie, bis du fertig bist.</translation>
    </message>
    <message>
        <source>Ludwig&apos;s place</source>
        <translation>Ludwigs Platz</translation>
    </message>
    <message>
        <source>Ludwig&apos;s tile for the castle that you build with him.</source>
        <translation>Ludwigs Plättchen für das Schloss, das du mit ihm baust.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>What the bonus offers, and what is still to come.</source>
        <translation>Was der Bonus bietet und was noch kommt.</translation>
    </message>
    <message>
        <source>Enlarged</source>
        <translation>Vergrößert</translation>
    </message>
    <message>
        <source>A click closes it.</source>
        <translation>Ein Klick schließt es.</translation>
    </message>
    <message>
        <source>Keep {room}</source>
        <translation>{room} wählen</translation>
    </message>
    <message>
        <source>Take {room} back</source>
        <translation>{room} zurücknehmen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Build {room} {castle}: {space}</source>
        <translation>{room} bauen {castle}: {space}</translation>
    </message>
    <message>
        <source>Let {partner} build first {castle}</source>
        <translation>{partner} {castle} zuerst bauen lassen</translation>
    </message>
    <message>
        <source>Food rooms</source>
        <translation>Speiseräume</translation>
    </message>
    <message>
        <source>Living rooms</source>
        <translation>Wohnräume</translation>
    </message>
    <message>
        <source>Utility rooms</source>
        <translation>Wirtschaftsräume</translation>
    </message>
    <message>
        <source>Outdoor rooms</source>
        <translation>Außenräume</translation>
    </message>
    <message>
        <source>Sleeping rooms</source>
        <translation>Schlafräume</translation>
    </message>
    <message>
        <source>Corridors</source>
        <translation>Verbindungsräume</translation>
    </message>
    <message>
        <source>Downstairs rooms</source>
        <translation>Kellerräume</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>Fountains</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>Grand foyers</source>
        <translation>Foyers</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Bonuskarten</translation>
    </message>
    <message>
        <source>Royal attendants</source>
        <translation>Königliche Bedienstete</translation>
    </message>
    <message>
        <source>Throne room</source>
        <translation>Thronsaal</translation>
    </message>
    <message>
        <source>Round {round} of 2, turn {turn} of 4</source>
        <translation>Runde {round} von 2, Zug {turn} von 4</translation>
    </message>
    <message>
        <source>Put one of Ludwig&apos;s tiles on his place: it goes to the castle you build with him, the other one to his other castle.</source>
        <translation>Leg eines von Ludwigs Plättchen auf seinen Platz: es geht in euer gemeinsames Schloss, das andere in sein anderes.</translation>
    </message>
    <message>
        <source>Move the tiles that you have just built, or leave them for good with “Done”.</source>
        <translation>Versetze die eben gebauten Plättchen, oder lass sie mit „Fertig“ endgültig stehen.</translation>
    </message>
    <message>
        <source>Wait until the others have built</source>
        <translation>Warten, bis die anderen gebaut haben</translation>
    </message>
    <message>
        <source>Take up {room}</source>
        <translation>{room} wieder aufnehmen</translation>
    </message>
    <message>
        <source>Higher castle</source>
        <translation>Höheres Schloss</translation>
    </message>
    <message>
        <source>Special rooms in both castles</source>
        <translation>Sonderräume in beiden Schlössern</translation>
    </message>
    <message>
        <source>Keep two tiles in secret: put them on the places on the right.</source>
        <translation>Wähle geheim zwei Plättchen: leg sie auf die Plätze rechts.</translation>
    </message>
    <message>
        <source>Keep a second tile, or take the first one back.</source>
        <translation>Wähle ein zweites Plättchen oder nimm das erste zurück.</translation>
    </message>
    <message>
        <source>Change the two tiles as you like; with “Done” you put the rest down.</source>
        <translation>Tausche die zwei Plättchen, so oft du magst; mit „Fertig“ legst du den Rest ab.</translation>
    </message>
    <message>
        <source>Build one tile in each of your two castles.</source>
        <translation>Baue je ein Plättchen in deine zwei Schlösser.</translation>
    </message>
    <message>
        <source>Build your other tile {castle}.</source>
        <translation>Baue dein anderes Plättchen {castle}.</translation>
    </message>
    <message>
        <source>Build Ludwig&apos;s tile in the castle you share with him.</source>
        <translation>Baue Ludwigs Plättchen in euer gemeinsames Schloss.</translation>
    </message>
    <message>
        <source>Build later {castle}</source>
        <translation>{castle} später bauen</translation>
    </message>
    <message>
        <source>{reason}: build one of these tiles {castle}.</source>
        <translation>{reason}: baue eines dieser Plättchen {castle}.</translation>
    </message>
    <message>
        <source>{reason}: build a {kind} {castle}.</source>
        <translation>{reason}: zu bauen {castle}: {kind}.</translation>
    </message>
    <message>
        <source>{reason}: build a special room {castle}.</source>
        <translation>{reason}: baue einen Sonderraum {castle}.</translation>
    </message>
    <message>
        <source>{reason}: keep one of these bonus cards {castle}.</source>
        <translation>{reason}: behalte eine dieser Bonuskarten {castle}.</translation>
    </message>
    <message>
        <source>{reason}: take an attendant {castle}.</source>
        <translation>{reason}: nimm einen Bediensteten {castle}.</translation>
    </message>
    <message>
        <source>{reason}: choose any other bonus for {whose}.</source>
        <translation>{reason}: wähle irgendeinen anderen Bonus für {whose}.</translation>
    </message>
    <message>
        <source>{room} for the castle you share with Ludwig</source>
        <translation>{room} für euer Schloss mit Ludwig</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Behalten: {card}</translation>
    </message>
    <message>
        <source>Take: {attendant}</source>
        <translation>Nehmen: {attendant}</translation>
    </message>
    <message>
        <source>Choose: {bonus}</source>
        <translation>Wählen: {bonus}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Bonus cards: {cards}</source>
        <translation>Bonuskarten: {cards}</translation>
    </message>
    <message>
        <source>Attendants: {names}</source>
        <translation>Bedienstete: {names}</translation>
    </message>
    <message>
        <source>Drop here what shall go</source>
        <translation>Hier ablegen, was weg soll</translation>
    </message>
    <message>
        <source>Bonus cards of the castle</source>
        <translation>Bonuskarten des Schlosses</translation>
    </message>
    <message>
        <source>with {partner}</source>
        <translation>mit {partner}</translation>
    </message>
</context>
<context>
    <name>two_castles_rooms</name>
    <message>
        <source>Bakery</source>
        <translation>Bäckerei</translation>
    </message>
    <message>
        <source>Buttery</source>
        <translation>Butter­kammer</translation>
    </message>
    <message>
        <source>Chocolate Room</source>
        <translation>Schokoladen­raum</translation>
    </message>
    <message>
        <source>Sauerkraut Room</source>
        <translation>Sauerkraut­raum</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Küche</translation>
    </message>
    <message>
        <source>Spice Room</source>
        <translation>Gewürzraum</translation>
    </message>
    <message>
        <source>Cutlery Room</source>
        <translation>Besteck­kammer</translation>
    </message>
    <message>
        <source>Crepery</source>
        <translation>Crêperie</translation>
    </message>
    <message>
        <source>Wine Room</source>
        <translation>Weinstube</translation>
    </message>
    <message>
        <source>Morning Tea Room</source>
        <translation>Tee am Morgen</translation>
    </message>
    <message>
        <source>Dining Room</source>
        <translation>Speisesaal</translation>
    </message>
    <message>
        <source>Afternoon Tea Room</source>
        <translation>Tee am Nachmittag</translation>
    </message>
    <message>
        <source>Meat Locker</source>
        <translation>Fleisch­kammer</translation>
    </message>
    <message>
        <source>Pantry</source>
        <translation>Speise­kammer</translation>
    </message>
    <message>
        <source>Breakfast Nook</source>
        <translation>Frühstücks­ecke</translation>
    </message>
    <message>
        <source>Scullery</source>
        <translation>Spülküche</translation>
    </message>
    <message>
        <source>Siege Food Storage</source>
        <translation>Belagerungs­vorrat</translation>
    </message>
    <message>
        <source>Brandy Room</source>
        <translation>Weinbrand­zimmer</translation>
    </message>
    <message>
        <source>Brewery</source>
        <translation>Brauerei</translation>
    </message>
    <message>
        <source>Ice House</source>
        <translation>Eishaus</translation>
    </message>
    <message>
        <source>China Room</source>
        <translation>Porzellan­zimmer</translation>
    </message>
    <message>
        <source>Taxidermy Showroom</source>
        <translation>Jagd­trophäen­raum</translation>
    </message>
    <message>
        <source>Reception Room</source>
        <translation>Empfangs­zimmer</translation>
    </message>
    <message>
        <source>Parlor</source>
        <translation>Gute Stube</translation>
    </message>
    <message>
        <source>Reading Room</source>
        <translation>Lesezimmer</translation>
    </message>
    <message>
        <source>Fireplace</source>
        <translation>Kamin­zimmer</translation>
    </message>
    <message>
        <source>Harp Room</source>
        <translation>Harfen­zimmer</translation>
    </message>
    <message>
        <source>Sitting Room</source>
        <translation>Wohnstube</translation>
    </message>
    <message>
        <source>Vestibule</source>
        <translation>Vorzimmer</translation>
    </message>
    <message>
        <source>Rug Room</source>
        <translation>Teppich­zimmer</translation>
    </message>
    <message>
        <source>Map Room</source>
        <translation>Kartographie­raum</translation>
    </message>
    <message>
        <source>Meditation Room</source>
        <translation>Meditations­raum</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Arbeits­zimmer</translation>
    </message>
    <message>
        <source>Observatory</source>
        <translation>Sternwarte</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Salon</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Tapestry Room</source>
        <translation>Gobelin­zimmer</translation>
    </message>
    <message>
        <source>Hat Room</source>
        <translation>Hutzimmer</translation>
    </message>
    <message>
        <source>Waiting Room</source>
        <translation>Warte­zimmer</translation>
    </message>
    <message>
        <source>Cape Room</source>
        <translation>Umhang­zimmer</translation>
    </message>
    <message>
        <source>Drawing Room</source>
        <translation>Raum der Gesellig­keit</translation>
    </message>
    <message>
        <source>Schoolhouse</source>
        <translation>Schul­zimmer</translation>
    </message>
    <message>
        <source>Torch Storage</source>
        <translation>Fackel­lager</translation>
    </message>
    <message>
        <source>Washroom</source>
        <translation>Waschraum</translation>
    </message>
    <message>
        <source>Scythe Room</source>
        <translation>Sensen­kammer</translation>
    </message>
    <message>
        <source>Powder Room</source>
        <translation>Puder­zimmer</translation>
    </message>
    <message>
        <source>Panic Room</source>
        <translation>Schutzraum</translation>
    </message>
    <message>
        <source>Game Storage</source>
        <translation>Spiele­vorrat</translation>
    </message>
    <message>
        <source>Coat Room</source>
        <translation>Garderobe</translation>
    </message>
    <message>
        <source>Mud Room</source>
        <translation>Schmutz­schleuse</translation>
    </message>
    <message>
        <source>Repair Shop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Kittenry</source>
        <translation>Kätzchen­zimmer</translation>
    </message>
    <message>
        <source>Crown Storage</source>
        <translation>Kronen­lager</translation>
    </message>
    <message>
        <source>Dumbwaiter</source>
        <translation>Speisen­aufzug</translation>
    </message>
    <message>
        <source>Tool Room</source>
        <translation>Werkzeug­kammer</translation>
    </message>
    <message>
        <source>Sauna</source>
        <translation>Sauna</translation>
    </message>
    <message>
        <source>Glassmaking Room</source>
        <translation>Glas­bläserei</translation>
    </message>
    <message>
        <source>Laundry Room</source>
        <translation>Waschküche</translation>
    </message>
    <message>
        <source>Kennel</source>
        <translation>Zwinger</translation>
    </message>
    <message>
        <source>Shield Room</source>
        <translation>Schild­kammer</translation>
    </message>
    <message>
        <source>Broom Closet</source>
        <translation>Besen­kammer</translation>
    </message>
    <message>
        <source>Key Room</source>
        <translation>Schlüssel­kammer</translation>
    </message>
    <message>
        <source>Archery Range</source>
        <translation>Bogen­schieß­platz</translation>
    </message>
    <message>
        <source>Vineyard</source>
        <translation>Weinberg</translation>
    </message>
    <message>
        <source>Guardhouse</source>
        <translation>Wachhaus</translation>
    </message>
    <message>
        <source>Sty</source>
        <translation>Schweine­stall</translation>
    </message>
    <message>
        <source>Swimming Hole</source>
        <translation>Badeteich</translation>
    </message>
    <message>
        <source>Chicken Coop</source>
        <translation>Hühner­stall</translation>
    </message>
    <message>
        <source>Winter Garden</source>
        <translation>Winter­garten</translation>
    </message>
    <message>
        <source>Fish Pond</source>
        <translation>Fischteich</translation>
    </message>
    <message>
        <source>Biergarten</source>
        <translation>Biergarten</translation>
    </message>
    <message>
        <source>Flower Garden</source>
        <translation>Blumen­garten</translation>
    </message>
    <message>
        <source>Butterfly Garden</source>
        <translation>Schmetter­lings­garten</translation>
    </message>
    <message>
        <source>French Gazebo</source>
        <translation>Franzö­sischer Pavillon</translation>
    </message>
    <message>
        <source>Walking Path</source>
        <translation>Spazierweg</translation>
    </message>
    <message>
        <source>Vegetable Garden</source>
        <translation>Gemüse­garten</translation>
    </message>
    <message>
        <source>Terrace</source>
        <translation>Terrasse</translation>
    </message>
    <message>
        <source>Firewood Storage</source>
        <translation>Holzvorrat</translation>
    </message>
    <message>
        <source>Aviary</source>
        <translation>Vogelhaus</translation>
    </message>
    <message>
        <source>Turtle Pond</source>
        <translation>Schild­kröten­teich</translation>
    </message>
    <message>
        <source>Pumpkin Garden</source>
        <translation>Kürbis­garten</translation>
    </message>
    <message>
        <source>Stables</source>
        <translation>Stallungen</translation>
    </message>
    <message>
        <source>Grand Balcony</source>
        <translation>Großer Balkon</translation>
    </message>
    <message>
        <source>Midnight Room</source>
        <translation>Mitternachts­raum</translation>
    </message>
    <message>
        <source>Nap Room</source>
        <translation>Nickerchen­zimmer</translation>
    </message>
    <message>
        <source>Bunk Room</source>
        <translation>Raum der Etagen­betten</translation>
    </message>
    <message>
        <source>Servant&apos;s Quarters</source>
        <translation>Dienst­boten­kammer</translation>
    </message>
    <message>
        <source>Solar</source>
        <translation>Söller</translation>
    </message>
    <message>
        <source>In-Law Suite</source>
        <translation>Schwieger­eltern</translation>
    </message>
    <message>
        <source>Nursery</source>
        <translation>Säuglings­zimmer</translation>
    </message>
    <message>
        <source>Rabbit Room</source>
        <translation>Hasen­zimmer</translation>
    </message>
    <message>
        <source>Dreaming Room</source>
        <translation>Traum­zimmer</translation>
    </message>
    <message>
        <source>Guest Bedroom</source>
        <translation>Gäste­zimmer</translation>
    </message>
    <message>
        <source>Hibernation Chamber</source>
        <translation>Winter­schlaf­kammer</translation>
    </message>
    <message>
        <source>King&apos;s Chambers</source>
        <translation>Gemach des Königs</translation>
    </message>
    <message>
        <source>Prince&apos;s Chambers</source>
        <translation>Gemach des Prinzen</translation>
    </message>
    <message>
        <source>Tasso Room</source>
        <translation>Tasso­zimmer</translation>
    </message>
    <message>
        <source>Pillow Room</source>
        <translation>Kissen­zimmer</translation>
    </message>
    <message>
        <source>Children&apos;s Room</source>
        <translation>Kinder­zimmer</translation>
    </message>
    <message>
        <source>Princess&apos; Chambers</source>
        <translation>Gemach der Prinzessin</translation>
    </message>
    <message>
        <source>Dressing Room</source>
        <translation>Ankleide­zimmer</translation>
    </message>
    <message>
        <source>Queen&apos;s Chambers</source>
        <translation>Gemach der Königin</translation>
    </message>
    <message>
        <source>Puppy Room</source>
        <translation>Welpen­zimmer</translation>
    </message>
    <message>
        <source>Blanket Room</source>
        <translation>Decken­kammer</translation>
    </message>
    <message>
        <source>Hall of Ever-Closing Walls</source>
        <translation>Halle naher Wände</translation>
    </message>
    <message>
        <source>Hall of Paintings</source>
        <translation>Halle der Gemälde</translation>
    </message>
    <message>
        <source>Hidden Passage</source>
        <translation>Geheimgang</translation>
    </message>
    <message>
        <source>Between Two Rooms</source>
        <translation>Zwischen zwei Räumen</translation>
    </message>
    <message>
        <source>Hall of Doors</source>
        <translation>Halle der Türen</translation>
    </message>
    <message>
        <source>Hall of Puzzled Floors</source>
        <translation>Halle der Rätsel­böden</translation>
    </message>
    <message>
        <source>Hall of Creaking Floors</source>
        <translation>Halle der Knarrböden</translation>
    </message>
    <message>
        <source>Hall of Mirrors</source>
        <translation>Spiegel­saal</translation>
    </message>
    <message>
        <source>Echo Chamber</source>
        <translation>Echokammer</translation>
    </message>
    <message>
        <source>Hall of Windows</source>
        <translation>Halle der Fenster</translation>
    </message>
    <message>
        <source>Hall of Knights</source>
        <translation>Rittersaal</translation>
    </message>
    <message>
        <source>Great Hall</source>
        <translation>Großer Saal</translation>
    </message>
    <message>
        <source>Lockdown Room</source>
        <translation>Riegel­kammer</translation>
    </message>
    <message>
        <source>Escape Room</source>
        <translation>Fluchtraum</translation>
    </message>
    <message>
        <source>Hall of Portraits</source>
        <translation>Ahnen­galerie</translation>
    </message>
    <message>
        <source>Hall of Sculptures</source>
        <translation>Skulpturen­saal</translation>
    </message>
    <message>
        <source>Promenade</source>
        <translation>Wandelgang</translation>
    </message>
    <message>
        <source>Pacing Hall</source>
        <translation>Schreit­halle</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>Sackgasse</translation>
    </message>
    <message>
        <source>Hall of Ghosts</source>
        <translation>Geister­halle</translation>
    </message>
    <message>
        <source>Purgatory</source>
        <translation>Fegefeuer</translation>
    </message>
    <message>
        <source>Padded Room</source>
        <translation>Gummizelle</translation>
    </message>
    <message>
        <source>Venus Grotto</source>
        <translation>Venus­grotte</translation>
    </message>
    <message>
        <source>Spy Room</source>
        <translation>Spionen­kammer</translation>
    </message>
    <message>
        <source>Gunpowder Room</source>
        <translation>Pulver­kammer</translation>
    </message>
    <message>
        <source>The Hole</source>
        <translation>Das Loch</translation>
    </message>
    <message>
        <source>Jewel Room</source>
        <translation>Juwelen­kammer</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labora­torium</translation>
    </message>
    <message>
        <source>Hidden Entrance</source>
        <translation>Geheimer Eingang</translation>
    </message>
    <message>
        <source>Fungus Room</source>
        <translation>Pilzkammer</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Subterranean Tunnel</source>
        <translation>Unter­irdischer Gang</translation>
    </message>
    <message>
        <source>Armory</source>
        <translation>Rüstkammer</translation>
    </message>
    <message>
        <source>Crypt</source>
        <translation>Gruft</translation>
    </message>
    <message>
        <source>Snake Pit</source>
        <translation>Schlangen­grube</translation>
    </message>
    <message>
        <source>Pit of Despair</source>
        <translation>Grube der Verzweif­lung</translation>
    </message>
    <message>
        <source>Quiet Room</source>
        <translation>Stiller Raum</translation>
    </message>
    <message>
        <source>Knight Room</source>
        <translation>Ritter­kammer</translation>
    </message>
    <message>
        <source>Wine Cellar</source>
        <translation>Weinkeller</translation>
    </message>
    <message>
        <source>Hidden Lair</source>
        <translation>Versteckter Unter­schlupf</translation>
    </message>
    <message>
        <source>Treasure Room</source>
        <translation>Schatz­kammer</translation>
    </message>
    <message>
        <source>Mold Room</source>
        <translation>Schimmel­kammer</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Grand Foyer</source>
        <translation>Foyer</translation>
    </message>
</context>
<context>
    <name>white_castle</name>
    <message>
        <source>The rival&apos;s cards are our reconstruction, not the printed ones.</source>
        <translation>Die Karten des Rivalen sind unsere Rekonstruktion, nicht die gedruckten.</translation>
    </message>
    <message>
        <source>Outside the walls</source>
        <translation>Außerhalb der Mauern</translation>
    </message>
    <message>
        <source>First game: our reconstruction</source>
        <translation>Erste Partie: unsere Rekonstruktion</translation>
    </message>
    <message>
        <source>Tokugawa clan</source>
        <translation>Tokugawa-Clan</translation>
    </message>
    <message>
        <source>no action: {coins}</source>
        <translation>keine Aktion: {coins}</translation>
    </message>
    <message>
        <source>no action possible; coins: {coins}</source>
        <translation>keine Aktion möglich; Münzen: {coins}</translation>
    </message>
</context>
</TS>
