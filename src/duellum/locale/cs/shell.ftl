### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Jsi na tahu · { $page }
close = Zavřít
cancel = Zrušit
accept = Přijmout
decline = Odmítnout
withdraw = Stáhnout
settings = Nastavení
language = Jazyk
language-needs-connection = { $language } je potřeba jednou stáhnout. Jazyk se změní, jakmile budeš online.
rules = Pravidla
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

invitation-title = Pozvi někoho ke hře
invitation-text = Pošli tento odkaz, nebo nech kód načíst telefonem. Hra začne, jakmile se někdo posadí.
invitation-link = Odkaz na tuto hru
invitation-local = Tento odkaz funguje jen na tomto počítači. Pro hru po síti spusť Duellum takto: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
copy-link = Kopírovat odkaz
share-link = Sdílet
link-copied = Odkaz je zkopírovaný.
link-not-copied = Prohlížeč kopírování nedovolí: vezmi si odkaz z adresního řádku.
code-label = Odkaz jako QR kód
# $name is who invites, $game the name of the game.
free-seat-title = { $name } tě zve na hru { $game }
your-name = Tvoje jméno
sit-down = Posadit se a hrát
waiting-start = Hra za okamžik začne.
waiting-players = Čeká se na hráče.
abort = Zrušit hru

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
offer-a-draw = Nabídnout remízu
offer-draw-title = Nabídnout remízu?
offer-draw-text = Pokud soupeř souhlasí, hra skončí remízou.
resign = Vzdát se
resign-title = Vzdát se?
resign-text = Hra skončí a vyhraje soupeř.
rematch = Odveta
rematch-go = K odvetě
previous-game = Předchozí hra
save-record = Uložit zápis
save-witness = Uložit důkaz hodů
watchers =
    { $count ->
        [one] { $count } člověk se dívá
        [few] { $count } lidé se dívají
        [many] { $count } člověka se dívá
       *[other] { $count } lidí se dívá
    }
# $name offers something.
offer-draw = { $name } nabízí remízu.
offer-undo = { $name } prosí o vrácení posledního tahu.
offer-rematch = { $name } chce odvetu.
offer-mine-draw = Tvoje nabídka remízy čeká na odpověď.
offer-mine-undo = Tvoje žádost o vrácení tahu čeká na odpověď.
offer-mine-rematch = Tvoje výzva k odvetě čeká na odpověď.
hint-thinking = Hledá se dobrý tah
# $move is a move in words, $percent how likely it wins.
hint-text = Zkus: { $move }. Šance na výhru je { $percent }.
chances-text = Tvoje šance na výhru je { $percent }
chances-figure = { $percent }
bot-failed = Počítač nenašel žádný tah.
bot-nudge = Ať to zkusí znovu
bot-abort = Ukončit hru
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
# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Tvé královské políčko bylo v nebezpečí. Vzít poslední tah zpět?
       *[king-captured] Tvůj král byl v nebezpečí. Vzít poslední tah zpět?
    }
loss-accept = Pokračovat

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
# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = Tomu server nerozuměl.
refused-too-long = Tohle je příliš dlouhé, tady se to nedá přečíst.
refused-too-fast = Příliš rychle. Chvilku počkej.
refused-too-many = Je tu teď příliš rušno. Zkus to později.
refused-forbidden-origin = Tato stránka se s tímto serverem nesmí spojit.
refused-not-host = To může jen ten, kdo sedí u počítače, na kterém Duellum běží.
refused-no-network = Tento počítač není v žádné síti, přes kterou by se mohli přidat ostatní.
refused-unavailable = Teď nelze nic uložit. Nic se nezměnilo; zkus to znovu.
refused-unknown-game = Taková hra není.
refused-unknown-rules = Tato hra tu není nainstalovaná.
refused-no-engine = Počítač tuto hru nehraje, nebo ne na této úrovni.
refused-bad-position = Z této pozice hra začít nemůže.
refused-bad-name = V tomto jménu jsou znaky, které nelze zobrazit.
refused-long-name = Toto jméno je příliš dlouhé.
refused-bad-seed = V tomto semínku jsou znaky, které nelze zobrazit.
refused-needs-commitment = Načti stránku znovu: kostky této hry potřebují její nejnovější verzi.
refused-bad-share = Tento prohlížeč ztratil svůj podíl na kostkách této hry: hod nemůže dokončit.
refused-roll-pending = Kostky jsou ještě ve vzduchu: počkej, až dopadnou.
refused-not-seated = Ty se díváš: tohle mohou jen hráči.
refused-seat-taken = Obě místa jsou obsazená. Můžeš se dívat.
refused-already-seated = Už tu sedíš.
refused-not-started = Hra ještě nezačala.
refused-over = Hra skončila.
refused-not-over = Hra ještě neskončila.
refused-not-your-turn = Nejsi na tahu.
refused-stale = Hra mezitím pokročila.
refused-illegal = Tento tah pravidla zakazují.
refused-dice-due = Nejdřív hoď kostkami.
refused-no-dice-due = Teď se kostkami nehází.
refused-nothing-to-undo = Není co vrátit.
refused-already-offered = Tato nabídka už čeká na odpověď.
refused-too-often = Tohle tu před chvílí zaznělo. Nejdřív hraj dál.
refused-exhausted = V této hře už nelze nic nabízet ani vracet tahy.
refused-no-offer = Tato nabídka už neplatí.
refused-not-against-people = Ve hře proti lidem se neradí.
refused-not-now = K této pozici není co říct.
refused-engine-failed = Počítač neodpověděl.
refused-engine-busy = Počítač se ještě zabývá jinými dotazy. Zkus to za chvíli znovu.
refused-bad-record = Tohle není zápis hry.
refused-too-many-moves = Tento zápis hry má příliš mnoho tahů: nejvýše { $count } včetně variant.
refused-wrong-result = Zapsaný výsledek neodpovídá tahům.
