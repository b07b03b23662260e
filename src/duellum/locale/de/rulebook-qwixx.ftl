### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = „Qwixx Das Duell“ ist ein Wettlauf auf einem gemeinsamen Spielplan. Du wirfst die Würfel, setzt deine Steine in vier Farbreihen, stapelst sie und schlägst die der Gegenseite.
rulebook-qwixx-about-2 = Wer Qwixx kennt, kennt schon vieles: Es geht von links nach rechts, nur mit Steinen statt Kreuzen. Neu ist der vorderste Stein jeder Reihe. Er kann geschlagen werden, und sein Besitzer darf auf ihn stapeln; jeder Stein eines Stapels zählt.
rulebook-qwixx-aim-1 = Wer am Ende die meisten Punkte hat, gewinnt. Je mehr Steine du in einer Reihe hast, desto mehr ist jeder weitere wert.

## What is in the box

rulebook-qwixx-box-board = Spielplan mit vier Farbreihen, ihren Schlössern, einer Spalte für Fehlwürfe und der Punkteskala
rulebook-qwixx-box-white = Weiße Würfel
rulebook-qwixx-box-coloured = Farbige Würfel: rot, gelb, grün, blau
rulebook-qwixx-box-black = Schwarze Steine
rulebook-qwixx-box-grey = Graue Steine
rulebook-qwixx-box-1 = Rot und Gelb laufen aufwärts von 2 bis 12, Grün und Blau abwärts von 12 bis 2. So beginnt und endet jede Reihe mit einer Zahl, die selten fällt. Ganz rechts hat jede Reihe ihr Schloss.
rulebook-qwixx-rows = Zwei weiße Sechsen ergeben 12. In Grün und Blau ist das die erste Zahl, offen für jeden; in Rot und Gelb ist es die letzte, und man braucht fünf Steine davor.

## Setting up

rulebook-qwixx-setup-1 = Legt den Spielplan zwischen euch. Einer nimmt die 22 schwarzen Steine als Vorrat, der andere die 22 grauen. Das Los entscheidet, wer beginnt.
rulebook-qwixx-start = Der Anfang: ein leerer Spielplan, volle Vorräte und alle sechs Würfel zum Werfen.

## A turn

rulebook-qwixx-turn-1 = Der aktive Spieler wirft alle Würfel, die noch im Spiel sind, und hat dann zwei Aktionen, eine nach der anderen. Anders als bei Qwixx sieht der andere nur zu.
rulebook-qwixx-turn-2 = Aktion 1: Zähle die beiden weißen Würfel zusammen und sag die Summe laut. Du darfst einen Stein auf diese Zahl setzen, in welcher Reihe du willst.
rulebook-qwixx-turn-3 = Aktion 2: Zähle einen weißen und einen farbigen Würfel zusammen. Du darfst einen Stein auf diese Zahl setzen, in der Reihe dieser Farbe.
rulebook-qwixx-turn-4 = Auf jede Aktion darfst du verzichten; nutzt du beide, müssen es zwei verschiedene Felder sein. Setzt du gar keinen Stein, ist das ein Fehlwurf: Ein Stein geht aus deinem Vorrat in die Fehlwurfspalte. Dann ist der andere aktiv.
rulebook-qwixx-two-actions = Weiß 4 und Weiß 1 ergeben 5; Schwarz setzt in der gelben Reihe. Dann ergeben Weiß 4 und Blau 6 zusammen 10, und Schwarz setzt in der blauen Reihe.
rulebook-qwixx-same-field = Die 7 gibt es zweimal, durch die weißen Würfel und durch Weiß 4 und Rot 3. Aber in einem Zug darf dasselbe Feld nicht zweimal benutzt werden.
rulebook-qwixx-misthrow = Schwarz setzt nichts: ein Fehlwurf. Der Stein fehlt in den Reihen und kostet 5 Punkte.
rulebook-qwixx-in-order = Aktion 1 kommt zuerst, mit allem, was daraus folgt. Schwarz setzt einen fünften Stein in die rote Reihe; erst das öffnet die 12 für Aktion 2.

## Placing stones

rulebook-qwixx-placing-1 = In jeder Reihe geht es von links nach rechts: Ein neuer Stein liegt rechts von allen deinen Steinen in dieser Reihe. Lücken dürfen beliebig groß sein, aber auffüllen kannst du sie nicht mehr.
rulebook-qwixx-placing-2 = Es zählen nur deine eigenen Steine, und nur die, die jetzt in der Reihe liegen. Wird dein Stein ganz rechts geschlagen, ist wieder der nächste links davon maßgebend. Ein Feld mit einem gegnerischen Stein ist für dich gesperrt, es sei denn, du darfst ihn schlagen.
rulebook-qwixx-gap = Von der 3 gleich auf die 9: erlaubt. Aber nun liegt die 6 links vom schwarzen Stein auf der 9.
rulebook-qwixx-after-capture = Grau schlägt die 7. Der schwarze Stein ganz rechts liegt nun auf der 5, also darf Schwarz auf die 6 setzen, die vorher gesperrt war.

