### Qwixx Duel at the table. Arguments used throughout:
### $side is black or grey, $colour is r, y, g or b (a row), $number the number on a field,
### $height how many stones stand on a field.

## Words that sentences below are built with

qwixx-side =
    { $side ->
        [black] Negro
       *[grey] Gris
    }
# A row's colour within a sentence, as in "red 7"
qwixx-colour =
    { $colour ->
        [r] rojo
        [y] amarillo
        [g] verde
       *[b] azul
    }

## The line that says what to do now. $sum is the sum of the white dice

qwixx-prompt-roll = Te toca, { qwixx-side }: tira los dados.
qwixx-prompt-first = Acción 1: coloca una ficha en el { $sum }, la suma de los dados blancos, en cualquier fila, o pasa.
qwixx-prompt-second = Acción 2: suma un dado blanco y uno de color y coloca una ficha en la fila de ese color, o pasa.
# The same where there is little space
qwixx-brief-first = Acción 1: coloca una ficha en cualquier { $sum }, o pasa.
qwixx-brief-second = Acción 2: blanco más color en la fila de ese color, o pasa.
qwixx-brief-first-shared = { qwixx-side } · { qwixx-brief-first }
qwixx-brief-second-shared = { qwixx-side } · { qwixx-brief-second }
qwixx-stuck-first = Acción 1: no puedes colocar una ficha en el { $sum } de ninguna fila.
qwixx-stuck-second = Acción 2: no sirve ninguna suma de un dado blanco y uno de color.
qwixx-prompt-first-shared = { qwixx-side } · { qwixx-prompt-first }
qwixx-prompt-second-shared = { qwixx-side } · { qwixx-prompt-second }
qwixx-stuck-first-shared = { qwixx-side } · { qwixx-stuck-first }
qwixx-stuck-second-shared = { qwixx-side } · { qwixx-stuck-second }
qwixx-wait-roll = { qwixx-side } tiene que tirar.
qwixx-wait-first = { qwixx-side } piensa en la acción 1: { $sum } en cualquier fila.
qwixx-wait-second = { qwixx-side } piensa en la acción 2: un dado blanco y uno de color.
# While the dice of a roll are still moving
qwixx-rolling = Los dados ruedan.
# A game that ended otherwise than by its points
qwixx-prompt-over = La partida ha terminado.
qwixx-result = { qwixx-side } gana por { $points } a { $other }.
qwixx-result-draw =
    { $points ->
        [one] Empate a { $points } punto.
       *[other] Empate a { $points } puntos.
    }

## Buttons

qwixx-roll = Tirar
qwixx-undo = Deshacer
qwixx-pass-first = Pasar
qwixx-pass-second = Pasar
qwixx-go-on = Seguir
qwixx-pass-misthrow = Tirada fallida, −5
# Beside the button for passing, in action 1
qwixx-note-first = Pasar en las dos acciones cuesta 5 puntos.
# Beside the button for passing, in action 2, when action 1 was passed
qwixx-note-misthrow = Pasar ahora cuesta 5 puntos.

## What a stone would do on a field; short, for a legend and for narrow fields

qwixx-effect =
    { $effect ->
        [place] colocar
        [stack] apilar
        [capture] capturar
       *[close] cerrar
    }

## What has happened, read aloud

qwixx-announce-roll = { qwixx-side } tira: { qwixx-move-roll }.
qwixx-announce-place = { qwixx-side } coloca una ficha en el { $number } { qwixx-colour }.
qwixx-announce-stack = { qwixx-side } apila una ficha en el { $number } { qwixx-colour }: pila de { $height }.
qwixx-announce-capture = { qwixx-side } captura la ficha del { $number } { qwixx-colour }.
qwixx-announce-close = { qwixx-side } coloca una ficha en el { $number } { qwixx-colour } y cierra la fila.
qwixx-announce-decline = { qwixx-side } pasa.
qwixx-announce-misthrow = { qwixx-side } pasa: tirada fallida.
# What happened, and what is to be done now
qwixx-announcement = { $move } { $prompt }

## Names of what lies on the table, read aloud

