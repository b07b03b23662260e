### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

## Battle. $square is the name of a square such as e1, $face the number of pips on top of a die, 1 to 6

battle-why-takes-king = Cattura il re e vince.
battle-why-takes-palace = Prende il palazzo e vince.
battle-why-rescue = Salva il re.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Guadagna un dado che mostra { $face }.
battle-why-exchange = Scambia dadi e ne cattura uno che mostra { $face }.
battle-why-sacrifice = Sacrifica un dado per uno che mostra { $face }.
battle-why-threat-king = Minaccia il re.
battle-why-threat-palace = Minaccia di prendere il palazzo.
# $count enemy dice can be taken next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Attacca il dado in { $squares }.
       *[other] Attacca i dadi in { $squares }.
    }
# Nothing of the above: a die that showed $before goes to $square, where it shows $face
battle-why-roll = Porta il dado che mostra { $before } in { $square }, dove mostrerà { $face }.
battle-why-king-roll = Porta il re in { $square }.
# $moves of one's own, this one included
battle-why-wins =
    { $moves ->
        [one] Forza la vittoria in { $moves } mossa.
       *[other] Forza la vittoria in { $moves } mosse.
    }
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses =
    { $moves ->
        [one] L’avversario forza la vittoria in { $moves } mossa.
       *[other] L’avversario forza la vittoria in { $moves } mosse.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field.
## $step is then for what follows the first action within the turn, else now

# Where a stone goes, within the sentences below
qwixx-why-field =
    { $number ->
        [8] sull’8 { qwixx-colour }
        [11] sull’11 { qwixx-colour }
       *[other] sul { $number } { qwixx-colour }
    }
qwixx-why-place =
    { $step ->
        [then] Poi piazza una pedina { qwixx-why-field }.
       *[now] Piazza una pedina { qwixx-why-field }.
    }
qwixx-why-stack =
    { $step ->
        [then] Poi impila una pedina { qwixx-why-field }.
       *[now] Impila una pedina { qwixx-why-field }.
    }
qwixx-why-capture =
    { $step ->
        [then] Poi cattura la pedina { qwixx-why-field }.
       *[now] Cattura la pedina { qwixx-why-field }.
    }
qwixx-why-close =
    { $step ->
        [then] Poi chiude la fila con il { $number } { qwixx-colour }.
       *[now] Chiude la fila con il { $number } { qwixx-colour }.
    }
qwixx-why-pass =
    { $step ->
        [then] Poi passa.
       *[now] Passa.
    }
qwixx-why-misthrow =
    { $step ->
        [then] Poi accetta un lancio mancato.
       *[now] Accetta un lancio mancato.
    }
# Said behind qwixx-why-stack where the stack is new
qwixx-why-safe = Da ora la pila è al sicuro.
# Said behind qwixx-why-place; $count is 3 or more
qwixx-why-skip =
    { $count ->
        [one] Così salta { $count } casella.
       *[other] Così salta { $count } caselle.
    }
# How the game ends with the turn
qwixx-why-wins = Così vince la partita.
qwixx-why-draws = La partita finisce in pareggio.
qwixx-why-loses = La partita è persa.
