### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they stand in three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = Научиться играть
lessons-about = Короткие шаги за настоящей доской, по нескольку секунд каждый.
# The page of one game’s lessons. $game is the name of a game.
lessons-course = Уроки: { $game }
# $count is how many steps the lessons of a game have, $minutes how long they take.
lessons-steps =
    { $count ->
        [one] { $count } шаг, около { $minutes } мин
        [few] { $count } шага, около { $minutes } мин
       *[many] { $count } шагов, около { $minutes } мин
    }
# How long the remaining steps take.
lessons-left = осталось около { $minutes } мин
lessons-begin = Начать
lessons-resume = Продолжить
lessons-repeat = Сначала
# $done of $count steps are done.
lessons-progress = Пройдено: { $done } из { $count }
# Above the board. $number is the place of the step.
lessons-step-of = Шаг { $number } из { $count }
# Beside a step in the list: done, done without a mistake, or the one that comes next.
lessons-step-done = пройдено
lessons-step-perfect = с первого раза
lessons-step-next = следующий
# The section with rulebooks, tools and sets to print, and what each of them is.
lessons-further = Что ещё почитать и попробовать
lessons-rulebook-about = Все правила с примерами, которые можно попробовать.
lessons-tool-battle-diagram = Все клетки, куда может перекатиться кубик.
lessons-print-about = Распечатайте, вырежьте и играйте без экрана.
lessons-next = Дальше
# The button that undoes a mistake.
lessons-again = Ещё раз
lessons-restart = Заново
lessons-hint = Показать
lessons-leave = Все шаги
# Added to what stands on a marked square or field, for those who listen.
lessons-star = Звезда.
# A button of a question whose answers are faces of a die; for those who listen.
lessons-face = Сверху { $face }
# The label of the buttons of a question.
lessons-answers = Ваш ответ
# At the end of the lessons of a game.
lessons-finished = Отлично! Теперь можно играть; остальное есть в правилах.
# $perfect of $count steps were done without a mistake.
lessons-finished-count = С первого раза: { $perfect } из { $count }.
lessons-first-game = Сыграть первую партию
lessons-first-game-about = Самый лёгкий уровень и несколько подсказок по ходу партии.
# On the first page, to somebody who has not played $game yet.
lessons-offer = Впервые играете в «{ $game }»? Научитесь за три минуты прямо в игре.
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = Уроки «{ $game }»: пройдено { $done } из { $count }.
lessons-offer-close = Больше не показывать

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = Перекатите кубик
lesson-battle-count-title = Считайте точно
lesson-battle-predict-title = Предскажите грань
lesson-battle-turn-title = Один поворот
lesson-battle-ways-title = Два пути
lesson-battle-blocked-title = Путь закрыт
lesson-battle-capture-title = Взятие
lesson-battle-king-title = Король
lesson-battle-danger-title = Опасность!
lesson-battle-careful-title = Сначала посмотрите, потом берите
lesson-battle-strike-title = Опередите соперника
lesson-battle-palace-title = Займите дворец
lesson-battle-threat-title = Ваша первая угроза

# When the learner moves the king, and a die was meant
lesson-battle-not-king = Это был король. На этот раз выберите кубик.
lesson-battle-not-star = Так можно, но звезда в другом месте. Верните ход и попробуйте ещё раз.

lesson-battle-roll = Кубики — это ваши фигуры. У этого сверху 2, поэтому он катится на две клетки. Перекатите его на звезду.
lesson-battle-roll-done = Он перекатился через два ребра, и теперь сверху 5. Следующий ход — пять клеток вперёд, назад, влево или вправо.

lesson-battle-count = Кубик проходит ровно столько клеток, сколько показывает. Какой из трёх дойдёт до звезды?
lesson-battle-count-long = У этого кубика сверху 4, и он должен пройти все четыре клетки: остановиться на звезде он не может.
lesson-battle-count-short = У этого кубика сверху 2, а до звезды три клетки.
lesson-battle-count-done = Три точки — три клетки. Не больше и не меньше.

