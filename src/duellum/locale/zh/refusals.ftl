### Why a move is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } 是另一个局面的走法。
general-illegal-not-led = { $move } 走不到这个局面。
general-illegal-never-thrown = 这款游戏不掷骰。
# The computer is asked for a move when nobody can choose one.
general-illegal-search = 现在没有可找的走法。

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = 一步棋写作起点格加一段或两段路线，例如 i1n4w1：从 i1 向北 4 格，再向西 1 格。
battle-illegal-nothing = 什么也没有输入。{ battle-illegal-form }
battle-illegal-start = “{ $text }”开头的“{ $part }”不是格。{ battle-illegal-form }
battle-illegal-no-leg = “{ $text }”只写了格，没有写路线。{ battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = “{ $text }”中第 { $place } 个字符“{ $part }”之后缺少 1 到 9 的数字。{ battle-illegal-form }
battle-illegal-no-direction = “{ $text }”中第 { $place } 个字符“{ $part }”不是方向：方向写作 n、s、e、w（北、南、东、西）。{ battle-illegal-form }
battle-illegal-square = “{ $text }”不是格：格的名称从 a1 到 i8。
battle-illegal-edge =
    { $direction ->
        [north] 这步棋会在 { $square } 以北离开棋盘。
        [south] 这步棋会在 { $square } 以南离开棋盘。
        [east] 这步棋会在 { $square } 以东离开棋盘。
       *[west] 这步棋会在 { $square } 以西离开棋盘。
    }
battle-illegal-leg = 每段路线至少一格。
battle-illegal-turns = 一步棋最多转弯一次。
battle-illegal-back = 一步棋不能沿原路滚回去。
battle-illegal-straight = 两段路线方向相同：请合写成一段，或转直角。
battle-illegal-king-count = 国王正好走一格，不能走 { $count } 格。
battle-illegal-count = 顶面是 { $face } 点：骰子正好走这么多格，不能走 { $count } 格。
battle-illegal-blocked = 路线在 { $square } 被挡住。
battle-illegal-own = { $square } 上是己方的子。
battle-illegal-no-piece = { $square } 上没有子。
battle-illegal-opponent = 轮到{ battle-side }走子，而 { $square } 上的子是对手的。

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = “{ $text }”不是格：请写 r、y、g 或 b（红、黄、绿、蓝）加 2 到 12 的数字，例如 y5；写“-”表示跳过。
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
qwixx-illegal-used = 行动一已经用了{ qwixx-colour } { $number }：行动二要用另一格。
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = 不能退回到{ qwixx-colour } { $number }：你在这一行最靠前的棋子在 { $own }。
qwixx-illegal-barred = { qwixx-colour } { $number } 上有对方棋子，而且不是最前棋子。
qwixx-illegal-stack = { qwixx-colour } { $number } 上的对方叠子不能吃。
qwixx-illegal-overtaken = 你在{ qwixx-colour } { $number } 的棋子已被超过，不能再叠高。
# $count stones of the player are in the row.
qwixx-illegal-last = 要占{ qwixx-colour } { $number }，之前至少要有五枚己方棋子；目前有 { $count } 枚。
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
refused-malformed = 服务器没看懂。
refused-too-long = 内容太长，这里无法读取。
refused-too-fast = 太快了，请稍等。
refused-too-many = 这里太忙了，请稍后再试。
refused-forbidden-origin = 此页面无权访问这台服务器。
refused-not-host = 只有运行 Duellum 的那台电脑前的人才能这样做。
refused-no-network = 这台电脑没有连接到别人可以加入的网络。
refused-unavailable = 暂时无法保存。一切照旧，请再试一次。
refused-unknown-game = 没有这一局。
refused-unknown-rules = 这里没有安装这款游戏。
refused-no-engine = 电脑不会玩这款游戏，或没有这个等级。
refused-bad-position = 无法从这个局面开局。
refused-bad-seed = 种子里有无法显示的字符。
refused-needs-commitment = 请刷新页面：本局的骰子需要最新版本。
refused-bad-share = 此浏览器丢失了本局骰子的份额，无法完成这次掷骰。
refused-roll-pending = 骰子还没落定，请稍候。
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
refused-too-often = 你刚刚提出过。请先继续走几步。
refused-exhausted = 本局不能再提议或悔棋了。
refused-no-offer = 这个提议已经失效。
refused-not-against-people = 与真人对战时不提供帮助。
refused-not-now = 对这个局面没有什么可说的。
refused-engine-failed = 电脑没有回答。
refused-engine-busy = 电脑还在处理其他提问，请稍后再试。
refused-bad-record = 这不是棋谱。
refused-too-many-moves = 这份棋谱的步数太多：连同变化最多 { $count } 步。
refused-wrong-result = 棋谱上的结果与走子不符。
