### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = La Battaglia è un gioco di puro ragionamento per due. Nessuno lancia i dadi: sono loro i pezzi, e rotolano di casella in casella. Il numero che un dado mostra sopra dice quanto andrà lontano la prossima volta.
rulebook-battle-about-2 = Le regole si imparano in fretta, e la fortuna non c’entra. La profondità sta nel rotolare: con ogni mossa scegli non solo dove si fermerà un dado, ma anche quale faccia mostrerà lì.
rulebook-battle-aim-1 = Cattura il re nemico, oppure porta il tuo re sul palazzo nemico. In entrambi i casi vinci subito.

## What is in the box

rulebook-battle-box-board = Tabellone di nove caselle per otto, con i due palazzi segnati
rulebook-battle-box-white = Dadi bianchi
rulebook-battle-box-black = Dadi neri
rulebook-battle-box-kings = Re, uno bianco e uno nero
rulebook-battle-box-1 = Anche i re sono cubi, ma non importa come sono messi. Tutti gli altri dadi sono uguali: le facce opposte danno in tutto 7, e 1, 2 e 3 girano in senso antiorario attorno al vertice in cui si incontrano.

## Setting up

rulebook-battle-setup-1 = I Bianchi stanno sulla riga 1, i Neri sulla riga 8, ogni re sul proprio palazzo. Metti ogni dado proprio come dice la tabella, con il 3 verso il suo giocatore. La disposizione è sempre la stessa, facce laterali comprese: saliranno quando i dadi rotoleranno.
rulebook-battle-setup-2 = Gli esempi sono visti dalla parte del Bianco. Ogni casella ha un nome: le colonne hanno lettere da a a i a partire dalla sinistra del Bianco, le traverse numeri da 1 a 8 a partire dal lato del Bianco. Il palazzo del Bianco è quindi e1, quello del Nero e8. Il nord è davanti al Bianco, l’est alla sua destra. Una mossa si scrive con una casella seguita da direzioni e distanze: g4n2 significa che il dado in g4 rotola di due caselle verso nord.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = Da sinistra
rulebook-battle-camp-top = Sopra
rulebook-battle-camp-right = A destra
rulebook-battle-camp-front = Verso il giocatore
rulebook-battle-start = L’inizio. I Bianchi possono scegliere fra 37 mosse.

## A turn

rulebook-battle-turn-1 = Cominciano i Bianchi; poi si gioca a turno. Al tuo turno muovi uno dei tuoi pezzi: il dado che vuoi, o il re. Non si può passare.
rulebook-battle-turns = I Bianchi hanno mosso. Ora tocca ai Neri: lo stesso dado non può continuare.

## Moving

rulebook-battle-moving-1 = Un dado si muove rovesciandosi su uno spigolo nella casella accanto, e poi in quella dopo: avanti, indietro, a sinistra o a destra. Non scivola mai e non va mai in diagonale.
rulebook-battle-moving-2 = Rotola esattamente di tante caselle quanti punti mostrava la faccia superiore prima della mossa. Le facce che salgono lungo il percorso non cambiano il conto. Il re si muove sempre di una casella.
rulebook-battle-moving-3 = Un dado può partire in qualsiasi direzione e girare una volta lungo il percorso, ad angolo retto, dove vuoi. In una mossa non entra mai due volte nella stessa casella, nemmeno in quella di partenza.
rulebook-battle-moving-4 = Tutte le caselle del percorso devono essere vuote; solo sull’ultima può esserci un pezzo nemico. Non si salta.
rulebook-battle-moving-5 = A ogni casella che non è in linea retta portano due percorsi: uno va prima avanti o indietro, l’altro prima a sinistra o a destra. Sono due mosse diverse, perché il dado può finire con un’altra faccia sopra. Scegli quindi il percorso, oltre alla casella.
rulebook-battle-opposite = Questo dado mostra 2. Dopo due caselle in linea retta mostra quello che stava sotto: 5.
rulebook-battle-exact-count = Questo dado mostra 3, quindi rotola di tre caselle: non due, non quattro.
rulebook-battle-king-step = Il re va di una casella in una delle quattro direzioni, mai più lontano.
rulebook-battle-board-edge = Quattro caselle a destra? Il tabellone finisce prima.
rulebook-battle-no-jumping = Un dado nero sbarra la strada: l’altro dado non può andare dritto e gli gira attorno.
rulebook-battle-one-turn = Una casella avanti, poi due a destra: è una svolta. Una seconda svolta non è permessa.
rulebook-battle-any-direction = Con un 2 sopra e la via libera, un dado ha dodici mosse. Questo va dritto all’indietro.
rulebook-battle-no-return = Avanti e di nuovo indietro? No: il dado tornerebbe sulla casella da cui viene.
rulebook-battle-ahead-first = Due percorsi verso la stessa casella. Prima avanti, poi a destra: il dado mostra 6.
rulebook-battle-right-first = L’altro percorso verso quella casella. Prima a destra, poi avanti: ora mostra 3.

