### The analysis board. A ply is a move of one side.

analysis-title = Analyse
# $game is the name of the game.
analysis-page = { $game } : analyse
analysis-open = Analyser
analysis-locked = Vous pourrez analyser cette partie une fois terminée.
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
analysis-failed = Le moteur ne fonctionne pas dans ce navigateur.
analysis-idle = Activez-le pour voir les meilleurs coups.
analysis-depth = Coups anticipés : { $depth }, positions : { $nodes }
# $side is the name of the side to move.
analysis-to-move = Au trait : { $side }
# A percentage follows: how probable it is that the side to move wins.
analysis-standing = { $side }, chances de gagner :
analysis-over = La partie est finie ici.
analysis-line = Variante { $number }
analysis-plies-win = gain en { $count }
analysis-plies-loss = perte en { $count }
analysis-plies-draw = nulle

## Solved endings

analysis-endings = Table de finales
analysis-endings-solving = Calcul des finales : { $share }
analysis-endings-failed = Les finales n’ont pas pu être calculées dans ce navigateur.
analysis-ending-win = Les { $side } jouent et gagnent. Demi-coups restants : { $count }
analysis-ending-loss = Les { $side } jouent et perdent. Demi-coups restants : { $count }
analysis-ending-draw = Jouée au mieux, la partie est nulle.
analysis-ending-moves = Chaque coup et son issue

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
position-long = Le texte est trop long : une position compte { $count } caractères au plus.

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
               *[other] Cube blanc, { $face } dessus
            }
       *[black]
            { $face ->
                [0] Roi noir
               *[other] Cube noir, { $face } dessus
            }
    }
analysis-battle-prompt =
    { $tool ->
        [hand] Faites glisser les cubes sur le plateau, ou hors du plateau pour les enlever. Choisissez un cube pour le tourner.
        [remove] Choisissez les cubes à enlever.
       *[piece] Choisissez les cases où placer ce cube, ou faites-l’y glisser.
    }
analysis-battle-keys = Les flèches parcourent le plateau. Les touches 1 à 6 placent un cube ou le font rouler sur cette face, K place un roi. C change la couleur. Maj avec une flèche fait basculer le cube, R le tourne d’un quart de tour. Entrée choisit, place ou déplace un cube. Suppr l’enlève.
analysis-battle-turn = Tourner le cube en { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Basculer vers le haut
        [s] Basculer vers le bas
        [e] Basculer à droite
        [spin] Tourner d’un quart de tour
       *[w] Basculer à gauche
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
analysis-qwixx-first-declined = déclinée

## What each roll is worth

analysis-rolls = Les 36 lancers des dés blancs
# $side is the name of the player about to roll.
analysis-rolls-note = Chances de gagner après la meilleure réponse à chaque lancer. { $side } va lancer.
analysis-rolls-mean = En moyenne { $value }.
# Any face of a coloured die
analysis-rolls-any = tous
analysis-rolls-cell = Blancs { $first } et { $second } : { $value }

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Blancs
       *[black] Noirs
    }
position-battle-fields = Une position a quatre parties séparées par une espace : huit rangées séparées par /, le camp au trait, les demi-coups sans prise et le numéro du coup.
position-battle-side = Le camp au trait est w ou b.
position-battle-rank = La rangée { $rank } doit avoir neuf cases : des lettres pour les pièces, un chiffre pour les cases vides.
position-battle-number = Les demi-coups sans prise et le numéro du coup doivent être des nombres entiers.
position-battle-long = Après cent demi-coups sans prise, la partie est nulle.
position-battle-kings = { position-battle-name } : il n’y a qu’un roi, or des rois se trouvent en { $squares }.
position-battle-dice = { position-battle-name } : il y a huit cubes au plus.
position-battle-no-king = { position-battle-name } : le roi manque.
position-battle-palace = { position-battle-name } : le roi est sur le palais adverse, la partie est donc gagnée et personne n’est au trait.

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] Noir
       *[grey] Gris
    }
position-qwixx-row-name =
    { $colour ->
        [r] Rangée rouge
        [y] Rangée jaune
        [g] Rangée verte
       *[b] Rangée bleue
    }
position-qwixx-fields = Une position a cinq parties séparées par une espace : quatre rangées séparées par /, le joueur actif, les lancers manqués, le lancer et la phase.
position-qwixx-side = Le joueur actif est b ou g.
position-qwixx-row = { position-qwixx-row-name } : elle doit avoir onze cases et un cadenas.
position-qwixx-closed-sign = { position-qwixx-row-name } : elle est fermée quand son dernier nombre est occupé, et seulement alors.
position-qwixx-misthrow-text = Les lancers manqués s’écrivent comme { "1:0" }, ceux de Noir d’abord.
position-qwixx-stage = La phase est r avant le lancer, 1 avant l’action 1 et, avant l’action 2, { "2:" } suivi de la case de l’action 1, ou { "2:-" }.
position-qwixx-lock-open = { position-qwixx-row-name } : un pion est sur le cadenas, mais le dernier nombre n’est pas occupé.
position-qwixx-last-stack = { position-qwixx-row-name } : le dernier nombre ne porte qu’un pion, car il ferme la rangée.
position-qwixx-lock-side = { position-qwixx-row-name } : le pion du cadenas appartient au camp qui a occupé le dernier nombre.
position-qwixx-before = { position-qwixx-row-name } : le dernier nombre demande cinq pions du même camp avant lui.
position-qwixx-stones = { position-qwixx-name } : il n’y a que 22 pions.
position-qwixx-misthrows = Il y a plus de quatre lancers manqués, or le quatrième met fin à la partie.
position-qwixx-closed = Plus de deux rangées sont fermées, or la deuxième met fin à la partie.
position-qwixx-bare-two = Deux rangées sont fermées sans pion sur le cadenas, or la première a mis fin à la partie.
position-qwixx-bare = { position-qwixx-row-name } : elle est fermée sans pion sur le cadenas, alors que celui qui l’a fermée a encore des pions.
position-qwixx-over = La partie était finie avant que ces dés soient lancés.
position-qwixx-misthrow-fit = Sur un plateau vide, le dernier à avoir joué a autant de lancers manqués que l’autre, ou un de plus.
position-qwixx-supply = { position-qwixx-name } : la réserve est vide, or cela met fin à la partie pendant son propre tour.
position-qwixx-ended = { position-qwixx-name } : aucun tour de ce camp n’a pu finir ainsi la partie.
position-qwixx-first-sum = L’action 1 se joue sur la somme des dés blancs, { $sum }, et non sur { $field }.
position-qwixx-first-stone = L’action 1 aurait été jouée sur { $field }, mais aucun pion du joueur actif ne s’y trouve.
position-qwixx-first-last = Le pion sur { $field } ne peut pas être le dernier placé par le joueur actif.
