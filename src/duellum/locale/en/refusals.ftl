### Why a move is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } is a move from a different position.
general-illegal-not-led = { $move } did not lead to this position.
general-illegal-never-thrown = This game has no dice to roll.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = There is no move to find now.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Write a move as a square and one or two legs, such as i1n4w1: from i1, 4 north, then 1 west.
battle-illegal-nothing = Nothing was typed. { battle-illegal-form }
battle-illegal-start = “{ $text }” starts with “{ $part }”, which is not a square. { battle-illegal-form }
battle-illegal-no-leg = “{ $text }” has a square but no path. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = In “{ $text }”, character { $place }, “{ $part }”, must be followed by a number from 1 to 9. { battle-illegal-form }
battle-illegal-no-direction = In “{ $text }”, character { $place }, “{ $part }”, is not a direction; use n, s, e or w. { battle-illegal-form }
battle-illegal-square = “{ $text }” is not a square; squares are a1 to i8.
battle-illegal-edge =
    { $direction ->
        [north] The move leaves the board north of { $square }.
        [south] The move leaves the board south of { $square }.
        [east] The move leaves the board east of { $square }.
       *[west] The move leaves the board west of { $square }.
    }
battle-illegal-leg = Each leg must be at least one square long.
battle-illegal-turns = A die may turn at most once in a move.
battle-illegal-back = A die may not roll back the way it came.
battle-illegal-straight = Both legs go in the same direction. Write them as one leg, or turn at a right angle.
battle-illegal-king-count = The king moves exactly one square, not { $count }.
battle-illegal-count = The top face shows { $face }, so the die must roll exactly { $face }, not { $count }.
battle-illegal-blocked = The path is blocked at { $square }.
battle-illegal-own = Your own piece is on { $square }.
battle-illegal-no-piece = There is no piece on { $square }.
battle-illegal-opponent = It is { battle-side }’s move, but the piece on { $square } is the opponent’s.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = “{ $text }” is not a space. Write r, y, g or b and a number from 2 to 12, such as y5, or “-” to pass.
qwixx-illegal-roll = “{ $text }” is not a roll. Write the two white dice, a slash, then red, yellow, green and blue, such as 41/3526, with “-” for a die that is out of the game.
qwixx-illegal-turn = “{ $text }” is not a turn. Write a roll and two choices, or one choice if it ends the game, such as 41/3526 y5 -.
qwixx-illegal-faces = Dice to roll now: { $count }. Each shows 1 to 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = The dice have already been rolled: { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] The red die is still in the game and must be rolled.
        [y] The yellow die is still in the game and must be rolled.
        [g] The green die is still in the game and must be rolled.
       *[b] The blue die is still in the game and must be rolled.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = Action 1 needs the sum of the white dice, { $sum }, not { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = In this row, action 2 can use { $first } or { $second }, the sums of a white die and the row’s die, not { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = In this row, action 2 can use only { $first }, the sum of a white die and the row’s die, not { $number }.
qwixx-illegal-used = Action 1 has used { qwixx-colour } { $number }. Action 2 needs a different space.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = You may not go back to { qwixx-colour } { $number }: your last stone in this row is on { $own }.
qwixx-illegal-barred = There is an enemy stone on { qwixx-colour } { $number }, and it is not the front.
qwixx-illegal-stack = The enemy stack on { qwixx-colour } { $number } cannot be captured.
qwixx-illegal-overtaken = Your stone on { qwixx-colour } { $number } has been overtaken, so you cannot stack on it.
# $count stones of the player are in the row.
qwixx-illegal-last = To place a stone on { qwixx-colour } { $number }, you need at least five stones before it. So far you have { $count }.
qwixx-illegal-closed =
    { $colour ->
        [r] The red row is closed.
        [y] The yellow row is closed.
        [g] The green row is closed.
       *[b] The blue row is closed.
    }
