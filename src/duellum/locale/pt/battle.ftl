### Battle at the table. Arguments used throughout:
### $side is white or black, $square, $from and $to are names of squares such as e1,
### $face is the number of pips on top of a die, 1 to 6,
### $effect is what a move does: roll, capture, king (takes the king) or palace (takes the palace).

## Words that sentences below are built with

battle-side =
    { $side ->
        [white] Brancas
       *[black] Pretas
    }

## The board

battle-board = Tabuleiro de Duelo, 9 colunas por 8 linhas
# The slider that tilts the board
battle-tilt = Inclinação do tabuleiro
# The list of moves of the chosen die
battle-moves = Para onde este dado pode rolar
battle-lost =
    { $count ->
        [0] As { battle-side } não perderam nenhum dado
        [one] As { battle-side } perderam { $count } dado
       *[other] As { battle-side } perderam { $count } dados
    }

## What stands on a square, for those who listen

battle-square-empty = { $square }, vazia.
battle-square-palace =
    { $side ->
        [white] { $square }, palácio das Brancas, vazio.
       *[black] { $square }, palácio das Pretas, vazio.
    }
battle-square-die =
    { $side ->
        [white] Dado branco em { $square }, mostra { $face }.
       *[black] Dado preto em { $square }, mostra { $face }.
    }
battle-square-king =
    { $side ->
        [white] Rei branco em { $square }.
       *[black] Rei preto em { $square }.
    }
battle-square-king-palace =
    { $side ->
        [white] Rei branco no palácio { $square }.
       *[black] Rei preto no palácio { $square }.
    }
battle-square-movable = Pode rolar.
battle-square-selected = Escolhido.
battle-square-hinted = Jogada sugerida.
battle-square-threat = Em perigo.
battle-square-attacker = Ataca.

## What the chosen die would do on a square

battle-target =
    { $effect ->
        [roll] Rola até aqui e mostra { $face }.
        [king] Captura o rei e vence.
       *[capture] Captura aqui e mostra { $face }.
    }
battle-target-king =
    { $effect ->
        [roll] O rei vem para aqui.
        [king] Captura o rei e vence.
        [palace] Toma o palácio e vence.
       *[capture] O rei captura aqui.
    }
# Two ways lead here, and the die ends with another face on top or lies otherwise
battle-target-two =
    { $effect ->
        [roll] Dois caminhos até aqui: mostra { $face } ou { $other }.
        [king] Captura o rei e vence.
       *[capture] Dois caminhos para capturar aqui: mostra { $face } ou { $other }.
    }
battle-chooser = Dois caminhos até { $square }

# A straight part of a way; $count is the number of squares
battle-leg =
    { $direction ->
        [up] { $count } para cima
        [down] { $count } para baixo
        [left] { $count } para a esquerda
       *[right] { $count } para a direita
    }
# A way with a turn; $first and $second are straight parts
battle-legs = { $first }, depois { $second }
# A move to choose; $path is a way as above
battle-option =
    { $effect ->
        [roll] Até { $square }: { $path }; mostra { $face }.
        [king] Até { $square }: { $path }; captura o rei e vence.
       *[capture] Até { $square }: { $path }; captura e mostra { $face }.
    }
battle-option-king =
    { $effect ->
        [roll] Rei até { $square }: { $path }.
        [king] Rei até { $square }: { $path }; captura o rei e vence.
        [palace] Rei até { $square }: { $path }; toma o palácio e vence.
       *[capture] Rei até { $square }: { $path }; captura.
    }

## The line that says what to do now. $count is how many squares the die must roll

battle-prompt-wait = Jogam as { battle-side }.
battle-prompt-choose = Jogam as { battle-side }: escolha um dado.
# What the opponent could take with the next move, and so win; $side is also you
battle-danger-king =
    { $side ->
        [you] O seu rei está em perigo.
        [white] O rei das Brancas está em perigo.
       *[black] O rei das Pretas está em perigo.
    }
battle-danger-palace =
    { $side ->
        [you] O seu palácio está em perigo.
        [white] O palácio das Brancas está em perigo.
       *[black] O palácio das Pretas está em perigo.
    }
battle-prompt-roll =
    { $count ->
        [one] Faça rolar o dado { $count } casa.
       *[other] Faça rolar o dado { $count } casas; pode virar uma vez.
    }
battle-prompt-king = O rei move-se uma casa.
battle-prompt-way = Por que caminho?
# Told to those who listen once a die is chosen; $prompt is one of the lines above, $squares a list of squares
battle-chosen = { $prompt } Pode ir para { $squares }.

## What was done

battle-announce-roll = As { battle-side } fazem rolar um dado { battle-way }: { $face } em cima.
battle-announce-capture = As { battle-side } fazem rolar um dado { battle-way } e capturam outro: { $face } em cima.
battle-announce-king-roll = O rei das { battle-side } vai de { $from } para { $to }.
battle-announce-king-capture = O rei das { battle-side } captura o dado em { $to }.
battle-announce-king = As { battle-side } capturam o rei em { $to } e vencem.
battle-announce-palace = O rei das { battle-side } toma o palácio em { $to } e vence.

## Moves in lists and hints. $via is the square where the way turns, or none; $captured the face of a captured die

battle-way =
    { $via ->
        [none] de { $from } para { $to }
       *[other] de { $from } por { $via } para { $to }
    }
battle-move =
    { $effect ->
        [roll] { battle-way }, mostra { $face }
        [king] { battle-way }, captura o rei
       *[capture] { battle-way }, captura um { $captured }, mostra { $face }
    }
battle-move-king =
    { $effect ->
        [roll] rei { battle-way }
        [king] rei { battle-way }, captura o rei
        [palace] rei { battle-way }, toma o palácio
       *[capture] rei { battle-way }, captura um { $captured }
    }
# Beside a way and the drawing of a die, where the move wins; $effect is king or palace
battle-win =
    { $effect ->
        [king] captura o rei
       *[palace] toma o palácio
    }
