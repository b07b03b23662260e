### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = Qwixx Duel est une course sur un plateau commun. Vous lancez les dés, placez vos pions dans quatre rangées de couleur, les empilez et prenez ceux de l’adversaire.
rulebook-qwixx-about-2 = Si vous connaissez Qwixx, vous en savez déjà beaucoup : on va de gauche à droite, mais avec des pions au lieu de croix. La nouveauté, c’est le pion de tête de chaque rangée. On peut le prendre, et son propriétaire peut empiler dessus ; chaque pion d’une pile compte.
rulebook-qwixx-aim-1 = Avoir le plus de points à la fin de la partie. Plus vous avez de pions dans une rangée, plus chaque pion suivant rapporte.

## What is in the box

rulebook-qwixx-box-board = Plateau à quatre rangées, avec leurs cadenas, une colonne pour les lancers manqués et l’échelle des points
rulebook-qwixx-box-white = Dés blancs
rulebook-qwixx-box-coloured = Dés de couleur : rouge, jaune, vert, bleu
rulebook-qwixx-box-black = Pions noirs
rulebook-qwixx-box-grey = Pions gris
rulebook-qwixx-box-1 = Les rangées rouge et jaune montent de 2 à 12, la verte et la bleue descendent de 12 à 2. Chaque rangée commence et finit ainsi par un nombre qui sort rarement. À droite de chaque rangée se trouve son cadenas.
rulebook-qwixx-rows = Deux 6 blancs font 12. Dans la verte et la bleue, c’est le premier nombre, ouvert à tous ; dans la rouge et la jaune, c’est le dernier, et il faut cinq pions avant lui.

## Setting up

rulebook-qwixx-setup-1 = Posez le plateau entre vous. L’un prend les 22 pions noirs comme réserve, l’autre les 22 gris. Le sort décide qui commence.
rulebook-qwixx-start = Le début : un plateau vide, des réserves pleines et les six dés à lancer.

## A turn

rulebook-qwixx-turn-1 = Le joueur actif lance tous les dés encore en jeu, puis dispose de deux actions, l’une après l’autre. Contrairement à Qwixx, l’autre joueur ne fait que regarder.
rulebook-qwixx-turn-2 = Action 1 : additionnez les deux dés blancs et annoncez la somme. Vous pouvez placer un pion sur ce nombre, dans la rangée de votre choix.
rulebook-qwixx-turn-3 = Action 2 : additionnez un dé blanc et un dé de couleur. Vous pouvez placer un pion sur ce nombre, dans la rangée de cette couleur.
rulebook-qwixx-turn-4 = Vous pouvez passer l’une ou l’autre action, mais les deux ensemble doivent utiliser deux cases différentes. Si vous ne placez aucun pion, c’est un lancer manqué : un pion passe de votre réserve à la colonne des lancers manqués. Puis l’autre joueur devient actif.
rulebook-qwixx-two-actions = Blanc 4 et blanc 1 font 5 ; Noir place un pion sur le 5 de la rangée jaune. Puis blanc 4 et bleu 6 font 10, et Noir en place un sur le 10 de la rangée bleue.
rulebook-qwixx-same-field = On obtient 7 de deux façons, avec les dés blancs et avec blanc 4 et rouge 3. Mais un même tour ne peut pas utiliser deux fois la même case.
rulebook-qwixx-misthrow = Noir ne place rien : lancer manqué. Le pion est perdu pour les rangées et coûte 5 points.
rulebook-qwixx-in-order = L’action 1 vient d’abord, avec tout ce qui en découle. Noir place un cinquième pion dans la rangée rouge ; cela seul ouvre le 12 pour l’action 2.

## Placing stones

