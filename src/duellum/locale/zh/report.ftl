### The analysis of a game, as text and as a page: how good each move was, how lucky each roll.
### $player is a player with the side, as in "Ann (White)", or the side alone; $move a move in words;
### $points are percentage points of the chance to win with one decimal and a sign, as in "−2.5".

## What was played, and how it ended

report-player = { $name }（{ $side }）
report-title = { $game }：{ $first }对{ $second }
report-title-date = { $game }：{ $first }对{ $second }，{ $date }
report-unfinished = 没有下完，分析到最后一步。
# $result is 1-0, 0-1 or 1/2-1/2. The reason follows as a sentence.
report-won = { $player }获胜，{ $result }。
report-drawn = 和局，{ $result }。
# The chance to win when the game was broken off
report-stood = { $player }当时的胜率是 { $percent }。

## The table in a terminal; short words, the table is narrow

report-column =
    { $column ->
        [turn] 回合
        [player] 玩家
        [played] 走法
        [error] 损失
        [luck] 运气
        [grade] 评价
       *[candidates] 候选走法与胜率
    }
# Over the column with the chances of $side
report-side-wins = { $side }胜率
# How good a move was; forced where there was nothing to choose
report-grade =
    { $grade ->
        [best] 最佳
        [good] 好棋
        [inaccuracy] 欠准
        [mistake] 错着
        [blunder] 败着
       *[forced] 别无选择
    }

## The totals

report-total =
    { $total ->
        [decisions] 决策数
        [error] 平均损失
        [accuracy] 准确率
        [luck] 运气
        [result] 结果
        [chance] 目前胜率
        [result-without-luck] 去除运气的结果
       *[chance-without-luck] 去除运气的目前胜率
    }
# No figure: there was no decision
report-none = 无

## The page

report-chances = 胜率
report-luck = 每次掷骰的运气；向上对{ $player }有利
report-position = 局面
report-no-script = 浏览器脚本已关闭，本页无法绘制棋盘。
report-steps = 逐步查看对局
report-to-end = 到终局
report-next-error = 下一处错误
report-totals = 合计
report-this-move = 这一步
report-moves = 对局
report-start = 初始局面
report-opening = 用方向键、按钮或点击曲线来查看对局。
# Heading over what is said of a move; $turn is its number
report-ply = { $turn }. { $player }：{ $move }
report-roll =
    { $luck ->
        [average] 普通的一掷
        [lucky] 幸运的一掷
       *[unlucky] 不走运的一掷
    }
report-points = { $points } 个百分点
# How much a move lost, and to which
report-lost = { $points } 个百分点，相比于{ $move }
# $move in notation, $earlier what its player did before in the same turn
report-notation = 记谱：{ $move }。
report-notation-after = 记谱：{ $move }，接在 { $earlier } 之后。
# Beside a move that was made, and a roll
report-played = 实际走法
report-rolled = 实际掷出
report-best-reply = 配合最佳应对
report-average = 平均
report-mean = 所有掷骰的平均值
# $moves are expected after the first
report-then = 接下来：{ $moves }。
# $grades is a list of the next message
report-legend = 损失指与最佳走法相比，胜率少了几个百分点：{ $grades }。
report-from = { report-grade } { $sign } 从 { $points } 起
report-legend-luck = 运气是一次掷骰配合最佳应对的价值，减去所有掷骰的平均值。从结果中减去该玩家的运气，再加上对手的运气，就是去除运气的结果。平均而言，它等于真实结果。

## The analysis of a position

report-analysing = 正在分析
report-move-why = { $move }：{ $reasons }
report-search =
    { $positions ->
       *[other] 深度 { $depth }，{ $seconds } 秒内 { $positions } 个局面
    }
report-expectation = 所有掷骰的期望值
# The position was played to its end many times
report-rollouts =
    { $games ->
       *[other] 下到终局：{ $percent } ± { $error }，{ $games } 局。
    }
report-over = 对局已经结束：{ $percent }。
