### Why a move or a position is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } 是另一个局面的走法。
general-illegal-not-led = 这个局面不是由 { $move } 走成的。
general-illegal-never-thrown = 这款游戏不掷骰。
# The computer is asked for a move when nobody can choose one.
general-illegal-search = 现在没有可找的走法。

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = 一步棋写作起点格加一段或两段路线，例如 i1n4w1：从 i1 向北 4 格，再向西 1 格。
battle-illegal-nothing = 什么也没有输入。{ battle-illegal-form }
battle-illegal-start = “{ $text }”开头的“{ $part }”不是格名。{ battle-illegal-form }
battle-illegal-no-leg = “{ $text }”只写了格，没有写路线。{ battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = “{ $text }”中第 { $place } 个字符“{ $part }”之后必须有 1 到 9 的数字。{ battle-illegal-form }
battle-illegal-no-direction = “{ $text }”中第 { $place } 个字符“{ $part }”不是方向：方向写作 n、s、e、w（北、南、东、西）。{ battle-illegal-form }
battle-illegal-square = “{ $text }”不是格名：格名从 a1 到 i8。
battle-illegal-edge =
    { $direction ->
        [north] 这步棋会在 { $square } 以北离开棋盘。
        [south] 这步棋会在 { $square } 以南离开棋盘。
        [east] 这步棋会在 { $square } 以东离开棋盘。
       *[west] 这步棋会在 { $square } 以西离开棋盘。
    }
battle-illegal-leg = 每段路线至少一格。
battle-illegal-turns = 一步棋最多转弯一次。
battle-illegal-back = 骰子不能沿原路滚回去。
battle-illegal-straight = 两段路线方向相同：请合写成一段，或转直角。
battle-illegal-king-count = 国王正好走一格，不能走 { $count } 格。
battle-illegal-count = 顶面是 { $face } 点，所以骰子必须正好滚 { $face } 格，不能滚 { $count } 格。
battle-illegal-blocked = 路线在 { $square } 被挡住。
battle-illegal-own = { $square } 上是你自己的棋子。
battle-illegal-no-piece = { $square } 上没有棋子。
battle-illegal-opponent = 轮到{ battle-side }走子，而 { $square } 上的棋子是对手的。

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = “{ $text }”不是格名：请写 r、y、g 或 b（红、黄、绿、蓝）加 2 到 12 的数字，例如 y5；写“-”表示跳过。
qwixx-illegal-roll = “{ $text }”不是掷骰结果：请先写两颗白骰，再写斜线，然后依次写红、黄、绿、蓝，例如 41/3526；“-”表示已退出本局的骰子。
qwixx-illegal-turn = “{ $text }”不是完整的回合：请写掷骰结果和两个选择，或一个使对局结束的选择，例如 41/3526 y5 -。
qwixx-illegal-faces = 现在要掷 { $count } 颗骰子，每颗是 1 到 6 点。
# $roll is a roll in notation.
qwixx-illegal-thrown = 骰子已经掷出：{ $roll }。
qwixx-illegal-die-in =
    { $colour ->
        [r] 红骰还在本局中，必须掷。
        [y] 黄骰还在本局中，必须掷。
        [g] 绿骰还在本局中，必须掷。
       *[b] 蓝骰还在本局中，必须掷。
    }
qwixx-illegal-die-out = { qwixx-die-out }。
# $sum is the sum of the white dice.
qwixx-illegal-sum = 行动一要用两颗白骰之和 { $sum }，不能用 { $number }。
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = 在这一行，行动二可以占 { $first } 或 { $second }，即一颗白骰与该行骰子之和，不能占 { $number }。
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = 在这一行，行动二只能占 { $first }，即一颗白骰与该行骰子之和，不能占 { $number }。
qwixx-illegal-used = 行动一已经用了{ qwixx-colour } { $number }。行动二要用另一格。
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = 不能退回到{ qwixx-colour } { $number }：你在这一行最靠前的棋子在 { $own } 上。
qwixx-illegal-barred = { qwixx-colour } { $number } 上有对方棋子，而且不是最前棋子。
qwixx-illegal-stack = { qwixx-colour } { $number } 上的对方叠子不能吃。
qwixx-illegal-overtaken = 你在{ qwixx-colour } { $number } 的棋子已被超过，所以不能再叠高。
# $count stones of the player are in the row.
qwixx-illegal-last = 要占{ qwixx-colour } { $number }，之前至少要有自己的五枚棋子。目前你有 { $count } 枚。
qwixx-illegal-closed =
    { $colour ->
        [r] 红行已封。
        [y] 黄行已封。
        [g] 绿行已封。
       *[b] 蓝行已封。
    }

## What else the server or this browser refuses

# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text }（{ $clause }）
refused-malformed = 服务器无法理解这个请求。
refused-too-long = 内容太长，这里无法读取。
refused-too-fast = 太快了，请稍等。
refused-too-many = 服务器繁忙，请稍后再试。
refused-forbidden-origin = 此页面无权访问这台服务器。
refused-not-host = 只有坐在运行 Duellum 的电脑前的人才能这样做。
refused-no-network = 这台电脑没有连接到别人可以加入的网络。
refused-unavailable = 未能保存，一切照旧。请再试一次。
refused-unknown-game = 这一局不存在。
refused-unknown-rules = 这里没有安装这款游戏。
refused-no-engine = 电脑不会玩这款游戏，或没有这个等级。
refused-bad-position = 无法从这个局面开局。
refused-bad-seed = 种子里有无法显示的字符。
refused-needs-commitment = 请刷新页面：本局的骰子需要最新版本的页面。
refused-bad-share = 此浏览器丢失了它那一部分骰子数据，无法完成这次掷骰。
refused-roll-pending = 骰子还在滚动，请稍候。
refused-not-seated = 你在观战，只有玩家才能这样做。
refused-seat-taken = 两个座位都有人了，你可以观战。
refused-already-seated = 你已经入座了。
refused-not-started = 对局还没开始。
refused-over = 对局已经结束。
refused-not-over = 对局还没结束。
refused-not-your-turn = 还没轮到你。
refused-stale = 这期间对局已有进展。
refused-illegal = 规则不允许这样走。
refused-dice-due = 请先掷骰。
refused-no-dice-due = 现在不用掷骰。
refused-nothing-to-undo = 没有可收回的走子。
refused-already-offered = 已经提出过了。
refused-too-often = 你刚刚提出过。请先走几步再提。
refused-exhausted = 本局不能再提议或悔棋了。
refused-no-offer = 这个提议已经失效。
refused-seek-gone = 这个挑战已被接受或撤回。
refused-not-against-people = 与真人对局时没有提示。
refused-not-now = 这里没有提示。
refused-engine-failed = 电脑没有回答。
refused-engine-busy = 电脑正在处理其他请求，请稍后再试。
refused-bad-record = 这不是棋谱。
refused-too-many-moves = 这份棋谱的步数太多：连同变化最多 { $count } 步。
refused-wrong-result = 这份棋谱的结果与走子不符。

## Positions that are impossible

position-long = 文本过长：局面最多 { $count } 个字符。

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] 白方
       *[black] 黑方
    }
