### Qwixx Duel at the table. Arguments used throughout:
### $side is black or grey, $colour is r, y, g or b (a row), $number the number on a field,
### $height how many stones stand on a field.

## Words that sentences below are built with

qwixx-side =
    { $side ->
        [black] Чёрные
       *[grey] Серые
    }
# A row's colour, as in "красный ряд"
qwixx-colour =
    { $colour ->
        [r] красный
        [y] жёлтый
        [g] зелёный
       *[b] синий
    }

## The line that says what to do now. $sum is the sum of the white dice

qwixx-prompt-roll = { qwixx-side }, ваш ход: бросьте кубики.
qwixx-prompt-first = Действие 1: поставьте фишку на { $sum }, сумму белых кубиков, в любом ряду или пасуйте.
qwixx-prompt-second = Действие 2: сложите один белый и один цветной кубик и поставьте фишку в ряд этого цвета или пасуйте.
# The same where there is little space
qwixx-brief-first = Действие 1: поставьте фишку на { $sum } в любом ряду или пасуйте.
qwixx-brief-second = Действие 2: белый плюс цветной в ряд этого цвета или пас.
qwixx-brief-first-shared = { qwixx-side } · { qwixx-brief-first }
qwixx-brief-second-shared = { qwixx-side } · { qwixx-brief-second }
qwixx-stuck-first = Действие 1: поставить фишку на { $sum } нельзя ни в одном ряду.
qwixx-stuck-second = Действие 2: ни одна сумма белого и цветного кубика не подходит.
qwixx-prompt-first-shared = { qwixx-side } · { qwixx-prompt-first }
qwixx-prompt-second-shared = { qwixx-side } · { qwixx-prompt-second }
qwixx-stuck-first-shared = { qwixx-side } · { qwixx-stuck-first }
qwixx-stuck-second-shared = { qwixx-side } · { qwixx-stuck-second }
qwixx-wait-roll = { qwixx-side } бросают кубики.
qwixx-wait-first = { qwixx-side } обдумывают действие 1: { $sum } в любом ряду.
qwixx-wait-second = { qwixx-side } обдумывают действие 2: белый кубик и цветной.
# While the dice of a roll are still moving
qwixx-rolling = Кубики катятся.
# A game that ended otherwise than by its points
qwixx-prompt-over = Партия окончена.
qwixx-result = { qwixx-side } побеждают: { $points } против { $other }.
qwixx-result-draw =
    { $points ->
        [one] Ничья: у обеих сторон по { $points } очку.
        [few] Ничья: у обеих сторон по { $points } очка.
        [many] Ничья: у обеих сторон по { $points } очков.
       *[other] Ничья: у обеих сторон по { $points } очка.
    }

## Buttons

qwixx-roll = Бросить
qwixx-undo = Отменить
qwixx-pass-first = Пас
qwixx-pass-second = Пас
qwixx-go-on = Продолжить
qwixx-pass-misthrow = Пас, −5
# Beside the button for passing, in action 1
qwixx-note-first = Пас в обоих действиях отнимает 5 очков.
# Beside the button for passing, in action 2, when action 1 was passed
qwixx-note-misthrow = Пас сейчас отнимает 5 очков.

## What a stone would do on a field; short, for a legend and for narrow fields

qwixx-effect =
    { $effect ->
        [place] занять
        [stack] в стопку
        [capture] взять
       *[close] закрыть
    }

## What has happened, read aloud

qwixx-announce-roll = { qwixx-side } бросают: { qwixx-move-roll }.
qwixx-announce-place =
    { $colour ->
        [r] { qwixx-side } ставят фишку на { $number } в красном ряду.
        [y] { qwixx-side } ставят фишку на { $number } в жёлтом ряду.
        [g] { qwixx-side } ставят фишку на { $number } в зелёном ряду.
       *[b] { qwixx-side } ставят фишку на { $number } в синем ряду.
    }
qwixx-announce-stack =
    { $height ->
        [one] { qwixx-side } кладут фишку в стопку: { qwixx-colour } ряд, { $number }; теперь в ней { $height } фишка.
        [few] { qwixx-side } кладут фишку в стопку: { qwixx-colour } ряд, { $number }; теперь в ней { $height } фишки.
        [many] { qwixx-side } кладут фишку в стопку: { qwixx-colour } ряд, { $number }; теперь в ней { $height } фишек.
       *[other] { qwixx-side } кладут фишку в стопку: { qwixx-colour } ряд, { $number }; теперь в ней { $height } фишки.
    }
qwixx-announce-capture =
    { $colour ->
        [r] { qwixx-side } берут фишку на { $number } в красном ряду.
        [y] { qwixx-side } берут фишку на { $number } в жёлтом ряду.
        [g] { qwixx-side } берут фишку на { $number } в зелёном ряду.
       *[b] { qwixx-side } берут фишку на { $number } в синем ряду.
    }
qwixx-announce-close = { qwixx-side } ставят фишку на { $number } и закрывают { qwixx-colour } ряд.
qwixx-announce-decline = { qwixx-side } пасуют.
qwixx-announce-misthrow = { qwixx-side } пасуют: неудачный бросок.
# What happened, and what is to be done now
qwixx-announcement = { $move } { $prompt }

