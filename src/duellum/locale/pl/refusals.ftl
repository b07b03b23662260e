### Why a move or a position is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } to ruch z innej pozycji.
general-illegal-not-led = Ruch { $move } nie doprowadził do tej pozycji.
general-illegal-never-thrown = W tej grze nie rzuca się kostkami.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Teraz nie ma ruchu do znalezienia.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Zapisz ruch jako pole oraz jeden lub dwa odcinki drogi, na przykład i1n4w1: z i1 o 4 na północ, potem o 1 na zachód.
battle-illegal-nothing = Nic nie wpisano. { battle-illegal-form }
battle-illegal-start = „{ $text }” zaczyna się od „{ $part }”, a to nie jest pole. { battle-illegal-form }
battle-illegal-no-leg = „{ $text }” podaje pole, ale nie drogę. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = W „{ $text }” po znaku { $place }, „{ $part }”, musi stać liczba od 1 do 9. { battle-illegal-form }
battle-illegal-no-direction = W „{ $text }” znak { $place }, „{ $part }”, nie jest kierunkiem: użyj n, s, e albo w (północ, południe, wschód, zachód). { battle-illegal-form }
battle-illegal-square = „{ $text }” nie jest polem: pola mają nazwy od a1 do i8.
battle-illegal-edge =
    { $direction ->
        [north] Ruch wychodzi poza planszę na północ od { $square }.
        [south] Ruch wychodzi poza planszę na południe od { $square }.
        [east] Ruch wychodzi poza planszę na wschód od { $square }.
       *[west] Ruch wychodzi poza planszę na zachód od { $square }.
    }
