### The generic table, for games without a table of their own

generic-table = Mesa

## What to do now

generic-prompt-over = La partida ha terminado.
generic-prompt-roll = Te toca: tira los dados.
generic-prompt-move = Te toca: elige una jugada.
generic-prompt-wait = Esperando la próxima jugada.
generic-shared = { $side } · { $prompt }

## Moves; $label is what the move does, in the game's own words, as is $text

generic-move = { $text }
generic-last = Última jugada: { $label }.
generic-pending = En espera de conexión: { $move }
generic-roll = Tirar
generic-filter = Buscar una jugada
generic-moves = Jugadas
