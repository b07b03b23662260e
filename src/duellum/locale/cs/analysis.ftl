### The analysis board. A ply is a move of one side.

analysis-title = Analýza
# $game is the name of the game.
analysis-page = { $game }: analýza
analysis-open = Analyzovat
analysis-locked = Tuto hru můžeš analyzovat, až skončí.
analysis-unreadable = Tento odkaz neobsahuje žádnou analýzu, proto vidíš výchozí pozici.

## The engine

analysis-engine = Engine
analysis-on = Zap.
analysis-off = Vyp.
analysis-line-count = Počet variant
analysis-lines = Varianty: { $count }
analysis-lines-fewer = Méně variant
analysis-lines-more = Více variant
analysis-loading = Engine se spouští.
analysis-failed = Engine v tomto prohlížeči neběží.
analysis-idle = Zapni ho a uvidíš nejlepší tahy.
analysis-depth = Tahů dopředu: { $depth }, pozice: { $nodes }
# $side is the name of the side to move.
analysis-to-move = Na tahu: { $side }
# A percentage follows: how probable it is that the side to move wins.
analysis-standing = { $side }, šance na výhru:
analysis-over = Tady hra končí.
analysis-line = Varianta { $number }
analysis-plies-win = výhra za { $count }
analysis-plies-loss = prohra za { $count }
analysis-plies-draw = remíza

## Solved endings

analysis-endings = Tabulka koncovek
analysis-endings-solving = Počítají se koncovky: { $share }
analysis-endings-failed = V tomto prohlížeči se koncovky nepodařilo spočítat.
analysis-ending-win = { $side } na tahu vyhraje. Půltahů do konce: { $count }
analysis-ending-loss = { $side } na tahu prohraje. Půltahů do konce: { $count }
analysis-ending-draw = Při nejlepší hře je to remíza.
analysis-ending-moves = Všechny tahy a jejich výsledek

## Variations

analysis-tree = Varianty
analysis-tree-empty = Táhni na desce, nebo převezmi tah enginu.
analysis-variation = Varianta
analysis-promote = Povýšit
analysis-remove = Smazat
analysis-comment = Komentář k tomuto tahu

## The position

analysis-position = Pozice
analysis-position-text = Pozice jako text
analysis-position-use = Postavit
analysis-edit = Postavit pozici
analysis-edit-start = Výchozí pozice
analysis-edit-done = Analyzovat tuto pozici
analysis-new = Nová analýza
analysis-new-sure = Všechny varianty a komentáře této analýzy se smažou.
analysis-clear = Prázdná deska
analysis-mover = Na tahu
analysis-keys = Klávesnice
analysis-tool =
    { $tool ->
        [hand] Přesunout
       *[remove] Odebrat
    }
# Below the buttons of an analysis whose link would be too long
analysis-link-short = Dlouhé komentáře jsou v odkazu zkrácené. Uložený zápis je obsahuje celé.
position-long = Text je příliš dlouhý: pozice má nejvýše { $count } znaků.

## Setting up Battle

analysis-battle-palette =
    { $side ->
        [white] Bílé kostky
       *[black] Černé kostky
    }
# $face is 0 for a king.
analysis-battle-piece =
    { $side ->
        [white]
            { $face ->
                [0] Bílý král
               *[other] Bílá kostka, { $face } nahoře
            }
       *[black]
            { $face ->
                [0] Černý král
               *[other] Černá kostka, { $face } nahoře
            }
    }
analysis-battle-prompt =
    { $tool ->
        [hand] Přetahuj kostky po desce, nebo mimo ni, když je chceš odebrat. Vyber kostku, kterou chceš otočit.
        [remove] Vyber kostky, které chceš odebrat.
       *[piece] Vyber políčka pro tuto kostku, nebo ji tam přetáhni.
    }
analysis-battle-keys = Šipky posouvají po desce. Klávesy 1 až 6 postaví kostku, nebo ji překlopí na tuto stranu, K postaví krále. C změní barvu. Shift se šipkou kostku překlopí, R ji otočí o čtvrt otáčky. Enter kostku vybere, postaví nebo přesune. Delete ji odebere.
analysis-battle-turn = Otočit kostku na { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Překlopit nahoru
        [s] Překlopit dolů
        [e] Překlopit doprava
        [spin] Otočit o čtvrt otáčky
       *[w] Překlopit doleva
    }

## Setting up Qwixx Duel

analysis-qwixx-palette = Kameny
analysis-qwixx-stones =
    { $side ->
        [black]
            { $count ->
                [1] Černý kámen
               *[other] Stoh černých kamenů: { $count }
            }
       *[grey]
            { $count ->
                [1] Šedý kámen
               *[other] Stoh šedých kamenů: { $count }
            }
    }
analysis-qwixx-prompt =
    { $tool ->
        [hand] Přetahuj kameny na jiná políčka, nebo mimo desku, když je chceš odebrat.
        [remove] Vyber políčka, zámky a chybné hody, odkud chceš odebrat kámen.
       *[stones] Vyber políčka, zámky nebo chybné hody, nebo tam kameny přetáhni. Stiskem kostku otočíš.
    }
