### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they stand in three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = Aprende a jugar
lessons-about = Pasos cortos en el tablero real, unos segundos cada uno.
# The page of one game’s lessons. $game is the name of a game.
lessons-course = Aprende { $game }
# $count is how many steps the lessons of a game have, $minutes how long they take.
lessons-steps =
    { $count ->
        [one] { $count } paso, unos { $minutes } min
       *[other] { $count } pasos, unos { $minutes } min
    }
# How long the remaining steps take.
lessons-left = faltan unos { $minutes } min
lessons-begin = Empezar
lessons-resume = Seguir
lessons-repeat = Empezar de nuevo
# $done of $count steps are done.
lessons-progress = { $done } de { $count } hechos
# Above the board. $number is the place of the step.
lessons-step-of = Paso { $number } de { $count }
# Beside a step in the list: done, done without a mistake, or the one that comes next.
lessons-step-done = hecho
lessons-step-perfect = a la primera
lessons-step-next = siguiente
# The section with rulebooks, tools and sets to print, and what each of them is.
lessons-further = Para aprender más
lessons-rulebook-about = Todas las reglas, con ejemplos para probar.
lessons-tool-battle-diagram = Todas las casillas a las que puede rodar un cubo.
lessons-print-about = Imprime, recorta y juega sin pantalla.
lessons-next = Siguiente
# The button that undoes a mistake.
lessons-again = Reintentar
lessons-restart = Reiniciar
lessons-hint = Mostrar
lessons-leave = Todos los pasos
# Added to what stands on a marked square or field, for those who listen.
lessons-star = Estrella.
# A button of a question whose answers are faces of a die; for those who listen.
lessons-face = { $face } arriba
# The label of the buttons of a question.
lessons-answers = Tu respuesta
# At the end of the lessons of a game.
lessons-finished = ¡Bien hecho! Ya sabes lo bastante para jugar; el resto está en el reglamento.
# $perfect of $count steps were done without a mistake.
lessons-finished-count = { $perfect } de { $count } pasos a la primera.
lessons-first-game = Juega tu primera partida
lessons-first-game-about = En el nivel más fácil, con algunos consejos por el camino.
# On the first page, to somebody who has not played $game yet.
lessons-offer = ¿No conoces { $game }? Apréndelo en tres minutos, jugando.
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = Tus lecciones de { $game }: { $done } de { $count }.
lessons-offer-close = No volver a mostrar

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = Haz rodar un cubo
lesson-battle-count-title = Cuenta bien
lesson-battle-predict-title = Prevé la cara
lesson-battle-turn-title = Gira una vez
lesson-battle-ways-title = Dos caminos
lesson-battle-blocked-title = Camino cortado
lesson-battle-capture-title = Captura
lesson-battle-king-title = El rey
lesson-battle-danger-title = ¡Peligro!
lesson-battle-careful-title = Mira antes de capturar
lesson-battle-strike-title = Ataca primero
lesson-battle-palace-title = Toma el palacio
lesson-battle-threat-title = Tu primera amenaza

# When the learner moves the king, and a die was meant
lesson-battle-not-king = Ese era tu rey. Esta vez elige un cubo.
lesson-battle-not-star = Jugada permitida, pero no hasta la estrella. Deshazla e inténtalo otra vez.

lesson-battle-roll = Tus cubos son tus piezas. Este muestra 2, así que rueda dos casillas. Hazlo rodar hasta la estrella.
lesson-battle-roll-done = Ha rodado sobre dos aristas y ahora muestra 5. Después rodará cinco casillas: adelante, atrás o a un lado.

lesson-battle-count = Un cubo rueda exactamente lo que muestra. ¿Cuál de tus tres cubos llega a la estrella?
lesson-battle-count-long = Este cubo muestra 4 y debe rodar las cuatro casillas: no puede parar en la estrella.
lesson-battle-count-short = Este cubo muestra 2, y la estrella está a tres casillas.
lesson-battle-count-done = Tres puntos, tres casillas. Ni más ni menos.

lesson-battle-predict = Este cubo rueda una casilla alejándose de ti. ¿Qué cara quedará arriba?
lesson-battle-predict-2 = Exacto: sube la cara que mira hacia ti. Ahora haz rodar el cubo hasta la estrella.
lesson-battle-predict-same = El 1 está arriba ahora. Al rodar una casilla siempre sube otra cara.
lesson-battle-predict-under = El 6 está debajo: las caras opuestas suman 7. Para que suba hacen falta dos casillas.
lesson-battle-predict-far = El 4 está en la cara más alejada. Subiría si el cubo rodara hacia ti.
lesson-battle-predict-side = Esa cara está a la izquierda o a la derecha. Mira la que está hacia ti.
lesson-battle-predict-done = Ha subido el 3, como dijiste. Prever la cara es la esencia del juego.

