### The pages of the rulebook: what is around the book itself, and the roll diagram.

## The page

# A link from the list of all games to a game’s whole rulebook
book-open = Abrir el reglamento
book-contents = Índice
book-print = Imprimir

## Searching the book

book-search = Buscar en las reglas
book-search-count =
    { $count ->
        [0] Sin resultados
        [one] { $count } resultado
       *[other] { $count } resultados
    }
# $at is the number of the place that is shown
book-search-at = { $at } de { $count }
book-search-next = Resultado siguiente
book-search-previous = Resultado anterior

## Examples

# Buttons that show the moves of an example: in any game, in Battle, in Qwixx Duel
book-play = Mostrar
book-play-battle = Hacer rodar
book-play-qwixx = Ver la jugada
book-again = Mostrar otra vez
book-try = Pruébalo tú
book-try-again = Reintentar
# A button beside an illegal move; $move is a move in a few words: “i1: 5 left”, “red 12”, “pass”
book-why = ¿Por qué no { $move }?
# $move as above; $text is the clause that forbids it, a whole sentence
book-refused = No permitido: { $move }. { $text }
# On paper: $moves are played first, $refusal is the sentence above.
book-refused-after = Primero: { $moves }. { $refusal }
# What the reader tried; $text is a sentence such as “White rolls from i1 to i6: 3 on top.”
book-tried = { $text } Eso también está permitido.
book-tried-same = { $text } Igual que en el ejemplo.
# A link to an example of a clause, which may have several
book-example =
    { $count ->
        [1] Ejemplo
       *[other] Ejemplo { $number }
    }
# A move of Battle in a few words: its square, and its way such as “4 up, then 1 left”
battle-attempt = { $from }: { $path }
# What to do on a board of Qwixx Duel where fields are marked but no dice lie
qwixx-choose = Coloca una ficha en una casilla marcada.

## The roll diagram

tool-battle-diagram = Diagrama de movimiento
tool-battle-diagram-about = Elige cómo está el cubo y verás cada casilla a la que puede rodar, con la cara que mostrará allí. Después elige una casilla y hazlo rodar hasta ella.
# Which face is on top; which face is toward the reader
roll-top = Arriba
roll-front = Hacia ti
# All visible faces of a die
roll-faces = { $top } arriba, { $front } hacia ti, { $left } a la izquierda, { $right } a la derecha, { $back } detrás
roll-targets = Adónde puede rodar el cubo
roll-choose = Elige una casilla.
# $way is a way such as “4 up, then 1 left”
roll-way = { $way }: { $face } arriba
# Two ways to a square, each as above
roll-two-ways = { $first }; o { $second }
roll-same = Los dos caminos acaban con el cubo en la misma posición.
roll-same-face = Los dos caminos acaban con esta cara arriba, pero el cubo queda girado de otro modo.
# How far the die is on its way
roll-step = Paso { $step } de { $count }: { $face } arriba
roll-back = Un paso atrás
roll-forward = Un paso adelante