## Capturing

rulebook-battle-capture-1 = Se sull’ultima casella di una mossa c’è un pezzo nemico, lo catturi: lascia il tabellone e il tuo dado prende il suo posto. Lungo il percorso non si cattura niente, e nessuno è obbligato a catturare. Un tuo pezzo sull’ultima casella impedisce la mossa.
rulebook-battle-capture-2 = Il re cattura come qualsiasi dado, sulle quattro caselle accanto. Può catturare perfino l’altro re.
rulebook-battle-take = Il 3 gira dopo due caselle e finisce sul 6 nero: catturato.
rulebook-battle-own-piece = Un tuo pezzo sull’ultima casella impedisce la mossa.
rulebook-battle-king-takes = Il re cattura il dado accanto.
rulebook-battle-king-takes-king = I re sono fianco a fianco. Chi è di turno cattura l’altro e vince.

## King and palace

rulebook-battle-palace-1 = I palazzi sono le caselle segnate da cui partono i re: e1 per i Bianchi, e8 per i Neri. Se il tuo re entra nel palazzo nemico hai vinto, anche se vi cattura un dado. Un altro dado sul palazzo non vince niente, e un re sul proprio palazzo è semplicemente a casa.
rulebook-battle-palace-taken = Il re nero è uscito di casa. Il re bianco entra nel palazzo vuoto e vince.
rulebook-battle-palace-guarded = Un dado sul palazzo non protegge da un re vicino: i Bianchi lo catturano e vincono.
rulebook-battle-palace-die = Un dado comune sul palazzo nemico non vince niente.

## The end of the game

rulebook-battle-end-1 = La partita finisce appena un re è catturato o un palazzo è preso. Nessuno deve avvertire di una minaccia: un re lasciato in pericolo può essere catturato.
rulebook-battle-end-2 = I fogli stampati non conoscono il pareggio. Per noi è pareggio quando chi deve muovere non ha mosse, quando la stessa posizione si presenta per la terza volta o quando si fanno cento mosse, contando entrambe le parti, senza catture. Si può anche abbandonare, concordare il pareggio o perdere per tempo scaduto.
rulebook-battle-king-won = Dritto per sei caselle, e il dado finisce sul re nero: vincono i Bianchi.
rulebook-battle-no-move = I pezzi bianchi sono murati e non possono muoversi: pareggio.
rulebook-battle-repetition = I due re escono e rientrano, due volte. La posizione si è presentata tre volte: pareggio.
rulebook-battle-long-game = Novantanove mosse senza catture, e i Bianchi fanno la centesima: pareggio.
rulebook-battle-resignation = I Bianchi non vedono speranze e abbandonano: vincono i Neri.

## Roll diagrams

rulebook-battle-diagrams-1 = Un diagramma di rotolamento mostra in anticipo quale faccia sarà sopra dopo ogni mossa. Ce n’è uno per ogni faccia di partenza.
rulebook-battle-diagrams-2 = Al centro c’è la faccia prima della mossa, con le quattro facce laterali lungo i bordi. Ogni altra casella mostra la faccia dopo una mossa che finisce lì; dove due percorsi finiscono con facce diverse, le mostra entrambe. Gira il diagramma finché le facce laterali non corrispondono al dado sul tabellone.
rulebook-battle-diagrams-3 = Con 2 o 3 sopra, due percorsi verso una casella finiscono sempre con facce diverse. Con 4, 5 o 6 alcuni finiscono con la stessa. Un dado che mostra 1 non ha scelta di percorso.

