### The analysis of a game, as text and as a page: how good each move was, how lucky each roll.
### $player is a player with the side, as in "Ann (White)", or the side alone; $move a move in words;
### $points are percentage points of the chance to win with one decimal and a sign, as in "−2.5".

## What was played, and how it ended

report-player = { $name } ({ $side })
report-title = { $game }: { $first } contro { $second }
report-title-date = { $game }: { $first } contro { $second }, { $date }
report-unfinished = Partita non finita, analizzata fino all’ultima mossa.
# $result is 1-0, 0-1 or 1/2-1/2. The reason follows as a sentence.
report-won = Vittoria: { $player }, { $result }.
report-drawn = Pareggio, { $result }.
# The chance to win when the game was broken off
report-stood = Probabilità di vincere, { $player }: { $percent }.

## The table in a terminal; short words, the table is narrow

report-column =
    { $column ->
        [turn] n.
        [player] chi
        [played] mossa
        [error] errore
        [luck] fortuna
        [grade] giudizio
       *[candidates] mosse migliori
    }
# Over the column with the chances of $side
report-side-wins =
    { $side ->
        [Bianchi] Bianchi vincono
        [Neri] Neri vincono
       *[other] { $side } vince
    }
# How good a move was; forced where there was nothing to choose
report-grade =
    { $grade ->
        [best] migliore
        [good] buona
        [inaccuracy] imprecisione
        [mistake] errore
        [blunder] errore grave
       *[forced] obbligata
    }

## The totals

report-total =
    { $total ->
        [decisions] decisioni
        [error] errore per decisione
        [accuracy] precisione
        [luck] fortuna
        [result] risultato
        [chance] probabilità di vincere al momento
        [result-without-luck] risultato al netto della fortuna
       *[chance-without-luck] probabilità di vincere al momento, al netto della fortuna
    }
# No figure: there was no decision
report-none = nessuna

## The page

report-chances = Probabilità di vincere
report-luck = Fortuna di ogni lancio; verso l’alto favorisce { $player }
report-position = Posizione
report-no-script = JavaScript è disattivato: questa pagina non può disegnare i tabelloni.
report-steps = Scorri la partita
report-to-end = Alla fine
report-next-error = Prossimo errore
report-totals = Totali
report-this-move = Questa mossa
report-moves = La partita
report-start = L’inizio
report-opening = Vai avanti con le frecce della tastiera, con i pulsanti o con un clic sulla curva.
# Heading over what is said of a move; $turn is its number
report-ply = { $turn }. { $player }: { $move }
report-roll =
    { $luck ->
        [average] Lancio medio
        [lucky] Lancio fortunato
       *[unlucky] Lancio sfortunato
    }
report-points = { $points } punti percentuali
# How much a move lost, and to which
report-lost = { $points } punti percentuali rispetto a { $move }
# $move in notation, $earlier what its player did before in the same turn
report-notation = In notazione: { $move }.
report-notation-after = In notazione: { $move }, dopo { $earlier }.
# Beside a move that was made, and a roll
report-played = giocata
report-rolled = lanciato
report-best-reply = con la risposta migliore
report-average = media
report-mean = la media di tutti i lanci
# $moves are expected after the first
report-then = Poi { $moves }.
# $grades is a list of the next message
report-legend = Gli errori sono in punti percentuali di probabilità di vincere, rispetto alla mossa migliore: { $grades }.
report-from = { report-grade } { $sign } da { $points }
report-legend-luck = La fortuna di un lancio è il suo valore con la risposta migliore, meno la media di tutti i lanci. Il risultato al netto della fortuna toglie quella del giocatore e aggiunge quella dell’avversario. La stima non è distorta: in media è uguale al risultato reale.

## The analysis of a position

report-analysing = Analisi
report-move-why = { $move }: { $reasons }
report-search =
    { $positions ->
        [one] profondità { $depth }, { $positions } posizione in { $seconds } s
       *[other] profondità { $depth }, { $positions } posizioni in { $seconds } s
    }
report-expectation = valore atteso su tutti i lanci
# The position was played to its end many times
report-rollouts =
    { $games ->
        [one] Simulazioni: { $percent } ± { $error }, { $games } partita.
       *[other] Simulazioni: { $percent } ± { $error }, { $games } partite.
    }
report-over = La partita è finita: { $percent }.
