### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

# How many moves ahead the computer has looked; stands below a hint
hint-depth = Coups anticipés : { $depth }

## Any game

general-why-forced = Rien d’autre n’est possible.
general-why-draws = La partie se termine par une nulle.
# How the game stands for whoever makes the move, where nothing else is to be said; $standing is winning, ahead,
# slight (a small advantage), even, behind or losing
general-why-standing =
    { $standing ->
        [winning] Conserve une position gagnante.
        [ahead] Conserve un net avantage.
        [slight] Conserve un léger avantage.
        [even] Garde la partie équilibrée.
        [behind] Limite l’avantage de l’adversaire.
       *[losing] Résiste le mieux.
    }
# $points are percentage points of the chance to win: how much worse the next best move is, or this one is than the best
general-why-better =
    { $points ->
        [0] Le deuxième meilleur coup est tout aussi bon.
        [one] Le deuxième meilleur coup est moins bon de { $points } point de pourcentage.
       *[other] Le deuxième meilleur coup est moins bon de { $points } points de pourcentage.
    }
general-why-worse =
    { $points ->
        [0] Aussi bon que le meilleur coup.
        [one] Moins bon que le meilleur coup de { $points } point de pourcentage.
       *[other] Moins bon que le meilleur coup de { $points } points de pourcentage.
    }

## Battle. $face is the number of pips on top of a die, 1 to 6

battle-why-takes-king = Prend le roi et gagne.
battle-why-takes-palace = Entre dans le palais et gagne.
# The opponent could otherwise take the king at once, or bring a king to the palace
battle-why-rescue = Sauve le roi.
battle-why-guards-palace = Protège le palais.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Gagne un cube qui montre { $face }.
battle-why-exchange = Échange des cubes et en prend un qui montre { $face }.
battle-why-sacrifice = Sacrifie un cube pour en prendre un qui montre { $face }.
# A die is won, but not by this move; $moves of one's own, this one included
battle-why-gain-later =
    { $moves ->
        [one] Gagne un cube en { $moves } coup.
       *[other] Gagne un cube en { $moves } coups.
    }
# $count own dice that the opponent could have taken for nothing; $squares is a list of where they stand: "d5 and e6"
battle-why-saves =
    { $count ->
        [one] Sauve le cube en { $squares }.
       *[other] Sauve les cubes en { $squares }.
    }
battle-why-only = Tout autre coup perd inévitablement.
battle-why-next-loses-die = Le deuxième meilleur coup perd un cube.
battle-why-threat-king = Menace le roi.
battle-why-threat-palace = Menace d’entrer dans le palais.
# $count enemy dice can be taken for nothing next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Attaque le cube en { $squares }.
       *[other] Attaque les cubes en { $squares }.
    }
# $moves of one's own, this one included
battle-why-wins =
    { $moves ->
        [one] Force la victoire en { $moves } coup.
       *[other] Force la victoire en { $moves } coups.
    }
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses =
    { $moves ->
        [one] L’adversaire force la victoire en { $moves } coup.
       *[other] L’adversaire force la victoire en { $moves } coups.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

# $points are those of the stone and the lock stone
qwixx-why-close =
    { $points ->
        [one] Ferme la rangée avec le { $number } { qwixx-colour } et marque { $points } point.
       *[other] Ferme la rangée avec le { $number } { qwixx-colour } et marque { $points } points.
    }
# $points that the captured stone was worth
qwixx-why-capture =
    { $points ->
        [one] Prend le pion sur le { $number } { qwixx-colour } : l’adversaire perd { $points } point.
       *[other] Prend le pion sur le { $number } { qwixx-colour } : l’adversaire perd { $points } points.
    }
qwixx-why-avoids-misthrow = Évite un lancer manqué.
qwixx-why-opens = Le cinquième pion ouvre le dernier nombre de la rangée, le { $number } { qwixx-colour }.
qwixx-why-safe = Met à l’abri le pion de tête sur le { $number } { qwixx-colour }.
qwixx-why-overtakes = Empêche la pile adverse sur le { $number } { qwixx-colour } de grandir.
# Placing a stone in action 1 would bar the field that action 2 takes
qwixx-why-keeps-field = Passer laisse le { $number } { qwixx-colour } libre pour l’action 2.
# Why passing is good
qwixx-why-pass =
    { $count ->
        [one] Tout pion placé maintenant sauterait au moins { $count } case.
       *[other] Tout pion placé maintenant sauterait au moins { $count } cases.
    }
# $points of this turn, $other those of the next best choice
qwixx-why-points =
    { $points ->
        [one] Rapporte { $points } point ; le deuxième meilleur choix, { $other }.
       *[other] Rapporte { $points } points ; le deuxième meilleur choix, { $other }.
    }
qwixx-why-no-gap = Ne saute aucune case.
qwixx-why-skips-fewer =
    { $count ->
        [one] Saute { $count } case de moins que le deuxième meilleur choix.
       *[other] Saute { $count } cases de moins que le deuxième meilleur choix.
    }
# How the game ends with the turn
qwixx-why-wins = Gagne la partie.
qwixx-why-loses = La partie est perdue.
