### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Domácí pravidlo
house-rule-note = Vydaná pravidla to neurčují; toto je vlastní pravidlo programu Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = Deska má devět sloupců, a až i, a osm řad, 1 až 8. Žádný tah nesmí vést mimo desku.
clause-b2 = Královské políčko bílého je e1, černého e8.
clause-b3 = Každý hráč má osm kostek a jednoho krále. Protilehlé strany kostky dávají dohromady 7. Při pohledu zvenčí jdou strany 1, 2 a 3 kolem společného rohu proti směru hodinových ručiček.
clause-b4 = Král se vždy pohne přesně o jedno políčko, ať ukazuje cokoli.
clause-b5 = Na začátku jsou nahoře, zleva z pohledu hráče, 5 1 2 6 král 6 2 1 5 a každá kostka je trojkou obrácená ke svému hráči.
clause-b6 = Začíná bílý; pak hráči střídavě táhnou jednou ze svých kostek nebo králem. Vynechat tah nelze.
clause-b7 = Kostka táhne rolováním: překlopí se přes hranu na sousední políčko, a to na sever, jih, východ nebo západ.
clause-b8 = Kostka táhne přesně o tolik políček, kolik teček má před tahem na horní straně.
clause-b9 = Všechna políčka před posledním musí být prázdná: přeskakovat nelze.
clause-b10 = V jednom tahu smí kostka jednou zahnout, a to v pravém úhlu.
clause-b11 = První krok smí vést kterýmkoli ze čtyř směrů.
clause-b12 = V jednom tahu nesmí kostka vstoupit na žádné políčko dvakrát ani se vrátit na výchozí.
clause-b13 = Dvě cesty na stejné políčko jsou dva různé tahy, protože nahoře může skončit jiná strana.
clause-b14 = Figura, jejíž tah skončí na políčku se soupeřovou figurou, ji vezme. Na políčku s vlastní figurou tah skončit nesmí.
clause-b15 = Král bere jako každá kostka. Smí vzít i soupeřova krále.
clause-b16 = Kdo vezme soupeřova krále, okamžitě vyhrává.
clause-b17 = Kdo dovede vlastního krále na soupeřovo královské políčko, okamžitě vyhrává, i když je obsazené soupeřovou kostkou. Obyčejná kostka na něm výhru nepřináší.
clause-b18 = Když strana na tahu nemá žádný dovolený tah, hra končí remízou.
clause-b19 = Vznikne-li potřetí stejná pozice se stejnou stranou na tahu, hra končí remízou.
clause-b20 = Když během sta tahů po sobě (počítají se tahy obou stran) nikdo nic nevezme, hra končí remízou.
clause-b21 = Hra může skončit také vzdáním, dohodou na remíze nebo vypršením času.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = V červené a žluté řadě čísla stoupají od 2 do 12, v zelené a modré klesají od 12 do 2. Každá řada končí zámkem.
clause-q2 = Každý hráč má 22 kamenů. Ty, které nejsou na hrací desce, má v zásobě.
clause-q3 = Ke hře patří dvě bílé kostky a po jedné červené, žluté, zelené a modré.
clause-q4 = Kdo začne, rozhodne los; pak se hráči střídají.
clause-q5 = Nový kámen se pokládá napravo od všech kamenů, které jeho majitel v té chvíli v řadě má, nebo na ten z nich, který je nejvíc vpravo, pokud je to přední kámen.
clause-q6 = Na pole se soupeřovým kamenem svůj kámen položit nesmíš, ledaže je to přední kámen, který lze vyhodit.
clause-q7 = Kámen nejvíc vpravo je přední kámen řady. Je-li soupeřův a leží-li na poli sám, lze ho vyhodit.
clause-q8 = Majitel předního kamene na něj smí pokládat další, kolik chce.
clause-q9 = Dva a více kamenů na jednom poli nelze vyhodit.
clause-q10 = Kameny, které předběhl kámen ležící víc vpravo, už nelze vyhodit ani na ně přidávat další.
clause-q11 = Aktivní hráč hází všemi kostkami, které jsou ještě ve hře. Hraje jen on.
clause-q12 = V akci 1 lze položit kámen v kterékoli řadě na součet obou bílých kostek.
clause-q13 = V akci 2 lze položit kámen do řady jedné z barev, na součet kostky té barvy a jedné bílé.
clause-q14 = Obě akce jednoho tahu musí použít různá pole.
clause-q15 = Tah bez položeného kamene je chybný hod: jeden kámen přejde ze zásoby do sloupce chybných hodů.
clause-q16 = Akce 1 se dokončí se vším, co z ní plyne, dřív než akce 2.
clause-q17 = Na poslední číslo řady smíš položit kámen, jen když máš v té řadě před ním aspoň pět svých kamenů. Ve stohu se počítá každý kámen.
clause-q18 = Kdo obsadí poslední číslo, položí také kámen ze zásoby na zámek. I ten se počítá do řady.
clause-q19 = Do uzavřené řady už nelze pokládat kameny a její kostka je hned mimo hru.
clause-q20 = Obsadíš-li poslední číslo svým posledním kamenem, řada je uzavřená, zámek zůstane prázdný a hra končí.
clause-q21 = Hra končí okamžitě, i když akce 2 ještě nezačala, je-li některá zásoba prázdná, leží-li ve sloupci chybných hodů čtyři kameny nebo jsou-li uzavřené dvě řady.
clause-q22 = Kameny v jedné řadě dávají dohromady 1, 3, 6, 10 bodů a tak dále až do 78 za dvanáct. Další už nic nepřidají.
clause-q23 = Každý chybný hod stojí svého hráče 5 bodů.
clause-q24 = Vyhrává, kdo má celkem víc bodů.
clause-q24-house = Při stejném počtu bodů je remíza.
clause-q25 = Hra může skončit také vzdáním, dohodou na remíze nebo vypršením času.
