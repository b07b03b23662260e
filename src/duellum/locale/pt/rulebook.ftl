### The rulebooks of both games: titles of sections, words of tables, and what they share.
### The books themselves are in rulebook-battle and rulebook-qwixx; the exact rules, which the books quote,
### are in clauses. Use the words of those and of battle and qwixx.

## Titles of sections, in the order of the books

rulebook-about = O jogo
rulebook-aim = O objetivo
rulebook-box = Na caixa
rulebook-setup = Preparação
rulebook-turn = A sua vez
# Battle
rulebook-moving = O movimento
# Qwixx Duel
rulebook-placing = Colocar peças
# Battle
rulebook-capture = A captura
# Qwixx Duel
rulebook-front = Capturar e empilhar
# Battle
rulebook-palace = Rei e palácio
# Qwixx Duel
rulebook-closing = Fechar uma linha
rulebook-end = Fim da partida
# Qwixx Duel
rulebook-scoring = Pontuação
# Battle: drawings that show which face a die will show after each of its moves
rulebook-diagrams = Diagramas de movimento
rulebook-tactics = Tática
rulebook-clauses = Todas as regras, por número
rulebook-editions = Diferenças entre as edições impressas

## Words of tables

rulebook-players = Jogadores
rulebook-age = Idade
# $years is the least age
rulebook-age-from =
    { $years ->
        [one] a partir de { $years } ano
       *[other] a partir de { $years } anos
    }
rulebook-time = Duração
rulebook-minutes =
    { $count ->
        [one] cerca de { $count } minuto
       *[other] cerca de { $count } minutos
    }
rulebook-author = Autor
# Followed by the game's names in other languages
rulebook-names = Outros nomes
rulebook-part = Componente
rulebook-number = Quantidade

## Shared paragraphs

rulebook-clauses-text = Cada regra tem um número. O Duellum cita-o quando recusa uma jogada e no fim de cada partida.
rulebook-editions-text = As regras impressas são traduções de um mesmo original, e algumas contêm erros. Para cada diferença indica-se a edição, o que diz, o que se joga aqui e porquê.

## Examples

# The heading of an example where it is printed as text; $number counts them
rulebook-example = Exemplo { $number }
# An attempt that is not allowed: $move is its notation, $clause the number of the rule that forbids it
rulebook-refused = Não permitido: { $move } ({ $clause })
# In a terminal, above the drawing of the position in which such an attempt is made
rulebook-refused-position = A posição em que a jogada não é permitida:
# What can be played, and nothing else; $moves is a list of moves in notation
rulebook-choices = Jogadas possíveis no início do exemplo: { $moves }
# $clause is the number of the rule by which the game ended
rulebook-draw = Empate ({ $clause }).
rulebook-goes-on = A partida continua.
