### The analysis of a game, as text and as a page: how good each move was, how lucky each roll.
### $player is a player with the side, as in "Ann (White)", or the side alone; $move a move in words;
### $points are percentage points of the chance to win with one decimal and a sign, as in "−2.5".

## What was played, and how it ended

report-player = { $name } ({ $side })
report-title = { $game }: { $first } gegen { $second }
report-title-date = { $game }: { $first } gegen { $second }, { $date }
report-unfinished = Nicht beendet, analysiert bis zum letzten Zug.
# $result is 1-0, 0-1 or 1/2-1/2. The reason follows as a sentence.
report-won = { $player } hat gewonnen, { $result }.
report-drawn = Unentschieden, { $result }.
# The chance to win when the game was broken off
report-stood = { $player } hatte eine Gewinnchance von { $percent }.

## The table in a terminal; short words, the table is narrow

report-column =
    { $column ->
        [turn] Nr.
        [player] Seite
        [played] Zug
        [error] Fehler
        [luck] Glück
        [grade] Note
       *[candidates] Kandidaten mit Chance
    }
# Over the column with the chances of $side
report-side-wins = { $side } gewinnt
# How good a move was; forced where there was nothing to choose
report-grade =
    { $grade ->
        [best] beste Wahl
        [good] gut
        [inaccuracy] ungenau
        [mistake] Fehler
        [blunder] Patzer
       *[forced] erzwungen
    }

## The totals

report-total =
    { $total ->
        [decisions] Entscheidungen
        [error] Fehler je Entscheidung
        [accuracy] Genauigkeit
        [luck] Glück
        [result] Ergebnis
        [chance] Chance bisher
        [result-without-luck] glücksbereinigtes Ergebnis
       *[chance-without-luck] glücksbereinigte Chance bisher
    }
# No figure: there was no decision
report-none = keine

## The page

report-chances = Gewinnchancen
report-luck = Glück jedes Wurfs; nach oben ist gut für { $player }
report-position = Stellung
report-no-script = JavaScript ist ausgeschaltet, deshalb kann diese Seite die Bretter nicht zeichnen.
report-steps = Durch die Partie gehen
report-to-end = Zum Ende
report-next-error = Nächster Fehler
report-totals = Gesamt
report-this-move = Dieser Zug
report-moves = Die Partie
report-start = Der Beginn
report-opening = Geh mit den Pfeiltasten, den Schaltflächen oder einem Klick auf die Kurve durch die Partie.
# Heading over what is said of a move; $turn is its number
report-ply = { $turn }. { $player }: { $move }
report-roll =
    { $luck ->
        [average] Durchschnittlicher Wurf
        [lucky] Glücklicher Wurf
       *[unlucky] Unglücklicher Wurf
    }
report-points = { $points } Prozentpunkte
# How much a move lost, and to which
report-lost = { $points } Prozentpunkte gegenüber { $move }
# $move in notation, $earlier what its player did before in the same turn
report-notation = In Notation: { $move }.
report-notation-after = In Notation: { $move }, nach { $earlier }.
# Beside a move that was made, and a roll
report-played = gespielt
report-rolled = gewürfelt
report-best-reply = mit der besten Antwort
report-average = Durchschnitt
report-mean = das Mittel über alle Würfe
# $moves are expected after the first
report-then = Danach { $moves }.
# $grades is a list of the next message
report-legend = Fehler sind in Prozentpunkten der Gewinnchance angegeben, verglichen mit dem besten Zug: { $grades }.
report-from = { report-grade } { $sign } ab { $points }
report-legend-luck = Glück ist der Wert eines Wurfs mit der besten Antwort, abzüglich des Mittels über alle Würfe. Beim glücksbereinigten Ergebnis ist das Glück des Spielers abgezogen und das des Gegners hinzugerechnet. Im Mittel stimmt es mit dem wirklichen Ergebnis überein.

## The analysis of a position

report-analysing = Analyse läuft
report-move-why = { $move }: { $reasons }
report-search =
    { $positions ->
        [one] Tiefe { $depth }, { $positions } Stellung in { $seconds } s
       *[other] Tiefe { $depth }, { $positions } Stellungen in { $seconds } s
    }
report-expectation = Erwartung über alle Würfe
# The position was played to its end many times
report-rollouts =
    { $games ->
        [one] Zu Ende gespielt: { $percent } ± { $error }, { $games } Partie.
       *[other] Zu Ende gespielt: { $percent } ± { $error }, { $games } Partien.
    }
report-over = Die Partie ist zu Ende: { $percent }.
