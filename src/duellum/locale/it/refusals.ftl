### Why a move or a position is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } è una mossa di un’altra posizione.
general-illegal-not-led = { $move } non ha portato a questa posizione.
general-illegal-never-thrown = In questo gioco non si lanciano dadi.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Ora non c’è nessuna mossa da cercare.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Una mossa si scrive con la casella di partenza e uno o due tratti di percorso, per esempio i1n4w1: da i1, 4 a nord, poi 1 a ovest.
battle-illegal-nothing = Non hai scritto nulla. { battle-illegal-form }
battle-illegal-start = «{ $part }», all’inizio di «{ $text }», non è una casella. { battle-illegal-form }
battle-illegal-no-leg = «{ $text }» indica una casella, ma nessun percorso. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = In «{ $text }», dopo «{ $part }», carattere { $place }, manca un numero da 1 a 9. { battle-illegal-form }
battle-illegal-no-direction = «{ $part }», carattere { $place } di «{ $text }», non è una direzione: n, s, e o w (nord, sud, est, ovest). { battle-illegal-form }
battle-illegal-square = «{ $text }» non è una casella: le caselle vanno da a1 a i8.
battle-illegal-edge =
    { $direction ->
        [north] La mossa esce dal tabellone a nord di { $square }.
        [south] La mossa esce dal tabellone a sud di { $square }.
        [east] La mossa esce dal tabellone a est di { $square }.
       *[west] La mossa esce dal tabellone a ovest di { $square }.
    }
