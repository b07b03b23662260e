### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = Aufgaben
puzzles-about = Stellungen, in denen ein Zug viel besser ist als alle anderen. Finde ihn.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Aufgaben: { $game }
puzzles-daily = Aufgabe des Tages
puzzles-daily-solved = Heute gelöst
# The button beside the board of the day.
puzzles-daily-solve = Lösen
# For those who listen to the week shown as a row of days.
puzzles-week = An { $count } der letzten sieben Tage gelöst
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
# Where no day has been solved lately.
puzzles-days-none = Löse sie und beginne eine Serie
# The button that goes on with puzzles matched to the player’s rating.
puzzles-continue = Weiter trainieren
# The same for somebody who has not tried any.
puzzles-rated = Auf deinem Niveau
# The button for newcomers, and the same for those who have begun.
puzzles-easy = Mit leichten beginnen
puzzles-easy-again = Leichte Aufgaben
puzzles-themes = Nach Themen
# The link to all themes of a game.
puzzles-all-themes = Alle Themen
puzzles-count =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
# $solved of $count puzzles are solved.
puzzles-progress = { $solved } von { $count } gelöst
# How many were tried without success.
puzzles-failed = noch einmal zu lösen: { $count }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = Du beginnst mit der Wertung { $rating }. Sie ändert sich mit deinen Ergebnissen und ist in diesem Browser gespeichert.
puzzles-figure-rating = Deine Wertung
puzzles-figure-solved = Gelöst
puzzles-figure-streak = Längste Serie
# The curve of ratings, for those who listen.
puzzles-curve =
    { $count ->
        [one] Deine Wertung über die letzte Aufgabe: von { $first } auf { $last }
       *[other] Deine Wertung über die letzten { $count } Aufgaben: von { $first } auf { $last }
    }
# The list of puzzles tried last.
puzzles-history = Deine letzten Aufgaben
puzzles-result-solved = gelöst
puzzles-result-failed = nicht gelöst

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = Wertung der Aufgabe: { $rating }
puzzles-rating = Deine Wertung: { $rating }
# How many puzzles in a row were solved without help.
puzzles-streak =
    { $count ->
        [one] { $count } in Folge
       *[other] { $count } in Folge
    }
# $side is the name of a side, such as White.
puzzles-solver = Deine Seite: { $side }.
# While the engine looks at an answer that is not the expected one.
puzzles-checking = Deine Antwort wird geprüft …
puzzles-right = Richtig! Mach weiter.
puzzles-wrong = Das ist es nicht.
# $points are the percentage points of winning chance that an answer loses.
puzzles-wrong-cost =
    { $points ->
        [one] Deine Gewinnchance sinkt um { $points } Prozentpunkt.
       *[other] Deine Gewinnchance sinkt um { $points } Prozentpunkte.
    }
# $reason is a sentence that says what the opponent’s reply does.
puzzles-reply = Die Antwort: { $reason }
puzzles-solved = Gelöst!
# After an answer that is not the expected one, but as good.
puzzles-equal = Genauso gut. Gelöst!
puzzles-shown = Das war die Lösung.
# The button that undoes a mistake.
puzzles-again = Noch einmal
puzzles-next = Nächste Aufgabe
puzzles-hint = Tipp
# The second hint, which shows the whole move.
puzzles-hint-more = Der Zug
puzzles-solution = Lösung
# The link to the analysis board, once the puzzle is over.
puzzles-analyse = Analysieren
puzzles-leave = Alle Aufgaben

## What the solver is to do

puzzle-task-battle-win-1 = Gewinne sofort.
puzzle-task-battle-win-2 = Gewinne in zwei Zügen.
puzzle-task-battle-win-3 = Gewinne in drei Zügen.
# $moves is four or more.
puzzle-task-battle-win-4 =
    { $moves ->
        [one] Gewinne in { $moves } Zug.
       *[other] Gewinne in { $moves } Zügen.
    }
puzzle-task-battle-save-king = Rette deinen König: Jeder andere Zug verliert.
puzzle-task-battle-only-move = Finde den einzigen Zug, der nicht verliert.
puzzle-task-battle-win-die = Gewinne einen Würfel.
puzzle-task-battle-best-move = Finde den besten Zug.
puzzle-task-qwixx-best-turn = Finde den besten Zug: Wähle beide Aktionen.

## The themes, and the groups they are in

puzzle-group-battle-wins = Siege
puzzle-group-battle-defence = Verteidigung
puzzle-group-battle-tactics = Taktik
puzzle-group-battle-endings = Endspiele
puzzle-group-qwixx-stones = Steine
puzzle-group-qwixx-rows = Reihen
puzzle-group-qwixx-turn = Der ganze Zug

puzzle-theme-battle-win-1 = Sofort gewinnen
puzzle-theme-battle-win-2 = Gewinn in zwei Zügen
puzzle-theme-battle-win-3 = Gewinn in drei Zügen
puzzle-theme-battle-win-4 = Gewinn in vier Zügen oder mehr
puzzle-theme-battle-save-king = Den König retten
puzzle-theme-battle-only-move = Der einzige Zug
puzzle-theme-battle-win-die = Einen Würfel gewinnen
puzzle-theme-battle-best-move = Der beste Zug
puzzle-theme-battle-palace = In den Palast
puzzle-theme-battle-fork = Zwei Drohungen auf einmal
puzzle-theme-battle-sacrifice = Opfer
puzzle-theme-battle-quiet = Ein stiller Zug
puzzle-theme-battle-ending = Endspiele
puzzle-theme-battle-beginner = Für Einsteiger
puzzle-theme-qwixx-best-turn = Der beste Zug
puzzle-theme-qwixx-capture = Schlagen
puzzle-theme-qwixx-close = Reihe schließen
puzzle-theme-qwixx-stack = Stapel
puzzle-theme-qwixx-decline = Bei einer Aktion passen
puzzle-theme-qwixx-misthrow = Absichtlicher Fehlwurf
puzzle-theme-qwixx-leap = Eine große Lücke
puzzle-theme-qwixx-last-turn = Die Partie beenden
