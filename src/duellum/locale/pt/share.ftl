### Sharing: pictures, animations and links of a game; what a link to a game shows elsewhere.

## What other sites show of a link

preview-title = { $game }: { $first } – { $second }
# The picture in words.
preview-picture = Uma posição de { $game }: { $first } contra { $second }
preview-live = A partida está a decorrer: jogada { $turn }.
preview-waiting = A partida espera por um segundo jogador.
preview-aborted = A partida foi cancelada.

## The dialog

share = Partilhar
share-kind = O que partilhar
share-kind-picture = Imagem
share-kind-animation = Animação
share-kind-link = Link
share-shape = Formato
share-shape-wide = Largo
share-shape-square = Quadrado
share-last-moves =
    { $count ->
        [one] A última jogada
       *[other] As últimas { $count } jogadas
    }
# Opens the system's own dialog for sharing.
share-send = Partilhar…
share-save = Guardar
share-copy-picture = Copiar imagem
share-copy-link = Copiar link
share-copied = Copiado.
share-failed = O navegador não permite. Pode guardar o ficheiro.
share-drawing = A desenhar a imagem.
# $share is a percentage.
share-animating = A desenhar a animação: { $share }.
share-link-about = O link abre a revisão nesta jogada.
share-link-page = O link abre esta página.
share-link-inside = O link contém a partida inteira: abre a revisão sem servidor, e nada é guardado.
share-link-too-long = Esta partida é demasiado longa para um link. Guarde-a como ficheiro.
