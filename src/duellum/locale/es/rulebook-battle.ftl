### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = Duelo es un juego de pura lógica para dos jugadores. Los cubos no se tiran: son las piezas y avanzan rodando de casilla en casilla. La cara superior de un cubo indica cuántas casillas avanzará la próxima vez.
rulebook-battle-about-2 = Las reglas se aprenden pronto y la suerte no cuenta. La clave está en cómo ruedan los cubos: con cada jugada eliges no solo adónde va un cubo, sino también qué cara mostrará allí.
rulebook-battle-aim-1 = Captura al rey rival o lleva el tuyo al palacio rival, la casilla marcada de la que parte el rey rival. En ambos casos ganas al instante.

## What is in the box

rulebook-battle-box-board = Tablero de nueve por ocho casillas, con los dos palacios marcados
rulebook-battle-box-white = Cubos blancos
rulebook-battle-box-black = Cubos negros
rulebook-battle-box-kings = Reyes, uno blanco y uno negro
rulebook-battle-box-1 = Los reyes también son cubos, pero da igual cómo estén puestos. Todos los demás cubos son iguales: las caras opuestas suman 7 y, vistas desde fuera, las caras 1, 2 y 3 se suceden en sentido contrario a las agujas del reloj alrededor de su vértice común.

## Setting up

rulebook-battle-setup-1 = Cada jugador coloca sus piezas en la fila más cercana a él, con el rey en el centro, sobre el palacio. Pon cada cubo exactamente como indica la tabla (K es el rey), con el 3 hacia el jugador. Las caras laterales también cuentan, porque quedarán arriba cuando los cubos rueden.
rulebook-battle-setup-2 = Los ejemplos se ven desde el lado de los Blancos. Cada casilla tiene un nombre: las columnas llevan las letras de la a a la i desde la izquierda de los Blancos, y las filas, los números del 1 al 8 desde su lado. El palacio de los Blancos es, por tanto, e1, y el de los Negros, e8. El norte queda delante de los Blancos; el este, a su derecha. Una jugada se escribe con una casilla seguida de direcciones y distancias: g4n2 significa que el cubo de g4 rueda dos casillas hacia el norte; las letras «s», «e» y «w» indican el sur, el este y el oeste.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = Desde la izquierda
rulebook-battle-camp-top = Arriba
rulebook-battle-camp-right = A la derecha
rulebook-battle-camp-front = Hacia el jugador
rulebook-battle-start = La posición inicial. Los Blancos pueden elegir entre 37 jugadas.

## A turn

rulebook-battle-turn-1 = Empiezan los Blancos; después se juega por turnos. En tu turno mueves una pieza tuya: el cubo que quieras o el rey. No se puede pasar.
rulebook-battle-turns = Los Blancos han movido. Les toca a los Negros: los Blancos no pueden volver a mover.

## Moving

rulebook-battle-moving-1 = Un cubo se mueve rodando sobre una arista hasta la casilla contigua, y luego hasta la siguiente: adelante, atrás, a la izquierda o a la derecha. Nunca se desliza ni va en diagonal.
rulebook-battle-moving-2 = Rueda exactamente tantas casillas como puntos mostraba su cara superior antes de la jugada. Las caras que quedan arriba por el camino no cambian la cuenta. El rey se mueve siempre una casilla.
rulebook-battle-moving-3 = Un cubo puede salir en cualquier dirección y girar una vez por el camino, en ángulo recto, tras cualquier número de casillas. En una jugada no puede pisar dos veces la misma casilla, ni siquiera la de salida.
rulebook-battle-moving-4 = Todas las casillas del camino deben estar vacías; solo en la última puede haber una pieza rival. No se puede saltar.
rulebook-battle-moving-5 = Si la casilla a la que quieres llegar no está en línea recta delante del cubo, detrás, a su izquierda o a su derecha, hay dos caminos: uno va primero adelante o atrás, y el otro, primero a la izquierda o a la derecha. Si los dos están libres, puedes elegir. Son dos jugadas distintas, porque el cubo puede acabar con otra cara arriba. Elige, pues, el camino además de la casilla.
rulebook-battle-opposite = Este cubo muestra 2. Rueda dos casillas en línea recta y entonces muestra la cara que estaba debajo: 5.
rulebook-battle-exact-count = Este cubo muestra 3, así que rueda tres casillas: ni dos ni cuatro.
rulebook-battle-king-step = El rey se mueve una casilla en cualquiera de las cuatro direcciones, nunca más.
rulebook-battle-board-edge = ¿Cuatro casillas a la derecha? El cubo se saldría del tablero.
rulebook-battle-no-jumping = Un cubo negro corta el camino en línea recta. El cubo blanco lo rodea.
rulebook-battle-one-turn = Una casilla adelante y dos a la derecha: es un giro. Un segundo giro no está permitido.
rulebook-battle-any-direction = Con un 2 arriba y nada en su camino, un cubo tiene doce jugadas. Este va recto hacia atrás.
rulebook-battle-no-return = ¿Adelante y otra vez atrás? No: el cubo volvería a la casilla de la que viene.
rulebook-battle-ahead-first = Dos caminos a la misma casilla. Primero adelante, después a la derecha: el cubo muestra 6.
rulebook-battle-right-first = El otro camino a esa casilla. Primero a la derecha, después adelante: ahora muestra 3.

