### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = Qwixx Duelo es una carrera en un tablero común. Tiras los dados, colocas tus fichas en cuatro filas de colores, las apilas y capturas las del rival.
rulebook-qwixx-about-2 = Si conoces Qwixx, ya sabes mucho: se va de izquierda a derecha, solo que con fichas en vez de cruces. Lo nuevo es la ficha delantera de cada fila. Se puede capturar, y su dueño puede apilar otras encima. Cada ficha de una pila puntúa.
rulebook-qwixx-aim-1 = Consigue más puntos que tu rival. Cuantas más fichas tienes en una misma fila, más vale cada ficha que añades.

## What is in the box

rulebook-qwixx-box-board = Tablero con cuatro filas, sus candados, una columna para tiradas fallidas y la tabla de puntos
rulebook-qwixx-box-white = Dados blancos
rulebook-qwixx-box-coloured = Dados de color: rojo, amarillo, verde, azul
rulebook-qwixx-box-black = Fichas negras
rulebook-qwixx-box-grey = Fichas grises
rulebook-qwixx-box-1 = Las filas roja y amarilla suben de 2 a 12; la verde y la azul bajan de 12 a 2. Así cada fila empieza y acaba con un número que sale poco. Al final de cada fila, a la derecha, está su candado, donde pone una ficha más quien cierra la fila.
rulebook-qwixx-rows = Dos seises blancos suman 12. En las filas verde y azul es el primer número, donde cualquiera de los dos puede colocar una ficha. En las filas roja y amarilla es el último, y hacen falta cinco fichas antes.

## Setting up

rulebook-qwixx-setup-1 = Se pone el tablero entre los dos jugadores. Uno toma como reserva las 22 fichas negras, y el otro, las 22 grises; aquí los jugadores se llaman Negro y Gris. Se sortea quién empieza.
# Only where moves are shown in notation, which is in a terminal; r, y, g and b stay as they are
rulebook-qwixx-notation = En los ejemplos, las letras «r», «y», «g» y «b» indican las filas roja, amarilla, verde y azul: y5 es el 5 de la fila amarilla. Un guion significa pasar. Una tirada se escribe 41/3526: los dados blancos muestran 4 y 1, y luego siguen rojo 3, amarillo 5, verde 2 y azul 6.
rulebook-qwixx-start = El comienzo: tablero vacío, reservas llenas y seis dados por tirar.

## A turn

rulebook-qwixx-turn-1 = El jugador al que le toca, el jugador activo, tira todos los dados que siguen en juego y después tiene dos acciones, una tras otra. A diferencia de Qwixx, el otro jugador solo mira.
rulebook-qwixx-turn-2 = Acción 1: suma los dos dados blancos y di la suma en voz alta. Puedes colocar una ficha en ese número, en la fila que quieras.
rulebook-qwixx-turn-3 = Acción 2: suma un dado blanco y uno de color. Puedes colocar una ficha en ese número, en la fila de ese color.
rulebook-qwixx-turn-4 = Puedes pasar en cualquiera de las dos acciones. Si usas las dos, las dos fichas deben ir a casillas distintas. Si no colocas ninguna ficha, es una tirada fallida: una ficha pasa de tu reserva a la columna de tiradas fallidas y cuesta 5 puntos al final. Después le toca al otro jugador.
rulebook-qwixx-two-actions = Blanco 4 y blanco 1 suman 5: Negro coloca una ficha en el 5 amarillo. Blanco 4 y azul 6 suman 10: Negro coloca una segunda ficha, en el 10 azul.
rulebook-qwixx-same-field = El 7 rojo se puede hacer de dos maneras: con los dos dados blancos, o con blanco 4 y rojo 3. Pero las dos acciones de un turno no pueden usar la misma casilla.
rulebook-qwixx-misthrow = Negro no coloca ninguna ficha: tirada fallida. Una ficha va a la columna de tiradas fallidas y cuesta 5 puntos al final.
rulebook-qwixx-in-order = Primero se completa la acción 1, con todas sus consecuencias. Negro coloca la quinta ficha en la fila roja, y solo eso abre el 12 para la acción 2.

## Placing stones

rulebook-qwixx-placing-1 = En cada fila se va de izquierda a derecha: una ficha nueva va más allá de tu ficha más a la derecha en esa fila (o encima, como muestra la sección siguiente). Puedes dejar huecos tan grandes como quieras, pero no volver atrás para llenarlos.
rulebook-qwixx-placing-2 = Solo cuentan tus fichas, y solo las que están ahora en la fila. Si te capturan la que está más a la derecha, pasa a contar la siguiente por la izquierda. No puedes usar una casilla con una ficha rival, salvo que puedas capturar esa ficha.
rulebook-qwixx-gap = Directamente del 3 al 9: está permitido. Pero Negro ha perdido el 6, porque queda a la izquierda de su ficha más a la derecha.
rulebook-qwixx-after-capture = Gris captura la ficha del 7. La ficha negra más a la derecha es ahora la del 5, así que Negro puede colocar una ficha en el 6, lo que antes no era posible.

