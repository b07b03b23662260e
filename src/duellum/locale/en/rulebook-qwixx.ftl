### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = Qwixx Duel is a race on one shared board. You roll the dice, place your stones in four coloured rows, stack them, and capture your opponent’s.
rulebook-qwixx-about-2 = If you know Qwixx, you already know much of it: you go from left to right, but with stones instead of crosses. What is new is the front stone of each row. It can be captured, and its owner can stack more stones on it. Every stone of a stack scores.
rulebook-qwixx-aim-1 = Score the most points. The more stones you have in one row, the more each additional stone in it is worth.

## What is in the box

rulebook-qwixx-box-board = Board with four rows, their locks, a misthrow column and the scoring table
rulebook-qwixx-box-white = White dice
rulebook-qwixx-box-coloured = Coloured dice: red, yellow, green, blue
rulebook-qwixx-box-black = Black stones
rulebook-qwixx-box-grey = Grey stones
rulebook-qwixx-box-1 = The red and yellow rows run from 2 up to 12, the green and blue rows from 12 down to 2. So every row starts and ends with a number that is seldom rolled. At the right end of each row is its lock, where a player who closes the row puts an extra stone.
rulebook-qwixx-rows = Two white sixes make 12. In green and blue that is the first number, where either player may place a stone. In red and yellow it is the last, which needs five stones before it.

## Setting up

rulebook-qwixx-setup-1 = Put the board between you. One player takes the 22 black stones as a supply, the other the 22 grey ones; they are called Black and Grey below. Decide at random who starts.
# Only where moves are shown in notation, which is in a terminal; r, y, g and b stay as they are
rulebook-qwixx-notation = In the examples, the letters r, y, g and b stand for the red, yellow, green and blue rows: y5 is the 5 in the yellow row. A hyphen means passing. A roll is written as 41/3526: the white dice show 4 and 1, then red 3, yellow 5, green 2 and blue 6.
rulebook-qwixx-start = The start: an empty board, full supplies, and six dice to roll.

## A turn

rulebook-qwixx-turn-1 = The player whose turn it is, the active player, rolls all dice that are still in the game and then has two actions, one after the other. Unlike in Qwixx, the other player only watches.
rulebook-qwixx-turn-2 = Action 1: add up the two white dice and say the sum aloud. You may place a stone on that number, in any row you like.
rulebook-qwixx-turn-3 = Action 2: add up one white die and one coloured die. You may place a stone on that number, in the row of that colour.
rulebook-qwixx-turn-4 = You may pass on either action. If you use both, the two stones must go to different spaces. If you place no stone at all, that is a misthrow: a stone goes from your supply to the misthrow column and costs 5 points at the end. Then it is the other player’s turn.
rulebook-qwixx-two-actions = White 4 and white 1 make 5: Black places a stone on yellow 5. White 4 and blue 6 make 10: Black places a second stone, on blue 10.
rulebook-qwixx-same-field = There are two ways to make red 7: with the two white dice, or with white 4 and red 3. But the two actions of a turn cannot use the same space.
rulebook-qwixx-misthrow = Black places no stone: a misthrow. A stone goes to the misthrow column and costs 5 points at the end.
rulebook-qwixx-in-order = Action 1 is completed first, with all its consequences. Black places a fifth stone in the red row, and only this opens the 12 for action 2.

## Placing stones

rulebook-qwixx-placing-1 = In each row you go from left to right: a new stone goes to the right of your own rightmost stone there (or on top of it, as the next section shows). You may leave gaps of any size, but you cannot go back to fill them.
rulebook-qwixx-placing-2 = Only your own stones count, and only those that are in the row now. If your rightmost stone is captured, your next one to the left counts instead. You cannot use a space with an enemy stone on it, unless you may capture that stone.
rulebook-qwixx-gap = From 3 straight to 9: that is allowed. But 6 is now lost for Black, because it is to the left of Black’s rightmost stone.
rulebook-qwixx-after-capture = Grey captures the stone on 7. Black’s rightmost stone is now the one on 5, so Black may place a stone on 6, which was not possible before.

## Capturing and stacking

rulebook-qwixx-front-1 = The rightmost stone of a row is its front, no matter whose it is. If it is a single enemy stone, you may capture it by placing your stone on its space. It returns to its owner’s supply and can be placed again.
rulebook-qwixx-front-2 = If the front is yours, you may stack stones on it, as often and as high as you like. A stack of two or more can never be captured.
rulebook-qwixx-front-3 = Once there is a stone further right, the ones behind it are frozen: they can no longer be captured or stacked on. Overtaking a stack is the only way to stop it from growing.
rulebook-qwixx-red-grey = Grey must go to the right of the grey stone on 3: to 4, to 6, or further right. Grey may also capture the black stone on 7, which is single and the front. The black stone on 5 is safe, because it is not the front.
rulebook-qwixx-red-black = The same row for Black: with another 7, Black stacks a stone on the front; otherwise Black goes further right.
rulebook-qwixx-capture = Grey makes 7 and captures the front. The black stone returns to Black’s supply.
rulebook-qwixx-stack = Black stacks a stone on the front. Grey then makes 7 too, but two stones are safe.
rulebook-qwixx-frozen = Grey overtakes the black stack. Black makes 5, but no more stones can be stacked there.
rulebook-qwixx-blue-black = Black must go to the right of the black stone on 9. The grey stone on 8 has been overtaken and blocks its space; the grey stack on 5 is safe. Black has five stones in the row, so even the last number, 2, is open.
rulebook-qwixx-blue-grey = The same row for Grey: stack on 5, or place a stone on 4 or 3. The 2 is not open, because Grey has only three stones here.

