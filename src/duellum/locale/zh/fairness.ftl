### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = 公平的骰子
fairness-text-committed = 开局前，服务器先公布了秘密种子的密封码，随后双方玩家各添一个种子。每次掷骰都由这三个种子推出：谁也无法挑选骰子，但服务器事先知道结果。
fairness-text-joint = 开局前，服务器和玩家各自密封了一个秘密。每次掷骰都需要每个秘密的新份额，而份额到掷骰时才公开：谁也无法挑选或预知一次掷骰，服务器也不例外。
fairness-commitment = 服务器的密封码，开局前公布
# $side is a side such as Black.
fairness-commitment-of = { $side }的密封码
fairness-seed-of = { $side }的种子
fairness-seed = 服务器的种子
fairness-share = 服务器的最后份额
fairness-share-of = { $side }的最后份额
fairness-later = 尚未公布
# Opens what only experts need.
fairness-details = 详情
fairness-rolls = 每次掷骰
# $faces are the faces as they should have been.
fairness-due = 应为 { $faces }

## What is found

verdict-fair = 公平
verdict-consistent = 一致
verdict-false = 不实
fairness-checking = 正在验证每次掷骰……
fairness-fair =
    { $count ->
        [0] 没有掷骰需要验证。
        [1] 仅有的一次掷骰无误，而且你的浏览器事先看到了它的依据。
       *[other] 全部 { $count } 次掷骰无误，而且你的浏览器在第一次之前就看到了它们的依据。
    }
fairness-consistent =
    { $count ->
        [0] 没有掷骰需要验证。
        [1] 仅有的一次掷骰与密封码和种子相符。但这些是否全都事先存在，你的浏览器没有看到。
       *[other] 全部 { $count } 次掷骰与密封码和种子相符。但这些在第一次之前是否全都存在，你的浏览器没有看到。
    }
fairness-false-rolls = 有些掷骰与密封码和种子不符：这些骰子不可信。
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }：公开的内容与密封码不符。这些骰子不可信。
fairness-false-witness = { $party }：密封码或种子与你的浏览器在开局前记下的不同。这些骰子不可信。
fairness-false-moves = 各步不符合规则：有内容被删去、添加或更改。这些骰子不可信。
fairness-so-far = 每次掷骰一落定就会验证。
fairness-wait = 对局结束后才公布服务器的种子，届时本页会验证每次掷骰。
fairness-unproven = 无法验证这些骰子：推出骰子所需的内容不全。
fairness-unreplayed = 所示的掷骰都与密封码和种子相符，但你的浏览器无法按规则重演各步，不能判断是否缺少掷骰。请保存棋谱，用“duellum verify”验证。
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued = 最初 { $count } 次掷骰是在对局转到服务器之前进行的，无法证明。此后每次掷骰都会验证，至今 { $proven } 次。

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = 你的浏览器在第一次掷骰前记下了：{ $parties }。
fairness-unwitnessed = 你的浏览器在第一次掷骰前没有记下：{ $parties }。
fairness-seen-by = 第一次掷骰前由这些玩家的浏览器记下：{ $names }。只有他们的掷骰证明才能证明一致以外的事。
party-server = 服务器

## At the table

roll-waiting = 骰子还没落定：{ $name } 尚未回应。
roll-waiting-clock = { $name } 已离开。对方的时钟在走，回来后骰子就会落定。
roll-waiting-away = { $name } 已离开。对方回来后骰子就会落定；离开满七天者判负。
foul-title = 骰子有问题
foul-early = 有人提前索要骰子的份额。
foul-changed = 你的浏览器给出这次掷骰的份额后，之前的几步被改动了。
foul-after = 你的浏览器不再为这些骰子提供任何内容。请保存掷骰证明与棋谱。
