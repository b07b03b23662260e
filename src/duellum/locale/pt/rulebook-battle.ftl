### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = Duelo é um jogo de puro raciocínio para dois jogadores. Os dados não se lançam: são as peças, que se movem a rolar de casa em casa. A face superior de um dado indica quantas casas ele se moverá da próxima vez.
rulebook-battle-about-2 = As regras aprendem-se depressa, e a sorte não conta. A profundidade está na forma como os dados rolam: em cada jogada escolhe não só aonde vai um dado, mas também que face mostrará lá.
rulebook-battle-aim-1 = Capture o rei adversário ou leve o seu ao palácio adversário, a casa marcada de onde parte o rei adversário. Em ambos os casos, vence de imediato.

## What is in the box

rulebook-battle-box-board = Tabuleiro de nove por oito casas, com os dois palácios marcados
rulebook-battle-box-white = Dados brancos
rulebook-battle-box-black = Dados pretos
rulebook-battle-box-kings = Reis, um branco e um preto
rulebook-battle-box-1 = Os reis também são cubos, mas não importa como estão pousados. Todos os outros dados são iguais: as faces opostas somam 7 e, vistas de fora, as faces 1, 2 e 3 sucedem-se no sentido contrário ao dos ponteiros do relógio à volta do vértice comum.

## Setting up

rulebook-battle-setup-1 = Cada jogador dispõe as peças na linha mais próxima de si, com o rei ao meio, no palácio. Coloque cada dado exatamente como indica a tabela (K é o rei), com o 3 voltado para o jogador. As faces laterais também contam, porque ficarão em cima quando os dados rolarem.
rulebook-battle-setup-2 = Os exemplos são vistos do lado das Brancas. Cada casa tem um nome: as colunas têm as letras da a à i a partir da esquerda das Brancas, e as linhas, os números de 1 a 8 a partir do lado delas. O palácio das Brancas é, portanto, e1, e o das Pretas, e8. O norte fica em frente das Brancas e o leste à direita delas. Uma jogada escreve-se com uma casa seguida de direções e distâncias: g4n2 significa que o dado em g4 rola duas casas para norte; as letras «s», «e» e «w» indicam sul, leste e oeste.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = A partir da esquerda
rulebook-battle-camp-top = Em cima
rulebook-battle-camp-right = À direita
rulebook-battle-camp-front = Voltado para o jogador
rulebook-battle-start = A posição inicial. As Brancas têm 37 jogadas à escolha.

## A turn

rulebook-battle-turn-1 = As Brancas começam; depois joga-se à vez. Na sua vez move uma peça sua: o dado que quiser ou o rei. Não se pode passar.
rulebook-battle-turns = As Brancas jogaram. É a vez das Pretas: as Brancas não podem voltar a jogar.

## Moving

rulebook-battle-moving-1 = Um dado move-se rolando sobre uma aresta para a casa ao lado, e depois para a seguinte: para a frente, para trás, para a esquerda ou para a direita. Nunca desliza nem vai na diagonal.
rulebook-battle-moving-2 = Rola exatamente tantas casas quantos pontos a face superior mostrava antes da jogada. As faces que surgem pelo caminho não mudam a conta. O rei move-se sempre uma casa.
rulebook-battle-moving-3 = Um dado pode partir em qualquer direção e virar uma vez pelo caminho, em ângulo reto, depois de qualquer número de casas. Numa jogada não pode passar duas vezes pela mesma casa, nem sequer pela de partida.
rulebook-battle-moving-4 = Todas as casas do caminho têm de estar vazias; só na última pode estar uma peça adversária. Não se pode saltar.
rulebook-battle-moving-5 = Se uma casa ao alcance do dado não estiver em linha reta com ele (à frente, atrás, à esquerda ou à direita), há dois caminhos até lá: um vai primeiro para a frente ou para trás, o outro primeiro para a esquerda ou para a direita. Se ambos estiverem livres, pode escolher. São duas jogadas diferentes, porque o dado pode acabar com outra face em cima. Escolha, portanto, não só a casa, mas também o caminho.
rulebook-battle-opposite = Este dado mostra 2. Rola duas casas em frente e mostra então a face que estava por baixo: 5.
rulebook-battle-exact-count = Este dado mostra 3, por isso rola três casas: nem duas, nem quatro.
rulebook-battle-king-step = O rei move-se uma casa em qualquer das quatro direções, nunca mais.
rulebook-battle-board-edge = Quatro casas para a direita? O dado sairia do tabuleiro.
rulebook-battle-no-jumping = Um dado preto bloqueia o caminho em frente. O dado branco contorna-o.
rulebook-battle-one-turn = Uma casa em frente, depois duas à direita: é uma viragem. Uma segunda viragem não é permitida.
rulebook-battle-any-direction = Com um 2 em cima e o caminho livre, um dado tem doze jogadas. Este recua em linha reta.
rulebook-battle-no-return = Em frente e outra vez para trás? Não: o dado voltaria à casa de onde veio.
rulebook-battle-ahead-first = Dois caminhos para a mesma casa. Primeiro em frente, depois à direita: o dado mostra 6.
rulebook-battle-right-first = O outro caminho para essa casa. Primeiro à direita, depois em frente: agora mostra 3.

