### Saved games: opening one, and going through it.

open-text = Escolha o ficheiro de uma partida guardada, arraste-o para esta página ou cole o texto da partida.
open-file = Escolher ficheiro
open-paste = Texto da partida
open-go = Abrir
open-reading = A ler a partida
# $text is the refusal, $line the line of the file it is about.
refused-at-line = Linha { $line }: { $text }
replay-missing = Esta partida guardada já não está aberta neste separador. Abra outra vez o ficheiro.
# In figures: after move $ply of $count.
step-figures = { $ply } / { $count }
replay-games = Partidas neste ficheiro
# A file may hold several games.
replay-game = Partida { $number } de { $count }
replay-unfinished = A partida ficou por terminar.
replay-unproven = Estes lançamentos não se podem verificar, porque as sementes não estão no ficheiro.
replay-open = Abrir outra
