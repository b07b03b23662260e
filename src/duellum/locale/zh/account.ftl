### The account page: how a guest becomes permanent, devices, public name, data.

account-no-server = 本站没有服务器，因此没有账号。你的对局保存在此浏览器中。
account-privacy = 隐私：保存哪些数据，保存多长时间

## How to come back

account-guest = 你正以访客身份游戏
account-guest-about = 你的对局属于此浏览器。清除浏览器数据或更换设备后，对局就找不回来了。创建通行密钥即可保留对局，并在任何地方登录，无需邮箱和密码。
account-back = 登录方式
account-back-about = 你可以在任何设备上用通行密钥或恢复码登录。
account-no-passkeys = 通行密钥需要安全连接（https），而此地址没有。请使用恢复码，或其他设备上显示的代码。
account-make-passkey = 创建通行密钥
account-add-passkey = 添加通行密钥
account-passkey-added = 已添加通行密钥。
account-passkey-removed = 已移除通行密钥。
account-passkey-cancelled = 没有使用通行密钥。
account-passkey = { $device } 的通行密钥
account-created = 创建于 { $day }
account-remove = 移除
account-remove-passkey = 移除 { $device } 的通行密钥
account-codes-left =
    { $count ->
        [0] 你没有恢复码。
       *[other] 你还有 { $count } 个恢复码。
    }
account-make-codes = 创建恢复码
account-replace-codes = 现有的恢复码将失效。
account-codes = 你的恢复码
account-codes-about = 每个恢复码可在任何设备上登录一次。请写下或保存：它们只在此时显示。
account-codes-done = 我已保存
account-copy = 复制
account-save = 保存为文件
account-copied = 已复制。
account-not-copied = 浏览器不允许复制。

## Signing in

account-sign-in = 登录
account-sign-in-leaves = 登录账号后，此访客及其对局在此浏览器中将不再可用。
account-use-passkey = 用通行密钥登录
account-code = 代码
account-use-code = 用代码登录
account-code-about = 请输入恢复码，或另一台设备在“添加设备”中显示的代码。
account-signed-in = 你已登录。
account-confirm = 请确认是你本人
account-confirm-about = 要进行此更改，请再登录一次。

## Public name

account-name = 公开名称
account-name-about = 其他玩家会看到这个名称。别人不能使用它或看起来像它的名称。
account-name-field = 公开名称
account-name-save = 保存名称
account-name-saved = 公开名称已保存。

## Devices

account-devices = 设备
account-this-device = 本设备
account-seen = 上次使用：{ $day }
account-unknown-device = 未知设备
account-sign-out = 退出
account-sign-out-device = 退出：{ $device }
account-signed-out = 已退出。
account-sign-out-guest = 你没有通行密钥，也没有恢复码。退出后将无法找回你的对局。
account-end-others = 退出所有其他设备
account-others-signed-out = 所有其他设备均已退出。
account-add-device = 添加设备
account-add-device-about = 你可以用代码在另一台设备（例如手机）上登录。
account-device-code-about =
    { $minutes ->
       *[other] 请在另一台设备上打开 { $address }，并在 { $minutes } 分钟内输入此代码。
    }
account-device-code-warning = 不要把此代码发给任何人：输入它的人可以以你的身份游戏。

## Data

account-data = 你的数据
account-data-about = 下载此服务器保存的有关你的全部数据（包括所有棋谱），或将其删除。
account-export = 下载
account-delete = 全部删除
account-delete-about = 你未结束的对局将判负。对手会保留他们的对局，但不再显示你的名称。此后任何人都无法再以你的身份登录，你自己也不行。此操作无法撤销。
account-deleted = 你的数据已删除。

refused-mixed-alphabets = 公开名称的同一部分中不能混用不同的字母表。
refused-name-taken = 另一位玩家已使用这个名称或看起来像它的名称。
refused-not-permanent = 请先创建通行密钥或恢复码。
refused-signed-out = 你尚未登录。
refused-sign-in-again = 请先重新登录。
refused-last-way-in = 这是你唯一的登录方式。请先添加通行密钥或恢复码。
refused-no-passkeys = 通行密钥需要安全连接（https）。
refused-bad-passkey = 此通行密钥未在这里登记，或无法验证。
refused-bad-code = 此代码有误、已使用或已过期。

## The privacy page: what is stored, for how long, how to delete it.

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
privacy-network-text = 服务器会在内存中短时间保留网络地址，以防止不当使用，但不会保存。
privacy-time = 保存多长时间
privacy-time-text = 账号会一直保存到你删除为止。对局保存多长时间由服务器的主人决定；如未设定，取消的对局在 30 天后删除，结束的对局会保留。
privacy-delete = 如何删除
privacy-delete-text = 你可以在账号页面一次删除全部数据。通行密钥、代码、设备和公开名称会立即消失；随后你的名称会从所有对局中移除，包括保存的记录。对手会保留走法。留下的只有随机玩家编号，无法由它找到你。
privacy-backup = 备份
privacy-backup-text = 服务器主人先前制作的备份在被替换之前，可能仍包含已删除的数据。
privacy-account-link = 前往账号
