### Battle at the table. Arguments used throughout:
### $side is white or black, $square, $from and $to are names of squares such as e1,
### $face is the number of pips on top of a die, 1 to 6,
### $effect is what a move does: roll, capture, king (takes the king) or palace (takes the palace).

## Words that sentences below are built with

battle-side =
    { $side ->
        [white] 白方
       *[black] 黑方
    }

## The board

battle-board = 《决斗》棋盘，9 列 8 行
# The slider that tilts the board
battle-tilt = 棋盘倾斜
# The list of moves of the chosen die
battle-moves = 这颗骰子能滚到哪里
battle-lost =
    { $count ->
        [0] { battle-side }没有失去骰子
       *[other] { battle-side }失去了 { $count } 颗骰子
    }

## What stands on a square, for those who listen

battle-square-empty = { $square }，空。
battle-square-palace =
    { $side ->
        [white] { $square }，白方宫殿，空。
       *[black] { $square }，黑方宫殿，空。
    }
battle-square-die =
    { $side ->
        [white] { $square }，白方骰子，顶面 { $face } 点。
       *[black] { $square }，黑方骰子，顶面 { $face } 点。
    }
battle-square-king =
    { $side ->
        [white] { $square }，白方国王。
       *[black] { $square }，黑方国王。
    }
battle-square-king-palace =
    { $side ->
        [white] { $square }，宫殿，白方国王。
       *[black] { $square }，宫殿，黑方国王。
    }
battle-square-movable = 可以滚动。
battle-square-selected = 已选中。
battle-square-hinted = 建议走这里。
battle-square-threat = 受到威胁。
battle-square-attacker = 正在攻击。

## What the chosen die would do on a square

battle-target =
    { $effect ->
        [roll] 滚到这里，顶面 { $face } 点。
        [king] 吃掉国王，获胜。
       *[capture] 在这里吃子，顶面 { $face } 点。
    }
battle-target-king =
    { $effect ->
        [roll] 国王走到这里。
        [king] 吃掉国王，获胜。
        [palace] 占领宫殿，获胜。
       *[capture] 国王在这里吃子。
    }
# Two ways lead here, and the die ends with another face on top or lies otherwise
battle-target-two =
    { $effect ->
        [roll] 两条路线到这里：顶面 { $face } 点或 { $other } 点。
        [king] 吃掉国王，获胜。
       *[capture] 两条路线在这里吃子：顶面 { $face } 点或 { $other } 点。
    }
battle-chooser = 到 { $square } 的两条路线

# A straight part of a way; $count is the number of squares
battle-leg =
    { $direction ->
        [up] 向上 { $count } 格
        [down] 向下 { $count } 格
        [left] 向左 { $count } 格
       *[right] 向右 { $count } 格
    }
# A way with a turn; $first and $second are straight parts
battle-legs = { $first }，再{ $second }
# A move to choose; $path is a way as above
battle-option =
    { $effect ->
        [roll] 到 { $square }：{ $path }；顶面 { $face } 点。
        [king] 到 { $square }：{ $path }；吃掉国王，获胜。
       *[capture] 到 { $square }：{ $path }；吃子，顶面 { $face } 点。
    }
battle-option-king =
    { $effect ->
        [roll] 国王到 { $square }：{ $path }。
        [king] 国王到 { $square }：{ $path }；吃掉国王，获胜。
        [palace] 国王到 { $square }：{ $path }；占领宫殿，获胜。
       *[capture] 国王到 { $square }：{ $path }；吃子。
    }

## The line that says what to do now. $count is how many squares the die must roll

battle-prompt-wait = 轮到{ battle-side }走子。
battle-prompt-choose = 轮到{ battle-side }：请选一颗骰子。
# What the opponent could take with the next move, and so win; $side is also you
battle-danger-king =
    { $side ->
        [you] 你的国王有危险。
        [white] 白方国王有危险。
       *[black] 黑方国王有危险。
    }
battle-danger-palace =
    { $side ->
        [you] 你的宫殿有危险。
        [white] 白方宫殿有危险。
       *[black] 黑方宫殿有危险。
    }
battle-prompt-roll =
    { $count ->
        [1] 滚动 { $count } 格。
       *[other] 滚动 { $count } 格，可以转弯一次。
    }
battle-prompt-king = 国王走一格。
battle-prompt-way = 走哪条路线？
# Told to those who listen once a die is chosen; $prompt is one of the lines above, $squares a list of squares
battle-chosen = { $prompt }可到 { $squares }。

## What was done

battle-announce-roll = { battle-side }从 { battle-way }，顶面 { $face } 点。
battle-announce-capture = { battle-side }从 { battle-way } 吃子，顶面 { $face } 点。
battle-announce-king-roll = { battle-side }国王从 { $from } 滚到 { $to }。
battle-announce-king-capture = { battle-side }国王在 { $to } 吃子。
battle-announce-king = { battle-side }在 { $to } 吃掉国王，获胜。
battle-announce-palace = { battle-side }国王占领 { $to } 的宫殿，获胜。

## Moves in lists and hints. $via is the square where the way turns, or none; $captured the face of a captured die

battle-way =
    { $via ->
        [none] { $from } 滚到 { $to }
       *[other] { $from } 经 { $via } 滚到 { $to }
    }
battle-move =
    { $effect ->
        [roll] { battle-way }，顶面 { $face } 点
        [king] { battle-way }，吃掉国王
       *[capture] { battle-way }，吃掉一颗 { $captured } 点骰子，顶面 { $face } 点
    }
battle-move-king =
    { $effect ->
        [roll] 国王从 { battle-way }
        [king] 国王从 { battle-way }，吃掉国王
        [palace] 国王从 { battle-way }，占领宫殿
       *[capture] 国王从 { battle-way }，吃掉一颗 { $captured } 点骰子
    }
# Beside a way and the drawing of a die, where the move wins; $effect is king or palace
battle-win =
    { $effect ->
        [king] 吃掉国王
       *[palace] 占领宫殿
    }
