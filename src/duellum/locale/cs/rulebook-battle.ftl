### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = Battle je čistě logická hra pro dva. Kostkami nikdo nehází: samy jsou figurami a rolují se z políčka na políčko. Horní strana kostky ukazuje, o kolik políček půjde příště.
rulebook-battle-about-2 = Pravidla se naučíš rychle a štěstí nehraje žádnou roli. Hloubka je v rolování: každým tahem vybíráš nejen to, kam kostka půjde, ale i kterou stranu tam ukáže.
rulebook-battle-aim-1 = Vezmi soupeřova krále, nebo doveď vlastního krále na soupeřovo královské políčko, tedy na vyznačené políčko, kde jeho král začíná. Obojí znamená okamžitou výhru.

## What is in the box

rulebook-battle-box-board = Deska s 9 × 8 políčky, obě královská políčka vyznačená
rulebook-battle-box-white = Bílé kostky
rulebook-battle-box-black = Černé kostky
rulebook-battle-box-kings = Králové, bílý a černý
rulebook-battle-box-1 = Králové jsou také kostky, ale nezáleží na tom, jak leží. Všechny ostatní jsou stejné: protilehlé strany dávají dohromady 7 a při pohledu zvenčí jdou strany 1, 2 a 3 proti směru hodinových ručiček kolem společného rohu.

## Setting up

rulebook-battle-setup-1 = Každý hráč si postaví figury do řady, která je mu nejblíž, krále doprostřed na královské políčko. Polož každou kostku přesně podle tabulky, trojkou k sobě. Důležité jsou i boční strany: při rolování přijdou nahoru.
rulebook-battle-setup-2 = Příklady jsou zobrazeny z pohledu bílého. Každé políčko má své jméno: sloupce jsou označeny písmeny a až i zleva z pohledu bílého, řady čísly 1 až 8 od bílého. Královské políčko bílého je tedy e1, černého e8. Sever je z pohledu bílého vpředu, východ vpravo. Tah se zapisuje políčkem, za nímž jsou směry a vzdálenosti: g4n2 znamená, že se kostka z g4 roluje o dvě políčka na sever.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = Zleva
rulebook-battle-camp-top = Nahoře
rulebook-battle-camp-right = Vpravo
rulebook-battle-camp-front = K hráči
rulebook-battle-start = Výchozí pozice. Bílý má na výběr 37 tahů.

## A turn

rulebook-battle-turn-1 = Začíná bílý; pak se střídáte. Ve svém tahu pohneš jednou vlastní figurou: kteroukoli kostkou, nebo králem. Vynechat tah nelze.
rulebook-battle-turns = Bílý táhl, takže je na tahu černý: bílý podruhé táhnout nesmí.

## Moving

rulebook-battle-moving-1 = Kostka táhne rolováním: překlopí se přes hranu na sousední políčko a pak na další, a to dopředu, dozadu, doleva nebo doprava. Nikdy neklouže a nikdy nejde šikmo.
rulebook-battle-moving-2 = Roluje se přesně o tolik políček, kolik teček měla na horní straně před tahem. Strany, které se objeví cestou, tento počet nemění. Král se vždy pohne o jedno políčko.
rulebook-battle-moving-3 = Kostka smí vyrazit kterýmkoli směrem a cestou jednou zahnout v pravém úhlu, po libovolném počtu políček. V jednom tahu nesmí vstoupit na žádné políčko dvakrát ani se vrátit na výchozí.
rulebook-battle-moving-4 = Všechna políčka cestou musí být prázdná; jen na posledním smí stát soupeřova figura. Přeskakovat nelze.
rulebook-battle-moving-5 = Na každé políčko v dosahu kostky, které neleží přímo před ní, za ní ani vlevo či vpravo od ní, vedou dvě cesty: jedna jde nejdřív dopředu nebo dozadu, druhá nejdřív doleva nebo doprava. Jsou-li obě volné, můžeš si vybrat. Jsou to dva různé tahy, protože nahoře může skončit jiná strana. Vybírej tedy nejen políčko, ale i cestu.
rulebook-battle-opposite = Tato kostka ukazuje 2. Po dvou políčkách rovně ukáže stranu, která byla dole: 5.
rulebook-battle-exact-count = Tato kostka ukazuje 3, takže se roluje o tři políčka: ne o dvě, ne o čtyři.
rulebook-battle-king-step = Král jde o jedno políčko kterýmkoli ze čtyř směrů, nikdy dál.
rulebook-battle-board-edge = Čtyři políčka doprava? Kostka by skončila mimo desku.
rulebook-battle-no-jumping = Černá kostka blokuje přímou cestu. Bílá ji proto obejde.
rulebook-battle-one-turn = Jedno políčko dopředu, pak dvě doprava: to je jedna změna směru. Druhá není dovolena.
rulebook-battle-any-direction = S dvojkou nahoře a volnými políčky kolem má kostka dvanáct tahů. Tady jde rovně dozadu.
rulebook-battle-no-return = Dopředu a zase zpátky? Ne: kostka by se vrátila na políčko, odkud přišla.
rulebook-battle-ahead-first = Dvě cesty na stejné políčko. Nejdřív dopředu, pak doprava: kostka ukazuje 6.
rulebook-battle-right-first = Druhá cesta na to políčko. Nejdřív doprava, pak dopředu: teď ukazuje 3.

