### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they stand in three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = Научиться играть
lessons-about = Короткие шаги за настоящим столом, по нескольку секунд. Учимся, играя.
# The page of one game’s lessons. $game is the name of a game.
lessons-course = Уроки: { $game }
# $count is how many steps the lessons of a game have, $minutes how long they take.
lessons-steps =
    { $count ->
        [one] { $count } шаг, около { $minutes } мин
        [few] { $count } шага, около { $minutes } мин
       *[many] { $count } шагов, около { $minutes } мин
    }
# How long the remaining steps take.
lessons-left = осталось около { $minutes } мин
lessons-begin = Начать
lessons-resume = Продолжить
lessons-repeat = Сначала
# $done of $count steps are done.
lessons-progress = Пройдено: { $done } из { $count }
# Above the board. $number is the place of the step.
lessons-step-of = Шаг { $number } из { $count }
# Beside a step in the list: done, done without a mistake, or the one that comes next.
lessons-step-done = пройден
lessons-step-perfect = с первого раза
lessons-step-next = следующий
# The section with rulebooks, tools and sets to print, and what each of them is.
lessons-further = Что ещё почитать и попробовать
lessons-rulebook-about = Все правила с примерами, которые можно попробовать.
lessons-tool-battle-diagram = Все поля, куда может перекатиться кубик.
lessons-print-about = Распечатайте, вырежьте и играйте без экрана.
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
lessons-finished = Отлично! Теперь вы знаете всё.
# $perfect of $count steps were done without a mistake.
lessons-finished-count = С первой попытки: { $perfect } из { $count }.
lessons-first-game = Первая партия
lessons-first-game-about = Вас ждёт самый мягкий уровень. По пути помогут несколько подсказок.
# On the first page, to somebody who has not played $game yet.
lessons-offer = Впервые играете в «{ $game }»? Научитесь за три минуты, играя.
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = Уроки «{ $game }»: пройдено { $done } из { $count }.
lessons-offer-close = Больше не предлагать

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = Катим кубик
lesson-battle-count-title = Точный счёт
lesson-battle-predict-title = Угадайте грань
lesson-battle-turn-title = Один поворот
lesson-battle-ways-title = Два пути
lesson-battle-blocked-title = Путь закрыт
lesson-battle-capture-title = Взятие
lesson-battle-king-title = Король
lesson-battle-danger-title = Опасность!
lesson-battle-careful-title = Сначала посмотрите
lesson-battle-strike-title = Первый удар
lesson-battle-palace-title = Займите дворец
lesson-battle-threat-title = Первая угроза

# When the learner moves the king, and a die was meant
lesson-battle-not-king = Это был король. На этот раз выберите кубик.
lesson-battle-not-star = Так можно, но звезда в другом месте. Попробуйте ещё раз.

lesson-battle-roll = Кубики — это ваши фигуры. У этого сверху 2, он катится на две клетки. Прикатите его на звезду.
lesson-battle-roll-done = Он перекатился через два ребра, и теперь сверху 5. В следующий раз — пять клеток.

lesson-battle-count = Кубик проходит ровно столько, сколько показывает. Какой из трёх дойдёт до звезды?
lesson-battle-count-long = У этого сверху 4, и пройти надо все четыре: он проскочит звезду.
lesson-battle-count-short = У этого сверху 2, а до звезды три клетки.
lesson-battle-count-done = Три точки — три клетки. Не больше и не меньше.

lesson-battle-predict = Кубик катится на клетку вверх, от вас. Какая грань окажется сверху?
lesson-battle-predict-2 = Верно: сверху будет грань, обращённая к вам. Прикатите его на звезду.
lesson-battle-predict-same = 1 сверху сейчас. Один перекат всегда даёт другую грань.
lesson-battle-predict-under = 6 снизу: противоположные грани в сумме дают 7. До неё два переката.
lesson-battle-predict-far = 4 на дальней стороне. Она окажется сверху, если катить кубик к себе.
lesson-battle-predict-side = Эта грань слева или справа. Смотрите на ту, что обращена к вам.
lesson-battle-predict-done = Сверху 3, как вы и сказали. Видеть это заранее — суть игры.

