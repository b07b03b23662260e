### Finding an opponent: quick pairing, open challenges, and what others are playing.

opponent-stranger = Alguém online
opponent-stranger-about = Escolha um ritmo de jogo. Jogará contra a primeira pessoa que escolher o mesmo; outras pessoas podem assistir.

## Clocks of your own

clock-custom = Ritmo personalizado
clock-minutes = Minutos por jogador
clock-minutes-value = { $minutes } min
clock-increment = Segundos extra por turno
clock-increment-value = { $seconds } s

## Quick pairing

pairing-clocks = Ritmo de jogo
# On a button with a clock: how many players are waiting for an opponent with this clock.
pairing-waiting =
    { $count ->
        [0] { $count } jogadores à espera
        [one] { $count } jogador à espera
       *[other] { $count } jogadores à espera
    }
pairing-seek = Procurar adversário
pairing-offline = É necessária uma ligação ao servidor.
pairing-seeking = À procura de adversário
# What is being looked for: a game and its clock.
pairing-terms = { $game }, { $clock }
pairing-stop = Deixar de procurar adversário
pairing-meanwhile = Jogar contra o computador entretanto
pairing-meanwhile-about = Assim que houver um adversário, abre-se o novo jogo; o jogo contra o computador fica guardado.
pairing-found = Adversário encontrado. Bom jogo!
pairing-found-meanwhile = Adversário encontrado. O seu jogo anterior está guardado.

## Open challenges

challenges = Desafios abertos
# How many people are connected, this visitor included.
challenges-online =
    { $count ->
        [0] { $count } pessoas online
        [one] { $count } pessoa online
       *[other] { $count } pessoas online
    }
challenges-none = Não há desafios abertos neste momento. Lance um: todas as pessoas online o verão.
challenges-alone = Neste momento não está cá mais ninguém. Lance um desafio e jogue contra o computador até chegar alguém.
challenges-make = Lançar um desafio
# A player without a name.
challenges-guest = Visitante
# A link to a game with a free seat.
challenges-look = Ver

## Games of others

# Under a small board: the game, the number of the turn and the clock.
live-about = { $game } · turno { $turn } · { $clock }
home-results = Últimos resultados

## Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

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
