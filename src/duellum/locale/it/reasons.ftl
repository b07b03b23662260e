### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

# How many moves ahead the computer has looked; stands below a hint
hint-depth = Mosse in anticipo: { $depth }

## Any game

general-why-forced = Non c’è altra mossa possibile.
general-why-draws = La partita finisce in pareggio.
# How the game stands for whoever makes the move, where nothing else is to be said; $standing is winning, ahead,
# slight (a small advantage), even, behind or losing
general-why-standing =
    { $standing ->
        [winning] Mantiene una posizione vincente.
        [ahead] Mantiene un chiaro vantaggio.
        [slight] Mantiene un piccolo vantaggio.
        [even] Mantiene l’equilibrio.
        [behind] Limita il vantaggio dell’avversario.
       *[losing] Oppone la massima resistenza.
    }
# $points are percentage points of the chance to win: how much worse the next best move is, or this one is than the best
general-why-better =
    { $points ->
        [0] La seconda mossa migliore è altrettanto buona.
        [one] La seconda mossa migliore è peggiore di { $points } punto percentuale.
       *[other] La seconda mossa migliore è peggiore di { $points } punti percentuali.
    }
general-why-worse =
    { $points ->
        [0] Buona quanto la mossa migliore.
        [one] Peggiore della mossa migliore di { $points } punto percentuale.
       *[other] Peggiore della mossa migliore di { $points } punti percentuali.
    }

## Battle. $face is the number of pips on top of a die, 1 to 6

battle-why-takes-king = Cattura il re e vince.
battle-why-takes-palace = Entra nel palazzo e vince.
# The opponent could otherwise take the king at once, or bring a king to the palace
battle-why-rescue = Salva il re.
battle-why-guards-palace = Difende il palazzo.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Guadagna un dado che mostra { $face }.
battle-why-exchange = Scambia dadi e ne cattura uno che mostra { $face }.
battle-why-sacrifice = Sacrifica un dado per uno che mostra { $face }.
# A die is won, but not by this move; $moves of one's own, this one included
battle-why-gain-later =
    { $moves ->
        [one] Guadagna un dado in { $moves } mossa.
       *[other] Guadagna un dado in { $moves } mosse.
    }
# $count own dice that the opponent could have taken for nothing; $squares is a list of where they stand: "d5 and e6"
battle-why-saves =
    { $count ->
        [one] Salva il dado in { $squares }.
       *[other] Salva i dadi in { $squares }.
    }
battle-why-only = Ogni altra mossa perde inevitabilmente.
battle-why-next-loses-die = La seconda mossa migliore perde un dado.
battle-why-threat-king = Minaccia il re.
battle-why-threat-palace = Minaccia di entrare nel palazzo.
# $count enemy dice can be taken for nothing next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Attacca il dado in { $squares }.
       *[other] Attacca i dadi in { $squares }.
    }
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

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-why-field =
    { $number ->
        [8] sull’8 { qwixx-colour }
        [11] sull’11 { qwixx-colour }
       *[other] sul { $number } { qwixx-colour }
    }
# $points are those of the stone and the lock stone
qwixx-why-close =
    { $points ->
        [one] Chiude la fila con il { $number } { qwixx-colour } e segna { $points } punto.
       *[other] Chiude la fila con il { $number } { qwixx-colour } e segna { $points } punti.
    }
# $points that the captured stone was worth
qwixx-why-capture =
    { $points ->
        [one] Cattura la pedina { qwixx-why-field }: l’avversario perde { $points } punto.
       *[other] Cattura la pedina { qwixx-why-field }: l’avversario perde { $points } punti.
    }
qwixx-why-avoids-misthrow = Evita un lancio mancato.
qwixx-why-opens = La quinta pedina apre l’ultimo numero della fila, il { $number } { qwixx-colour }.
qwixx-why-safe = Mette al sicuro la pedina più avanzata { qwixx-why-field }.
qwixx-why-overtakes = Impedisce alla pila avversaria { qwixx-why-field } di crescere.
# Placing a stone in action 1 would bar the field that action 2 takes
qwixx-why-keeps-field =
    { $number ->
        [8] Passare lascia libero l’8 { qwixx-colour } per l’azione 2.
        [11] Passare lascia libero l’11 { qwixx-colour } per l’azione 2.
       *[other] Passare lascia libero il { $number } { qwixx-colour } per l’azione 2.
    }
# Why passing is good
qwixx-why-pass =
    { $count ->
        [one] Ogni pedina piazzata ora salterebbe almeno { $count } casella.
       *[other] Ogni pedina piazzata ora salterebbe almeno { $count } caselle.
    }
# $points of this turn, $other those of the next best choice
qwixx-why-points =
    { $points ->
        [one] Vale { $points } punto; la seconda scelta migliore, { $other }.
       *[other] Vale { $points } punti; la seconda scelta migliore, { $other }.
    }
qwixx-why-no-gap = Non salta nessuna casella.
qwixx-why-skips-fewer =
    { $count ->
        [one] Salta { $count } casella in meno della seconda scelta migliore.
       *[other] Salta { $count } caselle in meno della seconda scelta migliore.
    }
# How the game ends with the turn
qwixx-why-wins = Vince la partita.
qwixx-why-loses = La partita è persa.
