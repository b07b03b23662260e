### Battle at the table. Arguments used throughout:
### $side is white or black, $square, $from and $to are names of squares such as e1,
### $face is the number of pips on top of a die, 1 to 6,
### $effect is what a move does: roll, capture, king (takes the king) or palace (takes the palace).

## Words that sentences below are built with

battle-side =
    { $side ->
        [white] Białe
       *[black] Czarne
    }

## The board

battle-board = Plansza gry „Pojedynek”, 9 kolumn i 8 rzędów
# The slider that tilts the board
battle-tilt = Nachylenie planszy
# The list of moves of the chosen die
battle-moves = Dokąd może się potoczyć ta kostka
battle-lost =
    { $count ->
        [0] { battle-side } nie straciły żadnej kostki
        [one] { battle-side } straciły { $count } kostkę
        [few] { battle-side } straciły { $count } kostki
        [many] { battle-side } straciły { $count } kostek
       *[other] { battle-side } straciły { $count } kostki
    }

## What stands on a square, for those who listen

battle-square-empty = { $square }, puste.
battle-square-palace =
    { $side ->
        [white] { $square }, pałac białych, pusty.
       *[black] { $square }, pałac czarnych, pusty.
    }
battle-square-die =
    { $side ->
        [white] Biała kostka na { $square }, na górze { $face }.
       *[black] Czarna kostka na { $square }, na górze { $face }.
    }
battle-square-king =
    { $side ->
        [white] Biały król na { $square }.
       *[black] Czarny król na { $square }.
    }
battle-square-king-palace =
    { $side ->
        [white] Biały król w pałacu { $square }.
       *[black] Czarny król w pałacu { $square }.
    }
battle-square-movable = Może się toczyć.
battle-square-selected = Wybrane.
battle-square-hinted = Podpowiedź.
battle-square-threat = Zagrożone.
battle-square-attacker = Atakuje.

## What the chosen die would do on a square

battle-target =
    { $effect ->
        [roll] Toczy się tutaj, na górze będzie { $face }.
        [king] Zbija króla i wygrywa.
       *[capture] Zbija tu kostkę, na górze będzie { $face }.
    }
battle-target-king =
    { $effect ->
        [roll] Król rusza się tutaj.
        [king] Zbija króla i wygrywa.
        [palace] Zajmuje pałac i wygrywa.
       *[capture] Król zbija tu kostkę.
    }
# Two ways lead here, and the die ends with another face on top or lies otherwise
battle-target-two =
    { $effect ->
        [roll] Prowadzą tu dwie drogi: na górze będzie { $face } lub { $other }.
        [king] Zbija króla i wygrywa.
       *[capture] Zbić tu można dwiema drogami: na górze będzie { $face } lub { $other }.
    }
battle-chooser = Dwie drogi na { $square }

# A straight part of a way; $count is the number of squares
battle-leg =
    { $direction ->
        [up] { $count } w górę
        [down] { $count } w dół
        [left] { $count } w lewo
       *[right] { $count } w prawo
    }
# A way with a turn; $first and $second are straight parts
battle-legs = { $first }, potem { $second }
# A move to choose; $path is a way as above
battle-option =
    { $effect ->
        [roll] Na { $square }: { $path }; na górze { $face }.
        [king] Na { $square }: { $path }; zbija króla i wygrywa.
       *[capture] Na { $square }: { $path }; zbija, na górze { $face }.
    }
battle-option-king =
    { $effect ->
        [roll] Król na { $square }: { $path }.
        [king] Król na { $square }: { $path }; zbija króla i wygrywa.
        [palace] Król na { $square }: { $path }; zajmuje pałac i wygrywa.
       *[capture] Król na { $square }: { $path }; zbija.
    }

## The line that says what to do now. $count is how many squares the die must roll

battle-prompt-wait =
    { $side ->
        [white] Ruch białych.
       *[black] Ruch czarnych.
    }
battle-prompt-choose =
    { $side ->
        [white] Twój ruch, grasz białymi: wybierz kostkę.
       *[black] Twój ruch, grasz czarnymi: wybierz kostkę.
    }
# What the opponent could take with the next move, and so win; $side is also you
battle-danger-king =
    { $side ->
        [you] Twój król jest zagrożony.
        [white] Król białych jest zagrożony.
       *[black] Król czarnych jest zagrożony.
    }
battle-danger-palace =
    { $side ->
        [you] Twój pałac jest zagrożony.
        [white] Pałac białych jest zagrożony.
       *[black] Pałac czarnych jest zagrożony.
    }
battle-prompt-roll =
    { $count ->
        [one] Potocz kostkę o { $count } pole.
        [few] Potocz kostkę o { $count } pola; możesz raz skręcić.
        [many] Potocz kostkę o { $count } pól; możesz raz skręcić.
       *[other] Potocz kostkę o { $count } pola; możesz raz skręcić.
    }
battle-prompt-king = Król rusza się o jedno pole.
battle-prompt-way = Którą drogą?
# Told to those who listen once a die is chosen; $prompt is one of the lines above, $squares a list of squares
battle-chosen = { $prompt } Możliwe pola: { $squares }.

## What was done

battle-announce-roll = { battle-side } toczą kostkę { battle-way }, na górze { $face }.
battle-announce-capture = { battle-side } toczą kostkę { battle-way } i zbijają kostkę przeciwnika, na górze { $face }.
battle-announce-king-roll =
    { $side ->
        [white] Biały król idzie z { $from } na { $to }.
       *[black] Czarny król idzie z { $from } na { $to }.
    }
battle-announce-king-capture =
    { $side ->
        [white] Biały król zbija kostkę na { $to }.
       *[black] Czarny król zbija kostkę na { $to }.
    }
battle-announce-king = { battle-side } zbijają króla na { $to } i wygrywają.
battle-announce-palace =
    { $side ->
        [white] Biały król zajmuje pałac { $to } i wygrywa.
       *[black] Czarny król zajmuje pałac { $to } i wygrywa.
    }

## Moves in lists and hints. $via is the square where the way turns, or none; $captured the face of a captured die

battle-way =
    { $via ->
        [none] z { $from } na { $to }
       *[other] z { $from } przez { $via } na { $to }
    }
# The face of a die that is captured
battle-captured =
    { $captured ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
       *[other] szóstkę
    }
battle-move =
    { $effect ->
        [roll] { battle-way }, na górze { $face }
        [king] { battle-way }, zbija króla
       *[capture] { battle-way }, zbija { battle-captured }, na górze { $face }
    }
battle-move-king =
    { $effect ->
        [roll] król { battle-way }
        [king] król { battle-way }, zbija króla
        [palace] król { battle-way }, zajmuje pałac
       *[capture] król { battle-way }, zbija { battle-captured }
    }
# Beside a way and the drawing of a die, where the move wins; $effect is king or palace
battle-win =
    { $effect ->
        [king] zbija króla
       *[palace] zajmuje pałac
    }
