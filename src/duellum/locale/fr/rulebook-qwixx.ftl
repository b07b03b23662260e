### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = Qwixx Duel est une course sur un plateau commun. Vous lancez les dés, placez vos pions dans quatre rangées de couleur, les empilez et prenez ceux de l’adversaire.
rulebook-qwixx-about-2 = Si vous connaissez Qwixx, vous en connaissez déjà une bonne partie : on va de gauche à droite, mais avec des pions au lieu de croix. La nouveauté, c’est le pion de tête de chaque rangée. On peut le prendre, et son propriétaire peut en empiler d’autres dessus. Chaque pion d’une pile rapporte des points.
rulebook-qwixx-aim-1 = Marquez le plus de points. Plus vous avez de pions dans une même rangée, plus chaque pion supplémentaire y rapporte.

## What is in the box

rulebook-qwixx-box-board = Plateau à quatre rangées, avec leurs cadenas, la colonne des lancers manqués et le barème
rulebook-qwixx-box-white = Dés blancs
rulebook-qwixx-box-coloured = Dés de couleur : rouge, jaune, vert, bleu
rulebook-qwixx-box-black = Pions noirs
rulebook-qwixx-box-grey = Pions gris
rulebook-qwixx-box-1 = Les rangées rouge et jaune montent de 2 à 12, la verte et la bleue descendent de 12 à 2. Chaque rangée commence et finit ainsi par un nombre qui sort rarement. Au bout de chaque rangée, à droite, se trouve son cadenas, où le joueur qui ferme la rangée pose un pion de plus.
rulebook-qwixx-rows = Deux 6 blancs font 12. Dans les rangées verte et bleue, c’est le premier nombre, où chacun peut placer un pion. Dans les rangées rouge et jaune, c’est le dernier, et il faut cinq pions avant lui.

## Setting up

rulebook-qwixx-setup-1 = Posez le plateau entre vous. L’un prend les 22 pions noirs comme réserve, l’autre les 22 gris ; les joueurs sont appelés ci-dessous Noir et Gris. Tirez au sort qui commence.
# Only where moves are shown in notation, which is in a terminal; r, y, g and b stay as they are
rulebook-qwixx-notation = Dans les exemples, les lettres r, y, g et b désignent les rangées rouge, jaune, verte et bleue : y5 est le 5 de la rangée jaune. Un tiret signifie que l’on passe. Un lancer s’écrit 41/3526 : les dés blancs montrent 4 et 1, puis viennent rouge 3, jaune 5, vert 2 et bleu 6.
rulebook-qwixx-start = Le début : un plateau vide, des réserves pleines et les six dés à lancer.

## A turn

rulebook-qwixx-turn-1 = Le joueur dont c’est le tour, le joueur actif, lance tous les dés encore en jeu, puis dispose de deux actions, l’une après l’autre. Ici, contrairement à Qwixx, l’autre joueur ne fait que regarder.
rulebook-qwixx-turn-2 = Action 1 : additionnez les deux dés blancs et annoncez la somme. Vous pouvez placer un pion sur ce nombre, dans la rangée de votre choix.
rulebook-qwixx-turn-3 = Action 2 : additionnez un dé blanc et un dé de couleur. Vous pouvez placer un pion sur ce nombre, dans la rangée de cette couleur.
rulebook-qwixx-turn-4 = Vous pouvez renoncer à l’une ou l’autre action. Si vous utilisez les deux, les deux pions doivent aller sur des cases différentes. Si vous ne placez aucun pion, c’est un lancer manqué : un pion passe de votre réserve à la colonne des lancers manqués et coûte 5 points à la fin. Puis c’est le tour de l’autre joueur.
rulebook-qwixx-two-actions = Blanc 4 et blanc 1 font 5 : Noir place un pion sur le 5 jaune. Blanc 4 et bleu 6 font 10 : Noir place un second pion, sur le 10 bleu.
rulebook-qwixx-same-field = Il y a deux façons d’obtenir le 7 rouge : avec les deux dés blancs, ou avec blanc 4 et rouge 3. Mais les deux actions d’un tour ne peuvent pas utiliser la même case.
rulebook-qwixx-misthrow = Noir ne place aucun pion : c’est un lancer manqué. Un pion va dans la colonne des lancers manqués et coûte 5 points à la fin.
rulebook-qwixx-in-order = L’action 1 est d’abord achevée, avec toutes ses conséquences. Noir place un cinquième pion dans la rangée rouge, et cela seul ouvre le 12 pour l’action 2.

## Placing stones

