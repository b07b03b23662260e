### The analysis of a game, as text and as a page: how good each move was, how lucky each roll.
### $player is a player with the side, as in "Ann (White)", or the side alone; $move a move in words;
### $points are percentage points of the chance to win with one decimal and a sign, as in "−2.5".

## What was played, and how it ended

report-player = { $name } ({ $side })
report-title = { $game }: { $first } – { $second }
report-title-date = { $game }: { $first } – { $second }, { $date }
report-unfinished = Partia niedokończona, przeanalizowana do ostatniego ruchu.
# $result is 1-0, 0-1 or 1/2-1/2. The reason follows as a sentence.
report-won = Wygrana: { $player }, { $result }.
report-drawn = Remis, { $result }.
# The chance to win when the game was broken off
report-stood = { $player }: szansa na wygraną wynosiła { $percent }.

## The table in a terminal; short words, the table is narrow

report-column =
    { $column ->
        [turn] nr
        [player] strona
        [played] ruch
        [error] błąd
        [luck] szczęście
        [grade] ocena
       *[candidates] najlepsze i ich szanse
    }
# Over the column with the chances of $side
report-side-wins = { $side } wygrają
# How good a move was; forced where there was nothing to choose
report-grade =
    { $grade ->
        [best] najlepszy
        [good] dobry
        [inaccuracy] niedokładność
        [mistake] błąd
        [blunder] poważny błąd
       *[forced] wymuszony
    }

## The totals

report-total =
    { $total ->
        [decisions] decyzje
        [error] błąd na decyzję
        [accuracy] dokładność
        [luck] szczęście
        [result] wynik
        [chance] szansa dotąd
        [result-without-luck] wynik bez szczęścia
       *[chance-without-luck] szansa dotąd bez szczęścia
    }
# No figure: there was no decision
report-none = brak

## The page

report-chances = Szanse na wygraną
report-luck = Szczęście w każdym rzucie; w górę – szczęście po stronie: { $player }
report-position = Pozycja
report-no-script = JavaScript jest wyłączony, więc ta strona nie może narysować plansz.
report-steps = Przeglądanie partii
report-to-end = Na koniec
report-next-error = Następny błąd
report-totals = Podsumowanie
report-this-move = Ten ruch
report-moves = Partia
report-start = Początek
report-opening = Przeglądaj partię klawiszami strzałek, przyciskami lub kliknięciem na krzywej.
# Heading over what is said of a move; $turn is its number
report-ply = { $turn }. { $player }: { $move }
report-roll =
    { $luck ->
        [average] Przeciętny rzut
        [lucky] Szczęśliwy rzut
       *[unlucky] Pechowy rzut
    }
report-points = { $points } p.p.
# How much a move lost, and to which
report-lost = { $points } p.p. w porównaniu z ruchem: { $move }
# $move in notation, $earlier what its player did before in the same turn
report-notation = W notacji: { $move }.
report-notation-after = W notacji: { $move }, po { $earlier }.
# Beside a move that was made, and a roll
report-played = zagrano
report-rolled = wypadło
report-best-reply = przy najlepszej odpowiedzi
report-average = średnia
report-mean = średnia wszystkich rzutów
# $moves are expected after the first
report-then = Potem { $moves }.
# $grades is a list of the next message
report-legend = Błędy podano w punktach procentowych (p.p.) szansy na wygraną, w porównaniu z najlepszym ruchem: { $grades }.
report-from = { report-grade } { $sign } od { $points }
report-legend-luck = Szczęście to wartość rzutu przy najlepszej odpowiedzi pomniejszona o średnią wszystkich rzutów. W wyniku bez szczęścia szczęście gracza jest odjęte, a szczęście przeciwnika dodane. Średnio jest on równy prawdziwemu wynikowi.

## The analysis of a position

report-analysing = Analiza trwa
report-move-why = { $move }: { $reasons }
report-search =
    { $positions ->
        [one] głębokość { $depth }, { $positions } pozycja w { $seconds } s
        [few] głębokość { $depth }, { $positions } pozycje w { $seconds } s
        [many] głębokość { $depth }, { $positions } pozycji w { $seconds } s
       *[other] głębokość { $depth }, { $positions } pozycji w { $seconds } s
    }
report-expectation = wartość oczekiwana po wszystkich rzutach
# The position was played to its end many times
report-rollouts =
    { $games ->
        [one] Rozegrano do końca: { $percent } ± { $error }, { $games } partia.
        [few] Rozegrano do końca: { $percent } ± { $error }, { $games } partie.
        [many] Rozegrano do końca: { $percent } ± { $error }, { $games } partii.
       *[other] Rozegrano do końca: { $percent } ± { $error }, { $games } partii.
    }
report-over = Koniec partii: { $percent }.
