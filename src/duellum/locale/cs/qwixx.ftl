### Qwixx Duel at the table. Arguments used throughout:
### $side is black or grey, $colour is r, y, g or b (a row), $number the number on a field,
### $height how many stones stand on a field.

## Words that sentences below are built with

qwixx-side =
    { $side ->
        [black] Černý
       *[grey] Šedý
    }
# A row's colour within a sentence, as in "červená 7"
qwixx-colour =
    { $colour ->
        [r] červená
        [y] žlutá
        [g] zelená
       *[b] modrá
    }

## The line that says what to do now. $sum is the sum of the white dice

qwixx-prompt-roll =
    { $side ->
        [black] Jsi na tahu, hraješ za černého: hoď kostkami.
       *[grey] Jsi na tahu, hraješ za šedého: hoď kostkami.
    }
qwixx-prompt-first = Akce 1: polož kámen na { $sum }, součet bílých kostek, v kterékoli řadě, nebo pasuj.
qwixx-prompt-second = Akce 2: sečti jednu bílou a jednu barevnou kostku a polož kámen do řady této barvy, nebo pasuj.
# The same where there is little space
qwixx-brief-first = Akce 1: polož kámen na { $sum } v kterékoli řadě, nebo pasuj.
qwixx-brief-second = Akce 2: bílá plus barevná do řady té barvy, nebo pasuj.
qwixx-brief-first-shared = { qwixx-side } · { qwixx-brief-first }
qwixx-brief-second-shared = { qwixx-side } · { qwixx-brief-second }
qwixx-stuck-first = Akce 1: na { $sum } nemůžeš položit kámen v žádné řadě.
qwixx-stuck-second = Akce 2: žádný součet bílé a barevné kostky nevyhovuje.
qwixx-prompt-first-shared = { qwixx-side } · { qwixx-prompt-first }
qwixx-prompt-second-shared = { qwixx-side } · { qwixx-prompt-second }
qwixx-stuck-first-shared = { qwixx-side } · { qwixx-stuck-first }
qwixx-stuck-second-shared = { qwixx-side } · { qwixx-stuck-second }
qwixx-wait-roll = { qwixx-side } bude házet.
qwixx-wait-first = { qwixx-side } přemýšlí o akci 1: { $sum } v kterékoli řadě.
qwixx-wait-second = { qwixx-side } přemýšlí o akci 2: jedna bílá a jedna barevná kostka.
# While the dice of a roll are still moving
qwixx-rolling = Kostky se kutálejí.
# A game that ended otherwise than by its points
qwixx-prompt-over = Hra skončila.
qwixx-result = { qwixx-side } vyhrává { $points } : { $other }.
qwixx-result-draw =
    { $points ->
        [one] Remíza, každý má { $points } bod.
        [few] Remíza, každý má { $points } body.
        [many] Remíza, každý má { $points } bodu.
       *[other] Remíza, každý má { $points } bodů.
    }

## Buttons

qwixx-roll = Hodit
qwixx-undo = Zpět
qwixx-pass-first = Pasovat
qwixx-pass-second = Pasovat
qwixx-go-on = Pokračovat
qwixx-pass-misthrow = Chybný hod, −5
# Beside the button for passing, in action 1
qwixx-note-first = Pasovat v obou akcích stojí 5 bodů.
# Beside the button for passing, in action 2, when action 1 was passed
qwixx-note-misthrow = Pasovat teď stojí 5 bodů.

## What a stone would do on a field; short, for a legend and for narrow fields

qwixx-effect =
    { $effect ->
        [place] položit
        [stack] přidat
        [capture] vyhodit
       *[close] uzavřít
    }

## What has happened, read aloud

qwixx-announce-roll = { qwixx-side } hází: { qwixx-move-roll }.
qwixx-announce-place =
    { $colour ->
        [r] { qwixx-side } pokládá kámen na červenou { $number }.
        [y] { qwixx-side } pokládá kámen na žlutou { $number }.
        [g] { qwixx-side } pokládá kámen na zelenou { $number }.
       *[b] { qwixx-side } pokládá kámen na modrou { $number }.
    }
qwixx-announce-stack =
    { $height ->
        [one] { qwixx-side } přidává kámen na stoh: { qwixx-colour } { $number }, teď { $height } kámen.
        [few] { qwixx-side } přidává kámen na stoh: { qwixx-colour } { $number }, teď { $height } kameny.
        [many] { qwixx-side } přidává kámen na stoh: { qwixx-colour } { $number }, teď { $height } kamene.
       *[other] { qwixx-side } přidává kámen na stoh: { qwixx-colour } { $number }, teď { $height } kamenů.
    }
qwixx-announce-capture =
    { $colour ->
        [r] { qwixx-side } vyhazuje kámen na červené { $number }.
        [y] { qwixx-side } vyhazuje kámen na žluté { $number }.
        [g] { qwixx-side } vyhazuje kámen na zelené { $number }.
       *[b] { qwixx-side } vyhazuje kámen na modré { $number }.
    }
qwixx-announce-close =
    { $colour ->
        [r] { qwixx-side } pokládá kámen na červenou { $number } a uzavírá řadu.
        [y] { qwixx-side } pokládá kámen na žlutou { $number } a uzavírá řadu.
        [g] { qwixx-side } pokládá kámen na zelenou { $number } a uzavírá řadu.
       *[b] { qwixx-side } pokládá kámen na modrou { $number } a uzavírá řadu.
    }
