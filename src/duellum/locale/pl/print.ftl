### Sets to print, cut out, fold and glue: what stands on the sheets, and the page that offers them.

## On every sheet

# The title of a file; $game is the name of the game, $kit that of the kit, such as Dice
print-document = { $game }: { $kit }
# In the corner of each sheet; $game is the name of the game
print-sheet = { $game } · arkusz { $number } z { $count }
# The legend below; $kind is cut, fold or glue (a grey area)
print-line =
    { $kind ->
        [cut] ciąć
        [fold] zginać
       *[glue] kleić
    }
# Beside a ruler of 50 mm, with which one checks the size after printing
print-scale = Drukuj w rzeczywistym rozmiarze: ta linijka ma 50 mm.

## Battle

print-board-half = Plansza, połowa { $number } z 2
print-board-strip = Wytnij po zewnętrznej linii i posmaruj klejem szary pasek.
print-board-join = Wytnij i przyklej tę połowę na szary pasek drugiej, krawędź do krawędzi.
# $side is white or black
print-dice =
    { $side ->
        [white] Kostki białych
       *[black] Kostki czarnych
    }
print-kings = Królowie i kostki zapasowe
print-nets-hint = Wytnij, zegnij od siebie po wszystkich liniach przerywanych i sklej zakładki w kolejności numerów.
# What a drawing shows, for those who listen; $side is white or black
print-alt-half =
    { $side ->
        [white] Połowa planszy białych, rzędy 1–4, z paskiem do sklejenia
       *[black] Połowa planszy czarnych, rzędy 5–8
    }
print-alt-net = Siatka kostki: sześć ścian w krzyż i siedem numerowanych zakładek
print-start = Pozycja początkowa
print-start-text = Od lewej strony każdego gracza, na górze: 5, 1, 2, 6, król, 6, 2, 1, 5. Każda kostka jest zwrócona trójką ku swojemu graczowi, a każdy król zaczyna we własnym pałacu. Pierwszy ruch mają białe.
print-card-hint = Wytnij kartę i trzymaj ją obok planszy.
print-diagrams = Diagramy toczenia
print-diagrams-hint = Pośrodku jest kostka przed ruchem, a wzdłuż krawędzi jej ściany boczne. Pola wokół pokazują ścianę po ruchu. Obracaj kartę, aż będzie pasować do twojej kostki.
print-alt-start = Pozycja początkowa z góry, ze ścianami bocznymi wszystkich kostek
print-alt-card = Obrys karty
print-alt-diagram = Dokąd może potoczyć się kostka z { $top } na górze i którą ścianę tam pokaże

## Qwixx Duel

print-qwixx-board-hint = Wytnij i naklej na tekturę. Pionki stawia się na polach, pod liczbami.
# The second line of the scale of points, below “Stones”: how many points they make
print-points = Punkty
print-stones-hint = Zegnij do tyłu po obu liniach przerywanych wokół tektury grubości 1–2 mm, sklej, sprasuj i rozetnij. 22 pionki są czarne, 22 szare.
print-scores-hint = Jedna kartka na partię: zapisz punkty każdego rządka, odejmij pięć za każdy rzut nieudany i zsumuj.
# A row of the score sheet; $colour is r, y, g or b
print-row =
    { $colour ->
        [r] Czerwony
        [y] Żółty
        [g] Zielony
       *[b] Niebieski
    }
print-alt-qwixx-board = Plansza: cztery rządki po jedenaście liczb z zamkiem, kolumna na cztery rzuty nieudane i tabela punktów
print-alt-stones = 44 pionki, awersy nad linią zgięcia, rewersy pod nią
# $colour is white, r, y, g or b
print-alt-qwixx-die =
    { $colour ->
        [white] Siatka białej kostki
        [r] Siatka czerwonej kostki: kropki to serca
        [y] Siatka żółtej kostki: kropki to gwiazdki
        [g] Siatka zielonej kostki: kropki to koniczynki
       *[b] Siatka niebieskiej kostki: kropki to krople
    }

## The assembly sheets: numbered pictures, each with one of these sentences below it. Keep them short

