### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = Qwixx Duel je závod na společné desce. Házíš kostkami, pokládáš kameny do čtyř barevných řad, stavíš z nich stohy a vyhazuješ soupeřovy.
rulebook-qwixx-about-2 = Kdo zná Qwixx, ví už hodně: jde se zleva doprava, jen s kameny místo křížků. Novinkou je přední kámen každé řady. Lze ho vyhodit a jeho majitel na něj smí pokládat další. Boduje každý kámen stohu.
rulebook-qwixx-aim-1 = Vyhrává, kdo získá nejvíc bodů. Čím víc kamenů máš v jedné řadě, tím cennější je v ní každý další.

## What is in the box

rulebook-qwixx-box-board = Deska se čtyřmi řadami, jejich zámky, sloupcem chybných hodů a tabulkou bodů
rulebook-qwixx-box-white = Bílé kostky
rulebook-qwixx-box-coloured = Barevné kostky: červená, žlutá, zelená, modrá
rulebook-qwixx-box-black = Černé kameny
rulebook-qwixx-box-grey = Šedé kameny
rulebook-qwixx-box-1 = V červené a žluté řadě čísla stoupají od 2 do 12, v zelené a modré klesají od 12 do 2. Každá řada tak začíná i končí číslem, které padá zřídka. Na pravém konci každé řady je její zámek, kam hráč, který řadu uzavře, položí kámen navíc.
rulebook-qwixx-rows = Dvě bílé šestky dávají 12. V zelené a modré je to první číslo, kam smí položit kámen kdokoli. V červené a žluté je poslední a je před ním potřeba pět kamenů.

## Setting up

rulebook-qwixx-setup-1 = Položte desku mezi sebe. Jeden hráč dostane do zásoby 22 černých kamenů, druhý 22 šedých; dále jim říkáme černý a šedý. Kdo začne, rozhodne los.
# Only where moves are shown in notation, which is in a terminal; r, y, g and b stay as they are
rulebook-qwixx-notation = V příkladech znamenají písmena r, y, g a b červenou, žlutou, zelenou a modrou řadu: y5 je 5 ve žluté řadě. Spojovník znamená pas. Hod se zapisuje jako 41/3526: bílé kostky ukazují 4 a 1, pak následují červená 3, žlutá 5, zelená 2 a modrá 6.
rulebook-qwixx-start = Začátek: prázdná deska, plné zásoby a všech šest kostek k hodu.

## A turn

rulebook-qwixx-turn-1 = Hráč, který je na tahu, je aktivní hráč. Hodí všemi kostkami, které jsou ještě ve hře, a pak má dvě akce, jednu po druhé. Na rozdíl od Qwixxu se druhý hráč jen dívá.
rulebook-qwixx-turn-2 = Akce 1: sečti obě bílé kostky a řekni součet nahlas. Smíš položit kámen na toto číslo v kterékoli řadě.
rulebook-qwixx-turn-3 = Akce 2: sečti jednu bílou a jednu barevnou kostku. Smíš položit kámen na toto číslo v řadě té barvy.
rulebook-qwixx-turn-4 = V kterékoli akci smíš pasovat. Když použiješ obě, musí oba kameny přijít na různá pole. Nepoložíš-li vůbec žádný kámen, je to chybný hod: kámen přejde z tvé zásoby do sloupce chybných hodů a na konci tě stojí 5 bodů. Pak je na tahu druhý hráč.
rulebook-qwixx-two-actions = Bílá 4 a bílá 1 dávají 5: černý položí kámen na žlutou 5. Bílá 4 a modrá 6 dávají 10: černý položí druhý kámen, na modrou 10.
rulebook-qwixx-same-field = Červenou 7 lze získat dvěma způsoby: oběma bílými kostkami, nebo bílou 4 a červenou 3. V jednom tahu ale nelze totéž pole použít dvakrát.
rulebook-qwixx-misthrow = Černý nepoloží žádný kámen: chybný hod. Kámen přejde do sloupce chybných hodů a na konci stojí 5 bodů.
rulebook-qwixx-in-order = Nejdřív se dokončí akce 1 se vším, co z ní plyne. Černý položí do červené řady pátý kámen a teprve to otevře 12 pro akci 2.

## Placing stones

rulebook-qwixx-placing-1 = V každé řadě se jde zleva doprava: nový kámen patří napravo od tvého kamene, který v ní leží nejvíc vpravo (nebo na něj, jak ukáže další část). Mezery smějí být libovolně velké, ale vrátit se a vyplnit je nelze.
rulebook-qwixx-placing-2 = Počítají se jen tvoje kameny, a jen ty, které v řadě jsou teď. Když soupeř vyhodí ten, který leží nejvíc vpravo, počítá se místo něj další nalevo. Pole se soupeřovým kamenem použít nesmíš, ledaže ten kámen smíš vyhodit.
rulebook-qwixx-gap = Ze 3 rovnou na 9: to je dovoleno. Ale 6 je teď pro černého ztracená, protože leží nalevo od jeho kamene nejvíc vpravo.
rulebook-qwixx-after-capture = Šedý vyhodí kámen na 7. Nejvíc vpravo má černý teď kámen na 5, takže černý smí položit kámen na 6, což předtím nešlo.

