### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = La Joute est un jeu de pure réflexion pour deux joueurs. On ne lance pas les cubes : ce sont les pièces, et elles roulent de case en case. La face supérieure d’un cube indique de combien de cases il roulera ensuite.
rulebook-battle-about-2 = Les règles s’apprennent vite, et la chance n’y a aucune part. Toute la profondeur du jeu tient à la façon dont les cubes roulent : à chaque coup, vous choisissez non seulement où un cube s’arrête, mais aussi la face qu’il y montrera.
rulebook-battle-aim-1 = Prenez le roi adverse, ou menez le vôtre sur le palais de l’adversaire, la case marquée d’où part son roi. Dans les deux cas, vous gagnez aussitôt.

## What is in the box

rulebook-battle-box-board = Plateau de neuf cases sur huit, les deux palais marqués
rulebook-battle-box-white = Cubes blancs
rulebook-battle-box-black = Cubes noirs
rulebook-battle-box-kings = Rois, un blanc et un noir
rulebook-battle-box-1 = Les rois sont aussi des cubes, mais peu importe comment ils sont posés. Tous les autres cubes sont identiques : la somme de deux faces opposées est 7 et, vues de l’extérieur, les faces 1, 2 et 3 se suivent dans le sens inverse des aiguilles d’une montre autour de leur sommet commun.

## Setting up

rulebook-battle-setup-1 = Chaque joueur place ses pièces sur la rangée la plus proche de lui, le roi au milieu, sur le palais. Posez chaque cube exactement comme l’indique le tableau (K est le roi), le 3 tourné vers le joueur. Les faces latérales comptent aussi, car elles apparaîtront quand les cubes rouleront.
rulebook-battle-setup-2 = Les exemples sont vus du côté des Blancs. Chaque case a un nom : les colonnes portent les lettres a à i depuis la gauche des Blancs, les rangées les numéros 1 à 8 depuis leur côté. Le palais des Blancs est donc e1, celui des Noirs e8. Le nord est devant les Blancs, l’est à leur droite. Un coup s’écrit par une case suivie de directions et de distances : g4n2 veut dire que le cube en g4 roule de deux cases vers le nord ; s, e et w désignent le sud, l’est et l’ouest.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = Depuis la gauche
rulebook-battle-camp-top = Dessus
rulebook-battle-camp-right = À droite
rulebook-battle-camp-front = Vers le joueur
rulebook-battle-start = La position de départ. Les Blancs ont le choix entre 37 coups.

## A turn

rulebook-battle-turn-1 = Les Blancs commencent ; ensuite, on joue chacun son tour. À votre tour, vous déplacez une de vos pièces : le cube que vous voulez, ou le roi. On ne peut pas passer.
rulebook-battle-turns = Les Blancs ont joué. C’est aux Noirs : les Blancs ne peuvent pas rejouer.

## Moving

rulebook-battle-moving-1 = Un cube se déplace en roulant sur une arête jusqu’à la case voisine, puis jusqu’à la suivante : en avant, en arrière, à gauche ou à droite. Il ne glisse jamais et ne va jamais en diagonale.
rulebook-battle-moving-2 = Il roule exactement d’autant de cases que sa face supérieure montrait de points avant le coup. Les faces qui apparaissent en chemin n’y changent rien. Le roi se déplace toujours d’une case.
rulebook-battle-moving-3 = Un cube peut partir dans n’importe quelle direction et tourner une fois en chemin, à angle droit, après autant de cases que vous voulez. Au cours d’un coup, il ne passe jamais deux fois par la même case, pas même par celle de départ.
rulebook-battle-moving-4 = Toutes les cases du chemin doivent être vides ; seule la dernière peut porter une pièce adverse. On ne saute pas.
rulebook-battle-moving-5 = Si la case voulue n’est pas en ligne droite devant le cube, derrière lui, à sa gauche ou à sa droite, deux chemins y mènent : l’un commence en avant ou en arrière, l’autre à gauche ou à droite. S’ils sont libres tous les deux, vous avez le choix. Ce sont deux coups différents, car le cube peut finir avec une autre face dessus. Choisissez donc le chemin autant que la case.
rulebook-battle-opposite = Ce cube montre 2. Il roule de deux cases tout droit et montre alors la face qui était dessous : 5.
rulebook-battle-exact-count = Ce cube montre 3, il roule donc de trois cases : ni deux, ni quatre.
rulebook-battle-king-step = Le roi se déplace d’une case dans n’importe laquelle des quatre directions, jamais plus.
rulebook-battle-board-edge = Quatre cases à droite ? Le cube sortirait du plateau.
rulebook-battle-no-jumping = Un cube noir barre le chemin tout droit. Le cube blanc le contourne.
rulebook-battle-one-turn = Une case en avant, puis deux à droite : c’est un virage. Un second virage est interdit.
rulebook-battle-any-direction = Avec un 2 dessus et la voie libre, un cube a douze coups possibles. Celui-ci recule tout droit.
rulebook-battle-no-return = En avant puis en arrière ? Non : le cube reviendrait sur la case d’où il vient.
rulebook-battle-ahead-first = Deux chemins vers la même case. D’abord en avant, puis à droite : le cube montre 6.
rulebook-battle-right-first = L’autre chemin vers cette case. D’abord à droite, puis en avant : cette fois, le cube montre 3.

