### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they stand in three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = 学习玩法
lessons-about = 在真正的棋盘上学，每一步只要几秒钟。
# The page of one game’s lessons. $game is the name of a game.
lessons-course = 学习《{ $game }》
# $count is how many steps the lessons of a game have, $minutes how long they take.
lessons-steps =
    { $count ->
       *[other] { $count } 步，约 { $minutes } 分钟
    }
# How long the remaining steps take.
lessons-left = 还需约 { $minutes } 分钟
lessons-begin = 开始
lessons-resume = 继续
lessons-repeat = 重新开始
# $done of $count steps are done.
lessons-progress = 已完成 { $done } / { $count }
# Above the board. $number is the place of the step.
lessons-step-of = 第 { $number } 步，共 { $count } 步
# Beside a step in the list: done, done without a mistake, or the one that comes next.
lessons-step-done = 已完成
lessons-step-perfect = 一次做对
lessons-step-next = 下一步
# The section with rulebooks, tools and sets to print, and what each of them is.
lessons-further = 更多学习内容
lessons-rulebook-about = 全部规则，附可动手试的例子。
lessons-tool-battle-diagram = 一颗骰子能滚到的每一格。
lessons-print-about = 打印、裁剪，离开屏幕也能玩。
lessons-next = 下一步
# The button that undoes a mistake.
lessons-again = 再试一次
lessons-restart = 重来
lessons-hint = 演示一下
lessons-leave = 全部步骤
# Added to what stands on a marked square or field, for those who listen.
lessons-star = 星星。
# A button of a question whose answers are faces of a die; for those who listen.
lessons-face = 顶面 { $face }
# The label of the buttons of a question.
lessons-answers = 你的回答
# At the end of the lessons of a game.
lessons-finished = 真棒！你可以开始玩了；其余内容规则书里都有。
# $perfect of $count steps were done without a mistake.
lessons-finished-count = { $count } 步中有 { $perfect } 步一次做对。
lessons-first-game = 下第一局
lessons-first-game-about = 最容易的等级，途中有几句提示。
# On the first page, to somebody who has not played $game yet.
lessons-offer = 第一次玩《{ $game }》？三分钟边玩边学。
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = 《{ $game }》课程：已完成 { $done } / { $count }。
lessons-offer-close = 不再显示

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = 滚动骰子
lesson-battle-count-title = 数准格数
lesson-battle-predict-title = 预测顶面
lesson-battle-turn-title = 转一次弯
lesson-battle-ways-title = 两条路线
lesson-battle-blocked-title = 路被挡住
lesson-battle-capture-title = 吃子
lesson-battle-king-title = 国王
lesson-battle-danger-title = 危险！
lesson-battle-careful-title = 先看再吃
lesson-battle-strike-title = 先下手为强
lesson-battle-palace-title = 占领宫殿
lesson-battle-threat-title = 第一次威胁

# When the learner moves the king, and a die was meant
lesson-battle-not-king = 你走的是国王。这次请选骰子。
lesson-battle-not-star = 这样走可以，但没有走到星星上。退回这一步，再试一次。

lesson-battle-roll = 骰子就是你的棋子。这颗顶面是 2，所以滚两格。把它滚到星星上。
lesson-battle-roll-done = 它翻过两条棱边，现在顶面是 5。下次走五格：向前、向后、向左或向右。

lesson-battle-count = 顶面几点，骰子就正好走几格。三颗骰子里，哪一颗能到星星？
lesson-battle-count-long = 这颗顶面是 4，四格必须走完，不能停在星星上。
lesson-battle-count-short = 这颗顶面是 2，而星星在三格之外。
lesson-battle-count-done = 三点走三格，不多也不少。

lesson-battle-predict = 这颗骰子向上滚一格，离你更远。哪一面会朝上？
lesson-battle-predict-2 = 对：朝你的一面会翻上来。把它滚到星星上。
lesson-battle-predict-same = 现在朝上的是 1。翻一次总会换一面。
lesson-battle-predict-under = 6 在底下：相对两面之和为 7。要滚两格它才会翻上来。
lesson-battle-predict-far = 4 在背对你的一侧。骰子朝你滚时，它才会翻上来。
lesson-battle-predict-side = 那一面在左边或右边。看朝向你的那一面。
lesson-battle-predict-done = 果然是 3。预见顶面正是这个游戏的精髓。

lesson-battle-turn = 途中骰子可以向左或向右转弯一次。把 5 点的骰子滚到星星上。
lesson-battle-turn-done = 五格，转弯一次。走几格后转都可以。

lesson-battle-ways = 到星星有两条路线，最后的顶面不同。到达时要让 6 朝上。
lesson-battle-ways-other = 到了星星，但顶面不对。走另一条路线。
lesson-battle-ways-done = 是 6！选哪条路线，决定它下次走多远。

lesson-battle-blocked = 骰子不能跳。黑骰子挡住了到星星的一条路线：走另一条。
lesson-battle-blocked-done = 途中每一格都必须是空的，只有最后一格可以有对方的棋子。

