### The analysis board. A ply is a move of one side.

analysis-title = 分析
# $game is the name of the game.
analysis-page = { $game }：分析
analysis-open = 分析
analysis-locked = 对局结束后即可分析。
analysis-unreadable = 此链接中没有分析，现显示初始局面。

## The engine

analysis-engine = 引擎
analysis-on = 开
analysis-off = 关
analysis-line-count = 变化数量
analysis-lines = 变化：{ $count }
analysis-lines-fewer = 减少变化
analysis-lines-more = 增加变化
analysis-loading = 引擎正在启动。
analysis-failed = 引擎无法在此浏览器中启动。
analysis-idle = 打开引擎即可查看最佳走法。
analysis-depth = 预判步数：{ $depth }，局面数：{ $nodes }
# $side is the name of the side to move.
analysis-to-move = 轮到{ $side }
# A percentage follows: how probable it is that the side to move wins.
analysis-standing = { $side }胜率：
analysis-over = 对局到此结束。
analysis-line = 变化 { $number }
analysis-plies-win = { $count } 步胜
analysis-plies-loss = { $count } 步负
analysis-plies-draw = 和局

## Solved endings

analysis-endings = 残局库
analysis-endings-solving = 正在计算残局：{ $share }
analysis-endings-failed = 无法在此浏览器中计算残局。
analysis-ending-win = { $side }走，必胜。距终局步数：{ $count }
analysis-ending-loss = { $side }走，必败。距终局步数：{ $count }
analysis-ending-draw = 双方应对最佳时为和局。
analysis-ending-moves = 每步走法及其结果

## Variations

analysis-tree = 变化
analysis-tree-empty = 在棋盘上走棋，或采用引擎的走法。
analysis-variation = 变化
analysis-promote = 设为主变
analysis-remove = 删除
analysis-comment = 对这步棋的注释

## The position

analysis-position = 局面
analysis-position-text = 局面文本
analysis-position-use = 摆放
analysis-edit = 摆放局面
analysis-edit-start = 初始局面
analysis-edit-done = 分析此局面
analysis-new = 新建分析
analysis-new-sure = 此分析的所有变化和注释都将被删除。
analysis-clear = 清空棋盘
analysis-mover = 轮到哪方
analysis-keys = 键盘
analysis-tool =
    { $tool ->
        [hand] 移动
       *[remove] 移除
    }
# Below the buttons of an analysis whose link would be too long
analysis-link-short = 链接中的长注释已缩短，保存的棋谱包含完整注释。

## Setting up Battle

analysis-battle-palette =
    { $side ->
        [white] 白骰子
       *[black] 黑骰子
    }
# $face is 0 for a king.
analysis-battle-piece =
    { $side ->
        [white]
            { $face ->
                [0] 白国王
               *[other] 白骰子，{ $face } 点朝上
            }
       *[black]
            { $face ->
                [0] 黑国王
               *[other] 黑骰子，{ $face } 点朝上
            }
    }
analysis-battle-prompt =
    { $tool ->
        [hand] 拖动骰子到任意格，拖出棋盘即可移除。选择一颗骰子来转动它。
        [remove] 选择要移除的骰子。
       *[piece] 选择要放这枚棋子的格，或把它拖过去。
    }
analysis-battle-keys = 方向键在棋盘上移动。1 到 6 放置骰子，或把骰子翻到该点数；K 放置国王。C 更换颜色。Shift 加方向键翻动骰子，R 旋转四分之一圈。Enter 选择、放置或移动骰子。Delete 移除骰子。
analysis-battle-turn = 转动 { $square } 上的骰子
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] 向上翻
        [s] 向下翻
        [e] 向右翻
        [spin] 旋转四分之一圈
       *[w] 向左翻
    }

## Setting up Qwixx Duel

analysis-qwixx-palette = 棋子
analysis-qwixx-stones =
    { $side ->
        [black]
            { $count ->
                [1] 黑色棋子
               *[other] { $count } 枚黑色叠子
            }
       *[grey]
            { $count ->
                [1] 灰色棋子
               *[other] { $count } 枚灰色叠子
            }
    }
analysis-qwixx-prompt =
    { $tool ->
        [hand] 拖动棋子到其他格，拖出棋盘即可移除。
        [remove] 选择要取走棋子的格、锁或失误格。
       *[stones] 选择格、锁或失误格，或把棋子拖过去。点击骰子可以转动它。
    }
analysis-qwixx-keys = 方向键在棋盘上移动。Enter 放置所选棋子，B 添加黑色棋子，G 添加灰色棋子。Delete 移除一枚棋子。在骰子上，用方向键或 1 到 6 选择点数。
# $side is none where no stone lies.
analysis-qwixx-misthrow =
    { $side ->
        [none] 失误格 { $number }：空
        [black] 失误格 { $number }：黑方
       *[grey] 失误格 { $number }：灰方
    }
analysis-qwixx-stage = 接下来
analysis-qwixx-stages =
    { $stage ->
        [roll] 掷骰
        [first] 行动一
       *[second] 行动二
    }
analysis-qwixx-white = 白骰 { $number }
analysis-qwixx-die =
    { $colour ->
        [r] 红骰
        [y] 黄骰
        [g] 绿骰
       *[b] 蓝骰
    }
analysis-qwixx-first = 行动一
analysis-qwixx-first-declined = 跳过

## What each roll is worth

analysis-rolls = 白骰的 36 种点数
# $side is the name of the player about to roll.
analysis-rolls-note = 每种点数下最佳应对后的胜率。轮到{ $side }掷骰。
analysis-rolls-mean = 平均 { $value }。
# Any face of a coloured die
analysis-rolls-any = 任意
analysis-rolls-cell = 白骰 { $first } 和 { $second }：{ $value }
