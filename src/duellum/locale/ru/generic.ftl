### The generic table, for games without a table of their own

generic-table = Стол

## What to do now

generic-prompt-over = Игра окончена.
generic-prompt-roll = Ваш ход: бросьте кубики.
generic-prompt-move = Ваш ход: выберите, как пойти.
generic-prompt-wait = Ожидание следующего хода.
generic-shared = { $side } · { $prompt }

## Moves; $label is what the move does, in the game's own words, as is $text

generic-move = { $text }
generic-last = Последний ход: { $label }.
generic-pending = Ждёт связи: { $move }
generic-roll = Бросить
generic-filter = Найти ход
generic-moves = Ходы
