### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Du bist dran · { $page }
close = Schließen
cancel = Abbrechen
settings = Einstellungen
language = Sprache
language-needs-connection = { $language } muss einmal heruntergeladen werden und erscheint, sobald du online bist.
rules = Regeln
# A link to a clause of the rules; $clause is its id, such as B12
rule-number = Regel { $clause }
go-home = Zur Startseite
new-game = Neues Spiel

## The navigation bar

# The names of the bar and of the button that opens it on small screens, for those who listen.
navigation = Hauptmenü
menu = Menü
nav-play = Spielen
nav-learn = Lernen
nav-puzzles = Aufgaben
nav-analyse = Analyse
nav-watch = Zuschauen

## Names of games and sides

game-battle = Duell
game-battle-about = Deine Würfel rollen über das Brett, genau so weit, wie sie Augen zeigen. Schlage den König oder bring deinen in seinen Palast.
game-qwixx = Qwixx Das Duell
game-qwixx-about = Würfeln, setzen, stapeln, schlagen: ein Wettlauf durch vier Farbreihen.
generic-about = Ein Spiel mit einfachem Tisch.
side-battle-first = Weiß
side-battle-second = Schwarz
side-qwixx-first = Schwarz
side-qwixx-second = Grau
# For whoever has not said their name; $number tells guests apart.
guest-name = Gast { $number }
# An opponent played by the machine.
bot-name = Computer, Stufe { $level }
# The same where there is little room; its level, a digit, follows.
bot-label = Computer
seat-open = Freier Platz
seat-kept = Noch nicht da
seat-nameless = Jemand

## The first page

home-open = Gespeicherte Partie öffnen
home-independent = Die Spiele gehören ihren Autoren und Verlagen; dies ist eine unabhängige Umsetzung.
home-print = Spiel zum Ausdrucken
how-to-play = So wird gespielt
# $game is the name of a game.
how-to-play-game = So spielt man „{ $game }“
engine-preparing = Der Computer macht sich bereit, nur beim ersten Mal: { $progress }
form-play = Spielen

## Clocks

clock-none = Ohne Uhr
clock-sudden =
    { $minutes ->
        [one] Je { $minutes } Minute
       *[other] Je { $minutes } Minuten
    }
# So many minutes, and some more seconds after each turn.
clock-fischer =
    { $minutes ->
        [one] { $minutes } Minute + { $seconds } s pro Zug
       *[other] { $minutes } Minuten + { $seconds } s pro Zug
    }
clock-days =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
# What is left on a long clock; d and h are short for days and hours.
time-days = { $days } T { $hours } Std.

## Before a game

copy-link = Link kopieren
share-link = Teilen
link-copied = Der Link ist kopiert.
link-not-copied = Der Browser lässt das Kopieren nicht zu: Nimm den Link aus der Adresszeile.
your-name = Dein Name
waiting-start = Das Spiel beginnt gleich.
waiting-players = Die Spieler sind noch nicht da.

## Around the table

panel = Züge und mehr
tools = Werkzeuge
tool-undo = Zurück
tool-undo-ask = Rücknahme erbitten
take-back = Zurücknehmen
tool-hint = Tipp
tool-threats = Gefahr
threats-count =
    { $count ->
        [0] { $side }: keine Drohung.
        [one] { $side }: { $count } Drohung.
       *[other] { $side }: { $count } Drohungen.
    }
tool-chances = Chancen
tool-flip = Drehen
tool-more = Mehr
side-you = { $side }, du
side-away = { $side }, abwesend
turn-yours = Du bist dran
turn-theirs = Am Zug
turn-thinking = Denkt nach
turn-warming = Macht sich bereit: { $progress }
moves = Züge
moves-none = Noch keine Züge.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, dann { $second }
step-first = Zum Anfang
step-back = Einen Zug zurück
step-forward = Einen Zug vor
step-last = Zum letzten Zug
replay-at = Der Tisch nach Zug { $ply } von { $count }
replay-now = Zurück zum Spiel
previous-game = Das vorige Spiel
save-record = Partie speichern
watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
chances-text = Deine Gewinnchance beträgt { $percent }
chances-figure = { $percent }
connection-first = Du nimmst am Tisch Platz
connection-lost = Keine Verbindung. Wir versuchen es weiter.
connection-network-off = Das Spiel ist für das Netzwerk nicht mehr offen. Wir versuchen es weiter.
pending-unsent =
    { $what ->
        [play] Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
        [roll] Gewürfelt wird, sobald die Verbindung wieder da ist.
        [resign] Du gibst auf, sobald die Verbindung wieder da ist.
       *[other] Das wird gesendet, sobald die Verbindung wieder da ist.
    }
pending-sent = Der Server hat das noch nicht bestätigt.
pending-refused = { $reason } Was du ohne Verbindung getan hast, wurde nicht ausgeführt.
pending-dropped = Deine letzte Aktion wurde nicht gesendet: Du hast das Spiel ohne Verbindung verlassen.
pending-mark = Wartet auf die Verbindung.

## How a game ended

result-won = Du gewinnst!
result-lost = Du verlierst.
result-draw = Unentschieden.
result-none = Das Spiel wurde abgesagt.
result-winner = { $side } gewinnt!
ending-king-captured = Der König wurde geschlagen.
ending-palace-taken = Der König hat den gegnerischen Palast erreicht.
ending-no-move = Es gab keinen Zug mehr.
ending-long-game = Hundert Züge, ohne dass ein Würfel geschlagen wurde.
ending-repetition = Dieselbe Stellung zum dritten Mal.
ending-supply-empty = Ein Vorrat ist leer.
ending-four-misthrows = Die Fehlwurfspalte ist voll.
ending-two-rows-closed = Zwei Reihen sind geschlossen.
ending-resignation = Durch Aufgabe.
ending-agreement = Durch Einigung.
ending-time = Die Zeit ist abgelaufen.
ending-aborted = Niemand gewinnt, niemand verliert.

## Fair dice

fairness-open = Würfel prüfen

## Settings

settings-theme = Farben
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Kontrastreich
settings-sound = Ton
settings-speed = Tempo der Bewegungen
settings-speed-note = Ganz links bewegt sich nichts.
settings-tilt = Neigung des Tisches
settings-notation = Notation
settings-notation-note = Züge stehen da wie in gespeicherten Partien: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Hier ist nichts
not-found-text = Diese Adresse führt nirgendwohin.
no-such-game = Dieses Spiel gibt es nicht, oder es ist nicht mehr gespeichert.

## Refusals

no-answer = Der Server antwortet nicht.
refused-bad-name = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen.
refused-long-name = Dieser Name ist zu lang.
