### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Twój ruch · { $page }
close = Zamknij
cancel = Anuluj
accept = Przyjmij
decline = Odrzuć
withdraw = Wycofaj
settings = Ustawienia
language = Język
language-needs-connection = { $language } trzeba raz pobrać. Język zmieni się, gdy tylko będziesz online.
rules = Zasady
go-home = Na stronę główną
new-game = Nowa gra

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for those who listen.
navigation = Menu główne
menu = Menu
nav-play = Graj
nav-learn = Nauka
nav-puzzles = Zadania
nav-analyse = Analiza
nav-watch = Oglądaj

## Names of games and sides

game-battle = Pojedynek
game-battle-about = Kostki toczą się po planszy dokładnie o tyle pól, ile pokazują kropek. Zbij króla albo wprowadź swojego do jego pałacu.
game-qwixx = Qwixx Duell
game-qwixx-about = Rzucaj, stawiaj, układaj w stosy i zbijaj: wyścig przez cztery kolorowe rządki.
generic-about = Gra z prostym stołem.
side-battle-first = Białe
side-battle-second = Czarne
side-qwixx-first = Czarne
side-qwixx-second = Szare
# For whoever has not said their name; $number tells guests apart.
guest-name = Gość { $number }
# An opponent played by the machine.
bot-name = Komputer, poziom { $level }
# The same where there is little room; its level, a digit, follows.
bot-label = Komputer
seat-open = Wolne miejsce
seat-kept = Jeszcze nie przy stole
seat-nameless = Ktoś

## The first page

home-open = Otwórz zapisaną partię
home-independent = Gry należą do swoich autorów i wydawców; to niezależna realizacja.
home-print = Wydrukuj grę
how-to-play = Jak grać
# $game is the name of a game.
how-to-play-game = Jak grać w „{ $game }”
engine-preparing = Komputer się przygotowuje, tylko za pierwszym razem: { $progress }
form-play = Graj

## Clocks

clock-none = Bez zegara
clock-sudden =
    { $minutes ->
        [one] Po { $minutes } minucie
        [few] Po { $minutes } minuty
        [many] Po { $minutes } minut
       *[other] Po { $minutes } minuty
    }
# So many minutes, and some more seconds after each turn.
clock-fischer =
    { $minutes ->
        [one] { $minutes } minuta + { $seconds } s na ruch
        [few] { $minutes } minuty + { $seconds } s na ruch
        [many] { $minutes } minut + { $seconds } s na ruch
       *[other] { $minutes } minuty + { $seconds } s na ruch
    }
clock-days =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }
# What is left on a long clock; d and h are short for days and hours.
time-days = { $days } d { $hours } h

## Before a game

invitation-title = Zaproś kogoś do gry
invitation-text = Wyślij ten link lub daj zeskanować kod telefonem. Partia zacznie się, gdy tylko ktoś usiądzie do stołu.
invitation-link = Link do partii
invitation-local = Ten link działa tylko na tym komputerze. Aby grać przez sieć, uruchom Duellum tak: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
copy-link = Skopiuj link
share-link = Udostępnij
link-copied = Link skopiowany.
link-not-copied = Przeglądarka nie pozwala kopiować: weź link z paska adresu.
code-label = Link jako kod QR
# $name is who invites, $game the name of the game.
free-seat-title = { $name } zaprasza cię do gry „{ $game }”
your-name = Twoje imię
sit-down = Siadaj i graj
waiting-start = Zaraz zaczynamy.
waiting-players = Czekamy na graczy.
abort = Anuluj partię

## Around the table

panel = Ruchy i więcej
tools = Narzędzia
tool-undo = Cofnij
tool-undo-ask = Poproś o cofnięcie
take-back = Cofnij
tool-hint = Podpowiedź
tool-threats = Groźby
threats-count =
    { $count ->
        [0] { $side }: brak gróźb.
        [one] { $side }: { $count } groźba.
        [few] { $side }: { $count } groźby.
        [many] { $side }: { $count } gróźb.
       *[other] { $side }: { $count } groźby.
    }
