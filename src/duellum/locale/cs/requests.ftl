### What players ask for and answer: ending a game, offers, hints, what to do after it.

## Ending a game

# Ends a game without a result, before its first move.
abort = Zrušit hru
offer-a-draw = Nabídnout remízu
offer-draw-title = Nabídnout remízu?
offer-draw-text = Pokud soupeř souhlasí, hra skončí remízou.
resign = Vzdát se
resign-title = Vzdát se?
resign-text = Hra skončí a vyhraje soupeř.

## Offers

accept = Přijmout
decline = Odmítnout
withdraw = Stáhnout
# $name offers something.
offer-draw = { $name } nabízí remízu.
offer-undo = { $name } prosí o vrácení posledního tahu.
offer-rematch = { $name } chce odvetu.
offer-mine-draw = Tvoje nabídka remízy čeká na odpověď.
offer-mine-undo = Tvoje žádost o vrácení tahu čeká na odpověď.
offer-mine-rematch = Tvoje výzva k odvetě čeká na odpověď.

## Hints, and a computer without a move

hint-thinking = Hledá se dobrý tah
# $move is a move in words, $percent how likely it wins.
hint-text = Zkus: { $move }. Šance na výhru: { $percent }.
bot-failed = Počítač nenašel žádný tah.
bot-nudge = Ať to zkusí znovu
bot-abort = Ukončit hru

## After the game

# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Tvé královské políčko bylo v nebezpečí. Vzít poslední tah zpět?
       *[king-captured] Tvůj král byl v nebezpečí. Vzít poslední tah zpět?
    }
loss-accept = Pokračovat
rematch = Odveta
rematch-go = K odvetě
# A button at the end of a game
review-open = Rozbor hry
save-witness = Uložit důkaz hodů
