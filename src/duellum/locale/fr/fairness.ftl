### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Des dés honnêtes
fairness-text-committed = Avant la partie, le serveur a montré le sceau de sa graine secrète, puis chaque joueur a ajouté la sienne. Tous les lancers découlent de ces trois graines : personne n’a pu choisir les dés, mais le serveur les connaît d’avance.
fairness-text-joint = Avant la partie, le serveur et les joueurs ont chacun scellé un secret. Chaque lancer demande une nouvelle part de chaque secret, révélée seulement au moment du lancer : personne ne peut choisir un lancer ni le connaître d’avance, pas même le serveur.
fairness-commitment = Le sceau du serveur, montré avant la partie
# $side is a side such as Black.
fairness-commitment-of = Sceau du joueur ({ $side })
fairness-seed-of = Graine du joueur ({ $side })
fairness-seed = La graine du serveur
fairness-share = Dernière part du serveur
fairness-share-of = Dernière part du joueur ({ $side })
fairness-later = pas encore connue
# Opens what only experts need.
fairness-details = Détails
fairness-rolls = Tous les lancers
# $faces are the faces as they should have been.
fairness-due = attendu : { $faces }

## What is found

verdict-fair = Honnêtes
verdict-consistent = Cohérents
verdict-false = Faux
fairness-checking = Vérification de tous les lancers…
fairness-fair =
    { $count ->
        [0] Il n’y avait aucun lancer à vérifier.
        [one] Le seul lancer est juste, et votre navigateur avait vu d’avance de quoi il découle.
       *[other] Les { $count } lancers sont justes, et votre navigateur avait vu avant le premier de quoi ils découlent.
    }
fairness-consistent =
    { $count ->
        [0] Il n’y avait aucun lancer à vérifier.
        [one] Le seul lancer découle des sceaux et des graines. Votre navigateur n’a pas vu s’ils étaient tous là avant.
       *[other] Les { $count } lancers découlent des sceaux et des graines. Votre navigateur n’a pas vu s’ils étaient tous là avant le premier.
    }
fairness-false-rolls = Certains lancers contredisent les sceaux et les graines : on ne peut pas se fier à ces dés.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party } : ce qui a été révélé ne correspond pas au sceau. On ne peut pas se fier à ces dés.
fairness-false-witness = { $party } : le sceau ou la graine n’est pas celui que votre navigateur avait noté avant la partie. On ne peut pas se fier à ces dés.
fairness-false-moves = Les coups ne respectent pas les règles : quelque chose a été omis, ajouté ou modifié. On ne peut pas se fier à ces dés.
fairness-so-far = Chaque lancer est vérifié dès qu’il tombe.
fairness-wait = La graine du serveur est révélée à la fin de la partie. Tous les lancers seront alors vérifiés ici.
fairness-unproven = Ces dés ne peuvent pas être vérifiés : il manque une partie de ce dont ils découlent.
fairness-unreplayed = Tous les lancers affichés découlent des sceaux et des graines, mais votre navigateur n’a pas pu rejouer les coups selon les règles. Il ne sait pas s’il manque un lancer. Enregistrez la partie et vérifiez-la avec « duellum verify ».
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] Le premier lancer date d’avant l’arrivée de la partie sur le serveur, et rien ne le garantit. Depuis, chaque lancer est vérifié : { $proven } jusqu’ici.
       *[other] Les { $count } premiers lancers datent d’avant l’arrivée de la partie sur le serveur, et rien ne les garantit. Depuis, chaque lancer est vérifié : { $proven } jusqu’ici.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Votre navigateur a noté avant le premier lancer : { $parties }.
fairness-unwitnessed = Votre navigateur n’a pas noté avant le premier lancer : { $parties }.
fairness-seen-by = Noté avant le premier lancer par les navigateurs de : { $names }. Seules leurs preuves des dés montrent plus que la cohérence.
party-server = Serveur

## At the table

roll-waiting = Les dés sont encore en l’air : { $name } n’a pas encore répondu.
roll-waiting-clock = { $name } est hors ligne. Sa pendule tourne ; les dés retomberont dès son retour.
roll-waiting-away = { $name } est hors ligne. Les dés retomberont dès son retour ; sept jours d’absence font perdre la partie.
foul-title = Il y a un problème avec les dés
foul-early = Une part des dés a été demandée avant l’heure.
foul-changed = Des coups ont été changés après que votre navigateur a donné sa part du lancer.
foul-after = Votre navigateur n’ajoute plus rien à ces dés. Enregistrez la preuve des dés et la partie.
