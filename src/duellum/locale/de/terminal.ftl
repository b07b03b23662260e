### The line mode: games in a terminal, typed line by line.
### $side is the name of a side, $path that of a file; $load and $help are words that one types.

## Beginning and end

terminal-welcome-two = { $game } für zwei an einer Tastatur.
# $level is 1 to 8.
terminal-welcome-engine = { $game }: du gegen den Computer, Stufe { $level }.
terminal-welcome-help = Gib „{ $help }“ ein, um zu sehen, was du eingeben kannst.
terminal-lot = Das Los hat entschieden, wer beginnt.
terminal-unfinished = Du hast eine angefangene Partie: Gib „{ $load }“ ein, um sie fortzusetzen.
terminal-kept = Die Partie ist in { $path } gespeichert
terminal-next-time = Gib beim nächsten Mal „{ $load }“ ein, um sie fortzusetzen.
terminal-goodbye = Bis bald.

## Before the cursor, without a full stop

terminal-prompt-dice = { $side }: Eingabetaste zum Würfeln
terminal-prompt-over = Die Partie ist zu Ende

## Commands: the word that one types, in small letters and in one word; no two may be the same.
## English words are understood in every language.

terminal-command =
    { $command ->
        [list] liste
        [roll] würfeln
        [hint] tipp
        [undo] zurück
        [draw] unentschieden
        [resign] aufgeben
        [save] speichern
        [load] laden
        [new] neu
        [board] brett
        [rules] regeln
        [help] hilfe
       *[quit] ende
    }
# What follows the word; in square brackets where it may be left out.
terminal-argument =
    { $command ->
        [move] <Zug>
        [list] [Anfang]
        [save] DATEI
        [load] [DATEI]
       *[rules] [Regel]
    }
terminal-help =
    { $command ->
        [move] zieht, in Notation oder mit der Nummer aus der Liste
        [list] listet die erlaubten Züge auf, alle oder die mit diesem Anfang
        [roll] würfelt; die Eingabetaste tut dasselbe
        [hint] fragt den Computer, was er spielen würde und warum
        [undo] nimmt den letzten Zug zurück, gegen den Computer auch seine Antwort
        [draw] bietet ein Unentschieden an; der Gegner wird gefragt
        [resign] gibt die Partie auf
        [save] speichert die Partie in einer Datei
        [load] setzt eine gespeicherte Partie fort, ohne Dateinamen die letzte nicht beendete
        [new] beginnt eine neue Partie
        [board] zeichnet die Stellung noch einmal
        [rules] zeigt die Regeln oder eine einzelne
        [help] zeigt diese Liste
       *[quit] beendet das Programm; die Partie bleibt gespeichert
    }

## Questions

terminal-yes = ja
terminal-no = nein
terminal-ask = { $question } ({ terminal-yes }/{ terminal-no })
terminal-draw = Nimmt der Gegner das Unentschieden an?
terminal-overwrite = { $path } gibt es schon. Überschreiben?

## What happens

terminal-thinking = { $side } denkt nach …
# $notation is the move as one types it, $move the same in words.
terminal-played = { $side } hat { $notation } gespielt: { $move }.
# The reasons follow, as sentences. $percent is how likely the move wins.
terminal-hint = { $notation }: { $move } ({ $percent }).
terminal-goes-on = Die Partie geht weiter.
terminal-resigned = { $side } hat aufgegeben.
terminal-saved = Gespeichert in { $path }
terminal-loaded = Geladen: { $path }
# $name is a clause of the rules such as B12, $text what it says.
terminal-clause = { $name }: { $text }
terminal-clauses = Die Regeln heißen { $names }.
# Of a clause whose text is not part of Duellum.
terminal-no-text = (kein Text)

## What does not work

terminal-list-range = Zug { $number } steht nicht in der Liste: Wähle 1 bis { $count }.
terminal-none-begins = Kein erlaubter Zug fängt so an.
terminal-no-move = Jetzt gibt es keinen erlaubten Zug.
terminal-rolled = Ein Wurf lässt sich nicht zurücknehmen.
terminal-name-file = Nenne eine Datei, in die gespeichert werden soll.
terminal-none-kept = Es gibt keine angefangene Partie.
terminal-other-game = In der Datei steht eine Partie eines anderen Spiels.
terminal-no-file = Die Datei { $path } gibt es nicht.
terminal-no-access = { $path } kann nicht gelesen oder geschrieben werden: keine Berechtigung.
terminal-is-folder = { $path } ist ein Ordner.
# $text is in the system's language.
terminal-system = Das System meldet: { $text }
# $reason is one of the sentences above.
terminal-not-kept = Achtung: Die Partie lässt sich nicht auf der Festplatte speichern. { $reason }
