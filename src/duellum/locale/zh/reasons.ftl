### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first }{ $second }

# How many moves ahead the computer has looked; stands below a hint
hint-depth = 预判步数：{ $depth }

## Any game

general-why-forced = 没有别的选择。
general-why-draws = 本局以和局告终。
# How the game stands for whoever makes the move, where nothing else is to be said; $standing is winning, ahead,
# slight (a small advantage), even, behind or losing
general-why-standing =
    { $standing ->
        [winning] 保持胜势。
        [ahead] 保持明显优势。
        [slight] 保持微弱优势。
        [even] 保持均势。
        [behind] 限制对手的优势。
       *[losing] 抵抗得最顽强。
    }
# $points are percentage points of the chance to win: how much worse the next best move is, or this one is than the best
general-why-better =
    { $points ->
        [0] 第二好的一步同样好。
       *[other] 第二好的一步差 { $points } 个百分点。
    }
general-why-worse =
    { $points ->
        [0] 与最佳的一步同样好。
       *[other] 比最佳的一步差 { $points } 个百分点。
    }

## Battle. $face is the number of pips on top of a die, 1 to 6

battle-why-takes-king = 吃掉国王，获胜。
battle-why-takes-palace = 走进宫殿，获胜。
# The opponent could otherwise take the king at once, or bring a king to the palace
battle-why-rescue = 解救国王。
battle-why-guards-palace = 守护宫殿。
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = 净得一颗 { $face } 点的骰子。
battle-why-exchange = 兑子，吃掉一颗 { $face } 点的骰子。
battle-why-sacrifice = 舍弃骰子，换吃一颗 { $face } 点的骰子。
# A die is won, but not by this move; $moves of one's own, this one included
battle-why-gain-later = { $moves } 步之内净得一颗骰子。
# $count own dice that the opponent could have taken for nothing; $squares is a list of where they stand: "d5 and e6"
battle-why-saves = 保住 { $squares } 的骰子。
battle-why-only = 其他任何一步都必败。
battle-why-next-loses-die = 第二好的一步会损失一颗骰子。
battle-why-threat-king = 威胁国王。
battle-why-threat-palace = 威胁走进宫殿。
# $count enemy dice can be taken for nothing next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack = 攻击 { $squares } 的骰子。
# $moves of one's own, this one included
battle-why-wins = { $moves } 步之内必胜。
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses = 对手 { $moves } 步之内必胜。

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

# $points are those of the stone and the lock stone
qwixx-why-close = 占{ qwixx-colour } { $number }，封行，得 { $points } 分。
# $points that the captured stone was worth
qwixx-why-capture = 吃掉{ qwixx-colour } { $number } 上的棋子，对手失 { $points } 分。
qwixx-why-avoids-misthrow = 避免失误。
qwixx-why-opens = 有了第五枚棋子，就能占该行最后一个数字：{ qwixx-colour } { $number }。
qwixx-why-safe = 使{ qwixx-colour } { $number } 的最前棋子不会被吃。
qwixx-why-overtakes = 使对手在{ qwixx-colour } { $number } 的叠子不能再增高。
# Placing a stone in action 1 would bar the field that action 2 takes
qwixx-why-keeps-field = 跳过可为行动二保留{ qwixx-colour } { $number }。
# Why passing is good
qwixx-why-pass = 现在无论在哪落子，都至少空出 { $count } 格。
# $points of this turn, $other those of the next best choice
qwixx-why-points = 得 { $points } 分，第二好的选择得 { $other } 分。
qwixx-why-no-gap = 一格也不空。
qwixx-why-skips-fewer = 比第二好的选择少空出 { $count } 格。
# How the game ends with the turn
qwixx-why-wins = 这样就赢得本局。
qwixx-why-loses = 本局已输。
