### Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Punkte im Match

## Reactions: short messages between two players, who cannot write anything else.

reactions = Reaktionen
reaction-hello = Hallo!
reaction-good-luck = Viel Glück!
reaction-nice-move = Guter Zug!
reaction-wow = Wow!
reaction-oops = Hoppla!
reaction-one-moment = Einen Moment, bitte
reaction-thanks = Danke!
reaction-good-game = Gute Partie!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Gegner in dieser Partie stummschalten
reactions-unmute = Reaktionen des Gegners zeigen
settings-reactions = Reaktionen
settings-reactions-note = In Partien mit anderen Menschen kurze Reaktionen wie „Guter Zug!“ zeigen.
