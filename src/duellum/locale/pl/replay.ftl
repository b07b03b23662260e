### Saved games: opening one, and going through it.

open-text = Wybierz plik zapisanej partii, przeciągnij go na tę stronę albo wklej jego tekst.
open-file = Wybierz plik
open-paste = Tekst partii
open-go = Otwórz
open-reading = Odczytywanie partii
# $text is the refusal, $line the line of the file it is about.
refused-at-line = Wiersz { $line }: { $text }
replay-missing = Ta zapisana partia nie jest już otwarta w tej karcie. Otwórz jej plik jeszcze raz.
# In figures: after move $ply of $count.
step-figures = { $ply } / { $count }
replay-games = Partie w tym pliku
# A file may hold several games.
replay-game = Partia { $number } z { $count }
replay-unfinished = Partia nie została dokończona.
replay-unproven = Tych kostek nie da się sprawdzić, bo w pliku nie ma ziaren.
replay-open = Otwórz inną
