### Why a move or a position is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } es una jugada de otra posición.
general-illegal-not-led = { $move } no ha llevado a esta posición.
general-illegal-never-thrown = En este juego no se tiran dados.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Ahora no hay ninguna jugada que buscar.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Escribe una jugada como una casilla y uno o dos tramos, por ejemplo i1n4w1: desde i1, 4 al norte y luego 1 al oeste.
battle-illegal-nothing = No has escrito nada. { battle-illegal-form }
battle-illegal-start = «{ $part }», al comienzo de «{ $text }», no es una casilla. { battle-illegal-form }
battle-illegal-no-leg = «{ $text }» nombra una casilla, pero ningún camino. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = En «{ $text }», tras «{ $part }», carácter { $place }, falta un número del 1 al 9. { battle-illegal-form }
battle-illegal-no-direction = «{ $part }», carácter { $place } de «{ $text }», no es una dirección: n, s, e o w (norte, sur, este, oeste). { battle-illegal-form }
battle-illegal-square = «{ $text }» no es una casilla: van de a1 a i8.
battle-illegal-edge =
    { $direction ->
        [north] La jugada se sale del tablero al norte de { $square }.
        [south] La jugada se sale del tablero al sur de { $square }.
        [east] La jugada se sale del tablero al este de { $square }.
       *[west] La jugada se sale del tablero al oeste de { $square }.
    }
battle-illegal-leg = Cada tramo debe medir al menos una casilla.
battle-illegal-turns = Un cubo puede girar una vez por jugada como mucho.
battle-illegal-back = Un cubo no puede volver por donde ha venido.
battle-illegal-straight = Los dos tramos van en la misma dirección: escríbelos como uno solo, o gira en ángulo recto.
battle-illegal-king-count = El rey se mueve exactamente una casilla, no { $count }.
battle-illegal-count = La cara superior muestra { $face }: el cubo debe rodar exactamente ese número de casillas, no { $count }.
battle-illegal-blocked = El camino está cortado en { $square }.
battle-illegal-own = En { $square } hay una pieza tuya.
battle-illegal-no-piece = En { $square } no hay ninguna pieza.
battle-illegal-opponent = Juegan los { battle-side }, pero la pieza de { $square } es del rival.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = «{ $text }» no es una casilla: escribe r, y, g o b (rojo, amarillo, verde, azul) y un número del 2 al 12, como y5, o «-» para pasar.
qwixx-illegal-roll = «{ $text }» no es una tirada: escribe los dos dados blancos, una barra y luego rojo, amarillo, verde y azul, como 41/3526, con «-» para un dado que está fuera de juego.
qwixx-illegal-turn = «{ $text }» no es un turno: escribe una tirada y dos elecciones, o una sola si termina la partida, como 41/3526 y5 -.
qwixx-illegal-faces = Dados que hay que tirar ahora: { $count }; cada uno muestra del 1 al 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = Los dados ya se han tirado: { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] El dado rojo sigue en juego y hay que tirarlo.
        [y] El dado amarillo sigue en juego y hay que tirarlo.
        [g] El dado verde sigue en juego y hay que tirarlo.
       *[b] El dado azul sigue en juego y hay que tirarlo.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = La acción 1 requiere la suma de los dados blancos, { $sum }, no { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = En esta fila, la acción 2 puede usar { $first } o { $second }, las sumas de un dado blanco y el de la fila, no { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = En esta fila, la acción 2 solo puede usar { $first }, la suma de un dado blanco y el de la fila, no { $number }.
qwixx-illegal-used = La acción 1 ya ha usado el { $number } { qwixx-colour }: la acción 2 requiere otra casilla.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = No puedes volver atrás, al { $number } { qwixx-colour }: tu ficha más a la derecha en esta fila está en el { $own }.
qwixx-illegal-barred = En el { $number } { qwixx-colour } hay una ficha rival que no es la delantera.
qwixx-illegal-stack = La pila rival del { $number } { qwixx-colour } no se puede capturar.
qwixx-illegal-overtaken = Tu ficha del { $number } { qwixx-colour } ha quedado atrás: ya no puedes apilar sobre ella.
# $count stones of the player are in the row.
qwixx-illegal-last = Para colocar una ficha en el { $number } { qwixx-colour } necesitas al menos cinco fichas antes; por ahora tienes { $count }.
qwixx-illegal-closed =
    { $colour ->
        [r] La fila roja está cerrada.
        [y] La fila amarilla está cerrada.
        [g] La fila verde está cerrada.
       *[b] La fila azul está cerrada.
    }

## What else the server or this browser refuses

# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = El servidor no ha entendido esta petición.
refused-too-long = Es demasiado largo para leerlo aquí.
refused-too-fast = Demasiado rápido. Espera un momento.
refused-too-many = El servidor está sobrecargado. Inténtalo más tarde.
refused-forbidden-origin = Esta página no está autorizada a usar este servidor.
refused-not-host = Solo puede hacerlo quien está ante el equipo en el que funciona Duellum.
refused-no-network = Este equipo no está conectado a ninguna red desde la que otros puedan jugar.
refused-unavailable = No se ha podido guardar, y nada ha cambiado. Inténtalo de nuevo.
refused-unknown-game = Esta partida no existe.
refused-unknown-rules = Este juego no está instalado aquí.
refused-no-engine = La máquina no juega a este juego, o no en este nivel.
refused-bad-position = Ninguna partida puede empezar desde esta posición.
refused-bad-seed = Esta semilla contiene caracteres que no se pueden mostrar.
refused-needs-commitment = Recarga la página: los dados de esta partida necesitan la versión más reciente de la página.
refused-bad-share = Este navegador ha perdido su parte de los dados de esta partida: no puede completar la tirada.
refused-roll-pending = Los dados siguen rodando. Espera un momento.
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
refused-already-offered = Esa propuesta ya está hecha.
refused-too-often = Lo has pedido hace poco. Haz algunas jugadas antes de volver a pedirlo.
refused-exhausted = En esta partida ya no puedes proponer ni deshacer nada más.
refused-no-offer = Esa propuesta ya no es válida.
refused-seek-gone = Ese desafío ya se ha aceptado o retirado.
refused-not-against-people = No hay pistas en las partidas contra otras personas.
refused-not-now = No hay pistas para esta posición.
refused-engine-failed = La máquina no ha respondido.
refused-engine-busy = La máquina está ocupada con otras peticiones. Inténtalo de nuevo en un momento.
refused-bad-record = Esto no es una partida guardada.
refused-too-many-moves = Esta partida guardada tiene demasiadas jugadas: como máximo { $count }, contando las variantes.
refused-wrong-result = El resultado de esta partida guardada no corresponde a sus jugadas.

## Positions that are impossible

position-long = El texto es demasiado largo: una posición tiene como máximo { $count } caracteres.

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Blancos
       *[black] Negros
    }
position-battle-fields = Una posición tiene cuatro partes separadas por espacios: ocho filas separadas por /, el bando que juega, las medias jugadas sin captura y el número de la jugada.
position-battle-side = El bando que juega debe ser w o b.
position-battle-rank = La fila { $rank } debe tener nueve casillas: letras para las piezas y una cifra para las casillas vacías.
position-battle-number = Las medias jugadas sin captura y el número de la jugada deben ser números enteros.
position-battle-long = Tras cien medias jugadas sin captura hay empate.
position-battle-kings = { position-battle-name }: solo puede haber un rey, pero hay reyes en { $squares }.
position-battle-dice = { position-battle-name }: puede haber ocho cubos como máximo.
position-battle-no-king = { position-battle-name }: falta el rey.
position-battle-palace = { position-battle-name }: el rey está en el palacio rival, así que la partida ya está ganada.

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] Negro
       *[grey] Gris
    }
