### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

# How many moves ahead the computer has looked; stands below a hint
hint-depth = Tahů dopředu: { $depth }

## Any game

general-why-forced = Nic jiného není možné.
general-why-draws = Hra skončí remízou.
# How the game stands for whoever makes the move, where nothing else is to be said; $standing is winning, ahead,
# slight (a small advantage), even, behind or losing
general-why-standing =
    { $standing ->
        [winning] Udrží vyhranou pozici.
        [ahead] Udrží zřetelnou výhodu.
        [slight] Udrží malou výhodu.
        [even] Udrží vyrovnanou hru.
        [behind] Omezí soupeřovu výhodu.
       *[losing] Klade největší odpor.
    }
# $points are percentage points of the chance to win: how much worse the next best move is, or this one is than the best
general-why-better =
    { $points ->
        [0] Druhý nejlepší tah je stejně dobrý.
        [one] Druhý nejlepší tah je o { $points } procentní bod horší.
        [few] Druhý nejlepší tah je o { $points } procentní body horší.
        [many] Druhý nejlepší tah je o { $points } procentního bodu horší.
       *[other] Druhý nejlepší tah je o { $points } procentních bodů horší.
    }
general-why-worse =
    { $points ->
        [0] Stejně dobrý jako nejlepší tah.
        [one] Horší než nejlepší tah o { $points } procentní bod.
        [few] Horší než nejlepší tah o { $points } procentní body.
        [many] Horší než nejlepší tah o { $points } procentního bodu.
       *[other] Horší než nejlepší tah o { $points } procentních bodů.
    }

## Battle. $face is the number of pips on top of a die, 1 to 6

battle-why-takes-king = Vezme krále a vyhraje.
battle-why-takes-palace = Vstoupí na královské políčko a vyhraje.
# The opponent could otherwise take the king at once, or bring a king to the palace
battle-why-rescue = Zachrání krále.
battle-why-guards-palace = Chrání královské políčko.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = Získá kostku, která ukazuje { $face }.
battle-why-exchange = Vymění kostky a vezme tu, která ukazuje { $face }.
battle-why-sacrifice = Obětuje kostku za tu, která ukazuje { $face }.
# A die is won, but not by this move; $moves of one's own, this one included
battle-why-gain-later =
    { $moves ->
        [one] Získá kostku během { $moves } tahu.
        [few] Získá kostku během { $moves } tahů.
        [many] Získá kostku během { $moves } tahu.
       *[other] Získá kostku během { $moves } tahů.
    }
# $count own dice that the opponent could have taken for nothing; $squares is a list of where they stand: "d5 and e6"
battle-why-saves =
    { $count ->
        [one] Zachrání kostku na { $squares }.
        [few] Zachrání kostky na { $squares }.
        [many] Zachrání kostky na { $squares }.
       *[other] Zachrání kostky na { $squares }.
    }
battle-why-only = Každý jiný tah nevyhnutelně prohrává.
battle-why-next-loses-die = Druhý nejlepší tah ztratí kostku.
battle-why-threat-king = Ohrozí krále.
battle-why-threat-palace = Hrozí vstupem na královské políčko.
# $count enemy dice can be taken for nothing next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Napadne kostku na { $squares }.
        [few] Napadne kostky na { $squares }.
        [many] Napadne kostky na { $squares }.
       *[other] Napadne kostky na { $squares }.
    }
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

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-why-onto =
    { $colour ->
        [r] na červenou { $number }
        [y] na žlutou { $number }
        [g] na zelenou { $number }
       *[b] na modrou { $number }
    }
qwixx-why-at =
    { $colour ->
        [r] na červené { $number }
        [y] na žluté { $number }
        [g] na zelené { $number }
       *[b] na modré { $number }
    }
# $points are those of the stone and the lock stone
qwixx-why-close =
    { $points ->
        [one] Položí kámen { qwixx-why-onto }, uzavře řadu a získá { $points } bod.
        [few] Položí kámen { qwixx-why-onto }, uzavře řadu a získá { $points } body.
        [many] Položí kámen { qwixx-why-onto }, uzavře řadu a získá { $points } bodu.
       *[other] Položí kámen { qwixx-why-onto }, uzavře řadu a získá { $points } bodů.
    }
# $points that the captured stone was worth
qwixx-why-capture =
    { $points ->
        [one] Vyhodí kámen { qwixx-why-at }: soupeř ztratí { $points } bod.
        [few] Vyhodí kámen { qwixx-why-at }: soupeř ztratí { $points } body.
        [many] Vyhodí kámen { qwixx-why-at }: soupeř ztratí { $points } bodu.
       *[other] Vyhodí kámen { qwixx-why-at }: soupeř ztratí { $points } bodů.
    }
qwixx-why-avoids-misthrow = Vyhne se chybnému hodu.
qwixx-why-opens = Pátý kámen otevře poslední číslo řady: { qwixx-colour } { $number }.
qwixx-why-safe = Ochrání přední kámen { qwixx-why-at } před vyhozením.
qwixx-why-overtakes = Zastaví růst soupeřova stohu { qwixx-why-at }.
# Placing a stone in action 1 would bar the field that action 2 takes
qwixx-why-keeps-field = Pas nechá pro akci 2 volné pole: { qwixx-colour } { $number }.
# Why passing is good
qwixx-why-pass =
    { $count ->
        [one] Každý kámen položený teď by přeskočil nejméně { $count } pole.
        [few] Každý kámen položený teď by přeskočil nejméně { $count } pole.
        [many] Každý kámen položený teď by přeskočil nejméně { $count } pole.
       *[other] Každý kámen položený teď by přeskočil nejméně { $count } polí.
    }
# $points of this turn, $other those of the next best choice
qwixx-why-points =
    { $points ->
        [one] Přinese { $points } bod, druhá nejlepší volba { $other }.
        [few] Přinese { $points } body, druhá nejlepší volba { $other }.
        [many] Přinese { $points } bodu, druhá nejlepší volba { $other }.
       *[other] Přinese { $points } bodů, druhá nejlepší volba { $other }.
    }
qwixx-why-no-gap = Nepřeskočí žádné pole.
qwixx-why-skips-fewer =
    { $count ->
        [one] Přeskočí o { $count } pole méně než druhá nejlepší volba.
        [few] Přeskočí o { $count } pole méně než druhá nejlepší volba.
        [many] Přeskočí o { $count } pole méně než druhá nejlepší volba.
       *[other] Přeskočí o { $count } polí méně než druhá nejlepší volba.
    }
# How the game ends with the turn
qwixx-why-wins = Tím je hra vyhraná.
qwixx-why-loses = Hra je prohraná.