tool-chances = Szanse
tool-flip = Obróć
tool-more = Więcej
side-you = { $side }, ty
side-away = { $side }, bez połączenia
turn-yours = Twój ruch
turn-theirs = Ma ruch
turn-thinking = Myśli
turn-warming = Przygotowuje się: { $progress }
moves = Ruchy
moves-none = Jeszcze nie było ruchów.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, potem { $second }
step-first = Na początek
step-back = Ruch wstecz
step-forward = Ruch naprzód
step-last = Do ostatniego ruchu
replay-at = Stół po ruchu { $ply } z { $count }
replay-now = Wróć do gry
offer-a-draw = Zaproponuj remis
offer-draw-title = Zaproponować remis?
offer-draw-text = Jeśli przeciwnik się zgodzi, gra zakończy się remisem.
resign = Poddaj się
resign-title = Poddać się?
resign-text = To koniec gry, wygra druga strona.
rematch = Rewanż
rematch-go = Przejdź do rewanżu
previous-game = Poprzednia partia
save-record = Zapisz partię
save-witness = Zapisz dowód rzutów
watchers =
    { $count ->
        [one] { $count } osoba patrzy
        [few] { $count } osoby patrzą
        [many] { $count } osób patrzy
       *[other] { $count } osoby patrzy
    }
# $name offers something.
offer-draw = { $name } proponuje remis.
offer-undo = { $name } prosi o cofnięcie ostatniego ruchu.
offer-rematch = { $name } prosi o rewanż.
offer-mine-draw = Twoja propozycja remisu czeka na odpowiedź.
offer-mine-undo = Twoja prośba o cofnięcie ruchu czeka na odpowiedź.
offer-mine-rematch = Twoja prośba o rewanż czeka na odpowiedź.
hint-thinking = Szukamy dobrego ruchu
# $move is a move in words, $percent how likely it wins.
hint-text = Spróbuj: { $move }. Szansa na wygraną to { $percent }.
chances-text = Twoja szansa na wygraną to { $percent }
chances-figure = { $percent }
bot-failed = Komputer nie znalazł ruchu.
bot-nudge = Niech spróbuje jeszcze raz
bot-abort = Skończ partię
connection-first = Siadamy do stołu
connection-lost = Brak połączenia. Próbujemy dalej.
connection-network-off = Partia jest już niedostępna w sieci. Próbujemy dalej.
pending-unsent =
    { $what ->
        [play] Twój ruch zostanie wysłany, gdy wróci połączenie.
        [roll] Kostki zostaną rzucone, gdy wróci połączenie.
        [resign] Poddanie się zostanie wysłane, gdy wróci połączenie.
       *[other] To zostanie wysłane, gdy wróci połączenie.
    }
pending-sent = Serwer jeszcze tego nie potwierdził.
pending-refused = { $reason } To, co zrobiono bez połączenia, nie zostało wykonane.
pending-dropped = Ostatnie działanie nie zostało wysłane: nie było połączenia przy wyjściu z gry.
pending-mark = Czeka na połączenie.

## How a game ended

result-won = Wygrywasz!
result-lost = Przegrywasz.
result-draw = Remis.
result-none = Partię odwołano.
result-winner = { $side } wygrywają!
ending-king-captured = Król został zbity.
ending-palace-taken = Król zajął pałac przeciwnika.
ending-no-move = Nie było już możliwego ruchu.
ending-long-game = Sto ruchów bez bicia.
ending-repetition = Ta sama pozycja po raz trzeci.
ending-supply-empty = Jeden z zapasów jest pusty.
ending-four-misthrows = Kolumna rzutów nieudanych jest pełna.
ending-two-rows-closed = Dwa rządki są zamknięte.
ending-resignation = Przez poddanie.
ending-agreement = Za obopólną zgodą.
ending-time = Czas minął.
ending-aborted = Nikt nie wygrał, nikt nie przegrał.
# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Twój pałac był zagrożony. Cofnąć ostatni ruch?
       *[king-captured] Twój król był zagrożony. Cofnąć ostatni ruch?
    }
loss-accept = Dalej

## Fair dice

fairness-open = Sprawdź kostki

## Settings

settings-theme = Kolory
theme-auto = Systemowe
theme-light = Jasne
theme-dark = Ciemne
theme-contrast = Kontrastowe
settings-sound = Dźwięk
settings-speed = Szybkość ruchów
settings-speed-note = Suwak całkiem w lewo: nic się nie rusza.
settings-tilt = Nachylenie stołu
settings-notation = Notacja
settings-notation-note = Ruchy wyglądają tak jak w pliku partii: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Nic tu nie ma
not-found-text = Ten adres donikąd nie prowadzi.
no-such-game = Nie ma takiej partii lub nie jest już przechowywana.

## Refusals

no-answer = Serwer nie odpowiada.
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
refused-bad-name = W tym imieniu są znaki, których nie da się pokazać.
refused-long-name = To imię jest za długie.
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
