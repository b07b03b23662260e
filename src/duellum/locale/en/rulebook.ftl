### The rulebooks of both games: titles of sections, words of tables, and what they share.
### The books themselves are in rulebook-battle and rulebook-qwixx; the exact rules, which the books quote,
### are in clauses. Use the words of those and of battle and qwixx.

## Titles of sections, in the order of the books

rulebook-about = What it is
rulebook-aim = The aim
rulebook-box = What is in the box
rulebook-setup = Setting up
rulebook-turn = A turn
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
rulebook-end = The end of the game
# Qwixx Duel
rulebook-scoring = Scoring
# Battle: drawings that show which face a die will show after each of its moves
rulebook-diagrams = Roll diagrams
rulebook-tactics = Tactics
rulebook-clauses = All rules, by number
rulebook-editions = Where the editions disagree

## Words of tables

rulebook-players = Players
rulebook-age = Age
# $years is the least age
rulebook-age-from =
    { $years ->
        [one] from { $years } year
       *[other] from { $years } years
    }
rulebook-time = Playing time
rulebook-minutes =
    { $count ->
        [one] about { $count } minute
       *[other] about { $count } minutes
    }
rulebook-author = Author
# Followed by the game's names in other languages
rulebook-names = Also known as
rulebook-part = Part
rulebook-number = Number

## Shared paragraphs

rulebook-clauses-text = These are the rules one by one. Whenever a move is refused, and at the end of every game, Duellum names the number of the rule.
rulebook-editions-text = The printed sheets are translations of one another, and here and there something slipped. This is what we found, and how we read it.

## Examples

# The heading of an example where it is printed as text; $number counts them
rulebook-example = Example { $number }
# An attempt that is not allowed: $move is its notation, $clause the number of the rule that forbids it
rulebook-refused = Not allowed: { $move } ({ $clause })
# What can be played, and nothing else; $moves is a list of moves in notation
rulebook-choices = Possible here: { $moves }
# $clause is the number of the rule by which the game ended
rulebook-draw = A draw ({ $clause }).
rulebook-goes-on = The game goes on.
