### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = 《决斗》是双人纯智力游戏。骰子不用来掷：它们就是棋子，在棋盘上一格一格地滚动。骰子的顶面表示它下次走几格。
rulebook-battle-about-2 = 规则很容易学会，也没有运气成分。深度在于滚动：每走一步，你不仅选择骰子去哪里，也选择它到那里时哪一面朝上。
rulebook-battle-aim-1 = 吃掉对方国王，或让自己的国王走进对方宫殿（对方国王开局所在的标记格）。做到其中任何一样，立即获胜。

## What is in the box

rulebook-battle-box-board = 九列八行的棋盘，标出两座宫殿
rulebook-battle-box-white = 白骰子
rulebook-battle-box-black = 黑骰子
rulebook-battle-box-kings = 国王，白、黑各一个
rulebook-battle-box-1 = 国王也是方块，但怎么摆都一样。其余骰子全都相同：相对两面之和为 7；从外面看，1、2、3 三面绕它们共同的角逆时针排列。

## Setting up

rulebook-battle-setup-1 = 双方各把棋子摆在离自己最近的一行，国王在中间的宫殿里。每颗骰子都照表摆好，3 点面朝向己方。侧面也很重要：骰子滚动时，它们会翻到上面来。
rulebook-battle-setup-2 = 例子都从白方一侧看。每一格都有名称：直列从白方左侧起依次为 a 到 i，各行从白方一侧起依次为 1 到 8。因此白方宫殿是 e1，黑方宫殿是 e8。北是白方的前方，东是白方的右侧。走子写成格名加方向和距离：g4n2 表示 g4 的骰子向北滚动两格。
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = 从左数起
rulebook-battle-camp-top = 顶面
rulebook-battle-camp-right = 右侧面
rulebook-battle-camp-front = 朝己方
rulebook-battle-start = 初始局面。白方有 37 种走法可选。

## A turn

rulebook-battle-turn-1 = 白方先走，之后双方轮流。轮到你时，走一颗自己的骰子，或者走国王。不能跳过回合。
rulebook-battle-turns = 白方走完了，轮到黑方：白方不能再走一次。

## Moving

rulebook-battle-moving-1 = 骰子翻过棱边滚到相邻的格，再滚到下一格：向前、向后、向左或向右。不能滑动，也不能斜走。
rulebook-battle-moving-2 = 走子前顶面几点，就正好滚几格。途中翻上来的面不影响格数。国王总是走一格。
rulebook-battle-moving-3 = 骰子可以朝任何方向出发，途中可以转一次直角弯，走几格之后转都行。一步棋中不能两次经过同一格，起点格也不行。
rulebook-battle-moving-4 = 途中的格都必须是空的，只有最后一格可以有对方的棋子。不能越过任何棋子。
rulebook-battle-moving-5 = 骰子够得到的格，如果不在它的正前、正后、正左或正右，就有两条路线可到：一条先前后、后左右，另一条先左右、后前后。两条都通时任选其一。这是两种不同的走法，因为最后的顶面可能不同。所以不但要选格，也要选路线。
rulebook-battle-opposite = 这颗骰子顶面是 2。直走两格后，原来的底面翻到上面：5。
rulebook-battle-exact-count = 这颗骰子顶面是 3，所以滚三格：两格不行，四格也不行。
rulebook-battle-king-step = 国王朝四个方向之一走一格，不能多走。
rulebook-battle-board-edge = 向右四格？那样骰子就出了棋盘。
rulebook-battle-no-jumping = 黑骰子挡住了直路。白骰子绕了过去。
rulebook-battle-one-turn = 向前一格，再向右两格：转一次弯。不允许第二次转弯。
rulebook-battle-any-direction = 顶面是 2、四周无阻时，骰子有十二种走法。这颗笔直后退。
rulebook-battle-no-return = 向前再退回？不行：那样会回到出发的格。
rulebook-battle-ahead-first = 到同一格的两条路线。先向前，再向右：顶面是 6。
rulebook-battle-right-first = 到那一格的另一条路线。先向右，再向前：顶面是 3。

## Capturing

rulebook-battle-capture-1 = 一步棋的最后一格若有对方的棋子，就吃掉它：它离开棋盘，你的棋子占据那一格。途中不吃子，吃子也不是强制的。最后一格若是自己的棋子，就不能这样走。
rulebook-battle-capture-2 = 国王和其他骰子一样可以吃子，吃相邻四格上的子，甚至可以吃掉另一个国王。
rulebook-battle-take = 这颗 3 点骰子走两格后转弯，停在黑方的 6 点骰子上，吃掉了它。
rulebook-battle-own-piece = 最后一格是白方自己的棋子，所以不能这样走。
rulebook-battle-king-takes = 国王吃掉旁边的骰子。
rulebook-battle-king-takes-king = 两个国王相邻。轮到谁走，谁就吃掉对方国王而获胜。

## King and palace

rulebook-battle-palace-1 = 宫殿是国王开局所在的标记格：白方在 e1，黑方在 e8。你的国王走进对方宫殿就赢了，即使在那里吃掉一颗骰子也算。普通骰子进对方宫殿不算赢，国王在自己的宫殿里也不算赢。
rulebook-battle-palace-taken = 黑方国王离开了宫殿。白方国王走进空着的宫殿，获胜。
rulebook-battle-palace-guarded = 宫殿里有骰子，也挡不住相邻格的国王：白方吃掉它，获胜。
rulebook-battle-palace-die = 普通骰子进对方宫殿不算赢。

