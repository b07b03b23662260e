### Why a move is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } je tah z jiné pozice.
general-illegal-not-led = { $move } do této pozice nevedl.
general-illegal-never-thrown = V této hře se kostkami nehází.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Teď není co hledat: nikdo nevybírá tah.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Tah je políčko a jeden nebo dva úseky cesty, třeba i1n4w1: z i1 na sever 4, pak na západ 1.
battle-illegal-nothing = Nebylo zadáno nic. { battle-illegal-form }
battle-illegal-start = „{ $part }“ na začátku „{ $text }“ není políčko. { battle-illegal-form }
battle-illegal-no-leg = „{ $text }“ udává políčko, ale žádnou cestu. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = V „{ $text }“ chybí za „{ $part }“, znak { $place }, číslo od 1 do 9. { battle-illegal-form }
battle-illegal-no-direction = „{ $part }“, znak { $place } v „{ $text }“, není směr: směry jsou n, s, e nebo w (sever, jih, východ, západ). { battle-illegal-form }
battle-illegal-square = „{ $text }“ není políčko: políčka jsou a1 až i8.
battle-illegal-edge =
    { $direction ->
        [north] Tah opouští desku na sever od { $square }.
        [south] Tah opouští desku na jih od { $square }.
        [east] Tah opouští desku na východ od { $square }.
       *[west] Tah opouští desku na západ od { $square }.
    }
battle-illegal-leg = Každý úsek cesty má aspoň jedno políčko.
battle-illegal-turns = V jednom tahu lze směr změnit nejvýš jednou.
battle-illegal-back = Po vlastní cestě se vracet nelze.
battle-illegal-straight = Oba úseky vedou stejným směrem: zapiš je jako jeden, nebo změň směr o pravý úhel.
battle-illegal-king-count = Král se pohne přesně o jedno políčko, ne o { $count }.
battle-illegal-count = Na horní straně je { $face }: přesně o tolik políček kostka táhne, ne o { $count }.
battle-illegal-blocked = Cestu blokuje { $square }.
battle-illegal-own = Na { $square } stojí tvá vlastní kostka nebo král.
battle-illegal-no-piece = Na { $square } nic nestojí.
battle-illegal-opponent = { battle-side } je na tahu, ale na { $square } stojí soupeřova kostka nebo král.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = „{ $text }“ není pole: napiš r, y, g nebo b (červená, žlutá, zelená, modrá) a číslo od 2 do 12, třeba y5, nebo „-“ pro pas.
qwixx-illegal-roll = „{ $text }“ není hod: napiš obě bílé kostky, lomítko, pak červenou, žlutou, zelenou a modrou, třeba 41/3526; „-“ znamená kostku mimo hru.
qwixx-illegal-turn = „{ $text }“ není celý tah: napiš hod a dvě volby, nebo jednu, která hru ukončí, třeba 41/3526 y5 -.
qwixx-illegal-faces = Počet kostek k hodu: { $count }; každá ukazuje 1 až 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = Kostky už jsou hozeny: { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] Červená kostka je ještě ve hře a musí se jí hodit.
        [y] Žlutá kostka je ještě ve hře a musí se jí hodit.
        [g] Zelená kostka je ještě ve hře a musí se jí hodit.
       *[b] Modrá kostka je ještě ve hře a musí se jí hodit.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = Akce 1 potřebuje součet bílých kostek, { $sum }, ne { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = V této řadě může akce 2 obsadit { $first } nebo { $second }, součet bílé kostky a kostky řady, ne { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = V této řadě může akce 2 obsadit jen { $first }, součet bílé kostky a kostky řady, ne { $number }.
qwixx-illegal-used = Akce 1 už použila pole { qwixx-colour } { $number }: akce 2 potřebuje jiné.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Na pole { qwixx-colour } { $number } se vrátit nemůžeš: tvůj poslední kámen v této řadě leží na { $own }.
qwixx-illegal-barred = Soupeřův kámen { qwixx-why-at } není přední, a tak pole brání.
qwixx-illegal-stack = Soupeřův stoh { qwixx-why-at } nelze vyhodit.
qwixx-illegal-overtaken = Tvůj kámen { qwixx-why-at } už je předběhnutý a nelze ho navýšit.
# $count stones of the player are in the row.
qwixx-illegal-last = Na pole { qwixx-colour } { $number } potřebuješ před ním aspoň pět svých kamenů; zatím jich máš { $count }.
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
