### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = 《Qwixx 对决》是同一块棋盘上的竞速游戏。掷骰子，把棋子放进四条彩行，叠起来，还能吃掉对方的棋子。
rulebook-qwixx-about-2 = 会玩 Qwixx 的人已经会了大半：从左到右，只是用棋子代替打叉。不同的是每行的最前棋子：它可以被吃，主人也可以在上面叠子。叠子的每一枚都计分。
rulebook-qwixx-aim-1 = 得分高的一方获胜。你在同一行里的棋子越多，那一行后面每一枚就越值钱。

## What is in the box

rulebook-qwixx-box-board = 棋盘：四条彩行及其锁、失误格和得分表
rulebook-qwixx-box-white = 白骰子
rulebook-qwixx-box-coloured = 彩骰子：红、黄、绿、蓝
rulebook-qwixx-box-black = 黑棋子
rulebook-qwixx-box-grey = 灰棋子
rulebook-qwixx-box-1 = 红行和黄行从 2 到 12 递增，绿行和蓝行从 12 到 2 递减。所以每行的开头和结尾都是不常掷出的数字。每行右端有一把锁，封行的玩家在上面多放一枚棋子。
rulebook-qwixx-rows = 两颗白骰都是 6，合计 12。在绿行和蓝行，它是第一个数字，谁都可以放。在红行和黄行，它是最后一个，之前要有自己的五枚棋子。

## Setting up

rulebook-qwixx-setup-1 = 把棋盘放在两人中间。一人拿 22 枚黑棋子作备用棋子，另一人拿 22 枚灰棋子；下文分别称为黑方和灰方。抽签决定谁先手。
# Only where moves are shown in notation, which is in a terminal; r, y, g and b stay as they are
rulebook-qwixx-notation = 例子中，字母 r、y、g、b 分别表示红、黄、绿、蓝四行：y5 就是黄行的 5。连字符表示跳过。掷骰写作 41/3526：两颗白骰是 4 和 1，然后依次是红 3、黄 5、绿 2、蓝 6。
rulebook-qwixx-start = 开局：棋盘空着，备用棋子齐全，六颗骰子都在。

## A turn

rulebook-qwixx-turn-1 = 轮到行动的玩家称为当前玩家，先掷出所有还在局中的骰子，然后依次有两个行动。与 Qwixx 不同，另一位玩家只是看着。
rulebook-qwixx-turn-2 = 行动一：把两颗白骰相加，大声说出和。你可以在任意一行的这个数字上放一枚棋子。
rulebook-qwixx-turn-3 = 行动二：把一颗白骰和一颗彩骰相加。你可以在该颜色的行里，在这个数字上放一枚棋子。
rulebook-qwixx-turn-4 = 两个行动都可以跳过。如果都用，两枚棋子必须放在不同的格。如果一枚也没放，就是一次失误：从你的备用棋子里拿一枚放进失误格，终局扣 5 分。然后轮到另一位玩家。
rulebook-qwixx-two-actions = 白 4 加白 1 得 5：黑方在黄 5 放一枚棋子。白 4 加蓝 6 得 10：黑方在蓝 10 放第二枚。
rulebook-qwixx-same-field = 红 7 有两种凑法：两颗白骰之和，或白 4 加红 3。但同一回合的两个行动不能用同一格。
rulebook-qwixx-misthrow = 黑方一枚也没放：失误。一枚棋子放进失误格，终局扣 5 分。
rulebook-qwixx-in-order = 先完成行动一及其一切后果。黑方在红行放下第五枚棋子，这才让行动二可以占 12。

## Placing stones

