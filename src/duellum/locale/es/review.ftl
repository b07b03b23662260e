### The review of a game: the curve of the chances, how good each move was, what was better; the card of a finished game.
### $move is a move in words; $points are percentage points of the chance to win.

review-title = Repaso de la partida
review-missing = Esta partida no existe.
review-locked = Esta partida entre dos personas sigue en curso. Su repaso se abrirá cuando termine.
review-to-game = A la partida

## The curve

review-curve = Probabilidad de ganar
# The chance of $side after $ply moves
review-chance =
    { $ply ->
        [0] Al principio: { $side } { $percent }
       *[other] Tras la jugada { $ply }: { $side } { $percent }
    }
review-accuracy = { $side }, precisión
review-provisional = aprox. { $figure }
review-analysing = Analizando
review-deepening = Buscando más a fondo
review-failed = No se ha podido iniciar el motor, así que las jugadas no están valoradas.
review-next-error = Siguiente error
review-previous-error = Error anterior

## A move

review-grade =
    { $grade ->
        [best] la mejor jugada
        [good] buena jugada
        [inaccuracy] imprecisión
        [mistake] error
        [blunder] error grave
       *[forced] jugada forzada
    }
# $grade is the word for the grade with its sign, $points what was lost, as in "−7.5"
review-lost = { $grade }: { $points } puntos porcentuales
review-roll =
    { $luck ->
        [average] Tirada normal: { $points } puntos porcentuales
        [lucky] Tirada afortunada: { $points } puntos porcentuales
       *[unlucky] Tirada desafortunada: { $points } puntos porcentuales
    }
# $percent is the chance to win with this move
review-better = Mejor: { $move }, { $percent }.
# $moves are expected after the better move
review-then = Después, { $moves }.
review-show-line = Ver cómo
review-retry = Inténtalo tú
# While a better line is played out on the board
review-line = Mejor, { $at } de { $count }:
review-back = Volver a la partida
review-your-turn = Te toca: encuentra algo mejor.
review-grading = Comprobando tu jugada.
# $verdict is the grade, $percent the chance with the move
review-tried = { $move }. { $verdict }, { $percent }.
review-try-again = Reintentar

## What stands out in a game

# $played was the error that decided the game, with a chance of $after; $better would have kept $percent
review-turning = Momento decisivo: jugada { $turn }
review-turning-fall = { $side }: { $played }. La probabilidad de ganar bajó del { $percent } al { $after }.
review-turning-better = Mejor: { $better }.
# $points are the points by which the move was ahead of all others
review-best = La mejor: jugada { $turn }
review-best-text = { $side }: { $move }. Cualquier otra jugada habría bajado la probabilidad de ganar al menos { $points } puntos porcentuales.
# Skill and luck; $played is how the player played, $dice whom the dice helped
review-luck-mine =
    { $played ->
        [better] Jugaste mejor
        [worse] Tu rival jugó mejor
       *[even] Los dos jugasteis igual de bien
    }; { $dice ->
        [mine] los dados te dieron { $points } puntos porcentuales de probabilidad de ganar.
        [theirs] los dados dieron a tu rival { $points } puntos porcentuales de probabilidad de ganar.
       *[even] los dados no favorecieron a nadie.
    }
review-luck =
    { $played ->
        [better] Jugó mejor { $side }
        [worse] Jugó mejor el otro bando
       *[even] Los dos bandos jugaron igual de bien
    }; { $dice ->
        [mine] los dados dieron a { $side } { $points } puntos porcentuales de probabilidad de ganar.
        [theirs] los dados dieron al otro bando { $points } puntos porcentuales de probabilidad de ganar.
       *[even] los dados no favorecieron a nadie.
    }
