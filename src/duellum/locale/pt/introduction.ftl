### The rules in short: how to play each game.

rules-elsewhere = O texto destas regras não faz parte do Duellum. Está na descrição que acompanha { $game }.
how-battle-1 = Cada lado tem oito dados e um rei. As Brancas começam; depois joga-se à vez. Em cada turno tem de mover um dado ou o seu rei; não se pode passar.
how-battle-2 = Um dado move-se rolando sobre as arestas, exatamente tantas casas quantos pontos a face superior mostra. O rei move-se sempre uma casa.
how-battle-3 = Um dado pode partir em qualquer direção e virar uma vez pelo caminho, em ângulo reto. Não pode saltar nem passar duas vezes pela mesma casa.
how-battle-4 = A face que fica em cima, outra ou a mesma de antes, decide quantas casas o dado rolará da próxima vez. Escolha um dado: o tabuleiro mostra aonde ele pode ir e que face mostrará lá.
how-battle-5 = Uma peça que acaba a jogada sobre uma peça adversária captura-a. Capturar nunca é obrigatório. Não pode acabar uma jogada sobre uma peça sua.
how-battle-6 = Vence de imediato se capturar o rei adversário, ou se levar o seu ao palácio adversário, a casa marcada de onde parte o rei adversário.
how-qwixx-1 = Os dois jogadores partilham quatro linhas, uma de cada cor. A vermelha e a amarela sobem de 2 a 12; a verde e a azul descem de 12 a 2. Cada linha termina num cadeado.
how-qwixx-2 = Na sua vez, lance todos os dados. Primeiro pode colocar uma peça na soma dos dois dados brancos, em qualquer linha. Depois pode colocar outra na linha de uma cor, na soma de um dado branco com o dado dessa cor. As duas peças têm de ir para casas diferentes.
how-qwixx-3 = Em cada linha só se avança em direção ao cadeado: uma peça nova fica para lá de todas as suas, ou em cima da que está mais perto do cadeado, se for a peça da frente da linha.
how-qwixx-4 = A peça mais perto do cadeado é a peça da frente da sua linha, seja de quem for. Se for do adversário e estiver sozinha, pode capturá-la colocando uma peça sua na casa dela: a capturada volta ao dono. Se for sua, pode empilhar outra em cima. Uma pilha não pode ser capturada.
how-qwixx-5 = Se não colocar nenhuma peça num turno, é um lançamento falhado: uma peça da sua reserva vai para a coluna de lançamentos falhados e custa-lhe cinco pontos.
how-qwixx-6 = Assim que tiver cinco peças numa linha, contando cada peça de uma pilha, pode colocar uma no último número. Isso fecha a linha: mais ninguém pode lá colocar peças, e o dado dela sai do jogo. Põe também uma peça da sua reserva no cadeado; essa peça conta na linha.
how-qwixx-7 = A partida termina de imediato quando há duas linhas fechadas, quatro peças na coluna de lançamentos falhados ou uma reserva vazia. Em cada linha, uma peça vale 1 ponto, duas valem 3, depois 6, 10, 15, e assim por diante até 78 com doze; as seguintes não somam nada. Vence o total mais alto.
