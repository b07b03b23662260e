### The first page and the page of games to watch.

home-title = Dos duelos de dados en una mesa de madera
# The board that moves by itself, for those who listen; $game is the name of a game.
home-board = { $game }: unas jugadas en el tablero
board-pause = Pausar
board-play = Mostrar las jugadas
home-own = Partidas en curso
home-finished = Partidas terminadas
# $count is how many there are.
home-finished-all = Mostrar todas ({ $count })

## The form for a new game

form-game = Juego
form-opponent = Rival
opponent-bot = Máquina
opponent-bot-about = Juega en el nivel que elijas, responde al instante y da pistas.
opponent-link = Amigo en línea
opponent-link-about = Envía un enlace: quien lo abra puede jugar contra ti.
opponent-here = Mismo dispositivo
opponent-here-about = Dos jugadores por turnos en esta pantalla.
form-level = Nivel
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 · principiante
        [2] 2 · muy fácil
        [3] 3 · fácil
        [4] 4 · medio
        [5] 5 · exigente
        [6] 6 · fuerte
        [7] 7 · muy fuerte
       *[8] { $level } · máximo
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = Tu balance: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }
level-record-none = Aún no hay partidas terminadas en este nivel
form-more = Reloj y primera jugada
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }, { $starts }
form-clock = Reloj
form-starts = Primer jugador
starts-lot = primer jugador al azar
starts-first = empiezo yo
starts-second = empieza mi rival
form-public = Cualquiera puede mirar
form-public-open = Cualquiera puede mirar o jugar
form-server = Jugar en el servidor
form-server-note = Necesita conexión. Se puede demostrar que los dados son justos.

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = Dos en este dispositivo
players-both = { $first } – { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } contra { $other }
line-waiting = Esperando a un jugador
line-open = Sitio libre
line-your-turn = Turno { $turn }: te toca
line-turn = Turno { $turn } · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = Ganada
finished-lost = Perdida
finished-draw = Empatada
finished-winner =
    { $side ->
        [Blancos] Ganan los Blancos
        [Negros] Ganan los Negros
       *[other] Gana { $side }
    }
finished-aborted = Cancelada

## Games to watch

watch-all = Todas las partidas públicas
watch-join = Esperan rival
watch-live = En curso
watch-about = Partidas que sus jugadores han abierto a todos. La lista se actualiza sola.
watch-empty = Ahora no hay partidas públicas
watch-empty-about = Empieza una: aparecerá aquí, y cualquiera podrá unirse o mirar.
watch-start = Empezar una partida pública
watch-offline = La lista de partidas necesita conexión
watch-offline-about = Aparecerá en cuanto responda el servidor.
watch-no-server = Aquí no hay partidas que ver
watch-no-server-about = Este sitio funciona sin servidor: cada partida se juega en el navegador de quien juega.
