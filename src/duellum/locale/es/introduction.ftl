### The rules in short: how to play each game.

rules-exact = Las reglas exactas
rules-elsewhere = El texto de estas reglas no forma parte de Duellum. Está en la descripción de { $game }.
how-battle-1 = Cada bando tiene ocho cubos y un rey. Empiezan los Blancos y después se juega por turnos; en cada turno se mueve un cubo o el rey.
how-battle-2 = Un cubo se mueve rodando sobre sus aristas, tantas casillas como indica su cara superior: exactamente esas, ni más ni menos. El rey se mueve siempre una casilla.
how-battle-3 = Por el camino, un cubo puede girar una vez, a la izquierda o a la derecha. No puede saltar ni pasar dos veces por la misma casilla.
how-battle-4 = La cara que muestra después de rodar, otra o de nuevo la misma, dice cuánto avanzará la próxima vez. Elige un cubo y la mesa te enseña adónde puede ir y qué cara mostrará allí.
how-battle-5 = Si termina sobre un cubo enemigo, lo captura.
how-battle-6 = Captura al rey enemigo, o lleva el tuyo al palacio enemigo, y ganas.
how-qwixx-1 = Hay cuatro filas, una de cada color, que son de los dos jugadores. La roja y la amarilla suben de 2 a 12; la verde y la azul bajan de 12 a 2.
how-qwixx-2 = En tu turno tiras todos los dados. Primero puedes colocar una ficha en la suma de los dos dados blancos, en cualquier fila. Después puedes colocar otra en la fila de un color, en la suma de un dado blanco y el dado de ese color.
how-qwixx-3 = En cada fila solo se avanza hacia el candado: una ficha nueva va más allá de todas las tuyas, o encima de la última de ellas si es la delantera de la fila.
how-qwixx-4 = La ficha más cercana al candado de una fila, sea de quien sea, es la ficha delantera. Si es del rival y está sola, puedes capturarla colocando la tuya en su casilla: vuelve a su dueño. Si es tuya, puedes apilar otra encima; una pila está a salvo.
how-qwixx-5 = Si en un turno no colocas nada, una ficha de tu reserva va a la columna de tiradas fallidas y cuesta cinco puntos.
how-qwixx-6 = Con cinco fichas tuyas en una fila, contando las apiladas, puedes ocupar su último número. Así se cierra la fila. Además pones una ficha de tu reserva en el candado; también cuenta.
how-qwixx-7 = La partida termina cuando hay dos filas cerradas, cuatro fichas en la columna de tiradas fallidas o una reserva vacía. En una fila, cada ficha vale más que la anterior: juntas dan 1, 3, 6, 10, 15 puntos, y así sucesivamente. Gana el total más alto.
