### The analysis of a game, as text and as a page: how good each move was, how lucky each roll.
### $player is a player with the side, as in "Ann (White)", or the side alone; $move a move in words;
### $points are percentage points of the chance to win with one decimal and a sign, as in "−2.5".

## What was played, and how it ended

report-player = { $name } ({ $side })
report-title = { $game }: { $first } – { $second }
report-title-date = { $game }: { $first } – { $second }, { $date }
report-unfinished = Nedohráno, rozebráno až do posledního tahu.
# $result is 1-0, 0-1 or 1/2-1/2. The reason follows as a sentence.
report-won = Výhra: { $player }, { $result }.
report-drawn = Remíza, { $result }.
# The chance to win when the game was broken off
report-stood = { $player }: šance na výhru byla { $percent }.

## The table in a terminal; short words, the table is narrow

report-column =
    { $column ->
        [turn] č.
        [player] strana
        [played] tah
        [error] chyba
        [luck] štěstí
        [grade] známka
       *[candidates] nejlepší tahy a jejich šance
    }
# Over the column with the chances of $side
report-side-wins = { $side } vyhraje
# How good a move was; forced where there was nothing to choose
report-grade =
    { $grade ->
        [best] nejlepší
        [good] dobrý
        [inaccuracy] nepřesnost
        [mistake] chyba
        [blunder] hrubá chyba
       *[forced] vynucený
    }

## The totals

report-total =
    { $total ->
        [decisions] rozhodnutí
        [error] chyba na rozhodnutí
        [accuracy] přesnost
        [luck] štěstí
        [result] výsledek
        [chance] dosavadní šance
        [result-without-luck] výsledek očištěný o štěstí
       *[chance-without-luck] dosavadní šance očištěná o štěstí
    }
# No figure: there was no decision
report-none = žádné

## The page

report-chances = Šance na výhru
report-luck = Štěstí každého hodu; nahoře má štěstí { $player }
report-position = Pozice
report-no-script = JavaScript je vypnutý, takže tato stránka nemůže desky nakreslit.
report-steps = Procházení hry
report-to-end = Na konec
report-next-error = Další chyba
report-totals = Souhrn
report-this-move = Tento tah
report-moves = Hra
report-start = Začátek
report-opening = Hrou procházej šipkami na klávesnici, tlačítky nebo kliknutím na křivku.
# Heading over what is said of a move; $turn is its number
report-ply = { $turn }. { $player }: { $move }
report-roll =
    { $luck ->
        [average] Průměrný hod
        [lucky] Šťastný hod
       *[unlucky] Nešťastný hod
    }
report-points = { $points } p. b.
# How much a move lost, and to which
report-lost = { $points } p. b. oproti tahu: { $move }
# $move in notation, $earlier what its player did before in the same turn
report-notation = V notaci: { $move }.
report-notation-after = V notaci: { $move }, po { $earlier }.
# Beside a move that was made, and a roll
report-played = zahráno
report-rolled = hozeno
report-best-reply = s nejlepší odpovědí
report-average = průměr
report-mean = průměr všech hodů
# $moves are expected after the first
report-then = Pak { $moves }.
# $grades is a list of the next message
report-legend = Chyby jsou v procentních bodech (p. b.) šance na výhru oproti nejlepšímu tahu: { $grades }.
report-from = { report-grade } { $sign } od { $points }
report-legend-luck = Štěstí je hodnota hodu s nejlepší odpovědí minus průměr všech hodů. Ve výsledku očištěném o štěstí je štěstí hráče odečteno a soupeřovo přičteno. Takto očištěný výsledek se v průměru rovná skutečnému.

## The analysis of a position

report-analysing = Probíhá rozbor
report-move-why = { $move }: { $reasons }
report-search =
    { $positions ->
        [one] hloubka { $depth }, { $positions } pozice za { $seconds } s
        [few] hloubka { $depth }, { $positions } pozice za { $seconds } s
        [many] hloubka { $depth }, { $positions } pozice za { $seconds } s
       *[other] hloubka { $depth }, { $positions } pozic za { $seconds } s
    }
report-expectation = očekávaná hodnota přes všechny hody
# The position was played to its end many times
report-rollouts =
    { $games ->
        [one] Dohráno do konce: { $percent } ± { $error }, { $games } hra.
        [few] Dohráno do konce: { $percent } ± { $error }, { $games } hry.
        [many] Dohráno do konce: { $percent } ± { $error }, { $games } hry.
       *[other] Dohráno do konce: { $percent } ± { $error }, { $games } her.
    }
report-over = Hra skončila: { $percent }.
