### Why a move or a position is refused: a sentence, or two. The clause of the rules behind it is named beside.
### $text is what somebody typed, $part a part of it.

## Any game

# $move is a move in notation.
general-illegal-elsewhere = { $move } ist ein Zug aus einer anderen Stellung.
general-illegal-not-led = { $move } hat nicht zu dieser Stellung geführt.
general-illegal-never-thrown = In diesem Spiel wird nicht gewürfelt.
# The computer is asked for a move when nobody can choose one.
general-illegal-search = Jetzt gibt es keinen Zug zu suchen.

## Battle. $square is a name such as e1, $count a number of squares, $face the pips on top of a die

# i1n4w1 is notation: the letters n, s, e and w are directions. Leave them as they are.
battle-illegal-form = Schreib einen Zug als Feld mit ein oder zwei Wegstücken, etwa i1n4w1: von i1 aus 4 nach Norden, dann 1 nach Westen.
battle-illegal-nothing = Es wurde nichts eingegeben. { battle-illegal-form }
battle-illegal-start = „{ $text }“ beginnt mit „{ $part }“, und das ist kein Feld. { battle-illegal-form }
battle-illegal-no-leg = „{ $text }“ nennt ein Feld, aber keinen Weg. { battle-illegal-form }
# $place is a number: the third character and so on.
battle-illegal-no-count = In „{ $text }“ muss auf Zeichen { $place }, „{ $part }“, eine Zahl von 1 bis 9 folgen. { battle-illegal-form }
battle-illegal-no-direction = In „{ $text }“ ist Zeichen { $place }, „{ $part }“, keine Richtung: Schreib n, s, e oder w (Norden, Süden, Osten, Westen). { battle-illegal-form }
battle-illegal-square = „{ $text }“ ist kein Feld: Felder sind a1 bis i8.
battle-illegal-edge =
    { $direction ->
        [north] Der Zug verlässt das Brett nördlich von { $square }.
        [south] Der Zug verlässt das Brett südlich von { $square }.
        [east] Der Zug verlässt das Brett östlich von { $square }.
       *[west] Der Zug verlässt das Brett westlich von { $square }.
    }
battle-illegal-leg = Jedes Wegstück muss mindestens ein Feld lang sein.
battle-illegal-turns = Ein Würfel darf in einem Zug höchstens einmal die Richtung ändern.
battle-illegal-back = Ein Würfel darf nicht auf demselben Weg zurückrollen.
battle-illegal-straight = Beide Wegstücke gehen in dieselbe Richtung: Schreib sie als eines oder ändere die Richtung im rechten Winkel.
battle-illegal-king-count = Der König zieht genau ein Feld weit, nicht { $count }.
battle-illegal-count = Die Oberseite zeigt { $face }, also muss der Würfel genau so viele Felder weit rollen, nicht { $count }.
battle-illegal-blocked = Der Weg ist auf { $square } versperrt.
battle-illegal-own = Auf { $square } steht deine eigene Figur.
battle-illegal-no-piece = Auf { $square } steht keine Figur.
battle-illegal-opponent = { battle-side } ist am Zug, aber die Figur auf { $square } gehört dem Gegner.

## Qwixx Duel. $colour is r, y, g or b (a row), $number the number on a field

