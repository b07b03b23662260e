### Why a move or a position is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } est un coup d’une autre position.
general-illegal-not-led = { $move } n’a pas mené à cette position.
general-illegal-never-thrown = Dans ce jeu, on ne lance pas de dés.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Il n’y a pas de coup à chercher maintenant.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Un coup s’écrit avec la case de départ et un ou deux tronçons de chemin, par exemple i1n4w1 : de i1, 4 vers le nord, puis 1 vers l’ouest.
battle-illegal-nothing = Vous n’avez rien tapé. { battle-illegal-form }
battle-illegal-start = « { $part } », au début de « { $text } », n’est pas une case. { battle-illegal-form }
battle-illegal-no-leg = « { $text } » indique une case, mais aucun chemin. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = Dans « { $text } », il manque un nombre de 1 à 9 après « { $part } », caractère { $place }. { battle-illegal-form }
battle-illegal-no-direction = « { $part } », caractère { $place } de « { $text } », n’est pas une direction : n, s, e ou w (nord, sud, est, ouest). { battle-illegal-form }
battle-illegal-square = « { $text } » n’est pas une case : les cases vont de a1 à i8.
battle-illegal-edge =
    { $direction ->
        [north] Le coup sort du plateau au nord de { $square }.
        [south] Le coup sort du plateau au sud de { $square }.
        [east] Le coup sort du plateau à l’est de { $square }.
       *[west] Le coup sort du plateau à l’ouest de { $square }.
    }