rulebook-qwixx-placing-1 = Dans chaque rangée, on va de gauche à droite : un nouveau pion se place à droite de votre pion le plus avancé dans cette rangée (ou dessus, comme le montre la section suivante). Vous pouvez sauter autant de cases que vous voulez, mais pas revenir les remplir.
rulebook-qwixx-placing-2 = Seuls comptent vos propres pions, et seulement ceux qui sont dans la rangée à ce moment-là. Si votre pion le plus avancé est pris, c’est le suivant à sa gauche qui compte. Une case portant un pion adverse vous est fermée, sauf si vous pouvez prendre ce pion.
rulebook-qwixx-gap = Directement du 3 au 9 : c’est permis. Mais le 6 est maintenant perdu pour Noir, car il est à gauche de son pion le plus avancé.
rulebook-qwixx-after-capture = Gris prend le pion sur le 7. Le pion noir le plus avancé est maintenant sur le 5 : Noir peut donc placer un pion sur le 6, ce qui était impossible avant.

## Capturing and stacking

rulebook-qwixx-front-1 = Le pion le plus à droite d’une rangée, quel que soit son propriétaire, est le pion de tête. S’il est adverse et seul, vous pouvez le prendre en plaçant le vôtre sur sa case. Il retourne dans la réserve de son propriétaire et pourra être replacé.
rulebook-qwixx-front-2 = Si le pion de tête est à vous, vous pouvez empiler des pions dessus, aussi souvent et aussi haut que vous voulez. Une pile de deux pions ou plus ne peut jamais être prise.
rulebook-qwixx-front-3 = Dès qu’un pion se trouve plus à droite, les pions dépassés sont figés : on ne peut plus les prendre ni rien empiler dessus. Dépasser une pile est le seul moyen de l’empêcher de grandir.
rulebook-qwixx-red-grey = Gris doit aller à droite de son pion sur le 3 : sur le 4, le 6 ou plus loin. Gris peut aussi prendre le pion noir sur le 7, seul et en tête. Le pion noir sur le 5 ne craint rien, car il n’est pas en tête.
rulebook-qwixx-red-black = La même rangée pour Noir : avec un autre 7, Noir empile un pion sur le pion de tête ; sinon, il va plus à droite.
rulebook-qwixx-capture = Gris obtient un 7 et prend le pion de tête. Le pion noir retourne dans la réserve de Noir.
rulebook-qwixx-stack = Noir empile un pion sur le pion de tête. Gris obtient lui aussi un 7, mais deux pions ne craignent rien.
rulebook-qwixx-frozen = Gris dépasse la pile noire. Noir obtient un 5, mais ne peut plus rien y empiler.
rulebook-qwixx-blue-black = Noir doit aller à droite de son pion sur le 9. Le pion gris sur le 8 est dépassé et barre sa case ; la pile grise sur le 5 ne craint rien. Noir a cinq pions dans la rangée : même le dernier nombre, le 2, lui est ouvert.
rulebook-qwixx-blue-grey = La même rangée pour Gris : empiler sur le 5, ou placer un pion sur le 4 ou le 3. Le 2 n’est pas ouvert, car Gris n’a ici que trois pions.

## Closing a row

rulebook-qwixx-closing-1 = Pour placer un pion sur le dernier nombre d’une rangée (12 pour la rouge et la jaune, 2 pour la verte et la bleue), il faut avoir déjà au moins cinq pions dans cette rangée. Chaque pion d’une pile compte.
rulebook-qwixx-closing-2 = Vous posez alors un pion de plus, pris dans votre réserve, sur le cadenas, et il compte aussi dans la rangée. La rangée est maintenant fermée : aucun des deux joueurs ne peut plus y placer de pion, et son dé quitte aussitôt le jeu.
rulebook-qwixx-closing-3 = Si le pion sur le dernier nombre était le tout dernier que vous aviez, la rangée est fermée quand même, mais le cadenas reste vide et la partie se termine.
rulebook-qwixx-stack-counts = Une pile de cinq compte pour cinq pions : Noir peut placer un pion sur le 12.
rulebook-qwixx-close-green = Noir place un pion sur le 2 vert et un second sur le cadenas. Le dé vert quitte le jeu. Gris obtient ensuite un 5, mais ne peut plus rien placer dans la rangée verte.
rulebook-qwixx-last-stone = Noir place le dernier pion de sa réserve sur le 12 rouge. La rangée est fermée et la partie est finie ; il ne reste pas de pion pour le cadenas.

## The end of the game

rulebook-qwixx-end-1 = La partie se termine aussitôt, même avant l’action 2, dès que la réserve d’un joueur est vide, que quatre pions sont dans la colonne des lancers manqués, peu importe à qui, ou que deux rangées sont fermées, peu importe par qui.
rulebook-qwixx-end-2 = Deux autres règles sont propres à Duellum : en cas de totaux égaux, la partie est nulle, et on peut abandonner, s’accorder sur la nulle ou perdre au temps.
rulebook-qwixx-two-rows = Gris a fermé la rangée rouge, et Noir ferme maintenant la verte avec l’action 1. La partie se termine aussitôt, sans action 2. Tous deux ont 28 points : partie nulle.
rulebook-qwixx-agreement = Aucun des joueurs ne veut continuer, et ils s’accordent sur la nulle.

