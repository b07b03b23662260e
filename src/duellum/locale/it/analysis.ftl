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
analysis-failed = Non è stato possibile avviare il motore in questo browser.
analysis-idle = Accendi il motore per vedere le mosse migliori.
analysis-depth = Mosse in anticipo: { $depth }, posizioni: { $nodes }
# $side is the name of the side to move.
analysis-to-move = Muove: { $side }
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
analysis-ending-draw = Con il gioco migliore la partita è pari.
analysis-ending-moves = Ogni mossa e il suo risultato

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
analysis-edit = Imposta una posizione
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
analysis-battle-keys = Le frecce percorrono il tabellone. I tasti da 1 a 6 mettono un dado o lo fanno rotolare su quella faccia, K mette un re. C cambia il colore. Maiusc con una freccia fa rotolare il dado, R lo ruota di un quarto di giro. Invio sceglie, mette o sposta un dado. Canc lo toglie.
analysis-battle-turn = Gira il dado in { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Fai rotolare in su
        [s] Fai rotolare in giù
        [e] Fai rotolare a destra
        [spin] Ruota di un quarto di giro
       *[w] Fai rotolare a sinistra
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
analysis-qwixx-stage = Che cosa viene dopo
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
analysis-qwixx-first-declined = passata

## What each roll is worth

analysis-rolls = I 36 lanci dei dadi bianchi
# $side is the name of the player about to roll.
analysis-rolls-note = Probabilità di vincere dopo la risposta migliore a ogni lancio. { $side } sta per lanciare.
analysis-rolls-mean = In media { $value }.
# Any face of a coloured die
analysis-rolls-any = qualsiasi
analysis-rolls-cell = Bianchi { $first } e { $second }: { $value }
