### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = La Battaglia è un gioco di puro ragionamento per due giocatori. I dadi non si lanciano: sono i pezzi, e rotolano di casella in casella. La faccia superiore di un dado indica di quante caselle si muoverà la prossima volta.
rulebook-battle-about-2 = Le regole si imparano in fretta, e la fortuna non c’entra. La profondità sta nel modo in cui i dadi rotolano: a ogni mossa scegli non solo dove va un dado, ma anche quale faccia mostrerà lì.
rulebook-battle-aim-1 = Cattura il re avversario, oppure porta il tuo sul palazzo dell’avversario, la casella contrassegnata da cui parte il suo re. In entrambi i casi vinci subito.

## What is in the box

rulebook-battle-box-board = Tabellone di nove caselle per otto, con i due palazzi contrassegnati
rulebook-battle-box-white = Dadi bianchi
rulebook-battle-box-black = Dadi neri
rulebook-battle-box-kings = Re, uno bianco e uno nero
rulebook-battle-box-1 = Anche i re sono cubi, ma non importa come sono messi. Tutti gli altri dadi sono uguali: la somma delle facce opposte è 7 e, viste dall’esterno, le facce 1, 2 e 3 si susseguono in senso antiorario attorno al vertice comune.

## Setting up

rulebook-battle-setup-1 = Ogni giocatore schiera i pezzi sulla riga più vicina a sé, con il re al centro, sul palazzo. Metti ogni dado esattamente come indica la tabella (K è il re), con il 3 rivolto verso il giocatore. Contano anche le facce laterali, perché rotolando i dadi le portano sopra.
rulebook-battle-setup-2 = Gli esempi sono visti dalla parte dei Bianchi. Ogni casella ha un nome: le colonne hanno le lettere dalla a alla i a partire dalla sinistra dei Bianchi, le righe i numeri da 1 a 8 a partire dal loro lato. Il palazzo dei Bianchi è quindi e1, quello dei Neri e8. Il nord è davanti ai Bianchi, l’est alla loro destra. Una mossa si scrive con una casella seguita da direzioni e distanze: g4n2 significa che il dado in g4 rotola di due caselle verso nord; le lettere s, e, w indicano sud, est e ovest.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = Da sinistra
rulebook-battle-camp-top = Sopra
rulebook-battle-camp-right = A destra
rulebook-battle-camp-front = Verso il giocatore
rulebook-battle-start = La posizione iniziale. I Bianchi possono scegliere fra 37 mosse.

## A turn

rulebook-battle-turn-1 = Cominciano i Bianchi; poi si gioca a turno. Al tuo turno muovi uno dei tuoi pezzi: il dado che vuoi, o il re. Non si può passare.
rulebook-battle-turns = I Bianchi hanno mosso. Ora tocca ai Neri: i Bianchi non possono muovere ancora.

## Moving

rulebook-battle-moving-1 = Un dado si muove rotolando su uno spigolo nella casella accanto, e poi in quella dopo: avanti, indietro, a sinistra o a destra. Non scivola mai e non va mai in diagonale.
rulebook-battle-moving-2 = Rotola esattamente di tante caselle quante ne indicava la faccia superiore prima della mossa. Le facce che compaiono sopra lungo il percorso non cambiano il conto. Il re si muove sempre di una casella.
rulebook-battle-moving-3 = Un dado può partire in qualsiasi direzione e girare una volta lungo il percorso, ad angolo retto, dopo un numero qualsiasi di caselle. In una mossa non può passare due volte sulla stessa casella, nemmeno su quella di partenza.
rulebook-battle-moving-4 = Tutte le caselle del percorso devono essere vuote; solo sull’ultima può esserci un pezzo avversario. Non si salta.
rulebook-battle-moving-5 = Se la casella che vuoi raggiungere non è in linea retta davanti al dado, dietro, a sinistra o a destra, ci sono due percorsi: uno va prima avanti o indietro, l’altro prima a sinistra o a destra. Se sono liberi entrambi, puoi scegliere. Sono due mosse diverse, perché il dado può finire con un’altra faccia sopra. Scegli quindi il percorso, oltre alla casella.
rulebook-battle-opposite = Questo dado mostra 2. Rotola in avanti di due caselle e poi mostra la faccia che era sotto: 5.
rulebook-battle-exact-count = Questo dado mostra 3, quindi rotola di tre caselle: non due, non quattro.
rulebook-battle-king-step = Il re si muove di una casella in una qualsiasi delle quattro direzioni, mai di più.
rulebook-battle-board-edge = Quattro caselle a destra? Il dado uscirebbe dal tabellone.
rulebook-battle-no-jumping = Un dado nero blocca il percorso in linea retta. Il dado bianco gli gira attorno.
rulebook-battle-one-turn = Una casella avanti, poi due a destra: è una svolta. Una seconda svolta non è permessa.
rulebook-battle-any-direction = Con un 2 sopra e la via libera, un dado ha dodici mosse. Questo va dritto all’indietro.
rulebook-battle-no-return = Avanti e di nuovo indietro? No: il dado tornerebbe sulla casella da cui viene.
rulebook-battle-ahead-first = Due percorsi verso la stessa casella. Prima avanti, poi a destra: il dado mostra 6.
rulebook-battle-right-first = L’altro percorso verso quella casella. Prima a destra, poi avanti: ora il dado mostra 3.

