### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Te toca · { $page }
close = Cerrar
cancel = Cancelar
accept = Aceptar
decline = Rechazar
withdraw = Retirar
settings = Ajustes
language = Idioma
language-needs-connection = { $language } tiene que descargarse una vez. Lo verás en cuanto tengas conexión.
rules = Reglas
go-home = Ir a la página de inicio
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
game-battle-about = Tus cubos ruedan por el tablero tantas casillas como puntos muestran, ni una más. Captura al rey o lleva el tuyo a su palacio.
game-qwixx = Qwixx Duelo
game-qwixx-about = Tira, coloca, apila y captura: una carrera por cuatro filas de colores.
generic-about = Un juego con una mesa sencilla.
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
engine-preparing = La máquina se está preparando, solo la primera vez: { $progress }
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

invitation-title = Invita a alguien
invitation-text = Envía este enlace o deja que lean el código con un teléfono. La partida empieza en cuanto alguien se siente.
invitation-link = Enlace a esta partida
invitation-local = Este enlace solo funciona en este equipo. Para jugar en red, inicia Duellum con: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
copy-link = Copiar enlace
share-link = Compartir
link-copied = Enlace copiado.
link-not-copied = El navegador no permite copiar: toma el enlace de la barra de direcciones.
code-label = El enlace como código QR
# $name is who invites, $game the name of the game.
free-seat-title = { $name } te invita a jugar a { $game }
your-name = Tu nombre
sit-down = Sentarse y jugar
waiting-start = La partida está a punto de empezar.
waiting-players = Esperando a los jugadores.
abort = Cancelar la partida

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
tool-chances = Prob. de ganar
tool-flip = Girar
tool-more = Más
side-you = { $side }, tú
side-away = { $side }, sin conexión
turn-yours = Te toca
turn-theirs = Su turno
turn-thinking = Pensando
turn-warming = Preparándose: { $progress }
moves = Jugadas
moves-none = Aún no hay jugadas.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, después { $second }
step-first = Al principio
step-back = Una jugada atrás
step-forward = Una jugada adelante
step-last = A la última jugada
replay-at = La mesa tras la jugada { $ply } de { $count }
replay-now = Volver a la partida
offer-a-draw = Ofrecer empate
offer-draw-title = ¿Ofrecer empate?
offer-draw-text = Si tu rival acepta, la partida termina en empate.
resign = Rendirse
resign-title = ¿Te rindes?
resign-text = La partida termina y gana tu rival.
rematch = Revancha
rematch-go = Ir a la revancha
previous-game = La partida anterior
save-record = Guardar partida
save-witness = Guardar prueba de los dados
watchers =
    { $count ->
        [one] { $count } persona mira
       *[other] { $count } personas miran
    }
# $name offers something.
offer-draw = { $name } ofrece empate.
offer-undo = { $name } pide deshacer la última jugada.
offer-rematch = { $name } quiere la revancha.
offer-mine-draw = Has ofrecido empate.
offer-mine-undo = Has pedido deshacer tu última jugada.
offer-mine-rematch = Has pedido la revancha.
hint-thinking = Buscando una buena jugada
# $move is a move in words, $percent how likely it wins.
hint-text = Prueba: { $move }. Probabilidad de ganar: { $percent }.
chances-text = Tu probabilidad de ganar es del { $percent }
chances-figure = { $percent }
bot-failed = La máquina no encontró ninguna jugada.
bot-nudge = Que vuelva a intentarlo
bot-abort = Terminar la partida
connection-first = Tomando asiento en la mesa
connection-lost = Sin conexión. Seguimos intentándolo.
connection-network-off = La partida ya no está abierta a la red. Seguimos intentándolo.
pending-unsent =
    { $what ->
        [play] Tu jugada se enviará cuando vuelva la conexión.
        [roll] Los dados se tirarán cuando vuelva la conexión.
        [resign] Tu rendición se enviará cuando vuelva la conexión.
       *[other] Se enviará cuando vuelva la conexión.
    }
pending-sent = El servidor aún no lo ha confirmado.
pending-refused = { $reason } Lo que hiciste sin conexión no se ha llevado a cabo.
pending-dropped = Tu última acción no se envió: saliste mientras no había conexión.
pending-mark = Espera la conexión.

## How a game ended

