### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = Aufgaben
puzzles-about = Stellungen, in denen ein Zug viel besser ist als alle anderen. Finde ihn.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Aufgaben: { $game }
puzzles-daily = Aufgabe des Tages
puzzles-daily-about = Für alle dieselbe, jeden Tag eine neue.
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
puzzles-rated = Auf deinem Niveau
puzzles-rated-about = Eine nach der anderen, passend zu deiner Stärke.
puzzles-themes = Nach Themen
puzzles-count =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = Du beginnst mit der Wertung { $rating }. Sie folgt deinen Ergebnissen und bleibt in diesem Browser.
puzzles-figure-rating = Deine Wertung
puzzles-figure-solved = Gelöst
puzzles-figure-streak = Längste Serie

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = Wertung der Aufgabe { $rating }
puzzles-rating = Deine Wertung { $rating }
# How many puzzles in a row were solved without help.
puzzles-streak =
    { $count ->
        [one] { $count } in Folge
       *[other] { $count } in Folge
    }
# $side is the name of a side, such as White.
puzzles-solver = Deine Seite: { $side }.
# While the engine looks at an answer that is not the expected one.
puzzles-checking = Mal sehen …
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
puzzles-leave = Alle

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
puzzle-task-qwixx-best-turn = Mach das Beste aus beiden Aktionen dieses Zugs.

## The themes

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
puzzle-theme-qwixx-decline = Auf eine Aktion verzichten
puzzle-theme-qwixx-misthrow = Absichtlicher Fehlwurf
puzzle-theme-qwixx-leap = Ein weiter Sprung
puzzle-theme-qwixx-last-turn = Das Spiel beenden
