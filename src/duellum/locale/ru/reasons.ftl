### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first } { $second }

# How many moves ahead the computer has looked; stands below a hint
hint-depth = Ходов вперёд: { $depth }

## Any game

general-why-forced = Другого выбора нет.
general-why-draws = Партия заканчивается вничью.
# How the game stands for whoever makes the move, where nothing else is to be said; $standing is winning, ahead,
# slight (a small advantage), even, behind or losing
general-why-standing =
    { $standing ->
        [winning] Сохраняет выигрышную позицию.
        [ahead] Сохраняет явное преимущество.
        [slight] Сохраняет небольшое преимущество.
        [even] Сохраняет равенство.
        [behind] Ограничивает преимущество соперника.
       *[losing] Оказывает наибольшее сопротивление.
    }
# $points are percentage points of the chance to win: how much worse the next best move is, or this one is than the best
general-why-better =
    { $points ->
        [0] Следующий по силе ход не хуже.
        [one] Следующий по силе ход хуже на { $points } процентный пункт.
        [few] Следующий по силе ход хуже на { $points } процентных пункта.
        [many] Следующий по силе ход хуже на { $points } процентных пунктов.
       *[other] Следующий по силе ход хуже на { $points } процентного пункта.
    }
general-why-worse =
    { $points ->
        [0] Не хуже лучшего хода.
        [one] Хуже лучшего хода на { $points } процентный пункт.
        [few] Хуже лучшего хода на { $points } процентных пункта.
        [many] Хуже лучшего хода на { $points } процентных пунктов.
       *[other] Хуже лучшего хода на { $points } процентного пункта.
    }

## Battle. $face is the number of pips on top of a die, 1 to 6

battle-why-takes-king = Берёт короля и побеждает.
battle-why-takes-palace = Входит во дворец и побеждает.
# The opponent could otherwise take the king at once, or bring a king to the palace
battle-why-rescue = Спасает короля.
battle-why-guards-palace = Защищает дворец.
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain =
    { $face ->
        [1] Выигрывает кубик с одной точкой сверху.
       *[other] Выигрывает кубик с { $face } точками сверху.
    }
battle-why-exchange =
    { $face ->
        [1] Идёт на размен и берёт кубик с одной точкой сверху.
       *[other] Идёт на размен и берёт кубик с { $face } точками сверху.
    }
battle-why-sacrifice =
    { $face ->
        [1] Отдаёт кубик за кубик с одной точкой сверху.
       *[other] Отдаёт кубик за кубик с { $face } точками сверху.
    }
# A die is won, but not by this move; $moves of one's own, this one included
battle-why-gain-later =
    { $moves ->
        [one] Выигрывает кубик за { $moves } ход.
        [few] Выигрывает кубик за { $moves } хода.
        [many] Выигрывает кубик за { $moves } ходов.
       *[other] Выигрывает кубик за { $moves } хода.
    }
# $count own dice that the opponent could have taken for nothing; $squares is a list of where they stand: "d5 and e6"
battle-why-saves =
    { $count ->
        [one] Спасает кубик на { $squares }.
        [few] Спасает кубики на { $squares }.
        [many] Спасает кубики на { $squares }.
       *[other] Спасает кубики на { $squares }.
    }
battle-why-only = Любой другой ход форсированно проигрывает.
battle-why-next-loses-die = Следующий по силе ход теряет кубик.
battle-why-threat-king = Угрожает королю.
battle-why-threat-palace = Угрожает войти во дворец.
# $count enemy dice can be taken for nothing next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack =
    { $count ->
        [one] Нападает на кубик на { $squares }.
        [few] Нападает на кубики на { $squares }.
        [many] Нападает на кубики на { $squares }.
       *[other] Нападает на кубики на { $squares }.
    }
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

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-why-field =
    { $colour ->
        [r] { $number } в красном ряду
        [y] { $number } в жёлтом ряду
        [g] { $number } в зелёном ряду
       *[b] { $number } в синем ряду
    }
# $points are those of the stone and the lock stone
qwixx-why-close =
    { $points ->
        [one] Ставит фишку на { $number }, закрывает { qwixx-colour } ряд и получает { $points } очко.
        [few] Ставит фишку на { $number }, закрывает { qwixx-colour } ряд и получает { $points } очка.
        [many] Ставит фишку на { $number }, закрывает { qwixx-colour } ряд и получает { $points } очков.
       *[other] Ставит фишку на { $number }, закрывает { qwixx-colour } ряд и получает { $points } очка.
    }
# $points that the captured stone was worth
qwixx-why-capture =
    { $points ->
        [one] Берёт фишку на { qwixx-why-field }: соперник теряет { $points } очко.
        [few] Берёт фишку на { qwixx-why-field }: соперник теряет { $points } очка.
        [many] Берёт фишку на { qwixx-why-field }: соперник теряет { $points } очков.
       *[other] Берёт фишку на { qwixx-why-field }: соперник теряет { $points } очка.
    }
qwixx-why-avoids-misthrow = Избегает неудачного броска.
qwixx-why-opens = Пятая фишка открывает последнее число ряда: { qwixx-why-field }.
qwixx-why-safe = Защищает от взятия переднюю фишку на { qwixx-why-field }.
qwixx-why-overtakes = Не даёт расти стопке соперника на { qwixx-why-field }.
# Placing a stone in action 1 would bar the field that action 2 takes
qwixx-why-keeps-field = Пас сохраняет для действия 2 клетку: { qwixx-why-field }.
# Why passing is good
qwixx-why-pass =
    { $count ->
        [one] Любая фишка сейчас пропустила бы не меньше { $count } клетки.
        [few] Любая фишка сейчас пропустила бы не меньше { $count } клеток.
        [many] Любая фишка сейчас пропустила бы не меньше { $count } клеток.
       *[other] Любая фишка сейчас пропустила бы не меньше { $count } клетки.
    }
# $points of this turn, $other those of the next best choice
qwixx-why-points =
    { $points ->
        [one] Приносит { $points } очко, следующий по силе выбор — { $other }.
        [few] Приносит { $points } очка, следующий по силе выбор — { $other }.
        [many] Приносит { $points } очков, следующий по силе выбор — { $other }.
       *[other] Приносит { $points } очка, следующий по силе выбор — { $other }.
    }
qwixx-why-no-gap = Не пропускает ни одной клетки.
qwixx-why-skips-fewer =
    { $count ->
        [one] Пропускает на { $count } клетку меньше, чем следующий по силе выбор.
        [few] Пропускает на { $count } клетки меньше, чем следующий по силе выбор.
        [many] Пропускает на { $count } клеток меньше, чем следующий по силе выбор.
       *[other] Пропускает на { $count } клетки меньше, чем следующий по силе выбор.
    }
# How the game ends with the turn
qwixx-why-wins = Это приносит победу.
qwixx-why-loses = Партия проиграна.
