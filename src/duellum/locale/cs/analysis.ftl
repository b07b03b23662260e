### The analysis board. A ply is a move of one side.

analysis-title = Analýza
# $game is the name of the game.
analysis-page = { $game }: analýza
analysis-open = Analyzovat
analysis-locked = Tuto hru můžeš analyzovat, až skončí.
analysis-unreadable = Tento odkaz neobsahuje žádnou analýzu. Vidíš výchozí pozici.

## The engine

analysis-engine = Engine
analysis-on = Zap.
analysis-off = Vyp.
analysis-line-count = Počet variant
analysis-lines = Varianty: { $count }
analysis-lines-fewer = Méně variant
analysis-lines-more = Více variant
analysis-loading = Engine se spouští.
analysis-failed = Engine se v tomto prohlížeči nepodařilo spustit.
analysis-idle = Zapni engine a uvidíš nejlepší tahy.
analysis-depth = Tahů dopředu: { $depth }, pozic: { $nodes }
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
analysis-tree-empty = Táhni na desce, nebo vyber tah enginu.
analysis-variation = Varianta
analysis-promote = Nastavit jako hlavní
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
analysis-link-short = Dlouhé komentáře jsou v odkazu zkrácené. Uložená hra je obsahuje celé.

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
       *[piece] Vyber políčka pro tuto figuru, nebo ji tam přetáhni.
    }
analysis-battle-keys = Šipkami se pohybuješ po desce. Klávesy 1 až 6 postaví kostku, nebo ji překlopí na tuto stranu, K postaví krále. C změní její barvu. Shift se šipkou kostku překlopí, R ji otočí o čtvrt otáčky. Enter kostku vybere, postaví nebo přesune. Delete ji odebere.
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
        [hand] Přetahuj kameny na jiná pole, nebo mimo desku, když je chceš odebrat.
        [remove] Vyber pole, zámky a chybné hody, odkud chceš odebrat kámen.
       *[stones] Vyber pole, zámky nebo chybné hody, nebo tam kameny přetáhni. Stiskem kostku otočíš.
    }
analysis-qwixx-keys = Šipkami se pohybuješ po desce. Enter položí vybraný kámen, B přidá černý, G šedý. Delete odebere kámen. Na kostce vybírají stranu šipky a klávesy 1 až 6.
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
analysis-qwixx-first-declined = pas

## What each roll is worth

analysis-rolls = 36 hodů bílými kostkami
# $side is the name of the player about to roll.
analysis-rolls-note = Šance na výhru po nejlepší odpovědi na každý hod. Hází: { $side }.
analysis-rolls-mean = V průměru { $value }.
# Any face of a coloured die
analysis-rolls-any = libovolná
analysis-rolls-cell = Bílé { $first } a { $second }: { $value }
