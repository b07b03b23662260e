### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = La Joute est un pur jeu de réflexion pour deux. Personne ne lance les cubes : ce sont les pièces, et elles roulent de case en case. Le nombre qu’un cube montre dessus dit de combien de cases il avancera ensuite.
rulebook-battle-about-2 = Les règles s’apprennent vite, et la chance n’y a aucune part. Toute la profondeur est dans le roulement : à chaque coup, vous choisissez non seulement où un cube s’arrêtera, mais aussi la face qu’il y montrera.
rulebook-battle-aim-1 = Prenez le roi adverse, ou menez votre propre roi sur le palais adverse. Dans les deux cas, vous gagnez aussitôt.

## What is in the box

rulebook-battle-box-board = Plateau de neuf cases sur huit, les deux palais marqués
rulebook-battle-box-white = Cubes blancs
rulebook-battle-box-black = Cubes noirs
rulebook-battle-box-kings = Rois, un blanc et un noir
rulebook-battle-box-1 = Les rois sont aussi des cubes, mais peu importe comment ils sont posés. Tous les autres cubes sont pareils : deux faces opposées totalisent 7, et 1, 2 et 3 tournent dans le sens inverse des aiguilles d’une montre autour du coin où ils se rejoignent.

## Setting up

rulebook-battle-setup-1 = Les Blancs s’installent sur la rangée 1, les Noirs sur la rangée 8, chaque roi sur son palais. Posez chaque cube exactement comme l’indique le tableau, le 3 vers son joueur. La mise en place est toujours la même, faces latérales comprises : elles monteront quand les cubes rouleront.
rulebook-battle-setup-2 = Les exemples sont vus du côté des Blancs. Chaque case a un nom : les colonnes portent les lettres a à i depuis la gauche des Blancs, les lignes les chiffres 1 à 8 depuis le côté des Blancs. Le palais des Blancs est donc e1, celui des Noirs e8. Le nord est devant les Blancs, l’est à leur droite. Un coup s’écrit avec une case suivie de directions et de distances : g4n2 veut dire que le cube en g4 roule de deux cases vers le nord.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = Depuis la gauche
rulebook-battle-camp-top = Dessus
rulebook-battle-camp-right = À droite
rulebook-battle-camp-front = Vers le joueur
rulebook-battle-start = Le début. Les Blancs ont le choix entre 37 coups.

## A turn

rulebook-battle-turn-1 = Les Blancs commencent ; ensuite, on joue chacun son tour. À votre tour, vous déplacez une de vos pièces : le cube que vous voulez, ou le roi. On ne peut pas passer.
rulebook-battle-turns = Les Blancs ont joué. C’est aux Noirs : le même cube ne peut pas continuer.

## Moving

rulebook-battle-moving-1 = Un cube se déplace en basculant sur une arête, vers la case voisine, puis vers la suivante : en avant, en arrière, à gauche ou à droite. Il ne glisse jamais et ne va jamais en diagonale.
rulebook-battle-moving-2 = Il roule d’exactement autant de cases que sa face supérieure montrait de points avant le coup. Les faces qui apparaissent en chemin n’y changent rien. Le roi avance toujours d’une case.
rulebook-battle-moving-3 = Un cube peut partir dans n’importe quelle direction et tourner une fois en chemin, à angle droit, où vous voulez. En un coup, il ne passe jamais deux fois par la même case, pas même celle de départ.
rulebook-battle-moving-4 = Toutes les cases du chemin doivent être vides ; seule la dernière peut porter une pièce adverse. On ne saute pas.
rulebook-battle-moving-5 = Deux chemins mènent à toute case qui n’est pas en ligne droite : l’un commence en avant ou en arrière, l’autre à gauche ou à droite. Ce sont deux coups, car le cube peut finir avec une autre face dessus. Choisissez donc le chemin autant que la case.
rulebook-battle-opposite = Ce cube montre 2. Après deux cases tout droit, il montre ce qui était dessous : 5.
rulebook-battle-exact-count = Ce cube montre 3, il roule donc de trois cases : ni deux, ni quatre.
rulebook-battle-king-step = Le roi avance d’une case dans l’une des quatre directions, jamais plus loin.
rulebook-battle-board-edge = Quatre cases à droite ? Le plateau s’arrête avant.
rulebook-battle-no-jumping = Un cube noir barre le chemin : l’autre cube ne peut pas rouler tout droit. Il le contourne.
rulebook-battle-one-turn = Une case en avant, puis deux à droite : c’est un virage. Un second virage est interdit.
rulebook-battle-any-direction = Avec un 2 dessus et rien en chemin, un cube a douze coups possibles. Celui-ci recule tout droit.
rulebook-battle-no-return = En avant puis en arrière ? Non : le cube reviendrait sur la case d’où il vient.
rulebook-battle-ahead-first = Deux chemins vers la même case. D’abord en avant, puis à droite : le cube montre 6.
rulebook-battle-right-first = L’autre chemin vers cette case. D’abord à droite, puis en avant : il montre alors 3.

