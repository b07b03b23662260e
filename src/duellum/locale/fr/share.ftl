### Sharing: pictures, animations and links of a game; what a link to a game shows elsewhere.

## What other sites show of a link

preview-title = { $game } : { $first } – { $second }
# The picture in words.
preview-picture = { $game }, une position : { $first } contre { $second }
preview-live = La partie est en cours : coup { $turn }.
preview-waiting = La partie attend un second joueur.
preview-aborted = La partie a été annulée.

## The dialog

share = Partager
share-kind = Que partager
share-kind-picture = Image
share-kind-animation = Animation
share-kind-link = Lien
share-shape = Format
share-shape-wide = Large
share-shape-square = Carré
share-last-moves =
    { $count ->
        [one] Le dernier coup
       *[other] Les { $count } derniers coups
    }
# Opens the system's own dialog for sharing.
share-send = Partager…
share-save = Enregistrer
share-copy-picture = Copier l’image
share-copy-link = Copier le lien
share-copied = Copié.
share-failed = Le navigateur a refusé. Enregistrez plutôt le fichier.
share-drawing = Création de l’image.
# $share is a percentage.
share-animating = Création de l’animation : { $share }.
share-link-about = Le lien ouvre le bilan de la partie à ce coup.
share-link-page = Le lien ouvre cette page.
share-link-inside = Toute la partie est contenue dans ce lien : il ouvre le bilan sans serveur, et rien n’est conservé.
share-link-too-long = Cette partie est trop longue pour un lien. Enregistrez-la plutôt dans un fichier.
