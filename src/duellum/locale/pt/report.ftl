### The analysis of a game, as text and as a page: how good each move was, how lucky each roll.
### $player is a player with the side, as in "Ann (White)", or the side alone; $move a move in words;
### $points are percentage points of the chance to win with one decimal and a sign, as in "−2.5".

## What was played, and how it ended

report-player = { $name } ({ $side })
report-title = { $game }: { $first } contra { $second }
report-title-date = { $game }: { $first } contra { $second }, { $date }
report-unfinished = Por terminar, analisada até à última jogada.
# $result is 1-0, 0-1 or 1/2-1/2. The reason follows as a sentence.
report-won = Vitória: { $player }, { $result }.
report-drawn = Empate, { $result }.
# The chance to win when the game was broken off
report-stood = Probabilidade de vencer, { $player }: { $percent }.

## The table in a terminal; short words, the table is narrow

report-column =
    { $column ->
        [turn] n.º
        [player] lado
        [played] jogada
        [error] erro
        [luck] sorte
        [grade] nota
       *[candidates] melhores jogadas
    }
# Over the column with the chances of $side
report-side-wins = vitória das { $side }
# How good a move was; forced where there was nothing to choose
report-grade =
    { $grade ->
        [best] a melhor
        [good] boa
        [inaccuracy] imprecisão
        [mistake] erro
        [blunder] erro grave
       *[forced] forçada
    }

## The totals

report-total =
    { $total ->
        [decisions] decisões
        [error] erro por decisão
        [accuracy] precisão
        [luck] sorte
        [result] resultado
        [chance] probabilidade de vencer até agora
        [result-without-luck] resultado corrigido da sorte
       *[chance-without-luck] probabilidade de vencer até agora, corrigida da sorte
    }
# No figure: there was no decision
report-none = não há

## The page

report-chances = Probabilidade de vencer
report-luck = Sorte de cada lançamento; para cima favorece { $player }
report-position = Posição
report-no-script = O JavaScript está desativado, e esta página não pode desenhar os tabuleiros.
report-steps = Percorrer a partida
report-to-end = Para o fim
report-next-error = Erro seguinte
report-totals = Totais
report-this-move = Esta jogada
report-moves = A partida
report-start = O início
report-opening = Avance com as setas do teclado, os botões ou um clique na curva.
# Heading over what is said of a move; $turn is its number
report-ply = { $turn }. { $player }: { $move }
report-roll =
    { $luck ->
        [average] Lançamento médio
        [lucky] Lançamento com sorte
       *[unlucky] Lançamento com azar
    }
report-points = { $points } pontos percentuais
# How much a move lost, and to which
report-lost = { $points } pontos percentuais em relação a { $move }
# $move in notation, $earlier what its player did before in the same turn
report-notation = Em notação: { $move }.
report-notation-after = Em notação: { $move }, depois de { $earlier }.
# Beside a move that was made, and a roll
report-played = jogada
report-rolled = saiu
report-best-reply = com a melhor resposta
report-average = média
report-mean = a média de todos os lançamentos
# $moves are expected after the first
report-then = Depois, { $moves }.
# $grades is a list of the next message
report-legend = Os erros medem-se em pontos percentuais de probabilidade de vencer, em relação à melhor jogada: { $grades }.
report-from = { report-grade } { $sign } a partir de { $points }
report-legend-luck = A sorte de um lançamento é o seu valor com a melhor resposta, menos a média de todos os lançamentos. O resultado corrigido da sorte desconta a sorte do jogador e soma a do adversário. Não é enviesado: em média é igual ao resultado real.

## The analysis of a position

report-analysing = Análise
report-move-why = { $move }: { $reasons }
report-search =
    { $positions ->
        [one] profundidade { $depth }, { $positions } posição em { $seconds } s
       *[other] profundidade { $depth }, { $positions } posições em { $seconds } s
    }
report-expectation = valor esperado em todos os lançamentos
# The position was played to its end many times
report-rollouts =
    { $games ->
        [one] Simulações: { $percent } ± { $error }, { $games } partida.
       *[other] Simulações: { $percent } ± { $error }, { $games } partidas.
    }
report-over = A partida terminou: { $percent }.
