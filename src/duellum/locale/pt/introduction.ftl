### The rules in short: how to play each game.

rules-exact = As regras exatas
rules-elsewhere = O texto destas regras não faz parte do Duellum. Está na descrição de { $game }.
how-battle-1 = Cada lado tem oito dados e um rei. As Brancas começam; depois, um turno para cada lado. Em cada turno move-se um dado ou o rei.
how-battle-2 = Um dado move-se rolando sobre as arestas, tantas casas quantas a face superior indica: exatamente essas, nem mais nem menos. O rei move-se sempre uma casa.
how-battle-3 = Pelo caminho, um dado pode virar uma vez, à esquerda ou à direita. Não pode saltar nem passar duas vezes pela mesma casa.
how-battle-4 = A face que mostra depois de rolar, outra ou de novo a mesma, diz quanto avançará da próxima vez. Escolha um dado, e a mesa mostra aonde ele pode ir e que face terá lá.
how-battle-5 = Se terminar sobre um dado inimigo, captura-o.
how-battle-6 = Capture o rei inimigo, ou leve o seu ao palácio inimigo, e vence.
how-qwixx-1 = Quatro linhas, uma de cada cor, são dos dois jogadores. A vermelha e a amarela sobem de 2 a 12; a verde e a azul descem de 12 a 2.
how-qwixx-2 = Na sua vez, lance todos os dados. Primeiro pode colocar uma peça na soma dos dois dados brancos, em qualquer linha. Depois pode colocar outra na linha de uma cor, na soma de um dado branco com o dado dessa cor.
how-qwixx-3 = Em cada linha só se avança em direção ao cadeado: uma peça nova fica para lá de todas as suas, ou em cima da última delas se for a peça da frente.
how-qwixx-4 = A peça mais perto do cadeado de uma linha, seja de quem for, é a peça da frente. Se for do adversário e estiver sozinha, pode capturá-la colocando a sua na casa dela: ela volta ao dono. Se for sua, pode empilhar outra em cima; uma pilha está a salvo.
how-qwixx-5 = Se não colocar nada num turno, uma peça da sua reserva vai para a coluna de lançamentos falhados e custa cinco pontos.
how-qwixx-6 = Com cinco peças suas numa linha, contando as empilhadas, pode ocupar o último número. Isso fecha a linha. Põe também uma peça da sua reserva no cadeado; ela também conta.
how-qwixx-7 = A partida termina quando há duas linhas fechadas, quatro peças na coluna de lançamentos falhados ou uma reserva vazia. Numa linha, cada peça vale mais do que a anterior: juntas dão 1, 3, 6, 10, 15 pontos, e assim por diante. Vence o total mais alto.
