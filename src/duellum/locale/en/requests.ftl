### What players ask for and answer: ending a game, offers, hints, what to do after it.

## Ending a game

# Ends a game without a result, before its first move.
abort = Cancel game
offer-a-draw = Offer a draw
offer-draw-title = Offer a draw?
offer-draw-text = If your opponent agrees, the game ends in a draw.
resign = Resign
resign-title = Resign?
resign-text = The game ends and your opponent wins.

## Offers

accept = Accept
decline = Decline
# Withdraw an offer or a request of one’s own.
withdraw = Withdraw
# $name offers something.
offer-draw = { $name } offers a draw.
offer-undo = { $name } asks to take back the last move.
offer-rematch = { $name } would like a rematch.
offer-mine-draw = You have offered a draw.
offer-mine-undo = You have asked to take back your last move.
offer-mine-rematch = You have asked for a rematch.

## Hints, and a computer without a move

hint-thinking = Looking for a good move
# $move is a move in words, $percent how likely it wins.
hint-text = Try: { $move }. Chance of winning: { $percent }.
bot-failed = The computer found no move.
bot-nudge = Let it try again
bot-abort = End the game

## After the game

# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Your palace was in danger. Take your last move back?
       *[king-captured] Your king was in danger. Take your last move back?
    }
loss-accept = Continue
rematch = Rematch
rematch-go = Go to the rematch
# A button at the end of a game
review-open = Review
save-witness = Save dice proof
