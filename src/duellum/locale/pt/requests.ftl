### What players ask for and answer: ending a game, offers, hints, what to do after it.

## Ending a game

# Ends a game without a result, before its first move.
abort = Cancelar a partida
offer-a-draw = Propor empate
offer-draw-title = Propor empate?
offer-draw-text = Se o adversário aceitar, a partida termina empatada.
resign = Desistir
resign-title = Quer desistir?
resign-text = A partida termina e o adversário vence.

## Offers

accept = Aceitar
decline = Recusar
withdraw = Retirar
# $name offers something.
offer-draw = { $name } propõe empate.
offer-undo = { $name } pede para desfazer a última jogada.
offer-rematch = { $name } quer uma desforra.
offer-mine-draw = A sua proposta de empate aguarda resposta.
offer-mine-undo = O seu pedido para desfazer a jogada aguarda resposta.
offer-mine-rematch = O seu pedido de desforra aguarda resposta.

## Hints, and a computer without a move

hint-thinking = À procura de uma boa jogada
# $move is a move in words, $percent how likely it wins.
hint-text = Experimente: { $move }. Probabilidade de vencer: { $percent }.
bot-failed = O computador não encontrou nenhuma jogada.
bot-nudge = Deixar tentar de novo
bot-abort = Terminar a partida

## After the game

# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] O seu palácio estava em perigo. Desfazer a última jogada?
       *[king-captured] O seu rei estava em perigo. Desfazer a última jogada?
    }
loss-accept = Continuar
rematch = Desforra
rematch-go = Ir para a desforra
# A button at the end of a game
review-open = Rever a partida
save-witness = Guardar prova dos lançamentos
