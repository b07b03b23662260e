### Why a move or a position is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } — ход из другой позиции.
general-illegal-not-led = Ход { $move } не привёл к этой позиции.
general-illegal-never-thrown = В этой игре кубики не бросают.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Сейчас искать нечего: ходов нет.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Ход записывают как клетку и один или два отрезка пути, например i1n4w1: с i1 на 4 к северу, затем на 1 к западу.
battle-illegal-nothing = Ничего не введено. { battle-illegal-form }
battle-illegal-start = «{ $text }» начинается с «{ $part }», а это не клетка. { battle-illegal-form }
battle-illegal-no-leg = В «{ $text }» есть клетка, но нет пути. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = В «{ $text }» после знака { $place }, «{ $part }», должно стоять число от 1 до 9. { battle-illegal-form }
battle-illegal-no-direction = В «{ $text }» знак { $place }, «{ $part }», — не направление: пишите n, s, e или w (север, юг, восток, запад). { battle-illegal-form }
battle-illegal-square = «{ $text }» — не клетка: клетки называются от a1 до i8.
battle-illegal-edge =
    { $direction ->
        [north] Ход уводит с доски к северу от { $square }.
        [south] Ход уводит с доски к югу от { $square }.
        [east] Ход уводит с доски к востоку от { $square }.
       *[west] Ход уводит с доски к западу от { $square }.
    }