qwixx-illegal-field = „{ $text }“ ist kein Feld: Schreib r, y, g oder b (Rot, Gelb, Grün, Blau) und eine Zahl von 2 bis 12, etwa y5, oder „-“, um zu passen.
qwixx-illegal-roll = „{ $text }“ ist kein Wurf: Schreib die beiden weißen Würfel, einen Schrägstrich, dann Rot, Gelb, Grün und Blau, etwa 41/3526, mit „-“ für einen Würfel, der aus dem Spiel ist.
qwixx-illegal-turn = „{ $text }“ ist kein vollständiger Zug: Schreib einen Wurf und zwei Entscheidungen oder eine, wenn sie die Partie beendet, etwa 41/3526 y5 -.
qwixx-illegal-faces = Zahl der Würfel in diesem Wurf: { $count }. Jeder muss eine Zahl von 1 bis 6 zeigen.
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
qwixx-illegal-sum = Für Aktion 1 zählt die Summe der weißen Würfel, { $sum }, nicht { $number }.
# A white die and the die of the row give $first or $second.
qwixx-illegal-pair = In dieser Reihe ist mit Aktion 2 nur { $first } oder { $second } möglich, die Summen aus einem weißen Würfel und dem in der Farbe der Reihe, nicht { $number }.
# The same where both white dice show the same number, so that there is only one sum.
qwixx-illegal-pair-one = In dieser Reihe ist mit Aktion 2 nur { $first } möglich, die Summe aus einem weißen Würfel und dem in der Farbe der Reihe, nicht { $number }.
qwixx-illegal-used = Aktion 1 hat { qwixx-colour } { $number } schon benutzt. Aktion 2 braucht ein anderes Feld.
# $own is the number of the field on which the player's right-most stone stands, in the same row.
qwixx-illegal-left = Du darfst nicht zurück auf { qwixx-colour } { $number }: Dein letzter Stein in dieser Reihe liegt auf { $own }.
qwixx-illegal-barred = Auf { qwixx-colour } { $number } liegt ein gegnerischer Stein, der nicht der vorderste ist.
qwixx-illegal-stack = Der gegnerische Stapel auf { qwixx-colour } { $number } kann nicht geschlagen werden.
qwixx-illegal-overtaken = Dein Stein auf { qwixx-colour } { $number } ist überholt, also darfst du nicht auf ihn stapeln.
# $count stones of the player are in the row.
qwixx-illegal-last = Für { qwixx-colour } { $number } brauchst du davor mindestens fünf Steine. Bisher hast du { $count }.
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
refused-too-many = Der Server ist ausgelastet. Versuch es später noch einmal.
refused-forbidden-origin = Diese Seite darf diesen Server nicht benutzen.
refused-not-host = Das kann nur, wer an dem Computer sitzt, auf dem Duellum läuft.
refused-no-network = Dieser Computer ist in keinem Netzwerk, aus dem andere Spieler beitreten könnten.
refused-unavailable = Das ließ sich nicht speichern, und es hat sich nichts geändert. Versuch es noch einmal.
refused-unknown-game = Diese Partie gibt es nicht.
refused-unknown-rules = Dieses Spiel ist hier nicht installiert.
refused-no-engine = Der Computer spielt dieses Spiel nicht, oder nicht auf dieser Stufe.
refused-bad-position = Aus dieser Stellung kann keine Partie beginnen.
refused-bad-seed = Dieser Startwert enthält Zeichen, die sich nicht anzeigen lassen.
refused-needs-commitment = Lade die Seite neu: Die Würfel dieser Partie brauchen die neueste Fassung der Seite.
refused-bad-share = Dieser Browser hat seinen Anteil an den Würfeln dieser Partie verloren und kann den Wurf nicht vollenden.
refused-roll-pending = Die Würfel rollen noch. Warte einen Moment.
refused-not-seated = Du schaust zu. Das können nur die Spieler.
refused-seat-taken = Beide Plätze sind besetzt. Du kannst zuschauen.
refused-already-seated = Du hast hier schon einen Platz.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-over = Die Partie ist zu Ende.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-not-your-turn = Du bist nicht am Zug.
refused-stale = Die Partie ist inzwischen weitergegangen.
refused-illegal = Die Regeln erlauben diesen Zug nicht.
refused-dice-due = Würfle zuerst.
refused-no-dice-due = Jetzt gibt es nichts zu würfeln.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-already-offered = Dieses Angebot wurde schon gemacht.
refused-too-often = Darum hast du gerade erst gebeten. Mach ein paar Züge, bevor du wieder fragst.
refused-exhausted = In dieser Partie kannst du nichts mehr anbieten und nichts mehr zurücknehmen.
refused-no-offer = Dieses Angebot gilt nicht mehr.
refused-seek-gone = Diese Herausforderung wurde schon angenommen oder zurückgezogen.
refused-not-against-people = In Partien gegen Menschen gibt es keine Tipps.
refused-not-now = Hier gibt es keinen Tipp.
refused-engine-failed = Der Computer hat nicht geantwortet.
refused-engine-busy = Der Computer ist mit anderen Anfragen beschäftigt. Frag gleich noch einmal.
refused-bad-record = Das ist keine gespeicherte Partie.
refused-too-many-moves = Diese gespeicherte Partie hat zu viele Züge: Höchstens { $count } sind erlaubt, Varianten mitgezählt.
refused-wrong-result = Das Ergebnis in dieser gespeicherten Partie passt nicht zu den Zügen.

## Positions that are impossible

