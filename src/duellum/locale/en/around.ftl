### Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Match score

## Reactions: short messages between two players, who cannot write anything else.

reactions = Reactions
reaction-hello = Hello!
reaction-good-luck = Good luck!
reaction-nice-move = Nice move!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-one-moment = One moment, please
reaction-thanks = Thank you!
reaction-good-game = Good game!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Mute opponent in this game
reactions-unmute = Show opponent’s reactions
settings-reactions = Reactions
settings-reactions-note = Show short reactions such as “Nice move!” in games with other people.
