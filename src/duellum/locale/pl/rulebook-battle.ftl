### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = „Pojedynek” to czysto logiczna gra dla dwóch osób. Nikt nie rzuca kostkami: to one są figurami i toczą się z pola na pole. To, co kostka ma na górze, mówi, jak daleko potoczy się następnym razem.
rulebook-battle-about-2 = Zasady są łatwe, a szczęście nie odgrywa żadnej roli. Głębia tkwi w toczeniu: każdym ruchem wybierasz nie tylko, dokąd trafi kostka, ale i którą ścianę tam pokaże.
rulebook-battle-aim-1 = Zbij króla przeciwnika albo wprowadź własnego króla do jego pałacu, czyli na zaznaczone pole, na którym jego król zaczyna. Jedno i drugie od razu daje wygraną.

## What is in the box

rulebook-battle-box-board = Plansza dziewięć na osiem pól, z zaznaczonymi pałacami
rulebook-battle-box-white = Białe kostki
rulebook-battle-box-black = Czarne kostki
rulebook-battle-box-kings = Królowie, biały i czarny
rulebook-battle-box-1 = Królowie to też kostki, ale nie ma znaczenia, jak leżą. Wszystkie pozostałe są jednakowe: przeciwległe ściany dają razem 7, a ściany 1, 2 i 3, oglądane z zewnątrz, biegną wokół wspólnego wierzchołka przeciwnie do ruchu wskazówek zegara.

## Setting up

rulebook-battle-setup-1 = Każdy gracz ustawia kostki w najbliższym sobie rzędzie, króla pośrodku, w pałacu. Ułóż każdą kostkę dokładnie według tabeli, trójką do siebie. Ściany boczne też są ważne: wychodzą na górę, gdy kostka się toczy.
rulebook-battle-setup-2 = Przykłady pokazano od strony białych. Każde pole ma nazwę: kolumny oznaczono literami od a do i, licząc od lewej ręki białych, a rzędy cyframi od 1 do 8, licząc od strony białych. Pałac białych to e1, a czarnych e8. Północ jest przed białymi, wschód po ich prawej stronie. Ruch zapisuje się jako pole, a po nim kierunki i odległości: g4n2 znaczy, że kostka z g4 toczy się o dwa pola na północ.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = Od lewej
rulebook-battle-camp-top = Na górze
rulebook-battle-camp-right = Po prawej
rulebook-battle-camp-front = Ku graczowi
rulebook-battle-start = Pozycja początkowa. Białe mają do wyboru 37 ruchów.

## A turn

rulebook-battle-turn-1 = Zaczynają białe; potem gracie na zmianę. W swojej turze ruszasz jedną własną figurą: dowolną kostką albo królem. Pasować nie wolno.
rulebook-battle-turns = Białe wykonały ruch, więc teraz kolej czarnych: białe nie mogą ruszyć się drugi raz.

## Moving

rulebook-battle-moving-1 = Kostka porusza się, przetaczając się przez krawędź na sąsiednie pole, potem na następne: do przodu, do tyłu, w lewo lub w prawo. Nigdy się nie ślizga i nie idzie na ukos.
rulebook-battle-moving-2 = Toczy się dokładnie o tyle pól, ile kropek było na górnej ścianie przed ruchem. Ściany, które pojawiają się po drodze, nie zmieniają tej liczby. Król zawsze rusza się o jedno pole.
rulebook-battle-moving-3 = Kostka może wyruszyć w dowolną stronę, a po drodze raz skręcić pod kątem prostym, po dowolnej liczbie pól. W jednym ruchu nie może wejść dwa razy na to samo pole, nawet na to, z którego ruszyła.
rulebook-battle-moving-4 = Wszystkie pola po drodze muszą być puste; tylko na ostatnim może stać figura przeciwnika. Przeskakiwać nie wolno.
rulebook-battle-moving-5 = Do każdego pola w zasięgu kostki, które nie leży dokładnie przed nią, za nią ani po jej lewej lub prawej stronie, prowadzą dwie drogi: jedna najpierw do przodu lub do tyłu, druga najpierw w lewo lub w prawo. Gdy obie są wolne, możesz wybrać dowolną. To dwa różne ruchy, bo na końcu na górze może się znaleźć inna ściana. Wybieraj więc nie tylko pole, ale i drogę.
rulebook-battle-opposite = Ta kostka pokazuje 2. Po dwóch polach na wprost pokaże to, co było pod spodem: 5.
rulebook-battle-exact-count = Ta kostka pokazuje 3, więc toczy się o trzy pola: nie o dwa i nie o cztery.
rulebook-battle-king-step = Król idzie o jedno pole w dowolną z czterech stron, nigdy dalej.
rulebook-battle-board-edge = Cztery pola w prawo? Kostka wypadłaby poza planszę.
rulebook-battle-no-jumping = Czarna kostka blokuje drogę na wprost. Biała toczy się naokoło.
rulebook-battle-one-turn = Jedno pole do przodu, potem dwa w prawo: to jeden skręt. Drugi jest niedozwolony.
rulebook-battle-any-direction = Z dwójką na górze i pustymi polami wokół kostka ma dwanaście ruchów. Tu idzie prosto do tyłu.
rulebook-battle-no-return = Do przodu i z powrotem? Nie: kostka wróciłaby na pole, z którego przyszła.
rulebook-battle-ahead-first = Dwie drogi na to samo pole. Najpierw do przodu, potem w prawo: kostka pokazuje 6.
rulebook-battle-right-first = Druga droga na to pole. Najpierw w prawo, potem do przodu: teraz pokazuje 3.

