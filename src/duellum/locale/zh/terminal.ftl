### The line mode: games in a terminal, typed line by line.
### $side is the name of a side, $path that of a file; $load and $help are words that one types.

## Beginning and end

terminal-welcome-two = 《{ $game }》：两人共用一个键盘。
# $level is 1 to 8.
terminal-welcome-engine = 《{ $game }》：你对电脑，{ $level } 级。
terminal-welcome-help = 输入“{ $help }”查看可以输入的内容。
terminal-lot = 先手由抽签决定。
terminal-unfinished = 有一局没有下完：输入“{ $load }”继续。
terminal-kept = 对局保存在 { $path }
terminal-next-time = 下次输入“{ $load }”即可继续。
terminal-goodbye = 再见。

## Before the cursor, without a full stop

terminal-prompt-dice = { $side }：按回车键掷骰
terminal-prompt-over = 对局已经结束

## Commands: the word that one types, in small letters and in one word; no two may be the same.
## English words are understood in every language.

terminal-command =
    { $command ->
        [list] 列表
        [roll] 掷骰
        [hint] 提示
        [undo] 悔棋
        [draw] 和局
        [resign] 认输
        [save] 保存
        [load] 读取
        [new] 新局
        [board] 棋盘
        [rules] 规则
        [help] 帮助
       *[quit] 退出
    }
# What follows the word; in square brackets where it may be left out.
terminal-argument =
    { $command ->
        [move] <走法>
        [list] [开头]
        [save] 文件
        [load] [文件]
       *[rules] [条款]
    }
terminal-help =
    { $command ->
        [move] 走一步棋，用记谱或列表里的编号
        [list] 列出所有合法走法，或以所给文字开头的走法
        [roll] 掷骰；按回车键也一样
        [hint] 问电脑会怎么走，以及为什么
        [undo] 收回上一步；对电脑时连同它的应对一起收回
        [draw] 提议和局；会询问对手
        [resign] 认输
        [save] 把对局保存到文件
        [load] 继续保存的对局；不写文件则继续最近没下完的一局
        [new] 开始新的一局
        [board] 重新画出局面
        [rules] 显示规则，或其中一条
        [help] 显示这个列表
       *[quit] 离开；对局会保存
    }

## Questions

terminal-yes = 是
terminal-no = 否
terminal-ask = { $question }（{ terminal-yes }/{ terminal-no }）
terminal-draw = 对手接受和局吗？
terminal-overwrite = { $path } 已存在。要覆盖吗？

## What happens

terminal-thinking = { $side }正在思考……
# $notation is the move as one types it, $move the same in words.
terminal-played = { $side }走了 { $notation }：{ $move }。
# The reasons follow, as sentences. $percent is how likely the move wins.
terminal-hint = { $notation }：{ $move }（{ $percent }）。
terminal-goes-on = 对局继续。
terminal-resigned = { $side }认输。
terminal-saved = 已保存到 { $path }
terminal-loaded = 已读取 { $path }
# $name is a clause of the rules such as B12, $text what it says.
terminal-clause = { $name }：{ $text }
terminal-clauses = 条款有 { $names }。
# Of a clause whose text is not part of Duellum.
terminal-no-text = （没有文本）

## What does not work

terminal-list-range = 列表中没有 { $number } 号走法：请选 1 到 { $count }。
terminal-none-begins = 没有以此开头的合法走法。
terminal-no-move = 现在没有合法的走法。
terminal-rolled = 掷出的骰子不能收回。
terminal-name-file = 请写明要保存到哪个文件。
terminal-none-kept = 没有未下完的对局。
terminal-other-game = 这个文件里是另一款游戏的棋谱。
terminal-no-file = 没有文件 { $path }。
terminal-no-access = 无法读写 { $path }：没有权限。
terminal-is-folder = { $path } 是文件夹。
# $text is in the system's language.
terminal-system = 系统提示：{ $text }
# $reason is one of the sentences above.
terminal-not-kept = 注意：对局无法保存到磁盘。{ $reason }
