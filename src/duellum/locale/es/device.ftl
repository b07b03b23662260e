### Games that run in this browser: their list, moving them to the server, new versions of the client.

# In the list of games.
device-mark = en este dispositivo
device-delete = Borrar
device-delete-title = ¿Borrar esta partida?
device-delete-text = Solo está guardada en este navegador y no se podrá recuperar.
device-dice = Esta partida se juega en tu navegador, y sus dados salen del generador aleatorio del navegador. No se puede demostrar que sean justos. Con los dados de las partidas en el servidor sí se puede.
device-no-record = No se puede leer esta partida guardada.

## Where games cannot be kept

storage-refused = Este navegador no guarda partidas aquí, quizá porque la ventana es privada. Puedes seguir jugando, pero la partida se perderá al cerrar la pestaña.
storage-full = En este navegador no queda sitio para guardar partidas. Puedes seguir jugando, pero las jugadas nuevas se perderán al cerrar la pestaña. Borra partidas terminadas para hacer sitio.

## Going on at the server

move-open = Pasar a otro dispositivo
move-title = Pasar a otro dispositivo
move-text = La partida pasa al servidor y sigue allí desde esta posición.
# Added in games with dice.
move-dice = No se puede demostrar que las tiradas hechas hasta ahora sean justas.
move-device = En otro dispositivo
# $side is a side such as Black.
move-invite = Invitar a alguien a jugar como { $side }
move-done = La partida está ahora en el servidor. Abre este enlace en el otro dispositivo, o escanea el código con él, y únete allí a la partida.
move-offline = Para esto hace falta conexión. Inténtalo de nuevo cuando la tengas.

## New versions

update-ready = Hay una versión nueva de Duellum. Tus partidas se quedan como están.
update-now = Actualizar
