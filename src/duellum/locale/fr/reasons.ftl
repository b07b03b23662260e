### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

## Battle. $square is the name of a square such as e1, $face the number of pips on top of a die, 1 to 6

battle-why-takes-king = Prend le roi et gagne.
battle-why-takes-palace = Prend le palais et gagne.
battle-why-rescue = Sauve le roi.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Gagne un cube qui montre { $face }.
battle-why-exchange = Échange des cubes et en prend un qui montre { $face }.
battle-why-sacrifice = Sacrifie un cube pour en prendre un qui montre { $face }.
battle-why-threat-king = Menace le roi.
battle-why-threat-palace = Menace de prendre le palais.
# $count enemy dice can be taken next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Attaque le cube en { $squares }.
       *[other] Attaque les cubes en { $squares }.
    }
# Nothing of the above: a die that showed $before goes to $square, where it shows $face
battle-why-roll = Mène le cube qui montre { $before } en { $square }, où il montrera { $face }.
battle-why-king-roll = Mène le roi en { $square }.
# $moves of one's own, this one included
battle-why-wins =
    { $moves ->
        [one] Force le gain en { $moves } coup.
       *[other] Force le gain en { $moves } coups.
    }
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses =
    { $moves ->
        [one] L’adversaire force le gain en { $moves } coup.
       *[other] L’adversaire force le gain en { $moves } coups.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field.
## $step is then for what follows the first action within the turn, else now

qwixx-why-place =
    { $step ->
        [then] Place ensuite un pion sur le { $number } { qwixx-colour }.
       *[now] Place un pion sur le { $number } { qwixx-colour }.
    }
qwixx-why-stack =
    { $step ->
        [then] Empile ensuite un pion sur le { $number } { qwixx-colour }.
       *[now] Empile un pion sur le { $number } { qwixx-colour }.
    }
qwixx-why-capture =
    { $step ->
        [then] Prend ensuite le pion sur le { $number } { qwixx-colour }.
       *[now] Prend le pion sur le { $number } { qwixx-colour }.
    }
qwixx-why-close =
    { $step ->
        [then] Ferme ensuite la rangée avec le { $number } { qwixx-colour }.
       *[now] Ferme la rangée avec le { $number } { qwixx-colour }.
    }
qwixx-why-pass =
    { $step ->
        [then] Passe ensuite.
       *[now] Passe.
    }
qwixx-why-misthrow =
    { $step ->
        [then] Accepte ensuite un lancer manqué.
       *[now] Accepte un lancer manqué.
    }
# Said behind qwixx-why-stack where the stack is new
qwixx-why-safe = La pile ne craint plus rien.
# Said behind qwixx-why-place; $count is 3 or more
qwixx-why-skip =
    { $count ->
        [one] Cela saute { $count } case.
       *[other] Cela saute { $count } cases.
    }
# How the game ends with the turn
qwixx-why-wins = Cela gagne la partie.
qwixx-why-draws = La partie se termine par la nulle.
qwixx-why-loses = La partie est perdue.
