### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Règle maison
house-rule-note = Les règles des auteurs ne le précisent pas ; c’est le choix de Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = Le plateau a neuf colonnes, de a à i, et huit rangées, de 1 à 8 ; rien n’en sort.
clause-b2 = Les palais sont e1 pour les Blancs et e8 pour les Noirs.
clause-b3 = Chaque camp a huit cubes et un roi. Deux faces opposées totalisent 7 ; sur chaque cube, 1, 2 et 3 tournent autour de leur coin commun dans le sens inverse des aiguilles d’une montre.
clause-b4 = Le roi avance toujours d’une case exactement, quoi qu’il montre.
clause-b5 = Au départ, chaque camp montre, de gauche à droite pour son joueur, 5 1 2 6 roi 6 2 1 5, le 3 de chaque cube tourné vers son joueur.
clause-b6 = Les Blancs commencent ; ensuite, chaque camp déplace à son tour une de ses pièces. On ne peut pas passer.
clause-b7 = Un cube se déplace en basculant sur une arête, vers la case voisine : au nord, au sud, à l’est ou à l’ouest.
clause-b8 = Un cube avance d’exactement autant de cases que sa face supérieure montre de points avant le coup.
clause-b9 = Toutes les cases avant la dernière doivent être vides : on ne saute pas.
clause-b10 = On peut changer de direction une fois par coup, à angle droit.
clause-b11 = Le premier pas peut aller dans n’importe laquelle des quatre directions.
clause-b12 = Un coup ne passe jamais deux fois par la même case, case de départ comprise : on ne revient pas sur ses pas.
clause-b13 = Deux chemins vers la même case sont deux coups : le cube peut y montrer une autre face.
clause-b14 = Une pièce adverse sur la dernière case est prise ; une pièce de son propre camp y interdit le coup.
clause-b15 = Le roi prend comme n’importe quel cube, même le roi adverse.
clause-b16 = Le joueur qui prend le roi adverse gagne aussitôt.
clause-b17 = Le joueur qui mène son propre roi sur le palais adverse gagne aussitôt, que le palais soit occupé ou non ; un autre cube n’y gagne rien.
clause-b18 = Si le camp qui doit jouer n’a aucun coup permis, la partie est nulle.
clause-b19 = La même position pour la troisième fois, avec le même camp au trait, donne partie nulle.
clause-b20 = Cent coups de suite sans prise, les deux camps confondus, donnent partie nulle.
clause-b21 = Une partie se termine aussi par abandon, par accord sur la nulle ou par perte au temps.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = Les rangées rouge et jaune montent de 2 à 12, la verte et la bleue descendent de 12 à 2 ; chacune finit par un cadenas.
clause-q2 = Chaque joueur possède 22 pions ; ceux qui ne sont pas sur le plateau attendent dans sa réserve.
clause-q3 = Deux dés sont blancs ; s’y ajoutent un rouge, un jaune, un vert et un bleu.
clause-q4 = Le sort décide qui commence ; ensuite, on joue chacun son tour.
clause-q5 = Un nouveau pion se place à droite de tous ceux que son propriétaire a dans la rangée à ce moment-là, ou sur le plus avancé d’entre eux si c’est le pion de tête.
clause-q6 = Nul ne peut placer un pion sur une case occupée par l’adversaire, sauf si c’est un pion de tête qu’on peut prendre.
clause-q7 = Le pion le plus à droite d’une rangée est le pion de tête ; s’il est adverse et seul, on peut le prendre.
clause-q8 = Le propriétaire du pion de tête peut en empiler d’autres dessus, autant qu’il veut.
clause-q9 = Deux pions ou plus sur une même case ne peuvent pas être pris.
clause-q10 = Dès qu’un pion se trouve plus à droite, ceux qu’il a dépassés ne peuvent plus être ni pris ni rehaussés.
clause-q11 = Le joueur actif lance tous les dés encore en jeu et il est le seul à agir.
clause-q12 = L’action 1 permet de placer un pion dans n’importe quelle rangée, sur la somme des deux dés blancs.
clause-q13 = L’action 2 permet de placer un pion dans une rangée, sur la somme du dé de sa couleur et d’un dé blanc.
clause-q14 = Un même tour n’utilise jamais deux fois la même case.
clause-q15 = Un tour sans pion placé est un lancer manqué : un pion passe de la réserve à la colonne des lancers manqués.
clause-q16 = L’action 1 est achevée, avec tout ce qui en découle, avant que l’action 2 soit choisie.
clause-q17 = Le dernier nombre d’une rangée n’est ouvert qu’au joueur qui a au moins cinq pions avant lui dans cette rangée ; chaque pion d’une pile compte.
clause-q18 = Le joueur qui occupe le dernier nombre pose aussi un pion de sa réserve sur le cadenas, et celui-ci compte dans la rangée.
clause-q19 = Une rangée fermée ne reçoit plus aucun pion, et son dé quitte aussitôt le jeu.
clause-q20 = Un dernier nombre occupé avec le tout dernier pion du joueur ferme la rangée sans pion sur le cadenas et termine la partie.
clause-q21 = La partie s’arrête aussitôt qu’une réserve est vide, que quatre pions sont dans la colonne des lancers manqués ou que deux rangées sont fermées ; plus personne ne joue d’action 2.
clause-q22 = Les pions d’une rangée valent 1, 3, 6, 10 points et ainsi de suite jusqu’à 78 pour douze ; les suivants n’ajoutent rien.
clause-q23 = Chaque lancer manqué coûte 5 points à son propriétaire.
clause-q24 = Le plus grand total gagne.
clause-q24-house = À totaux égaux, la partie est nulle.
clause-q25 = Une partie se termine aussi par abandon, par accord sur la nulle ou par perte au temps.
