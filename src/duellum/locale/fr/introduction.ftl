### The rules in short: how to play each game.

rules-exact = Les règles exactes
rules-elsewhere = Le texte de ces règles ne fait pas partie de Duellum. Voyez la description fournie avec { $game }.
how-battle-1 = Chaque camp a huit cubes et un roi. Les Blancs commencent, puis chacun joue à son tour ; à chaque tour, on déplace un cube ou le roi.
how-battle-2 = Un cube avance en roulant sur ses arêtes, d’autant de cases que l’indique sa face supérieure : exactement, ni plus ni moins. Le roi avance toujours d’une case.
how-battle-3 = En chemin, un cube peut tourner une fois, à gauche ou à droite. Il ne saute jamais et ne passe pas deux fois par la même case.
how-battle-4 = La face qu’il montre après avoir roulé, une autre ou la même, dit de combien de cases il avancera la prochaine fois. Choisissez un cube, et la table montre où il peut aller et quelle face il y présentera.
how-battle-5 = S’il finit sur un cube adverse, il le prend.
how-battle-6 = Prenez le roi adverse, ou menez le vôtre sur le palais adverse, et vous gagnez.
how-qwixx-1 = Quatre rangées, une par couleur, appartiennent aux deux joueurs. La rouge et la jaune montent de 2 à 12, la verte et la bleue descendent de 12 à 2.
how-qwixx-2 = À votre tour, lancez tous les dés. Vous pouvez d’abord placer un pion sur la somme des deux dés blancs, dans n’importe quelle rangée. Vous pouvez ensuite en placer un dans une rangée, sur la somme d’un dé blanc et du dé de cette couleur.
how-qwixx-3 = Dans chaque rangée, on ne va que vers le cadenas : un nouveau pion se place au-delà de tous les vôtres, ou sur le plus avancé d’entre eux si c’est le pion de tête.
how-qwixx-4 = Le pion le plus proche du cadenas dans une rangée, quel que soit son propriétaire, est le pion de tête. S’il est adverse et seul, vous pouvez le prendre en plaçant le vôtre sur sa case : il retourne à son propriétaire. Sur votre propre pion de tête, vous pouvez en empiler un autre ; une pile ne craint rien.
how-qwixx-5 = Si vous ne placez rien pendant un tour, un pion de votre réserve va dans la colonne des lancers manqués et coûte cinq points.
how-qwixx-6 = Avec cinq de vos pions dans une rangée, piles comprises, vous pouvez occuper son dernier nombre. Cela ferme la rangée. Vous posez aussi un pion de votre réserve sur le cadenas ; il compte.
how-qwixx-7 = La partie se termine quand deux rangées sont fermées, quand quatre pions sont dans la colonne des lancers manqués ou quand une réserve est vide. Dans une rangée, chaque pion vaut plus que le précédent : ensemble, ils donnent 1, 3, 6, 10, 15 points, et ainsi de suite. Le plus grand total gagne.
