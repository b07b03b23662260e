### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they stand in three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = Apprendre à jouer
lessons-about = De courtes étapes sur le vrai plateau, quelques secondes chacune.
# The page of one game’s lessons. $game is the name of a game.
lessons-course = Apprendre { $game }
# $count is how many steps the lessons of a game have, $minutes how long they take.
lessons-steps =
    { $count ->
        [one] { $count } étape, environ { $minutes } min
       *[other] { $count } étapes, environ { $minutes } min
    }
# How long the remaining steps take.
lessons-left = encore environ { $minutes } min
lessons-begin = Commencer
lessons-resume = Continuer
lessons-repeat = Recommencer
# $done of $count steps are done.
lessons-progress = Réussies : { $done } sur { $count }
# Above the board. $number is the place of the step.
lessons-step-of = Étape { $number } sur { $count }
# Beside a step in the list: done, done without a mistake, or the one that comes next.
lessons-step-done = réussie
lessons-step-perfect = du premier coup
lessons-step-next = suivante
# The section with rulebooks, tools and sets to print, and what each of them is.
lessons-further = Pour aller plus loin
lessons-rulebook-about = Toutes les règles, avec des exemples à essayer.
lessons-tool-battle-diagram = Toutes les cases où un cube peut rouler.
lessons-print-about = Imprimez, découpez et jouez sans écran.
lessons-next = Suivant
# The button that undoes a mistake.
lessons-again = Réessayer
lessons-restart = Recommencer
lessons-hint = Montrer
lessons-leave = Toutes les étapes
# Added to what stands on a marked square or field, for those who listen.
lessons-star = Étoile.
# A button of a question whose answers are faces of a die; for those who listen.
lessons-face = le { $face } dessus
# The label of the buttons of a question.
lessons-answers = Votre réponse
# At the end of the lessons of a game.
lessons-finished = Bravo ! Vous en savez assez pour jouer ; le reste est dans le livret de règles.
# $perfect of $count steps were done without a mistake.
lessons-finished-count = Réussies du premier coup : { $perfect } sur { $count }.
lessons-first-game = Jouer une première partie
lessons-first-game-about = Au niveau le plus facile, avec quelques conseils en chemin.
# On the first page, to somebody who has not played $game yet.
lessons-offer = Vous découvrez { $game } ? Apprenez les règles en trois minutes, en jouant.
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = Vos leçons de { $game } : { $done } sur { $count }.
lessons-offer-close = Ne plus afficher

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = Faire rouler un cube
lesson-battle-count-title = Compter juste
lesson-battle-predict-title = Prévoir la face
lesson-battle-turn-title = Tourner une fois
lesson-battle-ways-title = Deux chemins
lesson-battle-blocked-title = Chemin barré
lesson-battle-capture-title = Prendre
lesson-battle-king-title = Le roi
lesson-battle-danger-title = Danger !
lesson-battle-careful-title = Regarder avant de prendre
lesson-battle-strike-title = Frapper le premier
lesson-battle-palace-title = Prendre le palais
lesson-battle-threat-title = Votre première menace

# When the learner moves the king, and a die was meant
lesson-battle-not-king = C’était votre roi. Choisissez un cube cette fois.
lesson-battle-not-star = Coup permis, mais pas sur l’étoile. Annulez-le et réessayez.

lesson-battle-roll = Vos cubes sont vos pièces. Celui-ci montre 2 : il roule de deux cases. Faites-le rouler sur l’étoile.
lesson-battle-roll-done = Il a roulé sur deux arêtes et montre 5. Au prochain coup : cinq cases, en avant, en arrière, à gauche ou à droite.

lesson-battle-count = Un cube roule exactement d’autant de cases qu’il montre de points. Lequel des trois atteint l’étoile ?
lesson-battle-count-long = Ce cube montre 4 et doit rouler de quatre cases : il ne peut pas s’arrêter sur l’étoile.
lesson-battle-count-short = Ce cube montre 2, et l’étoile est à trois cases.
lesson-battle-count-done = Trois points, trois cases. Ni plus, ni moins.

lesson-battle-predict = Ce cube roule d’une case vers le haut, en s’éloignant de vous. Quelle face sera dessus ?
lesson-battle-predict-2 = Exact : c’est la face tournée vers vous qui monte. Maintenant, faites rouler le cube sur l’étoile.
lesson-battle-predict-same = Le 1 est dessus maintenant. En roulant d’une case, un cube change toujours de face.
lesson-battle-predict-under = Le 6 est dessous : la somme de deux faces opposées est 7. Il faut deux cases pour qu’il monte.
lesson-battle-predict-far = Le 4 est du côté opposé. Il monterait si le cube roulait vers vous.
lesson-battle-predict-side = Cette face est à gauche ou à droite. Regardez celle qui est tournée vers vous.
lesson-battle-predict-done = Le 3 est monté, comme vous l’aviez dit. Prévoir la face, c’est tout l’art du jeu.

