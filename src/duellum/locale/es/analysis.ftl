### The analysis board. A ply is a move of one side.

analysis-title = Análisis
# $game is the name of the game.
analysis-page = { $game }: análisis
analysis-open = Analizar
analysis-locked = Podrás analizar esta partida cuando termine.
analysis-unreadable = Este enlace no contiene ningún análisis. Se muestra la posición inicial.

## The engine

analysis-engine = Motor
analysis-on = Activado
analysis-off = Desactivado
analysis-line-count = Número de variantes
analysis-lines = Variantes: { $count }
analysis-lines-fewer = Menos variantes
analysis-lines-more = Más variantes
analysis-loading = El motor está arrancando.
analysis-failed = No se ha podido iniciar el motor en este navegador.
analysis-idle = Activa el motor para ver las mejores jugadas.
analysis-depth = Jugadas previstas: { $depth }, posiciones: { $nodes }
# $side is the name of the side to move.
analysis-to-move = Turno: { $side }
# A percentage follows: how probable it is that the side to move wins.
analysis-standing = { $side }, probabilidad de ganar:
analysis-over = Aquí la partida ha terminado.
analysis-line = Variante { $number }
analysis-plies-win = victoria en { $count }
analysis-plies-loss = derrota en { $count }
analysis-plies-draw = empate

## Solved endings

analysis-endings = Tabla de finales
analysis-endings-solving = Calculando los finales: { $share }
analysis-endings-failed = No se han podido calcular los finales en este navegador.
analysis-ending-win = Los { $side } juegan y ganan. Medias jugadas hasta el final: { $count }
analysis-ending-loss = Los { $side } juegan y pierden. Medias jugadas hasta el final: { $count }
analysis-ending-draw = Con el mejor juego de ambos hay empate.
analysis-ending-moves = Cada jugada y su resultado

## Variations

analysis-tree = Variantes
analysis-tree-empty = Haz jugadas en el tablero o elige una de las del motor.
analysis-variation = Variante
analysis-promote = Promover
analysis-remove = Borrar
analysis-comment = Comentario sobre esta jugada

## The position

analysis-position = Posición
analysis-position-text = La posición como texto
analysis-position-use = Cargar
analysis-edit = Preparar una posición
analysis-edit-start = Posición inicial
analysis-edit-done = Analizar esta posición
analysis-new = Nuevo análisis
analysis-new-sure = Se borrarán todas las variantes y los comentarios de este análisis.
analysis-clear = Tablero vacío
analysis-mover = Turno
analysis-keys = Teclado
analysis-tool =
    { $tool ->
        [hand] Mover
       *[remove] Quitar
    }
# Below the buttons of an analysis whose link would be too long
analysis-link-short = Los comentarios largos se acortan en el enlace. La partida guardada los incluye enteros.

## Setting up Battle

analysis-battle-palette =
    { $side ->
        [white] Cubos blancos
       *[black] Cubos negros
    }
# $face is 0 for a king.
analysis-battle-piece =
    { $side ->
        [white]
            { $face ->
                [0] Rey blanco
               *[other] Cubo blanco, { $face } arriba
            }
       *[black]
            { $face ->
                [0] Rey negro
               *[other] Cubo negro, { $face } arriba
            }
    }
analysis-battle-prompt =
    { $tool ->
        [hand] Arrastra los cubos por el tablero, o fuera de él para quitarlos. Elige un cubo para girarlo.
        [remove] Elige los cubos que quieres quitar.
       *[piece] Elige las casillas para esta pieza o arrástrala hasta ellas.
    }
analysis-battle-keys = Las flechas recorren el tablero. Las teclas del 1 al 6 ponen un cubo o lo hacen rodar hasta esa cara; K pone un rey. C cambia el color. Mayús con una flecha hace rodar el cubo; R lo gira un cuarto de vuelta. Intro elige, pone o mueve un cubo. Supr lo quita.
analysis-battle-turn = Girar el cubo en { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Hacer rodar hacia arriba
        [s] Hacer rodar hacia abajo
        [e] Hacer rodar a la derecha
        [spin] Girar un cuarto de vuelta
       *[w] Hacer rodar a la izquierda
    }

## Setting up Qwixx Duel

analysis-qwixx-palette = Fichas
analysis-qwixx-stones =
    { $side ->
        [black]
            { $count ->
                [1] Ficha negra
               *[other] Pila de { $count } fichas negras
            }
       *[grey]
            { $count ->
                [1] Ficha gris
               *[other] Pila de { $count } fichas grises
            }
    }
analysis-qwixx-prompt =
    { $tool ->
        [hand] Arrastra las fichas a otras casillas, o fuera del tablero para quitarlas.
        [remove] Elige de qué casillas, candados o tiradas fallidas quieres quitar una ficha.
       *[stones] Elige casillas, candados o tiradas fallidas, o arrastra fichas hasta allí. Pulsa un dado para girarlo.
    }
analysis-qwixx-keys = Las flechas recorren el tablero. Intro pone la ficha elegida; B añade una ficha negra, y G, una gris. Supr quita una ficha. En un dado, las flechas y las teclas del 1 al 6 eligen la cara.
# $side is none where no stone lies.
analysis-qwixx-misthrow =
    { $side ->
        [none] Tirada fallida { $number }: libre
        [black] Tirada fallida { $number }: Negro
       *[grey] Tirada fallida { $number }: Gris
    }
analysis-qwixx-stage = Qué sigue
analysis-qwixx-stages =
    { $stage ->
        [roll] Tirada
        [first] Acción 1
       *[second] Acción 2
    }
analysis-qwixx-white = Dado blanco { $number }
analysis-qwixx-die =
    { $colour ->
        [r] Dado rojo
        [y] Dado amarillo
        [g] Dado verde
       *[b] Dado azul
    }
analysis-qwixx-first = Acción 1
analysis-qwixx-first-declined = pase

## What each roll is worth

analysis-rolls = Las 36 tiradas de los dados blancos
# $side is the name of the player about to roll.
analysis-rolls-note = Probabilidad de ganar tras la mejor respuesta a cada tirada. Va a tirar: { $side }.
analysis-rolls-mean = De media, { $value }.
# Any face of a coloured die
analysis-rolls-any = cualquiera
analysis-rolls-cell = Blancos { $first } y { $second }: { $value }
