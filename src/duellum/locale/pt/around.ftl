### Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Resultado do encontro

## Reactions: short messages between two players, who cannot write anything else.

reactions = Reações
reaction-hello = Olá!
reaction-good-luck = Boa sorte!
reaction-nice-move = Boa jogada!
reaction-wow = Uau!
reaction-oops = Ups!
reaction-one-moment = Um momento, por favor
reaction-thanks = Obrigado!
reaction-good-game = Bom jogo!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Silenciar o adversário neste jogo
reactions-unmute = Mostrar as reações do adversário
settings-reactions = Reações
settings-reactions-note = Mostrar reações curtas como «Boa jogada!» nos jogos com outras pessoas.