lesson-battle-predict = Этот кубик катится на одну клетку вверх, от вас. Какая грань окажется сверху?
lesson-battle-predict-2 = Верно: сверху окажется грань, обращённая к вам. Теперь перекатите кубик на звезду.
lesson-battle-predict-same = Единица и сейчас сверху. Перекат на одну клетку всегда даёт другую грань.
lesson-battle-predict-under = Шестёрка снизу: противоположные грани в сумме дают 7. Сверху она окажется только через две клетки.
lesson-battle-predict-far = Четвёрка на дальней стороне. Она окажется сверху, если катить кубик к себе.
lesson-battle-predict-side = Эта грань слева или справа. Смотрите на ту, что обращена к вам.
lesson-battle-predict-done = Сверху тройка, как вы и сказали. Умение предвидеть грань — суть этой игры.

lesson-battle-turn = По пути кубик может один раз повернуть, налево или направо. Перекатите пятёрку на звезду.
lesson-battle-turn-done = Пять клеток с одним поворотом. Повернуть можно после любого числа клеток.

lesson-battle-ways = К звезде ведут два пути, и в конце каждого сверху своя грань. Докатите кубик так, чтобы сверху была шестёрка.
lesson-battle-ways-other = Клетка та, но грань не та. Идите другим путём.
lesson-battle-ways-done = Шестёрка! От выбранного пути зависит, как далеко кубик пойдёт в следующий раз.

lesson-battle-blocked = Кубики не прыгают. Чёрный кубик закрывает один путь к звезде: идите другим.
lesson-battle-blocked-done = Все клетки по пути должны быть свободны. Только на последней может стоять фигура соперника.

lesson-battle-capture = Кубик, закончивший ход на чёрном кубике, берёт его. Возьмите один; верных ходов несколько.
lesson-battle-capture-missed = Вы ничего не взяли. До каких чёрных кубиков ровно три клетки?
lesson-battle-capture-done = Взято! Кубик покидает доску. Брать необязательно.

lesson-battle-king = Кубик с короной — ваш король. Он ходит на одну клетку и тоже берёт. Возьмите кубик рядом.
lesson-battle-king-fled = Королю так можно, но чёрный кубик всё ещё на месте. Возьмите его.
lesson-battle-king-done = Всегда на одну клетку, в любую из четырёх сторон.

lesson-battle-danger = Осторожно: этот кубик может докатиться до вашего короля, и вы проиграете. Спасите короля.
lesson-battle-danger-hung = Короля взяли. Уведите его, заслоните или возьмите нападающего.
lesson-battle-danger-done = Спасён! Можно увести короля, заслонить его или взять нападающего.

lesson-battle-careful = Возьмите кубик, но не подставьте своего короля.
lesson-battle-careful-hung = Этот кубик прикрывал вашего короля. Теперь до него достаёт четвёрка.
lesson-battle-careful-missed = Король в безопасности, но вы ничего не взяли.
lesson-battle-careful-done = Верно замечено. Другое взятие открыло бы путь к вашему королю.

lesson-battle-strike = Король чёрных в шаге от вашего дворца. Если он войдёт, чёрные победят. Ваш ход!
lesson-battle-strike-late = Поздно: король чёрных занял дворец. Ваша четвёрка могла взять его раньше.
lesson-battle-strike-done = Вы взяли короля и победили! Всё остальное уже неважно.

lesson-battle-palace = Победить можно и так: приведите своего короля во дворец со звездой. На это нужно два хода.
lesson-battle-palace-2 = Чёрные не смогли вам помешать. Теперь займите дворец.
lesson-battle-palace-away = Держитесь рядом: дворец на клетку вверх и на клетку вправо.
lesson-battle-palace-missed = Дворец был рядом с королём. Войдите в него.
lesson-battle-palace-done = Вы победили! Занять дворец может только король.

lesson-battle-threat = Настоящая начальная позиция. Нападайте сразу: найдите ход, который грозит взять короля чёрных.
lesson-battle-threat-near = Кубик тот, но путь не тот. В конце сверху должна быть шестёрка, достающая до короля.
lesson-battle-threat-none = Угрозы пока нет. Попробуйте угловой кубик: какой путь даёт шестёрку?
lesson-battle-threat-done = Угроза первым же ходом! Чёрным придётся отвечать.

## Battle: notes in the first game, each shown once

lesson-battle-note-start = Не спешите: выберите кубик, и доска покажет, куда он может пойти и что окажется сверху.
lesson-battle-note-winning = Вы можете победить прямо сейчас. Видите как?
lesson-battle-note-threat = Ваш король в опасности. Уведите его, заслоните или возьмите нападающего.
lesson-battle-note-capture = Можно что-то взять. Сначала посмотрите, не смогут ли чёрные взять в ответ.
lesson-battle-note-lost = Вы потеряли кубик. Можете взять в ответ?
lesson-battle-note-captured = Первое взятие! Теперь посмотрите, чем могут ответить чёрные.