battle-illegal-leg = Każdy odcinek drogi musi mieć co najmniej jedno pole.
battle-illegal-turns = W jednym ruchu kostka może skręcić najwyżej raz.
battle-illegal-back = Kostka nie może wrócić tą samą drogą.
battle-illegal-straight = Oba odcinki idą w tę samą stronę: zapisz je jako jeden albo skręć pod kątem prostym.
battle-illegal-king-count = Król rusza się dokładnie o jedno pole, nie o { $count }.
battle-illegal-count = Górna ściana pokazuje { $face }, więc kostka musi się przetoczyć dokładnie o tyle pól, a nie o { $count }.
battle-illegal-blocked = Droga jest zablokowana na { $square }.
battle-illegal-own = Na { $square } stoi twoja własna figura.
battle-illegal-no-piece = Na { $square } nie ma figury.
battle-illegal-opponent =
    { $side ->
        [white] Ruch mają białe, a figura na { $square } należy do przeciwnika.
       *[black] Ruch mają czarne, a figura na { $square } należy do przeciwnika.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = „{ $text }” nie jest polem: napisz r, y, g lub b (czerwony, żółty, zielony, niebieski) oraz liczbę od 2 do 12, na przykład y5, albo „-”, aby spasować.
qwixx-illegal-roll = „{ $text }” nie jest rzutem: napisz obie białe kostki, ukośnik, potem czerwoną, żółtą, zieloną i niebieską, na przykład 41/3526; „-” oznacza kostkę, która wypadła z gry.
qwixx-illegal-turn = „{ $text }” nie jest turą: napisz rzut i dwa wybory albo jeden, jeśli kończy on partię, na przykład 41/3526 y5 -.
qwixx-illegal-faces = Liczba kostek w tym rzucie: { $count }. Każda musi pokazywać liczbę od 1 do 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = Rzut już wykonano: { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] Czerwona kostka jest jeszcze w grze i trzeba nią rzucić.
        [y] Żółta kostka jest jeszcze w grze i trzeba nią rzucić.
        [g] Zielona kostka jest jeszcze w grze i trzeba nią rzucić.
       *[b] Niebieska kostka jest jeszcze w grze i trzeba nią rzucić.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = Działanie 1 wymaga sumy białych kostek, { $sum }, nie { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = W tym rządku działaniem 2 można zająć { $first } lub { $second }, sumy białej kostki i kostki w kolorze rządka, a nie { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = W tym rządku działaniem 2 można zająć tylko { $first }, sumę białej kostki i kostki w kolorze rządka, a nie { $number }.
qwixx-illegal-used = Działanie 1 zajęło już { qwixx-why-field }. Działanie 2 wymaga innego pola.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Nie możesz cofnąć się na { qwixx-why-field }: twój ostatni pionek w tym rządku stoi na { $own }.
qwixx-illegal-barred = Na { qwixx-why-field } stoi pionek przeciwnika, który nie jest najdalej wysunięty.
qwixx-illegal-stack = Stosu przeciwnika na { qwixx-why-field } nie można zbić.
qwixx-illegal-overtaken = Twój pionek na { qwixx-why-field } został wyprzedzony i nie można stawiać na nim następnych.
# $count stones of the player are in the row.
qwixx-illegal-last = Aby zająć { qwixx-why-field }, trzeba mieć przed tą liczbą co najmniej pięć pionków. Na razie masz { $count }.
qwixx-illegal-closed =
    { $colour ->
        [r] Czerwony rządek jest zamknięty.
        [y] Żółty rządek jest zamknięty.
        [g] Zielony rządek jest zamknięty.
       *[b] Niebieski rządek jest zamknięty.
    }

## What else the server or this browser refuses

# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = Serwer tego nie zrozumiał.
refused-too-long = To jest za długie, żeby je tu odczytać.
refused-too-fast = Za szybko. Poczekaj chwilę.
refused-too-many = Serwer jest zajęty. Spróbuj później.
refused-forbidden-origin = Tej stronie nie wolno korzystać z tego serwera.
refused-not-host = Może to zrobić tylko osoba przy komputerze, na którym działa Duellum.
refused-no-network = Ten komputer nie jest w żadnej sieci, przez którą mogliby dołączyć inni.
refused-unavailable = Nie udało się tego zapisać i nic się nie zmieniło. Spróbuj ponownie.
refused-unknown-game = Ta partia nie istnieje.
refused-unknown-rules = Ta gra nie jest tu zainstalowana.
refused-no-engine = Komputer nie gra w tę grę albo nie na tym poziomie.
refused-bad-position = Z tej pozycji nie można zacząć partii.
refused-bad-seed = W tym ziarnie są znaki, których nie da się pokazać.
refused-needs-commitment = Odśwież stronę: kostki tej partii wymagają najnowszej wersji strony.
refused-bad-share = Ta przeglądarka straciła swój udział w rzutach tej partii, więc nie może dokończyć rzutu.
refused-roll-pending = Kostki jeszcze się toczą. Poczekaj.
refused-not-seated = Oglądasz partię. To mogą robić tylko gracze.
refused-seat-taken = Oba miejsca są zajęte. Możesz oglądać.
refused-already-seated = Masz już tu miejsce.
refused-not-started = Partia jeszcze się nie zaczęła.
refused-over = Partia jest skończona.
refused-not-over = Partia jeszcze się nie skończyła.
refused-not-your-turn = To nie twoja kolej.
refused-stale = Partia potoczyła się tymczasem dalej.
refused-illegal = Zasady nie pozwalają na ten ruch.
refused-dice-due = Najpierw rzuć kostkami.
refused-no-dice-due = Teraz nie rzuca się kostkami.
refused-nothing-to-undo = Nie ma czego cofnąć.
refused-already-offered = Ta propozycja już padła.
refused-too-often = Ta prośba padła przed chwilą. Wykonaj kilka ruchów, zanim poprosisz znowu.
refused-exhausted = W tej partii nie możesz już niczego proponować ani cofać ruchów.
refused-no-offer = Ta propozycja jest już nieaktualna.
refused-seek-gone = To wyzwanie zostało już przyjęte lub wycofane.
refused-not-against-people = W partiach z ludźmi nie ma podpowiedzi.
refused-not-now = Tu nie ma podpowiedzi.
refused-engine-failed = Komputer nie odpowiedział.
refused-engine-busy = Komputer jest zajęty innymi zadaniami. Spróbuj ponownie za chwilę.
refused-bad-record = To nie jest zapisana partia.
refused-too-many-moves = Ta zapisana partia ma za dużo ruchów: może być ich najwyżej { $count }, licząc warianty.
refused-wrong-result = Wynik w tej zapisanej partii nie zgadza się z ruchami.

## Positions that are impossible

position-long = Tekst jest za długi: pozycja ma najwyżej { $count } znaków.

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Białe
       *[black] Czarne
    }
position-battle-fields = Pozycja ma cztery części oddzielone spacjami: osiem rzędów oddzielonych /, stronę na ruchu, półruchy bez bicia i numer ruchu.
position-battle-side = Strona na ruchu musi być w albo b.
position-battle-rank = Rząd { $rank } musi mieć dziewięć pól: litery to figury, cyfra to puste pola.
position-battle-number = Półruchy bez bicia i numer ruchu muszą być liczbami całkowitymi.
position-battle-long = Po stu półruchach bez bicia partia kończy się remisem.
position-battle-kings = { position-battle-name }: może być tylko jeden król, a królowie stoją na { $squares }.
position-battle-dice = { position-battle-name }: kostek może być najwyżej osiem.
position-battle-no-king = { position-battle-name }: brakuje króla.
position-battle-palace = { position-battle-name }: król stoi w pałacu przeciwnika, więc partia jest już wygrana.

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
position-qwixx-fields = Pozycja ma pięć części oddzielonych spacjami: cztery rządki oddzielone /, gracza aktywnego, rzuty nieudane, rzut i etap.
position-qwixx-side = Gracz aktywny musi być b albo g.
position-qwixx-row = { position-qwixx-row-name }: musi mieć jedenaście pól i zamek.
position-qwixx-closed-sign = { position-qwixx-row-name }: musi być zapisany jako zamknięty, jeśli na jego ostatniej liczbie stoi pionek, a inaczej jako otwarty.
position-qwixx-misthrow-text = Zapisz rzuty nieudane w postaci 1:0, najpierw czarnych.
position-qwixx-stage = Etap to r przed rzutem, 1 przed działaniem 1, a przed działaniem 2 to 2: z polem działania 1 albo 2:-.
position-qwixx-lock-open = { position-qwixx-row-name }: na zamku stoi pionek, ale na ostatniej liczbie nie.
position-qwixx-last-stack = { position-qwixx-row-name }: na ostatniej liczbie może stać tylko jeden pionek, bo zamyka rządek.
position-qwixx-lock-side = { position-qwixx-row-name }: pionki na zamku i na ostatniej liczbie muszą należeć do tej samej strony.
position-qwixx-before = { position-qwixx-row-name }: przed ostatnią liczbą musi stać pięć pionków tej samej strony.
position-qwixx-stones = { position-qwixx-name }: są tylko 22 pionki.
position-qwixx-misthrows = Rzutów nieudanych może być najwyżej cztery, bo czwarty kończy partię.
position-qwixx-closed = Zamknięte mogą być najwyżej dwa rządki, bo drugi kończy partię.
position-qwixx-bare-two = Dwa rządki są zamknięte bez pionka na zamku, ale już pierwszy zakończyłby partię.
position-qwixx-bare = { position-qwixx-row-name }: zamknięto go bez pionka na zamku, choć gracz, który to zrobił, ma jeszcze pionki.
position-qwixx-over = Partia skończyła się przed rzutem tymi kostkami.
position-qwixx-misthrow-fit = Na pustej planszy ten, kto grał ostatni, musi mieć tyle samo rzutów nieudanych co drugi gracz albo o jeden więcej.
position-qwixx-supply = { position-qwixx-name }: zapas jest pusty, więc partia skończyłaby się już w turze tej strony.
position-qwixx-ended = { position-qwixx-name }: żadna tura tej strony nie mogła tak zakończyć partii.
position-qwixx-first-sum = W działaniu 1 pionek można postawić tylko na sumie białych kostek, { $sum }, a nie na { $field }.
position-qwixx-first-stone = Działanie 1 zapisano na { $field }, ale nie ma tam pionka gracza aktywnego.
position-qwixx-first-last = Pionek na { $field } nie może być ostatnim, który postawił gracz aktywny.
