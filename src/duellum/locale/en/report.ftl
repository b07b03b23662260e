### The analysis of a game, as text and as a page: how good each move was, how lucky each roll.
### $player is a player with the side, as in "Ann (White)", or the side alone; $move a move in words;
### $points are percentage points of the chance of winning with one decimal and a sign, as in "−2.5".

## What was played, and how it ended

report-player = { $name } ({ $side })
report-title = { $game }: { $first } against { $second }
report-title-date = { $game }: { $first } against { $second }, { $date }
report-unfinished = Unfinished; analysed up to the last move.
# $result is 1-0, 0-1 or 1/2-1/2. The reason follows as a sentence.
report-won = { $player } won, { $result }.
report-drawn = A draw, { $result }.
# The chance of winning when the game was broken off
report-stood = { $player } had a { $percent } chance of winning.

## The table in a terminal; short words, the table is narrow

report-column =
    { $column ->
        [turn] turn
        [player] player
        [played] played
        [error] error
        [luck] luck
        [grade] grade
       *[candidates] candidates, player’s chance
    }
# Over the column with the chances of $side
report-side-wins = { $side } wins
# How good a move was; forced where there was nothing to choose
report-grade =
    { $grade ->
        [best] best
        [good] good
        [inaccuracy] inaccuracy
        [mistake] mistake
        [blunder] blunder
       *[forced] forced
    }

## The totals

report-total =
    { $total ->
        [decisions] decisions
        [error] error per decision
        [accuracy] accuracy
        [luck] luck
        [result] result
        [chance] chance so far
        [result-without-luck] luck-adjusted result
       *[chance-without-luck] luck-adjusted chance so far
    }
# No figure: there was no decision
report-none = none

## The page

report-chances = Chance of winning
report-luck = Luck of each roll; up is good for { $player }
report-position = Position
report-no-script = JavaScript is turned off, so this page cannot draw the boards.
report-steps = Step through the game
report-to-end = To the end
report-next-error = Next error
report-totals = Totals
report-this-move = This move
report-moves = The game
report-start = The start
report-opening = Step through the game with the arrow keys, the buttons, or a click on the curve.
# Heading over what is said of a move; $turn is its number
report-ply = { $turn }. { $player }: { $move }
report-roll =
    { $luck ->
        [average] Average roll
        [lucky] Lucky roll
       *[unlucky] Unlucky roll
    }
report-points = { $points } percentage points
# How much a move lost, and to which
report-lost = { $points } percentage points compared with { $move }
# $move in notation, $earlier what its player did before in the same turn
report-notation = In notation: { $move }.
report-notation-after = In notation: { $move }, after { $earlier }.
# Beside a move that was made, and a roll
report-played = played
report-rolled = rolled
report-best-reply = with the best reply
report-average = average
report-mean = the mean over all rolls
# $moves are expected after the first
report-then = Then { $moves }.
# $grades is a list of the next message
report-legend = Errors are percentage points of winning chance, compared with the best move: { $grades }.
report-from = { report-grade } { $sign } from { $points }
report-legend-luck = Luck is the value of a roll with the best reply, minus the average over all rolls. The luck-adjusted result subtracts the player’s luck and adds the opponent’s. On average it equals the real result.

## The analysis of a position

report-analysing = Analysing
report-move-why = { $move }: { $reasons }
report-search =
    { $positions ->
        [one] depth { $depth }, { $positions } position in { $seconds } s
       *[other] depth { $depth }, { $positions } positions in { $seconds } s
    }
report-expectation = expectation over all rolls
# The position was played to its end many times
report-rollouts =
    { $games ->
        [one] Rollouts: { $percent } ± { $error }, { $games } game.
       *[other] Rollouts: { $percent } ± { $error }, { $games } games.
    }
report-over = The game is over: { $percent }.
