### Saved games: opening one, and going through it.

open-text = Choose the file of a saved game, drop it onto this page, or paste its text.
open-file = Choose a file
open-paste = Text of the game
open-go = Open
open-reading = Reading the game
# $text is the refusal, $line the line of the file it is about.
refused-at-line = Line { $line }: { $text }
replay-missing = This saved game is no longer open in this tab. Open its file again.
# In figures: after move $ply of $count.
step-figures = { $ply } / { $count }
replay-games = Games in this file
# A file may hold several games.
replay-game = Game { $number } of { $count }
replay-unfinished = The game was not finished.
replay-unproven = These dice cannot be checked, because the seeds are not in the file.
replay-open = Open another
