### The analysis board. A ply is a move of one side.

analysis-title = Analyse
# $game is the name of the game.
analysis-page = { $game } : analyse
analysis-open = Analyser
analysis-locked = Vous pourrez analyser cette partie quand elle sera terminée.
analysis-unreadable = Ce lien ne contient aucune analyse : voici la position de départ.

## The engine

analysis-engine = Moteur
analysis-on = Activé
analysis-off = Désactivé
analysis-line-count = Nombre de variantes
analysis-lines = Variantes : { $count }
analysis-lines-fewer = Moins de variantes
analysis-lines-more = Plus de variantes
analysis-loading = Le moteur démarre.
analysis-failed = Le moteur n’a pas pu démarrer dans ce navigateur.
analysis-idle = Activez le moteur pour voir les meilleurs coups.
analysis-depth = Coups anticipés : { $depth }, positions : { $nodes }
# $side is the name of the side to move.
analysis-to-move = Au trait : { $side }
# A percentage follows: how probable it is that the side to move wins.
analysis-standing = { $side }, chances de gagner :
analysis-over = La partie est finie ici.
analysis-line = Variante { $number }
analysis-plies-win = victoire en { $count }
analysis-plies-loss = défaite en { $count }
analysis-plies-draw = nulle

## Solved endings

analysis-endings = Table de finales
analysis-endings-solving = Calcul des finales : { $share }
analysis-endings-failed = Les finales n’ont pas pu être calculées dans ce navigateur.
analysis-ending-win = Les { $side } jouent et gagnent. Demi-coups restants : { $count }
analysis-ending-loss = Les { $side } jouent et perdent. Demi-coups restants : { $count }
analysis-ending-draw = Jouée au mieux, la partie est nulle.
analysis-ending-moves = Chaque coup et son résultat

## Variations

analysis-tree = Variantes
analysis-tree-empty = Jouez des coups sur le plateau, ou choisissez l’un de ceux du moteur.
analysis-variation = Variante
analysis-promote = Promouvoir
analysis-remove = Supprimer
analysis-comment = Commentaire sur ce coup

## The position

analysis-position = Position
analysis-position-text = La position sous forme de texte
analysis-position-use = Charger
analysis-edit = Composer une position
analysis-edit-start = Position de départ
analysis-edit-done = Analyser cette position
analysis-new = Nouvelle analyse
analysis-new-sure = Toutes les variantes et tous les commentaires de cette analyse seront supprimés.
analysis-clear = Plateau vide
analysis-mover = Au trait
analysis-keys = Clavier
analysis-tool =
    { $tool ->
        [hand] Déplacer
       *[remove] Enlever
    }
# Below the buttons of an analysis whose link would be too long
analysis-link-short = Les longs commentaires sont abrégés dans le lien. La partie enregistrée les contient en entier.

## Setting up Battle

analysis-battle-palette =
    { $side ->
        [white] Cubes blancs
       *[black] Cubes noirs
    }
# $face is 0 for a king.
analysis-battle-piece =
    { $side ->
        [white]
            { $face ->
                [0] Roi blanc
               *[other] Cube blanc montrant { $face }
            }
       *[black]
            { $face ->
                [0] Roi noir
               *[other] Cube noir montrant { $face }
            }
    }
analysis-battle-prompt =
    { $tool ->
        [hand] Faites glisser les cubes sur le plateau, ou hors du plateau pour les enlever. Choisissez un cube pour le tourner.
        [remove] Choisissez les cubes à enlever.
       *[piece] Choisissez les cases où placer ce cube, ou faites-l’y glisser.
    }
analysis-battle-keys = Les flèches parcourent le plateau. Les touches 1 à 6 placent un cube ou le font rouler sur cette face, K place un roi. C change la couleur. Maj avec une flèche fait rouler le cube, R le tourne d’un quart de tour. Entrée choisit, place ou déplace un cube. Suppr l’enlève.
analysis-battle-turn = Tourner le cube en { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Faire rouler vers le haut
        [s] Faire rouler vers le bas
        [e] Faire rouler à droite
        [spin] Tourner d’un quart de tour
       *[w] Faire rouler à gauche
    }

## Setting up Qwixx Duel

analysis-qwixx-palette = Pions
analysis-qwixx-stones =
    { $side ->
        [black]
            { $count ->
                [1] Pion noir
               *[other] Pile de { $count } pions noirs
            }
       *[grey]
            { $count ->
                [1] Pion gris
               *[other] Pile de { $count } pions gris
            }
    }
analysis-qwixx-prompt =
    { $tool ->
        [hand] Faites glisser les pions sur d’autres cases, ou hors du plateau pour les enlever.
        [remove] Choisissez les cases, cadenas et lancers manqués d’où enlever un pion.
       *[stones] Choisissez des cases, cadenas ou lancers manqués, ou faites-y glisser des pions. Appuyez sur un dé pour le tourner.
    }
analysis-qwixx-keys = Les flèches parcourent le plateau. Entrée place le pion choisi, B ajoute un pion noir, G un pion gris. Suppr enlève un pion. Sur un dé, les flèches et les touches 1 à 6 choisissent la face.
# $side is none where no stone lies.
analysis-qwixx-misthrow =
    { $side ->
        [none] Lancer manqué { $number } : libre
        [black] Lancer manqué { $number } : Noir
       *[grey] Lancer manqué { $number } : Gris
    }
analysis-qwixx-stage = Étape suivante
analysis-qwixx-stages =
    { $stage ->
        [roll] Lancer
        [first] Action 1
       *[second] Action 2
    }
analysis-qwixx-white = Dé blanc { $number }
analysis-qwixx-die =
    { $colour ->
        [r] Dé rouge
        [y] Dé jaune
        [g] Dé vert
       *[b] Dé bleu
    }
analysis-qwixx-first = Action 1
analysis-qwixx-first-declined = passée

## What each roll is worth

analysis-rolls = Les 36 lancers des dés blancs
# $side is the name of the player about to roll.
analysis-rolls-note = Chances de gagner après la meilleure réponse à chaque lancer. { $side } va lancer.
analysis-rolls-mean = En moyenne { $value }.
# Any face of a coloured die
analysis-rolls-any = quelconque
analysis-rolls-cell = Blancs { $first } et { $second } : { $value }
