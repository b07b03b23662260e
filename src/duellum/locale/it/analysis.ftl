### The analysis board. A ply is a move of one side.

analysis-title = Analisi
# $game is the name of the game.
analysis-page = { $game }: analisi
analysis-open = Analizza
analysis-locked = Potrai analizzare questa partita quando sarà finita.
analysis-unreadable = Questo link non contiene un’analisi: ecco la posizione iniziale.

## The engine

analysis-engine = Motore
analysis-on = Acceso
analysis-off = Spento
analysis-line-count = Numero di varianti
analysis-lines = Varianti: { $count }
analysis-lines-fewer = Meno varianti
analysis-lines-more = Più varianti
analysis-loading = Il motore si avvia.
analysis-failed = Il motore non funziona in questo browser.
analysis-idle = Accendilo per vedere le mosse migliori.
analysis-depth = Mosse previste: { $depth }, posizioni: { $nodes }
# $side is the name of the side to move.
analysis-to-move = Tocca a: { $side }
# A percentage follows: how probable it is that the side to move wins.
analysis-standing = { $side }, probabilità di vincere:
analysis-over = Qui la partita è finita.
analysis-line = Variante { $number }
analysis-plies-win = vittoria in { $count }
analysis-plies-loss = sconfitta in { $count }
analysis-plies-draw = pareggio

## Solved endings

analysis-endings = Tabella dei finali
analysis-endings-solving = Calcolo dei finali: { $share }
analysis-endings-failed = In questo browser non è stato possibile calcolare i finali.
analysis-ending-win = I { $side } muovono e vincono. Semimosse alla fine: { $count }
analysis-ending-loss = I { $side } muovono e perdono. Semimosse alla fine: { $count }
analysis-ending-draw = Con il gioco migliore è pareggio.
analysis-ending-moves = Ogni mossa e come finisce

## Variations

analysis-tree = Varianti
analysis-tree-empty = Gioca delle mosse sul tabellone o scegli una di quelle del motore.
analysis-variation = Variante
analysis-promote = Promuovi
analysis-remove = Elimina
analysis-comment = Commento a questa mossa

## The position

analysis-position = Posizione
analysis-position-text = La posizione come testo
analysis-position-use = Imposta
analysis-edit = Componi una posizione
analysis-edit-start = Posizione iniziale
analysis-edit-done = Analizza questa posizione
analysis-new = Nuova analisi
analysis-new-sure = Tutte le varianti e i commenti di questa analisi saranno eliminati.
analysis-clear = Tabellone vuoto
analysis-mover = Chi muove
analysis-keys = Tastiera
analysis-tool =
    { $tool ->
        [hand] Sposta
       *[remove] Togli
    }
# Below the buttons of an analysis whose link would be too long
analysis-link-short = Nel link i commenti lunghi sono abbreviati. La partita salvata li contiene per intero.
position-long = Il testo è troppo lungo: una posizione ha al massimo { $count } caratteri.

## Setting up Battle

analysis-battle-palette =
    { $side ->
        [white] Dadi bianchi
       *[black] Dadi neri
    }
# $face is 0 for a king.
analysis-battle-piece =
    { $side ->
        [white]
            { $face ->
                [0] Re bianco
               *[other] Dado bianco, { $face } sopra
            }
       *[black]
            { $face ->
                [0] Re nero
               *[other] Dado nero, { $face } sopra
            }
    }
analysis-battle-prompt =
    { $tool ->
        [hand] Trascina i dadi sul tabellone, o fuori per toglierli. Scegli un dado per girarlo.
        [remove] Scegli i dadi da togliere.
       *[piece] Scegli le caselle per questo dado o trascinalo lì.
    }
analysis-battle-keys = Le frecce percorrono il tabellone. I tasti da 1 a 6 mettono un dado o lo fanno rotolare su quella faccia, K mette un re. C cambia il colore. Maiusc con una freccia ribalta il dado, R lo gira di un quarto. Invio sceglie, mette o sposta un dado. Canc lo toglie.
analysis-battle-turn = Gira il dado in { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Ribalta verso l’alto
        [s] Ribalta verso il basso
        [e] Ribalta a destra
        [spin] Gira di un quarto
       *[w] Ribalta a sinistra
    }

## Setting up Qwixx Duel

analysis-qwixx-palette = Pedine
analysis-qwixx-stones =
    { $side ->
        [black]
            { $count ->
                [1] Pedina nera
               *[other] Pila di { $count } pedine nere
            }
       *[grey]
            { $count ->
                [1] Pedina grigia
               *[other] Pila di { $count } pedine grigie
            }
    }
analysis-qwixx-prompt =
    { $tool ->
        [hand] Trascina le pedine su altre caselle, o fuori dal tabellone per toglierle.
        [remove] Scegli le caselle, i lucchetti e i lanci mancati da cui togliere una pedina.
       *[stones] Scegli caselle, lucchetti o lanci mancati, o trascina lì le pedine. Premi un dado per girarlo.
    }