lesson-battle-turn = Por el camino, un cubo puede girar una vez, a la izquierda o a la derecha. Haz rodar el 5 hasta la estrella.
lesson-battle-turn-done = Cinco casillas con un giro. Puedes girar después de cualquier número de casillas.

lesson-battle-ways = Dos caminos llevan a la estrella, pero la cara final no es la misma. Llega con un 6 arriba.
lesson-battle-ways-other = La casilla es la buena, pero la cara no. Ve por el otro camino.
lesson-battle-ways-done = ¡Un 6! El camino elegido decide cuántas casillas rodará el cubo después.

lesson-battle-blocked = Los cubos no saltan. El cubo negro corta un camino a la estrella: toma el otro.
lesson-battle-blocked-done = Todas las casillas del camino deben estar vacías. Solo en la última puede haber una pieza rival.

lesson-battle-capture = Un cubo que acaba sobre un cubo negro lo captura. Captura uno; hay más de una jugada buena.
lesson-battle-capture-missed = No has capturado nada. ¿Qué cubos negros están exactamente a tres casillas?
lesson-battle-capture-done = ¡Capturado! Sale del tablero. Capturar nunca es obligatorio.

lesson-battle-king = El cubo con la corona es tu rey. Se mueve una casilla y también captura. Captura el cubo de al lado.
lesson-battle-king-fled = Tu rey puede hacer eso, pero el cubo negro sigue ahí. Captúralo.
lesson-battle-king-done = Siempre una casilla, en cualquiera de las cuatro direcciones.

lesson-battle-danger = Cuidado: ese cubo puede rodar hasta tu rey, y entonces pierdes. Salva a tu rey.
lesson-battle-danger-hung = Han capturado a tu rey. Huye, ponte en medio o captura al atacante.
lesson-battle-danger-done = ¡A salvo! Puedes huir, ponerte en medio o capturar al atacante.

lesson-battle-careful = Captura un cubo, pero mantén a salvo a tu rey.
lesson-battle-careful-hung = Ese cubo protegía a tu rey. Ahora el 4 lo alcanza.
lesson-battle-careful-missed = El rey está a salvo, pero no has capturado nada.
lesson-battle-careful-done = Bien visto. La otra captura habría abierto un camino hasta tu rey.

lesson-battle-strike = El rey negro está a un paso de tu palacio. Si entra, ganan los Negros. ¡Te toca!
lesson-battle-strike-late = Demasiado tarde: el rey negro ha tomado el palacio. Tu 4 podía haberlo capturado antes.
lesson-battle-strike-done = Has capturado al rey: ¡ganas! Lo demás ya no importa.

lesson-battle-palace = También se gana así: lleva tu propio rey al palacio con la estrella. Hacen falta dos jugadas.
lesson-battle-palace-2 = Los Negros no han podido pararte. Ahora toma el palacio.
lesson-battle-palace-away = Quédate cerca: el palacio está una casilla arriba y una a la derecha.
lesson-battle-palace-missed = El palacio estaba junto a tu rey. Entra en él.
lesson-battle-palace-done = ¡Ganas! Solo el rey puede tomar un palacio.

lesson-battle-threat = La posición inicial de verdad. Ataca ya: busca una jugada que amenace con capturar al rey negro.
lesson-battle-threat-near = Ese cubo sirve, pero por otro camino. Debe acabar con un 6 que alcance al rey.
lesson-battle-threat-none = Aún no hay amenaza. Prueba con un cubo de una esquina: ¿qué camino acaba con un 6?
lesson-battle-threat-done = ¡Una amenaza en tu primera jugada! Los Negros deben responder.

## Battle: notes in the first game, each shown once

lesson-battle-note-start = Con calma: elige un cubo, y el tablero muestra adónde puede ir y qué cara mostrará.
lesson-battle-note-winning = Puedes ganar ahora mismo. ¿Ves cómo?
lesson-battle-note-threat = Tu rey está en peligro. Huye, ponte en medio o captura al atacante.
lesson-battle-note-capture = Puedes capturar algo. Mira antes si los Negros podrían responder con otra captura.
lesson-battle-note-lost = Has perdido un cubo. ¿Puedes responder con otra captura?
lesson-battle-note-captured = ¡Tu primera captura! Mira ahora qué pueden hacer los Negros.

