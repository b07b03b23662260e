### The rulebooks of both games: titles of sections, words of tables, and what they share.
### The books themselves are in rulebook-battle and rulebook-qwixx; the exact rules, which the books quote,
### are in clauses. Use the words of those and of battle and qwixx.

## Titles of sections, in the order of the books

rulebook-about = Об игре
rulebook-aim = Цель игры
rulebook-box = Что в коробке
rulebook-setup = Подготовка
rulebook-turn = Ваш ход
# Battle
rulebook-moving = Как ходят кубики
# Qwixx Duel
rulebook-placing = Как ставят фишки
# Battle
rulebook-capture = Взятие
# Qwixx Duel
rulebook-front = Взятие и стопки
# Battle
rulebook-palace = Король и дворец
# Qwixx Duel
rulebook-closing = Закрытие ряда
rulebook-end = Конец партии
# Qwixx Duel
rulebook-scoring = Подсчёт очков
# Battle: drawings that show which face a die will show after each of its moves
rulebook-diagrams = Диаграммы перекатов
rulebook-tactics = Тактика
rulebook-clauses = Все правила по номерам
rulebook-editions = Различия печатных изданий

## Words of tables

rulebook-players = Игроки
rulebook-age = Возраст
# $years is the least age
rulebook-age-from =
    { $years ->
        [one] от { $years } года
        [few] от { $years } лет
       *[many] от { $years } лет
    }
rulebook-time = Время игры
rulebook-minutes =
    { $count ->
        [one] около { $count } минуты
        [few] около { $count } минут
       *[many] около { $count } минут
    }
rulebook-author = Автор
# Followed by the game's names in other languages
rulebook-names = Другие названия
rulebook-part = Компонент
rulebook-number = Количество

## Shared paragraphs

rulebook-clauses-text = У каждого правила есть номер. Duellum называет его, когда не разрешает ход, и в конце каждой партии.
rulebook-editions-text = Печатные правила — переводы одного оригинала, и в некоторых есть ошибки. О каждом различии сказано: какое издание, что в нём написано, как играем мы и почему.

## Examples

# The heading of an example where it is printed as text; $number counts them
rulebook-example = Пример { $number }
# An attempt that is not allowed: $move is its notation, $clause the number of the rule that forbids it
rulebook-refused = Нельзя: { $move } ({ $clause })
# In a terminal, above the drawing of the position in which such an attempt is made
rulebook-refused-position = Позиция, в которой этот ход не разрешён:
# What can be played, and nothing else; $moves is a list of moves in notation
rulebook-choices = В начале примера возможны: { $moves }
# $clause is the number of the rule by which the game ended
rulebook-draw = Ничья ({ $clause }).
rulebook-goes-on = Партия продолжается.
