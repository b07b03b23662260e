### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = Задачи
puzzles-about = Позиции, где один ход намного лучше всех остальных. Найдите этот ход.
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = Задачи: { $game }
puzzles-daily = Задача дня
puzzles-daily-solved = Решена сегодня
# The button beside the board of the day.
puzzles-daily-solve = Решить
# For those who listen to the week shown as a row of days.
puzzles-week = Решено за последние семь дней: { $count }
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
       *[many] { $count } дней подряд
    }
# Where no day has been solved lately.
puzzles-days-none = Решите её и начните серию
# The button that goes on with puzzles matched to the player’s rating.
puzzles-continue = Продолжить тренировку
# The same for somebody who has not tried any.
puzzles-rated = На вашем уровне
# The button for newcomers, and the same for those who have begun.
puzzles-easy = Начать с лёгких
puzzles-easy-again = Лёгкие задачи
puzzles-themes = По темам
# The link to all themes of a game.
puzzles-all-themes = Все темы
puzzles-count =
    { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    }
# $solved of $count puzzles are solved.
puzzles-progress = Решено { $solved } из { $count }
# How many were tried without success.
puzzles-failed = повторить: { $count }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = Вы начинаете с рейтинга { $rating }. Он меняется в зависимости от результатов и хранится в этом браузере.
puzzles-figure-rating = Ваш рейтинг
puzzles-figure-solved = Решено
puzzles-figure-streak = Самая длинная серия
# The curve of ratings, for those who listen.
puzzles-curve =
    { $count ->
        [1] Ваш рейтинг за последнюю задачу: с { $first } до { $last }
        [one] Ваш рейтинг за последние { $count } задачу: с { $first } до { $last }
        [few] Ваш рейтинг за последние { $count } задачи: с { $first } до { $last }
       *[many] Ваш рейтинг за последние { $count } задач: с { $first } до { $last }
    }
# The list of puzzles tried last.
puzzles-history = Ваши последние задачи
puzzles-result-solved = решена
puzzles-result-failed = не решена

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = Рейтинг задачи { $rating }
puzzles-rating = Ваш рейтинг { $rating }
# How many puzzles in a row were solved without help.
puzzles-streak =
    { $count ->
        [one] { $count } подряд
        [few] { $count } подряд
       *[many] { $count } подряд
    }
# $side is the name of a side, such as White.
puzzles-solver = { $side } — ваша сторона.
# While the engine looks at an answer that is not the expected one.
puzzles-checking = Проверяем ответ…
puzzles-right = Верно! Продолжайте.
puzzles-wrong = Это не тот ход.
# $points are the percentage points of winning chance that an answer loses.
puzzles-wrong-cost =
    { $points ->
        [one] Ваш шанс на победу снижается на { $points } процентный пункт.
        [few] Ваш шанс на победу снижается на { $points } процентных пункта.
        [many] Ваш шанс на победу снижается на { $points } процентных пунктов.
       *[other] Ваш шанс на победу снижается на { $points } процентного пункта.
    }
# $reason is a sentence that says what the opponent’s reply does.
puzzles-reply = Ответ: { $reason }
puzzles-solved = Решено!
# After an answer that is not the expected one, but as good.
puzzles-equal = Ничуть не хуже. Решено!
puzzles-shown = Вот решение.
# The button that undoes a mistake.
puzzles-again = Ещё раз
puzzles-next = Следующая задача
puzzles-hint = Подсказка
# The second hint, which shows the whole move.
puzzles-hint-more = Весь ход
puzzles-solution = Решение
# The link to the analysis board, once the puzzle is over.
puzzles-analyse = Анализ
puzzles-leave = Все задачи

## What the solver is to do

puzzle-task-battle-win-1 = Выиграйте сразу.
puzzle-task-battle-win-2 = Выиграйте за два хода.
puzzle-task-battle-win-3 = Выиграйте за три хода.
# $moves is four or more.
puzzle-task-battle-win-4 =
    { $moves ->
        [one] Выиграйте за { $moves } ход.
        [few] Выиграйте за { $moves } хода.
       *[many] Выиграйте за { $moves } ходов.
    }
puzzle-task-battle-save-king = Спасите короля: любой другой ход проигрывает.
puzzle-task-battle-only-move = Найдите единственный ход, который не проигрывает.
puzzle-task-battle-win-die = Выиграйте кубик.
puzzle-task-battle-best-move = Найдите лучший ход.
puzzle-task-qwixx-best-turn = Найдите лучший ход: выберите оба действия.

## The themes, and the groups they are in

puzzle-group-battle-wins = Победы
puzzle-group-battle-defence = Защита
puzzle-group-battle-tactics = Тактика
puzzle-group-battle-endings = Окончания
puzzle-group-qwixx-stones = Фишки
puzzle-group-qwixx-rows = Ряды
puzzle-group-qwixx-turn = Весь ход

puzzle-theme-battle-win-1 = Победа сразу
puzzle-theme-battle-win-2 = Победа за два хода
puzzle-theme-battle-win-3 = Победа за три хода
puzzle-theme-battle-win-4 = Победа за четыре хода и больше
puzzle-theme-battle-save-king = Спасти короля
puzzle-theme-battle-only-move = Единственный ход
puzzle-theme-battle-win-die = Выиграть кубик
puzzle-theme-battle-best-move = Лучший ход
puzzle-theme-battle-palace = Во дворец
puzzle-theme-battle-fork = Двойная угроза
puzzle-theme-battle-sacrifice = Жертва
puzzle-theme-battle-quiet = Тихий ход
puzzle-theme-battle-ending = Окончания
puzzle-theme-battle-beginner = Для начинающих
puzzle-theme-qwixx-best-turn = Лучший ход
puzzle-theme-qwixx-capture = Взятие
puzzle-theme-qwixx-close = Закрыть ряд
puzzle-theme-qwixx-stack = Стопка
puzzle-theme-qwixx-decline = Пас
puzzle-theme-qwixx-misthrow = Намеренный неудачный бросок
puzzle-theme-qwixx-leap = Большой пропуск
puzzle-theme-qwixx-last-turn = Закончить партию
