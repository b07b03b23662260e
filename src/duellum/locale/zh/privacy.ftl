### The privacy page: what is stored, for how long, how to delete it.

privacy-title = 隐私
privacy-short = 不需要邮箱，也不需要密码。没有广告，不记录你的行为，也不向第三方发送任何数据。本页说明此服务器保存哪些数据。
privacy-short-local = 本站没有服务器：任何数据都不会离开你的浏览器。
privacy-browser = 在你的浏览器中
privacy-browser-text = 你的设置、玩家名称、与电脑的对局、完成的题目和课程，以及你为掷骰给出的随机数，只保存在此浏览器中。你可以在浏览器的网站设置中删除它们。
privacy-guest = 访客
privacy-guest-text = 一个带有随机玩家编号的 Cookie，让你的对局仍归你所有。它在你最后一次访问一年后失效。
privacy-account = 账号
privacy-account-text = 通行密钥的公钥和恢复码的校验值（无法由此得出恢复码）；你的公开名称及其校验值，用来认出看起来相像的名称；以及每台设备的浏览器和系统名称、登录时间和最后使用的日期。
privacy-games = 对局
privacy-games-text = 此服务器上的对局，包括走法、用时、结果和玩家名称。有对局链接的人都可以观看；公开对局会列出给所有人。
privacy-network = 网络地址
privacy-network-text = 服务器会在内存中短时间保留网络地址，以防止恶意使用，但不会保存。
privacy-time = 保存多长时间
privacy-time-text = 账号会一直保存到你删除为止。对局保存多长时间由服务器的主人决定；如未设定，取消的对局在 30 天后删除，结束的对局会保留。
privacy-delete = 如何删除
privacy-delete-text = 你可以在账号页面一次删除全部数据。通行密钥、代码、设备和公开名称会立即消失；随后你的名称会从所有对局中移除，包括保存的记录。对手会保留走法。留下的只有随机玩家编号，无法由它找到你。
privacy-backup = 备份
privacy-backup-text = 服务器主人先前制作的备份在被替换之前，可能仍包含已删除的数据。
privacy-account-link = 前往账号