## Capturing

rulebook-battle-capture-1 = Stojí-li na posledním políčku tvého tahu soupeřova figura, vezmeš ji: opustí desku a tvoje figura zaujme její místo. Cestou se nic nebere a brát se nikdy nemusí. Stojí-li na posledním políčku tvoje vlastní figura, tah není dovolen.
rulebook-battle-capture-2 = Král bere jako každá kostka, na čtyřech sousedních políčkách. Smí vzít i druhého krále.
rulebook-battle-take = Trojka po dvou políčkách zahne, skončí na černé šestce a vezme ji.
rulebook-battle-own-piece = Na posledním políčku stojí vlastní figura bílého, takže tah není dovolen.
rulebook-battle-king-takes = Král bere kostku vedle sebe.
rulebook-battle-king-takes-king = Králové stojí vedle sebe. Kdo je na tahu, vezme druhého a vyhrává.

## King and palace

rulebook-battle-palace-1 = Královská políčka jsou vyznačená políčka, na kterých králové začínají: e1 má bílý, e8 černý. Vstoupí-li tvůj král na soupeřovo královské políčko, vyhráváš, i když tam bere kostku. Obyčejná kostka na soupeřově královském políčku výhru nepřináší, stejně jako král na svém vlastním.
rulebook-battle-palace-taken = Černý král opustil své královské políčko. Bílý král vstoupí na prázdné políčko a vyhrává.
rulebook-battle-palace-guarded = Kostka na královském políčku nezastaví krále hned vedle: bílý ji vezme a vyhrává.
rulebook-battle-palace-die = Obyčejná kostka na soupeřově královském políčku výhru nepřináší.

## The end of the game

rulebook-battle-end-1 = Hra končí, jakmile je král vzat nebo jakmile král vstoupí na soupeřovo královské políčko. Hrozby se ohlašovat nemusí: krále, který zůstal v nebezpečí, je možné vzít.
rulebook-battle-end-2 = Tištěné návody se o remíze nezmiňují. V Duellu je remíza, když hráč na tahu nemá žádný dovolený tah, když se stejná pozice objeví potřetí, nebo když během sta tahů po sobě (počítají se tahy obou stran) nikdo nic nevezme. Hra může skončit také vzdáním, dohodou na remíze nebo vypršením času.
rulebook-battle-king-won = Šest políček rovně a kostka skončí na černém králi: bílý vyhrává.
rulebook-battle-no-move = Bílé figury jsou zablokované a nemohou táhnout: remíza.
rulebook-battle-repetition = Oba králové dvakrát vyjdou a vrátí se. Stejná pozice se objevila potřetí: remíza.
rulebook-battle-long-game = Devadesát devět tahů bez braní a bílý zahraje stý takový: remíza.
rulebook-battle-resignation = Bílý už nemá naději a vzdává se: černý vyhrává.

## Roll diagrams

