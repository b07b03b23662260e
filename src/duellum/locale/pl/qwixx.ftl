### Qwixx Duel at the table. Arguments used throughout:
### $side is black or grey, $colour is r, y, g or b (a row), $number the number on a field,
### $height how many stones stand on a field.

## Words that sentences below are built with

qwixx-side =
    { $side ->
        [black] Czarne
       *[grey] Szare
    }
# A row's colour, as in "rządek czerwony"
qwixx-colour =
    { $colour ->
        [r] czerwony
        [y] żółty
        [g] zielony
       *[b] niebieski
    }

## The line that says what to do now. $sum is the sum of the white dice

qwixx-prompt-roll =
    { $side ->
        [black] Twoja kolej, grasz czarnymi: rzuć kostkami.
       *[grey] Twoja kolej, grasz szarymi: rzuć kostkami.
    }
qwixx-prompt-first = Działanie 1: postaw pionek na { $sum }, sumie białych kostek, w dowolnym rządku albo spasuj.
qwixx-prompt-second = Działanie 2: zsumuj jedną białą i jedną kolorową kostkę i postaw pionek w rządku tego koloru albo spasuj.
# The same where there is little space
qwixx-brief-first = Działanie 1: postaw pionek na { $sum } w dowolnym rządku albo spasuj.
qwixx-brief-second = Działanie 2: biała plus kolorowa w jej rządku albo pas.
qwixx-brief-first-shared = { qwixx-side } · { qwixx-brief-first }
qwixx-brief-second-shared = { qwixx-side } · { qwixx-brief-second }
qwixx-stuck-first = Działanie 1: w żadnym rządku nie możesz postawić pionka na { $sum }.
qwixx-stuck-second = Działanie 2: żadna suma białej i kolorowej kostki nie pasuje.
qwixx-prompt-first-shared = { qwixx-side } · { qwixx-prompt-first }
qwixx-prompt-second-shared = { qwixx-side } · { qwixx-prompt-second }
qwixx-stuck-first-shared = { qwixx-side } · { qwixx-stuck-first }
qwixx-stuck-second-shared = { qwixx-side } · { qwixx-stuck-second }
qwixx-wait-roll = { qwixx-side } rzucają kostkami.
qwixx-wait-first = { qwixx-side } rozważają działanie 1: { $sum } w dowolnym rządku.
qwixx-wait-second = { qwixx-side } rozważają działanie 2: biała kostka i kolorowa.
# While the dice of a roll are still moving
qwixx-rolling = Kostki się toczą.
# A game that ended otherwise than by its points
qwixx-prompt-over = Koniec partii.
qwixx-result = { qwixx-side } wygrywają { $points } do { $other }.
qwixx-result-draw =
    { $points ->
        [one] Remis, po { $points } punkcie.
        [few] Remis, po { $points } punkty.
        [many] Remis, po { $points } punktów.
       *[other] Remis, po { $points } punktu.
    }

## Buttons

qwixx-roll = Rzuć
qwixx-undo = Cofnij
qwixx-pass-first = Pas
qwixx-pass-second = Pas
qwixx-go-on = Kontynuuj
qwixx-pass-misthrow = Pas, −5
# Beside the button for passing, in action 1
qwixx-note-first = Pas w obu działaniach kosztuje 5 punktów.
# Beside the button for passing, in action 2, when action 1 was passed
qwixx-note-misthrow = Pas teraz kosztuje 5 punktów.

## What a stone would do on a field; short, for a legend and for narrow fields

qwixx-effect =
    { $effect ->
        [place] postaw
        [stack] na stos
        [capture] zbij
       *[close] zamknij
    }

## What has happened, read aloud

qwixx-announce-roll = { qwixx-side } rzucają: { qwixx-move-roll }.
qwixx-announce-place =
    { $colour ->
        [r] { qwixx-side } stawiają pionek na { $number } w czerwonym rządku.
        [y] { qwixx-side } stawiają pionek na { $number } w żółtym rządku.
        [g] { qwixx-side } stawiają pionek na { $number } w zielonym rządku.
       *[b] { qwixx-side } stawiają pionek na { $number } w niebieskim rządku.
    }
qwixx-announce-stack =
    { $height ->
        [one] { qwixx-side } dokładają pionek do stosu: rządek { qwixx-colour }, { $number }; jest tam teraz { $height } pionek.
        [few] { qwixx-side } dokładają pionek do stosu: rządek { qwixx-colour }, { $number }; są tam teraz { $height } pionki.
        [many] { qwixx-side } dokładają pionek do stosu: rządek { qwixx-colour }, { $number }; jest tam teraz { $height } pionków.
       *[other] { qwixx-side } dokładają pionek do stosu: rządek { qwixx-colour }, { $number }; jest tam teraz { $height } pionka.
    }
qwixx-announce-capture =
    { $colour ->
        [r] { qwixx-side } zbijają pionek na { $number } w czerwonym rządku.
        [y] { qwixx-side } zbijają pionek na { $number } w żółtym rządku.
        [g] { qwixx-side } zbijają pionek na { $number } w zielonym rządku.
       *[b] { qwixx-side } zbijają pionek na { $number } w niebieskim rządku.
    }