## Tactics

rulebook-battle-tactics-1 = Quasi tutte le buone mosse fanno una di quattro cose: catturano un dado nemico, ne proteggono uno tuo, evitano una minaccia o portano il tuo re verso il palazzo.
rulebook-battle-tactics-2 = Tre cose decidono che cosa può fare un dado: la faccia superiore, lo spazio per girare e il punto in cui gira. L’ultima si dimentica facilmente, ma è quella che stabilisce la faccia finale.
rulebook-battle-tactics-3 = I numeri alti arrivano lontano ma vogliono linee libere; i bassi dominano le caselle attorno. Prima di far rotolare un dado chiediti che cosa potranno raggiungere quelli nemici con il loro conto esatto, il tuo re per primo.
rulebook-battle-right-hand-die = Il dado destro dei Bianchi mostra 5, con il 3 verso i Bianchi. Può andare dritto, o girare a sinistra dopo una, due, tre o quattro caselle. Solo il percorso di quattro avanti e una a sinistra minaccia il re nero: allora il dado mostra 6, e tre caselle a sinistra e tre avanti portano fino a lui.
rulebook-battle-straight-on = Dritto per cinque caselle, lo stesso dado mostra 3. Da lì non raggiunge il re.
rulebook-battle-protected = I Bianchi catturano un dado, ma era protetto: i Neri catturano a loro volta.

## Where the editions disagree

rulebook-battle-edition-king = I fogli tedesco e cinese vietano al re di catturare l’altro re. L’originale russo lo permette, e così i fogli inglese, francese, italiano e ceco; quelli polacco e spagnolo dicono solo che il re può essere catturato. Qui si può.
rulebook-battle-edition-direction = Secondo il foglio spagnolo una mossa comincia in avanti, a sinistra o a destra; secondo quello polacco solo a sinistra o a destra. Tutti gli altri ammettono anche indietro, e noi pure.
rulebook-battle-edition-example = Nell’esempio svolto il foglio ceco muove il dado destro dei Neri e quello italiano il sinistro. Le mosse indicate vanno bene solo per il dado destro dei Bianchi.
rulebook-battle-edition-gaps = Il foglio inglese tralascia come sono messi i dadi all’inizio, chi comincia, che i dadi rotolano sugli spigoli e che si può muovere uno qualsiasi dei propri. Quello spagnolo tralascia quest’ultima cosa e finisce dopo la cattura, senza tattica, diagrammi ed esempio. Noi seguiamo gli altri.
rulebook-battle-edition-palace = Il foglio inglese chiama palazzo la casella del re avversario, quello cinese parla della propria casella segnata. Si intende la casella segnata da cui parte il re nemico, dovunque sia adesso.
rulebook-battle-edition-owner = Alla lettera, il foglio cinese lascia muovere i dadi di entrambi, e in quello tedesco è il dado catturato a prendere la casella. Si muovono i propri dadi, e chi cattura resta lì.
rulebook-battle-edition-ways = Il foglio ceco dice che due percorsi verso una casella finiscono sempre con facce diverse; quelli inglese e tedesco tralasciano che solo certe caselle hanno due percorsi. Due percorsi portano solo alle caselle fuori dalle linee rette, e alcuni finiscono allo stesso modo.
rulebook-battle-edition-diagrams = Per i diagrammi, il foglio ceco mette le facce laterali negli angoli e fa girare il dado; quello italiano parla di tutte le facce, e quello polacco di un incrocio invece di una svolta a sinistra. Le facce laterali stanno lungo i bordi, e si gira il diagramma.

## What follows from an example. $face is the number on top of a die, 1 to 6, or 0 for a king; $count is a
## number of moves; $side is white or black; $clause is the number of the rule by which the game ended

rulebook-battle-face = Faccia superiore alla fine: { $face }
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
