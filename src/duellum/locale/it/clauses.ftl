### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Regola della casa
house-rule-note = Le regole degli autori non lo dicono: così decide Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = Il tabellone ha nove colonne, dalla a alla i, e otto righe, dalla 1 alla 8; niente ne esce.
clause-b2 = I palazzi sono e1 per i Bianchi ed e8 per i Neri.
clause-b3 = Ogni giocatore ha otto dadi e un re. Le facce opposte danno in tutto 7; su ogni dado 1, 2 e 3 girano in senso antiorario attorno al loro vertice comune.
clause-b4 = Il re si muove sempre esattamente di una casella, qualunque cosa mostri.
clause-b5 = All’inizio ogni schieramento mostra, da sinistra a destra per il proprio giocatore, 5 1 2 6 re 6 2 1 5; ogni dado ha il 3 rivolto verso il proprio giocatore.
clause-b6 = Cominciano i Bianchi; poi ciascuno, a turno, muove uno dei propri pezzi. Non si può passare.
clause-b7 = Un dado si muove rovesciandosi su uno spigolo nella casella accanto: a nord, sud, est od ovest.
clause-b8 = Un dado si muove esattamente di tante caselle quanti punti mostra la sua faccia superiore prima della mossa.
clause-b9 = Tutte le caselle prima dell’ultima devono essere vuote: non si salta.
clause-b10 = In una mossa si può girare una volta, ad angolo retto.
clause-b11 = Il primo passo può andare in una qualsiasi delle quattro direzioni.
clause-b12 = Nessuna casella compare due volte nella stessa mossa, nemmeno quella di partenza: non si torna sui propri passi.
clause-b13 = Due percorsi verso la stessa casella sono due mosse: il dado può finire con un’altra faccia sopra.
clause-b14 = Un pezzo nemico sull’ultima casella viene catturato; un pezzo proprio impedisce la mossa.
clause-b15 = Il re cattura come qualsiasi dado, anche il re nemico.
clause-b16 = Chi cattura il re nemico vince subito.
clause-b17 = Chi porta il proprio re sul palazzo nemico vince subito, che sia occupato o no; un altro dado lì non vince niente.
clause-b18 = Se chi deve muovere non ha mosse permesse, la partita finisce in pareggio.
clause-b19 = La stessa posizione per la terza volta, con lo stesso giocatore di turno, è un pareggio.
clause-b20 = Cento mosse di fila senza catture, contando quelle di entrambi i giocatori, sono un pareggio.
clause-b21 = Una partita finisce anche per abbandono, per pareggio concordato o per tempo scaduto.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = Le file rossa e gialla salgono da 2 a 12, la verde e la blu scendono da 12 a 2; ogni fila finisce con un lucchetto.
clause-q2 = Ogni giocatore possiede 22 pedine; quelle che non sono sul tabellone aspettano nella sua riserva.
clause-q3 = Due dadi sono bianchi; in più ce n’è uno rosso, uno giallo, uno verde e uno blu.
clause-q4 = La sorte decide chi comincia; poi i giocatori si alternano.
clause-q5 = Una nuova pedina va a destra di tutte quelle che il suo proprietario ha nella fila in quel momento, oppure sopra quella più a destra se è la più avanzata della fila.
clause-q6 = Nessuno può piazzare una pedina su una casella occupata dal nemico, a meno che vi sia la pedina più avanzata e la si possa catturare.
clause-q7 = La pedina più a destra di una fila è la più avanzata; se è nemica e sola, si può catturare.
clause-q8 = Chi possiede la pedina più avanzata può impilarne altre sopra, quante ne vuole.
clause-q9 = Due o più pedine sulla stessa casella non si possono catturare.
clause-q10 = Appena c’è qualcosa più a destra, ciò che è stato superato non si può più né catturare né alzare.
clause-q11 = Il giocatore attivo lancia tutti i dadi ancora in gioco ed è l’unico ad agire.
clause-q12 = Con l’azione 1 si può piazzare una pedina in una fila qualsiasi, sulla somma dei due dadi bianchi.
clause-q13 = Con l’azione 2 si può piazzare una pedina in una fila, sulla somma del dado di quel colore e di un dado bianco.
clause-q14 = In un turno non si usa mai due volte la stessa casella.
clause-q15 = Un turno senza pedine piazzate è un lancio mancato: una pedina passa dalla riserva alla colonna dei lanci mancati.
clause-q16 = L’azione 1 si conclude, con tutto ciò che ne segue, prima che si scelga l’azione 2.
clause-q17 = L’ultimo numero di una fila è aperto solo a chi ha almeno cinque pedine prima di esso in quella fila; ogni pedina di una pila conta.
clause-q18 = Chi prende l’ultimo numero mette anche una pedina della propria riserva sul lucchetto, e questa conta nella fila.
clause-q19 = Una fila chiusa non accetta altre pedine, e il suo dado esce subito dal gioco.
clause-q20 = Un ultimo numero preso con la propria ultima pedina chiude la fila senza pedina sul lucchetto e termina la partita.
clause-q21 = La partita finisce subito quando una riserva è vuota, quando ci sono quattro pedine nella colonna dei lanci mancati o quando due file sono chiuse; dopo, nessuno fa più l’azione 2.
clause-q22 = Le pedine di una fila valgono 1, 3, 6, 10 punti e così via fino a 78 per dodici; quelle in più non aggiungono niente.
clause-q23 = Ogni lancio mancato toglie 5 punti al suo proprietario.
clause-q24 = Vince il totale più alto.
clause-q24-house = A parità di totale è pareggio.
clause-q25 = Una partita finisce anche per abbandono, per pareggio concordato o per tempo scaduto.