battle-illegal-leg = Chaque tronçon doit faire au moins une case.
battle-illegal-turns = Un cube ne peut changer de direction qu’une fois par coup.
battle-illegal-back = Un cube ne peut pas revenir par où il est venu.
battle-illegal-straight = Les deux tronçons vont dans la même direction : écrivez-les en un seul, ou tournez à angle droit.
battle-illegal-king-count = Le roi se déplace d’une case exactement, et non de { $count }.
battle-illegal-count = La face supérieure montre { $face } : le cube doit rouler exactement d’autant de cases, et non de { $count }.
battle-illegal-blocked = Le chemin est barré en { $square }.
battle-illegal-own = Une de vos propres pièces se trouve en { $square }.
battle-illegal-no-piece = Il n’y a aucune pièce en { $square }.
battle-illegal-opponent = C’est aux { battle-side } de jouer, mais la pièce en { $square } est à l’adversaire.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = « { $text } » n’est pas une case : écrivez r, y, g ou b (rouge, jaune, vert, bleu) et un nombre de 2 à 12, comme y5, ou « - » pour passer.
qwixx-illegal-roll = « { $text } » n’est pas un lancer : écrivez les deux dés blancs, une barre oblique, puis rouge, jaune, vert et bleu, comme 41/3526, avec « - » pour un dé hors jeu.
qwixx-illegal-turn = « { $text } » n’est pas un tour : écrivez un lancer et deux choix, ou un seul s’il termine la partie, comme 41/3526 y5 -.
qwixx-illegal-faces = Dés à lancer maintenant : { $count } ; chacun montre de 1 à 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = Les dés ont déjà été lancés : { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] Le dé rouge est encore en jeu et doit être lancé.
        [y] Le dé jaune est encore en jeu et doit être lancé.
        [g] Le dé vert est encore en jeu et doit être lancé.
       *[b] Le dé bleu est encore en jeu et doit être lancé.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = L’action 1 demande la somme des dés blancs, { $sum }, et non { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = Dans cette rangée, l’action 2 peut utiliser { $first } ou { $second }, sommes d’un dé blanc et du dé de la rangée, et non { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = Dans cette rangée, l’action 2 peut utiliser seulement { $first }, somme d’un dé blanc et du dé de la rangée, et non { $number }.
qwixx-illegal-used = L’action 1 a déjà utilisé le { $number } { qwixx-colour } : l’action 2 demande une autre case.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Vous ne pouvez pas revenir sur le { $number } { qwixx-colour } : votre pion le plus avancé de cette rangée est sur le { $own }.
qwixx-illegal-barred = Sur le { $number } { qwixx-colour } se trouve un pion adverse qui n’est pas le pion de tête.
qwixx-illegal-stack = La pile adverse sur le { $number } { qwixx-colour } ne peut pas être prise.
qwixx-illegal-overtaken = Votre pion sur le { $number } { qwixx-colour } est dépassé : vous ne pouvez plus rien empiler dessus.
# $count stones of the player are in the row.
qwixx-illegal-last = Pour placer un pion sur le { $number } { qwixx-colour }, il vous en faut au moins cinq avant lui ; pour l’instant, vous en avez { $count }.
qwixx-illegal-closed =
    { $colour ->
        [r] La rangée rouge est fermée.
        [y] La rangée jaune est fermée.
        [g] La rangée verte est fermée.
       *[b] La rangée bleue est fermée.
    }

## What else the server or this browser refuses

# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = Le serveur n’a pas compris cette demande.
refused-too-long = C’est trop long pour être lu ici.
refused-too-fast = Trop vite. Attendez un instant.
refused-too-many = Le serveur est trop sollicité. Réessayez plus tard.
refused-forbidden-origin = Cette page n’est pas autorisée à utiliser ce serveur.
refused-not-host = Seule la personne assise à l’ordinateur qui fait tourner Duellum peut faire cela.
refused-no-network = Cet ordinateur n’est connecté à aucun réseau permettant à d’autres de jouer.
refused-unavailable = L’enregistrement a échoué, et rien n’a changé. Réessayez.
refused-unknown-game = Cette partie n’existe pas.
refused-unknown-rules = Ce jeu n’est pas installé ici.
refused-no-engine = L’ordinateur ne joue pas à ce jeu, ou pas à ce niveau.
refused-bad-position = Aucune partie ne peut commencer à partir de cette position.
refused-bad-seed = Cette graine contient des caractères impossibles à afficher.
refused-needs-commitment = Rechargez la page : les dés de cette partie en exigent la dernière version.
refused-bad-share = Ce navigateur a perdu sa part des dés de cette partie : il ne peut pas achever le lancer.
refused-roll-pending = Les dés roulent encore. Attendez un instant.
refused-not-seated = Vous regardez : seuls les joueurs peuvent faire cela.
refused-seat-taken = Les deux places sont prises. Vous pouvez regarder.
refused-already-seated = Vous avez déjà une place ici.
refused-not-started = La partie n’a pas commencé.
refused-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-not-your-turn = Ce n’est pas votre tour.
refused-stale = Entre-temps, la partie a avancé.
refused-illegal = Les règles interdisent ce coup.
refused-dice-due = Lancez d’abord les dés.
refused-no-dice-due = Il n’y a pas de dés à lancer maintenant.
refused-nothing-to-undo = Il n’y a aucun coup à annuler.
refused-already-offered = Cette proposition a déjà été faite.
refused-too-often = Vous venez de le demander. Jouez d’abord quelques coups.
refused-exhausted = Vous ne pouvez plus rien proposer ni annuler dans cette partie.
refused-no-offer = Cette proposition n’est plus valable.
refused-seek-gone = Ce défi a déjà été accepté ou retiré.
refused-not-against-people = Pas de conseils dans les parties contre d’autres personnes.
refused-not-now = Aucun conseil pour cette position.
refused-engine-failed = L’ordinateur n’a pas répondu.
refused-engine-busy = L’ordinateur est occupé par d’autres demandes. Réessayez dans un instant.
refused-bad-record = Ce n’est pas une partie enregistrée.
refused-too-many-moves = Cette partie enregistrée a trop de coups : { $count } au maximum, variantes comprises.
refused-wrong-result = Le résultat de cette partie enregistrée ne correspond pas à ses coups.

## Positions that are impossible

position-long = Le texte est trop long : une position compte { $count } caractères au plus.

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Blancs
       *[black] Noirs
    }
position-battle-fields = Une position a quatre parties séparées par des espaces : huit rangées séparées par /, le camp au trait, le nombre de demi-coups sans prise et le numéro du coup.
position-battle-side = Le camp au trait doit être w ou b.
position-battle-rank = La rangée { $rank } doit avoir neuf cases : des lettres pour les pièces, un chiffre pour les cases vides.
position-battle-number = Le nombre de demi-coups sans prise et le numéro du coup doivent être des nombres entiers.
position-battle-long = Après cent demi-coups sans prise, la partie est nulle.
position-battle-kings = { position-battle-name } : il ne peut y avoir qu’un roi, or des rois se trouvent en { $squares }.
position-battle-dice = { position-battle-name } : il ne peut y avoir plus de huit cubes.
position-battle-no-king = { position-battle-name } : le roi manque.
position-battle-palace = { position-battle-name } : le roi est sur le palais adverse, donc la partie est déjà gagnée.

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
position-qwixx-fields = Une position a cinq parties séparées par des espaces : quatre rangées séparées par /, le joueur actif, les lancers manqués, le lancer et la phase.
position-qwixx-side = Le joueur actif doit être b ou g.
position-qwixx-row = { position-qwixx-row-name } : elle doit avoir onze cases et un cadenas.
position-qwixx-closed-sign = { position-qwixx-row-name } : elle doit être marquée fermée si son dernier nombre porte un pion, et ouverte sinon.
position-qwixx-misthrow-text = Les lancers manqués s’écrivent comme { "1:0" }, ceux de Noir d’abord.
position-qwixx-stage = La phase doit être r avant le lancer, 1 avant l’action 1 et, avant l’action 2, { "2:" } suivi de la case de l’action 1, ou { "2:-" }.
position-qwixx-lock-open = { position-qwixx-row-name } : un pion est sur le cadenas, mais aucun sur le dernier nombre.
position-qwixx-last-stack = { position-qwixx-row-name } : le dernier nombre ne peut porter qu’un pion, car il ferme la rangée.
position-qwixx-lock-side = { position-qwixx-row-name } : les pions du cadenas et du dernier nombre doivent appartenir au même camp.
position-qwixx-before = { position-qwixx-row-name } : le pion sur le dernier nombre demande cinq pions du même camp avant lui.
position-qwixx-stones = { position-qwixx-name } : il n’y a que 22 pions.
position-qwixx-misthrows = Il ne peut y avoir plus de quatre lancers manqués, car le quatrième met fin à la partie.
position-qwixx-closed = Deux rangées au plus peuvent être fermées, car la deuxième met fin à la partie.
position-qwixx-bare-two = Deux rangées sont fermées sans pion sur le cadenas, or la première aurait déjà mis fin à la partie.
position-qwixx-bare = { position-qwixx-row-name } : elle est fermée sans pion sur le cadenas, alors que celui qui l’a fermée a encore des pions.
position-qwixx-over = La partie était finie avant que ces dés soient lancés.
position-qwixx-misthrow-fit = Sur un plateau vide, le dernier joueur à avoir joué doit avoir autant de lancers manqués que l’autre, ou un de plus.
position-qwixx-supply = { position-qwixx-name } : la réserve est vide, donc la partie aurait déjà pris fin pendant le tour de ce camp.
position-qwixx-ended = { position-qwixx-name } : aucun tour de ce camp ne peut mettre fin ainsi à la partie.
position-qwixx-first-sum = Avec l’action 1, un pion ne peut aller que sur la somme des dés blancs, { $sum }, et non sur { $field }.
position-qwixx-first-stone = L’action 1 est notée sur { $field }, mais le joueur actif n’y a aucun pion.
position-qwixx-first-last = Le pion sur { $field } ne peut pas être le dernier placé par le joueur actif.