rulebook-qwixx-placing-1 = 每行从左到右：新棋子放在你在该行最右边棋子的右边（或叠在它上面，见下一节）。可以随意留空，但不能回头去填。
rulebook-qwixx-placing-2 = 只算你自己的、现在就在该行的棋子。如果你最右边的棋子被吃，就改以它左边那枚为准。有对方棋子的格不能用，除非可以吃掉那枚棋子。
rulebook-qwixx-gap = 从 3 直接到 9：可以。但黑方再也用不了 6，因为它在黑方最右边棋子的左边。
rulebook-qwixx-after-capture = 灰方吃掉 7 上的棋子。黑方最右边的棋子现在在 5，所以黑方可以在 6 上放一枚，之前是不行的。

## Capturing and stacking

rulebook-qwixx-front-1 = 一行中最右边的棋子，不论归谁，就是最前棋子。如果它是对方的单枚棋子，你可以把自己的棋子放到它的格上，将它吃掉。它回到主人的备用棋子里，可以再放。
rulebook-qwixx-front-2 = 如果最前棋子是你的，可以在上面一枚一枚地叠，叠多高都行。两枚或更多的叠子永远不会被吃。
rulebook-qwixx-front-3 = 一旦更右边有了棋子，后面的棋子就冻结了：既不能被吃，也不能再叠高。要阻止一叠棋子增高，只有超过它才行。
rulebook-qwixx-red-grey = 灰方必须放在 3 上灰棋子的右边：4、6 或更右边。也可以吃掉 7 上的黑棋子，因为它是单枚，又是最前棋子。5 上的黑棋子很安全，因为它不是最前棋子。
rulebook-qwixx-red-black = 同一行轮到黑方：再凑出 7，就叠在最前棋子上；否则往更右边放。
rulebook-qwixx-capture = 灰方凑出 7，吃掉最前棋子。黑棋子回到黑方的备用棋子里。
rulebook-qwixx-stack = 黑方在最前棋子上叠了一枚。灰方接着也凑出 7，但两枚叠在一起就安全了。
rulebook-qwixx-frozen = 灰方超过了黑方的叠子。黑方凑出 5，但那里不能再叠了。
rulebook-qwixx-blue-black = 黑方必须放在 9 上黑棋子的右边。8 上的灰棋子已被超过，那一格不能放；5 上的灰方叠子很安全。黑方在该行有五枚棋子，所以连最后的 2 也可以占。
rulebook-qwixx-blue-grey = 同一行轮到灰方：叠在 5 上，或放在 4 或 3 上。2 还不能占，因为灰方在这里只有三枚棋子。

## Closing a row

rulebook-qwixx-closing-1 = 要占一行的最后一个数字（红行和黄行是 12，绿行和蓝行是 2），你在该行必须至少有五枚自己的棋子。叠子逐枚计算。
rulebook-qwixx-closing-2 = 占了它，还要从备用棋子里拿一枚放在锁上，它也算在该行里。这一行就封上了：双方都不能再往里放，它的骰子立即退出本局。
rulebook-qwixx-closing-3 = 如果放在最后一个数字上的正是你最后一枚棋子，该行照样封上，但锁空着，对局结束。
rulebook-qwixx-stack-counts = 一叠五枚就算五枚棋子：黑方可以占 12。
rulebook-qwixx-close-green = 黑方在绿 2 放一枚，又在锁上放一枚。绿骰退出本局。灰方凑出 5，但已不能在绿行放棋子。
rulebook-qwixx-last-stone = 黑方最后一枚棋子放在红 12 上。该行封上，对局结束；没有棋子放在锁上了。

## The end of the game

rulebook-qwixx-end-1 = 一方备用棋子用尽、失误格里有四枚棋子（不论是谁的），或封了两行（不论是谁封的），对局立即结束，即使还没到行动二。
rulebook-qwixx-end-2 = 另有两条是 Duellum 自己的规则：总分相同即为和局；一方认输、双方同意和局或时间用尽，对局也会结束。
rulebook-qwixx-two-rows = 灰方已封红行，黑方现在用行动一封了绿行。对局立即结束，没有行动二。双方都是 28 分：和局。
rulebook-qwixx-agreement = 双方都不想再下，同意和局。

## Scoring