## Capturing and stacking

rulebook-qwixx-front-1 = Der Stein ganz rechts in einer Reihe ist ihr vorderster, egal, wem er gehört. Ist er ein einzelner gegnerischer Stein, darfst du ihn schlagen: Setze deinen Stein auf sein Feld. Er kehrt in den Vorrat seines Besitzers zurück und kann wieder gesetzt werden.
rulebook-qwixx-front-2 = Gehört der vorderste Stein dir, darfst du auf ihn stapeln, immer wieder und so hoch du willst. Ein Stapel aus zwei oder mehr Steinen kann nie geschlagen werden.
rulebook-qwixx-front-3 = Sobald ein Stein weiter rechts liegt, ist das Überholte eingefroren: Es kann weder geschlagen noch erhöht werden. Nur durch Überholen hält man einen Stapel vom Wachsen ab.
rulebook-qwixx-red-grey = Grau muss rechts von der grauen 3 setzen: auf die 4, auf die 6 oder weiter rechts. Grau darf auch die 7 schlagen, denn sie ist einzeln und der vorderste Stein. Die schwarze 5 ist sicher, weil sie nicht der vorderste ist.
rulebook-qwixx-red-black = Dieselbe Reihe für Schwarz: Mit einer weiteren 7 stapelt Schwarz auf den vordersten Stein; sonst geht es weiter nach rechts.
rulebook-qwixx-capture = Grau würfelt 7 und schlägt den vordersten Stein. Der schwarze Stein kehrt in seinen Vorrat zurück.
rulebook-qwixx-stack = Schwarz stapelt auf den vordersten Stein. Nun würfelt auch Grau eine 7, aber zwei Steine sind sicher.
rulebook-qwixx-frozen = Grau überholt den schwarzen Stapel. Schwarz würfelt eine 5, doch der Stapel kann nicht mehr wachsen.
rulebook-qwixx-blue-black = Schwarz muss rechts von der schwarzen 9 setzen. Der graue Stein auf der 8 ist überholt und versperrt sein Feld; der graue Stapel auf der 5 ist sicher. Schwarz hat fünf Steine in der Reihe, also steht sogar die letzte Zahl offen, die 2.
rulebook-qwixx-blue-grey = Dieselbe Reihe für Grau: auf der 5 stapeln oder auf die 4 oder 3 setzen. Die 2 bleibt gesperrt, denn Grau hat hier nur drei Steine.

## Closing a row

rulebook-qwixx-closing-1 = Die letzte Zahl einer Reihe, 12 in Rot und Gelb, 2 in Grün und Blau, steht nur offen, wenn man mindestens fünf eigene Steine in dieser Reihe hat. In einem Stapel zählt jeder Stein.
rulebook-qwixx-closing-2 = Besetzt du sie, legst du noch einen Stein aus deinem Vorrat auf das Schloss, und auch er zählt in der Reihe. Die Reihe ist nun für beide geschlossen, und ihr Würfel scheidet sofort aus.
rulebook-qwixx-closing-3 = War der Stein auf der letzten Zahl dein allerletzter, ist die Reihe trotzdem geschlossen, aber das Schloss bleibt leer und das Spiel endet.
rulebook-qwixx-stack-counts = Ein Stapel aus fünf zählt als fünf Steine: Schwarz darf die 12 besetzen.
rulebook-qwixx-close-green = Schwarz besetzt die grüne 2 und legt einen zweiten Stein auf das Schloss. Der grüne Würfel scheidet aus, und Grau kann seine 5 dort nicht mehr setzen.
rulebook-qwixx-last-stone = Der letzte Stein von Schwarz geht auf die rote 12. Die Reihe ist geschlossen und das Spiel aus; für das Schloss ist kein Stein mehr da.

## The end of the game

rulebook-qwixx-end-1 = Drei Dinge beenden das Spiel, jedes sofort, auch vor Aktion 2: Der letzte Stein eines Vorrats liegt auf dem Spielplan; vier Steine liegen in der Fehlwurfspalte, egal, wessen; oder zwei Reihen sind geschlossen, egal, von wem.
rulebook-qwixx-end-2 = Zwei weitere Regeln sind unsere eigenen: Bei Gleichstand ist das Spiel unentschieden, und du kannst aufgeben, ein Unentschieden vereinbaren oder durch Zeitablauf verlieren.
rulebook-qwixx-two-rows = Grau hat Rot geschlossen, und nun schließt Schwarz mit Aktion 1 Grün. Das Spiel endet sofort, ohne Aktion 2. Beide haben 28 Punkte: unentschieden.
rulebook-qwixx-agreement = Keiner will weiterspielen, und beide einigen sich auf ein Unentschieden.

## Scoring

