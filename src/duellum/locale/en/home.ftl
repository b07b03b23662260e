### The first page and the page of games to watch.

home-title = Two dice duels on one wooden table
# The board that moves by itself, for screen readers; $game is the name of a game.
home-board = { $game }: a few moves on the board
board-pause = Pause
board-play = Show the moves
home-own = Continue playing
home-finished = Finished games
# $count is how many there are.
home-finished-all = Show all ({ $count })

## The form for a new game

form-game = Game
form-opponent = Opponent
opponent-bot = Computer
opponent-bot-about = Plays at the level you choose, answers at once and gives hints.
opponent-link = Friend online
opponent-link-about = Send a link. Anyone who opens it can play against you.
opponent-here = Same device
opponent-here-about = Two players take turns on this screen.
form-level = Level
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 · beginner
        [2] 2 · very easy
        [3] 3 · easy
        [4] 4 · medium
        [5] 5 · challenging
        [6] 6 · strong
        [7] 7 · very strong
       *[8] { $level } · full strength
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = Your record: { $won } won, { $drawn } drawn, { $lost } lost
level-record-none = No finished games at this level yet
form-more = Clock and first move
# The two choices that are hidden until asked for, for instance: "No clock, random first player".
form-more-summary = { $clock }, { $starts }
form-clock = Clock
form-starts = First player
starts-lot = random first player
starts-first = I start
starts-second = my opponent starts
form-public = Anyone can watch
form-public-open = Anyone can watch or join
form-server = Play on the server
form-server-note = Needs a connection. The dice can be proven fair.

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = Two players on this device
players-both = { $first } – { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } against { $other }
line-waiting = Waiting for a player
line-open = Open seat
line-your-turn = Turn { $turn }: your move
line-turn = Turn { $turn } · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = Won
finished-lost = Lost
finished-draw = Draw
finished-winner = { $side } won
finished-aborted = Cancelled

## Games to watch

watch-all = All public games
watch-join = Waiting for an opponent
watch-live = In progress
watch-about = Games that their players have made public. The list updates by itself.
watch-empty = No public games right now
watch-empty-about = Start one yourself: it appears here, and anyone can join or watch.
watch-start = Start a public game
watch-offline = The list of games needs a connection
watch-offline-about = It appears as soon as the server answers.
watch-no-server = There are no games to watch here
watch-no-server-about = This site works without a server: every game runs in the browser of its player.
