### The analysis board. A ply is a move of one side.

analysis-title = Analiza
# $game is the name of the game.
analysis-page = { $game }: analiza
analysis-open = Analizuj
analysis-locked = Tę partię będzie można analizować po jej zakończeniu.
analysis-unreadable = Ten link nie zawiera analizy, dlatego widzisz pozycję początkową.

## The engine

analysis-engine = Silnik
analysis-on = Wł.
analysis-off = Wył.
analysis-line-count = Liczba wariantów
analysis-lines = Warianty: { $count }
analysis-lines-fewer = Mniej wariantów
analysis-lines-more = Więcej wariantów
analysis-loading = Silnik się uruchamia.
analysis-failed = Silnik nie działa w tej przeglądarce.
analysis-idle = Włącz go, aby zobaczyć najlepsze ruchy.
analysis-depth = Ruchy naprzód: { $depth }, pozycje: { $nodes }
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
analysis-tree-empty = Wykonuj ruchy na planszy albo weź ruch silnika.
analysis-variation = Wariant
analysis-promote = Awansuj
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
position-long = Tekst jest za długi: pozycja ma najwyżej { $count } znaków.

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
        [hand] Przeciągaj kostki po planszy, a żeby je usunąć, poza nią. Wybierz kostkę, aby ją obrócić.
        [remove] Wybierz kostki do usunięcia.
       *[piece] Wybierz pola dla tej kostki albo przeciągnij ją tam.
    }
analysis-battle-keys = Strzałki przesuwają po planszy. Klawisze od 1 do 6 stawiają kostkę albo przetaczają ją na tę ścianę, K stawia króla. C zmienia kolor. Shift ze strzałką przechyla kostkę, R obraca ją o ćwierć obrotu. Enter wybiera, stawia lub przestawia kostkę. Delete ją usuwa.
analysis-battle-turn = Obróć kostkę na { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Przechyl w górę
        [s] Przechyl w dół
        [e] Przechyl w prawo
        [spin] Obróć o ćwierć obrotu
       *[w] Przechyl w lewo
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
        [hand] Przeciągaj pionki na inne pola, a żeby je usunąć, poza planszę.
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
analysis-qwixx-first-declined = pominięte

## What each roll is worth

analysis-rolls = 36 rzutów białymi kostkami
# $side is the name of the player about to roll.
analysis-rolls-note = Szansa na wygraną po najlepszej odpowiedzi na każdy rzut. Rzucają: { $side }.
analysis-rolls-mean = Średnio { $value }.
# Any face of a coloured die
analysis-rolls-any = każda
analysis-rolls-cell = Białe { $first } i { $second }: { $value }

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Białe
       *[black] Czarne
    }
position-battle-fields = Pozycja ma cztery części oddzielone spacją: osiem rzędów oddzielonych /, stronę na ruchu, półruchy bez bicia i numer ruchu.
position-battle-side = Strona na ruchu to w albo b.
position-battle-rank = Rząd { $rank } musi mieć dziewięć pól: litery to figury, cyfra to puste pola.
position-battle-number = Półruchy bez bicia i numer ruchu muszą być liczbami całkowitymi.
position-battle-long = Po stu półruchach bez bicia partia kończy się remisem.
position-battle-kings = { position-battle-name }: król jest tylko jeden, a królowie stoją na { $squares }.
position-battle-dice = { position-battle-name }: kostek jest najwyżej osiem.
position-battle-no-king = { position-battle-name }: brakuje króla.
position-battle-palace = { position-battle-name }: król stoi w pałacu przeciwnika, więc partia jest wygrana i nikt nie jest na ruchu.

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] Czarne
       *[grey] Szare
    }
position-qwixx-row-name =
    { $colour ->
        [r] Czerwony rządek
        [y] Żółty rządek
        [g] Zielony rządek
       *[b] Niebieski rządek
    }
position-qwixx-fields = Pozycja ma pięć części oddzielonych spacją: cztery rządki oddzielone /, gracza aktywnego, rzuty nieudane, rzut i etap.
position-qwixx-side = Gracz aktywny to b albo g.
position-qwixx-row = { position-qwixx-row-name }: musi mieć jedenaście pól i zamek.
position-qwixx-closed-sign = { position-qwixx-row-name }: jest zamknięty wtedy i tylko wtedy, gdy zajęto jego ostatnią liczbę.
position-qwixx-misthrow-text = Rzuty nieudane zapisuje się jak 1:0, najpierw czarnych.
position-qwixx-stage = Etap to r przed rzutem, 1 przed działaniem 1, a przed działaniem 2 to 2: z polem działania 1 albo 2:-.
position-qwixx-lock-open = { position-qwixx-row-name }: na zamku stoi pionek, ale ostatnia liczba nie jest zajęta.
position-qwixx-last-stack = { position-qwixx-row-name }: na ostatniej liczbie może stać tylko jeden pionek, bo zamyka rządek.
position-qwixx-lock-side = { position-qwixx-row-name }: pionek na zamku należy do strony, która zajęła ostatnią liczbę.
position-qwixx-before = { position-qwixx-row-name }: przed ostatnią liczbą musi stać pięć pionków tej samej strony.
position-qwixx-stones = { position-qwixx-name }: są tylko 22 pionki.
position-qwixx-misthrows = Rzutów nieudanych jest więcej niż cztery, ale czwarty kończy partię.
position-qwixx-closed = Zamknięto więcej niż dwa rządki, ale drugi kończy partię.
position-qwixx-bare-two = Dwa rządki zamknięto bez pionka na zamku, ale już pierwszy zakończył partię.
position-qwixx-bare = { position-qwixx-row-name }: zamknięto go bez pionka na zamku, choć zamykający ma jeszcze pionki.
position-qwixx-over = Partia skończyła się przed rzutem tymi kostkami.
position-qwixx-misthrow-fit = Na pustej planszy ten, kto grał ostatni, ma tyle samo rzutów nieudanych co drugi gracz albo o jeden więcej.
position-qwixx-supply = { position-qwixx-name }: zapas jest pusty, ale to kończy partię we własnej turze.
position-qwixx-ended = { position-qwixx-name }: żadna tura tej strony nie mogła tak zakończyć partii.
position-qwixx-first-sum = Działanie 1 zajmuje sumę białych kostek, { $sum }, a nie { $field }.
position-qwixx-first-stone = Działanie 1 miało zająć { $field }, ale nie ma tam pionka gracza aktywnego.
position-qwixx-first-last = Pionek na { $field } nie może być ostatnim, który postawił gracz aktywny.