qwixx-announce-decline = { qwixx-side } pasuje.
qwixx-announce-misthrow = { qwixx-side } pasuje: chybný hod.
# What happened, and what is to be done now
qwixx-announcement = { $move } { $prompt }

## Names of what lies on the table, read aloud

qwixx-table = Stůl hry Qwixx Duel
qwixx-board = Hrací deska: čtyři řady po jedenácti polích se zámkem
qwixx-row =
    { $colour ->
        [r] Červená řada
        [y] Žlutá řada
        [g] Zelená řada
       *[b] Modrá řada
    }
# $side is none on an empty field; $front is yes for the row’s front stone
qwixx-field =
    { $side ->
        [none] { qwixx-colour } { $number }, prázdné
       *[other] { $height ->
            [one] { qwixx-colour } { $number }, { qwixx-side }{ qwixx-front }
            [few] { qwixx-colour } { $number }, { qwixx-side }, { $height } kameny{ qwixx-front }
            [many] { qwixx-colour } { $number }, { qwixx-side }, { $height } kamene{ qwixx-front }
           *[other] { qwixx-colour } { $number }, { qwixx-side }, { $height } kamenů{ qwixx-front }
        }
    }
qwixx-front =
    { $front ->
        [yes] , přední kámen
       *[no] {""}
    }
# $effect as in qwixx-effect
qwixx-field-open = { qwixx-field }: { qwixx-effect }
# $side is none while no stone lies on the lock
qwixx-lock =
    { $state ->
        [open] { qwixx-row }, zámek otevřený
       *[closed] { $side ->
            [none] { qwixx-row } je uzavřená, na zámku není kámen
            [black] { qwixx-row } je uzavřená, na zámku černý kámen
           *[grey] { qwixx-row } je uzavřená, na zámku šedý kámen
        }
    }
# $points now, $pays what one more stone adds
qwixx-row-points =
    { $points ->
        [one] { qwixx-side }, { qwixx-colour }: { $points } bod, další kámen přidá { $pays }
        [few] { qwixx-side }, { qwixx-colour }: { $points } body, další kámen přidá { $pays }
        [many] { qwixx-side }, { qwixx-colour }: { $points } bodu, další kámen přidá { $pays }
       *[other] { qwixx-side }, { qwixx-colour }: { $points } bodů, další kámen přidá { $pays }
    }
qwixx-row-points-closed =
    { $points ->
        [one] { qwixx-side }, { qwixx-colour }: { $points } bod, řada je uzavřená
        [few] { qwixx-side }, { qwixx-colour }: { $points } body, řada je uzavřená
        [many] { qwixx-side }, { qwixx-colour }: { $points } bodu, řada je uzavřená
       *[other] { qwixx-side }, { qwixx-colour }: { $points } bodů, řada je uzavřená
    }
qwixx-dice = Kostky
# $colour may be white here; $face is 0 before the roll
qwixx-die =
    { $colour ->
        [white] Bílá kostka{ qwixx-die-face }
        [r] Červená kostka{ qwixx-die-face }
        [y] Žlutá kostka{ qwixx-die-face }
        [g] Zelená kostka{ qwixx-die-face }
       *[b] Modrá kostka{ qwixx-die-face }
    }
qwixx-die-face =
    { $face ->
        [0] {""}
       *[other] : { $face }
    }
qwixx-die-out =
    { $colour ->
        [r] Červená kostka je mimo hru
        [y] Žlutá kostka je mimo hru
        [g] Zelená kostka je mimo hru
       *[b] Modrá kostka je mimo hru
    }

## Players and what they have

qwixx-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
qwixx-supply = Zásoba: { $stones }
qwixx-misthrows = Chybné hody
qwixx-misthrows-label =
    { $count ->
        [0] Chybné hody: zatím žádný ze 4
       *[other] Chybné hody: { $count } ze 4; černý { $black }, šedý { $grey }
    }

## The score sheet at the end

qwixx-sheet = Bodovací lístek
qwixx-sheet-player = Hráč
qwixx-sheet-total = Celkem
# A row’s points and how many stones gave them
qwixx-sheet-stones =
    { $stones ->
        [one] { $stones } kámen
        [few] { $stones } kameny
        [many] { $stones } kamene
       *[other] { $stones } kamenů
    }

## Moves in lists and hints. $effect is place, stack, capture or close

qwixx-move =
    { $effect ->
        [place] { qwixx-colour } { $number }
        [stack] { qwixx-colour } { $number }, stoh: { $height }
        [capture] { qwixx-colour } { $number }, vyhození
       *[close] { qwixx-colour } { $number }, řada uzavřena
    }
# $effect is misthrow or pass
qwixx-move-pass =
    { $effect ->
        [misthrow] chybný hod
       *[pass] pas
    }
# The coloured dice are 0 when they are out of the game
qwixx-move-roll =
    bílé { $first } a { $second }{ $red ->
        [0] {""}
       *[other] , červená { $red }
    }{ $yellow ->
        [0] {""}
       *[other] , žlutá { $yellow }
    }{ $green ->
        [0] {""}
       *[other] , zelená { $green }
    }{ $blue ->
        [0] {""}
       *[other] , modrá { $blue }
    }
