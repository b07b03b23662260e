### What players ask for and answer: ending a game, offers, hints, what to do after it.

## Ending a game

# Ends a game without a result, before its first move.
abort = Отменить партию
offer-a-draw = Предложить ничью
offer-draw-title = Предложить ничью?
offer-draw-text = Если соперник согласится, партия закончится вничью.
resign = Сдаться
resign-title = Сдаться?
resign-text = Партия закончится, и победит соперник.

## Offers

accept = Принять
decline = Отклонить
withdraw = Отозвать
# $name offers something.
offer-draw = { $name } предлагает ничью.
offer-undo = { $name } просит вернуть последний ход.
offer-rematch = { $name } предлагает реванш.
offer-mine-draw = Вы предложили ничью.
offer-mine-undo = Вы попросили вернуть свой последний ход.
offer-mine-rematch = Вы предложили реванш.

## Hints, and a computer without a move

hint-thinking = Поиск хорошего хода
# $move is a move in words, $percent how likely it wins.
hint-text = Попробуйте: { $move }. Шанс на победу: { $percent }.
bot-failed = Компьютер не нашёл хода.
bot-nudge = Пусть попробует ещё раз
bot-abort = Закончить партию

## After the game

# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Ваш дворец был в опасности. Вернуть последний ход?
       *[king-captured] Ваш король был в опасности. Вернуть последний ход?
    }
loss-accept = Продолжить
rematch = Реванш
rematch-go = К реваншу
# A button at the end of a game
review-open = Разбор
save-witness = Сохранить доказательство бросков
