### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Your turn · { $page }
close = Close
cancel = Cancel
settings = Settings
language = Language
language-needs-connection = { $language } has to be downloaded once. You will see it as soon as you are online.
rules = Rules
# A link to a clause of the rules; $clause is its id, such as B12
rule-number = Rule { $clause }
go-home = Home
new-game = New game

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for screen readers.
navigation = Main menu
menu = Menu
nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-analyse = Analyse
nav-watch = Watch

## Names of games and sides

game-battle = Battle
game-battle-about = Your dice roll across the board, each exactly as many squares as it shows. Capture the enemy king, or bring your own king to the enemy palace.
game-qwixx = Qwixx Duel
game-qwixx-about = Roll, place, stack and capture: a race through four coloured rows.
generic-about = A game on a plain table.
side-battle-first = White
side-battle-second = Black
side-qwixx-first = Black
side-qwixx-second = Grey
# For a player who has not given a name; $number tells guests apart.
guest-name = Guest { $number }
# An opponent played by the machine.
bot-name = Computer, level { $level }
# The same where there is little room; its level, a digit, follows.
bot-label = Computer
seat-open = Open seat
seat-kept = Not here yet
seat-nameless = Somebody

## The first page

home-open = Open a saved game
home-independent = The games belong to their designers and publishers; this is an independent implementation.
home-print = Print a set
how-to-play = How to play
# $game is the name of a game.
how-to-play-game = How to play { $game }
# Instead of that while the engine is compiled; $progress is a percentage.
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

copy-link = Copy link
share-link = Share
link-copied = Link copied.
link-not-copied = The browser did not allow copying. Copy the link from the address bar.
your-name = Your name
waiting-start = The game is about to start.
waiting-players = Waiting for the players.

## Around the table

panel = Moves and more
tools = Tools
tool-undo = Undo
tool-undo-ask = Ask to undo
# Take back what was done without a connection, before it is sent.
take-back = Take back
tool-hint = Hint
tool-threats = Threats
# For screen readers: how many moves of the opponent would win at once against $side.
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
moves = Moves
moves-none = No moves yet.
# For screen readers: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, then { $second }
step-first = First position
step-back = One move back
step-forward = One move forward
step-last = Latest move
replay-at = Position after move { $ply } of { $count }
replay-now = Back to the game
previous-game = The previous game
save-record = Save game
watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
chances-text = Your chance of winning is { $percent }
chances-figure = { $percent }
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
pending-refused = { $reason } What you did while offline was not carried out.
pending-dropped = Your last action was not sent: you left while there was no connection.
# On the board, for screen readers: a move made without a connection.
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
refused-bad-name = This name contains characters that cannot be shown.
refused-long-name = This name is too long.
