### The rules in short: how to play each game.

rules-elsewhere = Le texte de ces règles ne fait pas partie de Duellum. Voyez la description fournie avec { $game }.
how-battle-1 = Chaque camp a huit cubes et un roi. Les Blancs commencent, puis on joue à tour de rôle. À chaque tour, vous devez déplacer un cube ou votre roi ; on ne peut pas passer.
how-battle-2 = Un cube se déplace en roulant sur ses arêtes, exactement d’autant de cases que sa face supérieure montre de points. Le roi se déplace toujours d’une case.
how-battle-3 = Un cube peut partir dans n’importe quelle direction et tourner une fois en chemin, à angle droit. Il ne saute pas et ne passe jamais deux fois par la même case.
how-battle-4 = La face qui se trouve dessus à l’arrivée, une autre ou la même qu’avant, décide de combien de cases le cube roulera la prochaine fois. Choisissez un cube : le plateau montre où il peut aller et quelle face il y montrera.
how-battle-5 = Une pièce qui finit son coup sur une pièce adverse la prend. La prise n’est jamais obligatoire. On ne peut pas finir un coup sur une de ses propres pièces.
how-battle-6 = Vous gagnez aussitôt si vous prenez le roi adverse, ou si vous menez le vôtre sur le palais de l’adversaire, la case marquée d’où part son roi.
how-qwixx-1 = Les deux joueurs partagent quatre rangées, une par couleur. La rouge et la jaune montent de 2 à 12, la verte et la bleue descendent de 12 à 2. Chaque rangée se termine par un cadenas.
how-qwixx-2 = À votre tour, lancez tous les dés. Vous pouvez d’abord placer un pion sur la somme des deux dés blancs, dans n’importe quelle rangée. Vous pouvez ensuite en placer un dans la rangée d’une couleur, sur la somme d’un dé blanc et du dé de cette couleur. Les deux pions doivent aller sur des cases différentes.
how-qwixx-3 = Dans chaque rangée, on ne va que vers le cadenas : un nouveau pion se place au-delà de tous les vôtres, ou sur le plus avancé d’entre eux si c’est le pion de tête de la rangée.
how-qwixx-4 = Le pion le plus proche du cadenas est le pion de tête de sa rangée, quel que soit son propriétaire. S’il est adverse et seul, vous pouvez le prendre en plaçant le vôtre sur sa case : il retourne à son propriétaire. S’il est à vous, vous pouvez en empiler un autre dessus. Une pile ne peut pas être prise.
how-qwixx-5 = Si vous ne placez aucun pion pendant un tour, c’est un lancer manqué : un pion de votre réserve va dans la colonne des lancers manqués et vous coûte cinq points.
how-qwixx-6 = Dès que vous avez cinq pions dans une rangée, en comptant chaque pion d’une pile, vous pouvez en placer un sur son dernier nombre. Cela ferme la rangée : plus personne ne peut y placer de pion, et son dé quitte le jeu. Vous posez aussi un pion de votre réserve sur le cadenas ; il compte dans la rangée.
how-qwixx-7 = La partie se termine aussitôt quand deux rangées sont fermées, quand quatre pions sont dans la colonne des lancers manqués ou quand une réserve est vide. Dans chaque rangée, un pion vaut 1 point, deux en valent 3, puis 6, 10, 15, et ainsi de suite jusqu’à 78 pour douze ; les suivants n’ajoutent rien. Le total le plus élevé l’emporte.
