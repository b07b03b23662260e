### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Jsi na tahu · { $page }
close = Zavřít
cancel = Zrušit
settings = Nastavení
language = Jazyk
language-needs-connection = Jazyk „{ $language }“ je potřeba jednou stáhnout. Zobrazí se, jakmile budeš online.
rules = Pravidla
# A link to a clause of the rules; $clause is its id, such as B12
rule-number = Pravidlo { $clause }
go-home = Úvodní stránka
new-game = Nová hra

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for those who listen.
navigation = Hlavní nabídka
menu = Nabídka
nav-play = Hrát
nav-learn = Učit se
nav-puzzles = Úlohy
nav-analyse = Analýza
nav-watch = Sledovat

## Names of games and sides

game-battle = Battle
game-battle-about = Tvoje kostky se rolují po desce přesně o tolik políček, kolik ukazují teček. Vezmi soupeřova krále, nebo doveď svého na soupeřovo královské políčko.
game-qwixx = Qwixx Duel
game-qwixx-about = Házej, pokládej, stav stohy a vyhazuj: závod čtyřmi barevnými řadami.
generic-about = Hra na obyčejném stole.
side-battle-first = Bílý
side-battle-second = Černý
side-qwixx-first = Černý
side-qwixx-second = Šedý
# For whoever has not said their name; $number tells guests apart.
guest-name = Host { $number }
# An opponent played by the machine.
bot-name = Počítač, úroveň { $level }
# The same where there is little room; its level, a digit, follows.
bot-label = Počítač
seat-open = Volné místo
seat-kept = Ještě není u stolu
seat-nameless = Někdo

## The first page

home-open = Otevřít uloženou hru
home-independent = Hry patří svým autorům a vydavatelům; toto je nezávislé zpracování.
home-print = Vytisknout sadu
how-to-play = Jak se hraje
# $game is the name of a game.
how-to-play-game = Jak se hraje { $game }
form-play = Hrát

## Clocks

clock-none = Bez hodin
clock-sudden =
    { $minutes ->
        [one] { $minutes } minuta na hráče
        [few] { $minutes } minuty na hráče
        [many] { $minutes } minuty na hráče
       *[other] { $minutes } minut na hráče
    }
# So many minutes, and some more seconds after each turn.
clock-fischer =
    { $minutes ->
        [one] { $minutes } minuta + { $seconds } s na tah
        [few] { $minutes } minuty + { $seconds } s na tah
        [many] { $minutes } minuty + { $seconds } s na tah
       *[other] { $minutes } minut + { $seconds } s na tah
    }
clock-days =
    { $days ->
        [one] { $days } den na tah
        [few] { $days } dny na tah
        [many] { $days } dne na tah
       *[other] { $days } dní na tah
    }
# What is left on a long clock; d and h are short for days and hours.
time-days = { $days } d { $hours } h

## Before a game

copy-link = Kopírovat odkaz
share-link = Sdílet
link-copied = Odkaz je zkopírovaný.
link-not-copied = Prohlížeč kopírování nedovolil. Zkopíruj odkaz z adresního řádku.
your-name = Tvoje jméno
waiting-start = Hra za okamžik začne.
waiting-players = Čeká se na hráče.

## Around the table

panel = Tahy a další
tools = Nástroje
tool-undo = Zpět
tool-undo-ask = Požádat o vrácení
take-back = Vzít zpět
tool-hint = Rada
tool-threats = Hrozby
threats-count =
    { $count ->
        [0] { $side }: žádné hrozby.
        [one] { $side }: { $count } hrozba.
        [few] { $side }: { $count } hrozby.
        [many] { $side }: { $count } hrozby.
       *[other] { $side }: { $count } hrozeb.
    }
tool-chances = Šance
tool-flip = Otočit desku
tool-more = Více
side-you = { $side } (ty)
side-away = { $side } (offline)
turn-yours = Jsi na tahu
turn-theirs = Na tahu
turn-thinking = Přemýšlí
moves = Tahy
moves-none = Zatím žádné tahy.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, pak { $second }
step-first = Výchozí pozice
step-back = O tah zpět
step-forward = O tah vpřed
step-last = Poslední tah
replay-at = Pozice po { $ply }. tahu (celkem { $count })
replay-now = Zpět ke hře
previous-game = Předchozí hra
save-record = Uložit hru
watchers =
    { $count ->
        [one] { $count } člověk se dívá
        [few] { $count } lidé se dívají
        [many] { $count } člověka se dívá
       *[other] { $count } lidí se dívá
    }
chances-text = Tvoje šance na výhru je { $percent }
chances-figure = { $percent }
connection-first = Připojování…
connection-lost = Bez spojení. Zkoušíme se znovu připojit…
connection-network-off = Hostitel už nepřijímá hráče ze sítě. Zkoušíme se znovu připojit…
pending-unsent =
    { $what ->
        [play] Tvůj tah se odešle, jakmile se obnoví spojení.
        [roll] Hod proběhne, jakmile se obnoví spojení.
        [resign] Vzdáš se, jakmile se obnoví spojení.
       *[other] Odešle se to, jakmile se obnoví spojení.
    }
pending-sent = Server to ještě nepotvrdil.
pending-refused = { $reason } Akce zadané bez spojení se neprovedly.
pending-dropped = Poslední akce se neodeslala: při odchodu nebylo spojení.
pending-mark = Čeká na spojení.

## How a game ended

result-won = Výhra!
result-lost = Prohra.
result-draw = Remíza.
result-none = Hra byla zrušena.
result-winner = { $side } vyhrává!
ending-king-captured = Král byl vzat.
ending-palace-taken = Král vstoupil na soupeřovo královské políčko.
ending-no-move = Nezbýval žádný tah.
ending-long-game = Sto tahů bez braní.
ending-repetition = Stejná pozice potřetí.
ending-supply-empty = Jedna zásoba je prázdná.
ending-four-misthrows = Sloupec chybných hodů je plný.
ending-two-rows-closed = Dvě řady jsou uzavřené.
ending-resignation = Hra byla vzdána.
ending-agreement = Po vzájemné dohodě.
ending-time = Čas vypršel.
ending-aborted = Nikdo nevyhrál.

## Fair dice

fairness-open = Ověřit kostky

## Settings

settings-theme = Barvy
theme-auto = Podle systému
theme-light = Světlé
theme-dark = Tmavé
theme-contrast = Kontrastní
settings-sound = Zvuk
settings-speed = Rychlost animací
settings-speed-note = Úplně vlevo: bez animací.
settings-tilt = Náklon stolu
settings-notation = Notace
settings-notation-note = Zobrazovat tahy tak, jak jsou v uložených hrách: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Stránka nenalezena
not-found-text = Na této adrese žádná stránka není.
no-such-game = Tato hra neexistuje, nebo byla smazána.

## Refusals

no-answer = Server neodpovídá.
refused-bad-name = V tomto jménu jsou znaky, které nelze zobrazit.
refused-long-name = Toto jméno je příliš dlouhé.
