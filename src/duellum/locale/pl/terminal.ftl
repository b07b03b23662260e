### The line mode: games in a terminal, typed line by line.
### $side is the name of a side, $path that of a file; $load and $help are words that one types.

## Beginning and end

terminal-welcome-two = { $game }: dwie osoby przy jednej klawiaturze.
# $level is 1 to 8.
terminal-welcome-engine = { $game }: grasz z komputerem, poziom { $level }.
terminal-welcome-help = Wpisz „{ $help }”, aby zobaczyć, co można wpisać.
terminal-lot = O tym, kto zaczyna, zdecydował los.
terminal-unfinished = Masz niedokończoną partię: wpisz „{ $load }”, aby ją kontynuować.
terminal-kept = Partia jest zapisana w { $path }
terminal-next-time = Następnym razem wpisz „{ $load }”, aby ją kontynuować.
terminal-goodbye = Do zobaczenia.

## Before the cursor, without a full stop

terminal-prompt-dice = { $side }: naciśnij Enter, aby rzucić
terminal-prompt-over = Koniec partii

## Commands: the word that one types, in small letters and in one word; no two may be the same.
## English words are understood in every language.

terminal-command =
    { $command ->
        [list] lista
        [roll] rzut
        [hint] podpowiedź
        [undo] cofnij
        [draw] remis
        [resign] poddaję
        [save] zapisz
        [load] wczytaj
        [new] nowa
        [board] plansza
        [rules] zasady
        [help] pomoc
       *[quit] koniec
    }
# What follows the word; in square brackets where it may be left out.
terminal-argument =
    { $command ->
        [move] <ruch>
        [list] [początek]
        [save] PLIK
        [load] [PLIK]
       *[rules] [punkt]
    }
terminal-help =
    { $command ->
        [move] wykonuje ruch, w notacji albo według numeru z listy
        [list] pokazuje dozwolone ruchy, wszystkie lub te z podanym początkiem
        [roll] rzuca kostkami; to samo robi Enter
        [hint] pyta komputer, co by zagrał i dlaczego
        [undo] cofa ostatni ruch, a w grze z komputerem także jego odpowiedź
        [draw] proponuje remis; przeciwnik jest pytany
        [resign] poddaje partię
        [save] zapisuje partię do pliku
        [load] wznawia zapisaną partię, a bez nazwy pliku ostatnią niedokończoną
        [new] zaczyna nową partię
        [board] rysuje pozycję jeszcze raz
        [rules] pokazuje zasady albo jeden ich punkt
        [help] pokazuje tę listę
       *[quit] wychodzi; partia zostaje zapisana
    }

## Questions

terminal-yes = tak
terminal-no = nie
terminal-ask = { $question } ({ terminal-yes }/{ terminal-no })
terminal-draw = Czy przeciwnik przyjmuje remis?
terminal-overwrite = { $path } już istnieje. Zastąpić?

## What happens

terminal-thinking = { $side } myślą…
# $notation is the move as one types it, $move the same in words.
terminal-played = { $side } zagrały { $notation }: { $move }.
# The reasons follow, as sentences. $percent is how likely the move wins.
terminal-hint = { $notation }: { $move } ({ $percent }).
terminal-goes-on = Partia toczy się dalej.
terminal-resigned = { $side } poddały partię.
terminal-saved = Zapisano w { $path }
terminal-loaded = Wczytano { $path }
# $name is a clause of the rules such as B12, $text what it says.
terminal-clause = { $name }: { $text }
terminal-clauses = Punkty zasad to { $names }.
# Of a clause whose text is not part of Duellum.
terminal-no-text = (brak tekstu)

## What does not work

terminal-list-range = Na liście nie ma ruchu { $number }: wybierz od 1 do { $count }.
terminal-none-begins = Żaden dozwolony ruch tak się nie zaczyna.
terminal-no-move = Teraz nie ma żadnego dozwolonego ruchu.
terminal-rolled = Rzutu nie można cofnąć.
terminal-name-file = Podaj plik, w którym zapisać partię.
terminal-none-kept = Nie ma niedokończonej partii.
terminal-other-game = W pliku jest partia innej gry.
terminal-no-file = Nie ma pliku { $path }.
terminal-no-access = Pliku { $path } nie można odczytać ani zapisać: brak uprawnień.
terminal-is-folder = { $path } to folder.
# $text is in the system's language.
terminal-system = Komunikat systemu: { $text }
# $reason is one of the sentences above.
terminal-not-kept = Ostrzeżenie: partii nie można zapisać na dysku. { $reason }