lesson-battle-capture = 停在黑骰子上就吃掉它。吃一颗；正确走法不止一种。
lesson-battle-capture-missed = 什么也没吃到。哪些黑骰子正好在三格之外？
lesson-battle-capture-done = 吃掉了！它离开棋盘。吃子从不强制。

lesson-battle-king = 戴王冠的是你的国王。它走一格，也能吃子。吃掉旁边的骰子。
lesson-battle-king-fled = 国王可以这样走，但黑骰子还在。吃掉它。
lesson-battle-king-done = 总是一格，四个方向都行。

lesson-battle-danger = 小心：那颗骰子能滚到你的国王上，那样你就输了。救救国王。
lesson-battle-danger-hung = 你的国王被吃了。走开、挡住，或吃掉进攻者。
lesson-battle-danger-done = 安全了！可以走开、挡住，或吃掉进攻者。

lesson-battle-careful = 吃一颗骰子，但要保证国王安全。
lesson-battle-careful-hung = 那颗骰子原本护着国王。现在 4 点的骰子够得到它了。
lesson-battle-careful-missed = 国王安全了，但你什么也没吃到。
lesson-battle-careful-done = 好眼力。另一种吃法会让出通往国王的路。

lesson-battle-strike = 黑方国王离你的宫殿只差一步，走进去黑方就赢。轮到你了！
lesson-battle-strike-late = 太晚了：黑方国王占了宫殿。你的 4 点骰子本可先吃掉它。
lesson-battle-strike-done = 吃掉国王：你赢了！其余都不重要了。

lesson-battle-palace = 还可以这样赢：让自己的国王走进有星星的宫殿。要走两步。
lesson-battle-palace-2 = 黑方拦不住你。现在走进宫殿。
lesson-battle-palace-away = 别走远：宫殿在上方一格、再右方一格。
lesson-battle-palace-missed = 宫殿就在国王旁边。走进去。
lesson-battle-palace-done = 你赢了！只有国王能占领宫殿。

lesson-battle-threat = 真正的初始局面。立刻进攻：找一步威胁吃掉黑方国王的棋。
lesson-battle-threat-near = 骰子对了，路线不对。走完后顶面必须是 6，还要够得到国王。
lesson-battle-threat-none = 还没有威胁。试试角上的骰子：哪条路线最后是 6？
lesson-battle-threat-done = 第一步就有威胁！黑方必须应对。

## Battle: notes in the first game, each shown once

lesson-battle-note-start = 慢慢来：选一颗骰子，棋盘会显示它能去哪里、到时顶面是几点。
lesson-battle-note-winning = 你现在就能赢。看出来了吗？
lesson-battle-note-threat = 你的国王有危险。走开、挡住，或吃掉进攻者。
lesson-battle-note-capture = 你可以吃子。先看看会不会被吃回来。
lesson-battle-note-lost = 你丢了一颗骰子。能吃回来吗？
lesson-battle-note-captured = 第一次吃子！再看看黑方接下来能做什么。

## Qwixx Duel: steps

lesson-qwixx-roll-title = 掷骰落子
lesson-qwixx-colour-title = 白骰加彩骰
lesson-qwixx-skip-title = 主动跳过
lesson-qwixx-right-title = 只能朝锁走
lesson-qwixx-capture-title = 吃子
lesson-qwixx-stack-title = 叠子
lesson-qwixx-frozen-title = 什么是安全的
lesson-qwixx-misthrow-title = 失误
lesson-qwixx-five-title = 封行
lesson-qwixx-lock-title = 锁
lesson-qwixx-score-title = 算分
lesson-qwixx-total-title = 总分
lesson-qwixx-end-title = 结束对局
lesson-qwixx-wait-title = 还不是时候

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = 你跳过了。这次请放一枚棋子。

lesson-qwixx-roll = 你执黑。每回合先掷六颗骰子：掷吧。
lesson-qwixx-roll-2 = 行动一：白骰合计 5。选一行的 5 放一枚棋子。
lesson-qwixx-roll-done = 你的第一枚棋子。红行、黄行的 5 离起点近，余地更大。

lesson-qwixx-colour = 行动二：一颗白骰加一颗彩骰，在该颜色的行放一枚棋子。凑出蓝 10。
lesson-qwixx-colour-other = 这样也行，但请找到蓝 10：白 4 加蓝 6。
lesson-qwixx-colour-done = 4 加 6 得 10。加哪颗白骰由你选。两个行动必须用不同的格。

lesson-qwixx-skip = 两个行动都可以跳过。放 3 会空出太多格：这次跳过。
lesson-qwixx-skip-2 = 好。现在用行动二：红 8，就在你的 7 旁边。
lesson-qwixx-skip-wasted = 现在那个 3 之前的格都不能用了。还是跳过好。
lesson-qwixx-skip-misthrow = 两个行动都跳过就是失误：扣 5 分。用红 8。
lesson-qwixx-skip-far = 可以，但空出了很多格。红 8 一格也不空。
lesson-qwixx-skip-done = 小步走，放的棋子多，分就多。

