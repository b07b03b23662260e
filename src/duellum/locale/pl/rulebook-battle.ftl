### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = „Pojedynek” to czysto logiczna gra dla dwóch osób. Nikt nie rzuca kostkami: to one są figurami i toczą się z pola na pole. To, co kostka pokazuje na górze, mówi, jak daleko potoczy się następnym razem.
rulebook-battle-about-2 = Zasad można nauczyć się szybko, a szczęście nie gra żadnej roli. Głębia tkwi w toczeniu: każdym ruchem wybierasz nie tylko, gdzie stanie kostka, ale i którą ścianę tam pokaże.
rulebook-battle-aim-1 = Zbij króla przeciwnika albo wprowadź własnego króla do jego pałacu. Jedno i drugie od razu daje wygraną.

## What is in the box

rulebook-battle-box-board = Plansza dziewięć na osiem pól, z zaznaczonymi pałacami
rulebook-battle-box-white = Białe kostki
rulebook-battle-box-black = Czarne kostki
rulebook-battle-box-kings = Królowie, biały i czarny
rulebook-battle-box-1 = Królowie to też kostki, ale nie ma znaczenia, jak leżą. Wszystkie pozostałe są jednakowe: przeciwległe ściany dają razem 7, a 1, 2 i 3 biegną przeciwnie do ruchu wskazówek zegara wokół rogu, w którym się stykają.

## Setting up

rulebook-battle-setup-1 = Białe stoją w rzędzie 1, czarne w rzędzie 8, każdy król w swoim pałacu. Ułóż każdą kostkę dokładnie według tabeli, trójką ku jej graczowi. Ustawienie jest zawsze takie samo, razem ze ścianami bocznymi: wyjdą na górę, gdy kostki się potoczą.
rulebook-battle-setup-2 = Przykłady pokazano od strony białych. Każde pole ma nazwę: kolumny oznaczono literami od a do i, licząc od lewej ręki białych, a rzędy cyframi od 1 do 8, licząc od strony białych. Pałac białych to e1, a czarnych e8. Północ jest przed białymi, wschód po ich prawej stronie. Ruch zapisuje się jako pole, a po nim kierunki i odległości: g4n2 znaczy, że kostka z g4 toczy się o dwa pola na północ.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = Od lewej
rulebook-battle-camp-top = Na górze
rulebook-battle-camp-right = Po prawej
rulebook-battle-camp-front = Ku graczowi
rulebook-battle-start = Początek. Białe mają do wyboru 37 ruchów.

## A turn

rulebook-battle-turn-1 = Zaczynają białe; potem gracie na zmianę. W swojej turze ruszasz jedną własną figurą: dowolną kostką albo królem. Pasować nie wolno.
rulebook-battle-turns = Białe wykonały ruch. Teraz kolej czarnych: ta sama kostka nie może toczyć się dalej.

## Moving

rulebook-battle-moving-1 = Kostka porusza się, przetaczając się przez krawędź na sąsiednie pole, potem na następne: do przodu, do tyłu, w lewo lub w prawo. Nigdy się nie ślizga i nie idzie na ukos.
rulebook-battle-moving-2 = Toczy się dokładnie o tyle pól, ile kropek było na górze przed ruchem. Ściany, które pojawiają się po drodze, nie zmieniają rachunku. Król zawsze rusza się o jedno pole.
rulebook-battle-moving-3 = Kostka może wyruszyć w każdą stronę, a po drodze raz skręcić pod kątem prostym, gdzie zechcesz. W jednym ruchu nigdy nie wchodzi dwa razy na to samo pole, nawet na początkowe.
rulebook-battle-moving-4 = Wszystkie pola po drodze muszą być puste; tylko na ostatnim może stać figura przeciwnika. Przeskakiwać nie wolno.
rulebook-battle-moving-5 = Na każde pole, które nie leży w linii prostej od kostki, prowadzą dwie drogi: jedna najpierw do przodu lub do tyłu, druga najpierw w lewo lub w prawo. To dwa różne ruchy, bo na górze może się znaleźć inna ściana. Wybieraj więc nie tylko pole, ale i drogę.
rulebook-battle-opposite = Ta kostka pokazuje 2. Po dwóch polach na wprost pokaże to, co było pod spodem: 5.
rulebook-battle-exact-count = Ta kostka pokazuje 3, więc toczy się o trzy pola: nie o dwa i nie o cztery.
rulebook-battle-king-step = Król idzie o jedno pole w dowolną z czterech stron, nigdy dalej.
rulebook-battle-board-edge = Cztery pola w prawo? Plansza kończy się wcześniej.
rulebook-battle-no-jumping = Czarna kostka stoi na drodze, więc na wprost przejść się nie da. Biała ją omija.
rulebook-battle-one-turn = Jedno pole do przodu, potem dwa w prawo: to jeden skręt. Drugi jest niedozwolony.
rulebook-battle-any-direction = Z dwójką na górze i pustymi polami wokół kostka ma dwanaście ruchów. Ta idzie prosto do tyłu.
rulebook-battle-no-return = Do przodu i z powrotem? Nie: kostka wróciłaby na pole, z którego przyszła.
rulebook-battle-ahead-first = Dwie drogi na to samo pole. Najpierw do przodu, potem w prawo: kostka pokazuje 6.
rulebook-battle-right-first = Druga droga na to pole. Najpierw w prawo, potem do przodu: teraz pokazuje 3.

