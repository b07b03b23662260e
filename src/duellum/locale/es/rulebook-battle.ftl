### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = Duelo es un juego de puro pensamiento para dos. Nadie tira los cubos: ellos son las piezas y avanzan rodando de casilla en casilla. Lo que un cubo muestra arriba es lo que avanzará la próxima vez.
rulebook-battle-about-2 = Las reglas se aprenden pronto y la suerte no cuenta. La profundidad está en rodar: con cada jugada eliges no solo dónde quedará un cubo, sino también qué cara mostrará allí.
rulebook-battle-aim-1 = Captura al rey enemigo o lleva tu propio rey al palacio enemigo. De las dos maneras ganas al instante.

## What is in the box

rulebook-battle-box-board = Tablero de nueve por ocho casillas, con los dos palacios marcados
rulebook-battle-box-white = Cubos blancos
rulebook-battle-box-black = Cubos negros
rulebook-battle-box-kings = Reyes, uno blanco y uno negro
rulebook-battle-box-1 = Los reyes también son cubos, pero da igual cómo estén puestos. Todos los demás cubos son iguales: las caras opuestas suman 7, y 1, 2 y 3 giran en sentido contrario a las agujas del reloj en torno a la esquina donde se juntan.

## Setting up

rulebook-battle-setup-1 = Los Blancos ocupan la fila 1, los Negros la fila 8, y cada rey su palacio. Pon cada cubo tal como dice la tabla, con el 3 hacia su jugador. La colocación es siempre la misma, también las caras laterales: subirán cuando los cubos rueden.
rulebook-battle-setup-2 = Los ejemplos se ven desde el lado de los Blancos. Cada casilla tiene un nombre: las columnas llevan letras de la a a la i desde la izquierda de los Blancos, y las filas números del 1 al 8 desde su lado. El palacio de los Blancos es, por tanto, e1 y el de los Negros e8. El norte queda delante de los Blancos, y el este, a su derecha. Una jugada se escribe con una casilla seguida de direcciones y distancias: g4n2 significa que el cubo de g4 rueda dos casillas hacia el norte.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = Desde la izquierda
rulebook-battle-camp-top = Arriba
rulebook-battle-camp-right = A la derecha
rulebook-battle-camp-front = Hacia el jugador
rulebook-battle-start = El comienzo. Los Blancos pueden elegir entre 37 jugadas.

## A turn

rulebook-battle-turn-1 = Empiezan los Blancos; después se juega por turnos. En tu turno mueves una pieza tuya: el cubo que quieras o el rey. No se puede pasar.
rulebook-battle-turns = Los Blancos han movido. Ahora les toca a los Negros: el mismo cubo no puede seguir.

## Moving

rulebook-battle-moving-1 = Un cubo se mueve volcando sobre una arista a la casilla contigua, y luego a la siguiente: adelante, atrás, a la izquierda o a la derecha. Nunca se desliza ni va en diagonal.
rulebook-battle-moving-2 = Rueda exactamente tantas casillas como puntos mostraba arriba antes de la jugada. Las caras que suben por el camino no cambian la cuenta. El rey se mueve siempre una casilla.
rulebook-battle-moving-3 = Un cubo puede salir en cualquier dirección y girar una vez por el camino, en ángulo recto, donde quieras. En una jugada nunca pisa dos veces la misma casilla, ni siquiera la de salida.
rulebook-battle-moving-4 = Todas las casillas del camino deben estar vacías; solo en la última puede haber una pieza enemiga. No se salta.
rulebook-battle-moving-5 = A toda casilla que no está en línea recta llevan dos caminos: uno va primero adelante o atrás, el otro primero a la izquierda o a la derecha. Son dos jugadas distintas, porque el cubo puede acabar con otra cara arriba. Elige, pues, el camino además de la casilla.
rulebook-battle-opposite = Este cubo muestra 2. Tras rodar dos casillas en línea recta, muestra lo que había debajo: 5.
rulebook-battle-exact-count = Este cubo muestra 3, así que rueda tres casillas: ni dos ni cuatro.
rulebook-battle-king-step = El rey va una casilla en cualquiera de las cuatro direcciones, nunca más lejos.
rulebook-battle-board-edge = ¿Cuatro casillas a la derecha? El tablero se acaba antes.
rulebook-battle-no-jumping = Un cubo negro cierra el paso en línea recta. El cubo lo rodea.
rulebook-battle-one-turn = Una casilla adelante y dos a la derecha: es un giro. Un segundo giro no está permitido.
rulebook-battle-any-direction = Con un 2 arriba y nada alrededor, un cubo tiene doce jugadas. Este va recto hacia atrás.
rulebook-battle-no-return = ¿Adelante y otra vez atrás? No: el cubo volvería a la casilla de la que viene.
rulebook-battle-ahead-first = Dos caminos a la misma casilla. Primero adelante, después a la derecha: el cubo muestra 6.
rulebook-battle-right-first = El otro camino a esa casilla. Primero a la derecha, después adelante: ahora muestra 3.

