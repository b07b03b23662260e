### Battle at the table. Arguments used throughout:
### $side is white or black, $square, $from and $to are names of squares such as e1,
### $face is the number of pips on top of a die, 1 to 6,
### $effect is what a move does: roll, capture, king (takes the king) or palace (takes the palace).

## Words that sentences below are built with

battle-side =
    { $side ->
        [white] Bílý
       *[black] Černý
    }

## The board

battle-board = Hrací deska hry Battle, 9 sloupců a 8 řad
# The slider that tilts the board
battle-tilt = Náklon desky
# The list of moves of the chosen die
battle-moves = Kam se může tato kostka rolovat
battle-lost =
    { $count ->
        [0] { battle-side } zatím o žádnou kostku nepřišel
        [one] { battle-side } přišel o { $count } kostku
        [few] { battle-side } přišel o { $count } kostky
        [many] { battle-side } přišel o { $count } kostky
       *[other] { battle-side } přišel o { $count } kostek
    }

## What stands on a square, for those who listen

battle-square-empty = { $square }, prázdné.
battle-square-palace =
    { $side ->
        [white] { $square }, královské políčko bílého, prázdné.
       *[black] { $square }, královské políčko černého, prázdné.
    }
battle-square-die =
    { $side ->
        [white] Bílá kostka na { $square }, nahoře { $face }.
       *[black] Černá kostka na { $square }, nahoře { $face }.
    }
battle-square-king =
    { $side ->
        [white] Bílý král na { $square }.
       *[black] Černý král na { $square }.
    }
battle-square-king-palace =
    { $side ->
        [white] Bílý král na královském políčku { $square }.
       *[black] Černý král na královském políčku { $square }.
    }
battle-square-movable = Může se rolovat.
battle-square-selected = Vybráno.
battle-square-hinted = Doporučeno.
battle-square-threat = V ohrožení.
battle-square-attacker = Útočí.

## What the chosen die would do on a square

battle-target =
    { $effect ->
        [roll] Kostka sem dojde, nahoře bude { $face }.
        [king] Vezme krále a vyhraje.
       *[capture] Vezme zde kostku, nahoře bude { $face }.
    }
battle-target-king =
    { $effect ->
        [roll] Král sem přejde.
        [king] Vezme krále a vyhraje.
        [palace] Obsadí královské políčko a vyhraje.
       *[capture] Král zde vezme kostku.
    }
# Two ways lead here, and the die ends with another face on top or lies otherwise
battle-target-two =
    { $effect ->
        [roll] Vedou sem dvě cesty: nahoře bude { $face } nebo { $other }.
        [king] Vezme krále a vyhraje.
       *[capture] Kostku zde lze vzít dvěma cestami: nahoře bude { $face } nebo { $other }.
    }
battle-chooser = Dvě cesty na { $square }

# A straight part of a way; $count is the number of squares
battle-leg =
    { $direction ->
        [up] { $count } nahoru
        [down] { $count } dolů
        [left] { $count } doleva
       *[right] { $count } doprava
    }
# A way with a turn; $first and $second are straight parts
battle-legs = { $first }, pak { $second }
# A move to choose; $path is a way as above
battle-option =
    { $effect ->
        [roll] Na { $square }: { $path }; nahoře { $face }.
        [king] Na { $square }: { $path }; vezme krále a vyhraje.
       *[capture] Na { $square }: { $path }; vezme kostku, nahoře { $face }.
    }
battle-option-king =
    { $effect ->
        [roll] Král na { $square }: { $path }.
        [king] Král na { $square }: { $path }; vezme krále a vyhraje.
        [palace] Král na { $square }: { $path }; obsadí královské políčko a vyhraje.
       *[capture] Král na { $square }: { $path }; vezme kostku.
    }

## The line that says what to do now. $count is how many squares the die must roll

battle-prompt-wait = { battle-side } je na tahu.
battle-prompt-choose =
    { $side ->
        [white] Jsi na tahu, hraješ za bílého: vyber kostku.
       *[black] Jsi na tahu, hraješ za černého: vyber kostku.
    }
# What the opponent could take with the next move, and so win; $side is also you
battle-danger-king =
    { $side ->
        [you] Tvůj král je v nebezpečí.
        [white] Bílý král je v nebezpečí.
       *[black] Černý král je v nebezpečí.
    }
battle-danger-palace =
    { $side ->
        [you] Tvé královské políčko je v nebezpečí.
        [white] Královské políčko bílého je v nebezpečí.
       *[black] Královské políčko černého je v nebezpečí.
    }
battle-prompt-roll =
    { $count ->
        [one] Roluj kostku o { $count } políčko.
        [few] Roluj kostku o { $count } políčka; jednou smíš zahnout.
        [many] Roluj kostku o { $count } políčka; jednou smíš zahnout.
       *[other] Roluj kostku o { $count } políček; jednou smíš zahnout.
    }
battle-prompt-king = Král se pohne o jedno políčko.
battle-prompt-way = Kterou cestou?
# Told to those who listen once a die is chosen; $prompt is one of the lines above, $squares a list of squares
battle-chosen = { $prompt } Může na { $squares }.

## What was done

battle-announce-roll = { battle-side } roluje kostku { battle-way }, nahoře { $face }.
battle-announce-capture = { battle-side } roluje kostku { battle-way } a bere kostku soupeře, nahoře { $face }.
battle-announce-king-roll =
    { $side ->
        [white] Bílý král táhne z { $from } na { $to }.
       *[black] Černý král táhne z { $from } na { $to }.
    }
battle-announce-king-capture =
    { $side ->
        [white] Bílý král bere kostku na { $to }.
       *[black] Černý král bere kostku na { $to }.
    }
battle-announce-king = { battle-side } bere krále na { $to } a vyhrává.
battle-announce-palace =
    { $side ->
        [white] Bílý král obsazuje královské políčko { $to } a vyhrává.
       *[black] Černý král obsazuje královské políčko { $to } a vyhrává.
    }

## Moves in lists and hints. $via is the square where the way turns, or none; $captured the face of a captured die

battle-way =
    { $via ->
        [none] z { $from } na { $to }
       *[other] z { $from } přes { $via } na { $to }
    }
# The face of a die that is captured
battle-captured =
    { $captured ->
        [1] jedničku
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [5] pětku
       *[other] šestku
    }
battle-move =
    { $effect ->
        [roll] { battle-way }, nahoře { $face }
        [king] { battle-way }, bere krále
       *[capture] { battle-way }, bere { battle-captured }, nahoře { $face }
    }
battle-move-king =
    { $effect ->
        [roll] král { battle-way }
        [king] král { battle-way }, bere krále
        [palace] král { battle-way }, obsazuje královské políčko
       *[capture] král { battle-way }, bere { battle-captured }
    }
# Beside a way and the drawing of a die, where the move wins; $effect is king or palace
battle-win =
    { $effect ->
        [king] bere krále
       *[palace] obsazuje královské políčko
    }
