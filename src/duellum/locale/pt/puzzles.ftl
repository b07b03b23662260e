### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = Problemas
puzzles-about = Posições em que uma jogada é muito melhor do que todas as outras. Encontre-a.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Problemas: { $game }
puzzles-daily = Problema do dia
puzzles-daily-about = O mesmo para todos, um novo a cada dia.
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } dia seguido
       *[other] { $count } dias seguidos
    }
puzzles-rated = Ao seu nível
puzzles-rated-about = Um após outro, com a dificuldade certa para si.
puzzles-themes = Por tema
puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = Começa com uma pontuação de { $rating }. Muda com os seus resultados e fica neste navegador.
puzzles-figure-rating = A sua pontuação
puzzles-figure-solved = Resolvidos
puzzles-figure-streak = Melhor série

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = Pontuação do problema { $rating }
puzzles-rating = A sua pontuação { $rating }
# How many puzzles in a row were solved without help.
puzzles-streak =
    { $count ->
        [one] { $count } seguido
       *[other] { $count } seguidos
    }
# $side is the name of a side, such as White.
puzzles-solver = O seu lado: { $side }.
# While the engine looks at an answer that is not the expected one.
puzzles-checking = Vejamos…
puzzles-right = Certo! Continue.
puzzles-wrong = Não é isso.
# $points are the percentage points of winning chance that an answer loses.
puzzles-wrong-cost =
    { $points ->
        [one] A sua probabilidade de vencer desce { $points } ponto percentual.
       *[other] A sua probabilidade de vencer desce { $points } pontos percentuais.
    }
# $reason is a sentence that says what the opponent’s reply does.
puzzles-reply = A resposta: { $reason }
puzzles-solved = Resolvido!
# After an answer that is not the expected one, but as good.
puzzles-equal = Igualmente boa. Resolvido!
puzzles-shown = Esta era a solução.
# The button that undoes a mistake.
puzzles-again = Outra vez
puzzles-next = Seguinte
puzzles-hint = Dica
# The second hint, which shows the whole move.
puzzles-hint-more = A jogada
puzzles-solution = Solução
# The link to the analysis board, once the puzzle is over.
puzzles-analyse = Analisar
puzzles-leave = Todos

## What the solver is to do

puzzle-task-battle-win-1 = Vença já.
puzzle-task-battle-win-2 = Vença em duas jogadas.
puzzle-task-battle-win-3 = Vença em três jogadas.
# $moves is four or more.
puzzle-task-battle-win-4 =
    { $moves ->
        [one] Vença em { $moves } jogada.
       *[other] Vença em { $moves } jogadas.
    }
puzzle-task-battle-save-king = Salve o seu rei: qualquer outra jogada perde.
puzzle-task-battle-only-move = Encontre a única jogada que não perde.
puzzle-task-battle-win-die = Ganhe um dado.
puzzle-task-battle-best-move = Encontre a melhor jogada.
puzzle-task-qwixx-best-turn = Jogue este turno da melhor forma, as duas ações.

## The themes

puzzle-theme-battle-win-1 = Vencer já
puzzle-theme-battle-win-2 = Vencer em duas
puzzle-theme-battle-win-3 = Vencer em três
puzzle-theme-battle-win-4 = Vencer em quatro ou mais
puzzle-theme-battle-save-king = Salvar o rei
puzzle-theme-battle-only-move = A única jogada
puzzle-theme-battle-win-die = Ganhar um dado
puzzle-theme-battle-best-move = A melhor jogada
puzzle-theme-battle-palace = Ao palácio
puzzle-theme-battle-fork = Duas ameaças ao mesmo tempo
puzzle-theme-battle-sacrifice = Sacrifício
puzzle-theme-battle-quiet = Uma jogada tranquila
puzzle-theme-battle-ending = Finais
puzzle-theme-battle-beginner = Para principiantes
puzzle-theme-qwixx-best-turn = O melhor turno
puzzle-theme-qwixx-capture = Captura
puzzle-theme-qwixx-close = Fechar uma linha
puzzle-theme-qwixx-stack = Pilha
puzzle-theme-qwixx-decline = Recusar uma ação
puzzle-theme-qwixx-misthrow = Um lançamento falhado de propósito
puzzle-theme-qwixx-leap = Um grande salto
puzzle-theme-qwixx-last-turn = Acabar a partida
