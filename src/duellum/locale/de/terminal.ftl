### The line mode: games in a terminal, typed line by line.
### $side is the name of a side, $path that of a file; $load and $help are words that one types.

## Beginning and end

terminal-welcome-two = { $game } für zwei an einer Tastatur.
# $level is 1 to 8.
terminal-welcome-engine = { $game }: du gegen den Computer, Stufe { $level }.
terminal-welcome-help = Mit „{ $help }“ siehst du, was du eingeben kannst.
terminal-lot = Das Los hat entschieden, wer beginnt.
terminal-unfinished = Eine angefangene Partie ist noch da: „{ $load }“ setzt sie fort.
terminal-kept = Die Partie liegt in { $path }
terminal-next-time = Beim nächsten Mal setzt „{ $load }“ sie fort.
terminal-goodbye = Bis bald.

## Before the cursor, without a full stop

terminal-prompt-dice = { $side }, Eingabetaste würfelt
terminal-prompt-over = Das Spiel ist zu Ende

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
        [roll] würfelt, wenn gewürfelt werden muss; die Eingabetaste tut es auch
        [hint] fragt den Computer, was er spielen würde und warum
        [undo] nimmt den letzten Zug zurück, gegen den Computer auch seine Antwort
        [draw] bietet ein Unentschieden an; die Gegenseite wird gefragt
        [resign] gibt die Partie auf
        [save] schreibt die Partie in eine Datei
        [load] setzt eine gespeicherte Partie fort, ohne Datei die zuletzt abgebrochene
        [new] beginnt eine neue Partie
        [board] zeichnet die Stellung noch einmal
        [rules] zeigt die Regeln oder eine einzelne
        [help] zeigt diese Liste
       *[quit] beendet das Programm; die Partie bleibt erhalten
    }

## Questions

terminal-yes = ja
terminal-no = nein
terminal-ask = { $question } ({ terminal-yes }/{ terminal-no })
terminal-draw = Nimmt die Gegenseite das Unentschieden an?
terminal-overwrite = { $path } gibt es schon. Überschreiben?

## What happens

terminal-thinking = { $side } denkt nach …
# $notation is the move as one types it, $move the same in words.
terminal-played = { $side } hat { $notation } gespielt: { $move }.
# The reasons follow, as sentences. $percent is how likely the move wins.
terminal-hint = { $notation }: { $move } ({ $percent }).
terminal-goes-on = Die Partie geht weiter.
terminal-saved = Gespeichert in { $path }
terminal-loaded = Geladen: { $path }
# $name is a clause of the rules such as B12, $text what it says.
terminal-clause = { $name }: { $text }
terminal-clauses = Die Regeln heißen { $names }.
# Of a clause whose text is not part of Duellum.
terminal-no-text = (kein Text)

## What does not work

terminal-list-range = Die Liste hat die Nummern 1 bis { $count }, nicht { $number }.
terminal-none-begins = Kein erlaubter Zug fängt so an.
terminal-no-move = Jetzt ist kein Zug möglich.
terminal-rolled = Gefallene Würfel lassen sich nicht zurücknehmen.
terminal-name-file = Nenne eine Datei, in die gespeichert werden soll.
terminal-none-kept = Es gibt keine angefangene Partie.
terminal-other-game = In der Datei steht eine Partie eines anderen Spiels.
terminal-no-file = Die Datei { $path } gibt es nicht.
terminal-no-access = { $path } darf nicht gelesen oder geschrieben werden.
terminal-is-folder = { $path } ist ein Ordner.
# $text is in the system's language.
terminal-system = Das System meldet: { $text }
# $reason is one of the sentences above.
terminal-not-kept = Achtung: Die Partie lässt sich nicht auf der Platte sichern. { $reason }
