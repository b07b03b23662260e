### The analysis board. A ply is a move of one side.

analysis-title = Анализ
# $game is the name of the game.
analysis-page = { $game }: анализ
analysis-open = Анализ
analysis-locked = Разобрать эту партию можно будет, когда она закончится.
analysis-unreadable = В этой ссылке нет анализа, поэтому показана начальная позиция.

## The engine

analysis-engine = Движок
analysis-on = Вкл.
analysis-off = Выкл.
analysis-line-count = Число вариантов
analysis-lines = Вариантов: { $count }
analysis-lines-fewer = Меньше вариантов
analysis-lines-more = Больше вариантов
analysis-loading = Движок запускается.
analysis-failed = В этом браузере движок не работает.
analysis-idle = Включите его, чтобы увидеть лучшие ходы.
analysis-depth = Ходов вперёд: { $depth }, позиций: { $nodes }
# $side is the name of the side to move.
analysis-to-move = Ход: { $side }
# A percentage follows: how probable it is that the side to move wins.
analysis-standing = { $side }, шансы на победу:
analysis-over = Здесь партия окончена.
analysis-line = Вариант { $number }
analysis-plies-win = победа за { $count }
analysis-plies-loss = поражение за { $count }
analysis-plies-draw = ничья

## Solved endings

analysis-endings = Таблица окончаний
analysis-endings-solving = Вычисляются окончания: { $share }
analysis-endings-failed = В этом браузере не удалось вычислить окончания.
analysis-ending-win = { $side } ходят и побеждают. Полуходов до конца: { $count }
analysis-ending-loss = { $side } ходят и проигрывают. Полуходов до конца: { $count }
analysis-ending-draw = При лучшей игре ничья.
analysis-ending-moves = Все ходы и чем они кончаются

## Variations

analysis-tree = Варианты
analysis-tree-empty = Делайте ходы на доске или возьмите ход движка.
analysis-variation = Вариант
analysis-promote = Повысить
analysis-remove = Удалить
analysis-comment = Комментарий к этому ходу

## The position

analysis-position = Позиция
analysis-position-text = Позиция в виде текста
analysis-position-use = Расставить
analysis-edit = Расставить позицию
analysis-edit-start = Начальная позиция
analysis-edit-done = Анализировать эту позицию
analysis-new = Новый анализ
analysis-new-sure = Все варианты и комментарии этого анализа будут удалены.
analysis-clear = Пустая доска
analysis-mover = Ход
analysis-keys = Клавиатура
analysis-tool =
    { $tool ->
        [hand] Переставить
       *[remove] Убрать
    }
# Below the buttons of an analysis whose link would be too long
analysis-link-short = Длинные комментарии в ссылке сокращены. В сохранённой записи они полностью.
position-long = Текст слишком длинный: в записи позиции не больше { $count } символов.

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
        [hand] Перетаскивайте кубики по доске, а чтобы убрать, — за её край. Выберите кубик, чтобы повернуть его.
        [remove] Выберите кубики, которые нужно убрать.
       *[piece] Выберите клетки для такого кубика или перетащите его.
    }
analysis-battle-keys = Стрелки перемещают по доске. Клавиши от 1 до 6 ставят кубик или перекатывают его этой гранью вверх, K ставит короля. C меняет цвет. Shift со стрелкой перекатывает кубик на месте, R поворачивает его на четверть оборота. Enter выбирает, ставит или переставляет кубик. Delete убирает его.
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
        [hand] Перетаскивайте фишки на другие поля, а чтобы убрать, — за край доски.
        [remove] Выберите поля, замки и неудачные броски, с которых нужно убрать фишку.
       *[stones] Выберите поля, замки или неудачные броски либо перетащите туда фишки. Нажмите на кубик, чтобы повернуть его.
    }
analysis-qwixx-keys = Стрелки перемещают по доске. Enter ставит выбранную фишку, B добавляет чёрную, G — серую. Delete убирает фишку. На кубике грань выбирают стрелками и клавишами от 1 до 6.
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
analysis-qwixx-first-declined = пропущено

