### Why a move is suggested: whole sentences about the move, without a subject, one after the other.
### The kernel chooses them; Python and the browser translate them.

# Two sentences, one after the other
sentences = { $first } { $second }

# How many moves ahead the computer has looked; shown below a hint
hint-depth = Moves ahead: { $depth }

## Any game

general-why-forced = Nothing else is possible.
general-why-draws = The game ends in a draw.
# How the player who makes the move is doing, if there is nothing else to say; $standing is winning, ahead,
# slight (a small advantage), even, behind or losing
general-why-standing =
    { $standing ->
        [winning] Keeps a winning position.
        [ahead] Keeps a clear advantage.
        [slight] Keeps a small advantage.
        [even] Keeps the game even.
        [behind] Keeps the opponent’s advantage small.
       *[losing] Puts up the most resistance.
    }
# $points are percentage points of the chance of winning: how much worse the next best move is, or this one is than the best
general-why-better =
    { $points ->
        [0] The next best move is just as good.
        [one] The next best move is { $points } percentage point worse.
       *[other] The next best move is { $points } percentage points worse.
    }
general-why-worse =
    { $points ->
        [0] Just as good as the best move.
        [one] { $points } percentage point worse than the best move.
       *[other] { $points } percentage points worse than the best move.
    }

## Battle. $face is the number of pips on top of a die, 1 to 6

battle-why-takes-king = Captures the king and wins.
battle-why-takes-palace = Enters the palace and wins.
# The opponent could otherwise take the king at once, or bring a king to the palace
battle-why-rescue = Saves the king.
battle-why-guards-palace = Guards the palace.
# What happens in the exchange that begins with capturing a die that shows $face
battle-why-gain = Wins a { $face }.
battle-why-exchange = Exchanges dice and captures a { $face }.
battle-why-sacrifice = Gives up a die for a { $face }.
# A die is won, but not by this move; $moves of the player, this one included
battle-why-gain-later =
    { $moves ->
        [one] Wins a die within { $moves } move.
       *[other] Wins a die within { $moves } moves.
    }
# $count own dice that the opponent could have captured for nothing; $squares is a list of their squares: "d5 and e6"
battle-why-saves =
    { $count ->
        [one] Saves the die on { $squares }.
       *[other] Saves the dice on { $squares }.
    }
battle-why-only = Every other move loses by force.
battle-why-next-loses-die = The next best move loses a die.
battle-why-threat-king = Threatens the king.
battle-why-threat-palace = Threatens to enter the palace.
# $count enemy dice can be captured for nothing next; $squares is a list of their squares: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Attacks the die on { $squares }.
       *[other] Attacks the dice on { $squares }.
    }
# $moves of the player, this one included
battle-why-wins =
    { $moves ->
        [one] Wins by force in { $moves } move.
       *[other] Wins by force in { $moves } moves.
    }
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses =
    { $moves ->
        [one] The opponent wins by force in { $moves } move.
       *[other] The opponent wins by force in { $moves } moves.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a space

# $points are those of the stone and the lock stone
qwixx-why-close =
    { $points ->
        [one] Closes the row with { qwixx-colour } { $number } and scores { $points } point.
       *[other] Closes the row with { qwixx-colour } { $number } and scores { $points } points.
    }
# $points that the captured stone was worth
qwixx-why-capture =
    { $points ->
        [one] Captures the stone on { qwixx-colour } { $number }: the opponent loses { $points } point.
       *[other] Captures the stone on { qwixx-colour } { $number }: the opponent loses { $points } points.
    }
qwixx-why-avoids-misthrow = Avoids a misthrow.
qwixx-why-opens = The fifth stone opens the row’s last number, { qwixx-colour } { $number }.
qwixx-why-safe = Makes the front stone on { qwixx-colour } { $number } safe from capture.
qwixx-why-overtakes = Stops the opponent’s stack on { qwixx-colour } { $number } from growing.
# Placing a stone in action 1 would block the space that action 2 uses
qwixx-why-keeps-field = Passing keeps { qwixx-colour } { $number } open for action 2.
# Why passing is good
qwixx-why-pass =
    { $count ->
        [one] Any stone placed now would skip at least { $count } space.
       *[other] Any stone placed now would skip at least { $count } spaces.
    }
# $points of this turn, $other those of the next best choice
qwixx-why-points =
    { $points ->
        [one] Scores { $points } point; the next best choice scores { $other }.
       *[other] Scores { $points } points; the next best choice scores { $other }.
    }
qwixx-why-no-gap = Skips no spaces.
qwixx-why-skips-fewer =
    { $count ->
        [one] Skips { $count } space fewer than the next best choice.
       *[other] Skips { $count } spaces fewer than the next best choice.
    }
# How the game ends with the turn
qwixx-why-wins = That wins the game.
qwixx-why-loses = The game is lost.
