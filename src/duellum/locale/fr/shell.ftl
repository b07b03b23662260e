### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = À vous de jouer · { $page }
close = Fermer
cancel = Annuler
settings = Réglages
language = Langue
language-needs-connection = { $language } doit être téléchargé une fois. La langue s’affichera dès que vous serez en ligne.
rules = Règles
# A link to a clause of the rules; $clause is its id, such as B12
rule-number = Règle { $clause }
go-home = Retour à l’accueil
new-game = Nouvelle partie

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for those who listen.
navigation = Menu principal
menu = Menu
nav-play = Jouer
nav-learn = Apprendre
nav-puzzles = Problèmes
nav-analyse = Analyser
nav-watch = Regarder

## Names of games and sides

game-battle = La Joute
game-battle-about = Vos cubes roulent d’autant de cases qu’ils montrent de points. Prenez le roi ou menez le vôtre sur son palais.
game-qwixx = Qwixx Duel
game-qwixx-about = Lancez, placez, empilez, prenez : une course sur quatre rangées de couleur.
generic-about = Un jeu avec une table simple.
side-battle-first = Blancs
side-battle-second = Noirs
side-qwixx-first = Noir
side-qwixx-second = Gris
# For whoever has not said their name; $number tells guests apart.
guest-name = Invité { $number }
# An opponent played by the machine.
bot-name = Ordinateur, niveau { $level }
# The same where there is little room; its level, a digit, follows.
bot-label = Ordinateur
seat-open = Place libre
seat-kept = Pas encore là
seat-nameless = Quelqu’un

## The first page

home-open = Ouvrir une partie enregistrée
home-independent = Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; ceci en est une adaptation indépendante.
home-print = Imprimer le jeu
how-to-play = Comment jouer
# $game is the name of a game.
how-to-play-game = Comment jouer : { $game }
engine-preparing = L’ordinateur se prépare, la première fois seulement : { $progress }
form-play = Jouer

## Clocks

clock-none = Sans pendule
clock-sudden =
    { $minutes ->
        [one] { $minutes } minute par joueur
       *[other] { $minutes } minutes par joueur
    }
# So many minutes, and some more seconds after each turn.
clock-fischer =
    { $minutes ->
        [one] { $minutes } minute + { $seconds } s par tour
       *[other] { $minutes } minutes + { $seconds } s par tour
    }
clock-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
# What is left on a long clock; d and h are short for days and hours.
time-days = { $days } j { $hours } h

## Before a game

copy-link = Copier le lien
share-link = Partager
link-copied = Le lien est copié.
link-not-copied = Le navigateur ne permet pas de copier : prenez le lien dans la barre d’adresse.
your-name = Votre nom
waiting-start = La partie va commencer.
waiting-players = On attend les joueurs.

## Around the table

panel = Coups et plus
tools = Outils
tool-undo = Reprendre
tool-undo-ask = Demander à reprendre
take-back = Annuler
tool-hint = Conseil
tool-threats = Menaces
threats-count =
    { $count ->
        [0] { $side } : aucune menace.
        [one] { $side } : { $count } menace.
       *[other] { $side } : { $count } menaces.
    }
tool-chances = Chances
tool-flip = Pivoter
tool-more = Plus
side-you = { $side }, vous
side-away = { $side }, hors ligne
turn-yours = À vous
turn-theirs = Son tour
turn-thinking = Réfléchit
turn-warming = Se prépare : { $progress }
moves = Coups
moves-none = Aucun coup pour l’instant.
# For those who listen: $side made $move, in words.
moves-ply = { $side } : { $move }
# Two moves of one turn, in words.
moves-then = { $first }, puis { $second }
step-first = Au début
step-back = Un coup en arrière
step-forward = Un coup en avant
step-last = Au dernier coup
replay-at = La table après le coup { $ply } sur { $count }
replay-now = Revenir à la partie
previous-game = La partie précédente
save-record = Enregistrer la partie
watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
chances-text = Vos chances de gagner : { $percent }
chances-figure = { $percent }
connection-first = On prend place à la table
connection-lost = Pas de connexion. Nous continuons d’essayer.
connection-network-off = L’hôte n’ouvre plus la partie au réseau. Nous continuons d’essayer.
pending-unsent =
    { $what ->
        [play] Votre coup sera envoyé dès que la connexion sera rétablie.
        [roll] Les dés seront lancés dès que la connexion sera rétablie.
        [resign] Votre abandon sera envoyé dès que la connexion sera rétablie.
       *[other] Ce sera envoyé dès que la connexion sera rétablie.
    }
pending-sent = Le serveur n’a pas encore confirmé.
pending-refused = { $reason } Ce que vous avez fait sans connexion n’a pas été exécuté.
pending-dropped = Votre dernière action n’a pas été envoyée : vous êtes parti alors qu’il n’y avait pas de connexion.
pending-mark = Attend la connexion.

## How a game ended

result-won = Vous gagnez !
result-lost = Vous perdez.
result-draw = Partie nulle.
result-none = La partie a été annulée.
result-winner = Victoire : { $side } !
ending-king-captured = Le roi a été pris.
ending-palace-taken = Le roi a atteint le palais adverse.
ending-no-move = Il ne restait aucun coup à jouer.
ending-long-game = Cent coups sans prise.
ending-repetition = La même position pour la troisième fois.
ending-supply-empty = Une réserve est vide.
ending-four-misthrows = La colonne des lancers manqués est pleine.
ending-two-rows-closed = Deux rangées sont fermées.
ending-resignation = Par abandon.
ending-agreement = D’un commun accord.
ending-time = Temps écoulé.
ending-aborted = Ni gagnant, ni perdant.

## Fair dice

fairness-open = Vérifier les dés

## Settings

settings-theme = Couleurs
theme-auto = Du système
theme-light = Claires
theme-dark = Sombres
theme-contrast = Contrastées
settings-sound = Son
settings-speed = Vitesse des mouvements
settings-speed-note = Tout à gauche, rien ne bouge.
settings-tilt = Inclinaison de la table
settings-notation = Notation
settings-notation-note = Les coups s’écrivent comme dans les parties enregistrées : i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Rien ici
not-found-text = Cette adresse ne mène nulle part.
no-such-game = Cette partie n’existe pas, ou elle n’est plus conservée.

## Refusals

no-answer = Le serveur ne répond pas.
refused-bad-name = Ce nom contient des caractères impossibles à afficher.
refused-long-name = Ce nom est trop long.