qwixx-table = Mesa de Qwixx Duelo
qwixx-board = Tablero: cuatro filas, cada una con once casillas y un candado
qwixx-row =
    { $colour ->
        [r] Fila roja
        [y] Fila amarilla
        [g] Fila verde
       *[b] Fila azul
    }
# $side is none on an empty field; $front is yes for the row’s front stone
qwixx-field =
    { $side ->
        [none] { $number } { qwixx-colour }, vacío
       *[other] { $height ->
            [one] { $number } { qwixx-colour }, { qwixx-side }{ qwixx-front }
           *[other] { $number } { qwixx-colour }, { qwixx-side }, { $height } fichas{ qwixx-front }
        }
    }
qwixx-front =
    { $front ->
        [yes] , ficha delantera
       *[no] {""}
    }
# $effect as in qwixx-effect
qwixx-field-open = { qwixx-field }: { qwixx-effect }
# $side is none while no stone lies on the lock
qwixx-lock =
    { $state ->
        [open] { qwixx-row }, candado abierto
       *[closed] { $side ->
            [none] { qwixx-row } cerrada, ninguna ficha en el candado
            [black] { qwixx-row } cerrada, ficha negra en el candado
           *[grey] { qwixx-row } cerrada, ficha gris en el candado
        }
    }
# $points now, $pays what one more stone adds
qwixx-row-points =
    { $points ->
        [one] { qwixx-row }, { qwixx-side }: { $points } punto, la próxima ficha suma { $pays }
       *[other] { qwixx-row }, { qwixx-side }: { $points } puntos, la próxima ficha suma { $pays }
    }
qwixx-row-points-closed =
    { $points ->
        [one] { qwixx-row } cerrada, { qwixx-side }: { $points } punto
       *[other] { qwixx-row } cerrada, { qwixx-side }: { $points } puntos
    }
qwixx-dice = Dados
# $colour may be white here; $face is 0 before the roll
qwixx-die =
    { $colour ->
        [white] Dado blanco{ qwixx-die-face }
        [r] Dado rojo{ qwixx-die-face }
        [y] Dado amarillo{ qwixx-die-face }
        [g] Dado verde{ qwixx-die-face }
       *[b] Dado azul{ qwixx-die-face }
    }
qwixx-die-face =
    { $face ->
        [0] {""}
       *[other] : { $face }
    }
qwixx-die-out =
    { $colour ->
        [r] El dado rojo está fuera de juego
        [y] El dado amarillo está fuera de juego
        [g] El dado verde está fuera de juego
       *[b] El dado azul está fuera de juego
    }

## Players and what they have

qwixx-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
qwixx-supply = Reserva: { $stones }
qwixx-misthrows = Tiradas fallidas
qwixx-misthrows-label =
    { $count ->
        [0] Tiradas fallidas: { $count } de 4
       *[other] Tiradas fallidas: { $count } de 4; Negro { $black }, Gris { $grey }
    }

## The score sheet at the end

qwixx-sheet = Hoja de puntos
qwixx-sheet-player = Jugador
qwixx-sheet-total = Total
# A row’s points and how many stones gave them
qwixx-sheet-stones =
    { $stones ->
        [one] { $stones } ficha
       *[other] { $stones } fichas
    }

## Moves in lists and hints. $effect is place, stack, capture or close

qwixx-move =
    { $effect ->
        [place] { $number } { qwixx-colour }
        [stack] { $number } { qwixx-colour }, pila de { $height }
        [capture] { $number } { qwixx-colour }, captura
       *[close] { $number } { qwixx-colour }, fila cerrada
    }
# $effect is misthrow or pass
qwixx-move-pass =
    { $effect ->
        [misthrow] tirada fallida
       *[pass] pasa
    }
# The coloured dice are 0 when they are out of the game
qwixx-move-roll =
    blancos { $first } y { $second }{ $red ->
        [0] {""}
       *[other] , rojo { $red }
    }{ $yellow ->
        [0] {""}
       *[other] , amarillo { $yellow }
    }{ $green ->
        [0] {""}
       *[other] , verde { $green }
    }{ $blue ->
        [0] {""}
       *[other] , azul { $blue }
    }