battle-illegal-leg = Каждый отрезок пути должен быть не короче одной клетки.
battle-illegal-turns = За ход кубик может повернуть не больше одного раза.
battle-illegal-back = Кубик не может вернуться по своему пути.
battle-illegal-straight = Оба отрезка идут в одну сторону: запишите их как один или поверните под прямым углом.
battle-illegal-king-count = Король ходит ровно на одну клетку, а не на { $count }.
battle-illegal-count = На верхней грани { $face }, поэтому кубик должен пройти ровно { $face }, а не { $count }.
battle-illegal-blocked = Путь закрыт на { $square }.
battle-illegal-own = На { $square } стоит ваша фигура.
battle-illegal-no-piece = На { $square } нет фигуры.
battle-illegal-opponent =
    { $side ->
        [white] Ход белых, а фигура на { $square } принадлежит сопернику.
       *[black] Ход чёрных, а фигура на { $square } принадлежит сопернику.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = «{ $text }» — не клетка: напишите r, y, g или b (красный, жёлтый, зелёный, синий) и число от 2 до 12, например y5, или «-», чтобы пасовать.
qwixx-illegal-roll = «{ $text }» — не бросок: напишите два белых кубика, косую черту, затем красный, жёлтый, зелёный и синий, например 41/3526; «-» означает кубик, вышедший из игры.
qwixx-illegal-turn = «{ $text }» — не полный ход: напишите бросок и два выбора или один, если он заканчивает партию, например 41/3526 y5 -.
qwixx-illegal-faces = Число кубиков в этом броске: { $count }. На каждом от 1 до 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = Кубики уже брошены: { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] Красный кубик ещё в игре, его нужно бросить.
        [y] Жёлтый кубик ещё в игре, его нужно бросить.
        [g] Зелёный кубик ещё в игре, его нужно бросить.
       *[b] Синий кубик ещё в игре, его нужно бросить.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = Для действия 1 нужна сумма белых кубиков, { $sum }, а не { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = В этом ряду действие 2 может занять { $first } или { $second } (суммы одного белого кубика и кубика ряда), а не { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = В этом ряду действие 2 может занять только { $first }, сумму белого кубика и кубика ряда, а не { $number }.
qwixx-illegal-used = Действие 1 уже заняло { qwixx-why-field }. Для действия 2 нужна другая клетка.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Вернуться на { qwixx-why-field } нельзя: ваша последняя фишка в этом ряду стоит на { $own }.
qwixx-illegal-barred = На { qwixx-why-field } стоит фишка соперника, и она не передняя.
qwixx-illegal-stack = Стопку соперника на { qwixx-why-field } взять нельзя.
qwixx-illegal-overtaken = Вашу фишку на { qwixx-why-field } уже обогнали, класть на неё больше нельзя.
# $count stones of the player are in the row.
qwixx-illegal-last = Чтобы занять { qwixx-why-field }, нужно иметь перед этим числом не меньше пяти фишек. Пока у вас { $count }.
qwixx-illegal-closed =
    { $colour ->
        [r] Красный ряд закрыт.
        [y] Жёлтый ряд закрыт.
        [g] Зелёный ряд закрыт.
       *[b] Синий ряд закрыт.
    }

## What else the server or this browser refuses

# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = Сервер не понял этот запрос.
refused-too-long = Текст слишком длинный, прочитать его здесь нельзя.
refused-too-fast = Слишком быстро. Подождите немного.
refused-too-many = Сервер сейчас перегружен. Попробуйте позже.
refused-forbidden-origin = Этой странице не разрешено обращаться к этому серверу.
refused-not-host = Это может сделать только тот, кто сидит за компьютером, на котором запущен Duellum.
refused-no-network = Этот компьютер не подключён к сети, через которую могли бы присоединиться другие игроки.
refused-unavailable = Сохранить не удалось, ничего не изменилось. Попробуйте ещё раз.
refused-unknown-game = Такой партии нет.
refused-unknown-rules = Эта игра здесь не установлена.
refused-no-engine = Компьютер не играет в эту игру или не играет на этом уровне.
refused-bad-position = С этой позиции партию начать нельзя.
refused-bad-seed = В этом зерне есть символы, которые нельзя показать.
refused-needs-commitment = Обновите страницу: для кубиков этой партии нужна самая новая версия страницы.
refused-bad-share = В этом браузере пропала его часть данных для кубиков этой партии, и завершить бросок нельзя.
refused-roll-pending = Кубики ещё катятся. Подождите.
refused-not-seated = Вы зритель. Это могут делать только игроки.
refused-seat-taken = Оба места заняты. Вы можете посмотреть.
refused-already-seated = У вас здесь уже есть место.
refused-not-started = Партия ещё не началась.
refused-over = Партия окончена.
refused-not-over = Партия ещё не окончена.
refused-not-your-turn = Сейчас не ваш ход.
refused-stale = За это время партия ушла вперёд.
refused-illegal = Правила не разрешают этот ход.
refused-dice-due = Сначала бросьте кубики.
refused-no-dice-due = Сейчас кубики бросать не нужно.
refused-nothing-to-undo = Возвращать нечего.
refused-already-offered = Это предложение уже сделано.
refused-too-often = Вы недавно об этом просили. Сделайте несколько ходов, прежде чем просить снова.
refused-exhausted = В этой партии вы больше не можете ни делать предложения, ни возвращать ходы.
refused-no-offer = Это предложение больше не действует.
refused-seek-gone = Этот вызов уже принят или отозван.
refused-not-against-people = В партиях с людьми подсказок нет.
refused-not-now = Здесь подсказки нет.
refused-engine-failed = Компьютер не ответил.
refused-engine-busy = Компьютер занят другими запросами. Попробуйте чуть позже.
refused-bad-record = Это не сохранённая партия.
refused-too-many-moves = В этой сохранённой партии слишком много ходов: можно не больше { $count }, считая варианты.
refused-wrong-result = Результат в этой сохранённой партии не соответствует ходам.

## Positions that are impossible

position-long = Текст слишком длинный: в позиции не больше { $count } символов.

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }
position-battle-fields = Позиция состоит из четырёх частей через пробел: восемь горизонталей через /, чей ход, число полуходов без взятия и номер хода.
position-battle-side = Сторона, чей ход, должна быть w или b.
position-battle-rank = На горизонтали { $rank } должно быть девять клеток: буквы для фигур, цифра для пустых клеток.
position-battle-number = Число полуходов без взятия и номер хода должны быть целыми числами.
position-battle-long = После ста полуходов без взятия партия заканчивается вничью.
position-battle-kings = { position-battle-name }: король может быть только один, а короли стоят на { $squares }.
position-battle-dice = { position-battle-name }: кубиков может быть не больше восьми.
position-battle-no-king = { position-battle-name }: нет короля.
position-battle-palace = { position-battle-name }: король стоит во дворце соперника, значит, партия уже выиграна.

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
position-qwixx-fields = Позиция состоит из пяти частей через пробел: четыре ряда через /, активный игрок, неудачные броски, бросок и стадия хода.
position-qwixx-side = Активный игрок должен быть b или g.
position-qwixx-row = { position-qwixx-row-name }: в нём должно быть одиннадцать клеток и замок.
position-qwixx-closed-sign = { position-qwixx-row-name }: он закрыт тогда и только тогда, когда на его последнем числе стоит фишка.
position-qwixx-misthrow-text = Неудачные броски пишутся двумя числами, сначала чёрные, например 1:0.
position-qwixx-stage = Стадия: r перед броском, 1 перед действием 1; перед действием 2 пишется 2: и клетка действия 1 (или 2:-).
position-qwixx-lock-open = { position-qwixx-row-name }: на замке стоит фишка, а на последнем числе — нет.
position-qwixx-last-stack = { position-qwixx-row-name }: на последнем числе может быть только одна фишка, потому что она закрывает ряд.
position-qwixx-lock-side = { position-qwixx-row-name }: фишки на замке и на последнем числе должны принадлежать одной стороне.
position-qwixx-before = { position-qwixx-row-name }: перед фишкой на последнем числе должно быть пять фишек той же стороны.
position-qwixx-stones = { position-qwixx-name }: фишек всего 22.
position-qwixx-misthrows = Неудачных бросков может быть не больше четырёх, потому что четвёртый заканчивает партию.
position-qwixx-closed = Закрыто может быть не больше двух рядов, потому что второй заканчивает партию.
position-qwixx-bare-two = Два ряда закрыты без фишки на замке, но уже первый из них закончил бы партию.
position-qwixx-bare = { position-qwixx-row-name }: он закрыт без фишки на замке, хотя у закрывшего его игрока ещё есть фишки.
position-qwixx-over = Партия закончилась раньше, чем были брошены эти кубики.
position-qwixx-misthrow-fit = На пустом поле у того, кто ходил последним, должно быть столько же неудачных бросков, сколько у соперника, или на один больше.
position-qwixx-supply = { position-qwixx-name }: запас пуст, значит, партия закончилась бы ещё в ход этой стороны.
position-qwixx-ended = { position-qwixx-name }: ни один ход этой стороны не мог так закончить партию.
position-qwixx-first-sum = В действии 1 фишка ставится только на сумму белых кубиков, { $sum }, а не на { $field }.
position-qwixx-first-stone = Действие 1 записано на { $field }, но там нет фишки активного игрока.
position-qwixx-first-last = Фишка на { $field } не может быть последней, которую поставил активный игрок.
