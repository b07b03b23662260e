### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Regla de la casa
house-rule-note = Las reglas de los autores no lo dicen: así lo decide Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = El tablero tiene nueve columnas, de la a a la i, y ocho filas, de la 1 a la 8; nada sale de él.
clause-b2 = Los palacios son e1, el de los Blancos, y e8, el de los Negros.
clause-b3 = Cada bando tiene ocho cubos y un rey. Las caras opuestas suman 7; en cada cubo, 1, 2 y 3 giran en torno a su esquina común en sentido contrario a las agujas del reloj.
clause-b4 = El rey se mueve siempre exactamente una casilla, muestre lo que muestre.
clause-b5 = Al empezar, cada bando muestra, desde la izquierda de su jugador, 5 1 2 6 rey 6 2 1 5; cada cubo tiene el 3 hacia su jugador.
clause-b6 = Empiezan los Blancos; después, cada bando mueve por turno una de sus piezas. No se puede pasar.
clause-b7 = Un cubo se mueve volcando sobre una arista a la casilla contigua: al norte, al sur, al este o al oeste.
clause-b8 = Un cubo se mueve exactamente tantas casillas como puntos muestra su cara superior antes de la jugada.
clause-b9 = Todas las casillas antes de la última deben estar vacías: no se salta.
clause-b10 = En una jugada se puede girar una vez, en ángulo recto.
clause-b11 = El primer paso puede ir en cualquiera de las cuatro direcciones.
clause-b12 = Ninguna casilla aparece dos veces en una jugada, tampoco la de salida: no se puede desandar el camino.
clause-b13 = Dos caminos a la misma casilla son dos jugadas: el cubo puede acabar con otra cara arriba.
clause-b14 = Una pieza enemiga en la última casilla se captura; una propia impide la jugada.
clause-b15 = El rey captura como cualquier cubo, incluso al rey enemigo.
clause-b16 = Quien captura al rey enemigo gana al instante.
clause-b17 = Quien lleva su propio rey al palacio enemigo gana al instante, esté ocupado o no; otro cubo allí no gana nada.
clause-b18 = Si el bando al que le toca no tiene ninguna jugada permitida, la partida es empate.
clause-b19 = La misma posición por tercera vez, con el turno del mismo bando, es empate.
clause-b20 = Cien jugadas seguidas sin capturas, contando las de ambos bandos, son empate.
clause-b21 = Una partida también acaba por rendición, por acuerdo de empate o por tiempo.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = Las filas roja y amarilla suben de 2 a 12, la verde y la azul bajan de 12 a 2; cada fila termina en un candado.
clause-q2 = Cada bando tiene 22 fichas; las que no están en el tablero esperan en su reserva.
clause-q3 = Dos dados son blancos; además hay uno rojo, uno amarillo, uno verde y uno azul.
clause-q4 = El azar decide quién empieza; después los jugadores se alternan.
clause-q5 = Una ficha nueva va a la derecha de todas las que su dueño tiene en la fila en ese momento, o encima de la última de ellas si es la delantera.
clause-q6 = Nadie puede colocar una ficha en una casilla ocupada por el rival, salvo que allí esté la ficha delantera y se pueda capturar.
clause-q7 = La ficha más a la derecha de una fila es la delantera; si es del rival y está sola, se puede capturar.
clause-q8 = Quien tiene la ficha delantera puede apilar más encima, tantas como quiera.
clause-q9 = Dos o más fichas en una misma casilla no se pueden capturar.
clause-q10 = En cuanto hay algo más a la derecha, ya no se puede capturar lo que ha quedado atrás ni apilar encima.
clause-q11 = El jugador activo tira todos los dados que siguen en juego y es el único que actúa.
clause-q12 = Con la acción 1 se puede colocar una ficha en cualquier fila, en la suma de los dos dados blancos.
clause-q13 = Con la acción 2 se puede colocar una ficha en la fila de un color, en la suma del dado de ese color y uno blanco.
clause-q14 = En un turno nunca se usa dos veces la misma casilla.
clause-q15 = Un turno sin colocar ninguna ficha es una tirada fallida: una ficha pasa de la reserva a la columna de tiradas fallidas.
clause-q16 = La acción 1 termina, con todas sus consecuencias, antes de elegir la acción 2.
clause-q17 = El último número de una fila solo está abierto a quien tiene cinco fichas o más antes de él en esa fila; cada ficha de una pila cuenta.
clause-q18 = Quien ocupa el último número pone además una ficha de su reserva en el candado, y esta cuenta en la fila.
clause-q19 = Una fila cerrada no admite más fichas, y su dado queda al instante fuera de juego.
clause-q20 = Si el último número se ocupa con la última ficha propia, la fila se cierra sin ficha en el candado y la partida termina.
clause-q21 = La partida termina al instante cuando una reserva está vacía, hay cuatro fichas en la columna de tiradas fallidas o dos filas cerradas; después ya nadie hace la acción 2.
clause-q22 = Las fichas de una fila valen 1, 3, 6, 10 puntos y así hasta 78 por doce; a partir de la 13.ª no suman.
clause-q23 = Cada tirada fallida le quita 5 puntos a su dueño.
clause-q24 = Gana el total más alto.
clause-q24-house = Con totales iguales hay empate.
clause-q25 = Una partida también acaba por rendición, por acuerdo de empate o por tiempo.
