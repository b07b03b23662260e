### Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = 总比分

## Reactions: short messages between two players, who cannot write anything else.

reactions = 快捷表态
reaction-hello = 你好！
reaction-good-luck = 祝你好运！
reaction-nice-move = 好棋！
reaction-wow = 哇！
reaction-oops = 哎呀！
reaction-one-moment = 请稍等
reaction-thanks = 谢谢！
reaction-good-game = 下得好！
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }：{ $text }
reactions-mute = 本局屏蔽对手的表态
reactions-unmute = 显示对手的表态
settings-reactions = 快捷表态
settings-reactions-note = 与他人对局时显示“好棋！”这类简短表态。
