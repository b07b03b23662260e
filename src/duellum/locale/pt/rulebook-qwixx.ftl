### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = Qwixx Duelo é uma corrida num tabuleiro partilhado. Lance os dados, coloque as suas peças em quatro linhas coloridas, empilhe-as e capture as do adversário.
rulebook-qwixx-about-2 = Quem conhece o Qwixx já sabe muito: vai-se da esquerda para a direita, só que com peças em vez de cruzes. A novidade é a peça da frente de cada linha. Pode ser capturada, e o dono pode empilhar outras em cima. Cada peça de uma pilha dá pontos.
rulebook-qwixx-aim-1 = Faça mais pontos do que o adversário. Quanto mais peças tiver na mesma linha, mais vale cada nova peça que lá juntar.

## What is in the box

rulebook-qwixx-box-board = Tabuleiro com quatro linhas e respetivos cadeados, uma coluna para lançamentos falhados e a tabela de pontos
rulebook-qwixx-box-white = Dados brancos
rulebook-qwixx-box-coloured = Dados de cor: vermelho, amarelo, verde, azul
rulebook-qwixx-box-black = Peças pretas
rulebook-qwixx-box-grey = Peças cinzentas
rulebook-qwixx-box-1 = As linhas vermelha e amarela sobem de 2 a 12; a verde e a azul descem de 12 a 2. Assim, cada linha começa e acaba com um número que sai pouco. No fim de cada linha, à direita, está o cadeado, onde quem fecha a linha põe mais uma peça.
rulebook-qwixx-rows = Dois seis brancos fazem 12. Nas linhas verde e azul é o primeiro número, onde qualquer dos dois pode colocar uma peça. Nas linhas vermelha e amarela é o último, e são precisas cinco peças antes dele.

## Setting up

rulebook-qwixx-setup-1 = Ponham o tabuleiro entre os dois. Um jogador fica com as 22 peças pretas como reserva, o outro com as 22 cinzentas; aqui os jogadores chamam-se Pretas e Cinzentas. Sorteiem quem começa.
# Only where moves are shown in notation, which is in a terminal; r, y, g and b stay as they are
rulebook-qwixx-notation = Nos exemplos, as letras «r», «y», «g» e «b» indicam as linhas vermelha, amarela, verde e azul: y5 é o 5 da linha amarela. Um hífen significa passar. Um lançamento escreve-se 41/3526: os dados brancos mostram 4 e 1, e seguem-se vermelho 3, amarelo 5, verde 2 e azul 6.
rulebook-qwixx-start = O início: tabuleiro vazio, reservas cheias e seis dados por lançar.

## A turn

rulebook-qwixx-turn-1 = O jogador que tem a vez, o jogador ativo, lança todos os dados ainda em jogo e tem depois duas ações, uma a seguir à outra. Ao contrário do Qwixx, o outro jogador só assiste.
rulebook-qwixx-turn-2 = Ação 1: some os dois dados brancos e diga a soma em voz alta. Pode colocar uma peça nesse número, na linha que quiser.
rulebook-qwixx-turn-3 = Ação 2: some um dado branco e um de cor. Pode colocar uma peça nesse número, na linha dessa cor.
rulebook-qwixx-turn-4 = Pode passar em qualquer das ações. Se usar as duas, as duas peças têm de ir para casas diferentes. Se não colocar nenhuma peça, é um lançamento falhado: uma peça passa da sua reserva para a coluna de lançamentos falhados e custa 5 pontos no fim. Depois é a vez do outro jogador.
rulebook-qwixx-two-actions = Branco 4 e branco 1 fazem 5: as Pretas colocam uma peça no 5 amarelo. Branco 4 e azul 6 fazem 10: as Pretas colocam uma segunda peça, no 10 azul.
rulebook-qwixx-same-field = O 7 vermelho pode fazer-se de duas maneiras: com os dois dados brancos, ou com branco 4 e vermelho 3. Mas as duas ações de um turno não podem usar a mesma casa.
rulebook-qwixx-misthrow = As Pretas não colocam nenhuma peça: é um lançamento falhado. Uma peça vai para a coluna de lançamentos falhados e custa 5 pontos no fim.
rulebook-qwixx-in-order = Primeiro conclui-se a ação 1, com todas as consequências. As Pretas colocam a quinta peça na linha vermelha, e só isso abre o 12 para a ação 2.

## Placing stones

