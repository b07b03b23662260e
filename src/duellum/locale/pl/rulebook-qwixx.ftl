### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = „Qwixx Duell” to wyścig na wspólnej planszy. Rzucasz kostkami, stawiasz pionki w czterech kolorowych rządkach, układasz je w stosy i zbijasz pionki przeciwnika.
rulebook-qwixx-about-2 = Kto zna Qwixx, wie już sporo: idzie się od lewej do prawej, tylko z pionkami zamiast krzyżyków. Nowością jest najdalej wysunięty pionek każdego rządka. Można go zbić, a jego właściciel może stawiać na nim następne. Punktuje każdy pionek w stosie.
rulebook-qwixx-aim-1 = Wygrywa ten, kto zdobędzie najwięcej punktów. Im więcej pionków masz w jednym rządku, tym więcej wart jest tam każdy następny.

## What is in the box

rulebook-qwixx-box-board = Plansza z czterema rządkami, ich zamkami, kolumną rzutów nieudanych i tabelą punktów
rulebook-qwixx-box-white = Białe kostki
rulebook-qwixx-box-coloured = Kolorowe kostki: czerwona, żółta, zielona, niebieska
rulebook-qwixx-box-black = Czarne pionki
rulebook-qwixx-box-grey = Szare pionki
rulebook-qwixx-box-1 = W czerwonym i żółtym rządku liczby rosną od 2 do 12, w zielonym i niebieskim maleją od 12 do 2. Każdy rządek zaczyna się więc i kończy liczbą, która rzadko wypada. Na prawym końcu każdego jest zamek, na którym gracz zamykający rządek stawia dodatkowy pionek.
rulebook-qwixx-rows = Dwie białe szóstki dają 12. W zielonym i niebieskim to pierwsza liczba, na której każdy może postawić pionek. W czerwonym i żółtym to ostatnia, a ta wymaga pięciu pionków przed nią.

## Setting up

rulebook-qwixx-setup-1 = Rozłóżcie planszę między sobą. Jedna osoba bierze jako zapas 22 czarne pionki, druga 22 szare; dalej nazywamy graczy czarnymi i szarymi. O tym, kto zaczyna, decyduje los.
# Only where moves are shown in notation, which is in a terminal; r, y, g and b stay as they are
rulebook-qwixx-notation = W przykładach litery r, y, g i b oznaczają rządek czerwony, żółty, zielony i niebieski: y5 to 5 w żółtym rządku. Łącznik oznacza pas. Rzut zapisujemy jako 41/3526: białe kostki pokazują 4 i 1, potem idą czerwona 3, żółta 5, zielona 2 i niebieska 6.
rulebook-qwixx-start = Początek: pusta plansza, pełne zapasy i wszystkie sześć kostek do rzutu.

## A turn

rulebook-qwixx-turn-1 = Gracz, którego jest kolej, to gracz aktywny. Rzuca wszystkimi kostkami, które są jeszcze w grze, a potem ma dwa działania, jedno po drugim. Inaczej niż w Qwixx, drugi gracz tylko patrzy.
rulebook-qwixx-turn-2 = Działanie 1: zsumuj obie białe kostki i powiedz sumę na głos. Możesz postawić pionek na tej liczbie, w dowolnym rządku.
rulebook-qwixx-turn-3 = Działanie 2: zsumuj jedną białą i jedną kolorową kostkę. Możesz postawić pionek na tej liczbie, w rządku tego koloru.
rulebook-qwixx-turn-4 = W każdym działaniu wolno spasować. Jeśli użyjesz obu, pionki muszą trafić na różne pola. Jeśli nie postawisz żadnego pionka, jest to rzut nieudany: pionek przechodzi z twojego zapasu do kolumny rzutów nieudanych i na koniec kosztuje 5 punktów. Potem kolej na drugiego gracza.
rulebook-qwixx-two-actions = Biała 4 i biała 1 dają 5: czarne stawiają pionek na żółtej 5. Biała 4 i niebieska 6 dają 10: czarne stawiają drugi pionek, na niebieskiej 10.
rulebook-qwixx-same-field = Czerwoną 7 można uzyskać na dwa sposoby: dwiema białymi kostkami albo białą 4 i czerwoną 3. Ale w jednej turze nie można użyć dwa razy tego samego pola.
rulebook-qwixx-misthrow = Czarne nie stawiają pionka: rzut nieudany. Pionek przechodzi do kolumny rzutów nieudanych i na koniec kosztuje 5 punktów.
rulebook-qwixx-in-order = Najpierw kończy się działanie 1, ze wszystkimi skutkami. Czarne stawiają w czerwonym rządku piąty pionek i dopiero to otwiera 12 dla działania 2.