## Capturing

rulebook-battle-capture-1 = Jeśli na ostatnim polu ruchu stoi figura przeciwnika, zbijasz ją: opuszcza planszę, a twoja kostka zajmuje jej miejsce. Po drodze niczego się nie zbija i bicie nigdy nie jest obowiązkowe. Własna figura na ostatnim polu uniemożliwia ruch.
rulebook-battle-capture-2 = Król zbija jak każda kostka, na czterech sąsiednich polach. Może zbić nawet drugiego króla.
rulebook-battle-take = Trójka skręca po dwóch polach i kończy na czarnej szóstce: zbita.
rulebook-battle-own-piece = Własna figura na ostatnim polu uniemożliwia ruch.
rulebook-battle-king-takes = Król zbija kostkę obok siebie.
rulebook-battle-king-takes-king = Królowie stoją obok siebie. Kto jest na ruchu, zbija drugiego i wygrywa.

## King and palace

rulebook-battle-palace-1 = Pałace to zaznaczone pola, na których królowie zaczynają: e1 u białych, e8 u czarnych. Gdy twój król wejdzie do pałacu przeciwnika, wygrywasz, nawet jeśli zbija tam kostkę. Inna kostka w pałacu nie daje wygranej, a król we własnym pałacu jest po prostu w domu.
rulebook-battle-palace-taken = Czarny król wyszedł z domu. Biały król wchodzi do pustego pałacu i wygrywa.
rulebook-battle-palace-guarded = Kostka w pałacu nie chroni przed królem z sąsiedztwa: białe zbijają ją i wygrywają.
rulebook-battle-palace-die = Zwykła kostka w pałacu przeciwnika nie daje wygranej.

## The end of the game

rulebook-battle-end-1 = Partia kończy się, gdy tylko król zostanie zbity lub pałac zajęty. Nikt nie musi ostrzegać przed groźbą: króla pozostawionego w niebezpieczeństwie wolno zbić.
rulebook-battle-end-2 = Drukowane instrukcje nie znają remisu. U nas jest remis, gdy strona na ruchu nie może wykonać żadnego ruchu, gdy ta sama pozycja pojawi się po raz trzeci albo gdy przez sto ruchów, licząc obie strony razem, nie było bicia. Można też się poddać, zgodzić na remis albo przegrać na czas.
rulebook-battle-king-won = Sześć pól na wprost i kostka kończy na czarnym królu: białe wygrywają.
rulebook-battle-no-move = Białe figury są zamurowane i nie mogą się ruszyć: remis.
rulebook-battle-repetition = Obaj królowie dwa razy wychodzą i wracają. Pozycja pojawiła się trzy razy: remis.
rulebook-battle-long-game = Dziewięćdziesiąt dziewięć ruchów bez bicia, a białe wykonują setny: remis.
rulebook-battle-resignation = Białe nie widzą nadziei i się poddają: czarne wygrywają.

## Roll diagrams

rulebook-battle-diagrams-1 = Diagram toczenia pokazuje z góry, która ściana znajdzie się na górze po każdym ruchu. Jest osobny dla każdej górnej ściany.
rulebook-battle-diagrams-2 = Pośrodku jest ściana przed ruchem, a wzdłuż krawędzi cztery ściany boczne. Każde inne pole pokazuje ścianę po ruchu, który się tam kończy; gdzie dwie drogi kończą się różnie, pokazuje obie. Obracaj diagram, aż ściany boczne będą pasować do kostki na planszy.
rulebook-battle-diagrams-3 = Z dwójką lub trójką na górze dwie drogi na pole zawsze kończą się różnymi ścianami. Z 4, 5 lub 6 niektóre kończą się tą samą. Kostka z jedynką nie ma wyboru drogi.

