### Qwixx Duel at the table. Arguments used throughout:
### $side is black or grey, $colour is r, y, g or b (a row), $number the number on a field,
### $height how many stones stand on a field.

## Words that sentences below are built with

qwixx-side =
    { $side ->
        [black] Schwarz
       *[grey] Grau
    }
# A row's colour as a name of its own, as in "Rot 7"
qwixx-colour =
    { $colour ->
        [r] Rot
        [y] Gelb
        [g] Grün
       *[b] Blau
    }

## The line that says what to do now. $sum is the sum of the white dice

qwixx-prompt-roll = { qwixx-side }, du bist am Zug: Würfle!
qwixx-prompt-first = Aktion 1: Setze in einer beliebigen Reihe einen Stein auf { $sum }, die Summe der weißen Würfel, oder passe.
qwixx-prompt-second = Aktion 2: Zähle einen weißen und einen farbigen Würfel zusammen und setze einen Stein in dessen Farbreihe oder passe.
# The same where there is little space
qwixx-brief-first = Aktion 1: Setze einen Stein auf eine { $sum } oder passe.
qwixx-brief-second = Aktion 2: Weiß plus Farbe in deren Reihe oder passen.
qwixx-brief-first-shared = { qwixx-side } · { qwixx-brief-first }
qwixx-brief-second-shared = { qwixx-side } · { qwixx-brief-second }
qwixx-stuck-first = Aktion 1: Auf { $sum } kannst du in keiner Reihe setzen.
qwixx-stuck-second = Aktion 2: Keine Summe aus weißem und farbigem Würfel passt.
qwixx-prompt-first-shared = { qwixx-side } · { qwixx-prompt-first }
qwixx-prompt-second-shared = { qwixx-side } · { qwixx-prompt-second }
qwixx-stuck-first-shared = { qwixx-side } · { qwixx-stuck-first }
qwixx-stuck-second-shared = { qwixx-side } · { qwixx-stuck-second }
qwixx-wait-roll = { qwixx-side } muss würfeln.
qwixx-wait-first = { qwixx-side } überlegt bei Aktion 1: { $sum } in einer beliebigen Reihe.
qwixx-wait-second = { qwixx-side } überlegt bei Aktion 2: ein weißer und ein farbiger Würfel.
# While the dice of a roll are still moving
qwixx-rolling = Die Würfel rollen.
# A game that ended otherwise than by its points
qwixx-prompt-over = Die Partie ist zu Ende.
qwixx-result = { qwixx-side } gewinnt { $points } zu { $other }.
qwixx-result-draw =
    { $points ->
        [one] Unentschieden, je { $points } Punkt.
       *[other] Unentschieden, je { $points } Punkte.
    }

## Buttons

qwixx-roll = Würfeln
qwixx-undo = Rückgängig
qwixx-pass-first = Passen
qwixx-pass-second = Passen
qwixx-go-on = Weiter
qwixx-pass-misthrow = Fehlwurf, −5
# Beside the button for passing, in action 1
qwixx-note-first = Bei beiden Aktionen zu passen kostet 5 Punkte.
# Beside the button for passing, in action 2, when action 1 was passed
qwixx-note-misthrow = Jetzt zu passen kostet 5 Punkte.

## What a stone would do on a field; short, for a legend and for narrow fields

qwixx-effect =
    { $effect ->
        [place] setzen
        [stack] stapeln
        [capture] schlagen
       *[close] schließen
    }

## What has happened, read aloud

qwixx-announce-roll = { qwixx-side } würfelt { qwixx-move-roll }.
qwixx-announce-place = { qwixx-side } setzt einen Stein auf { qwixx-colour } { $number }.
qwixx-announce-stack =
    { $height ->
        [one] { qwixx-side } stapelt einen Stein auf { qwixx-colour } { $number }, jetzt { $height } Stein hoch.
       *[other] { qwixx-side } stapelt einen Stein auf { qwixx-colour } { $number }, jetzt { $height } Steine hoch.
    }
qwixx-announce-capture = { qwixx-side } schlägt den Stein auf { qwixx-colour } { $number }.
qwixx-announce-close = { qwixx-side } setzt einen Stein auf { qwixx-colour } { $number } und schließt die Reihe.
qwixx-announce-decline = { qwixx-side } passt.
qwixx-announce-misthrow = { qwixx-side } passt: ein Fehlwurf.
# What happened, and what is to be done now
qwixx-announcement = { $move } { $prompt }

