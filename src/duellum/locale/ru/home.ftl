### The first page and the page of games to watch.

home-title = Две дуэли на кубиках за одним деревянным столом
# The board that moves by itself, for those who listen; $game is the name of a game.
home-board = { $game }: несколько ходов на доске
board-pause = Пауза
board-play = Показать ходы
home-own = Продолжить игру
home-public = Посмотреть или сыграть
home-finished = Сыгранные партии
# $count is how many there are.
home-finished-all = Показать все ({ $count })

## The form for a new game

form-game = Игра
form-opponent = Соперник
opponent-bot = Компьютер
opponent-bot-about = Отвечает сразу, на любом из своих уровней, и подсказывает, если попросить.
opponent-link = Друг онлайн
opponent-link-about = Вы получите ссылку для отправки; кто её откроет, тот и сядет напротив.
opponent-here = На одном устройстве
opponent-here-about = Вдвоём за одним экраном, по очереди.
form-level = Уровень
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 · учит правила
        [2] 2 · мягкий
        [3] 3 · беззаботный
        [4] 4 · уверенный
        [5] 5 · внимательный
        [6] 6 · сильный
        [7] 7 · очень сильный
       *[8] { $level } · в полную силу
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = Ваш счёт: побед { $won }, ничьих { $drawn }, поражений { $lost }
level-record-none = На этом уровне партий ещё нет
form-more = Часы и первый ход
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }, { $starts }
form-clock = Часы
form-starts = Кто начинает?
starts-lot = кто начинает, решает жребий
starts-first = начинаю я
starts-second = начинает соперник
form-public = Смотреть может любой
form-public-open = Смотреть и сесть за стол может любой
form-server = Играть на сервере
form-server-note = Нужна связь, зато честность кубиков можно доказать.

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = Вдвоём за этим экраном
players-both = { $first } — { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } (вы) — { $other }
line-waiting = Ждём игрока
line-open = Есть свободное место
line-your-turn = Ход { $turn }: ваш
line-turn = Ход { $turn } · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = Победа
finished-lost = Поражение
finished-draw = Ничья
finished-winner = Победа: { $side }
finished-aborted = Отменена

## Games to watch

watch-all = Все открытые партии
watch-join = Ждут соперника
watch-live = Идут сейчас
watch-about = Партии, которые игроки открыли для всех. Список обновляется сам.
watch-empty = Сейчас открытых партий нет
watch-empty-about = Начните свою: она появится здесь, и любой сможет сесть за стол или посмотреть.
watch-start = Начать открытую партию
watch-offline = Для списка партий нужна связь
watch-offline-about = Он появится, как только ответит сервер.
watch-no-server = Смотреть здесь некого
watch-no-server-about = Этот сайт работает без сервера: каждая партия идёт в браузере игрока.
