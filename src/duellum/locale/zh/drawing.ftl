### Captions of drawings made by Python, as text for terminals and as pictures for pages and print.

## Battle. $status says whose turn it is or how the game ended, $label is a move in words

battle-drawing-title = 决斗：{ $status }
battle-drawing-chosen = 选定的走法：{ $label }。
# Below a diagram of where a die can roll, where two ways lead to a square
battle-drawing-arrow = 点数旁的箭头表示最后一段路线的方向。
# $face is on top of the die, $front the side toward the player
battle-drawing-diagram = 顶面 { $face } 点、正面 { $front } 点的骰子能滚到哪里
# $paths lists ways in notation, each with the face shown after it: "n2 → 3, n1e1 → 5"
battle-drawing-paths = 每条路线之后的顶面：{ $paths }。

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-drawing-title = Qwixx 对决：{ $status }
# Before the two white dice
qwixx-drawing-white = 白骰
# Instead of a face: the die is out of the game
qwixx-drawing-out = 退出
# Of a row; 7 letters at most, or an abbreviation
qwixx-drawing-open = 未封
qwixx-drawing-closed = 已封
# At most 80 columns; the signs stay
qwixx-drawing-legend = ● 黑方 · ○ 灰方 · ▸ 最前棋子 · + 本次行动可放 · * 上一步
# Sentences for those who listen
qwixx-drawing-field = { qwixx-field }。
qwixx-drawing-lock = { qwixx-lock }。
qwixx-drawing-player = { qwixx-side }：{ qwixx-points }。{ qwixx-supply }。{ qwixx-misthrows }：{ $misthrows }。
qwixx-drawing-dice = 骰子：{ qwixx-move-roll }。
qwixx-drawing-legal = { qwixx-colour } { $number } 可以放棋子。
