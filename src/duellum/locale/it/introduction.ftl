### The rules in short: how to play each game.

rules-exact = Le regole esatte
rules-elsewhere = Il testo di queste regole non fa parte di Duellum. Si trova nella descrizione di { $game }.
how-battle-1 = Ogni giocatore ha otto dadi e un re. Cominciano i Bianchi, poi si gioca a turno; a ogni turno si muove un dado o il re.
how-battle-2 = Un dado si muove rotolando sugli spigoli, di tante caselle quante ne indica la faccia superiore: esattamente quelle, né più né meno. Il re si muove sempre di una casella.
how-battle-3 = Lungo il percorso un dado può girare una volta, a sinistra o a destra. Non può saltare, né passare due volte sulla stessa casella.
how-battle-4 = La faccia che mostra dopo aver rotolato, un’altra o di nuovo la stessa, dice quanto andrà lontano la prossima volta. Scegli un dado, e il tavolo mostra dove può andare e quale faccia mostrerà.
how-battle-5 = Se finisce su un dado nemico, lo cattura.
how-battle-6 = Cattura il re nemico, o porta il tuo sul palazzo nemico, e hai vinto.
how-qwixx-1 = Quattro file, una per colore, sono di entrambi i giocatori. La rossa e la gialla salgono da 2 a 12, la verde e la blu scendono da 12 a 2.
how-qwixx-2 = Al tuo turno lanci tutti i dadi. Prima puoi piazzare una pedina sulla somma dei due dadi bianchi, in una fila qualsiasi. Poi puoi piazzarne una in una fila, sulla somma di un dado bianco e del dado di quel colore.
how-qwixx-3 = In ogni fila si va solo verso il lucchetto: una nuova pedina si piazza oltre tutte le tue, oppure sopra la tua ultima se è la più avanzata della fila.
how-qwixx-4 = La pedina più vicina al lucchetto di una fila, di chiunque sia, è la più avanzata. Se è nemica e sola, puoi catturarla piazzando la tua sulla sua casella: torna al suo proprietario. Se è tua, puoi impilarne un’altra sopra; una pila è al sicuro.
how-qwixx-5 = Se in un turno non piazzi niente, una pedina della tua riserva va nella colonna dei lanci mancati e costa cinque punti.
how-qwixx-6 = Con cinque pedine tue in una fila, comprese quelle impilate, puoi prendere il suo ultimo numero. Così chiudi la fila. Metti anche una pedina della tua riserva sul lucchetto: conta anche quella.
how-qwixx-7 = La partita finisce quando due file sono chiuse, quando ci sono quattro pedine nella colonna dei lanci mancati o quando una riserva è vuota. In una fila ogni pedina vale più della precedente: insieme danno 1, 3, 6, 10, 15 punti, e così via. Vince il totale più alto.
