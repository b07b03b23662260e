### What players ask for and answer: ending a game, offers, hints, what to do after it.

## Ending a game

# Ends a game without a result, before its first move.
abort = Partie abbrechen
offer-a-draw = Unentschieden anbieten
offer-draw-title = Unentschieden anbieten?
offer-draw-text = Nimmt dein Gegner an, endet die Partie unentschieden.
resign = Aufgeben
resign-title = Aufgeben?
resign-text = Die Partie endet, und dein Gegner gewinnt.

## Offers

accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
# $name offers something.
offer-draw = { $name } bietet ein Unentschieden an.
offer-undo = { $name } möchte den letzten Zug zurücknehmen.
offer-rematch = { $name } möchte eine Revanche.
offer-mine-draw = Du hast ein Unentschieden angeboten.
offer-mine-undo = Du hast darum gebeten, deinen letzten Zug zurückzunehmen.
offer-mine-rematch = Du hast um eine Revanche gebeten.

## Hints, and a computer without a move

hint-thinking = Suche nach einem guten Zug
# $move is a move in words, $percent how likely it wins.
hint-text = Tipp: { $move }. Gewinnchance: { $percent }.
bot-failed = Der Computer hat keinen Zug gefunden.
bot-nudge = Noch einmal versuchen
bot-abort = Partie beenden

## After the game

# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Dein Palast war in Gefahr. Letzten Zug zurücknehmen?
       *[king-captured] Dein König war in Gefahr. Letzten Zug zurücknehmen?
    }
loss-accept = Weiter
rematch = Revanche
rematch-go = Zur Revanche
# A button at the end of a game
review-open = Auswertung
save-witness = Würfelnachweis speichern
