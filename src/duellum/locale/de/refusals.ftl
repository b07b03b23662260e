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
