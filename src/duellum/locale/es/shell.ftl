### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Te toca · { $page }
close = Cerrar
cancel = Cancelar
settings = Ajustes
language = Idioma
language-needs-connection = { $language } tiene que descargarse una vez. Lo verás en cuanto tengas conexión.
rules = Reglas
# A link to a clause of the rules; $clause is its id, such as B12
rule-number = Regla { $clause }
go-home = Inicio
new-game = Nueva partida

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for those who listen.
navigation = Menú principal
menu = Menú
nav-play = Jugar
nav-learn = Aprender
nav-puzzles = Problemas
nav-analyse = Analizar
nav-watch = Ver

## Names of games and sides

game-battle = Duelo
game-battle-about = Tus cubos ruedan por el tablero exactamente tantas casillas como puntos muestran. Captura al rey rival, o lleva el tuyo al palacio rival.
game-qwixx = Qwixx Duelo
game-qwixx-about = Tira, coloca, apila y captura: una carrera por cuatro filas de colores.
generic-about = Un juego sin tablero ilustrado.
side-battle-first = Blancos
side-battle-second = Negros
side-qwixx-first = Negro
side-qwixx-second = Gris
# For whoever has not said their name; $number tells guests apart.
guest-name = Visitante { $number }
# An opponent played by the machine.
bot-name = Máquina, nivel { $level }
# The same where there is little room; its level, a digit, follows.
bot-label = Máquina
seat-open = Sitio libre
seat-kept = Aún no ha llegado
seat-nameless = Alguien

## The first page

home-open = Abrir una partida guardada
home-independent = Los juegos pertenecen a sus autores y editores; esta es una versión independiente.
home-print = Imprimir el juego
how-to-play = Cómo se juega
# $game is the name of a game.
how-to-play-game = Cómo se juega a { $game }
form-play = Jugar

## Clocks

clock-none = Sin reloj
clock-sudden =
    { $minutes ->
        [one] { $minutes } minuto por jugador
       *[other] { $minutes } minutos por jugador
    }
# So many minutes, and some more seconds after each turn.
clock-fischer =
    { $minutes ->
        [one] { $minutes } minuto + { $seconds } s por turno
       *[other] { $minutes } minutos + { $seconds } s por turno
    }
clock-days =
    { $days ->
        [one] { $days } día por turno
       *[other] { $days } días por turno
    }
# What is left on a long clock; d and h are short for days and hours.
time-days = { $days } d { $hours } h

## Before a game

copy-link = Copiar enlace
share-link = Compartir
link-copied = Enlace copiado.
link-not-copied = El navegador no permite copiar. Copia el enlace desde la barra de direcciones.
your-name = Tu nombre
waiting-start = La partida está a punto de empezar.
waiting-players = Esperando a los jugadores.

## Around the table

panel = Jugadas y más
tools = Herramientas
tool-undo = Deshacer
tool-undo-ask = Pedir deshacer
take-back = Deshacer
tool-hint = Pista
tool-threats = Amenazas
threats-count =
    { $count ->
        [0] { $side }: sin amenazas.
        [one] { $side }: { $count } amenaza.
       *[other] { $side }: { $count } amenazas.
    }
tool-chances = Ventaja
tool-flip = Girar
tool-more = Más
side-you = { $side } (tú)
side-away = { $side } (sin conexión)
turn-yours = Te toca
turn-theirs = Su turno
turn-thinking = Pensando
moves = Jugadas
moves-none = Aún no hay jugadas.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, después { $second }
step-first = Posición inicial
step-back = Una jugada atrás
step-forward = Una jugada adelante
step-last = Última jugada
replay-at = Posición tras la jugada { $ply } de { $count }
replay-now = Volver a la partida
previous-game = La partida anterior
save-record = Guardar partida
watchers =
    { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
chances-text = Tu probabilidad de ganar es del { $percent }
chances-figure = { $percent }
connection-first = Conectando…
connection-lost = Sin conexión. Reconectando…
connection-network-off = La partida ya no admite jugadores de la red. Reconectando…
pending-unsent =
    { $what ->
        [play] Tu jugada se enviará cuando vuelva la conexión.
        [roll] Los dados se tirarán cuando vuelva la conexión.
        [resign] Tu rendición se enviará cuando vuelva la conexión.
       *[other] Se enviará cuando vuelva la conexión.
    }
pending-sent = El servidor aún no lo ha confirmado.
pending-refused = { $reason } Lo que hiciste sin conexión no se ha llevado a cabo.
pending-dropped = Tu última acción no se envió: saliste de la partida mientras no había conexión.
pending-mark = En espera de conexión.

## How a game ended

result-won = ¡Has ganado!
result-lost = Has perdido.
result-draw = Empate.
result-none = La partida se canceló.
result-winner =
    { $side ->
        [Blancos] ¡Ganan los Blancos!
        [Negros] ¡Ganan los Negros!
       *[other] ¡Gana { $side }!
    }
ending-king-captured = El rey fue capturado.
ending-palace-taken = El rey llegó al palacio rival.
ending-no-move = No quedaba ninguna jugada.
ending-long-game = Cien jugadas sin capturas.
ending-repetition = La misma posición por tercera vez.
ending-supply-empty = Una reserva está vacía.
ending-four-misthrows = La columna de tiradas fallidas está llena.
ending-two-rows-closed = Hay dos filas cerradas.
ending-resignation = Por rendición.
ending-agreement = De común acuerdo.
ending-time = Se acabó el tiempo.
ending-aborted = No hay ganador.

## Fair dice

fairness-open = Comprobar los dados

## Settings

settings-theme = Colores
theme-auto = Como el sistema
theme-light = Claros
theme-dark = Oscuros
theme-contrast = Alto contraste
settings-sound = Sonido
settings-speed = Velocidad de las animaciones
settings-speed-note = Del todo a la izquierda: sin animaciones.
settings-tilt = Inclinación de la mesa
settings-notation = Notación
settings-notation-note = Mostrar las jugadas como se escriben en las partidas guardadas: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Página no encontrada
not-found-text = No hay ninguna página en esta dirección.
no-such-game = Esta partida no existe o se ha borrado.

## Refusals

no-answer = El servidor no responde.
refused-bad-name = Este nombre contiene caracteres que no se pueden mostrar.
refused-long-name = Este nombre es demasiado largo.
