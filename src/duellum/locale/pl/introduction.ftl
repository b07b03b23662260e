### The rules in short: how to play each game.

rules-exact = Dokładne zasady
rules-elsewhere = Tekst tych zasad nie jest częścią Duellum. Znajdziesz go w opisie gry „{ $game }”.
how-battle-1 = Każda strona ma osiem kostek i króla. Zaczynają białe, potem gracie na zmianę; w każdym ruchu toczy się jedna kostka albo król.
how-battle-2 = Kostka toczy się przez krawędzie o tyle pól, ile kropek jest na jej górnej ścianie: dokładnie o tyle, nie więcej i nie mniej. Król zawsze rusza się o jedno pole.
how-battle-3 = Po drodze kostka może raz skręcić, w lewo lub w prawo. Nie może przeskakiwać ani wchodzić dwa razy na to samo pole.
how-battle-4 = Ściana, która po ruchu jest na górze, inna albo znów ta sama, mówi, jak daleko kostka potoczy się następnym razem. Wybierz kostkę, a stół pokaże, dokąd może dotrzeć i co będzie wtedy na górze.
how-battle-5 = Jeśli ruch kończy się na kostce przeciwnika, zostaje ona zbita.
how-battle-6 = Zbij króla przeciwnika albo wprowadź swojego króla do jego pałacu, a wygrasz.
how-qwixx-1 = Cztery rządki, każdy w innym kolorze, są wspólne dla obu graczy. W czerwonym i żółtym liczby rosną od 2 do 12, w zielonym i niebieskim maleją od 12 do 2.
how-qwixx-2 = W swojej turze rzucasz wszystkimi kostkami. Najpierw możesz postawić pionek na sumie dwóch białych kostek, w dowolnym rządku. Potem możesz postawić pionek w kolorowym rządku, na sumie jednej białej kostki i kostki tego koloru.
how-qwixx-3 = W każdym rządku wolno iść tylko w stronę zamka: nowy pionek staje dalej niż wszystkie twoje pionki w tym rządku albo na ostatnim z nich, jeśli jest to najdalej wysunięty pionek rządka.
how-qwixx-4 = Najdalej wysunięty pionek rządka to ten najbliżej zamka, czyjkolwiek jest. Jeśli to pojedynczy pionek przeciwnika, możesz go zbić, stawiając swój na jego polu; wraca on do zapasu właściciela. Jeśli jest twój, możesz postawić na nim następny; stos jest bezpieczny.
how-qwixx-5 = Jeśli w swojej turze nie postawisz żadnego pionka, jeden przechodzi z zapasu do kolumny rzutów nieudanych i kosztuje pięć punktów.
how-qwixx-6 = Mając w rządku pięć swoich pionków, licząc też te w stosach, możesz zająć jego ostatnią liczbę. To zamyka rządek. Stawiasz też pionek ze swojego zapasu na zamku; on także się liczy.
how-qwixx-7 = Partia kończy się, gdy dwa rządki są zamknięte, w kolumnie rzutów nieudanych stoją cztery pionki lub czyjś zapas jest pusty. Każdy kolejny pionek w rządku jest wart więcej niż poprzedni: razem dają 1, 3, 6, 10, 15 i tak dalej. Wygrywa wyższa suma.