## Qwixx Duel: steps

lesson-qwixx-roll-title = Tira y coloca
lesson-qwixx-colour-title = Blanco más color
lesson-qwixx-skip-title = Pasa a propósito
lesson-qwixx-right-title = Solo hacia el candado
lesson-qwixx-capture-title = Captura
lesson-qwixx-stack-title = Apila
lesson-qwixx-frozen-title = Lo que está a salvo
lesson-qwixx-misthrow-title = Las tiradas fallidas
lesson-qwixx-five-title = Cierra una fila
lesson-qwixx-lock-title = El candado
lesson-qwixx-score-title = Cuenta los puntos
lesson-qwixx-total-title = Tu total
lesson-qwixx-end-title = Termina la partida
lesson-qwixx-wait-title = Todavía no

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = Has pasado. Esta vez coloca una ficha.

lesson-qwixx-roll = Juegas con las fichas negras. Cada turno empieza con una tirada de los seis dados: tíralos.
lesson-qwixx-roll-2 = Acción 1: los dados blancos suman 5. Coloca una ficha en un 5, en cualquier fila.
lesson-qwixx-roll-done = Tu primera ficha. En las filas roja y amarilla el 5 está cerca del principio y deja más sitio.

lesson-qwixx-colour = Acción 2: suma un dado blanco y uno de color y coloca una ficha en la fila de ese color. Haz el 10 azul.
lesson-qwixx-colour-other = También vale, pero busca el 10 azul: blanco 4 más azul 6.
lesson-qwixx-colour-done = 4 y 6 suman 10. Tú eliges qué dado blanco sumar. Las dos acciones deben usar casillas distintas.

lesson-qwixx-skip = Las dos acciones son opcionales. Un 3 dejaría un hueco muy grande: esta vez pasa.
lesson-qwixx-skip-2 = Bien. Ahora usa la acción 2: el 8 rojo, justo al lado de tu 7.
lesson-qwixx-skip-wasted = Ahora ya no puedes usar las casillas anteriores a ese 3. Es mejor pasar.
lesson-qwixx-skip-misthrow = Pasar en las dos acciones es una tirada fallida: 5 puntos menos. Usa el 8 rojo.
lesson-qwixx-skip-far = Permitido, pero se salta muchas casillas. El 8 rojo no se salta ninguna.
lesson-qwixx-skip-done = Los pasos cortos dejan sitio a muchas fichas, y muchas fichas dan muchos puntos.

lesson-qwixx-right = En cada fila solo se va hacia el candado. ¿Cuál de estos números rojos puedes usar aún?
lesson-qwixx-right-2 = Exacto: solo los números más allá de tu 7. Coloca una ficha en el 9 rojo.
lesson-qwixx-right-left = El 4 está detrás de tus fichas: ya no puedes usarlo.
lesson-qwixx-right-between = El 6 está entre tu 5 y tu 7. Cuenta tu ficha más cercana al candado.
lesson-qwixx-right-row = Permitido, pero busca el 9 rojo, más allá de tu 7.
lesson-qwixx-right-done = Puedes dejar huecos. Las fichas grises no te frenan.

lesson-qwixx-capture = La ficha más cercana al candado es la delantera de su fila. Si es rival y está sola, se puede capturar: hazlo.
lesson-qwixx-capture-missed = No has capturado nada. La delantera gris está en el 8 rojo, y tienes un 8.
lesson-qwixx-capture-done = La ficha gris vuelve a su dueño, y la delantera es tuya.

lesson-qwixx-stack = Tu delantera está sola en el 7 azul y corre peligro. Apila otra encima.
lesson-qwixx-stack-taken = Gris ha sacado un 7 y ha capturado tu ficha. Dos fichas habrían estado a salvo.
lesson-qwixx-stack-done = Una pila de dos fichas o más nunca se puede capturar, y cada ficha de la pila cuenta.

