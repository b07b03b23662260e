### The privacy page: what is stored, for how long, how to delete it.

privacy-title = Privacidad
privacy-short = No hacen falta correo electrónico ni contraseña. No hay publicidad ni rastreo, y nada se envía a terceros. Esta página dice qué guarda este servidor.
privacy-short-local = Este sitio no tiene servidor: nada sale de tu navegador.
privacy-browser = En tu navegador
privacy-browser-text = Tus ajustes, tu nombre de jugador, las partidas contra el ordenador, los problemas y lecciones resueltos y tu parte de los dados se guardan solo en este navegador. Puedes borrarlos en los ajustes del navegador para este sitio.
privacy-guest = Como invitado
privacy-guest-text = Una cookie con un número de jugador aleatorio, para que tus partidas sigan siendo tuyas. Caduca un año después de tu última visita.
privacy-account = Con una cuenta
privacy-account-text = Las claves públicas de tus claves de acceso y resúmenes de tus códigos de recuperación, de los que nadie puede deducir los códigos; tu nombre público y una huella de él, que permite reconocer nombres parecidos; y, de cada dispositivo, los nombres del navegador y del sistema, cuándo iniciaste sesión y el día del último uso.
privacy-games = Partidas
privacy-games-text = Las partidas de este servidor, con jugadas, tiempos, resultados y los nombres de los jugadores. Quien tenga el enlace de una partida puede verla; las partidas públicas aparecen en una lista para todos.
privacy-network = Direcciones de red
privacy-network-text = El servidor guarda las direcciones de red en memoria un breve tiempo, para limitar abusos. No las almacena.
privacy-time = Cuánto tiempo
privacy-time-text = Tu cuenta se guarda hasta que la borres. El operador decide cuánto se conservan las partidas; si no lo hace, las partidas canceladas se borran a los 30 días y las terminadas se conservan.
privacy-delete = Cómo borrar
privacy-delete-text = En la página de la cuenta puedes borrarlo todo de una vez. Las claves de acceso, los códigos, los dispositivos y tu nombre público desaparecen al momento; poco después, tu nombre se elimina de todas las partidas, también de donde estaba guardado. Tus rivales conservan las jugadas. Solo queda el número de jugador aleatorio, sin nada que lleve a ti.
privacy-backup = Copias de seguridad
privacy-backup-text = Las copias de seguridad que el operador hizo antes pueden contener datos borrados hasta que se sustituyan.
privacy-account-link = A tu cuenta
