### The first page and the page of games to watch.

home-title = Deux duels de dés, une table en bois
# The board that moves by itself, for those who listen; $game is the name of a game.
home-board = { $game } : quelques coups sur le plateau
board-pause = Pause
board-play = Montrer les coups
home-own = Continuer à jouer
home-public = Parties à regarder ou à rejoindre
home-finished = Parties terminées
# $count is how many there are.
home-finished-all = Tout afficher ({ $count })

## The form for a new game

form-game = Jeu
form-opponent = Adversaire
opponent-bot = Ordinateur
opponent-bot-about = Il répond aussitôt, au niveau de votre choix, et vous conseille à la demande.
opponent-link = Ami en ligne
opponent-link-about = Vous recevez un lien à envoyer ; la personne qui l’ouvre s’assied en face de vous.
opponent-here = Même appareil
opponent-here-about = À deux devant le même écran, chacun son tour.
form-level = Niveau
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 · apprend les règles
        [2] 2 · indulgent
        [3] 3 · décontracté
        [4] 4 · régulier
        [5] 5 · attentif
        [6] 6 · fort
        [7] 7 · très fort
       *[8] { $level } · de toutes ses forces
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = Votre bilan : { $won } G, { $drawn } N, { $lost } P
level-record-none = Aucune partie à ce niveau pour l’instant
form-more = Pendule et premier coup
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }, { $starts }
form-clock = Pendule
form-starts = Qui commence ?
starts-lot = le sort décide qui commence
starts-first = je commence
starts-second = mon adversaire commence
form-public = Tout le monde peut regarder
form-public-open = Tout le monde peut regarder ou jouer
form-server = Jouer sur le serveur
form-server-note = Il faut une connexion, et l’on peut prouver que les dés sont honnêtes.

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = À deux sur cet écran
players-both = { $first } – { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } contre { $other }
line-waiting = En attente d’un adversaire
line-open = Une place est libre
line-your-turn = Tour { $turn } : à vous
line-turn = Tour { $turn } · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = Gagnée
finished-lost = Perdue
finished-draw = Nulle
finished-winner = Gagné : { $side }
finished-aborted = Annulée

## Games to watch

watch-all = Toutes les parties publiques
watch-join = En attente d’un adversaire
watch-live = En cours
watch-about = Les parties que leurs joueurs ont ouvertes à tous. La liste se met à jour toute seule.
watch-empty = Aucune partie publique en ce moment
watch-empty-about = Lancez-en une : elle apparaîtra ici, et chacun pourra s’asseoir ou regarder.
watch-start = Lancer une partie publique
watch-offline = La liste des parties nécessite une connexion
watch-offline-about = Elle apparaîtra dès que le serveur répondra.
watch-no-server = Il n’y a personne à regarder ici
watch-no-server-about = Ce site fonctionne sans serveur : chaque partie se joue dans le navigateur du joueur.
