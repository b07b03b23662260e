### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

## Battle. $square is the name of a square such as e1, $face the number of pips on top of a die, 1 to 6

battle-why-takes-king = Schlägt den König und gewinnt.
battle-why-takes-palace = Nimmt den Palast ein und gewinnt.
battle-why-rescue = Rettet den König.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Gewinnt eine { $face }.
battle-why-exchange = Tauscht Würfel und schlägt eine { $face }.
battle-why-sacrifice = Opfert einen Würfel für eine { $face }.
battle-why-threat-king = Bedroht den König.
battle-why-threat-palace = Droht, den Palast einzunehmen.
# $count enemy dice can be taken next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Greift den Würfel auf { $squares } an.
       *[other] Greift die Würfel auf { $squares } an.
    }
# Nothing of the above: a die that showed $before goes to $square, where it shows $face
battle-why-roll = Bringt die { $before } nach { $square }, wo sie eine { $face } zeigt.
battle-why-king-roll = Bringt den König nach { $square }.
# $moves of one's own, this one included
battle-why-wins =
    { $moves ->
        [one] Erzwingt den Sieg in { $moves } Zug.
       *[other] Erzwingt den Sieg in { $moves } Zügen.
    }
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses =
    { $moves ->
        [one] Die Gegenseite erzwingt den Sieg in { $moves } Zug.
       *[other] Die Gegenseite erzwingt den Sieg in { $moves } Zügen.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field.
## $step is then for what follows the first action within the turn, else now

qwixx-why-place =
    { $step ->
        [then] Setzt dann auf { qwixx-colour } { $number }.
       *[now] Setzt auf { qwixx-colour } { $number }.
    }
qwixx-why-stack =
    { $step ->
        [then] Stapelt dann auf { qwixx-colour } { $number }.
       *[now] Stapelt auf { qwixx-colour } { $number }.
    }
qwixx-why-capture =
    { $step ->
        [then] Schlägt dann auf { qwixx-colour } { $number }.
       *[now] Schlägt auf { qwixx-colour } { $number }.
    }
qwixx-why-close =
    { $step ->
        [then] Schließt dann die Reihe mit { qwixx-colour } { $number }.
       *[now] Schließt die Reihe mit { qwixx-colour } { $number }.
    }
qwixx-why-pass =
    { $step ->
        [then] Passt dann.
       *[now] Passt.
    }
qwixx-why-misthrow =
    { $step ->
        [then] Nimmt dann einen Fehlwurf in Kauf.
       *[now] Nimmt einen Fehlwurf in Kauf.
    }
# Said behind qwixx-why-stack where the stack is new
qwixx-why-safe = Der Stapel ist von nun an sicher.
# Said behind qwixx-why-place; $count is 3 or more
qwixx-why-skip =
    { $count ->
        [one] Überspringt dabei { $count } Feld.
       *[other] Überspringt dabei { $count } Felder.
    }
# How the game ends with the turn
qwixx-why-wins = Das gewinnt das Spiel.
qwixx-why-draws = Das Spiel endet unentschieden.
qwixx-why-loses = Das Spiel ist verloren.
