### Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Punteggio della sfida

## Reactions: short messages between two players, who cannot write anything else.

reactions = Reazioni
reaction-hello = Ciao!
reaction-good-luck = Buona fortuna!
reaction-nice-move = Bella mossa!
reaction-wow = Wow!
reaction-oops = Ops!
reaction-one-moment = Un momento, per favore
reaction-thanks = Grazie!
reaction-good-game = Bella partita!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Silenzia l’avversario in questa partita
reactions-unmute = Mostra le reazioni dell’avversario
settings-reactions = Reazioni
settings-reactions-note = Mostra brevi reazioni come «Bella mossa!» nelle partite con altre persone.
