### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = Duelo é um jogo de puro raciocínio para dois. Ninguém lança os dados: são eles as peças, e avançam a rolar de casa em casa. O que um dado mostra em cima é quanto avançará da próxima vez.
rulebook-battle-about-2 = As regras aprendem-se depressa, e a sorte não conta. A profundidade está em rolar: com cada jogada escolhe não só onde um dado vai parar, mas também que face mostrará lá.
rulebook-battle-aim-1 = Capture o rei inimigo ou leve o seu próprio rei ao palácio inimigo. De uma forma ou de outra, vence de imediato.

## What is in the box

rulebook-battle-box-board = Tabuleiro de nove por oito casas, com os dois palácios marcados
rulebook-battle-box-white = Dados brancos
rulebook-battle-box-black = Dados pretos
rulebook-battle-box-kings = Reis, um branco e um preto
rulebook-battle-box-1 = Os reis também são cubos, mas não importa como estão pousados. Todos os outros dados são iguais: as faces opostas somam 7, e 1, 2 e 3 giram no sentido contrário ao dos ponteiros do relógio à volta do canto onde se encontram.

## Setting up

rulebook-battle-setup-1 = As Brancas ficam na linha 1, as Pretas na linha 8, cada rei no seu palácio. Pouse cada dado exatamente como diz a tabela, com o 3 voltado para o seu jogador. A disposição é sempre a mesma, faces laterais incluídas: virão para cima quando os dados rolarem.
rulebook-battle-setup-2 = Os exemplos são vistos do lado das Brancas. Cada casa tem um nome: as colunas têm letras de a a i a partir da esquerda das Brancas, e as linhas números de 1 a 8 a partir do lado das Brancas. O palácio das Brancas é, portanto, e1 e o das Pretas e8. O norte fica em frente das Brancas e o este à sua direita. Uma jogada escreve-se com uma casa seguida de direções e distâncias: g4n2 significa que o dado de g4 rola duas casas para norte.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = Da esquerda
rulebook-battle-camp-top = Em cima
rulebook-battle-camp-right = À direita
rulebook-battle-camp-front = Para o jogador
rulebook-battle-start = O início. As Brancas têm 37 jogadas à escolha.

## A turn

rulebook-battle-turn-1 = As Brancas começam; depois joga-se à vez. Na sua vez move uma peça sua: o dado que quiser ou o rei. Não se pode passar.
rulebook-battle-turns = As Brancas jogaram. Agora é a vez das Pretas: o mesmo dado não pode continuar.

## Moving

rulebook-battle-moving-1 = Um dado move-se tombando sobre uma aresta para a casa ao lado, e depois para a seguinte: em frente, para trás, à esquerda ou à direita. Nunca desliza nem vai na diagonal.
rulebook-battle-moving-2 = Rola exatamente tantas casas quantos pontos mostrava em cima antes da jogada. As faces que surgem pelo caminho não mudam a conta. O rei move-se sempre uma casa.
rulebook-battle-moving-3 = Um dado pode partir em qualquer direção e virar uma vez pelo caminho, em ângulo reto, onde quiser. Numa jogada nunca entra duas vezes na mesma casa, nem na de partida.
rulebook-battle-moving-4 = Todas as casas do caminho têm de estar vazias; só na última pode estar uma peça inimiga. Não se salta.
rulebook-battle-moving-5 = Para cada casa que não está em linha reta há dois caminhos: um vai primeiro em frente ou para trás, o outro primeiro à esquerda ou à direita. São duas jogadas, porque o dado pode acabar com outra face em cima. Escolha, pois, o caminho, além da casa.
rulebook-battle-opposite = Este dado mostra 2. Depois de rolar duas casas a direito, mostra o que estava por baixo: 5.
rulebook-battle-exact-count = Este dado mostra 3, por isso rola três casas: nem duas, nem quatro.
rulebook-battle-king-step = O rei anda uma casa em qualquer das quatro direções, nunca mais longe.
rulebook-battle-board-edge = Quatro casas para a direita? O tabuleiro acaba antes.
rulebook-battle-no-jumping = Um dado preto barra o caminho a direito. O dado contorna-o.
rulebook-battle-one-turn = Uma casa em frente, depois duas à direita: é uma viragem. Uma segunda não é permitida.
rulebook-battle-any-direction = Com um 2 em cima e nada à volta, um dado tem doze jogadas. Este vai a direito para trás.
rulebook-battle-no-return = Em frente e outra vez para trás? Não: o dado voltaria à casa de onde veio.
rulebook-battle-ahead-first = Dois caminhos para a mesma casa. Primeiro em frente, depois à direita: o dado mostra 6.
rulebook-battle-right-first = O outro caminho para essa casa. Primeiro à direita, depois em frente: agora mostra 3.

## Capturing

rulebook-battle-capture-1 = Se na última casa de uma jogada estiver uma peça inimiga, captura-a: ela sai do tabuleiro e o seu dado fica no lugar dela. Pelo caminho nada se captura, e ninguém é obrigado a capturar. Uma peça sua na última casa impede a jogada.
rulebook-battle-capture-2 = O rei captura como qualquer dado, nas quatro casas ao lado. Pode capturar até o outro rei.
rulebook-battle-take = O 3 vira ao fim de duas casas e acaba sobre o 6 preto: capturado.
rulebook-battle-own-piece = Uma peça sua na última casa impede a jogada.
rulebook-battle-king-takes = O rei captura o dado ao lado.
rulebook-battle-king-takes-king = Os reis estão lado a lado. Quem tem a vez captura o outro e vence.

## King and palace

