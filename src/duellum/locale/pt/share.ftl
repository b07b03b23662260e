### Sharing: pictures, animations and links of a game; what a link to a game shows elsewhere.

## What other sites show of a link

preview-title = { $game }: { $first } – { $second }
# The picture in words.
preview-picture = Uma posição de { $game }: { $first } contra { $second }
preview-live = O jogo está a decorrer: jogada { $turn }.
preview-waiting = O jogo espera por um segundo jogador.
preview-aborted = O jogo foi interrompido.

## The dialog

share = Partilhar
share-kind = O que partilhar
share-kind-picture = Imagem
share-kind-animation = Animação
share-kind-link = Ligação
share-shape = Formato
share-shape-wide = Largo
share-shape-square = Quadrado
share-last-moves =
    { $count ->
        [one] A última jogada
       *[other] As últimas { $count } jogadas
    }
# Opens the system's own dialog for sharing.
share-send = Partilhar …
share-save = Guardar
share-copy-picture = Copiar imagem
share-copy-link = Copiar ligação
share-copied = Copiado.
share-failed = O navegador não permite. Guarde antes o ficheiro.
share-drawing = A desenhar a imagem.
# $share is a percentage.
share-animating = A desenhar a animação: { $share }.
share-link-about = A ligação abre a revisão nesta jogada.
share-link-page = A ligação abre esta página.
share-link-inside = O jogo inteiro está nesta ligação: abre a revisão sem servidor, e nada é guardado.
share-link-too-long = Este jogo é demasiado longo para uma ligação. Guarde antes o seu registo.