## Capturing

rulebook-battle-capture-1 = Si en la última casilla de una jugada hay una pieza enemiga, la capturas: sale del tablero y tu cubo ocupa su lugar. Por el camino no se captura nada, y nadie está obligado a capturar. Una pieza tuya en la última casilla impide la jugada.
rulebook-battle-capture-2 = El rey captura como cualquier cubo, en las cuatro casillas contiguas. Puede capturar incluso al otro rey.
rulebook-battle-take = El 3 gira tras dos casillas y acaba sobre el 6 negro: capturado.
rulebook-battle-own-piece = Una pieza tuya en la última casilla impide la jugada.
rulebook-battle-king-takes = El rey captura el cubo de al lado.
rulebook-battle-king-takes-king = Los reyes están juntos. Quien tiene el turno captura al otro y gana.

## King and palace

rulebook-battle-palace-1 = Los palacios son las casillas marcadas donde empiezan los reyes: e1 es el de los Blancos, e8 el de los Negros. Si tu rey entra en el palacio enemigo, has ganado, aunque allí capture un cubo. Otro cubo en el palacio no gana nada, y un rey en su propio palacio está simplemente en casa.
rulebook-battle-palace-taken = El rey negro ha salido de casa. El rey blanco entra en el palacio vacío y gana.
rulebook-battle-palace-guarded = Un cubo en el palacio no protege de un rey vecino: los Blancos capturan el cubo y ganan.
rulebook-battle-palace-die = Un cubo corriente en el palacio enemigo no gana nada.

## The end of the game

rulebook-battle-end-1 = La partida acaba en cuanto se captura un rey o se toma un palacio. Nadie tiene que avisar de una amenaza: un rey que queda en peligro puede ser capturado.
rulebook-battle-end-2 = Las hojas impresas no conocen el empate. Nosotros damos empate cuando el bando al que le toca no tiene jugada, cuando la misma posición aparece por tercera vez o cuando pasan cien jugadas, contando las de ambos bandos, sin capturas. También puedes rendirte, acordar el empate o perder por tiempo.
rulebook-battle-king-won = Seis casillas en línea recta, y el cubo acaba sobre el rey negro: ganan los Blancos.
rulebook-battle-no-move = Las piezas blancas están encerradas y no pueden moverse: empate.
rulebook-battle-repetition = Los dos reyes salen y vuelven a casa, dos veces. La posición ha aparecido tres veces: empate.
rulebook-battle-long-game = Noventa y nueve jugadas sin capturas, y los Blancos hacen la número cien: empate.
rulebook-battle-resignation = Los Blancos no ven esperanza y se rinden: ganan los Negros.

## Roll diagrams