rulebook-qwixx-placing-1 = Em cada linha vai-se da esquerda para a direita: uma peça nova fica para lá da sua peça mais à direita nessa linha (ou em cima dela, como mostra a secção seguinte). Pode deixar espaços vazios de qualquer tamanho, mas não pode voltar atrás para os preencher.
rulebook-qwixx-placing-2 = Só contam as suas peças, e só as que estão agora na linha. Se a sua peça mais à direita for capturada, passa a contar a seguinte à esquerda. Não pode usar uma casa com uma peça adversária, a não ser que possa capturar essa peça.
rulebook-qwixx-gap = Diretamente do 3 para o 9: é permitido. Mas as Pretas perderam o 6, porque fica à esquerda da peça preta mais à direita.
rulebook-qwixx-after-capture = As Cinzentas capturam a peça no 7. A peça preta mais à direita é agora a do 5, por isso as Pretas podem colocar uma peça no 6, o que antes não era possível.

## Capturing and stacking

rulebook-qwixx-front-1 = A peça mais à direita de uma linha é a peça da frente, seja de quem for. Se for do adversário e estiver sozinha, pode capturá-la colocando uma peça sua na casa dela. A capturada volta à reserva do dono e pode ser colocada outra vez.
rulebook-qwixx-front-2 = Se a peça da frente for sua, pode empilhar peças em cima, tantas vezes e tão alto quanto quiser. Uma pilha de duas ou mais peças nunca pode ser capturada.
rulebook-qwixx-front-3 = Logo que há uma peça mais à direita, as ultrapassadas ficam fixas: já não podem ser capturadas, nem se pode empilhar em cima delas. Ultrapassar uma pilha é a única maneira de a impedir de crescer.
rulebook-qwixx-red-grey = As Cinzentas têm de ir para a direita da peça cinzenta no 3: para o 4, o 6 ou mais além. Podem também capturar a peça preta no 7, que está sozinha e é a da frente. A peça preta no 5 está a salvo, porque não é a da frente.
rulebook-qwixx-red-black = A mesma linha para as Pretas: com outro 7 empilham uma peça na da frente; se não, vão mais para a direita.
rulebook-qwixx-capture = Sai um 7 às Cinzentas, que capturam a peça da frente. A peça preta volta à reserva das Pretas.
rulebook-qwixx-stack = As Pretas empilham uma peça na da frente. Depois também sai um 7 às Cinzentas, mas duas peças estão a salvo.
rulebook-qwixx-frozen = As Cinzentas ultrapassam a pilha preta. Sai um 5 às Pretas, mas já não podem empilhar lá.
rulebook-qwixx-blue-black = As Pretas têm de ir para a direita da peça preta no 9. A peça cinzenta no 8 foi ultrapassada e bloqueia essa casa; a pilha cinzenta no 5 está a salvo. As Pretas têm cinco peças na linha, por isso até o último número, o 2, está aberto.
rulebook-qwixx-blue-grey = A mesma linha para as Cinzentas: empilhar no 5, ou colocar uma peça no 4 ou no 3. O 2 não está aberto, porque as Cinzentas só têm aqui três peças.

## Closing a row

rulebook-qwixx-closing-1 = Para colocar uma peça no último número de uma linha (12 na vermelha e na amarela, 2 na verde e na azul) precisa de pelo menos cinco peças suas nessa linha. Cada peça de uma pilha conta.
rulebook-qwixx-closing-2 = Quando o fizer, põe mais uma peça da sua reserva no cadeado, e ela também conta na linha. A linha fica fechada: nenhum dos dois pode lá colocar mais peças, e o dado dela sai logo do jogo.
rulebook-qwixx-closing-3 = Se a peça no último número era a última que tinha, a linha fecha-se igualmente, mas o cadeado fica vazio e a partida termina.
rulebook-qwixx-stack-counts = Uma pilha de cinco conta como cinco peças: as Pretas podem colocar uma peça no 12.
rulebook-qwixx-close-green = As Pretas colocam uma peça no 2 verde e uma segunda no cadeado. O dado verde sai do jogo. Depois sai um 5 às Cinzentas, mas já não podem colocar nenhuma peça na linha verde.
rulebook-qwixx-last-stone = As Pretas colocam a última peça da reserva no 12 vermelho. A linha fica fechada e a partida acaba; não sobra peça para o cadeado.

## The end of the game

rulebook-qwixx-end-1 = A partida termina de imediato, mesmo antes da ação 2, assim que a reserva de um jogador fica vazia, há quatro peças na coluna de lançamentos falhados, sejam de quem forem, ou há duas linhas fechadas, não importa quem as fechou.
rulebook-qwixx-end-2 = Há mais duas regras próprias do Duellum: totais iguais são empate, e a partida também pode terminar por desistência, por acordo de empate ou por se esgotar o tempo.
rulebook-qwixx-two-rows = As Cinzentas fecharam a linha vermelha, e agora as Pretas fecham a verde com a ação 1. A partida acaba de imediato, sem ação 2. Os dois lados têm 28 pontos: empate.
rulebook-qwixx-agreement = Nenhum dos jogadores quer continuar, e ambos acordam o empate.

