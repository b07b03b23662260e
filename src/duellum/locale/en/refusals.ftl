### Why a move or a position is refused: a sentence, or two. The clause of the rules is named next to it.
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

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a space

qwixx-illegal-field = “{ $text }” is not a space. Write r, y, g or b and a number from 2 to 12, such as y5, or “-” to pass.
qwixx-illegal-roll = “{ $text }” is not a roll. Write the two white dice, a slash, then red, yellow, green and blue, such as 41/3526, with “-” for a die that is out of the game.
qwixx-illegal-turn = “{ $text }” is not a turn. Write a roll and two choices, or one choice if it ends the game, such as 41/3526 y5 -.
qwixx-illegal-faces = Dice to roll now: { $count }. Each must show a number from 1 to 6.
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
# $own is the number of the space with the player's right-most stone in the same row.
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

## What else the server or this browser refuses

# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = The server did not understand this request.
refused-too-long = This is too long to be read here.
refused-too-fast = Too fast. Please wait a moment.
refused-too-many = The server is busy. Try again later.
refused-forbidden-origin = This page is not allowed to use this server.
refused-not-host = Only the person at the computer that runs Duellum can do that.
refused-no-network = This computer is not on a network that other players could join from.
refused-unavailable = This could not be saved, and nothing has changed. Please try again.
refused-unknown-game = This game does not exist.
refused-unknown-rules = This game is not installed here.
refused-no-engine = The computer does not play this game, or not at this level.
refused-bad-position = No game can start from this position.
refused-bad-seed = This seed contains characters that cannot be shown.
refused-needs-commitment = Reload this page: the dice of this game need the newest version of the page.
refused-bad-share = This browser has lost its part of this game’s dice, so it cannot complete the roll.
refused-roll-pending = The dice are still rolling. Please wait.
refused-not-seated = You are watching. Only the players can do that.
refused-seat-taken = Both seats are taken. You can watch.
refused-already-seated = You already have a seat here.
refused-not-started = The game has not started.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-not-your-turn = It is not your turn.
refused-stale = The game has moved on in the meantime.
refused-illegal = The rules do not allow this move.
refused-dice-due = Roll the dice first.
refused-no-dice-due = There are no dice to roll now.
refused-nothing-to-undo = There is nothing to take back.
refused-already-offered = This offer has already been made.
refused-too-often = You asked for this a short while ago. Make a few moves before you ask again.
refused-exhausted = You have no more offers or take-backs in this game.
refused-no-offer = This offer is no longer open.
refused-seek-gone = This challenge has already been accepted or withdrawn.
refused-not-against-people = Hints are not available in games against other people.
refused-not-now = No hint is available here.
refused-engine-failed = The computer did not answer.
refused-engine-busy = The computer is busy with other requests. Ask again in a moment.
refused-bad-record = This is not a saved game.
# $count is how many moves a saved game may have.
refused-too-many-moves = This saved game has too many moves. The limit is { $count }, variations included.
refused-wrong-result = The result in this saved game does not match its moves.

## Positions that are impossible

position-long = The text is too long: a position has at most { $count } characters.

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] White
       *[black] Black
    }
position-battle-fields = A position has four parts separated by spaces: eight ranks separated by /, the side to move, the number of plies without a capture, and the move number.
position-battle-side = The side to move must be w or b.
position-battle-rank = Rank { $rank } must have nine squares: letters for pieces, a digit for empty squares.
position-battle-number = The plies without a capture and the move number must be whole numbers.
position-battle-long = After a hundred plies without a capture, the game is a draw.
position-battle-kings = { position-battle-name }: there can be only one king, but there are kings on { $squares }.
position-battle-dice = { position-battle-name }: there can be at most eight dice.
position-battle-no-king = { position-battle-name }: the king is missing.
position-battle-palace = { position-battle-name }: the king is on the enemy palace, so the game is already won.

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] Black
       *[grey] Grey
    }
position-qwixx-row-name =
    { $colour ->
        [r] Red row
        [y] Yellow row
        [g] Green row
       *[b] Blue row
    }
position-qwixx-fields = A position has five parts separated by spaces: four rows separated by /, the active player, misthrows, roll, and stage.
position-qwixx-side = The active player must be b or g.
position-qwixx-row = { position-qwixx-row-name }: there must be eleven spaces and a lock.
position-qwixx-closed-sign = { position-qwixx-row-name }: the row must be marked as closed if there is a stone on its last number, and as open if not.
position-qwixx-misthrow-text = Write the misthrows as two numbers, Black’s first, such as 1:0.
position-qwixx-stage = The stage must be r before the roll, 1 before action 1, and 2: followed by the space used in action 1 (or 2:-) before action 2.
position-qwixx-lock-open = { position-qwixx-row-name }: there is a stone on the lock, but none on the last number.
position-qwixx-last-stack = { position-qwixx-row-name }: there can be only one stone on the last number, because it closes the row.
position-qwixx-lock-side = { position-qwixx-row-name }: the stones on the lock and on the last number must belong to the same side.
position-qwixx-before = { position-qwixx-row-name }: the stone on the last number needs five stones of the same side before it.
position-qwixx-stones = { position-qwixx-name }: there are only 22 stones.
position-qwixx-misthrows = There can be at most four misthrows, because the fourth ends the game.
position-qwixx-closed = At most two rows can be closed, because the second ends the game.
position-qwixx-bare-two = Two rows are closed without a stone on the lock, but the first of them would have ended the game.
position-qwixx-bare = { position-qwixx-row-name }: the row is closed without a stone on the lock, although the player who closed it has stones left.
position-qwixx-over = The game was over before these dice were rolled.
position-qwixx-misthrow-fit = On an empty board, the player who moved last must have as many misthrows as the other player, or one more.
position-qwixx-supply = { position-qwixx-name }: the supply is empty, so the game would already have ended on this side’s turn.
position-qwixx-ended = { position-qwixx-name }: no turn of this side can end the game in this way.
position-qwixx-first-sum = In action 1, a stone can go only on the sum of the white dice, { $sum }, not on { $field }.
position-qwixx-first-stone = Action 1 is recorded on { $field }, but the active player has no stone there.
position-qwixx-first-last = The stone on { $field } cannot be the last one that the active player placed.
