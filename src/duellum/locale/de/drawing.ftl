### Captions of drawings made by Python, as text for terminals and as pictures for pages and print.

## Battle. $status says whose turn it is or how the game ended, $label is a move in words

battle-drawing-title = Duell: { $status }
battle-drawing-chosen = Gewählter Zug: { $label }.
# Below a diagram of where a die can roll, where two ways lead to a square
battle-drawing-arrow = Ein Pfeil neben einer Seite zeigt die Richtung des letzten Wegstücks.
# $face is on top of the die, $front the side toward the player
battle-drawing-diagram = Wohin ein Würfel mit { $face } oben und { $front } vorn rollen kann
# $paths lists ways in notation, each with the face shown after it: "n2 → 3, n1e1 → 5"
battle-drawing-paths = Was nach jedem Weg oben liegt: { $paths }.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-drawing-title = Qwixx Das Duell: { $status }
# Before the two white dice
qwixx-drawing-white = weiß
# Instead of a face: the die is out of the game
qwixx-drawing-out = raus
# Of a row; 7 letters at most, or an abbreviation
qwixx-drawing-open = offen
qwixx-drawing-closed = zu
# At most 80 columns; the signs stay
qwixx-drawing-legend = ● Schwarz · ○ Grau · ▸ vorderster · + für diese Aktion offen · * letzter Zug
# Sentences for those who listen
qwixx-drawing-field = { qwixx-field }.
qwixx-drawing-lock = { qwixx-lock }.
qwixx-drawing-player = { qwixx-side }: { qwixx-points }. { qwixx-supply }. { qwixx-misthrows }: { $misthrows }.
qwixx-drawing-dice = Würfel: { qwixx-move-roll }.
qwixx-drawing-legal = Auf { qwixx-colour } { $number } darf ein Stein gesetzt werden.
