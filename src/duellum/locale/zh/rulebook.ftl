### The rulebooks of both games: titles of sections, words of tables, and what they share.
### The books themselves are in rulebook-battle and rulebook-qwixx; the exact rules, which the books quote,
### are in clauses. Use the words of those and of battle and qwixx.

## Titles of sections, in the order of the books

rulebook-about = 游戏简介
rulebook-aim = 游戏目标
rulebook-box = 盒内配件
rulebook-setup = 摆放
rulebook-turn = 你的回合
# Battle
rulebook-moving = 走子
# Qwixx Duel
rulebook-placing = 放棋子
# Battle
rulebook-capture = 吃子
# Qwixx Duel
rulebook-front = 吃子与叠子
# Battle
rulebook-palace = 国王与宫殿
# Qwixx Duel
rulebook-closing = 封行
rulebook-end = 对局结束
# Qwixx Duel
rulebook-scoring = 计分
# Battle: drawings that show which face a die will show after each of its moves
rulebook-diagrams = 滚动图
rulebook-tactics = 战术
rulebook-clauses = 全部规则（按编号）
rulebook-editions = 各印刷版的差异

## Words of tables

rulebook-players = 人数
rulebook-age = 年龄
# $years is the least age
rulebook-age-from =
    { $years ->
       *[other] { $years } 岁以上
    }
rulebook-time = 时长
rulebook-minutes =
    { $count ->
       *[other] 约 { $count } 分钟
    }
rulebook-author = 作者
# Followed by the game's names in other languages
rulebook-names = 其他名称
rulebook-part = 配件
rulebook-number = 数量

## Shared paragraphs

rulebook-clauses-text = 每条规则都有编号。走法被拒绝时，以及每局结束时，Duellum 都会给出编号。
rulebook-editions-text = 印刷版说明都译自同一份原文，有些含有错误。每处差异都写明：哪个版本、怎么说、我们怎么玩、为什么。

## Examples

# The heading of an example where it is printed as text; $number counts them
rulebook-example = 例 { $number }
# An attempt that is not allowed: $move is its notation, $clause the number of the rule that forbids it
rulebook-refused = 不允许：{ $move }（{ $clause }）
# In a terminal, above the drawing of the position in which such an attempt is made
rulebook-refused-position = 不允许这样走的局面：
# What can be played, and nothing else; $moves is a list of moves in notation
rulebook-choices = 例子开始时可以走：{ $moves }
# $clause is the number of the rule by which the game ended
rulebook-draw = 和局（{ $clause }）。
rulebook-goes-on = 对局继续。
