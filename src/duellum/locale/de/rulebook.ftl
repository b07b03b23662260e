### The rulebooks of both games: titles of sections, words of tables, and what they share.
### The books themselves are in rulebook-battle and rulebook-qwixx; the exact rules, which the books quote,
### are in clauses. Use the words of those and of battle and qwixx.

## Titles of sections, in the order of the books

rulebook-about = Über das Spiel
rulebook-aim = Ziel des Spiels
rulebook-box = Spielmaterial
rulebook-setup = Aufbau
rulebook-turn = Dein Zug
# Battle
rulebook-moving = Ziehen
# Qwixx Duel
rulebook-placing = Steine setzen
# Battle
rulebook-capture = Schlagen
# Qwixx Duel
rulebook-front = Schlagen und stapeln
# Battle
rulebook-palace = König und Palast
# Qwixx Duel
rulebook-closing = Eine Reihe schließen
rulebook-end = Ende der Partie
# Qwixx Duel
rulebook-scoring = Wertung
# Battle: drawings that show which face a die will show after each of its moves
rulebook-diagrams = Rolldiagramme
rulebook-tactics = Taktik
rulebook-clauses = Alle Regeln nach Nummern
rulebook-editions = Unterschiede zwischen den gedruckten Ausgaben

## Words of tables

rulebook-players = Spieler
rulebook-age = Alter
# $years is the least age
rulebook-age-from =
    { $years ->
        [one] ab { $years } Jahr
       *[other] ab { $years } Jahren
    }
rulebook-time = Spieldauer
rulebook-minutes =
    { $count ->
        [one] etwa { $count } Minute
       *[other] etwa { $count } Minuten
    }
rulebook-author = Autor
# Followed by the game's names in other languages
rulebook-names = Auch bekannt als
rulebook-part = Material
rulebook-number = Anzahl

## Shared paragraphs

rulebook-clauses-text = Jede Regel hat eine Nummer. Duellum nennt sie, wenn es einen Zug ablehnt, und am Ende jeder Partie.
rulebook-editions-text = Die gedruckten Anleitungen sind Übersetzungen eines Originals, und manche enthalten Fehler. Zu jedem Unterschied steht hier, welche Ausgabe es ist, was sie sagt, wie wir spielen und warum.

## Examples

# The heading of an example where it is printed as text; $number counts them
rulebook-example = Beispiel { $number }
# An attempt that is not allowed: $move is its notation, $clause the number of the rule that forbids it
rulebook-refused = Nicht erlaubt: { $move } ({ $clause })
# In a terminal, above the drawing of the position in which such an attempt is made
rulebook-refused-position = Die Stellung, in der der Zug nicht erlaubt ist:
# What can be played, and nothing else; $moves is a list of moves in notation
rulebook-choices = Zu Beginn des Beispiels möglich: { $moves }
# $clause is the number of the rule by which the game ended
rulebook-draw = Unentschieden ({ $clause }).
rulebook-goes-on = Die Partie geht weiter.