## Placing stones

rulebook-qwixx-placing-1 = W każdym rządku idzie się od lewej do prawej: nowy pionek staje na prawo od twojego pionka, który stoi tam najbardziej po prawej (albo na nim, jak pokazuje następny rozdział). Odstępy mogą być dowolne, ale nie wolno wrócić i ich wypełnić.
rulebook-qwixx-placing-2 = Liczą się tylko twoje pionki, i tylko te, które są teraz w rządku. Jeśli twój pionek najbardziej po prawej zostanie zbity, zamiast niego liczy się następny po lewej. Pola z pionkiem przeciwnika nie możesz użyć, chyba że wolno ci ten pionek zbić.
rulebook-qwixx-gap = Z 3 prosto na 9: wolno. Ale 6 jest teraz dla czarnych stracona, bo leży na lewo od ich pionka najbardziej po prawej.
rulebook-qwixx-after-capture = Szare zbijają pionek na 7. Pionek czarnych najbardziej po prawej stoi teraz na 5, więc czarne mogą postawić pionek na 6, co przedtem było niemożliwe.

## Capturing and stacking

rulebook-qwixx-front-1 = Najdalej wysunięty pionek rządka to ten najbardziej po prawej, bez względu na to, czyj jest. Jeśli to pojedynczy pionek przeciwnika, możesz go zbić, stawiając swój na jego polu. Zbity wraca do zapasu właściciela i można go postawić znowu.
rulebook-qwixx-front-2 = Jeśli najdalej wysunięty pionek jest twój, możesz stawiać na nim następne, ile razy i jak wysoko chcesz. Stosu z dwóch lub więcej pionków nigdy nie można zbić.
rulebook-qwixx-front-3 = Gdy tylko jakiś pionek stanie dalej na prawo, wyprzedzone pionki zostają zamrożone: nie można ich zbić ani stawiać na nich następnych. Wyprzedzenie stosu to jedyny sposób, by przestał rosnąć.
rulebook-qwixx-red-grey = Szare muszą iść na prawo od szarego pionka na 3: na 4, na 6 albo dalej w prawo. Mogą też zbić czarny pionek na 7, bo jest pojedynczy i najdalej wysunięty. Czarny pionek na 5 jest bezpieczny, bo nie jest najdalej wysunięty.
rulebook-qwixx-red-black = Ten sam rządek dla czarnych: z kolejną 7 stawiają pionek na najdalej wysuniętym; w przeciwnym razie idą dalej w prawo.
rulebook-qwixx-capture = Szare uzyskują 7 i zbijają najdalej wysunięty pionek. Czarny pionek wraca do zapasu czarnych.
rulebook-qwixx-stack = Czarne stawiają pionek na najdalej wysuniętym. Potem i szare uzyskują 7, ale dwa pionki są bezpieczne.
rulebook-qwixx-frozen = Szare wyprzedzają czarny stos. Czarne uzyskują 5, ale nie można już tam nic dostawić.
rulebook-qwixx-blue-black = Czarne muszą iść na prawo od czarnego pionka na 9. Szary pionek na 8 jest wyprzedzony i blokuje swoje pole; szary stos na 5 jest bezpieczny. Czarne mają w rządku pięć pionków, więc otwarta jest nawet ostatnia liczba, 2.
rulebook-qwixx-blue-grey = Ten sam rządek dla szarych: można dołożyć pionek do stosu na 5 albo postawić go na 4 lub 3. Dwójka pozostaje zamknięta, bo szare mają tu tylko trzy pionki.

