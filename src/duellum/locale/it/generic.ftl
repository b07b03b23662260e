### The generic table, for games without a table of their own

generic-table = Tavolo

## What to do now

generic-prompt-over = La partita è finita.
generic-prompt-roll = Tocca a te: lancia i dadi.
generic-prompt-move = Tocca a te: scegli una mossa.
generic-prompt-wait = In attesa della prossima mossa.
generic-shared = { $side } · { $prompt }

## Moves; $label is what the move does, in the game's own words, as is $text

generic-move = { $text }
generic-last = Ultima mossa: { $label }.
generic-pending = In attesa di connessione: { $move }
generic-roll = Lancia
generic-filter = Cerca una mossa
generic-moves = Mosse
