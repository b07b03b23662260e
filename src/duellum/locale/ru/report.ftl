### The analysis of a game, as text and as a page: how good each move was, how lucky each roll.
### $player is a player with the side, as in "Ann (White)", or the side alone; $move a move in words;
### $points are percentage points of the chance to win with one decimal and a sign, as in "−2.5".

## What was played, and how it ended

report-player = { $name } ({ $side })
report-title = { $game }: { $first } — { $second }
report-title-date = { $game }: { $first } — { $second }, { $date }
report-unfinished = Партия не закончена, разобрана до последнего хода.
# $result is 1-0, 0-1 or 1/2-1/2. The reason follows as a sentence.
report-won = Победа: { $player }, { $result }.
report-drawn = Ничья, { $result }.
# The chance to win when the game was broken off
report-stood = { $player }: шанс на победу был { $percent }.

## The table in a terminal; short words, the table is narrow

report-column =
    { $column ->
        [turn] №
        [player] сторона
        [played] ход
        [error] ошибка
        [luck] удача
        [grade] оценка
       *[candidates] лучшие ходы и их шансы
    }
# Over the column with the chances of $side
report-side-wins = { $side }: шанс
# How good a move was; forced where there was nothing to choose
report-grade =
    { $grade ->
        [best] лучший
        [good] хороший
        [inaccuracy] неточность
        [mistake] ошибка
        [blunder] зевок
       *[forced] вынужденный
    }

## The totals

report-total =
    { $total ->
        [decisions] решения
        [error] средняя ошибка
        [accuracy] точность
        [luck] удача
        [result] результат
        [chance] шанс на этот момент
        [result-without-luck] результат с поправкой на удачу
       *[chance-without-luck] шанс на этот момент с поправкой на удачу
    }
# No figure: there was no decision
report-none = нет

## The page

report-chances = Шанс на победу
report-luck = Удача каждого броска; вверх — повезло игроку: { $player }
report-position = Позиция
report-no-script = Скрипты в браузере отключены, поэтому доски не нарисованы.
report-steps = По ходам партии
report-to-end = В конец
report-next-error = Следующая ошибка
report-totals = Итоги
report-this-move = Этот ход
report-moves = Партия
report-start = Начало
report-opening = По партии можно идти стрелками на клавиатуре, кнопками или щелчком по кривой.
# Heading over what is said of a move; $turn is its number
report-ply = { $turn }. { $player }: { $move }
report-roll =
    { $luck ->
        [average] Средний бросок
        [lucky] Везучий бросок
       *[unlucky] Невезучий бросок
    }
report-points = { $points } п. п.
# How much a move lost, and to which
report-lost = { $points } п. п. по сравнению с ходом: { $move }
# $move in notation, $earlier what its player did before in the same turn
report-notation = В нотации: { $move }.
report-notation-after = В нотации: { $move }, после { $earlier }.
# Beside a move that was made, and a roll
report-played = сыграно
report-rolled = выпало
report-best-reply = при лучшем ответе
report-average = в среднем
report-mean = среднее по всем броскам
# $moves are expected after the first
report-then = Затем { $moves }.
# $grades is a list of the next message
report-legend = Ошибки — это процентные пункты (п. п.) шанса на победу по сравнению с лучшим ходом: { $grades }.
report-from = { report-grade } { $sign } от { $points }
report-legend-luck = Удача — это ценность броска при лучшем ответе минус среднее по всем броскам. Результат с поправкой на удачу получают, когда вычитают удачу игрока и прибавляют удачу соперника. В среднем он равен настоящему результату.

## The analysis of a position

report-analysing = Идёт анализ
report-move-why = { $move }: { $reasons }
report-search =
    { $positions ->
        [one] глубина { $depth }, { $positions } позиция за { $seconds } с
        [few] глубина { $depth }, { $positions } позиции за { $seconds } с
        [many] глубина { $depth }, { $positions } позиций за { $seconds } с
       *[other] глубина { $depth }, { $positions } позиции за { $seconds } с
    }
report-expectation = ожидание по всем броскам
# The position was played to its end many times
report-rollouts =
    { $games ->
        [one] Доиграно до конца: { $percent } ± { $error }, { $games } партия.
        [few] Доиграно до конца: { $percent } ± { $error }, { $games } партии.
        [many] Доиграно до конца: { $percent } ± { $error }, { $games } партий.
       *[other] Доиграно до конца: { $percent } ± { $error }, { $games } партии.
    }
report-over = Партия окончена: { $percent }.
