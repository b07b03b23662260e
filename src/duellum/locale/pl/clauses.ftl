### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Zasada domowa
house-rule-note = Zasady autorów tego nie określają; tak rozstrzyga Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = Plansza ma dziewięć kolumn, od a do i, oraz osiem rzędów, od 1 do 8; poza jej krawędź wyjść nie można.
clause-b2 = Pałace to e1 u białych i e8 u czarnych.
clause-b3 = Każda strona ma osiem kostek i jednego króla. Przeciwległe ściany dają razem 7; na każdej kostce 1, 2 i 3 biegną wokół wspólnego rogu przeciwnie do ruchu wskazówek zegara.
clause-b4 = Król zawsze rusza się dokładnie o jedno pole, cokolwiek pokazuje.
clause-b5 = Na początku kostki każdej strony, licząc od lewej z miejsca jej gracza, pokazują 5 1 2 6 król 6 2 1 5; trójka każdej kostki jest zwrócona ku swojemu graczowi.
clause-b6 = Zaczynają białe; potem strony na zmianę ruszają jedną ze swoich kostek lub królem. Pasować nie wolno.
clause-b7 = Kostka porusza się, przetaczając się przez krawędź na sąsiednie pole: na północ, południe, wschód lub zachód.
clause-b8 = Kostka toczy się dokładnie o tyle pól, ile kropek pokazuje jej górna ściana przed ruchem.
clause-b9 = Wszystkie pola przed ostatnim muszą być puste: przeskakiwać nie wolno.
clause-b10 = W jednym ruchu wolno raz skręcić, pod kątem prostym.
clause-b11 = Pierwszy krok może prowadzić w każdą z czterech stron.
clause-b12 = Żadne pole, także początkowe, nie pojawia się w ruchu dwa razy: nie można wrócić tą samą drogą.
clause-b13 = Dwie drogi na to samo pole to dwa ruchy: na górze może się znaleźć inna ściana.
clause-b14 = Kostkę lub króla przeciwnika na ostatnim polu się zbija; gdy stoi tam własna kostka lub król, ruch jest niemożliwy.
clause-b15 = Król zbija jak każda kostka, nawet króla przeciwnika.
clause-b16 = Kto zbije króla przeciwnika, od razu wygrywa.
clause-b17 = Kto wprowadzi własnego króla do pałacu przeciwnika, od razu wygrywa, czy pałac jest zajęty, czy nie; inna kostka nie daje tam wygranej.
clause-b18 = Gdy strona na ruchu nie ma dozwolonego ruchu, partia kończy się remisem.
clause-b19 = Ta sama pozycja po raz trzeci, z tą samą stroną na ruchu, to remis.
clause-b20 = Sto ruchów z rzędu bez bicia, licząc obie strony, to remis.
clause-b21 = Partia kończy się też przez poddanie, zgodę na remis lub upływ czasu.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = W czerwonym i żółtym rządku liczby rosną od 2 do 12, w zielonym i niebieskim maleją od 12 do 2; każdy rządek kończy się zamkiem.
clause-q2 = Każda strona ma 22 pionki; te, których nie ma na planszy, czekają w jej zapasie.
clause-q3 = Dwie kostki są białe; do tego po jednej czerwonej, żółtej, zielonej i niebieskiej.
clause-q4 = O tym, kto zaczyna, decyduje los; potem gra się na zmianę.
clause-q5 = Nowy pionek stawia się na prawo od wszystkich pionków, które jego właściciel ma w tej chwili w rządku, albo na tym najbardziej po prawej, jeśli jest to najdalej wysunięty pionek.
clause-q6 = Nie wolno stawiać pionka na polu z pionkiem przeciwnika, chyba że to najdalej wysunięty pionek i można go zbić.
clause-q7 = Najdalej wysunięty pionek rządka to ten najbardziej po prawej; jeśli to pojedynczy pionek przeciwnika, można go zbić.
clause-q8 = Kto ma najdalej wysunięty pionek, może stawiać na nim kolejne, ile zechce.
clause-q9 = Dwóch lub więcej pionków na jednym polu nie można zbić.
clause-q10 = Gdy coś stoi dalej na prawo, tego, co zostało wyprzedzone, nie można już ani zbić, ani podwyższyć.
clause-q11 = Gracz aktywny rzuca wszystkimi kostkami, które są jeszcze w grze, i tylko on działa.
clause-q12 = W działaniu 1 można postawić pionek w dowolnym rządku na sumie obu białych kostek.
clause-q13 = W działaniu 2 można postawić pionek w kolorowym rządku na sumie kostki tego koloru i jednej białej.
clause-q14 = W jednej turze nigdy nie używa się dwa razy tego samego pola.
clause-q15 = Tura bez postawionego pionka to rzut nieudany: jeden pionek przechodzi z zapasu do kolumny rzutów nieudanych.
clause-q16 = Działanie 1 kończy się, ze wszystkim, co z niego wynika, zanim wybierze się działanie 2.
clause-q17 = Ostatnia liczba rządka jest otwarta tylko dla tego, kto ma przed nią w tym rządku co najmniej pięć pionków; liczy się każdy pionek w stosie.
clause-q18 = Kto zajmie ostatnią liczbę, stawia też pionek ze swojego zapasu na zamku i liczy się on w tym rządku.
clause-q19 = Do zamkniętego rządka nie dokłada się już pionków, a jego kostka od razu wypada z gry.
clause-q20 = Ostatnia liczba zajęta ostatnim pionkiem gracza zamyka rządek bez pionka na zamku i kończy partię.
clause-q21 = Partia kończy się od razu, gdy czyjś zapas jest pusty, w kolumnie rzutów nieudanych stoją cztery pionki albo dwa rządki są zamknięte; nikt nie wykonuje już działania 2.
clause-q22 = Pionki w rządku dają 1, 3, 6, 10 punktów i tak dalej aż do 78 za dwanaście; następne niczego już nie dodają.
clause-q23 = Każdy rzut nieudany odbiera swojemu właścicielowi 5 punktów.
clause-q24 = Wygrywa wyższa suma.
clause-q24-house = Równe sumy to remis.
clause-q25 = Partia kończy się też przez poddanie, zgodę na remis lub upływ czasu.
