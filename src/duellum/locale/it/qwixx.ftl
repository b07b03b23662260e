### Qwixx Duel at the table. Arguments used throughout:
### $side is black or grey, $colour is r, y, g or b (a row), $number the number on a field,
### $height how many stones stand on a field.

## Words that sentences below are built with

qwixx-side =
    { $side ->
        [black] Nero
       *[grey] Grigio
    }
# A row's colour within a sentence, as in "red 7"
qwixx-colour =
    { $colour ->
        [r] rosso
        [y] giallo
        [g] verde
       *[b] blu
    }

## The line that says what to do now. $sum is the sum of the white dice

qwixx-prompt-roll = Tocca a te, { qwixx-side }: lancia i dadi.
qwixx-prompt-first =
    { $sum ->
        [8] Azione 1: piazza una pedina sull’8, la somma dei dadi bianchi, in una fila qualsiasi, oppure passa.
        [11] Azione 1: piazza una pedina sull’11, la somma dei dadi bianchi, in una fila qualsiasi, oppure passa.
       *[other] Azione 1: piazza una pedina sul { $sum }, la somma dei dadi bianchi, in una fila qualsiasi, oppure passa.
    }
qwixx-prompt-second = Azione 2: somma un dado bianco e uno colorato e piazza una pedina nella fila di quel colore, oppure passa.
# The same where there is little space
qwixx-brief-first = Azione 1: piazza una pedina su un { $sum } qualsiasi, oppure passa.
qwixx-brief-second = Azione 2: bianco più colore nella fila di quel colore, oppure passa.
qwixx-brief-first-shared = { qwixx-side } · { qwixx-brief-first }
qwixx-brief-second-shared = { qwixx-side } · { qwixx-brief-second }
qwixx-stuck-first =
    { $sum ->
        [8] Azione 1: in nessuna fila puoi piazzare una pedina sull’8.
        [11] Azione 1: in nessuna fila puoi piazzare una pedina sull’11.
       *[other] Azione 1: in nessuna fila puoi piazzare una pedina sul { $sum }.
    }
qwixx-stuck-second = Azione 2: nessuna somma di un dado bianco e uno colorato va bene.
qwixx-prompt-first-shared = { qwixx-side } · { qwixx-prompt-first }
qwixx-prompt-second-shared = { qwixx-side } · { qwixx-prompt-second }
qwixx-stuck-first-shared = { qwixx-side } · { qwixx-stuck-first }
qwixx-stuck-second-shared = { qwixx-side } · { qwixx-stuck-second }
qwixx-wait-roll = { qwixx-side } deve lanciare i dadi.
qwixx-wait-first = { qwixx-side } sta pensando all’azione 1: { $sum } in una fila qualsiasi.
qwixx-wait-second = { qwixx-side } sta pensando all’azione 2: un dado bianco e uno colorato.
# While the dice of a roll are still moving
qwixx-rolling = I dadi rotolano.
# A game that ended otherwise than by its points
qwixx-prompt-over = La partita è finita.
qwixx-result = { qwixx-side } vince { $points } a { $other }.
qwixx-result-draw =
    { $points ->
        [one] Pareggio, { $points } punto a testa.
       *[other] Pareggio, { $points } punti a testa.
    }

## Buttons

qwixx-roll = Lancia
qwixx-undo = Annulla
qwixx-pass-first = Passa
qwixx-pass-second = Passa
qwixx-go-on = Continua
qwixx-pass-misthrow = Lancio mancato, −5
# Beside the button for passing, in action 1
qwixx-note-first = Rinunciare a entrambe le azioni costa 5 punti.
# Beside the button for passing, in action 2, when action 1 was passed
qwixx-note-misthrow = Passare ora costa 5 punti.

## What a stone would do on a field; short, for a legend and for narrow fields

qwixx-effect =
    { $effect ->
        [place] piazza
        [stack] impila
        [capture] cattura
       *[close] chiudi
    }

## What has happened, read aloud

qwixx-announce-roll = { qwixx-side } lancia: { qwixx-move-roll }.
qwixx-announce-place =
    { $number ->
        [8] { qwixx-side } piazza una pedina sull’8 { qwixx-colour }.
        [11] { qwixx-side } piazza una pedina sull’11 { qwixx-colour }.
       *[other] { qwixx-side } piazza una pedina sul { $number } { qwixx-colour }.
    }
qwixx-announce-stack =
    { $number ->
        [8] { qwixx-side } impila una pedina sull’8 { qwixx-colour }: pila di { $height }.
        [11] { qwixx-side } impila una pedina sull’11 { qwixx-colour }: pila di { $height }.
       *[other] { qwixx-side } impila una pedina sul { $number } { qwixx-colour }: pila di { $height }.
    }
