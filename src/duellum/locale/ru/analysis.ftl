### The analysis board. A ply is a move of one side.

analysis-title = Анализ
# $game is the name of the game.
analysis-page = { $game }: анализ
analysis-open = Анализ
analysis-locked = Эту партию можно будет анализировать, когда она закончится.
analysis-unreadable = В этой ссылке нет анализа. Показана начальная позиция.

## The engine

analysis-engine = Движок
analysis-on = Вкл.
analysis-off = Выкл.
analysis-line-count = Число вариантов
analysis-lines = Вариантов: { $count }
analysis-lines-fewer = Меньше вариантов
analysis-lines-more = Больше вариантов
analysis-loading = Движок запускается.
analysis-failed = Движок не удалось запустить в этом браузере.
analysis-idle = Включите движок, чтобы увидеть лучшие ходы.
analysis-depth = Ходов вперёд: { $depth }, позиций: { $nodes }
# $side is the name of the side to move.
analysis-to-move = { $side } ходят
# A percentage follows: how probable it is that the side to move wins.
analysis-standing = { $side }, шанс на победу:
analysis-over = Здесь партия окончена.
analysis-line = Вариант { $number }
analysis-plies-win = победа за { $count }
analysis-plies-loss = поражение за { $count }
analysis-plies-draw = ничья

## Solved endings

analysis-endings = Таблица окончаний
analysis-endings-solving = Вычисляются окончания: { $share }
analysis-endings-failed = В этом браузере не удалось вычислить окончания.
analysis-ending-win = { $side } ходят и побеждают. Полуходов до конца: { $count }
analysis-ending-loss = { $side } ходят и проигрывают. Полуходов до конца: { $count }
analysis-ending-draw = При лучшей игре обеих сторон — ничья.
analysis-ending-moves = Все ходы и их результат

## Variations

analysis-tree = Варианты
analysis-tree-empty = Делайте ходы на доске или выберите ход движка.
analysis-variation = Вариант
analysis-promote = Сделать главным
analysis-remove = Удалить
analysis-comment = Комментарий к этому ходу

## The position

analysis-position = Позиция
analysis-position-text = Позиция в виде текста
analysis-position-use = Расставить
analysis-edit = Расставить позицию
analysis-edit-start = Начальная позиция
analysis-edit-done = Анализировать эту позицию
analysis-new = Новый анализ
analysis-new-sure = Все варианты и комментарии этого анализа будут удалены.
analysis-clear = Пустая доска
analysis-mover = Чей ход
analysis-keys = Клавиатура
analysis-tool =
    { $tool ->
        [hand] Переставить
       *[remove] Убрать
    }
# Below the buttons of an analysis whose link would be too long
analysis-link-short = Длинные комментарии в ссылке сокращены. В сохранённой партии они приведены целиком.

## Setting up Battle

analysis-battle-palette =
    { $side ->
        [white] Белые кубики
       *[black] Чёрные кубики
    }
# $face is 0 for a king.
analysis-battle-piece =
    { $side ->
        [white]
            { $face ->
                [0] Белый король
               *[other] Белый кубик, сверху { $face }
            }
       *[black]
            { $face ->
                [0] Чёрный король
               *[other] Чёрный кубик, сверху { $face }
            }
    }
analysis-battle-prompt =
    { $tool ->
        [hand] Перетащите кубик на любую клетку или за край доски, чтобы его убрать. Выберите кубик, чтобы повернуть его.
        [remove] Выберите кубики, которые нужно убрать.
       *[piece] Выберите клетки для этой фигуры или перетащите её.
    }
analysis-battle-keys = По доске перемещайтесь стрелками. Клавиши от 1 до 6 ставят кубик или перекатывают его этим числом вверх, K ставит короля. C меняет цвет. Shift со стрелкой перекатывает кубик на месте, R поворачивает его на четверть оборота. Enter выбирает, ставит или переставляет кубик. Delete убирает его.
analysis-battle-turn = Повернуть кубик на { $square }
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Перекатить вверх
        [s] Перекатить вниз
        [e] Перекатить вправо
        [spin] Повернуть на четверть оборота
       *[w] Перекатить влево
    }

## Setting up Qwixx Duel

analysis-qwixx-palette = Фишки
analysis-qwixx-stones =
    { $side ->
        [black]
            { $count ->
                [1] Чёрная фишка
               *[other] Стопка чёрных фишек: { $count }
            }
       *[grey]
            { $count ->
                [1] Серая фишка
               *[other] Стопка серых фишек: { $count }
            }
    }
analysis-qwixx-prompt =
    { $tool ->
        [hand] Перетащите фишку на другую клетку или за край поля, чтобы её убрать.
        [remove] Выберите клетки, замки и неудачные броски, с которых нужно убрать фишку.
       *[stones] Выберите клетки, замки или неудачные броски либо перетащите туда фишки. Нажмите на кубик, чтобы повернуть его.
    }
analysis-qwixx-keys = По полю перемещайтесь стрелками. Enter ставит выбранную фишку, B добавляет чёрную, G — серую. Delete убирает фишку. На кубике грань выбирают стрелками и клавишами от 1 до 6.
# $side is none where no stone lies.
analysis-qwixx-misthrow =
    { $side ->
        [none] Неудачный бросок { $number }: свободно
        [black] Неудачный бросок { $number }: чёрные
       *[grey] Неудачный бросок { $number }: серые
    }
analysis-qwixx-stage = Что дальше
analysis-qwixx-stages =
    { $stage ->
        [roll] Бросок
        [first] Действие 1
       *[second] Действие 2
    }
analysis-qwixx-white = Белый кубик { $number }
analysis-qwixx-die =
    { $colour ->
        [r] Красный кубик
        [y] Жёлтый кубик
        [g] Зелёный кубик
       *[b] Синий кубик
    }
analysis-qwixx-first = Действие 1
analysis-qwixx-first-declined = пас

## What each roll is worth

analysis-rolls = 36 бросков белых кубиков
# $side is the name of the player about to roll.
analysis-rolls-note = Шанс на победу после лучшего ответа на каждый бросок. { $side } бросают кубики.
analysis-rolls-mean = В среднем { $value }.
# Any face of a coloured die
analysis-rolls-any = любое
analysis-rolls-cell = Белые { $first } и { $second }: { $value }
