### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

# How many moves ahead the computer has looked; stands below a hint
hint-depth = Jogadas à frente: { $depth }

## Any game

general-why-forced = Não há outra jogada possível.
general-why-draws = A partida termina em empate.
# How the game stands for whoever makes the move, where nothing else is to be said; $standing is winning, ahead,
# slight (a small advantage), even, behind or losing
general-why-standing =
    { $standing ->
        [winning] Mantém uma posição vencedora.
        [ahead] Mantém uma clara vantagem.
        [slight] Mantém uma pequena vantagem.
        [even] Mantém a igualdade.
        [behind] Limita a vantagem do adversário.
       *[losing] Oferece a maior resistência.
    }
# $points are percentage points of the chance to win: how much worse the next best move is, or this one is than the best
general-why-better =
    { $points ->
        [0] A segunda melhor jogada é igualmente boa.
        [one] A segunda melhor jogada é pior em { $points } ponto percentual.
       *[other] A segunda melhor jogada é pior em { $points } pontos percentuais.
    }
general-why-worse =
    { $points ->
        [0] Tão boa como a melhor jogada.
        [one] Pior do que a melhor jogada em { $points } ponto percentual.
       *[other] Pior do que a melhor jogada em { $points } pontos percentuais.
    }

## Battle. $face is the number of pips on top of a die, 1 to 6

battle-why-takes-king = Captura o rei e vence.
battle-why-takes-palace = Entra no palácio e vence.
# The opponent could otherwise take the king at once, or bring a king to the palace
battle-why-rescue = Salva o rei.
battle-why-guards-palace = Protege o palácio.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Ganha um dado que mostra { $face }.
battle-why-exchange = Troca dados e captura um que mostra { $face }.
battle-why-sacrifice = Sacrifica um dado por um que mostra { $face }.
# A die is won, but not by this move; $moves of one's own, this one included
battle-why-gain-later =
    { $moves ->
        [one] Ganha um dado em { $moves } jogada.
       *[other] Ganha um dado em { $moves } jogadas.
    }
# $count own dice that the opponent could have taken for nothing; $squares is a list of where they stand: "d5 and e6"
battle-why-saves =
    { $count ->
        [one] Salva o dado em { $squares }.
       *[other] Salva os dados em { $squares }.
    }
battle-why-only = Qualquer outra jogada perde inevitavelmente.
battle-why-next-loses-die = A segunda melhor jogada perde um dado.
battle-why-threat-king = Ameaça o rei.
battle-why-threat-palace = Ameaça entrar no palácio.
# $count enemy dice can be taken for nothing next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Ataca o dado em { $squares }.
       *[other] Ataca os dados em { $squares }.
    }
# $moves of one's own, this one included
battle-why-wins =
    { $moves ->
        [one] Força a vitória em { $moves } jogada.
       *[other] Força a vitória em { $moves } jogadas.
    }
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses =
    { $moves ->
        [one] O adversário força a vitória em { $moves } jogada.
       *[other] O adversário força a vitória em { $moves } jogadas.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

# $points are those of the stone and the lock stone
qwixx-why-close =
    { $points ->
        [0] Fecha a linha com o { $number } { qwixx-colour } e soma { $points } pontos.
        [one] Fecha a linha com o { $number } { qwixx-colour } e soma { $points } ponto.
       *[other] Fecha a linha com o { $number } { qwixx-colour } e soma { $points } pontos.
    }
# $points that the captured stone was worth
qwixx-why-capture =
    { $points ->
        [0] Captura a peça no { $number } { qwixx-colour }: o adversário perde { $points } pontos.
        [one] Captura a peça no { $number } { qwixx-colour }: o adversário perde { $points } ponto.
       *[other] Captura a peça no { $number } { qwixx-colour }: o adversário perde { $points } pontos.
    }
qwixx-why-avoids-misthrow = Evita um lançamento falhado.
qwixx-why-opens = A quinta peça abre o último número da linha, o { $number } { qwixx-colour }.
qwixx-why-safe = Põe a salvo a peça da frente no { $number } { qwixx-colour }.
qwixx-why-overtakes = Impede que cresça a pilha adversária no { $number } { qwixx-colour }.
# Placing a stone in action 1 would bar the field that action 2 takes
qwixx-why-keeps-field = Passar deixa livre o { $number } { qwixx-colour } para a ação 2.
# Why passing is good
qwixx-why-pass =
    { $count ->
        [one] Qualquer peça colocada agora saltaria pelo menos { $count } casa.
       *[other] Qualquer peça colocada agora saltaria pelo menos { $count } casas.
    }
# $points of this turn, $other those of the next best choice
qwixx-why-points =
    { $points ->
        [one] Vale { $points } ponto; a segunda melhor escolha, { $other }.
       *[other] Vale { $points } pontos; a segunda melhor escolha, { $other }.
    }
qwixx-why-no-gap = Não salta nenhuma casa.
qwixx-why-skips-fewer =
    { $count ->
        [one] Salta menos { $count } casa do que a segunda melhor escolha.
       *[other] Salta menos { $count } casas do que a segunda melhor escolha.
    }
# How the game ends with the turn
qwixx-why-wins = Com isso vence a partida.
qwixx-why-loses = A partida está perdida.
