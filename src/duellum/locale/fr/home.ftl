### The first page and the page of games to watch.

home-title = Deux duels de dés sur une table en bois
# The board that moves by itself, for those who listen; $game is the name of a game.
home-board = { $game } : quelques coups sur le plateau
board-pause = Pause
board-play = Montrer les coups
home-own = Vos parties en cours
home-finished = Parties terminées
# $count is how many there are.
home-finished-all = Tout afficher ({ $count })

## The form for a new game

form-game = Jeu
form-opponent = Adversaire
opponent-bot = Ordinateur
opponent-bot-about = Joue au niveau de votre choix, répond aussitôt et donne des conseils.
opponent-link = Ami en ligne
opponent-link-about = Envoyez un lien : la personne qui l’ouvre peut jouer contre vous.
opponent-here = Même appareil
opponent-here-about = Deux joueurs jouent tour à tour sur cet écran.
form-level = Niveau
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 · débutant
        [2] 2 · très facile
        [3] 3 · facile
        [4] 4 · moyen
        [5] 5 · exigeant
        [6] 6 · fort
        [7] 7 · très fort
       *[8] { $level } · maximum
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = Bilan : gagnées { $won }, nulles { $drawn }, perdues { $lost }
level-record-none = Aucune partie terminée à ce niveau
form-more = Pendule et premier coup
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }, { $starts }
form-clock = Pendule
form-starts = Premier joueur
starts-lot = premier joueur au hasard
starts-first = je commence
starts-second = mon adversaire commence
form-public = Tout le monde peut regarder
form-public-open = Tout le monde peut regarder ou jouer
form-server = Jouer sur le serveur
form-server-note = Il faut une connexion. On peut prouver que les dés sont honnêtes.

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = À deux sur cet appareil
players-both = { $first } – { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } contre { $other }
line-waiting = En attente d’un joueur
line-open = Place libre
line-your-turn = Tour { $turn } : à vous
line-turn = Tour { $turn } · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = Gagnée
finished-lost = Perdue
finished-draw = Nulle
finished-winner =
    { $side ->
        [Blancs] Victoire des Blancs
        [Noirs] Victoire des Noirs
       *[other] Victoire de { $side }
    }
finished-aborted = Annulée

## Games to watch

watch-all = Toutes les parties publiques
watch-join = En attente d’un adversaire
watch-live = En cours
watch-about = Les parties que leurs joueurs ont rendues publiques. La liste se met à jour toute seule.
watch-empty = Aucune partie publique en ce moment
watch-empty-about = Créez-en une : elle apparaîtra ici, et chacun pourra la rejoindre ou regarder.
watch-start = Créer une partie publique
watch-offline = La liste des parties nécessite une connexion
watch-offline-about = Elle apparaîtra dès que le serveur répondra.
watch-no-server = Aucune partie à regarder ici
watch-no-server-about = Ce site fonctionne sans serveur : chaque partie se joue dans le navigateur du joueur.
