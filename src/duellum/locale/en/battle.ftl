### Battle at the table. Arguments used throughout:
### $side is white or black, $square, $from and $to are names of squares such as e1,
### $face is the number of pips on top of a die, 1 to 6,
### $effect is what a move does: roll, capture, king (captures the king) or palace (takes the palace).

## Words that sentences below are built with

battle-side =
    { $side ->
        [white] White
       *[black] Black
    }

## The board

battle-board = Battle board, 9 files by 8 ranks
# The slider that tilts the board
battle-tilt = Board tilt
# The list of moves of the chosen die
battle-moves = Where this die can roll
battle-lost =
    { $count ->
        [0] { battle-side } has lost no dice
        [one] { battle-side } has lost { $count } die
       *[other] { battle-side } has lost { $count } dice
    }

## What is on a square, for screen readers

battle-square-empty = { $square }, empty.
battle-square-palace =
    { $side ->
        [white] { $square }, White’s palace, empty.
       *[black] { $square }, Black’s palace, empty.
    }
battle-square-die =
    { $side ->
        [white] White die, { $face } on top, on { $square }.
       *[black] Black die, { $face } on top, on { $square }.
    }
battle-square-king =
    { $side ->
        [white] White king on { $square }.
       *[black] Black king on { $square }.
    }
battle-square-king-palace =
    { $side ->
        [white] White king on the palace { $square }.
       *[black] Black king on the palace { $square }.
    }
battle-square-movable = Can roll.
battle-square-selected = Selected.
battle-square-hinted = Suggested.
battle-square-threat = Under threat.
battle-square-attacker = Attacks.

## What the chosen die would do on a square

battle-target =
    { $effect ->
        [roll] Rolls here with { $face } on top.
        [king] Captures the king and wins.
       *[capture] Captures here with { $face } on top.
    }
battle-target-king =
    { $effect ->
        [roll] The king moves here.
        [king] Captures the king and wins.
        [palace] Takes the palace and wins.
       *[capture] The king captures here.
    }
# Two paths lead here, and the die ends with a different face on top or turned differently
battle-target-two =
    { $effect ->
        [roll] Two paths lead here: { $face } or { $other } on top.
        [king] Captures the king and wins.
       *[capture] Two paths to this capture: { $face } or { $other } on top.
    }
battle-chooser = Two paths to { $square }

# A leg of a path; $count is the number of squares
battle-leg =
    { $direction ->
        [up] { $count } up
        [down] { $count } down
        [left] { $count } left
       *[right] { $count } right
    }
# A path with a turn; $first and $second are its legs
battle-legs = { $first }, then { $second }
# A move to choose; $path is a path as above
battle-option =
    { $effect ->
        [roll] To { $square }: { $path }; { $face } on top.
        [king] To { $square }: { $path }; captures the king and wins.
       *[capture] To { $square }: { $path }; captures, { $face } on top.
    }
battle-option-king =
    { $effect ->
        [roll] King to { $square }: { $path }.
        [king] King to { $square }: { $path }; captures the king and wins.
        [palace] King to { $square }: { $path }; takes the palace and wins.
       *[capture] King to { $square }: { $path }; captures.
    }

## The line that says what to do now. $count is how many squares the die must roll

battle-prompt-wait = { battle-side } to move.
battle-prompt-choose = Your move, { battle-side }: choose a die.
# What the opponent could capture or take with the next move, and so win; $side is also you
battle-danger-king =
    { $side ->
        [you] Your king is in danger.
        [white] White’s king is in danger.
       *[black] Black’s king is in danger.
    }
battle-danger-palace =
    { $side ->
        [you] Your palace is in danger.
        [white] White’s palace is in danger.
       *[black] Black’s palace is in danger.
    }
battle-prompt-roll =
    { $count ->
        [one] Roll { $count } square.
       *[other] Roll { $count } squares; you may turn once.
    }
battle-prompt-king = The king moves one square.
battle-prompt-way = Which path?
# Told to screen readers once a die is chosen; $prompt is one of the lines above, $squares a list of squares
battle-chosen = { $prompt } It can go to { $squares }.

## What was done

battle-announce-roll = { battle-side } rolls from { battle-way }: { $face } on top.
battle-announce-capture = { battle-side } rolls from { battle-way } and captures: { $face } on top.
battle-announce-king-roll = { battle-side }’s king moves from { $from } to { $to }.
battle-announce-king-capture = { battle-side }’s king captures the die on { $to }.
battle-announce-king = { battle-side } captures the king on { $to } and wins.
battle-announce-palace = { battle-side }’s king takes the palace on { $to } and wins.

## Moves in lists and hints. $via is the square where the path turns, or none; $captured the face of a captured die

battle-way =
    { $via ->
        [none] { $from } to { $to }
       *[other] { $from } via { $via } to { $to }
    }
battle-move =
    { $effect ->
        [roll] { battle-way }, shows { $face }
        [king] { battle-way }, captures the king
       *[capture] { battle-way }, captures a { $captured }, shows { $face }
    }
battle-move-king =
    { $effect ->
        [roll] king { battle-way }
        [king] king { battle-way }, captures the king
        [palace] king { battle-way }, takes the palace
       *[capture] king { battle-way }, captures a { $captured }
    }
# Next to a path and the drawing of a die, if the move wins; $effect is king or palace
battle-win =
    { $effect ->
        [king] captures the king
       *[palace] takes the palace
    }
