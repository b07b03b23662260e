### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Des dés honnêtes
fairness-text-committed = Les lancers découlent d’un nombre secret du serveur et d’un nombre de chaque joueur, tous fixés avant la partie. Personne n’a pu choisir un lancer. Le serveur, en revanche, les connaît d’avance.
fairness-text-joint = Le serveur et les deux joueurs ajoutent chacun un secret à chaque lancer. Les secrets sont fixés avant la partie et révélés seulement au moment du lancer : personne, pas même le serveur, ne peut choisir un lancer ni le connaître d’avance.
fairness-commitment = Engagement du serveur, publié avant la partie
# $side is a side such as Black.
fairness-commitment-of = { $side } : engagement
fairness-seed-of = { $side } : graine
fairness-seed = Graine du serveur
fairness-share = Dernière part du serveur
fairness-share-of = { $side } : dernière part
fairness-later = à venir
# Opens what only experts need.
fairness-details = Détails
fairness-rolls = Tous les lancers
# $faces are the faces as they should have been.
fairness-due = devrait être { $faces }

## What is found

verdict-fair = Honnêtes
verdict-consistent = Aucune erreur trouvée
verdict-false = Pas honnêtes
fairness-checking = Vérification de tous les lancers…
fairness-fair =
    { $count ->
        [0] Il n’y a encore aucun lancer à vérifier.
        [one] Votre navigateur a vérifié le seul lancer fait jusqu’ici. Il est correct, et ce qui le détermine était fixé avant la partie.
       *[other] Votre navigateur a vérifié les { $count } lancers. Ils sont corrects, et ce qui les détermine était fixé avant la partie.
    }
fairness-consistent =
    { $count ->
        [0] Il n’y a encore aucun lancer à vérifier.
        [one] Votre navigateur a vérifié le seul lancer fait jusqu’ici, et il correspond aux nombres publiés. Mais votre navigateur n’a pas vu tous ces nombres avant la partie : il ne peut pas dire s’ils ont été changés. La preuve des dés d’un joueur dont le navigateur les a vus permet de trancher.
       *[other] Votre navigateur a vérifié les { $count } lancers, et ils correspondent aux nombres publiés. Mais votre navigateur n’a pas vu tous ces nombres avant la partie : il ne peut pas dire s’ils ont été changés. La preuve des dés d’un joueur dont le navigateur les a vus permet de trancher.
    }
fairness-false-rolls = Certains lancers ne correspondent pas aux nombres qui les déterminent. Ne vous fiez pas à ces dés. Enregistrez la partie et la preuve des dés pour pouvoir le démontrer.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party } : le nombre révélé n’est pas celui qui avait été fixé avant la partie. Ne vous fiez pas à ces dés. Enregistrez la partie et la preuve des dés pour pouvoir le démontrer.
fairness-false-witness = { $party } : les nombres ne sont pas ceux que votre navigateur avait vus avant la partie. Ne vous fiez pas à ces dés. Enregistrez la partie et la preuve des dés pour pouvoir le démontrer.
fairness-false-moves = Les coups ne respectent pas les règles : quelque chose a été omis, ajouté ou modifié. Ne vous fiez pas à ces dés. Enregistrez la partie et la preuve des dés pour pouvoir le démontrer.
fairness-so-far = Chaque lancer est vérifié aussitôt fait.
fairness-wait = Le serveur révèle son nombre secret à la fin de la partie. Cette page vérifie alors tous les lancers.
fairness-unproven = Ces dés ne peuvent pas être vérifiés, car il manque certains des nombres qui les déterminent. Cela seul ne veut pas dire qu’ils n’étaient pas honnêtes.
fairness-unreplayed = Tous les lancers affichés correspondent aux nombres publiés, mais votre navigateur n’a pas pu rejouer les coups selon les règles. Il ne peut pas dire s’il manque un lancer. Enregistrez la partie et vérifiez-la avec « duellum verify ».
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] Le premier lancer a été fait avant l’arrivée de la partie sur le serveur, et on ne peut pas prouver qu’il est honnête. Depuis, chaque lancer est vérifié : { $proven } jusqu’ici.
       *[other] Les { $count } premiers lancers ont été faits avant l’arrivée de la partie sur le serveur, et on ne peut pas prouver qu’ils sont honnêtes. Depuis, chaque lancer est vérifié : { $proven } jusqu’ici.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Vu par votre navigateur avant le premier lancer : { $parties }.
fairness-unwitnessed = Pas vu par votre navigateur avant le premier lancer : { $parties }.
fairness-seen-by = Les navigateurs de ces joueurs ont vu les nombres avant le premier lancer : { $names }. Seules leurs preuves des dés peuvent montrer que rien n’a été changé.
party-server = Serveur

## At the table

roll-waiting = Les dés roulent encore : en attente de { $name }.
roll-waiting-clock = { $name } est hors ligne, et sa pendule tourne. Les dés seront lancés dès son retour.
roll-waiting-away = { $name } est hors ligne. Les dés seront lancés dès son retour. Sept jours d’absence font perdre la partie.
foul-title = Il y a un problème avec les dés
foul-early = Le serveur a demandé trop tôt un secret à votre navigateur.
foul-changed = Des coups ont été changés après que votre navigateur a révélé son secret pour un lancer.
foul-after = Votre navigateur ne participe plus à ces lancers. Enregistrez la partie et la preuve des dés pour pouvoir le démontrer.
