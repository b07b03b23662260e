### What players ask for and answer: ending a game, offers, hints, what to do after it.

## Ending a game

# Ends a game without a result, before its first move.
abort = Anuluj partię
offer-a-draw = Zaproponuj remis
offer-draw-title = Zaproponować remis?
offer-draw-text = Jeśli przeciwnik się zgodzi, partia zakończy się remisem.
resign = Poddaj się
resign-title = Poddać się?
resign-text = Partia się skończy i wygra przeciwnik.

## Offers

accept = Przyjmij
decline = Odrzuć
withdraw = Wycofaj
# $name offers something.
offer-draw = { $name } proponuje remis.
offer-undo = { $name } prosi o cofnięcie ostatniego ruchu.
offer-rematch = { $name } chce rewanżu.
offer-mine-draw = Twoja propozycja remisu czeka na odpowiedź.
offer-mine-undo = Twoja prośba o cofnięcie ruchu czeka na odpowiedź.
offer-mine-rematch = Twoja prośba o rewanż czeka na odpowiedź.

## Hints, and a computer without a move

hint-thinking = Szukanie dobrego ruchu
# $move is a move in words, $percent how likely it wins.
hint-text = Spróbuj: { $move }. Szansa na wygraną: { $percent }.
bot-failed = Komputer nie znalazł ruchu.
bot-nudge = Niech spróbuje jeszcze raz
bot-abort = Zakończ partię

## After the game

# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Twój pałac był zagrożony. Cofnąć ostatni ruch?
       *[king-captured] Twój król był zagrożony. Cofnąć ostatni ruch?
    }
loss-accept = Kontynuuj
rematch = Rewanż
rematch-go = Przejdź do rewanżu
# A button at the end of a game
review-open = Omówienie
save-witness = Zapisz dowód rzutów