battle-illegal-leg = Ogni tratto deve essere lungo almeno una casella.
battle-illegal-turns = Un dado può girare al massimo una volta per mossa.
battle-illegal-back = Un dado non può tornare indietro per la strada da cui è venuto.
battle-illegal-straight = I due tratti vanno nella stessa direzione: scrivili come uno solo, o gira ad angolo retto.
battle-illegal-king-count = Il re si muove esattamente di una casella, non di { $count }.
battle-illegal-count = La faccia superiore mostra { $face }: il dado deve rotolare esattamente di altrettante caselle, non di { $count }.
battle-illegal-blocked = Il percorso è bloccato in { $square }.
battle-illegal-own = In { $square } c’è un tuo pezzo.
battle-illegal-no-piece = In { $square } non c’è nessun pezzo.
battle-illegal-opponent = Tocca ai { battle-side }, ma il pezzo in { $square } è dell’avversario.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = «{ $text }» non è una casella: scrivi r, y, g o b (rosso, giallo, verde, blu) e un numero da 2 a 12, come y5, oppure «-» per passare.
qwixx-illegal-roll = «{ $text }» non è un lancio: scrivi i due dadi bianchi, una barra, poi rosso, giallo, verde e blu, come 41/3526, con «-» per un dado fuori gioco.
qwixx-illegal-turn = «{ $text }» non è un turno: scrivi un lancio e due scelte, o una sola se mette fine alla partita, come 41/3526 y5 -.
qwixx-illegal-faces = Dadi da lanciare ora: { $count }; ciascuno mostra da 1 a 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = I dadi sono già stati lanciati: { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] Il dado rosso è ancora in gioco e va lanciato.
        [y] Il dado giallo è ancora in gioco e va lanciato.
        [g] Il dado verde è ancora in gioco e va lanciato.
       *[b] Il dado blu è ancora in gioco e va lanciato.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = L’azione 1 richiede la somma dei dadi bianchi, { $sum }, non { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = In questa fila l’azione 2 può usare { $first } o { $second }, le somme di un dado bianco e di quello della fila, non { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = In questa fila l’azione 2 può usare solo { $first }, la somma di un dado bianco e di quello della fila, non { $number }.
qwixx-illegal-used =
    { $number ->
        [8] L’azione 1 ha già usato l’8 { qwixx-colour }: l’azione 2 richiede un’altra casella.
        [11] L’azione 1 ha già usato l’11 { qwixx-colour }: l’azione 2 richiede un’altra casella.
       *[other] L’azione 1 ha già usato il { $number } { qwixx-colour }: l’azione 2 richiede un’altra casella.
    }
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Non puoi tornare indietro { qwixx-why-field }: la tua pedina più a destra in questa fila è sulla casella { $own }.
qwixx-illegal-barred = C’è una pedina avversaria { qwixx-why-field }, e non è la più avanzata.
qwixx-illegal-stack = La pila avversaria { qwixx-why-field } non si può catturare.
qwixx-illegal-overtaken = La tua pedina { qwixx-why-field } è stata superata: non puoi più impilarci sopra niente.
# $count stones of the player are in the row.
qwixx-illegal-last = Per piazzare una pedina { qwixx-why-field } te ne servono almeno cinque prima, nella stessa fila; finora ne hai { $count }.
qwixx-illegal-closed =
    { $colour ->
        [r] La fila rossa è chiusa.
        [y] La fila gialla è chiusa.
        [g] La fila verde è chiusa.
       *[b] La fila blu è chiusa.
    }

## What else the server or this browser refuses

# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = Il server non ha capito questa richiesta.
refused-too-long = È troppo lungo per essere letto qui.
refused-too-fast = Troppo in fretta. Aspetta un momento.
refused-too-many = Il server è sovraccarico. Riprova più tardi.
refused-forbidden-origin = Questa pagina non è autorizzata a usare questo server.
refused-not-host = Può farlo solo chi sta al computer su cui gira Duellum.
refused-no-network = Questo computer non è collegato a una rete da cui altri possano giocare.
refused-unavailable = Non è stato possibile salvare, e niente è cambiato. Riprova.
refused-unknown-game = Questa partita non esiste.
refused-unknown-rules = Questo gioco non è installato qui.
refused-no-engine = Il computer non gioca a questo gioco, o non a questo livello.
refused-bad-position = Nessuna partita può cominciare da questa posizione.
refused-bad-seed = Questo seme contiene caratteri che non si possono mostrare.
refused-needs-commitment = Ricarica la pagina: i dadi di questa partita richiedono la versione più recente.
refused-bad-share = Questo browser ha perso la sua parte dei dadi di questa partita: non può completare il lancio.
refused-roll-pending = I dadi rotolano ancora. Aspetta un momento.
refused-not-seated = Stai guardando: solo chi gioca può farlo.
refused-seat-taken = I due posti sono occupati. Puoi guardare.
refused-already-seated = Hai già un posto qui.
refused-not-started = La partita non è cominciata.
refused-over = La partita è finita.
refused-not-over = La partita non è ancora finita.
refused-not-your-turn = Non è il tuo turno.
refused-stale = Nel frattempo la partita è andata avanti.
refused-illegal = Le regole vietano questa mossa.
refused-dice-due = Prima lancia i dadi.
refused-no-dice-due = Ora non ci sono dadi da lanciare.
refused-nothing-to-undo = Non c’è niente da annullare.
refused-already-offered = Questa proposta è già stata fatta.
refused-too-often = L’hai chiesto poco fa. Prima gioca ancora un po’.
refused-exhausted = In questa partita non puoi più proporre né annullare nulla.
refused-no-offer = Questa proposta non è più valida.
refused-seek-gone = Questa sfida è già stata accettata o ritirata.
refused-not-against-people = Niente consigli nelle partite contro altre persone.
refused-not-now = Nessun consiglio per questa posizione.
refused-engine-failed = Il computer non ha risposto.
refused-engine-busy = Il computer è occupato con altre richieste. Riprova tra un momento.
refused-bad-record = Questa non è una partita salvata.
refused-too-many-moves = Questa partita salvata ha troppe mosse: al massimo { $count }, varianti comprese.
refused-wrong-result = Il risultato di questa partita salvata non corrisponde alle sue mosse.

## Positions that are impossible

position-long = Il testo è troppo lungo: una posizione ha al massimo { $count } caratteri.

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Bianchi
       *[black] Neri
    }
position-battle-fields = Una posizione ha quattro parti separate da spazi: otto righe separate da /, chi muove, il numero di semimosse senza cattura e il numero della mossa.
position-battle-side = Chi muove deve essere w o b.
position-battle-rank = La riga { $rank } deve avere nove caselle: lettere per i pezzi, una cifra per le caselle vuote.
position-battle-number = Il numero di semimosse senza cattura e il numero della mossa devono essere interi.
position-battle-long = Dopo cento semimosse senza cattura la partita è pari.
position-battle-kings = { position-battle-name }: può esserci un solo re, ma ce ne sono in { $squares }.
position-battle-dice = { position-battle-name }: possono esserci al massimo otto dadi.
position-battle-no-king = { position-battle-name }: manca il re.
position-battle-palace = { position-battle-name }: il re è sul palazzo avversario, quindi la partita è già vinta.

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] Nero
       *[grey] Grigio
    }