## Tactics

rulebook-battle-tactics-1 = Niemal każdy dobry ruch robi jedną z czterech rzeczy: zbija kostkę przeciwnika, chroni własną, ucieka przed groźbą albo prowadzi króla do pałacu.
rulebook-battle-tactics-2 = O tym, co może kostka, decydują trzy rzeczy: górna ściana, miejsce na skręt i to, gdzie skręci. O ostatniej łatwo zapomnieć, a to ona rozstrzyga, która ściana wyjdzie na górę.
rulebook-battle-tactics-3 = Wysokie liczby sięgają daleko, ale potrzebują otwartych linii; niskie panują nad polami wokół. Przed ruchem zapytaj, dokąd kostki przeciwnika dotrą potem dokładnie swoją liczbą pól, a przede wszystkim, czy nie do twojego króla.
rulebook-battle-right-hand-die = Prawa kostka białych pokazuje 5, trójką ku białym. Może iść na wprost albo skręcić w lewo po jednym, dwóch, trzech lub czterech polach. Czarnemu królowi grozi tylko droga o cztery pola do przodu i jedno w lewo: wtedy kostka pokazuje 6, a do króla prowadzą trzy pola w lewo i trzy do przodu.
rulebook-battle-straight-on = Pięć pól na wprost i ta sama kostka pokazuje 3. Stamtąd króla nie dosięga.
rulebook-battle-protected = Białe zbijają kostkę, ale była chroniona: czarne odbijają.

## Where the editions disagree

rulebook-battle-edition-king = Instrukcje niemiecka i chińska zabraniają królowi zbić drugiego króla. Rosyjski oryginał na to pozwala, podobnie jak angielska, francuska, włoska i czeska; polska i hiszpańska mówią tylko, że króla można zbić. Tutaj wolno.
rulebook-battle-edition-direction = Według instrukcji hiszpańskiej ruch zaczyna się do przodu, w lewo lub w prawo, według polskiej tylko w lewo lub w prawo. Wszystkie inne dopuszczają też do tyłu, i my również.
rulebook-battle-edition-example = W omówionym przykładzie w instrukcji czeskiej rusza się prawa kostka czarnych, a we włoskiej lewa. Podane ruchy pasują tylko do prawej kostki białych.
rulebook-battle-edition-gaps = Instrukcja angielska pomija to, jak kostki leżą na początku, kto zaczyna, że kostki toczą się przez krawędzie i że wolno ruszyć dowolną własną. Hiszpańska pomija to ostatnie i kończy się na biciu, bez taktyki, diagramów i przykładu. Trzymamy się pozostałych.
rulebook-battle-edition-palace = Instrukcja angielska nazywa pałacem pole króla przeciwnika, chińska mówi o własnym zaznaczonym polu. Chodzi o zaznaczone pole, na którym zaczyna król przeciwnika, gdziekolwiek jest teraz.
rulebook-battle-edition-owner = Czytana dosłownie instrukcja chińska pozwala ruszać kostkami obu stron, a w niemieckiej pole zajmuje zbita kostka. Rusza się własnymi kostkami, a ta, która zbija, zostaje na polu.
rulebook-battle-edition-ways = Instrukcja czeska mówi, że dwie drogi na pole zawsze kończą się różnymi ścianami; angielska i niemiecka pomijają to, że tylko na niektóre pola prowadzą dwie. Dwie drogi prowadzą tylko na pola poza liniami prostymi, a niektóre kończą się tak samo.
rulebook-battle-edition-diagrams = Co do diagramów, instrukcja czeska umieszcza ściany boczne w rogach i każe obracać kostkę; włoska mówi o wszystkich ścianach, a polska o skrzyżowaniu zamiast skrętu w lewo. Ściany boczne są wzdłuż krawędzi, a obraca się diagram.

## What follows from an example. $face is the number on top of a die, 1 to 6, or 0 for a king; $count is a
## number of moves; $side is white or black; $clause is the number of the rule by which the game ended

rulebook-battle-face = Na górze po ruchu: { $face }
rulebook-battle-captured =
    { $face ->
        [0] Zbity: król
       *[other] Zbita: kostka, która pokazuje { $face }
    }
rulebook-battle-choices =
    { $count ->
        [0] Żaden ruch nie jest możliwy
        [one] Możliwy jest { $count } ruch
        [few] Możliwe są { $count } ruchy
       *[many] Możliwych jest { $count } ruchów
    }
rulebook-battle-win = { battle-side } wygrywają ({ $clause }).