## Closing a row

rulebook-qwixx-closing-1 = Aby postawić pionek na ostatniej liczbie rządka (12 w czerwonym i żółtym, 2 w zielonym i niebieskim), trzeba mieć w tym rządku co najmniej pięć własnych pionków. Liczy się każdy pionek w stosie.
rulebook-qwixx-closing-2 = Zajmując ją, stawiasz jeszcze jeden pionek z zapasu na zamku, i on też liczy się w rządku. Rządek jest teraz zamknięty: nikt nie może już stawiać w nim pionków, a jego kostka od razu wypada z gry.
rulebook-qwixx-closing-3 = Jeśli pionek na ostatniej liczbie był twoim ostatnim, rządek i tak jest zamknięty, ale zamek zostaje pusty, a partia się kończy.
rulebook-qwixx-stack-counts = Stos z pięciu liczy się jako pięć pionków: czarne mogą postawić pionek na 12.
rulebook-qwixx-close-green = Czarne stawiają pionek na zielonej 2, a drugi na zamku. Zielona kostka wypada z gry. Potem szare uzyskują 5, ale nie mogą już postawić pionka w zielonym rządku.
rulebook-qwixx-last-stone = Czarne stawiają ostatni pionek zapasu na czerwonej 12. Rządek jest zamknięty, a partia skończona; na zamek nie ma już pionka.

## The end of the game

rulebook-qwixx-end-1 = Partia kończy się od razu, nawet przed działaniem 2, gdy tylko zapas jednego z graczy jest pusty, w kolumnie rzutów nieudanych stoją cztery pionki, nieważne czyje, albo zamknięte są dwa rządki, nieważne przez kogo.
rulebook-qwixx-end-2 = Dwie kolejne zasady dodaje Duellum: przy równej liczbie punktów jest remis, a partia może się też skończyć poddaniem, zgodą na remis lub upływem czasu.
rulebook-qwixx-two-rows = Szare zamknęły czerwony rządek, a teraz czarne działaniem 1 zamykają zielony. Partia kończy się od razu, bez działania 2. Obie strony mają 28 punktów: remis.
rulebook-qwixx-agreement = Nikt nie chce grać dalej i obie strony zgadzają się na remis.

## Scoring

rulebook-qwixx-scoring-1 = Policz swoje pionki w każdym rządku, razem z każdym pionkiem w stosie i tym na zamku. Tabela punktów pokazuje, ile są warte: rządek z pięcioma pionkami daje 15. W jednym rządku może być więcej niż dwanaście pionków, ale liczy się tylko dwanaście.
rulebook-qwixx-scoring-2 = Każdy twój pionek w kolumnie rzutów nieudanych kosztuje cię 5 punktów. Zapisz punkty czterech rządków i rzutów nieudanych i zsumuj je. Wygrywa ten, kto ma razem więcej punktów.
rulebook-qwixx-scale-stones = Pionki w rządku
rulebook-qwixx-scale-points = Punkty
rulebook-qwixx-thirteen = Trzynasty pionek w rządku: 78 punktów, tak jak przedtem.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Czarne mają 15 punktów w czerwonym, 1 w żółtym i 28 w zielonym, minus 5 za rzut nieudany. Szare mają 1, 6 i 6, minus 10 za dwa rzuty nieudane.

## Tactics

