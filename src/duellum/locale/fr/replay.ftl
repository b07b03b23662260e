### Saved games: opening one, and going through it.

open-text = Choisissez le fichier d’une partie enregistrée, déposez-le sur cette page ou collez son texte.
open-file = Choisir un fichier
open-paste = Texte de la partie
open-go = Ouvrir
open-reading = Lecture de la partie
# $text is the refusal, $line the line of the file it is about.
refused-at-line = Ligne { $line } : { $text }
replay-missing = Cette partie enregistrée n’est plus ouverte dans cet onglet. Ouvrez de nouveau son fichier.
# In figures: after move $ply of $count.
step-figures = { $ply } / { $count }
replay-games = Parties de ce fichier
# A file may hold several games.
replay-game = Partie { $number } sur { $count }
replay-unfinished = La partie n’a pas été terminée.
replay-unproven = Ces dés ne peuvent pas être vérifiés, car les graines ne sont pas dans le fichier.
replay-open = Ouvrir une autre partie
