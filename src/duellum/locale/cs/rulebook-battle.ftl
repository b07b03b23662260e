### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = Battle je čistě myšlenková hra pro dva. Kostkami nikdo nehází: samy jsou figurami a rolují se z políčka na políčko. Kolik kostka ukazuje nahoře, o tolik políček půjde příště.
rulebook-battle-about-2 = Pravidla se naučíš rychle a štěstí v nich nehraje roli. Hloubka je v rolování: každým tahem vybíráš nejen to, kde kostka skončí, ale i kterou stranu tam ukáže.
rulebook-battle-aim-1 = Vezmi soupeřova krále, nebo doveď vlastního krále na soupeřovo královské políčko. Obojí okamžitě vyhrává.

## What is in the box

rulebook-battle-box-board = Deska devět krát osm políček s vyznačenými královskými políčky
rulebook-battle-box-white = Bílé kostky
rulebook-battle-box-black = Černé kostky
rulebook-battle-box-kings = Králové, bílý a černý
rulebook-battle-box-1 = Králové jsou také kostky, ale nezáleží na tom, jak leží. Všechny ostatní jsou stejné: protilehlé strany dávají dohromady 7 a čísla 1, 2 a 3 jdou proti směru hodinových ručiček kolem rohu, kde se setkávají.

## Setting up

rulebook-battle-setup-1 = Bílý stojí v řadě 1, černý v řadě 8, každý král na svém královském políčku. Polož každou kostku přesně podle tabulky, trojkou ke svému hráči. Postavení je vždy stejné, včetně bočních stran: ty při rolování přijdou nahoru.
rulebook-battle-setup-2 = Příklady jsou zobrazeny z pohledu bílého. Každé políčko má své jméno: sloupce jsou označeny písmeny a až i zleva z pohledu bílého, řady čísly 1 až 8 od bílého. Královské políčko bílého je tedy e1, černého e8. Sever je z pohledu bílého vpředu, východ vpravo. Tah se zapisuje políčkem, za nímž jsou směry a vzdálenosti: g4n2 znamená, že se kostka z g4 roluje o dvě políčka na sever.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = Zleva
rulebook-battle-camp-top = Nahoře
rulebook-battle-camp-right = Vpravo
rulebook-battle-camp-front = K hráči
rulebook-battle-start = Začátek. Bílý má na výběr 37 tahů.

## A turn

rulebook-battle-turn-1 = Začíná bílý; pak se střídáte. Ve svém tahu pohneš jednou vlastní figurou: kteroukoli kostkou, nebo králem. Vynechat tah nelze.
rulebook-battle-turns = Bílý táhl. Teď je na tahu černý: tatáž kostka dál nesmí.

## Moving

rulebook-battle-moving-1 = Kostka táhne tak, že se překlopí přes hranu na sousední políčko a pak na další: dopředu, dozadu, doleva nebo doprava. Nikdy neklouže a nikdy nejde šikmo.
rulebook-battle-moving-2 = Roluje se přesně o tolik políček, kolik teček měla nahoře před tahem. Strany, které se objeví cestou, na tom nic nemění. Král se vždy pohne o jedno políčko.
rulebook-battle-moving-3 = Kostka smí vyrazit kterýmkoli směrem a cestou jednou zahnout o pravý úhel, kdekoli chceš. V jednom tahu nikdy nevstoupí na totéž políčko dvakrát, ani na výchozí.
rulebook-battle-moving-4 = Všechna políčka cestou musí být prázdná; jen na posledním smí stát soupeř. Přeskakovat nelze.
rulebook-battle-moving-5 = Na každé políčko mimo přímý směr vedou dvě cesty: jedna jde nejdřív dopředu nebo dozadu, druhá nejdřív doleva nebo doprava. Jsou to dva různé tahy, protože nahoře může skončit jiná strana. Vybírej tedy nejen políčko, ale i cestu.
rulebook-battle-opposite = Tato kostka ukazuje 2. Po dvou políčkách rovně ukáže to, co bylo dole: 5.
rulebook-battle-exact-count = Tato kostka ukazuje 3, takže se roluje o tři políčka: ne o dvě, ne o čtyři.
rulebook-battle-king-step = Král jde o jedno políčko kterýmkoli ze čtyř směrů, nikdy dál.
rulebook-battle-board-edge = Čtyři políčka doprava? Deska končí dřív.
rulebook-battle-no-jumping = V cestě stojí černá kostka, takže rovně to nejde. Kostka ji obejde.
rulebook-battle-one-turn = Jedno políčko dopředu, pak dvě doprava: to je jedna změna směru. Druhá není dovolena.
rulebook-battle-any-direction = S dvojkou nahoře a volnými políčky kolem má kostka dvanáct tahů. Tato jde rovně dozadu.
rulebook-battle-no-return = Dopředu a zase zpátky? Ne: kostka by se vrátila na políčko, odkud přišla.
rulebook-battle-ahead-first = Dvě cesty na stejné políčko. Nejdřív dopředu, pak doprava: kostka ukazuje 6.
rulebook-battle-right-first = Druhá cesta na to políčko. Nejdřív doprava, pak dopředu: teď ukazuje 3.

