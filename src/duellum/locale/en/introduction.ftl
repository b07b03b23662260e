### The rules in short: how to play each game.

rules-exact = The exact rules
rules-elsewhere = The text of these rules is not part of Duellum. See the description that came with { $game }.
how-battle-1 = Each side has eight dice and a king. White begins, then you take turns; every turn one die or the king moves.
how-battle-2 = A die moves by rolling over its edges, as many squares as the face on top says: exactly that many, no more and no fewer. The king always moves one square.
how-battle-3 = On the way a die may turn once, to the left or right. It cannot jump, and it may not enter a square twice.
how-battle-4 = The face on top after rolling, another one or the same again, is how far it goes next time. Choose a die, and the table shows where it can go and what it will show there.
how-battle-5 = If it ends on an enemy die, it captures it.
how-battle-6 = Capture the enemy king, or bring your own king onto the enemy palace, and you win.
how-qwixx-1 = Four rows, one of each colour, belong to both players. Red and yellow count up from 2 to 12, green and blue down from 12 to 2.
how-qwixx-2 = On your turn you roll all dice. First you may place a stone on the sum of the two white dice, in any row. Then you may place one in a coloured row, on the sum of one white die and the die of that colour.
how-qwixx-3 = In each row you may only move towards the lock: a new stone goes beyond all of yours there, or on your last one if it is the front of the row.
how-qwixx-4 = The stone nearest the lock, whoever owns it, is the front of its row. If it is a single enemy stone, you may capture it by placing on its field; it goes back to its owner. If it is yours, you may stack another on it; a stack is safe.
how-qwixx-5 = If you place nothing in a turn, a stone goes from your supply to the misthrow column and costs five points.
how-qwixx-6 = With five stones of yours in a row, stacked ones included, you may take its last number. That closes the row. You also put a stone from your supply on the lock; it counts.
how-qwixx-7 = The game ends when two rows are closed, four stones are in the misthrow column, or a supply is empty. Each further stone in a row is worth more than the one before: together they score 1, 3, 6, 10, 15 and so on. The higher total wins.
