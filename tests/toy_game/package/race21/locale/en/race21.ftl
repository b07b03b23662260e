game-race21 = Race to 21
game-race21-about = Roll, add or pass, and be the first at exactly 21.
side-race21-first = Red
side-race21-second = Blue

race21-roll = roll a { $face }
race21-add = add the die
race21-pass = pass
race21-illegal-roll = The die must be rolled first.
race21-illegal-move = Only adding the die or passing is possible here.

ending-21-reached = 21 was reached.
ending-over-21 = A total went over 21.
ending-six-passes = Six passes in a row.

clause-r1 = The player to move rolls one die.
clause-r2 = The player then adds it to their total or passes; either way the turn ends.
clause-r3 = A player with exactly 21 wins.
clause-r4 = A player with more than 21 loses.
clause-r5 = After six passes in a row the game is drawn.
clause-r6 = A player may resign, or agree to a draw; a player who runs out of time loses.

how-race21-1 = Roll the die, then add it to your total or pass.
how-race21-2 = Reach exactly 21 to win. With more than 21 you lose.

rulebook-race21-aim-1 = Be the first with a total of exactly 21.
rulebook-race21-exact = Red rolls a 3, adds it to 18, and wins.
rulebook-race21-over = Red adds a 4 to 18, has more than 21, and loses.
rulebook-race21-win = { $side ->
    [red] Red
   *[blue] Blue
} wins ({ $clause }).
