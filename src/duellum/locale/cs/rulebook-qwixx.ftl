### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = Qwixx Duel je závod na společné desce. Házíš kostkami, pokládáš kameny do čtyř barevných řad, stavíš z nich stohy a vyhazuješ soupeřovy.
rulebook-qwixx-about-2 = Kdo zná Qwixx, ví už hodně: jde se zleva doprava, jen s kameny místo křížků. Nový je přední kámen každé řady. Lze ho vyhodit a jeho majitel na něj smí pokládat další; počítá se každý kámen stohu.
rulebook-qwixx-aim-1 = Vyhrává, kdo má na konci nejvíc bodů. Čím víc kamenů máš v řadě, tím cennější je každý další.

## What is in the box

rulebook-qwixx-box-board = Deska se čtyřmi řadami, jejich zámky, sloupcem chybných hodů a stupnicí bodů
rulebook-qwixx-box-white = Bílé kostky
rulebook-qwixx-box-coloured = Barevné kostky: červená, žlutá, zelená, modrá
rulebook-qwixx-box-black = Černé kameny
rulebook-qwixx-box-grey = Šedé kameny
rulebook-qwixx-box-1 = Červená a žlutá stoupají od 2 do 12, zelená a modrá klesají od 12 do 2. Každá řada tak začíná i končí číslem, které padá zřídka. Na pravém konci každé řady je její zámek.
rulebook-qwixx-rows = Dvě bílé šestky dávají 12. V zelené a modré je to první číslo, otevřené každému; v červené a žluté poslední a potřebuje před sebou pět kamenů.

## Setting up

rulebook-qwixx-setup-1 = Položte desku mezi sebe. Jeden dostane do zásoby 22 černých kamenů, druhý 22 šedých. Kdo začne, rozhodne los.
rulebook-qwixx-start = Začátek: prázdná deska, plné zásoby a všech šest kostek k hodu.

## A turn

rulebook-qwixx-turn-1 = Aktivní hráč hází všemi kostkami, které jsou ještě ve hře, a pak má dvě akce, jednu po druhé. Na rozdíl od Qwixxu se druhý hráč jen dívá.
rulebook-qwixx-turn-2 = Akce 1: sečti obě bílé kostky a řekni součet nahlas. Smíš položit kámen na toto číslo v kterékoli řadě.
rulebook-qwixx-turn-3 = Akce 2: sečti jednu bílou a jednu barevnou kostku. Smíš položit kámen na toto číslo v řadě té barvy.
rulebook-qwixx-turn-4 = Kterékoli akce se smíš vzdát; když použiješ obě, musí to být dvě různá pole. Nepoložíš-li vůbec nic, je to chybný hod: kámen jde z tvé zásoby do sloupce chybných hodů. Pak je aktivní druhý hráč.
rulebook-qwixx-two-actions = Bílá 4 a bílá 1 dávají 5; černý položí kámen ve žluté řadě. Pak bílá 4 a modrá 6 dávají 10 a černý položí kámen v modré.
rulebook-qwixx-same-field = Sedmička je tu dvakrát, z bílých kostek a jako bílá 4 a červená 3. V jednom tahu se ale totéž pole dvakrát použít nesmí.
rulebook-qwixx-misthrow = Černý nepoloží nic: chybný hod. Kámen je pro řady ztracen a stojí 5 bodů.
rulebook-qwixx-in-order = Akce 1 je první, se vším, co z ní plyne. Černý položí pátý kámen do červené řady; teprve to otevře 12 pro akci 2.

## Placing stones

