### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = Qwixx Duel is a race on one shared board. You roll the dice, place your stones in four coloured rows, pile them up, and capture your opponent’s.
rulebook-qwixx-about-2 = If you know Qwixx, you know much of it already: you go from left to right, only with stones instead of crosses. What is new is the front stone of each row. It can be captured, and its owner can stack on it; every stone of a stack scores.
rulebook-qwixx-aim-1 = Have the most points when the game ends. The more stones you have in a row, the more each further one is worth.

## What is in the box

rulebook-qwixx-box-board = Board with four rows, their locks, a column for misthrows and the scale of points
rulebook-qwixx-box-white = White dice
rulebook-qwixx-box-coloured = Coloured dice: red, yellow, green, blue
rulebook-qwixx-box-black = Black stones
rulebook-qwixx-box-grey = Grey stones
rulebook-qwixx-box-1 = Red and yellow count up from 2 to 12, green and blue down from 12 to 2. So every row begins and ends with a number that is seldom rolled. At the right end of each row is its lock.
rulebook-qwixx-rows = Two white sixes make 12. In green and blue that is the first number, open to anybody; in red and yellow it is the last, and needs five stones before it.

## Setting up

rulebook-qwixx-setup-1 = Lay the board between you. One of you takes the 22 black stones as a supply, the other the 22 grey ones. Lots decide who begins.
rulebook-qwixx-start = The start: an empty board, full supplies, and all six dice to roll.

## A turn

rulebook-qwixx-turn-1 = The active player rolls all dice that are still in the game, and then has two actions, one after the other. Unlike in Qwixx, the other player only watches.
rulebook-qwixx-turn-2 = Action 1: add up the two white dice and say the sum aloud. You may place a stone on that number, in whichever row you like.
rulebook-qwixx-turn-3 = Action 2: add up one white die and one coloured die. You may place a stone on that number, in the row of that colour.
rulebook-qwixx-turn-4 = You may pass either action; two stones of one turn go to two different fields. If you place no stone at all, that is a misthrow: a stone goes from your supply into the misthrow column. Then the other player is active.
rulebook-qwixx-two-actions = White 4 and white 1 make 5; Black places it in the yellow row. Then white 4 and blue 6 make 10, and Black places that in the blue row.
rulebook-qwixx-same-field = 7 is there twice, by the white dice and by white 4 and red 3. But one turn cannot use the same field twice.
rulebook-qwixx-misthrow = Black places nothing: a misthrow. The stone is lost to the rows and costs 5 points.
rulebook-qwixx-in-order = Action 1 comes first, with all that follows from it. Black places a fifth stone in the red row; only this opens the 12 for action 2.

## Placing stones

rulebook-qwixx-placing-1 = In each row you go from left to right: a new stone goes to the right of your own right-most stone there. You may leave gaps as wide as you like, but you cannot go back to fill them.
rulebook-qwixx-placing-2 = Only your own stones count, and only those that are in the row now. If your right-most stone is captured, the next one to its left decides again. A field with an enemy stone on it is closed to you, unless you may capture it.
rulebook-qwixx-gap = From 3 straight to 9: allowed. But now 6 lies to the left of Black’s right-most stone.
rulebook-qwixx-after-capture = Grey captures the 7. Black’s right-most stone is now the 5, so Black may place on 6, which was closed before.

## Capturing and stacking

rulebook-qwixx-front-1 = The right-most stone of a row, whoever owns it, is its front. If it is a single enemy stone, you may capture it by placing your stone on its field. It returns to its owner’s supply and can be placed again.
rulebook-qwixx-front-2 = If the front is yours, you may stack on it, again and again and as high as you like. A stack of two or more can never be captured.
rulebook-qwixx-front-3 = As soon as a stone lies further right, what has been overtaken is frozen: it can be neither captured nor raised. To overtake a stack is the only way to stop it from growing.
rulebook-qwixx-red-grey = Grey must go to the right of the grey 3: on 4, on 6, or further right. Grey may also capture the 7, which is single and the front. The black 5 is safe, because it is not the front.
rulebook-qwixx-red-black = The same row for Black: with another 7 Black stacks on the front; otherwise Black goes further right.
rulebook-qwixx-capture = Grey rolls 7 and captures the front. The black stone returns to its supply.
rulebook-qwixx-stack = Black stacks on the front. Grey now rolls a 7 too, but two stones are safe.
rulebook-qwixx-frozen = Grey overtakes the black stack. Black rolls a 5, but the stack can grow no more.
rulebook-qwixx-blue-black = Black must go to the right of the black 9. The grey stone on 8 has been overtaken and bars its field; the grey stack on 5 is safe. Black has five stones in the row, so even the last number, 2, is open.
rulebook-qwixx-blue-grey = The same row for Grey: stack on 5, or place on 4 or 3. The 2 stays closed, as Grey has only three stones here.

