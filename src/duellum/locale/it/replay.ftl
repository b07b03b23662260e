### Saved games: opening one, and going through it.

open-text = Scegli il file di una partita salvata, trascinalo su questa pagina o incolla il suo testo.
open-file = Scegli un file
open-paste = Testo della partita
open-go = Apri
open-reading = Lettura della partita
# $text is the refusal, $line the line of the file it is about.
refused-at-line = Riga { $line }: { $text }
replay-missing = Questa partita salvata non è più aperta in questa scheda. Apri di nuovo il suo file.
# In figures: after move $ply of $count.
step-figures = { $ply } / { $count }
replay-games = Partite in questo file
# A file may hold several games.
replay-game = Partita { $number } di { $count }
replay-unfinished = La partita non è stata conclusa.
replay-unproven = Questi dadi non si possono verificare, perché nel file mancano i semi.
replay-open = Aprine un’altra