rulebook-battle-diagrams-1 = Un diagrama de rodadura muestra de antemano qué cara subirá tras cada jugada. Hay uno para cada cara que puede estar arriba.
rulebook-battle-diagrams-2 = En el centro está la cara antes de la jugada, con las cuatro caras laterales en los bordes. Cada una de las demás casillas muestra la cara tras una jugada que acaba allí; donde dos caminos acaban distinto, muestra las dos. Gira el diagrama hasta que sus caras laterales coincidan con el cubo del tablero.
rulebook-battle-diagrams-3 = Con 2 o 3 arriba, dos caminos a una casilla acaban siempre con caras distintas. Con 4, 5 o 6 algunos acaban con la misma. Un cubo que muestra 1 no puede elegir camino.

## Tactics

rulebook-battle-tactics-1 = Casi toda buena jugada hace una de cuatro cosas: captura un cubo enemigo, protege uno tuyo, esquiva una amenaza o lleva tu rey hacia el palacio.
rulebook-battle-tactics-2 = Tres cosas deciden lo que puede hacer un cubo: la cara de arriba, el espacio para girar y dónde gira. Lo último se olvida con facilidad, pero es lo que fija la cara que sube.
rulebook-battle-tactics-3 = Los números altos llegan lejos pero necesitan líneas abiertas; los bajos dominan las casillas de alrededor. Antes de mover, pregúntate qué alcanzarán después los cubos enemigos con su cuenta exacta y, ante todo, si alcanzarán a tu rey.
rulebook-battle-right-hand-die = El cubo derecho de los Blancos muestra 5, con el 3 hacia los Blancos. Puede ir recto o girar a la izquierda tras una, dos, tres o cuatro casillas. Solo cuatro adelante y una a la izquierda amenaza al rey negro: entonces el cubo muestra 6, y tres a la izquierda y tres adelante llevan hasta él.
rulebook-battle-straight-on = Cinco casillas en línea recta, y el mismo cubo muestra 3. Desde allí no alcanza al rey.
rulebook-battle-protected = Los Blancos capturan un cubo, pero estaba protegido: los Negros capturan a su vez.

## Where the editions disagree

rulebook-battle-edition-king = Las hojas alemana y china prohíben al rey capturar al otro rey. El original ruso lo permite, y también la inglesa, la francesa, la italiana y la checa; la polaca y la española solo dicen que el rey puede ser capturado. Aquí un rey puede capturar al otro.
rulebook-battle-edition-direction = Según la hoja española, una jugada empieza hacia adelante, a la izquierda o a la derecha; según la polaca, solo a la izquierda o a la derecha. Todas las demás admiten también hacia atrás, y nosotros igual.
rulebook-battle-edition-example = En el ejemplo resuelto, la hoja checa mueve el cubo derecho de los Negros y la italiana el izquierdo. Las jugadas que dan solo valen para el cubo derecho de los Blancos.
rulebook-battle-edition-gaps = La hoja inglesa omite cómo están puestos los cubos al principio, quién empieza, que los cubos ruedan sobre sus aristas y que se puede mover cualquier cubo propio. A la española le falta esto último, y acaba tras la captura, sin táctica, diagramas ni ejemplo. Seguimos a las demás.
rulebook-battle-edition-palace = La hoja inglesa llama palacio a la casilla del rey rival, y la china habla de la casilla marcada propia. Se trata de la casilla marcada donde empieza el rey enemigo, esté donde esté ahora ese rey.
rulebook-battle-edition-owner = Leída al pie de la letra, la hoja china deja mover los cubos de ambos bandos, y en la alemana es el cubo capturado el que ocupa la casilla. Se mueven los cubos propios, y el que captura se queda allí.
rulebook-battle-edition-ways = La hoja checa dice que dos caminos a una casilla acaban siempre con caras distintas; la inglesa y la alemana omiten que solo algunas casillas tienen dos. Solo a las casillas fuera de las líneas rectas llevan dos caminos, y algunos acaban igual.
rulebook-battle-edition-diagrams = En los diagramas, la hoja checa pone las caras laterales en las esquinas y hace girar el cubo; la italiana habla de todas las caras, y la polaca de un cruce en vez de un giro a la izquierda. Las caras laterales están en los bordes, y se gira el diagrama.

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
