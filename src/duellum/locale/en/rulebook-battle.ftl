### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = Battle is a pure strategy game for two players. The dice are not rolled by hand: they are the pieces, and they roll from square to square. The face on top of a die shows how far it moves next.
rulebook-battle-about-2 = The rules are easy to learn, and luck plays no part. The depth comes from the way the dice roll: with each move you choose not only where a die goes, but also which face it will show there.
rulebook-battle-aim-1 = Capture the enemy king, or bring your own king to the enemy palace, the marked square where the enemy king starts. Either way you win at once.

## What is in the box

rulebook-battle-box-board = Board of nine by eight squares, with both palaces marked
rulebook-battle-box-white = White dice
rulebook-battle-box-black = Black dice
rulebook-battle-box-kings = Kings, one white and one black
rulebook-battle-box-1 = The kings are cubes too, but it does not matter how they lie. All other dice are identical: opposite faces add up to 7, and, seen from outside, the faces 1, 2 and 3 run counter-clockwise around the corner they share.

## Setting up

rulebook-battle-setup-1 = Each player sets up in the row nearest to them, with the king on the palace in the middle. Set up every die exactly as shown in the table, with its 3 facing its owner. The side faces matter too, because they come up as the dice roll.
rulebook-battle-setup-2 = The examples are seen from White’s side. Each square has a name: files (columns) are lettered a to i from White’s left, ranks (rows) are numbered 1 to 8 from White’s side. So e1 is White’s palace, and e8 is Black’s. North is ahead as White sees it, east is to White’s right. A move is written as a square followed by directions and distances: g4n2 means that the die on g4 rolls two squares north.
# Headings of the table of the starting position: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = From the left
rulebook-battle-camp-top = On top
rulebook-battle-camp-right = Right-hand face
rulebook-battle-camp-front = Towards the owner
rulebook-battle-start = The starting position. White can choose from 37 moves.

## A turn

rulebook-battle-turn-1 = White starts; then you take turns. On your turn you move one of your own pieces: any die, or the king. You may not pass.
rulebook-battle-turns = White has moved, so it is Black’s turn: White may not move again.

## Moving

rulebook-battle-moving-1 = A die moves by rolling over its edge onto the next square, and again onto the next: ahead, back, left or right. It never slides and never moves diagonally.
rulebook-battle-moving-2 = It rolls exactly as many squares as its top face showed before the move. The faces that come up on the path do not change the count. The king always moves one square.
rulebook-battle-moving-3 = A die may start in any direction, and it may turn once on its path, at a right angle, after any number of squares. It may not enter a square twice in one move, not even the one it started from.
rulebook-battle-moving-4 = All squares on the path must be empty; only the last one may have an enemy piece on it. Jumping is not allowed.
rulebook-battle-moving-5 = If a square within reach is not straight ahead, back, left or right of the die, two paths lead to it: one goes ahead or back first, the other left or right first. If both are free, you may choose either. They count as two different moves, because the die may show different faces at the end. So choose the path as well as the square.
rulebook-battle-opposite = This die shows 2. It rolls two squares straight ahead and then shows the face that was underneath: 5.
rulebook-battle-exact-count = This die shows 3, so it rolls three squares: not two, not four.
rulebook-battle-king-step = The king moves one square in any of the four directions, never further.
rulebook-battle-board-edge = Four squares to the right? The die would leave the board.
rulebook-battle-no-jumping = A black die blocks the path straight ahead. The white die rolls around it instead.
rulebook-battle-one-turn = One square ahead, then two to the right: that is one turn. A second turn is not allowed.
rulebook-battle-any-direction = With 2 on top and nothing in the way, a die has twelve moves. This one goes straight back.
rulebook-battle-no-return = Ahead and back again? No: the die would return to the square it came from.
rulebook-battle-ahead-first = Two paths lead to the same square. First ahead, then to the right: the die shows 6.
rulebook-battle-right-first = The other path to that square. First to the right, then ahead: now the die shows 3.

## Capturing

rulebook-battle-capture-1 = If an enemy piece is on the last square of your move, you capture it: it leaves the board, and your piece takes its place. Nothing is captured on the path, and you never have to capture. If your own piece is on the last square, the move is not allowed.
rulebook-battle-capture-2 = The king captures like any die, on the four squares next to it. It may even capture the other king.
rulebook-battle-take = The 3 turns after two squares, ends on the black 6 and captures it.
rulebook-battle-own-piece = White’s own piece is on the last square, so the move is not allowed.
rulebook-battle-king-takes = The king captures the die next to it.
rulebook-battle-king-takes-king = The kings are next to each other. The player to move captures the other king and wins.

## King and palace

