### The analysis of a game, as text and as a page: how good each move was, how lucky each roll.
### $player is a player with the side, as in "Ann (White)", or the side alone; $move a move in words;
### $points are percentage points of the chance to win with one decimal and a sign, as in "−2.5".

## What was played, and how it ended

report-player = { $name } ({ $side })
report-title = { $game }: { $first } contra { $second }
report-title-date = { $game }: { $first } contra { $second }, { $date }
report-unfinished = Sin terminar, analizada hasta la última jugada.
# $result is 1-0, 0-1 or 1/2-1/2. The reason follows as a sentence.
report-won = Victoria: { $player }, { $result }.
report-drawn = Empate, { $result }.
# The chance to win when the game was broken off
report-stood = Probabilidad de ganar, { $player }: { $percent }.

## The table in a terminal; short words, the table is narrow

report-column =
    { $column ->
        [turn] n.º
        [player] bando
        [played] jugada
        [error] error
        [luck] suerte
        [grade] nota
       *[candidates] mejores jugadas
    }
# Over the column with the chances of $side
report-side-wins =
    { $side ->
        [Blancos] ganan los Blancos
       *[other] gana { $side }
    }
# How good a move was; forced where there was nothing to choose
report-grade =
    { $grade ->
        [best] la mejor
        [good] buena
        [inaccuracy] imprecisión
        [mistake] error
        [blunder] error grave
       *[forced] forzada
    }

## The totals

report-total =
    { $total ->
        [decisions] decisiones
        [error] error por decisión
        [accuracy] precisión
        [luck] suerte
        [result] resultado
        [chance] probabilidad de ganar hasta ahora
        [result-without-luck] resultado corregido por la suerte
       *[chance-without-luck] probabilidad de ganar hasta ahora, corregida por la suerte
    }
# No figure: there was no decision
report-none = no hay

## The page

report-chances = Probabilidad de ganar
report-luck = Suerte de cada tirada; hacia arriba favorece a { $player }
report-position = Posición
report-no-script = JavaScript está desactivado, y esta página no puede dibujar los tableros.
report-steps = Recorrer la partida
report-to-end = Al final
report-next-error = Siguiente error
report-totals = Totales
report-this-move = Esta jugada
report-moves = La partida
report-start = El comienzo
report-opening = Avanza con las flechas del teclado, los botones o un clic en la curva.
# Heading over what is said of a move; $turn is its number
report-ply = { $turn }. { $player }: { $move }
report-roll =
    { $luck ->
        [average] Tirada normal
        [lucky] Tirada afortunada
       *[unlucky] Tirada desafortunada
    }
report-points = { $points } puntos porcentuales
# How much a move lost, and to which
report-lost = { $points } puntos porcentuales respecto a { $move }
# $move in notation, $earlier what its player did before in the same turn
report-notation = En notación: { $move }.
report-notation-after = En notación: { $move }, tras { $earlier }.
# Beside a move that was made, and a roll
report-played = jugada
report-rolled = salió
report-best-reply = con la mejor respuesta
report-average = promedio
report-mean = la media de todas las tiradas
# $moves are expected after the first
report-then = Después, { $moves }.
# $grades is a list of the next message
report-legend = Los errores se miden en puntos porcentuales de probabilidad de ganar, respecto a la mejor jugada: { $grades }.
report-from = { report-grade } { $sign } desde { $points }
report-legend-luck = La suerte de una tirada es su valor con la mejor respuesta, menos la media de todas las tiradas. El resultado corregido por la suerte resta la suerte propia y suma la del rival. No tiene sesgo: en promedio es igual al resultado real.

## The analysis of a position

report-analysing = Análisis
report-move-why = { $move }: { $reasons }
report-search =
    { $positions ->
        [one] profundidad { $depth }, { $positions } posición en { $seconds } s
       *[other] profundidad { $depth }, { $positions } posiciones en { $seconds } s
    }
report-expectation = valor esperado sobre todas las tiradas
# The position was played to its end many times
report-rollouts =
    { $games ->
        [one] Simulaciones: { $percent } ± { $error }, { $games } partida.
       *[other] Simulaciones: { $percent } ± { $error }, { $games } partidas.
    }
report-over = La partida ha terminado: { $percent }.
