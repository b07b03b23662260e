### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Ваш ход · { $page }
close = Закрыть
cancel = Отмена
accept = Принять
decline = Отклонить
withdraw = Отозвать
settings = Настройки
language = Язык
language-needs-connection = Чтобы загрузить язык «{ $language }», один раз нужно подключение. Он появится, как только вы будете онлайн.
rules = Правила
go-home = На главную
new-game = Новая игра

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for those who listen.
navigation = Главное меню
menu = Меню
nav-play = Играть
nav-learn = Обучение
nav-puzzles = Задачи
nav-analyse = Анализ
nav-watch = Смотреть

## Names of games and sides

game-battle = Поединок
game-battle-about = Кубики катятся по доске ровно на столько клеток, сколько точек сверху. Возьмите короля соперника или приведите своего в его дворец.
game-qwixx = Qwixx Дуэль
game-qwixx-about = Бросайте, ставьте, складывайте в стопки, берите чужие фишки: гонка по четырём цветным рядам.
generic-about = Игра с простым столом.
side-battle-first = Белые
side-battle-second = Чёрные
side-qwixx-first = Чёрные
side-qwixx-second = Серые
# For whoever has not said their name; $number tells guests apart.
guest-name = Гость { $number }
# An opponent played by the machine.
bot-name = Компьютер, уровень { $level }
# The same where there is little room; its level, a digit, follows.
bot-label = Компьютер
seat-open = Свободное место
seat-kept = Ещё не за столом
seat-nameless = Кто-то

## The first page

home-open = Открыть сохранённую партию
home-independent = Игры принадлежат их авторам и издателям; это независимая реализация.
home-print = Распечатать игру
how-to-play = Как играть
# $game is the name of a game.
how-to-play-game = Как играть в «{ $game }»
engine-preparing = Компьютер готовится, только в первый раз: { $progress }
form-play = Играть

## Clocks

clock-none = Без часов
clock-sudden =
    { $minutes ->
        [one] По { $minutes } минуте
        [few] По { $minutes } минуты
        [many] По { $minutes } минут
       *[other] По { $minutes } минуты
    }
# So many minutes, and some more seconds after each turn.
clock-fischer =
    { $minutes ->
        [one] { $minutes } минута + { $seconds } с за ход
        [few] { $minutes } минуты + { $seconds } с за ход
        [many] { $minutes } минут + { $seconds } с за ход
       *[other] { $minutes } минуты + { $seconds } с за ход
    }
clock-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }
# What is left on a long clock; d and h are short for days and hours.
time-days = { $days } д { $hours } ч

## Before a game

invitation-title = Пригласите друга
invitation-text = Отправьте эту ссылку или дайте отсканировать код телефоном. Партия начнётся, как только кто-нибудь сядет за стол.
invitation-link = Ссылка на эту партию
invitation-local = Эта ссылка работает только на этом компьютере. Чтобы играть по сети, запустите Duellum так: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
copy-link = Скопировать ссылку
share-link = Поделиться
link-copied = Ссылка скопирована.
link-not-copied = Браузер не даёт скопировать: возьмите ссылку из адресной строки.
code-label = Ссылка в виде QR-кода
# $name is who invites, $game the name of the game.
free-seat-title = { $name } приглашает вас сыграть в «{ $game }»
your-name = Ваше имя
sit-down = Сесть и играть
waiting-start = Партия вот-вот начнётся.
waiting-players = Ждём игроков.
abort = Отменить партию

## Around the table

panel = Ходы и прочее
tools = Инструменты
tool-undo = Вернуть ход
tool-undo-ask = Просить вернуть ход
take-back = Отменить
tool-hint = Подсказка
tool-threats = Угрозы
threats-count =
    { $count ->
        [0] { $side }: угроз нет.
        [one] { $side }: { $count } угроза.
        [few] { $side }: { $count } угрозы.
        [many] { $side }: { $count } угроз.
       *[other] { $side }: { $count } угрозы.
    }