## Capturing

rulebook-battle-capture-1 = Stojí-li na posledním políčku tahu soupeř, vezmeš ho: opustí desku a tvoje kostka zaujme jeho místo. Cestou se nic nebere a brát se nemusí. Vlastní figura na posledním políčku tahu brání.
rulebook-battle-capture-2 = Král bere jako každá kostka, na čtyřech sousedních políčkách. Smí vzít dokonce i druhého krále.
rulebook-battle-take = Trojka po dvou políčkách zahne, skončí na černé šestce a vezme ji.
rulebook-battle-own-piece = Vlastní figura na posledním políčku tahu brání.
rulebook-battle-king-takes = Král bere kostku vedle sebe.
rulebook-battle-king-takes-king = Králové stojí vedle sebe. Kdo je na tahu, vezme druhého a vyhrává.

## King and palace

rulebook-battle-palace-1 = Královská políčka jsou vyznačená políčka, na kterých králové začínají: e1 má bílý, e8 černý. Vstoupí-li tvůj král na soupeřovo královské políčko, vyhráváš, i když tam bere kostku. Jiná kostka tam nic nevyhrává a král na vlastním královském políčku je prostě doma.
rulebook-battle-palace-taken = Černý král odešel z domova. Bílý král vstoupí na prázdné královské políčko a vyhrává.
rulebook-battle-palace-guarded = Kostka na královském políčku před sousedním králem nechrání: bílý ji vezme a vyhrává.
rulebook-battle-palace-die = Obyčejná kostka na soupeřově královském políčku nic nevyhrává.

## The end of the game

rulebook-battle-end-1 = Hra končí, jakmile je vzat král nebo obsazeno královské políčko. Na hrozbu nikdo upozorňovat nemusí: krále, který zůstal v nebezpečí, je možné vzít.
rulebook-battle-end-2 = Tištěné návody remízu neznají. U nás je remíza, když strana na tahu nemá tah, když se stejná pozice objeví potřetí nebo když sto tahů, počítáno za obě strany, nikdo nic nevezme. Můžeš se také vzdát, dohodnout se na remíze nebo prohrát na čas.
rulebook-battle-king-won = Šest políček rovně a kostka skončí na černém králi: bílý vyhrává.
rulebook-battle-no-move = Bílé figury jsou zazděné a nemohou táhnout: remíza.
rulebook-battle-repetition = Oba králové dvakrát vyjdou a vrátí se. Pozice se objevila třikrát: remíza.
rulebook-battle-long-game = Devadesát devět tahů bez braní a bílý zahraje stý: remíza.
rulebook-battle-resignation = Bílý nevidí naději a vzdává se: černý vyhrává.

## Roll diagrams

rulebook-battle-diagrams-1 = Diagram rolování předem ukazuje, která strana bude po kterém tahu nahoře. Pro každou horní stranu je jeden.
rulebook-battle-diagrams-2 = Uprostřed je strana před tahem, podél okrajů čtyři boční strany. Každé další políčko ukazuje stranu po tahu, který tam končí; kde dvě cesty končí různě, ukazuje obě. Otáčej diagramem, dokud jeho boční strany nesouhlasí s kostkou na desce.
rulebook-battle-diagrams-3 = S dvojkou nebo trojkou nahoře končí dvě cesty na políčko vždy různými stranami. Se 4, 5 nebo 6 končí některé stejnou stranou. Kostka s jedničkou výběr cesty nemá.