## Qwixx Duel: steps

lesson-qwixx-roll-title = Бросок и фишка
lesson-qwixx-colour-title = Белый плюс цвет
lesson-qwixx-skip-title = Намеренный пас
lesson-qwixx-right-title = Только к замку
lesson-qwixx-capture-title = Взятие
lesson-qwixx-stack-title = Стопка
lesson-qwixx-frozen-title = Что в безопасности
lesson-qwixx-misthrow-title = Неудачные броски
lesson-qwixx-five-title = Закрыть ряд
lesson-qwixx-lock-title = Замок
lesson-qwixx-score-title = Считаем очки
lesson-qwixx-total-title = Ваш итог
lesson-qwixx-end-title = Закончить партию
lesson-qwixx-wait-title = Ещё рано

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = Вы спасовали. На этот раз поставьте фишку.

lesson-qwixx-roll = Вы играете чёрными. Каждый ход начинается с броска всех шести кубиков: бросьте их.
lesson-qwixx-roll-2 = Действие 1: белые кубики дают 5. Поставьте фишку на 5 в любом ряду.
lesson-qwixx-roll-done = Ваша первая фишка. В красном и жёлтом рядах 5 ближе к началу, и места остаётся больше.

lesson-qwixx-colour = Действие 2: сложите один белый и один цветной кубик и поставьте фишку в ряду этого цвета. Наберите синюю 10.
lesson-qwixx-colour-other = Так тоже можно, но найдите синюю 10: белая 4 плюс синяя 6.
lesson-qwixx-colour-done = 4 и 6 дают 10. Какой белый кубик прибавить, выбираете вы. Клетки двух действий должны быть разными.

lesson-qwixx-skip = Оба действия — по желанию. Тройка оставила бы большой пропуск: на этот раз пасуйте.
lesson-qwixx-skip-2 = Хорошо. Теперь действие 2: красная 8, рядом с вашей 7.
lesson-qwixx-skip-wasted = Теперь клетки перед этой 3 для вас потеряны. Лучше спасовать.
lesson-qwixx-skip-misthrow = Пас в обоих действиях — неудачный бросок: минус 5 очков. Поставьте фишку на красную 8.
lesson-qwixx-skip-far = Так можно, но пропадает много клеток. Красная 8 не пропускает ни одной.
lesson-qwixx-skip-done = Малые шаги оставляют место для многих фишек, а много фишек — это много очков.

lesson-qwixx-right = В каждом ряду идут только к замку. Какое из этих красных чисел вам ещё доступно?
lesson-qwixx-right-2 = Верно: только числа за вашей 7. Поставьте фишку на красную 9.
lesson-qwixx-right-left = Четвёрка позади ваших фишек, её уже не занять.
lesson-qwixx-right-between = Шестёрка между вашими 5 и 7. Считается ваша фишка, ближайшая к замку.
lesson-qwixx-right-row = Так можно, но найдите красную 9, за вашей 7.
lesson-qwixx-right-done = Пропуски разрешены. Серые фишки вам не мешают.

lesson-qwixx-capture = Ближайшая к замку фишка ряда — передняя. Если это одиночная фишка соперника, её можно взять: сделайте это.
lesson-qwixx-capture-missed = Вы ничего не взяли. Передняя серая фишка на красной 8, и у вас есть 8.
lesson-qwixx-capture-done = Серая фишка возвращается к хозяину, а передняя теперь ваша.

lesson-qwixx-stack = Ваша одиночная передняя фишка на синей 7 в опасности. Положите на неё вторую.
lesson-qwixx-stack-taken = У серых выпало 7, и они взяли вашу фишку. Двум фишкам ничто бы не грозило.
lesson-qwixx-stack-done = Стопку из двух и более фишек никогда нельзя взять, и считается в ней каждая.