tool-chances = Шансы
tool-flip = Поворот
tool-more = Ещё
side-you = { $side }, вы
side-away = { $side }, не на связи
turn-yours = Ваш ход
turn-theirs = Ходит
turn-thinking = Думает
turn-warming = Готовится: { $progress }
moves = Ходы
moves-none = Ходов пока нет.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, затем { $second }
step-first = В начало
step-back = Ход назад
step-forward = Ход вперёд
step-last = К последнему ходу
replay-at = Стол после хода { $ply } из { $count }
replay-now = Вернуться в игру
offer-a-draw = Предложить ничью
offer-draw-title = Предложить ничью?
offer-draw-text = Если соперник согласится, партия закончится вничью.
resign = Сдаться
resign-title = Сдаться?
resign-text = Партия закончится, и победит соперник.
rematch = Реванш
rematch-go = К реваншу
previous-game = Предыдущая партия
save-record = Сохранить запись
save-witness = Сохранить доказательство бросков
watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
# $name offers something.
offer-draw = { $name } предлагает ничью.
offer-undo = { $name } просит вернуть последний ход.
offer-rematch = { $name } предлагает реванш.
offer-mine-draw = Вы предложили ничью.
offer-mine-undo = Вы попросили вернуть ваш последний ход.
offer-mine-rematch = Вы предложили реванш.
hint-thinking = Ищем хороший ход
# $move is a move in words, $percent how likely it wins.
hint-text = Попробуйте: { $move }. Шанс на победу { $percent }.
chances-text = Ваш шанс на победу — { $percent }
chances-figure = { $percent }
bot-failed = Компьютер не нашёл хода.
bot-nudge = Пусть попробует ещё раз
bot-abort = Закончить партию
connection-first = Садимся за стол
connection-lost = Нет связи. Пробуем снова.
connection-network-off = Хозяин закрыл доступ из сети. Пробуем снова.
pending-unsent =
    { $what ->
        [play] Ваш ход будет отправлен, когда связь восстановится.
        [roll] Кубики будут брошены, когда связь восстановится.
        [resign] Ваша сдача будет отправлена, когда связь восстановится.
       *[other] Это будет отправлено, когда связь восстановится.
    }
pending-sent = Сервер ещё не подтвердил это.
pending-refused = { $reason } То, что вы сделали без связи, не выполнено.
pending-dropped = Ваше последнее действие не отправлено: вы ушли, пока не было связи.
pending-mark = Ждёт связи.

## How a game ended

result-won = Вы победили!
result-lost = Вы проиграли.
result-draw = Ничья.
result-none = Партия отменена.
result-winner = { $side } побеждают!
ending-king-captured = Король взят.
ending-palace-taken = Король занял дворец соперника.
ending-no-move = Ходов не осталось.
ending-long-game = Сто ходов без единого взятия.
ending-repetition = Та же позиция в третий раз.
ending-supply-empty = Запас фишек исчерпан.
ending-four-misthrows = Колонка неудачных бросков заполнена.
ending-two-rows-closed = Закрыты два ряда.
ending-resignation = Одна из сторон сдалась.
ending-agreement = По соглашению.
ending-time = Время вышло.
ending-aborted = Никто не выиграл, никто не проиграл.
# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Ваш дворец был в опасности. Вернуть последний ход?
       *[king-captured] Ваш король был в опасности. Вернуть последний ход?
    }
loss-accept = Продолжить

## Fair dice

fairness-open = Проверить кубики

## Settings

settings-theme = Цвета
theme-auto = Как в системе
theme-light = Светлые
theme-dark = Тёмные
theme-contrast = Контрастные
settings-sound = Звук
settings-speed = Скорость движений
settings-speed-note = В крайнем левом положении ничего не движется.
settings-tilt = Наклон стола
settings-notation = Нотация
settings-notation-note = Ходы пишутся как в записи партии: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Здесь пусто
not-found-text = Этот адрес никуда не ведёт.
no-such-game = Такой партии нет, или она больше не хранится.

## Refusals

no-answer = Сервер не отвечает.
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
refused-bad-name = В этом имени есть символы, которые нельзя показать.
refused-long-name = Это имя слишком длинное.
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
