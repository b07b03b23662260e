### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = „Qwixx Duell” to wyścig na wspólnej planszy. Rzucasz kostkami, stawiasz pionki w czterech kolorowych rządkach, układasz je w stosy i zbijasz pionki przeciwnika.
rulebook-qwixx-about-2 = Kto zna Qwixx, wie już sporo: idzie się od lewej do prawej, tylko z pionkami zamiast krzyżyków. Nowością jest najdalej wysunięty pionek każdego rządka. Można go zbić, a jego właściciel może na nim stawiać następne; liczy się każdy pionek w stosie.
rulebook-qwixx-aim-1 = Miej na końcu najwięcej punktów. Im więcej pionków masz w rządku, tym więcej wart jest każdy następny.

## What is in the box

rulebook-qwixx-box-board = Plansza z czterema rządkami, ich zamkami, kolumną rzutów nieudanych i skalą punktów
rulebook-qwixx-box-white = Białe kostki
rulebook-qwixx-box-coloured = Kolorowe kostki: czerwona, żółta, zielona, niebieska
rulebook-qwixx-box-black = Czarne pionki
rulebook-qwixx-box-grey = Szare pionki
rulebook-qwixx-box-1 = W czerwonym i żółtym rządku liczby rosną od 2 do 12, w zielonym i niebieskim maleją od 12 do 2. Każdy rządek zaczyna się więc i kończy liczbą, która rzadko wypada. Na prawym końcu każdego jest zamek.
rulebook-qwixx-rows = Dwie białe szóstki dają 12. W zielonym i niebieskim to pierwsza liczba, otwarta dla każdego; w czerwonym i żółtym ostatnia, i trzeba mieć przed nią pięć pionków.

## Setting up

rulebook-qwixx-setup-1 = Rozłóżcie planszę między sobą. Jedna osoba bierze jako zapas 22 czarne pionki, druga 22 szare. O tym, kto zaczyna, decyduje los.
rulebook-qwixx-start = Początek: pusta plansza, pełne zapasy i wszystkie sześć kostek do rzutu.

## A turn

rulebook-qwixx-turn-1 = Gracz aktywny rzuca wszystkimi kostkami, które są jeszcze w grze, a potem ma dwa działania, jedno po drugim. Inaczej niż w Qwixx drugi gracz tylko patrzy.
rulebook-qwixx-turn-2 = Działanie 1: zsumuj obie białe kostki i powiedz sumę na głos. Możesz postawić pionek na tej liczbie, w dowolnym rządku.
rulebook-qwixx-turn-3 = Działanie 2: zsumuj jedną białą i jedną kolorową kostkę. Możesz postawić pionek na tej liczbie, w rządku tego koloru.
rulebook-qwixx-turn-4 = W każdym działaniu wolno spasować, ale w jednej turze nie wolno dwa razy użyć tego samego pola. Jeśli nie postawisz żadnego pionka, to rzut nieudany: pionek przechodzi z twojego zapasu do kolumny rzutów nieudanych. Potem aktywny jest drugi gracz.
rulebook-qwixx-two-actions = Biała 4 i biała 1 dają 5; czarne stawiają pionek w żółtym rządku. Potem biała 4 i niebieska 6 dają 10 i czarne stawiają pionek w niebieskim.
rulebook-qwixx-same-field = 7 jest tu dwa razy: z białych kostek i jako biała 4 i czerwona 3. Ale w jednej turze nie wolno użyć dwa razy tego samego pola.
rulebook-qwixx-misthrow = Czarne nic nie stawiają: rzut nieudany. Pionek przepada dla rządków i kosztuje 5 punktów.
rulebook-qwixx-in-order = Działanie 1 jest pierwsze, ze wszystkim, co z niego wynika. Czarne stawiają piąty pionek w czerwonym rządku; dopiero to otwiera 12 dla działania 2.

## Placing stones

rulebook-qwixx-placing-1 = W każdym rządku idzie się od lewej do prawej: nowy pionek staje na prawo od tego z twoich, który stoi tam najbardziej po prawej. Odstępy mogą być dowolne, ale wrócić i ich wypełnić nie wolno.
rulebook-qwixx-placing-2 = Liczą się tylko twoje pionki, i tylko te, które są teraz w rządku. Jeśli ten najbardziej po prawej zostanie zbity, znów decyduje następny po lewej. Pole z pionkiem przeciwnika jest dla ciebie zamknięte, chyba że możesz go zbić.
rulebook-qwixx-gap = Z 3 prosto na 9: wolno. Ale teraz 6 leży na lewo od czarnego pionka, który stoi najbardziej po prawej.
rulebook-qwixx-after-capture = Szare zbijają 7. Z czarnych najbardziej po prawej stoi teraz pionek na 5, więc czarne mogą postawić pionek na 6, co przedtem było niedozwolone.