## Names of what lies on the table, read aloud

qwixx-table = Стол игры «Qwixx Дуэль»
qwixx-board = Игровое поле: четыре ряда по одиннадцать клеток и замок в каждом
qwixx-row =
    { $colour ->
        [r] Красный ряд
        [y] Жёлтый ряд
        [g] Зелёный ряд
       *[b] Синий ряд
    }
# $side is none on an empty field; $front is yes for the row’s front stone
qwixx-field =
    { $side ->
        [none] { qwixx-row }, { $number }, пусто
       *[other] { qwixx-row }, { $number }, { qwixx-pile }{ qwixx-front }
    }
qwixx-pile =
    { $height ->
        [1]
            { $side ->
                [black] чёрная фишка
               *[grey] серая фишка
            }
        [21]
            { $side ->
                [black] стопка из { $height } чёрной фишки
               *[grey] стопка из { $height } серой фишки
            }
       *[other]
            { $side ->
                [black] стопка из { $height } чёрных фишек
               *[grey] стопка из { $height } серых фишек
            }
    }
qwixx-front =
    { $front ->
        [yes] , передняя
       *[no] {""}
    }
# $effect as in qwixx-effect
qwixx-field-open = { qwixx-field }: { qwixx-effect }
# $side is none while no stone lies on the lock
qwixx-lock =
    { $state ->
        [open] { qwixx-row }, замок открыт
       *[closed] { $side ->
            [none] { qwixx-row } закрыт, на замке нет фишки
            [black] { qwixx-row } закрыт, на замке чёрная фишка
           *[grey] { qwixx-row } закрыт, на замке серая фишка
        }
    }
# $points now, $pays what one more stone adds
qwixx-row-points =
    { $points ->
        [one] { qwixx-side }, { qwixx-colour } ряд: { $points } очко, следующая фишка добавит { $pays }
        [few] { qwixx-side }, { qwixx-colour } ряд: { $points } очка, следующая фишка добавит { $pays }
        [many] { qwixx-side }, { qwixx-colour } ряд: { $points } очков, следующая фишка добавит { $pays }
       *[other] { qwixx-side }, { qwixx-colour } ряд: { $points } очка, следующая фишка добавит { $pays }
    }
qwixx-row-points-closed =
    { $points ->
        [one] { qwixx-side }, { qwixx-colour } ряд: { $points } очко, ряд закрыт
        [few] { qwixx-side }, { qwixx-colour } ряд: { $points } очка, ряд закрыт
        [many] { qwixx-side }, { qwixx-colour } ряд: { $points } очков, ряд закрыт
       *[other] { qwixx-side }, { qwixx-colour } ряд: { $points } очка, ряд закрыт
    }
qwixx-dice = Кубики
# $colour may be white here; $face is 0 before the roll
qwixx-die =
    { $colour ->
        [white] Белый кубик{ qwixx-die-face }
        [r] Красный кубик{ qwixx-die-face }
        [y] Жёлтый кубик{ qwixx-die-face }
        [g] Зелёный кубик{ qwixx-die-face }
       *[b] Синий кубик{ qwixx-die-face }
    }
qwixx-die-face =
    { $face ->
        [0] {""}
       *[other] : { $face }
    }
qwixx-die-out =
    { $colour ->
        [r] Красный кубик вышел из игры
        [y] Жёлтый кубик вышел из игры
        [g] Зелёный кубик вышел из игры
       *[b] Синий кубик вышел из игры
    }

## Players and what they have

qwixx-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
qwixx-supply = Запас: { $stones }
qwixx-misthrows = Неудачные броски
qwixx-misthrows-label =
    { $count ->
        [0] Неудачные броски: пока ни одного из 4
       *[other] Неудачные броски: { $count } из 4; чёрные — { $black }, серые — { $grey }
    }

## The score sheet at the end

qwixx-sheet = Подсчёт очков
qwixx-sheet-player = Игрок
qwixx-sheet-total = Итого
# A row’s points and how many stones gave them
qwixx-sheet-stones =
    { $stones ->
        [one] { $stones } фишка
        [few] { $stones } фишки
        [many] { $stones } фишек
       *[other] { $stones } фишки
    }

## Moves in lists and hints. $effect is place, stack, capture or close

# A number of a row, feminine as in the rulebook
qwixx-number =
    { $colour ->
        [r] красная { $number }
        [y] жёлтая { $number }
        [g] зелёная { $number }
       *[b] синяя { $number }
    }
qwixx-move =
    { $effect ->
        [place] { qwixx-number }
        [stack] { qwixx-number }, стопка из { $height }
        [capture] { qwixx-number }, взятие
       *[close] { qwixx-number }, ряд закрыт
    }
# $effect is misthrow or pass
qwixx-move-pass =
    { $effect ->
        [misthrow] неудачный бросок
       *[pass] пас
    }
# The coloured dice are 0 when they are out of the game
qwixx-move-roll =
    белые { $first } и { $second }{ $red ->
        [0] {""}
       *[other] , красный { $red }
    }{ $yellow ->
        [0] {""}
       *[other] , жёлтый { $yellow }
    }{ $green ->
        [0] {""}
       *[other] , зелёный { $green }
    }{ $blue ->
        [0] {""}
       *[other] , синий { $blue }
    }
