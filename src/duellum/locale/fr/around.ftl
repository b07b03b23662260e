### Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

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
