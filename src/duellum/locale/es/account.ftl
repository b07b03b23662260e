### The account page: how a guest becomes permanent, devices, public name, data.

account-no-server = Este sitio no tiene servidor, así que no hay cuentas. Tus partidas están en este navegador.
account-privacy = Privacidad: qué se guarda y durante cuánto tiempo

## How to come back

account-guest = Juegas como invitado
account-guest-about = Tus partidas pertenecen a este navegador. Si borras sus datos o cambias de dispositivo, las pierdes. Crea una clave de acceso para conservarlas e iniciar sesión en cualquier lugar, sin correo electrónico ni contraseña.
account-back = Cómo inicias sesión
account-back-about = Puedes iniciar sesión en cualquier dispositivo con una clave de acceso o con un código de recuperación.
account-no-passkeys = Las claves de acceso necesitan una conexión segura (https), que esta dirección no tiene. Usa un código de recuperación o un código de otro dispositivo.
account-make-passkey = Crear una clave de acceso
account-add-passkey = Añadir una clave de acceso
account-passkey-added = Se ha añadido la clave de acceso.
account-passkey-removed = Se ha eliminado la clave de acceso.
account-passkey-cancelled = No se ha usado ninguna clave de acceso.
account-passkey = Clave de acceso de { $device }
account-created = Creada el { $day }
account-remove = Eliminar
account-remove-passkey = Eliminar la clave de acceso de { $device }
account-codes-left =
    { $count ->
        [0] No tienes códigos de recuperación.
        [one] Te queda { $count } código de recuperación.
       *[other] Te quedan { $count } códigos de recuperación.
    }
account-make-codes = Crear códigos de recuperación
account-replace-codes = Tus códigos de recuperación actuales dejarán de funcionar.
account-codes = Tus códigos de recuperación
account-codes-about = Cada código sirve para iniciar sesión una vez, en cualquier dispositivo. Anótalos o guárdalos: solo se muestran ahora.
account-codes-done = Los he guardado
account-copy = Copiar
account-save = Guardar como archivo
account-copied = Copiado.
account-not-copied = El navegador no ha permitido copiar.

## Signing in

account-sign-in = Iniciar sesión
account-sign-in-leaves = Si inicias sesión en tu cuenta, este invitado y sus partidas dejarán de estar disponibles en este navegador.
account-use-passkey = Iniciar sesión con una clave de acceso
account-code = Código
account-use-code = Iniciar sesión con el código
account-code-about = Escribe un código de recuperación o el código que muestra otro dispositivo en «Añadir un dispositivo».
account-signed-in = Has iniciado sesión.
account-confirm = Confirma que eres tú
account-confirm-about = Para este cambio, inicia sesión una vez más.

## Public name

account-name = Nombre público
account-name-about = Los demás jugadores ven este nombre. Nadie más puede tomarlo, ni otro que se le parezca.
account-name-field = Nombre público
account-name-save = Guardar nombre
account-name-saved = Se ha guardado tu nombre público.

## Devices

account-devices = Dispositivos
account-this-device = Este dispositivo
account-seen = Último uso: { $day }
account-unknown-device = Dispositivo desconocido
account-sign-out = Cerrar sesión
account-sign-out-device = Cerrar sesión: { $device }
account-signed-out = Sesión cerrada.
account-sign-out-guest = No tienes clave de acceso ni códigos de recuperación. Si cierras la sesión, no podrás volver a tus partidas.
account-end-others = Cerrar sesión en los demás dispositivos
account-others-signed-out = Se ha cerrado la sesión en los demás dispositivos.
account-add-device = Añadir un dispositivo
account-add-device-about = Con un código puedes iniciar sesión en otro dispositivo, por ejemplo en tu móvil.
account-device-code-about =
    { $minutes ->
        [one] En el otro dispositivo, abre { $address } y escribe este código antes de { $minutes } minuto.
       *[other] En el otro dispositivo, abre { $address } y escribe este código antes de { $minutes } minutos.
    }
account-device-code-warning = No envíes este código a nadie: quien lo escriba podrá jugar como tú.

## Data

account-data = Tus datos
account-data-about = Descarga todo lo que este servidor guarda sobre ti, con los registros de todas tus partidas, o bórralo.
account-export = Descargar
account-delete = Borrar todo
account-delete-about = Te rindes en tus partidas sin terminar. Tus rivales conservan sus partidas, sin tu nombre. Nadie podrá volver a iniciar sesión como tú, ni siquiera tú. Esto no se puede deshacer.
account-deleted = Se han borrado tus datos.

refused-mixed-alphabets = Una palabra de un nombre público no puede mezclar alfabetos.
refused-name-taken = Otro jugador tiene este nombre o uno que se le parece.
refused-not-permanent = Crea primero una clave de acceso o códigos de recuperación.
refused-signed-out = No has iniciado sesión.
refused-sign-in-again = Primero inicia sesión de nuevo.
refused-last-way-in = Es tu única forma de iniciar sesión. Añade primero una clave de acceso o códigos de recuperación.
refused-no-passkeys = Las claves de acceso necesitan una conexión segura (https).
refused-bad-passkey = Esta clave de acceso no se conoce aquí o no se ha podido verificar.
refused-bad-code = Este código es incorrecto, ya se ha usado o ha caducado.

## The privacy page: what is stored, for how long, how to delete it.

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
