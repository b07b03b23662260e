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

## Setting up Battle

analysis-battle-tool = Фигура
analysis-battle-tools =
    { $tool ->
        [white-die] Белый кубик
        [black-die] Чёрный кубик
        [white-king] Белый король
        [black-king] Чёрный король
        [remove] Убрать
       *[move] Переставить
    }
analysis-battle-turn = Повернуть кубик на { $square }
analysis-battle-turn-none = Выберите кубик, чтобы повернуть его
# n, s, e and w are up, down, right and left on the screen.
analysis-battle-tip =
    { $direction ->
        [n] Перекатить вверх
        [s] Перекатить вниз
        [e] Перекатить вправо
       *[w] Перекатить влево
    }
analysis-battle-spin = Четверть оборота
analysis-battle-face = Верхняя грань
analysis-battle-show = { $face } сверху

## Setting up Qwixx Duel

analysis-qwixx-tool = Фишка
analysis-qwixx-tools =
    { $tool ->
        [black] Чёрная фишка
        [grey] Серая фишка
       *[remove] Убрать
    }
analysis-qwixx-misthrows =
    { $side ->
        [black] Неудачные броски чёрных
       *[grey] Неудачные броски серых
    }
analysis-qwixx-thrown = Кубики брошены
analysis-qwixx-white = Белый кубик { $number }
analysis-qwixx-die =
    { $colour ->
        [r] Красный кубик
        [y] Жёлтый кубик
        [g] Зелёный кубик
       *[b] Синий кубик
    }
analysis-qwixx-first = Действие 1
analysis-qwixx-first-due = ещё не сделано
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
