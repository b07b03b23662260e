### The first page and the page of games to watch.

home-title = Dwa pojedynki na kostki, jeden drewniany stół
# The board that moves by itself, for those who listen; $game is the name of a game.
home-board = { $game }: kilka ruchów na planszy
board-pause = Pauza
board-play = Pokaż ruchy
home-own = Graj dalej
home-public = Popatrz lub dołącz
home-finished = Zakończone partie
# $count is how many there are.
home-finished-all = Pokaż wszystkie ({ $count })

## The form for a new game

form-game = Gra
form-opponent = Przeciwnik
opponent-bot = Komputer
opponent-bot-about = Odpowiada od razu, na dowolnym ze swoich poziomów, i na życzenie podpowiada.
opponent-link = Znajomy online
opponent-link-about = Dostaniesz link do wysłania; kto go otworzy, siada naprzeciwko.
opponent-here = To samo urządzenie
opponent-here-about = W dwie osoby przy jednym ekranie, na zmianę.
form-level = Poziom
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 · uczy się zasad
        [2] 2 · łagodny
        [3] 3 · na luzie
        [4] 4 · solidny
        [5] 5 · czujny
        [6] 6 · silny
        [7] 7 · bardzo silny
       *[8] { $level } · z całych sił
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = Twój bilans: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
level-record-none = Brak partii na tym poziomie
form-more = Zegar i pierwszy ruch
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }, { $starts }
form-clock = Zegar
form-starts = Kto zaczyna?
starts-lot = los decyduje, kto zaczyna
starts-first = ja zaczynam
starts-second = zaczyna druga strona
form-public = Każdy może patrzeć
form-public-open = Każdy może patrzeć lub dołączyć
form-server = Graj na serwerze
form-server-note = Wymaga połączenia, a uczciwości kostek można dowieść.

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = W dwie osoby przy tym ekranie
players-both = { $first } – { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } (ty) – { $other }
line-waiting = Czeka na drugą osobę
line-open = Jest wolne miejsce
line-your-turn = Tura { $turn }: twój ruch
line-turn = Tura { $turn } · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = Wygrana
finished-lost = Przegrana
finished-draw = Remis
finished-winner = Wygrywają: { $side }
finished-aborted = Odwołana

## Games to watch

watch-all = Wszystkie partie publiczne
watch-join = Czekają na przeciwnika
watch-live = W toku
watch-about = Partie otwarte dla wszystkich. Lista odświeża się sama.
watch-empty = Teraz nie ma partii publicznych
watch-empty-about = Zacznij własną: pojawi się tutaj i każdy będzie mógł zagrać lub popatrzeć.
watch-start = Zacznij partię publiczną
watch-offline = Lista partii wymaga połączenia
watch-offline-about = Pojawi się, gdy tylko serwer odpowie.
watch-no-server = Tu nie ma kogo oglądać
watch-no-server-about = Ta strona działa bez serwera: każda partia toczy się w przeglądarce grającego.