rulebook-qwixx-tactics-1 = Długie rządki się opłacają. Drugi pionek w rządku dodaje dwa punkty, piąty pięć, dziesiąty dziesięć: jeden rządek z ośmioma pionkami jest lepszy niż dwa z czterema.
rulebook-qwixx-tactics-2 = Najwięcej dzieje się na czele rządka. Pojedynczy pionek jest tam w niebezpieczeństwie, póki nie postawisz na nim drugiego albo ktoś go nie wyprzedzi, zwłaszcza na 6, 7 i 8, które wypadają najczęściej. Stos na czele może rosnąć z każdym pasującym rzutem.
rulebook-qwixx-tactics-3 = Przez duży odstęp tracisz pominięte pola. Warto go zostawić, jeśli zatrzymuje rosnący stos albo wyprowadza cię na czoło, na liczbę, w którą trudno trafić.
rulebook-qwixx-tactics-4 = Pamiętaj o końcu partii. Gdy prowadzisz, zamykaj rządki, zużywaj pionki, zdecyduj się nawet na czwarty rzut nieudany. Gdy przegrywasz, przedłużaj partię.
rulebook-qwixx-on-purpose = W kolumnie rzutów nieudanych są trzy pionki, a czarne prowadzą. Pasują w obu działaniach: czwarty rzut nieudany kosztuje 5 punktów, ale kończy partię i czarne wygrywają.

## Where the editions disagree

rulebook-qwixx-edition-left = W instrukcji portugalskiej czarne stawiają kolejny pionek na lewo od 7. U nas pionki idą tylko w prawo, bo tak mówi sama zasada i wszystkie pozostałe instrukcje.
rulebook-qwixx-edition-last-field = W przykładzie z niebieskim rządkiem instrukcja portugalska myli graczy i brakuje w niej zdania. U nas na 4 i 3 mogą stawiać szare, a na 2 czarne, bo to czarne mają w rządku pięć pionków, a szare nie.
rulebook-qwixx-edition-words = Według instrukcji portugalskiej kostki przekazuje się zgodnie z ruchem wskazówek zegara, a stos stawia na „pierwszym” pionku; kolumna rzutów nieudanych ma w niej dwie nazwy, w polskiej trzy. U nas gra się na zmianę, stosy rosną na najdalej wysuniętym pionku, a kolumna jest jedna, bo to właśnie mówią zasady i przykłady wszystkich wydań.
rulebook-qwixx-edition-twelve = W instrukcji polskiej na liście ostatnich liczb brakuje żółtej 12. My ją uwzględniamy, bo jest w pozostałych.
rulebook-qwixx-edition-stack = W instrukcji polskiej na najdalej wysuniętym pionku stawia się drugi stos. U nas stawia się drugi pionek, bo tak mówią pozostałe.
rulebook-qwixx-edition-stones = Instrukcja włoska daje każdemu po 22 pionki każdego koloru. U nas każdy dostaje 22 pionki jednego koloru, bo w pudełku są tylko po 22.
rulebook-qwixx-edition-after = W instrukcji włoskiej jest „Dovendo buttare giù una pedina”, jakby zasada dotyczyła tego, kto zbija, a nagłówek „Chiedere una fila” (poprosić o rządek) to błąd drukarski zamiast „Chiudere” (zamknąć). U nas zasada dotyczy gracza, którego pionek został zbity: liczą się tylko pionki, które są jeszcze w rządku, jak w innych wydaniach.

## What follows from an example. $black and $grey are numbers of stones or points; $count is a number of
## stones or dice; $side is black or grey; $clause is the number of the rule by which the game ended

rulebook-qwixx-returned =
    { $count ->
        [one] { $count } pionek wraca do zapasu właściciela
        [few] { $count } pionki wracają do zapasu właściciela
       *[many] { $count } pionków wraca do zapasu właściciela
    }
rulebook-qwixx-supplies = W zapasach: czarne { $black }, szare { $grey }
rulebook-qwixx-points = Punkty: czarne { $black }, szare { $grey }
rulebook-qwixx-dice =
    { $count ->
        [one] { $count } kostka w następnym rzucie
        [few] { $count } kostki w następnym rzucie
       *[many] { $count } kostek w następnym rzucie
    }
rulebook-qwixx-win = { qwixx-side } wygrywają ({ $clause }).
