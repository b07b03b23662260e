### Captions of drawings made by Python, as text for terminals and as pictures for pages and print.

## Battle. $status says whose turn it is or how the game ended, $label is a move in words

battle-drawing-title = Battle: { $status }
battle-drawing-chosen = Zvolený tah: { $label }.
# Below a diagram of where a die can roll, where two ways lead to a square
battle-drawing-arrow = Šipka vedle strany ukazuje směr posledního úseku cesty.
# $face is on top of the die, $front the side toward the player
battle-drawing-diagram = Kam se může rolovat kostka: nahoře { $face }, vpředu { $front }
# $paths lists ways in notation, each with the face shown after it: "n2 → 3, n1e1 → 5"
battle-drawing-paths = Horní strana po každé cestě: { $paths }.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-drawing-title = Qwixx Duel: { $status }
# Before the two white dice
qwixx-drawing-white = bílé
# Instead of a face: the die is out of the game
qwixx-drawing-out = mimo
# Of a row; 7 letters at most, or an abbreviation
qwixx-drawing-open = otevř.
qwixx-drawing-closed = uzavř.
# At most 80 columns; the signs stay
qwixx-drawing-legend = ● Černý · ○ Šedý · ▸ přední · + volné pro tuto akci · * poslední tah
# Sentences for those who listen
qwixx-drawing-field = { qwixx-field }.
qwixx-drawing-lock = { qwixx-lock }.
qwixx-drawing-player = { qwixx-side }: { qwixx-points }. { qwixx-supply }. { qwixx-misthrows }: { $misthrows }.
qwixx-drawing-dice = Kostky: { qwixx-move-roll }.
qwixx-drawing-legal = Kámen lze položit na pole { qwixx-colour } { $number }.