lesson-battle-turn = Un cube peut tourner une fois en chemin, à gauche ou à droite. Faites rouler le 5 sur l’étoile.
lesson-battle-turn-done = Cinq cases avec un virage. On peut tourner après autant de cases qu’on veut.

lesson-battle-ways = Deux chemins mènent à l’étoile, mais la face d’arrivée n’est pas la même. Arrivez avec un 6 dessus.
lesson-battle-ways-other = Bonne case, mauvaise face. Prenez l’autre chemin.
lesson-battle-ways-done = Un 6 ! Le chemin choisi décide de combien de cases le cube roulera ensuite.

lesson-battle-blocked = Les cubes ne sautent jamais. Le cube noir barre un chemin vers l’étoile : prenez l’autre.
lesson-battle-blocked-done = Toutes les cases du chemin doivent être vides. Seule la dernière peut porter une pièce adverse.

lesson-battle-capture = Un cube qui finit sur un cube noir le prend. Prenez-en un ; plusieurs coups conviennent.
lesson-battle-capture-missed = Vous n’avez rien pris. Quels cubes noirs sont à trois cases exactement ?
lesson-battle-capture-done = Pris ! Il quitte le plateau. La prise n’est jamais obligatoire.

lesson-battle-king = Le cube à la couronne est votre roi. Il se déplace d’une case et prend, lui aussi. Prenez le cube voisin.
lesson-battle-king-fled = Votre roi peut faire cela, mais le cube noir est toujours là. Prenez-le.
lesson-battle-king-done = Toujours une case, dans l’une des quatre directions.

lesson-battle-danger = Attention : ce cube peut rouler sur votre roi et vous faire perdre. Sauvez votre roi.
lesson-battle-danger-hung = Votre roi a été pris. Fuyez, interposez-vous ou prenez l’attaquant.
lesson-battle-danger-done = Sauvé ! On peut fuir, s’interposer ou prendre l’attaquant.

lesson-battle-careful = Prenez un cube, mais gardez votre roi à l’abri.
lesson-battle-careful-hung = Ce cube protégeait votre roi. Le 4 l’atteint maintenant.
lesson-battle-careful-missed = Le roi est sauf, mais vous n’avez rien pris.
lesson-battle-careful-done = Bien vu. L’autre prise aurait ouvert un chemin vers votre roi.

lesson-battle-strike = Le roi noir est à un pas de votre palais. S’il y entre, les Noirs gagnent. À vous de jouer !
lesson-battle-strike-late = Trop tard : le roi noir a pris le palais. Votre 4 aurait pu prendre ce roi avant.
lesson-battle-strike-done = Vous avez pris le roi et vous gagnez ! Le reste ne compte plus.

lesson-battle-palace = On gagne aussi en menant son propre roi sur le palais à l’étoile. Il vous faut deux coups.
lesson-battle-palace-2 = Les Noirs n’ont pas pu vous arrêter. Maintenant, prenez le palais.
lesson-battle-palace-away = Restez près : le palais est une case plus haut et une à droite.
lesson-battle-palace-missed = Le palais était à côté de votre roi. Entrez-y.
lesson-battle-palace-done = Vous gagnez ! Seul le roi peut prendre un palais.

lesson-battle-threat = La vraie position de départ. Attaquez tout de suite : menacez de prendre le roi noir.
lesson-battle-threat-near = C’est le bon cube, mais pas le bon chemin. Il doit finir avec un 6 qui atteint le roi.
lesson-battle-threat-none = Pas encore de menace. Essayez un cube d’angle : quel chemin finit avec un 6 ?
lesson-battle-threat-done = Une menace dès le premier coup ! Les Noirs doivent répondre.

## Battle: notes in the first game, each shown once

lesson-battle-note-start = Prenez votre temps : choisissez un cube, et le plateau montre où il peut aller et quelle face il y montrera.
lesson-battle-note-winning = Vous pouvez gagner tout de suite. Voyez-vous comment ?
lesson-battle-note-threat = Votre roi est en danger. Fuyez, interposez-vous ou prenez l’attaquant.
lesson-battle-note-capture = Vous pouvez prendre une pièce. Regardez d’abord si les Noirs pourraient reprendre.
lesson-battle-note-lost = Vous avez perdu un cube. Pouvez-vous reprendre ?
lesson-battle-note-captured = Votre première prise ! Regardez maintenant ce que les Noirs peuvent faire.

