### Everything around the tables: the first page, the frame of a game, settings.

app-name = Duellum
# The title of a browser tab. $page is what it shows.
page-title = { $page } · Duellum
page-title-your-turn = Du bist dran · { $page }
close = Schließen
cancel = Abbrechen
accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
settings = Einstellungen
language = Sprache
language-needs-connection = { $language } muss einmal heruntergeladen werden und erscheint, sobald du online bist.
rules = Regeln
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

invitation-title = Lade jemanden ein
invitation-text = Verschicke diesen Link oder lass den Code mit einem Handy scannen. Das Spiel beginnt, sobald sich jemand setzt.
invitation-link = Link zu diesem Spiel
invitation-local = Dieser Link funktioniert nur auf diesem Computer. Um über ein Netzwerk zu spielen, starte Duellum mit: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
copy-link = Link kopieren
share-link = Teilen
link-copied = Der Link ist kopiert.
link-not-copied = Der Browser lässt das Kopieren nicht zu: Nimm den Link aus der Adresszeile.
code-label = Der Link als QR-Code
# $name is who invites, $game the name of the game.
free-seat-title = { $name } lädt dich zu „{ $game }“ ein
your-name = Dein Name
sit-down = Hinsetzen und spielen
waiting-start = Das Spiel beginnt gleich.
waiting-players = Die Spieler sind noch nicht da.
abort = Abbrechen

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
offer-a-draw = Unentschieden anbieten
offer-draw-title = Unentschieden anbieten?
offer-draw-text = Nimmt die Gegenseite an, endet das Spiel unentschieden.
resign = Aufgeben
resign-title = Aufgeben?
resign-text = Das Spiel endet und die Gegenseite gewinnt.
rematch = Revanche
rematch-go = Zur Revanche
previous-game = Das vorige Spiel
save-record = Partie speichern
save-witness = Würfelnachweis speichern
watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
# $name offers something.
offer-draw = { $name } bietet ein Unentschieden an.
offer-undo = { $name } möchte den letzten Zug zurücknehmen.
offer-rematch = { $name } möchte eine Revanche.
offer-mine-draw = Du hast ein Unentschieden angeboten.
offer-mine-undo = Du hast darum gebeten, deinen letzten Zug zurückzunehmen.
offer-mine-rematch = Du hast um eine Revanche gebeten.
hint-thinking = Ein guter Zug wird gesucht
# $move is a move in words, $percent how likely it wins.
hint-text = Vorschlag: { $move }. Gewinnchance: { $percent }.
chances-text = Deine Gewinnchance beträgt { $percent }
chances-figure = { $percent }
bot-failed = Der Computer hat keinen Zug gefunden.
bot-nudge = Noch einmal versuchen
bot-abort = Spiel beenden
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
# After a loss against the computer, with the buttons “take-back” and “loss-accept”; $reason is how the game ended.
loss-take-back =
    { $reason ->
        [palace-taken] Dein Palast war in Gefahr. Letzten Zug zurücknehmen?
       *[king-captured] Dein König war in Gefahr. Letzten Zug zurücknehmen?
    }
loss-accept = Weiter

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
# $text is the refusal, $clause the rule behind it, such as B12.
refused-by-clause = { $text } ({ $clause })
refused-malformed = Das hat der Server nicht verstanden.
refused-too-long = Das ist zu lang, um hier gelesen zu werden.
refused-too-fast = Zu schnell. Warte einen Moment.
refused-too-many = Hier ist gerade zu viel los. Versuch es später noch einmal.
refused-forbidden-origin = Diese Seite darf nicht mit diesem Server sprechen.
refused-not-host = Das kann nur, wer an dem Computer sitzt, auf dem Duellum läuft.
refused-no-network = Dieser Computer ist in keinem Netzwerk, über das andere mitspielen könnten.
refused-unavailable = Im Moment lässt sich nichts speichern. Es hat sich nichts geändert; versuch es noch einmal.
refused-unknown-game = Dieses Spiel gibt es nicht.
refused-unknown-rules = Dieses Spiel ist hier nicht installiert.
refused-no-engine = Der Computer spielt dieses Spiel nicht, oder nicht auf dieser Stufe.
refused-bad-position = Aus dieser Stellung kann kein Spiel beginnen.
refused-bad-name = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen.
refused-long-name = Dieser Name ist zu lang.
refused-bad-seed = Dieser Startwert enthält Zeichen, die sich nicht anzeigen lassen.
refused-needs-commitment = Lade die Seite neu: Die Würfel dieses Spiels brauchen ihre neueste Fassung.
refused-bad-share = Dieser Browser hat seinen Anteil an den Würfeln dieses Spiels verloren: Er kann den Wurf nicht vollenden.
refused-roll-pending = Die Würfel sind noch in der Luft: Warte, bis sie liegen.
refused-not-seated = Du schaust zu: Das können nur die Spieler.
refused-seat-taken = Beide Plätze sind besetzt. Du kannst zuschauen.
refused-already-seated = Du sitzt schon hier.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-over = Das Spiel ist zu Ende.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-not-your-turn = Du bist nicht am Zug.
refused-stale = Das Spiel ist inzwischen weitergegangen.
refused-illegal = Die Regeln verbieten diesen Zug.
refused-dice-due = Würfle zuerst.
refused-no-dice-due = Jetzt gibt es nichts zu würfeln.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-already-offered = Dieses Angebot steht schon.
refused-too-often = Darum hast du gerade erst gebeten. Spiel erst einmal weiter.
refused-exhausted = In diesem Spiel kannst du nichts mehr anbieten und nichts mehr zurücknehmen.
refused-no-offer = Dieses Angebot gibt es nicht mehr.
refused-not-against-people = In Spielen gegen Menschen gibt es keine Hilfe.
refused-not-now = Zu dieser Stellung gibt es nichts zu sagen.
refused-engine-failed = Der Computer hat nicht geantwortet.
refused-engine-busy = Der Computer ist noch mit anderen Fragen beschäftigt. Frag gleich noch einmal.
refused-bad-record = Das ist keine gespeicherte Partie.
refused-too-many-moves = Diese gespeicherte Partie hat zu viele Züge: Höchstens { $count } werden gelesen, Varianten mitgezählt.
refused-wrong-result = Das eingetragene Ergebnis passt nicht zu den Zügen.
