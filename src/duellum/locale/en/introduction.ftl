### The rules in short: how to play each game.

rules-elsewhere = The text of these rules is not part of Duellum. See the description that came with { $game }.
how-battle-1 = Each side has eight dice and a king. White starts, then you take turns. Every turn you must move one die or your king; passing is not allowed.
how-battle-2 = A die moves by rolling over its edges, exactly as many squares as its top face shows. The king always moves one square.
how-battle-3 = A die may start in any direction and turn once on its path, at a right angle. It cannot jump, and it may not enter a square twice.
how-battle-4 = The face that ends up on top, a new one or the same as before, decides how far the die rolls next time. Choose a die, and the board shows where it can go and which face it will show there.
how-battle-5 = A piece that ends its move on an enemy piece captures it. You never have to capture. You cannot end a move on a piece of your own.
how-battle-6 = You win at once if you capture the enemy king, or if you bring your own king to the enemy palace, the marked square where the enemy king starts.
how-qwixx-1 = Both players share four rows, one of each colour. Red and yellow run from 2 up to 12, green and blue from 12 down to 2. Each row ends with a lock.
how-qwixx-2 = On your turn, roll all the dice. First you may place a stone on the sum of the two white dice, in any row. Then you may place one in a coloured row, on the sum of one white die and the die of that colour. The two stones must go to different spaces.
how-qwixx-3 = In each row you may only go towards the lock: a new stone goes beyond all of yours there, or on top of your last one if it is the front of the row.
how-qwixx-4 = The stone nearest the lock is the front of its row, no matter whose it is. If it is a single enemy stone, you may capture it by placing your stone on its space; it goes back to its owner. If it is yours, you may stack another stone on it. A stack cannot be captured.
how-qwixx-5 = If you place no stone in a turn, that is a misthrow: a stone goes from your supply to the misthrow column and costs you five points.
how-qwixx-6 = Once you have five stones in one row, counting every stone of a stack, you may place one on its last number. That closes the row: nobody can place stones there any more, and its die leaves the game. You also put a stone from your supply on the lock; it counts in the row.
how-qwixx-7 = The game ends at once when two rows are closed, four stones are in the misthrow column, or a supply is empty. In each row, one stone scores 1 point, two score 3, then 6, 10, 15 and so on, up to 78 for twelve; any more add nothing. The higher total wins.
