### The review of a game: the curve of the chances, how good each move was, what was better; the card of a finished game.
### $move is a move in words; $points are percentage points of the chance to win.

review-title = Revisão da partida
review-missing = Esta partida não existe.
review-locked = Esta partida entre duas pessoas ainda decorre. A revisão abre quando terminar.
review-to-game = Para a partida

## The curve

review-curve = Probabilidade de vencer
# The chance of $side after $ply moves
review-chance =
    { $ply ->
        [0] No início: { $side } { $percent }
       *[other] Após a jogada { $ply }: { $side } { $percent }
    }
review-accuracy = { $side }, precisão
review-provisional = cerca de { $figure }
review-analysing = A analisar
review-deepening = A aprofundar a análise
review-failed = Não foi possível iniciar o motor, por isso as jogadas não estão avaliadas.
review-next-error = Erro seguinte
review-previous-error = Erro anterior

## A move

review-grade =
    { $grade ->
        [best] a melhor jogada
        [good] boa jogada
        [inaccuracy] imprecisão
        [mistake] erro
        [blunder] erro grave
       *[forced] jogada forçada
    }
# $grade is the word for the grade with its sign, $points what was lost, as in "−7.5"
review-lost = { $grade }: { $points } pontos percentuais
review-roll =
    { $luck ->
        [average] Lançamento médio: { $points } pontos percentuais
        [lucky] Lançamento com sorte: { $points } pontos percentuais
       *[unlucky] Lançamento com azar: { $points } pontos percentuais
    }
# $percent is the chance to win with this move
review-better = Melhor: { $move }, { $percent }.
# $moves are expected after the better move
review-then = Depois, { $moves }.
review-show-line = Mostrar
review-retry = Experimentar
# While a better line is played out on the board
review-line = Melhor, { $at } de { $count }:
review-back = Voltar à partida
review-your-turn = É a sua vez: encontre algo melhor.
review-grading = A verificar a sua jogada.
# $verdict is the grade, $percent the chance with the move
review-tried = { $move }. { $verdict }, { $percent }.
review-try-again = Tentar de novo

## What stands out in a game

# $played was the error that decided the game, with a chance of $after; $better would have kept $percent
review-turning = Ponto de viragem: jogada { $turn }
review-turning-fall = { $side }: { $played }. A probabilidade de vencer caiu de { $percent } para { $after }.
review-turning-better = Melhor: { $better }.
# $points are the points by which the move was ahead of all others
review-best = A melhor: jogada { $turn }
review-best-text = { $side }: { $move }. Qualquer outra jogada teria baixado a probabilidade de vencer em pelo menos { $points } pontos percentuais.
# Skill and luck; $played is how the player played, $dice whom the dice helped
review-luck-mine =
    { $played ->
        [better] Jogou melhor
        [worse] O adversário jogou melhor
       *[even] Jogaram ambos igualmente bem
    }; { $dice ->
        [mine] os dados deram-lhe { $points } pontos percentuais de probabilidade de vencer.
        [theirs] os dados deram ao adversário { $points } pontos percentuais de probabilidade de vencer.
       *[even] os dados não favoreceram ninguém.
    }
review-luck =
    { $played ->
        [better] As { $side } jogaram melhor
        [worse] O outro lado jogou melhor
       *[even] Os dois lados jogaram igualmente bem
    }; { $dice ->
        [mine] os dados deram às { $side } { $points } pontos percentuais de probabilidade de vencer.
        [theirs] os dados deram ao outro lado { $points } pontos percentuais de probabilidade de vencer.
       *[even] os dados não favoreceram ninguém.
    }
