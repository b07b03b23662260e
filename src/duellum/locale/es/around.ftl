### Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Marcador del encuentro

## Reactions: short messages between two players, who cannot write anything else.

reactions = Reacciones
reaction-hello = ¡Hola!
reaction-good-luck = ¡Suerte!
reaction-nice-move = ¡Buena jugada!
reaction-wow = ¡Guau!
reaction-oops = ¡Uy!
reaction-one-moment = Un momento, por favor
reaction-thanks = ¡Gracias!
reaction-good-game = ¡Buena partida!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Silenciar al rival en esta partida
reactions-unmute = Mostrar las reacciones del rival
settings-reactions = Reacciones
settings-reactions-note = Mostrar reacciones breves como «¡Buena jugada!» en las partidas con otras personas.
