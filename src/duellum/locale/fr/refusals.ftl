### Why a move is refused: a sentence, or two. The clause of the rules behind it is named beside.
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
battle-illegal-form = Un coup s’écrit par une case et un ou deux tronçons de chemin, comme i1n4w1 : de i1, 4 vers le nord, puis 1 vers l’ouest.
battle-illegal-nothing = Rien n’a été tapé. { battle-illegal-form }
battle-illegal-start = « { $part } », au début de « { $text } », n’est pas une case. { battle-illegal-form }
battle-illegal-no-leg = « { $text } » nomme une case, mais aucun chemin. { battle-illegal-form }
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
battle-illegal-leg = Chaque tronçon fait au moins une case.
battle-illegal-turns = Un coup ne change de direction qu’une fois au plus.
battle-illegal-back = Un coup ne peut pas revenir sur ses pas.
battle-illegal-straight = Les deux tronçons vont dans la même direction : écrivez-les en un seul, ou tournez à angle droit.
battle-illegal-king-count = Le roi avance d’une case exactement, pas de { $count }.
battle-illegal-count = La face supérieure montre { $face } : le cube avance d’exactement autant, pas de { $count }.
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
qwixx-illegal-thrown = Les dés sont déjà lancés : { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] Le dé rouge est encore en jeu et doit être lancé.
        [y] Le dé jaune est encore en jeu et doit être lancé.
        [g] Le dé vert est encore en jeu et doit être lancé.
       *[b] Le dé bleu est encore en jeu et doit être lancé.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = L’action 1 demande la somme des dés blancs, { $sum }, pas { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = Dans cette rangée, l’action 2 peut prendre { $first } ou { $second }, sommes d’un dé blanc et du dé de la rangée, pas { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = Dans cette rangée, l’action 2 peut prendre seulement { $first }, somme d’un dé blanc et du dé de la rangée, pas { $number }.
qwixx-illegal-used = L’action 1 a déjà utilisé le { $number } { qwixx-colour } : l’action 2 demande une autre case.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Vous ne pouvez pas revenir sur le { $number } { qwixx-colour } : votre pion le plus avancé de cette rangée est sur le { $own }.
qwixx-illegal-barred = Sur le { $number } { qwixx-colour } se trouve un pion adverse qui n’est pas le pion de tête.
qwixx-illegal-stack = La pile adverse sur le { $number } { qwixx-colour } ne peut pas être prise.
qwixx-illegal-overtaken = Votre pion sur le { $number } { qwixx-colour } est dépassé et ne peut plus être rehaussé.
# $count stones of the player are in the row.
qwixx-illegal-last = Pour prendre le { $number } { qwixx-colour }, il vous faut au moins cinq pions avant lui ; vous en avez { $count }.
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
refused-malformed = Le serveur n’a pas compris.
refused-too-long = C’est trop long pour être lu ici.
refused-too-fast = Trop vite. Attendez un instant.
refused-too-many = Il y a trop d’activité ici. Réessayez plus tard.
refused-forbidden-origin = Cette page n’a pas le droit de parler à ce serveur.
refused-not-host = Seule la personne assise à l’ordinateur qui fait tourner Duellum peut faire cela.
refused-no-network = Cet ordinateur n’est dans aucun réseau par lequel d’autres pourraient jouer.
refused-unavailable = Impossible d’enregistrer pour le moment. Rien n’a changé ; réessayez.
refused-unknown-game = Cette partie n’existe pas.
refused-unknown-rules = Ce jeu n’est pas installé ici.
refused-no-engine = L’ordinateur ne joue pas à ce jeu, ou pas à ce niveau.
refused-bad-position = Aucune partie ne peut partir de cette position.
refused-bad-seed = Cette graine contient des caractères impossibles à afficher.
refused-needs-commitment = Rechargez la page : les dés de cette partie ont besoin de sa dernière version.
refused-bad-share = Ce navigateur a perdu sa part des dés de cette partie : il ne peut pas achever le lancer.
refused-roll-pending = Les dés sont encore en l’air : attendez qu’ils retombent.
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
refused-nothing-to-undo = Il n’y a aucun coup à reprendre.
refused-already-offered = Cette proposition est déjà faite.
refused-too-often = Vous venez de le proposer. Jouez d’abord quelques coups.
refused-exhausted = Vous ne pouvez plus rien proposer ni reprendre dans cette partie.
refused-no-offer = Cette proposition n’existe plus.
refused-not-against-people = Pas d’aide dans les parties contre d’autres personnes.
refused-not-now = Il n’y a rien à dire de cette position.
refused-engine-failed = L’ordinateur n’a pas répondu.
refused-engine-busy = L’ordinateur est encore occupé par d’autres demandes. Réessayez dans un instant.
refused-bad-record = Ce n’est pas une partie enregistrée.
refused-too-many-moves = Cette partie enregistrée a trop de coups : { $count } au maximum, variantes comprises.
refused-wrong-result = Le résultat inscrit ne correspond pas aux coups.