## Capturing

rulebook-battle-capture-1 = Se na última casa da sua jogada estiver uma peça adversária, captura-a: ela sai do tabuleiro e a sua peça fica no lugar dela. Pelo caminho nada se captura, e capturar nunca é obrigatório. Se na última casa estiver uma peça sua, a jogada não é permitida.
rulebook-battle-capture-2 = O rei captura como qualquer dado, nas quatro casas ao lado. Pode capturar até o outro rei.
rulebook-battle-take = O 3 vira ao fim de duas casas, acaba sobre o 6 preto e captura-o.
rulebook-battle-own-piece = Na última casa está outra peça branca: a jogada não é permitida.
rulebook-battle-king-takes = O rei captura o dado ao lado.
rulebook-battle-king-takes-king = Os reis estão lado a lado. O jogador que tem a vez captura o outro rei e vence.

## King and palace

rulebook-battle-palace-1 = Os palácios são as casas marcadas de onde partem os reis: e1 é o das Brancas, e8 o das Pretas. Se o seu rei chegar ao palácio adversário, vence, mesmo que lá capture um dado. Um dado comum no palácio adversário não dá a vitória, nem um rei no próprio palácio.
rulebook-battle-palace-taken = O rei preto deixou o seu palácio. O rei branco vai para o palácio vazio e vence.
rulebook-battle-palace-guarded = Um dado no palácio não detém um rei vizinho: as Brancas capturam o dado e vencem.
rulebook-battle-palace-die = Um dado comum no palácio adversário não dá a vitória.

## The end of the game

rulebook-battle-end-1 = A partida acaba assim que um rei é capturado ou um rei chega ao palácio adversário. Não é preciso avisar de uma ameaça: um rei que continue em perigo pode ser capturado.
rulebook-battle-end-2 = As regras impressas não falam de empates. No Duellum há empate se o jogador que tem a vez não tiver nenhuma jogada permitida, se a mesma posição surgir pela terceira vez, ou após cem jogadas sem captura, contando as dos dois lados. A partida também pode terminar por desistência, por acordo de empate ou por se esgotar o tempo.
rulebook-battle-king-won = Seis casas em frente, e o dado acaba sobre o rei preto: vencem as Brancas.
rulebook-battle-no-move = As peças brancas estão encurraladas e não podem mover-se: empate.
rulebook-battle-repetition = Os dois reis saem e voltam, duas vezes. A mesma posição surgiu três vezes: empate.
rulebook-battle-long-game = Noventa e nove jogadas sem captura, e as Brancas fazem a centésima: empate.
rulebook-battle-resignation = As Brancas já não têm esperança e desistem: vencem as Pretas.

## Roll diagrams

rulebook-battle-diagrams-1 = Um diagrama de movimento mostra que face fica em cima depois de cada jogada. Há um para cada face que pode estar em cima.
rulebook-battle-diagrams-2 = No meio está a face antes da jogada, com as quatro faces laterais ao longo das bordas. Cada uma das outras casas mostra a face depois de uma jogada que lá acaba; se dois caminhos acabam com faces diferentes, mostra as duas. Rode o diagrama até as faces laterais coincidirem com o dado no tabuleiro.
rulebook-battle-diagrams-3 = Com 2 ou 3 em cima, dois caminhos para uma casa acabam sempre com faces diferentes. Com 4, 5 ou 6, alguns acabam com a mesma. Com 1, só há um caminho para cada casa.

## Tactics