rulebook-battle-diagrams-1 = Diagram rolování ukazuje, která strana přijde po kterém tahu nahoru. Pro každou horní stranu je jeden.
rulebook-battle-diagrams-2 = Uprostřed je strana před tahem, podél okrajů čtyři boční strany. Každé další políčko ukazuje stranu po tahu, který tam končí. Končí-li dvě cesty různými stranami, ukazuje obě. Otáčej diagramem, dokud jeho boční strany nesouhlasí s kostkou na desce.
rulebook-battle-diagrams-3 = S dvojkou nebo trojkou nahoře končí dvě cesty na totéž políčko vždy různými stranami. Se 4, 5 nebo 6 končí některé stejnou stranou. S jedničkou vede na každé políčko jen jedna cesta.

## Tactics

rulebook-battle-tactics-1 = Téměř každý dobrý tah dělá jednu ze čtyř věcí: bere soupeřovu kostku, chrání vlastní, uhýbá hrozbě, nebo přibližuje krále ke královskému políčku.
rulebook-battle-tactics-2 = Co kostka dokáže, určují tři věci: horní strana, zda má kam zahnout a kde zahne. Na poslední se snadno zapomíná, ale právě ta rozhoduje, která strana přijde nahoru.
rulebook-battle-tactics-3 = Vysoká čísla dosáhnou daleko, ale potřebují volné linie; nízká ovládají políčka kolem. Před tahem si ověř, kam pak přesně podle svých teček dosáhnou soupeřovy kostky, a hlavně jestli nedosáhnou na tvého krále.
rulebook-battle-right-hand-die = Pravá kostka bílého ukazuje 5 a trojkou je obrácená k bílému. Může jít rovně, nebo zahnout doleva po jednom, dvou, třech či čtyřech políčkách. Jen čtyři dopředu a jedno doleva ohrožuje černého krále: kostka pak ukazuje 6 a dostane se k němu cestou tři doleva a tři dopředu.
rulebook-battle-straight-on = Pět políček rovně a stejná kostka ukazuje 3. Odtud na krále nedosáhne.
rulebook-battle-protected = Bílý vezme kostku, ale ta byla chráněná: černý mu to oplatí.

## Where the editions disagree

rulebook-battle-edition-king = Německý a čínský návod nedovolují králi vzít druhého krále. U nás to smí, protože to dovolují všechny ostatní. (Polský a španělský to říkají z druhé strany: krále může vzít kterákoli soupeřova figura, i král.)
rulebook-battle-edition-direction = Podle španělského návodu začíná tah dopředu, doleva nebo doprava, podle polského jen doleva nebo doprava. U nás smí začít kterýmkoli ze čtyř směrů, protože všechny ostatní připouštějí i směr dozadu.
rulebook-battle-edition-example = V rozebraném příkladu používá český návod pravou kostku černého a italský levou kostku bílého. My používáme pravou kostku bílého: bílý začíná a s levou kostkou uvedené tahy krále neohrožují. (S pravou kostkou černého vycházejí tytéž tahy, protože po otočení desky o 180 stupňů jsou oba tábory stejné.)
rulebook-battle-edition-gaps = V anglickém návodu se nepíše, jak kostky na začátku leží, kdo začíná, že se kostky přes hrany rolují ani že se smí táhnout kteroukoli vlastní. Španělský to poslední vynechává a končí králem a královským políčkem: nemá taktiku, diagramy ani příklad. Držíme se ostatních, protože v nich je to všechno.
rulebook-battle-edition-palace = Anglický návod nazývá královské políčko políčkem soupeřova krále, čínský mluví o vlastním vyznačeném políčku. U nás je to vyznačené políčko, na kterém soupeřův král začíná, ať je teď kdekoli, protože to říkají ostatní.
rulebook-battle-edition-owner = Doslova vzato dovoluje čínský návod táhnout kostkami obou stran a v německém zaujme políčko vzatá kostka. U nás se táhne jen vlastními kostkami a na políčku zůstává ta, která bere, protože to říkají ostatní.
rulebook-battle-edition-ways = Český návod říká, že dvě cesty na totéž políčko končí vždy různými stranami; v anglickém a německém chybí, že dvě cesty vedou jen na některá políčka. Řídíme se samotnými kostkami: dvě cesty vedou jen na políčka mimo přímé směry a některé z nich končí stejnou stranou.
rulebook-battle-edition-diagrams = Český návod dává boční strany do rohů diagramu a nechává otáčet kostku. Polský v rozebraném příkladu místo zahnutí doleva mluví o křížení. U nás jsou boční strany podél okrajů, otáčí se diagram a kostka zahýbá doleva, protože je to tak v ostatních.

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
