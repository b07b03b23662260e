### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Règle maison
house-rule-note = Les règles publiées ne le précisent pas ; c’est une règle propre à Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = Le plateau a neuf colonnes, de a à i, et huit rangées, de 1 à 8. Aucun coup ne peut en sortir.
clause-b2 = Le palais des Blancs est e1, celui des Noirs e8.
clause-b3 = Chaque camp a huit cubes et un roi. La somme de deux faces opposées est 7. Vues de l’extérieur, les faces 1, 2 et 3 se suivent dans le sens inverse des aiguilles d’une montre autour de leur sommet commun.
clause-b4 = Le roi se déplace toujours d’une case exactement, quoi qu’il montre.
clause-b5 = Au départ, à partir de la gauche du joueur, les faces supérieures sont 5 1 2 6 roi 6 2 1 5, et chaque cube a son 3 tourné vers le joueur.
clause-b6 = Les Blancs commencent ; ensuite, chaque camp déplace à son tour une de ses pièces. On ne peut pas passer.
clause-b7 = Un cube se déplace en roulant sur une arête jusqu’à la case voisine : au nord, au sud, à l’est ou à l’ouest.
clause-b8 = Un cube roule exactement d’autant de cases que sa face supérieure montre de points avant le coup.
clause-b9 = Toutes les cases avant la dernière doivent être vides : on ne saute pas.
clause-b10 = Un cube peut changer de direction une fois par coup, à angle droit.
clause-b11 = Le premier pas peut aller dans n’importe laquelle des quatre directions.
clause-b12 = Au cours d’un coup, un cube ne passe jamais deux fois par la même case, pas même par sa case de départ.
clause-b13 = Deux chemins vers la même case sont deux coups différents, car le cube peut finir avec une autre face dessus.
clause-b14 = Une pièce prend la pièce adverse qui se trouve sur la dernière case de son coup. Elle ne peut pas finir sur une pièce de son propre camp.
clause-b15 = Le roi prend comme n’importe quel cube. Il peut même prendre le roi adverse.
clause-b16 = Le joueur qui prend le roi adverse gagne aussitôt.
clause-b17 = Le joueur qui mène son propre roi sur le palais adverse gagne aussitôt, même si un cube adverse l’occupe. Un cube ordinaire sur le palais ne fait pas gagner.
clause-b18 = Si le joueur dont c’est le tour n’a aucun coup permis, la partie est nulle.
clause-b19 = Si la même position se présente pour la troisième fois et que c’est au même camp de jouer, la partie est nulle.
clause-b20 = Après cent coups consécutifs sans prise, les deux camps confondus, la partie est nulle.
clause-b21 = Une partie peut aussi se terminer par abandon, par accord sur la nulle ou par perte au temps.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = Les rangées rouge et jaune montent de 2 à 12, la verte et la bleue descendent de 12 à 2. Chaque rangée se termine par un cadenas.
clause-q2 = Chaque joueur a 22 pions. Ceux qui ne sont pas sur le plateau sont dans sa réserve.
clause-q3 = Il y a deux dés blancs, un rouge, un jaune, un vert et un bleu.
clause-q4 = On tire au sort qui commence. Ensuite, les joueurs jouent à tour de rôle.
clause-q5 = Un nouveau pion se place à droite de tous ceux que son propriétaire a dans la rangée à ce moment-là, ou sur le plus avancé d’entre eux si c’est le pion de tête.
clause-q6 = On ne peut pas placer de pion sur une case occupée par un pion adverse, sauf si c’est le pion de tête et qu’on peut le prendre.
clause-q7 = Le pion le plus à droite d’une rangée est le pion de tête. Un pion de tête adverse qui est seul peut être pris.
clause-q8 = Le propriétaire du pion de tête peut empiler dessus autant de pions qu’il veut.
clause-q9 = Deux pions ou plus sur une même case ne peuvent pas être pris.
clause-q10 = Les pions dépassés par un pion placé plus à droite ne peuvent plus être pris, et on ne peut plus rien empiler dessus.
clause-q11 = Le joueur actif lance tous les dés encore en jeu. Lui seul agit.
clause-q12 = Avec l’action 1, le joueur peut placer un pion dans n’importe quelle rangée, sur la somme des deux dés blancs.
clause-q13 = Avec l’action 2, le joueur peut placer un pion dans la rangée d’une couleur, sur la somme d’un dé blanc et du dé de cette couleur.
clause-q14 = Les deux actions d’un tour doivent utiliser des cases différentes.
clause-q15 = Un tour où l’on ne place aucun pion est un lancer manqué : un pion passe de la réserve à la colonne des lancers manqués.
clause-q16 = L’action 1 est achevée, avec toutes ses conséquences, avant l’action 2.
clause-q17 = Pour placer un pion sur le dernier nombre d’une rangée, il faut avoir au moins cinq pions avant lui dans cette rangée. Chaque pion d’une pile compte.
clause-q18 = Le joueur qui place un pion sur le dernier nombre en pose aussi un de sa réserve sur le cadenas. Celui-ci compte dans la rangée.
clause-q19 = Une rangée fermée ne reçoit plus aucun pion, et son dé quitte aussitôt le jeu.
clause-q20 = Si vous placez votre tout dernier pion sur le dernier nombre, la rangée est fermée, le cadenas reste vide et la partie se termine.
clause-q21 = La partie se termine aussitôt, même avant l’action 2, quand une réserve est vide, quand quatre pions sont dans la colonne des lancers manqués ou quand deux rangées sont fermées.
clause-q22 = Les pions d’une rangée valent ensemble 1, 3, 6, 10 points, et ainsi de suite jusqu’à 78 pour douze. Les suivants n’ajoutent rien.
clause-q23 = Chaque lancer manqué coûte 5 points à son auteur.
clause-q24 = Le total le plus élevé l’emporte.
clause-q24-house = En cas de totaux égaux, la partie est nulle.
clause-q25 = Une partie peut aussi se terminer par abandon, par accord sur la nulle ou par perte au temps.
