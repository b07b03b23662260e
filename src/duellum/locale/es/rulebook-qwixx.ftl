### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = Qwixx Duelo es una carrera en un tablero común. Tiras los dados, colocas tus fichas en cuatro filas de colores, las apilas y capturas las del rival.
rulebook-qwixx-about-2 = Si conoces Qwixx, ya sabes mucho: se va de izquierda a derecha, solo que con fichas en vez de cruces. Lo nuevo es la ficha delantera de cada fila. Se puede capturar, y su dueño puede apilar encima; cada ficha de una pila puntúa.
rulebook-qwixx-aim-1 = Ten más puntos al final. Cuantas más fichas tienes en una fila, más vale cada una de las siguientes.

## What is in the box

rulebook-qwixx-box-board = Tablero con cuatro filas, sus candados, una columna para tiradas fallidas y la escala de puntos
rulebook-qwixx-box-white = Dados blancos
rulebook-qwixx-box-coloured = Dados de color: rojo, amarillo, verde, azul
rulebook-qwixx-box-black = Fichas negras
rulebook-qwixx-box-grey = Fichas grises
rulebook-qwixx-box-1 = La roja y la amarilla suben de 2 a 12, la verde y la azul bajan de 12 a 2. Así cada fila empieza y acaba con un número que sale poco. Al final de cada fila, a la derecha, está su candado.
rulebook-qwixx-rows = Dos seises blancos suman 12. En la verde y la azul es el primer número, abierto a todos; en la roja y la amarilla es el último, y hacen falta cinco fichas antes.

## Setting up

rulebook-qwixx-setup-1 = Se pone el tablero entre los dos jugadores. Uno toma como reserva las 22 fichas negras, el otro las 22 grises. El azar decide quién empieza.
rulebook-qwixx-start = El comienzo: tablero vacío, reservas llenas y los seis dados por tirar.

## A turn

rulebook-qwixx-turn-1 = El jugador activo tira todos los dados que siguen en juego y después tiene dos acciones, una tras otra. Al contrario que en Qwixx, el otro jugador solo mira.
rulebook-qwixx-turn-2 = Acción 1: suma los dos dados blancos y di la suma en voz alta. Puedes colocar una ficha en ese número, en la fila que quieras.
rulebook-qwixx-turn-3 = Acción 2: suma un dado blanco y uno de color. Puedes colocar una ficha en ese número, en la fila de ese color.
rulebook-qwixx-turn-4 = Puedes renunciar a cualquiera de las acciones, pero las dos juntas deben usar dos casillas distintas. Si no colocas ninguna ficha, es una tirada fallida: una ficha pasa de tu reserva a la columna de tiradas fallidas. Después, el jugador activo es el otro.
rulebook-qwixx-two-actions = Blanco 4 y blanco 1 suman 5; Negro coloca una ficha en la fila amarilla. Después blanco 4 y azul 6 suman 10, y Negro coloca otra en la azul.
rulebook-qwixx-same-field = El 7 sale dos veces, con los dados blancos y con blanco 4 y rojo 3. Pero en un turno no se usa dos veces la misma casilla.
rulebook-qwixx-misthrow = Negro no coloca nada: tirada fallida. La ficha se pierde para las filas y cuesta 5 puntos.
rulebook-qwixx-in-order = La acción 1 va primero, con todas sus consecuencias. Negro coloca la quinta ficha en la fila roja; solo eso abre el 12 para la acción 2.

## Placing stones

rulebook-qwixx-placing-1 = En cada fila se va de izquierda a derecha: una ficha nueva va a la derecha de la última tuya en esa fila. Puedes dejar huecos tan grandes como quieras, pero no volver atrás para llenarlos.
rulebook-qwixx-placing-2 = Solo cuentan tus fichas, y solo las que están ahora en la fila. Si te capturan la última, vuelve a decidir la siguiente por la izquierda. Una casilla con una ficha rival está cerrada para ti, salvo que puedas capturarla.
rulebook-qwixx-gap = Del 3 directo al 9: permitido. Pero ahora el 6 queda a la izquierda de la última ficha negra.
rulebook-qwixx-after-capture = Gris captura la ficha del 7. La última negra está ahora en el 5, así que Negro puede colocar una en el 6, que antes estaba cerrado.

## Capturing and stacking

rulebook-qwixx-front-1 = La ficha más a la derecha de una fila, sea de quien sea, es la delantera. Si es del rival y está sola, puedes capturarla colocando la tuya en su casilla. Vuelve a la reserva de su dueño y puede colocarse otra vez.
rulebook-qwixx-front-2 = Si la delantera es tuya, puedes apilar encima una y otra vez, tan alto como quieras. Una pila de dos o más nunca se puede capturar.
rulebook-qwixx-front-3 = En cuanto una ficha está más a la derecha, lo que queda atrás se congela: no se puede capturar ni hacer crecer. Adelantar a una pila es la única manera de frenarla.
rulebook-qwixx-red-grey = Gris debe ir a la derecha de su 3: al 4, al 6 o más allá. También puede capturar la ficha del 7, que está sola y es la delantera. La negra del 5 está a salvo, porque no es la delantera.
rulebook-qwixx-red-black = La misma fila para Negro: con otro 7 apila sobre la delantera; si no, va más a la derecha.
rulebook-qwixx-capture = Gris saca 7 y captura la delantera. La ficha negra vuelve a su reserva.
rulebook-qwixx-stack = Negro apila sobre la delantera. Ahora Gris también saca un 7, pero dos fichas están a salvo.
rulebook-qwixx-frozen = Gris adelanta a la pila negra. Negro saca un 5, pero la pila ya no puede crecer.
rulebook-qwixx-blue-black = Negro debe ir a la derecha del 9 negro. La ficha gris del 8 ha quedado atrás y cierra su casilla; la pila gris del 5 está a salvo. Negro tiene cinco fichas en la fila, así que está abierto hasta el último número, el 2.
rulebook-qwixx-blue-grey = La misma fila para Gris: apilar en el 5, o colocar una ficha en el 4 o el 3. El 2 sigue cerrado, pues Gris solo tiene tres fichas aquí.