lesson-qwixx-frozen = Solo se puede capturar la delantera. ¿Cuántas fichas grises podrías capturar ahora en la fila roja?
lesson-qwixx-frozen-2 = Exacto. En la azul la delantera es una pila gris: ¿cuántas fichas podrías capturar allí?
lesson-qwixx-frozen-front = La ficha gris del 8 es la delantera y está sola: esa se puede capturar.
lesson-qwixx-frozen-behind = La ficha gris del 4 ha quedado atrás. Las fichas que quedan atrás están a salvo para siempre.
lesson-qwixx-frozen-stack = Una pila nunca se puede capturar, ni siquiera si va delante.
lesson-qwixx-frozen-done = Las fichas que quedan atrás están a salvo, pero ya no se puede apilar sobre ellas.

lesson-qwixx-misthrow = Dos unos: no hay ningún 2 donde puedas colocar una ficha. Solo puedes seguir.
lesson-qwixx-misthrow-2 = Tampoco sirve ninguna suma de blanco y color. Es una tirada fallida.
lesson-qwixx-misthrow-done = Una tirada fallida te cuesta 5 puntos. Cuatro, contando las de Gris, ponen fin a la partida.

lesson-qwixx-five = Para el último número de una fila necesitas antes cinco fichas tuyas. Tienes cuatro: añade el 11 rojo.
lesson-qwixx-five-2 = Ya son cinco, y aún te queda la acción 2: ¡cierra la fila con el 12 rojo!
lesson-qwixx-five-four = En la fila roja aún tienes solo cuatro fichas. Coloca primero una en el 11 rojo.
lesson-qwixx-five-open = La fila sigue abierta. Blanco 6 más rojo 6 son 12.
lesson-qwixx-five-done = Cinco fichas y luego el último número: la fila roja está cerrada y su dado sale del juego.

lesson-qwixx-lock = Al cerrar la fila roja también has puesto una ficha en su candado. ¿Cuántas fichas tienes ahora en ella?
lesson-qwixx-lock-before = Tenías cinco antes de cerrar. Suma el 12 y el candado.
lesson-qwixx-lock-stone = No olvides la ficha del candado: también cuenta.
lesson-qwixx-lock-done = Las cinco primeras, el 12 y el candado: siete en total.

lesson-qwixx-score = Las fichas de una fila valen en total 1, 3, 6, 10…: cada una suma uno más que la anterior. ¿Cuánto valen cinco?
lesson-qwixx-score-next = Cuatro valen 10, y la quinta suma 5.
lesson-qwixx-score-done = Una fila larga vale mucho más que varias cortas.

lesson-qwixx-total = ¿Cuál es tu total? 4 fichas en la fila roja, 2 en la amarilla, 1 en la verde y una tirada fallida.
lesson-qwixx-total-misthrow = La tirada fallida resta 5 puntos.
lesson-qwixx-total-sum = 10 por la roja, 3 por la amarilla, 1 por la verde, menos 5.
lesson-qwixx-total-done = 14 por las filas, menos 5 por la tirada fallida.

lesson-qwixx-end = Dos filas cerradas ponen fin a la partida al instante. Vas ganando por 43 a 16 y la roja está cerrada. ¡Termínala!
lesson-qwixx-end-later = La partida sigue, y Gris puede alcanzarte. Con el 12 amarillo la terminas ya.
lesson-qwixx-end-done = Ganas. Cuando vayas por delante, busca cómo terminar la partida: también acaba si una reserva se vacía.

lesson-qwixx-wait = Esta vez Gris va ganando por 64 a 43. Podrías cerrar la fila amarilla, y la partida acabaría. ¿Te conviene?
lesson-qwixx-wait-lost = La partida ha acabado, y Gris tiene más puntos: 64 a 56.
lesson-qwixx-wait-done = Exacto: mientras vayas por detrás, sigue jugando.

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = Tira, usa la suma de los blancos y luego un dado blanco y uno de color. Mejor a pasos cortos.
lesson-qwixx-note-close = Puedes cerrar una fila. La ficha del candado también cuenta; dos filas cerradas ponen fin a la partida.
lesson-qwixx-note-capture = Puedes capturar una ficha delantera. Vuelve a su dueño.
lesson-qwixx-note-stack = Puedes apilar una ficha sobre tu delantera y ponerla a salvo.
lesson-qwixx-note-misthrow = Pasar ahora sería una tirada fallida: 5 puntos menos.
lesson-qwixx-note-taken = Han capturado tu delantera. Está de nuevo en tu reserva, y puedes volver a usar esa casilla.
lesson-qwixx-note-closed = Una fila está cerrada y su dado, fuera de juego. Otra fila cerrada pone fin a la partida.