## Capturing and stacking

rulebook-qwixx-front-1 = Najdalej wysunięty pionek rządka to ten najbardziej po prawej, czyjkolwiek jest. Jeśli to pojedynczy pionek przeciwnika, możesz go zbić, stawiając swój na jego polu. Wraca do zapasu właściciela i może zostać postawiony znowu.
rulebook-qwixx-front-2 = Jeśli najdalej wysunięty pionek jest twój, możesz stawiać na nim następne, wciąż i wciąż, jak wysoko chcesz. Stosu z dwóch lub więcej nigdy nie można zbić.
rulebook-qwixx-front-3 = Gdy tylko jakiś pionek stoi dalej na prawo, to, co wyprzedzone, zastyga: nie można tego ani zbić, ani podwyższyć. Wyprzedzenie stosu to jedyny sposób, by przestał rosnąć.
rulebook-qwixx-red-grey = Szare muszą iść na prawo od szarej 3: na 4, na 6 albo dalej. Mogą też zbić 7, bo jest pojedyncza i najdalej wysunięta. Czarna 5 jest bezpieczna, bo nie jest najdalej wysunięta.
rulebook-qwixx-red-black = Ten sam rządek dla czarnych: z kolejną 7 stawiają na najdalej wysuniętym pionku; inaczej idą dalej w prawo.
rulebook-qwixx-capture = Szare wyrzucają 7 i zbijają najdalej wysunięty pionek. Czarny pionek wraca do zapasu.
rulebook-qwixx-stack = Czarne stawiają drugi na najdalej wysuniętym pionku. Teraz i szare wyrzucają 7, ale dwa pionki są bezpieczne.
rulebook-qwixx-frozen = Szare wyprzedzają czarny stos. Czarne wyrzucają 5, ale stos nie może już rosnąć.
rulebook-qwixx-blue-black = Czarne muszą iść na prawo od czarnej 9. Szary pionek na 8 jest wyprzedzony i blokuje swoje pole; szary stos na 5 jest bezpieczny. Czarne mają w rządku pięć pionków, więc otwarta jest nawet ostatnia liczba, 2.
rulebook-qwixx-blue-grey = Ten sam rządek dla szarych: można dołożyć na 5 albo postawić na 4 lub 3. Dwójka pozostaje zamknięta, bo szare mają tu tylko trzy pionki.

## Closing a row

rulebook-qwixx-closing-1 = Ostatnia liczba rządka, 12 w czerwonym i żółtym, 2 w zielonym i niebieskim, jest otwarta tylko dla tego, kto ma w nim co najmniej pięć własnych pionków. Liczy się każdy pionek w stosie.
rulebook-qwixx-closing-2 = Zajmując ją, stawiasz jeszcze jeden pionek z zapasu na zamku, i on też liczy się w rządku. Rządek jest teraz zamknięty dla obu stron, a jego kostka od razu wypada z gry.
rulebook-qwixx-closing-3 = Jeśli pionek na ostatniej liczbie był twoim ostatnim, rządek i tak jest zamknięty, ale zamek zostaje pusty i to koniec gry.
rulebook-qwixx-stack-counts = Stos z pięciu liczy się jako pięć pionków: czarne mogą zająć 12.
rulebook-qwixx-close-green = Czarne zajmują zieloną 2 i stawiają drugi pionek na zamku. Zielona kostka wypada z gry, a szare nie mogą już użyć tam swojej 5.
rulebook-qwixx-last-stone = Ostatni pionek czarnych staje na czerwonej 12. Rządek zamknięty, partia skończona; na zamek pionka już nie ma.

## The end of the game