## Capturing and stacking

rulebook-qwixx-front-1 = Kámen nejvíc vpravo je přední kámen řady, ať patří komukoli. Je-li soupeřův a leží na poli sám, smíš ho vyhodit: polož na jeho pole svůj. Vyhozený se vrátí do zásoby majitele a smí se položit znovu.
rulebook-qwixx-front-2 = Patří-li přední kámen tobě, smíš na něj pokládat další, kolikrát a jak vysoko chceš. Stoh ze dvou a více kamenů nelze nikdy vyhodit.
rulebook-qwixx-front-3 = Jakmile nějaký kámen leží víc vpravo, předběhnuté kameny zamrznou: nelze je vyhodit ani na ně přidávat další. Předběhnout stoh je jediný způsob, jak zastavit jeho růst.
rulebook-qwixx-red-grey = Šedý musí jít napravo od šedého kamene na 3: na 4, na 6 nebo dál doprava. Smí také vyhodit černý kámen na 7, který leží sám a je přední. Černý kámen na 5 je v bezpečí, protože není přední.
rulebook-qwixx-red-black = Stejná řada pro černého: s další 7 přidá kámen na přední; jinak pokračuje dál doprava.
rulebook-qwixx-capture = Šedý složí 7 a vyhodí přední kámen. Černý kámen se vrací do zásoby černého.
rulebook-qwixx-stack = Černý přidá kámen na přední. Pak i šedý složí 7, ale dva kameny jsou v bezpečí.
rulebook-qwixx-frozen = Šedý předběhne černý stoh. Černý složí 5, ale přidat tam už nic nelze.
rulebook-qwixx-blue-black = Černý musí jít napravo od černého kamene na 9. Šedý kámen na 8 je předběhnutý a blokuje své pole; šedý stoh na 5 je v bezpečí. Černý má v řadě pět kamenů, takže je otevřené i poslední číslo, 2.
rulebook-qwixx-blue-grey = Stejná řada pro šedého: přidat kámen na stoh na 5, nebo položit kámen na 4 či 3. Dvojka otevřená není, protože šedý tu má jen tři kameny.

## Closing a row

rulebook-qwixx-closing-1 = Na poslední číslo řady (12 v červené a žluté, 2 v zelené a modré) smíš položit kámen, jen když máš v té řadě aspoň pět vlastních kamenů. Ve stohu se počítá každý.
rulebook-qwixx-closing-2 = Když ho obsadíš, položíš ještě jeden kámen ze zásoby na zámek a do řady se počítá i ten. Řada je teď uzavřená: nikdo už do ní nesmí pokládat kameny a její kostka se hned vyřadí ze hry.
rulebook-qwixx-closing-3 = Byl-li kámen na posledním čísle tvůj úplně poslední, řada je stejně uzavřená, ale zámek zůstane prázdný a hra končí.
rulebook-qwixx-stack-counts = Stoh z pěti se počítá jako pět kamenů: černý smí položit kámen na 12.
rulebook-qwixx-close-green = Černý položí kámen na zelenou 2 a druhý na zámek. Zelená kostka se vyřadí ze hry. Šedý pak složí 5, ale do zelené řady už kámen položit nemůže.
rulebook-qwixx-last-stone = Černý položí poslední kámen zásoby na červenou 12. Řada je uzavřená a hra skončila; na zámek už kámen nezbyl.

## The end of the game

rulebook-qwixx-end-1 = Hra končí okamžitě, i před akcí 2, jakmile je zásoba některého hráče prázdná, ve sloupci chybných hodů leží čtyři kameny (bez ohledu na to, čí jsou) nebo jsou uzavřené dvě řady (bez ohledu na to, kdo je uzavřel).
rulebook-qwixx-end-2 = Další dvě pravidla přidává Duellum: při stejném počtu bodů je remíza a hra může skončit také vzdáním, dohodou na remíze nebo vypršením času.
rulebook-qwixx-two-rows = Šedý uzavřel červenou a teď černý akcí 1 uzavírá zelenou. Hra končí hned, bez akce 2. Oba mají 28 bodů: remíza.
rulebook-qwixx-agreement = Ani jeden nechce hrát dál, a tak se dohodnou na remíze.

## Scoring

