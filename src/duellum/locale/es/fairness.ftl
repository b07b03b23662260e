### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Dados justos
fairness-text-committed = Las tiradas salen de un número secreto del servidor y de un número de cada jugador, todos fijados antes de la partida. Nadie pudo elegir una tirada. El servidor, en cambio, las conoce de antemano.
fairness-text-joint = El servidor y los dos jugadores añaden cada uno un secreto a cada tirada. Los secretos se fijan antes de la partida y solo se revelan al tirar: nadie, ni siquiera el servidor, puede elegir una tirada ni conocerla de antemano.
fairness-commitment = Compromiso del servidor, publicado antes de la partida
# $side is a side such as Black.
fairness-commitment-of = { $side }: compromiso
fairness-seed-of = { $side }: semilla
fairness-seed = Semilla del servidor
fairness-share = Última parte del servidor
fairness-share-of = { $side }: última parte
fairness-later = aún sin revelar
# Opens what only experts need.
fairness-details = Detalles
fairness-rolls = Todas las tiradas
# $faces are the faces as they should have been.
fairness-due = debería ser { $faces }

## What is found

verdict-fair = Justos
verdict-consistent = Ningún error encontrado
verdict-false = No son justos
fairness-checking = Comprobando todas las tiradas…
fairness-fair =
    { $count ->
        [0] Aún no hay tiradas que comprobar.
        [one] Tu navegador ha comprobado la única tirada. Es correcta, y lo que la determina se fijó antes de la partida.
       *[other] Tu navegador ha comprobado las { $count } tiradas. Son correctas, y lo que las determina se fijó antes de la partida.
    }
fairness-consistent =
    { $count ->
        [0] Aún no hay tiradas que comprobar.
        [one] Tu navegador ha comprobado la única tirada, y coincide con los números publicados. Pero tu navegador no vio todos esos números antes de la partida, así que no puede saber si se cambiaron. Puede aclararlo la prueba de los dados de un jugador cuyo navegador los vio.
       *[other] Tu navegador ha comprobado las { $count } tiradas, y coinciden con los números publicados. Pero tu navegador no vio todos esos números antes de la partida, así que no puede saber si se cambiaron. Puede aclararlo la prueba de los dados de un jugador cuyo navegador los vio.
    }
fairness-false-rolls = Algunas tiradas no coinciden con los números que las determinan. No te fíes de estos dados. Guarda la partida y la prueba de los dados para poder demostrarlo.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: el número revelado no es el que se fijó antes de la partida. No te fíes de estos dados. Guarda la partida y la prueba de los dados para poder demostrarlo.
fairness-false-witness = { $party }: los números no son los que tu navegador vio antes de la partida. No te fíes de estos dados. Guarda la partida y la prueba de los dados para poder demostrarlo.
fairness-false-moves = Las jugadas no cumplen las reglas: se ha omitido, añadido o cambiado algo. No te fíes de estos dados. Guarda la partida y la prueba de los dados para poder demostrarlo.
fairness-so-far = Cada tirada se comprueba al momento.
fairness-wait = El servidor revela su número secreto cuando acaba la partida. Entonces esta página comprueba todas las tiradas.
fairness-unproven = Estos dados no se pueden comprobar, porque faltan algunos de los números que los determinan. Eso por sí solo no significa que no fueran justos.
fairness-unreplayed = Todas las tiradas mostradas coinciden con los números publicados, pero tu navegador no ha podido reproducir las jugadas según las reglas. No puede saber si falta alguna tirada. Guarda la partida y compruébala con «duellum verify».
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] La primera tirada se hizo antes de que la partida pasara al servidor, y no se puede demostrar que sea justa. Desde entonces se comprueba cada tirada: { $proven } hasta ahora.
       *[other] Las primeras { $count } tiradas se hicieron antes de que la partida pasara al servidor, y no se puede demostrar que sean justas. Desde entonces se comprueba cada tirada: { $proven } hasta ahora.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Visto por tu navegador antes de la primera tirada: { $parties }.
fairness-unwitnessed = No visto por tu navegador antes de la primera tirada: { $parties }.
fairness-seen-by = Los navegadores de estos jugadores vieron los números antes de la primera tirada: { $names }. Solo sus pruebas de los dados pueden demostrar que no se cambió nada.
party-server = Servidor

## At the table

roll-waiting = Los dados siguen rodando: esperando a { $name }.
roll-waiting-clock = { $name } está sin conexión, y su reloj corre. Los dados se tirarán en cuanto vuelva.
roll-waiting-away = { $name } está sin conexión. Los dados se tirarán en cuanto vuelva. Quien falte siete días pierde la partida.
foul-title = Algo va mal con los dados
foul-early = El servidor ha pedido a tu navegador un secreto que aún no toca revelar.
foul-changed = Se cambiaron jugadas después de que tu navegador revelara su secreto para una tirada.
foul-after = Tu navegador ya no participa en estas tiradas. Guarda la partida y la prueba de los dados para poder demostrarlo.
