### Why a move is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } is a move of another position.
general-illegal-not-led = { $move } did not lead to this position.
general-illegal-never-thrown = No dice are thrown in this game.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = There is no move to look for now.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = A move is a square and one or two parts of a way, like i1n4w1: from i1 north 4, then west 1.
battle-illegal-nothing = Nothing was typed. { battle-illegal-form }
battle-illegal-start = “{ $part }” at the start of “{ $text }” is no square. { battle-illegal-form }
battle-illegal-no-leg = “{ $text }” names a square but no way. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = In “{ $text }” no number from 1 to 9 follows “{ $part }”, character { $place }. { battle-illegal-form }
battle-illegal-no-direction = “{ $part }”, character { $place } of “{ $text }”, is no direction n, s, e or w. { battle-illegal-form }
battle-illegal-square = “{ $text }” is no square: squares are a1 to i8.
battle-illegal-edge =
    { $direction ->
        [north] The move leaves the board north of { $square }.
        [south] The move leaves the board south of { $square }.
        [east] The move leaves the board east of { $square }.
       *[west] The move leaves the board west of { $square }.
    }
battle-illegal-leg = Each part of the way is one square long at least.
battle-illegal-turns = A move turns once at most.
battle-illegal-back = A move may not roll back over its own way.
battle-illegal-straight = Both parts of the way go in the same direction: write them as one, or turn by a right angle.
battle-illegal-king-count = The king moves exactly one square, not { $count }.
battle-illegal-count = The top face shows { $face }: the die rolls exactly that far, not { $count }.
battle-illegal-blocked = The way is blocked at { $square }.
battle-illegal-own = A piece of your own stands on { $square }.
battle-illegal-no-piece = No piece stands on { $square }.
battle-illegal-opponent = { battle-side } is to move, but the piece on { $square } is the opponent’s.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = “{ $text }” is no field: write r, y, g or b and a number from 2 to 12, like y5, or “-” to pass.
qwixx-illegal-roll = “{ $text }” is no roll: write the two white dice, a slash, then red, yellow, green and blue, like 41/3526, with “-” for a die that is out of the game.
qwixx-illegal-turn = “{ $text }” is no turn: write a roll and two choices, or one that ends the game, like 41/3526 y5 -.
qwixx-illegal-faces = Dice to throw now: { $count }; each shows 1 to 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = The dice have been thrown already: { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] The red die is still in the game and must be thrown.
        [y] The yellow die is still in the game and must be thrown.
        [g] The green die is still in the game and must be thrown.
       *[b] The blue die is still in the game and must be thrown.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = Action 1 needs the sum of the white dice, { $sum }, not { $number }.
# A white die and the die of the row give $first or $second, which may be the same.
qwixx-illegal-pair = In this row action 2 can take { $first } or { $second }, the sums of a white die and the row’s own, not { $number }.
qwixx-illegal-used = Action 1 has used { qwixx-colour } { $number }: action 2 needs another field.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = You may not go back to { qwixx-colour } { $number }: your last stone in this row is on { $own }.
qwixx-illegal-barred = An enemy stone that is not the front stands on { qwixx-colour } { $number }.
qwixx-illegal-stack = The enemy stack on { qwixx-colour } { $number } cannot be captured.
qwixx-illegal-overtaken = Your stone on { qwixx-colour } { $number } has been overtaken and cannot be raised.
# $count stones of the player are in the row.
qwixx-illegal-last = To take { qwixx-colour } { $number } you need at least five stones before it; so far you have { $count }.
qwixx-illegal-closed =
    { $colour ->
        [r] The red row is closed.
        [y] The yellow row is closed.
        [g] The green row is closed.
       *[b] The blue row is closed.
    }

## What else the server or this browser refuses

# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = The server did not understand that.
refused-too-long = This is too long to be read here.
refused-too-fast = Too fast. Wait a moment.
refused-too-many = Too much is going on here. Try again later.
refused-forbidden-origin = This page may not talk to this server.
refused-not-host = Only the person at the computer that runs Duellum can do that.
refused-no-network = This computer is in no network through which others could join.
refused-unavailable = Nothing can be saved at the moment. Nothing has changed; try again.
refused-unknown-game = There is no such game.
refused-unknown-rules = This game is not installed here.
refused-no-engine = The computer does not play this game, or not at this level.
refused-bad-position = No game can start from this position.
refused-bad-seed = This seed has characters that cannot be shown.
refused-needs-commitment = Reload this page: the dice of this game need its newest version.
refused-bad-share = This browser has lost its part of this game’s dice: it cannot complete the throw.
refused-roll-pending = The dice are still in the air: wait until they lie.
refused-not-seated = You are watching: only the players can do that.
refused-seat-taken = Both seats are taken. You can watch.
refused-already-seated = You already have a seat here.
refused-not-started = The game has not begun.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-not-your-turn = It is not your turn.
refused-stale = The game has gone on in the meantime.
refused-illegal = The rules forbid this move.
refused-dice-due = Roll the dice first.
refused-no-dice-due = There are no dice to roll now.
refused-nothing-to-undo = There is nothing to take back.
refused-already-offered = This offer has been made already.
refused-too-often = You asked for this a short while ago. Play on first.
refused-exhausted = This game allows you no more offers or take-backs.
refused-no-offer = There is no such offer any more.
refused-not-against-people = There is no help in games against other people.
refused-not-now = There is nothing to say about this position.
refused-engine-failed = The computer gave no answer.
refused-engine-busy = The computer is busy with other questions. Ask again in a moment.
refused-bad-record = This is no saved game.
# $count is how many moves a saved game may have.
refused-too-many-moves = This saved game has too many moves: at most { $count } are read, variations included.
refused-wrong-result = The result written there does not match the moves.