## Capturing

rulebook-battle-capture-1 = Si en la última casilla de tu jugada hay una pieza rival, la capturas: sale del tablero y tu pieza ocupa su lugar. Por el camino no se captura nada, y capturar nunca es obligatorio. Si en la última casilla hay una pieza tuya, la jugada no está permitida.
rulebook-battle-capture-2 = El rey captura como cualquier cubo, en las cuatro casillas contiguas. Puede capturar incluso al otro rey.
rulebook-battle-take = El 3 gira tras dos casillas y acaba sobre el 6 negro: capturado.
rulebook-battle-own-piece = En la última casilla hay otra pieza blanca: la jugada no está permitida.
rulebook-battle-king-takes = El rey captura el cubo de al lado.
rulebook-battle-king-takes-king = Los reyes están uno junto a otro. Quien tiene el turno captura al otro rey y gana.

## King and palace

rulebook-battle-palace-1 = Los palacios son las casillas marcadas de las que parten los reyes: e1 es el de los Blancos y e8 el de los Negros. Si tu rey llega al palacio rival, ganas, aunque allí capture un cubo. Un cubo corriente en el palacio rival no da la victoria, ni tampoco un rey en su propio palacio.
rulebook-battle-palace-taken = El rey negro ha dejado su palacio. El rey blanco va al palacio vacío y gana.
rulebook-battle-palace-guarded = Un cubo en el palacio no detiene a un rey vecino: los Blancos capturan el cubo y ganan.
rulebook-battle-palace-die = Un cubo corriente en el palacio rival no da la victoria.

## The end of the game

rulebook-battle-end-1 = La partida acaba en cuanto se captura un rey o un rey llega al palacio rival. No hace falta avisar de una amenaza: un rey que siga en peligro puede ser capturado.
rulebook-battle-end-2 = Las reglas impresas no hablan de empates. En Duellum hay empate si el jugador al que le toca no tiene ninguna jugada permitida, si la misma posición aparece por tercera vez, o tras cien jugadas sin capturas, contando las de ambos bandos. La partida también puede acabar por rendición, por acuerdo de empate o por tiempo.
rulebook-battle-king-won = Seis casillas en línea recta, y el cubo acaba sobre el rey negro: ganan los Blancos.
rulebook-battle-no-move = Las piezas blancas están encerradas y no pueden moverse: empate.
rulebook-battle-repetition = Los dos reyes salen y vuelven, dos veces. La misma posición ha aparecido tres veces: empate.
rulebook-battle-long-game = Noventa y nueve jugadas sin capturas, y los Blancos hacen la número cien: empate.
rulebook-battle-resignation = A los Blancos no les queda esperanza y se rinden: ganan los Negros.

## Roll diagrams

rulebook-battle-diagrams-1 = Un diagrama de movimiento muestra qué cara quedará arriba tras cada jugada. Hay uno para cada cara que puede estar arriba.
rulebook-battle-diagrams-2 = En el centro está la cara antes de la jugada, con las cuatro caras laterales en los bordes. Cada una de las demás casillas muestra la cara tras una jugada que acaba allí; si dos caminos acaban con caras distintas, muestra las dos. Gira el diagrama hasta que sus caras laterales coincidan con el cubo del tablero.
rulebook-battle-diagrams-3 = Con 2 o 3 arriba, dos caminos a una casilla acaban siempre con caras distintas. Con 4, 5 o 6, algunos acaban con la misma. Con 1, solo hay un camino a cada casilla.

## Tactics

