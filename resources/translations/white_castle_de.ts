<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
    <name>WhiteCastleAbout</name>
    <message>
        <source>The White Castle</source>
        <translation>Die Weiße Burg</translation>
    </message>
    <message>
        <source>Nine dice, nine turns: send courtiers, gardeners and warriors to Himeji castle.</source>
        <translation>Neun Würfel, neun Züge: Schicke Höflinge, Gärtner und Krieger zur Burg Himeji.</translation>
    </message>
    <message>
        <source>Most points after nine turns win. Most of them come at the end: courtiers high in the castle, warriors times courtiers, gardens.</source>
        <translation>Die meisten Siegpunkte nach neun Zügen gewinnen. Die meisten davon kommen am Ende: Höflinge hoch oben in der Burg, Krieger mal Höflinge, Gärten.</translation>
    </message>
    <message>
        <source>Rurik</source>
        <translation>Rurik</translation>
    </message>
    <message>
        <source>the warlord</source>
        <translation>der Kriegsherr</translation>
    </message>
    <message>
        <source>Fills the training yards, then sends courtiers to make them count.</source>
        <translation>Füllt die Übungsplätze und schickt dann Höflinge, damit sie zählen.</translation>
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
        <source>Climbs. Keeps every mother-of-pearl for the way to the hall.</source>
        <translation>Steigt auf. Hebt jedes Perlmutt für den Weg zum Saal auf.</translation>
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
        <source>Tends gardens on every bank and lets the castle be.</source>
        <translation>Pflegt Gärten an jedem Ufer und lässt die Burg Burg sein.</translation>
    </message>
    <message>
        <source>You play against the Tokugawa clan, a rival that follows its cards. Which card says what is our reconstruction; the printed cards may differ.</source>
        <translation>Du spielst gegen den Tokugawa-Clan, einen Rivalen, der seinen Karten folgt. Was auf welcher Karte steht, haben wir rekonstruiert; die gedruckten Karten können abweichen.</translation>
    </message>
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
        <source>Castle for a first game</source>
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
        <source>Influence moves the markers. Whoever is ahead begins the next round; on the same space the upper marker is ahead.</source>
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
        <source>A die of any colour; then one of the two: {actions}.</source>
        <translation>Ein Würfel beliebiger Farbe; danach eine von beiden: {actions}.</translation>
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
        <source>Its card has been taken.</source>
        <translation>Seine Karte wurde genommen.</translation>
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
        <source>From the top: {actions}. A die uses the actions beside its colour.</source>
        <translation>Von oben: {actions}. Ein Würfel nutzt die Aktionen neben seiner Farbe.</translation>
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
        <source>Gives its visible bonuses ({bonuses}), then the action of the own card.</source>
        <translation>Bringt die sichtbaren Boni ({bonuses}), danach die Aktion der eigenen Karte.</translation>
    </message>
    <message>
        <source>The card beside it: {action}.</source>
        <translation>Die Karte daneben: {action}.</translation>
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
    <name>WhiteCastleHints</name>
    <message>
        <source>Look at the dice: {bridge}.</source>
        <translation>Sieh dir die Würfel an: {bridge}.</translation>
    </message>
    <message>
        <source>Look at the rooms on level {n} of the castle.</source>
        <translation>Sieh dir die Räume auf Ebene {n} der Burg an.</translation>
    </message>
    <message>
        <source>Look at your own domain.</source>
        <translation>Sieh dir dein eigenes Familien-Tableau an.</translation>
    </message>
    <message>
        <source>Look outside the castle.</source>
        <translation>Sieh dich außerhalb der Burg um.</translation>
    </message>
    <message>
        <source>Look at your courtiers in the castle.</source>
        <translation>Sieh dir deine Höflinge in der Burg an.</translation>
    </message>
    <message>
        <source>Look at the gate.</source>
        <translation>Sieh dir das Burgtor an.</translation>
    </message>
    <message>
        <source>Look at the gardens below the bridges.</source>
        <translation>Sieh dir die Gärten unter den Brücken an.</translation>
    </message>
    <message>
        <source>Look at the training yards.</source>
        <translation>Sieh dir die Übungsplätze an.</translation>
    </message>
    <message>
        <source>keeps {amount} for gardeners</source>
        <translation>behält {amount} für Gärtner</translation>
    </message>
    <message>
        <source>keeps {amount} for warriors</source>
        <translation>behält {amount} für Krieger</translation>
    </message>
    <message>
        <source>keeps {amount} for the climb</source>
        <translation>behält {amount} für den Aufstieg</translation>
    </message>
    <message>
        <source>keeps {amount} for dice and the gate</source>
        <translation>behält {amount} für Würfel und Burgtor</translation>
    </message>
    <message>
        <source>keeps {amount}</source>
        <translation>behält {amount}</translation>
    </message>
    <message>
        <source>points at once</source>
        <translation>Siegpunkte sofort</translation>
    </message>
    <message>
        <source>coins and seals left at the end</source>
        <translation>übrige Münzen und Siegel am Ende</translation>
    </message>
    <message>
        <source>resources left at the end</source>
        <translation>übrige Ressourcen am Ende</translation>
    </message>
    <message>
        <source>passage of time</source>
        <translation>Jahreszeiten-Leiste</translation>
    </message>
    <message>
        <source>courtiers in the castle</source>
        <translation>Höflinge in der Burg</translation>
    </message>
    <message>
        <source>warriors times courtiers</source>
        <translation>Krieger mal Höflinge</translation>
    </message>
    <message>
        <source>gardens</source>
        <translation>Gärten</translation>
    </message>
    <message>
        <source>food for gardeners</source>
        <translation>Nahrung für Gärtner</translation>
    </message>
    <message>
        <source>iron for warriors</source>
        <translation>Eisen für Krieger</translation>
    </message>
    <message>
        <source>mother-of-pearl for the climb</source>
        <translation>Perlmutt für den Aufstieg</translation>
    </message>
    <message>
        <source>coins for dice and the gate</source>
        <translation>Münzen für Würfel und Burgtor</translation>
    </message>
    <message>
        <source>seals</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>action card of the domain</source>
        <translation>Aktions-Karte des Tableaus</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>Laterne</translation>
    </message>
    <message>
        <source>rows of the domain</source>
        <translation>Reihen des Tableaus</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>dice that are left</source>
        <translation>übrige Würfel</translation>
    </message>
    <message>
        <source>turns that are left</source>
        <translation>übrige Züge</translation>
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
        <source>{name} gains {gain} ({why}); 1 more does not fit.</source>
        <translation>{name} erhält {gain} ({why}); 1 weiteres hat keinen Platz.</translation>
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
        <source>None of it can be paid yet: put seals on coins or a resource to trade them, or “Do without”.</source>
        <translation>Nichts davon kannst du schon bezahlen: Lege Siegel auf Münzen oder eine Ressource, um sie zu tauschen, oder „Verzichten“.</translation>
    </message>
    <message>
        <source>You may: {action}. {missing} Put seals on your coins to trade them, or “Do without”.</source>
        <translation>Du darfst: {action}. {missing} Lege Siegel auf deine Münzen, um sie zu tauschen, oder „Verzichten“.</translation>
    </message>
    <message>
        <source>Gain {amount}: click food, iron or mother-of-pearl, once for each of them.</source>
        <translation>Du erhältst {amount}: Klicke Nahrung, Eisen oder Perlmutt an, einmal für jede davon.</translation>
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
        <source>A courtier at the gate costs {coins} in all, you have {coins_have}; a climb costs {pearl}, you have {pearl_have}.</source>
        <translation>Ein Höfling am Tor kostet insgesamt {coins}, du hast {coins_have}; ein Aufstieg kostet {pearl}, du hast {pearl_have}.</translation>
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
        <source>A die there could do none of the actions now.</source>
        <translation>Ein Würfel dort könnte jetzt keine der Aktionen ausführen.</translation>
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
        <source>seals: {change}</source>
        <translation>Siegel: {change}</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>Alone you win only with more points than the rival.</source>
        <translation>Allein gewinnst du nur mit mehr Siegpunkten als der Rivale.</translation>
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
    <name>white_castle</name>
    <message>
        <source>The rival&apos;s cards are our reconstruction, not the printed ones.</source>
        <translation>Die Karten des Rivalen sind unsere Rekonstruktion, nicht die gedruckten.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
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
        <source>no action possible; coins: {coins}</source>
        <translation>keine Aktion möglich; Münzen: {coins}</translation>
    </message>
    <message>
        <source>Round {n} of {rounds}</source>
        <translation>Runde {n} von {rounds}</translation>
    </message>
    <message>
        <source>{name} is received in the hall</source>
        <translation>{name} wird im Saal empfangen</translation>
    </message>
</context>
</TS>