## Capturing and stacking

rulebook-qwixx-front-1 = La ficha más a la derecha de una fila es la delantera, sea de quien sea. Si es del rival y está sola, puedes capturarla colocando la tuya en su casilla. Vuelve a la reserva de su dueño y puede colocarse otra vez.
rulebook-qwixx-front-2 = Si la delantera es tuya, puedes apilar fichas encima, tantas veces y tan alto como quieras. Una pila de dos fichas o más nunca se puede capturar.
rulebook-qwixx-front-3 = En cuanto hay una ficha más a la derecha, las adelantadas quedan fijas: ya no se pueden capturar ni se puede apilar sobre ellas. Adelantar a una pila es la única manera de que deje de crecer.
rulebook-qwixx-red-grey = Gris debe ir a la derecha de la ficha gris del 3: al 4, al 6 o más allá. También puede capturar la ficha negra del 7, que está sola y es la delantera. La ficha negra del 5 está a salvo, porque no es la delantera.
rulebook-qwixx-red-black = La misma fila para Negro: con otro 7 apila una ficha sobre la delantera; si no, va más a la derecha.
rulebook-qwixx-capture = Gris saca un 7 y captura la delantera. La ficha negra vuelve a la reserva de Negro.
rulebook-qwixx-stack = Negro apila una ficha sobre la delantera. Después Gris también saca un 7, pero dos fichas están a salvo.
rulebook-qwixx-frozen = Gris adelanta a la pila negra. Negro saca un 5, pero ya no puede apilar allí.
rulebook-qwixx-blue-black = Negro debe ir a la derecha de la ficha negra del 9. La ficha gris del 8 ha quedado atrás y bloquea su casilla; la pila gris del 5 está a salvo. Negro tiene cinco fichas en la fila, así que está abierto incluso el último número, el 2.
rulebook-qwixx-blue-grey = La misma fila para Gris: apilar en el 5, o colocar una ficha en el 4 o el 3. El 2 no está abierto, porque Gris solo tiene tres fichas aquí.

## Closing a row

rulebook-qwixx-closing-1 = Para colocar una ficha en el último número de una fila (12 en la roja y la amarilla, 2 en la verde y la azul) necesitas al menos cinco fichas tuyas en esa fila. Cada ficha de una pila cuenta.
rulebook-qwixx-closing-2 = Cuando lo haces, pones otra ficha de tu reserva en el candado, y también cuenta en la fila. La fila queda cerrada: ninguno de los dos puede ya colocar fichas en ella, y su dado sale al instante del juego.
rulebook-qwixx-closing-3 = Si la ficha del último número era la última que te quedaba, la fila se cierra igualmente, pero el candado queda vacío y la partida acaba.
rulebook-qwixx-stack-counts = Una pila de cinco cuenta como cinco fichas: Negro puede colocar una ficha en el 12.
rulebook-qwixx-close-green = Negro coloca una ficha en el 2 verde y otra en el candado. El dado verde sale del juego. Después Gris saca un 5, pero ya no puede colocar ninguna ficha en la fila verde.
rulebook-qwixx-last-stone = Negro coloca la última ficha de su reserva en el 12 rojo. La fila queda cerrada y la partida termina; no queda ficha para el candado.

## The end of the game

rulebook-qwixx-end-1 = La partida termina al instante, incluso antes de la acción 2, en cuanto la reserva de un jugador está vacía, hay cuatro fichas en la columna de tiradas fallidas, sean de quien sean, o hay dos filas cerradas, no importa quién las haya cerrado.
rulebook-qwixx-end-2 = Otras dos reglas son propias de Duellum: con totales iguales hay empate, y la partida también puede acabar por rendición, por acuerdo de empate o por tiempo.
rulebook-qwixx-two-rows = Gris ha cerrado la fila roja, y ahora Negro cierra la verde con la acción 1. La partida acaba al instante, sin acción 2. Los dos tienen 28 puntos: empate.
rulebook-qwixx-agreement = Ninguno de los jugadores quiere seguir, y los dos acuerdan el empate.

## Scoring

