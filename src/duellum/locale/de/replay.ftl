### Saved games: opening one, and going through it.

open-text = Wähle die Datei einer gespeicherten Partie, zieh sie auf diese Seite oder füge ihren Text ein.
open-file = Datei wählen
open-paste = Text der Partie
open-go = Öffnen
open-reading = Die Partie wird gelesen
# $text is the refusal, $line the line of the file it is about.
refused-at-line = Zeile { $line }: { $text }
replay-missing = Diese gespeicherte Partie ist in diesem Tab nicht mehr geöffnet. Öffne ihre Datei noch einmal.
# In figures: after move $ply of $count.
step-figures = { $ply } / { $count }
replay-games = Partien in dieser Datei
# A file may hold several games.
replay-game = Partie { $number } von { $count }
replay-unfinished = Die Partie wurde nicht beendet.
replay-unproven = Diese Würfel lassen sich nicht prüfen, denn die Startwerte fehlen in der Datei.
replay-open = Andere öffnen
