### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = Qwixx Duelo é uma corrida num tabuleiro comum. Lança os dados, coloca as suas peças em quatro linhas de cor, empilha-as e captura as do adversário.
rulebook-qwixx-about-2 = Quem conhece o Qwixx já sabe muito: vai-se da esquerda para a direita, só que com peças em vez de cruzes. A novidade é a peça da frente de cada linha. Pode ser capturada, e o dono pode empilhar em cima; cada peça de uma pilha pontua.
rulebook-qwixx-aim-1 = Tenha mais pontos no fim. Quantas mais peças tiver numa linha, mais vale cada uma das seguintes.

## What is in the box

rulebook-qwixx-box-board = Tabuleiro com quatro linhas e respetivos cadeados, uma coluna para lançamentos falhados e a escala de pontos
rulebook-qwixx-box-white = Dados brancos
rulebook-qwixx-box-coloured = Dados de cor: vermelho, amarelo, verde, azul
rulebook-qwixx-box-black = Peças pretas
rulebook-qwixx-box-grey = Peças cinzentas
rulebook-qwixx-box-1 = A vermelha e a amarela sobem de 2 a 12, a verde e a azul descem de 12 a 2. Assim, cada linha começa e acaba com um número que sai pouco. No fim de cada linha, à direita, está o cadeado.
rulebook-qwixx-rows = Dois seis brancos fazem 12. Na verde e na azul é o primeiro número, aberto a todos; na vermelha e na amarela é o último, e são precisas cinco peças antes.

## Setting up

rulebook-qwixx-setup-1 = Ponham o tabuleiro entre os dois. Um fica com as 22 peças pretas como reserva, o outro com as 22 cinzentas. A sorte decide quem começa.
rulebook-qwixx-start = O início: tabuleiro vazio, reservas cheias e os seis dados por lançar.

## A turn

rulebook-qwixx-turn-1 = O jogador ativo lança todos os dados ainda em jogo e tem depois duas ações, uma a seguir à outra. Ao contrário do Qwixx, o outro jogador só assiste.
rulebook-qwixx-turn-2 = Ação 1: some os dois dados brancos e diga a soma em voz alta. Pode colocar uma peça nesse número, na linha que quiser.
rulebook-qwixx-turn-3 = Ação 2: some um dado branco e um de cor. Pode colocar uma peça nesse número, na linha dessa cor.
rulebook-qwixx-turn-4 = Pode prescindir de qualquer das ações, mas as duas juntas têm de usar casas diferentes. Se não colocar nenhuma peça, é um lançamento falhado: uma peça passa da sua reserva para a coluna de lançamentos falhados. Depois fica ativo o outro jogador.
rulebook-qwixx-two-actions = Branco 4 e branco 1 fazem 5; as Pretas colocam uma peça na linha amarela. Depois branco 4 e azul 6 fazem 10, e as Pretas colocam outra na azul.
rulebook-qwixx-same-field = O 7 aparece duas vezes, pelos dados brancos e por branco 4 e vermelho 3. Mas num turno não se usa duas vezes a mesma casa.
rulebook-qwixx-misthrow = As Pretas não colocam nada: lançamento falhado. A peça perde-se para as linhas e custa 5 pontos.
rulebook-qwixx-in-order = A ação 1 vem primeiro, com tudo o que dela resulta. As Pretas colocam a quinta peça na linha vermelha; só isso abre o 12 para a ação 2.

## Placing stones

rulebook-qwixx-placing-1 = Em cada linha vai-se da esquerda para a direita: uma peça nova fica à direita da sua última nessa linha. Pode deixar espaços à vontade, mas não voltar atrás para os preencher.
rulebook-qwixx-placing-2 = Só contam as suas peças, e só as que estão agora na linha. Se a sua mais à direita for capturada, volta a decidir a seguinte à esquerda. Uma casa com uma peça do adversário está-lhe fechada, a não ser que a possa capturar.
rulebook-qwixx-gap = Do 3 direto ao 9: permitido. Mas agora o 6 fica à esquerda da última peça preta.
rulebook-qwixx-after-capture = As Cinzentas capturam a peça do 7. A última preta está agora no 5, por isso as Pretas podem colocar uma no 6, que antes estava fechado.

## Capturing and stacking

rulebook-qwixx-front-1 = A peça mais à direita de uma linha, seja de quem for, é a peça da frente. Se for do adversário e estiver sozinha, pode capturá-la colocando a sua na casa dela. Volta à reserva do dono e pode ser colocada outra vez.
rulebook-qwixx-front-2 = Se a peça da frente for sua, pode empilhar em cima, uma e outra vez, tão alto quanto quiser. Uma pilha de duas ou mais nunca pode ser capturada.
rulebook-qwixx-front-3 = Logo que há uma peça mais à direita, o que ficou para trás congela: não pode ser capturado nem aumentado. Ultrapassar uma pilha é a única maneira de a impedir de crescer.
rulebook-qwixx-red-grey = As Cinzentas têm de ir para a direita do 3 cinzento: para o 4, o 6 ou mais além. Podem também capturar a peça do 7, que está sozinha e é a da frente. A preta do 5 está a salvo, porque não é a da frente.
rulebook-qwixx-red-black = A mesma linha para as Pretas: com outro 7 empilham na peça da frente; se não, vão mais para a direita.
rulebook-qwixx-capture = As Cinzentas tiram 7 e capturam a peça da frente. A peça preta volta à reserva das Pretas.
rulebook-qwixx-stack = As Pretas empilham na peça da frente. Agora as Cinzentas também tiram um 7, mas duas peças estão a salvo.
rulebook-qwixx-frozen = As Cinzentas ultrapassam a pilha preta. As Pretas tiram um 5, mas a pilha já não pode crescer.
rulebook-qwixx-blue-black = As Pretas têm de ir para a direita do 9 preto. A peça cinzenta no 8 ficou para trás e barra essa casa; a pilha cinzenta no 5 está a salvo. As Pretas têm cinco peças na linha, por isso até o último número, o 2, está aberto.
rulebook-qwixx-blue-grey = A mesma linha para as Cinzentas: empilhar no 5, ou colocar uma peça no 4 ou no 3. O 2 continua fechado, pois as Cinzentas só têm aqui três peças.