rulebook-qwixx-scoring-1 = Cuenta tus fichas de cada fila, incluidas todas las de una pila y la del candado. La tabla de puntos indica lo que valen: una fila de cinco fichas vale 15 puntos. Puedes tener más de doce fichas en una fila, pero solo cuentan doce.
rulebook-qwixx-scoring-2 = Cada ficha tuya en la columna de tiradas fallidas te cuesta 5 puntos. Anota las cuatro filas y las tiradas fallidas, y suma. Gana el total más alto.
rulebook-qwixx-scale-stones = Fichas en la fila
rulebook-qwixx-scale-points = Puntos
rulebook-qwixx-thirteen = La decimotercera ficha de la fila: 78 puntos, como antes.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Negro suma 15 en la fila roja, 1 en la amarilla y 28 en la verde, menos 5 por una tirada fallida. Gris suma 1, 6 y 6, menos 10 por dos tiradas fallidas.

## Tactics

rulebook-qwixx-tactics-1 = Las filas largas compensan. La segunda ficha de una fila suma dos puntos, la quinta cinco, la décima diez: mejor una fila de ocho fichas que dos de cuatro.
rulebook-qwixx-tactics-2 = Todo se decide delante. Una ficha delantera sola está en peligro hasta que apiles otra encima o alguien la adelante, sobre todo en el 6, el 7 y el 8, que son los que más salen. Una pila delantera puede crecer con cada tirada que encaje.
rulebook-qwixx-tactics-3 = Un hueco grande te cuesta las casillas intermedias. Vale la pena si frena una pila que crece o te pone delante en un número que sale poco.
rulebook-qwixx-tactics-4 = No pierdas de vista el final. Si vas ganando, cierra filas, gasta fichas o acepta incluso la cuarta tirada fallida. Si vas perdiendo, alarga la partida.
rulebook-qwixx-on-purpose = Hay tres fichas en la columna de tiradas fallidas, y Negro va ganando. Negro pasa en las dos acciones: la cuarta tirada fallida cuesta 5 puntos, pero pone fin a la partida, y Negro gana.

## Where the editions disagree

rulebook-qwixx-edition-left = En la edición portuguesa, Negro coloca otra ficha a la izquierda del 7. Aquí las fichas solo van hacia la derecha, porque así lo dicen la propia regla y todas las demás ediciones.
rulebook-qwixx-edition-last-field = En el ejemplo de la fila azul, la edición portuguesa confunde a los jugadores y le falta una frase. Aquí Gris puede colocar fichas en el 4 y el 3, y Negro en el 2, porque Negro tiene cinco fichas en la fila y Gris no.
rulebook-qwixx-edition-words = La edición portuguesa pasa los dados en el sentido de las agujas del reloj, apila sobre la «primera» ficha y tiene dos nombres para la columna de tiradas fallidas; la polaca tiene tres. Aquí se juega por turnos, se apila sobre la delantera y hay una sola columna de tiradas fallidas, porque eso es lo que quieren decir las reglas y los ejemplos de todas las ediciones.
rulebook-qwixx-edition-twelve = A la edición polaca le falta el 12 amarillo en su lista de últimos números. Aquí se incluye, porque las demás ediciones lo incluyen.
rulebook-qwixx-edition-stack = La edición polaca pone una segunda pila sobre la ficha delantera. Aquí se apila una segunda ficha, porque así lo dicen las demás ediciones.
rulebook-qwixx-edition-stones = La edición italiana da a cada jugador 22 fichas de cada color. Aquí cada uno recibe 22 de un solo color, porque la caja solo contiene 22 de cada.
rulebook-qwixx-edition-after = La edición italiana dice «Dovendo buttare giù una pedina», como si la regla fuera para quien captura, y su título «Chiedere una fila» (pedir una fila) es una errata por «Chiudere» (cerrar). Aquí la regla se aplica a quien ha perdido la ficha: solo cuentan las fichas que siguen en la fila, como en las demás ediciones.

## What follows from an example. $black and $grey are numbers of stones or points; $count is a number of
## stones or dice; $side is black or grey; $clause is the number of the rule by which the game ended

rulebook-qwixx-returned =
    { $count ->
        [one] { $count } ficha vuelve a la reserva de su dueño
       *[other] { $count } fichas vuelven a la reserva de su dueño
    }
rulebook-qwixx-supplies = En las reservas: Negro { $black }, Gris { $grey }
rulebook-qwixx-points = Puntos: Negro { $black }, Gris { $grey }
rulebook-qwixx-dice =
    { $count ->
        [one] { $count } dado en la próxima tirada
       *[other] { $count } dados en la próxima tirada
    }
rulebook-qwixx-win = Gana { qwixx-side } ({ $clause }).
