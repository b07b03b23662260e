### The review of a game: the curve of the chances, how good each move was, what was better; the card of a finished game.
### $move is a move in words; $points are percentage points of the chance to win.

review-title = Rozbor hry
review-missing = Tato hra neexistuje.
review-locked = Tuto hru ještě hrají dva lidé. Rozbor se otevře, až hra skončí.
review-to-game = Ke hře

## The curve

review-curve = Šance na výhru
# The chance of $side after $ply moves
review-chance =
    { $ply ->
        [0] Na začátku: { $side } { $percent }
       *[other] Po { $ply }. tahu: { $side } { $percent }
    }
review-accuracy = { $side }, přesnost
review-provisional = asi { $figure }
review-analysing = Probíhá rozbor
review-deepening = Hledá se hlouběji
review-failed = Engine se nepodařilo spustit, tahy proto nejsou ohodnocené.
review-next-error = Další chyba
review-previous-error = Předchozí chyba

## A move

review-grade =
    { $grade ->
        [best] nejlepší tah
        [good] dobrý tah
        [inaccuracy] nepřesnost
        [mistake] chyba
        [blunder] hrubá chyba
       *[forced] vynucený tah
    }
# $grade is the word for the grade with its sign, $points what was lost, as in "−7.5"
review-lost = { $grade }: { $points } p. b.
review-roll =
    { $luck ->
        [average] Průměrný hod: { $points } p. b.
        [lucky] Šťastný hod: { $points } p. b.
       *[unlucky] Nešťastný hod: { $points } p. b.
    }
# $percent is the chance to win with this move
review-better = Lepší: { $move }, { $percent }.
# $moves are expected after the better move
review-then = Pak { $moves }.
review-show-line = Ukázat
review-retry = Zkusit to
# While a better line is played out on the board
review-line = Lepší, { $at }/{ $count }:
review-back = Zpět ke hře
review-your-turn = Tvůj tah: najdi něco lepšího.
review-grading = Tvůj tah se ověřuje.
# $verdict is the grade, $percent the chance with the move
review-tried = { $move }. { $verdict }, { $percent }.
review-try-again = Znovu

## What stands out in a game

# $played was the error that decided the game, with a chance of $after; $better would have kept $percent
review-turning = Zvrat: { $turn }. tah
review-turning-fall = { $side }: { $played }. Šance na výhru: před tahem { $percent }, po něm { $after }.
review-turning-better = Lepší: { $better }.
# $points are the points by which the move was ahead of all others
review-best = Nejlepší je { $turn }. tah
review-best-text = { $side }: { $move }. Každý jiný tah by snížil šanci na výhru nejméně o { $points } p. b.
# Skill and luck; $played is how the player played, $dice whom the dice helped
review-luck-mine =
    { $played ->
        [better] Tvoje hra byla lepší
        [worse] Soupeřova hra byla lepší
       *[even] Obě strany hrály stejně dobře
    }; { $dice ->
        [mine] kostky zvýšily tvou šanci na výhru o { $points } p. b.
        [theirs] kostky zvýšily soupeřovu šanci na výhru o { $points } p. b.
       *[even] kostky nepřály nikomu z vás.
    }
review-luck =
    { $played ->
        [better] { $side } hrál lépe
        [worse] Druhá strana hrála lépe
       *[even] Obě strany hrály stejně dobře
    }. { $dice ->
        [mine] { $side }: kostky zvýšily šanci na výhru o { $points } p. b.
        [theirs] Druhé straně kostky zvýšily šanci na výhru o { $points } p. b.
       *[even] Kostky nepřály žádné straně.
    }