rulebook-battle-tactics-1 = Casi todas las buenas jugadas hacen una de estas cuatro cosas: capturan un cubo rival, protegen uno tuyo, paran una amenaza o acercan tu rey al palacio.
rulebook-battle-tactics-2 = Tres cosas deciden lo que puede hacer un cubo: la cara superior, el espacio para girar y el punto donde gira. Lo último se olvida con facilidad, pero decide qué cara queda arriba.
rulebook-battle-tactics-3 = Los números altos llegan lejos pero necesitan líneas abiertas; los bajos controlan las casillas cercanas. Antes de mover, mira a qué casillas podrán llegar los cubos rivales, que ruedan siempre el número exacto, y, ante todo, si podrán alcanzar a tu rey.
rulebook-battle-right-hand-die = El cubo derecho de los Blancos muestra 5, con el 3 hacia los Blancos. Puede ir recto o girar a la izquierda tras una, dos, tres o cuatro casillas. Solo el camino de cuatro adelante y una a la izquierda amenaza al rey negro: entonces el cubo muestra 6, y tres casillas a la izquierda y tres adelante lo llevan hasta el rey.
rulebook-battle-straight-on = Cinco casillas en línea recta, y el mismo cubo muestra 3. Desde allí no alcanza al rey.
rulebook-battle-protected = Los Blancos capturan un cubo, pero estaba protegido: los Negros capturan a su vez.

## Where the editions disagree

rulebook-battle-edition-king = Las ediciones alemana y china prohíben que un rey capture al otro rey. Aquí sí puede, porque todas las demás ediciones lo permiten. (La polaca y la española lo dicen en pasiva: un rey puede ser capturado por cualquier pieza rival, sin excluir al rey.)
rulebook-battle-edition-direction = En la edición española, una jugada empieza hacia adelante, a la izquierda o a la derecha; en la polaca, solo a la izquierda o a la derecha. Aquí se juega en las cuatro direcciones, porque todas las demás ediciones admiten también hacia atrás.
rulebook-battle-edition-example = En el ejemplo resuelto, la edición checa mueve el cubo derecho de los Negros, y la italiana, el cubo izquierdo de los Blancos. Aquí se mueve el cubo derecho de los Blancos, porque empiezan los Blancos y, desde su cubo izquierdo, las jugadas indicadas no amenazan al rey. (Para el cubo derecho de los Negros valen las mismas jugadas, porque la colocación de cada bando es la del otro girada 180 grados.)
rulebook-battle-edition-gaps = La edición inglesa no dice cómo están puestos los cubos en la posición inicial, quién empieza, que los cubos ruedan sobre sus aristas, ni que se puede mover cualquier cubo propio. A la española le falta esto último, y acaba tras el rey y el palacio, sin táctica, diagramas ni ejemplo. Aquí se siguen las demás ediciones, porque lo dicen todo.
rulebook-battle-edition-palace = La edición inglesa llama palacio a la casilla del rey rival, y la china habla de la casilla marcada propia. Aquí es la casilla marcada de la que parte el rey rival, esté donde esté ahora ese rey, porque así lo dicen las demás ediciones.
rulebook-battle-edition-owner = Al pie de la letra, la edición china deja mover los cubos de ambos bandos, y en la alemana es el cubo capturado el que ocupa la casilla. Aquí solo se mueven los cubos propios, y el cubo que captura se queda en la casilla, porque así lo dicen las demás ediciones.
rulebook-battle-edition-ways = La edición checa dice que dos caminos a una casilla acaban siempre con caras distintas. La inglesa y la alemana no dicen que solo algunas casillas tienen dos caminos. Aquí mandan los propios cubos: solo las casillas fuera de las líneas rectas tienen dos caminos, y algunos acaban con la misma cara.
rulebook-battle-edition-diagrams = La edición checa pone las caras laterales en las esquinas del diagrama de movimiento y hace girar el cubo. En el ejemplo resuelto, la polaca dice «cruce» en vez de giro a la izquierda. Aquí las caras laterales están en los bordes, se gira el diagrama y el giro es a la izquierda, porque así es en las demás ediciones.

## What follows from an example. $face is the number on top of a die, 1 to 6, or 0 for a king; $count is a
## number of moves; $side is white or black; $clause is the number of the rule by which the game ended

rulebook-battle-face = Arriba al final: { $face }
rulebook-battle-captured =
    { $face ->
        [0] Capturado: el rey
       *[other] Capturado: un cubo que muestra { $face }
    }
rulebook-battle-choices =
    { $count ->
        [0] No hay ninguna jugada posible
        [one] { $count } jugada posible
       *[other] { $count } jugadas posibles
    }
rulebook-battle-win = Ganan los { battle-side } ({ $clause }).
