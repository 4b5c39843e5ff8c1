<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>ShogunAbout</name>
    <message>
        <source>Shogun</source>
        <translation>Shogun</translation>
    </message>
    <message>
        <source>Plan ten actions in secret, then let the cube tower decide who holds the provinces.</source>
        <translation>Pianifica in segreto dieci azioni, poi la torre dei cubi decide chi tiene le province.</translation>
    </message>
    <message>
        <source>Points come twice, in the two winters: for provinces, for castles, temples and theatres, and for the majority of them in each region. Most points win.</source>
        <translation>I punti arrivano due volte, nei due inverni: per le province, per castelli, templi e teatri, e per la loro maggioranza in ogni regione. Vince chi ha più punti.</translation>
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
        <source>Marches every season and wants more provinces.</source>
        <translation>Marcia in ogni stagione e vuole più province.</translation>
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
        <source>Stays at home and builds on what is there.</source>
        <translation>Resta a casa e costruisce su ciò che c’è.</translation>
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
        <source>Bids high to choose first, and marches on good luck.</source>
        <translation>Offre molto per scegliere per primo e marcia affidandosi alla fortuna.</translation>
    </message>
    <message>
        <source>Pennina</source>
        <translation>Pennina</translation>
    </message>
    <message>
        <source>the miser</source>
        <translation>l’avara</translation>
    </message>
    <message>
        <source>Hoards chests and rice, and spends neither gladly.</source>
        <translation>Accumula forzieri e riso e non spende volentieri né gli uni né l’altro.</translation>
    </message>
    <message>
        <source>Shogun: the spaces of your plan; the full stop is the bid</source>
        <translation>Shogun: gli spazi del tuo tabellone; il punto è l’offerta</translation>
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
        <source>Castle</source>
        <comment>title</comment>
        <translation>Castello</translation>
    </message>
    <message>
        <source>Temple</source>
        <comment>title</comment>
        <translation>Tempio</translation>
    </message>
    <message>
        <source>Theatre</source>
        <comment>title</comment>
        <translation>Teatro</translation>
    </message>
    <message>
        <source>Rice</source>
        <comment>title</comment>
        <translation>Riso</translation>
    </message>
    <message>
        <source>Tax</source>
        <comment>title</comment>
        <translation>Tasse</translation>
    </message>
    <message>
        <source>Deploy 5</source>
        <comment>title</comment>
        <translation>5 armate</translation>
    </message>
    <message>
        <source>Deploy 3</source>
        <comment>title</comment>
        <translation>3 armate</translation>
    </message>
    <message>
        <source>1 + move</source>
        <comment>title</comment>
        <translation>1 + mossa</translation>
    </message>
    <message>
        <source>March A</source>
        <comment>title</comment>
        <translation>Battaglia A</translation>
    </message>
    <message>
        <source>March B</source>
        <comment>title</comment>
        <translation>Battaglia B</translation>
    </message>
    <message>
        <source>Costs {cost}. Goes on a free site; no province has the same building twice.</source>
        <translation>Costa {cost}. Va su un sito libero; nessuna provincia ha due volte lo stesso edificio.</translation>
    </message>
    <message>
        <source>The province yields what is printed there and gets an unrest marker. Where there is unrest already, the peasants rise.</source>
        <translation>La provincia rende quanto vi è indicato e riceve un segnalino malcontento. Dove c’è già malcontento, i contadini insorgono.</translation>
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
        <translation>Metti una carta su ogni spazio (ancora liberi: {open}). Le province dicono dove avviene un’azione, l’offerta chi sceglie per primo il posto.</translation>
    </message>
    <message>
        <source>Your plan is complete. Change it as you like, or say you are ready.</source>
        <translation>Il tuo piano è completo. Cambialo come vuoi, oppure di’ che sei pronto.</translation>
    </message>
    <message>
        <source>Choose a place in the turn order; its special card is yours this round.</source>
        <translation>Scegli un posto nell’Ordine dei Turni; la sua carta speciale è tua per questo round.</translation>
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
        <source>chests: {change}</source>
        <translation>forzieri: {change}</translation>
    </message>
    <message>
        <source>rice: {change}</source>
        <translation>riso: {change}</translation>
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
        <translation>Inverno dell’anno {year}</translation>
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
        <translation>Marcia da {home} in una provincia confinante; un’armata deve restare. Le cifre sono le probabilità di vittoria se vanno tutte le altre.</translation>
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
        <translation>Comincia l’anno {year}. Gli eventi costano {losses} riso; uno resta per l’inverno.</translation>
    </message>
    <message>
        <source>{season} of year {year}. First actions: {actions}.</source>
        <translation>{season} dell’anno {year}. Prime azioni: {actions}.</translation>
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
        <translation>I posti si scelgono in quest’ordine: {order}.</translation>
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
        <translation>1 contadino sta a guardare, perché c’è malcontento</translation>
    </message>
    <message>
        <source>{count} peasants look on, for there is unrest</source>
        <translation>{count} contadini stanno a guardare, perché c’è malcontento</translation>
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
        <translation>Era su {space}: quell’ordine è perduto.</translation>
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
        <translation>Nessuno può marciare: c’è una sola armata e deve restare.</translation>
    </message>
    <message>
        <source>Nothing lies on {space}.</source>
        <translation>Su {space} non c’è nulla.</translation>
    </message>
    <message>
        <source>You do not have the card of {card}.</source>
        <translation>Non hai la carta di {card}.</translation>
    </message>
    <message>
        <source>A card lies on {space} already.</source>
        <translation>Su {space} c’è già una carta.</translation>
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
        <translation>Le tue carte vanno sugli spazi del tuo tabellone.</translation>
    </message>
    <message>
        <source>Only the armies in {home} march now.</source>
        <translation>Ora marciano solo le armate in {home}.</translation>
    </message>
    <message>
        <source>One army must stay: of {have_armies}, {want} cannot march away.</source>
        <translation>Un’armata deve restare: di {have_armies} non possono partirne {want}.</translation>
    </message>
    <message>
        <source>You can replace the cards only once in a turn.</source>
        <translation>Puoi sostituire le carte una volta sola per turno.</translation>
    </message>
    <message>
        <source>You can replace the cards only if both are still those of your last turn.</source>
        <translation>Puoi sostituire le carte solo se sono ancora le due del tuo ultimo turno.</translation>
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
        <translation>Tieni per l’offerta una carta che puoi pagare con {have_chests}.</translation>
    </message>
    <message>
        <source>{by} has this place already.</source>
        <translation>{by} ha già questo posto.</translation>
    </message>
    <message>
        <source>There is no province to march to from {province}.</source>
        <translation>Da {province} non c’è una provincia raggiungibile.</translation>
    </message>
    <message>
        <source>The {building} would be the second one there.</source>
        <translation>Lì c’è già questo edificio: {building}.</translation>
    </message>
    <message>
        <source>All its sites are taken ({sites}).</source>
        <translation>Tutti i siti sono occupati ({sites}).</translation>
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
        <translation>C’è malcontento ({unrest}): i contadini insorgeranno.</translation>
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
        <translation>Tutti i tabelloni</translation>
    </message>
    <message>
        <source>What is known of everybody&apos;s plan; a click closes it.</source>
        <translation>Ciò che si sa dei tabelloni di tutti; un clic lo chiude.</translation>
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
        <translation>Come offerta costa {chests}; su un’azione non fa nulla.</translation>
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
        <translation>Qui c’è una carta coperta.</translation>
    </message>
    <message>
        <source>Here lies {card}.</source>
        <translation>Qui c’è {card}.</translation>
    </message>
    <message>
        <source>The highest bid chooses its place in the turn order first.</source>
        <translation>L’offerta più alta sceglie per prima il posto nell’Ordine dei Turni.</translation>
    </message>
    <message>
        <source>{name} took it.</source>
        <translation>L’ha preso {name}.</translation>
    </message>
    <message>
        <source>Most {buildings}: {names}.</source>
        <translation>Più {buildings}: {names}.</translation>
    </message>
    <message>
        <source>Nothing is built here yet.</source>
        <translation>Qui non c’è ancora niente.</translation>
    </message>
    <message>
        <source>Tableau of {name}</source>
        <translation>Tabellone di {name}</translation>
    </message>
    <message>
        <source>Nobody has it yet.</source>
        <translation>Non l’ha ancora nessuno.</translation>
    </message>
    <message>
        <source>Place {place} in the turn order</source>
        <translation>Posto {place} nell’Ordine dei Turni</translation>
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
        <translation>Se resta per l’inverno, tutti perdono {loss} riso.</translation>
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
        <source>Put it on a space that should stay empty.</source>
        <translation>Mettila su uno spazio che deve restare vuoto.</translation>
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
        <translation>L’inverno porta rifornimenti e punteggio. Un clic incorona chi ha più edifici.</translation>
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
        <translation>La cronaca racconta tutto.</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>The actions in their order, the events, the turn order, and all players.</source>
        <translation>Le azioni in ordine, gli eventi, l’Ordine dei Turni e tutti i giocatori.</translation>
    </message>
    <message>
        <source>Round strip</source>
        <translation>Striscia del round</translation>
    </message>
    <message>
        <source>Ten spaces for actions and one for the bid; every space gets a card.</source>
        <translation>Dieci spazi per le azioni e uno per l’offerta; ogni spazio riceve una carta.</translation>
    </message>
    <message>
        <source>Your tableau</source>
        <translation>Il tuo tabellone</translation>
    </message>
    <message>
        <source>Winter of year {year}: everybody loses {loss} rice.</source>
        <translation>Inverno dell’anno {year}: tutti perdono {loss} riso.</translation>
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
        <translation>L’anno {year} è finito: riso e malcontento vengono tolti.</translation>
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
        <source>From {home} to {target}</source>
        <translation>Da {home} a {target}</translation>
    </message>
    <message>
        <source>Armies marched here last.</source>
        <translation>Qui hanno marciato le ultime armate.</translation>
    </message>
    <message>
        <source>Armies can march here now.</source>
        <translation>Ora le armate possono marciare qui.</translation>
    </message>
    <message>
        <source>The sea route to {province} is reconstructed on this side of the map.</source>
        <translation>La rotta marittima verso {province} è ricostruita su questo lato della mappa.</translation>
    </message>
    <message>
        <source>It touches no other province of its region: perhaps a sea route is missing here.</source>
        <translation>Non confina con nessun’altra provincia della sua regione: forse qui manca una rotta marittima.</translation>
    </message>
    <message>
        <source>chances: win {win} %, draw {draw} %, lose {loss} %</source>
        <translation>probabilità: vittoria {win} %, pareggio {draw} %, sconfitta {loss} %</translation>
    </message>
    <message>
        <source>points of the year</source>
        <translation>punti dell’anno</translation>
    </message>
    <message>
        <source>provinces</source>
        <translation>province</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>edifici</translation>
    </message>
    <message>
        <source>majorities in the regions</source>
        <translation>maggioranze nelle regioni</translation>
    </message>
    <message>
        <source>majorities within reach</source>
        <translation>maggioranze a portata</translation>
    </message>
    <message>
        <source>armies</source>
        <translation>armate</translation>
    </message>
    <message>
        <source>unrest</source>
        <translation>malcontento</translation>
    </message>
    <message>
        <source>sites to build on</source>
        <translation>posti per costruire</translation>
    </message>
    <message>
        <source>taxes of the best province</source>
        <translation>tasse della provincia migliore</translation>
    </message>
    <message>
        <source>rice of the best province</source>
        <translation>riso della provincia migliore</translation>
    </message>
    <message>
        <source>safety from attacks</source>
        <translation>sicurezza dagli attacchi</translation>
    </message>
    <message>
        <source>neutral provinces within reach</source>
        <translation>province neutrali a portata</translation>
    </message>
    <message>
        <source>chests</source>
        <translation>forzieri</translation>
    </message>
    <message>
        <source>rice for the winter</source>
        <translation>riso per l’inverno</translation>
    </message>
    <message>
        <source>what it leaves to rivals</source>
        <translation>ciò che lascia agli altri</translation>
    </message>
    <message>
        <source>Look at the neighbours of the province that may march.</source>
        <translation>Guarda i confini della provincia che può marciare.</translation>
    </message>
    <message>
        <source>Look at {province}: it has something important to do this round.</source>
        <translation>Guarda {province}: in questo round ha qualcosa di importante da fare.</translation>
    </message>
    <message>
        <source>{season}, year {year}</source>
        <translation>{season}, anno {year}</translation>
    </message>
</context>
</TS>