lesson-qwixx-right = 每行只能朝锁的方向走。这些红色数字里，哪个你还能用？
lesson-qwixx-right-2 = 对：只有你的 7 之后的数字。在红 9 上放一枚棋子。
lesson-qwixx-right-left = 4 在你自己的棋子后面，不能再用了。
lesson-qwixx-right-between = 6 在你的 5 和 7 之间：以最靠近锁的棋子为准。
lesson-qwixx-right-row = 可以，但请找你的 7 之后的红 9。
lesson-qwixx-right-done = 可以留空。灰方的棋子不妨碍你。

lesson-qwixx-capture = 一行中最靠近锁的是最前棋子。如果它是对方的单枚棋子，就可以吃：吃掉它。
lesson-qwixx-capture-missed = 没有吃到。最前的灰棋子在红 8，你正好有 8。
lesson-qwixx-capture-done = 灰棋子回到主人那里，现在最前棋子是你的了。

lesson-qwixx-stack = 你在蓝 7 的单枚最前棋子有危险。再叠一枚。
lesson-qwixx-stack-taken = 灰方掷出 7，吃掉了你的棋子。要是叠成两枚就安全了。
lesson-qwixx-stack-done = 两枚或更多的叠子永远不会被吃，而且逐枚计算。

lesson-qwixx-frozen = 只有最前棋子能被吃。红行里现在能吃掉几枚灰棋子？
lesson-qwixx-frozen-2 = 对。蓝行最前面是灰方的叠子：那里能吃几枚？
lesson-qwixx-frozen-front = 8 上的灰棋子是最前棋子，又是单枚：可以吃。
lesson-qwixx-frozen-behind = 4 上的灰棋子已被超过。最前棋子后面的棋子永远安全。
lesson-qwixx-frozen-stack = 叠子从不会被吃，在最前面也一样。
lesson-qwixx-frozen-done = 被超过的棋子很安全，但也不能再叠高了。

lesson-qwixx-misthrow = 两个 1：没有哪个 2 可以放。只能继续。
lesson-qwixx-misthrow-2 = 白骰加彩骰也没有合适的。这就是一次失误。
lesson-qwixx-misthrow-done = 失误扣 5 分。你和灰方合计四次失误，对局结束。

lesson-qwixx-five = 要占一行的最后一个数字，它之前得有你的五枚棋子。你有四枚：放红 11。
lesson-qwixx-five-2 = 五枚了，还有行动二：用红 12 封行！
lesson-qwixx-five-four = 红行你还是只有四枚。先在红 11 放一枚。
lesson-qwixx-five-open = 这一行还开着。白 6 加红 6 等于 12。
lesson-qwixx-five-done = 五枚棋子，再加最后一个数字：红行封上了，它的骰子退出本局。

lesson-qwixx-lock = 封红行时锁上也放了一枚。红行现在有几枚你的棋子？
lesson-qwixx-lock-before = 封行之前是五枚。加上红 12 和锁。
lesson-qwixx-lock-stone = 别忘了锁上那枚：它也算。
lesson-qwixx-lock-done = 原来的五枚、12 和锁，共七枚。

lesson-qwixx-score = 一行的棋子合计得 1、3、6、10……分：每枚比前一枚多加一分。五枚得几分？
lesson-qwixx-score-next = 四枚 10 分，第五枚再加 5 分。
lesson-qwixx-score-done = 一条长行比几条短行值钱得多。

lesson-qwixx-total = 你的总分是多少？红行 4 枚、黄行 2 枚、绿行 1 枚，还有一次失误。
lesson-qwixx-total-misthrow = 失误要扣 5 分。
lesson-qwixx-total-sum = 红行 10，黄行 3，绿行 1，再减 5。
lesson-qwixx-total-done = 各行 14 分，失误扣 5 分。

lesson-qwixx-end = 封两行，对局立即结束。你以 43 比 16 领先，红行已封。结束它！
lesson-qwixx-end-later = 对局还在继续，灰方可能追上来。黄 12 现在就能结束。
lesson-qwixx-end-done = 你赢了。领先时，就找机会结束对局：备用棋子用尽也会结束。

lesson-qwixx-wait = 这次灰方以 64 比 43 领先。你可以封黄行，那样对局就结束。该不该封？
lesson-qwixx-wait-lost = 对局结束，灰方分数更高：64 比 56。
lesson-qwixx-wait-done = 对：落后时，就继续下。

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = 掷骰，先用白骰之和，再用一颗白骰加一颗彩骰。小步走就是好棋。
lesson-qwixx-note-close = 你可以封行。锁上的棋子也算；封两行就结束对局。
lesson-qwixx-note-capture = 你可以吃掉一枚最前棋子。它会回到主人那里。
lesson-qwixx-note-stack = 你可以在自己的最前棋子上叠一枚，让它安全。
lesson-qwixx-note-misthrow = 现在跳过就是失误：扣 5 分。
lesson-qwixx-note-taken = 你的最前棋子被吃了。它回到你的备用棋子里，那一格你还可以再用。
lesson-qwixx-note-closed = 一行封上了，它的骰子退出本局。再封一行就结束。
