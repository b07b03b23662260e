### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = Qwixx Duello è una corsa su un tabellone comune. Lanci i dadi, piazzi le tue pedine in quattro file colorate, le impili e catturi quelle dell’avversario.
rulebook-qwixx-about-2 = Se conosci Qwixx, ne conosci già buona parte: si va da sinistra a destra, ma con pedine invece di crocette. La novità è la pedina più avanzata di ogni fila. Si può catturare, e il suo proprietario può impilarne altre sopra. Ogni pedina di una pila vale punti.
rulebook-qwixx-aim-1 = Fai più punti dell’avversario. Più pedine hai in una stessa fila, più vale ogni altra pedina che vi aggiungi.

## What is in the box

rulebook-qwixx-box-board = Tabellone con quattro file, i loro lucchetti, una colonna per i lanci mancati e la tabella dei punti
rulebook-qwixx-box-white = Dadi bianchi
rulebook-qwixx-box-coloured = Dadi colorati: rosso, giallo, verde, blu
rulebook-qwixx-box-black = Pedine nere
rulebook-qwixx-box-grey = Pedine grigie
rulebook-qwixx-box-1 = Le file rossa e gialla salgono da 2 a 12, la verde e la blu scendono da 12 a 2. Così ogni fila comincia e finisce con un numero che esce di rado. All’estremità destra di ogni fila c’è il suo lucchetto, dove chi chiude la fila mette una pedina in più.
rulebook-qwixx-rows = Due 6 bianchi fanno 12. Nelle file verde e blu è il primo numero, dove chiunque può piazzare una pedina. Nelle file rossa e gialla è l’ultimo, e servono cinque pedine prima.

## Setting up

rulebook-qwixx-setup-1 = Mettete il tabellone fra voi. Un giocatore prende come riserva le 22 pedine nere, l’altro le 22 grigie; qui i giocatori si chiamano Nero e Grigio. Sorteggiate chi comincia.
# Only where moves are shown in notation, which is in a terminal; r, y, g and b stay as they are
rulebook-qwixx-notation = Negli esempi le lettere r, y, g e b indicano le file rossa, gialla, verde e blu: y5 è il 5 della fila gialla. Un trattino significa passare. Un lancio si scrive 41/3526: i dadi bianchi mostrano 4 e 1, poi seguono rosso 3, giallo 5, verde 2 e blu 6.
rulebook-qwixx-start = L’inizio: tabellone vuoto, riserve piene e sei dadi da lanciare.

## A turn

rulebook-qwixx-turn-1 = Il giocatore di turno, cioè il giocatore attivo, lancia tutti i dadi ancora in gioco e poi ha due azioni, una dopo l’altra. Qui, a differenza che in Qwixx, l’altro giocatore sta solo a guardare.
rulebook-qwixx-turn-2 = Azione 1: somma i due dadi bianchi e di’ la somma ad alta voce. Puoi piazzare una pedina su quel numero, nella fila che vuoi.
rulebook-qwixx-turn-3 = Azione 2: somma un dado bianco e uno colorato. Puoi piazzare una pedina su quel numero, nella fila di quel colore.
rulebook-qwixx-turn-4 = Puoi rinunciare all’una o all’altra azione. Se le usi entrambe, le due pedine devono andare su caselle diverse. Se non piazzi nessuna pedina, è un lancio mancato: una pedina passa dalla tua riserva alla colonna dei lanci mancati e alla fine costa 5 punti. Poi tocca all’altro giocatore.
rulebook-qwixx-two-actions = Bianco 4 e bianco 1 fanno 5: Nero piazza una pedina sul 5 giallo. Bianco 4 e blu 6 fanno 10: Nero piazza una seconda pedina, sul 10 blu.
rulebook-qwixx-same-field = Il 7 rosso si può fare in due modi: con i due dadi bianchi, o con bianco 4 e rosso 3. Ma le due azioni di un turno non possono usare la stessa casella.
rulebook-qwixx-misthrow = Nero non piazza nessuna pedina: è un lancio mancato. Una pedina va nella colonna dei lanci mancati e alla fine costa 5 punti.
rulebook-qwixx-in-order = Prima si conclude l’azione 1, con tutte le sue conseguenze. Nero piazza la quinta pedina nella fila rossa, e solo così si apre il 12 per l’azione 2.

## Placing stones

