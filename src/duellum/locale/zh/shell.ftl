### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = 轮到你了 · { $page }
close = 关闭
cancel = 取消
accept = 接受
decline = 拒绝
withdraw = 撤回
settings = 设置
language = 语言
language-needs-connection = { $language } 需要联网下载一次，联网后会自动切换。
rules = 规则
go-home = 回到首页
new-game = 新对局

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for those who listen.
navigation = 主导航
menu = 菜单
nav-play = 对局
nav-learn = 学习
nav-puzzles = 谜题
nav-analyse = 分析
nav-watch = 观战

## Names of games and sides

game-battle = 决斗
game-battle-about = 骰子在棋盘上滚动，顶面几点就滚几格，不多不少。吃掉国王，或让自己的国王抵达对方宫殿。
game-qwixx = Qwixx 对决
game-qwixx-about = 掷骰、落子、叠子、吃子：四条彩行上的竞速。
generic-about = 使用通用桌面的游戏。
side-battle-first = 白方
side-battle-second = 黑方
side-qwixx-first = 黑方
side-qwixx-second = 灰方
# For whoever has not said their name; $number tells guests apart.
guest-name = 访客 { $number }
# An opponent played by the machine.
bot-name = 电脑，{ $level } 级
# The same where there is little room; its level, a digit, follows.
bot-label = 电脑
seat-open = 空位
seat-kept = 尚未到场
seat-nameless = 某位玩家

## The first page

home-open = 打开保存的棋谱
home-independent = 两款游戏归各自的作者与出版商所有；此为独立实现版本。
home-print = 打印一套游戏
how-to-play = 怎么玩
# $game is the name of a game.
how-to-play-game = 《{ $game }》怎么玩
engine-preparing = 电脑正在准备，仅首次需要：{ $progress }
form-play = 开始

## Clocks

clock-none = 不计时
clock-sudden = 每方 { $minutes } 分钟
# So many minutes, and some more seconds after each turn.
clock-fischer = { $minutes } 分钟，每回合加 { $seconds } 秒
clock-days = 每回合 { $days } 天
# What is left on a long clock; d and h are short for days and hours.
time-days = { $days } 天 { $hours } 小时

## Before a game

invitation-title = 邀请朋友
invitation-text = 把链接发给朋友，或让对方用手机扫码。有人入座，对局随即开始。
invitation-link = 本局链接
invitation-local = 此链接只在这台电脑上有效。要联网对战，请这样启动 Duellum：duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
copy-link = 复制链接
share-link = 分享
link-copied = 链接已复制。
link-not-copied = 浏览器不允许复制，请从地址栏复制链接。
code-label = 链接二维码
# $name is who invites, $game the name of the game.
free-seat-title = { $name } 邀请你来一局《{ $game }》
your-name = 你的名字
sit-down = 入座开局
waiting-start = 对局即将开始。
waiting-players = 正在等待玩家。
abort = 取消对局

## Around the table

panel = 棋谱与更多
tools = 工具
tool-undo = 悔棋
tool-undo-ask = 请求悔棋
take-back = 取消
tool-hint = 提示
tool-threats = 威胁
threats-count =
    { $count ->
        [0] { $side }：没有威胁。
       *[other] { $side }：{ $count } 个威胁。
    }
tool-chances = 胜率
tool-flip = 翻转
tool-more = 更多
side-you = { $side }（你）
side-away = { $side }（离开）
turn-yours = 轮到你
turn-theirs = 行动中
turn-thinking = 思考中
turn-warming = 准备中：{ $progress }
moves = 棋谱
moves-none = 还没有走子。
# For those who listen: $side made $move, in words.
moves-ply = { $side }：{ $move }
# Two moves of one turn, in words.
moves-then = { $first }，然后{ $second }
step-first = 回到开局
step-back = 后退一步
step-forward = 前进一步
step-last = 到最新一步
replay-at = 第 { $ply } 步之后的桌面，共 { $count } 步
replay-now = 回到对局
offer-a-draw = 提议和局
offer-draw-title = 要提议和局吗？
offer-draw-text = 如果对手同意，对局以和局结束。
resign = 认输
resign-title = 要认输吗？
resign-text = 对局结束，对手获胜。
rematch = 再来一局
rematch-go = 前往新一局
previous-game = 上一局
save-record = 保存棋谱
save-witness = 保存掷骰证明
watchers = { $count } 人观战
# $name offers something.
offer-draw = { $name } 提议和局。
offer-undo = { $name } 请求收回上一步。
offer-rematch = { $name } 想再来一局。
offer-mine-draw = 你已提议和局。
offer-mine-undo = 你已请求收回上一步。
offer-mine-rematch = 你已邀请对手再来一局。
hint-thinking = 正在找好棋
# $move is a move in words, $percent how likely it wins.
hint-text = 试试：{ $move }。胜率 { $percent }。
chances-text = 你的胜率为 { $percent }
chances-figure = { $percent }
bot-failed = 电脑没能走出一步。
bot-nudge = 让它再试一次
bot-abort = 结束对局
connection-first = 正在入座
connection-lost = 连接已断开，正在不断重试。
connection-network-off = 主人已停止在局域网中共享，正在不断重试。
pending-unsent =
    { $what ->
        [play] 连接恢复后，你的这一步就会发送。
        [roll] 连接恢复后就会掷骰。
        [resign] 连接恢复后，你的认输就会发送。
       *[other] 连接恢复后就会发送。
    }
pending-sent = 服务器尚未确认。
pending-refused = { $reason }断线期间的操作没有执行。
pending-dropped = 上一个操作没有发送：离开时连接已断开。
pending-mark = 等待连接恢复。

## How a game ended

result-won = 你赢了！
result-lost = 你输了。
result-draw = 和局。
result-none = 对局已取消。
result-winner = { $side }获胜！
ending-king-captured = 国王被吃。
ending-palace-taken = 国王抵达了对方宫殿。
ending-no-move = 已无子可走。
ending-long-game = 连续一百步没有吃子。
ending-repetition = 同一局面第三次出现。
ending-supply-empty = 一方备用棋子用尽。
ending-four-misthrows = 失误格已满。
ending-two-rows-closed = 已封两行。
ending-resignation = 一方认输。
ending-agreement = 双方同意。
ending-time = 时间用尽。
ending-aborted = 不分胜负。
# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] 你的宫殿刚才有危险。要悔棋吗？
       *[king-captured] 你的国王刚才有危险。要悔棋吗？
    }
loss-accept = 继续

## Fair dice

fairness-open = 验证骰子

## Settings

settings-theme = 配色
theme-auto = 跟随系统
theme-light = 浅色
theme-dark = 深色
theme-contrast = 高对比
settings-sound = 声音
settings-speed = 动画速度
settings-speed-note = 拉到最左边，就没有动画。
settings-tilt = 桌面倾斜
settings-notation = 记谱
settings-notation-note = 像棋谱里那样显示每一步：i1n4w1、41/3526 y5。

## Pages that are not there

not-found-title = 这里什么也没有
not-found-text = 这个地址哪儿也到不了。
no-such-game = 没有这一局，或已不再保存。

## Refusals

no-answer = 服务器没有回应。
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
refused-bad-name = 名字里有无法显示的字符。
refused-long-name = 名字太长了。
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
