### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = Problemi
puzzles-about = Posizioni in cui una mossa è molto migliore di tutte le altre. Trova quella mossa.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Problemi: { $game }
puzzles-daily = Problema del giorno
puzzles-daily-solved = Risolto oggi
# The button beside the board of the day.
puzzles-daily-solve = Risolvi
# For those who listen to the week shown as a row of days.
puzzles-week = Risolto in { $count } degli ultimi sette giorni
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
# Where no day has been solved lately.
puzzles-days-none = Risolvilo per iniziare una serie
# The button that goes on with puzzles matched to the player’s rating.
puzzles-continue = Continua l’allenamento
# The same for somebody who has not tried any.
puzzles-rated = Al tuo livello
# The button for newcomers, and the same for those who have begun.
puzzles-easy = Comincia dai facili
puzzles-easy-again = Problemi facili
puzzles-themes = Per tema
# The link to all themes of a game.
puzzles-all-themes = Tutti i temi
puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemi
    }
# $solved of $count puzzles are solved.
puzzles-progress = Risolti: { $solved } su { $count }
# How many were tried without success.
puzzles-failed = da rifare: { $count }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = Cominci con un punteggio di { $rating }. Cambia con i tuoi risultati ed è salvato in questo browser.
puzzles-figure-rating = Il tuo punteggio
puzzles-figure-solved = Risolti
puzzles-figure-streak = Serie più lunga
# The curve of ratings, for those who listen.
puzzles-curve =
    { $count ->
        [one] Il tuo punteggio nell’ultimo problema: da { $first } a { $last }
       *[other] Il tuo punteggio negli ultimi { $count } problemi: da { $first } a { $last }
    }
# The list of puzzles tried last.
puzzles-history = I tuoi ultimi problemi
puzzles-result-solved = risolto
puzzles-result-failed = non risolto

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = Punteggio del problema { $rating }
puzzles-rating = Il tuo punteggio { $rating }
# How many puzzles in a row were solved without help.
puzzles-streak =
    { $count ->
        [one] { $count } di fila
       *[other] { $count } di fila
    }
# $side is the name of a side, such as White.
puzzles-solver = Il tuo colore: { $side }.
# While the engine looks at an answer that is not the expected one.
puzzles-checking = Verifica della risposta…
puzzles-right = Giusto! Continua.
puzzles-wrong = Non è questa.
# $points are the percentage points of winning chance that an answer loses.
puzzles-wrong-cost =
    { $points ->
        [one] La tua probabilità di vincere scende di { $points } punto percentuale.
       *[other] La tua probabilità di vincere scende di { $points } punti percentuali.
    }
# $reason is a sentence that says what the opponent’s reply does.
puzzles-reply = La risposta: { $reason }
puzzles-solved = Risolto!
# After an answer that is not the expected one, but as good.
puzzles-equal = Altrettanto buona. Risolto!
puzzles-shown = Questa era la soluzione.
# The button that undoes a mistake.
puzzles-again = Riprova
puzzles-next = Problema seguente
puzzles-hint = Indizio
# The second hint, which shows the whole move.
puzzles-hint-more = La mossa
puzzles-solution = Soluzione
# The link to the analysis board, once the puzzle is over.
puzzles-analyse = Analizza
puzzles-leave = Tutti

## What the solver is to do

puzzle-task-battle-win-1 = Vinci subito.
puzzle-task-battle-win-2 = Vinci in due mosse.
puzzle-task-battle-win-3 = Vinci in tre mosse.
# $moves is four or more.
puzzle-task-battle-win-4 =
    { $moves ->
        [one] Vinci in { $moves } mossa.
       *[other] Vinci in { $moves } mosse.
    }
puzzle-task-battle-save-king = Salva il tuo re: ogni altra mossa perde.
puzzle-task-battle-only-move = Trova l’unica mossa che non perde.
puzzle-task-battle-win-die = Guadagna un dado.
puzzle-task-battle-best-move = Trova la mossa migliore.
puzzle-task-qwixx-best-turn = Trova il turno migliore: scegli entrambe le azioni.

## The themes, and the groups they are in

puzzle-group-battle-wins = Vittorie
puzzle-group-battle-defence = Difesa
puzzle-group-battle-tactics = Tattica
puzzle-group-battle-endings = Finali
puzzle-group-qwixx-stones = Pedine
puzzle-group-qwixx-rows = File
puzzle-group-qwixx-turn = Il turno intero

puzzle-theme-battle-win-1 = Vincere subito
puzzle-theme-battle-win-2 = Vincere in due mosse
puzzle-theme-battle-win-3 = Vincere in tre mosse
puzzle-theme-battle-win-4 = Vincere in quattro mosse o più
puzzle-theme-battle-save-king = Salvare il re
puzzle-theme-battle-only-move = L’unica mossa
puzzle-theme-battle-win-die = Guadagnare un dado
puzzle-theme-battle-best-move = La mossa migliore
puzzle-theme-battle-palace = Nel palazzo
puzzle-theme-battle-fork = Due minacce insieme
puzzle-theme-battle-sacrifice = Sacrificio
puzzle-theme-battle-quiet = Una mossa tranquilla
puzzle-theme-battle-ending = Finali
puzzle-theme-battle-beginner = Per principianti
puzzle-theme-qwixx-best-turn = Il turno migliore
puzzle-theme-qwixx-capture = Cattura
puzzle-theme-qwixx-close = Chiudere una fila
puzzle-theme-qwixx-stack = Pila
puzzle-theme-qwixx-decline = Rinunciare a un’azione
puzzle-theme-qwixx-misthrow = Un lancio mancato voluto
puzzle-theme-qwixx-leap = Un lungo salto
puzzle-theme-qwixx-last-turn = Finire la partita
