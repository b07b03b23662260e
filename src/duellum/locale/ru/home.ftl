### The first page and the page of games to watch.

home-title = Две дуэли на кубиках за одним деревянным столом
# The board that moves by itself, for those who listen; $game is the name of a game.
home-board = { $game }: несколько ходов на доске
board-pause = Пауза
board-play = Показать ходы
home-own = Продолжить партию
home-finished = Законченные партии
# $count is how many there are.
home-finished-all = Показать все ({ $count })

## The form for a new game

form-game = Игра
form-opponent = Соперник
opponent-bot = Компьютер
opponent-bot-about = Играет на выбранном уровне, отвечает сразу и даёт подсказки.
opponent-link = Друг онлайн
opponent-link-about = Отправьте ссылку. Любой, кто её откроет, сможет сыграть с вами.
opponent-here = Одно устройство
opponent-here-about = Двое ходят по очереди за этим экраном.
form-level = Уровень
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 · новичок
        [2] 2 · очень лёгкий
        [3] 3 · лёгкий
        [4] 4 · средний
        [5] 5 · трудный
        [6] 6 · сильный
        [7] 7 · очень сильный
       *[8] { $level } · в полную силу
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = Ваш счёт: побед { $won }, ничьих { $drawn }, поражений { $lost }
level-record-none = На этом уровне законченных партий ещё нет
form-more = Часы и первый ход
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }, { $starts }
form-clock = Часы
form-starts = Кто начинает
starts-lot = первый ход по жребию
starts-first = начинаю я
starts-second = начинает соперник
form-public = Смотреть может любой
form-public-open = Смотреть и играть может любой
form-server = Играть на сервере
form-server-note = Нужна связь. Честность кубиков можно доказать.

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = Двое на этом устройстве
players-both = { $first } — { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } (вы) — { $other }
line-waiting = Ждём игрока
line-open = Свободное место
line-your-turn = Ход { $turn }: ваша очередь
line-turn = Ход { $turn } · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = Победа
finished-lost = Поражение
finished-draw = Ничья
finished-winner = { $side } победили
finished-aborted = Отменена

## Games to watch

watch-all = Все открытые партии
watch-join = Ждут соперника
watch-live = Идут сейчас
watch-about = Партии, которые игроки открыли для всех. Список обновляется сам.
watch-empty = Сейчас открытых партий нет
watch-empty-about = Начните свою: она появится здесь, и любой сможет вступить в игру или посмотреть.
watch-start = Начать открытую партию
watch-offline = Для списка партий нужна связь
watch-offline-about = Он появится, как только ответит сервер.
watch-no-server = Смотреть здесь нечего
watch-no-server-about = Этот сайт работает без сервера: каждая партия идёт в браузере игрока.