## Capturing

rulebook-battle-capture-1 = Jeśli na ostatnim polu twojego ruchu stoi figura przeciwnika, zbijasz ją: opuszcza planszę, a twoja figura zajmuje jej miejsce. Po drodze niczego się nie zbija, a bicie nigdy nie jest obowiązkowe. Jeśli na ostatnim polu stoi twoja własna figura, ruch jest niedozwolony.
rulebook-battle-capture-2 = Król zbija jak każda kostka, na czterech sąsiednich polach. Może zbić nawet drugiego króla.
rulebook-battle-take = Trójka skręca po dwóch polach, kończy na czarnej szóstce i ją zbija.
rulebook-battle-own-piece = Na ostatnim polu stoi własna figura białych, więc ruch jest niedozwolony.
rulebook-battle-king-takes = Król zbija kostkę obok siebie.
rulebook-battle-king-takes-king = Królowie stoją obok siebie. Kto jest na ruchu, zbija drugiego i wygrywa.

## King and palace

rulebook-battle-palace-1 = Pałace to zaznaczone pola, na których królowie zaczynają: e1 u białych, e8 u czarnych. Gdy twój król wejdzie do pałacu przeciwnika, wygrywasz, nawet jeśli zbija tam kostkę. Zwykła kostka w pałacu przeciwnika nie daje wygranej, tak samo jak król we własnym pałacu.
rulebook-battle-palace-taken = Czarny król opuścił swój pałac. Biały król wchodzi do pustego pałacu i wygrywa.
rulebook-battle-palace-guarded = Kostka w pałacu nie zatrzyma króla stojącego obok: białe zbijają ją i wygrywają.
rulebook-battle-palace-die = Zwykła kostka w pałacu przeciwnika nie daje wygranej.

## The end of the game

rulebook-battle-end-1 = Partia kończy się, gdy tylko król zostanie zbity lub wejdzie do pałacu przeciwnika. Groźby nie trzeba zapowiadać: króla pozostawionego w niebezpieczeństwie wolno zbić.
rulebook-battle-end-2 = Drukowane instrukcje nie przewidują remisu. W Duellum partia kończy się remisem, gdy gracz, którego jest kolej, nie ma żadnego dozwolonego ruchu, gdy ta sama pozycja pojawi się po raz trzeci albo gdy przez sto ruchów, licząc obie strony, niczego nie zbito. Partia może się też skończyć poddaniem, zgodą na remis lub upływem czasu.
rulebook-battle-king-won = Sześć pól na wprost i kostka kończy na czarnym królu: białe wygrywają.
rulebook-battle-no-move = Białe figury są zablokowane i nie mogą się ruszyć: remis.
rulebook-battle-repetition = Obaj królowie dwa razy wychodzą i wracają. Ta sama pozycja pojawiła się po raz trzeci: remis.
rulebook-battle-long-game = Dziewięćdziesiąt dziewięć ruchów bez bicia, a białe wykonują setny: remis.
rulebook-battle-resignation = Białe nie widzą już szans i się poddają: czarne wygrywają.

## Roll diagrams

rulebook-battle-diagrams-1 = Diagram toczenia pokazuje, która ściana znajdzie się na górze po dowolnym ruchu. Dla każdej górnej ściany jest osobny.
rulebook-battle-diagrams-2 = Pośrodku jest ściana przed ruchem, a wzdłuż krawędzi cztery ściany boczne. Każde inne pole pokazuje ścianę po ruchu, który się tam kończy. Jeśli dwie drogi kończą się różnymi ścianami, pokazuje obie. Obracaj diagram, aż ściany boczne będą zgodne z kostką na planszy.
rulebook-battle-diagrams-3 = Z dwójką lub trójką na górze dwie drogi na to samo pole zawsze kończą się różnymi ścianami. Z 4, 5 lub 6 niektóre kończą się tą samą. Z jedynką na każde pole prowadzi tylko jedna droga.

## Tactics

