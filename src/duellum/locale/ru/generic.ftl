### The generic table, for games without a table of their own

generic-table = Стол

## What to do now

generic-prompt-over = Партия окончена.
generic-prompt-roll = Ваш ход: бросьте кубики.
generic-prompt-move = Ваш ход: выберите ход.
generic-prompt-wait = Ждём следующего хода.
generic-shared = { $side } · { $prompt }

## Moves; $label is what the move does, in the game's own words, as is $text

generic-move = { $text }
generic-last = Последний ход: { $label }.
generic-pending = Ожидание связи: { $move }
generic-roll = Бросить
generic-filter = Найти ход
generic-moves = Ходы