lesson-qwixx-frozen = Взять можно только переднюю фишку. Сколько серых фишек в красном ряду вы могли бы взять сейчас?
lesson-qwixx-frozen-2 = Верно. В синем ряду впереди серая стопка: сколько фишек можно взять там?
lesson-qwixx-frozen-front = Серая фишка на 8 — передняя и одиночная: её можно взять.
lesson-qwixx-frozen-behind = Серую фишку на 4 уже обогнали. Фишкам позади передней больше ничто не грозит.
lesson-qwixx-frozen-stack = Стопку взять нельзя никогда, даже переднюю.
lesson-qwixx-frozen-done = Обогнанным фишкам ничто не грозит, но и класть на них больше нельзя.

lesson-qwixx-misthrow = Две единицы: поставить фишку на 2 нельзя ни в одном ряду. Остаётся продолжить.
lesson-qwixx-misthrow-2 = Ни одна сумма белого и цветного кубиков тоже не подходит. Значит, это неудачный бросок.
lesson-qwixx-misthrow-done = Неудачный бросок отнимает у вас 5 очков. Четыре таких броска на двоих с серыми заканчивают партию.

lesson-qwixx-five = Перед последним числом ряда нужны пять ваших фишек. У вас четыре: поставьте пятую на красную 11.
lesson-qwixx-five-2 = Уже пять, и у вас ещё есть действие 2: закройте ряд красной 12!
lesson-qwixx-five-four = В красном ряду всё ещё только четыре ваши фишки. Сначала поставьте фишку на красную 11.
lesson-qwixx-five-open = Ряд ещё открыт. Белая 6 плюс красная 6 — это 12.
lesson-qwixx-five-done = Пять фишек, затем последнее число: красный ряд закрыт, и его кубик выходит из игры.

lesson-qwixx-lock = Закрыв красный ряд, вы поставили фишку и на его замок. Сколько у вас теперь фишек в красном?
lesson-qwixx-lock-before = До закрытия их было пять. Прибавьте 12 и замок.
lesson-qwixx-lock-stone = Не забудьте про фишку на замке: она тоже считается.
lesson-qwixx-lock-done = Первые пять, 12 и замок: всего семь.

lesson-qwixx-score = Фишки одного ряда дают вместе 1, 3, 6, 10… очков: каждая прибавляет на одно очко больше предыдущей. Сколько дают пять?
lesson-qwixx-score-next = Четыре дают 10, пятая прибавляет 5.
lesson-qwixx-score-done = Один длинный ряд гораздо ценнее нескольких коротких.

lesson-qwixx-total = Сколько у вас всего очков? 4 фишки в красном, 2 в жёлтом, 1 в зелёном и один неудачный бросок.
lesson-qwixx-total-misthrow = Неудачный бросок отнимает 5 очков.
lesson-qwixx-total-sum = 10 за красный, 3 за жёлтый, 1 за зелёный, минус 5.
lesson-qwixx-total-done = 14 за ряды минус 5 за неудачный бросок.

lesson-qwixx-end = Два закрытых ряда сразу заканчивают партию. Вы ведёте 43:16, и красный ряд закрыт. Закончите партию!
lesson-qwixx-end-later = Партия продолжается, и серые могут вас догнать. Жёлтая 12 закончит её сейчас.
lesson-qwixx-end-done = Вы победили. Когда вы ведёте, ищите, как закончить партию: пустой запас её тоже заканчивает.

lesson-qwixx-wait = На этот раз ведут серые, 64:43. Вы можете закрыть жёлтый ряд, и партия закончится. Стоит ли?
lesson-qwixx-wait-lost = Партия окончена, и у серых больше очков — 64:56.
lesson-qwixx-wait-done = Верно: пока вы отстаёте, играйте дальше.

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = Бросьте кубики; сначала сумма белых, потом один белый с одним цветным. Малые шаги — хорошие шаги.
lesson-qwixx-note-close = Вы можете закрыть ряд. Фишка на замке тоже считается; два закрытых ряда заканчивают партию.
lesson-qwixx-note-capture = Можно взять переднюю фишку. Она вернётся к хозяину.
lesson-qwixx-note-stack = Можно положить фишку на свою переднюю, и взять её уже не смогут.
lesson-qwixx-note-misthrow = Пас сейчас был бы неудачным броском: минус 5 очков.
lesson-qwixx-note-taken = Вашу переднюю фишку взяли. Она снова в вашем запасе, и ту клетку можно занять опять.
lesson-qwixx-note-closed = Ряд закрыт, и его кубик вышел из игры. Ещё один закрытый ряд, и партия закончится.
