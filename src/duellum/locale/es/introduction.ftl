### The rules in short: how to play each game.

rules-elsewhere = El texto de estas reglas no forma parte de Duellum. Está en la descripción que acompaña a { $game }.
how-battle-1 = Cada bando tiene ocho cubos y un rey. Empiezan los Blancos y después se juega por turnos. En cada turno debes mover un cubo o tu rey; no se puede pasar.
how-battle-2 = Un cubo se mueve rodando sobre sus aristas, exactamente tantas casillas como puntos muestra su cara superior. El rey se mueve siempre una casilla.
how-battle-3 = Un cubo puede salir en cualquier dirección y girar una vez por el camino, en ángulo recto. No puede saltar ni pisar dos veces la misma casilla.
how-battle-4 = La cara que queda arriba, otra o la misma que antes, decide cuántas casillas rodará el cubo la próxima vez. Elige un cubo: el tablero muestra adónde puede ir y qué cara mostrará allí.
how-battle-5 = Una pieza que acaba su jugada sobre una pieza rival la captura. Capturar nunca es obligatorio. No puedes acabar una jugada sobre una pieza tuya.
how-battle-6 = Ganas al instante si capturas al rey rival, o si llevas el tuyo al palacio rival, la casilla marcada de la que parte el rey rival.
how-qwixx-1 = Los dos jugadores comparten cuatro filas, una de cada color. La roja y la amarilla suben de 2 a 12; la verde y la azul bajan de 12 a 2. Cada fila termina en un candado.
how-qwixx-2 = En tu turno, tira todos los dados. Primero puedes colocar una ficha en la suma de los dos dados blancos, en cualquier fila. Después puedes colocar otra en la fila de un color, en la suma de un dado blanco y el dado de ese color. Las dos fichas deben ir a casillas distintas.
how-qwixx-3 = En cada fila solo se avanza hacia el candado: una ficha nueva va más allá de todas las tuyas, o encima de la más cercana al candado si es la delantera de la fila.
how-qwixx-4 = La ficha más cercana al candado es la delantera de su fila, sea de quien sea. Si es del rival y está sola, puedes capturarla colocando la tuya en su casilla: vuelve a su dueño. Si es tuya, puedes apilar otra encima. Una pila no se puede capturar.
how-qwixx-5 = Si en un turno no colocas ninguna ficha, es una tirada fallida: una ficha de tu reserva va a la columna de tiradas fallidas y te cuesta cinco puntos.
how-qwixx-6 = En cuanto tienes cinco fichas en una fila, contando cada ficha de una pila, puedes colocar una en su último número. Eso cierra la fila: ya nadie puede colocar fichas en ella, y su dado sale del juego. Además pones una ficha de tu reserva en el candado; cuenta en la fila.
how-qwixx-7 = La partida termina al instante cuando hay dos filas cerradas, cuatro fichas en la columna de tiradas fallidas o una reserva vacía. En cada fila, una ficha vale 1 punto, dos valen 3, luego 6, 10, 15, y así hasta 78 con doce; las demás no suman nada. Gana el total más alto.
