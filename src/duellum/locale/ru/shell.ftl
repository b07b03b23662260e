### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Ваш ход · { $page }
close = Закрыть
cancel = Отмена
settings = Настройки
language = Язык
language-needs-connection = Язык «{ $language }» нужно один раз загрузить. Он появится, как только вы будете онлайн.
rules = Правила
# A link to a clause of the rules; $clause is its id, such as B12
rule-number = Правило { $clause }
go-home = Главная
new-game = Новая партия

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
game-battle-about = Ваши кубики катятся по доске ровно на столько клеток, сколько точек сверху. Возьмите короля соперника или приведите своего короля во дворец соперника.
game-qwixx = Qwixx Дуэль
game-qwixx-about = Бросайте, ставьте, складывайте в стопки, берите: гонка по четырём цветным рядам.
generic-about = Игра на простом столе.
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
home-independent = Игры принадлежат их авторам и издателям; это независимая реализация.
home-print = Распечатать набор
how-to-play = Как играть
# $game is the name of a game.
how-to-play-game = Как играть в «{ $game }»
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
        [one] { $minutes } минута + { $seconds } с за ход
        [few] { $minutes } минуты + { $seconds } с за ход
        [many] { $minutes } минут + { $seconds } с за ход
       *[other] { $minutes } минуты + { $seconds } с за ход
    }
clock-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }
# What is left on a long clock; d and h are short for days and hours.
time-days = { $days } дн. { $hours } ч

## Before a game

copy-link = Скопировать ссылку
share-link = Поделиться
link-copied = Ссылка скопирована.
link-not-copied = Браузер не разрешил копирование. Скопируйте ссылку из адресной строки.
your-name = Ваше имя
waiting-start = Партия вот-вот начнётся.
waiting-players = Ждём игроков.

## Around the table

panel = Ходы и прочее
tools = Инструменты
tool-undo = Вернуть ход
tool-undo-ask = Попросить вернуть ход
take-back = Взять назад
tool-hint = Подсказка
tool-threats = Угрозы
threats-count =
    { $count ->
        [0] { $side }: угроз нет.
        [one] { $side } под ударом: { $count } угроза.
        [few] { $side } под ударом: { $count } угрозы.
        [many] { $side } под ударом: { $count } угроз.
       *[other] { $side } под ударом: { $count } угрозы.
    }
tool-chances = Шансы
tool-flip = Повернуть
tool-more = Ещё
side-you = { $side } (вы)
side-away = { $side } (не в сети)
turn-yours = Ваш ход
turn-theirs = Ходит
turn-thinking = Думает
moves = Ходы
moves-none = Ходов пока нет.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, затем { $second }
step-first = Начальная позиция
step-back = Ход назад
step-forward = Ход вперёд
step-last = Последний ход
replay-at = Позиция после хода { $ply } из { $count }
replay-now = Вернуться к партии
previous-game = Предыдущая партия
save-record = Сохранить партию
watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
chances-text = Ваш шанс на победу — { $percent }
chances-figure = { $percent }
connection-first = Соединение…
connection-lost = Нет связи. Пробуем восстановить…
connection-network-off = Хозяин больше не принимает игроков из сети. Пробуем восстановить связь…
pending-unsent =
    { $what ->
        [play] Ваш ход будет отправлен, когда связь восстановится.
        [roll] Кубики будут брошены, когда связь восстановится.
        [resign] Вы сдадитесь, когда связь восстановится.
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
result-winner = { $side } победили!
ending-king-captured = Король взят.
ending-palace-taken = Король вошёл во дворец соперника.
ending-no-move = Ходов не осталось.
ending-long-game = Сто ходов без взятия.
ending-repetition = Та же позиция в третий раз.
ending-supply-empty = Один из запасов пуст.
ending-four-misthrows = Колонка неудачных бросков заполнена.
ending-two-rows-closed = Закрыты два ряда.
ending-resignation = Одна из сторон сдалась.
ending-agreement = По соглашению.
ending-time = Время вышло.
ending-aborted = Победителя нет.

## Fair dice

fairness-open = Проверить кубики

## Settings

settings-theme = Цвета
theme-auto = Как в системе
theme-light = Светлые
theme-dark = Тёмные
theme-contrast = Контрастные
settings-sound = Звук
settings-speed = Скорость анимации
settings-speed-note = Крайнее левое положение: без анимации.
settings-tilt = Наклон стола
settings-notation = Нотация
settings-notation-note = Показывать ходы так, как они записаны в сохранённых партиях: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Страница не найдена
not-found-text = По этому адресу нет страницы.
no-such-game = Такой партии нет, или она удалена.

## Refusals

no-answer = Сервер не отвечает.
refused-bad-name = В этом имени есть символы, которые нельзя показать.
refused-long-name = Это имя слишком длинное.
