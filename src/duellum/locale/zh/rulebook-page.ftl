### The pages of the rulebook: what is around the book itself, and the roll diagram.

## The page

# A link from the list of all games to a game’s whole rulebook
book-open = 打开规则书
book-contents = 目录
book-print = 打印

## Searching the book

book-search = 在规则中查找
book-search-count =
    { $count ->
        [0] 没有找到
       *[other] 共 { $count } 处
    }
# $at is the number of the place that is shown
book-search-at = 第 { $at } 处，共 { $count } 处
book-search-next = 下一处
book-search-previous = 上一处

## Examples

# Buttons that show the moves of an example: in any game, in Battle, in Qwixx Duel
book-play = 演示
book-play-battle = 滚动看看
book-play-qwixx = 演示一遍
book-again = 再演示一遍
book-try = 自己试试
book-try-again = 再试一次
# A button beside an illegal move; $move is a move in a few words: “i1: 5 left”, “red 12”, “pass”
book-why = 为什么“{ $move }”不行？
# $move as above; $text is the clause that forbids it, a whole sentence
book-refused = 不允许：{ $move }。{ $text }
# On paper: $moves are played first, $refusal is the sentence above.
book-refused-after = 先：{ $moves }。{ $refusal }
# What the reader tried; $text is a sentence such as “White rolls from i1 to i6: 3 on top.”
book-tried = { $text }这样也可以。
book-tried-same = { $text }和例子一样。
# A link to an example of a clause, which may have several
book-example =
    { $count ->
        [1] 例子
       *[other] 例子 { $number }
    }
# A move of Battle in a few words: its square, and its way such as “4 up, then 1 left”
battle-attempt = { $from } { $path }
# What to do on a board of Qwixx Duel where fields are marked but no dice lie
qwixx-choose = 请在标出的格上放一枚棋子。

## The roll diagram

tool-battle-diagram = 滚动图
tool-battle-diagram-about = 选择骰子的摆法，就能看到它可以滚到的每一格，以及到时的顶面。再选一格，让骰子滚过去。
# Which face is on top; which face is toward the reader
roll-top = 顶面
roll-front = 朝向你的面
# All visible faces of a die
roll-faces = 顶面 { $top }，朝向你 { $front }，左面 { $left }，右面 { $right }，背面 { $back }
roll-targets = 骰子可以滚到的格
roll-choose = 请选择一格。
# $way is a way such as “4 up, then 1 left”
roll-way = { $way }：顶面 { $face } 点
# Two ways to a square, each as above
roll-two-ways = { $first }；或者{ $second }
roll-same = 两条路线的结果完全相同。
roll-same-face = 两条路线的顶面相同，但骰子的朝向不同。
# How far the die is on its way
roll-step = 第 { $step } 步，共 { $count } 步：顶面 { $face } 点
roll-back = 退一步
roll-forward = 进一步
