### Why a move or a position is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } je tah z jiné pozice.
general-illegal-not-led = { $move } do této pozice nevedl.
general-illegal-never-thrown = V této hře se kostkami nehází.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Teď žádný tah hledat nelze.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Zapiš tah jako políčko a jeden nebo dva úseky cesty, třeba i1n4w1: z i1 o 4 na sever, pak o 1 na západ.
battle-illegal-nothing = Nebylo zadáno nic. { battle-illegal-form }
battle-illegal-start = „{ $text }“ začíná na „{ $part }“, a to není políčko. { battle-illegal-form }
battle-illegal-no-leg = „{ $text }“ udává políčko, ale žádnou cestu. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = V „{ $text }“ musí za { $place }. znakem („{ $part }“) následovat číslo od 1 do 9. { battle-illegal-form }
battle-illegal-no-direction = V „{ $text }“ není { $place }. znak („{ $part }“) směr: piš n, s, e nebo w (sever, jih, východ, západ). { battle-illegal-form }
battle-illegal-square = „{ $text }“ není políčko: políčka jsou a1 až i8.
battle-illegal-edge =
    { $direction ->
        [north] Tah opouští desku na sever od { $square }.
        [south] Tah opouští desku na jih od { $square }.
        [east] Tah opouští desku na východ od { $square }.
       *[west] Tah opouští desku na západ od { $square }.
    }
battle-illegal-leg = Každý úsek cesty musí mít aspoň jedno políčko.
battle-illegal-turns = V jednom tahu smí kostka zahnout nejvýš jednou.
battle-illegal-back = Kostka se nesmí vracet stejnou cestou.
battle-illegal-straight = Oba úseky vedou stejným směrem: zapiš je jako jeden, nebo zahni v pravém úhlu.
battle-illegal-king-count = Král se pohne přesně o jedno políčko, ne o { $count }.
battle-illegal-count = Horní strana ukazuje { $face }, takže se kostka musí rolovat přesně o tolik políček, ne o { $count }.
battle-illegal-blocked = Cesta je na { $square } zablokovaná.
battle-illegal-own = Na { $square } stojí tvá vlastní figura.
battle-illegal-no-piece = Na { $square } žádná figura nestojí.
battle-illegal-opponent = { battle-side } je na tahu, ale figura na { $square } je soupeřova.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = „{ $text }“ není pole: napiš r, y, g nebo b (červená, žlutá, zelená, modrá) a číslo od 2 do 12, třeba y5, nebo „-“ pro pas.
qwixx-illegal-roll = „{ $text }“ není hod: napiš obě bílé kostky, lomítko, pak červenou, žlutou, zelenou a modrou, třeba 41/3526; „-“ znamená kostku mimo hru.
qwixx-illegal-turn = „{ $text }“ není celý tah: napiš hod a dvě volby, nebo jednu, pokud hru ukončí, třeba 41/3526 y5 -.
qwixx-illegal-faces = Kostek k hodu: { $count }. Každá musí ukazovat číslo od 1 do 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = Hod už padl: { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] Červená kostka je ještě ve hře a musí se jí hodit.
        [y] Žlutá kostka je ještě ve hře a musí se jí hodit.
        [g] Zelená kostka je ještě ve hře a musí se jí hodit.
       *[b] Modrá kostka je ještě ve hře a musí se jí hodit.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = V akci 1 platí součet bílých kostek, { $sum }, ne { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = V této řadě lze akcí 2 obsadit { $first } nebo { $second }, součty bílé kostky a kostky v barvě řady, ne { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = V této řadě lze akcí 2 obsadit jen { $first }, součet bílé kostky a kostky v barvě řady, ne { $number }.
qwixx-illegal-used = Pole { qwixx-colour } { $number } už obsadila akce 1. Pro akci 2 vyber jiné.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Na pole { qwixx-colour } { $number } se vrátit nemůžeš: tvůj poslední kámen v této řadě leží na { $own }.
qwixx-illegal-barred = Soupeřův kámen { qwixx-why-at } není přední, a tak pole blokuje.
qwixx-illegal-stack = Soupeřův stoh { qwixx-why-at } nelze vyhodit.
qwixx-illegal-overtaken = Tvůj kámen { qwixx-why-at } už je předběhnutý a nelze na něj přidat další.
# $count stones of the player are in the row.
qwixx-illegal-last = Na pole { qwixx-colour } { $number } smíš položit kámen, jen když máš před ním aspoň pět svých kamenů. Zatím jich máš { $count }.
qwixx-illegal-closed =
    { $colour ->
        [r] Červená řada je uzavřená.
        [y] Žlutá řada je uzavřená.
        [g] Zelená řada je uzavřená.
       *[b] Modrá řada je uzavřená.
    }

## What else the server or this browser refuses

# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = Tomu server nerozuměl.
refused-too-long = Tohle je příliš dlouhé a nelze to tu přečíst.
refused-too-fast = Příliš rychle. Chvilku počkej.
refused-too-many = Server je zaneprázdněný. Zkus to později.
refused-forbidden-origin = Tato stránka nesmí tento server používat.
refused-not-host = To může jen ten, kdo sedí u počítače, na kterém Duellum běží.
refused-no-network = Tento počítač není v žádné síti, přes kterou by se mohli připojit ostatní.
refused-unavailable = Nepodařilo se to uložit a nic se nezměnilo. Zkus to znovu.
refused-unknown-game = Tato hra neexistuje.
refused-unknown-rules = Tato hra tu není nainstalovaná.
refused-no-engine = Počítač tuto hru nehraje, nebo ne na této úrovni.
refused-bad-position = Z této pozice hra začít nemůže.
refused-bad-seed = V tomto semínku jsou znaky, které nelze zobrazit.
refused-needs-commitment = Načti stránku znovu: kostky této hry potřebují nejnovější verzi stránky.
refused-bad-share = Tento prohlížeč ztratil svůj podíl na hodech této hry, takže nemůže hod dokončit.
refused-roll-pending = Kostky se ještě kutálejí. Počkej.
refused-not-seated = Hru jen sleduješ. Tohle mohou pouze hráči.
refused-seat-taken = Obě místa jsou obsazená. Můžeš se dívat.
refused-already-seated = Už tu máš místo.
refused-not-started = Hra ještě nezačala.
refused-over = Hra skončila.
refused-not-over = Hra ještě neskončila.
refused-not-your-turn = Nejsi na tahu.
refused-stale = Hra mezitím pokročila.
refused-illegal = Tento tah pravidla nedovolují.
refused-dice-due = Nejdřív hoď kostkami.
refused-no-dice-due = Teď se kostkami nehází.
refused-nothing-to-undo = Není co vrátit.
refused-already-offered = Tato nabídka už padla.
refused-too-often = Tato žádost padla před chvílí. Než požádáš znovu, zahraj pár tahů.
refused-exhausted = V této hře už nelze nic nabízet ani vracet tahy.
refused-no-offer = Tato nabídka už neplatí.
refused-seek-gone = Tato výzva už byla přijata nebo stažena.
refused-not-against-people = Ve hrách proti lidem rady nejsou.
refused-not-now = Tady rada není.
refused-engine-failed = Počítač neodpověděl.
refused-engine-busy = Počítač vyřizuje jiné požadavky. Zkus to za chvíli znovu.
refused-bad-record = Tohle není uložená hra.
refused-too-many-moves = Tato uložená hra má příliš mnoho tahů: smí jich být nejvýše { $count }, včetně variant.
refused-wrong-result = Výsledek v této uložené hře neodpovídá tahům.

## Positions that are impossible

position-long = Text je příliš dlouhý: pozice má nejvýše { $count } znaků.

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Bílý
       *[black] Černý
    }
position-battle-fields = Pozice má čtyři části oddělené mezerami: osm řad oddělených /, stranu na tahu, půltahy bez braní a číslo tahu.
position-battle-side = Strana na tahu musí být w nebo b.
position-battle-rank = Řada { $rank } musí mít devět políček: písmena pro figury, číslici pro prázdná políčka.
position-battle-number = Půltahy bez braní a číslo tahu musí být celá čísla.
position-battle-long = Po sto půltazích bez braní končí hra remízou.
position-battle-kings = { position-battle-name }: král smí být jen jeden, ale králové stojí na { $squares }.
position-battle-dice = { position-battle-name }: kostek smí být nejvýše osm.
position-battle-no-king = { position-battle-name }: chybí král.
position-battle-palace = { position-battle-name }: král stojí na soupeřově královském políčku, takže hra je už vyhraná.

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] Černý
       *[grey] Šedý
    }
