### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Regra da casa
house-rule-note = As regras dos autores não o dizem: é assim que o Duellum decide.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = O tabuleiro tem nove colunas, de a até i, e oito linhas, de 1 a 8; nada sai dele.
clause-b2 = Os palácios são e1, o das Brancas, e e8, o das Pretas.
clause-b3 = Cada lado tem oito dados e um rei. As faces opostas somam 7; em cada dado, 1, 2 e 3 giram à volta do canto comum no sentido contrário ao dos ponteiros do relógio.
clause-b4 = O rei move-se sempre exatamente uma casa, mostre o que mostrar.
clause-b5 = No início, cada lado mostra, a partir da esquerda do seu jogador, 5 1 2 6 rei 6 2 1 5; cada dado tem o 3 voltado para o seu jogador.
clause-b6 = As Brancas começam; depois, cada lado move, na sua vez, uma das suas peças. Não se pode passar.
clause-b7 = Um dado move-se tombando sobre uma aresta para a casa ao lado: a norte, sul, leste ou oeste.
clause-b8 = Um dado move-se exatamente tantas casas quantos pontos a sua face superior mostra antes da jogada.
clause-b9 = Todas as casas antes da última têm de estar vazias: não se salta.
clause-b10 = Numa jogada pode-se virar uma vez, em ângulo reto.
clause-b11 = O primeiro passo pode ir em qualquer das quatro direções.
clause-b12 = Nenhuma casa aparece duas vezes numa jogada, nem a de partida: não se pode voltar pelo mesmo caminho.
clause-b13 = Dois caminhos até à mesma casa são duas jogadas: o dado pode acabar com outra face para cima.
clause-b14 = Uma peça inimiga na última casa é capturada; uma peça própria impede a jogada.
clause-b15 = O rei captura como qualquer dado, até o rei inimigo.
clause-b16 = Quem captura o rei inimigo vence de imediato.
clause-b17 = Quem leva o próprio rei ao palácio inimigo vence de imediato, esteja ocupado ou não; outro dado lá não ganha nada.
clause-b18 = Se o lado a jogar não tem nenhuma jogada permitida, a partida é empate.
clause-b19 = A mesma posição pela terceira vez, com o mesmo lado a jogar, é empate.
clause-b20 = Cem jogadas seguidas sem captura, contando as dos dois lados, são empate.
clause-b21 = Uma partida termina também por desistência, por acordo de empate ou por tempo.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = As linhas vermelha e amarela sobem de 2 a 12, a verde e a azul descem de 12 a 2; cada linha termina num cadeado.
clause-q2 = Cada lado tem 22 peças; as que não estão no tabuleiro esperam na sua reserva.
clause-q3 = Dois dados são brancos; há ainda um vermelho, um amarelo, um verde e um azul.
clause-q4 = A sorte decide quem começa; depois os jogadores alternam.
clause-q5 = Uma peça nova fica à direita de todas as que o seu dono tem na linha nesse momento, ou em cima da última delas se for a peça da frente.
clause-q6 = Ninguém pode colocar uma peça numa casa ocupada pelo adversário, a não ser que lá esteja a peça da frente e se possa capturar.
clause-q7 = A peça mais à direita de uma linha é a peça da frente; se for do adversário e estiver sozinha, pode ser capturada.
clause-q8 = Quem tem a peça da frente pode empilhar mais em cima, tantas quantas quiser.
clause-q9 = Duas ou mais peças na mesma casa não podem ser capturadas.
clause-q10 = Logo que há algo mais à direita, o que ficou para trás já não pode ser capturado nem aumentado.
clause-q11 = O jogador ativo lança todos os dados ainda em jogo e é o único a agir.
clause-q12 = Com a ação 1 pode-se colocar uma peça em qualquer linha, na soma dos dois dados brancos.
clause-q13 = Com a ação 2 pode-se colocar uma peça na linha de uma cor, na soma do dado dessa cor com um branco.
clause-q14 = Num turno nunca se usa duas vezes a mesma casa.
clause-q15 = Um turno sem nenhuma peça colocada é um lançamento falhado: uma peça passa da reserva para a coluna de lançamentos falhados.
clause-q16 = A ação 1 termina, com tudo o que dela resulta, antes de se escolher a ação 2.
clause-q17 = O último número de uma linha só está aberto a quem tem pelo menos cinco peças antes dele nessa linha; cada peça de uma pilha conta.
clause-q18 = Quem ocupa o último número põe também uma peça da sua reserva no cadeado, e essa conta na linha.
clause-q19 = Uma linha fechada não recebe mais peças, e o dado dela sai logo do jogo.
clause-q20 = Um último número ocupado com a última peça própria fecha a linha sem peça no cadeado e termina a partida.
clause-q21 = A partida termina de imediato quando uma reserva está vazia, há quatro peças na coluna de lançamentos falhados ou duas linhas fechadas; depois disso ninguém faz a ação 2.
clause-q22 = As peças de uma linha valem 1, 3, 6, 10 pontos e assim por diante até 78 por doze; a partir da 13.ª não somam.
clause-q23 = Cada lançamento falhado tira 5 pontos ao seu dono.
clause-q24 = Vence o total mais alto.
clause-q24-house = Totais iguais são empate.
clause-q25 = Uma partida termina também por desistência, por acordo de empate ou por tempo.
