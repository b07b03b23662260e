### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = Qwixx Duello è una corsa su un tabellone comune. Lanci i dadi, piazzi le tue pedine in quattro file colorate, le impili e catturi quelle dell’avversario.
rulebook-qwixx-about-2 = Chi conosce Qwixx ne sa già molto: si va da sinistra a destra, ma con pedine invece di crocette. La novità è la pedina più avanzata di ogni fila. Si può catturare, e il suo proprietario può impilarne altre sopra; ogni pedina di una pila vale punti.
rulebook-qwixx-aim-1 = Avere più punti alla fine della partita. Più pedine hai in una fila, più vale ciascuna delle successive.

## What is in the box

rulebook-qwixx-box-board = Tabellone con quattro file, i loro lucchetti, una colonna per i lanci mancati e la scala dei punti
rulebook-qwixx-box-white = Dadi bianchi
rulebook-qwixx-box-coloured = Dadi colorati: rosso, giallo, verde, blu
rulebook-qwixx-box-black = Pedine nere
rulebook-qwixx-box-grey = Pedine grigie
rulebook-qwixx-box-1 = Le file rossa e gialla salgono da 2 a 12, la verde e la blu scendono da 12 a 2. Così ogni fila comincia e finisce con un numero che esce di rado. All’estremità destra di ogni fila c’è il suo lucchetto.
rulebook-qwixx-rows = Due 6 bianchi fanno 12. Nella verde e nella blu è il primo numero, aperto a tutti; nella rossa e nella gialla è l’ultimo, e servono cinque pedine prima.

## Setting up

rulebook-qwixx-setup-1 = Mettete il tabellone fra voi. Uno prende come riserva le 22 pedine nere, l’altro le 22 grigie. La sorte decide chi comincia.
rulebook-qwixx-start = L’inizio: tabellone vuoto, riserve piene e tutti e sei i dadi da lanciare.

## A turn

rulebook-qwixx-turn-1 = Il giocatore attivo lancia tutti i dadi ancora in gioco e poi ha due azioni, una dopo l’altra. A differenza di Qwixx, l’altro giocatore sta solo a guardare.
rulebook-qwixx-turn-2 = Azione 1: somma i due dadi bianchi e di’ la somma ad alta voce. Puoi piazzare una pedina su quel numero, nella fila che vuoi.
rulebook-qwixx-turn-3 = Azione 2: somma un dado bianco e uno colorato. Puoi piazzare una pedina su quel numero, nella fila di quel colore.
rulebook-qwixx-turn-4 = Puoi passare l’una o l’altra azione, ma le due insieme devono usare due caselle diverse. Se non piazzi nessuna pedina è un lancio mancato: una pedina passa dalla tua riserva alla colonna dei lanci mancati. Poi è attivo l’altro giocatore.
rulebook-qwixx-two-actions = Bianco 4 e bianco 1 fanno 5; Nero piazza una pedina sul 5 della fila gialla. Poi bianco 4 e blu 6 fanno 10, e Nero ne piazza una sul 10 della fila blu.
rulebook-qwixx-same-field = Il 7 si ottiene in due modi, con i dadi bianchi e con bianco 4 e rosso 3. Ma in un turno non si usa due volte la stessa casella.
rulebook-qwixx-misthrow = Nero non piazza niente: lancio mancato. La pedina è persa per le file e costa 5 punti.
rulebook-qwixx-in-order = Prima viene l’azione 1, con tutto ciò che ne segue. Nero piazza la quinta pedina nella fila rossa; solo così si apre il 12 per l’azione 2.

## Placing stones

rulebook-qwixx-placing-1 = In ogni fila si va da sinistra a destra: una nuova pedina va a destra di tutte le tue in quella fila. Puoi lasciare vuote quante caselle vuoi, ma non puoi tornare indietro a riempirle.
rulebook-qwixx-placing-2 = Contano solo le tue pedine, e solo quelle che sono adesso nella fila. Se la tua più a destra viene catturata, decide di nuovo quella alla sua sinistra. Una casella con una pedina nemica ti è chiusa, a meno che tu possa catturarla.
rulebook-qwixx-gap = Direttamente dal 3 al 9: permesso. Ma ora il 6 è a sinistra della pedina nera più a destra.
rulebook-qwixx-after-capture = Grigio cattura il 7. La pedina nera più a destra è ora il 5, quindi Nero può piazzarne una sul 6, che prima era chiuso.

