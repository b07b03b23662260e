### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = 补充规则
house-rule-note = 印刷版规则对此没有规定，这是 Duellum 自己的规则。

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = 棋盘有九列（a 到 i）、八行（1 到 8）；不能走出棋盘。
clause-b2 = 宫殿：白方在 e1，黑方在 e8。
clause-b3 = 双方各有八颗骰子和一个国王。相对两面之和为 7。从外面看，1、2、3 三面绕它们共同的角逆时针排列。
clause-b4 = 国王总是正好走一格，不论顶面是几点。
clause-b5 = 开局时，从己方左侧起，顶面依次为 5 1 2 6 国王 6 2 1 5；每颗骰子的 3 点面朝向己方。
clause-b6 = 白方先走；之后双方轮流，各走一颗自己的骰子或国王。不能跳过回合。
clause-b7 = 骰子翻过棱边滚到相邻的格：向北、向南、向东或向西。
clause-b8 = 走子前顶面有几点，骰子就正好走几格。
clause-b9 = 最后一格之前的每一格都必须是空的：不能越过任何棋子。
clause-b10 = 一步棋中可以转弯一次，转直角。
clause-b11 = 第一步可以朝四个方向中的任何一个。
clause-b12 = 一步棋中骰子不能两次经过同一格，连起点格也不行。
clause-b13 = 到同一格的两条路线是两种走法：最后的顶面可能不同。
clause-b14 = 走到最后一格，那里若有对方的棋子，就吃掉它；那里若是己方的棋子，就不能这样走。
clause-b15 = 国王和其他骰子一样可以吃子，甚至可以吃掉对方国王。
clause-b16 = 吃掉对方国王者立即获胜。
clause-b17 = 让自己的国王走进对方宫殿者立即获胜，即使宫殿被对方骰子占着；普通骰子进去不算赢。
clause-b18 = 轮到走子的一方若无合法走法，即为和局。
clause-b19 = 同一局面第三次出现，且轮到同一方走子，即为和局。
clause-b20 = 双方合计连续一百步没有吃子，即为和局。
clause-b21 = 一方认输、双方同意和局或时间用尽，对局也会结束。

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = 红行和黄行从 2 到 12 递增，绿行和蓝行从 12 到 2 递减；每行末端有一把锁。
clause-q2 = 双方各有 22 枚棋子；不在棋盘上的都是各自的备用棋子。
clause-q3 = 两颗白骰；红、黄、绿、蓝骰各一颗。
clause-q4 = 抽签决定谁先手，之后双方轮流。
clause-q5 = 新棋子必须放在自己当时在该行所有棋子的右边；如果其中最右边那枚是最前棋子，也可以叠在它上面。
clause-q6 = 有对方棋子的格不能放，除非那是可以吃掉的最前棋子。
clause-q7 = 一行中最右边的棋子是最前棋子；如果它是对方的单枚棋子，就可以吃掉。
clause-q8 = 最前棋子的主人可以在上面继续叠子，数量不限。
clause-q9 = 同一格上有两枚或更多棋子，就不会被吃。
clause-q10 = 被更右边的棋子超过之后，棋子既不能被吃，也不能再叠高。
clause-q11 = 当前玩家掷出所有还在局中的骰子，也只有当前玩家行动。
clause-q12 = 行动一：可以在任意一行，按两颗白骰之和放一枚棋子。
clause-q13 = 行动二：可以在一条彩行里，按该颜色骰子与一颗白骰之和放一枚棋子。
clause-q14 = 同一回合的两个行动必须用不同的格。
clause-q15 = 整个回合没有放棋子就是一次失误：要从备用棋子里拿一枚放进失误格。
clause-q16 = 行动一及其一切后果完成之后，才进行行动二。
clause-q17 = 要占一行的最后一个数字，该行在它之前必须至少有五枚自己的棋子。叠子逐枚计算。
clause-q18 = 占了最后一个数字的玩家，还要从备用棋子里拿一枚放在锁上，它也算在该行里。
clause-q19 = 已封的行不能再放棋子，它的骰子立即退出本局。
clause-q20 = 用自己的最后一枚棋子占最后一个数字时，该行封上，锁上不放棋子，对局结束。
clause-q21 = 一方备用棋子用尽、失误格里有四枚棋子或封了两行，对局立即结束，即使行动二还没进行。
clause-q22 = 一行的棋子共得 1、3、6、10 分，以此类推，十二枚得 78 分；再多也不加分。
clause-q23 = 每次失误扣 5 分。
clause-q24 = 总分高者获胜。
clause-q24-house = 总分相同即为和局。
clause-q25 = 一方认输、双方同意和局或时间用尽，对局也会结束。
