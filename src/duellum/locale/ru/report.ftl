### The analysis of a game, as text and as a page: how good each move was, how lucky each roll.
### $player is a player with the side, as in "Ann (White)", or the side alone; $move a move in words;
### $points are percentage points of the chance to win with one decimal and a sign, as in "−2.5".

## What was played, and how it ended

report-player = { $name } ({ $side })
report-title = { $game }: { $first } — { $second }
report-title-date = { $game }: { $first } — { $second }, { $date }
report-unfinished = Партия не закончена, разобрана до последнего хода.
# $result is 1-0, 0-1 or 1/2-1/2. The reason follows as a sentence.
report-won = Победа: { $player }, { $result }.
report-drawn = Ничья, { $result }.
# The chance to win when the game was broken off
report-stood = Шансы, { $player }: { $percent }.

## The table in a terminal; short words, the table is narrow

report-column =
    { $column ->
        [turn] №
        [player] сторона
        [played] ход
        [error] ошибка
        [luck] удача
        [grade] оценка
       *[candidates] лучшие ходы и их шансы
    }
# Over the column with the chances of $side
report-side-wins = { $side } победят
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
        [error] ошибка на решение
        [accuracy] точность
        [luck] удача
        [result] результат
        [chance] шансы на этот момент
        [result-without-luck] результат без удачи
       *[chance-without-luck] шансы на этот момент без удачи
    }
# No figure: there was no decision
report-none = нет

## The page

report-chances = Шансы на победу
report-luck = Удача каждого броска; вверх — в пользу: { $player }
report-position = Позиция
report-no-script = Доски рисует скрипт этой страницы, а он отключён.
report-steps = По ходам партии
report-to-end = В конец
report-next-error = Следующая ошибка
report-totals = Итоги
report-this-move = Этот ход
report-moves = Партия
report-start = Начало
report-opening = Листайте стрелками на клавиатуре, кнопками или щелчком по кривой.
# Heading over what is said of a move; $turn is its number
report-ply = { $turn }. { $player }: { $move }
report-roll =
    { $luck ->
        [average] Средний бросок
        [lucky] Удачный бросок
       *[unlucky] Неудачный бросок
    }
report-points = { $points } пункта
# How much a move lost, and to which
report-lost = { $points } пункта по сравнению с ходом: { $move }
# $move in notation, $earlier what its player did before in the same turn
report-notation = В нотации: { $move }.
report-notation-after = В нотации: { $move }, после { $earlier }.
# Beside a move that was made, and a roll
report-played = сыграно
report-rolled = выпало
report-best-reply = при лучшем ответе
report-average = в среднем
report-mean = среднее по всем броскам
# $moves are expected after the first
report-then = Затем { $moves }.
# $grades is a list of the next message
report-legend = Ошибки считаются в пунктах, сотых долях победы, по сравнению с лучшим ходом: { $grades }.
report-from = { report-grade } { $sign } от { $points }
report-legend-luck = Удача — это то, чего стоил бросок при лучшем ответе, за вычетом среднего по всем броскам. Результат без удачи: своя удача вычтена, удача соперника возвращена; в среднем он верен.

## The analysis of a position

report-analysing = Разбор
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
        [one] Сыграно до конца: { $percent } ± { $error }, { $games } партия.
        [few] Сыграно до конца: { $percent } ± { $error }, { $games } партии.
        [many] Сыграно до конца: { $percent } ± { $error }, { $games } партий.
       *[other] Сыграно до конца: { $percent } ± { $error }, { $games } партии.
    }
report-over = Игра окончена: { $percent }.
