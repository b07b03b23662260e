### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Zasada domowa
house-rule-note = Opublikowane zasady tego nie określają; to własna zasada Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = Plansza ma dziewięć kolumn, od a do i, oraz osiem rzędów, od 1 do 8. Żaden ruch nie może wyjść poza planszę.
clause-b2 = Pałace to e1 u białych i e8 u czarnych.
clause-b3 = Każda strona ma osiem kostek i jednego króla. Przeciwległe ściany dają razem 7. Oglądane z zewnątrz, ściany 1, 2 i 3 biegną wokół wspólnego wierzchołka przeciwnie do ruchu wskazówek zegara.
clause-b4 = Król zawsze rusza się dokładnie o jedno pole, cokolwiek pokazuje.
clause-b5 = Na początku kostki każdej strony, licząc od lewej ręki jej gracza, pokazują na górze 5 1 2 6 król 6 2 1 5, a każda jest zwrócona trójką ku swojemu graczowi.
clause-b6 = Zaczynają białe; potem strony na zmianę ruszają jedną ze swoich kostek lub królem. Pasować nie wolno.
clause-b7 = Kostka porusza się, przetaczając się przez krawędź na sąsiednie pole: na północ, południe, wschód lub zachód.
clause-b8 = Kostka toczy się dokładnie o tyle pól, ile kropek pokazuje jej górna ściana przed ruchem.
clause-b9 = Wszystkie pola przed ostatnim muszą być puste: przeskakiwać nie wolno.
clause-b10 = W jednym ruchu kostka może raz skręcić, pod kątem prostym.
clause-b11 = Pierwszy krok może prowadzić w dowolną z czterech stron.
clause-b12 = W jednym ruchu kostka nie może wejść dwa razy na to samo pole, nawet na pole początkowe.
clause-b13 = Dwie drogi na to samo pole to dwa różne ruchy, bo na końcu na górze może się znaleźć inna ściana.
clause-b14 = Figura, która kończy ruch na polu z figurą przeciwnika, zbija ją. Nie wolno kończyć ruchu na polu z własną figurą.
clause-b15 = Król zbija jak każda kostka. Może zbić nawet króla przeciwnika.
clause-b16 = Kto zbije króla przeciwnika, od razu wygrywa.
clause-b17 = Kto wprowadzi własnego króla do pałacu przeciwnika, od razu wygrywa, nawet jeśli pałac jest zajęty przez kostkę przeciwnika; inna kostka w pałacu nie daje wygranej.
clause-b18 = Gdy strona, na którą przypada ruch, nie ma żadnego dozwolonego ruchu, partia kończy się remisem.
clause-b19 = Gdy ta sama pozycja pojawia się po raz trzeci i ruch ma ta sama strona, partia kończy się remisem.
clause-b20 = Gdy przez sto kolejnych ruchów, licząc obie strony, nikt niczego nie zbije, partia kończy się remisem.
clause-b21 = Partia może się też skończyć poddaniem, zgodą na remis lub upływem czasu.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = W czerwonym i żółtym rządku liczby rosną od 2 do 12, w zielonym i niebieskim maleją od 12 do 2. Każdy rządek kończy się zamkiem.
clause-q2 = Każdy gracz ma 22 pionki. Te, których nie ma na planszy, są w jego zapasie.
clause-q3 = Są dwie białe kostki oraz po jednej czerwonej, żółtej, zielonej i niebieskiej.
clause-q4 = O tym, kto zaczyna, decyduje los; potem gra się na zmianę.
clause-q5 = Nowy pionek stawia się na prawo od wszystkich pionków, które jego właściciel ma w tej chwili w rządku, albo na tym najbardziej po prawej, jeśli jest to najdalej wysunięty pionek.
clause-q6 = Nie wolno stawiać pionka na polu z pionkiem przeciwnika, chyba że to najdalej wysunięty pionek i można go zbić.
clause-q7 = Najdalej wysunięty pionek rządka to ten najbardziej po prawej. Jeśli to pojedynczy pionek przeciwnika, można go zbić.
clause-q8 = Właściciel najdalej wysuniętego pionka może stawiać na nim dowolnie wiele następnych.
clause-q9 = Dwóch lub więcej pionków na jednym polu nie można zbić.
clause-q10 = Pionków wyprzedzonych przez pionek stojący dalej na prawo nie można już zbić; nie można też stawiać na nich następnych.
clause-q11 = Gracz aktywny rzuca wszystkimi kostkami, które są jeszcze w grze. Działa tylko on.
clause-q12 = W działaniu 1 można postawić pionek w dowolnym rządku na sumie obu białych kostek.
clause-q13 = W działaniu 2 można postawić pionek w rządku jednego z kolorów, na sumie kostki tego koloru i jednej białej.
clause-q14 = Dwa działania jednej tury muszą dotyczyć różnych pól.
clause-q15 = Tura bez postawionego pionka to rzut nieudany: jeden pionek przechodzi z zapasu do kolumny rzutów nieudanych.
clause-q16 = Działanie 1 kończy się, ze wszystkimi skutkami, przed działaniem 2.
clause-q17 = Aby zająć ostatnią liczbę rządka, trzeba mieć przed nią w tym rządku co najmniej pięć własnych pionków. Liczy się każdy pionek w stosie.
clause-q18 = Kto zajmie ostatnią liczbę, stawia też pionek z zapasu na zamku. Ten pionek liczy się w rządku.
clause-q19 = Do zamkniętego rządka nie dokłada się już pionków, a jego kostka od razu wypada z gry.
clause-q20 = Jeśli na ostatniej liczbie stawiasz swój ostatni pionek, rządek jest zamknięty, zamek zostaje pusty, a partia się kończy.
clause-q21 = Partia kończy się od razu, nawet zanim zacznie się działanie 2, gdy czyjś zapas jest pusty, w kolumnie rzutów nieudanych stoją cztery pionki albo dwa rządki są zamknięte.
clause-q22 = Pionki w jednym rządku dają razem 1, 3, 6, 10 punktów i tak dalej, aż do 78 za dwanaście. Następne niczego już nie dodają.
clause-q23 = Każdy rzut nieudany kosztuje gracza 5 punktów.
clause-q24 = Wygrywa ten, kto ma razem więcej punktów.
clause-q24-house = Przy równej liczbie punktów jest remis.
clause-q25 = Partia może się też skończyć poddaniem, zgodą na remis lub upływem czasu.
