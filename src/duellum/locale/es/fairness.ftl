### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Dados justos
fairness-text-committed = Antes de la partida, el servidor mostró el sello de su semilla secreta y después cada jugador añadió la suya. Todas las tiradas salen de estas tres semillas: nadie pudo elegir los dados, pero el servidor los conoce de antemano.
fairness-text-joint = Antes de la partida, el servidor y los jugadores sellaron cada uno un secreto. Cada tirada necesita una parte nueva de cada secreto, que solo se revela al tirar: nadie puede elegir una tirada ni conocerla de antemano, ni siquiera el servidor.
fairness-commitment = El sello del servidor, mostrado antes de la partida
# $side is a side such as Black.
fairness-commitment-of = Sello del jugador ({ $side })
fairness-seed-of = Semilla del jugador ({ $side })
fairness-seed = La semilla del servidor
fairness-share = Última parte del servidor
fairness-share-of = Última parte del jugador ({ $side })
fairness-later = aún no se conoce
# Opens what only experts need.
fairness-details = Detalles
fairness-rolls = Todas las tiradas
# $faces are the faces as they should have been.
fairness-due = debería ser { $faces }

## What is found

verdict-fair = Justos
verdict-consistent = Coherentes
verdict-false = Falsos
fairness-checking = Comprobando todas las tiradas…
fairness-fair =
    { $count ->
        [0] No había tiradas que comprobar.
        [one] La única tirada es correcta, y tu navegador vio de antemano de qué sale.
       *[other] Las { $count } tiradas son correctas y, antes de la primera, tu navegador vio de qué salen.
    }
fairness-consistent =
    { $count ->
        [0] No había tiradas que comprobar.
        [one] La única tirada sale de los sellos y las semillas. Tu navegador no ha visto si todos estaban ya antes.
       *[other] Las { $count } tiradas salen de los sellos y las semillas. Tu navegador no ha visto si todos estaban ya antes de la primera.
    }
fairness-false-rolls = Algunas tiradas no salen de los sellos y las semillas: estos dados no son de fiar.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: lo revelado no corresponde al sello. Estos dados no son de fiar.
fairness-false-witness = { $party }: el sello o la semilla no es lo que tu navegador anotó antes de la partida. Estos dados no son de fiar.
fairness-false-moves = Las jugadas no cumplen las reglas: se ha omitido, añadido o cambiado algo. Estos dados no son de fiar.
fairness-so-far = Cada tirada se comprueba en cuanto cae.
fairness-wait = La semilla del servidor se revela al acabar la partida. Entonces se comprobarán aquí todas las tiradas.
fairness-unproven = Estos dados no se pueden comprobar: falta algo de lo que salen.
fairness-unreplayed = Todas las tiradas mostradas salen de los sellos y las semillas, pero tu navegador no ha podido repetir las jugadas según las reglas. No sabe si falta alguna tirada. Guarda la partida y compruébala con «duellum verify».
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] La primera tirada se hizo antes de que la partida llegara al servidor y nada la demuestra. Desde entonces se comprueba cada tirada: { $proven } hasta ahora.
       *[other] Las primeras { $count } tiradas se hicieron antes de que la partida llegara al servidor y nada las demuestra. Desde entonces se comprueba cada tirada: { $proven } hasta ahora.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Tu navegador anotó antes de la primera tirada: { $parties }.
fairness-unwitnessed = Tu navegador no anotó antes de la primera tirada: { $parties }.
fairness-seen-by = Anotado antes de la primera tirada por los navegadores de: { $names }. Solo sus pruebas de los dados demuestran más que la coherencia.
party-server = Servidor

## At the table

roll-waiting = Los dados aún están en el aire: { $name } todavía no ha respondido.
roll-waiting-clock = { $name } está sin conexión. Su reloj corre; los dados caerán en cuanto vuelva.
roll-waiting-away = { $name } está sin conexión. Los dados caerán en cuanto vuelva; quien falte siete días pierde.
foul-title = Algo va mal con los dados
foul-early = Se ha pedido una parte de los dados antes de tiempo.
foul-changed = Se cambiaron jugadas después de que tu navegador diera su parte de la tirada.
foul-after = Tu navegador no añade nada más a estos dados. Guarda la prueba de los dados y la partida.
