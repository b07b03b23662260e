### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

## Battle. $square is the name of a square such as e1, $face the number of pips on top of a die, 1 to 6

battle-why-takes-king = Captura o rei e vence.
battle-why-takes-palace = Toma o palácio e vence.
battle-why-rescue = Salva o rei.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Ganha um dado que mostra { $face }.
battle-why-exchange = Troca dados e captura um que mostra { $face }.
battle-why-sacrifice = Sacrifica um dado por um que mostra { $face }.
battle-why-threat-king = Ameaça o rei.
battle-why-threat-palace = Ameaça tomar o palácio.
# $count enemy dice can be taken next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Ataca o dado em { $squares }.
       *[other] Ataca os dados em { $squares }.
    }
# Nothing of the above: a die that showed $before goes to $square, where it shows $face
battle-why-roll = Leva o dado que mostra { $before } para { $square }, onde mostrará { $face }.
battle-why-king-roll = Leva o rei para { $square }.
# $moves of one's own, this one included
battle-why-wins =
    { $moves ->
        [one] Força a vitória em { $moves } jogada.
       *[other] Força a vitória em { $moves } jogadas.
    }
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses =
    { $moves ->
        [one] O adversário força a vitória em { $moves } jogada.
       *[other] O adversário força a vitória em { $moves } jogadas.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field.
## $step is then for what follows the first action within the turn, else now

qwixx-why-place =
    { $step ->
        [then] Depois coloca uma peça no { $number } { qwixx-colour }.
       *[now] Coloca uma peça no { $number } { qwixx-colour }.
    }
qwixx-why-stack =
    { $step ->
        [then] Depois empilha uma peça no { $number } { qwixx-colour }.
       *[now] Empilha uma peça no { $number } { qwixx-colour }.
    }
qwixx-why-capture =
    { $step ->
        [then] Depois captura a peça do { $number } { qwixx-colour }.
       *[now] Captura a peça do { $number } { qwixx-colour }.
    }
qwixx-why-close =
    { $step ->
        [then] Depois fecha a linha com o { $number } { qwixx-colour }.
       *[now] Fecha a linha com o { $number } { qwixx-colour }.
    }
qwixx-why-pass =
    { $step ->
        [then] Depois passa.
       *[now] Passa.
    }
qwixx-why-misthrow =
    { $step ->
        [then] Depois aceita um lançamento falhado.
       *[now] Aceita um lançamento falhado.
    }
# Said behind qwixx-why-stack where the stack is new
qwixx-why-safe = A partir de agora a pilha está a salvo.
# Said behind qwixx-why-place; $count is 3 or more
qwixx-why-skip =
    { $count ->
        [0] Assim salta { $count } casas.
        [one] Assim salta { $count } casa.
       *[other] Assim salta { $count } casas.
    }
# How the game ends with the turn
qwixx-why-wins = Com isso vence a partida.
qwixx-why-draws = A partida termina em empate.
qwixx-why-loses = A partida está perdida.
