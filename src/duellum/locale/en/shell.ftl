### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Your turn · { $page }
close = Close
cancel = Cancel
accept = Accept
decline = Decline
# Withdraw an offer or a request of one’s own.
withdraw = Withdraw
settings = Settings
language = Language
language-needs-connection = { $language } has to be downloaded once. You will see it as soon as you are online.
rules = Rules
go-home = Home
new-game = New game

## Names of games and sides

game-battle = Battle
game-battle-about = Your dice roll across the board, exactly as far as they show. Capture the enemy king, or bring your own king to the enemy palace.
game-qwixx = Qwixx Duel
game-qwixx-about = Roll, place, stack and capture: a race through four coloured rows.
generic-about = A game on a plain table.
side-battle-first = White
side-battle-second = Black
side-qwixx-first = Black
side-qwixx-second = Grey
# For whoever has not said their name; $number tells guests apart.
guest-name = Guest { $number }
# An opponent played by the machine.
bot-name = Computer, level { $level }
# The same where there is little room; its level, a digit, follows.
bot-label = Computer
seat-open = Open seat
seat-kept = Not here yet
seat-nameless = Somebody

## The first page

home-title = Two dice duels on one wooden table
home-own = Continue playing
home-public = Games to watch or join
home-open = Open a saved game
home-independent = The games belong to their designers and publishers; this is an independent implementation.
home-print = Print a set
how-to-play = How to play
# $game is the name of a game.
how-to-play-game = How to play { $game }
form-game = Game
form-opponent = Opponent
opponent-bot = Computer
opponent-bot-about = Plays at the level you choose, answers at once and gives hints.
# Instead of that while the engine is compiled; $progress is a percentage.
engine-preparing = The computer is getting ready (only the first time): { $progress }
opponent-link = Friend online
opponent-link-about = Send a link. Anyone who opens it can play against you.
opponent-here = Same device
opponent-here-about = Two players take turns on this screen.
form-level = Level
# $level is 1 to 8.
level-name =
    { $level ->
        [1] Level 1: beginner
        [2] Level 2: very easy
        [3] Level 3: easy
        [4] Level 4: medium
        [5] Level 5: challenging
        [6] Level 6: strong
        [7] Level 7: very strong
       *[8] Level { $level }: full strength
    }
form-more = Clock and first move
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }, { $starts }
form-clock = Clock
form-starts = First player
starts-lot = random first player
starts-first = I start
starts-second = my opponent starts
form-public = Anyone can watch
form-public-open = Anyone can watch or join
form-play = Play
# In the list of games, when both sides sit at this screen.
players-here = Two players on this device
players-both = { $first } – { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } against { $other }
line-waiting = Waiting for a player
line-open = Open seat
line-your-turn = Turn { $turn }: your move
line-turn = Turn { $turn } · { $clock }

## Clocks

clock-none = No clock
clock-sudden =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }
# So many minutes, and some more seconds after each turn.
clock-fischer =
    { $minutes ->
        [one] { $minutes } minute + { $seconds } s per turn
       *[other] { $minutes } minutes + { $seconds } s per turn
    }
clock-days =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
# What is left on a long clock; d and h are short for days and hours.
time-days = { $days } d { $hours } h

## Before a game

invitation-title = Invite your friend
invitation-text = Send this link, or have your friend scan the code. The game starts as soon as they join.
invitation-link = Link to this game
invitation-local = This link works only on this computer. To play over a network, start Duellum with: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
copy-link = Copy link
share-link = Share
link-copied = Link copied.
link-not-copied = The browser did not allow copying. Copy the link from the address bar.
code-label = The link as a QR code
# $name is who invites, $game the name of the game.
free-seat-title = { $name } invites you to { $game }
your-name = Your name
sit-down = Join the game
waiting-start = The game is about to start.
waiting-players = Waiting for the players.
abort = Cancel game

## Around the table

panel = Moves and more
tools = Tools
tool-undo = Undo
tool-undo-ask = Ask to undo
# Take back what was done without a connection, before it is sent.
take-back = Take back
tool-hint = Hint
tool-threats = Threats
# For those who listen: how many moves of the opponent would win at once against $side.
threats-count =
    { $count ->
        [0] { $side }: no threats.
        [one] { $side }: { $count } threat.
       *[other] { $side }: { $count } threats.
    }
