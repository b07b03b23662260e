### The line mode: games in a terminal, typed line by line.
### $side is the name of a side, $path that of a file; $load and $help are words that one types.

## Beginning and end

terminal-welcome-two = { $game }: двое за одной клавиатурой.
# $level is 1 to 8.
terminal-welcome-engine = { $game }: вы против компьютера, уровень { $level }.
terminal-welcome-help = Введите «{ $help }», чтобы узнать, что можно вводить.
terminal-lot = Кто начинает, решил жребий.
terminal-unfinished = У вас есть незаконченная партия: введите «{ $load }», чтобы её продолжить.
terminal-kept = Партия сохранена в { $path }
terminal-next-time = В следующий раз введите «{ $load }», чтобы её продолжить.
terminal-goodbye = До свидания.

## Before the cursor, without a full stop

terminal-prompt-dice = { $side }: нажмите Enter, чтобы бросить
terminal-prompt-over = Партия окончена

## Commands: the word that one types, in small letters and in one word; no two may be the same.
## English words are understood in every language.

terminal-command =
    { $command ->
        [list] список
        [roll] бросок
        [hint] подсказка
        [undo] назад
        [draw] ничья
        [resign] сдаюсь
        [save] сохранить
        [load] открыть
        [new] новая
        [board] доска
        [rules] правила
        [help] помощь
       *[quit] выход
    }
# What follows the word; in square brackets where it may be left out.
terminal-argument =
    { $command ->
        [move] <ход>
        [list] [начало]
        [save] ФАЙЛ
        [load] [ФАЙЛ]
       *[rules] [пункт]
    }
terminal-help =
    { $command ->
        [move] сделать ход: в нотации или по номеру из списка
        [list] показать разрешённые ходы, все или с указанным началом
        [roll] бросить кубики; то же делает Enter
        [hint] спросить компьютер, как бы он пошёл и почему
        [undo] вернуть последний ход, а в игре с компьютером и его ответ
        [draw] предложить ничью; соперника спросят
        [resign] сдать партию
        [save] сохранить партию в файл
        [load] продолжить сохранённую партию, без имени файла — последнюю незаконченную
        [new] начать новую партию
        [board] нарисовать позицию ещё раз
        [rules] показать правила или один их пункт
        [help] показать этот список
       *[quit] выйти; партия сохранится
    }

## Questions

terminal-yes = да
terminal-no = нет
terminal-ask = { $question } ({ terminal-yes }/{ terminal-no })
terminal-draw = Соперник согласен на ничью?
terminal-overwrite = Файл { $path } уже есть. Заменить его?

## What happens

terminal-thinking = { $side } думают…
# $notation is the move as one types it, $move the same in words.
terminal-played = { $side } сыграли { $notation }: { $move }.
# The reasons follow, as sentences. $percent is how likely the move wins.
terminal-hint = { $notation }: { $move } ({ $percent }).
terminal-goes-on = Партия продолжается.
terminal-resigned = { $side } сдались.
terminal-saved = Сохранено в { $path }
terminal-loaded = Открыт файл { $path }
# $name is a clause of the rules such as B12, $text what it says.
terminal-clause = { $name }: { $text }
terminal-clauses = Пункты правил: { $names }.
# Of a clause whose text is not part of Duellum.
terminal-no-text = (нет текста)

## What does not work

terminal-list-range = В списке нет хода { $number }: выберите от 1 до { $count }.
terminal-none-begins = Ни один разрешённый ход так не начинается.
terminal-no-move = Сейчас нет ни одного разрешённого хода.
terminal-rolled = Бросок вернуть нельзя.
terminal-name-file = Укажите файл, в который сохранить партию.
terminal-none-kept = Незаконченной партии нет.
terminal-other-game = В этом файле партия другой игры.
terminal-no-file = Файла { $path } нет.
terminal-no-access = Файл { $path } нельзя ни прочитать, ни записать: нет доступа.
terminal-is-folder = { $path } — это папка.
# $text is in the system's language.
terminal-system = Сообщение системы: { $text }
# $reason is one of the sentences above.
terminal-not-kept = Внимание: партию не удаётся сохранить на диске. { $reason }
