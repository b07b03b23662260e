### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = House rule
house-rule-note = The published rules do not say; this is Duellum’s own rule.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = The board has nine files, a to i, and eight ranks, 1 to 8. No move may leave it.
clause-b2 = White’s palace is e1, Black’s is e8.
clause-b3 = Each side has eight dice and one king. Opposite faces add up to 7. Seen from outside, the faces 1, 2 and 3 run counter-clockwise around the corner they share.
clause-b4 = The king always moves exactly one square, whatever it shows.
clause-b5 = From its owner’s left, each side starts with 5 1 2 6 king 6 2 1 5 on top, and every die has its 3 towards its owner.
clause-b6 = White moves first. The players then take turns, each moving one of their own pieces. Passing is not allowed.
clause-b7 = A die moves by rolling over an edge onto the next square: north, south, east or west.
clause-b8 = A die moves exactly as many squares as its top face shows before the move.
clause-b9 = Every square before the last must be empty: jumping is not allowed.
clause-b10 = A die may turn once in a move, at a right angle.
clause-b11 = The first step may go in any of the four directions.
clause-b12 = A die may not enter the same square twice in one move, not even the square it started from.
clause-b13 = Two paths to the same square are two different moves, because the die may end with a different face on top.
clause-b14 = A piece captures an enemy piece on the last square of its move. It may not end on a piece of its own side.
clause-b15 = The king captures like any die. It may even capture the enemy king.
clause-b16 = A player who captures the enemy king wins at once.
clause-b17 = A player who moves their own king onto the enemy palace wins at once, even if the palace is occupied by an enemy die. A die on the palace wins nothing.
clause-b18 = If the side to move has no legal move, the game is a draw.
clause-b19 = If the same position occurs for the third time with the same side to move, the game is a draw.
clause-b20 = After a hundred consecutive moves without a capture, both sides counted, the game is a draw.
clause-b21 = A game can also end by resignation, by agreement on a draw, or by loss on time.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = The red and yellow rows run from 2 up to 12, the green and blue rows from 12 down to 2. Each row ends with a lock.
clause-q2 = Each player has 22 stones. Stones that are not on the board are in that player’s supply.
clause-q3 = There are two white dice and one die each in red, yellow, green and blue.
clause-q4 = The first player is chosen at random. The players then take turns.
clause-q5 = A new stone goes to the right of all the stones that its owner now has in the row, or on top of the rightmost one if that is the front.
clause-q6 = You may not place a stone on a space with an enemy stone, unless that stone is the front and can be captured.
clause-q7 = The rightmost stone of a row is its front. A single enemy stone at the front may be captured.
clause-q8 = The owner of the front may stack any number of stones on it.
clause-q9 = Two or more stones on one space cannot be captured.
clause-q10 = Stones that have been overtaken by a stone further right can no longer be captured or stacked on.
clause-q11 = The active player rolls all dice that are still in the game. Only the active player acts.
clause-q12 = In action 1, the player may place a stone in any row on the sum of the two white dice.
clause-q13 = In action 2, the player may place a stone in a colour’s row on the sum of one white die and that colour’s die.
clause-q14 = The two actions of a turn must use different spaces.
clause-q15 = A turn in which no stone is placed is a misthrow: one stone goes from the supply to the misthrow column.
clause-q16 = Action 1 is completed, with all its consequences, before action 2.
clause-q17 = To place a stone on a row’s last number, you need at least five stones before it in that row. Every stone of a stack counts.
clause-q18 = A player who places a stone on the last number also places one from the supply on the lock. It counts in the row.
clause-q19 = No more stones can be placed in a closed row, and its die leaves the game at once.
clause-q20 = If you place your last stone on the last number, the row is closed, the lock stays empty and the game ends.
clause-q21 = The game ends at once, even before action 2, when a supply is empty, four stones are in the misthrow column, or two rows are closed.
clause-q22 = The stones in one row score 1, 3, 6, 10 and so on, up to 78 for twelve. Any more add nothing.
clause-q23 = Each misthrow costs its owner 5 points.
clause-q24 = The higher total wins.
clause-q24-house = Equal totals are a draw.
clause-q25 = A game can also end by resignation, by agreement on a draw, or by loss on time.
