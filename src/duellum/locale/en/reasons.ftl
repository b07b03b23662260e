### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

## Battle. $square is the name of a square such as e1, $face the number of pips on top of a die, 1 to 6

battle-why-takes-king = Takes the king and wins.
battle-why-takes-palace = Enters the palace and wins.
battle-why-rescue = Saves the king.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Wins a { $face }.
battle-why-exchange = Exchanges dice, taking a { $face }.
battle-why-sacrifice = Gives up a die for a { $face }.
battle-why-threat-king = Threatens the king.
battle-why-threat-palace = Threatens to enter the palace.
# $count enemy dice can be taken next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Attacks the die on { $squares }.
       *[other] Attacks the dice on { $squares }.
    }
# Nothing of the above: a die that showed $before goes to $square, where it shows $face
battle-why-roll = Brings the { $before } to { $square }, where it shows { $face }.
battle-why-king-roll = Brings the king to { $square }.
# $moves of one's own, this one included
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

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field.
## $step is then for what follows the first action within the turn, else now

qwixx-why-place =
    { $step ->
        [then] Then places on { qwixx-colour } { $number }.
       *[now] Places on { qwixx-colour } { $number }.
    }
qwixx-why-stack =
    { $step ->
        [then] Then stacks on { qwixx-colour } { $number }.
       *[now] Stacks on { qwixx-colour } { $number }.
    }
qwixx-why-capture =
    { $step ->
        [then] Then captures on { qwixx-colour } { $number }.
       *[now] Captures on { qwixx-colour } { $number }.
    }
qwixx-why-close =
    { $step ->
        [then] Then closes the row with { qwixx-colour } { $number }.
       *[now] Closes the row with { qwixx-colour } { $number }.
    }
qwixx-why-pass =
    { $step ->
        [then] Then passes.
       *[now] Passes.
    }
qwixx-why-misthrow =
    { $step ->
        [then] Then takes a misthrow.
       *[now] Takes a misthrow.
    }
# Said behind qwixx-why-stack where the stack is new
qwixx-why-safe = The stack is safe from now on.
# Said behind qwixx-why-place; $count is 3 or more
qwixx-why-skip =
    { $count ->
        [one] That skips { $count } field.
       *[other] That skips { $count } fields.
    }
# How the game ends with the turn
qwixx-why-wins = That wins the game.
qwixx-why-draws = The game ends in a draw.
qwixx-why-loses = The game is lost.