## Qwixx Duel: steps

lesson-qwixx-roll-title = Lancer et placer
lesson-qwixx-colour-title = Blanc plus couleur
lesson-qwixx-skip-title = Passer exprès
lesson-qwixx-right-title = Seulement vers le cadenas
lesson-qwixx-capture-title = Prendre
lesson-qwixx-stack-title = Empiler
lesson-qwixx-frozen-title = Ce qui ne craint rien
lesson-qwixx-misthrow-title = Les lancers manqués
lesson-qwixx-five-title = Fermer une rangée
lesson-qwixx-lock-title = Le cadenas
lesson-qwixx-score-title = Compter les points
lesson-qwixx-total-title = Votre total
lesson-qwixx-end-title = Finir la partie
lesson-qwixx-wait-title = Pas encore

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = Vous avez passé. Cette fois, placez un pion.

lesson-qwixx-roll = Vous jouez avec les pions noirs. Chaque tour commence par un lancer des six dés : lancez-les.
lesson-qwixx-roll-2 = Action 1 : les dés blancs font 5. Placez un pion sur un 5, dans n’importe quelle rangée.
lesson-qwixx-roll-done = Votre premier pion. En rouge et en jaune, le 5 est près du début : il reste plus de place.

lesson-qwixx-colour = Action 2 : un dé blanc plus un dé de couleur, dans la rangée de cette couleur. Placez un pion sur le 10 bleu.
lesson-qwixx-colour-other = C’est permis aussi, mais trouvez le 10 bleu : blanc 4 plus bleu 6.
lesson-qwixx-colour-done = 4 et 6 font 10. À vous de choisir le dé blanc. Les deux actions doivent utiliser deux cases différentes.

lesson-qwixx-skip = Les deux actions sont facultatives. Un 3 laisserait un grand vide : passez cette fois.
lesson-qwixx-skip-2 = Bien. Maintenant, jouez l’action 2 : le 8 rouge, juste à côté de votre 7.
lesson-qwixx-skip-wasted = Les cases qui précèdent ce 3 sont maintenant perdues pour vous. Mieux vaut passer.
lesson-qwixx-skip-misthrow = Renoncer aux deux actions est un lancer manqué : moins 5 points. Jouez le 8 rouge.
lesson-qwixx-skip-far = Permis, mais cela saute beaucoup de cases. Le 8 rouge n’en saute aucune.
lesson-qwixx-skip-done = De petits pas laissent de la place à beaucoup de pions, et beaucoup de pions rapportent.

lesson-qwixx-right = Dans chaque rangée, on ne va que vers le cadenas. Quel nombre rouge pouvez-vous encore utiliser ?
lesson-qwixx-right-2 = Exact : seulement les nombres au-delà de votre 7. Placez un pion sur le 9 rouge.
lesson-qwixx-right-left = Le 4 est derrière vos pions : vous ne pouvez plus l’utiliser.
lesson-qwixx-right-between = Le 6 est entre votre 5 et votre 7. C’est votre pion le plus proche du cadenas qui compte.
lesson-qwixx-right-row = Permis, mais cherchez le 9 rouge, au-delà de votre 7.
lesson-qwixx-right-done = Sauter des cases est permis. Les pions gris ne vous freinent pas.

lesson-qwixx-capture = Le pion le plus proche du cadenas est le pion de tête. S’il est adverse et seul, on peut le prendre : faites-le.
lesson-qwixx-capture-missed = Rien de pris. Le pion de tête gris est sur le 8 rouge, et vous avez un 8.
lesson-qwixx-capture-done = Le pion gris retourne à son propriétaire, et le pion de tête est à vous.

lesson-qwixx-stack = Votre pion de tête, seul sur le 7 bleu, est en danger. Empilez-en un second dessus.
lesson-qwixx-stack-taken = Gris a obtenu un 7 et pris votre pion. Deux pions n’auraient rien craint.
lesson-qwixx-stack-done = Une pile de deux pions ou plus ne peut jamais être prise, et chacun de ses pions compte.

