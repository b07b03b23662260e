### Saved games: opening one, and going through it.

open-text = Vyber soubor s uloženým zápisem, přetáhni ho na tuto stránku, nebo vlož jeho text.
open-file = Vybrat soubor
open-paste = Text zápisu
open-go = Otevřít
open-reading = Zápis se čte
# $text is the refusal, $line the line of the file it is about.
refused-at-line = Řádek { $line }: { $text }
replay-missing = Tento zápis už v této kartě není otevřený. Otevři jeho soubor znovu.
# In figures: after move $ply of $count.
step-figures = { $ply } / { $count }
replay-games = Hry v tomto souboru
# A file may hold several games.
replay-game = Hra { $number } z { $count }
replay-unfinished = Hra nebyla dohrána.
replay-unproven = Tyto kostky nelze ověřit: v souboru nejsou semínka.
replay-open = Otevřít jiný
