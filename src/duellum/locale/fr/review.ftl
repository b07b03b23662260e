### The review of a game: the curve of the chances, how good each move was, what was better; the card of a finished game.
### $move is a move in words; $points are percentage points of the chance to win.

review-title = Bilan de la partie
review-missing = Cette partie n’existe pas.
review-locked = Cette partie entre deux personnes est encore en cours. Son bilan s’ouvrira quand elle sera terminée.
review-to-game = Vers la partie

## The curve

review-curve = Chances de gagner
# The chance of $side after $ply moves
review-chance =
    { $ply ->
        [0] Au départ : { $side } { $percent }
       *[other] Après le coup { $ply } : { $side } { $percent }
    }
review-accuracy = { $side }, précision
review-provisional = environ { $figure }
review-analysing = Analyse en cours
review-deepening = Recherche plus profonde
review-failed = Le moteur n’a pas pu démarrer : les coups ne sont pas notés.
review-next-error = Erreur suivante
review-previous-error = Erreur précédente

## A move

review-grade =
    { $grade ->
        [best] meilleur coup
        [good] bon coup
        [inaccuracy] imprécision
        [mistake] erreur
        [blunder] gaffe
       *[forced] coup forcé
    }
# $grade is the word for the grade with its sign, $points what was lost, as in "−7.5"
review-lost = { $grade } : { $points } points de pourcentage
review-roll =
    { $luck ->
        [average] Lancer moyen : { $points } points de pourcentage
        [lucky] Lancer chanceux : { $points } points de pourcentage
       *[unlucky] Lancer malchanceux : { $points } points de pourcentage
    }
# $percent is the chance to win with this move
review-better = Mieux : { $move }, { $percent }.
# $moves are expected after the better move
review-then = Ensuite : { $moves }.
review-show-line = Montrer
review-retry = À vous d’essayer
# While a better line is played out on the board
review-line = Mieux, { $at } sur { $count } :
review-back = Retour à la partie
review-your-turn = À vous : trouvez mieux.
review-grading = Vérification de votre coup.
# $verdict is the grade, $percent the chance with the move
review-tried = { $move }. { $verdict }, { $percent }.
review-try-again = Réessayer

## What stands out in a game

# $played was the error that decided the game, with a chance of $after; $better would have kept $percent
review-turning = Tournant : coup { $turn }
review-turning-fall = { $side } : { $played }. Les chances de gagner sont tombées de { $percent } à { $after }.
review-turning-better = Mieux : { $better }.
# $points are the points by which the move was ahead of all others
review-best = Meilleur coup : coup { $turn }
review-best-text = { $side } : { $move }. Tout autre coup aurait fait baisser les chances de gagner d’au moins { $points } points de pourcentage.
# Skill and luck; $played is how the player played, $dice whom the dice helped
review-luck-mine =
    { $played ->
        [better] Vous avez mieux joué
        [worse] Votre adversaire a mieux joué
       *[even] Vous avez joué aussi bien l’un que l’autre
    } ; { $dice ->
        [mine] les dés vous ont apporté { $points } points de pourcentage de chances de gagner.
        [theirs] les dés ont apporté à votre adversaire { $points } points de pourcentage de chances de gagner.
       *[even] les dés n’ont favorisé personne.
    }
review-luck =
    { $played ->
        [better] { $side } a mieux joué
        [worse] L’autre camp a mieux joué
       *[even] Les deux camps ont joué aussi bien l’un que l’autre
    } ; { $dice ->
        [mine] les dés ont apporté à { $side } { $points } points de pourcentage de chances de gagner.
        [theirs] les dés ont apporté à l’autre camp { $points } points de pourcentage de chances de gagner.
       *[even] les dés n’ont favorisé personne.
    }
