### What players ask for and answer: ending a game, offers, hints, what to do after it.

## Ending a game

# Ends a game without a result, before its first move.
abort = Annuler la partie
offer-a-draw = Proposer la nulle
offer-draw-title = Proposer la nulle ?
offer-draw-text = Si votre adversaire accepte, la partie est nulle.
resign = Abandonner
resign-title = Abandonner ?
resign-text = La partie se termine et votre adversaire gagne.

## Offers

accept = Accepter
decline = Refuser
withdraw = Retirer
# $name offers something.
offer-draw = { $name } propose la nulle.
offer-undo = { $name } demande à annuler le dernier coup.
offer-rematch = { $name } aimerait une revanche.
offer-mine-draw = Vous avez proposé la nulle.
offer-mine-undo = Vous avez demandé à annuler votre dernier coup.
offer-mine-rematch = Vous avez demandé une revanche.

## Hints, and a computer without a move

hint-thinking = À la recherche d’un bon coup
# $move is a move in words, $percent how likely it wins.
hint-text = Essayez : { $move }. Chances de gagner : { $percent }.
bot-failed = L’ordinateur n’a trouvé aucun coup.
bot-nudge = Le faire réessayer
bot-abort = Terminer la partie

## After the game

# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Votre palais était en danger. Annuler votre dernier coup ?
       *[king-captured] Votre roi était en danger. Annuler votre dernier coup ?
    }
loss-accept = Continuer
rematch = Revanche
rematch-go = Passer à la revanche
# A button at the end of a game
review-open = Bilan de la partie
save-witness = Enregistrer la preuve des dés
