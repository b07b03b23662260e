### The analysis board. A ply is a move of one side.

analysis-title = Analysis
# $game is the name of the game.
analysis-page = { $game }: analysis
analysis-open = Analyse
analysis-locked = You can analyse this game once it is over.
analysis-unreadable = This link contains no analysis. Showing the starting position.

## The engine

analysis-engine = Engine
analysis-on = On
analysis-off = Off
analysis-line-count = Number of lines
analysis-lines = Lines: { $count }
analysis-lines-fewer = Fewer lines
analysis-lines-more = More lines
analysis-loading = The engine is starting.
analysis-failed = The engine could not be started in this browser.
analysis-idle = Turn the engine on to see the best moves.
analysis-depth = Moves ahead: { $depth }, positions: { $nodes }
# $side is the name of the side to move.
analysis-to-move = To move: { $side }
# A percentage follows: how probable it is that the side to move wins.
analysis-standing = { $side }, chance of winning:
analysis-over = The game is over here.
analysis-line = Line { $number }
analysis-plies-win = win in { $count }
analysis-plies-loss = loss in { $count }
analysis-plies-draw = draw

## Solved endings

analysis-endings = Tablebase
analysis-endings-solving = Computing the endings: { $share }
analysis-endings-failed = The endings could not be computed in this browser.
analysis-ending-win = { $side } to move and win. Plies to the end: { $count }
analysis-ending-loss = { $side } to move and lose. Plies to the end: { $count }
analysis-ending-draw = With best play, the game is a draw.
analysis-ending-moves = Every move and its result

## Variations

analysis-tree = Variations
analysis-tree-empty = Play moves on the board, or choose one of the engine’s.
analysis-variation = Variation
analysis-promote = Promote
analysis-remove = Delete
analysis-comment = Comment on this move

## The position

analysis-position = Position
analysis-position-text = The position as text
analysis-position-use = Set up
analysis-edit = Set up a position
analysis-edit-start = Starting position
analysis-edit-done = Analyse this position
analysis-new = New analysis
analysis-new-sure = All variations and comments in this analysis will be deleted.
analysis-clear = Empty board
analysis-mover = To move
analysis-keys = Keyboard
analysis-tool =
    { $tool ->
        [hand] Move
       *[remove] Remove
    }
# Below the buttons of an analysis whose link would be too long
analysis-link-short = Long comments are shortened in the link. The saved game has them in full.

## Setting up Battle

analysis-battle-palette =
    { $side ->
        [white] White dice
       *[black] Black dice
    }
# $face is 0 for a king.
analysis-battle-piece =
    { $side ->
        [white]
            { $face ->
                [0] White king
               *[other] White die, { $face } on top
            }
       *[black]
            { $face ->
                [0] Black king
               *[other] Black die, { $face } on top
            }
    }
analysis-battle-prompt =
    { $tool ->
        [hand] Drag dice anywhere, or off the board to remove them. Choose a die to turn it.
        [remove] Choose the dice to remove.
       *[piece] Choose the squares to put this piece on, or drag it there.
    }
analysis-battle-keys = Arrow keys move over the board. 1 to 6 place a die, or roll it to that face; K places a king. C changes its colour. Shift with an arrow key rolls the die, and R gives it a quarter turn. Enter chooses, places or moves a die. Delete removes it.
analysis-battle-turn = Turn the die on { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Roll it up
        [s] Roll it down
        [e] Roll it to the right
        [spin] Give it a quarter turn
       *[w] Roll it to the left
    }

## Setting up Qwixx Duel

analysis-qwixx-palette = Stones
analysis-qwixx-stones =
    { $side ->
        [black]
            { $count ->
                [1] Black stone
               *[other] Stack of { $count } black stones
            }
       *[grey]
            { $count ->
                [1] Grey stone
               *[other] Stack of { $count } grey stones
            }
    }
analysis-qwixx-prompt =
    { $tool ->
        [hand] Drag stones to a different space, or off the board to remove them.
        [remove] Choose the spaces, locks and misthrows to remove a stone from.
       *[stones] Choose spaces, locks or misthrows, or drag stones there. Press a die to turn it.
    }
analysis-qwixx-keys = Arrow keys move over the board. Enter places the chosen stone; B adds a black stone, G a grey one. Delete removes a stone. On a die, the arrow keys and 1 to 6 choose its face.
# $side is none for an empty space.
analysis-qwixx-misthrow =
    { $side ->
        [none] Misthrow { $number }: free
        [black] Misthrow { $number }: Black
       *[grey] Misthrow { $number }: Grey
    }
analysis-qwixx-stage = What comes next
analysis-qwixx-stages =
    { $stage ->
        [roll] Roll
        [first] Action 1
       *[second] Action 2
    }
analysis-qwixx-white = White die { $number }
analysis-qwixx-die =
    { $colour ->
        [r] Red die
        [y] Yellow die
        [g] Green die
       *[b] Blue die
    }
analysis-qwixx-first = Action 1
analysis-qwixx-first-declined = passed

## What each roll is worth

analysis-rolls = The 36 rolls of the white dice
# $side is the name of the player about to roll.
analysis-rolls-note = Chance of winning after the best reply to each roll. { $side } is about to roll.
analysis-rolls-mean = On average { $value }.
# Any face of a coloured die
analysis-rolls-any = any
analysis-rolls-cell = White { $first } and { $second }: { $value }