lesson-battle-turn = По пути кубик может один раз повернуть, налево или направо. Прикатите пятёрку на звезду.
lesson-battle-turn-done = Пять клеток с одним поворотом. Повернуть можно после любой клетки.

lesson-battle-ways = К звезде ведут два пути, и кубик ляжет по-разному. Придите с шестёркой сверху.
lesson-battle-ways-other = Звезда, но грань другая. Пойдите другим путём.
lesson-battle-ways-done = Шестёрка! Путь решает, как далеко кубик пойдёт потом.

lesson-battle-blocked = Кубики не прыгают. Чёрный кубик закрыл один путь к звезде: идите другим.
lesson-battle-blocked-done = Все клетки по пути должны быть свободны. Занята может быть только последняя.

lesson-battle-capture = Закончив ход на чёрном кубике, вы берёте его. Возьмите один; верных ходов несколько.
lesson-battle-capture-missed = Ничего не взято. До каких чёрных кубиков ровно три клетки?
lesson-battle-capture-done = Взято! Кубик покидает доску. Брать никогда не обязательно.

lesson-battle-king = Кубик с короной — ваш король. Он ходит на одну клетку и тоже берёт. Возьмите кубик рядом.
lesson-battle-king-fled = Королю так можно, но чёрный кубик ещё там. Возьмите его.
lesson-battle-king-done = Всегда на одну клетку, в любую из четырёх сторон.

lesson-battle-danger = Осторожно: тот кубик может докатиться до короля, и партия проиграна. Спасите короля.
lesson-battle-danger-hung = Короля взяли. Уйдите, заслонитесь или возьмите нападающего.
lesson-battle-danger-done = Спасён! Можно уйти, заслониться или взять нападающего.

lesson-battle-careful = Возьмите кубик, но посмотрите, кто нацелился на вашего короля.
lesson-battle-careful-hung = Этот кубик прикрывал короля. Теперь до него достаёт четвёрка.
lesson-battle-careful-missed = Король цел, но вы ничего не взяли.
lesson-battle-careful-done = Верно замечено. Другое взятие открыло бы путь к королю.

lesson-battle-strike = Чёрный король в шаге от вашего дворца. Войдёт — и чёрные победят. Ваш ход!
lesson-battle-strike-late = Поздно: чёрный король во дворце. Ваша четвёрка могла взять его раньше.
lesson-battle-strike-done = Король взят: вы победили! Остальное уже неважно.

lesson-battle-palace = Другой путь к победе: приведите своего короля во дворец со звездой. Осталось два хода.
lesson-battle-palace-2 = Чёрные не смогли помешать. Теперь займите дворец.
lesson-battle-palace-away = Держитесь рядом: дворец на клетку вверх и на клетку вправо.
lesson-battle-palace-missed = Дворец был рядом с королём. Войдите в него.
lesson-battle-palace-done = Победа! Занять дворец может только король.

lesson-battle-threat = Настоящее начало. Нападайте сразу: найдите ход, который грозит взять чёрного короля.
lesson-battle-threat-near = Кубик тот, но путь другой. Нужна шестёрка, которая достаёт до короля.
lesson-battle-threat-none = Угрозы пока нет. Попробуйте угловой кубик: какой путь даёт шестёрку?
lesson-battle-threat-done = Угроза первым же ходом! Чёрным придётся отвечать.

## Battle: notes in the first game, each shown once

lesson-battle-note-start = Не спешите: выберите кубик, и доска покажет, куда он может пойти и что окажется сверху.
lesson-battle-note-winning = Вы можете победить прямо сейчас. Видите как?
lesson-battle-note-threat = Король в опасности. Уйдите, заслонитесь или возьмите нападающего.
lesson-battle-note-capture = Можно что-то взять. Сначала посмотрите, не возьмут ли в ответ.
lesson-battle-note-lost = Вы потеряли кубик. Можете взять в ответ?
lesson-battle-note-captured = Первое взятие! Теперь посмотрите, что могут чёрные.

