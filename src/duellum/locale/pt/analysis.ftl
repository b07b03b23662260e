### The analysis board. A ply is a move of one side.

analysis-title = Análise
# $game is the name of the game.
analysis-page = { $game }: análise
analysis-open = Analisar
analysis-locked = Poderá analisar esta partida quando ela terminar.
analysis-unreadable = Este link não contém nenhuma análise: eis a posição inicial.

## The engine

analysis-engine = Motor
analysis-on = Ligado
analysis-off = Desligado
analysis-line-count = Número de variantes
analysis-lines = Variantes: { $count }
analysis-lines-fewer = Menos variantes
analysis-lines-more = Mais variantes
analysis-loading = O motor está a arrancar.
analysis-failed = O motor não funciona neste navegador.
analysis-idle = Ligue-o para ver as melhores jogadas.
analysis-depth = Jogadas previstas: { $depth }, posições: { $nodes }
# $side is the name of the side to move.
analysis-to-move = A jogar: { $side }
# A percentage follows: how probable it is that the side to move wins.
analysis-standing = { $side }, probabilidade de vencer:
analysis-over = A partida terminou aqui.
analysis-line = Variante { $number }
analysis-plies-win = vitória em { $count }
analysis-plies-loss = derrota em { $count }
analysis-plies-draw = empate

## Solved endings

analysis-endings = Tabela de finais
analysis-endings-solving = A calcular os finais: { $share }
analysis-endings-failed = Não foi possível calcular os finais neste navegador.
analysis-ending-win = As { $side } jogam e vencem. Meias jogadas até ao fim: { $count }
analysis-ending-loss = As { $side } jogam e perdem. Meias jogadas até ao fim: { $count }
analysis-ending-draw = Com o melhor jogo é empate.
analysis-ending-moves = Cada jogada e como acaba

## Variations

analysis-tree = Variantes
analysis-tree-empty = Jogue no tabuleiro ou use uma das jogadas do motor.
analysis-variation = Variante
analysis-promote = Promover
analysis-remove = Apagar
analysis-comment = Comentário a esta jogada

## The position

analysis-position = Posição
analysis-position-text = A posição como texto
analysis-position-use = Montar
analysis-edit = Montar uma posição
analysis-edit-start = Posição inicial
analysis-edit-done = Analisar esta posição
analysis-new = Nova análise
analysis-new-sure = Todas as variantes e comentários desta análise serão apagados.
analysis-clear = Tabuleiro vazio
analysis-mover = A jogar
analysis-keys = Teclado
analysis-tool =
    { $tool ->
        [hand] Mover
       *[remove] Retirar
    }
# Below the buttons of an analysis whose link would be too long
analysis-link-short = No link, os comentários longos são abreviados. A partida guardada contém-nos por inteiro.
position-long = O texto é demasiado longo: uma posição tem no máximo { $count } caracteres.

## Setting up Battle

analysis-battle-palette =
    { $side ->
        [white] Dados brancos
       *[black] Dados pretos
    }
# $face is 0 for a king.
analysis-battle-piece =
    { $side ->
        [white]
            { $face ->
                [0] Rei branco
               *[other] Dado branco, { $face } em cima
            }
       *[black]
            { $face ->
                [0] Rei preto
               *[other] Dado preto, { $face } em cima
            }
    }
analysis-battle-prompt =
    { $tool ->
        [hand] Arraste os dados pelo tabuleiro, ou para fora dele para os retirar. Escolha um dado para o rodar.
        [remove] Escolha os dados a retirar.
       *[piece] Escolha as casas para este dado ou arraste-o para lá.
    }
analysis-battle-keys = As setas percorrem o tabuleiro. As teclas 1 a 6 põem um dado ou rolam-no até essa face, K põe um rei. C muda a cor. Shift com uma seta tomba o dado, R roda-o um quarto de volta. Enter escolhe, põe ou move um dado. Delete retira-o.
analysis-battle-turn = Rodar o dado em { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Tombar para cima
        [s] Tombar para baixo
        [e] Tombar para a direita
        [spin] Rodar um quarto de volta
       *[w] Tombar para a esquerda
    }

## Setting up Qwixx Duel

analysis-qwixx-palette = Peças
analysis-qwixx-stones =
    { $side ->
        [black]
            { $count ->
                [1] Peça preta
               *[other] Pilha de { $count } peças pretas
            }
       *[grey]
            { $count ->
                [1] Peça cinzenta
               *[other] Pilha de { $count } peças cinzentas
            }
    }
analysis-qwixx-prompt =
    { $tool ->
        [hand] Arraste as peças para outras casas, ou para fora do tabuleiro para as retirar.
        [remove] Escolha as casas, cadeados e lançamentos falhados de onde retirar uma peça.
       *[stones] Escolha casas, cadeados ou lançamentos falhados, ou arraste peças para lá. Prima um dado para o rodar.
    }
