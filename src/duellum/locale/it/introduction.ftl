### The rules in short: how to play each game.

rules-elsewhere = Il testo di queste regole non fa parte di Duellum. Si trova nella descrizione fornita con { $game }.
how-battle-1 = Ogni giocatore ha otto dadi e un re. Cominciano i Bianchi, poi si gioca a turno. A ogni turno devi muovere un dado o il tuo re; non si può passare.
how-battle-2 = Un dado si muove rotolando sugli spigoli, esattamente di tante caselle quante ne indica la faccia superiore. Il re si muove sempre di una casella.
how-battle-3 = Un dado può partire in qualsiasi direzione e girare una volta lungo il percorso, ad angolo retto. Non può saltare, né passare due volte sulla stessa casella.
how-battle-4 = La faccia che alla fine si trova sopra, un’altra o la stessa di prima, decide di quante caselle il dado rotolerà la prossima volta. Scegli un dado: il tabellone mostra dove può andare e quale faccia mostrerà lì.
how-battle-5 = Un pezzo che finisce la mossa su un pezzo avversario lo cattura. Catturare non è mai obbligatorio. Non puoi finire una mossa su un tuo pezzo.
how-battle-6 = Vinci subito se catturi il re avversario, o se porti il tuo sul palazzo dell’avversario, la casella contrassegnata da cui parte il suo re.
how-qwixx-1 = I due giocatori hanno in comune quattro file, una per colore. La rossa e la gialla salgono da 2 a 12, la verde e la blu scendono da 12 a 2. Ogni fila finisce con un lucchetto.
how-qwixx-2 = Al tuo turno lancia tutti i dadi. Prima puoi piazzare una pedina sulla somma dei due dadi bianchi, in una fila qualsiasi. Poi puoi piazzarne una nella fila di un colore, sulla somma di un dado bianco e del dado di quel colore. Le due pedine devono andare su caselle diverse.
how-qwixx-3 = In ogni fila si va solo verso il lucchetto: una nuova pedina si piazza oltre tutte le tue, oppure sopra la tua più vicina al lucchetto se è la più avanzata della fila.
how-qwixx-4 = La pedina più vicina al lucchetto è la più avanzata della fila, di chiunque sia. Se è una pedina avversaria singola, puoi catturarla piazzando la tua sulla sua casella: torna al suo proprietario. Se è tua, puoi impilarne un’altra sopra. Una pila non si può catturare.
how-qwixx-5 = Se in un turno non piazzi nessuna pedina, è un lancio mancato: una pedina della tua riserva va nella colonna dei lanci mancati e ti costa cinque punti.
how-qwixx-6 = Quando hai cinque pedine in una fila, contando ogni pedina di una pila, puoi piazzarne una sull’ultimo numero. Così chiudi la fila: nessuno può più piazzarci pedine, e il suo dado esce dal gioco. Metti anche una pedina della tua riserva sul lucchetto: conta nella fila.
how-qwixx-7 = La partita finisce subito quando due file sono chiuse, quando ci sono quattro pedine nella colonna dei lanci mancati o quando una riserva è vuota. In ogni fila una pedina vale 1 punto, due ne valgono 3, poi 6, 10, 15 e così via, fino a 78 per dodici; quelle in più non aggiungono niente. Vince il totale più alto.
