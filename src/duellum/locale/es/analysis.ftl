### The analysis board. A ply is a move of one side.

analysis-title = Análisis
# $game is the name of the game.
analysis-page = { $game }: análisis
analysis-open = Analizar
analysis-locked = Podrás analizar esta partida cuando termine.
analysis-unreadable = Este enlace no contiene ningún análisis: aquí tienes la posición inicial.

## The engine

analysis-engine = Motor
analysis-on = Activado
analysis-off = Desactivado
analysis-line-count = Número de variantes
analysis-lines = Variantes: { $count }
analysis-lines-fewer = Menos variantes
analysis-lines-more = Más variantes
analysis-loading = El motor está arrancando.
analysis-failed = El motor no funciona en este navegador.
analysis-idle = Actívalo para ver las mejores jugadas.
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
analysis-ending-draw = Con el mejor juego hay empate.
analysis-ending-moves = Cada jugada y cómo acaba

## Variations

analysis-tree = Variantes
analysis-tree-empty = Juega en el tablero o toma una de las jugadas del motor.
analysis-variation = Variante
analysis-promote = Promover
analysis-remove = Borrar
analysis-comment = Comentario sobre esta jugada

## The position

analysis-position = Posición
analysis-position-text = La posición como texto
analysis-position-use = Colocar
analysis-edit = Componer una posición
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
position-long = El texto es demasiado largo: una posición tiene como máximo { $count } caracteres.

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
       *[piece] Elige las casillas para este cubo o arrástralo hasta ellas.
    }
analysis-battle-keys = Las flechas recorren el tablero. Las teclas 1 a 6 ponen un cubo o lo hacen rodar hasta esa cara, K pone un rey. C cambia el color. Mayús con una flecha vuelca el cubo, R lo gira un cuarto de vuelta. Intro elige, pone o mueve un cubo. Supr lo quita.
analysis-battle-turn = Girar el cubo en { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Volcar hacia arriba
        [s] Volcar hacia abajo
        [e] Volcar a la derecha
        [spin] Girar un cuarto de vuelta
       *[w] Volcar a la izquierda
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
        [remove] Elige las casillas, candados y tiradas fallidas de donde quitar una ficha.
       *[stones] Elige casillas, candados o tiradas fallidas, o arrastra fichas hasta allí. Pulsa un dado para girarlo.
    }
analysis-qwixx-keys = Las flechas recorren el tablero. Intro pone la ficha elegida, B añade una ficha negra, G una gris. Supr quita una ficha. En un dado, las flechas y las teclas 1 a 6 eligen la cara.
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
analysis-qwixx-first-declined = rechazada

## What each roll is worth

analysis-rolls = Las 36 tiradas de los dados blancos
# $side is the name of the player about to roll.
analysis-rolls-note = Probabilidad de ganar tras la mejor respuesta a cada tirada. Va a tirar: { $side }.
analysis-rolls-mean = De media, { $value }.
# Any face of a coloured die
analysis-rolls-any = todos
analysis-rolls-cell = Blancos { $first } y { $second }: { $value }

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Blancos
       *[black] Negros
    }
position-battle-fields = Una posición tiene cuatro partes separadas por un espacio: ocho filas separadas por /, el bando que juega, las medias jugadas sin captura y el número de la jugada.
position-battle-side = El bando que juega es w o b.
position-battle-rank = La fila { $rank } debe tener nueve casillas: letras para las piezas y una cifra para las casillas vacías.
position-battle-number = Las medias jugadas sin captura y el número de la jugada deben ser números enteros.
position-battle-long = Tras cien medias jugadas sin captura hay empate.
position-battle-kings = { position-battle-name }: solo puede haber un rey; hay reyes en { $squares }.
position-battle-dice = { position-battle-name }: hay ocho cubos como máximo.
position-battle-no-king = { position-battle-name }: falta el rey.
position-battle-palace = { position-battle-name }: el rey está en el palacio rival; la partida está ganada y no juega nadie.

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] Negro
       *[grey] Gris
    }
position-qwixx-row-name =
    { $colour ->
        [r] Fila roja
        [y] Fila amarilla
        [g] Fila verde
       *[b] Fila azul
    }
position-qwixx-fields = Una posición tiene cinco partes separadas por un espacio: cuatro filas separadas por /, el jugador activo, las tiradas fallidas, la tirada y la fase.
position-qwixx-side = El jugador activo es b o g.
position-qwixx-row = { position-qwixx-row-name }: debe tener once casillas y un candado.
position-qwixx-closed-sign = { position-qwixx-row-name }: está cerrada cuando su último número está ocupado, y solo entonces.
position-qwixx-misthrow-text = Las tiradas fallidas se escriben como 1:0, primero las de Negro.
position-qwixx-stage = La fase es r antes de la tirada, 1 antes de la acción 1 y, antes de la acción 2, 2: con la casilla de la acción 1, o 2:-.
position-qwixx-lock-open = { position-qwixx-row-name }: hay una ficha en el candado, pero el último número no está ocupado.
position-qwixx-last-stack = { position-qwixx-row-name }: el último número lleva una sola ficha, porque cierra la fila.
position-qwixx-lock-side = { position-qwixx-row-name }: la ficha del candado es del bando que ocupó el último número.
position-qwixx-before = { position-qwixx-row-name }: antes del último número hacen falta cinco fichas del mismo bando.
position-qwixx-stones = { position-qwixx-name }: solo hay 22 fichas.
position-qwixx-misthrows = Hay más de cuatro tiradas fallidas, pero la cuarta acaba la partida.
position-qwixx-closed = Hay más de dos filas cerradas, pero la segunda acaba la partida.
position-qwixx-bare-two = Hay dos filas cerradas sin ficha en el candado, pero ya la primera acabó la partida.
position-qwixx-bare = { position-qwixx-row-name }: está cerrada sin ficha en el candado, aunque a quien la cerró le quedan fichas.
position-qwixx-over = La partida había acabado antes de tirar estos dados.
position-qwixx-misthrow-fit = Con el tablero vacío, quien jugó el último tiene tantas tiradas fallidas como el otro, o una más.
position-qwixx-supply = { position-qwixx-name }: la reserva está vacía, pero eso acaba la partida en el propio turno.
position-qwixx-ended = { position-qwixx-name }: ningún turno de este bando puede haber acabado así la partida.
position-qwixx-first-sum = La acción 1 se juega en la suma de los dados blancos, { $sum }, y no en { $field }.
position-qwixx-first-stone = La acción 1 habría jugado en { $field }, pero allí no hay ninguna ficha del jugador activo.
position-qwixx-first-last = La ficha de { $field } no puede ser la última que colocó el jugador activo.