## Closing a row

rulebook-qwixx-closing-1 = To place a stone on the last number of a row (12 in red and yellow, 2 in green and blue), you need at least five of your own stones in that row. Every stone of a stack counts.
rulebook-qwixx-closing-2 = When you do, you put one more stone from your supply on the lock, and it counts in the row as well. The row is now closed: neither player can place stones there any more, and its die leaves the game at once.
rulebook-qwixx-closing-3 = If the stone on the last number was your very last one, the row is closed all the same, but the lock stays empty and the game ends.
rulebook-qwixx-stack-counts = A stack of five counts as five stones: Black may place a stone on the 12.
rulebook-qwixx-close-green = Black places a stone on green 2 and a second one on the lock. The green die leaves the game. Grey then makes 5, but can no longer place a stone in the green row.
rulebook-qwixx-last-stone = Black places the last stone of the supply on red 12. The row is closed and the game is over; there is no stone left for the lock.

## The end of the game

rulebook-qwixx-end-1 = The game ends at once, even before action 2, as soon as a player’s supply is empty, four stones are in the misthrow column, no matter whose, or two rows are closed, no matter by whom.
rulebook-qwixx-end-2 = Two more rules are Duellum’s own: equal totals are a draw, and a game can also end by resignation, by agreement on a draw, or by loss on time.
rulebook-qwixx-two-rows = Grey has closed red, and now Black closes green in action 1. The game ends at once, without action 2. Both have 28 points: a draw.
rulebook-qwixx-agreement = Neither player wants to continue, and both agree on a draw.

## Scoring

rulebook-qwixx-scoring-1 = Count your stones in each row, including every stone of a stack and the one on the lock. The scoring table shows what they are worth: a row with five stones scores 15. You may have more than twelve stones in one row, but only twelve count.
rulebook-qwixx-scoring-2 = Each of your stones in the misthrow column costs you 5 points. Write down the points for the four rows and the misthrows and add them up. The higher total wins.
rulebook-qwixx-scale-stones = Stones in the row
rulebook-qwixx-scale-points = Points
rulebook-qwixx-thirteen = The thirteenth stone in the row: 78 points, as before.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Black scores 15 in red, 1 in yellow and 28 in green, minus 5 for a misthrow. Grey scores 1, 6 and 6, minus 10 for two misthrows.

## Tactics

rulebook-qwixx-tactics-1 = Long rows pay. The second stone of a row adds two points, the fifth five, the tenth ten: one row with eight stones is better than two with four.
rulebook-qwixx-tactics-2 = The front is where things happen. A single stone there is in danger until you stack another on it or somebody overtakes it, especially on 6, 7 and 8, which are rolled most often. A stack at the front can grow with every roll that fits.
rulebook-qwixx-tactics-3 = A wide gap costs you the spaces in between. It is worth it if it stops a growing stack, or takes you to a front that is hard to hit.
rulebook-qwixx-tactics-4 = Keep an eye on the end. If you lead, close rows, use up stones, or even take the fourth misthrow. If you are behind, keep the game going.
rulebook-qwixx-on-purpose = There are three stones in the misthrow column, and Black leads. Black passes on both actions: the fourth misthrow costs 5 points, but it ends the game, and Black wins.

## Where the editions disagree

rulebook-qwixx-edition-left = The Portuguese sheet has Black place another stone to the left of the 7. We place stones only to the right, because the rule itself and all other sheets say so.
rulebook-qwixx-edition-last-field = In the example of the blue row, the Portuguese sheet confuses the players and a sentence is missing. We let Grey place stones on 4 and 3, and Black on 2, because Black has five stones in the row and Grey does not.
rulebook-qwixx-edition-words = The Portuguese sheet passes the dice clockwise, stacks stones on the “first” stone, and has two names for the misthrow column; the Polish one has three. We take turns, stack stones on the front, and have one misthrow column, because that is what the rules and examples of all the sheets mean.
rulebook-qwixx-edition-twelve = The Polish sheet leaves out the yellow 12 in its list of last numbers. We include it, because the other sheets do.
rulebook-qwixx-edition-stack = The Polish sheet puts a second stack on the front stone. We stack a second stone, because the other sheets say so.
rulebook-qwixx-edition-stones = The Italian sheet gives each player 22 stones of each colour. We give each player 22 of one colour, because the box contains only 22 of each.
rulebook-qwixx-edition-after = The Italian sheet says “Dovendo buttare giù una pedina”, as if the rule were for the player who captures, and its heading “Chiedere una fila” (ask for a row) is a misprint for “Chiudere” (close). We apply the rule to the player whose stone was captured: only the stones still in the row count, as in the other sheets.

## What follows from an example. $black and $grey are numbers of stones or points; $count is a number of
## stones or dice; $side is black or grey; $clause is the number of the rule by which the game ended

rulebook-qwixx-returned =
    { $count ->
        [one] { $count } stone returns to its owner’s supply
       *[other] { $count } stones return to their owner’s supply
    }
rulebook-qwixx-supplies = In the supplies: Black { $black }, Grey { $grey }
rulebook-qwixx-points = Points: Black { $black }, Grey { $grey }
rulebook-qwixx-dice =
    { $count ->
        [one] { $count } die in the next roll
       *[other] { $count } dice in the next roll
    }
rulebook-qwixx-win = { qwixx-side } wins ({ $clause }).
