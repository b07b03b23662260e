### Sharing: pictures, animations and links of a game; what a link to a game shows elsewhere.

## What other sites show of a link

preview-title = { $game }: { $first } – { $second }
# The picture in words.
preview-picture = Eine Stellung aus „{ $game }“: { $first } gegen { $second }
preview-live = Die Partie läuft: Zug { $turn }.
preview-waiting = Die Partie wartet auf einen zweiten Spieler.
preview-aborted = Die Partie wurde abgebrochen.

## The dialog

share = Teilen
share-kind = Inhalt
share-kind-picture = Bild
share-kind-animation = Animation
share-kind-link = Link
share-shape = Format
share-shape-wide = Breit
share-shape-square = Quadratisch
share-last-moves =
    { $count ->
        [one] Der letzte Zug
       *[other] Die letzten { $count } Züge
    }
# Opens the system's own dialog for sharing.
share-send = Teilen …
share-save = Speichern
share-copy-picture = Bild kopieren
share-copy-link = Link kopieren
share-copied = Kopiert.
share-failed = Der Browser hat das nicht erlaubt. Speichere stattdessen die Datei.
share-drawing = Das Bild wird gezeichnet.
# $share is a percentage.
share-animating = Die Animation wird gezeichnet: { $share }.
share-link-about = Der Link öffnet die Auswertung bei diesem Zug.
share-link-page = Der Link öffnet diese Seite.
share-link-inside = Der Link enthält die ganze Partie. Er öffnet die Auswertung ohne Server, und nichts wird gespeichert.
share-link-too-long = Diese Partie ist zu lang für einen Link. Speichere sie stattdessen als Datei.