qwixx-announce-capture =
    { $number ->
        [8] { qwixx-side } cattura la pedina sull’8 { qwixx-colour }.
        [11] { qwixx-side } cattura la pedina sull’11 { qwixx-colour }.
       *[other] { qwixx-side } cattura la pedina sul { $number } { qwixx-colour }.
    }
qwixx-announce-close = { qwixx-side } piazza una pedina sul { $number } { qwixx-colour } e chiude la fila.
qwixx-announce-decline = { qwixx-side } passa.
qwixx-announce-misthrow = { qwixx-side } passa: lancio mancato.
# What happened, and what is to be done now
qwixx-announcement = { $move } { $prompt }

## Names of what lies on the table, read aloud

qwixx-table = Tavolo di Qwixx Duello
qwixx-board = Tabellone: quattro file, ognuna di undici caselle e un lucchetto
qwixx-row =
    { $colour ->
        [r] Fila rossa
        [y] Fila gialla
        [g] Fila verde
       *[b] Fila blu
    }
# $side is none on an empty field; $front is yes for the row’s front stone
qwixx-field =
    { $side ->
        [none] { $number } { qwixx-colour }, vuoto
       *[other] { $height ->
            [one] { $number } { qwixx-colour }, { qwixx-side }{ qwixx-front }
           *[other] { $number } { qwixx-colour }, { qwixx-side }, { $height } pedine{ qwixx-front }
        }
    }
qwixx-front =
    { $front ->
        [yes] , pedina più avanzata
       *[no] {""}
    }
# $effect as in qwixx-effect
qwixx-field-open = { qwixx-field }: { qwixx-effect }
# $side is none while no stone lies on the lock
qwixx-lock =
    { $state ->
        [open] { qwixx-row }, lucchetto aperto
       *[closed] { $side ->
            [none] { qwixx-row } chiusa, nessuna pedina sul lucchetto
            [black] { qwixx-row } chiusa, pedina nera sul lucchetto
           *[grey] { qwixx-row } chiusa, pedina grigia sul lucchetto
        }
    }
# $points now, $pays what one more stone adds
qwixx-row-points =
    { $points ->
        [one] { qwixx-row }, { qwixx-side }: { $points } punto, la prossima pedina aggiunge { $pays }
       *[other] { qwixx-row }, { qwixx-side }: { $points } punti, la prossima pedina aggiunge { $pays }
    }
qwixx-row-points-closed =
    { $points ->
        [one] { qwixx-row } chiusa, { qwixx-side }: { $points } punto
       *[other] { qwixx-row } chiusa, { qwixx-side }: { $points } punti
    }
qwixx-dice = Dadi
# $colour may be white here; $face is 0 before the roll
qwixx-die =
    { $colour ->
        [white] Dado bianco{ qwixx-die-face }
        [r] Dado rosso{ qwixx-die-face }
        [y] Dado giallo{ qwixx-die-face }
        [g] Dado verde{ qwixx-die-face }
       *[b] Dado blu{ qwixx-die-face }
    }
qwixx-die-face =
    { $face ->
        [0] {""}
       *[other] : { $face }
    }
qwixx-die-out =
    { $colour ->
        [r] Il dado rosso è fuori gioco
        [y] Il dado giallo è fuori gioco
        [g] Il dado verde è fuori gioco
       *[b] Il dado blu è fuori gioco
    }

## Players and what they have

qwixx-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
qwixx-supply = Riserva: { $stones }
qwixx-misthrows = Lanci mancati
qwixx-misthrows-label =
    { $count ->
        [0] Lanci mancati: ancora nessuno su 4
       *[other] Lanci mancati: { $count } su 4; Nero { $black }, Grigio { $grey }
    }

## The score sheet at the end

qwixx-sheet = Foglio segnapunti
qwixx-sheet-player = Giocatore
qwixx-sheet-total = Totale
# A row’s points and how many stones gave them
qwixx-sheet-stones =
    { $stones ->
        [one] { $stones } pedina
       *[other] { $stones } pedine
    }

## Moves in lists and hints. $effect is place, stack, capture or close

qwixx-move =
    { $effect ->
        [place] { $number } { qwixx-colour }
        [stack] { $number } { qwixx-colour }, pila di { $height }
        [capture] { $number } { qwixx-colour }, cattura
       *[close] { $number } { qwixx-colour }, fila chiusa
    }
# $effect is misthrow or pass
qwixx-move-pass =
    { $effect ->
        [misthrow] lancio mancato
       *[pass] passa
    }
# The coloured dice are 0 when they are out of the game
qwixx-move-roll =
    bianchi { $first } e { $second }{ $red ->
        [0] {""}
       *[other] , rosso { $red }
    }{ $yellow ->
        [0] {""}
       *[other] , giallo { $yellow }
    }{ $green ->
        [0] {""}
       *[other] , verde { $green }
    }{ $blue ->
        [0] {""}
       *[other] , blu { $blue }
    }
