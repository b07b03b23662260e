### The generic table, for games without a table of their own

generic-table = Stół

## What to do now

generic-prompt-over = Koniec partii.
generic-prompt-roll = Twoja kolej: rzuć kostkami.
generic-prompt-move = Twoja kolej: wybierz ruch.
generic-prompt-wait = Czekamy na następny ruch.
generic-shared = { $side } · { $prompt }

## Moves; $label is what the move does, in the game's own words, as is $text

generic-move = { $text }
generic-last = Ostatni ruch: { $label }.
generic-pending = Czeka na połączenie: { $move }
generic-roll = Rzuć
generic-filter = Znajdź ruch
generic-moves = Ruchy
