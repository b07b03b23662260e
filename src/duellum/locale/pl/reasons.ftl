### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

## Battle. $square is the name of a square such as e1, $face the number of pips on top of a die, 1 to 6

battle-why-takes-king = Zbija króla i wygrywa.
battle-why-takes-palace = Zajmuje pałac i wygrywa.
battle-why-rescue = Ratuje króla.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Zyskuje kostkę, która pokazuje { $face }.
battle-why-exchange = Wymienia kostki i zbija tę, która pokazuje { $face }.
battle-why-sacrifice = Poświęca kostkę za tę, która pokazuje { $face }.
battle-why-threat-king = Grozi królowi.
battle-why-threat-palace = Grozi zajęciem pałacu.
# $count enemy dice can be taken next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Atakuje kostkę na { $squares }.
        [few] Atakuje kostki na { $squares }.
        [many] Atakuje kostki na { $squares }.
       *[other] Atakuje kostki na { $squares }.
    }
# Nothing of the above: a die that showed $before goes to $square, where it shows $face
battle-why-roll = Toczy na { $square } kostkę, która pokazuje { $before }; na górze będzie { $face }.
battle-why-king-roll = Prowadzi króla na { $square }.
# $moves of one's own, this one included
battle-why-wins =
    { $moves ->
        [one] Wymusza wygraną w { $moves } ruchu.
        [few] Wymusza wygraną w { $moves } ruchach.
        [many] Wymusza wygraną w { $moves } ruchach.
       *[other] Wymusza wygraną w { $moves } ruchu.
    }
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses =
    { $moves ->
        [one] Przeciwnik wymusza wygraną w { $moves } ruchu.
        [few] Przeciwnik wymusza wygraną w { $moves } ruchach.
        [many] Przeciwnik wymusza wygraną w { $moves } ruchach.
       *[other] Przeciwnik wymusza wygraną w { $moves } ruchu.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field.
## $step is then for what follows the first action within the turn, else now

# Where a stone goes, within the sentences below
qwixx-why-field =
    { $colour ->
        [r] { $number } w czerwonym rządku
        [y] { $number } w żółtym rządku
        [g] { $number } w zielonym rządku
       *[b] { $number } w niebieskim rządku
    }
qwixx-why-place =
    { $step ->
        [then] Potem stawia pionek na { qwixx-why-field }.
       *[now] Stawia pionek na { qwixx-why-field }.
    }
qwixx-why-stack =
    { $step ->
        [then] Potem dokłada pionek na stos na { qwixx-why-field }.
       *[now] Dokłada pionek na stos na { qwixx-why-field }.
    }
qwixx-why-capture =
    { $step ->
        [then] Potem zbija pionek na { qwixx-why-field }.
       *[now] Zbija pionek na { qwixx-why-field }.
    }
qwixx-why-close =
    { $step ->
        [then] Potem stawia pionek na { $number } i zamyka rządek { qwixx-colour }.
       *[now] Stawia pionek na { $number } i zamyka rządek { qwixx-colour }.
    }
qwixx-why-pass =
    { $step ->
        [then] Potem pasuje.
       *[now] Pasuje.
    }
qwixx-why-misthrow =
    { $step ->
        [then] Potem godzi się na rzut nieudany.
       *[now] Godzi się na rzut nieudany.
    }
# Said behind qwixx-why-stack where the stack is new
qwixx-why-safe = Od teraz stos jest bezpieczny.
# Said behind qwixx-why-place; $count is 3 or more
qwixx-why-skip =
    { $count ->
        [one] Pomija przy tym { $count } pole.
        [few] Pomija przy tym { $count } pola.
        [many] Pomija przy tym { $count } pól.
       *[other] Pomija przy tym { $count } pola.
    }
# How the game ends with the turn
qwixx-why-wins = To daje zwycięstwo.
qwixx-why-draws = Gra kończy się remisem.
qwixx-why-loses = Gra jest przegrana.
