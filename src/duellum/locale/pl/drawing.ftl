### Captions of drawings made by Python, as text for terminals and as pictures for pages and print.

## Battle. $status says whose turn it is or how the game ended, $label is a move in words

battle-drawing-title = Pojedynek: { $status }
battle-drawing-chosen = Wybrany ruch: { $label }.
# Below a diagram of where a die can roll, where two ways lead to a square
battle-drawing-arrow = Strzałka obok ściany pokazuje kierunek ostatniego odcinka drogi.
# $face is on top of the die, $front the side toward the player
battle-drawing-diagram = Dokąd może się potoczyć kostka: na górze { $face }, z przodu { $front }
# $paths lists ways in notation, each with the face shown after it: "n2 → 3, n1e1 → 5"
battle-drawing-paths = Górna ściana po każdej drodze: { $paths }.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-drawing-title = Qwixx Duell: { $status }
# Before the two white dice
qwixx-drawing-white = białe
# Instead of a face: the die is out of the game
qwixx-drawing-out = poza
# Of a row; 7 letters at most, or an abbreviation
qwixx-drawing-open = otwarty
qwixx-drawing-closed = zamkn.
# At most 80 columns; the signs stay
qwixx-drawing-legend = ● Czarne · ○ Szare · ▸ wysunięty · + dla tego działania · * ostatni ruch
# Sentences for those who listen
qwixx-drawing-field = { qwixx-field }.
qwixx-drawing-lock = { qwixx-lock }.
qwixx-drawing-player = { qwixx-side }: { qwixx-points }. { qwixx-supply }. { qwixx-misthrows }: { $misthrows }.
qwixx-drawing-dice = Kostki: { qwixx-move-roll }.
qwixx-drawing-legal = Pionek można postawić na { qwixx-why-field }.
