### The analysis board. A ply is a move of one side.

analysis-title = Analiza
# $game is the name of the game.
analysis-page = { $game }: analiza
analysis-open = Analizuj
analysis-locked = Tę partię będzie można analizować po jej zakończeniu.
analysis-unreadable = Ten link nie zawiera analizy. Widzisz pozycję początkową.

## The engine

analysis-engine = Silnik
analysis-on = Wł.
analysis-off = Wył.
analysis-line-count = Liczba wariantów
analysis-lines = Warianty: { $count }
analysis-lines-fewer = Mniej wariantów
analysis-lines-more = Więcej wariantów
analysis-loading = Silnik się uruchamia.
analysis-failed = W tej przeglądarce nie udało się uruchomić silnika.
analysis-idle = Włącz silnik, aby zobaczyć najlepsze ruchy.
analysis-depth = Ruchów naprzód: { $depth }, pozycji: { $nodes }
# $side is the name of the side to move.
analysis-to-move = Na ruchu: { $side }
# A percentage follows: how probable it is that the side to move wins.
analysis-standing = { $side }, szansa na wygraną:
analysis-over = Tu partia się kończy.
analysis-line = Wariant { $number }
analysis-plies-win = wygrana w { $count }
analysis-plies-loss = przegrana w { $count }
analysis-plies-draw = remis

## Solved endings

analysis-endings = Tablica końcówek
analysis-endings-solving = Obliczanie końcówek: { $share }
analysis-endings-failed = W tej przeglądarce nie udało się obliczyć końcówek.
analysis-ending-win = { $side } na ruchu wygrywają. Półruchy do końca: { $count }
analysis-ending-loss = { $side } na ruchu przegrywają. Półruchy do końca: { $count }
analysis-ending-draw = Przy najlepszej grze jest remis.
analysis-ending-moves = Wszystkie ruchy i ich wynik

## Variations

analysis-tree = Warianty
analysis-tree-empty = Wykonuj ruchy na planszy albo wybierz ruch silnika.
analysis-variation = Wariant
analysis-promote = Ustaw jako główny
analysis-remove = Usuń
analysis-comment = Komentarz do tego ruchu

## The position

analysis-position = Pozycja
analysis-position-text = Pozycja jako tekst
analysis-position-use = Ustaw
analysis-edit = Ustaw pozycję
analysis-edit-start = Pozycja początkowa
analysis-edit-done = Analizuj tę pozycję
analysis-new = Nowa analiza
analysis-new-sure = Wszystkie warianty i komentarze tej analizy zostaną usunięte.
analysis-clear = Pusta plansza
analysis-mover = Na ruchu
analysis-keys = Klawiatura
analysis-tool =
    { $tool ->
        [hand] Przestaw
       *[remove] Usuń
    }
# Below the buttons of an analysis whose link would be too long
analysis-link-short = Długie komentarze są w linku skrócone. Zapisana partia zawiera je w całości.

## Setting up Battle

analysis-battle-palette =
    { $side ->
        [white] Białe kostki
       *[black] Czarne kostki
    }
# $face is 0 for a king.
analysis-battle-piece =
    { $side ->
        [white]
            { $face ->
                [0] Biały król
               *[other] Biała kostka, { $face } na górze
            }
       *[black]
            { $face ->
                [0] Czarny król
               *[other] Czarna kostka, { $face } na górze
            }
    }
analysis-battle-prompt =
    { $tool ->
        [hand] Przeciągaj kostki po planszy; żeby je usunąć, przeciągnij je poza nią. Wybierz kostkę, aby ją obrócić.
        [remove] Wybierz kostki do usunięcia.
       *[piece] Wybierz pola dla tej figury albo przeciągnij ją tam.
    }
analysis-battle-keys = Strzałki przesuwają po planszy. Klawisze od 1 do 6 stawiają kostkę albo przetaczają ją na tę ścianę, K stawia króla. C zmienia kolor. Shift ze strzałką przetacza kostkę, R obraca ją o ćwierć obrotu. Enter wybiera, stawia lub przestawia kostkę. Delete ją usuwa.
analysis-battle-turn = Obróć kostkę na { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Przetocz w górę
        [s] Przetocz w dół
        [e] Przetocz w prawo
        [spin] Obróć o ćwierć obrotu
       *[w] Przetocz w lewo
    }

## Setting up Qwixx Duel

analysis-qwixx-palette = Pionki
analysis-qwixx-stones =
    { $side ->
        [black]
            { $count ->
                [1] Czarny pionek
               *[other] Stos czarnych pionków: { $count }
            }
       *[grey]
            { $count ->
                [1] Szary pionek
               *[other] Stos szarych pionków: { $count }
            }
    }
analysis-qwixx-prompt =
    { $tool ->
        [hand] Przeciągaj pionki na inne pola; żeby je usunąć, przeciągnij je poza planszę.
        [remove] Wybierz pola, zamki i rzuty nieudane, z których usunąć pionek.
       *[stones] Wybierz pola, zamki lub rzuty nieudane albo przeciągnij tam pionki. Naciśnij kostkę, aby ją obrócić.
    }
analysis-qwixx-keys = Strzałki przesuwają po planszy. Enter stawia wybrany pionek, B dodaje czarny, G szary. Delete usuwa pionek. Na kostce strzałki i klawisze od 1 do 6 wybierają ścianę.
# $side is none where no stone lies.
analysis-qwixx-misthrow =
    { $side ->
        [none] Rzut nieudany { $number }: wolny
        [black] Rzut nieudany { $number }: czarne
       *[grey] Rzut nieudany { $number }: szare
    }
analysis-qwixx-stage = Co dalej
analysis-qwixx-stages =
    { $stage ->
        [roll] Rzut
        [first] Działanie 1
       *[second] Działanie 2
    }
analysis-qwixx-white = Biała kostka { $number }
analysis-qwixx-die =
    { $colour ->
        [r] Czerwona kostka
        [y] Żółta kostka
        [g] Zielona kostka
       *[b] Niebieska kostka
    }
analysis-qwixx-first = Działanie 1
analysis-qwixx-first-declined = pas

## What each roll is worth

analysis-rolls = 36 rzutów białymi kostkami
# $side is the name of the player about to roll.
analysis-rolls-note = Szansa na wygraną po najlepszej odpowiedzi na każdy rzut. Rzucają: { $side }.
analysis-rolls-mean = Średnio { $value }.
# Any face of a coloured die
analysis-rolls-any = każda
analysis-rolls-cell = Białe { $first } i { $second }: { $value }
