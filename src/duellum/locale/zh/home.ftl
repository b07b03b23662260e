### The first page and the page of games to watch.

home-title = 两种骰子对决，一张木桌
# The board that moves by itself, for those who listen; $game is the name of a game.
home-board = { $game }：棋盘上的几步
board-pause = 暂停
board-play = 演示走法
home-own = 继续对局
home-finished = 已结束的对局
# $count is how many there are.
home-finished-all = 全部显示（{ $count }）

## The form for a new game

form-game = 游戏
form-opponent = 对手
opponent-bot = 电脑
opponent-bot-about = 按你选的等级下棋，立即回应，还会给提示。
opponent-link = 在线好友
opponent-link-about = 发送链接。任何人打开它就能与你对局。
opponent-here = 同一设备
opponent-here-about = 两人共用一个屏幕，轮流行动。
form-level = 等级
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 级 · 新手
        [2] 2 级 · 很容易
        [3] 3 级 · 容易
        [4] 4 级 · 中等
        [5] 5 级 · 有挑战
        [6] 6 级 · 强
        [7] 7 级 · 很强
       *[8] { $level } 级 · 全力以赴
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = 你的战绩：{ $won } 胜 { $drawn } 和 { $lost } 负
level-record-none = 此等级尚无已结束的对局
form-more = 计时与先手
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }，{ $starts }
form-clock = 计时
form-starts = 先手
starts-lot = 随机先手
starts-first = 我先手
starts-second = 对手先手
form-public = 任何人都可观战
form-public-open = 任何人都可观战或加入
form-server = 在服务器上玩
form-server-note = 需要联网。骰子的公平可以证明。

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = 两人同用本设备
players-both = { $first } 对 { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side }，对手：{ $other }
line-waiting = 等待玩家
line-open = 空位
line-your-turn = 第 { $turn } 回合：轮到你
line-turn = 第 { $turn } 回合 · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = 胜
finished-lost = 负
finished-draw = 和
finished-winner = { $side }胜
finished-aborted = 已取消

## Games to watch

watch-all = 所有公开对局
watch-join = 等待对手
watch-live = 进行中
watch-about = 玩家向所有人公开的对局。列表会自动更新。
watch-empty = 目前没有公开的对局
watch-empty-about = 自己开一局吧：它会显示在这里，任何人都能加入或观战。
watch-start = 创建公开对局
watch-offline = 需要联网才能显示对局列表
watch-offline-about = 服务器一有响应就会显示。
watch-no-server = 这里没有可观战的对局
watch-no-server-about = 本站无需服务器：每局都在玩家自己的浏览器中进行。
