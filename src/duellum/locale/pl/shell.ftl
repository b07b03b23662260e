### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Twoja kolej · { $page }
close = Zamknij
cancel = Anuluj
settings = Ustawienia
language = Język
language-needs-connection = Język „{ $language }” trzeba raz pobrać. Zmieni się, gdy tylko będziesz online.
rules = Zasady
# A link to a clause of the rules; $clause is its id, such as B12
rule-number = Zasada { $clause }
go-home = Strona główna
new-game = Nowa partia

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
game-battle-about = Twoje kostki toczą się po planszy dokładnie o tyle pól, ile pokazują kropek. Zbij króla przeciwnika albo wprowadź swojego króla do jego pałacu.
game-qwixx = Qwixx Duell
game-qwixx-about = Rzucaj, stawiaj, układaj w stosy i zbijaj: wyścig przez cztery kolorowe rządki.
generic-about = Gra na zwykłym stole.
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
seat-kept = Jeszcze nie ma
seat-nameless = Ktoś

## The first page

home-open = Otwórz zapisaną partię
home-independent = Gry należą do swoich autorów i wydawców; to niezależna implementacja.
home-print = Wydrukuj zestaw
how-to-play = Jak grać
# $game is the name of a game.
how-to-play-game = Jak grać w „{ $game }”
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

copy-link = Skopiuj link
share-link = Udostępnij
link-copied = Link skopiowany.
link-not-copied = Przeglądarka nie pozwoliła na kopiowanie. Skopiuj link z paska adresu.
your-name = Twoje imię
waiting-start = Partia zaraz się zacznie.
waiting-players = Czekamy na graczy.

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
tool-flip = Obróć planszę
tool-more = Więcej
side-you = { $side } (ty)
side-away = { $side } (offline)
turn-yours = Twoja kolej
turn-theirs = Na ruchu
turn-thinking = Myśli
moves = Ruchy
moves-none = Jeszcze nie było ruchów.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, potem { $second }
step-first = Pozycja początkowa
step-back = Ruch wstecz
step-forward = Ruch naprzód
step-last = Ostatni ruch
replay-at = Pozycja po ruchu { $ply } z { $count }
replay-now = Wróć do partii
previous-game = Poprzednia partia
save-record = Zapisz partię
watchers =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
        [many] { $count } osób ogląda
       *[other] { $count } osoby ogląda
    }
chances-text = Twoja szansa na wygraną to { $percent }
chances-figure = { $percent }
connection-first = Łączenie…
connection-lost = Brak połączenia. Próbujemy je wznowić…
connection-network-off = Gospodarz nie przyjmuje już graczy z sieci. Próbujemy połączyć się znowu…
pending-unsent =
    { $what ->
        [play] Twój ruch zostanie wysłany, gdy wróci połączenie.
        [roll] Rzut zostanie wykonany, gdy wróci połączenie.
        [resign] Poddasz partię, gdy wróci połączenie.
       *[other] To zostanie wysłane, gdy wróci połączenie.
    }
pending-sent = Serwer jeszcze tego nie potwierdził.
pending-refused = { $reason } Działania zlecone bez połączenia nie zostały wykonane.
pending-dropped = Ostatnie działanie nie zostało wysłane: nie było połączenia przy wyjściu z gry.
pending-mark = Czeka na połączenie.

## How a game ended

result-won = Wygrana!
result-lost = Przegrana.
result-draw = Remis.
result-none = Partia została anulowana.
result-winner = { $side } wygrywają!
ending-king-captured = Król został zbity.
ending-palace-taken = Król wszedł do pałacu przeciwnika.
ending-no-move = Nie było już możliwego ruchu.
ending-long-game = Sto ruchów bez bicia.
ending-repetition = Ta sama pozycja po raz trzeci.
ending-supply-empty = Jeden z zapasów jest pusty.
ending-four-misthrows = Kolumna rzutów nieudanych jest pełna.
ending-two-rows-closed = Dwa rządki są zamknięte.
ending-resignation = Przez poddanie.
ending-agreement = Za obopólną zgodą.
ending-time = Czas minął.
ending-aborted = Nie ma zwycięzcy.

## Fair dice

fairness-open = Sprawdź kostki

## Settings

settings-theme = Kolory
theme-auto = Systemowe
theme-light = Jasne
theme-dark = Ciemne
theme-contrast = Kontrastowe
settings-sound = Dźwięk
settings-speed = Szybkość animacji
settings-speed-note = Całkiem w lewo: bez animacji.
settings-tilt = Nachylenie stołu
settings-notation = Notacja
settings-notation-note = Pokazuj ruchy tak, jak wyglądają w zapisanych partiach: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Nie znaleziono strony
not-found-text = Pod tym adresem nie ma strony.
no-such-game = Ta partia nie istnieje lub została usunięta.

## Refusals

no-answer = Serwer nie odpowiada.
refused-bad-name = W tym imieniu są znaki, których nie da się pokazać.
refused-long-name = To imię jest za długie.
