### Qwixx Duel at the table. Arguments used throughout:
### $side is black or grey, $colour is r, y, g or b (a row), $number the number on a space,
### $height how many stones are on a space.

## Words that sentences below are built with

qwixx-side =
    { $side ->
        [black] Black
       *[grey] Grey
    }
# A row's colour within a sentence, as in "red 7"
qwixx-colour =
    { $colour ->
        [r] red
        [y] yellow
        [g] green
       *[b] blue
    }

## The line that says what to do now. $sum is the sum of the white dice

qwixx-prompt-roll = Your turn, { qwixx-side }: roll the dice.
qwixx-prompt-first = Action 1: place a stone on { $sum }, the sum of the white dice, in any row, or pass.
qwixx-prompt-second = Action 2: add one white and one coloured die and place a stone in that colour’s row, or pass.
# The same where there is little space
qwixx-brief-first = Action 1: use { $sum } in any row, or pass.
qwixx-brief-second = Action 2: white plus colour in that colour’s row, or pass.
qwixx-brief-first-shared = { qwixx-side } · { qwixx-brief-first }
qwixx-brief-second-shared = { qwixx-side } · { qwixx-brief-second }
qwixx-stuck-first = Action 1: you cannot place a stone on { $sum } in any row.
qwixx-stuck-second = Action 2: no sum of a white and a coloured die fits.
# The same where two people share one screen
qwixx-prompt-first-shared = { qwixx-side } · { qwixx-prompt-first }
qwixx-prompt-second-shared = { qwixx-side } · { qwixx-prompt-second }
qwixx-stuck-first-shared = { qwixx-side } · { qwixx-stuck-first }
qwixx-stuck-second-shared = { qwixx-side } · { qwixx-stuck-second }
qwixx-wait-roll = { qwixx-side } to roll.
qwixx-wait-first = { qwixx-side } is thinking about action 1: { $sum } in any row.
qwixx-wait-second = { qwixx-side } is thinking about action 2: one white die and one coloured die.
# While the dice of a roll are still moving
qwixx-rolling = The dice are rolling.
# A game that was not decided by points
qwixx-prompt-over = The game is over.
qwixx-result = { qwixx-side } wins, { $points } to { $other }.
qwixx-result-draw =
    { $points ->
        [one] A draw, { $points } point each.
       *[other] A draw, { $points } points each.
    }

## Buttons

qwixx-roll = Roll
qwixx-undo = Undo
qwixx-pass-first = Pass
qwixx-pass-second = Pass
qwixx-go-on = Continue
qwixx-pass-misthrow = Misthrow, −5
# Beside the button for passing, in action 1
qwixx-note-first = Passing on both actions costs 5 points.
# Beside the button for passing, in action 2, when action 1 was passed
qwixx-note-misthrow = Passing now costs 5 points.

## What a stone would do on a space; short, for a legend and for narrow spaces

qwixx-effect =
    { $effect ->
        [place] place
        [stack] stack
        [capture] capture
       *[close] close
    }

## What has happened, read aloud

qwixx-announce-roll = { qwixx-side } rolls { qwixx-move-roll }.
qwixx-announce-place = { qwixx-side } places a stone on { qwixx-colour } { $number }.
qwixx-announce-stack =
    { $height ->
       *[other] { qwixx-side } stacks a stone on { qwixx-colour } { $number }, now { $height } high.
    }
qwixx-announce-capture = { qwixx-side } captures the stone on { qwixx-colour } { $number }.
qwixx-announce-close = { qwixx-side } places a stone on { qwixx-colour } { $number } and closes the row.
qwixx-announce-decline = { qwixx-side } passes.
qwixx-announce-misthrow = { qwixx-side } passes: a misthrow.
# What happened, and what is to be done now
qwixx-announcement = { $move } { $prompt }

## Names of what is on the table, read aloud

qwixx-table = Qwixx Duel table
qwixx-board = Board: four rows, each with eleven spaces and a lock
qwixx-row =
    { $colour ->
        [r] Red row
        [y] Yellow row
        [g] Green row
       *[b] Blue row
    }
# $side is none on an empty space; $front is yes for the row’s front stone
qwixx-field =
    { $side ->
        [none] { qwixx-colour } { $number }, empty
       *[other] { $height ->
            [one] { qwixx-colour } { $number }, { qwixx-side }{ qwixx-front }
           *[other] { qwixx-colour } { $number }, { qwixx-side }, { $height } stones{ qwixx-front }
        }
    }
qwixx-front =
    { $front ->
        [yes] , front stone
       *[no] {""}
    }
# $effect as in qwixx-effect
qwixx-field-open = { qwixx-field }: { qwixx-effect }
# $side is none while no stone is on the lock
qwixx-lock =
    { $state ->
        [open] { qwixx-row }, lock open
       *[closed] { $side ->
            [none] { qwixx-row }, closed, no stone on the lock
            [black] { qwixx-row }, closed, black stone on the lock
           *[grey] { qwixx-row }, closed, grey stone on the lock
        }
    }
# $points now, $pays what one more stone adds
qwixx-row-points =
    { $points ->
        [one] { qwixx-side }, { qwixx-colour }: { $points } point, the next stone adds { $pays }
       *[other] { qwixx-side }, { qwixx-colour }: { $points } points, the next stone adds { $pays }
    }
qwixx-row-points-closed =
    { $points ->
        [one] { qwixx-side }, { qwixx-colour }: { $points } point, the row is closed
       *[other] { qwixx-side }, { qwixx-colour }: { $points } points, the row is closed
    }
qwixx-dice = Dice
# $colour may be white here; $face is 0 before the roll
qwixx-die =
    { $colour ->
        [white] White die{ qwixx-die-face }
        [r] Red die{ qwixx-die-face }
        [y] Yellow die{ qwixx-die-face }
        [g] Green die{ qwixx-die-face }
       *[b] Blue die{ qwixx-die-face }
    }
qwixx-die-face =
    { $face ->
        [0] {""}
       *[other] : { $face }
    }
qwixx-die-out =
    { $colour ->
        [r] The red die is out of the game
        [y] The yellow die is out of the game
        [g] The green die is out of the game
       *[b] The blue die is out of the game
    }

## Players and what they have

qwixx-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
qwixx-supply = Supply: { $stones }
qwixx-misthrows = Misthrows
qwixx-misthrows-label =
    { $count ->
        [0] Misthrows: none of 4 yet
       *[other] Misthrows: { $count } of 4; Black { $black }, Grey { $grey }
    }

## The score sheet at the end

qwixx-sheet = Score sheet
qwixx-sheet-player = Player
qwixx-sheet-total = Total
# A row’s points and how many stones gave them
qwixx-sheet-stones =
    { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }

## Moves in lists and hints. $effect is place, stack, capture or close

qwixx-move =
    { $effect ->
        [place] { qwixx-colour } { $number }
        [stack] { qwixx-colour } { $number }, stack of { $height }
        [capture] { qwixx-colour } { $number }, capture
       *[close] { qwixx-colour } { $number }, row closed
    }
# $effect is misthrow or pass
qwixx-move-pass =
    { $effect ->
        [misthrow] misthrow
       *[pass] pass
    }
# The coloured dice are 0 when they are out of the game
qwixx-move-roll =
    white { $first } and { $second }{ $red ->
        [0] {""}
       *[other] , red { $red }
    }{ $yellow ->
        [0] {""}
       *[other] , yellow { $yellow }
    }{ $green ->
        [0] {""}
       *[other] , green { $green }
    }{ $blue ->
        [0] {""}
       *[other] , blue { $blue }
    }