rulebook-qwixx-scoring-1 = Zähle deine Steine in jeder Reihe, Stapel Stein für Stein, auch den auf dem Schloss. Die Skala sagt, was sie wert sind. Mehr als zwölf in einer Reihe sind erlaubt, zählen aber wie zwölf.
rulebook-qwixx-scoring-2 = Jeder deiner Steine in der Fehlwurfspalte kostet 5 Punkte. Schreibt die vier Reihen und die Fehlwürfe auf und zählt zusammen: Wer insgesamt mehr Punkte hat, gewinnt.
rulebook-qwixx-scale-stones = Steine in der Reihe
rulebook-qwixx-scale-points = Punkte
rulebook-qwixx-thirteen = Der dreizehnte Stein in der Reihe: 78 Punkte, wie zuvor.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Schwarz zählt 15 in Rot, 1 in Gelb und 28 in Grün, weniger 5 für einen Fehlwurf. Grau zählt 1, 6 und 6, weniger 10 für zwei Fehlwürfe.

## Tactics

rulebook-qwixx-tactics-1 = Lange Reihen lohnen sich. Der zweite Stein einer Reihe bringt zwei Punkte dazu, der fünfte fünf, der zehnte zehn: lieber eine Reihe mit acht Steinen als zwei mit vier.
rulebook-qwixx-tactics-2 = Vorn spielt die Musik. Ein einzelner vorderster Stein ist in Gefahr, bis du auf ihn stapelst oder jemand ihn überholt, vor allem auf 6, 7 und 8, die am häufigsten fallen. Ein Stapel, der vorn bleibt, wächst mit jedem passenden Wurf.
rulebook-qwixx-tactics-3 = Eine große Lücke kostet dich die Felder dazwischen. Sie lohnt sich, wenn sie einen wachsenden Stapel aufhält oder dich auf eine Zahl nach vorn bringt, die schwer zu treffen ist.
rulebook-qwixx-tactics-4 = Behalte das Ende im Auge. Führst du, dann schließe Reihen, verbrauche Steine oder nimm sogar den vierten Fehlwurf in Kauf; liegst du zurück, halte das Spiel am Laufen.
rulebook-qwixx-on-purpose = Drei Steine liegen in der Fehlwurfspalte, und Schwarz führt. Schwarz verzichtet auf beide Aktionen: Der vierte Fehlwurf kostet 5 Punkte, beendet aber das Spiel, und Schwarz gewinnt.

## Where the editions disagree

rulebook-qwixx-edition-left = In der portugiesischen Anleitung setzt Schwarz einen weiteren Stein links von der 7. Steine gehen immer nur nach rechts.
rulebook-qwixx-edition-last-field = Im Beispiel der blauen Reihe verwechselt die portugiesische Anleitung die Spieler und hat einen Satz verloren: Auf 4 und 3 darf Grau setzen, und die 2 steht Schwarz offen, das fünf Steine hat, nicht Grau.
rulebook-qwixx-edition-words = Die portugiesische Anleitung gibt die Würfel im Uhrzeigersinn weiter, stapelt auf den ersten Stein und hat zwei Namen für die Fehlwurfspalte; die polnische hat drei. Zwei Spieler wechseln sich ab, Stapel wachsen auf dem vordersten Stein, und es gibt eine Spalte.
rulebook-qwixx-edition-twelve = In der polnischen Liste der letzten Zahlen fehlt die gelbe 12. Sie gehört dazu.
rulebook-qwixx-edition-stack = Die polnische Anleitung setzt einen zweiten Stapel auf den vordersten Stein. Es ist ein zweiter Stein.
rulebook-qwixx-edition-stones = Die italienische Anleitung gibt jedem 22 Steine jeder Farbe. Jeder bekommt 22 von einer Farbe.
rulebook-qwixx-edition-after = In der italienischen Anleitung verschiebt eine Wendung, was nach dem Schlagen zählt, und eine andere ist beim Schließen einer Reihe verrutscht. Es zählen die Steine, die jetzt in der Reihe liegen, wie in den anderen Ausgaben.

## What follows from an example. $black and $grey are numbers of stones or points; $count is a number of
## stones or dice; $side is black or grey; $clause is the number of the rule by which the game ended

rulebook-qwixx-returned =
    { $count ->
        [one] { $count } Stein kehrt in den Vorrat seines Besitzers zurück
       *[other] { $count } Steine kehren in den Vorrat ihres Besitzers zurück
    }
rulebook-qwixx-supplies = In den Vorräten: Schwarz { $black }, Grau { $grey }
rulebook-qwixx-points = Punkte: Schwarz { $black }, Grau { $grey }
rulebook-qwixx-dice =
    { $count ->
        [one] { $count } Würfel beim nächsten Wurf
       *[other] { $count } Würfel beim nächsten Wurf
    }
rulebook-qwixx-win = { qwixx-side } gewinnt ({ $clause }).
