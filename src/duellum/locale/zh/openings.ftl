### Openings: the explorer, and what the moves of the book are for.

openings-title = 开局
openings-of = 《{ $game }》的开局
openings-lead = 引擎对最初几步的评价。已搜索 { $positions } 个局面，自我对弈 { $games } 局。
openings-table = 此局面的走法
openings-move = 走法
openings-games = 局数
openings-score = 得分率
openings-value = 引擎
openings-legend = 局数：这一走法的使用次数。得分率：所得分数的比例。引擎：它估计的胜率。
# The score and its interval are percentages.
openings-score-words = { $games } 局中得分率 { $score }；很可能在 { $low } 与 { $high } 之间
openings-unplayed = 未下过
openings-back = 后退
openings-restart = 初始局面
openings-line = 已走的各步
openings-end = 开局库到此为止。
openings-unknown = 开局库中没有这个局面。
openings-none = 《{ $game }》没有开局库：开局由骰子决定。
openings-to-move = 轮到{ $side }
openings-analyse = 从这里分析
openings-all = 全部 { $count } 种走法
openings-best = 只看最好的
openings-link = 此变化的链接
openings-in-book = 在开局库中

## Plans: what a move does, a short sentence

opening-plan-captures = 吃子。
opening-plan-rescues-king = 解救国王。
opening-plan-threatens-king = 威胁国王。
opening-plan-attacks-die = 攻击一颗骰子。
opening-plan-saves-die = 让一颗骰子脱险。
opening-plan-king-sets-out = 国王出动。
opening-plan-king-steps-aside = 国王让到一旁。
opening-plan-develops-one = 让一颗 1 点骰子投入战斗。
opening-plan-guards-palace = 守护宫殿。
opening-plan-takes-centre = 占据中心。
opening-plan-invades = 进入对方半场。
opening-plan-heads-for-middle = 向中路靠拢。
opening-plan-opens-way = 打开中路。
opening-plan-retreats = 后撤重整。
opening-plan-long-range = 翻出射程远的一面。
opening-plan-close-range = 翻出 1 点，难以赶走。
opening-plan-wins = 获胜。
