### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = Úlohy
puzzles-about = Pozice, v nichž je jeden tah mnohem lepší než všechny ostatní. Najdi ho.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Úlohy: { $game }
puzzles-daily = Úloha dne
puzzles-daily-about = Pro všechny stejná, každý den nová.
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } den v řadě
        [few] { $count } dny v řadě
       *[other] { $count } dní v řadě
    }
puzzles-rated = Na tvé úrovni
puzzles-rated-about = Jedna za druhou, těžké tak akorát.
puzzles-themes = Podle témat
puzzles-count =
    { $count ->
        [one] { $count } úloha
        [few] { $count } úlohy
       *[other] { $count } úloh
    }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = Začínáš s hodnocením { $rating }. Řídí se tvými výsledky a zůstává v tomto prohlížeči.
puzzles-figure-rating = Tvé hodnocení
puzzles-figure-solved = Vyřešeno
puzzles-figure-streak = Nejdelší série

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = Hodnocení úlohy { $rating }
puzzles-rating = Tvé hodnocení { $rating }
# How many puzzles in a row were solved without help.
puzzles-streak =
    { $count ->
        [one] { $count } v řadě
        [few] { $count } v řadě
       *[other] { $count } v řadě
    }
# $side is the name of a side, such as White.
puzzles-solver = Tvoje strana: { $side }.
# While the engine looks at an answer that is not the expected one.
puzzles-checking = Podívejme se…
puzzles-right = Správně! Dál.
puzzles-wrong = To není ono.
# $points are the percentage points of winning chance that an answer loses.
puzzles-wrong-cost =
    { $points ->
        [one] Tvá šance na výhru klesne o { $points } procentní bod.
        [few] Tvá šance na výhru klesne o { $points } procentní body.
        [many] Tvá šance na výhru klesne o { $points } procentního bodu.
       *[other] Tvá šance na výhru klesne o { $points } procentních bodů.
    }
# $reason is a sentence that says what the opponent’s reply does.
puzzles-reply = Odpověď: { $reason }
puzzles-solved = Vyřešeno!
# After an answer that is not the expected one, but as good.
puzzles-equal = Stejně dobré. Vyřešeno!
puzzles-shown = Takové bylo řešení.
# The button that undoes a mistake.
puzzles-again = Znovu
puzzles-next = Další úloha
puzzles-hint = Rada
# The second hint, which shows the whole move.
puzzles-hint-more = Tah
puzzles-solution = Řešení
# The link to the analysis board, once the puzzle is over.
puzzles-analyse = Analyzovat
puzzles-leave = Všechny

## What the solver is to do

puzzle-task-battle-win-1 = Vyhraj hned.
puzzle-task-battle-win-2 = Vyhraj ve dvou tazích.
puzzle-task-battle-win-3 = Vyhraj ve třech tazích.
# $moves is four or more.
puzzle-task-battle-win-4 =
    { $moves ->
        [one] Vyhraj v { $moves } tahu.
        [few] Vyhraj ve { $moves } tazích.
       *[other] Vyhraj v { $moves } tazích.
    }
puzzle-task-battle-save-king = Zachraň krále: každý jiný tah prohrává.
puzzle-task-battle-only-move = Najdi jediný tah, který neprohrává.
puzzle-task-battle-win-die = Získej kostku.
puzzle-task-battle-best-move = Najdi nejlepší tah.
puzzle-task-qwixx-best-turn = Zahraj tah co nejlépe, obě akce.

## The themes

puzzle-theme-battle-win-1 = Výhra hned
puzzle-theme-battle-win-2 = Výhra ve dvou tazích
puzzle-theme-battle-win-3 = Výhra ve třech tazích
puzzle-theme-battle-win-4 = Výhra ve čtyřech a více tazích
puzzle-theme-battle-save-king = Zachraň krále
puzzle-theme-battle-only-move = Jediný tah
puzzle-theme-battle-win-die = Získej kostku
puzzle-theme-battle-best-move = Nejlepší tah
puzzle-theme-battle-palace = Na královské políčko
puzzle-theme-battle-fork = Dvě hrozby naráz
puzzle-theme-battle-sacrifice = Oběť
puzzle-theme-battle-quiet = Tichý tah
puzzle-theme-battle-ending = Koncovky
puzzle-theme-battle-beginner = Pro začátečníky
puzzle-theme-qwixx-best-turn = Nejlepší tah
puzzle-theme-qwixx-capture = Vyhození
puzzle-theme-qwixx-close = Uzavřít řadu
puzzle-theme-qwixx-stack = Stoh
puzzle-theme-qwixx-decline = Vzdát se akce
puzzle-theme-qwixx-misthrow = Záměrný chybný hod
puzzle-theme-qwixx-leap = Dlouhý skok
puzzle-theme-qwixx-last-turn = Ukončit hru
