### Finding an opponent: quick pairing, open challenges, and what others are playing.

opponent-stranger = Joueur en ligne
opponent-stranger-about = Choisissez une cadence. Vous jouerez contre la première personne qui choisit la même ; d’autres peuvent regarder la partie.

## Clocks of your own

clock-custom = Cadence personnalisée
clock-minutes = Minutes par joueur
clock-minutes-value = { $minutes } min
clock-increment = Secondes ajoutées par tour
clock-increment-value = { $seconds } s

## Quick pairing

pairing-clocks = Cadence
# On a button with a clock: how many players are waiting for an opponent with this clock.
pairing-waiting =
    { $count ->
        [one] { $count } joueur attend
       *[other] { $count } joueurs attendent
    }
pairing-seek = Trouver un adversaire
pairing-offline = Une connexion au serveur est nécessaire.
pairing-seeking = Recherche d’un adversaire
# What is being looked for: a game and its clock.
pairing-terms = { $game }, { $clock }
pairing-stop = Arrêter de chercher un adversaire
pairing-meanwhile = Jouer contre l’ordinateur en attendant
pairing-meanwhile-about = Dès qu’un adversaire est trouvé, la nouvelle partie s’ouvre ; celle contre l’ordinateur est enregistrée.
pairing-found = Adversaire trouvé. Bonne partie !
pairing-found-meanwhile = Adversaire trouvé. Votre partie précédente est enregistrée.

## Open challenges

challenges = Défis ouverts
# How many people are connected, this visitor included.
challenges-online =
    { $count ->
        [one] { $count } personne en ligne
       *[other] { $count } personnes en ligne
    }
challenges-none = Aucun défi ouvert pour le moment. Lancez-en un : toutes les personnes en ligne le verront.
challenges-alone = Vous êtes seul ici pour le moment. Lancez un défi et jouez contre l’ordinateur en attendant quelqu’un.
challenges-make = Lancer un défi
# A player without a name.
challenges-guest = Invité
# A link to a game with a free seat.
challenges-look = Voir

## Games of others

# Under a small board: the game, the number of the turn and the clock.
live-about = { $game } · tour { $turn } · { $clock }
home-results = Derniers résultats

## Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Score du match

## Reactions: short messages between two players, who cannot write anything else.

reactions = Réactions
reaction-hello = Bonjour !
reaction-good-luck = Bonne chance !
reaction-nice-move = Joli coup !
reaction-wow = Waouh !
reaction-oops = Oups !
reaction-one-moment = Un instant, s’il vous plaît
reaction-thanks = Merci !
reaction-good-game = Belle partie !
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name } : { $text }
reactions-mute = Masquer l’adversaire dans cette partie
reactions-unmute = Afficher les réactions de l’adversaire
settings-reactions = Réactions
settings-reactions-note = Afficher de courtes réactions comme « Joli coup ! » dans les parties contre d’autres personnes.
