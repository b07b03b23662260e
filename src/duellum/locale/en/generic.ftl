### The generic table, for games without a table of their own

generic-table = Table

## What to do now

generic-prompt-over = The game is over.
generic-prompt-roll = Your turn: roll the dice.
generic-prompt-move = Your turn: choose a move.
generic-prompt-wait = Waiting for the next move.
# Two people at one screen: $side is to act, $prompt one of the lines above
generic-shared = { $side } · { $prompt }

## Moves; $label is what the move does, in the game's own words, as is $text

generic-move = { $text }
generic-last = Last move: { $label }.
generic-pending = Waiting for the connection: { $move }
generic-roll = Roll
generic-filter = Find a move
generic-moves = Moves
