### Sharing: pictures, animations and links of a game; what a link to a game shows elsewhere.

## What other sites show of a link

preview-title = { $game }：{ $first } 对 { $second }
# The picture in words.
preview-picture = 《{ $game }》的一个局面：{ $first } 对 { $second }
preview-live = 对局进行中：第 { $turn } 回合。
preview-waiting = 对局正在等待第二位玩家。
preview-aborted = 对局已取消。

## The dialog

share = 分享
share-kind = 分享内容
share-kind-picture = 图片
share-kind-animation = 动画
share-kind-link = 链接
share-shape = 画幅
share-shape-wide = 宽幅
share-shape-square = 方形
share-last-moves = 最后 { $count } 步
# Opens the system's own dialog for sharing.
share-send = 分享……
share-save = 保存
share-copy-picture = 复制图片
share-copy-link = 复制链接
share-copied = 已复制。
share-failed = 浏览器不允许。请改为保存文件。
share-drawing = 正在绘制图片。
# $share is a percentage.
share-animating = 正在绘制动画：{ $share }。
share-link-about = 此链接会打开复盘并停在这一步。
share-link-page = 此链接会打开本页。
share-link-inside = 链接包含整局棋。无需服务器即可打开复盘，也不会保存任何内容。
share-link-too-long = 这一局太长，放不进链接。请改为保存棋谱。
