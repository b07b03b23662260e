### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = Problemas
puzzles-about = Posiciones en las que una jugada es mucho mejor que todas las demás. Encuentra esa jugada.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Problemas: { $game }
puzzles-daily = Problema del día
puzzles-daily-solved = Resuelto hoy
# The button beside the board of the day.
puzzles-daily-solve = Resolver
# For those who listen to the week shown as a row of days.
puzzles-week = Resuelto en { $count } de los últimos siete días
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
# Where no day has been solved lately.
puzzles-days-none = Resuélvelo para empezar una racha
# The button that goes on with puzzles matched to the player’s rating.
puzzles-continue = Seguir entrenando
# The same for somebody who has not tried any.
puzzles-rated = De tu nivel
# The button for newcomers, and the same for those who have begun.
puzzles-easy = Empezar por los fáciles
puzzles-easy-again = Problemas fáciles
puzzles-themes = Por temas
# The link to all themes of a game.
puzzles-all-themes = Todos los temas
puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
# $solved of $count puzzles are solved.
puzzles-progress = { $solved } de { $count } resueltos
# How many were tried without success.
puzzles-failed = por repetir: { $count }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = Empiezas con una puntuación de { $rating }. Cambia con tus resultados y se guarda en este navegador.
puzzles-figure-rating = Tu puntuación
puzzles-figure-solved = Resueltos
puzzles-figure-streak = Mejor racha
# The curve of ratings, for those who listen.
puzzles-curve =
    { $count ->
        [one] Tu puntuación en el último problema: de { $first } a { $last }
       *[other] Tu puntuación en los últimos { $count } problemas: de { $first } a { $last }
    }
# The list of puzzles tried last.
puzzles-history = Tus últimos problemas
puzzles-result-solved = resuelto
puzzles-result-failed = sin resolver

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = Puntuación del problema { $rating }
puzzles-rating = Tu puntuación { $rating }
# How many puzzles in a row were solved without help.
puzzles-streak =
    { $count ->
        [one] { $count } seguido
       *[other] { $count } seguidos
    }
# $side is the name of a side, such as White.
puzzles-solver = Tu bando: { $side }.
# While the engine looks at an answer that is not the expected one.
puzzles-checking = Comprobando tu respuesta…
puzzles-right = ¡Bien! Sigue.
puzzles-wrong = No es esa.
# $points are the percentage points of winning chance that an answer loses.
puzzles-wrong-cost =
    { $points ->
        [one] Tu probabilidad de ganar baja { $points } punto porcentual.
       *[other] Tu probabilidad de ganar baja { $points } puntos porcentuales.
    }
# $reason is a sentence that says what the opponent’s reply does.
puzzles-reply = La respuesta: { $reason }
puzzles-solved = ¡Resuelto!
# After an answer that is not the expected one, but as good.
puzzles-equal = Igual de buena. ¡Resuelto!
puzzles-shown = Esta era la solución.
# The button that undoes a mistake.
puzzles-again = Reintentar
puzzles-next = Siguiente
puzzles-hint = Pista
# The second hint, which shows the whole move.
puzzles-hint-more = La jugada
puzzles-solution = Solución
# The link to the analysis board, once the puzzle is over.
puzzles-analyse = Analizar
puzzles-leave = Todos

## What the solver is to do

puzzle-task-battle-win-1 = Gana de inmediato.
puzzle-task-battle-win-2 = Gana en dos jugadas.
puzzle-task-battle-win-3 = Gana en tres jugadas.
# $moves is four or more.
puzzle-task-battle-win-4 =
    { $moves ->
        [one] Gana en { $moves } jugada.
       *[other] Gana en { $moves } jugadas.
    }
puzzle-task-battle-save-king = Salva a tu rey: cualquier otra jugada pierde.
puzzle-task-battle-only-move = Encuentra la única jugada que no pierde.
puzzle-task-battle-win-die = Gana un cubo.
puzzle-task-battle-best-move = Encuentra la mejor jugada.
puzzle-task-qwixx-best-turn = Encuentra el mejor turno: elige las dos acciones.

## The themes, and the groups they are in

puzzle-group-battle-wins = Victorias
puzzle-group-battle-defence = Defensa
puzzle-group-battle-tactics = Táctica
puzzle-group-battle-endings = Finales
puzzle-group-qwixx-stones = Fichas
puzzle-group-qwixx-rows = Filas
puzzle-group-qwixx-turn = El turno entero

puzzle-theme-battle-win-1 = Ganar de inmediato
puzzle-theme-battle-win-2 = Ganar en dos
puzzle-theme-battle-win-3 = Ganar en tres
puzzle-theme-battle-win-4 = Ganar en cuatro o más
puzzle-theme-battle-save-king = Salvar al rey
puzzle-theme-battle-only-move = La única jugada
puzzle-theme-battle-win-die = Ganar un cubo
puzzle-theme-battle-best-move = La mejor jugada
puzzle-theme-battle-palace = Al palacio
puzzle-theme-battle-fork = Dos amenazas a la vez
puzzle-theme-battle-sacrifice = Sacrificio
puzzle-theme-battle-quiet = Una jugada tranquila
puzzle-theme-battle-ending = Finales
puzzle-theme-battle-beginner = Para principiantes
puzzle-theme-qwixx-best-turn = El mejor turno
puzzle-theme-qwixx-capture = Captura
puzzle-theme-qwixx-close = Cerrar una fila
puzzle-theme-qwixx-stack = Pila
puzzle-theme-qwixx-decline = Pasar en una acción
puzzle-theme-qwixx-misthrow = Una tirada fallida a propósito
puzzle-theme-qwixx-leap = Un hueco grande
puzzle-theme-qwixx-last-turn = Terminar la partida