## Scoring

rulebook-qwixx-scoring-1 = Conte as suas peças em cada linha, incluindo cada peça de uma pilha e a do cadeado. A tabela de pontos indica quanto valem: uma linha de cinco peças vale 15 pontos. Pode ter mais de doze peças numa linha, mas só contam doze.
rulebook-qwixx-scoring-2 = Cada peça sua na coluna de lançamentos falhados custa-lhe 5 pontos. Anote as quatro linhas e os lançamentos falhados, e some. Vence o total mais alto.
rulebook-qwixx-scale-stones = Peças na linha
rulebook-qwixx-scale-points = Pontos
rulebook-qwixx-thirteen = A décima terceira peça da linha: 78 pontos, como antes.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = As Pretas somam 15 na linha vermelha, 1 na amarela e 28 na verde, menos 5 por um lançamento falhado. As Cinzentas somam 1, 6 e 6, menos 10 por dois lançamentos falhados.

## Tactics

rulebook-qwixx-tactics-1 = As linhas longas compensam. A segunda peça de uma linha soma dois pontos; a quinta, cinco; a décima, dez: antes uma linha de oito peças do que duas de quatro.
rulebook-qwixx-tactics-2 = É na frente que tudo acontece. Uma peça da frente sozinha corre perigo até o dono empilhar outra em cima ou alguém a ultrapassar, sobretudo no 6, no 7 e no 8, os que mais saem. Uma pilha na frente pode crescer com cada lançamento que sirva.
rulebook-qwixx-tactics-3 = Um grande espaço vazio custa-lhe as casas do meio. Vale a pena se travar uma pilha que cresce ou puser a sua peça à frente num número que sai pouco.
rulebook-qwixx-tactics-4 = Não perca de vista o fim. Se estiver a ganhar, feche linhas, gaste peças ou aceite mesmo o quarto lançamento falhado. Se estiver a perder, prolongue a partida.
rulebook-qwixx-on-purpose = Há três peças na coluna de lançamentos falhados, e as Pretas estão a ganhar. As Pretas passam nas duas ações: o quarto lançamento falhado custa 5 pontos, mas põe fim à partida, e as Pretas vencem.

## Where the editions disagree

rulebook-qwixx-edition-left = Na edição portuguesa, as Pretas colocam outra peça à esquerda do 7. Aqui as peças só vão para a direita, porque assim o dizem a própria regra e todas as outras edições.
rulebook-qwixx-edition-last-field = No exemplo da linha azul, a edição portuguesa troca os jogadores e falta-lhe uma frase. Aqui as Cinzentas podem colocar peças no 4 e no 3, e as Pretas no 2, porque as Pretas têm cinco peças na linha e as Cinzentas não.
rulebook-qwixx-edition-words = A edição portuguesa passa os dados no sentido dos ponteiros do relógio, empilha na «primeira» peça e tem dois nomes para a coluna de lançamentos falhados; a polaca tem três. Aqui joga-se à vez, empilha-se na peça da frente e há uma só coluna de lançamentos falhados, porque é isso que querem dizer as regras e os exemplos de todas as edições.
rulebook-qwixx-edition-twelve = À edição polaca falta o 12 amarelo na lista dos últimos números. Aqui está incluído, porque as outras edições o incluem.
rulebook-qwixx-edition-stack = A edição polaca põe uma segunda pilha na peça da frente. Aqui empilha-se uma segunda peça, porque assim o dizem as outras edições.
rulebook-qwixx-edition-stones = A edição italiana dá a cada jogador 22 peças de cada cor. Aqui cada um recebe 22 de uma só cor, porque a caixa só contém 22 de cada.
rulebook-qwixx-edition-after = A edição italiana diz «Dovendo buttare giù una pedina», como se a regra fosse para quem captura, e o seu título «Chiedere una fila» (pedir uma linha) é gralha por «Chiudere» (fechar). Aqui a regra aplica-se a quem perdeu a peça: só contam as peças que ainda estão na linha, como nas outras edições.

## What follows from an example. $black and $grey are numbers of stones or points; $count is a number of
## stones or dice; $side is black or grey; $clause is the number of the rule by which the game ended

rulebook-qwixx-returned =
    { $count ->
        [one] { $count } peça volta à reserva do dono
       *[other] { $count } peças voltam à reserva do dono
    }
rulebook-qwixx-supplies = Nas reservas: Pretas { $black }, Cinzentas { $grey }
rulebook-qwixx-points = Pontos: Pretas { $black }, Cinzentas { $grey }
rulebook-qwixx-dice =
    { $count ->
        [one] { $count } dado no próximo lançamento
       *[other] { $count } dados no próximo lançamento
    }
rulebook-qwixx-win = Vencem as { qwixx-side } ({ $clause }).