rulebook-qwixx-placing-1 = In ogni fila si va da sinistra a destra: una nuova pedina va oltre la tua pedina più a destra in quella fila (o sopra, come mostra la prossima sezione). Puoi lasciare vuote quante caselle vuoi, ma non puoi tornare indietro a riempirle.
rulebook-qwixx-placing-2 = Contano solo le tue pedine, e solo quelle che sono adesso nella fila. Se la tua pedina più a destra viene catturata, conta la successiva alla sua sinistra. Non puoi usare una casella con una pedina avversaria, a meno che tu non possa catturare quella pedina.
rulebook-qwixx-gap = Dal 3 direttamente al 9: è permesso. Ma ora il 6 è perso per Nero, perché è a sinistra della sua pedina più a destra.
rulebook-qwixx-after-capture = Grigio cattura la pedina sul 7. La pedina nera più a destra è ora quella sul 5, quindi Nero può piazzarne una sul 6, cosa che prima non era possibile.

## Capturing and stacking

rulebook-qwixx-front-1 = La pedina più a destra di una fila è la più avanzata, di chiunque sia. Se è una pedina avversaria singola, puoi catturarla piazzando la tua sulla sua casella. Torna nella riserva del proprietario e potrà essere piazzata di nuovo.
rulebook-qwixx-front-2 = Se la più avanzata è tua, puoi impilarne altre sopra, quante volte vuoi e senza limiti di altezza. Una pila di due o più pedine non si può mai catturare.
rulebook-qwixx-front-3 = Appena c’è una pedina più a destra, quelle superate sono bloccate: non si possono più catturare e non si può più impilare niente sopra. Superare una pila è l’unico modo per fermarne la crescita.
rulebook-qwixx-red-grey = Grigio deve andare a destra della pedina grigia sul 3: sul 4, sul 6 o più a destra. Può anche catturare la pedina nera sul 7, che è sola e la più avanzata. La pedina nera sul 5 è al sicuro, perché non è la più avanzata.
rulebook-qwixx-red-black = La stessa fila per Nero: con un altro 7 impila una pedina sulla più avanzata; altrimenti va più a destra.
rulebook-qwixx-capture = Grigio fa 7 e cattura la pedina più avanzata. La pedina nera torna nella riserva di Nero.
rulebook-qwixx-stack = Nero impila una pedina sulla più avanzata. Poi anche Grigio fa 7, ma due pedine sono al sicuro.
rulebook-qwixx-frozen = Grigio supera la pila nera. Nero fa 5, ma su quella pila non si può più impilare niente.
rulebook-qwixx-blue-black = Nero deve andare a destra della pedina nera sul 9. La pedina grigia sull’8 è stata superata e blocca la sua casella; la pila grigia sul 5 è al sicuro. Nero ha cinque pedine nella fila, quindi è aperto anche l’ultimo numero, il 2.
rulebook-qwixx-blue-grey = La stessa fila per Grigio: impilare sul 5, o piazzare una pedina sul 4 o sul 3. Il 2 non è aperto, perché Grigio qui ha solo tre pedine.

## Closing a row

rulebook-qwixx-closing-1 = Per piazzare una pedina sull’ultimo numero di una fila (12 nella rossa e nella gialla, 2 nella verde e nella blu) servono almeno cinque pedine proprie in quella fila. Ogni pedina di una pila conta.
rulebook-qwixx-closing-2 = Quando lo fai, metti un’altra pedina della tua riserva sul lucchetto, e anche quella conta nella fila. La fila ora è chiusa: nessuno dei due può più piazzarci pedine, e il suo dado esce subito dal gioco.
rulebook-qwixx-closing-3 = Se la pedina sull’ultimo numero era l’ultima che avevi, la fila è chiusa lo stesso, ma il lucchetto resta vuoto e la partita finisce.
rulebook-qwixx-stack-counts = Una pila di cinque conta come cinque pedine: Nero può piazzare una pedina sul 12.
rulebook-qwixx-close-green = Nero piazza una pedina sul 2 verde e una seconda sul lucchetto. Il dado verde esce dal gioco. Poi Grigio fa 5, ma non può più piazzare niente nella fila verde.
rulebook-qwixx-last-stone = Nero piazza l’ultima pedina della riserva sul 12 rosso. La fila è chiusa e la partita è finita; per il lucchetto non restano pedine.

## The end of the game

