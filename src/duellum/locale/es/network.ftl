### Players in the local network: whether they are let in.

network-switch = Jugadores de tu red
network-off = El enlace solo funciona en este equipo. Activa esto y cualquiera que esté en la misma red, por ejemplo en tu wifi, podrá abrir Duellum en este equipo y jugar.
network-on = Cualquiera que esté en la misma red puede abrir el enlace y jugar. Si allí no se abre, quizá lo bloquee el cortafuegos de este equipo. Esto termina al cerrar Duellum.
network-address = Dirección
network-link = Enlace para jugadores de tu red
