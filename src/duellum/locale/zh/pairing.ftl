### Finding an opponent: quick pairing, open challenges, and what others are playing.

opponent-stranger = 在线玩家
opponent-stranger-about = 选择用时。最先选择相同用时的玩家会与你对局；其他人可以观战。

## Clocks of your own

clock-custom = 自定义用时
clock-minutes = 每方分钟数
clock-minutes-value = { $minutes } 分钟
clock-increment = 每回合加秒
clock-increment-value = { $seconds } 秒

## Quick pairing

pairing-clocks = 用时
# On a button with a clock: how many players are waiting for an opponent with this clock.
pairing-waiting = { $count } 人在等待
pairing-seek = 寻找对手
pairing-offline = 需要连接服务器。
pairing-seeking = 正在寻找对手
# What is being looked for: a game and its clock.
pairing-terms = { $game }，{ $clock }
pairing-stop = 停止寻找对手
pairing-meanwhile = 先与电脑对局
pairing-meanwhile-about = 找到对手后会立即打开新对局；与电脑的对局会保存下来。
pairing-found = 找到对手了，祝你玩得愉快！
pairing-found-meanwhile = 找到对手了。之前的对局已保存。

## Open challenges

challenges = 公开挑战
# How many people are connected, this visitor included.
challenges-online = { $count } 人在线
challenges-none = 目前没有公开挑战。发起一个吧：所有在线的人都能看到。
challenges-alone = 现在只有你一个人在线。发起挑战，在有人来之前先与电脑对局。
challenges-make = 发起挑战
# A player without a name.
challenges-guest = 访客
# A link to a game with a free seat.
challenges-look = 查看

## Games of others

# Under a small board: the game, the number of the turn and the clock.
live-about = { $game } · 第 { $turn } 回合 · { $clock }
home-results = 最新结果
