### Captions of drawings made by Python, as text for terminals and as pictures for pages and print.

## Battle. $status says whose turn it is or how the game ended, $label is a move in words

battle-drawing-title = Duelo: { $status }
battle-drawing-chosen = Jugada elegida: { $label }.
# Below a diagram of where a die can roll, where two ways lead to a square
battle-drawing-arrow = Una flecha junto a una cara indica la dirección del último tramo del camino.
# $face is on top of the die, $front the side toward the player
battle-drawing-diagram = Adónde puede rodar un cubo con { $face } arriba y { $front } delante
# $paths lists ways in notation, each with the face shown after it: "n2 → 3, n1e1 → 5"
battle-drawing-paths = La cara superior tras cada camino: { $paths }.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-drawing-title = Qwixx Duelo: { $status }
# Before the two white dice
qwixx-drawing-white = blancos
# Instead of a face: the die is out of the game
qwixx-drawing-out = fuera
# Of a row; 7 letters at most, or an abbreviation
qwixx-drawing-open = abierta
qwixx-drawing-closed = cerrada
# At most 80 columns; the signs stay
qwixx-drawing-legend = ● Negro · ○ Gris · ▸ delantera · + abierta a esta acción · * última jugada
# Sentences for those who listen
qwixx-drawing-field = { qwixx-field }.
qwixx-drawing-lock = { qwixx-lock }.
qwixx-drawing-player = { qwixx-side }: { qwixx-points }. { qwixx-supply }. { qwixx-misthrows }: { $misthrows }.
qwixx-drawing-dice = Dados: { qwixx-move-roll }.
qwixx-drawing-legal = Una ficha puede ir al { $number } { qwixx-colour }.
