### Captions of drawings made by Python, as text for terminals and as pictures for pages and print.

## Battle. $status says whose turn it is or how the game ended, $label is a move in words

battle-drawing-title = Поединок: { $status }
battle-drawing-chosen = Выбранный ход: { $label }.
# Below a diagram of where a die can roll, where two ways lead to a square
battle-drawing-arrow = Стрелка рядом с гранью показывает направление последнего отрезка пути.
# $face is on top of the die, $front the side toward the player
battle-drawing-diagram = Куда может перекатиться кубик: сверху { $face }, спереди { $front }
# $paths lists ways in notation, each with the face shown after it: "n2 → 3, n1e1 → 5"
battle-drawing-paths = Верхняя грань после каждого пути: { $paths }.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-drawing-title = Qwixx Дуэль: { $status }
# Before the two white dice
qwixx-drawing-white = белые
# Instead of a face: the die is out of the game
qwixx-drawing-out = нет
# Of a row; 7 letters at most, or an abbreviation
qwixx-drawing-open = открыт
qwixx-drawing-closed = закрыт
# At most 80 columns; the signs stay
qwixx-drawing-legend = ● Чёрные · ○ Серые · ▸ передняя · + доступно этому действию · * последний ход
# Sentences for those who listen
qwixx-drawing-field = { qwixx-field }.
qwixx-drawing-lock = { qwixx-lock }.
qwixx-drawing-player = { qwixx-side }: { qwixx-points }. { qwixx-supply }. { qwixx-misthrows }: { $misthrows }.
qwixx-drawing-dice = Кубики: { qwixx-move-roll }.
qwixx-drawing-legal = Можно поставить фишку на { qwixx-why-field }.
