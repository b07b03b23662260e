### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = Zadania
puzzles-about = Pozycje, w których jeden ruch jest o wiele lepszy od wszystkich innych. Znajdź ten ruch.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Zadania: { $game }
puzzles-daily = Zadanie dnia
puzzles-daily-solved = Rozwiązane dzisiaj
# The button beside the board of the day.
puzzles-daily-solve = Rozwiąż
# For those who listen to the week shown as a row of days.
puzzles-week = Rozwiązane w { $count } z ostatnich siedmiu dni
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
# Where no day has been solved lately.
puzzles-days-none = Rozwiąż je i zacznij serię
# The button that goes on with puzzles matched to the player’s rating.
puzzles-continue = Trenuj dalej
# The same for somebody who has not tried any.
puzzles-rated = Na twoim poziomie
# The button for newcomers, and the same for those who have begun.
puzzles-easy = Zacznij od łatwych
puzzles-easy-again = Łatwe zadania
puzzles-themes = Według tematów
# The link to all themes of a game.
puzzles-all-themes = Wszystkie tematy
puzzles-count =
    { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[many] { $count } zadań
    }
# $solved of $count puzzles are solved.
puzzles-progress = Rozwiązane: { $solved } z { $count }
# How many were tried without success.
puzzles-failed = do powtórki: { $count }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = Zaczynasz z rankingiem { $rating }. Zmienia się on z twoimi wynikami i jest zapisany w tej przeglądarce.
puzzles-figure-rating = Twój ranking
puzzles-figure-solved = Rozwiązane
puzzles-figure-streak = Najdłuższa seria
# The curve of ratings, for those who listen.
puzzles-curve =
    { $count ->
        [one] Twój ranking w ostatnim zadaniu: od { $first } do { $last }
        [few] Twój ranking w ostatnich { $count } zadaniach: od { $first } do { $last }
       *[many] Twój ranking w ostatnich { $count } zadaniach: od { $first } do { $last }
    }
# The list of puzzles tried last.
puzzles-history = Twoje ostatnie zadania
puzzles-result-solved = rozwiązane
puzzles-result-failed = nierozwiązane

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = Ranking zadania { $rating }
puzzles-rating = Twój ranking { $rating }
# How many puzzles in a row were solved without help.
puzzles-streak =
    { $count ->
        [one] { $count } z rzędu
        [few] { $count } z rzędu
       *[many] { $count } z rzędu
    }
# $side is the name of a side, such as White.
puzzles-solver = Twoja strona: { $side }.
# While the engine looks at an answer that is not the expected one.
puzzles-checking = Sprawdzanie odpowiedzi…
puzzles-right = Dobrze! Graj dalej.
puzzles-wrong = To nie to.
# $points are the percentage points of winning chance that an answer loses.
puzzles-wrong-cost =
    { $points ->
        [one] Twoja szansa na wygraną spada o { $points } punkt procentowy.
        [few] Twoja szansa na wygraną spada o { $points } punkty procentowe.
        [many] Twoja szansa na wygraną spada o { $points } punktów procentowych.
       *[other] Twoja szansa na wygraną spada o { $points } punktu procentowego.
    }
# $reason is a sentence that says what the opponent’s reply does.
puzzles-reply = Odpowiedź: { $reason }
puzzles-solved = Rozwiązane!
# After an answer that is not the expected one, but as good.
puzzles-equal = Równie dobre. Rozwiązane!
puzzles-shown = Takie było rozwiązanie.
# The button that undoes a mistake.
puzzles-again = Jeszcze raz
puzzles-next = Następne zadanie
puzzles-hint = Podpowiedź
# The second hint, which shows the whole move.
puzzles-hint-more = Ruch
puzzles-solution = Rozwiązanie
# The link to the analysis board, once the puzzle is over.
puzzles-analyse = Analizuj
puzzles-leave = Wszystkie zadania

## What the solver is to do

puzzle-task-battle-win-1 = Wygraj od razu.
puzzle-task-battle-win-2 = Wygraj w dwóch ruchach.
puzzle-task-battle-win-3 = Wygraj w trzech ruchach.
# $moves is four or more.
puzzle-task-battle-win-4 =
    { $moves ->
        [one] Wygraj w { $moves } ruchu.
        [few] Wygraj w { $moves } ruchach.
       *[many] Wygraj w { $moves } ruchach.
    }
puzzle-task-battle-save-king = Uratuj króla: każdy inny ruch przegrywa.
puzzle-task-battle-only-move = Znajdź jedyny ruch, który nie przegrywa.
puzzle-task-battle-win-die = Zdobądź kostkę.
puzzle-task-battle-best-move = Znajdź najlepszy ruch.
puzzle-task-qwixx-best-turn = Znajdź najlepszą turę: wybierz oba działania.

## The themes, and the groups they are in

puzzle-group-battle-wins = Wygrane
puzzle-group-battle-defence = Obrona
puzzle-group-battle-tactics = Taktyka
puzzle-group-battle-endings = Końcówki
puzzle-group-qwixx-stones = Pionki
puzzle-group-qwixx-rows = Rządki
puzzle-group-qwixx-turn = Cała tura

puzzle-theme-battle-win-1 = Wygrana od razu
puzzle-theme-battle-win-2 = Wygrana w dwóch ruchach
puzzle-theme-battle-win-3 = Wygrana w trzech ruchach
puzzle-theme-battle-win-4 = Wygrana w czterech ruchach lub więcej
puzzle-theme-battle-save-king = Uratuj króla
puzzle-theme-battle-only-move = Jedyny ruch
puzzle-theme-battle-win-die = Zdobądź kostkę
puzzle-theme-battle-best-move = Najlepszy ruch
puzzle-theme-battle-palace = Do pałacu
puzzle-theme-battle-fork = Dwie groźby naraz
puzzle-theme-battle-sacrifice = Poświęcenie
puzzle-theme-battle-quiet = Cichy ruch
puzzle-theme-battle-ending = Końcówki
puzzle-theme-battle-beginner = Dla początkujących
puzzle-theme-qwixx-best-turn = Najlepsza tura
puzzle-theme-qwixx-capture = Bicie
puzzle-theme-qwixx-close = Zamknij rządek
puzzle-theme-qwixx-stack = Stos
puzzle-theme-qwixx-decline = Pas w działaniu
puzzle-theme-qwixx-misthrow = Celowy rzut nieudany
puzzle-theme-qwixx-leap = Duży odstęp
puzzle-theme-qwixx-last-turn = Zakończ partię