## Qwixx Duel: steps

lesson-qwixx-roll-title = Бросок и фишка
lesson-qwixx-colour-title = Белый плюс цвет
lesson-qwixx-skip-title = Намеренный пас
lesson-qwixx-right-title = Только к замку
lesson-qwixx-capture-title = Взятие
lesson-qwixx-stack-title = Стопка
lesson-qwixx-frozen-title = Что в безопасности
lesson-qwixx-misthrow-title = Неудачный бросок
lesson-qwixx-five-title = Закрыть ряд
lesson-qwixx-lock-title = Замок
lesson-qwixx-score-title = Считаем очки
lesson-qwixx-total-title = Ваш итог
lesson-qwixx-end-title = Пора заканчивать
lesson-qwixx-wait-title = Ещё рано

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = Вы спасовали. На этот раз поставьте фишку.

lesson-qwixx-roll = Вы играете чёрными. Каждый ход начинается со всех шести кубиков: бросьте их.
lesson-qwixx-roll-2 = Действие 1: белые кубики дают 5. Поставьте фишку на 5 в любом ряду.
lesson-qwixx-roll-done = Первая фишка. В красном и жёлтом 5 ближе к началу, и места остаётся больше.

lesson-qwixx-colour = Действие 2: один белый кубик плюс один цветной, в ряду этого цвета. Поставьте на синюю 10.
lesson-qwixx-colour-other = Так тоже можно, но найдите синюю 10: белая 4 плюс синяя 6.
lesson-qwixx-colour-done = 4 и 6 дают 10. Какой белый кубик прибавить, выбираете вы.

lesson-qwixx-skip = Оба действия по желанию. Тройка увела бы далеко вперёд: на этот раз пасуйте.
lesson-qwixx-skip-2 = Хорошо. Теперь действие 2: красная 8, рядом с вашей 7.
lesson-qwixx-skip-wasted = Теперь всё до этой 3 для вас потеряно. Лучше спасовать.
lesson-qwixx-skip-misthrow = Пас в обоих действиях — неудачный бросок: минус 5 очков. Поставьте на красную 8.
lesson-qwixx-skip-far = Можно, но пропадает много клеток. Красная 8 не пропускает ни одной.
lesson-qwixx-skip-done = Малые шаги оставляют место многим фишкам, а много фишек — много очков.

lesson-qwixx-right = В каждом ряду идут только к замку. Какое из этих красных чисел вам ещё доступно?
lesson-qwixx-right-2 = Верно: только то, что за вашей 7. Поставьте на красную 9.
lesson-qwixx-right-left = 4 позади ваших фишек: вы её уже прошли.
lesson-qwixx-right-between = 6 между вашими 5 и 7: считается фишка, ближайшая к замку.
lesson-qwixx-right-row = Можно, но найдите красную 9, за вашей 7.
lesson-qwixx-right-done = Пропуски разрешены. Серые фишки вас не сдерживают.

lesson-qwixx-capture = Ближайшая к замку фишка ряда — передняя. Если она чужая и одиночная, её можно взять: возьмите.
lesson-qwixx-capture-missed = Ничего не взято. Передняя серая фишка на красной 8, и 8 у вас есть.
lesson-qwixx-capture-done = Серая фишка вернулась к хозяину, а передняя теперь ваша.

lesson-qwixx-stack = Ваша одиночная передняя фишка на синей 7 в опасности. Положите на неё вторую.
lesson-qwixx-stack-taken = У серых выпало 7, и они взяли вашу фишку. Двум ничто бы не грозило.
lesson-qwixx-stack-done = Стопку из двух и более взять нельзя.

