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
go-home = Accueil
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
game-battle-about = Vos cubes roulent sur le plateau, chacun exactement d’autant de cases qu’il montre de points. Prenez le roi adverse, ou menez le vôtre sur le palais adverse.
game-qwixx = Qwixx Duel
game-qwixx-about = Lancez, placez, empilez, prenez : une course sur quatre rangées de couleur.
generic-about = Un jeu sans plateau illustré.
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
home-independent = Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; Duellum en est une réalisation indépendante.
home-print = Imprimer le jeu
how-to-play = Comment jouer
# $game is the name of a game.
how-to-play-game = Comment jouer à { $game }
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
link-copied = Lien copié.
link-not-copied = Le navigateur ne permet pas de copier. Copiez le lien depuis la barre d’adresse.
your-name = Votre nom
waiting-start = La partie va commencer.
waiting-players = En attente des joueurs.

## Around the table

panel = Coups et options
tools = Outils
tool-undo = Annuler le coup
tool-undo-ask = Demander à annuler
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
side-you = { $side } (vous)
side-away = { $side } (hors ligne)
turn-yours = À vous
turn-theirs = Son tour
turn-thinking = Réfléchit
moves = Coups
moves-none = Aucun coup pour l’instant.
# For those who listen: $side made $move, in words.
moves-ply = { $side } : { $move }
# Two moves of one turn, in words.
moves-then = { $first }, puis { $second }
step-first = Position de départ
step-back = Un coup en arrière
step-forward = Un coup en avant
step-last = Dernier coup
replay-at = Position après le coup { $ply } sur { $count }
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
connection-first = Connexion…
connection-lost = Pas de connexion. Nouvelle tentative…
connection-network-off = L’hôte n’accepte plus de joueurs du réseau. Nouvelle tentative…
pending-unsent =
    { $what ->
        [play] Votre coup sera envoyé dès que la connexion sera rétablie.
        [roll] Les dés seront lancés dès que la connexion sera rétablie.
        [resign] Votre abandon sera envoyé dès que la connexion sera rétablie.
       *[other] Ce sera envoyé dès que la connexion sera rétablie.
    }
pending-sent = Le serveur n’a pas encore confirmé.
pending-refused = { $reason } Ce que vous avez fait sans connexion n’a pas été exécuté.
pending-dropped = Votre dernière action n’a pas été envoyée : vous avez quitté la partie alors qu’il n’y avait pas de connexion.
pending-mark = En attente de connexion.

## How a game ended

result-won = Vous avez gagné !
result-lost = Vous avez perdu.
result-draw = Partie nulle.
result-none = La partie a été annulée.
result-winner =
    { $side ->
        [Blancs] Victoire des Blancs !
        [Noirs] Victoire des Noirs !
       *[other] Victoire de { $side } !
    }
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
ending-aborted = Il n’y a pas de vainqueur.

## Fair dice

fairness-open = Vérifier les dés

## Settings

settings-theme = Couleurs
theme-auto = Comme le système
theme-light = Claires
theme-dark = Sombres
theme-contrast = Contrastées
settings-sound = Son
settings-speed = Vitesse des animations
settings-speed-note = Tout à gauche : aucune animation.
settings-tilt = Inclinaison de la table
settings-notation = Notation
settings-notation-note = Afficher les coups comme dans les parties enregistrées : i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Page introuvable
not-found-text = Il n’y a pas de page à cette adresse.
no-such-game = Cette partie n’existe pas ou a été supprimée.

## Refusals

no-answer = Le serveur ne répond pas.
refused-bad-name = Ce nom contient des caractères impossibles à afficher.
refused-long-name = Ce nom est trop long.
