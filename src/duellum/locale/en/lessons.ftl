### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they have three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = Learn to play
lessons-about = Short steps on the real board, a few seconds each.
# The page of one game’s lessons. $game is the name of a game.
lessons-course = Learn { $game }
# $count is how many steps the lessons of a game have, $minutes how long they take.
lessons-steps =
    { $count ->
        [one] { $count } step, about { $minutes } min
       *[other] { $count } steps, about { $minutes } min
    }
# How long the remaining steps take.
lessons-left = about { $minutes } min left
lessons-begin = Start
lessons-resume = Continue
lessons-repeat = Start over
# $done of $count steps are done.
lessons-progress = { $done } of { $count } done
# Above the board. $number is the place of the step.
lessons-step-of = Step { $number } of { $count }
# Beside a step in the list: done, done without a mistake, or the one that comes next.
lessons-step-done = done
lessons-step-perfect = first try
lessons-step-next = next
# The section with rulebooks, tools and sets to print, and what each of them is.
lessons-further = More to learn from
lessons-rulebook-about = All rules, with examples to try.
lessons-tool-battle-diagram = Every square a die can roll to.
lessons-print-about = Print the game, cut it out and play without a screen.
lessons-next = Next
# The button that undoes a mistake.
lessons-again = Try again
lessons-restart = Restart
lessons-hint = Show me
lessons-leave = All steps
# Added to what is on a marked square or space, for screen readers.
lessons-star = Star.
# A button of a question whose answers are faces of a die; for screen readers.
lessons-face = { $face } on top
# The label of the buttons of a question.
lessons-answers = Your answer
# At the end of the lessons of a game.
lessons-finished = Well done! You know enough to play; the rulebook has the rest.
# $perfect of $count steps were done without a mistake.
lessons-finished-count = { $perfect } of { $count } steps right the first time.
lessons-first-game = Play your first game
lessons-first-game-about = Play the easiest level, with a few tips along the way.
# On the first page, to somebody who has not played $game yet.
lessons-offer = New to { $game }? Learn it in three minutes, by playing.
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = Your { $game } lessons: { $done } of { $count } done.
lessons-offer-close = Do not show this again

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = Roll a die
lesson-battle-count-title = Count exactly
lesson-battle-predict-title = Predict the face
lesson-battle-turn-title = Turn once
lesson-battle-ways-title = Two paths
lesson-battle-blocked-title = A blocked path
lesson-battle-capture-title = Capture
lesson-battle-king-title = The king
lesson-battle-danger-title = Danger!
lesson-battle-careful-title = Look before you capture
lesson-battle-strike-title = Strike first
lesson-battle-palace-title = Take the palace
lesson-battle-threat-title = Your first threat

# When the learner moves the king, and a die was meant
lesson-battle-not-king = That was your king. Choose a die this time.
lesson-battle-not-star = A legal move, but not onto the star. Take it back and try again.

lesson-battle-roll = Your dice are your pieces. This one shows 2, so it rolls two squares. Roll it onto the star.
lesson-battle-roll-done = It rolled over two edges, and now it shows 5. Next time it rolls five squares: ahead, back, left or right.

lesson-battle-count = A die rolls exactly as far as it shows. Which of your three dice can reach the star?
lesson-battle-count-long = This die shows 4 and must go all four squares, so it cannot stop on the star.
lesson-battle-count-short = This die shows 2, and the star is three squares away.
lesson-battle-count-done = Three pips, three squares. No more and no fewer.

lesson-battle-predict = This die rolls one square up, away from you. Which face will be on top?
lesson-battle-predict-2 = Right: the side facing you comes up. Now roll it onto the star.
lesson-battle-predict-same = 1 is on top now. Rolling one square always brings up a different face.
lesson-battle-predict-under = 6 is underneath: opposite faces add up to 7. It takes two squares to bring it up.
lesson-battle-predict-far = 4 is on the far side. It would come up if the die rolled towards you.
lesson-battle-predict-side = That face is on the left or right. Look at the side facing you.
lesson-battle-predict-done = The 3 came up, as you said. Predicting the face is the heart of the game.

lesson-battle-turn = A die may turn once on its path, to the left or right. Roll the 5 onto the star.
lesson-battle-turn-done = Five squares with one turn. You may turn after any number of squares.

lesson-battle-ways = Two paths lead to the star, each with a different face on top at the end. Arrive with a 6.
lesson-battle-ways-other = Right square, wrong face. Take the other path.
lesson-battle-ways-done = A 6! The path you choose decides how far the die rolls next.

lesson-battle-blocked = Dice cannot jump. The black die blocks one path to the star: take the other.
lesson-battle-blocked-done = Every square on the path must be empty. Only the last one may have an enemy piece on it.

