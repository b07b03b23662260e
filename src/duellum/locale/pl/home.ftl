### The first page and the page of games to watch.

home-title = Dwa pojedynki na kostki przy jednym drewnianym stole
# The board that moves by itself, for those who listen; $game is the name of a game.
home-board = { $game }: kilka ruchów na planszy
board-pause = Pauza
board-play = Pokaż ruchy
home-own = Graj dalej
home-finished = Zakończone partie
# $count is how many there are.
home-finished-all = Pokaż wszystkie ({ $count })

## The form for a new game

form-game = Gra
form-opponent = Przeciwnik
opponent-bot = Komputer
opponent-bot-about = Gra na wybranym poziomie, odpowiada od razu i podpowiada.
opponent-link = Znajomy online
opponent-link-about = Wyślij link. Każdy, kto go otworzy, może z tobą zagrać.
opponent-here = Jedno urządzenie
opponent-here-about = Dwie osoby grają na zmianę przy tym ekranie.
form-level = Poziom
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 · początkujący
        [2] 2 · bardzo łatwy
        [3] 3 · łatwy
        [4] 4 · średni
        [5] 5 · wymagający
        [6] 6 · silny
        [7] 7 · bardzo silny
       *[8] { $level } · pełna siła
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = Twój bilans: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
level-record-none = Na tym poziomie nie ma jeszcze zakończonych partii
form-more = Zegar i pierwszy ruch
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }, { $starts }
form-clock = Zegar
form-starts = Kto zaczyna
starts-lot = pierwszy ruch losowo
starts-first = ja zaczynam
starts-second = zaczyna przeciwnik
form-public = Każdy może oglądać
form-public-open = Każdy może oglądać lub dołączyć
form-server = Graj na serwerze
form-server-note = Wymaga połączenia. Uczciwości kostek można dowieść.

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = Dwie osoby na tym urządzeniu
players-both = { $first } – { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } (ty) – { $other }
line-waiting = Czekamy na gracza
line-open = Wolne miejsce
line-your-turn = Tura { $turn }: twoja kolej
line-turn = Tura { $turn } · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = Wygrana
finished-lost = Przegrana
finished-draw = Remis
finished-winner = { $side } wygrały
finished-aborted = Anulowana

## Games to watch

watch-all = Wszystkie partie publiczne
watch-join = Czekają na przeciwnika
watch-live = W toku
watch-about = Partie, które gracze udostępnili wszystkim. Lista odświeża się sama.
watch-empty = Nie ma teraz partii publicznych
watch-empty-about = Zacznij własną: pojawi się tutaj i każdy będzie mógł dołączyć lub oglądać.
watch-start = Zacznij partię publiczną
watch-offline = Lista partii wymaga połączenia
watch-offline-about = Pojawi się, gdy tylko serwer odpowie.
watch-no-server = Tu nie ma czego oglądać
watch-no-server-about = Ta strona działa bez serwera: każda partia toczy się w przeglądarce grającego.
