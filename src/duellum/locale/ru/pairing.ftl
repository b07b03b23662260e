### Finding an opponent: quick pairing, open challenges, and what others are playing.

opponent-stranger = Любой онлайн
opponent-stranger-about = Выберите контроль времени. С вами сыграет первый, кто выберет такой же; партию могут смотреть другие.

## Clocks of your own

clock-custom = Свой контроль
clock-minutes = Минут каждому
clock-minutes-value = { $minutes } мин
clock-increment = Добавка за ход, секунд
clock-increment-value = { $seconds } с

## Quick pairing

pairing-clocks = Контроль времени
# On a button with a clock: how many players are waiting for an opponent with this clock.
pairing-waiting =
    { $count ->
        [one] ждёт { $count } игрок
        [few] ждут { $count } игрока
        [many] ждут { $count } игроков
       *[other] ждут { $count } игрока
    }
pairing-seek = Найти соперника
pairing-offline = Нужно соединение с сервером.
pairing-seeking = Ищем соперника
# What is being looked for: a game and its clock.
pairing-terms = { $game }, { $clock }
pairing-stop = Прекратить поиск соперника
pairing-meanwhile = Пока сыграть с компьютером
pairing-meanwhile-about = Как только найдётся соперник, откроется новая партия; партия с компьютером сохранится.
pairing-found = Соперник найден. Хорошей игры!
pairing-found-meanwhile = Соперник найден. Прежняя партия сохранена.

## Open challenges

challenges = Открытые вызовы
# How many people are connected, this visitor included.
challenges-online =
    { $count ->
        [one] { $count } человек онлайн
        [few] { $count } человека онлайн
        [many] { $count } человек онлайн
       *[other] { $count } человека онлайн
    }
challenges-none = Сейчас открытых вызовов нет. Бросьте вызов — его увидят все, кто онлайн.
challenges-alone = Сейчас здесь только вы. Бросьте вызов и играйте с компьютером, пока никто не пришёл.
challenges-make = Бросить вызов
# A player without a name.
challenges-guest = Гость
# A link to a game with a free seat.
challenges-look = Открыть

## Games of others

# Under a small board: the game, the number of the turn and the clock.
live-about = { $game } · ход { $turn } · { $clock }
home-results = Последние результаты

## Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Счёт матча

## Reactions: short messages between two players, who cannot write anything else.

reactions = Реакции
reaction-hello = Привет!
reaction-good-luck = Удачи!
reaction-nice-move = Хороший ход!
reaction-wow = Ого!
reaction-oops = Ой!
reaction-one-moment = Минутку, пожалуйста
reaction-thanks = Спасибо!
reaction-good-game = Хорошая партия!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Скрыть реакции соперника в этой партии
reactions-unmute = Показывать реакции соперника
settings-reactions = Реакции
settings-reactions-note = Показывать короткие реакции, например «Хороший ход!», в партиях с другими людьми.
