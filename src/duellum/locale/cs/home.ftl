### The first page and the page of games to watch.

home-title = Dva kostkové souboje na jednom dřevěném stole
# The board that moves by itself, for those who listen; $game is the name of a game.
home-board = { $game }: několik tahů na desce
board-pause = Pozastavit
board-play = Ukázat tahy
home-own = Pokračovat ve hře
home-finished = Dohrané hry
# $count is how many there are.
home-finished-all = Zobrazit všechny ({ $count })

## The form for a new game

form-game = Hra
form-opponent = Soupeř
opponent-bot = Počítač
opponent-bot-about = Hraje na zvolené úrovni, odpovídá hned a radí.
opponent-link = Kamarád online
opponent-link-about = Pošli odkaz. Kdokoli ho otevře, může proti tobě hrát.
opponent-here = Jedno zařízení
opponent-here-about = Dva hráči se střídají u této obrazovky.
form-level = Úroveň
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 · začátečník
        [2] 2 · velmi lehká
        [3] 3 · lehká
        [4] 4 · střední
        [5] 5 · náročná
        [6] 6 · silná
        [7] 7 · velmi silná
       *[8] { $level } · naplno
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = Tvá bilance: výhry { $won }, remízy { $drawn }, prohry { $lost }
level-record-none = Na této úrovni zatím žádná dohraná hra
form-more = Hodiny a první tah
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }, { $starts }
form-clock = Hodiny
form-starts = Kdo začíná
starts-lot = první tah losem
starts-first = začínám já
starts-second = začíná soupeř
form-public = Kdokoli se může dívat
form-public-open = Kdokoli se může dívat nebo připojit
form-server = Hrát na serveru
form-server-note = Vyžaduje připojení. Poctivost kostek lze dokázat.

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = Dva hráči na tomto zařízení
players-both = { $first } – { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } (ty) – { $other }
line-waiting = Čeká se na hráče
line-open = Volné místo
line-your-turn = { $turn }. tah: jsi na tahu
line-turn = { $turn }. tah · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = Výhra
finished-lost = Prohra
finished-draw = Remíza
finished-winner = { $side } vyhrál
finished-aborted = Zrušeno

## Games to watch

watch-all = Všechny veřejné hry
watch-join = Čekají na soupeře
watch-live = Právě se hrají
watch-about = Hry, které jejich hráči zpřístupnili všem. Seznam se obnovuje sám.
watch-empty = Teď neběží žádná veřejná hra
watch-empty-about = Začni vlastní: objeví se tady a kdokoli se může připojit nebo dívat.
watch-start = Začít veřejnou hru
watch-offline = Seznam her potřebuje připojení
watch-offline-about = Objeví se, jakmile server odpoví.
watch-no-server = Tady není co sledovat
watch-no-server-about = Tento web funguje bez serveru: každá hra běží v prohlížeči hráče.
