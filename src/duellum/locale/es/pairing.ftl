### Finding an opponent: quick pairing, open challenges, and what others are playing.

opponent-stranger = Alguien en línea
opponent-stranger-about = Elige un ritmo de juego. Jugarás contra la primera persona que elija el mismo; otras personas pueden mirar la partida.

## Clocks of your own

clock-custom = Ritmo personalizado
clock-minutes = Minutos por jugador
clock-minutes-value = { $minutes } min
clock-increment = Segundos extra por turno
clock-increment-value = { $seconds } s

## Quick pairing

pairing-clocks = Ritmo de juego
# On a button with a clock: how many players are waiting for an opponent with this clock.
pairing-waiting =
    { $count ->
        [one] { $count } jugador espera
       *[other] { $count } jugadores esperan
    }
pairing-seek = Buscar rival
pairing-offline = Se necesita una conexión con el servidor.
pairing-seeking = Buscando rival
# What is being looked for: a game and its clock.
pairing-terms = { $game }, { $clock }
pairing-stop = Dejar de buscar rival
pairing-meanwhile = Jugar contra el ordenador mientras tanto
pairing-meanwhile-about = En cuanto haya un rival, se abrirá la nueva partida; la partida contra el ordenador queda guardada.
pairing-found = Rival encontrado. ¡Buena partida!
pairing-found-meanwhile = Rival encontrado. Tu partida anterior está guardada.

## Open challenges

challenges = Desafíos abiertos
# How many people are connected, this visitor included.
challenges-online =
    { $count ->
        [one] { $count } persona en línea
       *[other] { $count } personas en línea
    }
challenges-none = No hay desafíos abiertos ahora. Lanza uno: lo verán todas las personas en línea.
challenges-alone = Ahora mismo solo estás tú. Lanza un desafío y juega contra el ordenador hasta que llegue alguien.
challenges-make = Lanzar un desafío
# A player without a name.
challenges-guest = Visitante
# A link to a game with a free seat.
challenges-look = Ver

## Games of others

# Under a small board: the game, the number of the turn and the clock.
live-about = { $game } · turno { $turn } · { $clock }
home-results = Últimos resultados

## Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

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
