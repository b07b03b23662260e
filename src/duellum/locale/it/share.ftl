### Sharing: pictures, animations and links of a game; what a link to a game shows elsewhere.

## What other sites show of a link

preview-title = { $game }: { $first } – { $second }
# The picture in words.
preview-picture = { $game }, una posizione: { $first } contro { $second }
preview-live = La partita è in corso: mossa { $turn }.
preview-waiting = La partita aspetta un secondo giocatore.
preview-aborted = La partita è stata annullata.

## The dialog

share = Condividi
share-kind = Che cosa condividere
share-kind-picture = Immagine
share-kind-animation = Animazione
share-kind-link = Link
share-shape = Formato
share-shape-wide = Largo
share-shape-square = Quadrato
share-last-moves =
    { $count ->
        [one] L’ultima mossa
       *[other] Le ultime { $count } mosse
    }
# Opens the system's own dialog for sharing.
share-send = Condividi…
share-save = Salva
share-copy-picture = Copia immagine
share-copy-link = Copia link
share-copied = Copiato.
share-failed = Il browser non lo permette. Salva invece il file.
share-drawing = Disegno dell’immagine in corso.
# $share is a percentage.
share-animating = Disegno dell’animazione in corso: { $share }.
share-link-about = Il link apre la revisione a questa mossa.
share-link-page = Il link apre questa pagina.
share-link-inside = Il link contiene tutta la partita: apre la revisione senza server, e nulla viene conservato.
share-link-too-long = Questa partita è troppo lunga per un link. Salvala invece in un file.
