### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = Battle is a game of pure thought for two. Nobody throws the dice: they are the pieces, and they roll from square to square. What a die shows on top is how far it goes next.
rulebook-battle-about-2 = The rules are quickly learnt, and luck plays no part. The depth is in the rolling: with each move you choose not only where a die will stand, but also which face it will show there.
rulebook-battle-aim-1 = Capture the enemy king, or bring your own king onto the enemy palace. Either way you win at once.

## What is in the box

rulebook-battle-box-board = Board of nine by eight squares, both palaces marked
rulebook-battle-box-white = White dice
rulebook-battle-box-black = Black dice
rulebook-battle-box-kings = Kings, one white and one black
rulebook-battle-box-1 = The kings are cubes too, but it does not matter how they lie. All other dice are made alike: opposite faces sum to 7, and 1, 2 and 3 run counter-clockwise round the corner where they meet.

## Setting up

rulebook-battle-setup-1 = White’s camp stands on rank 1, Black’s on rank 8, each king on its own palace. Lay every die just as the table says, its 3 toward its owner. The set-up is always the same, side faces included: they will come up as the dice roll.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = From the left
rulebook-battle-camp-top = On top
rulebook-battle-camp-right = Right-hand face
rulebook-battle-camp-front = Toward the owner
rulebook-battle-start = The start. White has 37 moves to choose from.

## A turn

rulebook-battle-turn-1 = White begins; then you take turns. On your turn you move one piece of your own: whichever die you like, or the king. You may not pass.
rulebook-battle-turns = White has moved. Now it is Black’s turn: the same die may not go on.

## Moving

rulebook-battle-moving-1 = A die moves by tipping over its edge onto the next square, and again onto the next: ahead, back, left or right. It never slides and never goes diagonally.
rulebook-battle-moving-2 = It rolls exactly as many squares as the face on top showed before the move. The faces that come up on the way do not change the count. The king always moves one square.
rulebook-battle-moving-3 = A die may set out in any direction, and on the way it may turn once, at a right angle, wherever you like. It never enters a square twice in one move, not even the one it started from.
rulebook-battle-moving-4 = All squares on the way must be empty; only on the last one may an enemy stand. Nothing jumps.
rulebook-battle-moving-5 = Two ways lead to every square that does not lie straight ahead, back, left or right: one goes ahead or back first, the other left or right first. They count as two moves, because the die may show different faces at the end. So choose the way as well as the square.
rulebook-battle-opposite = This die shows 2. Rolled two squares straight ahead, it shows what lay underneath: 5.
rulebook-battle-exact-count = This die shows 3, so it rolls three squares: not two, not four.
rulebook-battle-king-step = The king goes one square in any of the four directions, never further.
rulebook-battle-board-edge = Four squares to the right? The board ends before that.
rulebook-battle-no-jumping = A black die stands in the way, so the die cannot roll straight ahead. It rolls round it instead.
rulebook-battle-one-turn = One square ahead, then two to the right: that is one turn. A second turn is not allowed.
rulebook-battle-any-direction = With 2 on top and nothing in the way, a die has twelve moves. This one goes straight back.
rulebook-battle-no-return = Ahead and back again? No: the die would return to the square it came from.
rulebook-battle-ahead-first = Two ways to the same square. First ahead, then to the right: the die shows 6.
rulebook-battle-right-first = The other way to that square. First to the right, then ahead: now it shows 3.

## Capturing

rulebook-battle-capture-1 = If an enemy stands on the last square of a move, you capture it: it leaves the board, and your die takes its place. Nothing is captured on the way, and nobody has to capture. A piece of your own on the last square bars the move.
rulebook-battle-capture-2 = The king captures like any die, on the four squares next to it. It may even capture the other king.
rulebook-battle-take = The 3 turns after two squares and ends on the black 6: captured.
rulebook-battle-own-piece = A piece of your own on the last square bars the move.
rulebook-battle-king-takes = The king captures the die beside it.
rulebook-battle-king-takes-king = The kings stand side by side. Whoever is to move captures the other and wins.

## King and palace

rulebook-battle-palace-1 = The palaces are the marked squares on which the kings begin: e1 is White’s, e8 is Black’s. If your king steps onto the enemy palace, you have won, even if it captures a die there. Another die on the palace wins nothing, and a king on its own palace is simply at home.
rulebook-battle-palace-taken = The black king has left home. White’s king steps onto the empty palace and wins.
rulebook-battle-palace-guarded = A die on the palace is no protection from a king next door: White captures it and wins.
rulebook-battle-palace-die = An ordinary die on the enemy palace wins nothing.

