### Sharing: pictures, animations and links of a game; what a link to a game shows elsewhere.

## What other sites show of a link

preview-title = { $game }: { $first } – { $second }
# The picture in words.
preview-picture = Pozice ze hry { $game }: { $first } – { $second }
preview-live = Hra probíhá: { $turn }. tah.
preview-waiting = Hra čeká na druhého hráče.
preview-aborted = Hra byla zrušena.

## The dialog

share = Sdílet
share-kind = Co sdílet
share-kind-picture = Obrázek
share-kind-animation = Animace
share-kind-link = Odkaz
share-shape = Formát
share-shape-wide = Široký
share-shape-square = Čtvercový
share-last-moves =
    { $count ->
        [one] Poslední tah
        [few] Poslední { $count } tahy
       *[other] Posledních { $count } tahů
    }
# Opens the system's own dialog for sharing.
share-send = Sdílet…
share-save = Uložit
share-copy-picture = Kopírovat obrázek
share-copy-link = Kopírovat odkaz
share-copied = Zkopírováno.
share-failed = Prohlížeč to nedovolil. Ulož raději soubor.
share-drawing = Obrázek se kreslí.
# $share is a percentage.
share-animating = Animace se kreslí: { $share }.
share-link-about = Odkaz otevře rozbor u tohoto tahu.
share-link-page = Odkaz otevře tuto stránku.
share-link-inside = Odkaz obsahuje celou hru. Otevře rozbor bez serveru a nic se nikam neukládá.
share-link-too-long = Tato hra je na odkaz příliš dlouhá. Ulož ji raději do souboru.