rulebook-battle-tactics-1 = Niemal każdy dobry ruch robi jedną z czterech rzeczy: zbija kostkę przeciwnika, chroni własną, unika groźby albo zbliża króla do pałacu.
rulebook-battle-tactics-2 = O tym, co może kostka, decydują trzy rzeczy: górna ściana, to, czy ma miejsce na skręt, i to, gdzie skręci. O ostatniej łatwo zapomnieć, a to ona rozstrzyga, która ściana wyjdzie na górę.
rulebook-battle-tactics-3 = Wysokie liczby sięgają daleko, ale potrzebują otwartych linii; niskie panują nad polami wokół. Przed ruchem sprawdź, dokąd dotrą potem kostki przeciwnika, licząc dokładnie tyle pól, ile pokazują, a przede wszystkim, czy nie dosięgną twojego króla.
rulebook-battle-right-hand-die = Prawa kostka białych pokazuje 5 i jest zwrócona trójką ku białym. Może iść na wprost albo skręcić w lewo po jednym, dwóch, trzech lub czterech polach. Czarnemu królowi zagraża tylko ruch o cztery pola do przodu i jedno w lewo: kostka pokazuje wtedy 6, a do króla prowadzą trzy pola w lewo i trzy do przodu.
rulebook-battle-straight-on = Pięć pól na wprost i ta sama kostka pokazuje 3. Stamtąd króla nie dosięga.
rulebook-battle-protected = Białe zbijają kostkę, ale była chroniona: czarne odbijają.

## Where the editions disagree

rulebook-battle-edition-king = Instrukcje niemiecka i chińska nie pozwalają królowi zbić drugiego króla. U nas wolno, bo pozwalają na to wszystkie pozostałe. (Polska i hiszpańska mówią to od drugiej strony: króla może zbić każda figura przeciwnika, w tym król.)
rulebook-battle-edition-direction = Według instrukcji hiszpańskiej ruch zaczyna się do przodu, w lewo lub w prawo, według polskiej tylko w lewo lub w prawo. U nas wolno w każdą z czterech stron, bo wszystkie pozostałe dopuszczają też ruch do tyłu.
rulebook-battle-edition-example = W omówionym przykładzie instrukcja czeska pokazuje prawą kostkę czarnych, a włoska lewą kostkę białych. My pokazujemy prawą kostkę białych: białe zaczynają, a podane ruchy wykonane lewą kostką nie zagrażają królowi. (Prawą kostką czarnych można wykonać te same ruchy, bo po obrocie planszy o 180 stopni oba obozy są jednakowe.)
rulebook-battle-edition-gaps = Instrukcja angielska nie mówi, jak kostki leżą na początku, kto zaczyna, że kostki toczą się przez krawędzie ani że wolno ruszyć dowolną własną. W hiszpańskiej brakuje tego ostatniego, a kończy się ona na królu i pałacu: nie ma w niej taktyki, diagramów ani przykładu. Trzymamy się pozostałych, bo mają to wszystko.
rulebook-battle-edition-palace = Instrukcja angielska nazywa pałac polem króla przeciwnika, a chińska mówi o własnym zaznaczonym polu. U nas to zaznaczone pole, na którym zaczyna król przeciwnika, gdziekolwiek jest teraz, bo tak mówią pozostałe.
rulebook-battle-edition-owner = Czytana dosłownie, instrukcja chińska pozwala ruszać kostkami obu stron, a w niemieckiej pole zajmuje zbita kostka. U nas rusza się tylko własnymi kostkami, a na polu zostaje ta, która zbija, bo tak mówią pozostałe.
rulebook-battle-edition-ways = Instrukcja czeska mówi, że dwie drogi na to samo pole zawsze kończą się różnymi ścianami; angielska i niemiecka nie mówią, że dwie drogi prowadzą tylko na niektóre pola. Rozstrzygają same kostki: dwie drogi prowadzą tylko na pola poza liniami prostymi, a niektóre z nich kończą się tą samą ścianą.
rulebook-battle-edition-diagrams = Instrukcja czeska umieszcza ściany boczne w rogach diagramu i każe obracać kostkę. Polska w omówionym przykładzie zamiast skrętu w lewo mówi o skrzyżowaniu. U nas ściany boczne są wzdłuż krawędzi, obraca się diagram, a kostka skręca w lewo, bo tak jest w pozostałych.

## What follows from an example. $face is the number on top of a die, 1 to 6, or 0 for a king; $count is a
## number of moves; $side is white or black; $clause is the number of the rule by which the game ended

rulebook-battle-face = Na górze po ruchu: { $face }
rulebook-battle-captured =
    { $face ->
        [0] Zbity król
       *[other] Zbita kostka, która pokazuje { $face }
    }
rulebook-battle-choices =
    { $count ->
        [0] Żaden ruch nie jest możliwy
        [one] Możliwy jest { $count } ruch
        [few] Możliwe są { $count } ruchy
       *[many] Możliwych jest { $count } ruchów
    }
rulebook-battle-win = { battle-side } wygrywają ({ $clause }).