position-battle-fields = 局面由四部分组成，以空格分隔：以 / 分隔的八行、轮到的一方、未吃子步数和回合数。
position-battle-side = 轮到的一方必须是 w 或 b。
position-battle-rank = 第 { $rank } 行必须有九格：字母表示棋子，数字表示空格。
position-battle-number = 未吃子步数和回合数必须是整数。
position-battle-long = 一百步未吃子即为和局。
position-battle-kings = { position-battle-name }：只能有一个国王，但 { $squares } 上都有国王。
position-battle-dice = { position-battle-name }：最多八颗骰子。
position-battle-no-king = { position-battle-name }：缺少国王。
position-battle-palace = { position-battle-name }：国王已在对方宫殿，胜负已定。

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] 黑方
       *[grey] 灰方
    }
position-qwixx-row-name =
    { $colour ->
        [r] 红行
        [y] 黄行
        [g] 绿行
       *[b] 蓝行
    }
position-qwixx-fields = 局面由五部分组成，以空格分隔：以 / 分隔的四行、当前玩家、失误、掷骰和阶段。
position-qwixx-side = 当前玩家必须是 b 或 g。
position-qwixx-row = { position-qwixx-row-name }：必须有十一格和一把锁。
position-qwixx-closed-sign = { position-qwixx-row-name }：最后一个数字上有棋子就必须标为已封，没有就必须标为未封。
position-qwixx-misthrow-text = 失误请写成两个数字，黑方在前，例如 1:0。
position-qwixx-stage = 掷骰前阶段为 r，行动一前为 1，行动二前为 2: 加行动一的格子，或 2:-。
position-qwixx-lock-open = { position-qwixx-row-name }：锁上有棋子，最后一个数字上却没有。
position-qwixx-last-stack = { position-qwixx-row-name }：最后一个数字上只能有一枚棋子，因为它会封行。
position-qwixx-lock-side = { position-qwixx-row-name }：锁上的棋子和最后一个数字上的棋子必须属于同一方。
position-qwixx-before = { position-qwixx-row-name }：最后一个数字之前必须有该方的五枚棋子。
position-qwixx-stones = { position-qwixx-name }：总共只有 22 枚棋子。
position-qwixx-misthrows = 失误最多四次，因为第四次就会结束对局。
position-qwixx-closed = 最多封两行，因为封第二行就会结束对局。
position-qwixx-bare-two = 有两行封行时锁上没有棋子，但封第一行时对局就该结束了。
position-qwixx-bare = { position-qwixx-row-name }：封行时锁上没有棋子，但封行的一方还有棋子。
position-qwixx-over = 掷出这些骰子之前对局已经结束。
position-qwixx-misthrow-fit = 棋盘为空时，上回合玩家的失误次数必须与对方相同，或多一次。
position-qwixx-supply = { position-qwixx-name }：备用棋子用尽，所以对局在该方回合就该结束了。
position-qwixx-ended = { position-qwixx-name }：该方的任何回合都不可能这样结束对局。
position-qwixx-first-sum = 行动一只能放在白骰之和 { $sum } 上，不能放在 { $field }。
position-qwixx-first-stone = 记录的行动一在 { $field }，但那里没有当前玩家的棋子。
position-qwixx-first-last = { $field } 上的棋子不可能是当前玩家最后放下的。