## Capturing

rulebook-battle-capture-1 = Si une pièce adverse se trouve sur la dernière case d’un coup, vous la prenez : elle quitte le plateau et votre cube prend sa place. On ne prend rien en chemin, et la prise n’est jamais obligatoire. Une de vos propres pièces sur la dernière case interdit le coup.
rulebook-battle-capture-2 = Le roi prend comme n’importe quel cube, sur les quatre cases voisines. Il peut même prendre l’autre roi.
rulebook-battle-take = Le 3 tourne après deux cases et finit sur le 6 noir : pris.
rulebook-battle-own-piece = Une de vos propres pièces sur la dernière case interdit le coup.
rulebook-battle-king-takes = Le roi prend le cube d’à côté.
rulebook-battle-king-takes-king = Les rois sont côte à côte. Celui dont c’est le tour prend l’autre et gagne.

## King and palace

rulebook-battle-palace-1 = Les palais sont les cases marquées où commencent les rois : e1 pour les Blancs, e8 pour les Noirs. Si votre roi arrive sur le palais adverse, vous avez gagné, même s’il y prend un cube. Un autre cube n’y gagne rien, et un roi sur son propre palais est simplement chez lui.
rulebook-battle-palace-taken = Le roi noir est sorti de chez lui. Le roi blanc va sur le palais vide et gagne.
rulebook-battle-palace-guarded = Un cube sur le palais ne protège pas d’un roi voisin : les Blancs le prennent et gagnent.
rulebook-battle-palace-die = Un cube ordinaire sur le palais adverse ne gagne rien.

## The end of the game

rulebook-battle-end-1 = La partie est finie dès qu’un roi est pris ou arrive sur le palais adverse. Personne n’a à annoncer une menace : un roi laissé en danger peut être pris.
rulebook-battle-end-2 = Les règles imprimées ne connaissent pas la nulle. Nous déclarons la partie nulle quand le camp qui doit jouer n’a aucun coup, quand la même position apparaît pour la troisième fois ou quand cent coups, les deux camps comptés ensemble, se suivent sans prise. On peut aussi abandonner, s’accorder sur la nulle ou perdre au temps.
rulebook-battle-king-won = Six cases tout droit, et le cube finit sur le roi noir : les Blancs gagnent.
rulebook-battle-no-move = Les pièces blanches sont emmurées et ne peuvent pas bouger : partie nulle.
rulebook-battle-repetition = Les deux rois sortent et rentrent, deux fois. La position est apparue trois fois : partie nulle.
rulebook-battle-long-game = Quatre-vingt-dix-neuf coups sans prise, et les Blancs jouent le centième : partie nulle.
rulebook-battle-resignation = Les Blancs n’ont plus d’espoir et abandonnent : les Noirs gagnent.

## Roll diagrams

rulebook-battle-diagrams-1 = Un diagramme de roulement montre d’avance la face qui apparaîtra après chaque coup. Il y en a un pour chaque face de départ.
rulebook-battle-diagrams-2 = Au milieu, la face avant le coup, avec les quatre faces latérales le long des bords. Chaque autre case montre la face après un coup qui y finit ; là où deux chemins finissent différemment, elle montre les deux. Tournez le diagramme jusqu’à ce que ses faces latérales correspondent au cube sur le plateau.
rulebook-battle-diagrams-3 = Avec 2 ou 3 dessus, deux chemins vers une case finissent toujours avec des faces différentes. Avec 4, 5 ou 6, certains finissent avec la même. Un cube qui montre 1 n’a pas le choix du chemin.

