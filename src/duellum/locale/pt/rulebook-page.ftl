### The pages of the rulebook: what is around the book itself, and the roll diagram.

## The page

# A link from the list of all games to a game’s whole rulebook
book-open = Abrir o livro de regras
book-contents = Índice
book-print = Imprimir

## Searching the book

book-search = Procurar nas regras
book-search-count =
    { $count ->
        [0] Sem resultados
        [one] { $count } resultado
       *[other] { $count } resultados
    }
# $at is the number of the place that is shown
book-search-at = { $at } de { $count }
book-search-next = Resultado seguinte
book-search-previous = Resultado anterior

## Examples

# Buttons that show the moves of an example: in any game, in Battle, in Qwixx Duel
book-play = Mostrar
book-play-battle = Fazer rolar
book-play-qwixx = Ver a jogada
book-again = Mostrar de novo
book-try = Experimentar
book-try-again = Tentar de novo
# A button beside an illegal move; $move is a move in a few words: “i1: 5 left”, “red 12”, “pass”
book-why = Porque não { $move }?
# $move as above; $text is the clause that forbids it, a whole sentence
book-refused = Não permitido: { $move }. { $text }
# On paper: $moves are played first, $refusal is the sentence above.
book-refused-after = Primeiro: { $moves }. { $refusal }
# What the reader tried; $text is a sentence such as “White rolls from i1 to i6: 3 on top.”
book-tried = { $text } Isso também é permitido.
book-tried-same = { $text } Tal como no exemplo.
# A link to an example of a clause, which may have several
book-example =
    { $count ->
        [1] Exemplo
       *[other] Exemplo { $number }
    }
# A move of Battle in a few words: its square, and its way such as “4 up, then 1 left”
battle-attempt = { $from }: { $path }
# What to do on a board of Qwixx Duel where fields are marked but no dice lie
qwixx-choose = Coloque uma peça numa casa assinalada.

## The roll diagram

tool-battle-diagram = Diagrama de movimento
tool-battle-diagram-about = Escolha como está o dado e veja cada casa para onde pode rolar, com a face que mostrará lá. Depois escolha uma casa e faça rolar o dado até ela.
# Which face is on top; which face is toward the reader
roll-top = Em cima
roll-front = Voltado para si
# All visible faces of a die
roll-faces = { $top } em cima, { $front } voltado para si, { $left } à esquerda, { $right } à direita, { $back } atrás
roll-targets = Para onde o dado pode rolar
roll-choose = Escolha uma casa.
# $way is a way such as “4 up, then 1 left”
roll-way = { $way }: { $face } em cima
# Two ways to a square, each as above
roll-two-ways = { $first }; ou { $second }
roll-same = Os dois caminhos terminam com o dado na mesma posição.
roll-same-face = Os dois caminhos terminam com esta face em cima, mas o dado fica rodado de outra maneira.
# How far the die is on its way
roll-step = Passo { $step } de { $count }: { $face } em cima
roll-back = Um passo atrás
roll-forward = Um passo à frente