## Closing a row

rulebook-qwixx-closing-1 = El último número de una fila, 12 en la roja y la amarilla, 2 en la verde y la azul, solo está abierto a quien tiene al menos cinco fichas propias en esa fila. Cada ficha de una pila cuenta.
rulebook-qwixx-closing-2 = Si lo ocupas, pones otra ficha de tu reserva en el candado, y también cuenta en la fila. La fila queda cerrada para los dos, y su dado sale al instante del juego.
rulebook-qwixx-closing-3 = Si la ficha del último número era la última que te quedaba, la fila se cierra igualmente, pero el candado queda vacío y la partida acaba.
rulebook-qwixx-stack-counts = Una pila de cinco cuenta como cinco fichas: Negro puede ocupar el 12.
rulebook-qwixx-close-green = Negro ocupa el 2 verde y pone una segunda ficha en el candado. El dado verde sale del juego, y Gris ya no puede colocar allí su 5.
rulebook-qwixx-last-stone = La última ficha de Negro va al 12 rojo. La fila queda cerrada y la partida acabada; no queda ficha para el candado.

## The end of the game

rulebook-qwixx-end-1 = Tres cosas ponen fin a la partida, cada una al instante, incluso antes de la acción 2: la última ficha de una reserva está en el tablero; hay cuatro fichas en la columna de tiradas fallidas, da igual de quién; o hay dos filas cerradas, da igual por quién.
rulebook-qwixx-end-2 = Otras dos reglas son nuestras: con totales iguales hay empate, y puedes rendirte, acordar el empate o perder por tiempo.
rulebook-qwixx-two-rows = Gris ha cerrado la roja, y ahora Negro cierra la verde con la acción 1. La partida acaba al instante, sin acción 2. Los dos tienen 28 puntos: empate.
rulebook-qwixx-agreement = Ninguno quiere seguir, y los dos acuerdan el empate.

## Scoring

rulebook-qwixx-scoring-1 = Cuenta tus fichas de cada fila, las pilas ficha a ficha, incluida la del candado. La escala dice lo que valen. Puedes tener más de doce en una fila, pero puntúan como doce.
rulebook-qwixx-scoring-2 = Cada ficha tuya en la columna de tiradas fallidas resta 5 puntos. Anota las cuatro filas y las tiradas fallidas, suma, y gana el total más alto.
rulebook-qwixx-scale-stones = Fichas en la fila
rulebook-qwixx-scale-points = Puntos
rulebook-qwixx-thirteen = La decimotercera ficha de la fila: 78 puntos, como antes.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Negro cuenta 15 en la roja, 1 en la amarilla y 28 en la verde, menos 5 por una tirada fallida. Gris cuenta 1, 6 y 6, menos 10 por dos tiradas fallidas.

## Tactics

rulebook-qwixx-tactics-1 = Las filas largas compensan. La segunda ficha de una fila suma dos puntos, la quinta cinco, la décima diez: mejor una fila de ocho que dos de cuatro.
rulebook-qwixx-tactics-2 = Todo pasa delante. Una ficha delantera sola está en peligro hasta que apiles encima o alguien la adelante, sobre todo en 6, 7 y 8, que son los que más salen. Una pila que sigue delante crece con cada tirada que encaja.
rulebook-qwixx-tactics-3 = Un hueco grande te cuesta las casillas intermedias. Vale la pena si frena una pila que crece o te pone delante en un número que sale poco.
rulebook-qwixx-tactics-4 = No pierdas de vista el final. Si vas ganando, cierra filas, gasta fichas o acepta incluso la cuarta tirada fallida; si vas perdiendo, alarga la partida.
rulebook-qwixx-on-purpose = Hay tres fichas en la columna de tiradas fallidas, y Negro va ganando. Negro renuncia a las dos acciones: la cuarta tirada fallida cuesta 5 puntos, pero pone fin a la partida, y Negro gana.

## Where the editions disagree

rulebook-qwixx-edition-left = En la hoja portuguesa, Negro coloca otra ficha a la izquierda del 7. Las fichas solo van hacia la derecha.
rulebook-qwixx-edition-last-field = En el ejemplo de la fila azul, la hoja portuguesa confunde a los jugadores y ha perdido una frase: el 4 y el 3 están abiertos a Gris, y el 2 a Negro, que tiene cinco fichas, no a Gris.
rulebook-qwixx-edition-words = La hoja portuguesa pasa los dados en el sentido del reloj, apila sobre la primera ficha y tiene dos nombres para la columna de tiradas fallidas; la polaca, tres. Dos jugadores se alternan, las pilas crecen sobre la delantera y hay una sola columna.
rulebook-qwixx-edition-twelve = En la lista polaca de últimos números falta el 12 amarillo. También forma parte de ella.
rulebook-qwixx-edition-stack = La hoja polaca pone una segunda pila sobre la ficha delantera. Es una segunda ficha.
rulebook-qwixx-edition-stones = La hoja italiana da a cada uno 22 fichas de cada color. Cada uno recibe 22 de un solo color.
rulebook-qwixx-edition-after = En la hoja italiana una frase cambia lo que cuenta tras una captura, y otra falla al cerrar una fila. Cuentan las fichas que están ahora en la fila, como en las demás ediciones.

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
