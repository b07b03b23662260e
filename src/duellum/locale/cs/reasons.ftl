### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

## Battle. $square is the name of a square such as e1, $face the number of pips on top of a die, 1 to 6

battle-why-takes-king = Vezme krále a vyhraje.
battle-why-takes-palace = Obsadí královské políčko a vyhraje.
battle-why-rescue = Zachrání krále.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Získá kostku, která ukazuje { $face }.
battle-why-exchange = Vymění kostky a vezme tu, která ukazuje { $face }.
battle-why-sacrifice = Obětuje kostku za tu, která ukazuje { $face }.
battle-why-threat-king = Ohrozí krále.
battle-why-threat-palace = Hrozí obsazením královského políčka.
# $count enemy dice can be taken next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Napadne kostku na { $squares }.
        [few] Napadne kostky na { $squares }.
        [many] Napadne kostky na { $squares }.
       *[other] Napadne kostky na { $squares }.
    }
# Nothing of the above: a die that showed $before goes to $square, where it shows $face
battle-why-roll = Přesune na { $square } kostku, která ukazuje { $before }; tam bude nahoře { $face }.
battle-why-king-roll = Dovede krále na { $square }.
# $moves of one's own, this one included
battle-why-wins =
    { $moves ->
        [one] Vynutí si výhru během { $moves } tahu.
        [few] Vynutí si výhru během { $moves } tahů.
        [many] Vynutí si výhru během { $moves } tahu.
       *[other] Vynutí si výhru během { $moves } tahů.
    }
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses =
    { $moves ->
        [one] Soupeř si vynutí výhru během { $moves } tahu.
        [few] Soupeř si vynutí výhru během { $moves } tahů.
        [many] Soupeř si vynutí výhru během { $moves } tahu.
       *[other] Soupeř si vynutí výhru během { $moves } tahů.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field.
## $step is then for what follows the first action within the turn, else now

# Where a stone goes, within the sentences below
qwixx-why-onto =
    { $colour ->
        [r] na červenou { $number }
        [y] na žlutou { $number }
        [g] na zelenou { $number }
       *[b] na modrou { $number }
    }
# Where a stone goes, within the sentences below
qwixx-why-at =
    { $colour ->
        [r] na červené { $number }
        [y] na žluté { $number }
        [g] na zelené { $number }
       *[b] na modré { $number }
    }
qwixx-why-place =
    { $step ->
        [then] Pak položí kámen { qwixx-why-onto }.
       *[now] Položí kámen { qwixx-why-onto }.
    }
qwixx-why-stack =
    { $step ->
        [then] Pak přidá kámen na stoh { qwixx-why-at }.
       *[now] Přidá kámen na stoh { qwixx-why-at }.
    }
qwixx-why-capture =
    { $step ->
        [then] Pak vyhodí kámen { qwixx-why-at }.
       *[now] Vyhodí kámen { qwixx-why-at }.
    }
qwixx-why-close =
    { $step ->
        [then] Pak položí kámen { qwixx-why-onto } a uzavře řadu.
       *[now] Položí kámen { qwixx-why-onto } a uzavře řadu.
    }
qwixx-why-pass =
    { $step ->
        [then] Pak pasuje.
       *[now] Pasuje.
    }
qwixx-why-misthrow =
    { $step ->
        [then] Pak přijme chybný hod.
       *[now] Přijme chybný hod.
    }
# Said behind qwixx-why-stack where the stack is new
qwixx-why-safe = Stoh je od této chvíle v bezpečí.
# Said behind qwixx-why-place; $count is 3 or more
qwixx-why-skip =
    { $count ->
        [one] Přeskočí přitom { $count } pole.
        [few] Přeskočí přitom { $count } pole.
        [many] Přeskočí přitom { $count } pole.
       *[other] Přeskočí přitom { $count } polí.
    }
# How the game ends with the turn
qwixx-why-wins = Tím hru vyhraje.
qwixx-why-draws = Hra skončí remízou.
qwixx-why-loses = Hra je prohraná.