tool-chances = Chances
tool-flip = Flip board
tool-more = More
side-you = { $side } (you)
side-away = { $side } (offline)
turn-yours = Your turn
turn-theirs = To move
turn-thinking = Thinking
# $progress is a percentage.
turn-warming = Getting ready: { $progress }
moves = Moves
moves-none = No moves yet.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, then { $second }
step-first = First position
step-back = One move back
step-forward = One move forward
step-last = Latest move
replay-at = Position after move { $ply } of { $count }
replay-now = Back to the game
offer-a-draw = Offer a draw
offer-draw-title = Offer a draw?
offer-draw-text = If your opponent agrees, the game ends in a draw.
resign = Resign
resign-title = Resign?
resign-text = The game ends and your opponent wins.
rematch = Rematch
rematch-go = Go to the rematch
previous-game = The previous game
save-record = Save game
save-witness = Save dice proof
watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
# $name offers something.
offer-draw = { $name } offers a draw.
offer-undo = { $name } asks to take back the last move.
offer-rematch = { $name } would like a rematch.
offer-mine-draw = You have offered a draw.
offer-mine-undo = You have asked to take back your last move.
offer-mine-rematch = You have asked for a rematch.
hint-thinking = Looking for a good move
# $move is a move in words, $percent how likely it wins.
hint-text = Try: { $move }. Chance of winning: { $percent }.
chances-text = Your chance of winning is { $percent }
chances-figure = { $percent }
bot-failed = The computer found no move.
bot-nudge = Let it try again
bot-abort = End the game
connection-first = Connecting…
connection-lost = No connection. Trying to reconnect…
connection-network-off = The host has stopped accepting players on the network. Trying to reconnect…
# $what is the command: play, roll, resign, offer and so on.
pending-unsent =
    { $what ->
        [play] Your move will be sent when the connection is back.
        [roll] The dice will be rolled when the connection is back.
        [resign] Your resignation will be sent when the connection is back.
       *[other] This will be sent when the connection is back.
    }
pending-sent = The server has not confirmed this yet.
# $reason is a refusal: a sentence.
pending-refused = { $reason } What you did without a connection was not carried out.
pending-dropped = Your last action was not sent: you left while there was no connection.
# On the board, for those who listen: a move made without a connection.
pending-mark = Waiting for the connection.

## How a game ended

result-won = You win!
result-lost = You lose.
result-draw = A draw.
result-none = The game was cancelled.
result-winner = { $side } wins!
ending-king-captured = The king was captured.
ending-palace-taken = The king reached the enemy palace.
ending-no-move = There was no move left.
ending-long-game = A hundred moves without a capture.
ending-repetition = The same position for the third time.
ending-supply-empty = A supply is empty.
ending-four-misthrows = The misthrow column is full.
ending-two-rows-closed = Two rows are closed.
ending-resignation = By resignation.
ending-agreement = By agreement.
ending-time = Time ran out.
ending-aborted = There is no winner.
# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Your palace was in danger. Take your last move back?
       *[king-captured] Your king was in danger. Take your last move back?
    }
loss-accept = Continue

## Fair dice

fairness-open = Check the dice

## Settings

settings-theme = Colours
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
settings-sound = Sound
settings-speed = Animation speed
settings-speed-note = Far left: no animation.
settings-tilt = Table tilt
settings-notation = Notation
settings-notation-note = Show moves as they are written in saved games: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Page not found
not-found-text = There is no page at this address.
no-such-game = This game does not exist or has been deleted.

## Refusals

no-answer = The server is not responding.
# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = The server did not understand that.
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
refused-bad-name = This name contains characters that cannot be shown.
refused-long-name = This name is too long.
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
refused-too-often = You asked for this a short while ago. Keep playing first.
refused-exhausted = You have no more offers or take-backs in this game.
refused-no-offer = This offer is no longer open.
refused-not-against-people = Hints are not available in games against other people.
refused-not-now = No hint is available here.
refused-engine-failed = The computer did not answer.
refused-engine-busy = The computer is busy with other requests. Ask again in a moment.
refused-bad-record = This is not a saved game.
# $count is how many moves a saved game may have.
refused-too-many-moves = This saved game has too many moves. The limit is { $count }, variations included.
refused-wrong-result = The result in this saved game does not match its moves.
