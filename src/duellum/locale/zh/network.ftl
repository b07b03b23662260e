### Players in the local network: whether they are let in.

network-switch = 允许局域网内的玩家加入
network-off = 此链接只在这台电脑上有效。打开后，同一网络（例如你的 Wi-Fi）中的任何人都能打开这台电脑上的 Duellum 一起玩。
network-on = 同一网络中的任何人都能打开链接一起玩。如果对方打不开，可能是这台电脑的防火墙拦截了。关闭 Duellum 后即失效。
network-address = 地址
network-link = 给局域网玩家的链接
