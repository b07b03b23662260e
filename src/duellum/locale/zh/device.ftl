### Games that run in this browser: their list, moving them to the server, new versions of the client.

# In the list of games.
device-mark = 在本设备上
device-delete = 删除
device-delete-title = 删除这局棋？
device-delete-text = 它只保存在这个浏览器里，删除后无法恢复。
device-dice = 这局棋在你的浏览器里进行，骰子由浏览器自己的随机数生成器掷出，无法证明是否公平。服务器上的对局则可以证明。
device-no-record = 无法读取这局保存的棋。

## Where games cannot be kept

storage-refused = 这个浏览器在这里不保存对局，可能是因为窗口处于隐私模式。可以继续下，但关闭标签页后对局会丢失。
storage-full = 这个浏览器已没有空间保存对局。可以继续下，但从现在起的走子会在关闭标签页后丢失。请删除已结束的对局以腾出空间。

## Going on at the server

move-open = 转到其他设备
move-title = 转到其他设备
move-text = 对局会转到服务器，从当前局面继续。
# Added in games with dice.
move-dice = 此前的掷骰无法证明公平。
move-device = 在另一台设备上
# $side is a side such as Black.
move-invite = 邀请别人来当{ $side }
move-done = 对局现在在服务器上。在另一台设备上打开此链接，或用它扫描二维码，然后在那里加入对局。
move-offline = 这需要联网。请在联网后重试。

## New versions

update-ready = Duellum 有新版本。你的对局不会改变。
update-now = 更新