lesson-qwixx-frozen = Взять можно только переднюю. Сколько серых фишек в красном ряду вы могли бы взять сейчас?
lesson-qwixx-frozen-2 = Верно. В синем впереди серая стопка: сколько можно взять там?
lesson-qwixx-frozen-front = Серая 8 — передняя и одиночная: её можно взять.
lesson-qwixx-frozen-behind = Серая 4 обогнана. Фишкам позади передней больше ничто не грозит.
lesson-qwixx-frozen-stack = Стопку не берут никогда, даже переднюю.
lesson-qwixx-frozen-done = Обогнанным ничто не грозит, но и надстроить их уже нельзя.

lesson-qwixx-misthrow = Две единицы: поставить на 2 нельзя ни в одном ряду. Остаётся идти дальше.
lesson-qwixx-misthrow-2 = Ни одна сумма белого и цветного тоже не подходит. Это неудачный бросок.
lesson-qwixx-misthrow-done = Неудачный бросок отнимает 5 очков. Четыре таких броска на двоих заканчивают партию.

lesson-qwixx-five = Перед последним числом ряда нужны пять ваших фишек. У вас четыре: поставьте на красную 11.
lesson-qwixx-five-2 = Уже пять, и впереди действие 2: закройте ряд красной 12!
lesson-qwixx-five-four = В красном всё ещё только четыре. Сначала красная 11.
lesson-qwixx-five-open = Ряд ещё открыт. Белая 6 плюс красная 6 — это 12.
lesson-qwixx-five-done = Пять фишек, затем последнее число: красный закрыт, и его кубик выходит из игры.

lesson-qwixx-lock = Закрыв красный, вы поставили фишку и на замок. Сколько у вас теперь фишек в красном?
lesson-qwixx-lock-before = Пять было до закрытия. Прибавьте красную 12 и замок.
lesson-qwixx-lock-stone = Не забудьте про фишку на замке: она тоже считается.
lesson-qwixx-lock-done = Пять фишек, красная 12 и замок: всего семь.

lesson-qwixx-score = Фишки в ряду дают 1, 3, 6, 10: каждая прибавляет на одно очко больше предыдущей. Сколько дают пять?
lesson-qwixx-score-next = Четыре дают 10, пятая прибавляет 5.
lesson-qwixx-score-done = Длинный ряд гораздо дороже нескольких коротких.

lesson-qwixx-total = Посчитайте свой итог: 4 фишки в красном, 2 в жёлтом, 1 в зелёном и неудачный бросок.
lesson-qwixx-total-misthrow = Неудачный бросок отнимает 5 очков.
lesson-qwixx-total-sum = 10 за красный, 3 за жёлтый, 1 за зелёный, минус 5.
lesson-qwixx-total-done = 14 за ряды минус 5 за неудачный бросок.

lesson-qwixx-end = Два закрытых ряда сразу заканчивают партию. Вы ведёте 43:16, красный закрыт. Заканчивайте!
lesson-qwixx-end-later = Партия продолжается, и серые могут догнать. Жёлтая 12 закончит её сейчас.
lesson-qwixx-end-done = Победа. Когда вы впереди, ищите, как закончить партию.

lesson-qwixx-wait = Теперь ведут серые, 64:43. Вы могли бы закрыть жёлтый, и партия бы закончилась. Стоит ли?
lesson-qwixx-wait-lost = Игра окончена, и у серых больше очков: 64:56.
lesson-qwixx-wait-done = Верно: пока вы позади, играйте дальше.

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = Бросьте кубики; сначала сумма белых, потом белый с цветным. Малые шаги — хорошие шаги.
lesson-qwixx-note-close = Можно закрыть ряд. Замок прибавит фишку; два закрытых ряда заканчивают партию.
lesson-qwixx-note-capture = Можно взять переднюю фишку. Она вернётся к хозяину.
lesson-qwixx-note-stack = Можно положить фишку на свою переднюю: стопке ничто не грозит.
lesson-qwixx-note-misthrow = Пас сейчас был бы неудачным броском: минус 5 очков.
lesson-qwixx-note-taken = Вашу переднюю фишку взяли. Она снова в запасе, и туда опять можно поставить.
lesson-qwixx-note-closed = Ряд закрыт, и его кубик вышел из игры. Ещё один — и конец.
