### The analysis of a game, as text and as a page: how good each move was, how lucky each roll.
### $player is a player with the side, as in "Ann (White)", or the side alone; $move a move in words;
### $points are percentage points of the chance to win with one decimal and a sign, as in "−2.5".

## What was played, and how it ended

report-player = { $name } ({ $side })
report-title = { $game } : { $first } contre { $second }
report-title-date = { $game } : { $first } contre { $second }, { $date }
report-unfinished = Partie inachevée, analysée jusqu’au dernier coup.
# $result is 1-0, 0-1 or 1/2-1/2. The reason follows as a sentence.
report-won = Victoire : { $player }, { $result }.
report-drawn = Nulle, { $result }.
# The chance to win when the game was broken off
report-stood = Chances de gagner, { $player } : { $percent }.

## The table in a terminal; short words, the table is narrow

report-column =
    { $column ->
        [turn] n°
        [player] camp
        [played] coup
        [error] erreur
        [luck] chance
        [grade] note
       *[candidates] meilleurs coups
    }
# Over the column with the chances of $side
report-side-wins =
    { $side ->
        [Blancs] Blancs gagnent
        [Noirs] Noirs gagnent
       *[other] { $side } gagne
    }
# How good a move was; forced where there was nothing to choose
report-grade =
    { $grade ->
        [best] meilleur
        [good] bon
        [inaccuracy] imprécision
        [mistake] erreur
        [blunder] gaffe
       *[forced] forcé
    }

## The totals

report-total =
    { $total ->
        [decisions] décisions
        [error] erreur par décision
        [accuracy] précision
        [luck] chance aux dés
        [result] résultat
        [chance] chances de gagner à ce stade
        [result-without-luck] résultat corrigé de la chance
       *[chance-without-luck] chances de gagner à ce stade, corrigées de la chance
    }
# No figure: there was no decision
report-none = aucune

## The page

report-chances = Chances de gagner
report-luck = Chance de chaque lancer ; vers le haut, elle favorise { $player }
report-position = Position
report-no-script = JavaScript est désactivé : cette page ne peut pas dessiner les plateaux.
report-steps = Parcourir la partie
report-to-end = À la fin
report-next-error = Erreur suivante
report-totals = Totaux
report-this-move = Ce coup
report-moves = La partie
report-start = Le début
report-opening = Avancez avec les flèches du clavier, les boutons ou un clic sur la courbe.
# Heading over what is said of a move; $turn is its number
report-ply = { $turn }. { $player } : { $move }
report-roll =
    { $luck ->
        [average] Lancer moyen
        [lucky] Lancer chanceux
       *[unlucky] Lancer malchanceux
    }
report-points = { $points } points de pourcentage
# How much a move lost, and to which
report-lost = { $points } points de pourcentage par rapport à { $move }
# $move in notation, $earlier what its player did before in the same turn
report-notation = En notation : { $move }.
report-notation-after = En notation : { $move }, après { $earlier }.
# Beside a move that was made, and a roll
report-played = joué
report-rolled = lancé
report-best-reply = avec la meilleure réponse
report-average = moyenne
report-mean = la moyenne de tous les lancers
# $moves are expected after the first
report-then = Ensuite : { $moves }.
# $grades is a list of the next message
report-legend = Les erreurs se comptent en points de pourcentage des chances de gagner, par rapport au meilleur coup : { $grades }.
report-from = { report-grade } { $sign } à partir de { $points }
report-legend-luck = La chance d’un lancer est sa valeur avec la meilleure réponse, moins la moyenne de tous les lancers. Le résultat corrigé de la chance retranche celle du joueur et ajoute celle de l’adversaire. Il est sans biais : en moyenne, il est égal au résultat réel.

## The analysis of a position

report-analysing = Analyse
report-move-why = { $move } : { $reasons }
report-search =
    { $positions ->
        [one] profondeur { $depth }, { $positions } position en { $seconds } s
       *[other] profondeur { $depth }, { $positions } positions en { $seconds } s
    }
report-expectation = espérance sur tous les lancers
# The position was played to its end many times
report-rollouts =
    { $games ->
        [one] Simulation : { $percent } ± { $error }, { $games } partie.
       *[other] Simulations : { $percent } ± { $error }, { $games } parties.
    }
report-over = La partie est terminée : { $percent }.
