### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = House rule
house-rule-note = The makers’ rules leave this open; Duellum decides it so.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = The board has nine files, a to i, and eight ranks, 1 to 8; no move leaves it.
clause-b2 = The palaces are e1, White’s, and e8, Black’s.
clause-b3 = Each side has eight dice and one king. Opposite faces sum to 7; on every die 1, 2 and 3 run counter-clockwise round their corner.
clause-b4 = The king always moves exactly one square, whatever it shows.
clause-b5 = From its owner’s left a camp shows 5 1 2 6 king 6 2 1 5, every die with its 3 toward its owner.
clause-b6 = White begins; then the sides take turns, each moving one of its own pieces. Nobody may pass.
clause-b7 = A die moves by tipping over an edge onto the next square: north, south, east or west.
clause-b8 = A die moves exactly as many squares as its top face shows before the move.
clause-b9 = Every square before the last must be empty: nothing jumps.
clause-b10 = A move may turn once, by a right angle.
clause-b11 = The first step may go in any of the four directions.
clause-b12 = No square comes twice in one move, the start square included: a die never rolls back the way it came.
clause-b13 = Two ways to the same square are two moves: the die may end with another face up.
clause-b14 = An enemy on the last square is captured; a piece of one’s own there bars the move.
clause-b15 = The king captures like any die, even the enemy king.
clause-b16 = Whoever captures the enemy king wins at once.
clause-b17 = Whoever moves their own king onto the enemy palace wins at once, whether or not it is occupied; another die there wins nothing.
clause-b18 = If the side to move has no legal move, the game is a draw.
clause-b19 = The same position for the third time, with the same side to move, is a draw.
clause-b20 = A hundred moves in a row, both sides counted, without a capture are a draw.
clause-b21 = A game also ends by resignation, by agreement on a draw, or on time.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = Red and yellow count up from 2 to 12, green and blue down from 12 to 2; each row ends in a lock.
clause-q2 = Each side owns 22 stones; whatever is not on the board waits in its supply.
clause-q3 = Two dice are white; red, yellow, green and blue have one die each.
clause-q4 = Lots decide who begins; then the players alternate.
clause-q5 = A new stone goes to the right of all the stones its owner has in the row at that moment, or on the right-most of them if it is the front.
clause-q6 = Nobody may place on a field that holds an enemy stone, unless it is the front and can be captured.
clause-q7 = The right-most stone of a row is its front; a single enemy stone there may be captured.
clause-q8 = Whoever owns the front may put more stones on top of it, as many as they like.
clause-q9 = Two stones or more on one field are safe from capture.
clause-q10 = Once something stands further right, what has been overtaken can be neither captured nor raised.
clause-q11 = The active player rolls every die that is still in the game and is the only one to act.
clause-q12 = In action 1 the player may place a stone in any row on the sum of the two white dice.
clause-q13 = In action 2 the player may place a stone in a colour’s row on the sum of that colour’s die and a white one.
clause-q14 = One turn never uses the same field twice.
clause-q15 = A turn without a stone placed is a misthrow: one stone goes from the supply to the misthrow column.
clause-q16 = Action 1 is finished, with all that follows from it, before action 2 is chosen.
clause-q17 = A row’s last number is open only to a player with five or more stones before it in that row, each stone of a stack counted.
clause-q18 = Whoever takes the last number also puts a stone from the supply on the lock, and it counts in the row.
clause-q19 = A closed row takes no further stone, and its die is out of the game from that moment.
clause-q20 = A last number taken with one’s last stone closes the row without a lock stone and ends the game.
clause-q21 = The game stops at once when a supply is empty, four stones are in the misthrow column, or two rows are closed; neither player takes an action 2 after that.
clause-q22 = A row’s stones score 1, 3, 6, 10 and so on up to 78 for twelve; any more add nothing.
clause-q23 = Each misthrow takes 5 points from its owner.
clause-q24 = The higher total wins.
clause-q24-house = Equal totals are a draw.
clause-q25 = A game also ends by resignation, by agreement on a draw, or on time.
