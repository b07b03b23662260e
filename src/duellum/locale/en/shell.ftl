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
go-home = To the first page
new-game = New game

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for those who listen.
navigation = Main menu
menu = Menu
nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-analyse = Analyse
nav-watch = Watch

## Names of games and sides

game-battle = Battle
game-battle-about = Your dice roll across the board, exactly as far as they show. Capture the king, or bring your own to its palace.
game-qwixx = Qwixx Duel
game-qwixx-about = Roll, place, stack and capture: a race through four coloured rows.
generic-about = A game with a plain table.
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
seat-open = Free seat
seat-kept = Not here yet
seat-nameless = Somebody

## The first page

home-open = Open a saved game
home-independent = The games belong to their authors and publishers; this is an independent implementation.
home-print = Print a set
how-to-play = How to play
# $game is the name of a game.
how-to-play-game = How to play { $game }
# Instead of that while the engine is compiled; $progress is a percentage.
engine-preparing = The computer is getting ready, the first time only: { $progress }
form-play = Play

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
        [one] { $minutes } minute + { $seconds } s a turn
       *[other] { $minutes } minutes + { $seconds } s a turn
    }
clock-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
# What is left on a long clock; d and h are short for days and hours.
time-days = { $days } d { $hours } h

## Before a game

invitation-title = Invite your friend
invitation-text = Send this link, or let a phone read the code. The game begins as soon as somebody sits down.
invitation-link = Link to this game
invitation-local = This link works on this computer only. To play over a network, start Duellum with: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
copy-link = Copy link
share-link = Share
link-copied = The link is copied.
link-not-copied = The browser does not let us copy: take the link from the address bar.
code-label = The link as a QR code
# $name is who invites, $game the name of the game.
free-seat-title = { $name } invites you to { $game }
your-name = Your name
sit-down = Sit down and play
waiting-start = The game is about to begin.
waiting-players = Waiting for the players.
abort = Cancel

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
side-you = { $side }, you
side-away = { $side }, away
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
step-first = To the start
step-back = One move back
step-forward = One move forward
step-last = To the latest move
replay-at = The table after move { $ply } of { $count }
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
save-record = Save record
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
chances-text = Your chance to win is { $percent }
chances-figure = { $percent }
bot-failed = The computer found no move.
bot-nudge = Let it try again
bot-abort = End the game
connection-first = Taking a seat at the table
connection-lost = No connection. We keep trying.
connection-network-off = The host no longer lets the network in. We keep trying.
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
pending-mark = Waits for the connection.

## How a game ended

result-won = You win!
result-lost = You lose.
result-draw = A draw.
result-none = The game was called off.
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
ending-aborted = Nobody wins, nobody loses.
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
settings-speed = Speed of movements
settings-speed-note = All the way to the left, nothing moves.
settings-tilt = Tilt of the table
settings-notation = Notation
settings-notation-note = Moves are written as in saved games: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Nothing here
not-found-text = This address leads nowhere.
no-such-game = There is no such game, or it is no longer kept.

## Refusals

no-answer = The server does not answer.
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
refused-bad-name = This name has characters that cannot be shown.
refused-long-name = This name is too long.
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
