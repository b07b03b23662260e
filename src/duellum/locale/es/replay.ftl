### Saved games: opening one, and going through it.

open-text = Elige el archivo de una partida guardada, arrástralo a esta página o pega su texto.
open-file = Elegir un archivo
open-paste = Texto de la partida
open-go = Abrir
open-reading = Leyendo la partida
# $text is the refusal, $line the line of the file it is about.
refused-at-line = Línea { $line }: { $text }
replay-missing = Esta partida guardada ya no está abierta en esta pestaña. Abre su archivo otra vez.
# In figures: after move $ply of $count.
step-figures = { $ply } / { $count }
replay-games = Partidas de este archivo
# A file may hold several games.
replay-game = Partida { $number } de { $count }
replay-unfinished = La partida no se terminó.
replay-unproven = Estos dados no se pueden comprobar, porque las semillas no están en el archivo.
replay-open = Abrir otra
