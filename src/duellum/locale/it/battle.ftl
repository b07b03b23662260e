### Battle at the table. Arguments used throughout:
### $side is white or black, $square, $from and $to are names of squares such as e1,
### $face is the number of pips on top of a die, 1 to 6,
### $effect is what a move does: roll, capture, king (takes the king) or palace (takes the palace).

## Words that sentences below are built with

battle-side =
    { $side ->
        [white] Bianchi
       *[black] Neri
    }

## The board

battle-board = La Battaglia: tabellone di 9 colonne per 8 righe
# The slider that tilts the board
battle-tilt = Inclinazione del tabellone
# The list of moves of the chosen die
battle-moves = Dove può rotolare questo dado
battle-lost =
    { $count ->
        [0] I { battle-side } non hanno perso dadi
        [one] I { battle-side } hanno perso { $count } dado
       *[other] I { battle-side } hanno perso { $count } dadi
    }

## What stands on a square, for those who listen

battle-square-empty = { $square }, vuota.
battle-square-palace =
    { $side ->
        [white] { $square }, palazzo dei Bianchi, vuoto.
       *[black] { $square }, palazzo dei Neri, vuoto.
    }
battle-square-die =
    { $side ->
        [white] Dado bianco in { $square }, mostra { $face }.
       *[black] Dado nero in { $square }, mostra { $face }.
    }
battle-square-king =
    { $side ->
        [white] Re bianco in { $square }.
       *[black] Re nero in { $square }.
    }
battle-square-king-palace =
    { $side ->
        [white] Re bianco sul palazzo { $square }.
       *[black] Re nero sul palazzo { $square }.
    }
battle-square-movable = Può rotolare.
battle-square-selected = Scelto.
battle-square-hinted = Mossa consigliata.
battle-square-threat = In pericolo.
battle-square-attacker = Attacca.

## What the chosen die would do on a square

battle-target =
    { $effect ->
        [roll] Rotola qui e mostra { $face }.
        [king] Cattura il re e vince.
       *[capture] Cattura qui e mostra { $face }.
    }
battle-target-king =
    { $effect ->
        [roll] Il re va qui.
        [king] Cattura il re e vince.
        [palace] Prende il palazzo e vince.
       *[capture] Il re cattura qui.
    }
# Two ways lead here, and the die ends with another face on top or lies otherwise
battle-target-two =
    { $effect ->
        [roll] Due percorsi portano qui: mostra { $face } o { $other }.
        [king] Cattura il re e vince.
       *[capture] Due percorsi per catturare qui: mostra { $face } o { $other }.
    }
battle-chooser = Due percorsi verso { $square }

# A straight part of a way; $count is the number of squares
battle-leg =
    { $direction ->
        [up] { $count } in su
        [down] { $count } in giù
        [left] { $count } a sinistra
       *[right] { $count } a destra
    }
# A way with a turn; $first and $second are straight parts
battle-legs = { $first }, poi { $second }
# A move to choose; $path is a way as above
battle-option =
    { $effect ->
        [roll] In { $square }: { $path }; mostra { $face }.
        [king] In { $square }: { $path }; cattura il re e vince.
       *[capture] In { $square }: { $path }; cattura e mostra { $face }.
    }
battle-option-king =
    { $effect ->
        [roll] Re in { $square }: { $path }.
        [king] Re in { $square }: { $path }; cattura il re e vince.
        [palace] Re in { $square }: { $path }; prende il palazzo e vince.
       *[capture] Re in { $square }: { $path }; cattura.
    }

## The line that says what to do now. $count is how many squares the die must roll

battle-prompt-wait = Tocca ai { battle-side }.
battle-prompt-choose = Tocca ai { battle-side }: scegli un dado.
# What the opponent could take with the next move, and so win; $side is also you
battle-danger-king =
    { $side ->
        [you] Il tuo re è in pericolo.
        [white] Il re dei Bianchi è in pericolo.
       *[black] Il re dei Neri è in pericolo.
    }
battle-danger-palace =
    { $side ->
        [you] Il tuo palazzo è in pericolo.
        [white] Il palazzo dei Bianchi è in pericolo.
       *[black] Il palazzo dei Neri è in pericolo.
    }
battle-prompt-roll =
    { $count ->
        [one] Fai rotolare il dado di { $count } casella.
       *[other] Fai rotolare il dado di { $count } caselle; puoi girare una volta.
    }
battle-prompt-king = Il re si muove di una casella.
battle-prompt-way = Quale percorso?
# Told to those who listen once a die is chosen; $prompt is one of the lines above, $squares a list of squares
battle-chosen = { $prompt } Può andare in { $squares }.

## What was done

battle-announce-roll = I { battle-side } fanno rotolare un dado { battle-way }: mostra { $face }.
battle-announce-capture = I { battle-side } fanno rotolare un dado { battle-way }: cattura un dado e mostra { $face }.
battle-announce-king-roll = Il re dei { battle-side } va da { $from } a { $to }.
battle-announce-king-capture = Il re dei { battle-side } cattura il dado in { $to }.
battle-announce-king = I { battle-side } catturano il re in { $to } e vincono.
battle-announce-palace = Il re dei { battle-side } prende il palazzo in { $to } e vince.

## Moves in lists and hints. $via is the square where the way turns, or none; $captured the face of a captured die

battle-way =
    { $via ->
        [none] da { $from } a { $to }
       *[other] da { $from } via { $via } a { $to }
    }
battle-move =
    { $effect ->
        [roll] { battle-way }, mostra { $face }
        [king] { battle-way }, cattura il re
       *[capture] { battle-way }, cattura un { $captured }, mostra { $face }
    }
battle-move-king =
    { $effect ->
        [roll] re { battle-way }
        [king] re { battle-way }, cattura il re
        [palace] re { battle-way }, prende il palazzo
       *[capture] re { battle-way }, cattura un { $captured }
    }
# Beside a way and the drawing of a die, where the move wins; $effect is king or palace
battle-win =
    { $effect ->
        [king] cattura il re
       *[palace] prende il palazzo
    }