## Tactics

rulebook-battle-tactics-1 = Téměř každý dobrý tah dělá jednu ze čtyř věcí: bere soupeřovu kostku, chrání vlastní, uhýbá hrozbě, nebo vede krále ke královskému políčku.
rulebook-battle-tactics-2 = Co kostka dokáže, určují tři věci: horní strana, místo k zahnutí a to, kde zahne. Na poslední se snadno zapomíná, ale právě ta rozhoduje, která strana přijde nahoru.
rulebook-battle-tactics-3 = Vysoká čísla dosáhnou daleko, ale potřebují volné linie; nízká ovládají políčka kolem. Před tahem se ptej, kam pak svým přesným počtem dosáhnou soupeřovy kostky, a hlavně jestli ne na tvého krále.
rulebook-battle-right-hand-die = Pravá kostka bílého ukazuje 5 a trojku má k bílému. Může jít rovně, nebo zahnout doleva po jednom, dvou, třech či čtyřech políčkách. Jen čtyři dopředu a jedno doleva ohrožuje černého krále: kostka pak ukazuje 6 a dostane se k němu cestou tři doleva a tři dopředu.
rulebook-battle-straight-on = Pět políček rovně a stejná kostka ukazuje 3. Odtud na krále nedosáhne.
rulebook-battle-protected = Bílý vezme kostku, ale ta byla chráněná: černý mu to oplatí.

## Where the editions disagree

rulebook-battle-edition-king = Německý a čínský návod zakazují králi vzít druhého krále. Ruský originál to dovoluje, stejně jako anglický, francouzský, italský a český; polský a španělský říkají jen, že krále lze vzít. Tady to smí.
rulebook-battle-edition-direction = Podle španělského návodu začíná tah dopředu, doleva nebo doprava, podle polského jen doleva nebo doprava. Všechny ostatní připouštějí i dozadu a my také.
rulebook-battle-edition-example = V rozebraném příkladu táhne český návod pravou kostkou černého a italský levou. Uvedené tahy se hodí jen k pravé kostce bílého.
rulebook-battle-edition-gaps = V anglickém návodu chybí, jak kostky na začátku leží, kdo začíná, že se kostky přes hrany rolují a že se smí táhnout kteroukoli vlastní. Ve španělském chybí to poslední a končí braním, bez taktiky, diagramů a příkladu. Držíme se ostatních.
rulebook-battle-edition-palace = Anglický návod označuje královské políčko jako políčko soupeřova krále, čínský mluví o vlastním vyznačeném políčku. Myslí se vyznačené políčko, na kterém začíná soupeřův král, ať je teď kdekoli.
rulebook-battle-edition-owner = Doslova vzato dovoluje čínský návod táhnout kostkami obou stran a v německém zaujme políčko vzatá kostka. Táhne se vlastními kostkami a ta, která bere, tam zůstává.
rulebook-battle-edition-ways = Český návod říká, že dvě cesty na políčko končí vždy různými stranami; anglickému a německému chybí, že dvě cesty vedou jen na některá. Dvě cesty vedou jen na políčka mimo přímé směry a některé končí stejně.
rulebook-battle-edition-diagrams = U diagramů dává český návod boční strany do rohů a nechává otáčet kostku; italský mluví o všech stranách a polský o křížení místo zahnutí doleva. Boční strany jsou podél okrajů a otáčí se diagram.

## What follows from an example. $face is the number on top of a die, 1 to 6, or 0 for a king; $count is a
## number of moves; $side is white or black; $clause is the number of the rule by which the game ended

rulebook-battle-face = Nahoře po tahu: { $face }
rulebook-battle-captured =
    { $face ->
        [0] Vzat: král
       *[other] Vzata: kostka, která ukazuje { $face }
    }
rulebook-battle-choices =
    { $count ->
        [0] Žádný tah není možný
        [one] Možný je { $count } tah
        [few] Možné jsou { $count } tahy
       *[other] Možných je { $count } tahů
    }
rulebook-battle-win = { battle-side } vyhrává ({ $clause }).
