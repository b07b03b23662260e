### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Regra da casa
house-rule-note = As regras publicadas não o dizem: é uma regra própria do Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = O tabuleiro tem nove colunas, da a à i, e oito linhas, da 1 à 8. Nenhuma jogada pode sair dele.
clause-b2 = O palácio das Brancas é e1; o das Pretas, e8.
clause-b3 = Cada lado tem oito dados e um rei. As faces opostas somam 7. Vistas de fora, as faces 1, 2 e 3 sucedem-se no sentido contrário ao dos ponteiros do relógio à volta do vértice comum.
clause-b4 = O rei move-se sempre exatamente uma casa, mostre o que mostrar.
clause-b5 = No início, as faces superiores de cada lado são, a partir da esquerda do respetivo jogador, 5 1 2 6 rei 6 2 1 5, e cada dado tem o 3 voltado para esse jogador.
clause-b6 = As Brancas começam. Depois joga-se à vez, e cada jogador move uma das suas peças. Não se pode passar.
clause-b7 = Um dado move-se rolando sobre uma aresta para a casa ao lado: a norte, a sul, a leste ou a oeste.
clause-b8 = Um dado move-se exatamente tantas casas quantos pontos a sua face superior mostra antes da jogada.
clause-b9 = Todas as casas antes da última têm de estar vazias: não se pode saltar.
clause-b10 = Um dado pode virar uma vez por jogada, em ângulo reto.
clause-b11 = O primeiro passo pode ir em qualquer das quatro direções.
clause-b12 = Numa jogada, um dado não pode passar duas vezes pela mesma casa, nem sequer pela de partida.
clause-b13 = Dois caminhos até à mesma casa são duas jogadas diferentes, porque o dado pode acabar com outra face em cima.
clause-b14 = Uma peça captura a peça adversária que estiver na última casa da sua jogada. Não pode acabar sobre uma peça do próprio lado.
clause-b15 = O rei captura como qualquer dado. Pode até capturar o rei adversário.
clause-b16 = Quem captura o rei adversário vence de imediato.
clause-b17 = Quem leva o próprio rei ao palácio adversário vence de imediato, mesmo que um dado adversário o ocupe. Um dado comum no palácio não dá a vitória.
clause-b18 = Se o lado a jogar não tiver nenhuma jogada permitida, há empate.
clause-b19 = Se a mesma posição surgir pela terceira vez, com o mesmo lado a jogar, há empate.
clause-b20 = Após cem jogadas seguidas sem captura, contando as dos dois lados, há empate.
clause-b21 = Uma partida também pode terminar por desistência, por acordo de empate ou por se esgotar o tempo.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = As linhas vermelha e amarela sobem de 2 a 12, a verde e a azul descem de 12 a 2; cada linha termina num cadeado.
clause-q2 = Cada jogador tem 22 peças. As que não estão no tabuleiro formam a sua reserva.
clause-q3 = Há dois dados brancos, um vermelho, um amarelo, um verde e um azul.
clause-q4 = Sorteia-se quem começa. Depois joga-se à vez.
clause-q5 = Uma peça nova fica à direita de todas as que o seu dono tem na linha nesse momento, ou em cima da que está mais à direita, se esta for a peça da frente.
clause-q6 = Não se pode colocar uma peça numa casa com uma peça adversária, a não ser que esta seja a peça da frente e possa ser capturada.
clause-q7 = A peça mais à direita de uma linha é a peça da frente. Uma peça da frente adversária que esteja sozinha pode ser capturada.
clause-q8 = O dono da peça da frente pode empilhar em cima tantas peças quantas quiser.
clause-q9 = Duas ou mais peças na mesma casa não podem ser capturadas.
clause-q10 = As peças ultrapassadas por outra mais à direita já não podem ser capturadas, nem se pode empilhar em cima delas.
clause-q11 = O jogador ativo lança todos os dados ainda em jogo. Só ele joga.
clause-q12 = Na ação 1, o jogador pode colocar uma peça em qualquer linha, na soma dos dois dados brancos.
clause-q13 = Na ação 2, o jogador pode colocar uma peça na linha de uma cor, na soma de um dado branco com o dado dessa cor.
clause-q14 = As duas ações de um turno têm de usar casas diferentes.
clause-q15 = Um turno sem nenhuma peça colocada é um lançamento falhado: uma peça passa da reserva para a coluna de lançamentos falhados.
clause-q16 = A ação 1 conclui-se, com todas as consequências, antes da ação 2.
clause-q17 = Para colocar uma peça no último número de uma linha são precisas pelo menos cinco peças próprias antes dele nessa linha. Cada peça de uma pilha conta.
clause-q18 = Quem coloca uma peça no último número põe também uma da sua reserva no cadeado. Essa peça conta na linha.
clause-q19 = Uma linha fechada não recebe mais peças, e o dado dela sai logo do jogo.
clause-q20 = Se colocar a sua última peça no último número, a linha fica fechada, o cadeado fica vazio e a partida termina.
clause-q21 = A partida termina de imediato, mesmo antes da ação 2, quando uma reserva fica vazia, há quatro peças na coluna de lançamentos falhados ou há duas linhas fechadas.
clause-q22 = As peças de uma linha valem ao todo 1, 3, 6, 10 pontos, e assim por diante até 78 com doze. As seguintes não somam nada.
clause-q23 = Cada lançamento falhado tira 5 pontos ao seu dono.
clause-q24 = Vence o total mais alto.
clause-q24-house = Totais iguais são empate.
clause-q25 = Uma partida também pode terminar por desistência, por acordo de empate ou por se esgotar o tempo.
