### The review of a game: the curve of the chances, how good each move was, what was better; the card of a finished game.
### $move is a move in words; $points are percentage points of the chance to win.

review-title = 复盘
review-missing = 这一局不存在。
review-locked = 这一局两人还在下，结束后才能复盘。
review-to-game = 回到对局

## The curve

review-curve = 胜率
# The chance of $side after $ply moves
review-chance =
    { $ply ->
        [0] 初始局面：{ $side } { $percent }
       *[other] 第 { $ply } 步后：{ $side } { $percent }
    }
review-accuracy = { $side }准确率
review-provisional = 约 { $figure }
review-analysing = 正在分析
review-deepening = 正在深入计算
review-failed = 引擎无法启动，因此走子没有评分。
review-next-error = 下一处错误
review-previous-error = 上一处错误

## A move

review-grade =
    { $grade ->
        [best] 最佳
        [good] 好棋
        [inaccuracy] 欠准
        [mistake] 错着
        [blunder] 败着
       *[forced] 别无选择
    }
# $grade is the word for the grade with its sign, $points what was lost, as in "−7.5"
review-lost = { $grade }：{ $points } 个百分点
review-roll =
    { $luck ->
        [average] 普通的一掷：{ $points } 个百分点
        [lucky] 幸运的一掷：{ $points } 个百分点
       *[unlucky] 不走运的一掷：{ $points } 个百分点
    }
# $percent is the chance to win with this move
review-better = 更好的是：{ $move }，{ $percent }。
# $moves are expected after the better move
review-then = 接下来：{ $moves }。
review-show-line = 演示
review-retry = 自己试试
# While a better line is played out on the board
review-line = 更好的走法，第 { $at } 步，共 { $count } 步：
review-back = 回到对局
review-your-turn = 轮到你：找出更好的走法。
review-grading = 正在检查你的走法。
# $verdict is the grade, $percent the chance with the move
review-tried = { $move }。{ $verdict }，{ $percent }。
review-try-again = 再试一次

## What stands out in a game

# $played was the error that decided the game, with a chance of $after; $better would have kept $percent
review-turning = 转折点：第 { $turn } 回合
review-turning-fall = { $side }：{ $played }。胜率从 { $percent } 降到 { $after }。
review-turning-better = 更好的是：{ $better }。
# $points are the points by which the move was ahead of all others
review-best = 最佳一步：第 { $turn } 回合
review-best-text = { $side }：{ $move }。其他走法会让胜率至少下降 { $points } 个百分点。
# Skill and luck; $played is how the player played, $dice whom the dice helped
review-luck-mine =
    { $played ->
        [better] 你下得更好
        [worse] 对手下得更好
       *[even] 双方下得一样好
    }；{ $dice ->
        [mine] 骰子让你的胜率提高了 { $points } 个百分点。
        [theirs] 骰子让对手的胜率提高了 { $points } 个百分点。
       *[even] 骰子没有偏向任何一方。
    }
review-luck =
    { $played ->
        [better] { $side }下得更好
        [worse] 另一方下得更好
       *[even] 双方下得一样好
    }；{ $dice ->
        [mine] 骰子让{ $side }的胜率提高了 { $points } 个百分点。
        [theirs] 骰子让另一方的胜率提高了 { $points } 个百分点。
       *[even] 骰子没有偏向任何一方。
    }
