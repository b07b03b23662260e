### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = Problèmes
puzzles-about = Des positions où un coup est bien meilleur que tous les autres. Trouvez ce coup.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Problèmes : { $game }
puzzles-daily = Problème du jour
puzzles-daily-solved = Résolu aujourd’hui
# The button beside the board of the day.
puzzles-daily-solve = Résoudre
# For those who listen to the week shown as a row of days.
puzzles-week = Résolu { $count } fois ces sept derniers jours
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
# Where no day has been solved lately.
puzzles-days-none = Résolvez-le pour commencer une série
# The button that goes on with puzzles matched to the player’s rating.
puzzles-continue = Continuer l’entraînement
# The same for somebody who has not tried any.
puzzles-rated = À votre niveau
# The button for newcomers, and the same for those who have begun.
puzzles-easy = Commencer par les faciles
puzzles-easy-again = Problèmes faciles
puzzles-themes = Par thème
# The link to all themes of a game.
puzzles-all-themes = Tous les thèmes
puzzles-count =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
# $solved of $count puzzles are solved.
puzzles-progress = Résolus : { $solved } sur { $count }
# How many were tried without success.
puzzles-failed = à refaire : { $count }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = Vous commencez avec un classement de { $rating }. Il évolue avec vos résultats et est conservé dans ce navigateur.
puzzles-figure-rating = Votre classement
puzzles-figure-solved = Résolus
puzzles-figure-streak = Meilleure série
# The curve of ratings, for those who listen.
puzzles-curve =
    { $count ->
        [one] Votre classement sur le dernier problème : de { $first } à { $last }
       *[other] Votre classement sur les { $count } derniers problèmes : de { $first } à { $last }
    }
# The list of puzzles tried last.
puzzles-history = Vos derniers problèmes
puzzles-result-solved = résolu
puzzles-result-failed = non résolu

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = Classement du problème { $rating }
puzzles-rating = Votre classement { $rating }
# How many puzzles in a row were solved without help.
puzzles-streak =
    { $count ->
        [one] { $count } de suite
       *[other] { $count } de suite
    }
# $side is the name of a side, such as White.
puzzles-solver = Votre camp : { $side }.
# While the engine looks at an answer that is not the expected one.
puzzles-checking = Vérification de la réponse…
puzzles-right = Exact ! Continuez.
puzzles-wrong = Ce n’est pas le bon coup.
# $points are the percentage points of winning chance that an answer loses.
puzzles-wrong-cost =
    { $points ->
        [one] Vos chances de gagner baissent de { $points } point de pourcentage.
       *[other] Vos chances de gagner baissent de { $points } points de pourcentage.
    }
# $reason is a sentence that says what the opponent’s reply does.
puzzles-reply = La réponse : { $reason }
puzzles-solved = Résolu !
# After an answer that is not the expected one, but as good.
puzzles-equal = Tout aussi bon. Résolu !
puzzles-shown = C’était la solution.
# The button that undoes a mistake.
puzzles-again = Réessayer
puzzles-next = Problème suivant
puzzles-hint = Indice
# The second hint, which shows the whole move.
puzzles-hint-more = Le coup
puzzles-solution = Solution
# The link to the analysis board, once the puzzle is over.
puzzles-analyse = Analyser
puzzles-leave = Tous

## What the solver is to do

puzzle-task-battle-win-1 = Gagnez tout de suite.
puzzle-task-battle-win-2 = Gagnez en deux coups.
puzzle-task-battle-win-3 = Gagnez en trois coups.
# $moves is four or more.
puzzle-task-battle-win-4 =
    { $moves ->
        [one] Gagnez en { $moves } coup.
       *[other] Gagnez en { $moves } coups.
    }
puzzle-task-battle-save-king = Sauvez votre roi : tout autre coup perd.
puzzle-task-battle-only-move = Trouvez le seul coup qui ne perd pas.
puzzle-task-battle-win-die = Gagnez un cube.
puzzle-task-battle-best-move = Trouvez le meilleur coup.
puzzle-task-qwixx-best-turn = Trouvez le meilleur tour : choisissez les deux actions.

## The themes, and the groups they are in

puzzle-group-battle-wins = Victoires
puzzle-group-battle-defence = Défense
puzzle-group-battle-tactics = Tactique
puzzle-group-battle-endings = Finales
puzzle-group-qwixx-stones = Pions
puzzle-group-qwixx-rows = Rangées
puzzle-group-qwixx-turn = Le tour entier

puzzle-theme-battle-win-1 = Gagner tout de suite
puzzle-theme-battle-win-2 = Gagner en deux coups
puzzle-theme-battle-win-3 = Gagner en trois coups
puzzle-theme-battle-win-4 = Gagner en quatre coups ou plus
puzzle-theme-battle-save-king = Sauver le roi
puzzle-theme-battle-only-move = Le seul coup
puzzle-theme-battle-win-die = Gagner un cube
puzzle-theme-battle-best-move = Le meilleur coup
puzzle-theme-battle-palace = Vers le palais
puzzle-theme-battle-fork = Deux menaces à la fois
puzzle-theme-battle-sacrifice = Sacrifice
puzzle-theme-battle-quiet = Un coup tranquille
puzzle-theme-battle-ending = Finales
puzzle-theme-battle-beginner = Pour débuter
puzzle-theme-qwixx-best-turn = Le meilleur tour
puzzle-theme-qwixx-capture = Prise
puzzle-theme-qwixx-close = Fermer une rangée
puzzle-theme-qwixx-stack = Pile
puzzle-theme-qwixx-decline = Renoncer à une action
puzzle-theme-qwixx-misthrow = Un lancer manqué voulu
puzzle-theme-qwixx-leap = Un grand saut
puzzle-theme-qwixx-last-turn = Finir la partie
