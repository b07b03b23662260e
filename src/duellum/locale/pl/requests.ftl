### What players ask for and answer: ending a game, offers, hints, what to do after it.

## Ending a game

# Ends a game without a result, before its first move.
abort = Anuluj partię
offer-a-draw = Zaproponuj remis
offer-draw-title = Zaproponować remis?
offer-draw-text = Jeśli przeciwnik się zgodzi, gra zakończy się remisem.
resign = Poddaj się
resign-title = Poddać się?
resign-text = To koniec gry, wygra druga strona.

## Offers

accept = Przyjmij
decline = Odrzuć
withdraw = Wycofaj
# $name offers something.
offer-draw = { $name } proponuje remis.
offer-undo = { $name } prosi o cofnięcie ostatniego ruchu.
offer-rematch = { $name } prosi o rewanż.
offer-mine-draw = Twoja propozycja remisu czeka na odpowiedź.
offer-mine-undo = Twoja prośba o cofnięcie ruchu czeka na odpowiedź.
offer-mine-rematch = Twoja prośba o rewanż czeka na odpowiedź.

## Hints, and a computer without a move

hint-thinking = Szukamy dobrego ruchu
# $move is a move in words, $percent how likely it wins.
hint-text = Spróbuj: { $move }. Szansa na wygraną to { $percent }.
bot-failed = Komputer nie znalazł ruchu.
bot-nudge = Niech spróbuje jeszcze raz
bot-abort = Skończ partię

## After the game

# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Twój pałac był zagrożony. Cofnąć ostatni ruch?
       *[king-captured] Twój król był zagrożony. Cofnąć ostatni ruch?
    }
loss-accept = Dalej
rematch = Rewanż
rematch-go = Przejdź do rewanżu
# A button at the end of a game
review-open = Przeanalizuj
save-witness = Zapisz dowód rzutów
