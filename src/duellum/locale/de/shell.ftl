### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Du bist am Zug · { $page }
close = Schließen
cancel = Abbrechen
settings = Einstellungen
language = Sprache
language-needs-connection = { $language } muss einmal heruntergeladen werden und erscheint, sobald du online bist.
rules = Regeln
# A link to a clause of the rules; $clause is its id, such as B12
rule-number = Regel { $clause }
go-home = Startseite
new-game = Neue Partie

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
game-battle-about = Deine Würfel rollen über das Brett, genau so weit, wie sie Augen zeigen. Schlage den gegnerischen König oder bring deinen in den gegnerischen Palast.
game-qwixx = Qwixx Das Duell
game-qwixx-about = Würfeln, setzen, stapeln, schlagen: ein Wettlauf durch vier Farbreihen.
generic-about = Ein Spiel an einem einfachen Tisch.
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
time-days = { $days } Tg. { $hours } Std.

## Before a game

copy-link = Link kopieren
share-link = Teilen
link-copied = Der Link ist kopiert.
link-not-copied = Der Browser hat das Kopieren nicht erlaubt. Kopiere den Link aus der Adresszeile.
your-name = Dein Name
waiting-start = Die Partie beginnt gleich.
waiting-players = Warten auf die Spieler.

## Around the table

panel = Züge und mehr
tools = Werkzeuge
tool-undo = Zug zurück
tool-undo-ask = Rücknahme erbitten
take-back = Zurücknehmen
tool-hint = Tipp
tool-threats = Drohungen
threats-count =
    { $count ->
        [0] { $side }: keine Drohung.
        [one] { $side }: { $count } Drohung.
       *[other] { $side }: { $count } Drohungen.
    }
tool-chances = Chancen
tool-flip = Brett drehen
tool-more = Mehr
side-you = { $side } (du)
side-away = { $side } (offline)
turn-yours = Du bist am Zug
turn-theirs = Am Zug
turn-thinking = Denkt nach
moves = Züge
moves-none = Noch keine Züge.
# For those who listen: $side made $move, in words.
moves-ply = { $side }: { $move }
# Two moves of one turn, in words.
moves-then = { $first }, dann { $second }
step-first = Ausgangsstellung
step-back = Einen Zug zurück
step-forward = Einen Zug vor
step-last = Letzter Zug
replay-at = Stellung nach Zug { $ply } von { $count }
replay-now = Zurück zur Partie
previous-game = Die vorige Partie
save-record = Partie speichern
watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
chances-text = Deine Gewinnchance beträgt { $percent }
chances-figure = { $percent }
connection-first = Verbinden …
connection-lost = Keine Verbindung. Neuer Versuch …
connection-network-off = Der Gastgeber nimmt keine Spieler aus dem Netzwerk mehr an. Neuer Versuch …
pending-unsent =
    { $what ->
        [play] Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
        [roll] Gewürfelt wird, sobald die Verbindung wieder da ist.
        [resign] Du gibst auf, sobald die Verbindung wieder da ist.
       *[other] Das wird gesendet, sobald die Verbindung wieder da ist.
    }
pending-sent = Der Server hat das noch nicht bestätigt.
pending-refused = { $reason } Was du ohne Verbindung getan hast, wurde nicht ausgeführt.
pending-dropped = Deine letzte Aktion wurde nicht gesendet: Du hast die Seite ohne Verbindung verlassen.
pending-mark = Wartet auf die Verbindung.

## How a game ended

result-won = Du hast gewonnen!
result-lost = Du hast verloren.
result-draw = Unentschieden.
result-none = Die Partie wurde abgebrochen.
result-winner = { $side } gewinnt!
ending-king-captured = Der König wurde geschlagen.
ending-palace-taken = Der König hat den gegnerischen Palast erreicht.
ending-no-move = Es gab keinen Zug mehr.
ending-long-game = Hundert Züge ohne Schlagen.
ending-repetition = Dieselbe Stellung zum dritten Mal.
ending-supply-empty = Ein Vorrat ist leer.
ending-four-misthrows = Die Fehlwurfspalte ist voll.
ending-two-rows-closed = Zwei Reihen sind geschlossen.
ending-resignation = Durch Aufgabe.
ending-agreement = Durch Einigung.
ending-time = Die Zeit ist abgelaufen.
ending-aborted = Es gibt keinen Sieger.

## Fair dice

fairness-open = Würfel prüfen

## Settings

settings-theme = Farben
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Kontrastreich
settings-sound = Ton
settings-speed = Animationstempo
settings-speed-note = Ganz links: keine Animation.
settings-tilt = Neigung des Tisches
settings-notation = Notation
settings-notation-note = Züge zeigen, wie sie in gespeicherten Partien stehen: i1n4w1, 41/3526 y5.

## Pages that are not there

not-found-title = Seite nicht gefunden
not-found-text = Unter dieser Adresse gibt es keine Seite.
no-such-game = Diese Partie gibt es nicht, oder sie wurde gelöscht.

## Refusals

no-answer = Der Server antwortet nicht.
refused-bad-name = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen.
refused-long-name = Dieser Name ist zu lang.