## Capturing and stacking

rulebook-qwixx-front-1 = La pedina più a destra di una fila, di chiunque sia, è la più avanzata. Se è nemica e sola, puoi catturarla piazzando la tua sulla sua casella. Torna nella riserva del proprietario e potrà essere piazzata di nuovo.
rulebook-qwixx-front-2 = Se la più avanzata è tua, puoi impilarne altre sopra, quante volte vuoi e senza limiti di altezza. Una pila di due o più pedine non si può mai catturare.
rulebook-qwixx-front-3 = Appena c’è una pedina più a destra, ciò che è stato superato è congelato: non si può più né catturare né alzare. Superare una pila è l’unico modo per fermarne la crescita.
rulebook-qwixx-red-grey = Grigio deve andare a destra del 3 grigio: su 4, su 6 o più a destra. Può anche catturare il 7, che è solo e il più avanzato. Il 5 nero è al sicuro, perché non è il più avanzato.
rulebook-qwixx-red-black = La stessa fila per Nero: con un altro 7 impila sulla più avanzata; altrimenti va più a destra.
rulebook-qwixx-capture = Grigio ottiene 7 e cattura la più avanzata. La pedina nera torna nella sua riserva.
rulebook-qwixx-stack = Nero impila sulla più avanzata. Ora anche Grigio ottiene un 7, ma due pedine sono al sicuro.
rulebook-qwixx-frozen = Grigio supera la pila nera. Nero ottiene un 5, ma la pila non può più crescere.
rulebook-qwixx-blue-black = Nero deve andare a destra del 9 nero. La pedina grigia sull’8 è stata superata e sbarra la sua casella; la pila grigia sul 5 è al sicuro. Nero ha cinque pedine nella fila, quindi è aperto anche l’ultimo numero, il 2.
rulebook-qwixx-blue-grey = La stessa fila per Grigio: impilare sul 5, o piazzare una pedina sul 4 o sul 3. Il 2 resta chiuso, perché Grigio qui ha solo tre pedine.

## Closing a row

rulebook-qwixx-closing-1 = L’ultimo numero di una fila, 12 nella rossa e nella gialla, 2 nella verde e nella blu, è aperto solo a chi ha almeno cinque pedine proprie in quella fila. Ogni pedina di una pila conta.
rulebook-qwixx-closing-2 = Se lo prendi, metti un’altra pedina della tua riserva sul lucchetto, e anche quella conta nella fila. La fila ora è chiusa per entrambi, e il suo dado esce subito dal gioco.
rulebook-qwixx-closing-3 = Se la pedina sull’ultimo numero era proprio la tua ultima, la fila è chiusa lo stesso, ma il lucchetto resta vuoto e la partita finisce.
rulebook-qwixx-stack-counts = Una pila di cinque vale come cinque pedine: Nero può prendere il 12.
rulebook-qwixx-close-green = Nero prende il 2 verde e mette una seconda pedina sul lucchetto. Il dado verde esce dal gioco, e Grigio non può più piazzarci il suo 5.
rulebook-qwixx-last-stone = L’ultima pedina di Nero va sul 12 rosso. La fila è chiusa e la partita finita; per il lucchetto non ne restano.

## The end of the game

rulebook-qwixx-end-1 = Tre cose mettono fine alla partita, ciascuna subito, anche prima dell’azione 2: l’ultima pedina di una riserva è sul tabellone; quattro pedine sono nella colonna dei lanci mancati, non importa di chi; oppure due file sono chiuse, non importa da chi.
rulebook-qwixx-end-2 = Altre due regole sono nostre: a parità di totale è pareggio, e si può abbandonare, concordare il pareggio o perdere per tempo scaduto.
rulebook-qwixx-two-rows = Grigio ha chiuso la rossa, e ora Nero chiude la verde con l’azione 1. La partita finisce subito, senza azione 2. Entrambi hanno 28 punti: pareggio.
rulebook-qwixx-agreement = Nessuno dei due vuole continuare, e concordano il pareggio.

## Scoring

