### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and the words about an answer have three lines above the board.

## Around the puzzles

puzzles-title = Puzzles
puzzles-about = Positions in which one move is far better than all others. Find that move.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Puzzles: { $game }
puzzles-daily = Puzzle of the day
puzzles-daily-solved = Solved today
# The button next to the board of the day.
puzzles-daily-solve = Solve it
# For screen readers to the week shown as a row of days.
puzzles-week = Solved on { $count } of the last seven days
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
# Where no day has been solved lately.
puzzles-days-none = Solve it to start a streak
# The button that goes on with puzzles matched to the player’s rating.
puzzles-continue = Continue training
# The same for somebody who has not tried any.
puzzles-rated = At your level
# The button for newcomers, and the same for those who have begun.
puzzles-easy = Start with easy ones
puzzles-easy-again = Easy ones
puzzles-themes = By theme
# The link to all themes of a game.
puzzles-all-themes = All themes
puzzles-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
# $solved of $count puzzles are solved.
puzzles-progress = { $solved } of { $count } solved
# How many were tried without success.
puzzles-failed = { $count } to try again
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = You start with a rating of { $rating }. It changes with your results and is stored in this browser.
puzzles-figure-rating = Your rating
puzzles-figure-solved = Solved
puzzles-figure-streak = Longest streak
# The curve of ratings, for screen readers.
puzzles-curve =
    { $count ->
        [one] Your rating over the last puzzle: from { $first } to { $last }
       *[other] Your rating over the last { $count } puzzles: from { $first } to { $last }
    }
# The list of puzzles tried last.
puzzles-history = Your last puzzles
puzzles-result-solved = solved
puzzles-result-failed = not solved

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
puzzles-checking = Checking your answer…
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

## The themes, and the groups they are in

puzzle-group-battle-wins = Wins
puzzle-group-battle-defence = Defence
puzzle-group-battle-tactics = Tactics
puzzle-group-battle-endings = Endings
puzzle-group-qwixx-stones = Stones
puzzle-group-qwixx-rows = Rows
puzzle-group-qwixx-turn = The whole turn

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