rulebook-battle-palace-1 = The palaces are the marked squares where the kings start: e1 is White’s, e8 is Black’s. If your king moves onto the enemy palace, you win, even if it captures a die there. An ordinary die on the enemy palace wins nothing, and neither does a king on its own palace.
rulebook-battle-palace-taken = The black king has left its palace. White’s king moves onto the empty palace and wins.
rulebook-battle-palace-guarded = A die on the palace does not stop a king on the next square: White captures it and wins.
rulebook-battle-palace-die = An ordinary die on the enemy palace wins nothing.

## The end of the game

rulebook-battle-end-1 = The game is over as soon as a king is captured or a king reaches the enemy palace. Threats need not be announced: a king left in danger may be captured.
rulebook-battle-end-2 = The printed rules do not mention draws. In Duellum, a game is a draw if the player to move has no legal move, if the same position occurs for the third time, or after a hundred moves without a capture, both sides counted. A game can also end by resignation, by agreement on a draw, or by loss on time.
rulebook-battle-king-won = Six squares straight ahead, and the die ends on the black king: White wins.
rulebook-battle-no-move = White’s pieces are boxed in and cannot move: a draw.
rulebook-battle-repetition = Both kings step out and back, twice. The same position has now occurred three times: a draw.
rulebook-battle-long-game = Ninety-nine moves without a capture, and White makes it a hundred: a draw.
rulebook-battle-resignation = White has no hope left and resigns: Black wins.

## Roll diagrams

rulebook-battle-diagrams-1 = A roll diagram shows which face will come up after any move. There is one for each face that can be on top.
rulebook-battle-diagrams-2 = The middle shows the face before the move, with the four side faces along the edges. Every other square shows the face after a move that ends there. If two paths end with different faces, it shows both. Turn the diagram until its side faces match the die on the board.
rulebook-battle-diagrams-3 = With 2 or 3 on top, two paths to a square always end with different faces. With 4, 5 or 6, some of them end with the same face. With 1 on top, there is only one path to each square.

## Tactics

rulebook-battle-tactics-1 = Most good moves do one of four things: they capture an enemy die, protect one of your own, avoid a threat, or bring your king closer to the palace.
rulebook-battle-tactics-2 = Three things decide what a die can do: the face on top, whether it has room to turn, and where it turns. The last one is easily forgotten, but it decides which face comes up.
rulebook-battle-tactics-3 = High numbers reach far but need open lines; low numbers control the squares nearby. Before you move, check which squares the opponent’s dice will be able to reach with their exact count, and above all whether they can reach your king.
rulebook-battle-right-hand-die = White’s right-hand die shows 5, with its 3 towards White. It can roll straight ahead, or turn left after one, two, three or four squares. Only four ahead and one to the left threatens the black king: the die then shows 6, and three squares to the left and three ahead take it to the king.
rulebook-battle-straight-on = Five squares straight ahead, and the same die shows 3. From there it cannot reach the king.
rulebook-battle-protected = White captures a die, but it was protected: Black captures in return.

## Where the editions disagree

rulebook-battle-edition-king = The German and Chinese sheets do not let a king capture the other king. We allow it, because all the other sheets do. (The Polish and Spanish ones put it in the passive: a king can be captured by any enemy piece, the king included.)
rulebook-battle-edition-direction = In the Spanish sheet a move starts ahead, to the left or to the right; in the Polish one only to the left or right. We play all four directions, because all the other sheets allow backwards too.
rulebook-battle-edition-example = In the worked example the Czech sheet uses Black’s right-hand die, and the Italian one White’s left-hand die. We use White’s right-hand die: White moves first, and from the left-hand die the moves given do not threaten the king. (For Black’s right-hand die the same moves work, because each camp is the other turned by 180 degrees.)
rulebook-battle-edition-gaps = The English sheet does not say how the dice lie at the start, who moves first, that dice roll over their edges, or that you may move any of your dice. The Spanish one leaves out the last of these and ends after the king and the palace: it has no tactics, diagrams or example. We follow the other sheets, because they have all of it.
rulebook-battle-edition-palace = The English sheet calls the palace the square of the opponent’s king, and the Chinese one speaks of your own marked square. We play it as the marked square where the enemy king starts, wherever that king is now, because the other sheets say so.
rulebook-battle-edition-owner = Read literally, the Chinese sheet lets you move the dice of both sides, and in the German one the captured die takes the square. We move only our own dice, and the die that captures stays on the square, because the other sheets say so.
rulebook-battle-edition-ways = The Czech sheet says that two paths to a square always end with different faces. The English and German ones do not say that only some squares have two paths. We go by the dice themselves: only squares off the straight lines have two paths, and some of these paths end with the same face.
rulebook-battle-edition-diagrams = The Czech sheet puts the side faces in the corners of the roll diagram and tells you to turn the die. In the worked example, the Polish sheet says “crossing” for a left turn. We put the side faces along the edges and turn the diagram, and we turn left, because the other sheets do.

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
