### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = 轮到你了 · { $page }
close = 关闭
cancel = 取消
settings = 设置
language = 语言
language-needs-connection = { $language } 需要联网下载一次，联网后会自动切换。
rules = 规则
# A link to a clause of the rules; $clause is its id, such as B12
rule-number = 规则 { $clause }
go-home = 首页
new-game = 新对局

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for those who listen.
navigation = 主菜单
menu = 菜单
nav-play = 对局
nav-learn = 学习
nav-puzzles = 谜题
nav-analyse = 分析
nav-watch = 观战

## Names of games and sides

game-battle = 决斗
game-battle-about = 骰子在棋盘上滚动，顶面几点就正好滚几格。吃掉对方国王，或让自己的国王走进对方宫殿。
game-qwixx = Qwixx 对决
game-qwixx-about = 掷骰、落子、叠子、吃子：四条彩行上的竞速。
generic-about = 使用简易桌面的游戏。
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

copy-link = 复制链接
share-link = 分享
link-copied = 链接已复制。
link-not-copied = 浏览器不允许复制，请从地址栏复制链接。
your-name = 你的名字
waiting-start = 对局即将开始。
waiting-players = 正在等待玩家。

## Around the table

panel = 棋谱与更多
tools = 工具
tool-undo = 悔棋
tool-undo-ask = 请求悔棋
take-back = 收回
tool-hint = 提示
tool-threats = 威胁
threats-count =
    { $count ->
        [0] { $side }没有受到威胁。
       *[other] { $side }受到 { $count } 个威胁。
    }
tool-chances = 胜率
tool-flip = 翻转棋盘
tool-more = 更多
side-you = { $side }（你）
side-away = { $side }（离线）
turn-yours = 轮到你
turn-theirs = 行动中
turn-thinking = 思考中
moves = 棋谱
moves-none = 还没有走子。
# For those who listen: $side made $move, in words.
moves-ply = { $side }：{ $move }
# Two moves of one turn, in words.
moves-then = { $first }，然后{ $second }
step-first = 初始局面
step-back = 后退一步
step-forward = 前进一步
step-last = 最新一步
replay-at = 第 { $ply } 步之后的局面，共 { $count } 步
replay-now = 回到对局
previous-game = 上一局
save-record = 保存棋谱
watchers = { $count } 人观战
chances-text = 你的胜率为 { $percent }
chances-figure = { $percent }
connection-first = 正在连接……
connection-lost = 连接已断开，正在重新连接……
connection-network-off = 房主已停止接受局域网中的玩家，正在重新连接……
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
ending-palace-taken = 国王走进了对方宫殿。
ending-no-move = 已无子可走。
ending-long-game = 连续一百步没有吃子。
ending-repetition = 同一局面第三次出现。
ending-supply-empty = 一方备用棋子用尽。
ending-four-misthrows = 失误格已满。
ending-two-rows-closed = 已封两行。
ending-resignation = 一方认输。
ending-agreement = 双方同意。
ending-time = 时间用尽。
ending-aborted = 没有胜者。

## Fair dice

fairness-open = 验证骰子

## Settings

settings-theme = 配色
theme-auto = 跟随系统
theme-light = 浅色
theme-dark = 深色
theme-contrast = 高对比度
settings-sound = 声音
settings-speed = 动画速度
settings-speed-note = 拉到最左边：没有动画。
settings-tilt = 桌面倾斜
settings-notation = 记谱
settings-notation-note = 像棋谱里那样显示每一步：i1n4w1、41/3526 y5。

## Pages that are not there

not-found-title = 找不到页面
not-found-text = 这个地址没有页面。
no-such-game = 这一局不存在，或已被删除。

## Refusals

no-answer = 服务器没有回应。
refused-bad-name = 名字里有无法显示的字符。
refused-long-name = 名字太长了。
