### The generic table, for games without a table of their own

generic-table = Stůl

## What to do now

generic-prompt-over = Hra skončila.
generic-prompt-roll = Jsi na tahu: hoď kostkami.
generic-prompt-move = Jsi na tahu: vyber tah.
generic-prompt-wait = Čeká se na další tah.
generic-shared = { $side } · { $prompt }

## Moves; $label is what the move does, in the game's own words, as is $text

generic-move = { $text }
generic-last = Poslední tah: { $label }.
generic-pending = Čeká na spojení: { $move }
generic-roll = Hodit
generic-filter = Najít tah
generic-moves = Tahy
