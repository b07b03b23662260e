### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

# How many moves ahead the computer has looked; stands below a hint
hint-depth = Züge voraus: { $depth }

## Any game

general-why-forced = Etwas anderes ist nicht möglich.
general-why-draws = Die Partie endet unentschieden.
# How the game stands for whoever makes the move, where nothing else is to be said; $standing is winning, ahead,
# slight (a small advantage), even, behind or losing
general-why-standing =
    { $standing ->
        [winning] Hält eine Gewinnstellung.
        [ahead] Hält einen klaren Vorteil.
        [slight] Hält einen kleinen Vorteil.
        [even] Hält die Partie ausgeglichen.
        [behind] Hält den Vorteil des Gegners klein.
       *[losing] Leistet den meisten Widerstand.
    }
# $points are percentage points of the chance to win: how much worse the next best move is, or this one is than the best
general-why-better =
    { $points ->
        [0] Der zweitbeste Zug ist genauso gut.
        [one] Der zweitbeste Zug ist { $points } Prozentpunkt schlechter.
       *[other] Der zweitbeste Zug ist { $points } Prozentpunkte schlechter.
    }
general-why-worse =
    { $points ->
        [0] Genauso gut wie der beste Zug.
        [one] Um { $points } Prozentpunkt schlechter als der beste Zug.
       *[other] Um { $points } Prozentpunkte schlechter als der beste Zug.
    }

## Battle. $face is the number of pips on top of a die, 1 to 6

battle-why-takes-king = Schlägt den König und gewinnt.
battle-why-takes-palace = Zieht in den Palast und gewinnt.
# The opponent could otherwise take the king at once, or bring a king to the palace
battle-why-rescue = Rettet den König.
battle-why-guards-palace = Schützt den Palast.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Gewinnt eine { $face }.
battle-why-exchange = Tauscht Würfel und schlägt eine { $face }.
battle-why-sacrifice = Gibt einen Würfel für eine { $face }.
# A die is won, but not by this move; $moves of one's own, this one included
battle-why-gain-later =
    { $moves ->
        [one] Gewinnt in { $moves } Zug einen Würfel.
       *[other] Gewinnt in { $moves } Zügen einen Würfel.
    }
# $count own dice that the opponent could have taken for nothing; $squares is a list of where they stand: "d5 and e6"
battle-why-saves =
    { $count ->
        [one] Rettet den Würfel auf { $squares }.
       *[other] Rettet die Würfel auf { $squares }.
    }
battle-why-only = Jeder andere Zug verliert zwangsläufig.
battle-why-next-loses-die = Der zweitbeste Zug verliert einen Würfel.
battle-why-threat-king = Bedroht den König.
battle-why-threat-palace = Droht, in den Palast zu ziehen.
# $count enemy dice can be taken for nothing next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Greift den Würfel auf { $squares } an.
       *[other] Greift die Würfel auf { $squares } an.
    }
# $moves of one's own, this one included
battle-why-wins =
    { $moves ->
        [one] Erzwingt den Sieg in { $moves } Zug.
       *[other] Erzwingt den Sieg in { $moves } Zügen.
    }
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses =
    { $moves ->
        [one] Der Gegner erzwingt den Sieg in { $moves } Zug.
       *[other] Der Gegner erzwingt den Sieg in { $moves } Zügen.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

# $points are those of the stone and the lock stone
qwixx-why-close =
    { $points ->
        [one] Schließt die Reihe mit { qwixx-colour } { $number } und bringt { $points } Punkt.
       *[other] Schließt die Reihe mit { qwixx-colour } { $number } und bringt { $points } Punkte.
    }
# $points that the captured stone was worth
qwixx-why-capture =
    { $points ->
        [one] Schlägt den Stein auf { qwixx-colour } { $number }: Der Gegner verliert { $points } Punkt.
       *[other] Schlägt den Stein auf { qwixx-colour } { $number }: Der Gegner verliert { $points } Punkte.
    }
qwixx-why-avoids-misthrow = Vermeidet einen Fehlwurf.
qwixx-why-opens = Der fünfte Stein öffnet die letzte Zahl der Reihe, { qwixx-colour } { $number }.
qwixx-why-safe = Sichert den vordersten Stein auf { qwixx-colour } { $number } vor dem Schlagen.
qwixx-why-overtakes = Lässt den gegnerischen Stapel auf { qwixx-colour } { $number } nicht weiter wachsen.
# Placing a stone in action 1 would bar the field that action 2 takes
qwixx-why-keeps-field = Passen hält { qwixx-colour } { $number } für Aktion 2 frei.
# Why passing is good
qwixx-why-pass =
    { $count ->
        [one] Jeder Stein würde jetzt mindestens { $count } Feld überspringen.
       *[other] Jeder Stein würde jetzt mindestens { $count } Felder überspringen.
    }
# $points of this turn, $other those of the next best choice
qwixx-why-points =
    { $points ->
        [one] Bringt { $points } Punkt, die zweitbeste Wahl { $other }.
       *[other] Bringt { $points } Punkte, die zweitbeste Wahl { $other }.
    }
qwixx-why-no-gap = Überspringt kein Feld.
qwixx-why-skips-fewer =
    { $count ->
        [one] Überspringt { $count } Feld weniger als die zweitbeste Wahl.
       *[other] Überspringt { $count } Felder weniger als die zweitbeste Wahl.
    }
# How the game ends with the turn
qwixx-why-wins = Das gewinnt die Partie.
qwixx-why-loses = Die Partie ist verloren.