## Closing a row

rulebook-qwixx-closing-1 = The last number of a row, 12 in red and yellow, 2 in green and blue, is open only to a player with at least five stones of their own in that row. Every stone of a stack counts.
rulebook-qwixx-closing-2 = If you take it, you put one more stone from your supply on the lock, and it counts in the row as well. The row is now closed to both of you, and its die leaves the game at once.
rulebook-qwixx-closing-3 = If the stone on the last number was your very last one, the row is closed all the same, but the lock stays empty and the game ends.
rulebook-qwixx-stack-counts = A stack of five counts as five stones: Black may take the 12.
rulebook-qwixx-close-green = Black takes the green 2 and puts a second stone on the lock. The green die leaves the game, and Grey’s 5 can no longer go there.
rulebook-qwixx-last-stone = Black’s last stone goes on the red 12. The row is closed and the game over; no stone is left for the lock.

## The end of the game

rulebook-qwixx-end-1 = Three things end the game, each at once, even before action 2: the last stone of a player’s supply is on the board; four stones lie in the misthrow column, no matter whose; or two rows are closed, no matter by whom.
rulebook-qwixx-end-2 = Two more rules are our own: equal totals are a draw, and you may resign, agree on a draw, or lose on time.
rulebook-qwixx-two-rows = Grey has closed red, and now Black closes green in action 1. The game ends at once, without action 2. Both have 28 points: a draw.
rulebook-qwixx-agreement = Neither wants to play on, and both agree on a draw.

## Scoring

rulebook-qwixx-scoring-1 = Count your stones in each row, stacks stone by stone, with the one on the lock. The scale tells what they are worth. You may have more than twelve in a row, but they score as twelve.
rulebook-qwixx-scoring-2 = Each of your stones in the misthrow column takes off 5 points. Write down the four rows and the misthrows, add them up, and the higher total wins.
rulebook-qwixx-scale-stones = Stones in the row
rulebook-qwixx-scale-points = Points
rulebook-qwixx-thirteen = The thirteenth stone in the row: 78 points, as before.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Black counts 15 in red, 1 in yellow and 28 in green, less 5 for a misthrow. Grey counts 1, 6 and 6, less 10 for two misthrows.

## Tactics

rulebook-qwixx-tactics-1 = Long rows pay. The second stone of a row adds two points, the fifth five, the tenth ten: better one row with eight stones than two with four.
rulebook-qwixx-tactics-2 = The front is where things happen. A single stone there is in danger until you stack on it or somebody overtakes it, most of all on 6, 7 and 8, which come up most often. A stack that stays the front grows with every fitting roll.
rulebook-qwixx-tactics-3 = A wide gap costs you the fields between. It is worth it where it stops a growing stack, or brings you to a front that is hard to hit.
rulebook-qwixx-tactics-4 = Keep an eye on the end. If you lead, close rows, use up stones, or even take the fourth misthrow; if you are behind, keep the game going.
rulebook-qwixx-on-purpose = Three stones lie in the misthrow column, and Black leads. Black passes both actions: the fourth misthrow costs 5 points, but it ends the game, and Black wins.

## Where the editions disagree

rulebook-qwixx-edition-left = The Portuguese sheet has Black place another stone to the left of the 7. Stones only ever go to the right.
rulebook-qwixx-edition-last-field = In the example of the blue row the Portuguese sheet confuses the players and has lost a sentence: on 4 and 3 Grey may place, and the 2 is open to Black, who has five stones, not to Grey.
rulebook-qwixx-edition-words = The Portuguese sheet passes the dice on clockwise, stacks on the first stone, and has two names for the misthrow column; the Polish one has three. Two players alternate, stacks grow on the front, and there is one column.
rulebook-qwixx-edition-twelve = The Polish list of last numbers leaves out the yellow 12. It belongs there.
rulebook-qwixx-edition-stack = The Polish sheet sets a second stack on the front stone. It is a second stone.
rulebook-qwixx-edition-stones = The Italian sheet gives each player 22 stones of each colour. Each gets 22 of one colour.
rulebook-qwixx-edition-after = In the Italian sheet one phrase changes what counts after a capture, and another slips when a row is closed. It is the stones now in the row that count, as in the other editions.

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
