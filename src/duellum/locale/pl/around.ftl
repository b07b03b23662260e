### Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Wynik meczu

## Reactions: short messages between two players, who cannot write anything else.

reactions = Reakcje
reaction-hello = Cześć!
reaction-good-luck = Powodzenia!
reaction-nice-move = Dobry ruch!
reaction-wow = O rany!
reaction-oops = Ojej!
reaction-one-moment = Chwileczkę, proszę
reaction-thanks = Dziękuję!
reaction-good-game = Dobra partia!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Wycisz przeciwnika w tej partii
reactions-unmute = Pokaż reakcje przeciwnika
settings-reactions = Reakcje
settings-reactions-note = Pokazuj krótkie reakcje, takie jak „Dobry ruch!”, w partiach z innymi ludźmi.
