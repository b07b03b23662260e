### Sets to print, cut out, fold and glue: what stands on the sheets, and the page that offers them.

## On every sheet

# The title of a file; $game is the name of the game, $kit that of the kit, such as Dice
print-document = { $game }: { $kit }
# In the corner of each sheet; $game is the name of the game
print-sheet = { $game } · list { $number }/{ $count }
# The legend below; $kind is cut, fold or glue (a grey area)
print-line =
    { $kind ->
        [cut] stříhat
        [fold] ohýbat
       *[glue] lepit
    }
# Beside a ruler of 50 mm, with which one checks the size after printing
print-scale = Tiskni ve skutečné velikosti: toto pravítko měří 50 mm.

## Battle

print-board-half = Deska, { $number }. polovina
print-board-strip = Vystřihni podél vnější čáry a natři lepidlem šedý pruh.
print-board-join = Vystřihni a přilep tuto polovinu na šedý pruh druhé, hranu k hraně.
# $side is white or black
print-dice =
    { $side ->
        [white] Kostky bílého
       *[black] Kostky černého
    }
print-kings = Králové a náhradní kostky
print-nets-hint = Vystřihni, ohni podél všech přerušovaných čar dozadu a slep chlopně v pořadí čísel.
# What a drawing shows, for those who listen; $side is white or black
print-alt-half =
    { $side ->
        [white] Polovina desky na straně bílého, řady 1 až 4, s pruhem k lepení
       *[black] Polovina desky na straně černého, řady 5 až 8
    }
print-alt-net = Síť kostky: šest stran do kříže a sedm číslovaných chlopní
print-start = Výchozí pozice
print-start-text = Nahoře, zleva z pohledu každého hráče: 5, 1, 2, 6, král, 6, 2, 1, 5. Každá kostka má trojku ke svému hráči a každý král začíná na vlastním královském políčku. Začíná bílý.
print-card-hint = Vystřihni kartu a měj ji vedle desky.
print-diagrams = Diagramy rolování
print-diagrams-hint = Uprostřed je kostka před tahem, podél okrajů její boční strany. Políčka kolem ukazují stranu po tahu. Otáčej kartou, dokud nesouhlasí s tvou kostkou.
print-alt-start = Výchozí pozice shora, s bočními stranami všech kostek
print-alt-card = Obrys karty
print-alt-diagram = Kam se může rolovat kostka, která má nahoře { $top }, a kterou stranu tam ukáže

## Qwixx Duel

print-qwixx-board-hint = Vystřihni a nalep na karton. Kameny se kladou na pole, pod čísla.
# The second line of the scale of points, below “Stones”: how many points they make
print-points = Body
print-stones-hint = Ohni dozadu podél obou přerušovaných čar kolem kartonu silného 1 až 2 mm, slep, slisuj a rozstříhej. 22 kamenů má černý, 22 šedý.
print-scores-hint = Jeden lístek na hru: zapiš body každé řady, odečti pět za každý chybný hod a sečti.
# A row of the score sheet; $colour is r, y, g or b
print-row =
    { $colour ->
        [r] Červená
        [y] Žlutá
        [g] Zelená
       *[b] Modrá
    }
print-alt-qwixx-board = Deska: čtyři řady po jedenácti číslech se zámkem, sloupec pro čtyři chybné hody a tabulka bodů
print-alt-stones = 44 kamenů, líce nad čárou ohybu a ruby pod ní
# $colour is white, r, y, g or b
print-alt-qwixx-die =
    { $colour ->
        [white] Síť bílé kostky
        [r] Síť červené kostky: tečky mají tvar srdce
        [y] Síť žluté kostky: tečky mají tvar hvězdy
        [g] Síť zelené kostky: tečky mají tvar trojlístku
       *[b] Síť modré kostky: tečky mají tvar kapky
    }

## The assembly sheets: numbered pictures, each with one of these sentences below it. Keep them short