print-assembly-hint = Wykonuj kroki w kolejności numerów obrazków.
print-needs-battle = Części: dwie połowy planszy, 8 białych i 8 czarnych kostek, dwóch królów, dwie karty i po kostce zapasowej dla każdej strony.
print-needs-qwixx = Części: plansza, 22 czarne i 22 szare pionki, dwie białe kostki i po jednej każdego koloru, kartki do punktów.
print-tools = Narzędzia: nożyczki lub nożyk, linijka, wypisany długopis, klej do papieru.
print-material = Kostki drukuj na kartonie 160–200 g/m²; zwykły papier jest za miękki. Wystarczy druk czarno-biały: nic nie zależy od samego koloru.
print-alt-step = Obrazek { $number }
print-step-score = Przed wycięciem przeciągnij wypisanym długopisem po liniach przerywanych wzdłuż linijki, żeby równo się zginały.
print-step-cut = Wytnij po liniach ciągłych.
print-step-fold = Zegnij wszystkie linie przerywane w stronę przeciwną do zadruku, zakładki też.
print-step-box = Przyklej zakładki 1–4 od spodu do sąsiednich ścian, jedną po drugiej: powstanie otwarte pudełko.
print-step-lid = Posmaruj klejem zakładki 5, 6 i 7 i zamknij wieczko.
print-step-check = Przytrzymaj, aż chwyci. Sprawdź: przeciwległe ściany dają razem 7.
print-step-strip = Plansza: wytnij obie połowy i posmaruj klejem szary pasek.
print-step-join = Połóż drugą połowę na pasku, krawędź do krawędzi, by linie się schodziły. Dociśnij.
print-step-start = Ustaw kostki tak, jak na karcie z pozycją początkową.
print-step-board = Naklej planszę na tekturę i wytnij.
print-step-stones = Owiń arkusz pionków wokół tektury, sklej z obu stron i sprasuj pod książkami.
print-step-apart = Rozetnij pionki po liniach; rogi możesz zaokrąglić.
# The second sheet: the same parts with a laser cutter or a 3D printer. SVG and STL are file formats
print-workshop = Laserem lub drukarką 3D
print-needs-machine = Pliki dla maszyn są w milimetrach. Zrób jedną część, zmierz ją i dopiero potem zrób resztę.
print-laser-colours = Laser, plik SVG: czerwone linie się tnie, niebieskie nacina, czarne pola graweruje.
print-laser-dice = Siatki tnij z kartonu 0,4–0,8 mm. Nacinaj tak, by się zginał, a nie łamał. Wytnij wszystko dwa razy: z jasnego i z ciemnego kartonu.
print-laser-board = Wytnij planszę ze sklejki lub tektury 2–4 mm.
print-laser-stones = Wytnij pionki ze sklejki lub akrylu 2–3 mm. Czarne są grawerowane, szare mają pierścień.
print-solid-print = Drukarka 3D, plik STL: drukuj ustawione na jednej ścianie, bez podpór, warstwami 0,2 mm.
print-solid-battle = Wydrukuj 8 kostek i króla w jasnym kolorze i tyle samo w ciemnym.
print-solid-qwixx = Wydrukuj dwie białe kostki i po jednej czerwonej, żółtej, zielonej i niebieskiej.
print-solid-paint = Wetrzyj farbę w zagłębienia i wytrzyj ściany.

## The leaflet: the rulebook on paper

print-leaflet-hint = Zasady. Drukuj dwustronnie, z obrotem wzdłuż krótszej krawędzi, i złóż w harmonijkę przy znacznikach.
print-alt-cover = Plansza
print-alt-example = Rysunek przykładu opisanego obok

## The kits that are offered: a title, and a sentence about what is in it

print-kit-set = Cały zestaw
print-kit-set-about = Wszystko do wycięcia i sklejenia, z instrukcją składania.
print-kit-leaflet = Instrukcja
print-kit-leaflet-about = Zasady z rysowanymi przykładami, składana ulotka.
print-kit-board = Plansza
print-kit-board-about = Sama plansza, w rzeczywistym rozmiarze.
print-kit-dice = Kostki
print-kit-dice-about = Siatki z numerowanymi zakładkami.
print-kit-cards = Karty
print-kit-cards-about = Pozycja początkowa i diagramy toczenia wszystkich sześciu ścian.
# Also in the first line of the scale: how many stones
print-kit-stones = Pionki
print-kit-stones-about = Po 22 pionki dla każdego, dwustronne.
print-kit-scores = Kartki do punktów
print-kit-scores-about = Sześć na stronie.
print-kit-assembly = Instrukcja składania
print-kit-assembly-about = Numerowane obrazki dla papieru, lasera i drukarki 3D.
print-kit-laser-dice = Kostki na laser
print-kit-laser-dice-about = Kostki i król jednej strony jako siatki, do wycięcia dwa razy.
print-kit-laser-board = Plansza na laser
print-kit-laser-board-about = W jednym kawałku, z grawerowanymi pałacami.
print-kit-laser-stones = Pionki i kostki na laser
print-kit-laser-stones-about = Okrągłe pionki dla obu graczy i sześć kostek jako siatki.
print-kit-die = Kostka na drukarkę 3D
print-kit-die-about = Z grawerowanymi kropkami.
print-kit-king = Król na drukarkę 3D
print-kit-king-about = Kostka z grawerowaną koroną na każdej ścianie.

## The page that offers the kits

# The title of the page, and the link to it
print-title = Wydrukuj zestaw
print-intro = Chcesz zagrać z dala od ekranu? Wydrukuj grę, wytnij i sklej: jeden wieczór z nożyczkami i kartonem.
print-language = Język
print-paper = Papier
# A size of paper; $paper is a4 or letter
print-paper-name =
    { $paper ->
        [a4] A4
       *[letter] US Letter
    }
print-advice = Przy druku wybierz „rzeczywisty rozmiar”, a nie „dopasuj do strony”: kostki muszą pasować do pól. Na każdym arkuszu jest linijka do sprawdzenia.
print-machines = Na laser i drukarkę 3D
# The button; $format is PDF, SVG or STL
print-download = Pobierz { $format }
# The same for those who listen; $kit is the title of the kit, $game the name of the game
print-download-label = Pobierz { $format }: { $game }, { $kit }
