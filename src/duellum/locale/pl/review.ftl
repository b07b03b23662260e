### The review of a game: the curve of the chances, how good each move was, what was better; the card of a finished game.
### $move is a move in words; $points are percentage points of the chance to win.

review-title = Omówienie
review-missing = Ta partia nie istnieje.
review-locked = Tę partię grają jeszcze dwie osoby. Omówienie otworzy się, gdy partia się skończy.
review-to-game = Do partii

## The curve

review-curve = Szanse na wygraną
# The chance of $side after $ply moves
review-chance =
    { $ply ->
        [0] Na początku: { $side } { $percent }
       *[other] Po ruchu { $ply }: { $side } { $percent }
    }
review-accuracy = { $side }, dokładność
review-provisional = około { $figure }
review-analysing = Analiza trwa
review-deepening = Szukamy głębiej
review-failed = Nie udało się uruchomić silnika, dlatego ruchy nie są ocenione.
review-next-error = Następny błąd
review-previous-error = Poprzedni błąd

## A move

review-grade =
    { $grade ->
        [best] najlepszy ruch
        [good] dobry ruch
        [inaccuracy] niedokładność
        [mistake] błąd
        [blunder] poważny błąd
       *[forced] wymuszony ruch
    }
# $grade is the word for the grade with its sign, $points what was lost, as in "−7.5"
review-lost = { $grade }: { $points } p.p.
review-roll =
    { $luck ->
        [average] Przeciętny rzut: { $points } p.p.
        [lucky] Szczęśliwy rzut: { $points } p.p.
       *[unlucky] Pechowy rzut: { $points } p.p.
    }
# $percent is the chance to win with this move
review-better = Lepiej: { $move }, { $percent }.
# $moves are expected after the better move
review-then = Potem { $moves }.
review-show-line = Pokaż
review-retry = Spróbuj samodzielnie
# While a better line is played out on the board
review-line = Lepiej, { $at } z { $count }:
review-back = Wróć do partii
review-your-turn = Twój ruch: znajdź coś lepszego.
review-grading = Sprawdzanie twojego ruchu.
# $verdict is the grade, $percent the chance with the move
review-tried = { $move }. { $verdict }, { $percent }.
review-try-again = Jeszcze raz

## What stands out in a game

# $played was the error that decided the game, with a chance of $after; $better would have kept $percent
review-turning = Punkt zwrotny: ruch { $turn }
review-turning-fall = { $side }: { $played }. Szansa na wygraną spadła z { $percent } do { $after }.
review-turning-better = Lepiej: { $better }.
# $points are the points by which the move was ahead of all others
review-best = Najlepszy ruch: ruch { $turn }
review-best-text = { $side }: { $move }. Każdy inny ruch obniżyłby szansę na wygraną o co najmniej { $points } p.p.
# Skill and luck; $played is how the player played, $dice whom the dice helped
review-luck-mine =
    { $played ->
        [better] Twoja gra była lepsza
        [worse] Gra przeciwnika była lepsza
       *[even] Obie strony grały równie dobrze
    }; { $dice ->
        [mine] kostki zwiększyły twoją szansę na wygraną o { $points } p.p.
        [theirs] kostki zwiększyły szansę przeciwnika na wygraną o { $points } p.p.
       *[even] kostki nie sprzyjały nikomu z was.
    }
review-luck =
    { $played ->
        [better] { $side } grały lepiej
        [worse] Druga strona grała lepiej
       *[even] Obie strony grały równie dobrze
    }. { $dice ->
        [mine] { $side }: kostki zwiększyły szansę na wygraną o { $points } p.p.
        [theirs] Drugiej stronie kostki zwiększyły szansę na wygraną o { $points } p.p.
       *[even] Kostki nie sprzyjały żadnej stronie.
    }