lesson-qwixx-frozen = Seul le pion de tête peut être pris. Combien de pions gris pourriez-vous prendre maintenant en rouge ?
lesson-qwixx-frozen-2 = Exact. En bleu, une pile grise est en tête : combien de pions pourriez-vous y prendre ?
lesson-qwixx-frozen-front = Le pion gris sur le 8 est en tête et seul : celui-là peut être pris.
lesson-qwixx-frozen-behind = Le pion gris sur le 4 est dépassé. Les pions dépassés ne craignent plus rien.
lesson-qwixx-frozen-stack = Une pile ne peut jamais être prise, même en tête.
lesson-qwixx-frozen-done = Les pions dépassés ne craignent rien, mais on ne peut plus rien empiler dessus.

lesson-qwixx-misthrow = Deux 1 : aucun 2 ne peut recevoir votre pion. Vous ne pouvez que continuer.
lesson-qwixx-misthrow-2 = Aucune somme d’un dé blanc et d’un dé de couleur ne convient non plus. C’est un lancer manqué.
lesson-qwixx-misthrow-done = Un lancer manqué vous coûte 5 points. Au quatrième, ceux de Gris compris, la partie se termine.

lesson-qwixx-five = Avant le dernier nombre d’une rangée, il vous faut cinq pions. Vous en avez quatre : ajoutez le 11 rouge.
lesson-qwixx-five-2 = Cela fait cinq, et il reste l’action 2 : fermez la rangée avec le 12 rouge !
lesson-qwixx-five-four = Vous n’avez encore que quatre pions en rouge. Placez-en d’abord un sur le 11 rouge.
lesson-qwixx-five-open = La rangée est encore ouverte. Blanc 6 plus rouge 6 font 12.
lesson-qwixx-five-done = Cinq pions, puis le dernier nombre : la rangée rouge est fermée, et son dé quitte le jeu.

lesson-qwixx-lock = En fermant la rangée rouge, vous avez aussi posé un pion sur le cadenas. Combien de pions y avez-vous ?
lesson-qwixx-lock-before = Vous en aviez cinq avant de fermer. Ajoutez le 12 et le cadenas.
lesson-qwixx-lock-stone = N’oubliez pas le pion du cadenas : il compte.
lesson-qwixx-lock-done = Les cinq premiers, le 12 et le cadenas : sept en tout.

lesson-qwixx-score = Les pions d’une rangée valent en tout 1, 3, 6, 10… : chacun ajoute un point de plus que le précédent. Et cinq pions ?
lesson-qwixx-score-next = Quatre valent 10, et le cinquième ajoute 5.
lesson-qwixx-score-done = Une longue rangée vaut bien plus que plusieurs courtes.

lesson-qwixx-total = Quel est votre total ? 4 pions en rouge, 2 en jaune, 1 en vert et un lancer manqué.
lesson-qwixx-total-misthrow = Le lancer manqué retire 5 points.
lesson-qwixx-total-sum = 10 pour la rouge, 3 pour la jaune, 1 pour la verte, moins 5.
lesson-qwixx-total-done = 14 pour les rangées, moins 5 pour le lancer manqué.

lesson-qwixx-end = Deux rangées fermées terminent aussitôt la partie. Vous menez 43 à 16 et la rouge est fermée. Concluez !
lesson-qwixx-end-later = La partie continue, et Gris peut vous rattraper. Le 12 jaune la termine maintenant.
lesson-qwixx-end-done = Vous gagnez. Quand vous menez, cherchez à finir la partie : une réserve vide y met fin aussi.

lesson-qwixx-wait = Cette fois, Gris mène 64 à 43. Vous pourriez fermer la rangée jaune, et la partie serait finie. Bonne idée ?
lesson-qwixx-wait-lost = La partie est finie, et Gris a plus de points : 64 à 56.
lesson-qwixx-wait-done = Exact : continuez à jouer tant que Gris mène.

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = Lancez, utilisez la somme des blancs, puis un dé blanc et un dé de couleur. Avancez à petits pas.
lesson-qwixx-note-close = Vous pouvez fermer une rangée. Le pion du cadenas compte aussi ; deux rangées fermées terminent la partie.
lesson-qwixx-note-capture = Vous pouvez prendre un pion de tête. Il retournera à son propriétaire.
lesson-qwixx-note-stack = Vous pouvez empiler un pion sur votre pion de tête et le mettre à l’abri.
lesson-qwixx-note-misthrow = Passer maintenant serait un lancer manqué : moins 5 points.
lesson-qwixx-note-taken = Votre pion de tête a été pris. Il est de retour dans votre réserve, et vous pouvez de nouveau utiliser cette case.
lesson-qwixx-note-closed = Une rangée est fermée et son dé hors jeu. Encore une, et la partie se termine.