analysis-qwixx-keys = Šipky posouvají po desce. Enter položí vybraný kámen, B přidá černý, G šedý. Delete odebere kámen. Na kostce vybírají stranu šipky a klávesy 1 až 6.
# $side is none where no stone lies.
analysis-qwixx-misthrow =
    { $side ->
        [none] Chybný hod { $number }: volný
        [black] Chybný hod { $number }: černý
       *[grey] Chybný hod { $number }: šedý
    }
analysis-qwixx-stage = Co následuje
analysis-qwixx-stages =
    { $stage ->
        [roll] Hod
        [first] Akce 1
       *[second] Akce 2
    }
analysis-qwixx-white = Bílá kostka { $number }
analysis-qwixx-die =
    { $colour ->
        [r] Červená kostka
        [y] Žlutá kostka
        [g] Zelená kostka
       *[b] Modrá kostka
    }
analysis-qwixx-first = Akce 1
analysis-qwixx-first-declined = vynechána

## What each roll is worth

analysis-rolls = 36 hodů bílými kostkami
# $side is the name of the player about to roll.
analysis-rolls-note = Šance na výhru po nejlepší odpovědi na každý hod. Hází: { $side }.
analysis-rolls-mean = V průměru { $value }.
# Any face of a coloured die
analysis-rolls-any = libovolná
analysis-rolls-cell = Bílé { $first } a { $second }: { $value }

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Bílý
       *[black] Černý
    }
position-battle-fields = Pozice má čtyři části oddělené mezerou: osm řad oddělených /, stranu na tahu, půltahy bez braní a číslo tahu.
position-battle-side = Strana na tahu je w nebo b.
position-battle-rank = Řada { $rank } musí mít devět políček: písmena pro figury, číslici pro prázdná políčka.
position-battle-number = Půltahy bez braní a číslo tahu musí být celá čísla.
position-battle-long = Po stu půltazích bez braní končí hra remízou.
position-battle-kings = { position-battle-name }: král je jen jeden, ale králové stojí na { $squares }.
position-battle-dice = { position-battle-name }: kostek je nejvýše osm.
position-battle-no-king = { position-battle-name }: chybí král.
position-battle-palace = { position-battle-name }: král stojí na královském políčku soupeře: hra je vyhraná a nikdo není na tahu.

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] Černý
       *[grey] Šedý
    }
position-qwixx-row-name =
    { $colour ->
        [r] Červená řada
        [y] Žlutá řada
        [g] Zelená řada
       *[b] Modrá řada
    }
position-qwixx-fields = Pozice má pět částí oddělených mezerou: čtyři řady oddělené /, aktivního hráče, chybné hody, hod a fázi.
position-qwixx-side = Aktivní hráč je b nebo g.
position-qwixx-row = { position-qwixx-row-name }: musí mít jedenáct polí a zámek.
position-qwixx-closed-sign = { position-qwixx-row-name }: je uzavřená právě tehdy, když je obsazené její poslední číslo.
position-qwixx-misthrow-text = Chybné hody se píší jako 1:0, nejprve černého.
position-qwixx-stage = Fáze je r před hodem, 1 před akcí 1 a před akcí 2 je to 2: s polem akce 1, nebo 2:-.
position-qwixx-lock-open = { position-qwixx-row-name }: na zámku leží kámen, ale poslední číslo není obsazené.
position-qwixx-last-stack = { position-qwixx-row-name }: na posledním čísle leží jen jeden kámen, protože uzavírá řadu.
position-qwixx-lock-side = { position-qwixx-row-name }: kámen na zámku patří straně, která obsadila poslední číslo.
position-qwixx-before = { position-qwixx-row-name }: před posledním číslem musí ležet pět kamenů téže strany.
position-qwixx-stones = { position-qwixx-name }: kamenů je jen 22.
position-qwixx-misthrows = Chybných hodů je víc než čtyři, ale čtvrtý ukončí hru.
position-qwixx-closed = Uzavřené jsou víc než dvě řady, ale druhá ukončí hru.
position-qwixx-bare-two = Dvě řady jsou uzavřené bez kamene na zámku, ale už první ukončila hru.
position-qwixx-bare = { position-qwixx-row-name }: je uzavřená bez kamene na zámku, i když tomu, kdo ji uzavřel, kameny zbývají.
position-qwixx-over = Hra skončila dřív, než padly tyto kostky.
position-qwixx-misthrow-fit = Na prázdné desce má ten, kdo hrál naposledy, stejně chybných hodů jako druhý hráč, nebo o jeden víc.
position-qwixx-supply = { position-qwixx-name }: zásoba je prázdná, ale to ukončí hru ve vlastním tahu.
position-qwixx-ended = { position-qwixx-name }: žádný tah této strany nemohl hru takto ukončit.
position-qwixx-first-sum = Akce 1 se hraje na součet bílých kostek, { $sum }, a ne na { $field }.
position-qwixx-first-stone = Akce 1 se prý hrála na { $field }, ale kámen aktivního hráče tam neleží.
position-qwixx-first-last = Kámen na { $field } nemůže být poslední, který aktivní hráč položil.
