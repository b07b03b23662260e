### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = Puzzles
puzzles-about = Positions in which one move is far better than all others. Find that move.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Puzzles: { $game }
puzzles-daily = Puzzle of the day
puzzles-daily-about = The same puzzle for everyone, a new one every day.
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
puzzles-rated = At your level
puzzles-rated-about = One after another, matched to your level.
puzzles-themes = By theme
puzzles-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = You start with a rating of { $rating }. It changes with your results and is stored in this browser.
puzzles-figure-rating = Your rating
puzzles-figure-solved = Solved
puzzles-figure-streak = Longest streak

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = Puzzle rating { $rating }
puzzles-rating = Your rating { $rating }
# How many puzzles in a row were solved without help.
puzzles-streak =
    { $count ->
        [one] { $count } in a row
       *[other] { $count } in a row
    }
# $side is the name of a side, such as White.
puzzles-solver = Your side: { $side }.
# While the engine looks at an answer that is not the expected one.
puzzles-checking = Let me look at that…
puzzles-right = Right! Keep going.
puzzles-wrong = That is not it.
# $points are the percentage points of winning chance that an answer loses.
puzzles-wrong-cost =
    { $points ->
        [one] Your chance of winning drops by { $points } percentage point.
       *[other] Your chance of winning drops by { $points } percentage points.
    }
# $reason is a sentence that says what the opponent’s reply does.
puzzles-reply = The reply: { $reason }
puzzles-solved = Solved!
# After an answer that is not the expected one, but as good.
puzzles-equal = Just as good. Solved!
puzzles-shown = This was the solution.
# The button that undoes a mistake.
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-hint = Hint
# The second hint, which shows the whole move.
puzzles-hint-more = The move
puzzles-solution = Solution
# The link to the analysis board, once the puzzle is over.
puzzles-analyse = Analyse
puzzles-leave = All puzzles

## What the solver is to do

puzzle-task-battle-win-1 = Win at once.
puzzle-task-battle-win-2 = Win in two moves.
puzzle-task-battle-win-3 = Win in three moves.
# $moves is four or more.
puzzle-task-battle-win-4 =
    { $moves ->
        [one] Win in { $moves } move.
       *[other] Win in { $moves } moves.
    }
puzzle-task-battle-save-king = Save your king: every other move loses.
puzzle-task-battle-only-move = Find the only move that does not lose.
puzzle-task-battle-win-die = Win a die.
puzzle-task-battle-best-move = Find the best move.
puzzle-task-qwixx-best-turn = Find the best turn: choose both actions.

## The themes

puzzle-theme-battle-win-1 = Win at once
puzzle-theme-battle-win-2 = Win in two
puzzle-theme-battle-win-3 = Win in three
puzzle-theme-battle-win-4 = Win in four or more
puzzle-theme-battle-save-king = Save the king
puzzle-theme-battle-only-move = The only move
puzzle-theme-battle-win-die = Win a die
puzzle-theme-battle-best-move = The best move
puzzle-theme-battle-palace = Into the palace
puzzle-theme-battle-fork = Two threats at once
puzzle-theme-battle-sacrifice = Sacrifice
puzzle-theme-battle-quiet = A quiet move
puzzle-theme-battle-ending = Endings
puzzle-theme-battle-beginner = For beginners
puzzle-theme-qwixx-best-turn = The best turn
puzzle-theme-qwixx-capture = Capture
puzzle-theme-qwixx-close = Close a row
puzzle-theme-qwixx-stack = Stack
puzzle-theme-qwixx-decline = Pass an action
puzzle-theme-qwixx-misthrow = A deliberate misthrow
puzzle-theme-qwixx-leap = A wide gap
puzzle-theme-qwixx-last-turn = End the game
