### What players ask for and answer: ending a game, offers, hints, what to do after it.

## Ending a game

# Ends a game without a result, before its first move.
abort = 取消对局
offer-a-draw = 提议和局
offer-draw-title = 要提议和局吗？
offer-draw-text = 如果对手同意，对局以和局结束。
resign = 认输
resign-title = 要认输吗？
resign-text = 对局结束，对手获胜。

## Offers

accept = 接受
decline = 拒绝
withdraw = 撤回
# $name offers something.
offer-draw = { $name } 提议和局。
offer-undo = { $name } 请求收回上一步。
offer-rematch = { $name } 想再来一局。
offer-mine-draw = 你已提议和局。
offer-mine-undo = 你已请求收回上一步。
offer-mine-rematch = 你已邀请对手再来一局。

## Hints, and a computer without a move

hint-thinking = 正在找好棋
# $move is a move in words, $percent how likely it wins.
hint-text = 试试：{ $move }。胜率：{ $percent }。
bot-failed = 电脑没有找到走法。
bot-nudge = 让它再试一次
bot-abort = 结束对局

## After the game

# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] 你的宫殿刚才有危险。要收回上一步吗？
       *[king-captured] 你的国王刚才有危险。要收回上一步吗？
    }
loss-accept = 继续
rematch = 再来一局
rematch-go = 前往新一局
# A button at the end of a game
review-open = 复盘
save-witness = 保存掷骰证明
