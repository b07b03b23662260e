### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Domácí pravidlo
house-rule-note = Pravidla autorů to neurčují; takto rozhoduje Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = Deska má devět sloupců, a až i, a osm řad, 1 až 8; nic ji neopouští.
clause-b2 = Královská políčka jsou e1 pro bílého a e8 pro černého.
clause-b3 = Každá strana má osm kostek a jednoho krále. Protilehlé strany dávají dohromady 7; na každé kostce jdou 1, 2 a 3 kolem společného rohu proti směru hodinových ručiček.
clause-b4 = Král se vždy pohne přesně o jedno políčko, ať ukazuje cokoli.
clause-b5 = Na začátku ukazují kostky, zleva z pohledu svého hráče, 5 1 2 6 král 6 2 1 5 a každá má trojku obrácenou ke svému hráči.
clause-b6 = Začíná bílý; pak strany střídavě táhnou jednou ze svých kostek nebo králem. Vynechat tah nelze.
clause-b7 = Kostka táhne tak, že se překlopí přes hranu na sousední políčko: na sever, jih, východ nebo západ.
clause-b8 = Kostka táhne přesně o tolik políček, kolik teček má před tahem na horní straně.
clause-b9 = Všechna políčka před posledním musí být prázdná: přeskakovat nelze.
clause-b10 = V jednom tahu lze jednou změnit směr, a to o pravý úhel.
clause-b11 = První krok smí vést kterýmkoli ze čtyř směrů.
clause-b12 = Žádné políčko, ani výchozí, se v jednom tahu neobjeví dvakrát: po vlastní cestě se vracet nelze.
clause-b13 = Dvě cesty na stejné políčko jsou dva tahy: nahoře může skončit jiná strana.
clause-b14 = Soupeřova kostka nebo král na posledním políčku se bere; vlastní kostka nebo král tam tahu brání.
clause-b15 = Král bere jako každá kostka, i soupeřova krále.
clause-b16 = Kdo vezme soupeřova krále, okamžitě vyhrává.
clause-b17 = Kdo dovede vlastního krále na soupeřovo královské políčko, okamžitě vyhrává, ať je obsazené, nebo ne; jiná kostka tam nic nevyhrává.
clause-b18 = Když strana na tahu nemá žádný dovolený tah, hra končí remízou.
clause-b19 = Stejná pozice potřetí, se stejnou stranou na tahu, je remíza.
clause-b20 = Sto tahů za sebou bez vzaté kostky, počítáno za obě strany, je remíza.
clause-b21 = Hra končí také vzdáním, dohodou na remíze nebo vypršením času.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = Červená a žlutá řada stoupají od 2 do 12, zelená a modrá klesají od 12 do 2; každá řada končí zámkem.
clause-q2 = Každá strana má 22 kamenů; co není na hrací desce, čeká v její zásobě.
clause-q3 = Dvě kostky jsou bílé; k nim patří po jedné červené, žluté, zelené a modré.
clause-q4 = Kdo začne, rozhodne los; pak se hráči střídají.
clause-q5 = Nový kámen se pokládá napravo od všech kamenů, které jeho majitel v té chvíli v řadě má, nebo na nejpravější z nich, pokud je to přední kámen.
clause-q6 = Nikdo nesmí pokládat na pole se soupeřovým kamenem, ledaže je to přední kámen, který lze vyhodit.
clause-q7 = Kámen nejvíc vpravo je přední kámen řady; je-li soupeřův a leží na poli sám, lze ho vyhodit.
clause-q8 = Komu patří přední kámen, ten na něj smí pokládat další, kolik chce.
clause-q9 = Dva a více kamenů na jednom poli nelze vyhodit.
clause-q10 = Jakmile něco leží víc vpravo, předběhnuté kameny už nelze vyhodit ani navýšit.
clause-q11 = Aktivní hráč hází všemi kostkami, které jsou ještě ve hře, a jen on hraje.
clause-q12 = V akci 1 lze položit kámen v kterékoli řadě na součet obou bílých kostek.
clause-q13 = V akci 2 lze položit kámen do barevné řady na součet kostky té barvy a jedné bílé.
clause-q14 = V jednom tahu se nikdy nepoužije totéž pole dvakrát.
clause-q15 = Tah bez položeného kamene je chybný hod: jeden kámen jde ze zásoby do sloupce chybných hodů.
clause-q16 = Akce 1 je i se vším, co z ní plyne, dokončena dřív, než se vybírá akce 2.
clause-q17 = Poslední číslo řady je otevřené jen tomu, kdo má před ním v té řadě pět nebo více kamenů; ve stohu se počítá každý kámen.
clause-q18 = Kdo obsadí poslední číslo, položí také kámen ze zásoby na zámek a ten se do řady počítá.
clause-q19 = Do uzavřené řady se už nic nepokládá a její kostka je od té chvíle mimo hru.
clause-q20 = Poslední číslo obsazené posledním vlastním kamenem uzavře řadu bez kamene na zámku a hra končí.
clause-q21 = Hra končí okamžitě, když je některá zásoba prázdná, ve sloupci chybných hodů leží čtyři kameny nebo jsou uzavřené dvě řady; akci 2 už pak nikdo nehraje.
clause-q22 = Kameny v řadě dávají 1, 3, 6, 10 bodů a tak dále až do 78 za dvanáct; další už nic nepřidají.
clause-q23 = Každý chybný hod stojí svého majitele 5 bodů.
clause-q24 = Vyhrává vyšší součet.
clause-q24-house = Stejné součty jsou remíza.
clause-q25 = Hra končí také vzdáním, dohodou na remíze nebo vypršením času.
