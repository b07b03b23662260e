### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they stand in three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = Nauč se hrát
lessons-about = Krátké kroky na skutečné desce, každý na pár vteřin.
# The page of one game’s lessons. $game is the name of a game.
lessons-course = Lekce: { $game }
# $count is how many steps the lessons of a game have, $minutes how long they take.
lessons-steps =
    { $count ->
        [one] { $count } krok, asi { $minutes } min
        [few] { $count } kroky, asi { $minutes } min
       *[other] { $count } kroků, asi { $minutes } min
    }
# How long the remaining steps take.
lessons-left = zbývá asi { $minutes } min
lessons-begin = Začít
lessons-resume = Pokračovat
lessons-repeat = Od začátku
# $done of $count steps are done.
lessons-progress = Hotovo { $done }/{ $count }
# Above the board. $number is the place of the step.
lessons-step-of = Krok { $number }/{ $count }
# Beside a step in the list: done, done without a mistake, or the one that comes next.
lessons-step-done = hotovo
lessons-step-perfect = napoprvé
lessons-step-next = další
# The section with rulebooks, tools and sets to print, and what each of them is.
lessons-further = Jak se naučit víc
lessons-rulebook-about = Všechna pravidla s příklady k vyzkoušení.
lessons-tool-battle-diagram = Všechna políčka, kam se kostka může rolovat.
lessons-print-about = Vytiskni, vystřihni a hraj bez obrazovky.
lessons-next = Dál
# The button that undoes a mistake.
lessons-again = Znovu
lessons-restart = Od začátku
lessons-hint = Ukaž mi
lessons-leave = Všechny kroky
# Added to what stands on a marked square or field, for those who listen.
lessons-star = Hvězda.
# A button of a question whose answers are faces of a die; for those who listen.
lessons-face = { $face } nahoře
# The label of the buttons of a question.
lessons-answers = Tvoje odpověď
# At the end of the lessons of a game.
lessons-finished = Výborně! Teď už můžeš hrát; zbytek najdeš v pravidlech.
# $perfect of $count steps were done without a mistake.
lessons-finished-count = Kroky zvládnuté napoprvé: { $perfect }/{ $count }.
lessons-first-game = Zahrát si první hru
lessons-first-game-about = Nejlehčí úroveň a cestou pár rad.
# On the first page, to somebody who has not played $game yet.
lessons-offer = Ještě neznáš hru { $game }? Nauč se ji za tři minuty hraním.
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = Tvoje lekce hry { $game }: hotovo { $done }/{ $count }.
lessons-offer-close = Už nezobrazovat

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = Roluj kostku
lesson-battle-count-title = Počítej přesně
lesson-battle-predict-title = Předvídej stranu
lesson-battle-turn-title = Jednou zahni
lesson-battle-ways-title = Dvě cesty
lesson-battle-blocked-title = Zablokovaná cesta
lesson-battle-capture-title = Braní
lesson-battle-king-title = Král
lesson-battle-danger-title = Pozor!
lesson-battle-careful-title = Než vezmeš, rozhlédni se
lesson-battle-strike-title = Udeř první
lesson-battle-palace-title = Obsaď královské políčko
lesson-battle-threat-title = Tvá první hrozba

# When the learner moves the king, and a die was meant
lesson-battle-not-king = To byl tvůj král. Tentokrát vyber kostku.
lesson-battle-not-star = To jde, ale hvězda je jinde. Vezmi tah zpět a zkus to znovu.

lesson-battle-roll = Tvoje kostky jsou tvoje figury. Tato ukazuje 2, takže se roluje o dvě políčka. Roluj ji na hvězdu.
lesson-battle-roll-done = Překlopila se přes dvě hrany a teď ukazuje 5. Příště půjde o pět políček: dopředu, dozadu, doleva nebo doprava.

lesson-battle-count = Kostka jde přesně o tolik políček, kolik ukazuje. Která ze tvých tří dojde na hvězdu?
lesson-battle-count-long = Tato kostka ukazuje 4 a musí ujít všechna čtyři políčka, takže na hvězdě nezastaví.
lesson-battle-count-short = Tato kostka ukazuje 2 a hvězda je o tři políčka dál.
lesson-battle-count-done = Tři tečky, tři políčka. Ani víc, ani míň.