lesson-battle-capture = A die that ends on a black die captures it. Capture one; there is more than one right move.
lesson-battle-capture-missed = That captured nothing. Which black dice are exactly three squares away?
lesson-battle-capture-done = Captured! It leaves the board. Capturing is never compulsory.

lesson-battle-king = The cube with the crown is your king. It moves one square, and it can capture too. Capture the die next to it.
lesson-battle-king-fled = Your king may do that, but the black die is still there. Capture it.
lesson-battle-king-done = Always one square, in any of four directions.

lesson-battle-danger = Careful: that die can roll onto your king, and you would lose. Save your king.
lesson-battle-danger-hung = Your king was captured. Run away, block the path, or capture the attacker.
lesson-battle-danger-done = Safe! You can run, block the path, or capture the attacker.

lesson-battle-careful = Capture a die, but keep your king safe.
lesson-battle-careful-hung = That die was shielding your king. Now the 4 reaches it.
lesson-battle-careful-missed = The king is safe, but you captured nothing.
lesson-battle-careful-done = Well spotted. The other capture would have opened a path to your king.

lesson-battle-strike = Black’s king is one step from your palace. If it gets there, Black wins. It is your move!
lesson-battle-strike-late = Too late: Black’s king took the palace. Your 4 could have captured it first.
lesson-battle-strike-done = You captured the king and win! Nothing else matters then.

lesson-battle-palace = You can also win like this: bring your own king onto the palace with the star. It takes two moves.
lesson-battle-palace-2 = Black could not stop you. Now take the palace.
lesson-battle-palace-away = Stay close: the palace is one square up and one to the right.
lesson-battle-palace-missed = The palace was next to your king. Move onto it.
lesson-battle-palace-done = You win! Only the king can take a palace.

lesson-battle-threat = The real starting position. Attack at once: find a move that threatens to capture the black king.
lesson-battle-threat-near = That die can do it, but on a different path. It must end with a 6 that reaches the king.
lesson-battle-threat-none = No threat yet. Try one of the corner dice: which path ends with a 6?
lesson-battle-threat-done = A threat with your very first move! Black must respond.

## Battle: notes in the first game, each shown once

lesson-battle-note-start = Take your time: choose a die, and the board shows where it can go and which face it will show.
lesson-battle-note-winning = You can win right now. Can you see how?
lesson-battle-note-threat = Your king is in danger. Run, block the path, or capture the attacker.
lesson-battle-note-capture = You can capture something. First check whether Black could capture in return.
lesson-battle-note-lost = You lost a die. Can you capture in return?
lesson-battle-note-captured = Your first capture! Now look at what Black can do next.

## Qwixx Duel: steps

lesson-qwixx-roll-title = Roll and place
lesson-qwixx-colour-title = White plus colour
lesson-qwixx-skip-title = Pass on purpose
lesson-qwixx-right-title = Only towards the lock
lesson-qwixx-capture-title = Capture
lesson-qwixx-stack-title = Stack
lesson-qwixx-frozen-title = What is safe
lesson-qwixx-misthrow-title = Misthrows
lesson-qwixx-five-title = Close a row
lesson-qwixx-lock-title = The lock
lesson-qwixx-score-title = Count your points
lesson-qwixx-total-title = Your total
lesson-qwixx-end-title = End the game
lesson-qwixx-wait-title = Not yet

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = You passed. Place a stone this time.

lesson-qwixx-roll = You play Black. Each turn starts with a roll of all six dice: roll them.
lesson-qwixx-roll-2 = Action 1: the white dice add up to 5. Place a stone on a 5, in any row.
lesson-qwixx-roll-done = Your first stone. In red and yellow the 5 is near the start, which leaves more room.

lesson-qwixx-colour = Action 2: add one white die and one coloured die and place a stone in that colour’s row. Make blue 10.
lesson-qwixx-colour-other = That works too, but find blue 10: white 4 plus blue 6.
lesson-qwixx-colour-done = 4 and 6 make 10. You choose which white die to add. The two actions must use different spaces.

lesson-qwixx-skip = Both actions are optional. A 3 would leave a wide gap: pass this time.
lesson-qwixx-skip-2 = Good. Now use action 2: red 8, right next to your 7.
lesson-qwixx-skip-wasted = Now you can no longer use the spaces before that 3. It is better to pass.
lesson-qwixx-skip-misthrow = Passing both actions is a misthrow: 5 points off. Use red 8.
lesson-qwixx-skip-far = Legal, but it skips many spaces. Red 8 skips none.
lesson-qwixx-skip-done = Small steps leave room for many stones, and many stones score.