rulebook-qwixx-scoring-1 = Conta le tue pedine in ogni fila, le pile una pedina alla volta, compresa quella sul lucchetto. La scala dice quanto valgono. In una fila possono essere più di dodici, ma valgono come dodici.
rulebook-qwixx-scoring-2 = Ogni tua pedina nella colonna dei lanci mancati toglie 5 punti. Scrivi le quattro file e i lanci mancati, somma, e vince il totale più alto.
rulebook-qwixx-scale-stones = Pedine nella fila
rulebook-qwixx-scale-points = Punti
rulebook-qwixx-thirteen = La tredicesima pedina della fila: 78 punti, come prima.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Nero conta 15 nella rossa, 1 nella gialla e 28 nella verde, meno 5 per un lancio mancato. Grigio conta 1, 6 e 6, meno 10 per due lanci mancati.

## Tactics

rulebook-qwixx-tactics-1 = Le file lunghe rendono. La seconda pedina di una fila aggiunge due punti, la quinta cinque, la decima dieci: meglio una fila di otto che due di quattro.
rulebook-qwixx-tactics-2 = Tutto si decide in testa. Una pedina sola in testa è in pericolo finché non ci impili sopra o qualcuno non la supera, soprattutto su 6, 7 e 8, che escono più spesso. Una pila che resta in testa cresce a ogni lancio adatto.
rulebook-qwixx-tactics-3 = Un salto lungo ti costa le caselle in mezzo. Ne vale la pena se ferma una pila che cresce o ti porta in testa su un numero difficile da fare.
rulebook-qwixx-tactics-4 = Tieni d’occhio la fine. Se sei in vantaggio, chiudi file, consuma pedine o prendi perfino il quarto lancio mancato; se sei indietro, fai durare la partita.
rulebook-qwixx-on-purpose = Tre pedine sono nella colonna dei lanci mancati, e Nero è in vantaggio. Nero passa entrambe le azioni: il quarto lancio mancato costa 5 punti, ma mette fine alla partita, e Nero vince.

## Where the editions disagree

rulebook-qwixx-edition-left = Nel foglio portoghese Nero piazza un’altra pedina a sinistra del 7. Le pedine vanno solo a destra.
rulebook-qwixx-edition-last-field = Nell’esempio della fila blu il foglio portoghese confonde i giocatori e ha perso una frase: sul 4 e sul 3 può piazzare Grigio, e il 2 è aperto a Nero, che ha cinque pedine, non a Grigio.
rulebook-qwixx-edition-words = Il foglio portoghese passa i dadi in senso orario, impila sulla prima pedina e ha due nomi per la colonna dei lanci mancati; quello polacco tre. Due giocatori si alternano, le pile crescono sulla pedina più avanzata, e la colonna è una sola.
rulebook-qwixx-edition-twelve = Nell’elenco polacco degli ultimi numeri manca il 12 giallo. Ne fa parte.
rulebook-qwixx-edition-stack = Il foglio polacco mette una seconda pila sulla pedina più avanzata. È una seconda pedina.
rulebook-qwixx-edition-stones = Il foglio italiano dà a ciascuno 22 pedine di ogni colore. Ciascuno ne riceve 22 di un solo colore.
rulebook-qwixx-edition-after = Nel foglio italiano una frase cambia ciò che conta dopo una cattura, e un’altra è sbagliata sulla chiusura di una fila. Contano le pedine che sono adesso nella fila, come nelle altre edizioni.

## What follows from an example. $black and $grey are numbers of stones or points; $count is a number of
## stones or dice; $side is black or grey; $clause is the number of the rule by which the game ended

rulebook-qwixx-returned =
    { $count ->
        [one] { $count } pedina torna nella riserva del proprietario
       *[other] { $count } pedine tornano nella riserva del proprietario
    }
rulebook-qwixx-supplies = Nelle riserve: Nero { $black }, Grigio { $grey }
rulebook-qwixx-points = Punti: Nero { $black }, Grigio { $grey }
rulebook-qwixx-dice =
    { $count ->
        [one] { $count } dado nel prossimo lancio
       *[other] { $count } dadi nel prossimo lancio
    }
rulebook-qwixx-win = Vince { qwixx-side } ({ $clause }).