rulebook-qwixx-placing-1 = Dans chaque rangée, on va de gauche à droite : un nouveau pion se place à droite de votre pion le plus avancé de la rangée. Vous pouvez sauter autant de cases que vous voulez, mais pas revenir les remplir.
rulebook-qwixx-placing-2 = Seuls comptent vos propres pions, et seulement ceux qui sont dans la rangée à ce moment-là. Si votre pion le plus avancé est pris, c’est de nouveau le suivant à sa gauche qui décide. Une case portant un pion adverse vous est fermée, sauf si vous pouvez le prendre.
rulebook-qwixx-gap = Directement de 3 à 9 : permis. Mais le 6 se trouve maintenant à gauche du pion noir le plus avancé.
rulebook-qwixx-after-capture = Gris prend le 7. Le pion noir le plus avancé est maintenant le 5 : Noir peut placer un pion sur le 6, qui lui était fermé.

## Capturing and stacking

rulebook-qwixx-front-1 = Le pion le plus à droite d’une rangée, quel que soit son propriétaire, est le pion de tête. S’il est adverse et seul, vous pouvez le prendre en plaçant le vôtre sur sa case. Il retourne dans la réserve de son propriétaire et pourra être replacé.
rulebook-qwixx-front-2 = Si le pion de tête est à vous, vous pouvez empiler dessus, encore et encore, aussi haut que vous voulez. Une pile de deux pions ou plus ne peut jamais être prise.
rulebook-qwixx-front-3 = Dès qu’un pion se trouve plus à droite, ce qui est dépassé est gelé : on ne peut plus ni le prendre ni le rehausser. Dépasser une pile est le seul moyen de l’empêcher de grandir.
rulebook-qwixx-red-grey = Gris doit aller à droite du 3 gris : sur 4, sur 6 ou plus loin. Gris peut aussi prendre le 7, seul et en tête. Le 5 noir ne craint rien : il n’est pas en tête.
rulebook-qwixx-red-black = La même rangée pour Noir : avec un autre 7, Noir empile sur le pion de tête ; sinon, il va plus à droite.
rulebook-qwixx-capture = Gris obtient 7 et prend le pion de tête. Le pion noir retourne dans sa réserve.
rulebook-qwixx-stack = Noir empile sur le pion de tête. Gris obtient aussi un 7, mais deux pions ne craignent rien.
rulebook-qwixx-frozen = Gris dépasse la pile noire. Noir obtient un 5, mais la pile ne peut plus grandir.
rulebook-qwixx-blue-black = Noir doit aller à droite du 9 noir. Le pion gris sur 8 est dépassé et barre sa case ; la pile grise sur 5 ne craint rien. Noir a cinq pions dans la rangée : même le dernier nombre, 2, est ouvert.
rulebook-qwixx-blue-grey = La même rangée pour Gris : empiler sur 5, ou placer un pion sur 4 ou 3. Le 2 reste fermé, car Gris n’a ici que trois pions.

## Closing a row

rulebook-qwixx-closing-1 = Le dernier nombre d’une rangée, 12 pour la rouge et la jaune, 2 pour la verte et la bleue, n’est ouvert qu’au joueur qui y a au moins cinq pions. Chaque pion d’une pile compte.
rulebook-qwixx-closing-2 = Si vous l’occupez, vous posez un pion de plus de votre réserve sur le cadenas, et il compte aussi dans la rangée. La rangée est alors fermée pour les deux joueurs, et son dé quitte aussitôt le jeu.
rulebook-qwixx-closing-3 = Si le pion sur le dernier nombre était votre tout dernier, la rangée est fermée quand même, mais le cadenas reste vide et la partie se termine.
rulebook-qwixx-stack-counts = Une pile de cinq compte pour cinq pions : Noir peut occuper le 12.
rulebook-qwixx-close-green = Noir occupe le 2 vert et pose un second pion sur le cadenas. Le dé vert quitte le jeu, et Gris ne peut plus y placer son 5.
rulebook-qwixx-last-stone = Le dernier pion de Noir va sur le 12 rouge. La rangée est fermée et la partie finie ; il ne reste rien pour le cadenas.

## The end of the game

