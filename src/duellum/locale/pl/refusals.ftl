### Why a move is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } to ruch z innej pozycji.
general-illegal-not-led = { $move } nie doprowadził do tej pozycji.
general-illegal-never-thrown = W tej grze nie rzuca się kostkami.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Teraz nie ma czego szukać: nikt nie wybiera ruchu.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Ruch to pole oraz jeden lub dwa odcinki drogi, na przykład i1n4w1: z i1 na północ 4, potem na zachód 1.
battle-illegal-nothing = Nic nie wpisano. { battle-illegal-form }
battle-illegal-start = „{ $part }” na początku „{ $text }” nie jest polem. { battle-illegal-form }
battle-illegal-no-leg = „{ $text }” podaje pole, ale nie drogę. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = W „{ $text }” po „{ $part }”, znak { $place }, brakuje liczby od 1 do 9. { battle-illegal-form }
battle-illegal-no-direction = „{ $part }”, znak { $place } w „{ $text }”, nie jest kierunkiem: są nimi n, s, e oraz w (północ, południe, wschód, zachód). { battle-illegal-form }
battle-illegal-square = „{ $text }” nie jest polem: pola to a1 do i8.
battle-illegal-edge =
    { $direction ->
        [north] Ruch wychodzi poza planszę na północ od { $square }.
        [south] Ruch wychodzi poza planszę na południe od { $square }.
        [east] Ruch wychodzi poza planszę na wschód od { $square }.
       *[west] Ruch wychodzi poza planszę na zachód od { $square }.
    }
battle-illegal-leg = Każdy odcinek drogi ma co najmniej jedno pole.
battle-illegal-turns = W jednym ruchu można skręcić najwyżej raz.
battle-illegal-back = Nie można wrócić tą samą drogą.
battle-illegal-straight = Oba odcinki idą w tę samą stronę: zapisz je jako jeden albo skręć pod kątem prostym.
battle-illegal-king-count = Król rusza się dokładnie o jedno pole, nie o { $count }.
battle-illegal-count = Górna ściana pokazuje { $face }: kostka przebywa dokładnie tyle pól, nie { $count }.
battle-illegal-blocked = Droga jest zablokowana na { $square }.
battle-illegal-own = Na { $square } stoi własna kostka lub król.
battle-illegal-no-piece = Na { $square } nic nie stoi.
battle-illegal-opponent =
    { $side ->
        [white] Ruch białych, ale to, co stoi na { $square }, należy do przeciwnika.
       *[black] Ruch czarnych, ale to, co stoi na { $square }, należy do przeciwnika.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = „{ $text }” nie jest polem: napisz r, y, g lub b (czerwony, żółty, zielony, niebieski) oraz liczbę od 2 do 12, na przykład y5, albo „-”, aby spasować.
qwixx-illegal-roll = „{ $text }” nie jest rzutem: napisz obie białe kostki, ukośnik, potem czerwoną, żółtą, zieloną i niebieską, na przykład 41/3526; „-” oznacza kostkę, która wypadła z gry.
qwixx-illegal-turn = „{ $text }” nie jest turą: napisz rzut i dwie decyzje lub jedną, która kończy partię, na przykład 41/3526 y5 -.
qwixx-illegal-faces = Liczba kostek do rzucenia: { $count }; każda pokazuje od 1 do 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = Kostki są już rzucone: { $roll }.
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
qwixx-illegal-pair = W tym rządku działanie 2 może zająć { $first } lub { $second }, sumę białej kostki i kostki rządka, nie { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = W tym rządku działanie 2 może zająć tylko { $first }, sumę białej kostki i kostki rządka, nie { $number }.
qwixx-illegal-used = Działanie 1 zajęło już { qwixx-why-field }: działanie 2 wymaga innego pola.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Nie możesz cofnąć się na { qwixx-why-field }: twój ostatni pionek w tym rządku stoi na { $own }.
qwixx-illegal-barred = Na { qwixx-why-field } stoi pionek przeciwnika, który nie jest najdalej wysunięty.
qwixx-illegal-stack = Stosu przeciwnika na { qwixx-why-field } nie można zbić.
qwixx-illegal-overtaken = Twój pionek na { qwixx-why-field } został wyprzedzony i nie można go podwyższyć.
# $count stones of the player are in the row.
qwixx-illegal-last = Aby zająć { qwixx-why-field }, trzeba mieć przed tą liczbą co najmniej pięć pionków; na razie masz { $count }.
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
refused-too-many = Za dużo się tu teraz dzieje. Spróbuj później.
refused-forbidden-origin = Ta strona nie może łączyć się z tym serwerem.
refused-not-host = Może to zrobić tylko osoba przy komputerze, na którym działa Duellum.
refused-no-network = Ten komputer nie jest w żadnej sieci, przez którą mogliby dołączyć inni.
refused-unavailable = Nie można teraz niczego zapisać. Nic się nie zmieniło; spróbuj ponownie.
refused-unknown-game = Brak takiej partii.
refused-unknown-rules = Ta gra nie jest tu zainstalowana.
refused-no-engine = Komputer nie gra w tę grę albo nie na tym poziomie.
refused-bad-position = Z tej pozycji nie można grać.
refused-bad-seed = W tym ziarnie są znaki, których nie da się pokazać.
refused-needs-commitment = Odśwież stronę: kostki tej partii wymagają jej nowszej wersji.
refused-bad-share = Ta przeglądarka straciła swój udział w kostkach tej partii: nie dokończy rzutu.
refused-roll-pending = Kostki są jeszcze w powietrzu: poczekaj, aż upadną.
refused-not-seated = Oglądasz partię: to mogą robić tylko gracze.
refused-seat-taken = Oba miejsca są zajęte. Możesz popatrzeć.
refused-already-seated = Już tu siedzisz.
refused-not-started = Partia się nie zaczęła.
refused-over = Partia się skończyła.
refused-not-over = Partia wciąż trwa.
refused-not-your-turn = To nie twój ruch.
refused-stale = Partia poszła już dalej.
refused-illegal = Zasady zabraniają tego ruchu.
refused-dice-due = Najpierw rzuć kostkami.
refused-no-dice-due = Teraz nie rzuca się kostkami.
refused-nothing-to-undo = Nie ma czego cofnąć.
refused-already-offered = Ta propozycja już czeka na odpowiedź.
refused-too-often = Ta propozycja padła przed chwilą. Najpierw graj dalej.
refused-exhausted = W tej partii nie można już niczego proponować ani cofać.
refused-no-offer = Tej propozycji już nie ma.
refused-not-against-people = W grze z ludźmi nie ma podpowiedzi.
refused-not-now = O tej pozycji nie ma nic do powiedzenia.
refused-engine-failed = Komputer nie odpowiedział.
refused-engine-busy = Komputer jest jeszcze zajęty innymi pytaniami. Spróbuj ponownie za chwilę.
refused-bad-record = To nie jest zapisana partia.
refused-too-many-moves = Ta zapisana partia ma za dużo ruchów: najwyżej { $count }, licząc warianty.
refused-wrong-result = Zapisany wynik nie zgadza się z ruchami.
