### Captions of drawings made by Python, as text for terminals and as pictures for pages and print.

## Battle. $status says whose turn it is or how the game ended, $label is a move in words

battle-drawing-title = La Battaglia: { $status }
battle-drawing-chosen = Mossa scelta: { $label }.
# Below a diagram of where a die can roll, where two ways lead to a square
battle-drawing-arrow = Una freccia accanto a una faccia indica la direzione dell’ultimo tratto.
# $face is on top of the die, $front the side toward the player
battle-drawing-diagram = Dove può rotolare un dado con { $face } sopra e { $front } davanti
# $paths lists ways in notation, each with the face shown after it: "n2 → 3, n1e1 → 5"
battle-drawing-paths = La faccia superiore dopo ogni percorso: { $paths }.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-drawing-title = Qwixx Duello: { $status }
# Before the two white dice
qwixx-drawing-white = bianchi
# Instead of a face: the die is out of the game
qwixx-drawing-out = fuori
# Of a row; 7 letters at most, or an abbreviation
qwixx-drawing-open = aperta
qwixx-drawing-closed = chiusa
# At most 80 columns; the signs stay
qwixx-drawing-legend = ● Nero · ○ Grigio · ▸ più avanzata · + possibile ora · * ultima mossa
# Sentences for those who listen
qwixx-drawing-field = { qwixx-field }.
qwixx-drawing-lock = { qwixx-lock }.
qwixx-drawing-player = { qwixx-side }: { qwixx-points }. { qwixx-supply }. { qwixx-misthrows }: { $misthrows }.
qwixx-drawing-dice = Dadi: { qwixx-move-roll }.
qwixx-drawing-legal = Una pedina può andare { qwixx-why-field }.