analysis-qwixx-keys = As setas percorrem o tabuleiro. Enter põe a peça escolhida, B junta uma peça preta, G uma cinzenta. Delete retira uma peça. Num dado, as setas e as teclas 1 a 6 escolhem a face.
# $side is none where no stone lies.
analysis-qwixx-misthrow =
    { $side ->
        [none] Lançamento falhado { $number }: livre
        [black] Lançamento falhado { $number }: Pretas
       *[grey] Lançamento falhado { $number }: Cinzentas
    }
analysis-qwixx-stage = O que se segue
analysis-qwixx-stages =
    { $stage ->
        [roll] Lançamento
        [first] Ação 1
       *[second] Ação 2
    }
analysis-qwixx-white = Dado branco { $number }
analysis-qwixx-die =
    { $colour ->
        [r] Dado vermelho
        [y] Dado amarelo
        [g] Dado verde
       *[b] Dado azul
    }
analysis-qwixx-first = Ação 1
analysis-qwixx-first-declined = recusada

## What each roll is worth

analysis-rolls = Os 36 lançamentos dos dados brancos
# $side is the name of the player about to roll.
analysis-rolls-note = Probabilidade de vencer após a melhor resposta a cada lançamento. A lançar: { $side }.
analysis-rolls-mean = Em média { $value }.
# Any face of a coloured die
analysis-rolls-any = todos
analysis-rolls-cell = Brancos { $first } e { $second }: { $value }

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Brancas
       *[black] Pretas
    }
position-battle-fields = Uma posição tem quatro partes separadas por um espaço: oito linhas separadas por /, o lado a jogar, as meias jogadas sem captura e o número da jogada.
position-battle-side = O lado a jogar é w ou b.
position-battle-rank = A linha { $rank } tem de ter nove casas: letras para as peças, um algarismo para as casas vazias.
position-battle-number = As meias jogadas sem captura e o número da jogada têm de ser números inteiros.
position-battle-long = Após cem meias jogadas sem captura a partida está empatada.
position-battle-kings = { position-battle-name }: só pode haver um rei; há reis em { $squares }.
position-battle-dice = { position-battle-name }: há no máximo oito dados.
position-battle-no-king = { position-battle-name }: falta o rei.
position-battle-palace = { position-battle-name }: o rei está no palácio adversário; a partida está ganha e ninguém joga.

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] Pretas
       *[grey] Cinzentas
    }
position-qwixx-row-name =
    { $colour ->
        [r] Linha vermelha
        [y] Linha amarela
        [g] Linha verde
       *[b] Linha azul
    }
position-qwixx-fields = Uma posição tem cinco partes separadas por um espaço: quatro linhas separadas por /, o jogador ativo, os lançamentos falhados, o lançamento e a fase.
position-qwixx-side = O jogador ativo é b ou g.
position-qwixx-row = { position-qwixx-row-name }: tem de ter onze casas e um cadeado.
position-qwixx-closed-sign = { position-qwixx-row-name }: está fechada quando o seu último número está ocupado, e só então.
position-qwixx-misthrow-text = Os lançamentos falhados escrevem-se como 1:0, primeiro os das Pretas.
position-qwixx-stage = A fase é r antes do lançamento, 1 antes da ação 1 e, antes da ação 2, 2: com a casa da ação 1, ou 2:-.
position-qwixx-lock-open = { position-qwixx-row-name }: há uma peça no cadeado, mas o último número não está ocupado.
position-qwixx-last-stack = { position-qwixx-row-name }: o último número leva uma só peça, porque fecha a linha.
position-qwixx-lock-side = { position-qwixx-row-name }: a peça do cadeado é do lado que ocupou o último número.
position-qwixx-before = { position-qwixx-row-name }: antes do último número são precisas cinco peças do mesmo lado.
position-qwixx-stones = { position-qwixx-name }: só há 22 peças.
position-qwixx-misthrows = Há mais de quatro lançamentos falhados, mas o quarto acaba a partida.
position-qwixx-closed = Há mais de duas linhas fechadas, mas a segunda acaba a partida.
position-qwixx-bare-two = Há duas linhas fechadas sem peça no cadeado, mas logo a primeira acabou a partida.
position-qwixx-bare = { position-qwixx-row-name }: está fechada sem peça no cadeado, embora quem a fechou ainda tenha peças.
position-qwixx-over = A partida tinha acabado antes de estes dados serem lançados.
position-qwixx-misthrow-fit = Com o tabuleiro vazio, quem jogou por último tem tantos lançamentos falhados como o outro, ou mais um.
position-qwixx-supply = { position-qwixx-name }: a reserva está vazia, mas isso acaba a partida no próprio turno.
position-qwixx-ended = { position-qwixx-name }: nenhum turno deste lado pode ter acabado assim a partida.
position-qwixx-first-sum = A ação 1 joga-se na soma dos dados brancos, { $sum }, e não em { $field }.
position-qwixx-first-stone = A ação 1 teria jogado em { $field }, mas aí não há nenhuma peça do jogador ativo.
position-qwixx-first-last = A peça em { $field } não pode ser a última que o jogador ativo colocou.
