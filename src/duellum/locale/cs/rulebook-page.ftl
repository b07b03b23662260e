### The pages of the rulebook: what is around the book itself, and the roll diagram.

## The page

# A link from the list of all games to a game’s whole rulebook
book-open = Otevřít pravidla
book-contents = Obsah
book-print = Vytisknout

## Searching the book

book-search = Hledat v pravidlech
book-search-count =
    { $count ->
        [0] Nenalezeno
        [one] { $count } výskyt
        [few] { $count } výskyty
       *[other] { $count } výskytů
    }
# $at is the number of the place that is shown
book-search-at = { $at }/{ $count }
book-search-next = Další výskyt
book-search-previous = Předchozí výskyt

## Examples

# Buttons that show the moves of an example: in any game, in Battle, in Qwixx Duel
book-play = Ukázat
book-play-battle = Rolovat
book-play-qwixx = Přehrát
book-again = Ukázat znovu
book-try = Zkusit to
book-try-again = Zkusit znovu
# A button beside an illegal move; $move is a move in a few words: “i1: 5 left”, “red 12”, “pass”
book-why = Proč ne { $move }?
# $move as above; $text is the clause that forbids it, a whole sentence
book-refused = Není dovoleno: { $move }. { $text }
# On paper: $moves are played first, $refusal is the sentence above.
book-refused-after = Nejdřív: { $moves }. { $refusal }
# What the reader tried; $text is a sentence such as “White rolls from i1 to i6: 3 on top.”
book-tried = { $text } I to je dovoleno.
book-tried-same = { $text } Přesně jako v příkladu.
# A link to an example of a clause, which may have several
book-example =
    { $count ->
        [1] Příklad
       *[other] Příklad { $number }
    }
# A move of Battle in a few words: its square, and its way such as “4 up, then 1 left”
battle-attempt = { $from }: { $path }
# What to do on a board of Qwixx Duel where fields are marked but no dice lie
qwixx-choose = Polož kámen na vyznačené pole.

## The roll diagram

tool-battle-diagram = Diagram rolování
tool-battle-diagram-about = Vyber, jak kostka leží, a uvidíš každé políčko, kam se může rolovat, i stranu, která tam bude nahoře. Potom vyber políčko a roluj na ně kostku.
# Which face is on top; which face is toward the reader
roll-top = Nahoře
roll-front = K tobě
# All visible faces of a die
roll-faces = nahoře { $top }, k tobě { $front }, vlevo { $left }, vpravo { $right }, vzadu { $back }
roll-targets = Kam se kostka může rolovat
roll-choose = Vyber políčko.
# $way is a way such as “4 up, then 1 left”
roll-way = { $way }: nahoře { $face }
# Two ways to a square, each as above
roll-two-ways = { $first }; nebo { $second }
roll-same = Po obou cestách leží kostka na konci stejně.
roll-same-face = Po obou cestách je nahoře tato strana, ale kostka je jinak otočená.
# How far the die is on its way
roll-step = Krok { $step }/{ $count }: nahoře { $face }
roll-back = O krok zpět
roll-forward = O krok vpřed
