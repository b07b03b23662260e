### Qwixx Duel at the table. Arguments used throughout:
### $side is black or grey, $colour is r, y, g or b (a row), $number the number on a field,
### $height how many stones stand on a field.

## Words that sentences below are built with

qwixx-side =
    { $side ->
        [black] Pretas
       *[grey] Cinzentas
    }
# A row's colour within a sentence, as in "red 7"
qwixx-colour =
    { $colour ->
        [r] vermelho
        [y] amarelo
        [g] verde
       *[b] azul
    }

## The line that says what to do now. $sum is the sum of the white dice

qwixx-prompt-roll = Vez das { qwixx-side }: lance os dados.
qwixx-prompt-first = Ação 1: coloque uma peça no { $sum }, a soma dos dados brancos, em qualquer linha, ou passe.
qwixx-prompt-second = Ação 2: some um dado branco e um de cor e coloque uma peça na linha dessa cor, ou passe.
# The same where there is little space
qwixx-brief-first = Ação 1: coloque uma peça em qualquer { $sum }, ou passe.
qwixx-brief-second = Ação 2: branco mais cor na linha dessa cor, ou passe.
qwixx-brief-first-shared = { qwixx-side } · { qwixx-brief-first }
qwixx-brief-second-shared = { qwixx-side } · { qwixx-brief-second }
qwixx-stuck-first = Ação 1: não pode colocar uma peça no { $sum } em nenhuma linha.
qwixx-stuck-second = Ação 2: nenhuma soma de um dado branco e um de cor serve.
qwixx-prompt-first-shared = { qwixx-side } · { qwixx-prompt-first }
qwixx-prompt-second-shared = { qwixx-side } · { qwixx-prompt-second }
qwixx-stuck-first-shared = { qwixx-side } · { qwixx-stuck-first }
qwixx-stuck-second-shared = { qwixx-side } · { qwixx-stuck-second }
qwixx-wait-roll = As { qwixx-side } vão lançar.
qwixx-wait-first = As { qwixx-side } pensam na ação 1: { $sum } em qualquer linha.
qwixx-wait-second = As { qwixx-side } pensam na ação 2: um dado branco e um de cor.
# While the dice of a roll are still moving
qwixx-rolling = Os dados rolam.
# A game that ended otherwise than by its points
qwixx-prompt-over = A partida terminou.
qwixx-result = As { qwixx-side } vencem por { $points } a { $other }.
qwixx-result-draw =
    { $points ->
        [0] Empate: { $points } pontos para cada lado.
        [one] Empate: { $points } ponto para cada lado.
       *[other] Empate: { $points } pontos para cada lado.
    }

## Buttons

qwixx-roll = Lançar
qwixx-undo = Desfazer
qwixx-pass-first = Passar
qwixx-pass-second = Passar
qwixx-go-on = Continuar
qwixx-pass-misthrow = Lançamento falhado, −5
# Beside the button for passing, in action 1
qwixx-note-first = Passar nas duas ações custa 5 pontos.
# Beside the button for passing, in action 2, when action 1 was passed
qwixx-note-misthrow = Passar agora custa 5 pontos.

## What a stone would do on a field; short, for a legend and for narrow fields

qwixx-effect =
    { $effect ->
        [place] colocar
        [stack] empilhar
        [capture] capturar
       *[close] fechar
    }

## What has happened, read aloud

qwixx-announce-roll = As { qwixx-side } lançam: { qwixx-move-roll }.
qwixx-announce-place = As { qwixx-side } colocam uma peça no { $number } { qwixx-colour }.
qwixx-announce-stack = As { qwixx-side } empilham uma peça no { $number } { qwixx-colour }: pilha de { $height }.
qwixx-announce-capture = As { qwixx-side } capturam a peça no { $number } { qwixx-colour }.
qwixx-announce-close = As { qwixx-side } colocam uma peça no { $number } { qwixx-colour } e fecham a linha.
qwixx-announce-decline = As { qwixx-side } passam.
qwixx-announce-misthrow = As { qwixx-side } passam: lançamento falhado.
# What happened, and what is to be done now
qwixx-announcement = { $move } { $prompt }

## Names of what lies on the table, read aloud

