### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

## Battle. $square is the name of a square such as e1, $face the number of pips on top of a die, 1 to 6

battle-why-takes-king = Captura al rey y gana.
battle-why-takes-palace = Toma el palacio y gana.
battle-why-rescue = Salva al rey.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Gana un cubo que muestra { $face }.
battle-why-exchange = Cambia cubos y captura uno que muestra { $face }.
battle-why-sacrifice = Sacrifica un cubo por uno que muestra { $face }.
battle-why-threat-king = Amenaza al rey.
battle-why-threat-palace = Amenaza con tomar el palacio.
# $count enemy dice can be taken next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Ataca el cubo de { $squares }.
       *[other] Ataca los cubos de { $squares }.
    }
# Nothing of the above: a die that showed $before goes to $square, where it shows $face
battle-why-roll = Lleva el cubo que muestra { $before } a { $square }, donde mostrará { $face }.
battle-why-king-roll = Lleva el rey a { $square }.
# $moves of one's own, this one included
battle-why-wins =
    { $moves ->
        [one] Fuerza la victoria en { $moves } jugada.
       *[other] Fuerza la victoria en { $moves } jugadas.
    }
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses =
    { $moves ->
        [one] El rival fuerza la victoria en { $moves } jugada.
       *[other] El rival fuerza la victoria en { $moves } jugadas.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field.
## $step is then for what follows the first action within the turn, else now

qwixx-why-place =
    { $step ->
        [then] Después coloca una ficha en el { $number } { qwixx-colour }.
       *[now] Coloca una ficha en el { $number } { qwixx-colour }.
    }
qwixx-why-stack =
    { $step ->
        [then] Después apila una ficha en el { $number } { qwixx-colour }.
       *[now] Apila una ficha en el { $number } { qwixx-colour }.
    }
qwixx-why-capture =
    { $step ->
        [then] Después captura la ficha del { $number } { qwixx-colour }.
       *[now] Captura la ficha del { $number } { qwixx-colour }.
    }
qwixx-why-close =
    { $step ->
        [then] Después cierra la fila con el { $number } { qwixx-colour }.
       *[now] Cierra la fila con el { $number } { qwixx-colour }.
    }
qwixx-why-pass =
    { $step ->
        [then] Después pasa.
       *[now] Pasa.
    }
qwixx-why-misthrow =
    { $step ->
        [then] Después acepta una tirada fallida.
       *[now] Acepta una tirada fallida.
    }
# Said behind qwixx-why-stack where the stack is new
qwixx-why-safe = Desde ahora la pila está a salvo.
# Said behind qwixx-why-place; $count is 3 or more
qwixx-why-skip =
    { $count ->
        [one] Así se salta { $count } casilla.
       *[other] Así se salta { $count } casillas.
    }
# How the game ends with the turn
qwixx-why-wins = Con eso gana la partida.
qwixx-why-draws = La partida acaba en empate.
qwixx-why-loses = La partida está perdida.
