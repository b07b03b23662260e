### The analysis board. A ply is a move of one side.

analysis-title = Análise
# $game is the name of the game.
analysis-page = { $game }: análise
analysis-open = Analisar
analysis-locked = Poderá analisar esta partida quando ela terminar.
analysis-unreadable = Este link não contém nenhuma análise: é mostrada a posição inicial.

## The engine

analysis-engine = Motor
analysis-on = Ligado
analysis-off = Desligado
analysis-line-count = Número de variantes
analysis-lines = Variantes: { $count }
analysis-lines-fewer = Menos variantes
analysis-lines-more = Mais variantes
analysis-loading = A iniciar o motor.
analysis-failed = Não foi possível iniciar o motor neste navegador.
analysis-idle = Ligue o motor para ver as melhores jogadas.
analysis-depth = Jogadas à frente: { $depth }, posições: { $nodes }
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
analysis-ending-win = As { $side } jogam e vencem. Jogadas dos dois lados até ao fim: { $count }
analysis-ending-loss = As { $side } jogam e perdem. Jogadas dos dois lados até ao fim: { $count }
analysis-ending-draw = Com o melhor jogo de ambos há empate.
analysis-ending-moves = Cada jogada e o seu resultado

## Variations

analysis-tree = Variantes
analysis-tree-empty = Faça jogadas no tabuleiro ou escolha uma das do motor.
analysis-variation = Variante
analysis-promote = Promover
analysis-remove = Apagar
analysis-comment = Comentário a esta jogada

## The position

analysis-position = Posição
analysis-position-text = A posição como texto
analysis-position-use = Carregar
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
       *[piece] Escolha as casas para esta peça ou arraste-a para lá.
    }
analysis-battle-keys = As setas percorrem o tabuleiro. As teclas de 1 a 6 põem um dado ou fazem-no rolar até essa face; K põe um rei. C muda a cor. Shift com uma seta faz rolar o dado; R roda-o um quarto de volta. Enter escolhe, põe ou move um dado. Delete retira-o.
analysis-battle-turn = Rodar o dado em { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Fazer rolar para cima
        [s] Fazer rolar para baixo
        [e] Fazer rolar para a direita
        [spin] Rodar um quarto de volta
       *[w] Fazer rolar para a esquerda
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
        [remove] Escolha de que casas, cadeados ou lançamentos falhados quer retirar uma peça.
       *[stones] Escolha casas, cadeados ou lançamentos falhados, ou arraste peças para lá. Pressione um dado para o rodar.
    }
analysis-qwixx-keys = As setas percorrem o tabuleiro. Enter põe a peça escolhida; B junta uma peça preta, e G, uma cinzenta. Delete retira uma peça. Num dado, as setas e as teclas de 1 a 6 escolhem a face.
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
analysis-qwixx-first-declined = passou

## What each roll is worth

analysis-rolls = Os 36 lançamentos dos dados brancos
# $side is the name of the player about to roll.
analysis-rolls-note = Probabilidade de vencer após a melhor resposta a cada lançamento. A lançar: { $side }.
analysis-rolls-mean = Em média { $value }.
# Any face of a coloured die
analysis-rolls-any = qualquer
analysis-rolls-cell = Brancos { $first } e { $second }: { $value }