rulebook-battle-palace-1 = Os palácios são as casas marcadas onde os reis começam: e1 é o das Brancas, e8 o das Pretas. Se o seu rei entrar no palácio inimigo, venceu, mesmo que lá capture um dado. Outro dado no palácio não ganha nada, e um rei no próprio palácio está simplesmente em casa.
rulebook-battle-palace-taken = O rei preto saiu de casa. O rei branco entra no palácio vazio e vence.
rulebook-battle-palace-guarded = Um dado no palácio não protege de um rei vizinho: as Brancas capturam o dado e vencem.
rulebook-battle-palace-die = Um dado comum no palácio inimigo não ganha nada.

## The end of the game

rulebook-battle-end-1 = A partida acaba assim que um rei é capturado ou um palácio é tomado. Ninguém tem de avisar de uma ameaça: um rei deixado em perigo pode ser capturado.
rulebook-battle-end-2 = As folhas impressas não conhecem o empate. Nós damos empate quando o lado a jogar não tem jogada, quando a mesma posição surge pela terceira vez ou quando passam cem jogadas, contando os dois lados, sem captura. Pode também desistir, acordar o empate ou perder por tempo.
rulebook-battle-king-won = Seis casas a direito, e o dado acaba sobre o rei preto: vencem as Brancas.
rulebook-battle-no-move = As peças brancas estão emparedadas e não podem mover-se: empate.
rulebook-battle-repetition = Os dois reis saem e voltam a casa, duas vezes. A posição surgiu três vezes: empate.
rulebook-battle-long-game = Noventa e nove jogadas sem captura, e as Brancas fazem a centésima: empate.
rulebook-battle-resignation = As Brancas não veem esperança e desistem: vencem as Pretas.

## Roll diagrams

rulebook-battle-diagrams-1 = Um diagrama de rolamento mostra de antemão que face virá para cima depois de cada jogada. Há um para cada face que pode estar em cima.
rulebook-battle-diagrams-2 = No meio está a face antes da jogada, com as quatro faces laterais ao longo das bordas. Cada uma das outras casas mostra a face depois de uma jogada que lá acaba; onde dois caminhos acabam de forma diferente, mostra as duas. Rode o diagrama até as faces laterais coincidirem com o dado no tabuleiro.
rulebook-battle-diagrams-3 = Com 2 ou 3 em cima, dois caminhos para uma casa acabam sempre com faces diferentes. Com 4, 5 ou 6, alguns acabam com a mesma. Um dado que mostra 1 não tem escolha de caminho.

## Tactics

rulebook-battle-tactics-1 = Quase todas as boas jogadas fazem uma de quatro coisas: capturam um dado inimigo, protegem um dos seus, fogem a uma ameaça ou levam o seu rei para o palácio.
rulebook-battle-tactics-2 = Três coisas decidem o que um dado pode fazer: a face em cima, o espaço para virar e o sítio onde vira. A última esquece-se facilmente, mas é ela que fixa a face que vem para cima.
rulebook-battle-tactics-3 = Os números altos chegam longe mas precisam de linhas abertas; os baixos dominam as casas à volta. Antes de jogar, veja o que os dados inimigos poderão depois alcançar com a conta exata de cada um, a começar pelo seu rei.
rulebook-battle-right-hand-die = O dado direito das Brancas mostra 5, com o 3 voltado para as Brancas. Pode ir a direito ou virar à esquerda ao fim de uma, duas, três ou quatro casas. Só quatro em frente e uma à esquerda ameaça o rei preto: o dado mostra então 6, e três à esquerda e três em frente levam até ele.
rulebook-battle-straight-on = Cinco casas a direito, e o mesmo dado mostra 3. Dali não alcança o rei.
rulebook-battle-protected = As Brancas capturam um dado, mas estava protegido: as Pretas capturam por sua vez.

## Where the editions disagree

rulebook-battle-edition-king = As folhas alemã e chinesa proíbem o rei de capturar o outro rei. O original russo permite-o, tal como as folhas inglesa, francesa, italiana e checa; a polaca e a espanhola dizem apenas que o rei pode ser capturado. Aqui um rei pode capturar o outro.
rulebook-battle-edition-direction = Segundo a folha espanhola, uma jogada começa para a frente, à esquerda ou à direita; segundo a polaca, só à esquerda ou à direita. Todas as outras admitem também para trás, e nós igualmente.
rulebook-battle-edition-example = No exemplo resolvido, a folha checa move o dado direito das Pretas e a italiana o esquerdo. As jogadas indicadas só servem para o dado direito das Brancas.
rulebook-battle-edition-gaps = A folha inglesa omite como os dados estão no início, quem começa, que os dados rolam sobre as arestas e que se pode mover qualquer dado próprio. À espanhola falta este último ponto, e acaba depois da captura, sem tática, diagramas nem exemplo. Seguimos as outras.
rulebook-battle-edition-palace = A folha inglesa chama palácio à casa do rei adversário, e a chinesa fala da casa marcada própria. Trata-se da casa marcada onde o rei inimigo começa, esteja ele onde estiver agora.
rulebook-battle-edition-owner = Lida à letra, a folha chinesa deixa mover os dados dos dois lados, e na alemã é o dado capturado que ocupa a casa. Movem-se os próprios dados, e o que captura fica lá.
rulebook-battle-edition-ways = A folha checa diz que dois caminhos para uma casa acabam sempre com faces diferentes; a inglesa e a alemã omitem que só algumas casas têm dois. Só para as casas fora das linhas retas há dois caminhos, e alguns acabam da mesma forma.
rulebook-battle-edition-diagrams = Nos diagramas, a folha checa põe as faces laterais nos cantos e manda rodar o dado; a italiana fala de todas as faces, e a polaca de um cruzamento em vez de uma viragem à esquerda. As faces laterais estão ao longo das bordas, e roda-se o diagrama.

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
