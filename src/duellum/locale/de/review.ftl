### The review of a game: the curve of the chances, how good each move was, what was better; the card of a finished game.
### $move is a move in words; $points are percentage points of the chance to win.

review-title = Auswertung
review-missing = Diese Partie gibt es nicht.
review-locked = Diese Partie spielen noch zwei Menschen. Die Auswertung öffnet sich, sobald sie zu Ende ist.
review-to-game = Zur Partie

## The curve

review-curve = Gewinnchancen
# The chance of $side after $ply moves
review-chance =
    { $ply ->
        [0] Zu Beginn: { $side } { $percent }
       *[other] Nach Zug { $ply }: { $side } { $percent }
    }
review-accuracy = { $side }, Genauigkeit
review-provisional = etwa { $figure }
review-analysing = Analyse läuft
review-deepening = Es wird tiefer gesucht
review-failed = Die Engine ließ sich nicht starten; die Züge sind deshalb nicht bewertet.
review-next-error = Nächster Fehler
review-previous-error = Voriger Fehler

## A move

review-grade =
    { $grade ->
        [best] bester Zug
        [good] guter Zug
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
        [blunder] Patzer
       *[forced] erzwungener Zug
    }
# $grade is the word for the grade with its sign, $points what was lost, as in "−7.5"
review-lost = { $grade }: { $points } Prozentpunkte
review-roll =
    { $luck ->
        [average] Durchschnittlicher Wurf: { $points } Prozentpunkte
        [lucky] Glücklicher Wurf: { $points } Prozentpunkte
       *[unlucky] Unglücklicher Wurf: { $points } Prozentpunkte
    }
# $percent is the chance to win with this move
review-better = Besser: { $move }, { $percent }.
# $moves are expected after the better move
review-then = Danach { $moves }.
review-show-line = Zeigen
review-retry = Selbst versuchen
# While a better line is played out on the board
review-line = Besser, { $at } von { $count }:
review-back = Zurück zur Partie
review-your-turn = Dein Zug: Finde etwas Besseres.
review-grading = Dein Zug wird geprüft.
# $verdict is the grade, $percent the chance with the move
review-tried = { $move }. { $verdict }, { $percent }.
review-try-again = Noch einmal

## What stands out in a game

# $played was the error that decided the game, with a chance of $after; $better would have kept $percent
review-turning = Wendepunkt: Zug { $turn }
review-turning-fall = { $side }: { $played }. Die Gewinnchance fiel von { $percent } auf { $after }.
review-turning-better = Besser: { $better }.
# $points are the points by which the move was ahead of all others
review-best = Bester Zug: Zug { $turn }
review-best-text = { $side }: { $move }. Jeder andere Zug hätte die Gewinnchance um mindestens { $points } Prozentpunkte gesenkt.
# Skill and luck; $played is how the player played, $dice whom the dice helped
review-luck-mine =
    { $played ->
        [better] Du hast besser gespielt
        [worse] Dein Gegner hat besser gespielt
       *[even] Ihr habt gleich gut gespielt
    }; { $dice ->
        [mine] die Würfel haben deine Gewinnchance um { $points } Prozentpunkte erhöht.
        [theirs] die Würfel haben die Gewinnchance deines Gegners um { $points } Prozentpunkte erhöht.
       *[even] die Würfel haben keinen von euch bevorzugt.
    }
review-luck =
    { $played ->
        [better] { $side } hat besser gespielt
        [worse] Die andere Seite hat besser gespielt
       *[even] Beide Seiten haben gleich gut gespielt
    }; { $dice ->
        [mine] die Würfel haben die Gewinnchance von { $side } um { $points } Prozentpunkte erhöht.
        [theirs] die Würfel haben die Gewinnchance der anderen Seite um { $points } Prozentpunkte erhöht.
       *[even] die Würfel haben keine Seite bevorzugt.
    }
