### The review of a game: the curve of the chances, how good each move was, what was better; the card of a finished game.
### $move is a move in words; $points are percentage points of the chance of winning.

review-title = Review
review-missing = This game does not exist.
review-locked = Two people are still playing this game. Its review opens when the game is over.
review-to-game = To the game

## The curve

review-curve = Chance of winning
# The chance of $side after $ply moves
review-chance =
    { $ply ->
        [0] At the start: { $side } { $percent }
       *[other] After move { $ply }: { $side } { $percent }
    }
review-accuracy = { $side }, accuracy
# A figure that a deeper analysis may still change
review-provisional = about { $figure }
review-analysing = Analysing
review-deepening = Searching deeper
review-failed = The engine could not be started, so the moves are not graded.
review-next-error = Next error
review-previous-error = Previous error

## A move

review-grade =
    { $grade ->
        [best] best move
        [good] good move
        [inaccuracy] inaccuracy
        [mistake] mistake
        [blunder] blunder
       *[forced] forced move
    }
# $grade is the word for the grade with its sign, $points what was lost, as in "−7.5"
review-lost = { $grade }: { $points } percentage points
review-roll =
    { $luck ->
        [average] Average roll: { $points } percentage points
        [lucky] Lucky roll: { $points } percentage points
       *[unlucky] Unlucky roll: { $points } percentage points
    }
# $percent is the chance of winning with this move
review-better = Better: { $move }, { $percent }.
# $moves are expected after the better move
review-then = Then { $moves }.
review-show-line = Show how
review-retry = Try it yourself
# While a better line is played out on the board
review-line = Better, { $at } of { $count }:
review-back = Back to the game
review-your-turn = Your move: find something better.
review-grading = Checking your move.
# $verdict is the grade, $percent the chance with the move
review-tried = { $move }. { $verdict }, { $percent }.
review-try-again = Try again

## What stands out in a game

# $played was the error that decided the game, with a chance of $after; $better would have kept $percent
review-turning = Turning point: move { $turn }
review-turning-fall = { $side }: { $played }. The chance of winning fell from { $percent } to { $after }.
review-turning-better = Better: { $better }.
# $points are the percentage points by which the move was ahead of all others
review-best = Best move: move { $turn }
review-best-text = { $side }: { $move }. Every other move would have lowered the chance of winning by at least { $points } percentage points.
# Skill and luck; $played is how the player played, $dice whom the dice helped
review-luck-mine =
    { $played ->
        [better] You played the better game
        [worse] Your opponent played the better game
       *[even] You both played equally well
    }; { $dice ->
        [mine] the dice raised your chance of winning by { $points } percentage points.
        [theirs] the dice raised your opponent’s chance of winning by { $points } percentage points.
       *[even] the dice favoured neither of you.
    }
review-luck =
    { $played ->
        [better] { $side } played the better game
        [worse] The other side played the better game
       *[even] Both sides played equally well
    }; { $dice ->
        [mine] the dice raised { $side }’s chance of winning by { $points } percentage points.
        [theirs] the dice raised the other side’s chance of winning by { $points } percentage points.
       *[even] the dice favoured neither side.
    }
