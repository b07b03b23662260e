### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Regla de la casa
house-rule-note = Las reglas publicadas no lo dicen: es una regla propia de Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = El tablero tiene nueve columnas, de la a a la i, y ocho filas, de la 1 a la 8. Ninguna jugada puede salirse de él.
clause-b2 = El palacio de los Blancos es e1; el de los Negros, e8.
clause-b3 = Cada bando tiene ocho cubos y un rey. Las caras opuestas suman 7. Vistas desde fuera, las caras 1, 2 y 3 se suceden en sentido contrario a las agujas del reloj alrededor de su vértice común.
clause-b4 = El rey se mueve siempre exactamente una casilla, muestre lo que muestre.
clause-b5 = Al empezar, las caras superiores de cada bando son, de izquierda a derecha vistas desde su lado, 5 1 2 6 rey 6 2 1 5, y cada cubo tiene el 3 hacia su jugador.
clause-b6 = Empiezan los Blancos. Después se juega por turnos, y cada jugador mueve una de sus piezas. No se puede pasar.
clause-b7 = Un cubo se mueve rodando sobre una arista hasta la casilla contigua: al norte, al sur, al este o al oeste.
clause-b8 = Un cubo se mueve exactamente tantas casillas como puntos muestra su cara superior antes de la jugada.
clause-b9 = Todas las casillas antes de la última deben estar vacías: no se puede saltar.
clause-b10 = Un cubo puede girar una vez por jugada, en ángulo recto.
clause-b11 = El primer paso puede ir en cualquiera de las cuatro direcciones.
clause-b12 = En una jugada, un cubo no puede pisar dos veces la misma casilla, ni siquiera la de salida.
clause-b13 = Dos caminos a la misma casilla son dos jugadas distintas, porque el cubo puede acabar con otra cara arriba.
clause-b14 = Una pieza captura la pieza rival que está en la última casilla de su jugada. No puede acabar sobre una pieza de su propio bando.
clause-b15 = El rey captura como cualquier cubo. Puede capturar incluso al rey rival.
clause-b16 = Quien captura al rey rival gana al instante.
clause-b17 = Quien lleva su propio rey al palacio rival gana al instante, aunque lo ocupe un cubo rival. Un cubo corriente en el palacio no da la victoria.
clause-b18 = Si el bando al que le toca no tiene ninguna jugada permitida, hay empate.
clause-b19 = Si la misma posición aparece por tercera vez y le toca al mismo bando, hay empate.
clause-b20 = Tras cien jugadas seguidas sin capturas, contando las de ambos bandos, hay empate.
clause-b21 = Una partida también puede acabar por rendición, por acuerdo de empate o por tiempo.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = Las filas roja y amarilla suben de 2 a 12, la verde y la azul bajan de 12 a 2; cada fila termina en un candado.
clause-q2 = Cada jugador tiene 22 fichas. Las que no están en el tablero forman su reserva.
clause-q3 = Hay dos dados blancos y uno rojo, uno amarillo, uno verde y uno azul.
clause-q4 = Se sortea quién empieza. Después los jugadores se alternan.
clause-q5 = Una ficha nueva va a la derecha de todas las que su dueño tiene en la fila en ese momento, o encima de la que esté más a la derecha si es la delantera.
clause-q6 = No se puede colocar una ficha en una casilla con una ficha rival, salvo que esta sea la delantera y se pueda capturar.
clause-q7 = La ficha más a la derecha de una fila es la delantera. Una ficha delantera rival que está sola se puede capturar.
clause-q8 = El dueño de la ficha delantera puede apilar encima tantas fichas como quiera.
clause-q9 = Dos o más fichas en una misma casilla no se pueden capturar.
clause-q10 = Las fichas adelantadas por otra que está más a la derecha ya no se pueden capturar, y tampoco se puede apilar sobre ellas.
clause-q11 = El jugador activo tira todos los dados que siguen en juego. Solo juega él.
clause-q12 = En la acción 1, el jugador puede colocar una ficha en cualquier fila, en la suma de los dos dados blancos.
clause-q13 = En la acción 2, el jugador puede colocar una ficha en la fila de un color, en la suma de un dado blanco y el dado de ese color.
clause-q14 = Las dos acciones de un turno deben usar casillas distintas.
clause-q15 = Un turno sin colocar ninguna ficha es una tirada fallida: una ficha pasa de la reserva a la columna de tiradas fallidas.
clause-q16 = La acción 1 se completa, con todas sus consecuencias, antes de la acción 2.
clause-q17 = Para colocar una ficha en el último número de una fila hacen falta al menos cinco fichas propias antes de él en esa fila. Cada ficha de una pila cuenta.
clause-q18 = Quien coloca una ficha en el último número pone además otra de su reserva en el candado. También cuenta en la fila.
clause-q19 = Una fila cerrada no admite más fichas, y su dado sale al instante del juego.
clause-q20 = Si colocas tu última ficha en el último número, la fila se cierra, el candado queda vacío y la partida termina.
clause-q21 = La partida termina al instante, incluso antes de la acción 2, cuando una reserva está vacía, hay cuatro fichas en la columna de tiradas fallidas o hay dos filas cerradas.
clause-q22 = Las fichas de una fila valen en total 1, 3, 6, 10 puntos, y así hasta 78 con doce. Las siguientes no suman nada.
clause-q23 = Cada tirada fallida le quita 5 puntos a su dueño.
clause-q24 = Gana el total más alto.
clause-q24-house = Con totales iguales hay empate.
clause-q25 = Una partida también puede acabar por rendición, por acuerdo de empate o por tiempo.