position-qwixx-row-name =
    { $colour ->
        [r] Fila rossa
        [y] Fila gialla
        [g] Fila verde
       *[b] Fila blu
    }
position-qwixx-fields = Una posizione ha cinque parti separate da spazi: quattro file separate da /, il giocatore attivo, i lanci mancati, il lancio e la fase.
position-qwixx-side = Il giocatore attivo deve essere b o g.
position-qwixx-row = { position-qwixx-row-name }: deve avere undici caselle e un lucchetto.
position-qwixx-closed-sign = { position-qwixx-row-name }: va segnata come chiusa se sull’ultimo numero c’è una pedina, altrimenti come aperta.
position-qwixx-misthrow-text = I lanci mancati si scrivono come 1:0, prima quelli di Nero.
position-qwixx-stage = La fase deve essere r prima del lancio, 1 prima dell’azione 1 e, prima dell’azione 2, 2: seguito dalla casella dell’azione 1, oppure 2:-.
position-qwixx-lock-open = { position-qwixx-row-name }: c’è una pedina sul lucchetto, ma nessuna sull’ultimo numero.
position-qwixx-last-stack = { position-qwixx-row-name }: sull’ultimo numero può esserci una sola pedina, perché chiude la fila.
position-qwixx-lock-side = { position-qwixx-row-name }: le pedine sul lucchetto e sull’ultimo numero devono essere dello stesso giocatore.
position-qwixx-before = { position-qwixx-row-name }: per la pedina sull’ultimo numero servono prima cinque pedine dello stesso giocatore.
position-qwixx-stones = { position-qwixx-name }: ci sono solo 22 pedine.
position-qwixx-misthrows = Possono esserci al massimo quattro lanci mancati, perché il quarto mette fine alla partita.
position-qwixx-closed = Possono essere chiuse al massimo due file, perché la seconda mette fine alla partita.
position-qwixx-bare-two = Due file sono chiuse senza pedina sul lucchetto, ma già la prima avrebbe messo fine alla partita.
position-qwixx-bare = { position-qwixx-row-name }: è chiusa senza pedina sul lucchetto, benché chi l’ha chiusa abbia ancora pedine.
position-qwixx-over = La partita era finita prima che questi dadi fossero lanciati.
position-qwixx-misthrow-fit = A tabellone vuoto chi ha giocato per ultimo deve avere tanti lanci mancati quanti l’altro, o uno in più.
position-qwixx-supply = { position-qwixx-name }: la riserva è vuota, quindi la partita sarebbe già finita nel turno di questo giocatore.
position-qwixx-ended = { position-qwixx-name }: nessun turno di questo giocatore può mettere fine così alla partita.
position-qwixx-first-sum = Con l’azione 1 una pedina può andare solo sulla somma dei dadi bianchi, { $sum }, e non su { $field }.
position-qwixx-first-stone = L’azione 1 è annotata su { $field }, ma lì il giocatore attivo non ha pedine.
position-qwixx-first-last = La pedina su { $field } non può essere l’ultima piazzata dal giocatore attivo.
