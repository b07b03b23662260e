### Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Skóre zápasu

## Reactions: short messages between two players, who cannot write anything else.

reactions = Reakce
reaction-hello = Ahoj!
reaction-good-luck = Hodně štěstí!
reaction-nice-move = Pěkný tah!
reaction-wow = Páni!
reaction-oops = Jejda!
reaction-one-moment = Okamžik, prosím
reaction-thanks = Děkuji!
reaction-good-game = Pěkná partie!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Ztlumit soupeře v této partii
reactions-unmute = Zobrazovat reakce soupeře
settings-reactions = Reakce
settings-reactions-note = Zobrazovat v partiích s jinými lidmi krátké reakce jako „Pěkný tah!“.