rulebook-qwixx-placing-1 = V každé řadě se jde zleva doprava: nový kámen patří napravo od tvého nejpravějšího kamene v této řadě. Mezery smějí být libovolné, ale vrátit se a vyplnit je nelze.
rulebook-qwixx-placing-2 = Počítají se jen tvoje kameny, a jen ty, které v řadě jsou teď. Je-li tvůj nejpravější vyhozen, rozhoduje zase další nalevo. Pole se soupeřovým kamenem je pro tebe zavřené, ledaže ho smíš vyhodit.
rulebook-qwixx-gap = Ze 3 rovnou na 9: dovoleno. Ale 6 teď leží nalevo od nejpravějšího černého kamene.
rulebook-qwixx-after-capture = Šedý vyhodí 7. Nejpravější černý kámen je teď na 5, takže černý smí položit na 6, která byla předtím zavřená.

## Capturing and stacking

rulebook-qwixx-front-1 = Kámen nejvíc vpravo je přední kámen řady, ať patří komukoli. Je-li soupeřův a leží na poli sám, smíš ho vyhodit položením svého na jeho pole. Vrátí se do zásoby majitele a smí se položit znovu.
rulebook-qwixx-front-2 = Patří-li přední kámen tobě, smíš na něj pokládat další, znovu a znovu a jak vysoko chceš. Stoh ze dvou a více kamenů nelze nikdy vyhodit.
rulebook-qwixx-front-3 = Jakmile nějaký kámen leží víc vpravo, předběhnuté kameny zamrznou: nelze je vyhodit ani navýšit. Předběhnout stoh je jediný způsob, jak zastavit jeho růst.
rulebook-qwixx-red-grey = Šedý musí jít napravo od šedé 3: na 4, na 6 nebo dál. Smí také vyhodit 7, která leží sama a je přední. Černá 5 je v bezpečí, protože není přední.
rulebook-qwixx-red-black = Stejná řada pro černého: s další 7 přidá na přední kámen; jinak jde víc doprava.
rulebook-qwixx-capture = Šedý hodí 7 a vyhodí přední kámen. Černý kámen se vrací do zásoby.
rulebook-qwixx-stack = Černý přidá na přední kámen druhý. Teď hodí 7 i šedý, ale dva kameny jsou v bezpečí.
rulebook-qwixx-frozen = Šedý předběhne černý stoh. Černý hodí 5, ale stoh už růst nemůže.
rulebook-qwixx-blue-black = Černý musí jít napravo od černé 9. Šedý kámen na 8 je předběhnutý a blokuje své pole; šedý stoh na 5 je v bezpečí. Černý má v řadě pět kamenů, takže je otevřené i poslední číslo, 2.
rulebook-qwixx-blue-grey = Stejná řada pro šedého: přidat na 5, nebo položit na 4 či 3. Dvojka zůstává zavřená, protože šedý tu má jen tři kameny.

## Closing a row

rulebook-qwixx-closing-1 = Poslední číslo řady, 12 v červené a žluté, 2 v zelené a modré, je otevřené jen tomu, kdo má v té řadě aspoň pět vlastních kamenů. Ve stohu se počítá každý.
rulebook-qwixx-closing-2 = Obsadíš-li ho, položíš ještě jeden kámen ze zásoby na zámek a ten se do řady také počítá. Řada je teď uzavřená pro oba a její kostka hned opouští hru.
rulebook-qwixx-closing-3 = Byl-li kámen na posledním čísle tvůj úplně poslední, řada je stejně uzavřená, ale zámek zůstane prázdný a hra končí.
rulebook-qwixx-stack-counts = Stoh z pěti se počítá jako pět kamenů: černý smí obsadit 12.
rulebook-qwixx-close-green = Černý obsadí zelenou 2 a druhý kámen položí na zámek. Zelená kostka opouští hru a šedý tam už na svou 5 položit nemůže.
rulebook-qwixx-last-stone = Poslední kámen černého jde na červenou 12. Řada je uzavřená a hra skončila; na zámek už kámen nezbyl.

## The end of the game