analysis-qwixx-keys = Le frecce percorrono il tabellone. Invio mette la pedina scelta, B aggiunge una pedina nera, G una grigia. Canc toglie una pedina. Su un dado, le frecce e i tasti da 1 a 6 scelgono la faccia.
# $side is none where no stone lies.
analysis-qwixx-misthrow =
    { $side ->
        [none] Lancio mancato { $number }: libero
        [black] Lancio mancato { $number }: Nero
       *[grey] Lancio mancato { $number }: Grigio
    }
analysis-qwixx-stage = Cosa viene dopo
analysis-qwixx-stages =
    { $stage ->
        [roll] Lancio
        [first] Azione 1
       *[second] Azione 2
    }
analysis-qwixx-white = Dado bianco { $number }
analysis-qwixx-die =
    { $colour ->
        [r] Dado rosso
        [y] Dado giallo
        [g] Dado verde
       *[b] Dado blu
    }
analysis-qwixx-first = Azione 1
analysis-qwixx-first-declined = rifiutata

## What each roll is worth

analysis-rolls = I 36 lanci dei dadi bianchi
# $side is the name of the player about to roll.
analysis-rolls-note = Probabilità di vincere dopo la risposta migliore a ogni lancio. { $side } sta per lanciare.
analysis-rolls-mean = In media { $value }.
# Any face of a coloured die
analysis-rolls-any = tutti
analysis-rolls-cell = Bianchi { $first } e { $second }: { $value }

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Bianchi
       *[black] Neri
    }
position-battle-fields = Una posizione ha quattro parti separate da uno spazio: otto righe separate da /, chi muove, le semimosse senza cattura e il numero della mossa.
position-battle-side = Chi muove è w o b.
position-battle-rank = La riga { $rank } deve avere nove caselle: lettere per i pezzi, una cifra per le caselle vuote.
position-battle-number = Le semimosse senza cattura e il numero della mossa devono essere numeri interi.
position-battle-long = Dopo cento semimosse senza cattura è pareggio.
position-battle-kings = { position-battle-name }: al massimo un re, ma ce ne sono in { $squares }.
position-battle-dice = { position-battle-name }: ci sono al massimo otto dadi.
position-battle-no-king = { position-battle-name }: manca il re.
position-battle-palace = { position-battle-name }: il re è sul palazzo avversario, quindi la partita è vinta e nessuno deve muovere.

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
position-qwixx-fields = Una posizione ha cinque parti separate da uno spazio: quattro file separate da /, il giocatore attivo, i lanci mancati, il lancio e la fase.
position-qwixx-side = Il giocatore attivo è b o g.
position-qwixx-row = { position-qwixx-row-name }: deve avere undici caselle e un lucchetto.
position-qwixx-closed-sign = { position-qwixx-row-name }: è chiusa quando il suo ultimo numero è preso, e solo allora.
position-qwixx-misthrow-text = I lanci mancati si scrivono come 1:0, prima quelli di Nero.
position-qwixx-stage = La fase è r prima del lancio, 1 prima dell’azione 1 e, prima dell’azione 2, 2: con la casella dell’azione 1, oppure 2:-.
position-qwixx-lock-open = { position-qwixx-row-name }: sul lucchetto c’è una pedina, ma l’ultimo numero non è preso.
position-qwixx-last-stack = { position-qwixx-row-name }: sull’ultimo numero c’è una sola pedina, perché chiude la fila.
position-qwixx-lock-side = { position-qwixx-row-name }: la pedina sul lucchetto è di chi ha preso l’ultimo numero.
position-qwixx-before = { position-qwixx-row-name }: prima dell’ultimo numero servono cinque pedine dello stesso giocatore.
position-qwixx-stones = { position-qwixx-name }: ci sono solo 22 pedine.
position-qwixx-misthrows = Ci sono più di quattro lanci mancati, ma il quarto chiude la partita.
position-qwixx-closed = Sono chiuse più di due file, ma la seconda chiude la partita.
position-qwixx-bare-two = Due file sono chiuse senza pedina sul lucchetto, ma già la prima ha chiuso la partita.
position-qwixx-bare = { position-qwixx-row-name }: è chiusa senza pedina sul lucchetto, benché chi l’ha chiusa abbia ancora pedine.
position-qwixx-over = La partita era finita prima che questi dadi fossero lanciati.
position-qwixx-misthrow-fit = A tabellone vuoto chi ha mosso per ultimo ha tanti lanci mancati quanti l’altro, o uno in più.
position-qwixx-supply = { position-qwixx-name }: la riserva è vuota, ma ciò chiude la partita nel proprio turno.
position-qwixx-ended = { position-qwixx-name }: nessun turno di questo giocatore può aver chiuso così la partita.
position-qwixx-first-sum = L’azione 1 si gioca sulla somma dei dadi bianchi, { $sum }, e non su { $field }.
position-qwixx-first-stone = L’azione 1 sarebbe stata giocata su { $field }, ma lì non c’è una pedina del giocatore attivo.
position-qwixx-first-last = La pedina su { $field } non può essere l’ultima piazzata dal giocatore attivo.
