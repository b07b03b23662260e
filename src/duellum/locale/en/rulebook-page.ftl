### The pages of the rulebook: what is around the book itself, and the roll diagram.

## The page

# A link from the list of all games to a game’s whole rulebook
book-open = Open the rulebook
book-contents = Contents
book-print = Print

## Searching the book

book-search = Search the rules
book-search-count =
    { $count ->
        [0] No matches
        [one] { $count } match
       *[other] { $count } matches
    }
# $at is the number of the place that is shown
book-search-at = { $at } of { $count }
book-search-next = Next match
book-search-previous = Previous match

## Examples

# Buttons that show the moves of an example: in any game, in Battle, in Qwixx Duel
book-play = Show it
book-play-battle = Roll it
book-play-qwixx = Play it
book-again = Show it again
book-try = Try it yourself
book-try-again = Try again
# A button next to an illegal move; $move is a move in a few words: “i1: 5 left”, “red 12”, “pass”
book-why = Why not { $move }?
# $move as above; $text is the clause that forbids it, a whole sentence
book-refused = Not allowed: { $move }. { $text }
# On paper: $moves are played first, $refusal is the sentence above.
book-refused-after = First: { $moves }. { $refusal }
# What the reader tried; $text is a sentence such as “White rolls from i1 to i6: 3 on top.”
book-tried = { $text } That is allowed too.
book-tried-same = { $text } Just as in the example.
# A link to an example of a clause, which may have several
book-example =
    { $count ->
        [1] Example
       *[other] Example { $number }
    }
# A move of Battle in a few words: its square, and its path such as “4 up, then 1 left”
battle-attempt = { $from }: { $path }
# What to do on a board of Qwixx Duel where spaces are marked but there are no dice
qwixx-choose = Place a stone on a marked space.

## The roll diagram

tool-battle-diagram = Roll diagram
tool-battle-diagram-about = Choose how a die lies, and see every square it can roll to and the face it will show there. Then choose a square and roll the die to it.
# Which face is on top; which face is towards the reader
roll-top = On top
roll-front = Towards you
# All visible faces of a die
roll-faces = { $top } on top, { $front } towards you, { $left } on the left, { $right } on the right, { $back } behind
roll-targets = Where the die can roll
roll-choose = Choose a square.
# $way is a path such as “4 up, then 1 left”
roll-way = { $way }: { $face } on top
# Two paths to a square, each as above
roll-two-ways = { $first }; or { $second }
roll-same = Both paths end with the die in the same position.
roll-same-face = Both paths end with this face on top, but the die is turned differently.
# How far the die is on its path
roll-step = Step { $step } of { $count }: { $face } on top
roll-back = One step back
roll-forward = One step forward