position-qwixx-row-name =
    { $colour ->
        [r] Červená řada
        [y] Žlutá řada
        [g] Zelená řada
       *[b] Modrá řada
    }
position-qwixx-fields = Pozice má pět částí oddělených mezerami: čtyři řady oddělené /, aktivního hráče, chybné hody, hod a fázi.
position-qwixx-side = Aktivní hráč musí být b nebo g.
position-qwixx-row = { position-qwixx-row-name }: musí mít jedenáct polí a zámek.
position-qwixx-closed-sign = { position-qwixx-row-name }: musí být zapsaná jako uzavřená, leží-li na jejím posledním čísle kámen, jinak jako otevřená.
position-qwixx-misthrow-text = Zapiš chybné hody ve tvaru 1:0, nejdřív černého.
position-qwixx-stage = Fáze je r před hodem, 1 před akcí 1 a před akcí 2 je to 2: s polem obsazeným v akci 1 (nebo 2:-).
position-qwixx-lock-open = { position-qwixx-row-name }: na zámku leží kámen, ale na posledním čísle žádný.
position-qwixx-last-stack = { position-qwixx-row-name }: na posledním čísle smí ležet jen jeden kámen, protože řadu uzavírá.
position-qwixx-lock-side = { position-qwixx-row-name }: kameny na zámku a na posledním čísle musí patřit téže straně.
position-qwixx-before = { position-qwixx-row-name }: před posledním číslem musí ležet pět kamenů téže strany.
position-qwixx-stones = { position-qwixx-name }: kamenů je jen 22.
position-qwixx-misthrows = Chybné hody smějí být nejvýše čtyři, protože čtvrtý ukončí hru.
position-qwixx-closed = Uzavřené smějí být nejvýše dvě řady, protože druhá ukončí hru.
position-qwixx-bare-two = Dvě řady jsou uzavřené bez kamene na zámku, ale už první by hru ukončila.
position-qwixx-bare = { position-qwixx-row-name }: je uzavřená bez kamene na zámku, i když hráči, který ji uzavřel, kameny zbývají.
position-qwixx-over = Hra skončila dřív, než padly tyto kostky.
position-qwixx-misthrow-fit = Na prázdné desce musí mít ten, kdo hrál naposledy, stejně chybných hodů jako druhý hráč, nebo o jeden víc.
position-qwixx-supply = { position-qwixx-name }: zásoba je prázdná, takže hra by skončila už v tahu této strany.
position-qwixx-ended = { position-qwixx-name }: žádný tah této strany nemohl hru takto ukončit.
position-qwixx-first-sum = V akci 1 lze kámen položit jen na součet bílých kostek, { $sum }, ne na { $field }.
position-qwixx-first-stone = Akce 1 je zapsaná na { $field }, ale kámen aktivního hráče tam neleží.
position-qwixx-first-last = Kámen na { $field } nemůže být poslední, který aktivní hráč položil.
