### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

## Battle. $square is the name of a square such as e1, $face the number of pips on top of a die, 1 to 6

battle-why-takes-king = Берёт короля и побеждает.
battle-why-takes-palace = Занимает дворец и побеждает.
battle-why-rescue = Спасает короля.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain =
    { $face ->
        [1] Выигрывает кубик с одной точкой сверху.
       *[other] Выигрывает кубик с { $face } точками сверху.
    }
battle-why-exchange =
    { $face ->
        [1] Идёт на размен и берёт кубик с одной точкой сверху.
       *[other] Идёт на размен и берёт кубик с { $face } точками сверху.
    }
battle-why-sacrifice =
    { $face ->
        [1] Отдаёт кубик за кубик с одной точкой сверху.
       *[other] Отдаёт кубик за кубик с { $face } точками сверху.
    }
battle-why-threat-king = Угрожает королю.
battle-why-threat-palace = Угрожает занять дворец.
# $count enemy dice can be taken next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Нападает на кубик на { $squares }.
        [few] Нападает на кубики на { $squares }.
        [many] Нападает на кубики на { $squares }.
       *[other] Нападает на кубики на { $squares }.
    }
# Nothing of the above: a die that showed $before goes to $square, where it shows $face
battle-why-roll =
    { $before ->
        [1] Катит на { $square } кубик с одной точкой сверху; там сверху будет { $face }.
       *[other] Катит на { $square } кубик с { $before } точками сверху; там сверху будет { $face }.
    }
battle-why-king-roll = Ведёт короля на { $square }.
# $moves of one's own, this one included
battle-why-wins =
    { $moves ->
        [one] Форсированно выигрывает за { $moves } ход.
        [few] Форсированно выигрывает за { $moves } хода.
        [many] Форсированно выигрывает за { $moves } ходов.
       *[other] Форсированно выигрывает за { $moves } хода.
    }
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses =
    { $moves ->
        [one] Соперник форсированно выигрывает за { $moves } ход.
        [few] Соперник форсированно выигрывает за { $moves } хода.
        [many] Соперник форсированно выигрывает за { $moves } ходов.
       *[other] Соперник форсированно выигрывает за { $moves } хода.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field.
## $step is then for what follows the first action within the turn, else now

# Where a stone goes, as in "ставит фишку на 7 в красном ряду"
qwixx-why-field =
    { $colour ->
        [r] { $number } в красном ряду
        [y] { $number } в жёлтом ряду
        [g] { $number } в зелёном ряду
       *[b] { $number } в синем ряду
    }
qwixx-why-place =
    { $step ->
        [then] Затем ставит фишку на { qwixx-why-field }.
       *[now] Ставит фишку на { qwixx-why-field }.
    }
qwixx-why-stack =
    { $step ->
        [then] Затем кладёт ещё одну фишку на { qwixx-why-field }.
       *[now] Кладёт ещё одну фишку на { qwixx-why-field }.
    }
qwixx-why-capture =
    { $step ->
        [then] Затем берёт фишку на { qwixx-why-field }.
       *[now] Берёт фишку на { qwixx-why-field }.
    }
qwixx-why-close =
    { $step ->
        [then] Затем ставит фишку на { $number } и закрывает { qwixx-colour } ряд.
       *[now] Ставит фишку на { $number } и закрывает { qwixx-colour } ряд.
    }
qwixx-why-pass =
    { $step ->
        [then] Затем пасует.
       *[now] Пасует.
    }
qwixx-why-misthrow =
    { $step ->
        [then] Затем соглашается на неудачный бросок.
       *[now] Соглашается на неудачный бросок.
    }
# Said behind qwixx-why-stack where the stack is new
qwixx-why-safe = Теперь этой стопке ничто не грозит.
# Said behind qwixx-why-place; $count is 3 or more
qwixx-why-skip =
    { $count ->
        [one] При этом пропускает { $count } клетку.
        [few] При этом пропускает { $count } клетки.
        [many] При этом пропускает { $count } клеток.
       *[other] При этом пропускает { $count } клетки.
    }
# How the game ends with the turn
qwixx-why-wins = Это приносит победу.
qwixx-why-draws = Игра заканчивается вничью.
qwixx-why-loses = Игра проиграна.
