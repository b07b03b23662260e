### Why a move is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } — ход из другой позиции.
general-illegal-not-led = Ход { $move } не вёл к этой позиции.
general-illegal-never-thrown = В этой игре кубики не бросают.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Сейчас нечего искать: хода никто не выбирает.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Ход — это клетка и один или два отрезка пути, например i1n4w1: с i1 на север 4, затем на запад 1.
battle-illegal-nothing = Ничего не введено. { battle-illegal-form }
battle-illegal-start = «{ $part }» в начале «{ $text }» — не клетка. { battle-illegal-form }
battle-illegal-no-leg = «{ $text }» называет клетку, но не путь. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = В «{ $text }» после «{ $part }», знак { $place }, нет числа от 1 до 9. { battle-illegal-form }
battle-illegal-no-direction = «{ $part }», знак { $place } в «{ $text }», — не направление: их обозначают n, s, e и w (север, юг, восток, запад). { battle-illegal-form }
battle-illegal-square = «{ $text }» — не клетка: клетки называются от a1 до i8.
battle-illegal-edge =
    { $direction ->
        [north] Ход уводит с доски к северу от { $square }.
        [south] Ход уводит с доски к югу от { $square }.
        [east] Ход уводит с доски к востоку от { $square }.
       *[west] Ход уводит с доски к западу от { $square }.
    }
battle-illegal-leg = Каждый отрезок пути не короче одной клетки.
battle-illegal-turns = За ход можно повернуть не больше одного раза.
battle-illegal-back = Возвращаться по своему пути нельзя.
battle-illegal-straight = Оба отрезка идут в одну сторону: запишите их как один или поверните под прямым углом.
battle-illegal-king-count = Король ходит ровно на одну клетку, а не на { $count }.
battle-illegal-count = На верхней грани { $face }: кубик катится ровно на столько клеток, а не на { $count }.
battle-illegal-blocked = Путь закрыт на { $square }.
battle-illegal-own = На { $square } стоит ваша фигура.
battle-illegal-no-piece = На { $square } ничего не стоит.
battle-illegal-opponent =
    { $side ->
        [white] Ход белых, а фигура на { $square } принадлежит сопернику.
       *[black] Ход чёрных, а фигура на { $square } принадлежит сопернику.
    }

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = «{ $text }» — не клетка: напишите r, y, g или b (красный, жёлтый, зелёный, синий) и число от 2 до 12, например y5, или «-», чтобы пасовать.
qwixx-illegal-roll = «{ $text }» — не бросок: напишите два белых кубика, косую черту, затем красный, жёлтый, зелёный и синий, например 41/3526; «-» означает кубик, вышедший из игры.
qwixx-illegal-turn = «{ $text }» — не полный ход: напишите бросок и два решения или одно, которое заканчивает партию, например 41/3526 y5 -.
qwixx-illegal-faces = Сейчас бросают кубиков: { $count }; на каждом от 1 до 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = Кубики уже брошены: { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] Красный кубик ещё в игре, его нужно бросить.
        [y] Жёлтый кубик ещё в игре, его нужно бросить.
        [g] Зелёный кубик ещё в игре, его нужно бросить.
       *[b] Синий кубик ещё в игре, его нужно бросить.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = Действию 1 нужна сумма белых кубиков, { $sum }, а не { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = В этом ряду действие 2 может занять { $first } или { $second }, сумму белого кубика и кубика ряда, а не { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = В этом ряду действие 2 может занять только { $first }, сумму белого кубика и кубика ряда, а не { $number }.
qwixx-illegal-used = Действие 1 уже заняло { qwixx-why-field }: для действия 2 нужна другая клетка.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Вернуться на { qwixx-why-field } нельзя: ваша последняя фишка там стоит на { $own }.
qwixx-illegal-barred = На { qwixx-why-field } стоит чужая фишка, и она не передняя.
qwixx-illegal-stack = Стопку соперника на { qwixx-why-field } взять нельзя.
qwixx-illegal-overtaken = Вашу фишку на { qwixx-why-field } уже обогнали, надстроить её нельзя.
# $count stones of the player are in the row.
qwixx-illegal-last = Чтобы занять { qwixx-why-field }, нужно не меньше пяти своих фишек перед этим числом; пока их { $count }.
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
refused-malformed = Сервер этого не понял.
refused-too-long = Слишком длинный текст: здесь его не прочитать.
refused-too-fast = Слишком быстро. Подождите немного.
refused-too-many = Сервер сейчас перегружен. Попробуйте позже.
refused-forbidden-origin = Этой странице нельзя обращаться к этому серверу.
refused-not-host = Это может сделать только тот, кто сидит за компьютером, на котором запущен Duellum.
refused-no-network = Этот компьютер не подключён к сети, через которую могли бы войти другие.
refused-unavailable = Сейчас ничего нельзя сохранить. Ничего не изменилось; попробуйте ещё раз.
refused-unknown-game = Такой партии нет.
refused-unknown-rules = Эта игра здесь не установлена.
refused-no-engine = Компьютер не играет в эту игру или не играет на этом уровне.
refused-bad-position = С этой позиции партию начать нельзя.
refused-bad-seed = В этом зерне есть символы, которые нельзя показать.
refused-needs-commitment = Обновите страницу: для кубиков этой партии нужна её новая версия.
refused-bad-share = Этот браузер потерял свою долю кубиков этой партии: завершить бросок он не может.
refused-roll-pending = Кубики ещё в воздухе: подождите, пока они лягут.
refused-not-seated = Вы зритель: это могут делать только игроки.
refused-seat-taken = Оба места заняты. Вы можете посмотреть.
refused-already-seated = Вы уже сидите здесь.
refused-not-started = Партия ещё не началась.
refused-over = Партия окончена.
refused-not-over = Партия ещё не окончена.
refused-not-your-turn = Сейчас не ваш ход.
refused-stale = Партия тем временем ушла вперёд.
refused-illegal = Правила запрещают этот ход.
refused-dice-due = Сначала бросьте кубики.
refused-no-dice-due = Сейчас кубики бросать не нужно.
refused-nothing-to-undo = Возвращать нечего.
refused-already-offered = Это предложение уже сделано.
refused-too-often = Вы это недавно предлагали. Сначала сыграйте ещё несколько ходов.
refused-exhausted = В этой партии больше нельзя ничего предлагать и возвращать ходы.
refused-no-offer = Этого предложения больше нет.
refused-not-against-people = В игре с людьми подсказок нет.
refused-not-now = Об этой позиции сказать нечего.
refused-engine-failed = Компьютер не дал ответа.
refused-engine-busy = Компьютер ещё занят другими вопросами. Попробуйте чуть позже.
refused-bad-record = Это не запись партии.
refused-too-many-moves = В этой записи слишком много ходов: читается не более { $count }, считая варианты.
refused-wrong-result = Записанный результат не сходится с ходами.
