### The pages of the rulebook: what is around the book itself, and the roll diagram.

## The page

# A link from the list of all games to a game’s whole rulebook
book-open = Открыть правила
book-contents = Содержание
book-print = Распечатать

## Searching the book

book-search = Поиск в правилах
book-search-count =
    { $count ->
        [0] Не найдено
        [one] { $count } совпадение
        [few] { $count } совпадения
       *[many] { $count } совпадений
    }
# $at is the number of the place that is shown
book-search-at = { $at } из { $count }
book-search-next = Следующее совпадение
book-search-previous = Предыдущее совпадение

## Examples

# Buttons that show the moves of an example: in any game, in Battle, in Qwixx Duel
book-play = Показать
book-play-battle = Перекатить
book-play-qwixx = Сыграть
book-again = Показать ещё раз
book-try = Попробуйте сами
book-try-again = Попробовать ещё раз
# A button beside an illegal move; $move is a move in a few words: “i1: 5 left”, “red 12”, “pass”
book-why = Почему нельзя: { $move }?
# $move as above; $text is the clause that forbids it, a whole sentence
book-refused = Нельзя: { $move }. { $text }
# On paper: $moves are played first, $refusal is the sentence above.
book-refused-after = Сначала: { $moves }. { $refusal }
# What the reader tried; $text is a sentence such as “White rolls from i1 to i6: 3 on top.”
book-tried = { $text } Так тоже можно.
book-tried-same = { $text } Как в примере.
# A link to an example of a clause, which may have several
book-example =
    { $count ->
        [1] Пример
       *[other] Пример { $number }
    }
# A move of Battle in a few words: its square, and its way such as “4 up, then 1 left”
battle-attempt = с { $from } { $path }
# What to do on a board of Qwixx Duel where fields are marked but no dice lie
qwixx-choose = Поставьте фишку на отмеченную клетку.

## The roll diagram

tool-battle-diagram = Диаграмма перекатов
tool-battle-diagram-about = Выберите, как лежит кубик, и увидите все клетки, куда он может перекатиться, и грань, которая окажется там сверху. Затем выберите клетку и перекатите туда кубик.
# Which face is on top; which face is toward the reader
roll-top = Сверху
roll-front = К вам
# All visible faces of a die
roll-faces = сверху { $top }, к вам { $front }, слева { $left }, справа { $right }, сзади { $back }
roll-targets = Куда может перекатиться кубик
roll-choose = Выберите клетку.
# $way is a way such as “4 up, then 1 left”
roll-way = { $way }: сверху { $face }
# Two ways to a square, each as above
roll-two-ways = { $first }; или { $second }
roll-same = На обоих путях кубик в конце лежит одинаково.
roll-same-face = На обоих путях эта грань окажется сверху, но кубик будет повёрнут по-разному.
# How far the die is on its way
roll-step = Шаг { $step } из { $count }: сверху { $face }
roll-back = На шаг назад
roll-forward = На шаг вперёд