rulebook-qwixx-scoring-1 = Spočítej své kameny v každé řadě, včetně každého kamene stohu a kamene na zámku. Tabulka bodů ukazuje, kolik dávají: řada s pěti kameny má 15 bodů. V jedné řadě smí být víc než dvanáct kamenů, ale počítá se jen dvanáct.
rulebook-qwixx-scoring-2 = Každý tvůj kámen ve sloupci chybných hodů tě stojí 5 bodů. Zapiš body čtyř řad a chybných hodů a sečti je. Vyhrává, kdo má celkem víc bodů.
rulebook-qwixx-scale-stones = Kameny v řadě
rulebook-qwixx-scale-points = Body
rulebook-qwixx-thirteen = Třináctý kámen v řadě: 78 bodů, jako předtím.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Černý má 15 bodů v červené, 1 ve žluté a 28 v zelené, minus 5 za chybný hod. Šedý má 1, 6 a 6, minus 10 za dva chybné hody.

## Tactics

rulebook-qwixx-tactics-1 = Dlouhé řady se vyplácejí. Druhý kámen v řadě přidá dva body, pátý pět, desátý deset: lepší je jedna řada s osmi kameny než dvě se čtyřmi.
rulebook-qwixx-tactics-2 = Nejvíc se děje vpředu. Osamocený přední kámen je v nebezpečí, dokud na něj nepřidáš další nebo ho někdo nepředběhne, zvlášť na 6, 7 a 8, které padají nejčastěji. Stoh vpředu může růst s každým vhodným hodem.
rulebook-qwixx-tactics-3 = Velká mezera tě připraví o přeskočená pole. Vyplatí se, když zastaví rostoucí stoh nebo tě dostane dopředu na číslo, které padá zřídka.
rulebook-qwixx-tactics-4 = Mysli na konec. Když vedeš, uzavírej řady, spotřebovávej kameny, nebo si vezmi i čtvrtý chybný hod. Když prohráváš, hru protahuj.
rulebook-qwixx-on-purpose = Ve sloupci chybných hodů leží tři kameny a černý vede. Pasuje v obou akcích: čtvrtý chybný hod stojí 5 bodů, ale ukončí hru a černý vyhrává.

## Where the editions disagree

rulebook-qwixx-edition-left = V portugalském návodu pokládá černý další kámen nalevo od 7. U nás se kameny pokládají jen doprava, protože to říká samo pravidlo i všechny ostatní návody.
rulebook-qwixx-edition-last-field = V příkladu s modrou řadou portugalský návod zaměňuje hráče a chybí v něm věta. U nás na 4 a 3 smí položit šedý a na 2 černý, protože pět kamenů v řadě má černý, ne šedý.
rulebook-qwixx-edition-words = Portugalský návod předává kostky po směru hodinových ručiček, staví stoh na „prvním“ kameni a má dvě jména pro sloupec chybných hodů; polský má tři. U nás se hráči střídají, stohy rostou na předním kameni a sloupec chybných hodů je jeden, protože tak jsou míněna pravidla a příklady všech vydání.
rulebook-qwixx-edition-twelve = V polském návodu v seznamu posledních čísel chybí žlutá 12. My ji počítáme, protože v ostatních je.
rulebook-qwixx-edition-stack = Podle polského návodu se na přední kámen pokládá druhý stoh. U nás se pokládá druhý kámen, protože to říkají ostatní.
rulebook-qwixx-edition-stones = Italský návod dává každému 22 kamenů každé barvy. U nás dostane každý 22 kamenů jedné barvy, protože v krabici je jich od každé jen 22.
rulebook-qwixx-edition-after = V italském návodu stojí „Dovendo buttare giù una pedina“, jako by pravidlo platilo pro toho, kdo vyhazuje, a nadpis „Chiedere una fila“ (požádat o řadu) je tisková chyba místo „Chiudere“ (uzavřít). U nás pravidlo platí pro hráče, jehož kámen byl vyhozen: počítají se jen kameny, které v řadě zůstaly, jako v ostatních vydáních.

## What follows from an example. $black and $grey are numbers of stones or points; $count is a number of
## stones or dice; $side is black or grey; $clause is the number of the rule by which the game ended

rulebook-qwixx-returned =
    { $count ->
        [one] { $count } kámen se vrací do zásoby majitele
        [few] { $count } kameny se vracejí do zásoby majitele
       *[other] { $count } kamenů se vrací do zásoby majitele
    }
rulebook-qwixx-supplies = V zásobách: černý { $black }, šedý { $grey }
rulebook-qwixx-points = Body: černý { $black }, šedý { $grey }
rulebook-qwixx-dice =
    { $count ->
        [one] { $count } kostka v příštím hodu
        [few] { $count } kostky v příštím hodu
       *[other] { $count } kostek v příštím hodu
    }
rulebook-qwixx-win = { qwixx-side } vyhrává ({ $clause }).