## Scoring

rulebook-qwixx-scoring-1 = Comptez vos pions dans chaque rangée, chaque pion d’une pile et celui du cadenas compris. Le barème indique ce qu’ils valent : une rangée de cinq pions rapporte 15 points. On peut avoir plus de douze pions dans une rangée, mais douze seulement comptent.
rulebook-qwixx-scoring-2 = Chacun de vos pions dans la colonne des lancers manqués vous coûte 5 points. Notez les quatre rangées et les lancers manqués, puis additionnez. Le total le plus élevé l’emporte.
rulebook-qwixx-scale-stones = Pions dans la rangée
rulebook-qwixx-scale-points = Points
rulebook-qwixx-thirteen = Le treizième pion de la rangée : 78 points, comme avant.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Noir marque 15 en rouge, 1 en jaune et 28 en vert, moins 5 pour un lancer manqué. Gris marque 1, 6 et 6, moins 10 pour deux lancers manqués.

## Tactics

rulebook-qwixx-tactics-1 = Les longues rangées paient. Le deuxième pion d’une rangée ajoute deux points, le cinquième cinq, le dixième dix : mieux vaut une rangée de huit que deux de quatre.
rulebook-qwixx-tactics-2 = Tout se joue en tête. Un pion de tête seul est en danger jusqu’à ce que vous en empiliez un autre ou qu’on le dépasse, surtout sur le 6, le 7 et le 8, qui sortent le plus souvent. Une pile en tête peut grandir à chaque lancer qui convient.
rulebook-qwixx-tactics-3 = Un grand saut vous coûte les cases sautées. Il en vaut la peine s’il arrête une pile qui grandit ou vous mène en tête sur un nombre difficile à obtenir.
rulebook-qwixx-tactics-4 = Gardez un œil sur la fin. Si vous menez, fermez des rangées, dépensez vos pions, ou acceptez même le quatrième lancer manqué. Si l’adversaire mène, faites durer la partie.
rulebook-qwixx-on-purpose = Il y a trois pions dans la colonne des lancers manqués, et Noir mène. Il renonce aux deux actions : le quatrième lancer manqué coûte 5 points, mais il termine la partie, et Noir gagne.

## Where the editions disagree

rulebook-qwixx-edition-left = Dans les règles portugaises, Noir place un autre pion à gauche du 7. Nous ne plaçons les pions que vers la droite, car la règle elle-même et toutes les autres éditions le disent.
rulebook-qwixx-edition-last-field = Dans l’exemple de la rangée bleue, les règles portugaises confondent les joueurs, et une phrase manque. Nous laissons Gris placer des pions sur le 4 et le 3, et Noir sur le 2, car Noir a cinq pions dans la rangée, et Gris non.
rulebook-qwixx-edition-words = Les règles portugaises font passer les dés dans le sens des aiguilles d’une montre, empilent sur le « premier » pion et ont deux noms pour la colonne des lancers manqués ; les polonaises en ont trois. Nous jouons à tour de rôle, nous empilons sur le pion de tête et nous n’avons qu’une colonne, car c’est ce que veulent dire les règles et les exemples de toutes les éditions.
rulebook-qwixx-edition-twelve = Les règles polonaises oublient le 12 jaune dans leur liste des derniers nombres. Nous le comptons, car les autres éditions le font.
rulebook-qwixx-edition-stack = Les règles polonaises posent une seconde pile sur le pion de tête. Nous empilons un second pion, car les autres éditions le disent.
rulebook-qwixx-edition-stones = Les règles italiennes donnent à chaque joueur 22 pions de chaque couleur. Nous en donnons à chacun 22 d’une seule couleur, car la boîte n’en contient que 22 de chaque.
rulebook-qwixx-edition-after = Les règles italiennes écrivent « Dovendo buttare giù una pedina », comme si la règle visait le joueur qui prend, et leur titre « Chiedere una fila » (demander une rangée) est une coquille pour « Chiudere » (fermer). Nous appliquons la règle au joueur dont le pion a été pris : seuls comptent les pions encore dans la rangée, comme dans les autres éditions.

## What follows from an example. $black and $grey are numbers of stones or points; $count is a number of
## stones or dice; $side is black or grey; $clause is the number of the rule by which the game ended

rulebook-qwixx-returned =
    { $count ->
        [one] { $count } pion retourne dans la réserve de son propriétaire
       *[other] { $count } pions retournent dans la réserve de leur propriétaire
    }
rulebook-qwixx-supplies = Dans les réserves : Noir { $black }, Gris { $grey }
rulebook-qwixx-points = Points : Noir { $black }, Gris { $grey }
rulebook-qwixx-dice =
    { $count ->
        [one] { $count } dé au prochain lancer
       *[other] { $count } dés au prochain lancer
    }
rulebook-qwixx-win = { qwixx-side } gagne ({ $clause }).
