### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = À vous de jouer · { $page }
close = Fermer
cancel = Annuler
accept = Accepter
decline = Refuser
withdraw = Retirer
settings = Réglages
language = Langue
language-needs-connection = { $language } doit être téléchargé une fois. La langue s’affichera dès que vous serez en ligne.
rules = Règles
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

invitation-title = Invitez quelqu’un
invitation-text = Envoyez ce lien, ou faites scanner le code par un téléphone. La partie commence dès que quelqu’un s’assied.
invitation-link = Lien vers cette partie
invitation-local = Ce lien ne marche que sur cet ordinateur. Pour jouer en réseau, lancez Duellum ainsi : duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
copy-link = Copier le lien
share-link = Partager
link-copied = Le lien est copié.
link-not-copied = Le navigateur ne permet pas de copier : prenez le lien dans la barre d’adresse.
code-label = Le lien en code QR
# $name is who invites, $game the name of the game.
free-seat-title = { $name } vous invite à jouer : { $game }
your-name = Votre nom
sit-down = S’asseoir et jouer
waiting-start = La partie va commencer.
waiting-players = On attend les joueurs.
abort = Annuler la partie

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
offer-a-draw = Proposer la nulle
offer-draw-title = Proposer la nulle ?
offer-draw-text = Si votre adversaire accepte, la partie est nulle.
resign = Abandonner
resign-title = Abandonner ?
resign-text = La partie se termine et votre adversaire gagne.
rematch = Revanche
rematch-go = Passer à la revanche
previous-game = La partie précédente
save-record = Enregistrer la partie
save-witness = Enregistrer la preuve des dés
watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
# $name offers something.
offer-draw = { $name } propose la nulle.
offer-undo = { $name } demande à reprendre le dernier coup.
offer-rematch = { $name } aimerait une revanche.
offer-mine-draw = Vous avez proposé la nulle.
offer-mine-undo = Vous avez demandé à reprendre votre dernier coup.
offer-mine-rematch = Vous avez demandé une revanche.
hint-thinking = À la recherche d’un bon coup
# $move is a move in words, $percent how likely it wins.
hint-text = Essayez : { $move }. Chances de gagner : { $percent }.
chances-text = Vos chances de gagner : { $percent }
chances-figure = { $percent }
bot-failed = L’ordinateur n’a trouvé aucun coup.
bot-nudge = Le laisser réessayer
bot-abort = Arrêter la partie
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
# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Votre palais était en danger. Reprendre votre dernier coup ?
       *[king-captured] Votre roi était en danger. Reprendre votre dernier coup ?
    }
loss-accept = Continuer

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
refused-bad-name = Ce nom contient des caractères impossibles à afficher.
refused-long-name = Ce nom est trop long.
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
