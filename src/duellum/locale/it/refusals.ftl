### Why a move is refused: a sentence, or two. The clause of the rules behind it is named beside.
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
battle-illegal-form = Una mossa è una casella e uno o due tratti di percorso, come i1n4w1: da i1 a nord di 4, poi a ovest di 1.
battle-illegal-nothing = Non è stato scritto nulla. { battle-illegal-form }
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
battle-illegal-leg = Ogni tratto è lungo almeno una casella.
battle-illegal-turns = In una mossa si gira al massimo una volta.
battle-illegal-back = Una mossa non può tornare sui propri passi.
battle-illegal-straight = I due tratti vanno nella stessa direzione: scrivili come uno solo, o gira ad angolo retto.
battle-illegal-king-count = Il re si muove esattamente di una casella, non di { $count }.
battle-illegal-count = La faccia superiore mostra { $face }: il dado si muove esattamente di altrettante caselle, non di { $count }.
battle-illegal-blocked = Il percorso è bloccato in { $square }.
battle-illegal-own = In { $square } c’è un tuo pezzo.
battle-illegal-no-piece = In { $square } non c’è nessun pezzo.
battle-illegal-opponent = Tocca ai { battle-side }, ma il pezzo in { $square } è dell’avversario.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = «{ $text }» non è una casella: scrivi r, y, g o b (rosso, giallo, verde, blu) e un numero da 2 a 12, come y5, oppure «-» per passare.
qwixx-illegal-roll = «{ $text }» non è un lancio: scrivi i due dadi bianchi, una barra, poi rosso, giallo, verde e blu, come 41/3526, con «-» per un dado fuori gioco.
qwixx-illegal-turn = «{ $text }» non è un turno: scrivi un lancio e due scelte, o una sola se chiude la partita, come 41/3526 y5 -.
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
qwixx-illegal-pair = In questa fila l’azione 2 può prendere { $first } o { $second }, le somme di un dado bianco e di quello della fila, non { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = In questa fila l’azione 2 può prendere solo { $first }, la somma di un dado bianco e di quello della fila, non { $number }.
qwixx-illegal-used = L’azione 1 ha già usato la casella { $number } { qwixx-colour }: l’azione 2 ne richiede un’altra.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Non puoi tornare indietro { qwixx-why-field }: in questa fila la tua ultima pedina è già sulla casella { $own }.
qwixx-illegal-barred = C’è una pedina nemica { qwixx-why-field }, e non è la più avanzata.
qwixx-illegal-stack = La pila nemica { qwixx-why-field } non si può catturare.
qwixx-illegal-overtaken = La tua pedina { qwixx-why-field } è stata superata e non si può più alzare.
# $count stones of the player are in the row.
qwixx-illegal-last = Per piazzare { qwixx-why-field } servono almeno cinque tue pedine prima di esso; finora sono { $count }.
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
refused-malformed = Il server non ha capito.
refused-too-long = È troppo lungo per essere letto qui.
refused-too-fast = Troppo in fretta. Aspetta un momento.
refused-too-many = Qui c’è troppo movimento. Riprova più tardi.
refused-forbidden-origin = Questa pagina non può parlare con questo server.
refused-not-host = Può farlo solo chi sta al computer su cui gira Duellum.
refused-no-network = Questo computer non è in nessuna rete da cui altri possano entrare.
refused-unavailable = Al momento non si può salvare nulla. Non è cambiato niente; riprova.
refused-unknown-game = Questa partita non esiste.
refused-unknown-rules = Questo gioco non è installato qui.
refused-no-engine = Il computer non gioca a questo gioco, o non a questo livello.
refused-bad-position = Nessuna partita può cominciare da questa posizione.
refused-bad-seed = Questo seme ha caratteri che non si possono mostrare.
refused-needs-commitment = Ricarica la pagina: i dadi di questa partita richiedono la versione più recente.
refused-bad-share = Questo browser ha perso la sua parte dei dadi di questa partita: non può completare il lancio.
refused-roll-pending = I dadi sono ancora in aria: aspetta che si fermino.
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
refused-too-often = L’hai appena proposto. Prima gioca ancora un po’.
refused-exhausted = In questa partita non puoi più proporre né annullare nulla.
refused-no-offer = Questa proposta non c’è più.
refused-not-against-people = Niente aiuti nelle partite contro altre persone.
refused-not-now = Non c’è niente da dire su questa posizione.
refused-engine-failed = Il computer non ha risposto.
refused-engine-busy = Il computer è ancora occupato con altre richieste. Riprova tra un momento.
refused-bad-record = Questa non è una partita salvata.
refused-too-many-moves = Questa partita salvata ha troppe mosse: al massimo { $count }, varianti comprese.
refused-wrong-result = Il risultato scritto non corrisponde alle mosse.
