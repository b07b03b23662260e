### The generic table, for games without a table of their own

generic-table = 桌面

## What to do now

generic-prompt-over = 对局已经结束。
generic-prompt-roll = 轮到你：请掷骰。
generic-prompt-move = 轮到你：请选择一步。
generic-prompt-wait = 等待下一步。
generic-shared = { $side } · { $prompt }

## Moves; $label is what the move does, in the game's own words, as is $text

generic-move = { $text }
generic-last = 上一步：{ $label }。
generic-pending = 等待连接恢复：{ $move }
generic-roll = 掷骰
generic-filter = 查找走法
generic-moves = 走法