rulebook-qwixx-end-1 = Hru ukončí kterákoli ze tří věcí, a to hned, i před akcí 2: poslední kámen něčí zásoby je na desce; ve sloupci chybných hodů leží čtyři kameny, je jedno čí; nebo jsou uzavřené dvě řady, je jedno kým.
rulebook-qwixx-end-2 = Dvě další pravidla jsou naše: stejné součty jsou remíza a lze se také vzdát, dohodnout na remíze nebo prohrát na čas.
rulebook-qwixx-two-rows = Šedý uzavřel červenou a teď černý akcí 1 uzavírá zelenou. Hra končí hned, bez akce 2. Oba mají 28 bodů: remíza.
rulebook-qwixx-agreement = Nikdo nechce hrát dál a oba se dohodnou na remíze.

## Scoring

rulebook-qwixx-scoring-1 = Spočítej své kameny v každé řadě, stohy kámen po kameni, i s tím na zámku. Stupnice říká, jakou mají hodnotu. V řadě jich smí být víc než dvanáct, ale počítají se jako dvanáct.
rulebook-qwixx-scoring-2 = Každý tvůj kámen ve sloupci chybných hodů ubírá 5 bodů. Zapište čtyři řady a chybné hody a sečtěte je; vyhrává vyšší součet.
rulebook-qwixx-scale-stones = Kameny v řadě
rulebook-qwixx-scale-points = Body
rulebook-qwixx-thirteen = Třináctý kámen v řadě: 78 bodů, jako předtím.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Černý má 15 v červené, 1 ve žluté a 28 v zelené, minus 5 za chybný hod. Šedý má 1, 6 a 6, minus 10 za dva chybné hody.

## Tactics

rulebook-qwixx-tactics-1 = Dlouhé řady se vyplácejí. Druhý kámen v řadě přidá dva body, pátý pět, desátý deset: lepší je jedna řada s osmi kameny než dvě se čtyřmi.
rulebook-qwixx-tactics-2 = Všechno se děje vpředu. Samotný přední kámen je v nebezpečí, dokud na něj nepřidáš nebo ho někdo nepředběhne, nejvíc na 6, 7 a 8, které padají nejčastěji. Stoh, který zůstává vpředu, roste s každým vhodným hodem.
rulebook-qwixx-tactics-3 = Velká mezera tě stojí pole mezi tím. Vyplatí se, když zastaví rostoucí stoh nebo tě dostane dopředu na číslo, které padá zřídka.
rulebook-qwixx-tactics-4 = Mysli na konec. Když vedeš, uzavírej řady, spotřebuj kameny, vezmi třeba i čtvrtý chybný hod; když prohráváš, hru protahuj.
rulebook-qwixx-on-purpose = Ve sloupci chybných hodů leží tři kameny a černý vede. Vzdá se obou akcí: čtvrtý chybný hod stojí 5 bodů, ale ukončí hru a černý vyhrává.

## Where the editions disagree

rulebook-qwixx-edition-left = V portugalském návodu pokládá černý další kámen nalevo od 7. Kameny jdou vždy jen doprava.
rulebook-qwixx-edition-last-field = V příkladu s modrou řadou si portugalský návod plete hráče a chybí v něm věta: na 4 a 3 smí položit šedý a 2 je otevřená černému, který má pět kamenů, ne šedému.
rulebook-qwixx-edition-words = Portugalský návod předává kostky po směru hodinových ručiček, staví stoh na prvním kameni a má dvě jména pro sloupec chybných hodů; polský tři. Dva hráči se střídají, stohy rostou na předním kameni a sloupec je jeden.
rulebook-qwixx-edition-twelve = V polském seznamu posledních čísel chybí žlutá 12. Patří tam.
rulebook-qwixx-edition-stack = Polský návod pokládá na přední kámen druhý stoh. Je to druhý kámen.
rulebook-qwixx-edition-stones = Italský návod dává každému 22 kamenů každé barvy. Každý dostane 22 jedné barvy.
rulebook-qwixx-edition-after = V italském návodu jeden obrat mění, co se počítá po vyhození, a jiný selhává při uzavírání řady. Počítají se kameny, které jsou v řadě teď, jako v ostatních vydáních.

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