lesson-battle-predict = Tato kostka se roluje o políčko nahoru, od tebe. Která strana bude nahoře?
lesson-battle-predict-2 = Správně: nahoru přijde strana obrácená k tobě. Teď kostku roluj na hvězdu.
lesson-battle-predict-same = Jednička je nahoře už teď. Po překlopení o jedno políčko je nahoře vždy jiná strana.
lesson-battle-predict-under = Šestka je dole: protilehlé strany dávají dohromady 7. Nahoru přijde až po dvou políčkách.
lesson-battle-predict-far = Čtyřka je na odvrácené straně. Přišla by nahoru, kdyby se kostka rolovala k tobě.
lesson-battle-predict-side = Ta strana je vlevo nebo vpravo. Podívej se na tu, která je obrácená k tobě.
lesson-battle-predict-done = Nahoru přišla trojka, přesně podle tvé odpovědi. Předvídat stranu je srdce této hry.

lesson-battle-turn = Cestou může kostka jednou zahnout, doleva nebo doprava. Roluj pětku na hvězdu.
lesson-battle-turn-done = Pět políček s jednou změnou směru. Zahnout smíš po libovolném počtu políček.

lesson-battle-ways = Na hvězdu vedou dvě cesty a na každé skončí nahoře jiná strana. Dojdi tam se šestkou nahoře.
lesson-battle-ways-other = Správné políčko, ale jiná strana. Jdi druhou cestou.
lesson-battle-ways-done = Šestka! Zvolená cesta rozhoduje, jak daleko půjde kostka příště.

lesson-battle-blocked = Kostky neskáčou. Černá kostka blokuje jednu cestu na hvězdu: jdi druhou.
lesson-battle-blocked-done = Každé políčko cestou musí být prázdné. Jen na posledním smí stát soupeřova figura.

lesson-battle-capture = Kostka, která skončí na černé kostce, ji vezme. Vezmi jednu; správných tahů je víc.
lesson-battle-capture-missed = Tím nic nevezmeš. Které černé kostky jsou přesně o tři políčka dál?
lesson-battle-capture-done = Máš ji! Vzatá kostka opouští desku. Brát se nikdy nemusí.

lesson-battle-king = Kostka s korunou je tvůj král. Táhne o jedno políčko a také bere. Vezmi kostku vedle něj.
lesson-battle-king-fled = To král smí, ale černá kostka je pořád tam. Vezmi ji.
lesson-battle-king-done = Vždy jedno políčko, kterýmkoli ze čtyř směrů.

lesson-battle-danger = Pozor: tato kostka dosáhne na tvého krále, a pak prohraješ. Zachraň krále.
lesson-battle-danger-hung = Soupeř vzal tvého krále. Uteč s ním, zakryj ho, nebo vezmi útočníka.
lesson-battle-danger-done = V bezpečí! Můžeš s králem utéct, zakrýt ho, nebo vzít útočníka.

lesson-battle-careful = Vezmi kostku, ale ať je tvůj král v bezpečí.
lesson-battle-careful-hung = Ta kostka kryla tvého krále. Teď na něj dosáhne čtyřka.
lesson-battle-careful-missed = Král je v bezpečí, ale tím nic nevezmeš.
lesson-battle-careful-done = Dobrý postřeh. Druhé braní by otevřelo cestu k tvému králi.

lesson-battle-strike = Černý král je krok od tvého královského políčka. Když tam vstoupí, černý vyhraje. Jsi na tahu!
lesson-battle-strike-late = Pozdě: černý král je na královském políčku. Tvá čtyřka ho mohla vzít dřív.
lesson-battle-strike-done = Král padl, vyhráváš! Na ničem jiném už nezáleží.

lesson-battle-palace = Vyhrát můžeš i takhle: doveď svého krále na královské políčko s hvězdou. Stačí dva tahy.
lesson-battle-palace-2 = Černý tě nemohl zastavit. Teď vstup na královské políčko.
lesson-battle-palace-away = Zůstaň blízko: královské políčko je o jedno výš a o jedno vpravo.
lesson-battle-palace-missed = Královské políčko bylo vedle krále. Vstup na něj.
lesson-battle-palace-done = Vyhráváš! Královské políčko může obsadit jen král.

lesson-battle-threat = Skutečná výchozí pozice. Útoč hned: najdi tah, který ohrozí černého krále.
lesson-battle-threat-near = Správná kostka, ale jiná cesta. Na konci musí ukazovat šestku, která na krále dosáhne.
lesson-battle-threat-none = Zatím žádná hrozba. Zkus rohovou kostku: která cesta končí šestkou?
lesson-battle-threat-done = Hrozba hned prvním tahem! Černý musí odpovědět.

## Battle: notes in the first game, each shown once