qwixx-announce-close = { qwixx-side } stawiają pionek na { $number } i zamykają rządek { qwixx-colour }.
qwixx-announce-decline = { qwixx-side } pasują.
qwixx-announce-misthrow = { qwixx-side } pasują: rzut nieudany.
# What happened, and what is to be done now
qwixx-announcement = { $move } { $prompt }

## Names of what lies on the table, read aloud

qwixx-table = Stół gry „Qwixx Duell”
qwixx-board = Plansza: cztery rządki po jedenaście pól, każdy z zamkiem
qwixx-row = Rządek { qwixx-colour }
# $side is none on an empty field; $front is yes for the row’s front stone
qwixx-field =
    { $side ->
        [none] { qwixx-row }, { $number }, puste
       *[other] { $height ->
            [one] { qwixx-row }, { $number }, { qwixx-side }{ qwixx-front }
            [few] { qwixx-row }, { $number }, { qwixx-side }, { $height } pionki{ qwixx-front }
            [many] { qwixx-row }, { $number }, { qwixx-side }, { $height } pionków{ qwixx-front }
           *[other] { qwixx-row }, { $number }, { qwixx-side }, { $height } pionka{ qwixx-front }
        }
    }
qwixx-front =
    { $front ->
        [yes] , najdalej wysunięty pionek
       *[no] {""}
    }
# $effect as in qwixx-effect
qwixx-field-open = { qwixx-field }: { qwixx-effect }
# $side is none while no stone lies on the lock
qwixx-lock =
    { $state ->
        [open] { qwixx-row }, zamek otwarty
       *[closed] { $side ->
            [none] { qwixx-row } zamknięty, na zamku nie ma pionka
            [black] { qwixx-row } zamknięty, na zamku czarny pionek
           *[grey] { qwixx-row } zamknięty, na zamku szary pionek
        }
    }
# $points now, $pays what one more stone adds
qwixx-row-points =
    { $points ->
        [one] { qwixx-side }, rządek { qwixx-colour }: { $points } punkt, następny pionek doda { $pays }
        [few] { qwixx-side }, rządek { qwixx-colour }: { $points } punkty, następny pionek doda { $pays }
        [many] { qwixx-side }, rządek { qwixx-colour }: { $points } punktów, następny pionek doda { $pays }
       *[other] { qwixx-side }, rządek { qwixx-colour }: { $points } punktu, następny pionek doda { $pays }
    }
qwixx-row-points-closed =
    { $points ->
        [one] { qwixx-side }, rządek { qwixx-colour }: { $points } punkt, rządek zamknięty
        [few] { qwixx-side }, rządek { qwixx-colour }: { $points } punkty, rządek zamknięty
        [many] { qwixx-side }, rządek { qwixx-colour }: { $points } punktów, rządek zamknięty
       *[other] { qwixx-side }, rządek { qwixx-colour }: { $points } punktu, rządek zamknięty
    }
qwixx-dice = Kostki
# $colour may be white here; $face is 0 before the roll
qwixx-die =
    { $colour ->
        [white] Biała kostka{ qwixx-die-face }
        [r] Czerwona kostka{ qwixx-die-face }
        [y] Żółta kostka{ qwixx-die-face }
        [g] Zielona kostka{ qwixx-die-face }
       *[b] Niebieska kostka{ qwixx-die-face }
    }
qwixx-die-face =
    { $face ->
        [0] {""}
       *[other] : { $face }
    }
qwixx-die-out =
    { $colour ->
        [r] Czerwona kostka wypadła z gry
        [y] Żółta kostka wypadła z gry
        [g] Zielona kostka wypadła z gry
       *[b] Niebieska kostka wypadła z gry
    }

## Players and what they have

qwixx-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
qwixx-supply = Zapas: { $stones }
qwixx-misthrows = Rzuty nieudane
qwixx-misthrows-label =
    { $count ->
        [0] Rzuty nieudane: na razie żaden z 4
       *[other] Rzuty nieudane: { $count } z 4; czarne { $black }, szare { $grey }
    }

## The score sheet at the end

qwixx-sheet = Kartka do punktów
qwixx-sheet-player = Gracz
qwixx-sheet-total = Razem
# A row’s points and how many stones gave them
qwixx-sheet-stones =
    { $stones ->
        [one] { $stones } pionek
        [few] { $stones } pionki
        [many] { $stones } pionków
       *[other] { $stones } pionka
    }

## Moves in lists and hints. $effect is place, stack, capture or close

# A number of a row, feminine as in the rulebook
qwixx-number =
    { $colour ->
        [r] czerwona { $number }
        [y] żółta { $number }
        [g] zielona { $number }
       *[b] niebieska { $number }
    }
qwixx-move =
    { $effect ->
        [place] { qwixx-number }
        [stack] { qwixx-number }, stos: { $height }
        [capture] { qwixx-number }, zbicie
       *[close] { qwixx-number }, rządek zamknięty
    }
# $effect is misthrow or pass
qwixx-move-pass =
    { $effect ->
        [misthrow] rzut nieudany
       *[pass] pas
    }
# The coloured dice are 0 when they are out of the game
qwixx-move-roll =
    białe { $first } i { $second }{ $red ->
        [0] {""}
       *[other] , czerwona { $red }
    }{ $yellow ->
        [0] {""}
       *[other] , żółta { $yellow }
    }{ $green ->
        [0] {""}
       *[other] , zielona { $green }
    }{ $blue ->
        [0] {""}
       *[other] , niebieska { $blue }
    }
