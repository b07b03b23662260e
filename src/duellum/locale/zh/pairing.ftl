### Finding an opponent: quick pairing, open challenges, and what others are playing.

opponent-stranger = 在线玩家
opponent-stranger-about = 选择用时。最先选择相同用时的玩家会与你对局；其他人可以观战。

## Clocks of your own

clock-custom = 自定用时
clock-minutes = 每方分钟数
clock-minutes-value = { $minutes } 分钟
clock-increment = 每回合加秒
clock-increment-value = { $seconds } 秒

## Quick pairing

pairing-clocks = 用时
# On a button with a clock: how many players are waiting for an opponent with this clock.
pairing-waiting = { $count } 人在等待
pairing-seek = 找对手
pairing-offline = 需要连接服务器。
pairing-seeking = 正在找对手
# What is being looked for: a game and its clock.
pairing-terms = { $game }，{ $clock }
pairing-stop = 停止找对手
pairing-meanwhile = 先与电脑对局
pairing-meanwhile-about = 找到对手后会立即打开新对局；与电脑的对局会保存下来。
pairing-found = 找到对手了，开始对局吧！
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

## Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = 总比分

## Reactions: short messages between two players, who cannot write anything else.

reactions = 快捷短语
reaction-hello = 你好！
reaction-good-luck = 好运！
reaction-nice-move = 好棋！
reaction-wow = 太强了！
reaction-oops = 失误了！
reaction-one-moment = 请稍等
reaction-thanks = 谢谢！
reaction-good-game = 下得好！
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }：{ $text }
reactions-mute = 本局不显示对手的短语
reactions-unmute = 显示对手的短语
settings-reactions = 快捷短语
settings-reactions-note = 与他人对局时显示“好棋！”这类短语。
