### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

# How many moves ahead the computer has looked; stands below a hint
hint-depth = Ruchów naprzód: { $depth }

## Any game

general-why-forced = Nic innego nie jest możliwe.
general-why-draws = Partia kończy się remisem.
# How the game stands for whoever makes the move, where nothing else is to be said; $standing is winning, ahead,
# slight (a small advantage), even, behind or losing
general-why-standing =
    { $standing ->
        [winning] Utrzymuje wygraną pozycję.
        [ahead] Utrzymuje wyraźną przewagę.
        [slight] Utrzymuje niewielką przewagę.
        [even] Utrzymuje równowagę.
        [behind] Ogranicza przewagę przeciwnika.
       *[losing] Stawia największy opór.
    }
# $points are percentage points of the chance to win: how much worse the next best move is, or this one is than the best
general-why-better =
    { $points ->
        [0] Drugi najlepszy ruch jest równie dobry.
        [one] Drugi najlepszy ruch jest gorszy o { $points } punkt procentowy.
        [few] Drugi najlepszy ruch jest gorszy o { $points } punkty procentowe.
        [many] Drugi najlepszy ruch jest gorszy o { $points } punktów procentowych.
       *[other] Drugi najlepszy ruch jest gorszy o { $points } punktu procentowego.
    }
general-why-worse =
    { $points ->
        [0] Równie dobry jak najlepszy ruch.
        [one] Gorszy od najlepszego ruchu o { $points } punkt procentowy.
        [few] Gorszy od najlepszego ruchu o { $points } punkty procentowe.
        [many] Gorszy od najlepszego ruchu o { $points } punktów procentowych.
       *[other] Gorszy od najlepszego ruchu o { $points } punktu procentowego.
    }

## Battle. $face is the number of pips on top of a die, 1 to 6

battle-why-takes-king = Zbija króla i wygrywa.
battle-why-takes-palace = Wchodzi do pałacu i wygrywa.
# The opponent could otherwise take the king at once, or bring a king to the palace
battle-why-rescue = Ratuje króla.
battle-why-guards-palace = Broni pałacu.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Zyskuje kostkę, która pokazuje { $face }.
battle-why-exchange = Wymienia kostki i zbija tę, która pokazuje { $face }.
battle-why-sacrifice = Oddaje kostkę za tę, która pokazuje { $face }.
# A die is won, but not by this move; $moves of one's own, this one included
battle-why-gain-later =
    { $moves ->
        [one] Zyskuje kostkę w { $moves } ruchu.
        [few] Zyskuje kostkę w { $moves } ruchach.
        [many] Zyskuje kostkę w { $moves } ruchach.
       *[other] Zyskuje kostkę w { $moves } ruchu.
    }
# $count own dice that the opponent could have taken for nothing; $squares is a list of where they stand: "d5 and e6"
battle-why-saves =
    { $count ->
        [one] Ratuje kostkę na { $squares }.
        [few] Ratuje kostki na { $squares }.
        [many] Ratuje kostki na { $squares }.
       *[other] Ratuje kostki na { $squares }.
    }
battle-why-only = Każdy inny ruch nieuchronnie przegrywa.
battle-why-next-loses-die = Drugi najlepszy ruch traci kostkę.
battle-why-threat-king = Grozi królowi.
battle-why-threat-palace = Grozi wejściem do pałacu.
# $count enemy dice can be taken for nothing next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Atakuje kostkę na { $squares }.
        [few] Atakuje kostki na { $squares }.
        [many] Atakuje kostki na { $squares }.
       *[other] Atakuje kostki na { $squares }.
    }
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

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-why-field =
    { $colour ->
        [r] { $number } w czerwonym rządku
        [y] { $number } w żółtym rządku
        [g] { $number } w zielonym rządku
       *[b] { $number } w niebieskim rządku
    }
# $points are those of the stone and the lock stone
qwixx-why-close =
    { $points ->
        [one] Stawia pionek na { $number }, zamyka rządek { qwixx-colour } i zdobywa { $points } punkt.
        [few] Stawia pionek na { $number }, zamyka rządek { qwixx-colour } i zdobywa { $points } punkty.
        [many] Stawia pionek na { $number }, zamyka rządek { qwixx-colour } i zdobywa { $points } punktów.
       *[other] Stawia pionek na { $number }, zamyka rządek { qwixx-colour } i zdobywa { $points } punktu.
    }
# $points that the captured stone was worth
qwixx-why-capture =
    { $points ->
        [one] Zbija pionek na { qwixx-why-field }: przeciwnik traci { $points } punkt.
        [few] Zbija pionek na { qwixx-why-field }: przeciwnik traci { $points } punkty.
        [many] Zbija pionek na { qwixx-why-field }: przeciwnik traci { $points } punktów.
       *[other] Zbija pionek na { qwixx-why-field }: przeciwnik traci { $points } punktu.
    }
qwixx-why-avoids-misthrow = Unika rzutu nieudanego.
qwixx-why-opens = Piąty pionek otwiera ostatnią liczbę rządka: { qwixx-why-field }.
qwixx-why-safe = Chroni przed zbiciem najdalej wysunięty pionek na { qwixx-why-field }.
qwixx-why-overtakes = Nie pozwala rosnąć stosowi przeciwnika na { qwixx-why-field }.
# Placing a stone in action 1 would bar the field that action 2 takes
qwixx-why-keeps-field = Pas zachowuje na działanie 2 pole: { qwixx-why-field }.
# Why passing is good
qwixx-why-pass =
    { $count ->
        [one] Każdy pionek postawiony teraz pominąłby co najmniej { $count } pole.
        [few] Każdy pionek postawiony teraz pominąłby co najmniej { $count } pola.
        [many] Każdy pionek postawiony teraz pominąłby co najmniej { $count } pól.
       *[other] Każdy pionek postawiony teraz pominąłby co najmniej { $count } pola.
    }
# $points of this turn, $other those of the next best choice
qwixx-why-points =
    { $points ->
        [one] Daje { $points } punkt, drugi najlepszy wybór – { $other }.
        [few] Daje { $points } punkty, drugi najlepszy wybór – { $other }.
        [many] Daje { $points } punktów, drugi najlepszy wybór – { $other }.
       *[other] Daje { $points } punktu, drugi najlepszy wybór – { $other }.
    }
qwixx-why-no-gap = Nie pomija żadnego pola.
qwixx-why-skips-fewer =
    { $count ->
        [one] Pomija o { $count } pole mniej niż drugi najlepszy wybór.
        [few] Pomija o { $count } pola mniej niż drugi najlepszy wybór.
        [many] Pomija o { $count } pól mniej niż drugi najlepszy wybór.
       *[other] Pomija o { $count } pola mniej niż drugi najlepszy wybór.
    }
# How the game ends with the turn
qwixx-why-wins = To daje wygraną.
qwixx-why-loses = Partia jest przegrana.
