### The rules in short: how to play each game.

rules-exact = Přesná pravidla
rules-elsewhere = Text těchto pravidel není součástí programu Duellum. Najdeš ho v popisu hry { $game }.
how-battle-1 = Každá strana má osm kostek a krále. Začíná bílý, pak se střídáte; v každém tahu se pohne jedna kostka nebo král.
how-battle-2 = Kostka se roluje přes hrany o tolik políček, kolik teček má na horní straně: přesně o tolik, ne o víc ani o míň. Král se vždy pohne o jedno políčko.
how-battle-3 = Cestou může kostka jednou změnit směr, doleva nebo doprava. Nesmí přeskakovat ani vstoupit na jedno políčko dvakrát.
how-battle-4 = Strana, která je po tahu nahoře, jiná nebo znovu stejná, říká, jak daleko půjde kostka příště. Vyber kostku a stůl ti ukáže, kam se může rolovat a co na ní potom bude nahoře.
how-battle-5 = Skončí-li kostka tah na soupeřově kostce, vezme ji.
how-battle-6 = Vezmi soupeřova krále, nebo doveď vlastního krále na soupeřovo královské políčko, a vyhráváš.
how-qwixx-1 = Čtyři řady, každá v jiné barvě, patří oběma hráčům. Červená a žlutá stoupají od 2 do 12, zelená a modrá klesají od 12 do 2.
how-qwixx-2 = Ve svém tahu hodíš všemi kostkami. Nejdřív smíš položit kámen na součet obou bílých kostek, v kterékoli řadě. Potom smíš položit kámen do barevné řady na součet jedné bílé kostky a kostky této barvy.
how-qwixx-3 = V každé řadě se smí jen k zámku: nový kámen leží dál než všechny tvé kameny v této řadě, nebo na posledním z nich, pokud je to přední kámen.
how-qwixx-4 = Kámen nejblíž zámku je přední kámen řady, ať patří komukoli. Je-li soupeřův a leží na poli sám, smíš ho vyhodit: polož svůj na jeho pole a on se vrátí do zásoby majitele. Na vlastní přední kámen smíš položit další; stoh je v bezpečí.
how-qwixx-5 = Když ve svém tahu nepoložíš žádný kámen, jeden jde ze zásoby do sloupce chybných hodů a stojí tě pět bodů.
how-qwixx-6 = S pěti vlastními kameny v řadě, včetně těch ve stozích, smíš obsadit její poslední číslo. Tím se řada uzavře. Položíš také kámen ze své zásoby na zámek; i ten se počítá.
how-qwixx-7 = Hra končí, když jsou uzavřené dvě řady, ve sloupci chybných hodů leží čtyři kameny nebo je některá zásoba prázdná. Každý další kámen v řadě má větší cenu než předchozí: dohromady dávají 1, 3, 6, 10, 15 a tak dále. Vyhrává vyšší součet.