## Capturing

rulebook-battle-capture-1 = Si une pièce adverse se trouve sur la dernière case de votre coup, vous la prenez : elle quitte le plateau et votre pièce prend sa place. On ne prend rien en chemin, et la prise n’est jamais obligatoire. Si une de vos propres pièces se trouve sur la dernière case, le coup n’est pas permis.
rulebook-battle-capture-2 = Le roi prend comme n’importe quel cube, sur les quatre cases voisines. Il peut même prendre l’autre roi.
rulebook-battle-take = Le 3 tourne après deux cases et finit sur le 6 noir : pris.
rulebook-battle-own-piece = Une pièce blanche occupe la dernière case : le coup n’est pas permis.
rulebook-battle-king-takes = Le roi prend le cube voisin.
rulebook-battle-king-takes-king = Les rois sont côte à côte. Le joueur dont c’est le tour prend l’autre roi et gagne.

## King and palace

rulebook-battle-palace-1 = Les palais sont les cases marquées d’où partent les rois : e1 pour les Blancs, e8 pour les Noirs. Si votre roi arrive sur le palais adverse, vous gagnez, même s’il y prend un cube. Un cube ordinaire sur le palais adverse ne fait pas gagner, pas plus qu’un roi sur son propre palais.
rulebook-battle-palace-taken = Le roi noir a quitté son palais. Le roi blanc va sur le palais vide et gagne.
rulebook-battle-palace-guarded = Un cube sur le palais n’arrête pas un roi voisin : les Blancs prennent ce cube et gagnent.
rulebook-battle-palace-die = Un cube ordinaire sur le palais adverse ne fait pas gagner.

## The end of the game

rulebook-battle-end-1 = La partie est finie dès qu’un roi est pris ou qu’un roi arrive sur le palais adverse. On n’est pas tenu d’annoncer une menace : un roi laissé en danger peut être pris.
rulebook-battle-end-2 = Les règles imprimées ne prévoient pas la partie nulle. Dans Duellum, la partie est nulle si le joueur dont c’est le tour n’a aucun coup permis, si la même position se présente pour la troisième fois, ou après cent coups sans prise, les deux camps confondus. On peut aussi abandonner, s’accorder sur la nulle ou perdre au temps.
rulebook-battle-king-won = Six cases tout droit, et le cube finit sur le roi noir : les Blancs gagnent.
rulebook-battle-no-move = Les pièces blanches sont enfermées et ne peuvent pas bouger : partie nulle.
rulebook-battle-repetition = Les deux rois sortent et rentrent, deux fois. La même position s’est présentée trois fois : partie nulle.
rulebook-battle-long-game = Quatre-vingt-dix-neuf coups sans prise, et les Blancs jouent le centième : partie nulle.
rulebook-battle-resignation = Les Blancs n’ont plus d’espoir et abandonnent : les Noirs gagnent.

## Roll diagrams

rulebook-battle-diagrams-1 = Un diagramme de déplacement montre quelle face apparaîtra après chaque coup. Il y en a un pour chaque face supérieure de départ.
rulebook-battle-diagrams-2 = Au milieu, la face avant le coup, avec les quatre faces latérales le long des bords. Chaque autre case montre la face après un coup qui y finit ; si deux chemins y finissent avec des faces différentes, elle montre les deux. Tournez le diagramme jusqu’à ce que ses faces latérales correspondent au cube sur le plateau.
rulebook-battle-diagrams-3 = Avec 2 ou 3 dessus, deux chemins vers une case finissent toujours avec des faces différentes. Avec 4, 5 ou 6, c’est parfois la même. Avec 1, il n’y a qu’un chemin vers chaque case.

