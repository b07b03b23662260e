### Captions of drawings made by Python, as text for terminals and as pictures for pages and print.

## Battle. $status says whose turn it is or how the game ended, $label is a move in words

battle-drawing-title = Duelo: { $status }
battle-drawing-chosen = Jogada escolhida: { $label }.
# Below a diagram of where a die can roll, where two ways lead to a square
battle-drawing-arrow = Uma seta junto a uma face indica a direção do último trecho do caminho.
# $face is on top of the die, $front the side toward the player
battle-drawing-diagram = Para onde pode rolar um dado com { $face } em cima e { $front } à frente
# $paths lists ways in notation, each with the face shown after it: "n2 → 3, n1e1 → 5"
battle-drawing-paths = A face superior depois de cada caminho: { $paths }.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-drawing-title = Qwixx Duelo: { $status }
# Before the two white dice
qwixx-drawing-white = brancos
# Instead of a face: the die is out of the game
qwixx-drawing-out = fora
# Of a row; 7 letters at most, or an abbreviation
qwixx-drawing-open = aberta
qwixx-drawing-closed = fechada
# At most 80 columns; the signs stay
qwixx-drawing-legend = ● Pretas · ○ Cinzentas · ▸ frente · + aberta a esta ação · * última jogada
# Sentences for those who listen
qwixx-drawing-field = { qwixx-field }.
qwixx-drawing-lock = { qwixx-lock }.
qwixx-drawing-player = { qwixx-side }: { qwixx-points }. { qwixx-supply }. { qwixx-misthrows }: { $misthrows }.
qwixx-drawing-dice = Dados: { qwixx-move-roll }.
qwixx-drawing-legal = Uma peça pode ir para o { $number } { qwixx-colour }.