position-qwixx-row-name =
    { $colour ->
        [r] Fila roja
        [y] Fila amarilla
        [g] Fila verde
       *[b] Fila azul
    }
position-qwixx-fields = Una posición tiene cinco partes separadas por espacios: cuatro filas separadas por /, el jugador activo, las tiradas fallidas, la tirada y la fase.
position-qwixx-side = El jugador activo debe ser b o g.
position-qwixx-row = { position-qwixx-row-name }: debe tener once casillas y un candado.
position-qwixx-closed-sign = { position-qwixx-row-name }: debe figurar como cerrada si hay una ficha en su último número, y como abierta si no la hay.
position-qwixx-misthrow-text = Las tiradas fallidas se escriben con dos números, primero el de Negro, como 1:0.
position-qwixx-stage = La fase debe ser r antes de la tirada, 1 antes de la acción 1 y, antes de la acción 2, 2: seguido de la casilla de la acción 1, o 2:-.
position-qwixx-lock-open = { position-qwixx-row-name }: hay una ficha en el candado, pero ninguna en el último número.
position-qwixx-last-stack = { position-qwixx-row-name }: en el último número solo puede haber una ficha, porque cierra la fila.
position-qwixx-lock-side = { position-qwixx-row-name }: las fichas del candado y del último número deben ser del mismo bando.
position-qwixx-before = { position-qwixx-row-name }: la ficha del último número necesita antes cinco fichas del mismo bando.
position-qwixx-stones = { position-qwixx-name }: solo hay 22 fichas.
position-qwixx-misthrows = Puede haber cuatro tiradas fallidas como máximo, porque la cuarta pone fin a la partida.
position-qwixx-closed = Puede haber dos filas cerradas como máximo, porque la segunda pone fin a la partida.
position-qwixx-bare-two = Hay dos filas cerradas sin ficha en el candado, pero ya la primera habría puesto fin a la partida.
position-qwixx-bare = { position-qwixx-row-name }: está cerrada sin ficha en el candado, aunque a quien la cerró le quedan fichas.
position-qwixx-over = La partida había acabado antes de tirar estos dados.
position-qwixx-misthrow-fit = Con el tablero vacío, quien jugó por última vez debe tener tantas tiradas fallidas como el otro, o una más.
position-qwixx-supply = { position-qwixx-name }: la reserva está vacía, así que la partida ya habría acabado en el turno de este bando.
position-qwixx-ended = { position-qwixx-name }: ningún turno de este bando puede poner fin así a la partida.
position-qwixx-first-sum = En la acción 1, una ficha solo puede ir a la suma de los dados blancos, { $sum }, y no a { $field }.
position-qwixx-first-stone = La acción 1 está anotada en { $field }, pero el jugador activo no tiene ninguna ficha allí.
position-qwixx-first-last = La ficha de { $field } no puede ser la última que colocó el jugador activo.
