### Saved games: opening one, and going through it.

open-text = Vyber soubor s uloženou hrou, přetáhni ho na tuto stránku, nebo vlož jeho text.
open-file = Vybrat soubor
open-paste = Text hry
open-go = Otevřít
open-reading = Hra se načítá
# $text is the refusal, $line the line of the file it is about.
refused-at-line = Řádek { $line }: { $text }
replay-missing = Tato uložená hra už v této kartě není otevřená. Otevři její soubor znovu.
# In figures: after move $ply of $count.
step-figures = { $ply } / { $count }
replay-games = Hry v tomto souboru
# A file may hold several games.
replay-game = Hra { $number }/{ $count }
replay-unfinished = Hra nebyla dohrána.
replay-unproven = Tyto kostky nelze ověřit, protože v souboru nejsou semínka.
replay-open = Otevřít jinou
