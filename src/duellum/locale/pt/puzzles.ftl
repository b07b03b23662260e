### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = Problemas
puzzles-about = Posições em que uma jogada é muito melhor do que todas as outras. Encontre essa jogada.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Problemas: { $game }
puzzles-daily = Problema do dia
puzzles-daily-solved = Resolvido hoje
# The button beside the board of the day.
puzzles-daily-solve = Resolver
# For those who listen to the week shown as a row of days.
puzzles-week = Resolvido em { $count } dos últimos sete dias
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } dia seguido
       *[other] { $count } dias seguidos
    }
# Where no day has been solved lately.
puzzles-days-none = Resolva-o para começar uma série
# The button that goes on with puzzles matched to the player’s rating.
puzzles-continue = Continuar o treino
# The same for somebody who has not tried any.
puzzles-rated = Do seu nível
# The button for newcomers, and the same for those who have begun.
puzzles-easy = Começar pelos fáceis
puzzles-easy-again = Problemas fáceis
puzzles-themes = Por tema
# The link to all themes of a game.
puzzles-all-themes = Todos os temas
puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
# $solved of $count puzzles are solved.
puzzles-progress = { $solved } de { $count } resolvidos
# How many were tried without success.
puzzles-failed = a repetir: { $count }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = Começa com uma classificação de { $rating }. Muda com os seus resultados e fica guardada neste navegador.
puzzles-figure-rating = A sua classificação
puzzles-figure-solved = Resolvidos
puzzles-figure-streak = Melhor série
# The curve of ratings, for those who listen.
puzzles-curve =
    { $count ->
        [one] A sua classificação no último problema: de { $first } a { $last }
       *[other] A sua classificação nos últimos { $count } problemas: de { $first } a { $last }
    }
# The list of puzzles tried last.
puzzles-history = Os seus últimos problemas
puzzles-result-solved = resolvido
puzzles-result-failed = por resolver

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = Classificação do problema { $rating }
puzzles-rating = A sua classificação { $rating }
# How many puzzles in a row were solved without help.
puzzles-streak =
    { $count ->
        [one] { $count } seguido
       *[other] { $count } seguidos
    }
# $side is the name of a side, such as White.
puzzles-solver = O seu lado: { $side }.
# While the engine looks at an answer that is not the expected one.
puzzles-checking = A verificar a sua resposta…
puzzles-right = Certo! Continue.
puzzles-wrong = Não é essa.
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
puzzles-again = Tentar de novo
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
puzzle-task-qwixx-best-turn = Encontre o melhor turno: escolha as duas ações.

## The themes, and the groups they are in

puzzle-group-battle-wins = Vitórias
puzzle-group-battle-defence = Defesa
puzzle-group-battle-tactics = Tática
puzzle-group-battle-endings = Finais
puzzle-group-qwixx-stones = Peças
puzzle-group-qwixx-rows = Linhas
puzzle-group-qwixx-turn = O turno inteiro

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
puzzle-theme-qwixx-decline = Passar numa ação
puzzle-theme-qwixx-misthrow = Um lançamento falhado de propósito
puzzle-theme-qwixx-leap = Um grande espaço vazio
puzzle-theme-qwixx-last-turn = Acabar a partida
