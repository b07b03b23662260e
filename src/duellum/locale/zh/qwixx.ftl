### Qwixx Duel at the table. Arguments used throughout:
### $side is black or grey, $colour is r, y, g or b (a row), $number the number on a field,
### $height how many stones stand on a field.

## Words that sentences below are built with

qwixx-side =
    { $side ->
        [black] 黑方
       *[grey] 灰方
    }
# A row's colour within a sentence, as in "red 7"
qwixx-colour =
    { $colour ->
        [r] 红
        [y] 黄
        [g] 绿
       *[b] 蓝
    }

## The line that says what to do now. $sum is the sum of the white dice

qwixx-prompt-roll = 轮到{ qwixx-side }：请掷骰。
qwixx-prompt-first = 行动一：白骰之和为 { $sum }，在任意一行的 { $sum } 上放一枚棋子，或跳过。
qwixx-prompt-second = 行动二：用一颗白骰加一颗彩骰，在该颜色的行里放一枚棋子，或跳过。
# The same where there is little space
qwixx-brief-first = 行动一：在任意一行的 { $sum } 上放一枚棋子，或跳过。
qwixx-brief-second = 行动二：白骰加彩骰，放在该颜色的行里，或跳过。
qwixx-brief-first-shared = { qwixx-side } · { qwixx-brief-first }
qwixx-brief-second-shared = { qwixx-side } · { qwixx-brief-second }
qwixx-stuck-first = 行动一：哪一行的 { $sum } 都不能放。
qwixx-stuck-second = 行动二：白骰加彩骰，没有合适的和。
qwixx-prompt-first-shared = { qwixx-side } · { qwixx-prompt-first }
qwixx-prompt-second-shared = { qwixx-side } · { qwixx-prompt-second }
qwixx-stuck-first-shared = { qwixx-side } · { qwixx-stuck-first }
qwixx-stuck-second-shared = { qwixx-side } · { qwixx-stuck-second }
qwixx-wait-roll = 等待{ qwixx-side }掷骰。
qwixx-wait-first = { qwixx-side }正在考虑行动一：任意一行的 { $sum }。
qwixx-wait-second = { qwixx-side }正在考虑行动二：一颗白骰加一颗彩骰。
# While the dice of a roll are still moving
qwixx-rolling = 骰子正在滚动。
# A game that ended otherwise than by its points
qwixx-prompt-over = 对局已经结束。
qwixx-result = { qwixx-side }以 { $points } 比 { $other } 获胜。
qwixx-result-draw = 和局，双方各 { $points } 分。

## Buttons

qwixx-roll = 掷骰
qwixx-undo = 撤销
qwixx-pass-first = 跳过
qwixx-pass-second = 跳过
qwixx-go-on = 继续
qwixx-pass-misthrow = 失误，−5
# Beside the button for passing, in action 1
qwixx-note-first = 两个行动都跳过，要扣 5 分。
# Beside the button for passing, in action 2, when action 1 was passed
qwixx-note-misthrow = 现在跳过要扣 5 分。

## What a stone would do on a field; short, for a legend and for narrow fields

qwixx-effect =
    { $effect ->
        [place] 落子
        [stack] 叠子
        [capture] 吃子
       *[close] 封行
    }

## What has happened, read aloud

qwixx-announce-roll = { qwixx-side }掷骰：{ qwixx-move-roll }。
qwixx-announce-place = { qwixx-side }在{ qwixx-colour } { $number } 落子。
qwixx-announce-stack = { qwixx-side }在{ qwixx-colour } { $number } 叠子，现高 { $height } 枚。
qwixx-announce-capture = { qwixx-side }吃掉{ qwixx-colour } { $number } 上的棋子。
qwixx-announce-close = { qwixx-side }在{ qwixx-colour } { $number } 落子，封行。
qwixx-announce-decline = { qwixx-side }跳过。
qwixx-announce-misthrow = { qwixx-side }跳过：失误。
# What happened, and what is to be done now
qwixx-announcement = { $move }{ $prompt }

## Names of what lies on the table, read aloud

qwixx-table = 《Qwixx 对决》桌面
qwixx-board = 棋盘：四行，每行十一格和一把锁
qwixx-row = { qwixx-colour }行
# $side is none on an empty field; $front is yes for the row’s front stone
qwixx-field =
    { $side ->
        [none] { qwixx-colour } { $number }，空
       *[other] { $height ->
            [1] { qwixx-colour } { $number }，{ qwixx-side }{ qwixx-front }
           *[other] { qwixx-colour } { $number }，{ qwixx-side }，{ $height } 枚{ qwixx-front }
        }
    }
qwixx-front =
    { $front ->
        [yes] ，最前棋子
       *[no] {""}
    }
# $effect as in qwixx-effect
qwixx-field-open = { qwixx-field }：{ qwixx-effect }
# $side is none while no stone lies on the lock
qwixx-lock =
    { $state ->
        [open] { qwixx-row }的锁，未封
       *[closed] { $side ->
            [none] { qwixx-row }已封，锁上没有棋子
            [black] { qwixx-row }已封，锁上是黑方棋子
           *[grey] { qwixx-row }已封，锁上是灰方棋子
        }
    }
# $points now, $pays what one more stone adds
qwixx-row-points = { qwixx-side }，{ qwixx-row }：{ $points } 分，下一枚加 { $pays } 分
qwixx-row-points-closed = { qwixx-side }，{ qwixx-row }：{ $points } 分，已封行
qwixx-dice = 骰子
# $colour may be white here; $face is 0 before the roll
qwixx-die =
    { $colour ->
        [white] 白骰{ qwixx-die-face }
        [r] 红骰{ qwixx-die-face }
        [y] 黄骰{ qwixx-die-face }
        [g] 绿骰{ qwixx-die-face }
       *[b] 蓝骰{ qwixx-die-face }
    }
qwixx-die-face =
    { $face ->
        [0] {""}
       *[other] ：{ $face }
    }
qwixx-die-out =
    { $colour ->
        [r] 红骰已退出本局
        [y] 黄骰已退出本局
        [g] 绿骰已退出本局
       *[b] 蓝骰已退出本局
    }

## Players and what they have

qwixx-points = { $points } 分
qwixx-supply = 备用棋子：{ $stones }
qwixx-misthrows = 失误格
qwixx-misthrows-label =
    { $count ->
        [0] 失误格：4 格皆空
       *[other] 失误格：4 格中已有 { $count } 枚；黑方 { $black }，灰方 { $grey }
    }

## The score sheet at the end

qwixx-sheet = 计分表
qwixx-sheet-player = 玩家
qwixx-sheet-total = 总分
# A row’s points and how many stones gave them
qwixx-sheet-stones = { $stones } 枚

## Moves in lists and hints. $effect is place, stack, capture or close

qwixx-move =
    { $effect ->
        [place] { qwixx-colour } { $number }
        [stack] { qwixx-colour } { $number }，叠成 { $height } 枚
        [capture] { qwixx-colour } { $number }，吃子
       *[close] { qwixx-colour } { $number }，封行
    }
# $effect is misthrow or pass
qwixx-move-pass =
    { $effect ->
        [misthrow] 失误
       *[pass] 跳过
    }
# The coloured dice are 0 when they are out of the game
qwixx-move-roll =
    白 { $first } 和 { $second }{ $red ->
        [0] {""}
       *[other] ，红 { $red }
    }{ $yellow ->
        [0] {""}
       *[other] ，黄 { $yellow }
    }{ $green ->
        [0] {""}
       *[other] ，绿 { $green }
    }{ $blue ->
        [0] {""}
       *[other] ，蓝 { $blue }
    }