## What each roll is worth

analysis-rolls = 36 бросков белых кубиков
# $side is the name of the player about to roll.
analysis-rolls-note = Шансы на победу после лучшего ответа на каждый бросок. Бросают: { $side }.
analysis-rolls-mean = В среднем { $value }.
# Any face of a coloured die
analysis-rolls-any = любое
analysis-rolls-cell = Белые { $first } и { $second }: { $value }

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }
position-battle-fields = Позиция состоит из четырёх частей через пробел: восемь горизонталей через /, чей ход, полуходы без взятия и номер хода.
position-battle-side = Сторона, чей ход, обозначается w или b.
position-battle-rank = На горизонтали { $rank } должно быть девять клеток: буквы для фигур, цифра для пустых клеток.
position-battle-number = Полуходы без взятия и номер хода должны быть целыми числами.
position-battle-long = После ста полуходов без взятия партия заканчивается вничью.
position-battle-kings = { position-battle-name }: король может быть только один, а короли стоят на { $squares }.
position-battle-dice = { position-battle-name }: кубиков может быть не больше восьми.
position-battle-no-king = { position-battle-name }: нет короля.
position-battle-palace = { position-battle-name }: король стоит во дворце соперника, партия выиграна, и ходить некому.

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] Чёрные
       *[grey] Серые
    }
position-qwixx-row-name =
    { $colour ->
        [r] Красный ряд
        [y] Жёлтый ряд
        [g] Зелёный ряд
       *[b] Синий ряд
    }
position-qwixx-fields = Позиция состоит из пяти частей через пробел: четыре ряда через /, активный игрок, неудачные броски, бросок и стадия хода.
position-qwixx-side = Активный игрок обозначается b или g.
position-qwixx-row = { position-qwixx-row-name }: в нём должно быть одиннадцать клеток и замок.
position-qwixx-closed-sign = { position-qwixx-row-name }: он закрыт тогда и только тогда, когда занято его последнее число.
position-qwixx-misthrow-text = Неудачные броски записываются как 1:0, сначала чёрных.
position-qwixx-stage = Стадия: r до броска, 1 до действия 1, а до действия 2 — 2: и клетка действия 1 или 2:-.
position-qwixx-lock-open = { position-qwixx-row-name }: на замке лежит фишка, но последнее число не занято.
position-qwixx-last-stack = { position-qwixx-row-name }: на последнем числе бывает только одна фишка, и она закрывает ряд.
position-qwixx-lock-side = { position-qwixx-row-name }: фишка на замке принадлежит тем, кто занял последнее число.
position-qwixx-before = { position-qwixx-row-name }: перед последним числом должно лежать пять фишек той же стороны.
position-qwixx-stones = { position-qwixx-name }: фишек всего 22.
position-qwixx-misthrows = Неудачных бросков больше четырёх, но четвёртый заканчивает партию.
position-qwixx-closed = Закрыто больше двух рядов, но второй заканчивает партию.
position-qwixx-bare-two = Два ряда закрыты без фишки на замке, но уже первый закончил партию.
position-qwixx-bare = { position-qwixx-row-name }: он закрыт без фишки на замке, хотя у закрывшего ещё есть фишки.
position-qwixx-over = Партия закончилась раньше, чем были брошены эти кубики.
position-qwixx-misthrow-fit = На пустой доске у того, кто ходил последним, столько же неудачных бросков, сколько у соперника, или на один больше.
position-qwixx-supply = { position-qwixx-name }: запас пуст, но это заканчивает партию в собственный ход.
position-qwixx-ended = { position-qwixx-name }: ни один ход этой стороны не мог так закончить партию.
position-qwixx-first-sum = Действие 1 занимает сумму белых кубиков, { $sum }, а не { $field }.
position-qwixx-first-stone = По записи действие 1 поставило фишку на { $field }, но там нет фишки активного игрока.
position-qwixx-first-last = Фишка на { $field } не может быть последней, которую поставил активный игрок.