## Tactics

rulebook-battle-tactics-1 = La plupart des bons coups font l’une de ces quatre choses : prendre un cube adverse, protéger un des vôtres, parer une menace ou rapprocher votre roi du palais.
rulebook-battle-tactics-2 = Trois choses décident de ce que peut faire un cube : sa face supérieure, la place qu’il a pour tourner et l’endroit où il tourne. On oublie facilement la dernière, mais c’est elle qui décide de la face d’arrivée.
rulebook-battle-tactics-3 = Les grands nombres vont loin mais demandent des lignes dégagées ; les petits contrôlent les cases voisines. Avant de jouer, regardez ce que les cubes adverses pourront atteindre avec leur nombre exact de cases, et d’abord s’ils peuvent atteindre votre roi.
rulebook-battle-right-hand-die = Le cube de droite des Blancs montre 5, avec son 3 vers les Blancs. Il peut aller tout droit, ou tourner à gauche après une, deux, trois ou quatre cases. Seul le chemin de quatre cases en avant et d’une à gauche menace le roi noir : le cube montre alors 6, et trois cases à gauche puis trois en avant le mènent au roi.
rulebook-battle-straight-on = Cinq cases tout droit, et le même cube montre 3. De là, il n’atteint pas le roi.
rulebook-battle-protected = Les Blancs prennent un cube, mais il était protégé : les Noirs reprennent.

## Where the editions disagree

rulebook-battle-edition-king = Les règles allemandes et chinoises interdisent à un roi de prendre l’autre roi. Nous l’autorisons, car toutes les autres éditions le permettent. (Les polonaises et les espagnoles le disent au passif : un roi peut être pris par n’importe quelle pièce adverse, roi compris.)
rulebook-battle-edition-direction = Selon les règles espagnoles, un coup commence en avant, à gauche ou à droite ; selon les polonaises, seulement à gauche ou à droite. Nous jouons dans les quatre directions, car toutes les autres éditions admettent aussi un départ en arrière.
rulebook-battle-edition-example = Dans l’exemple détaillé, les règles tchèques utilisent le cube de droite des Noirs, les italiennes le cube de gauche des Blancs. Nous utilisons le cube de droite des Blancs, car les Blancs commencent et, depuis leur cube de gauche, les coups donnés ne menacent pas le roi. (Pour le cube de droite des Noirs, les mêmes coups conviennent : chaque camp est l’autre tourné de 180 degrés.)
rulebook-battle-edition-gaps = Les règles anglaises ne disent pas comment les cubes sont posés au départ, qui commence, que les cubes roulent sur leurs arêtes, ni qu’on peut jouer n’importe lequel des siens. Les espagnoles omettent ce dernier point et s’arrêtent après le roi et le palais, sans tactique, diagrammes ni exemple. Nous suivons les autres éditions, car elles sont complètes.
rulebook-battle-edition-palace = Les règles anglaises appellent palais la case du roi adverse, et les chinoises parlent de votre propre case marquée. Pour nous, le palais à atteindre est la case marquée d’où part le roi adverse, où que soit ce roi maintenant, car les autres éditions le disent.
rulebook-battle-edition-owner = Prises à la lettre, les règles chinoises permettent de jouer les cubes des deux camps, et dans les allemandes, c’est le cube pris qui occupe la case. Nous ne jouons que nos propres cubes, et c’est le cube qui prend qui reste sur la case, car les autres éditions le disent.
rulebook-battle-edition-ways = Les règles tchèques disent que deux chemins vers une case finissent toujours avec des faces différentes. Les anglaises et les allemandes ne disent pas que seules certaines cases ont deux chemins. Nous nous en tenons aux cubes eux-mêmes : seules les cases hors des lignes droites ont deux chemins, et ceux-ci finissent parfois avec la même face.
rulebook-battle-edition-diagrams = Les règles tchèques mettent les faces latérales dans les coins du diagramme de déplacement et demandent de tourner le cube. Dans l’exemple détaillé, les polonaises disent « croisement » pour un virage à gauche. Nous mettons les faces latérales le long des bords, nous tournons le diagramme, et le virage est à gauche, car c’est ainsi dans les autres éditions.

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
