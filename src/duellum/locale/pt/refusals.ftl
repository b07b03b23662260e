### Why a move is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } é uma jogada de outra posição.
general-illegal-not-led = { $move } não levou a esta posição.
general-illegal-never-thrown = Neste jogo não se lançam dados.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Agora não há nenhuma jogada para procurar.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Uma jogada é uma casa e um ou dois troços de caminho, como i1n4w1: de i1, 4 para norte e depois 1 para oeste.
battle-illegal-nothing = Não escreveu nada. { battle-illegal-form }
battle-illegal-start = «{ $part }», no início de «{ $text }», não é uma casa. { battle-illegal-form }
battle-illegal-no-leg = «{ $text }» indica uma casa, mas nenhum caminho. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = Em «{ $text }», depois de «{ $part }», carácter { $place }, falta um número de 1 a 9. { battle-illegal-form }
battle-illegal-no-direction = «{ $part }», carácter { $place } de «{ $text }», não é uma direção: n, s, e ou w (norte, sul, leste, oeste). { battle-illegal-form }
battle-illegal-square = «{ $text }» não é uma casa: as casas vão de a1 a i8.
battle-illegal-edge =
    { $direction ->
        [north] A jogada sai do tabuleiro a norte de { $square }.
        [south] A jogada sai do tabuleiro a sul de { $square }.
        [east] A jogada sai do tabuleiro a leste de { $square }.
       *[west] A jogada sai do tabuleiro a oeste de { $square }.
    }
battle-illegal-leg = Cada troço tem pelo menos uma casa.
battle-illegal-turns = Numa jogada vira-se uma vez, no máximo.
battle-illegal-back = Uma jogada não pode voltar pelo mesmo caminho.
battle-illegal-straight = Os dois troços vão na mesma direção: escreva-os como um só, ou vire em ângulo reto.
battle-illegal-king-count = O rei move-se exatamente uma casa, não { $count }.
battle-illegal-count = A face superior mostra { $face }: o dado move-se exatamente outras tantas casas, não { $count }.
battle-illegal-blocked = O caminho está bloqueado em { $square }.
battle-illegal-own = Em { $square } está uma peça sua.
battle-illegal-no-piece = Em { $square } não há nenhuma peça.
battle-illegal-opponent = Jogam as { battle-side }, mas a peça em { $square } é do adversário.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = «{ $text }» não é uma casa: escreva r, y, g ou b (vermelho, amarelo, verde, azul) e um número de 2 a 12, como y5, ou «-» para passar.
qwixx-illegal-roll = «{ $text }» não é um lançamento: escreva os dois dados brancos, uma barra, depois vermelho, amarelo, verde e azul, como 41/3526, com «-» para um dado fora de jogo.
qwixx-illegal-turn = «{ $text }» não é um turno: escreva um lançamento e duas escolhas, ou uma que termine a partida, como 41/3526 y5 -.
qwixx-illegal-faces = Dados a lançar agora: { $count }; cada um mostra de 1 a 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = Os dados já foram lançados: { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] O dado vermelho ainda está em jogo e tem de ser lançado.
        [y] O dado amarelo ainda está em jogo e tem de ser lançado.
        [g] O dado verde ainda está em jogo e tem de ser lançado.
       *[b] O dado azul ainda está em jogo e tem de ser lançado.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = A ação 1 precisa da soma dos dados brancos, { $sum }, não { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = Nesta linha, a ação 2 pode ocupar { $first } ou { $second }, as somas de um dado branco com o da linha, não { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = Nesta linha, a ação 2 só pode ocupar { $first }, a soma de um dado branco com o da linha, não { $number }.
qwixx-illegal-used = A ação 1 já usou o { $number } { qwixx-colour }: a ação 2 precisa de outra casa.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Não pode voltar atrás, ao { $number } { qwixx-colour }: a sua última peça nesta linha está no { $own }.
qwixx-illegal-barred = No { $number } { qwixx-colour } está uma peça adversária que não é a da frente.
qwixx-illegal-stack = A pilha adversária no { $number } { qwixx-colour } não pode ser capturada.
qwixx-illegal-overtaken = A sua peça no { $number } { qwixx-colour } ficou para trás e já não pode ser aumentada.
# $count stones of the player are in the row.
qwixx-illegal-last = Para ocupar o { $number } { qwixx-colour } precisa de pelo menos cinco peças antes dele; por agora tem { $count }.
qwixx-illegal-closed =
    { $colour ->
        [r] A linha vermelha está fechada.
        [y] A linha amarela está fechada.
        [g] A linha verde está fechada.
       *[b] A linha azul está fechada.
    }
