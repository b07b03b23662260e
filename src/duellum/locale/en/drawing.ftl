### Captions of drawings made by Python, as text for terminals and as pictures for pages and print.

## Battle. $status says whose turn it is or how the game ended, $label is a move in words

battle-drawing-title = Battle: { $status }
battle-drawing-chosen = Selected move: { $label }.
# Below a diagram of where a die can roll, where two paths lead to a square
battle-drawing-arrow = An arrow next to a face shows the direction of the last leg of the path.
# $face is on top of the die, $front the side towards the player
battle-drawing-diagram = Where a die with { $face } on top and { $front } in front can roll
# $paths lists paths in notation, each with the face shown after it: "n2 → 3, n1e1 → 5"
battle-drawing-paths = The face on top after each path: { $paths }.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a space

qwixx-drawing-title = Qwixx Duel: { $status }
# Before the two white dice
qwixx-drawing-white = white
# Instead of a face: the die is out of the game
qwixx-drawing-out = out
# Of a row; 7 letters at most, or an abbreviation
qwixx-drawing-open = open
qwixx-drawing-closed = closed
# At most 80 columns; the signs stay
qwixx-drawing-legend = ● Black · ○ Grey · ▸ front · + open to this action · * last move
# Sentences for screen readers
qwixx-drawing-field = { qwixx-field }.
qwixx-drawing-lock = { qwixx-lock }.
qwixx-drawing-player = { qwixx-side }: { qwixx-points }. { qwixx-supply }. { qwixx-misthrows }: { $misthrows }.
qwixx-drawing-dice = Dice: { qwixx-move-roll }.
qwixx-drawing-legal = A stone may be placed on { qwixx-colour } { $number }.
