### The pages of the rulebook: what is around the book itself, and the roll diagram.

## The page

# A link from the list of all games to a game’s whole rulebook
book-open = Otwórz instrukcję
book-contents = Spis treści
book-print = Drukuj

## Searching the book

book-search = Szukaj w zasadach
book-search-count =
    { $count ->
        [0] Nie znaleziono
        [one] { $count } wynik
        [few] { $count } wyniki
       *[many] { $count } wyników
    }
# $at is the number of the place that is shown
book-search-at = { $at } z { $count }
book-search-next = Następny wynik
book-search-previous = Poprzedni wynik

## Examples

# Buttons that show the moves of an example: in any game, in Battle, in Qwixx Duel
book-play = Pokaż
book-play-battle = Potocz
book-play-qwixx = Odtwórz
book-again = Pokaż jeszcze raz
book-try = Spróbuj samodzielnie
book-try-again = Spróbuj jeszcze raz
# A button beside an illegal move; $move is a move in a few words: “i1: 5 left”, “red 12”, “pass”
book-why = Dlaczego nie { $move }?
# $move as above; $text is the clause that forbids it, a whole sentence
book-refused = Niedozwolone: { $move }. { $text }
# On paper: $moves are played first, $refusal is the sentence above.
book-refused-after = Najpierw: { $moves }. { $refusal }
# What the reader tried; $text is a sentence such as “White rolls from i1 to i6: 3 on top.”
book-tried = { $text } To też wolno.
book-tried-same = { $text } Tak jak w przykładzie.
# A link to an example of a clause, which may have several
book-example =
    { $count ->
        [1] Przykład
       *[other] Przykład { $number }
    }
# A move of Battle in a few words: its square, and its way such as “4 up, then 1 left”
battle-attempt = { $from }: { $path }
# What to do on a board of Qwixx Duel where fields are marked but no dice lie
qwixx-choose = Postaw pionek na zaznaczonym polu.

## The roll diagram

tool-battle-diagram = Diagram toczenia
tool-battle-diagram-about = Wybierz, jak leży kostka, a zobaczysz każde pole, na które może się potoczyć, i ścianę, która będzie tam na górze. Potem wybierz pole i potocz na nie kostkę.
# Which face is on top; which face is toward the reader
roll-top = Na górze
roll-front = Ku tobie
# All visible faces of a die
roll-faces = na górze { $top }, ku tobie { $front }, z lewej { $left }, z prawej { $right }, z tyłu { $back }
roll-targets = Dokąd może się potoczyć kostka
roll-choose = Wybierz pole.
# $way is a way such as “4 up, then 1 left”
roll-way = { $way }: na górze { $face }
# Two ways to a square, each as above
roll-two-ways = { $first }; albo { $second }
roll-same = Na obu drogach kostka leży na końcu tak samo.
roll-same-face = Na obu drogach ta ściana będzie na górze, ale kostka będzie inaczej obrócona.
# How far the die is on its way
roll-step = Krok { $step } z { $count }: na górze { $face }
roll-back = Krok wstecz
roll-forward = Krok naprzód
