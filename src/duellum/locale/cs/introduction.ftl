### The rules in short: how to play each game.

rules-elsewhere = Text těchto pravidel není součástí programu Duellum. Najdeš ho v popisu hry { $game }.
how-battle-1 = Každá strana má osm kostek a krále. Začíná bílý, pak se střídáte. V každém tahu musíš pohnout jednou kostkou nebo králem; tah vynechat nelze.
how-battle-2 = Kostka se roluje přes hrany přesně o tolik políček, kolik teček má na horní straně. Král se vždy pohne o jedno políčko.
how-battle-3 = Kostka smí vyrazit kterýmkoli směrem a cestou jednou zahnout v pravém úhlu. Nesmí přeskakovat ani vstoupit na jedno políčko dvakrát.
how-battle-4 = Strana, která je po tahu nahoře, nová nebo stejná jako předtím, rozhoduje, jak daleko půjde kostka příště. Vyber kostku a deska ti ukáže, kam se může rolovat a co tam na ní bude nahoře.
how-battle-5 = Figura, jejíž tah skončí na soupeřově figuře, ji vezme. Brát se nikdy nemusí. Na vlastní figuře tah skončit nesmí.
how-battle-6 = Okamžitě vyhraješ, když vezmeš soupeřova krále, nebo když dovedeš vlastního krále na soupeřovo královské políčko, tedy na vyznačené políčko, kde jeho král začíná.
how-qwixx-1 = Čtyři řady, každá v jiné barvě, jsou společné oběma hráčům. V červené a žluté čísla stoupají od 2 do 12, v zelené a modré klesají od 12 do 2. Každá řada končí zámkem.
how-qwixx-2 = Ve svém tahu hodíš všemi kostkami. Nejdřív smíš položit kámen na součet obou bílých kostek, v kterékoli řadě. Potom smíš položit kámen do řady jedné z barev, na součet jedné bílé kostky a kostky této barvy. Oba kameny musí přijít na různá pole.
how-qwixx-3 = V každé řadě se smí jít jen k zámku: nový kámen patří dál než všechny tvé kameny v této řadě, nebo na poslední z nich, pokud je to přední kámen.
how-qwixx-4 = Kámen nejblíž zámku je přední kámen řady, ať patří komukoli. Je-li soupeřův a leží na poli sám, smíš ho vyhodit: polož svůj na jeho pole a on se vrátí majiteli. Na vlastní přední kámen smíš položit další. Stoh vyhodit nelze.
how-qwixx-5 = Když ve svém tahu nepoložíš žádný kámen, je to chybný hod: jeden kámen přejde z tvé zásoby do sloupce chybných hodů a stojí tě pět bodů.
how-qwixx-6 = Jakmile máš v jedné řadě pět kamenů, přičemž ve stohu se počítá každý, smíš obsadit její poslední číslo. Tím se řada uzavře: nikdo už do ní nesmí pokládat kameny a její kostka se vyřadí ze hry. Položíš také kámen ze své zásoby na zámek; i ten se počítá do řady.
how-qwixx-7 = Hra končí okamžitě, když jsou uzavřené dvě řady, ve sloupci chybných hodů leží čtyři kameny nebo je některá zásoba prázdná. V každé řadě dává jeden kámen 1 bod, dva dávají 3, pak 6, 10, 15 a tak dále až do 78 za dvanáct; další už nic nepřidají. Vyhrává, kdo má celkem víc bodů.
