<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
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
    <name>WhiteCastleAbout</name>
    <message>
        <source>The White Castle</source>
        <translation>The White Castle</translation>
    </message>
    <message>
        <source>Nine dice, nine turns: send courtiers, gardeners and warriors to Himeji castle.</source>
        <translation>Nove dadi, nove turni: manda cortigiani, giardinieri e guerrieri al castello di Himeji.</translation>
    </message>
    <message>
        <source>Most points after nine turns win. Most of them come at the end: courtiers high in the castle, warriors times courtiers, gardens.</source>
        <translation>Vince chi ha più punti dopo nove turni. La maggior parte arriva alla fine: cortigiani in alto nel castello, guerrieri per cortigiani, giardini.</translation>
    </message>
    <message>
        <source>Rurik</source>
        <translation>Rurik</translation>
    </message>
    <message>
        <source>the warlord</source>
        <translation>il condottiero</translation>
    </message>
    <message>
        <source>Fills the training yards, then sends courtiers to make them count.</source>
        <translation>Riempie i Cortili, poi manda Cortigiani che li fanno contare.</translation>
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
        <source>Climbs. Keeps every mother-of-pearl for the way to the hall.</source>
        <translation>Sale. Conserva ogni Madreperla per la via verso la sala.</translation>
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
        <source>Tends gardens on every bank and lets the castle be.</source>
        <translation>Cura Giardini su ogni riva e lascia stare il castello.</translation>
    </message>
    <message>
        <source>You play against the Tokugawa clan, a rival that follows its cards. Which card says what is our reconstruction; the printed cards may differ.</source>
        <translation>Giochi contro il clan Tokugawa, un rivale che segue le sue carte. Che cosa dice ogni carta è una nostra ricostruzione; quelle stampate possono essere diverse.</translation>
    </message>
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
        <source>Castle for a first game</source>
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
        <translation>Posto {place} nell’Ordine dei Turni, {points}.</translation>
    </message>
    <message>
        <source>Influence moves the markers. Whoever is ahead begins the next round; on the same space the upper marker is ahead.</source>
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
        <translation>Punto Fermo</translation>
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
        <source>A die of any colour; then one of the two: {actions}.</source>
        <translation>Un dado di qualsiasi colore; poi una delle due: {actions}.</translation>
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
        <translation>Porte, tre stanze al piano 1, due al piano 2 e in cima la sala.</translation>
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
        <translation>Alla fine {points} per ogni Cortigiano su questo piano.</translation>
    </message>
    <message>
        <source>Its card has been taken.</source>
        <translation>La sua carta è stata presa.</translation>
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
        <source>From the top: {actions}. A die uses the actions beside its colour.</source>
        <translation>Dall’alto: {actions}. Un dado usa le azioni accanto al suo colore.</translation>
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
        <translation>Mazzo del piano {n}</translation>
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
        <source>Gives its visible bonuses ({bonuses}), then the action of the own card.</source>
        <translation>Dà le ricompense visibili ({bonuses}), poi l’azione della propria carta.</translation>
    </message>
    <message>
        <source>The card beside it: {action}.</source>
        <translation>La carta accanto: {action}.</translation>
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
    <name>WhiteCastleHints</name>
    <message>
        <source>Look at the dice: {bridge}.</source>
        <translation>Guarda i dadi: {bridge}.</translation>
    </message>
    <message>
        <source>Look at the rooms on level {n} of the castle.</source>
        <translation>Guarda le stanze al Piano {n} del castello.</translation>
    </message>
    <message>
        <source>Look at your own domain.</source>
        <translation>Guarda il tuo Dominio.</translation>
    </message>
    <message>
        <source>Look outside the castle.</source>
        <translation>Guarda fuori dal castello.</translation>
    </message>
    <message>
        <source>Look at your courtiers in the castle.</source>
        <translation>Guarda i tuoi Cortigiani nel castello.</translation>
    </message>
    <message>
        <source>Look at the gate.</source>
        <translation>Guarda le Porte.</translation>
    </message>
    <message>
        <source>Look at the gardens below the bridges.</source>
        <translation>Guarda i Giardini sotto i Ponti.</translation>
    </message>
    <message>
        <source>Look at the training yards.</source>
        <translation>Guarda i Cortili di Addestramento.</translation>
    </message>
    <message>
        <source>keeps {amount} for gardeners</source>
        <translation>conserva {amount} per i Giardinieri</translation>
    </message>
    <message>
        <source>keeps {amount} for warriors</source>
        <translation>conserva {amount} per i Guerrieri</translation>
    </message>
    <message>
        <source>keeps {amount} for the climb</source>
        <translation>conserva {amount} per la salita</translation>
    </message>
    <message>
        <source>keeps {amount} for dice and the gate</source>
        <translation>conserva {amount} per i dadi e le Porte</translation>
    </message>
    <message>
        <source>keeps {amount}</source>
        <translation>conserva {amount}</translation>
    </message>
    <message>
        <source>points at once</source>
        <translation>punti subito</translation>
    </message>
    <message>
        <source>coins and seals left at the end</source>
        <translation>Monete e Sigilli rimasti alla fine</translation>
    </message>
    <message>
        <source>resources left at the end</source>
        <translation>Risorse rimaste alla fine</translation>
    </message>
    <message>
        <source>passage of time</source>
        <translation>Scorrere del Tempo</translation>
    </message>
    <message>
        <source>courtiers in the castle</source>
        <translation>Cortigiani nel castello</translation>
    </message>
    <message>
        <source>warriors times courtiers</source>
        <translation>Guerrieri per Cortigiani</translation>
    </message>
    <message>
        <source>gardens</source>
        <translation>Giardini</translation>
    </message>
    <message>
        <source>food for gardeners</source>
        <translation>Cibo per i Giardinieri</translation>
    </message>
    <message>
        <source>iron for warriors</source>
        <translation>Ferro per i Guerrieri</translation>
    </message>
    <message>
        <source>mother-of-pearl for the climb</source>
        <translation>Madreperla per la salita</translation>
    </message>
    <message>
        <source>coins for dice and the gate</source>
        <translation>Monete per i dadi e le Porte</translation>
    </message>
    <message>
        <source>seals</source>
        <translation>Sigilli</translation>
    </message>
    <message>
        <source>action card of the domain</source>
        <translation>carta Azione del Dominio</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>lanterna</translation>
    </message>
    <message>
        <source>rows of the domain</source>
        <translation>file del Dominio</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>Ordine dei Turni</translation>
    </message>
    <message>
        <source>dice that are left</source>
        <translation>dadi rimasti</translation>
    </message>
    <message>
        <source>turns that are left</source>
        <translation>turni rimasti</translation>
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
        <translation>Fermati prima del Punto Fermo</translation>
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
        <translation>{name} guadagna {gain} ({why}); {lost} in eccesso vanno perse.</translation>
    </message>
    <message>
        <source>{name} gains {gain} ({why}); 1 more does not fit.</source>
        <translation>{name} guadagna {gain} ({why}); 1 in eccesso va persa.</translation>
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
        <translation>{name} si ferma sulla casella {space}: il Punto Fermo chiede {seals}, {n} Influenza è persa.</translation>
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
        <translation>Un Punto Fermo chiede {seals}. Paghi e prosegui, o ti fermi qui e perdi {steps}?</translation>
    </message>
    <message>
        <source>The rival plants where the fewest points are. Choose between equal gardens.</source>
        <translation>Il rivale pianta dove ci sono meno Punti Clan. Scegli tra Giardini pari.</translation>
    </message>
    <message>
        <source>The rival&apos;s courtier climbs to level {n}. Choose its room: the card there leaves the game.</source>
        <translation>Il Cortigiano del rivale sale al piano {n}. Scegli la sua stanza: la carta lascia la partita.</translation>
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
        <source>None of it can be paid yet: put seals on coins or a resource to trade them, or “Do without”.</source>
        <translation>Non puoi ancora pagare nulla: metti sigilli sulle monete o su una risorsa per scambiarli, oppure «Rinuncia».</translation>
    </message>
    <message>
        <source>You may: {action}. {missing} Put seals on your coins to trade them, or “Do without”.</source>
        <translation>Puoi: {action}. {missing} Metti sigilli sulle tue monete per scambiarli, oppure «Rinuncia».</translation>
    </message>
    <message>
        <source>Gain {amount}: click food, iron or mother-of-pearl, once for each of them.</source>
        <translation>Ricevi {amount}: fai clic su cibo, ferro o madreperla, una volta per ciascuna.</translation>
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
        <translation>Porta un Cortigiano alle Porte per {coins}, fanne salire uno con la Madreperla ({one} per un piano, {two} per due), o entrambe le cose.</translation>
    </message>
    <message>
        <source>A courtier may also climb: {one} mother-of-pearl for one level, {two} for two.</source>
        <translation>Un Cortigiano può anche salire: {one} Madreperla per un piano, {two} per due.</translation>
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
        <source>A courtier at the gate costs {coins} in all, you have {coins_have}; a climb costs {pearl}, you have {pearl_have}.</source>
        <translation>Un cortigiano al portone costa in tutto {coins}, ne hai {coins_have}; una salita costa {pearl}, ne hai {pearl_have}.</translation>
    </message>
    <message>
        <source>A courtier climbs one or two levels: {start} to {target} is not possible.</source>
        <translation>Un Cortigiano sale di uno o due piani: da {start} a {target} non è possibile.</translation>
    </message>
    <message>
        <source>A courtier on level 3 cannot climb any further.</source>
        <translation>Un Cortigiano al piano 3 non può salire oltre.</translation>
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
        <translation>Il Cortigiano del rivale va al piano {need}, questa stanza è al piano {have}.</translation>
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
        <source>A die there could do none of the actions now.</source>
        <translation>Un dado lì non potrebbe svolgere ora nessuna delle azioni.</translation>
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
        <translation>il Cortigiano più in basso sale di 1 piano</translation>
    </message>
    <message>
        <source>lowest courtier up {n} levels</source>
        <translation>il Cortigiano più in basso sale di {n} piani</translation>
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
        <translation>Stanza sinistra al piano 1</translation>
    </message>
    <message>
        <source>Middle room on level 1</source>
        <translation>Stanza centrale al piano 1</translation>
    </message>
    <message>
        <source>Right room on level 1</source>
        <translation>Stanza destra al piano 1</translation>
    </message>
    <message>
        <source>Left room on level 2</source>
        <translation>Stanza sinistra al piano 2</translation>
    </message>
    <message>
        <source>Right room on level 2</source>
        <translation>Stanza destra al piano 2</translation>
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
        <translation>Piano {n}</translation>
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
        <translation>Punto Fermo</translation>
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
        <source>seals: {change}</source>
        <translation>Sigilli: {change}</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Ordine dei Turni</translation>
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
    <name>white_castle</name>
    <message>
        <source>The rival&apos;s cards are our reconstruction, not the printed ones.</source>
        <translation>Le carte del rivale sono una nostra ricostruzione, non quelle stampate.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>o</translation>
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
        <source>no action possible; coins: {coins}</source>
        <translation>nessuna azione possibile; monete: {coins}</translation>
    </message>
    <message>
        <source>Round {n} of {rounds}</source>
        <translation>Round {n} di {rounds}</translation>
    </message>
    <message>
        <source>{name} is received in the hall</source>
        <translation>{name} viene ricevuto nella sala</translation>
    </message>
</context>
</TS>
