### The generic table, for games without a table of their own

generic-table = Table

## What to do now

generic-prompt-over = La partie est terminée.
generic-prompt-roll = À vous : lancez les dés.
generic-prompt-move = À vous : choisissez un coup.
generic-prompt-wait = En attente du prochain coup.
generic-shared = { $side } · { $prompt }

## Moves; $label is what the move does, in the game's own words, as is $text

generic-move = { $text }
generic-last = Dernier coup : { $label }.
generic-pending = En attente de connexion : { $move }
generic-roll = Lancer
generic-filter = Chercher un coup
generic-moves = Coups