qwixx-table = Mesa de Qwixx Duelo
qwixx-board = Tabuleiro: quatro linhas, cada uma com onze casas e um cadeado
qwixx-row =
    { $colour ->
        [r] Linha vermelha
        [y] Linha amarela
        [g] Linha verde
       *[b] Linha azul
    }
# $side is none on an empty field; $front is yes for the row’s front stone
qwixx-field =
    { $side ->
        [none] { $number } { qwixx-colour }, vazio
       *[other] { $height ->
            [one] { $number } { qwixx-colour }, { qwixx-side }{ qwixx-front }
           *[other] { $number } { qwixx-colour }, { qwixx-side }, { $height } peças{ qwixx-front }
        }
    }
qwixx-front =
    { $front ->
        [yes] , peça da frente
       *[no] {""}
    }
# $effect as in qwixx-effect
qwixx-field-open = { qwixx-field }: { qwixx-effect }
# $side is none while no stone lies on the lock
qwixx-lock =
    { $state ->
        [open] { qwixx-row }, cadeado aberto
       *[closed] { $side ->
            [none] { qwixx-row } fechada, nenhuma peça no cadeado
            [black] { qwixx-row } fechada, peça preta no cadeado
           *[grey] { qwixx-row } fechada, peça cinzenta no cadeado
        }
    }
# $points now, $pays what one more stone adds
qwixx-row-points =
    { $points ->
        [0] { qwixx-row }, { qwixx-side }: { $points } pontos, a próxima peça soma { $pays }
        [one] { qwixx-row }, { qwixx-side }: { $points } ponto, a próxima peça soma { $pays }
       *[other] { qwixx-row }, { qwixx-side }: { $points } pontos, a próxima peça soma { $pays }
    }
qwixx-row-points-closed =
    { $points ->
        [0] { qwixx-row } fechada, { qwixx-side }: { $points } pontos
        [one] { qwixx-row } fechada, { qwixx-side }: { $points } ponto
       *[other] { qwixx-row } fechada, { qwixx-side }: { $points } pontos
    }
qwixx-dice = Dados
# $colour may be white here; $face is 0 before the roll
qwixx-die =
    { $colour ->
        [white] Dado branco{ qwixx-die-face }
        [r] Dado vermelho{ qwixx-die-face }
        [y] Dado amarelo{ qwixx-die-face }
        [g] Dado verde{ qwixx-die-face }
       *[b] Dado azul{ qwixx-die-face }
    }
qwixx-die-face =
    { $face ->
        [0] {""}
       *[other] : { $face }
    }
qwixx-die-out =
    { $colour ->
        [r] O dado vermelho está fora do jogo
        [y] O dado amarelo está fora do jogo
        [g] O dado verde está fora do jogo
       *[b] O dado azul está fora do jogo
    }

## Players and what they have

qwixx-points =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
qwixx-supply = Reserva: { $stones }
qwixx-misthrows = Lançamentos falhados
qwixx-misthrows-label =
    { $count ->
        [0] Lançamentos falhados: { $count } de 4
       *[other] Lançamentos falhados: { $count } de 4; Pretas { $black }, Cinzentas { $grey }
    }

## The score sheet at the end

qwixx-sheet = Folha de pontos
qwixx-sheet-player = Jogador
qwixx-sheet-total = Total
# A row’s points and how many stones gave them
qwixx-sheet-stones =
    { $stones ->
        [0] { $stones } peças
        [one] { $stones } peça
       *[other] { $stones } peças
    }

## Moves in lists and hints. $effect is place, stack, capture or close

qwixx-move =
    { $effect ->
        [place] { $number } { qwixx-colour }
        [stack] { $number } { qwixx-colour }, pilha de { $height }
        [capture] { $number } { qwixx-colour }, captura
       *[close] { $number } { qwixx-colour }, linha fechada
    }
# $effect is misthrow or pass
qwixx-move-pass =
    { $effect ->
        [misthrow] lançamento falhado
       *[pass] passar
    }
# The coloured dice are 0 when they are out of the game
qwixx-move-roll =
    brancos { $first } e { $second }{ $red ->
        [0] {""}
       *[other] , vermelho { $red }
    }{ $yellow ->
        [0] {""}
       *[other] , amarelo { $yellow }
    }{ $green ->
        [0] {""}
       *[other] , verde { $green }
    }{ $blue ->
        [0] {""}
       *[other] , azul { $blue }
    }