position-long = Der Text ist zu lang: Eine Stellung hat höchstens { $count } Zeichen.

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }
position-battle-fields = Eine Stellung hat vier Teile mit je einem Leerzeichen dazwischen: acht Reihen mit / dazwischen, die Seite am Zug, die Halbzüge ohne Schlagen und die Nummer des Zugs.
position-battle-side = Die Seite am Zug muss w oder b sein.
position-battle-rank = Reihe { $rank } muss neun Felder haben: Buchstaben für Figuren, eine Ziffer für leere Felder.
position-battle-number = Die Halbzüge ohne Schlagen und die Nummer des Zugs müssen ganze Zahlen sein.
position-battle-long = Nach hundert Halbzügen ohne Schlagen endet die Partie unentschieden.
position-battle-kings = { position-battle-name }: Es darf nur einen König geben, aber Könige stehen auf { $squares }.
position-battle-dice = { position-battle-name }: Es darf höchstens acht Würfel geben.
position-battle-no-king = { position-battle-name }: Der König fehlt.
position-battle-palace = { position-battle-name }: Der König steht im gegnerischen Palast, die Partie ist also schon gewonnen.

## Positions of Qwixx Duel that are impossible

position-qwixx-name =
    { $side ->
        [black] Schwarz
       *[grey] Grau
    }
position-qwixx-row-name =
    { $colour ->
        [r] Rote Reihe
        [y] Gelbe Reihe
        [g] Grüne Reihe
       *[b] Blaue Reihe
    }
position-qwixx-fields = Eine Stellung hat fünf Teile mit je einem Leerzeichen dazwischen: vier Reihen mit / dazwischen, der aktive Spieler, die Fehlwürfe, der Wurf und die Phase.
position-qwixx-side = Der aktive Spieler muss b oder g sein.
position-qwixx-row = { position-qwixx-row-name }: Sie muss elf Felder und ein Schloss haben.
position-qwixx-closed-sign = { position-qwixx-row-name }: Sie muss als geschlossen eingetragen sein, wenn auf ihrer letzten Zahl ein Stein liegt, sonst als offen.
position-qwixx-misthrow-text = Schreib die Fehlwürfe in der Form 1:0, die von Schwarz zuerst.
position-qwixx-stage = Die Phase ist r vor dem Wurf, 1 vor Aktion 1, und vor Aktion 2 lautet sie 2: mit dem Feld von Aktion 1, oder 2:-.
position-qwixx-lock-open = { position-qwixx-row-name }: Auf dem Schloss liegt ein Stein, auf der letzten Zahl aber keiner.
position-qwixx-last-stack = { position-qwixx-row-name }: Auf der letzten Zahl darf nur ein Stein liegen, denn er schließt die Reihe.
position-qwixx-lock-side = { position-qwixx-row-name }: Die Steine auf dem Schloss und auf der letzten Zahl müssen derselben Seite gehören.
position-qwixx-before = { position-qwixx-row-name }: Vor dem Stein auf der letzten Zahl müssen fünf Steine derselben Seite liegen.
position-qwixx-stones = { position-qwixx-name }: Es gibt nur 22 Steine.
position-qwixx-misthrows = Es darf höchstens vier Fehlwürfe geben, denn der vierte beendet die Partie.
position-qwixx-closed = Es dürfen höchstens zwei Reihen geschlossen sein, denn die zweite beendet die Partie.
position-qwixx-bare-two = Zwei Reihen sind ohne Stein auf dem Schloss geschlossen, aber schon die erste hätte die Partie beendet.
position-qwixx-bare = { position-qwixx-row-name }: Sie ist ohne Stein auf dem Schloss geschlossen, obwohl der Spieler, der sie schloss, noch Steine hat.
position-qwixx-over = Die Partie war vorbei, bevor diese Würfel fielen.
position-qwixx-misthrow-fit = Auf leerem Spielplan muss, wer zuletzt am Zug war, gleich viele Fehlwürfe haben wie der andere oder einen mehr.
position-qwixx-supply = { position-qwixx-name }: Der Vorrat ist leer, also hätte die Partie schon im Zug dieser Seite geendet.
position-qwixx-ended = { position-qwixx-name }: Kein Zug dieser Seite kann die Partie so beenden.
position-qwixx-first-sum = Mit Aktion 1 darf ein Stein nur auf die Summe der weißen Würfel, { $sum }, und nicht auf { $field }.
position-qwixx-first-stone = Aktion 1 ist auf { $field } verzeichnet, aber dort liegt kein Stein des aktiven Spielers.
position-qwixx-first-last = Der Stein auf { $field } kann nicht der letzte sein, den der aktive Spieler gesetzt hat.
