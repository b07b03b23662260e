### The rulebooks of both games: titles of sections, words of tables, and what they share.
### The books themselves are in rulebook-battle and rulebook-qwixx; the exact rules, which the books quote,
### are in clauses. Use the words of those and of battle and qwixx.

## Titles of sections, in the order of the books

rulebook-about = About the game
rulebook-aim = Goal
rulebook-box = In the box
rulebook-setup = Setting up
rulebook-turn = Your turn
# Battle
rulebook-moving = Moving
# Qwixx Duel
rulebook-placing = Placing stones
# Battle
rulebook-capture = Capturing
# Qwixx Duel
rulebook-front = Capturing and stacking
# Battle
rulebook-palace = King and palace
# Qwixx Duel
rulebook-closing = Closing a row
rulebook-end = End of the game
# Qwixx Duel
rulebook-scoring = Scoring
# Battle: drawings that show which face a die will show after each of its moves
rulebook-diagrams = Roll diagrams
rulebook-tactics = Tactics
rulebook-clauses = All rules by number
rulebook-editions = Differences between the printed editions

## Words of tables

rulebook-players = Players
rulebook-age = Age
# $years is the least age
rulebook-age-from =
    { $years ->
        [one] { $years } and up
       *[other] { $years } and up
    }
rulebook-time = Playing time
rulebook-minutes =
    { $count ->
        [one] about { $count } minute
       *[other] about { $count } minutes
    }
rulebook-author = Designer
# Followed by the game's names in other languages
rulebook-names = Also known as
rulebook-part = Component
rulebook-number = Quantity

## Shared paragraphs

rulebook-clauses-text = Every rule has a number. Duellum quotes it whenever it refuses a move and at the end of each game.
rulebook-editions-text = The printed sheets are translations of one original, and some contain mistakes. For each difference you find the edition, what it says, what we play, and why.

## Examples

# The heading of an example where it is printed as text; $number counts them
rulebook-example = Example { $number }
# An attempt that is not allowed: $move is its notation, $clause the number of the rule that forbids it
rulebook-refused = Not allowed: { $move } ({ $clause })
# In a terminal, above the drawing of the position in which such an attempt is made
rulebook-refused-position = The position in which the move is refused:
# What can be played, and nothing else; $moves is a list of moves in notation
rulebook-choices = Possible at the start of the example: { $moves }
# $clause is the number of the rule by which the game ended
rulebook-draw = A draw ({ $clause }).
rulebook-goes-on = The game continues.
