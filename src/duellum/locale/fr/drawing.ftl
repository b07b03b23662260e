### Captions of drawings made by Python, as text for terminals and as pictures for pages and print.

## Battle. $status says whose turn it is or how the game ended, $label is a move in words

battle-drawing-title = La Joute : { $status }
battle-drawing-chosen = Coup choisi : { $label }.
# Below a diagram of where a die can roll, where two ways lead to a square
battle-drawing-arrow = Une flèche à côté d’une face donne la direction du dernier tronçon du chemin.
# $face is on top of the die, $front the side toward the player
battle-drawing-diagram = Où peut rouler un cube avec { $face } dessus et { $front } devant
# $paths lists ways in notation, each with the face shown after it: "n2 → 3, n1e1 → 5"
battle-drawing-paths = La face supérieure après chaque chemin : { $paths }.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-drawing-title = Qwixx Duel : { $status }
# Before the two white dice
qwixx-drawing-white = blancs
# Instead of a face: the die is out of the game
qwixx-drawing-out = hors jeu
# Of a row; 7 letters at most, or an abbreviation
qwixx-drawing-open = ouverte
qwixx-drawing-closed = fermée
# At most 80 columns; the signs stay
qwixx-drawing-legend = ● Noir · ○ Gris · ▸ pion de tête · + jouable maintenant · * dernier coup
# Sentences for those who listen
qwixx-drawing-field = { qwixx-field }.
qwixx-drawing-lock = { qwixx-lock }.
qwixx-drawing-player = { qwixx-side } : { qwixx-points }. { qwixx-supply }. { qwixx-misthrows } : { $misthrows }.
qwixx-drawing-dice = Dés : { qwixx-move-roll }.
qwixx-drawing-legal = Un pion peut aller sur le { $number } { qwixx-colour }.