lesson-battle-note-start = Nespěchej: vyber kostku a deska ukáže, kam může a co na ní bude nahoře.
lesson-battle-note-winning = Můžeš hned vyhrát. Vidíš jak?
lesson-battle-note-threat = Tvůj král je v nebezpečí. Uteč s ním, zakryj ho, nebo vezmi útočníka.
lesson-battle-note-capture = Můžeš něco vzít. Nejdřív se podívej, jestli ti to černý nemůže oplatit.
lesson-battle-note-lost = Soupeř ti vzal kostku. Můžeš mu to oplatit?
lesson-battle-note-captured = Tvé první braní! Teď se podívej, co může udělat černý.

## Qwixx Duel: steps

lesson-qwixx-roll-title = Hoď a polož
lesson-qwixx-colour-title = Bílá plus barva
lesson-qwixx-skip-title = Pasuj schválně
lesson-qwixx-right-title = Jen k zámku
lesson-qwixx-capture-title = Vyhození
lesson-qwixx-stack-title = Stoh
lesson-qwixx-frozen-title = Co je v bezpečí
lesson-qwixx-misthrow-title = Chybné hody
lesson-qwixx-five-title = Uzavři řadu
lesson-qwixx-lock-title = Zámek
lesson-qwixx-score-title = Počítej body
lesson-qwixx-total-title = Tvůj součet
lesson-qwixx-end-title = Ukonči hru
lesson-qwixx-wait-title = Ještě ne

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = To byl pas. Tentokrát polož kámen.

lesson-qwixx-roll = Hraješ za černého. Každý tah začíná hodem všemi šesti kostkami: hoď jimi.
lesson-qwixx-roll-2 = Akce 1: bílé kostky dávají 5. Polož kámen na 5 v kterékoli řadě.
lesson-qwixx-roll-done = Tvůj první kámen. V červené a žluté je 5 blízko začátku a zbývá víc místa.

lesson-qwixx-colour = Akce 2: sečti jednu bílou a jednu barevnou kostku a polož kámen do řady té barvy. Slož modrou 10.
lesson-qwixx-colour-other = I to jde, ale najdi modrou 10: bílá 4 plus modrá 6.
lesson-qwixx-colour-done = 4 a 6 je 10. Kterou bílou přidat, vybíráš ty. Obě akce se musí týkat různých polí.

lesson-qwixx-skip = Obě akce jsou dobrovolné. Trojka by nechala velkou mezeru: tentokrát pasuj.
lesson-qwixx-skip-2 = Dobře. Teď akce 2: červená 8, hned vedle tvé 7.
lesson-qwixx-skip-wasted = Teď už nemůžeš použít pole před tou 3. Lepší je pasovat.
lesson-qwixx-skip-misthrow = Pasovat v obou akcích je chybný hod: minus 5 bodů. Použij červenou 8.
lesson-qwixx-skip-far = Dovoleno, ale přeskočí mnoho polí. Červená 8 nepřeskočí žádné.
lesson-qwixx-skip-done = Malé kroky nechávají místo pro hodně kamenů a hodně kamenů přináší body.

lesson-qwixx-right = V každé řadě se jde jen k zámku. Které z těchto červených čísel můžeš ještě použít?
lesson-qwixx-right-2 = Správně: jen čísla dál než tvá 7. Polož kámen na červenou 9.
lesson-qwixx-right-left = Čtyřku už tvé kameny minuly, takže ji nemůžeš použít.
lesson-qwixx-right-between = Šestka leží mezi tvou 5 a 7. Rozhoduje tvůj kámen nejblíž zámku.
lesson-qwixx-right-row = Dovoleno, ale hledej červenou 9, dál než tvá 7.
lesson-qwixx-right-done = Mezery jsou dovolené. Šedé kameny tě nezdrží.

lesson-qwixx-capture = Kámen nejblíž zámku je přední kámen řady. Je-li soupeřův a leží sám, lze ho vyhodit: vyhoď ho.
lesson-qwixx-capture-missed = Tím nic nevyhodíš. Přední šedý kámen je na červené 8 a ty máš 8.
lesson-qwixx-capture-done = Šedý kámen se vrací k majiteli a přední kámen je teď tvůj.

lesson-qwixx-stack = Tvůj přední kámen na modré 7 leží sám a je v nebezpečí. Přidej na něj druhý.
lesson-qwixx-stack-taken = Šedý hodil 7 a vyhodil tvůj kámen. Dva kameny by tam byly v bezpečí.
lesson-qwixx-stack-done = Stoh ze dvou a více kamenů nelze nikdy vyhodit a počítá se každý jeho kámen.