rulebook-qwixx-end-1 = Trois choses terminent la partie, chacune aussitôt, même avant l’action 2 : le dernier pion d’une réserve est sur le plateau ; quatre pions sont dans la colonne des lancers manqués, peu importe à qui ; ou deux rangées sont fermées, peu importe par qui.
rulebook-qwixx-end-2 = Deux autres règles sont les nôtres : à totaux égaux, la partie est nulle, et on peut abandonner, s’accorder sur la nulle ou perdre au temps.
rulebook-qwixx-two-rows = Gris a fermé la rouge, et Noir ferme maintenant la verte avec l’action 1. La partie se termine aussitôt, sans action 2. Tous deux ont 28 points : partie nulle.
rulebook-qwixx-agreement = Aucun des deux ne veut continuer, et ils s’accordent sur la nulle.

## Scoring

rulebook-qwixx-scoring-1 = Comptez vos pions dans chaque rangée, les piles pion par pion, celui du cadenas compris. L’échelle dit ce qu’ils valent. On peut en avoir plus de douze dans une rangée, mais ils comptent comme douze.
rulebook-qwixx-scoring-2 = Chacun de vos pions dans la colonne des lancers manqués coûte 5 points. Notez les quatre rangées et les lancers manqués, additionnez : le plus grand total gagne.
rulebook-qwixx-scale-stones = Pions dans la rangée
rulebook-qwixx-scale-points = Points
rulebook-qwixx-thirteen = Le treizième pion de la rangée : 78 points, comme avant.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Noir compte 15 en rouge, 1 en jaune et 28 en vert, moins 5 pour un lancer manqué. Gris compte 1, 6 et 6, moins 10 pour deux lancers manqués.

## Tactics

rulebook-qwixx-tactics-1 = Les longues rangées paient. Le deuxième pion d’une rangée ajoute deux points, le cinquième cinq, le dixième dix : mieux vaut une rangée de huit que deux de quatre.
rulebook-qwixx-tactics-2 = Tout se joue en tête. Un pion de tête seul est en danger jusqu’à ce que vous empiliez dessus ou qu’on le dépasse, surtout sur 6, 7 et 8, qui sortent le plus. Une pile qui reste en tête grandit à chaque lancer qui convient.
rulebook-qwixx-tactics-3 = Un grand saut vous coûte les cases sautées. Il en vaut la peine s’il arrête une pile qui grandit ou vous mène en tête sur un nombre difficile à obtenir.
rulebook-qwixx-tactics-4 = Gardez un œil sur la fin. Si vous menez, fermez des rangées, dépensez vos pions, prenez même le quatrième lancer manqué ; si l’adversaire mène, faites durer la partie.
rulebook-qwixx-on-purpose = Trois pions sont dans la colonne des lancers manqués, et Noir mène. Noir passe les deux actions : le quatrième lancer manqué coûte 5 points, mais il termine la partie, et Noir gagne.

## Where the editions disagree

rulebook-qwixx-edition-left = Dans les règles portugaises, Noir place un autre pion à gauche du 7. Les pions ne vont que vers la droite.
rulebook-qwixx-edition-last-field = Dans l’exemple de la rangée bleue, les règles portugaises confondent les joueurs et ont perdu une phrase : Gris peut placer un pion sur 4 et 3, et le 2 est ouvert à Noir, qui a cinq pions, pas à Gris.
rulebook-qwixx-edition-words = Les règles portugaises font passer les dés dans le sens des aiguilles d’une montre, empilent sur le premier pion et ont deux noms pour la colonne des lancers manqués ; les polonaises en ont trois. Deux joueurs alternent, les piles grandissent sur le pion de tête, et il y a une seule colonne.
rulebook-qwixx-edition-twelve = La liste polonaise des derniers nombres omet le 12 jaune. Il en fait partie.
rulebook-qwixx-edition-stack = Les règles polonaises posent une seconde pile sur le pion de tête. C’est un second pion.
rulebook-qwixx-edition-stones = Les règles italiennes donnent à chacun 22 pions de chaque couleur. Chacun en reçoit 22 d’une couleur.
rulebook-qwixx-edition-after = Dans les règles italiennes, une tournure change ce qui compte après une prise, et une autre est fautive à la fermeture d’une rangée. Ce sont les pions présents dans la rangée qui comptent, comme dans les autres éditions.

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
