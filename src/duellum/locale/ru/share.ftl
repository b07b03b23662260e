### Sharing: pictures, animations and links of a game; what a link to a game shows elsewhere.

## What other sites show of a link

preview-title = { $game }: { $first } — { $second }
# The picture in words.
preview-picture = Позиция в игре «{ $game }»: { $first } — { $second }
preview-live = Партия идёт: ход { $turn }.
preview-waiting = Партия ждёт второго игрока.
preview-aborted = Партия отменена.

## The dialog

share = Поделиться
share-kind = Чем поделиться
share-kind-picture = Картинка
share-kind-animation = Анимация
share-kind-link = Ссылка
share-shape = Формат
share-shape-wide = Широкий
share-shape-square = Квадратный
share-last-moves =
    { $count ->
        [1] Последний ход
        [one] Последние { $count } ход
        [few] Последние { $count } хода
       *[many] Последние { $count } ходов
    }
# Opens the system's own dialog for sharing.
share-send = Поделиться…
share-save = Сохранить
share-copy-picture = Скопировать картинку
share-copy-link = Скопировать ссылку
share-copied = Скопировано.
share-failed = Браузер этого не разрешил. Лучше сохраните файл.
share-drawing = Рисуем картинку.
# $share is a percentage.
share-animating = Рисуем анимацию: { $share }.
share-link-about = Ссылка открывает разбор на этом ходу.
share-link-page = Ссылка открывает эту страницу.
share-link-inside = Ссылка содержит всю партию. Разбор открывается без сервера, и ничего нигде не хранится.
share-link-too-long = Эта партия слишком длинна для ссылки. Лучше сохраните её в файл.