rulebook-qwixx-end-1 = Partię kończy jedna z trzech rzeczy, i to od razu, nawet przed działaniem 2: ostatni pionek czyjegoś zapasu jest na planszy; w kolumnie rzutów nieudanych są cztery pionki, nieważne czyje; lub zamknięte są dwa rządki, nieważne przez kogo.
rulebook-qwixx-end-2 = Dwie dalsze zasady są nasze: równe sumy to remis, a poza tym można się poddać, zgodzić na remis albo przegrać na czas.
rulebook-qwixx-two-rows = Szare zamknęły czerwony, teraz czarne działaniem 1 zamykają zielony. Partia kończy się od razu, bez działania 2. Obie strony mają 28 punktów: remis.
rulebook-qwixx-agreement = Nikt nie chce grać dalej i obie strony zgadzają się na remis.

## Scoring

rulebook-qwixx-scoring-1 = Policz swoje pionki w każdym rządku, stosy pionek po pionku, razem z tym na zamku. Skala mówi, ile są warte. W rządku może ich być więcej niż dwanaście, ale liczą się jak dwanaście.
rulebook-qwixx-scoring-2 = Każdy twój pionek w kolumnie rzutów nieudanych odbiera 5 punktów. Zapisz punkty czterech rządków i rzutów nieudanych i zsumuj je; wygrywa wyższa suma.
rulebook-qwixx-scale-stones = Pionki w rządku
rulebook-qwixx-scale-points = Punkty
rulebook-qwixx-thirteen = Trzynasty pionek w rządku: 78 punktów, jak przedtem.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Czarne liczą 15 w czerwonym, 1 w żółtym i 28 w zielonym, minus 5 za rzut nieudany. Szare liczą 1, 6 i 6, minus 10 za dwa rzuty nieudane.

## Tactics

rulebook-qwixx-tactics-1 = Długie rządki się opłacają. Drugi pionek w rządku dodaje dwa punkty, piąty pięć, dziesiąty dziesięć: lepszy jeden rządek z ośmioma pionkami niż dwa z czterema.
rulebook-qwixx-tactics-2 = Wszystko dzieje się na czele rządka. Pojedynczy pionek jest tam w niebezpieczeństwie, póki nie postawisz na nim drugiego albo ktoś go nie wyprzedzi, zwłaszcza na 6, 7 i 8, które wypadają najczęściej. Stos, który zostaje na czele, rośnie z każdym pasującym rzutem.
rulebook-qwixx-tactics-3 = Duży odstęp kosztuje cię pola pomiędzy. Warto, jeśli zatrzymuje rosnący stos albo wyprowadza cię na przód, na liczbę, w którą trudno trafić.
rulebook-qwixx-tactics-4 = Miej oko na koniec. Gdy prowadzisz, zamykaj rządki, zużywaj pionki, a nawet wybierz czwarty rzut nieudany; gdy przegrywasz, przedłużaj partię.
rulebook-qwixx-on-purpose = W kolumnie rzutów nieudanych są trzy pionki, czarne prowadzą. Pasują w obu działaniach: czwarty rzut nieudany kosztuje 5 punktów, ale kończy partię i czarne wygrywają.

## Where the editions disagree

rulebook-qwixx-edition-left = W instrukcji portugalskiej czarne stawiają kolejny pionek na lewo od 7. Pionki idą zawsze tylko w prawo.
rulebook-qwixx-edition-last-field = W przykładzie z niebieskim rządkiem w instrukcji portugalskiej pomylono graczy i zgubiono zdanie: na 4 i 3 mogą stawiać szare, a 2 jest otwarta dla czarnych, które mają pięć pionków, nie dla szarych.
rulebook-qwixx-edition-words = Instrukcja portugalska podaje kostki zgodnie z ruchem wskazówek zegara, stawia stos na pierwszym pionku i ma dwie nazwy kolumny rzutów nieudanych; polska ma trzy. Gracze grają na zmianę, stosy rosną na najdalej wysuniętym pionku, a kolumna jest jedna.
rulebook-qwixx-edition-twelve = W polskiej liście ostatnich liczb brakuje żółtej 12. Ona też do nich należy.
rulebook-qwixx-edition-stack = Instrukcja polska stawia na najdalej wysuniętym pionku drugi stos. Chodzi o drugi pionek.
rulebook-qwixx-edition-stones = Instrukcja włoska daje każdemu po 22 pionki każdego koloru. Każdy dostaje 22 jednego koloru.
rulebook-qwixx-edition-after = W instrukcji włoskiej jeden zwrot zmienia to, co liczy się po biciu, a inny jest błędny przy zamykaniu rządka. Liczą się pionki, które są teraz w rządku, jak w innych wydaniach.

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