print-assembly-hint = Postupuj podle čísel obrázků.
print-needs-battle = Díly: dvě poloviny desky, 8 bílých a 8 černých kostek, dva králové, dvě karty a po náhradní kostce pro každou stranu.
print-needs-qwixx = Díly: deska, 22 černých a 22 šedých kamenů, dvě bílé kostky a po jedné od každé barvy, bodovací lístky.
print-tools = Pomůcky: nůžky nebo nůž, pravítko, vypsaná propiska, lepidlo na papír.
print-material = Kostky tiskni na karton 160 až 200 g/m²; běžný papír je příliš měkký. Stačí černobíle: nic nezávisí jen na barvě.
print-alt-step = Obrázek { $number }
print-step-score = Před stříháním přejeď přerušované čáry vypsanou propiskou podle pravítka, aby se ohýbaly přesně.
print-step-cut = Vystřihni podél plných čar.
print-step-fold = Ohni podél všech přerušovaných čar dozadu, i chlopně.
print-step-box = Přilep chlopně 1 až 4 zezadu k sousedním stranám, jednu po druhé: vznikne otevřená krabička.
print-step-lid = Natři lepidlem chlopně 5, 6 a 7 a zavři víčko.
print-step-check = Drž, dokud nechytne. Kontrola: protilehlé strany dávají 7.
print-step-strip = Deska: vystřihni obě poloviny a natři lepidlem šedý pruh.
print-step-join = Polož druhou polovinu na pruh, hranu k hraně, aby čáry navazovaly. Přitlač.
print-step-start = Postav kostky podle karty s výchozí pozicí.
print-step-board = Nalep desku na karton a vystřihni ji.
print-step-stones = Přelož list s kameny kolem kartonu, slep z obou stran a zalisuj pod knihami.
print-step-apart = Rozstříhej kameny podél čar; rohy můžeš zaoblit.
# The second sheet: the same parts with a laser cutter or a 3D printer. SVG and STL are file formats
print-workshop = Laserem nebo 3D tiskárnou
print-needs-machine = Soubory pro stroje jsou v milimetrech. Udělej jeden díl, změř ho a teprve pak udělej ostatní.
print-laser-colours = Laser, soubor SVG: červené čáry se řežou, modré rýhují, černé plochy gravírují.
print-laser-dice = Sítě řež z kartonu silného 0,4 až 0,8 mm. Rýhuj ho tak, aby se ohýbal a nelámal. Vše vyřež dvakrát: jednou ze světlého, jednou z tmavého kartonu.
print-laser-board = Vyřež desku z překližky nebo lepenky silné 2 až 4 mm.
print-laser-stones = Vyřež kameny z překližky nebo akrylu o tloušťce 2 až 3 mm. Černé jsou gravírované, šedé mají kroužek.
print-solid-print = 3D tiskárna, soubor STL: tiskni postavené na jedné straně, bez podpor, ve vrstvách 0,2 mm.
print-solid-battle = Vytiskni 8 kostek a krále světlou barvou a totéž tmavou.
print-solid-qwixx = Vytiskni dvě bílé kostky a po jedné červené, žluté, zelené a modré.
print-solid-paint = Vetři barvu do prohlubní a strany otři.

## The leaflet: the rulebook on paper

print-leaflet-hint = Pravidla. Tiskni oboustranně s otočením podle kratší strany a slož do harmoniky podle značek.
print-alt-cover = Deska
print-alt-example = Kresba příkladu popsaného vedle

## The kits that are offered: a title, and a sentence about what is in it

print-kit-set = Celá hra
print-kit-set-about = Všechno k vystřižení a slepení, s listem, který ukazuje jak.
print-kit-leaflet = Pravidla
print-kit-leaflet-about = Pravidla s kreslenými příklady, jako skládaný leták.
print-kit-board = Deska
print-kit-board-about = Samotná deska ve skutečné velikosti.
print-kit-dice = Kostky
print-kit-dice-about = Sítě s číslovanými chlopněmi.
print-kit-cards = Karty
print-kit-cards-about = Výchozí pozice a diagramy rolování všech šesti stran.
# Also in the first line of the scale: how many stones
print-kit-stones = Kameny
print-kit-stones-about = 22 kamenů pro každého, s lícem a rubem.
print-kit-scores = Bodovací lístky
print-kit-scores-about = Šest na stránce.
print-kit-assembly = Návod ke složení
print-kit-assembly-about = Číslované obrázky pro papír, laser a 3D tiskárnu.
print-kit-laser-dice = Kostky pro laser
print-kit-laser-dice-about = Kostky a král jedné strany jako sítě. Soubor vyřež dvakrát.
print-kit-laser-board = Deska pro laser
print-kit-laser-board-about = V jednom kuse, s gravírovanými královskými políčky.
print-kit-laser-stones = Kameny a kostky pro laser
print-kit-laser-stones-about = Kulaté kameny pro oba a šest kostek jako sítě.
print-kit-die = Kostka pro 3D tiskárnu
print-kit-die-about = S vyhloubenými tečkami.
print-kit-king = Král pro 3D tiskárnu
print-kit-king-about = Kostka s vyhloubenou korunou na každé straně.

## The page that offers the kits

# The title of the page, and the link to it
print-title = Vytisknout sadu
print-intro = Chceš hrát bez obrazovky? Vytiskni si hru, vystřihni a slep ji: jeden večer s nůžkami a kartonem.
print-language = Jazyk
print-paper = Papír
# A size of paper; $paper is a4 or letter
print-paper-name =
    { $paper ->
        [a4] A4
       *[letter] US Letter
    }
print-advice = Při tisku zvol „skutečná velikost“, ne „přizpůsobit stránce“: kostky musí sedět na políčka. Na každém listu je pravítko pro kontrolu.
print-machines = Pro laser a 3D tiskárnu
# The button; $format is PDF, SVG or STL
print-download = Stáhnout { $format }
# The same for those who listen; $kit is the title of the kit, $game the name of the game
print-download-label = Stáhnout { $format }: { $game }, { $kit }
