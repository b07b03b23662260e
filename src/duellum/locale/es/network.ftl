### The invitation to a game, and whether players in the local network are let in.

network-switch = Jugadores de tu red
network-off = El enlace solo funciona en este equipo. Activa esta opción, y cualquiera que esté en la misma red, por ejemplo en tu wifi, podrá abrir Duellum en este equipo y jugar.
network-on = Cualquiera que esté en la misma red puede abrir el enlace y jugar. Si el enlace no se abre en otro dispositivo, quizá lo bloquee el cortafuegos de este equipo. El acceso termina cuando cierras Duellum.
network-address = Dirección
network-link = Enlace para jugadores de tu red

## The invitation

invitation-title = Invita a un amigo
invitation-text = Envía este enlace a tu amigo o pídele que escanee el código. La partida empieza en cuanto se una.
invitation-link = Enlace a esta partida
invitation-local = Este enlace solo funciona en este equipo. Para jugar en red, inicia Duellum con: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = El enlace como código QR
# $name is who invites, $game the name of the game.
free-seat-title = { $name } te invita a jugar a { $game }
sit-down = Unirse a la partida
