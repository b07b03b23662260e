### Sharing: pictures, animations and links of a game; what a link to a game shows elsewhere.

## What other sites show of a link

preview-title = { $game }: { $first } – { $second }
# The picture in words.
preview-picture = Una posición de { $game }: { $first } contra { $second }
preview-live = La partida está en curso: jugada { $turn }.
preview-waiting = La partida espera a un segundo jugador.
preview-aborted = La partida se canceló.

## The dialog

share = Compartir
share-kind = Qué compartir
share-kind-picture = Imagen
share-kind-animation = Animación
share-kind-link = Enlace
share-shape = Formato
share-shape-wide = Ancho
share-shape-square = Cuadrado
share-last-moves =
    { $count ->
        [one] La última jugada
       *[other] Las últimas { $count } jugadas
    }
# Opens the system's own dialog for sharing.
share-send = Compartir…
share-save = Guardar
share-copy-picture = Copiar imagen
share-copy-link = Copiar enlace
share-copied = Copiado.
share-failed = El navegador no lo permite. Puedes guardar el archivo.
share-drawing = Dibujando la imagen.
# $share is a percentage.
share-animating = Dibujando la animación: { $share }.
share-link-about = El enlace abre el repaso en esta jugada.
share-link-page = El enlace abre esta página.
share-link-inside = El enlace contiene toda la partida: abre el repaso sin servidor, y no se guarda nada.
share-link-too-long = Esta partida es demasiado larga para un enlace. Guárdala como archivo.