rulebook-qwixx-end-1 = La partita finisce subito, anche prima dell’azione 2, appena la riserva di un giocatore è vuota, ci sono quattro pedine nella colonna dei lanci mancati, non importa di chi, o due file sono chiuse, non importa da chi.
rulebook-qwixx-end-2 = Altre due regole sono proprie di Duellum: a parità di totale la partita finisce in pareggio, e si può abbandonare, concordare il pareggio o perdere per tempo scaduto.
rulebook-qwixx-two-rows = Grigio ha chiuso la fila rossa, e ora Nero chiude la verde con l’azione 1. La partita finisce subito, senza azione 2. Entrambi hanno 28 punti: pareggio.
rulebook-qwixx-agreement = Nessuno dei due giocatori vuole continuare, e si accordano per il pareggio.

## Scoring

rulebook-qwixx-scoring-1 = Conta le tue pedine in ogni fila, comprese tutte quelle di una pila e quella sul lucchetto. La tabella dei punti indica quanto valgono: una fila di cinque pedine vale 15 punti. In una fila puoi avere più di dodici pedine, ma ne contano solo dodici.
rulebook-qwixx-scoring-2 = Ogni tua pedina nella colonna dei lanci mancati ti costa 5 punti. Scrivi i punti delle quattro file e i lanci mancati, e somma. Vince il totale più alto.
rulebook-qwixx-scale-stones = Pedine nella fila
rulebook-qwixx-scale-points = Punti
rulebook-qwixx-thirteen = La tredicesima pedina della fila: 78 punti, come prima.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Nero fa 15 nella fila rossa, 1 nella gialla e 28 nella verde, meno 5 per un lancio mancato. Grigio fa 1, 6 e 6, meno 10 per due lanci mancati.

## Tactics

rulebook-qwixx-tactics-1 = Le file lunghe rendono. La seconda pedina di una fila aggiunge due punti, la quinta cinque, la decima dieci: meglio una fila di otto pedine che due di quattro.
rulebook-qwixx-tactics-2 = La lotta è per la testa della fila. Una pedina sola in testa è in pericolo finché non ce ne impili sopra un’altra o qualcuno non la supera, soprattutto su 6, 7 e 8, che escono più spesso. Una pila in testa può crescere a ogni lancio adatto.
rulebook-qwixx-tactics-3 = Un salto lungo ti costa le caselle in mezzo. Ne vale la pena se ferma una pila che cresce o ti porta in testa su un numero difficile da fare.
rulebook-qwixx-tactics-4 = Tieni d’occhio la fine. Se sei in vantaggio, chiudi file, consuma pedine o accetta perfino il quarto lancio mancato. Se sei indietro, fai durare la partita.
rulebook-qwixx-on-purpose = Ci sono tre pedine nella colonna dei lanci mancati, e Nero è in vantaggio. Nero rinuncia a entrambe le azioni: il quarto lancio mancato costa 5 punti, ma mette fine alla partita, e Nero vince.

## Where the editions disagree

rulebook-qwixx-edition-left = Nell’edizione portoghese Nero piazza un’altra pedina a sinistra del 7. Noi piazziamo le pedine solo verso destra, perché così dicono la regola stessa e tutte le altre edizioni.
rulebook-qwixx-edition-last-field = Nell’esempio della fila blu l’edizione portoghese confonde i giocatori, e manca una frase. Per noi Grigio può piazzare una pedina sul 4 e sul 3, e Nero sul 2, perché Nero ha cinque pedine nella fila e Grigio no.
rulebook-qwixx-edition-words = L’edizione portoghese passa i dadi in senso orario, impila sulla «prima» pedina e ha due nomi per la colonna dei lanci mancati; quella polacca ne ha tre. Noi giochiamo a turno, impiliamo sulla pedina più avanzata e abbiamo una sola colonna dei lanci mancati, perché è questo che vogliono dire le regole e gli esempi di tutte le edizioni.
rulebook-qwixx-edition-twelve = Nell’edizione polacca manca il 12 giallo nell’elenco degli ultimi numeri. Noi lo includiamo, perché così fanno le altre edizioni.
rulebook-qwixx-edition-stack = L’edizione polacca mette una seconda pila sulla pedina più avanzata. Noi impiliamo una seconda pedina, perché così dicono le altre edizioni.
rulebook-qwixx-edition-stones = L’edizione italiana dà a ciascuno 22 pedine di ogni colore. Noi ne diamo a ciascuno 22 di un solo colore, perché la scatola ne contiene solo 22 per colore.
rulebook-qwixx-edition-after = L’edizione italiana dice «Dovendo buttare giù una pedina», come se la regola fosse per chi cattura, e il suo titolo «Chiedere una fila» è un refuso per «Chiudere». Noi applichiamo la regola a chi ha perso la pedina: contano solo le pedine ancora nella fila, come nelle altre edizioni.

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