rulebook-qwixx-scoring-1 = 数一数你在每行的棋子，叠子逐枚计算，锁上的也算。得分表显示它们值几分：一行五枚得 15 分。一行可以超过十二枚，但只算十二枚。
rulebook-qwixx-scoring-2 = 你在失误格里的每枚棋子扣 5 分。写下四行和失误的分数，相加。总分高者获胜。
rulebook-qwixx-scale-stones = 该行棋子数
rulebook-qwixx-scale-points = 得分
rulebook-qwixx-thirteen = 该行的第十三枚棋子：仍是 78 分。
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = 黑方红行 15 分、黄行 1 分、绿行 28 分，一次失误扣 5 分。灰方 1、6、6 分，两次失误扣 10 分。

## Tactics

rulebook-qwixx-tactics-1 = 长行划算。一行的第二枚加两分，第五枚加五分，第十枚加十分：一行八枚胜过两行各四枚。
rulebook-qwixx-tactics-2 = 好戏都在最前面。单枚的最前棋子很危险，直到你再叠一枚，或有人超过它；在 6、7、8 上最危险，因为这些数字最常掷出。最前面的叠子，每次掷到合适的点数都能增高。
rulebook-qwixx-tactics-3 = 空得太多，会失去中间的格。如果能拦住一叠正在增高的棋子，或让你占到一个不易掷中的最前位置，就值得。
rulebook-qwixx-tactics-4 = 留意终局。领先时，就封行、用掉棋子，甚至主动凑成第四次失误；落后时，就把对局拖下去。
rulebook-qwixx-on-purpose = 失误格里有三枚棋子，黑方领先。黑方两个行动都跳过：第四次失误扣 5 分，但对局结束，黑方获胜。

## Where the editions disagree

rulebook-qwixx-edition-left = 葡萄牙文版让黑方把另一枚棋子放在 7 的左边。我们只向右放，因为规则本身和其他版本都这样说。
rulebook-qwixx-edition-last-field = 在蓝行的例子里，葡萄牙文版弄混了双方，还漏了一句。我们让灰方可以放 4 和 3，黑方可以放 2，因为黑方在该行有五枚棋子，灰方没有。
rulebook-qwixx-edition-words = 葡萄牙文版把骰子按顺时针传给下一位，在“第一枚”棋子上叠子，失误格有两个名称；波兰文版有三个。我们双方轮流，叠子叠在最前棋子上，失误格只有一处，因为各版本的规则和例子都是这个意思。
rulebook-qwixx-edition-twelve = 波兰文版列出各行最后的数字时漏了黄 12。我们把它算上，因为其他版本都有。
rulebook-qwixx-edition-stack = 波兰文版在最前棋子上放的是第二叠。我们叠的是第二枚棋子，因为其他版本都这样说。
rulebook-qwixx-edition-stones = 意大利文版给每人每种颜色各 22 枚棋子。我们每人只拿一种颜色的 22 枚，因为盒里每种只有 22 枚。
rulebook-qwixx-edition-after = 意大利文版的这条规则以“Dovendo buttare”（必须吃子时）开头，好像针对吃子的一方；标题“Chiedere una fila”（请求一行）是“Chiudere”（封行）之误。我们把规则用于棋子被吃的一方：只算仍在该行的棋子，与其他版本相同。

## What follows from an example. $black and $grey are numbers of stones or points; $count is a number of
## stones or dice; $side is black or grey; $clause is the number of the rule by which the game ended

rulebook-qwixx-returned =
    { $count ->
       *[other] { $count } 枚棋子回到主人的备用棋子里
    }
rulebook-qwixx-supplies = 备用棋子：黑方 { $black }，灰方 { $grey }
rulebook-qwixx-points = 得分：黑方 { $black }，灰方 { $grey }
rulebook-qwixx-dice =
    { $count ->
       *[other] 下次掷 { $count } 颗骰子
    }
rulebook-qwixx-win = { qwixx-side }获胜（{ $clause }）。
