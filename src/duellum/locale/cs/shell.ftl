### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Jsi na tahu · { $page }
close = Zavřít
cancel = Zrušit
settings = Nastavení
language = Jazyk
language-needs-connection = { $language } je potřeba jednou stáhnout. Jazyk se změní, jakmile budeš online.
rules = Pravidla
# A link to a clause of the rules; $clause is its id, such as B12
rule-number = Pravidlo { $clause }
go-home = Na úvodní stránku
new-game = Nová hra

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for those who listen.
navigation = Hlavní nabídka
menu = Nabídka
nav-play = Hrát
nav-learn = Naučit se
nav-puzzles = Úlohy
nav-analyse = Analýza
nav-watch = Sledovat

## Names of games and sides

game-battle = Battle
game-battle-about = Tvoje kostky se rolují po desce přesně o tolik políček, kolik ukazují teček. Vezmi krále, nebo doveď svého na jeho královské políčko.
game-qwixx = Qwixx Duel
game-qwixx-about = Házej, pokládej, stav stohy a vyhazuj soupeřovy kameny: závod čtyřmi barevnými řadami.
generic-about = Hra s jednoduchým stolem.
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

home-open = Otevřít uložený zápis
home-independent = Hry patří svým autorům a vydavatelům; toto je nezávislé zpracování.
home-print = Vytisknout hru
how-to-play = Jak se hraje
# $game is the name of a game.
how-to-play-game = Jak se hraje { $game }
engine-preparing = Počítač se připravuje, jen napoprvé: { $progress }
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
link-not-copied = Prohlížeč kopírování nedovolí: vezmi si odkaz z adresního řádku.
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
tool-flip = Otočit
tool-more = Více
side-you = { $side }, ty
side-away = { $side }, odpojen
turn-yours = Jsi na tahu
turn-theirs = Na tahu
turn-thinking = Přemýšlí
turn-warming = Připravuje se: { $progress }
moves = Tahy
moves-none = Zatím žádné tahy.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, pak { $second }
step-first = Na začátek
step-back = O tah zpět
step-forward = O tah vpřed
step-last = K poslednímu tahu
replay-at = Stůl po { $ply }. tahu z { $count }
replay-now = Zpět do hry
previous-game = Předchozí hra
save-record = Uložit zápis
watchers =
    { $count ->
        [one] { $count } člověk se dívá
        [few] { $count } lidé se dívají
        [many] { $count } člověka se dívá
       *[other] { $count } lidí se dívá
    }
chances-text = Tvoje šance na výhru je { $percent }
chances-figure = { $percent }
connection-first = Usedáme ke stolu
connection-lost = Bez spojení. Zkoušíme to dál.
connection-network-off = Hra už není v síti přístupná. Zkoušíme to dál.
pending-unsent =
    { $what ->
        [play] Tvůj tah se odešle, jakmile se obnoví spojení.
        [roll] Kostky se hodí, jakmile se obnoví spojení.
        [resign] Tvoje vzdání se odešle, jakmile se obnoví spojení.
       *[other] Odešle se to, jakmile se obnoví spojení.
    }
pending-sent = Server to ještě nepotvrdil.
pending-refused = { $reason } To, co se stalo bez spojení, se neprovedlo.
pending-dropped = Poslední akce se neodeslala: při odchodu nebylo spojení.
pending-mark = Čeká na spojení.

## How a game ended

result-won = Vyhráváš!
result-lost = Prohráváš.
result-draw = Remíza.
result-none = Hra byla zrušena.
result-winner = { $side } vyhrává!
ending-king-captured = Král byl vzat.
ending-palace-taken = Král obsadil soupeřovo královské políčko.
ending-no-move = Nezbýval žádný tah.
ending-long-game = Sto tahů bez vzaté kostky.
ending-repetition = Stejná pozice potřetí.
ending-supply-empty = Jedna zásoba je prázdná.
ending-four-misthrows = Sloupec chybných hodů je plný.
ending-two-rows-closed = Dvě řady jsou uzavřené.
ending-resignation = Hra byla vzdána.
ending-agreement = Po vzájemné dohodě.
ending-time = Čas vypršel.
ending-aborted = Nikdo nevyhrál, nikdo neprohrál.

## Fair dice

fairness-open = Ověřit kostky

## Settings

settings-theme = Barvy
theme-auto = Podle systému
theme-light = Světlé
theme-dark = Tmavé
theme-contrast = Kontrastní
settings-sound = Zvuk
settings-speed = Rychlost pohybů
settings-speed-note = Úplně vlevo se nic nehýbe.
settings-tilt = Náklon stolu
settings-notation = Notace
settings-notation-note = Tahy se zobrazují jako v zápisu hry: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Tady nic není
not-found-text = Tato adresa nikam nevede.
no-such-game = Taková hra není, nebo už není uložená.

## Refusals

no-answer = Server neodpovídá.
refused-bad-name = V tomto jménu jsou znaky, které nelze zobrazit.
refused-long-name = Toto jméno je příliš dlouhé.