## The end of the game

rulebook-battle-end-1 = 国王被吃，或国王走进对方宫殿，对局立即结束。不必提醒对方有威胁：留在险境中的国王可以被吃。
rulebook-battle-end-2 = 印刷版说明没有提到和局。在 Duellum 里，轮到走子的一方没有合法走法、同一局面第三次出现，或连续一百步（双方合计）没有吃子，就是和局。一方认输、双方同意和局或时间用尽，对局也会结束。
rulebook-battle-king-won = 直走六格，骰子停在黑方国王上：白方获胜。
rulebook-battle-no-move = 白方的棋子被困住，无法走动：和局。
rulebook-battle-repetition = 双方国王两次走出去又回来。同一局面第三次出现：和局。
rulebook-battle-long-game = 九十九步没有吃子，白方走了第一百步：和局。
rulebook-battle-resignation = 白方已无希望，认输：黑方获胜。

## Roll diagrams

rulebook-battle-diagrams-1 = 滚动图告诉你，每种走法之后哪一面朝上。每种顶面各有一张。
rulebook-battle-diagrams-2 = 中间是走子前的顶面，四个侧面标在边上。其余各格显示走到那里之后的顶面；两条路线结果不同时，两个都显示。转动滚动图，直到它的侧面与棋盘上的骰子一致。
rulebook-battle-diagrams-3 = 顶面是 2 或 3 时，到同一格的两条路线最后顶面总是不同。顶面是 4、5 或 6 时，有些最后顶面相同。顶面是 1 时，到每一格都只有一条路线。

## Tactics

rulebook-battle-tactics-1 = 好棋大多做到四件事之一：吃掉对方骰子、保护自己的骰子、避开威胁，或让国王更接近宫殿。
rulebook-battle-tactics-2 = 一颗骰子能做什么，取决于三点：顶面、有没有转弯的空间、在哪里转弯。最后一点容易忘记，可它决定哪一面翻上来。
rulebook-battle-tactics-3 = 大点数走得远，但需要开阔的线路；小点数控制四周的格。走之前先看看：对方骰子按各自的点数接下来正好能到哪些格，尤其是会不会吃到自己的国王。
rulebook-battle-right-hand-die = 白方最右边的骰子顶面是 5，3 点面朝向白方。它可以直走，也可以走一、二、三或四格后左转。只有向前四格、向左一格才威胁到黑方国王：这时顶面是 6，向左三格、向前三格正好到达。
rulebook-battle-straight-on = 直走五格后，同一颗骰子的顶面是 3。从那里够不到国王。
rulebook-battle-protected = 白方吃掉一颗骰子，但它有保护：黑方吃回来了。

## Where the editions disagree

rulebook-battle-edition-king = 德文版和中文版不许国王吃掉对方国王。我们允许，因为其他版本都允许。（波兰文版和西班牙文版从另一面说：对方任何棋子，包括国王，都可以吃掉国王。）
rulebook-battle-edition-direction = 西班牙文版说第一步只能向前、向左或向右，波兰文版说只能向左或向右。我们允许四个方向，因为其他版本都包括向后。
rulebook-battle-edition-example = 在详解的例子里，捷克文版用黑方右边的骰子，意大利文版用白方左边的骰子。我们用白方右边的骰子：白方先走，而用左边的骰子，所给的走法并不威胁国王。（黑方右边的骰子也能这样走，因为把棋盘旋转 180 度，双方的阵型就完全一样。）
rulebook-battle-edition-gaps = 英文版没有写开局时骰子怎么摆、谁先走、骰子翻过棱边滚动、可以走任何一颗己方骰子。西班牙文版缺最后这一条，写到国王和宫殿就结束，没有战术、滚动图和例子。我们依照其他版本，因为它们样样都有。
rulebook-battle-edition-palace = 英文版把宫殿叫作对方国王所在的格，中文版说的是己方的标记格。我们按对方国王开局所在的标记格来玩，不论国王现在在哪里，因为其他版本都这样说。
rulebook-battle-edition-owner = 按字面读，中文版可以走双方的骰子，德文版则由被吃的骰子占据那一格。我们只走自己的骰子，吃子的那颗留在那一格，因为其他版本都这样说。
rulebook-battle-edition-ways = 捷克文版说到同一格的两条路线最后顶面总是不同；英文版和德文版没有说只有部分格才有两条路线。我们以骰子本身为准：只有不在直线上的格才有两条路线，其中有些最后顶面相同。
rulebook-battle-edition-diagrams = 捷克文版把侧面放在滚动图的角上，并让人转动骰子；波兰文版在详解的例子里把左转说成交叉。我们把侧面标在边上，转动的是滚动图，例子里是左转，因为其他版本都是这样。

## What follows from an example. $face is the number on top of a die, 1 to 6, or 0 for a king; $count is a
## number of moves; $side is white or black; $clause is the number of the rule by which the game ended

rulebook-battle-face = 走完后的顶面：{ $face }
rulebook-battle-captured =
    { $face ->
        [0] 吃掉：国王
       *[other] 吃掉：一颗顶面是 { $face } 的骰子
    }
rulebook-battle-choices =
    { $count ->
        [0] 无棋可走
       *[other] 有 { $count } 种走法
    }
rulebook-battle-win = { battle-side }获胜（{ $clause }）。
