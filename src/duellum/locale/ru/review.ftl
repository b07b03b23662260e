### The review of a game: the curve of the chances, how good each move was, what was better; the card of a finished game.
### $move is a move in words; $points are percentage points of the chance to win.

review-title = Разбор
review-missing = Такой партии нет.
review-locked = Двое ещё играют эту партию. Разбор откроется, когда она закончится.
review-to-game = К партии

## The curve

review-curve = Шанс на победу
# The chance of $side after $ply moves
review-chance =
    { $ply ->
        [0] В начале: { $side } { $percent }
       *[other] После хода { $ply }: { $side } { $percent }
    }
review-accuracy = { $side }, точность
review-provisional = около { $figure }
review-analysing = Идёт анализ
review-deepening = Ищем глубже
review-failed = Движок не запустился, поэтому ходы не оценены.
review-next-error = След. ошибка
review-previous-error = Пред. ошибка

## A move

review-grade =
    { $grade ->
        [best] лучший ход
        [good] хороший ход
        [inaccuracy] неточность
        [mistake] ошибка
        [blunder] зевок
       *[forced] вынужденный ход
    }
# $grade is the word for the grade with its sign, $points what was lost, as in "−7.5"
review-lost = { $grade }: { $points } п. п.
review-roll =
    { $luck ->
        [average] Средний бросок: { $points } п. п.
        [lucky] Везучий бросок: { $points } п. п.
       *[unlucky] Невезучий бросок: { $points } п. п.
    }
# $percent is the chance to win with this move
review-better = Лучше: { $move }, { $percent }.
# $moves are expected after the better move
review-then = Затем { $moves }.
review-show-line = Показать
review-retry = Попробуйте сами
# While a better line is played out on the board
review-line = Лучше, { $at } из { $count }:
review-back = Вернуться к партии
review-your-turn = Ваш ход: найдите что-нибудь лучше.
review-grading = Проверяем ваш ход.
# $verdict is the grade, $percent the chance with the move
review-tried = { $move }. { $verdict }, { $percent }.
review-try-again = Ещё раз

## What stands out in a game

# $played was the error that decided the game, with a chance of $after; $better would have kept $percent
review-turning = Переломный момент: ход { $turn }
review-turning-fall = { $side }: { $played }. Шанс на победу упал с { $percent } до { $after }.
review-turning-better = Лучше: { $better }.
# $points are the points by which the move was ahead of all others
review-best = Лучший ход: ход { $turn }
review-best-text = { $side }: { $move }. Любой другой ход снизил бы шанс на победу не меньше чем на { $points } п. п.
# Skill and luck; $played is how the player played, $dice whom the dice helped
review-luck-mine =
    { $played ->
        [better] Вы играли лучше
        [worse] Соперник играл лучше
       *[even] Вы оба играли одинаково хорошо
    }; { $dice ->
        [mine] кубики повысили ваш шанс на победу на { $points } п. п.
        [theirs] кубики повысили шанс соперника на победу на { $points } п. п.
       *[even] кубики не помогли никому из вас.
    }
review-luck =
    { $played ->
        [better] { $side } играли лучше
        [worse] Другая сторона играла лучше
       *[even] Обе стороны играли одинаково хорошо
    }. { $dice ->
        [mine] { $side }: кубики повысили шанс на победу на { $points } п. п.
        [theirs] Другой стороне кубики повысили шанс на победу на { $points } п. п.
       *[even] Кубики не помогли никому.
    }