result-won = ¡Has ganado!
result-lost = Has perdido.
result-draw = Empate.
result-none = La partida se canceló.
result-winner = ¡Victoria: { $side }!
ending-king-captured = El rey fue capturado.
ending-palace-taken = El rey llegó al palacio enemigo.
ending-no-move = No quedaba ninguna jugada.
ending-long-game = Cien jugadas sin capturas.
ending-repetition = La misma posición por tercera vez.
ending-supply-empty = Una reserva está vacía.
ending-four-misthrows = La columna de tiradas fallidas está llena.
ending-two-rows-closed = Hay dos filas cerradas.
ending-resignation = Por rendición.
ending-agreement = De común acuerdo.
ending-time = Se acabó el tiempo.
ending-aborted = Nadie gana, nadie pierde.
# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Tu palacio estaba en peligro. ¿Deshacer tu última jugada?
       *[king-captured] Tu rey estaba en peligro. ¿Deshacer tu última jugada?
    }
loss-accept = Continuar

## Fair dice

fairness-open = Comprobar los dados

## Settings

settings-theme = Colores
theme-auto = Del sistema
theme-light = Claros
theme-dark = Oscuros
theme-contrast = Alto contraste
settings-sound = Sonido
settings-speed = Velocidad de los movimientos
settings-speed-note = Del todo a la izquierda, nada se mueve.
settings-tilt = Inclinación de la mesa
settings-notation = Notación
settings-notation-note = Las jugadas se escriben como en las partidas guardadas: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Aquí no hay nada
not-found-text = Esta dirección no lleva a ninguna parte.
no-such-game = Esa partida no existe, o ya no se conserva.

## Refusals

no-answer = El servidor no responde.
# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = El servidor no lo ha entendido.
refused-too-long = Es demasiado largo para leerlo aquí.
refused-too-fast = Demasiado rápido. Espera un momento.
refused-too-many = Hay demasiada actividad. Inténtalo más tarde.
refused-forbidden-origin = Esta página no puede hablar con este servidor.
refused-not-host = Solo puede hacerlo quien está ante el equipo en el que funciona Duellum.
refused-no-network = Este equipo no está en ninguna red por la que puedan entrar otros.
refused-unavailable = Ahora mismo no se puede guardar nada. Nada ha cambiado; inténtalo de nuevo.
refused-unknown-game = Esa partida no existe.
refused-unknown-rules = Este juego no está instalado aquí.
refused-no-engine = La máquina no juega a este juego, o no en este nivel.
refused-bad-position = Ninguna partida puede empezar en esta posición.
refused-bad-name = Este nombre tiene caracteres que no se pueden mostrar.
refused-long-name = Este nombre es demasiado largo.
refused-bad-seed = Esta semilla tiene caracteres que no se pueden mostrar.
refused-needs-commitment = Recarga la página: los dados de esta partida necesitan su versión más reciente.
refused-bad-share = Este navegador ha perdido su parte de los dados de esta partida: no puede completar la tirada.
refused-roll-pending = Los dados aún están en el aire: espera a que caigan.
refused-not-seated = Estás mirando: eso solo pueden hacerlo los jugadores.
refused-seat-taken = Los dos sitios están ocupados. Puedes mirar.
refused-already-seated = Ya tienes sitio aquí.
refused-not-started = La partida no ha empezado.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-not-your-turn = No es tu turno.
refused-stale = Entretanto, la partida ha avanzado.
refused-illegal = Las reglas prohíben esta jugada.
refused-dice-due = Primero tira los dados.
refused-no-dice-due = Ahora no hay dados que tirar.
refused-nothing-to-undo = No hay nada que deshacer.
refused-already-offered = Esa oferta ya está hecha.
refused-too-often = Acabas de proponerlo. Primero sigue jugando.
refused-exhausted = En esta partida ya no puedes proponer ni deshacer nada más.
refused-no-offer = Esa oferta ya no existe.
refused-not-against-people = No hay ayudas en las partidas contra otras personas.
refused-not-now = No hay nada que decir de esta posición.
refused-engine-failed = La máquina no ha respondido.
refused-engine-busy = La máquina aún está ocupada con otras preguntas. Inténtalo de nuevo en un momento.
refused-bad-record = Esto no es una partida guardada.
refused-too-many-moves = Esta partida guardada tiene demasiadas jugadas: como máximo { $count }, contando las variantes.
refused-wrong-result = El resultado anotado no corresponde a las jugadas.
