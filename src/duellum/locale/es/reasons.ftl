### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

# How many moves ahead the computer has looked; stands below a hint
hint-depth = Jugadas previstas: { $depth }

## Any game

general-why-forced = No hay otra jugada posible.
general-why-draws = La partida acaba en empate.
# How the game stands for whoever makes the move, where nothing else is to be said; $standing is winning, ahead,
# slight (a small advantage), even, behind or losing
general-why-standing =
    { $standing ->
        [winning] Mantiene una posición ganadora.
        [ahead] Mantiene una clara ventaja.
        [slight] Mantiene una pequeña ventaja.
        [even] Mantiene la igualdad.
        [behind] Limita la ventaja del rival.
       *[losing] Ofrece la mayor resistencia.
    }
# $points are percentage points of the chance to win: how much worse the next best move is, or this one is than the best
general-why-better =
    { $points ->
        [0] La segunda mejor jugada es igual de buena.
        [one] La segunda mejor jugada es { $points } punto porcentual peor.
       *[other] La segunda mejor jugada es { $points } puntos porcentuales peor.
    }
general-why-worse =
    { $points ->
        [0] Tan buena como la mejor jugada.
        [one] Peor que la mejor jugada en { $points } punto porcentual.
       *[other] Peor que la mejor jugada en { $points } puntos porcentuales.
    }

## Battle. $face is the number of pips on top of a die, 1 to 6

battle-why-takes-king = Captura al rey y gana.
battle-why-takes-palace = Entra en el palacio y gana.
# The opponent could otherwise take the king at once, or bring a king to the palace
battle-why-rescue = Salva al rey.
battle-why-guards-palace = Protege el palacio.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Gana un cubo que muestra { $face }.
battle-why-exchange = Cambia cubos y captura uno que muestra { $face }.
battle-why-sacrifice = Sacrifica un cubo por uno que muestra { $face }.
# A die is won, but not by this move; $moves of one's own, this one included
battle-why-gain-later =
    { $moves ->
        [one] Gana un cubo en { $moves } jugada.
       *[other] Gana un cubo en { $moves } jugadas.
    }
# $count own dice that the opponent could have taken for nothing; $squares is a list of where they stand: "d5 and e6"
battle-why-saves =
    { $count ->
        [one] Salva el cubo de { $squares }.
       *[other] Salva los cubos de { $squares }.
    }
battle-why-only = Cualquier otra jugada pierde sin remedio.
battle-why-next-loses-die = La segunda mejor jugada pierde un cubo.
battle-why-threat-king = Amenaza al rey.
battle-why-threat-palace = Amenaza con entrar en el palacio.
# $count enemy dice can be taken for nothing next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Ataca el cubo de { $squares }.
       *[other] Ataca los cubos de { $squares }.
    }
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

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

# $points are those of the stone and the lock stone
qwixx-why-close =
    { $points ->
        [one] Cierra la fila con el { $number } { qwixx-colour } y suma { $points } punto.
       *[other] Cierra la fila con el { $number } { qwixx-colour } y suma { $points } puntos.
    }
# $points that the captured stone was worth
qwixx-why-capture =
    { $points ->
        [one] Captura la ficha del { $number } { qwixx-colour }: el rival pierde { $points } punto.
       *[other] Captura la ficha del { $number } { qwixx-colour }: el rival pierde { $points } puntos.
    }
qwixx-why-avoids-misthrow = Evita una tirada fallida.
qwixx-why-opens = La quinta ficha abre el último número de la fila, el { $number } { qwixx-colour }.
qwixx-why-safe = Pone a salvo la ficha delantera del { $number } { qwixx-colour }.
qwixx-why-overtakes = Impide que crezca la pila rival del { $number } { qwixx-colour }.
# Placing a stone in action 1 would bar the field that action 2 takes
qwixx-why-keeps-field = Pasar deja libre el { $number } { qwixx-colour } para la acción 2.
# Why passing is good
qwixx-why-pass =
    { $count ->
        [one] Cualquier ficha colocada ahora se saltaría al menos { $count } casilla.
       *[other] Cualquier ficha colocada ahora se saltaría al menos { $count } casillas.
    }
# $points of this turn, $other those of the next best choice
qwixx-why-points =
    { $points ->
        [one] Suma { $points } punto; la segunda mejor opción, { $other }.
       *[other] Suma { $points } puntos; la segunda mejor opción, { $other }.
    }
qwixx-why-no-gap = No se salta ninguna casilla.
qwixx-why-skips-fewer =
    { $count ->
        [one] Se salta { $count } casilla menos que la segunda mejor opción.
       *[other] Se salta { $count } casillas menos que la segunda mejor opción.
    }
# How the game ends with the turn
qwixx-why-wins = Con eso gana la partida.
qwixx-why-loses = La partida está perdida.