## Closing a row

rulebook-qwixx-closing-1 = O último número de uma linha, 12 na vermelha e na amarela, 2 na verde e na azul, só está aberto a quem tem pelo menos cinco peças próprias nessa linha. Cada peça de uma pilha conta.
rulebook-qwixx-closing-2 = Se o ocupar, põe mais uma peça da sua reserva no cadeado, e ela também conta na linha. A linha fica fechada para os dois, e o dado dela sai logo do jogo.
rulebook-qwixx-closing-3 = Se a peça no último número era mesmo a sua última, a linha fica fechada na mesma, mas o cadeado fica vazio e a partida termina.
rulebook-qwixx-stack-counts = Uma pilha de cinco conta como cinco peças: as Pretas podem ocupar o 12.
rulebook-qwixx-close-green = As Pretas ocupam o 2 verde e põem uma segunda peça no cadeado. O dado verde sai do jogo, e as Cinzentas já não podem colocar lá o 5.
rulebook-qwixx-last-stone = A última peça das Pretas vai para o 12 vermelho. A linha fica fechada e a partida acaba; não sobra peça para o cadeado.

## The end of the game

rulebook-qwixx-end-1 = Três coisas põem fim à partida, cada uma de imediato, mesmo antes da ação 2: a última peça de uma reserva está no tabuleiro; há quatro peças na coluna de lançamentos falhados, não importa de quem; ou há duas linhas fechadas, não importa por quem.
rulebook-qwixx-end-2 = Mais duas regras são nossas: totais iguais são empate, e pode-se desistir, acordar o empate ou perder por tempo.
rulebook-qwixx-two-rows = As Cinzentas fecharam a vermelha, e agora as Pretas fecham a verde com a ação 1. A partida acaba de imediato, sem ação 2. Os dois lados têm 28 pontos: empate.
rulebook-qwixx-agreement = Nenhum dos dois quer continuar, e ambos acordam o empate.

## Scoring

rulebook-qwixx-scoring-1 = Conte as suas peças em cada linha, as pilhas peça a peça, incluindo a do cadeado. A escala diz quanto valem. Pode ter mais de doze numa linha, mas pontuam como doze.
rulebook-qwixx-scoring-2 = Cada peça sua na coluna de lançamentos falhados tira 5 pontos. Anote as quatro linhas e os lançamentos falhados, some, e vence o total mais alto.
rulebook-qwixx-scale-stones = Peças na linha
rulebook-qwixx-scale-points = Pontos
rulebook-qwixx-thirteen = A décima terceira peça da linha: 78 pontos, como antes.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = As Pretas contam 15 na vermelha, 1 na amarela e 28 na verde, menos 5 por um lançamento falhado. As Cinzentas contam 1, 6 e 6, menos 10 por dois lançamentos falhados.

## Tactics

rulebook-qwixx-tactics-1 = As linhas longas compensam. A segunda peça de uma linha acrescenta dois pontos, a quinta cinco, a décima dez: antes uma linha de oito do que duas de quatro.
rulebook-qwixx-tactics-2 = É na frente que tudo acontece. Uma peça da frente sozinha corre perigo até que empilhe outra em cima ou alguém a ultrapasse, sobretudo em 6, 7 e 8, os que mais saem. Uma pilha que continua na frente cresce com cada lançamento que sirva.
rulebook-qwixx-tactics-3 = Um espaço grande custa-lhe as casas do meio. Vale a pena se travar uma pilha que cresce ou puser a sua peça à frente num número que sai pouco.
rulebook-qwixx-tactics-4 = Não perca de vista o fim. Se estiver a ganhar, feche linhas, gaste peças ou aceite mesmo o quarto lançamento falhado; se estiver a perder, prolongue a partida.
rulebook-qwixx-on-purpose = Há três peças na coluna de lançamentos falhados, e as Pretas estão a ganhar. Prescindem das duas ações: o quarto lançamento falhado custa 5 pontos, mas põe fim à partida, e as Pretas vencem.

## Where the editions disagree

rulebook-qwixx-edition-left = Na folha portuguesa, as Pretas colocam outra peça à esquerda do 7. As peças só vão para a direita.
rulebook-qwixx-edition-last-field = No exemplo da linha azul, a folha portuguesa troca os jogadores e perdeu uma frase: o 4 e o 3 estão abertos às Cinzentas, e o 2 às Pretas, que têm cinco peças, não às Cinzentas.
rulebook-qwixx-edition-words = A folha portuguesa passa os dados no sentido dos ponteiros do relógio, empilha na primeira peça e tem dois nomes para a coluna de lançamentos falhados; a polaca tem três. Dois jogadores alternam, as pilhas crescem na peça da frente, e a coluna é uma só.
rulebook-qwixx-edition-twelve = Na lista polaca dos últimos números falta o 12 amarelo. Também faz parte dela.
rulebook-qwixx-edition-stack = A folha polaca põe uma segunda pilha na peça da frente. É uma segunda peça.
rulebook-qwixx-edition-stones = A folha italiana dá a cada um 22 peças de cada cor. Cada um recebe 22 de uma só cor.
rulebook-qwixx-edition-after = Na folha italiana, uma frase muda o que conta depois de uma captura, e outra falha ao fechar uma linha. Contam as peças que estão agora na linha, como nas outras edições.

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
