<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>PartnerTalk</name>
    <message>
        <source>Ask your partners (P)</source>
        <translation>Chiedi ai tuoi soci (P)</translation>
    </message>
    <message>
        <source>Hold a tile over a space to ask what they think of it.</source>
        <translation>Tieni una tessera sopra uno spazio per chiedere che cosa ne pensano.</translation>
    </message>
    <message>
        <source>{name}: agreed.</source>
        <translation>{name}: d’accordo.</translation>
    </message>
    <message>
        <source>{name} would rather not: about {points} points less. {better}</source>
        <translation>{name} preferirebbe di no: circa {points} punti in meno. {better}</translation>
    </message>
    <message>
        <source>{name}: {move}.</source>
        <translation>{name}: {move}.</translation>
    </message>
    <message>
        <source>{name}: {move}. For it: {why}.</source>
        <translation>{name}: {move}. A favore: {why}.</translation>
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
        <translation>Esporta un’immagine</translation>
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
    <name>TwoCastlesAbout</name>
    <message>
        <source>Between Two Castles</source>
        <translation>Between Two Castles</translation>
    </message>
    <message>
        <source>Build one castle with each neighbour; only the lesser of your two castles counts.</source>
        <translation>Costruisci un castello con ogni vicino; conta solo il peggiore dei tuoi due.</translation>
    </message>
    <message>
        <source>You build two castles, one with each neighbour. Only the lower of the two counts for you, so both must be good. Most points win.</source>
        <translation>Costruisci due castelli, uno con ogni vicino. Per te conta solo il più basso dei due, quindi devono essere buoni entrambi. Vince chi ha più punti.</translation>
    </message>
    <message>
        <source>Oswin</source>
        <translation>Oswin</translation>
    </message>
    <message>
        <source>the hermit</source>
        <translation>l’eremita</translation>
    </message>
    <message>
        <source>Wants gardens and terraces, and cares little for corridors.</source>
        <translation>Vuole giardini e terrazze; le stanze di passaggio gli importano poco.</translation>
    </message>
    <message>
        <source>Celeste</source>
        <translation>Celeste</translation>
    </message>
    <message>
        <source>the courtier</source>
        <translation>la dama di corte</translation>
    </message>
    <message>
        <source>Cannot have enough living rooms to receive guests in.</source>
        <translation>Non ha mai abbastanza stanze di soggiorno per ricevere ospiti.</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Felix</translation>
    </message>
    <message>
        <source>the gambler</source>
        <translation>il giocatore d’azzardo</translation>
    </message>
    <message>
        <source>Builds for the bonuses and trusts what will be drawn.</source>
        <translation>Costruisce per i bonus e si fida di ciò che verrà pescato.</translation>
    </message>
    <message>
        <source>Between Two Castles: ask machine partners what they would do</source>
        <translation>Between Two Castles: chiedere ai soci automatici che cosa farebbero</translation>
    </message>
    <message>
        <source>King Ludwig is the third builder: he shares a castle with each of you, draws his tiles by chance, and can win.</source>
        <translation>Re Ludwig è il terzo costruttore: condivide un castello con ognuno di voi, pesca le sue tessere a caso e può vincere.</translation>
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
        <translation>piani del castello</translation>
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
        <translation>C’è già una stanza ({space}).</translation>
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
        <translation>Questo castello ha già la tua tessera; l’altra va nell’altro.</translation>
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
        <translation>Tutti hanno costruito: non c’è più nessuno da aspettare.</translation>
    </message>
    <message>
        <source>Ludwig does not build himself: there is nobody to wait for.</source>
        <translation>Ludwig non costruisce da sé: non c’è nessuno da aspettare.</translation>
    </message>
    <message>
        <source>{partner} has built here already: there is nobody to wait for.</source>
        <translation>{partner} ha già costruito qui: non c’è nessuno da aspettare.</translation>
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
        <translation>La tessera di Ludwig {room} sta all’altro suo castello e si costruisce lì.</translation>
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
        <source>Nothing is left of this bonus: {bonus}.</source>
        <translation>Di questo bonus non è rimasto nulla: {bonus}.</translation>
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
        <translation>Le due tessere sono costruite. Ognuna può passare su un’altra casella del suo castello, o tornare al suo posto a destra.</translation>
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
        <translation>Sta a ogni piano, anche sottoterra.</translation>
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
        <translation>Da costruire: l’altra tessera</translation>
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
        <source>counts</source>
        <translation>conta</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>più alto</translation>
    </message>
    <message>
        <source>All look on: the hands stay face down</source>
        <translation>Tutti guardano: le mani restano coperte</translation>
    </message>
    <message>
        <source>Your hand: the last tile is put away</source>
        <translation>La tua mano: l’ultima tessera si scarta</translation>
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
        <translation>Una va nel castello condiviso con Ludwig, l’altra nell’altro.</translation>
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
        <source>Put rooms from the left into the castle. Attendants and another throne room (star) go on the throne room, bonus cards (last page) below the castle. What you want to remove goes on the bin.</source>
        <translation>Metti le stanze da sinistra nel castello. I servitori e un’altra sala del trono (stella) vanno sulla sala del trono, le carte bonus (ultima pagina) sotto il castello. Ciò che deve andare via va nel cestino.</translation>
    </message>
    <message>
        <source>Drop on the bin what you want to remove.</source>
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
        <source>Tiles to choose from; put a kept tile here to take it back.</source>
        <translation>Tessere tra cui scegliere; posa qui una scelta per riprenderla.</translation>
    </message>
    <message>
        <source>Put two tiles of your hand here and change them until you are done.</source>
        <translation>Posa qui due tessere della tua mano e cambiale finché non hai finito.</translation>
    </message>
    <message>
        <source>What you keep</source>
        <translation>La tua scelta</translation>
    </message>
    <message>
        <source>{room}, kept</source>
        <translation>{room}, tenuta</translation>
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
        <source>points: {change}, and a bonus</source>
        <translation>punti: {change}, e un bonus</translation>
    </message>
    <message>
        <source>Castle worth more</source>
        <translation>Castello che vale di più</translation>
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
        <source>All wait for each other, so you build a tile now.</source>
        <translation>Tutti si aspettano a vicenda, quindi ora costruisci tu una tessera.</translation>
    </message>
    <message>
        <source>Build one tile in each of your two castles.</source>
        <translation>Costruisci una tessera in ognuno dei tuoi due castelli.</translation>
    </message>
    <message>
        <source>Build your other tile {castle}.</source>
        <translation>Costruisci l’altra tessera {castle}.</translation>
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
        <source>Drop here what you want to remove</source>
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
    <message>
        <source>Fountains, towers, grand foyers and the throne room count.</source>
        <translation>Contano fontane, torri, atri e la sala del trono.</translation>
    </message>
    <message>
        <source>The seven regular types, fountain, tower and grand foyer count; the throne room does not.</source>
        <translation>Contano i sette tipi normali, fontana, torre e atrio; la sala del trono no.</translation>
    </message>
    <message>
        <source>Special rooms count too.</source>
        <translation>Contano anche le stanze speciali.</translation>
    </message>
    <message>
        <source>Every floor with a room or the throne room counts, underground too.</source>
        <translation>Conta ogni piano con una stanza o la sala del trono, anche sottoterra.</translation>
    </message>
    <message>
        <source>The throne room fills two columns; they count too.</source>
        <translation>La sala del trono occupa due colonne; contano anch’esse.</translation>
    </message>
    <message>
        <source>The throne room counts if all ten spaces around it are taken. Where it is a neighbour, it fills its spaces.</source>
        <translation>La sala del trono conta se tutti i dieci spazi attorno sono occupati. Dove è vicina, occupa i suoi spazi.</translation>
    </message>
    <message>
        <source>The throne room counts if all six spaces along its edges are taken. Where it is a neighbour, it fills its spaces.</source>
        <translation>La sala del trono conta se tutti i sei spazi lungo i suoi lati sono occupati. Dove è vicina, occupa i suoi spazi.</translation>
    </message>
    <message>
        <source>Only regular room types count, on the six spaces along the edges of the throne room.</source>
        <translation>Contano solo i tipi normali, sui sei spazi lungo i lati della sala del trono.</translation>
    </message>
    <message>
        <source>There are ten of them, corners too; any room takes one.</source>
        <translation>Sono dieci, angoli compresi; ogni stanza ne occupa uno.</translation>
    </message>
    <message>
        <source>Only regular room types count.</source>
        <translation>Contano solo i tipi normali di stanza.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>still chooses</source>
        <translation>sceglie ancora</translation>
    </message>
    <message>
        <source>rooms and bonuses still to come</source>
        <translation>stanze e bonus ancora possibili</translation>
    </message>
    <message>
        <source>Look at {castle}. It is the lower one, so it counts.</source>
        <translation>Guarda {castle}. È il più basso, quindi conta.</translation>
    </message>
    <message>
        <source>Look at {castle}.</source>
        <translation>Guarda {castle}.</translation>
    </message>
    <message>
        <source>Round {number}: it is evening</source>
        <translation>Round {number}: si fa sera</translation>
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
        <translation>Scorte per l’assedio</translation>
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
        <translation>Sala dell’arpa</translation>
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
        <translation>Sala d’attesa</translation>
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
        <translation>Tiro con l’arco</translation>
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
        <translation>Giardino d’inverno</translation>
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
        <translation>Camera dell’eco</translation>
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
</TS>
