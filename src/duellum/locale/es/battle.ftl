### Battle at the table. Arguments used throughout:
### $side is white or black, $square, $from and $to are names of squares such as e1,
### $face is the number of pips on top of a die, 1 to 6,
### $effect is what a move does: roll, capture, king (takes the king) or palace (takes the palace).

## Words that sentences below are built with

battle-side =
    { $side ->
        [white] Blancos
       *[black] Negros
    }

## The board

battle-board = Tablero de Duelo, 9 columnas por 8 filas
# The slider that tilts the board
battle-tilt = Inclinación del tablero
# The list of moves of the chosen die
battle-moves = Adónde puede rodar este cubo
battle-lost =
    { $count ->
        [0] Los { battle-side } no han perdido ningún cubo
        [one] Los { battle-side } han perdido { $count } cubo
       *[other] Los { battle-side } han perdido { $count } cubos
    }

## What stands on a square, for those who listen

battle-square-empty = { $square }, vacía.
battle-square-palace =
    { $side ->
        [white] { $square }, palacio de los Blancos, vacío.
       *[black] { $square }, palacio de los Negros, vacío.
    }
battle-square-die =
    { $side ->
        [white] Cubo blanco en { $square }, muestra { $face }.
       *[black] Cubo negro en { $square }, muestra { $face }.
    }
battle-square-king =
    { $side ->
        [white] Rey blanco en { $square }.
       *[black] Rey negro en { $square }.
    }
battle-square-king-palace =
    { $side ->
        [white] Rey blanco en el palacio { $square }.
       *[black] Rey negro en el palacio { $square }.
    }
battle-square-movable = Puede rodar.
battle-square-selected = Elegido.
battle-square-hinted = Jugada sugerida.
battle-square-threat = En peligro.
battle-square-attacker = Ataca.

## What the chosen die would do on a square

battle-target =
    { $effect ->
        [roll] Rueda aquí y muestra { $face }.
        [king] Captura al rey y gana.
       *[capture] Captura aquí y muestra { $face }.
    }
battle-target-king =
    { $effect ->
        [roll] El rey va aquí.
        [king] Captura al rey y gana.
        [palace] Toma el palacio y gana.
       *[capture] El rey captura aquí.
    }
# Two ways lead here, and the die ends with another face on top or lies otherwise
battle-target-two =
    { $effect ->
        [roll] Dos caminos llevan aquí: muestra { $face } o { $other }.
        [king] Captura al rey y gana.
       *[capture] Dos caminos para capturar aquí: muestra { $face } o { $other }.
    }
battle-chooser = Dos caminos a { $square }

# A straight part of a way; $count is the number of squares
battle-leg =
    { $direction ->
        [up] { $count } hacia arriba
        [down] { $count } hacia abajo
        [left] { $count } a la izquierda
       *[right] { $count } a la derecha
    }
# A way with a turn; $first and $second are straight parts
battle-legs = { $first }, después { $second }
# A move to choose; $path is a way as above
battle-option =
    { $effect ->
        [roll] A { $square }: { $path }; muestra { $face }.
        [king] A { $square }: { $path }; captura al rey y gana.
       *[capture] A { $square }: { $path }; captura y muestra { $face }.
    }
battle-option-king =
    { $effect ->
        [roll] Rey a { $square }: { $path }.
        [king] Rey a { $square }: { $path }; captura al rey y gana.
        [palace] Rey a { $square }: { $path }; toma el palacio y gana.
       *[capture] Rey a { $square }: { $path }; captura.
    }

## The line that says what to do now. $count is how many squares the die must roll

battle-prompt-wait = Juegan los { battle-side }.
battle-prompt-choose = Juegan los { battle-side }: elige un cubo.
# What the opponent could take with the next move, and so win; $side is also you
battle-danger-king =
    { $side ->
        [you] Tu rey está en peligro.
        [white] El rey de los Blancos está en peligro.
       *[black] El rey de los Negros está en peligro.
    }
battle-danger-palace =
    { $side ->
        [you] Tu palacio está en peligro.
        [white] El palacio de los Blancos está en peligro.
       *[black] El palacio de los Negros está en peligro.
    }
battle-prompt-roll =
    { $count ->
        [one] Haz rodar el cubo { $count } casilla.
       *[other] Haz rodar el cubo { $count } casillas; puedes girar una vez.
    }
battle-prompt-king = El rey se mueve una casilla.
battle-prompt-way = ¿Por qué camino?
# Told to those who listen once a die is chosen; $prompt is one of the lines above, $squares a list of squares
battle-chosen = { $prompt } Puede ir a { $squares }.

## What was done

battle-announce-roll = Los { battle-side } hacen rodar un cubo { battle-way }: { $face } arriba.
battle-announce-capture = Los { battle-side } hacen rodar un cubo { battle-way } y capturan otro: { $face } arriba.
battle-announce-king-roll = El rey de los { battle-side } va de { $from } a { $to }.
battle-announce-king-capture = El rey de los { battle-side } captura el cubo de { $to }.
battle-announce-king = Los { battle-side } capturan al rey en { $to } y ganan.
battle-announce-palace = El rey de los { battle-side } toma el palacio de { $to } y gana.

## Moves in lists and hints. $via is the square where the way turns, or none; $captured the face of a captured die

battle-way =
    { $via ->
        [none] de { $from } a { $to }
       *[other] de { $from } por { $via } a { $to }
    }
battle-move =
    { $effect ->
        [roll] { battle-way }, muestra { $face }
        [king] { battle-way }, captura al rey
       *[capture] { battle-way }, captura un { $captured }, muestra { $face }
    }
battle-move-king =
    { $effect ->
        [roll] rey { battle-way }
        [king] rey { battle-way }, captura al rey
        [palace] rey { battle-way }, toma el palacio
       *[capture] rey { battle-way }, captura un { $captured }
    }
# Beside a way and the drawing of a die, where the move wins; $effect is king or palace
battle-win =
    { $effect ->
        [king] captura al rey
       *[palace] toma el palacio
    }
