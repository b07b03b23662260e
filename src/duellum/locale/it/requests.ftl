### What players ask for and answer: ending a game, offers, hints, what to do after it.

## Ending a game

# Ends a game without a result, before its first move.
abort = Annulla la partita
offer-a-draw = Proponi il pareggio
offer-draw-title = Vuoi proporre il pareggio?
offer-draw-text = Se il tuo avversario accetta, la partita finisce in pareggio.
resign = Abbandona
resign-title = Vuoi abbandonare?
resign-text = La partita finisce e vince il tuo avversario.

## Offers

accept = Accetta
decline = Rifiuta
withdraw = Ritira
# $name offers something.
offer-draw = { $name } propone il pareggio.
offer-undo = { $name } chiede di annullare l’ultima mossa.
offer-rematch = { $name } vorrebbe la rivincita.
offer-mine-draw = Hai proposto il pareggio.
offer-mine-undo = Hai chiesto di annullare la tua ultima mossa.
offer-mine-rematch = Hai chiesto la rivincita.

## Hints, and a computer without a move

hint-thinking = Alla ricerca di una buona mossa
# $move is a move in words, $percent how likely it wins.
hint-text = Prova: { $move }. Probabilità di vincere: { $percent }.
bot-failed = Il computer non ha trovato nessuna mossa.
bot-nudge = Fallo riprovare
bot-abort = Termina la partita

## After the game

# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Il tuo palazzo era in pericolo. Vuoi annullare l’ultima mossa?
       *[king-captured] Il tuo re era in pericolo. Vuoi annullare l’ultima mossa?
    }
loss-accept = Continua
rematch = Rivincita
rematch-go = Vai alla rivincita
# A button at the end of a game
review-open = Rivedi la partita
save-witness = Salva la prova dei dadi
