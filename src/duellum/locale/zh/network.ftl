### The invitation to a game, and whether players in the local network are let in.

network-switch = 同一网络中的玩家
network-off = 此链接只在这台电脑上有效。打开后，同一网络（例如你的 Wi-Fi）中的任何人都能打开这台电脑上的 Duellum 一起玩。
network-on = 同一网络中的任何人都能打开链接一起玩。如果在其他设备上打不开，可能是这台电脑的防火墙拦截了。关闭 Duellum 后访问即结束。
network-address = 地址
network-link = 给同一网络中玩家的链接

## The invitation

invitation-title = 邀请朋友
invitation-text = 发送这个链接，或让朋友扫描二维码。对方一加入，对局就开始。
invitation-link = 本局链接
invitation-local = 此链接只在这台电脑上有效。要联网对战，请这样启动 Duellum：duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = 链接二维码
# $name is who invites, $game the name of the game.
free-seat-title = { $name } 邀请你来一局《{ $game }》
sit-down = 加入对局
