### Sharing: pictures, animations and links of a game; what a link to a game shows elsewhere.

## What other sites show of a link

preview-title = { $game }: { $first } – { $second }
# The picture in words.
preview-picture = Pozycja z gry „{ $game }”: { $first } – { $second }
preview-live = Partia trwa: ruch { $turn }.
preview-waiting = Partia czeka na drugiego gracza.
preview-aborted = Partia została anulowana.

## The dialog

share = Udostępnij
share-kind = Co udostępnić
share-kind-picture = Obraz
share-kind-animation = Animacja
share-kind-link = Link
share-shape = Format
share-shape-wide = Szeroki
share-shape-square = Kwadratowy
share-last-moves =
    { $count ->
        [one] Ostatni ruch
        [few] Ostatnie { $count } ruchy
       *[many] Ostatnie { $count } ruchów
    }
# Opens the system's own dialog for sharing.
share-send = Udostępnij…
share-save = Zapisz
share-copy-picture = Kopiuj obraz
share-copy-link = Kopiuj link
share-copied = Skopiowano.
share-failed = Przeglądarka na to nie pozwoliła. Lepiej zapisz plik.
share-drawing = Rysowanie obrazu.
# $share is a percentage.
share-animating = Rysowanie animacji: { $share }.
share-link-about = Link otwiera omówienie przy tym ruchu.
share-link-page = Link otwiera tę stronę.
share-link-inside = Link zawiera całą partię. Otwiera omówienie bez serwera i nic nie jest przechowywane.
share-link-too-long = Ta partia jest za długa na link. Lepiej zapisz ją do pliku.