rulebook-battle-tactics-1 = Quase todas as boas jogadas fazem uma destas quatro coisas: capturam um dado adversário, protegem um dos seus, evitam uma ameaça ou aproximam o seu rei do palácio.
rulebook-battle-tactics-2 = Três coisas decidem o que um dado pode fazer: a face superior, o espaço para virar e o ponto onde vira. Este último esquece-se facilmente, mas é ele que decide que face fica em cima.
rulebook-battle-tactics-3 = Os números altos chegam longe mas precisam de linhas abertas; os baixos controlam as casas próximas. Antes de jogar, veja a que casas poderão chegar os dados adversários, que rolam sempre o número exato, e, acima de tudo, se o seu rei fica ao alcance deles.
rulebook-battle-right-hand-die = O dado da direita das Brancas mostra 5, com o 3 voltado para as Brancas. Pode seguir em frente ou virar à esquerda ao fim de uma, duas, três ou quatro casas. Só o caminho de quatro em frente e uma para a esquerda ameaça o rei preto: o dado mostra então 6, e três casas para a esquerda e três em frente levam-no até ao rei.
rulebook-battle-straight-on = Cinco casas em frente, e o mesmo dado mostra 3. Dali não alcança o rei.
rulebook-battle-protected = As Brancas capturam um dado, mas ele estava protegido: as Pretas capturam por sua vez.

## Where the editions disagree

rulebook-battle-edition-king = As edições alemã e chinesa proíbem que um rei capture o outro rei. Aqui pode, porque todas as outras edições o permitem. (A polaca e a espanhola dizem-no na passiva: um rei pode ser capturado por qualquer peça adversária, rei incluído.)
rulebook-battle-edition-direction = Na edição espanhola, uma jogada começa para a frente, para a esquerda ou para a direita; na polaca, só para a esquerda ou para a direita. Aqui joga-se nas quatro direções, porque todas as outras edições admitem também para trás.
rulebook-battle-edition-example = No exemplo resolvido, a edição checa move o dado da direita das Pretas, e a italiana, o da esquerda das Brancas. Aqui move-se o dado da direita das Brancas, porque as Brancas começam e, a partir do dado da esquerda, as jogadas indicadas não ameaçam o rei. (Para o dado da direita das Pretas servem as mesmas jogadas, porque a disposição de cada lado é a do outro rodada 180 graus.)
rulebook-battle-edition-gaps = A edição inglesa não diz como os dados estão pousados no início, quem começa, que os dados rolam sobre as arestas, nem que se pode mover qualquer dado seu. A espanhola omite este último ponto e acaba depois do rei e do palácio, sem tática, diagramas nem exemplo. Aqui seguem-se as outras edições, porque dizem tudo.
rulebook-battle-edition-palace = A edição inglesa chama palácio à casa do rei adversário, e a chinesa fala da casa marcada do próprio jogador. Aqui é a casa marcada de onde parte o rei adversário, esteja ele agora onde estiver, porque assim o dizem as outras edições.
rulebook-battle-edition-owner = À letra, a edição chinesa deixa mover os dados dos dois lados, e na alemã é o dado capturado que ocupa a casa. Aqui cada jogador só move os seus dados, e o dado que captura fica na casa, porque assim o dizem as outras edições.
rulebook-battle-edition-ways = A edição checa diz que dois caminhos para uma casa acabam sempre com faces diferentes. A inglesa e a alemã não dizem que só algumas casas têm dois caminhos. Aqui mandam os próprios dados: só as casas fora das linhas retas têm dois caminhos, e alguns acabam com a mesma face.
rulebook-battle-edition-diagrams = A edição checa põe as faces laterais nos cantos do diagrama de movimento e manda rodar o dado. No exemplo resolvido, a polaca diz «cruzamento» em vez de viragem à esquerda. Aqui as faces laterais estão ao longo das bordas, roda-se o diagrama e vira-se à esquerda, porque assim fazem as outras edições.

## What follows from an example. $face is the number on top of a die, 1 to 6, or 0 for a king; $count is a
## number of moves; $side is white or black; $clause is the number of the rule by which the game ended

rulebook-battle-face = Em cima no fim: { $face }
rulebook-battle-captured =
    { $face ->
        [0] Capturado: o rei
       *[other] Capturado: um dado que mostra { $face }
    }
rulebook-battle-choices =
    { $count ->
        [0] Nenhuma jogada é possível
        [one] { $count } jogada possível
       *[other] { $count } jogadas possíveis
    }
rulebook-battle-win = Vencem as { battle-side } ({ $clause }).
