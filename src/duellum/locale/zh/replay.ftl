### Saved games: opening one, and going through it.

open-text = 选择保存的棋谱文件，把它拖到本页，或者粘贴其中的文字。
open-file = 选择文件
open-paste = 棋谱文字
open-go = 打开
open-reading = 正在读取棋谱
# $text is the refusal, $line the line of the file it is about.
refused-at-line = 第 { $line } 行：{ $text }
replay-missing = 这份棋谱已不在此标签页中打开。请重新打开它的文件。
# In figures: after move $ply of $count.
step-figures = { $ply } / { $count }
replay-games = 此文件中的对局
# A file may hold several games.
replay-game = 第 { $number } 局，共 { $count } 局
replay-unfinished = 这一局没有下完。
replay-unproven = 无法验证这些骰子：文件里没有种子。
replay-open = 打开另一份