## Tactics

rulebook-battle-tactics-1 = La plupart des bons coups font l’une de ces quatre choses : prendre un cube adverse, protéger un des vôtres, esquiver une menace ou mener votre roi vers le palais.
rulebook-battle-tactics-2 = Trois choses décident de ce que peut faire un cube : sa face supérieure, la place qu’il a pour tourner et l’endroit où il tourne. On oublie facilement la dernière, mais c’est elle qui fixe la face d’arrivée.
rulebook-battle-tactics-3 = Les grands nombres vont loin mais demandent des lignes libres ; les petits dominent les cases alentour. Avant de faire rouler un cube, demandez-vous ce que ceux de l’adversaire pourront atteindre avec leur compte exact, votre roi d’abord.
rulebook-battle-right-hand-die = Le cube de droite des Blancs montre 5, son 3 vers les Blancs. Il peut aller tout droit, ou tourner à gauche après une, deux, trois ou quatre cases. Seul le chemin de quatre cases en avant et une à gauche menace le roi noir : le cube montre alors 6, et trois cases à gauche et trois en avant mènent au roi.
rulebook-battle-straight-on = Cinq cases tout droit, et le même cube montre 3. De là, il n’atteint pas le roi.
rulebook-battle-protected = Les Blancs prennent un cube, mais il était protégé : les Noirs reprennent.

## Where the editions disagree

rulebook-battle-edition-king = Les règles allemandes et chinoises interdisent au roi de prendre l’autre roi. L’original russe le permet, comme les règles anglaises, françaises, italiennes et tchèques ; les polonaises et les espagnoles disent seulement que le roi peut être pris. Ici, il le peut.
rulebook-battle-edition-direction = Selon les règles espagnoles, un coup commence en avant, à gauche ou à droite ; selon les polonaises, seulement à gauche ou à droite. Toutes les autres admettent aussi l’arrière, et nous aussi.
rulebook-battle-edition-example = Dans l’exemple détaillé, les règles tchèques jouent le cube de droite des Noirs et les italiennes celui de gauche. Les coups donnés ne conviennent qu’au cube de droite des Blancs.
rulebook-battle-edition-gaps = Les règles anglaises omettent comment les cubes sont posés au début, qui commence, que les cubes roulent sur leurs arêtes et qu’on peut jouer n’importe lequel des siens. Les espagnoles omettent ce dernier point et s’arrêtent après la prise, sans tactique, diagrammes ni exemple. Nous suivons les autres.
rulebook-battle-edition-palace = Les règles anglaises appellent palais la case du roi adverse, et les chinoises parlent de la case marquée du joueur lui-même. Il s’agit de la case marquée où commence le roi adverse, où qu’il soit maintenant.
rulebook-battle-edition-owner = Prises à la lettre, les règles chinoises laissent jouer les cubes des deux camps, et dans les allemandes c’est le cube pris qui occupe la case. On joue ses propres cubes, et c’est celui qui prend qui occupe la case.
rulebook-battle-edition-ways = Les règles tchèques disent que deux chemins vers une case finissent toujours avec des faces différentes ; les anglaises et les allemandes omettent que deux chemins ne mènent qu’à certaines cases. Il n’y en a deux que vers les cases hors des lignes droites, et certains finissent pareil.
rulebook-battle-edition-diagrams = Pour les diagrammes, les règles tchèques mettent les faces latérales dans les coins et font tourner le cube ; les italiennes parlent de toutes les faces, et les polonaises d’un croisement au lieu d’un virage à gauche. Les faces latérales sont le long des bords, et c’est le diagramme qu’on tourne.

## What follows from an example. $face is the number on top of a die, 1 to 6, or 0 for a king; $count is a
## number of moves; $side is white or black; $clause is the number of the rule by which the game ended

rulebook-battle-face = Face supérieure ensuite : { $face }
rulebook-battle-captured =
    { $face ->
        [0] Pris : le roi
       *[other] Pris : un cube qui montre { $face }
    }
rulebook-battle-choices =
    { $count ->
        [0] Aucun coup possible
        [one] { $count } coup possible
       *[other] { $count } coups possibles
    }
rulebook-battle-win = Les { battle-side } gagnent ({ $clause }).
