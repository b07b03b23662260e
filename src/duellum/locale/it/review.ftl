### The review of a game: the curve of the chances, how good each move was, what was better; the card of a finished game.
### $move is a move in words; $points are percentage points of the chance to win.

review-title = Revisione della partita
review-missing = Questa partita non esiste.
review-locked = Due persone stanno ancora giocando questa partita. La revisione si apre a partita finita.
review-to-game = Alla partita

## The curve

review-curve = Probabilità di vincere
# The chance of $side after $ply moves
review-chance =
    { $ply ->
        [0] All’inizio: { $side } { $percent }
       *[other] Dopo la mossa { $ply }: { $side } { $percent }
    }
review-accuracy = { $side }, precisione
review-provisional = circa { $figure }
review-analysing = Analisi in corso
review-deepening = Ricerca più profonda
review-failed = Non è stato possibile avviare il motore: le mosse non sono valutate.
review-next-error = Prossimo errore
review-previous-error = Errore precedente

## A move

review-grade =
    { $grade ->
        [best] mossa migliore
        [good] buona mossa
        [inaccuracy] imprecisione
        [mistake] errore
        [blunder] errore grave
       *[forced] mossa obbligata
    }
# $grade is the word for the grade with its sign, $points what was lost, as in "−7.5"
review-lost = { $grade }: { $points } punti percentuali
review-roll =
    { $luck ->
        [average] Lancio medio: { $points } punti percentuali
        [lucky] Lancio fortunato: { $points } punti percentuali
       *[unlucky] Lancio sfortunato: { $points } punti percentuali
    }
# $percent is the chance to win with this move
review-better = Meglio: { $move }, { $percent }.
# $moves are expected after the better move
review-then = Poi { $moves }.
review-show-line = Mostra come
review-retry = Prova tu
# While a better line is played out on the board
review-line = Meglio, { $at } di { $count }:
review-back = Torna alla partita
review-your-turn = Tocca a te: trova di meglio.
review-grading = Verifica della tua mossa.
# $verdict is the grade, $percent the chance with the move
review-tried = { $move }. { $verdict }, { $percent }.
review-try-again = Riprova

## What stands out in a game

# $played was the error that decided the game, with a chance of $after; $better would have kept $percent
review-turning = Punto di svolta: mossa { $turn }
review-turning-fall = { $side }: { $played }. La probabilità di vincere è scesa da { $percent } a { $after }.
review-turning-better = Meglio: { $better }.
# $points are the points by which the move was ahead of all others
review-best = Mossa migliore: mossa { $turn }
review-best-text = { $side }: { $move }. Ogni altra mossa avrebbe abbassato la probabilità di vincere di almeno { $points } punti percentuali.
# Skill and luck; $played is how the player played, $dice whom the dice helped
review-luck-mine =
    { $played ->
        [better] Hai giocato meglio tu
        [worse] Ha giocato meglio l’avversario
       *[even] Avete giocato ugualmente bene
    }; { $dice ->
        [mine] i dadi ti hanno dato { $points } punti percentuali di probabilità di vincere.
        [theirs] i dadi hanno dato all’avversario { $points } punti percentuali di probabilità di vincere.
       *[even] i dadi non hanno favorito nessuno.
    }
review-luck =
    { $played ->
        [better] Ha giocato meglio { $side }
        [worse] Ha giocato meglio l’altro
       *[even] Entrambi hanno giocato ugualmente bene
    }; { $dice ->
        [mine] i dadi hanno dato a { $side } { $points } punti percentuali di probabilità di vincere.
        [theirs] i dadi hanno dato all’altro { $points } punti percentuali di probabilità di vincere.
       *[even] i dadi non hanno favorito nessuno.
    }
