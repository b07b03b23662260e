### Battle at the table. Arguments used throughout:
### $side is white or black, $square, $from and $to are names of squares such as e1,
### $face is the number of pips on top of a die, 1 to 6,
### $effect is what a move does: roll, capture, king (takes the king) or palace (takes the palace).

## Words that sentences below are built with

battle-side =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }

## The board

battle-board = Доска «Поединка»: 9 вертикалей и 8 горизонталей
# The slider that tilts the board
battle-tilt = Наклон доски
# The list of moves of the chosen die
battle-moves = Куда может перекатиться этот кубик
battle-lost =
    { $count ->
        [0] { battle-side } не потеряли ни одного кубика
        [one] { battle-side } потеряли { $count } кубик
        [few] { battle-side } потеряли { $count } кубика
        [many] { battle-side } потеряли { $count } кубиков
       *[other] { battle-side } потеряли { $count } кубика
    }

## What stands on a square, for those who listen

battle-square-empty = { $square }, пусто.
battle-square-palace =
    { $side ->
        [white] { $square }, дворец белых, пусто.
       *[black] { $square }, дворец чёрных, пусто.
    }
battle-square-die =
    { $side ->
        [white] Белый кубик на { $square }, сверху { $face }.
       *[black] Чёрный кубик на { $square }, сверху { $face }.
    }
battle-square-king =
    { $side ->
        [white] Белый король на { $square }.
       *[black] Чёрный король на { $square }.
    }
battle-square-king-palace =
    { $side ->
        [white] Белый король во дворце { $square }.
       *[black] Чёрный король во дворце { $square }.
    }
battle-square-movable = Может перекатиться.
battle-square-selected = Выбрано.
battle-square-hinted = Подсказка.
battle-square-threat = Под угрозой.
battle-square-attacker = Нападает.

## What the chosen die would do on a square

battle-target =
    { $effect ->
        [roll] Можно перекатить сюда, сверху будет { $face }.
        [king] Взять короля и победить.
       *[capture] Можно взять кубик, сверху будет { $face }.
    }
battle-target-king =
    { $effect ->
        [roll] Король может пойти сюда.
        [king] Взять короля и победить.
        [palace] Занять дворец и победить.
       *[capture] Король может взять кубик.
    }
# Two ways lead here, and the die ends with another face on top or lies otherwise
battle-target-two =
    { $effect ->
        [roll] Сюда ведут два пути: сверху будет { $face } или { $other }.
        [king] Взять короля и победить.
       *[capture] Взять кубик можно двумя путями: сверху будет { $face } или { $other }.
    }
battle-chooser = Два пути на { $square }

# A straight part of a way; $count is the number of squares
battle-leg =
    { $direction ->
        [up] на { $count } вверх
        [down] на { $count } вниз
        [left] на { $count } влево
       *[right] на { $count } вправо
    }
# A way with a turn; $first and $second are straight parts
battle-legs = { $first }, затем { $second }
# A move to choose; $path is a way as above
battle-option =
    { $effect ->
        [roll] На { $square }: { $path }; сверху { $face }.
        [king] На { $square }: { $path }; взять короля и победить.
       *[capture] На { $square }: { $path }; взять кубик, сверху { $face }.
    }
battle-option-king =
    { $effect ->
        [roll] Король на { $square }: { $path }.
        [king] Король на { $square }: { $path }; взять короля и победить.
        [palace] Король на { $square }: { $path }; занять дворец и победить.
       *[capture] Король на { $square }: { $path }; взять кубик.
    }

## The line that says what to do now. $count is how many squares the die must roll

battle-prompt-wait =
    { $side ->
        [white] Ход белых.
       *[black] Ход чёрных.
    }
battle-prompt-choose = { battle-side }, ваш ход: выберите кубик.
# What the opponent could take with the next move, and so win; $side is also you
battle-danger-king =
    { $side ->
        [you] Ваш король в опасности.
        [white] Король белых в опасности.
       *[black] Король чёрных в опасности.
    }
battle-danger-palace =
    { $side ->
        [you] Ваш дворец в опасности.
        [white] Дворец белых в опасности.
       *[black] Дворец чёрных в опасности.
    }
battle-prompt-roll =
    { $count ->
        [one] Перекатите кубик на { $count } клетку.
        [few] Перекатите кубик на { $count } клетки; один раз можно повернуть.
        [many] Перекатите кубик на { $count } клеток; один раз можно повернуть.
       *[other] Перекатите кубик на { $count } клетки; один раз можно повернуть.
    }
battle-prompt-king = Король ходит на одну клетку.
battle-prompt-way = Каким путём?
# Told to those who listen once a die is chosen; $prompt is one of the lines above, $squares a list of squares
battle-chosen = { $prompt } Куда можно пойти: { $squares }.

## What was done

battle-announce-roll = { battle-side } перекатывают кубик { battle-way }, сверху { $face }.
battle-announce-capture = { battle-side } перекатывают кубик { battle-way } и берут кубик соперника, сверху { $face }.
battle-announce-king-roll =
    { $side ->
        [white] Белый король ходит с { $from } на { $to }.
       *[black] Чёрный король ходит с { $from } на { $to }.
    }
battle-announce-king-capture =
    { $side ->
        [white] Белый король берёт кубик на { $to }.
       *[black] Чёрный король берёт кубик на { $to }.
    }
battle-announce-king = { battle-side } берут короля на { $to } и побеждают.
battle-announce-palace =
    { $side ->
        [white] Белый король занимает дворец { $to } и побеждает.
       *[black] Чёрный король занимает дворец { $to } и побеждает.
    }

## Moves in lists and hints. $via is the square where the way turns, or none; $captured the face of a captured die

battle-way =
    { $via ->
        [none] с { $from } на { $to }
       *[other] с { $from } через { $via } на { $to }
    }
# The face of a die that is captured
battle-captured =
    { $captured ->
        [1] единицу
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
       *[other] шестёрку
    }
battle-move =
    { $effect ->
        [roll] { battle-way }, сверху { $face }
        [king] { battle-way }, берёт короля
       *[capture] { battle-way }, берёт { battle-captured }, сверху { $face }
    }
battle-move-king =
    { $effect ->
        [roll] король { battle-way }
        [king] король { battle-way }, берёт короля
        [palace] король { battle-way }, занимает дворец
       *[capture] король { battle-way }, берёт { battle-captured }
    }
# Beside a way and the drawing of a die, where the move wins; $effect is king or palace
battle-win =
    { $effect ->
        [king] берёт короля
       *[palace] занимает дворец
    }
