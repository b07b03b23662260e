### The generic table, for games without a table of their own

generic-table = Mesa

## What to do now

generic-prompt-over = A partida terminou.
generic-prompt-roll = É a sua vez: lance os dados.
generic-prompt-move = É a sua vez: escolha uma jogada.
generic-prompt-wait = À espera da próxima jogada.
generic-shared = { $side } · { $prompt }

## Moves; $label is what the move does, in the game's own words, as is $text

generic-move = { $text }
generic-last = Última jogada: { $label }.
generic-pending = À espera de ligação: { $move }
generic-roll = Lançar
generic-filter = Procurar uma jogada
generic-moves = Jogadas
