### Why a move is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } ist ein Zug aus einer anderen Stellung.
general-illegal-not-led = { $move } hat nicht zu dieser Stellung geführt.
general-illegal-never-thrown = In diesem Spiel wird nicht gewürfelt.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Jetzt ist kein Zug zu suchen.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Ein Zug besteht aus einem Feld und einem oder zwei Wegstücken, etwa i1n4w1: von i1 nach Norden 4, dann nach Westen 1.
battle-illegal-nothing = Es wurde nichts eingegeben. { battle-illegal-form }
battle-illegal-start = „{ $part }“ am Anfang von „{ $text }“ ist kein Feld. { battle-illegal-form }
battle-illegal-no-leg = „{ $text }“ nennt ein Feld, aber keinen Weg. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = In „{ $text }“ fehlt nach „{ $part }“, Zeichen { $place }, eine Zahl von 1 bis 9. { battle-illegal-form }
battle-illegal-no-direction = „{ $part }“, Zeichen { $place } von „{ $text }“, ist keine der Richtungen n, s, e und w (Norden, Süden, Osten, Westen). { battle-illegal-form }
battle-illegal-square = „{ $text }“ ist kein Feld: Die Felder heißen a1 bis i8.
battle-illegal-edge =
    { $direction ->
        [north] Der Zug verlässt das Brett nördlich von { $square }.
        [south] Der Zug verlässt das Brett südlich von { $square }.
        [east] Der Zug verlässt das Brett östlich von { $square }.
       *[west] Der Zug verlässt das Brett westlich von { $square }.
    }
battle-illegal-leg = Jedes Wegstück ist mindestens ein Feld lang.
battle-illegal-turns = In einem Zug darf man die Richtung höchstens einmal ändern.
battle-illegal-back = Ein Zug darf nicht auf dem eigenen Weg zurückführen.
battle-illegal-straight = Beide Wegstücke gehen in dieselbe Richtung: Schreib sie als eines oder ändere die Richtung im rechten Winkel.
battle-illegal-king-count = Der König zieht genau ein Feld weit, nicht { $count }.
battle-illegal-count = Die Oberseite zeigt { $face }: Genau so weit rollt der Würfel, nicht { $count }.
battle-illegal-blocked = Der Weg ist auf { $square } versperrt.
battle-illegal-own = Auf { $square } steht schon ein eigener Würfel oder König.
battle-illegal-no-piece = Auf { $square } steht nichts.
battle-illegal-opponent = { battle-side } ist am Zug, aber was auf { $square } steht, gehört der Gegenseite.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = „{ $text }“ ist kein Feld: Schreib r, y, g oder b (Rot, Gelb, Grün, Blau) und eine Zahl von 2 bis 12, etwa y5, oder „-“ zum Passen.
qwixx-illegal-roll = „{ $text }“ ist kein Wurf: Schreib die beiden weißen Würfel, einen Schrägstrich, dann Rot, Gelb, Grün und Blau, etwa 41/3526, mit „-“ für einen Würfel, der aus dem Spiel ist.
qwixx-illegal-turn = „{ $text }“ ist kein vollständiger Zug: Schreib einen Wurf und zwei Entscheidungen, oder eine, die das Spiel beendet, etwa 41/3526 y5 -.
qwixx-illegal-faces = Jetzt zu werfende Würfel: { $count }; jeder zeigt 1 bis 6.
# $roll is a roll in notation.
qwixx-illegal-thrown = Es ist schon gewürfelt worden: { $roll }.
qwixx-illegal-die-in =
    { $colour ->
        [r] Der rote Würfel ist noch im Spiel und muss geworfen werden.
        [y] Der gelbe Würfel ist noch im Spiel und muss geworfen werden.
        [g] Der grüne Würfel ist noch im Spiel und muss geworfen werden.
       *[b] Der blaue Würfel ist noch im Spiel und muss geworfen werden.
    }
qwixx-illegal-die-out = { qwixx-die-out }.
# $sum is the sum of the white dice.
qwixx-illegal-sum = Aktion 1 braucht die Summe der weißen Würfel, { $sum }, nicht { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = In dieser Reihe kann Aktion 2 auf { $first } oder { $second } setzen, die Summen aus einem weißen Würfel und dem der Reihe, nicht auf { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = In dieser Reihe kann Aktion 2 nur auf { $first } setzen, die Summe aus einem weißen Würfel und dem der Reihe, nicht auf { $number }.
qwixx-illegal-used = Aktion 1 hat { qwixx-colour } { $number } schon benutzt: Aktion 2 braucht ein anderes Feld.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Du darfst nicht zurück auf { qwixx-colour } { $number }: In dieser Reihe liegt dein vorderster Stein schon auf { $own }.
qwixx-illegal-barred = Auf { qwixx-colour } { $number } liegt ein gegnerischer Stein, der nicht der vorderste ist.
qwixx-illegal-stack = Der gegnerische Stapel auf { qwixx-colour } { $number } kann nicht geschlagen werden.
qwixx-illegal-overtaken = Dein Stein auf { qwixx-colour } { $number } ist überholt und kann nicht erhöht werden.
# $count stones of the player are in the row.
qwixx-illegal-last = Für { qwixx-colour } { $number } brauchst du davor mindestens fünf eigene Steine; bisher hast du { $count }.
qwixx-illegal-closed =
    { $colour ->
        [r] Die rote Reihe ist geschlossen.
        [y] Die gelbe Reihe ist geschlossen.
        [g] Die grüne Reihe ist geschlossen.
       *[b] Die blaue Reihe ist geschlossen.
    }

## What else the server or this browser refuses

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