## Names of what lies on the table, read aloud

qwixx-table = Tisch von „Qwixx Das Duell“
qwixx-board = Spielplan: vier Farbreihen mit je elf Feldern und einem Schloss
qwixx-row =
    { $colour ->
        [r] Rote Reihe
        [y] Gelbe Reihe
        [g] Grüne Reihe
       *[b] Blaue Reihe
    }
# $side is none on an empty field; $front is yes for the row’s front stone
qwixx-field =
    { $side ->
        [none] { qwixx-colour } { $number }, leer
       *[other] { $height ->
            [one] { qwixx-colour } { $number }, { qwixx-side }{ qwixx-front }
           *[other] { qwixx-colour } { $number }, { qwixx-side }, { $height } Steine{ qwixx-front }
        }
    }
qwixx-front =
    { $front ->
        [yes] , vorderster Stein
       *[no] {""}
    }
# $effect as in qwixx-effect
qwixx-field-open = { qwixx-field }: { qwixx-effect }
# $side is none while no stone lies on the lock
qwixx-lock =
    { $state ->
        [open] { qwixx-row }, Schloss offen
       *[closed] { $side ->
            [none] { qwixx-row } geschlossen, kein Stein auf dem Schloss
            [black] { qwixx-row } geschlossen, schwarzer Stein auf dem Schloss
           *[grey] { qwixx-row } geschlossen, grauer Stein auf dem Schloss
        }
    }
# $points now, $pays what one more stone adds
qwixx-row-points =
    { $points ->
        [one] { qwixx-side }, { qwixx-colour }: { $points } Punkt, der nächste Stein bringt { $pays }
       *[other] { qwixx-side }, { qwixx-colour }: { $points } Punkte, der nächste Stein bringt { $pays }
    }
qwixx-row-points-closed =
    { $points ->
        [one] { qwixx-side }, { qwixx-colour }: { $points } Punkt, die Reihe ist geschlossen
       *[other] { qwixx-side }, { qwixx-colour }: { $points } Punkte, die Reihe ist geschlossen
    }
qwixx-dice = Würfel
# $colour may be white here; $face is 0 before the roll
qwixx-die =
    { $colour ->
        [white] Weißer Würfel{ qwixx-die-face }
        [r] Roter Würfel{ qwixx-die-face }
        [y] Gelber Würfel{ qwixx-die-face }
        [g] Grüner Würfel{ qwixx-die-face }
       *[b] Blauer Würfel{ qwixx-die-face }
    }
qwixx-die-face =
    { $face ->
        [0] {""}
       *[other] : { $face }
    }
qwixx-die-out =
    { $colour ->
        [r] Der rote Würfel ist aus dem Spiel
        [y] Der gelbe Würfel ist aus dem Spiel
        [g] Der grüne Würfel ist aus dem Spiel
       *[b] Der blaue Würfel ist aus dem Spiel
    }

## Players and what they have

qwixx-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
qwixx-supply = Vorrat: { $stones }
qwixx-misthrows = Fehlwürfe
qwixx-misthrows-label =
    { $count ->
        [0] Fehlwürfe: noch keiner von 4
       *[other] Fehlwürfe: { $count } von 4; Schwarz { $black }, Grau { $grey }
    }

## The score sheet at the end

qwixx-sheet = Punktezettel
qwixx-sheet-player = Spieler
qwixx-sheet-total = Gesamt
# A row’s points and how many stones gave them
qwixx-sheet-stones =
    { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }

## Moves in lists and hints. $effect is place, stack, capture or close

qwixx-move =
    { $effect ->
        [place] { qwixx-colour } { $number }
        [stack] { qwixx-colour } { $number }, Stapel aus { $height }
        [capture] { qwixx-colour } { $number }, geschlagen
       *[close] { qwixx-colour } { $number }, Reihe geschlossen
    }
# $effect is misthrow or pass
qwixx-move-pass =
    { $effect ->
        [misthrow] Fehlwurf
       *[pass] passen
    }
# The coloured dice are 0 when they are out of the game
qwixx-move-roll =
    Weiß { $first } und { $second }{ $red ->
        [0] {""}
       *[other] , Rot { $red }
    }{ $yellow ->
        [0] {""}
       *[other] , Gelb { $yellow }
    }{ $green ->
        [0] {""}
       *[other] , Grün { $green }
    }{ $blue ->
        [0] {""}
       *[other] , Blau { $blue }
    }
