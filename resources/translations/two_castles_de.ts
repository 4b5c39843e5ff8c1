<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>PartnerTalk</name>
    <message>
        <source>Ask your partners (P)</source>
        <translation>Frag deine Partner (P)</translation>
    </message>
    <message>
        <source>Hold a tile over a space to ask what they think of it.</source>
        <translation>Halte ein Plättchen über ein Feld, um zu fragen, was sie davon halten.</translation>
    </message>
    <message>
        <source>{name}: agreed.</source>
        <translation>{name}: einverstanden.</translation>
    </message>
    <message>
        <source>{name} would rather not: about {points} points less. {better}</source>
        <translation>{name} lieber nicht: etwa {points} Siegpunkte weniger. {better}</translation>
    </message>
    <message>
        <source>{name}: {move}.</source>
        <translation>{name}: {move}.</translation>
    </message>
    <message>
        <source>{name}: {move}. For it: {why}.</source>
        <translation>{name}: {move}. Dafür: {why}.</translation>
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
        <translation>Als Bild exportieren</translation>
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
        <translation>Als Bild …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>TwoCastlesAbout</name>
    <message>
        <source>Between Two Castles</source>
        <translation>Zwischen zwei Schlössern</translation>
    </message>
    <message>
        <source>Build one castle with each neighbour; only the lesser of your two castles counts.</source>
        <translation>Baue mit jedem Nachbarn ein Schloss; nur das schwächere deiner beiden zählt.</translation>
    </message>
    <message>
        <source>You build two castles, one with each neighbour. Only the lower of the two counts for you, so both must be good. Most points win.</source>
        <translation>Du baust zwei Schlösser, mit jedem Nachbarn eines. Für dich zählt nur das niedrigere der beiden, also müssen beide gut sein. Die meisten Siegpunkte gewinnen.</translation>
    </message>
    <message>
        <source>Oswin</source>
        <translation>Oswin</translation>
    </message>
    <message>
        <source>the hermit</source>
        <translation>der Einsiedler</translation>
    </message>
    <message>
        <source>Wants gardens and terraces, and cares little for corridors.</source>
        <translation>Will Gärten und Terrassen; Verbindungsräume sind ihm gleich.</translation>
    </message>
    <message>
        <source>Celeste</source>
        <translation>Celeste</translation>
    </message>
    <message>
        <source>the courtier</source>
        <translation>die Hofdame</translation>
    </message>
    <message>
        <source>Cannot have enough living rooms to receive guests in.</source>
        <translation>Kann nie genug Wohnräume haben, um Gäste zu empfangen.</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Felix</translation>
    </message>
    <message>
        <source>the gambler</source>
        <translation>der Spieler</translation>
    </message>
    <message>
        <source>Builds for the bonuses and trusts what will be drawn.</source>
        <translation>Baut für die Boni und vertraut dem, was gezogen wird.</translation>
    </message>
    <message>
        <source>Between Two Castles: ask machine partners what they would do</source>
        <translation>Zwischen zwei Schlössern: Maschinen-Partner fragen, was sie täten</translation>
    </message>
    <message>
        <source>King Ludwig is the third builder: he shares a castle with each of you, draws his tiles by chance, and can win.</source>
        <translation>König Ludwig ist der dritte Baumeister: Er teilt mit jedem von euch ein Schloss, zieht seine Plättchen zufällig und kann gewinnen.</translation>
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
        <translation>Schloss von {castle}: {points} Siegpunkte.</translation>
    </message>
    <message>
        <source>{name}: {points} points, the lower castle; place {place}.</source>
        <translation>{name}: {points} Siegpunkte, das niedrigere Schloss; Platz {place}.</translation>
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
        <translation>Stockwerke des Schlosses</translation>
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
        <source>Nothing is left of this bonus: {bonus}.</source>
        <translation>Von diesem Bonus ist nichts mehr da: {bonus}.</translation>
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
        <translation>Siegpunkte: {points}.</translation>
    </message>
    <message>
        <source>Points: {points} if the castle has all seven regular types, else {otherwise}.</source>
        <translation>Siegpunkte: {points}, wenn das Schloss alle sieben normalen Raumarten hat, sonst {otherwise}.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} in the castle.</source>
        <translation>Siegpunkte: {points} für jeden {wanted} im Schloss.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} joined to it by a path of such rooms.</source>
        <translation>Siegpunkte: {points} für jeden {wanted}, der über solche Räume mit ihm verbunden ist.</translation>
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
        <translation>Steht in jedem Stockwerk, auch unter der Erde.</translation>
    </message>
    <message>
        <source>Throne room with {hanging}. Points: {points} for each of its two marked spaces that holds one of these: {first}, {second}.</source>
        <translation>Thronsaal mit {hanging}. Siegpunkte: {points} für jedes seiner zwei markierten Felder, auf dem eines davon liegt: {first}, {second}.</translation>
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
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>höher</translation>
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
        <translation>Siegpunkte: {points} für jeden {wanted} darüber in seiner Spalte.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} below it in its column.</source>
        <translation>Siegpunkte: {points} für jeden {wanted} darunter in seiner Spalte.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} in its column.</source>
        <translation>Siegpunkte: {points} für jeden {wanted} in seiner Spalte.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} directly left and right of it.</source>
        <translation>Siegpunkte: {points} für jeden {wanted} direkt links und rechts davon.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} directly above and below it.</source>
        <translation>Siegpunkte: {points} für jeden {wanted} direkt darüber und darunter.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} on the two spaces below it.</source>
        <translation>Siegpunkte: {points} für jeden {wanted} auf den zwei Feldern darunter.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} on the three spaces below it.</source>
        <translation>Siegpunkte: {points} für jeden {wanted} auf den drei Feldern darunter.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} on the eight spaces around it.</source>
        <translation>Siegpunkte: {points} für jeden {wanted} auf den acht Feldern ringsum.</translation>
    </message>
    <message>
        <source>Points: {points} for each {wanted} around it, but not below.</source>
        <translation>Siegpunkte: {points} für jeden {wanted} ringsum, aber nicht darunter.</translation>
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
        <source>Put rooms from the left into the castle. Attendants and another throne room (star) go on the throne room, bonus cards (last page) below the castle. What you want to remove goes on the bin.</source>
        <translation>Leg Räume von links ans Schloss. Bedienstete und ein anderer Thronsaal (Stern) kommen auf den Thronsaal, Bonuskarten (letzte Seite) unter das Schloss. Was weg soll, kommt in den Papierkorb.</translation>
    </message>
    <message>
        <source>Drop on the bin what you want to remove.</source>
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
        <source>Tiles to choose from; put a kept tile here to take it back.</source>
        <translation>Plättchen zur Wahl; lege ein gewähltes hier ab, um es zurückzunehmen.</translation>
    </message>
    <message>
        <source>Put two tiles of your hand here and change them until you are done.</source>
        <translation>Leg zwei Plättchen deiner Hand hierher und tausche sie, bis du fertig bist.</translation>
    </message>
    <message>
        <source>What you keep</source>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source>{room}, kept</source>
        <translation>{room}, behalten</translation>
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
        <source>points: {change}, and a bonus</source>
        <translation>Siegpunkte: {change}, und ein Bonus</translation>
    </message>
    <message>
        <source>Castle worth more</source>
        <translation>Schloss, das mehr wert ist</translation>
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
        <source>All wait for each other, so you build a tile now.</source>
        <translation>Alle warten aufeinander, also baust du jetzt ein Plättchen.</translation>
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
        <source>Drop here what you want to remove</source>
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
    <message>
        <source>Fountains, towers, grand foyers and the throne room count.</source>
        <translation>Brunnen, Türme, Foyers und der Thronsaal zählen.</translation>
    </message>
    <message>
        <source>The seven regular types, fountain, tower and grand foyer count; the throne room does not.</source>
        <translation>Die sieben normalen Arten, Brunnen, Turm und Foyer zählen; der Thronsaal nicht.</translation>
    </message>
    <message>
        <source>Special rooms count too.</source>
        <translation>Auch Sonderräume zählen.</translation>
    </message>
    <message>
        <source>Every floor with a room or the throne room counts, underground too.</source>
        <translation>Jedes Stockwerk mit einem Raum oder dem Thronsaal zählt, auch unter der Erde.</translation>
    </message>
    <message>
        <source>The throne room fills two columns; they count too.</source>
        <translation>Der Thronsaal füllt zwei Spalten; auch sie zählen.</translation>
    </message>
    <message>
        <source>The throne room counts if all ten spaces around it are taken. Where it is a neighbour, it fills its spaces.</source>
        <translation>Der Thronsaal zählt, wenn alle zehn Felder ringsum besetzt sind. Wo er Nachbar ist, füllt er seine Felder.</translation>
    </message>
    <message>
        <source>The throne room counts if all six spaces along its edges are taken. Where it is a neighbour, it fills its spaces.</source>
        <translation>Der Thronsaal zählt, wenn alle sechs Felder an seinen Kanten besetzt sind. Wo er Nachbar ist, füllt er seine Felder.</translation>
    </message>
    <message>
        <source>Only regular room types count, on the six spaces along the edges of the throne room.</source>
        <translation>Nur normale Raumarten zählen, auf den sechs Feldern an den Kanten des Thronsaals.</translation>
    </message>
    <message>
        <source>There are ten of them, corners too; any room takes one.</source>
        <translation>Es sind zehn, auch über Eck; jeder Raum besetzt eines.</translation>
    </message>
    <message>
        <source>Only regular room types count.</source>
        <translation>Nur normale Raumarten zählen.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>still chooses</source>
        <translation>wählt noch</translation>
    </message>
    <message>
        <source>rooms and bonuses still to come</source>
        <translation>Räume und Boni, die noch kommen</translation>
    </message>
    <message>
        <source>Look at {castle}. It is the lower one, so it counts.</source>
        <translation>Sieh dir {castle} an. Es ist das niedrigere, also zählt es.</translation>
    </message>
    <message>
        <source>Look at {castle}.</source>
        <translation>Sieh dir {castle} an.</translation>
    </message>
    <message>
        <source>Round {number}: it is evening</source>
        <translation>Runde {number}: es wird Abend</translation>
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
</TS>