## The end of the game

rulebook-battle-end-1 = The game is over as soon as a king is captured or a palace is taken. Nobody has to warn you of a threat: a king left in danger may be captured.
rulebook-battle-end-2 = The printed sheets know no draw. We call a game drawn when the side to move has no move, when the same position comes up for the third time, or when a hundred moves, both sides counted, have been made without a capture. You may also resign, agree on a draw, or lose on time.
rulebook-battle-king-won = Six squares straight ahead, and the die ends on the black king: White wins.
rulebook-battle-no-move = White’s pieces are walled in and cannot move: a draw.
rulebook-battle-repetition = Both kings go out and home, twice. The position has now come up three times: a draw.
rulebook-battle-long-game = Ninety-nine moves without a capture, and White makes it a hundred: a draw.
rulebook-battle-resignation = White sees no hope and resigns: Black wins.

## Roll diagrams

rulebook-battle-diagrams-1 = A roll diagram shows in advance which face will come up after any move. There is one for each face that can be on top.
rulebook-battle-diagrams-2 = The middle shows the face before the move, with the four side faces along the edges. Every other square shows the face after a move that ends there; where two ways end differently, it shows both. Turn the diagram until its side faces match the die on the board.
rulebook-battle-diagrams-3 = With 2 or 3 on top, two ways to a square always end with different faces. With 4, 5 or 6 some of them end with the same face. A die that shows 1 has no choice of ways.

## Tactics

rulebook-battle-tactics-1 = Most good moves do one of four things: they capture an enemy die, protect one of your own, evade a threat, or lead your king to the palace.
rulebook-battle-tactics-2 = Three things decide what a die can do: the face on top, whether it has room to turn, and where it turns. The last is easily forgotten, but it settles which face comes up.
rulebook-battle-tactics-3 = High faces reach far but need open lines; low faces rule the squares around them. Before you roll, ask what the opponent’s dice can then reach with their exact count, your king first.
rulebook-battle-right-hand-die = White’s right-hand die shows 5, its 3 toward White. It can roll straight ahead, or turn left after one, two, three or four squares. Only four ahead and one to the left threatens the black king: the die then shows 6, and three to the left and three ahead lead to it.
rulebook-battle-straight-on = Five squares straight ahead, the same die shows 3. From there it does not reach the king.
rulebook-battle-protected = White captures a die, but it was protected: Black captures in return.

## Where the editions disagree

rulebook-battle-edition-king = The German and Chinese sheets forbid the king to capture the other king. The Russian original allows it, and so do the English, French, Italian and Czech sheets; the Polish and Spanish ones only say that the king can be captured. Here it may.
rulebook-battle-edition-direction = The Spanish sheet lets a move begin ahead, to the left or to the right, the Polish one only to the left or right. All others include back, and so do we.
rulebook-battle-edition-example = In the worked example the Czech sheet moves Black’s right-hand die and the Italian one the left-hand die. The moves they give fit only White’s right-hand die.
rulebook-battle-edition-gaps = The English sheet leaves out how the dice lie at the start, who begins, that dice roll over their edges, and that any die of one’s own may move. The Spanish one leaves out the last of these and ends after capturing, without tactics, diagrams and example. We follow the others.
rulebook-battle-edition-palace = The English sheet calls the palace the square of the opponent’s king, and the Chinese one speaks of one’s own marked square. Meant is the marked square on which the enemy king begins, wherever that king is now.
rulebook-battle-edition-owner = Read literally, the Chinese sheet lets you move the dice of both sides, and in the German one the captured die takes the square. You move your own dice, and the one that captures stays there.
rulebook-battle-edition-ways = The Czech sheet says that two ways to a square always end with different faces; the English and German ones leave out that only some squares have two. Two ways lead only to squares off the straight lines, and some of them end alike.
rulebook-battle-edition-diagrams = On roll diagrams, the Czech sheet puts the side faces into the corners and has you turn the die; the Italian one speaks of all faces, and the Polish one of a crossing instead of a left turn. The side faces stand along the edges, and you turn the diagram.

## What follows from an example. $face is the number on top of a die, 1 to 6, or 0 for a king; $count is a
## number of moves; $side is white or black; $clause is the number of the rule by which the game ended

rulebook-battle-face = On top afterwards: { $face }
rulebook-battle-captured =
    { $face ->
        [0] Captured: the king
       *[other] Captured: a die showing { $face }
    }
rulebook-battle-choices =
    { $count ->
        [0] No move is possible
        [one] { $count } move is possible
       *[other] { $count } moves are possible
    }
rulebook-battle-win = { battle-side } wins ({ $clause }).
