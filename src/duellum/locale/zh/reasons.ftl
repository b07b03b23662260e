### Why a move is suggested: whole sentences about the move, without a subject, one behind the other.
### They are thought of in Python and spoken there and in the browser.

# Two sentences, one behind the other
sentences = { $first }{ $second }

## Battle. $square is the name of a square such as e1, $face the number of pips on top of a die, 1 to 6

battle-why-takes-king = 吃掉国王，获胜。
battle-why-takes-palace = 占领宫殿，获胜。
battle-why-rescue = 解救国王。
# What happens in the exchange that begins with taking a die that shows $face
battle-why-gain = 净得一颗 { $face } 点的骰子。
battle-why-exchange = 兑换骰子，吃掉一颗 { $face } 点的骰子。
battle-why-sacrifice = 舍弃骰子，换吃一颗 { $face } 点的骰子。
battle-why-threat-king = 威胁国王。
battle-why-threat-palace = 威胁要占领宫殿。
# $count enemy dice can be taken next; $squares is a list of where they stand: "d5 and e6"
battle-why-attack = 攻击 { $squares } 的骰子。
# Nothing of the above: a die that showed $before goes to $square, where it shows $face
battle-why-roll = 把 { $before } 点的骰子滚到 { $square }，到时顶面 { $face } 点。
battle-why-king-roll = 把国王走到 { $square }。
# $moves of one's own, this one included
battle-why-wins = { $moves } 步之内必胜。
# However one plays, the opponent wins; $moves of the opponent
battle-why-loses = 对手 { $moves } 步之内必胜。

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field.
## $step is then for what follows the first action within the turn, else now

qwixx-why-place =
    { $step ->
        [then] 再在{ qwixx-colour } { $number } 落子。
       *[now] 在{ qwixx-colour } { $number } 落子。
    }
qwixx-why-stack =
    { $step ->
        [then] 再在{ qwixx-colour } { $number } 叠子。
       *[now] 在{ qwixx-colour } { $number } 叠子。
    }
qwixx-why-capture =
    { $step ->
        [then] 再在{ qwixx-colour } { $number } 吃子。
       *[now] 在{ qwixx-colour } { $number } 吃子。
    }
qwixx-why-close =
    { $step ->
        [then] 再占{ qwixx-colour } { $number }，封行。
       *[now] 占{ qwixx-colour } { $number }，封行。
    }
qwixx-why-pass =
    { $step ->
        [then] 然后跳过。
       *[now] 跳过。
    }
qwixx-why-misthrow =
    { $step ->
        [then] 然后接受一次失误。
       *[now] 接受一次失误。
    }
# Said behind qwixx-why-stack where the stack is new
qwixx-why-safe = 这叠棋子从此不会被吃。
# Said behind qwixx-why-place; $count is 3 or more
qwixx-why-skip = 中间跳过 { $count } 格。
# How the game ends with the turn
qwixx-why-wins = 这样就赢得本局。
qwixx-why-draws = 本局以和局告终。
qwixx-why-loses = 本局已输。
