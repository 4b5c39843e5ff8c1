<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ShogunAbout</name>
    <message>
        <source>Shogun</source>
        <translation>Shogun</translation>
    </message>
    <message>
        <source>Plan ten actions in secret, then let the cube tower decide who holds the provinces.</source>
        <translation>Plane zehn Aktionen verdeckt; dann entscheidet der Würfelturm, wer die Provinzen hält.</translation>
    </message>
    <message>
        <source>Points come twice, in the two winters: for provinces, for castles, temples and theatres, and for the majority of them in each region. Most points win.</source>
        <translation>Siegpunkte gibt es zweimal, in den beiden Wintern: für Provinzen, für Burgen, Tempel und Theater und für deren Mehrheit in jeder Region. Die meisten Siegpunkte gewinnen.</translation>
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
        <source>Marches every season and wants more provinces.</source>
        <translation>Marschiert in jeder Jahreszeit und will mehr Provinzen.</translation>
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
        <source>Stays at home and builds on what is there.</source>
        <translation>Bleibt daheim und baut auf dem, was da ist.</translation>
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
        <source>Bids high to choose first, and marches on good luck.</source>
        <translation>Bietet hoch, um zuerst zu wählen, und marschiert auf gut Glück.</translation>
    </message>
    <message>
        <source>Pennina</source>
        <translation>Pennina</translation>
    </message>
    <message>
        <source>the miser</source>
        <translation>die Geizige</translation>
    </message>
    <message>
        <source>Hoards chests and rice, and spends neither gladly.</source>
        <translation>Hortet Truhen und Reis und gibt beides ungern her.</translation>
    </message>
    <message>
        <source>Shogun: the spaces of your plan; the full stop is the bid</source>
        <translation>Shogun: die Felder deines Tableaus; der Punkt ist das Gebot</translation>
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
        <source>Castle</source>
        <comment>title</comment>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Temple</source>
        <comment>title</comment>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Theatre</source>
        <comment>title</comment>
        <translation>Theater</translation>
    </message>
    <message>
        <source>Rice</source>
        <comment>title</comment>
        <translation>Reis</translation>
    </message>
    <message>
        <source>Tax</source>
        <comment>title</comment>
        <translation>Steuer</translation>
    </message>
    <message>
        <source>Deploy 5</source>
        <comment>title</comment>
        <translation>5 Armeen</translation>
    </message>
    <message>
        <source>Deploy 3</source>
        <comment>title</comment>
        <translation>3 Armeen</translation>
    </message>
    <message>
        <source>1 + move</source>
        <comment>title</comment>
        <translation>1 + Zug</translation>
    </message>
    <message>
        <source>March A</source>
        <comment>title</comment>
        <translation>Kampf A</translation>
    </message>
    <message>
        <source>March B</source>
        <comment>title</comment>
        <translation>Kampf B</translation>
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
        <translation>1 Siegpunkt</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} Siegpunkte</translation>
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
        <source>chests: {change}</source>
        <translation>Truhen: {change}</translation>
    </message>
    <message>
        <source>rice: {change}</source>
        <translation>Reis: {change}</translation>
    </message>
    <message>
        <source>Points of year {year}</source>
        <translation>Siegpunkte aus Jahr {year}</translation>
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
        <translation>Siegpunkte zuvor</translation>
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
        <source>You can replace the cards only once in a turn.</source>
        <translation>Du kannst die Karten nur einmal im Zug austauschen.</translation>
    </message>
    <message>
        <source>You can replace the cards only if both are still those of your last turn.</source>
        <translation>Du kannst die Karten nur austauschen, wenn beide noch die deines letzten Zuges sind.</translation>
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
        <source>All its sites are taken ({sites}).</source>
        <translation>Alle Bauplätze sind bebaut ({sites}).</translation>
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
        <translation>Alle Tableaus</translation>
    </message>
    <message>
        <source>What is known of everybody&apos;s plan; a click closes it.</source>
        <translation>Was von allen Tableaus bekannt ist; ein Klick schließt es.</translation>
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
        <source>Most {buildings}: {names}.</source>
        <translation>Meiste {buildings}: {names}.</translation>
    </message>
    <message>
        <source>Nothing is built here yet.</source>
        <translation>Hier ist noch nichts gebaut.</translation>
    </message>
    <message>
        <source>Tableau of {name}</source>
        <translation>Tableau von {name}</translation>
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
        <translation>Siegpunkte {points}, {chests}, Reis {rice}, {armies} im Vorrat, {provinces}.</translation>
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
        <source>Put it on a space that should stay empty.</source>
        <translation>Leg es auf ein Feld, das leer bleiben soll.</translation>
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
        <translation>Der Verlauf erzählt alles.</translation>
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
        <translation>Dein Tableau</translation>
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
        <source>From {home} to {target}</source>
        <translation>Von {home} nach {target}</translation>
    </message>
    <message>
        <source>Armies marched here last.</source>
        <translation>Hier sind zuletzt Armeen gezogen.</translation>
    </message>
    <message>
        <source>Armies can march here now.</source>
        <translation>Hierhin können Armeen jetzt ziehen.</translation>
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
    <message>
        <source>points of the year</source>
        <translation>Siegpunkte des Jahres</translation>
    </message>
    <message>
        <source>provinces</source>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>majorities in the regions</source>
        <translation>Mehrheiten in den Regionen</translation>
    </message>
    <message>
        <source>majorities within reach</source>
        <translation>Mehrheiten in Reichweite</translation>
    </message>
    <message>
        <source>armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>unrest</source>
        <translation>Unruhe</translation>
    </message>
    <message>
        <source>sites to build on</source>
        <translation>Bauplätze</translation>
    </message>
    <message>
        <source>taxes of the best province</source>
        <translation>Steuern der besten Provinz</translation>
    </message>
    <message>
        <source>rice of the best province</source>
        <translation>Reis der besten Provinz</translation>
    </message>
    <message>
        <source>safety from attacks</source>
        <translation>Schutz vor Angriffen</translation>
    </message>
    <message>
        <source>neutral provinces within reach</source>
        <translation>neutrale Provinzen in Reichweite</translation>
    </message>
    <message>
        <source>chests</source>
        <translation>Truhen</translation>
    </message>
    <message>
        <source>rice for the winter</source>
        <translation>Reis für den Winter</translation>
    </message>
    <message>
        <source>what it leaves to rivals</source>
        <translation>was es den anderen lässt</translation>
    </message>
    <message>
        <source>Look at the neighbours of the province that may march.</source>
        <translation>Sieh dir die Nachbarn der Provinz an, die marschieren kann.</translation>
    </message>
    <message>
        <source>Look at {province}: it has something important to do this round.</source>
        <translation>Sieh dir {province} an: Dort gibt es in dieser Runde Wichtiges zu tun.</translation>
    </message>
    <message>
        <source>{season}, year {year}</source>
        <translation>{season}, Jahr {year}</translation>
    </message>
</context>
</TS>
