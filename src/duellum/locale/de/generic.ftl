### The generic table, for games without a table of their own

generic-table = Tisch

## What to do now

generic-prompt-over = Die Partie ist zu Ende.
generic-prompt-roll = Du bist am Zug: Würfle!
generic-prompt-move = Du bist am Zug: Wähle einen Zug.
generic-prompt-wait = Warten auf den nächsten Zug.
generic-shared = { $side } · { $prompt }

## Moves; $label is what the move does, in the game's own words, as is $text

generic-move = { $text }
generic-last = Letzter Zug: { $label }.
generic-pending = Wartet auf die Verbindung: { $move }
generic-roll = Würfeln
generic-filter = Zug suchen
generic-moves = Züge