lesson-qwixx-right = In each row you only go towards the lock. Which of these red numbers can you still use?
lesson-qwixx-right-2 = Right: only the numbers beyond your own 7. Place a stone on red 9.
lesson-qwixx-right-left = 4 is behind your own stones, so you can no longer use it.
lesson-qwixx-right-between = 6 is between your 5 and your 7. Your stone nearest the lock counts.
lesson-qwixx-right-row = Legal, but look for red 9, beyond your 7.
lesson-qwixx-right-done = Gaps are allowed. Grey’s stones do not hold you back.

lesson-qwixx-capture = The stone nearest the lock is the front of its row. A single enemy stone there can be captured: do it.
lesson-qwixx-capture-missed = Nothing captured. Grey’s front stone is on red 8, and you have an 8.
lesson-qwixx-capture-done = Grey’s stone goes back to its owner, and the front is yours.

lesson-qwixx-stack = Your single front on blue 7 is in danger. Stack a second stone on it.
lesson-qwixx-stack-taken = Grey rolled a 7 and captured your stone. Two stones there would have been safe.
lesson-qwixx-stack-done = A stack of two or more can never be captured, and every stone of it counts.

lesson-qwixx-frozen = Only the front can be captured. How many grey stones in red could you capture now?
lesson-qwixx-frozen-2 = Right. Blue’s front is a grey stack: how many could you capture there?
lesson-qwixx-frozen-front = The grey stone on 8 is the front and is single: that one can be captured.
lesson-qwixx-frozen-behind = The grey stone on 4 has been overtaken. Stones behind the front are safe for good.
lesson-qwixx-frozen-stack = A stack can never be captured, not even at the front.
lesson-qwixx-frozen-done = Overtaken stones are safe, but no more stones can be stacked on them.

lesson-qwixx-misthrow = Two ones: there is no 2 where you could place a stone. All you can do is continue.
lesson-qwixx-misthrow-2 = No sum of white and colour fits either. That makes it a misthrow.
lesson-qwixx-misthrow-done = A misthrow costs you 5 points. Four of them, yours and Grey’s together, end the game.

lesson-qwixx-five = The last number of a row needs five of your stones before it. You have four: add red 11.
lesson-qwixx-five-2 = That makes five, and you still have action 2: close the row with red 12!
lesson-qwixx-five-four = You still have only four stones in red. Place one on red 11 first.
lesson-qwixx-five-open = The row is still open. White 6 plus red 6 is 12.
lesson-qwixx-five-done = Five stones, then the last number: red is closed, and its die leaves the game.

lesson-qwixx-lock = Closing red also put a stone on its lock. How many stones do you have in red now?
lesson-qwixx-lock-before = You had five before closing. Add the 12 and the lock.
lesson-qwixx-lock-stone = Do not forget the stone on the lock: it counts.
lesson-qwixx-lock-done = The first five, the 12 and the lock make seven.

lesson-qwixx-score = The stones in one row score 1, 3, 6, 10… in total: each adds one more than the last. What do five score?
lesson-qwixx-score-next = Four score 10, and the fifth adds 5.
lesson-qwixx-score-done = A long row is worth much more than several short ones.

lesson-qwixx-total = What is your total? 4 stones in red, 2 in yellow, 1 in green, and one misthrow.
lesson-qwixx-total-misthrow = The misthrow takes 5 points off.
lesson-qwixx-total-sum = 10 for red, 3 for yellow, 1 for green, minus 5.
lesson-qwixx-total-done = 14 for your rows, minus 5 for the misthrow.

lesson-qwixx-end = Two closed rows end the game at once. You lead 43 to 16, and red is closed. End it!
lesson-qwixx-end-later = The game continues, and Grey may catch up. Placing a stone on yellow 12 ends it now.
lesson-qwixx-end-done = You win. When you lead, look for a way to end the game: an empty supply ends it too.

lesson-qwixx-wait = This time Grey leads 64 to 43. You could close yellow, and that would end the game. Should you?
lesson-qwixx-wait-lost = The game is over, and Grey has more points: 64 to 56.
lesson-qwixx-wait-done = Right: keep playing while you are behind.

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = Roll, then use the white sum, then one white and one coloured die. Small steps are good steps.
lesson-qwixx-note-close = You can close a row. The stone on the lock counts too; two closed rows end the game.
lesson-qwixx-note-capture = You can capture a front stone. It returns to its owner.
lesson-qwixx-note-stack = You can stack a stone on your front and make it safe.
lesson-qwixx-note-misthrow = Passing now would be a misthrow: 5 points off.
lesson-qwixx-note-taken = Your front stone was captured. It is back in your supply, and you may use that space again.
lesson-qwixx-note-closed = A row is closed, and its die is out of the game. One more closed row ends the game.
