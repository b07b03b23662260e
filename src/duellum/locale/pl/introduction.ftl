### The rules in short: how to play each game.

rules-elsewhere = Tekst tych zasad nie jest częścią Duellum. Znajdziesz go w opisie gry „{ $game }”.
how-battle-1 = Każda strona ma osiem kostek i króla. Zaczynają białe, potem gracie na zmianę. W każdej turze musisz ruszyć jedną kostką albo królem; pasować nie wolno.
how-battle-2 = Kostka toczy się przez krawędzie dokładnie o tyle pól, ile kropek jest na jej górnej ścianie. Król zawsze rusza się o jedno pole.
how-battle-3 = Kostka może wyruszyć w dowolną stronę i po drodze raz skręcić pod kątem prostym. Nie może przeskakiwać ani wchodzić dwa razy na to samo pole.
how-battle-4 = Ściana, która po ruchu jest na górze, nowa albo ta sama co przedtem, decyduje, jak daleko kostka potoczy się następnym razem. Wybierz kostkę, a plansza pokaże, dokąd może ona dotrzeć i co będzie tam na górze.
how-battle-5 = Figura, która kończy ruch na polu z figurą przeciwnika, zbija ją. Bicie nigdy nie jest obowiązkowe. Nie możesz skończyć ruchu na polu z własną figurą.
how-battle-6 = Wygrywasz od razu, gdy zbijesz króla przeciwnika albo wprowadzisz własnego króla do jego pałacu, czyli na zaznaczone pole, na którym jego król zaczyna.
how-qwixx-1 = Cztery rządki, każdy w innym kolorze, są wspólne dla obu graczy. W czerwonym i żółtym liczby rosną od 2 do 12, w zielonym i niebieskim maleją od 12 do 2. Każdy rządek kończy się zamkiem.
how-qwixx-2 = W swojej turze rzucasz wszystkimi kostkami. Najpierw możesz postawić pionek na sumie dwóch białych kostek, w dowolnym rządku. Potem możesz postawić pionek w rządku jednego z kolorów, na sumie jednej białej kostki i kostki tego koloru. Oba pionki muszą trafić na różne pola.
how-qwixx-3 = W każdym rządku wolno iść tylko w stronę zamka: nowy pionek staje dalej niż wszystkie twoje pionki w tym rządku albo na ostatnim z nich, jeśli jest to najdalej wysunięty pionek rządka.
how-qwixx-4 = Najdalej wysunięty pionek rządka to ten najbliżej zamka, bez względu na to, czyj jest. Jeśli to pojedynczy pionek przeciwnika, możesz go zbić, stawiając swój na jego polu; wraca on do właściciela. Jeśli jest twój, możesz postawić na nim następny. Stosu nie można zbić.
how-qwixx-5 = Jeśli w swojej turze nie postawisz żadnego pionka, jest to rzut nieudany: jeden pionek przechodzi z twojego zapasu do kolumny rzutów nieudanych i kosztuje cię pięć punktów.
how-qwixx-6 = Gdy masz w jednym rządku pięć pionków, licząc każdy pionek w stosie, możesz zająć jego ostatnią liczbę. To zamyka rządek: nikt nie może już stawiać w nim pionków, a jego kostka wypada z gry. Stawiasz też pionek ze swojego zapasu na zamku; liczy się on w rządku.
how-qwixx-7 = Partia kończy się od razu, gdy dwa rządki są zamknięte, w kolumnie rzutów nieudanych stoją cztery pionki lub czyjś zapas jest pusty. W każdym rządku jeden pionek daje 1 punkt, dwa dają 3, potem 6, 10, 15 i tak dalej, aż do 78 za dwanaście; następne niczego nie dodają. Wygrywa ten, kto ma razem więcej punktów.
