### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = 公平的骰子
fairness-text-committed = 每次掷骰的点数由服务器的一个秘密数字和每位玩家的一个数字推算得出，这些数字都在开局前固定下来。谁也无法挑选点数。不过，服务器事先知道每次掷骰的结果。
fairness-text-joint = 每次掷骰，服务器和两位玩家各加入一个秘密。秘密在开局前固定，掷骰时才公开，所以谁也无法挑选或预知点数，服务器也不例外。
fairness-commitment = 服务器的承诺值，开局前公布
# $side is a side such as Black.
fairness-commitment-of = { $side }的承诺值
fairness-seed-of = { $side }的种子
fairness-seed = 服务器的种子
fairness-share = 服务器的最新份额
fairness-share-of = { $side }的最新份额
fairness-later = 尚未公布
# Opens what only experts need.
fairness-details = 详情
fairness-rolls = 每次掷骰
# $faces are the faces as they should have been.
fairness-due = 应为 { $faces }

## What is found

verdict-fair = 公平
verdict-consistent = 未发现错误
verdict-false = 不公平
fairness-checking = 正在验证每次掷骰……
fairness-fair =
    { $count ->
        [0] 还没有掷骰需要验证。
        [1] 你的浏览器验证了仅有的一次掷骰。它是正确的，决定它的数字在开局前就已固定。
       *[other] 你的浏览器验证了全部 { $count } 次掷骰。它们都正确，决定它们的数字在开局前就已固定。
    }
fairness-consistent =
    { $count ->
        [0] 还没有掷骰需要验证。
        [1] 你的浏览器验证了仅有的一次掷骰，它与公布的数字相符。但你的浏览器在开局前没有看到全部数字，无法判断它们是否被改动过。如果有玩家的浏览器看到过这些数字，该玩家的掷骰证明可以澄清这一点。
       *[other] 你的浏览器验证了全部 { $count } 次掷骰，它们与公布的数字相符。但你的浏览器在开局前没有看到全部数字，无法判断它们是否被改动过。如果有玩家的浏览器看到过这些数字，该玩家的掷骰证明可以澄清这一点。
    }
fairness-false-rolls = 有些掷骰与决定它们的数字不符。请勿相信这些骰子。请保存对局和掷骰证明作为证据。
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }：公开的数字不是开局前固定的那个。请勿相信这些骰子。请保存对局和掷骰证明作为证据。
fairness-false-witness = { $party }：数字与你的浏览器在开局前看到的不同。请勿相信这些骰子。请保存对局和掷骰证明作为证据。
fairness-false-moves = 走子不符合规则：有的被删去、添加或改动。请勿相信这些骰子。请保存对局和掷骰证明作为证据。
fairness-so-far = 每次掷骰一落定就会验证。
fairness-wait = 对局结束后，服务器会公开它的秘密数字，届时本页会验证每次掷骰。
fairness-unproven = 无法验证这些骰子，因为决定它们的数字缺了一部分。仅凭这一点并不表示骰子不公平。
fairness-unreplayed = 所示的掷骰都与公布的数字相符，但你的浏览器无法按规则重演各步，不能判断是否缺少掷骰。请保存对局，用“duellum verify”验证。
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued = 最初 { $count } 次掷骰是在对局转到服务器之前进行的，无法证明公平。此后每次掷骰都会验证，至今 { $proven } 次。

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = 你的浏览器在第一次掷骰前看到了：{ $parties }。
fairness-unwitnessed = 你的浏览器在第一次掷骰前没有看到：{ $parties }。
fairness-seen-by = 这些玩家的浏览器在第一次掷骰前看到了数字：{ $names }。只有他们的掷骰证明能表明没有任何改动。
party-server = 服务器

## At the table

roll-waiting = 骰子还在滚动：等待 { $name }。
roll-waiting-clock = { $name } 已离线，对方的时钟在走。对方一回来就会掷骰。
roll-waiting-away = { $name } 已离线。对方一回来就会掷骰。离线满七天者判负。
foul-title = 骰子有问题
foul-early = 服务器向你的浏览器提前索要了还不该公开的秘密。
foul-changed = 你的浏览器公开了这次掷骰的秘密之后，之前的几步被改动了。
foul-after = 你的浏览器不再参与这些掷骰。请保存对局和掷骰证明作为证据。