lesson-qwixx-frozen = Vyhodit lze jen přední kámen. Kolik šedých kamenů můžeš teď vyhodit v červené?
lesson-qwixx-frozen-2 = Správně. V modré je vpředu šedý stoh: kolik kamenů můžeš vyhodit tam?
lesson-qwixx-frozen-front = Šedý kámen na 8 je přední a leží sám: ten vyhodit lze.
lesson-qwixx-frozen-behind = Šedý kámen na 4 byl předběhnut. Kameny za předním jsou navždy v bezpečí.
lesson-qwixx-frozen-stack = Stoh nelze vyhodit nikdy, ani když je vpředu.
lesson-qwixx-frozen-done = Předběhnuté kameny jsou v bezpečí, ale přidávat na ně už také nelze.

lesson-qwixx-misthrow = Dvě jedničky: na žádnou 2 kámen položit nemůžeš. Můžeš jen pokračovat.
lesson-qwixx-misthrow-2 = Nevyhovuje ani žádný součet bílé a barevné. Je to chybný hod.
lesson-qwixx-misthrow-done = Chybný hod tě stojí 5 bodů. Čtyři chybné hody, tvé a šedého dohromady, hru ukončí.

lesson-qwixx-five = Pro poslední číslo řady potřebuješ mít před ním pět svých kamenů. Máš čtyři: obsaď červenou 11.
lesson-qwixx-five-2 = To je pět a ještě máš akci 2: uzavři řadu červenou 12!
lesson-qwixx-five-four = V červené máš pořád jen čtyři kameny. Nejdřív polož jeden na červenou 11.
lesson-qwixx-five-open = Řada je ještě otevřená. Bílá 6 plus červená 6 je 12.
lesson-qwixx-five-done = Pět kamenů, pak poslední číslo: červená je uzavřená a její kostka se vyřadí ze hry.

lesson-qwixx-lock = Při uzavření červené přibyl i kámen na jejím zámku. Kolik kamenů máš teď v červené?
lesson-qwixx-lock-before = Před uzavřením jich bylo pět. Připočti 12 a zámek.
lesson-qwixx-lock-stone = Nezapomeň na kámen na zámku: také se počítá.
lesson-qwixx-lock-done = Prvních pět, 12 a zámek: dohromady sedm.

lesson-qwixx-score = Kameny v jedné řadě dávají dohromady 1, 3, 6, 10… bodů: každý přidá o jeden víc než předchozí. Kolik dá pět?
lesson-qwixx-score-next = Čtyři dávají 10 a pátý přidá 5.
lesson-qwixx-score-done = Dlouhá řada je mnohem cennější než několik krátkých.

lesson-qwixx-total = Kolik máš celkem bodů? 4 kameny v červené, 2 ve žluté, 1 v zelené a jeden chybný hod.
lesson-qwixx-total-misthrow = Chybný hod ubírá 5 bodů.
lesson-qwixx-total-sum = 10 za červenou, 3 za žlutou, 1 za zelenou, minus 5.
lesson-qwixx-total-done = 14 za řady, minus 5 za chybný hod.

lesson-qwixx-end = Dvě uzavřené řady hned ukončí hru. Vedeš 43 : 16 a červená je uzavřená. Ukonči ji!
lesson-qwixx-end-later = Hra pokračuje a šedý tě může dohnat. Žlutá 12 ji ukončí teď.
lesson-qwixx-end-done = Vyhráváš. Když vedeš, hledej, jak hru ukončit: ukončí ji i prázdná zásoba.

lesson-qwixx-wait = Tentokrát vede šedý 64 : 43. Můžeš uzavřít žlutou, a tím by hra skončila. Vyplatí se to?
lesson-qwixx-wait-lost = Hra skončila a šedý má víc bodů: 64 : 56.
lesson-qwixx-wait-done = Správně: dokud prohráváš, hraj dál.

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = Hoď, použij součet bílých kostek, pak jednu bílou a jednu barevnou. Malé kroky jsou dobré kroky.
lesson-qwixx-note-close = Můžeš uzavřít řadu. Kámen na zámku se také počítá; dvě uzavřené řady ukončí hru.
lesson-qwixx-note-capture = Můžeš vyhodit přední kámen. Vrátí se majiteli.
lesson-qwixx-note-stack = Můžeš přidat kámen na svůj přední a tím ho zajistit.
lesson-qwixx-note-misthrow = Pasovat teď by byl chybný hod: minus 5 bodů.
lesson-qwixx-note-taken = Tvůj přední kámen byl vyhozen. Je zpět ve tvé zásobě a to pole smíš použít znovu.
lesson-qwixx-note-closed = Řada je uzavřená a její kostka mimo hru. Ještě jedna uzavřená řada a hra končí.
