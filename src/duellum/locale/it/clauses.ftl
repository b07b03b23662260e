### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Regola della casa
house-rule-note = Il regolamento pubblicato non lo precisa: è una regola di Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = Il tabellone ha nove colonne, dalla a alla i, e otto righe, dalla 1 alla 8. Nessuna mossa può uscirne.
clause-b2 = Il palazzo dei Bianchi è e1, quello dei Neri e8.
clause-b3 = Ogni giocatore ha otto dadi e un re. La somma delle facce opposte è 7. Viste dall’esterno, le facce 1, 2 e 3 si susseguono in senso antiorario attorno al vertice comune.
clause-b4 = Il re si muove sempre esattamente di una casella, qualunque faccia mostri.
clause-b5 = All’inizio, a partire dalla sinistra del giocatore, le facce superiori sono 5 1 2 6 re 6 2 1 5, e ogni dado ha il 3 rivolto verso il giocatore.
clause-b6 = Cominciano i Bianchi. Poi si gioca a turno, e ciascuno muove uno dei propri pezzi. Non si può passare.
clause-b7 = Un dado si muove rotolando su uno spigolo nella casella accanto: a nord, sud, est o ovest.
clause-b8 = Un dado si muove esattamente di tante caselle quante ne indica la sua faccia superiore prima della mossa.
clause-b9 = Tutte le caselle prima dell’ultima devono essere vuote: non si salta.
clause-b10 = Un dado può girare una volta per mossa, ad angolo retto.
clause-b11 = Il primo passo può andare in una qualsiasi delle quattro direzioni.
clause-b12 = In una mossa un dado non può passare due volte sulla stessa casella, nemmeno su quella di partenza.
clause-b13 = Due percorsi verso la stessa casella sono due mosse diverse, perché il dado può finire con un’altra faccia sopra.
clause-b14 = Un pezzo cattura il pezzo avversario che si trova sull’ultima casella della sua mossa. Non può finire su un pezzo del proprio colore.
clause-b15 = Il re cattura come qualsiasi dado. Può catturare perfino il re avversario.
clause-b16 = Chi cattura il re avversario vince subito.
clause-b17 = Chi porta il proprio re sul palazzo avversario vince subito, anche se è occupato da un dado avversario. Un dado comune sul palazzo non fa vincere.
clause-b18 = Se chi deve muovere non ha mosse permesse, la partita finisce in pareggio.
clause-b19 = Se la stessa posizione si presenta per la terza volta, con lo stesso giocatore di turno, la partita finisce in pareggio.
clause-b20 = Dopo cento mosse di fila senza catture, contando quelle di entrambi i giocatori, la partita finisce in pareggio.
clause-b21 = Una partita può finire anche per abbandono, per pareggio concordato o per tempo scaduto.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = Le file rossa e gialla salgono da 2 a 12, la verde e la blu scendono da 12 a 2. Ogni fila finisce con un lucchetto.
clause-q2 = Ogni giocatore ha 22 pedine. Quelle che non sono sul tabellone formano la sua riserva.
clause-q3 = Ci sono due dadi bianchi, uno rosso, uno giallo, uno verde e uno blu.
clause-q4 = Si sorteggia chi comincia. Poi si gioca a turno.
clause-q5 = Una nuova pedina va a destra di tutte quelle che il suo proprietario ha nella fila in quel momento, oppure sopra quella più a destra se è la più avanzata della fila.
clause-q6 = Non si può piazzare una pedina su una casella con una pedina avversaria, a meno che questa non sia la più avanzata della fila e si possa catturare.
clause-q7 = La pedina più a destra di una fila è la più avanzata. Se è una pedina avversaria singola, si può catturare.
clause-q8 = Chi possiede la pedina più avanzata può impilarci sopra quante pedine vuole.
clause-q9 = Due o più pedine sulla stessa casella non si possono catturare.
clause-q10 = Le pedine superate da una pedina più a destra non si possono più catturare, e non si può più impilare niente sopra.
clause-q11 = Il giocatore attivo lancia tutti i dadi ancora in gioco. Agisce solo lui.
clause-q12 = Con l’azione 1 il giocatore può piazzare una pedina in una fila qualsiasi, sulla somma dei due dadi bianchi.
clause-q13 = Con l’azione 2 il giocatore può piazzare una pedina nella fila di un colore, sulla somma di un dado bianco e del dado di quel colore.
clause-q14 = Le due azioni di un turno devono usare caselle diverse.
clause-q15 = Un turno in cui non si piazza nessuna pedina è un lancio mancato: una pedina passa dalla riserva alla colonna dei lanci mancati.
clause-q16 = L’azione 1 si conclude, con tutte le sue conseguenze, prima dell’azione 2.
clause-q17 = Per piazzare una pedina sull’ultimo numero di una fila servono almeno cinque pedine proprie prima di quel numero, nella stessa fila. Ogni pedina di una pila conta.
clause-q18 = Chi piazza una pedina sull’ultimo numero ne mette anche una della propria riserva sul lucchetto. Conta nella fila.
clause-q19 = In una fila chiusa non si può più piazzare nessuna pedina, e il suo dado esce subito dal gioco.
clause-q20 = Se piazzi la tua ultima pedina sull’ultimo numero, la fila è chiusa, il lucchetto resta vuoto e la partita finisce.
clause-q21 = La partita finisce subito, anche prima dell’azione 2, quando una riserva è vuota, quando ci sono quattro pedine nella colonna dei lanci mancati o quando due file sono chiuse.
clause-q22 = Le pedine di una fila valgono in tutto 1, 3, 6, 10 punti e così via, fino a 78 per dodici. Quelle in più non aggiungono niente.
clause-q23 = Ogni lancio mancato toglie 5 punti a chi l’ha fatto.
clause-q24 = Vince il totale più alto.
clause-q24-house = A parità di totale la partita finisce in pareggio.
clause-q25 = Una partita può finire anche per abbandono, per pareggio concordato o per tempo scaduto.
