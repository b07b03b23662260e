### Battle at the table. Arguments used throughout:
### $side is white or black, $square, $from and $to are names of squares such as e1,
### $face is the number of pips on top of a die, 1 to 6,
### $effect is what a move does: roll, capture, king (takes the king) or palace (takes the palace).

## Words that sentences below are built with

battle-side =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }

## The board

battle-board = Spielbrett von „Duell“, 9 Linien und 8 Reihen
# The slider that tilts the board
battle-tilt = Neigung des Bretts
# The list of moves of the chosen die
battle-moves = Wohin dieser Würfel rollen kann
battle-lost =
    { $count ->
        [0] { battle-side } hat keinen Würfel verloren
        [one] { battle-side } hat { $count } Würfel verloren
       *[other] { battle-side } hat { $count } Würfel verloren
    }

## What stands on a square, for those who listen

battle-square-empty = { $square }, leer.
battle-square-palace =
    { $side ->
        [white] { $square }, weißer Palast, leer.
       *[black] { $square }, schwarzer Palast, leer.
    }
battle-square-die =
    { $side ->
        [white] Weißer Würfel auf { $square }, oben die { $face }.
       *[black] Schwarzer Würfel auf { $square }, oben die { $face }.
    }
battle-square-king =
    { $side ->
        [white] Weißer König auf { $square }.
       *[black] Schwarzer König auf { $square }.
    }
battle-square-king-palace =
    { $side ->
        [white] Weißer König im Palast { $square }.
       *[black] Schwarzer König im Palast { $square }.
    }
battle-square-movable = Kann rollen.
battle-square-selected = Ausgewählt.
battle-square-hinted = Empfohlen.
battle-square-threat = Bedroht.
battle-square-attacker = Greift an.

## What the chosen die would do on a square

battle-target =
    { $effect ->
        [roll] Rollt hierher, oben die { $face }.
        [king] Schlägt den König und gewinnt.
       *[capture] Schlägt hier, oben die { $face }.
    }
battle-target-king =
    { $effect ->
        [roll] Der König zieht hierher.
        [king] Schlägt den König und gewinnt.
        [palace] Nimmt den Palast ein und gewinnt.
       *[capture] Der König schlägt hier.
    }
# Two ways lead here, and the die ends with another face on top or lies otherwise
battle-target-two =
    { $effect ->
        [roll] Zwei Wege führen hierher: oben die { $face } oder die { $other }.
        [king] Schlägt den König und gewinnt.
       *[capture] Zwei Wege, um hier zu schlagen: oben die { $face } oder die { $other }.
    }
battle-chooser = Zwei Wege nach { $square }

# A straight part of a way; $count is the number of squares
battle-leg =
    { $direction ->
        [up] { $count } nach oben
        [down] { $count } nach unten
        [left] { $count } nach links
       *[right] { $count } nach rechts
    }
# A way with a turn; $first and $second are straight parts
battle-legs = { $first }, dann { $second }
# A move to choose; $path is a way as above
battle-option =
    { $effect ->
        [roll] Nach { $square }: { $path }; oben die { $face }.
        [king] Nach { $square }: { $path }; schlägt den König und gewinnt.
       *[capture] Nach { $square }: { $path }; schlägt, oben die { $face }.
    }
battle-option-king =
    { $effect ->
        [roll] König nach { $square }: { $path }.
        [king] König nach { $square }: { $path }; schlägt den König und gewinnt.
        [palace] König nach { $square }: { $path }; nimmt den Palast ein und gewinnt.
       *[capture] König nach { $square }: { $path }; schlägt.
    }

## The line that says what to do now. $count is how many squares the die must roll

battle-prompt-wait = { battle-side } ist am Zug.
battle-prompt-choose = { battle-side }, du bist am Zug: Wähle einen Würfel.
# What the opponent could take with the next move, and so win; $side is also you
battle-danger-king =
    { $side ->
        [you] Dein König ist in Gefahr.
        [white] Der weiße König ist in Gefahr.
       *[black] Der schwarze König ist in Gefahr.
    }
battle-danger-palace =
    { $side ->
        [you] Dein Palast ist in Gefahr.
        [white] Der weiße Palast ist in Gefahr.
       *[black] Der schwarze Palast ist in Gefahr.
    }
battle-prompt-roll =
    { $count ->
        [one] Rolle den Würfel { $count } Feld weit.
       *[other] Rolle den Würfel { $count } Felder weit; ein Richtungswechsel ist erlaubt.
    }
battle-prompt-king = Der König zieht ein Feld weit.
battle-prompt-way = Auf welchem Weg?
# Told to those who listen once a die is chosen; $prompt is one of the lines above, $squares a list of squares
battle-chosen = { $prompt } Mögliche Felder: { $squares }.

## What was done

battle-announce-roll = { battle-side } rollt einen Würfel von { battle-way }, oben die { $face }.
battle-announce-capture = { battle-side } rollt einen Würfel von { battle-way } und schlägt dort, oben die { $face }.
battle-announce-king-roll =
    { $side ->
        [white] Der weiße König zieht von { $from } nach { $to }.
       *[black] Der schwarze König zieht von { $from } nach { $to }.
    }
battle-announce-king-capture =
    { $side ->
        [white] Der weiße König schlägt den Würfel auf { $to }.
       *[black] Der schwarze König schlägt den Würfel auf { $to }.
    }
battle-announce-king = { battle-side } schlägt den König auf { $to } und gewinnt.
battle-announce-palace =
    { $side ->
        [white] Der weiße König nimmt den Palast { $to } ein und gewinnt.
       *[black] Der schwarze König nimmt den Palast { $to } ein und gewinnt.
    }

## Moves in lists and hints. $via is the square where the way turns, or none; $captured the face of a captured die

battle-way =
    { $via ->
        [none] { $from } nach { $to }
       *[other] { $from } über { $via } nach { $to }
    }
battle-move =
    { $effect ->
        [roll] { battle-way }, oben die { $face }
        [king] { battle-way }, schlägt den König
       *[capture] { battle-way }, schlägt eine { $captured }, oben die { $face }
    }
battle-move-king =
    { $effect ->
        [roll] König { battle-way }
        [king] König { battle-way }, schlägt den König
        [palace] König { battle-way }, nimmt den Palast ein
       *[capture] König { battle-way }, schlägt eine { $captured }
    }
# Beside a way and the drawing of a die, where the move wins; $effect is king or palace
battle-win =
    { $effect ->
        [king] schlägt den König
       *[palace] nimmt den Palast ein
    }
