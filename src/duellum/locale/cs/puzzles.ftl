### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = Úlohy
puzzles-about = Pozice, v nichž je jeden tah mnohem lepší než všechny ostatní. Najdi ho.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Úlohy: { $game }
puzzles-daily = Úloha dne
puzzles-daily-solved = Dnes vyřešeno
# The button beside the board of the day.
puzzles-daily-solve = Vyřešit
# For those who listen to the week shown as a row of days.
puzzles-week = Za posledních sedm dní vyřešeno { $count }×
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } den v řadě
        [few] { $count } dny v řadě
       *[other] { $count } dní v řadě
    }
# Where no day has been solved lately.
puzzles-days-none = Vyřeš ji a začni sérii
# The button that goes on with puzzles matched to the player’s rating.
puzzles-continue = Pokračovat v tréninku
# The same for somebody who has not tried any.
puzzles-rated = Na tvé úrovni
# The button for newcomers, and the same for those who have begun.
puzzles-easy = Začít lehkými
puzzles-easy-again = Lehké úlohy
puzzles-themes = Podle témat
# The link to all themes of a game.
puzzles-all-themes = Všechna témata
puzzles-count =
    { $count ->
        [one] { $count } úloha
        [few] { $count } úlohy
       *[other] { $count } úloh
    }
# $solved of $count puzzles are solved.
puzzles-progress = Vyřešeno { $solved }/{ $count }
# How many were tried without success.
puzzles-failed = K opakování: { $count }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = Začínáš s hodnocením { $rating }. Mění se podle tvých výsledků a je uložené v tomto prohlížeči.
puzzles-figure-rating = Tvé hodnocení
puzzles-figure-solved = Vyřešeno
puzzles-figure-streak = Nejdelší série
# The curve of ratings, for those who listen.
puzzles-curve =
    { $count ->
        [one] Tvé hodnocení před poslední úlohou { $first }, po ní { $last }
        [few] Tvé hodnocení v posledních { $count } úlohách: dřív { $first }, teď { $last }
       *[other] Tvé hodnocení v posledních { $count } úlohách: dřív { $first }, teď { $last }
    }
# The list of puzzles tried last.
puzzles-history = Tvé poslední úlohy
puzzles-result-solved = vyřešeno
puzzles-result-failed = nevyřešeno

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = Hodnocení úlohy: { $rating }
puzzles-rating = Tvé hodnocení: { $rating }
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
puzzles-checking = Tvá odpověď se ověřuje…
puzzles-right = Správně! Pokračuj.
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
puzzles-shown = Toto bylo řešení.
# The button that undoes a mistake.
puzzles-again = Znovu
puzzles-next = Další úloha
puzzles-hint = Rada
# The second hint, which shows the whole move.
puzzles-hint-more = Tah
puzzles-solution = Řešení
# The link to the analysis board, once the puzzle is over.
puzzles-analyse = Analyzovat
puzzles-leave = Všechny úlohy

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
puzzle-task-qwixx-best-turn = Najdi nejlepší tah: zvol obě akce.

## The themes, and the groups they are in

puzzle-group-battle-wins = Výhry
puzzle-group-battle-defence = Obrana
puzzle-group-battle-tactics = Taktika
puzzle-group-battle-endings = Koncovky
puzzle-group-qwixx-stones = Kameny
puzzle-group-qwixx-rows = Řady
puzzle-group-qwixx-turn = Celý tah

puzzle-theme-battle-win-1 = Výhra hned
puzzle-theme-battle-win-2 = Výhra ve dvou tazích
puzzle-theme-battle-win-3 = Výhra ve třech tazích
puzzle-theme-battle-win-4 = Výhra ve čtyřech a více tazích
puzzle-theme-battle-save-king = Zachránit krále
puzzle-theme-battle-only-move = Jediný tah
puzzle-theme-battle-win-die = Získat kostku
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
puzzle-theme-qwixx-decline = Pasovat v akci
puzzle-theme-qwixx-misthrow = Záměrný chybný hod
puzzle-theme-qwixx-leap = Velká mezera
puzzle-theme-qwixx-last-turn = Ukončit hru