## Capturing

rulebook-battle-capture-1 = Se sull’ultima casella della tua mossa c’è un pezzo avversario, lo catturi: esce dal tabellone e il tuo pezzo prende il suo posto. Lungo il percorso non si cattura niente, e catturare non è mai obbligatorio. Se sull’ultima casella c’è un tuo pezzo, la mossa non è permessa.
rulebook-battle-capture-2 = Il re cattura come qualsiasi dado, sulle quattro caselle accanto. Può catturare perfino l’altro re.
rulebook-battle-take = Il 3 gira dopo due caselle e finisce sul 6 nero: catturato.
rulebook-battle-own-piece = Sull’ultima casella c’è un altro pezzo bianco: la mossa non è permessa.
rulebook-battle-king-takes = Il re cattura il dado che gli sta accanto.
rulebook-battle-king-takes-king = I re sono fianco a fianco. Il giocatore di turno cattura l’altro re e vince.

## King and palace

rulebook-battle-palace-1 = I palazzi sono le caselle contrassegnate da cui partono i re: e1 per i Bianchi, e8 per i Neri. Se il tuo re arriva sul palazzo avversario, vinci, anche se vi cattura un dado. Un dado comune sul palazzo avversario non fa vincere, e nemmeno un re sul proprio palazzo.
rulebook-battle-palace-taken = Il re nero ha lasciato il suo palazzo. Il re bianco va sul palazzo vuoto e vince.
rulebook-battle-palace-guarded = Un dado sul palazzo non ferma un re vicino: i Bianchi catturano il dado e vincono.
rulebook-battle-palace-die = Un dado comune sul palazzo avversario non fa vincere.

## The end of the game

rulebook-battle-end-1 = La partita finisce appena un re viene catturato o arriva sul palazzo avversario. Non è obbligatorio annunciare le minacce: un re lasciato in pericolo può essere catturato.
rulebook-battle-end-2 = Il regolamento stampato non parla di pareggi. In Duellum una partita è pari se chi deve muovere non ha mosse permesse, se la stessa posizione si presenta per la terza volta, o dopo cento mosse senza catture, contando quelle di entrambi. Si può anche abbandonare, concordare il pareggio o perdere per tempo scaduto.
rulebook-battle-king-won = Sei caselle in linea retta, e il dado finisce sul re nero: vincono i Bianchi.
rulebook-battle-no-move = I pezzi bianchi sono bloccati e non possono muoversi: pareggio.
rulebook-battle-repetition = I due re escono e rientrano, due volte. La stessa posizione si è presentata tre volte: pareggio.
rulebook-battle-long-game = Novantanove mosse senza catture, e i Bianchi fanno la centesima: pareggio.
rulebook-battle-resignation = I Bianchi non hanno più speranze e abbandonano: vincono i Neri.

## Roll diagrams

rulebook-battle-diagrams-1 = Un diagramma di rotolamento mostra quale faccia sarà sopra dopo ogni mossa. Ce n’è uno per ogni faccia che può trovarsi sopra.
rulebook-battle-diagrams-2 = Al centro c’è la faccia prima della mossa, con le quattro facce laterali lungo i bordi. Ogni altra casella mostra la faccia dopo una mossa che finisce lì; se due percorsi vi finiscono con facce diverse, le mostra entrambe. Gira il diagramma finché le facce laterali non corrispondono al dado sul tabellone.
rulebook-battle-diagrams-3 = Con 2 o 3 sopra, due percorsi verso una casella finiscono sempre con facce diverse. Con 4, 5 o 6 a volte la faccia è la stessa. Con 1 c’è un solo percorso per ogni casella.

## Tactics

