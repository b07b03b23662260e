### Puzzles: positions to solve at the table, their tasks and themes.
### On a phone the task and what is said of an answer stand in three lines above the board.

## Around the puzzles

puzzles-title = 谜题
puzzles-about = 局面中有一步远胜其他走法。把这一步找出来。
# The page of one game’s puzzles. $game is the name of a game.
puzzles-of = 谜题：{ $game }
puzzles-daily = 每日谜题
puzzles-daily-solved = 今天已解出
# The button beside the board of the day.
puzzles-daily-solve = 开始解题
# For those who listen to the week shown as a row of days.
puzzles-week = 最近七天中解出 { $count } 天
# For how many days in a row the puzzle of the day has been solved.
puzzles-days =
    { $count ->
       *[other] 连续 { $count } 天
    }
# Where no day has been solved lately.
puzzles-days-none = 解出它，开始连续记录
# The button that goes on with puzzles matched to the player’s rating.
puzzles-continue = 继续训练
# The same for somebody who has not tried any.
puzzles-rated = 与你水平相当
# The button for newcomers, and the same for those who have begun.
puzzles-easy = 从简单题开始
puzzles-easy-again = 简单题
puzzles-themes = 按主题
# The link to all themes of a game.
puzzles-all-themes = 全部主题
puzzles-count =
    { $count ->
       *[other] { $count } 道题
    }
# $solved of $count puzzles are solved.
puzzles-progress = 已解出 { $solved } / { $count }
# How many were tried without success.
puzzles-failed = 待重做 { $count }
# Before the first puzzle. $rating is the rating that everybody starts with.
puzzles-first = 你的初始等级分为 { $rating }，随成绩变化，只保存在本浏览器中。
puzzles-figure-rating = 你的等级分
puzzles-figure-solved = 已解出
puzzles-figure-streak = 最长连对
# The curve of ratings, for those who listen.
puzzles-curve =
    { $count ->
       *[other] 最近 { $count } 道题的等级分：从 { $first } 到 { $last }
    }
# The list of puzzles tried last.
puzzles-history = 最近做过的题
puzzles-result-solved = 已解出
puzzles-result-failed = 未解出

## A puzzle at the table

# How hard the puzzle is.
puzzles-difficulty = 谜题等级分 { $rating }
puzzles-rating = 你的等级分 { $rating }
# How many puzzles in a row were solved without help.
puzzles-streak =
    { $count ->
       *[other] 连对 { $count } 题
    }
# $side is the name of a side, such as White.
puzzles-solver = 你执{ $side }。
# While the engine looks at an answer that is not the expected one.
puzzles-checking = 正在检查答案……
puzzles-right = 对！继续。
puzzles-wrong = 不是这一步。
# $points are the percentage points of winning chance that an answer loses.
puzzles-wrong-cost =
    { $points ->
       *[other] 你的胜率下降 { $points } 个百分点。
    }
# $reason is a sentence that says what the opponent’s reply does.
puzzles-reply = 对方应对：{ $reason }
puzzles-solved = 解出来了！
# After an answer that is not the expected one, but as good.
puzzles-equal = 同样好，解出来了！
puzzles-shown = 这就是答案。
# The button that undoes a mistake.
puzzles-again = 再试一次
puzzles-next = 下一题
puzzles-hint = 提示
# The second hint, which shows the whole move.
puzzles-hint-more = 走法
puzzles-solution = 答案
# The link to the analysis board, once the puzzle is over.
puzzles-analyse = 分析
puzzles-leave = 全部谜题

## What the solver is to do

puzzle-task-battle-win-1 = 一步取胜。
puzzle-task-battle-win-2 = 两步取胜。
puzzle-task-battle-win-3 = 三步取胜。
# $moves is four or more.
puzzle-task-battle-win-4 =
    { $moves ->
       *[other] { $moves } 步取胜。
    }
puzzle-task-battle-save-king = 救你的国王：其他走法都会输。
puzzle-task-battle-only-move = 找出唯一不输的一步。
puzzle-task-battle-win-die = 赢得一颗骰子。
puzzle-task-battle-best-move = 找出最好的一步。
puzzle-task-qwixx-best-turn = 找出最好的一回合：两个行动都要选。

## The themes, and the groups they are in

puzzle-group-battle-wins = 取胜
puzzle-group-battle-defence = 防守
puzzle-group-battle-tactics = 战术
puzzle-group-battle-endings = 残局
puzzle-group-qwixx-stones = 棋子
puzzle-group-qwixx-rows = 各行
puzzle-group-qwixx-turn = 整个回合

puzzle-theme-battle-win-1 = 一步取胜
puzzle-theme-battle-win-2 = 两步取胜
puzzle-theme-battle-win-3 = 三步取胜
puzzle-theme-battle-win-4 = 四步或更多步取胜
puzzle-theme-battle-save-king = 救国王
puzzle-theme-battle-only-move = 唯一一步
puzzle-theme-battle-win-die = 赢得骰子
puzzle-theme-battle-best-move = 最好的一步
puzzle-theme-battle-palace = 进入宫殿
puzzle-theme-battle-fork = 双重威胁
puzzle-theme-battle-sacrifice = 弃子
puzzle-theme-battle-quiet = 静着
puzzle-theme-battle-ending = 残局
puzzle-theme-battle-beginner = 新手入门
puzzle-theme-qwixx-best-turn = 最佳回合
puzzle-theme-qwixx-capture = 吃子
puzzle-theme-qwixx-close = 封行
puzzle-theme-qwixx-stack = 叠子
puzzle-theme-qwixx-decline = 跳过行动
puzzle-theme-qwixx-misthrow = 故意失误
puzzle-theme-qwixx-leap = 大间隔
puzzle-theme-qwixx-last-turn = 结束对局
