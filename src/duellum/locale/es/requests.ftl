### What players ask for and answer: ending a game, offers, hints, what to do after it.

## Ending a game

# Ends a game without a result, before its first move.
abort = Cancelar la partida
offer-a-draw = Ofrecer empate
offer-draw-title = ¿Ofrecer empate?
offer-draw-text = Si tu rival acepta, la partida termina en empate.
resign = Rendirse
resign-title = ¿Te rindes?
resign-text = La partida termina y gana tu rival.

## Offers

accept = Aceptar
decline = Rechazar
withdraw = Retirar
# $name offers something.
offer-draw = { $name } ofrece empate.
offer-undo = { $name } pide deshacer la última jugada.
offer-rematch = { $name } quiere la revancha.
offer-mine-draw = Has ofrecido empate.
offer-mine-undo = Has pedido deshacer tu última jugada.
offer-mine-rematch = Has pedido la revancha.

## Hints, and a computer without a move

hint-thinking = Buscando una buena jugada
# $move is a move in words, $percent how likely it wins.
hint-text = Prueba: { $move }. Probabilidad de ganar: { $percent }.
bot-failed = La máquina no ha encontrado ninguna jugada.
bot-nudge = Que vuelva a intentarlo
bot-abort = Terminar la partida

## After the game

# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Tu palacio estaba en peligro. ¿Deshacer tu última jugada?
       *[king-captured] Tu rey estaba en peligro. ¿Deshacer tu última jugada?
    }
loss-accept = Continuar
rematch = Revancha
rematch-go = Ir a la revancha
# A button at the end of a game
review-open = Repasar la partida
save-witness = Guardar prueba de los dados