rulebook-battle-tactics-1 = Quasi tutte le buone mosse fanno una di queste quattro cose: catturano un dado avversario, ne proteggono uno tuo, parano una minaccia o avvicinano il tuo re al palazzo.
rulebook-battle-tactics-2 = Tre cose decidono che cosa può fare un dado: la faccia superiore, lo spazio per girare e il punto in cui gira. L’ultima si dimentica facilmente, ma è quella che decide la faccia finale.
rulebook-battle-tactics-3 = I numeri alti arrivano lontano ma hanno bisogno di linee libere; quelli bassi controllano le caselle vicine. Prima di muovere, guarda quali caselle potranno raggiungere i dadi avversari con il loro numero esatto, e soprattutto se possono raggiungere il tuo re.
rulebook-battle-right-hand-die = Il dado destro dei Bianchi mostra 5, con il 3 verso i Bianchi. Può andare dritto, o girare a sinistra dopo una, due, tre o quattro caselle. Solo il percorso di quattro avanti e una a sinistra minaccia il re nero: allora il dado mostra 6, e tre caselle a sinistra e tre avanti lo portano fino al re.
rulebook-battle-straight-on = Cinque caselle in linea retta, e lo stesso dado mostra 3. Da lì non raggiunge il re.
rulebook-battle-protected = I Bianchi catturano un dado, ma era protetto: i Neri catturano a loro volta.

## Where the editions disagree

rulebook-battle-edition-king = Le edizioni tedesca e cinese vietano a un re di catturare l’altro re. Noi lo permettiamo, perché così fanno tutte le altre edizioni. (La polacca e la spagnola lo dicono al passivo: un re può essere catturato da qualsiasi pezzo avversario, re compreso.)
rulebook-battle-edition-direction = Nell’edizione spagnola una mossa comincia in avanti, a sinistra o a destra; in quella polacca solo a sinistra o a destra. Noi giochiamo in tutte e quattro le direzioni, perché tutte le altre edizioni ammettono anche la partenza all’indietro.
rulebook-battle-edition-example = Nell’esempio svolto l’edizione ceca usa il dado destro dei Neri, quella italiana il dado sinistro dei Bianchi. Noi usiamo il dado destro dei Bianchi, perché cominciano i Bianchi e, dal loro dado sinistro, le mosse indicate non minacciano il re. (Per il dado destro dei Neri le stesse mosse vanno bene, perché ogni schieramento è l’altro girato di 180 gradi.)
rulebook-battle-edition-gaps = L’edizione inglese non dice come sono messi i dadi all’inizio, chi comincia, che i dadi rotolano sugli spigoli, né che si può muovere uno qualsiasi dei propri. Quella spagnola tralascia quest’ultimo punto e finisce dopo il re e il palazzo, senza tattica, diagrammi ed esempio. Noi seguiamo le altre edizioni, perché dicono tutto.
rulebook-battle-edition-palace = L’edizione inglese chiama palazzo la casella del re avversario, quella cinese parla della propria casella contrassegnata. Per noi il palazzo da raggiungere è la casella contrassegnata da cui parte il re avversario, dovunque sia adesso quel re, perché così dicono le altre edizioni.
rulebook-battle-edition-owner = Presa alla lettera, l’edizione cinese permette di muovere i dadi di entrambi i giocatori, e in quella tedesca è il dado catturato a occupare la casella. Noi muoviamo solo i nostri dadi, e il dado che cattura resta sulla casella, perché così dicono le altre edizioni.
rulebook-battle-edition-ways = L’edizione ceca dice che due percorsi verso una casella finiscono sempre con facce diverse. Quelle inglese e tedesca non dicono che solo certe caselle hanno due percorsi. Noi ci affidiamo ai dadi stessi: solo le caselle fuori dalle linee rette hanno due percorsi, che a volte finiscono con la stessa faccia.
rulebook-battle-edition-diagrams = L’edizione ceca mette le facce laterali negli angoli del diagramma di rotolamento e chiede di girare il dado. Nell’esempio svolto l’edizione polacca dice «incrocio» invece di svolta a sinistra. Noi mettiamo le facce laterali lungo i bordi, giriamo il diagramma e svoltiamo a sinistra, perché così fanno le altre edizioni.

## What follows from an example. $face is the number on top of a die, 1 to 6, or 0 for a king; $count is a
## number of moves; $side is white or black; $clause is the number of the rule by which the game ended

rulebook-battle-face = Sopra alla fine: { $face }
rulebook-battle-captured =
    { $face ->
        [0] Catturato: il re
       *[other] Catturato: un dado che mostra { $face }
    }
rulebook-battle-choices =
    { $count ->
        [0] Nessuna mossa è possibile
        [one] { $count } mossa possibile
       *[other] { $count } mosse possibili
    }
rulebook-battle-win = Vincono i { battle-side } ({ $clause }).
