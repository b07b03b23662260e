### The rulebook of Qwixx Duel.

## What it is, and its aim

rulebook-qwixx-about-1 = „Qwixx Das Duell“ ist ein Wettlauf auf einem gemeinsamen Spielplan. Du wirfst die Würfel, setzt deine Steine in vier Farbreihen, stapelst sie und schlägst die deines Gegners.
rulebook-qwixx-about-2 = Wer Qwixx kennt, kennt schon vieles: Es geht von links nach rechts, nur mit Steinen statt Kreuzen. Neu ist der vorderste Stein jeder Reihe. Er kann geschlagen werden, und sein Besitzer darf weitere auf ihn stapeln. Jeder Stein eines Stapels zählt.
rulebook-qwixx-aim-1 = Wer die meisten Punkte hat, gewinnt. Je mehr Steine du in einer Reihe hast, desto mehr ist dort jeder weitere wert.

## What is in the box

rulebook-qwixx-box-board = Spielplan mit vier Farbreihen, ihren Schlössern, einer Spalte für Fehlwürfe und der Punktetabelle
rulebook-qwixx-box-white = Weiße Würfel
rulebook-qwixx-box-coloured = Farbige Würfel: rot, gelb, grün, blau
rulebook-qwixx-box-black = Schwarze Steine
rulebook-qwixx-box-grey = Graue Steine
rulebook-qwixx-box-1 = Rot und Gelb laufen aufwärts von 2 bis 12, Grün und Blau abwärts von 12 bis 2. So beginnt und endet jede Reihe mit einer Zahl, die selten fällt. Ganz rechts hat jede Reihe ihr Schloss, auf das ein zusätzlicher Stein kommt, wenn jemand die Reihe schließt.
rulebook-qwixx-rows = Zwei weiße Sechsen ergeben 12. In Grün und Blau ist das die erste Zahl, auf die jeder setzen darf. In Rot und Gelb ist es die letzte, und die verlangt fünf Steine davor.

## Setting up

rulebook-qwixx-setup-1 = Legt den Spielplan zwischen euch. Einer nimmt die 22 schwarzen Steine als Vorrat, der andere die 22 grauen; im Folgenden heißen sie Schwarz und Grau. Das Los entscheidet, wer beginnt.
# Only where moves are shown in notation, which is in a terminal; r, y, g and b stay as they are
rulebook-qwixx-notation = In den Beispielen stehen die Buchstaben r, y, g und b für die rote, gelbe, grüne und blaue Reihe: y5 ist die 5 in der gelben Reihe. Ein Bindestrich steht für Passen. Ein Wurf wird als 41/3526 geschrieben: Die weißen Würfel zeigen 4 und 1, dann folgen Rot 3, Gelb 5, Grün 2 und Blau 6.
rulebook-qwixx-start = Der Anfang: ein leerer Spielplan, volle Vorräte und alle sechs Würfel zum Werfen.

## A turn

rulebook-qwixx-turn-1 = Wer am Zug ist, ist der aktive Spieler. Er wirft alle Würfel, die noch im Spiel sind, und hat dann zwei Aktionen, eine nach der anderen. Anders als bei Qwixx sieht der andere nur zu.
rulebook-qwixx-turn-2 = Aktion 1: Zähle die beiden weißen Würfel zusammen und nenne die Summe laut. Du darfst in einer beliebigen Reihe einen Stein auf diese Zahl setzen.
rulebook-qwixx-turn-3 = Aktion 2: Zähle einen weißen und einen farbigen Würfel zusammen. Du darfst in der Reihe dieser Farbe einen Stein auf diese Zahl setzen.
rulebook-qwixx-turn-4 = Bei jeder Aktion darfst du passen. Nutzt du beide, müssen die zwei Steine auf verschiedene Felder. Setzt du gar keinen Stein, ist das ein Fehlwurf: Ein Stein geht aus deinem Vorrat in die Fehlwurfspalte und kostet am Ende 5 Punkte. Dann ist der andere am Zug.
rulebook-qwixx-two-actions = Weiß 4 und Weiß 1 ergeben 5: Schwarz setzt einen Stein auf die gelbe 5. Weiß 4 und Blau 6 ergeben 10: Schwarz setzt einen zweiten Stein auf die blaue 10.
rulebook-qwixx-same-field = Die rote 7 ergibt sich auf zwei Arten: aus den beiden weißen Würfeln oder aus Weiß 4 und Rot 3. Aber in einem Zug darfst du dasselbe Feld nicht zweimal benutzen.
rulebook-qwixx-misthrow = Schwarz setzt keinen Stein: ein Fehlwurf. Ein Stein kommt in die Fehlwurfspalte und kostet am Ende 5 Punkte.
rulebook-qwixx-in-order = Zuerst wird Aktion 1 mit allen Folgen abgeschlossen. Schwarz setzt einen fünften Stein in die rote Reihe, und erst das öffnet die 12 für Aktion 2.

## Placing stones

rulebook-qwixx-placing-1 = In jeder Reihe geht es von links nach rechts: Setze jeden neuen Stein weiter nach rechts als alle deine Steine in dieser Reihe (oder auf den letzten davon, wie der nächste Abschnitt zeigt). Lücken dürfen beliebig groß sein, aber später auffüllen kannst du sie nicht.
rulebook-qwixx-placing-2 = Es zählen nur deine eigenen Steine, und nur die, die jetzt in der Reihe liegen. Wird dein Stein ganz rechts geschlagen, zählt stattdessen der nächste links davon. Ein Feld mit einem gegnerischen Stein darfst du nicht benutzen, es sei denn, du darfst ihn schlagen.
rulebook-qwixx-gap = Von der 3 gleich auf die 9: Das ist erlaubt. Aber die 6 ist nun für Schwarz verloren, denn sie liegt links von seinem Stein ganz rechts.
rulebook-qwixx-after-capture = Grau schlägt den Stein auf der 7. Der schwarze Stein ganz rechts liegt nun auf der 5, also darf Schwarz einen Stein auf die 6 setzen, was vorher nicht ging.

## Capturing and stacking

rulebook-qwixx-front-1 = Der Stein ganz rechts in einer Reihe ist ihr vorderster, egal, wem er gehört. Ist er ein einzelner gegnerischer Stein, darfst du ihn schlagen: Setze deinen Stein auf sein Feld. Der geschlagene kehrt in den Vorrat seines Besitzers zurück und kann wieder gesetzt werden.
rulebook-qwixx-front-2 = Gehört der vorderste Stein dir, darfst du auf ihn stapeln, so oft und so hoch du willst. Ein Stapel aus zwei oder mehr Steinen kann nie geschlagen werden.
rulebook-qwixx-front-3 = Sobald ein Stein weiter rechts liegt, sind die Steine dahinter eingefroren: Sie können nicht mehr geschlagen werden, und auf sie darf nicht mehr gestapelt werden. Einen Stapel zu überholen ist der einzige Weg, sein Wachsen zu stoppen.
rulebook-qwixx-red-grey = Grau muss rechts vom grauen Stein auf der 3 setzen: auf die 4, auf die 6 oder weiter rechts. Grau darf auch den schwarzen Stein auf der 7 schlagen, denn er liegt einzeln und ist der vorderste. Der schwarze Stein auf der 5 ist sicher, weil er nicht der vorderste ist.
rulebook-qwixx-red-black = Dieselbe Reihe für Schwarz: Mit einer weiteren 7 stapelt Schwarz einen Stein auf den vordersten; sonst geht es weiter nach rechts.
rulebook-qwixx-capture = Grau kommt auf 7 und schlägt den vordersten Stein. Der schwarze Stein kehrt in den Vorrat von Schwarz zurück.
rulebook-qwixx-stack = Schwarz stapelt einen Stein auf den vordersten. Dann kommt auch Grau auf 7, aber zwei Steine sind sicher.
rulebook-qwixx-frozen = Grau überholt den schwarzen Stapel. Schwarz kommt auf 5, aber dort darf nicht mehr gestapelt werden.
rulebook-qwixx-blue-black = Schwarz muss rechts vom schwarzen Stein auf der 9 setzen. Der graue Stein auf der 8 ist überholt und versperrt sein Feld; der graue Stapel auf der 5 ist sicher. Schwarz hat fünf Steine in der Reihe, also steht sogar die letzte Zahl offen, die 2.
rulebook-qwixx-blue-grey = Dieselbe Reihe für Grau: auf der 5 stapeln oder einen Stein auf die 4 oder 3 setzen. Die 2 bleibt gesperrt, denn Grau hat hier nur drei Steine.

## Closing a row

rulebook-qwixx-closing-1 = Um einen Stein auf die letzte Zahl einer Reihe zu setzen (12 in Rot und Gelb, 2 in Grün und Blau), brauchst du in dieser Reihe mindestens fünf eigene Steine. In einem Stapel zählt jeder Stein.
rulebook-qwixx-closing-2 = Besetzt du diese Zahl, legst du noch einen Stein aus deinem Vorrat auf das Schloss, und auch er zählt in der Reihe. Die Reihe ist nun geschlossen: Niemand darf dort mehr setzen, und ihr Würfel scheidet sofort aus.
rulebook-qwixx-closing-3 = War der Stein auf der letzten Zahl dein allerletzter, ist die Reihe trotzdem geschlossen, aber das Schloss bleibt leer, und die Partie endet.
rulebook-qwixx-stack-counts = Ein Stapel aus fünf zählt als fünf Steine: Schwarz darf einen Stein auf die 12 setzen.
rulebook-qwixx-close-green = Schwarz setzt einen Stein auf die grüne 2 und einen zweiten auf das Schloss. Der grüne Würfel scheidet aus. Grau kommt dann auf 5, kann aber in der grünen Reihe nicht mehr setzen.
rulebook-qwixx-last-stone = Schwarz setzt den letzten Stein aus dem Vorrat auf die rote 12. Die Reihe ist geschlossen und die Partie vorbei; für das Schloss ist kein Stein mehr da.

## The end of the game

rulebook-qwixx-end-1 = Die Partie endet sofort, auch vor Aktion 2, sobald der Vorrat eines Spielers leer ist, vier Steine in der Fehlwurfspalte liegen (egal, wessen) oder zwei Reihen geschlossen sind (egal, von wem).
rulebook-qwixx-end-2 = Zwei weitere Regeln stammen von Duellum: Bei Punktgleichstand ist die Partie unentschieden, und eine Partie kann auch durch Aufgabe, durch vereinbartes Unentschieden oder durch Zeitablauf enden.
rulebook-qwixx-two-rows = Grau hat Rot geschlossen, und nun schließt Schwarz mit Aktion 1 Grün. Die Partie endet sofort, ohne Aktion 2. Beide haben 28 Punkte: unentschieden.
rulebook-qwixx-agreement = Keiner will weiterspielen, und beide einigen sich auf ein Unentschieden.

## Scoring

rulebook-qwixx-scoring-1 = Zähle deine Steine in jeder Reihe, jeden Stein eines Stapels und auch den auf dem Schloss. Die Punktetabelle zeigt, was sie wert sind: Eine Reihe mit fünf Steinen zählt 15. Mehr als zwölf Steine in einer Reihe sind erlaubt, aber nur zwölf zählen.
rulebook-qwixx-scoring-2 = Jeder deiner Steine in der Fehlwurfspalte kostet dich 5 Punkte. Schreib die vier Reihen und die Fehlwürfe auf und zähl zusammen. Wer insgesamt mehr Punkte hat, gewinnt.
rulebook-qwixx-scale-stones = Steine in der Reihe
rulebook-qwixx-scale-points = Punkte
rulebook-qwixx-thirteen = Der dreizehnte Stein in der Reihe: 78 Punkte, wie zuvor.
# The numbers are points: for five stones, one stone, seven stones, less one misthrow
rulebook-qwixx-reckoning = Schwarz bekommt 15 Punkte in Rot, 1 in Gelb und 28 in Grün, minus 5 für einen Fehlwurf. Grau bekommt 1, 6 und 6, minus 10 für zwei Fehlwürfe.

## Tactics

rulebook-qwixx-tactics-1 = Lange Reihen lohnen sich. Der zweite Stein einer Reihe bringt zwei Punkte dazu, der fünfte fünf, der zehnte zehn: lieber eine Reihe mit acht Steinen als zwei mit vier.
rulebook-qwixx-tactics-2 = Vorn spielt die Musik. Ein einzelner vorderster Stein ist in Gefahr, bis du einen weiteren auf ihn stapelst oder jemand ihn überholt, vor allem auf 6, 7 und 8, die am häufigsten fallen. Ein Stapel ganz vorn kann mit jedem passenden Wurf wachsen.
rulebook-qwixx-tactics-3 = Eine große Lücke kostet dich die Felder dazwischen. Sie lohnt sich, wenn sie einen wachsenden Stapel aufhält oder dich auf eine Zahl nach vorn bringt, die schwer zu treffen ist.
rulebook-qwixx-tactics-4 = Behalte das Ende im Auge. Führst du, dann schließe Reihen, verbrauche Steine oder nimm sogar den vierten Fehlwurf in Kauf. Liegst du zurück, halte die Partie am Laufen.
rulebook-qwixx-on-purpose = Drei Steine liegen in der Fehlwurfspalte, und Schwarz führt. Schwarz passt bei beiden Aktionen: Der vierte Fehlwurf kostet 5 Punkte, beendet aber die Partie, und Schwarz gewinnt.

## Where the editions disagree

rulebook-qwixx-edition-left = In der portugiesischen Anleitung setzt Schwarz einen weiteren Stein links von der 7. Bei uns wird nur nach rechts gesetzt, denn so sagen es die Regel selbst und alle anderen Anleitungen.
rulebook-qwixx-edition-last-field = Im Beispiel der blauen Reihe verwechselt die portugiesische Anleitung die Spieler, und ein Satz fehlt. Bei uns darf Grau auf 4 und 3 setzen und Schwarz auf 2, denn Schwarz hat fünf Steine in der Reihe, Grau nicht.
rulebook-qwixx-edition-words = Die portugiesische Anleitung gibt die Würfel im Uhrzeigersinn weiter, stapelt auf den „ersten“ Stein und hat zwei Namen für die Fehlwurfspalte; die polnische hat drei. Bei uns wechseln sich beide ab, gestapelt wird auf den vordersten Stein, und es gibt eine Fehlwurfspalte, denn das meinen die Regeln und Beispiele aller Ausgaben.
rulebook-qwixx-edition-twelve = In der polnischen Anleitung fehlt in der Liste der letzten Zahlen die gelbe 12. Bei uns gehört sie dazu, denn in den anderen steht sie.
rulebook-qwixx-edition-stack = Nach der polnischen Anleitung kommt auf den vordersten Stein ein zweiter Stapel. Bei uns kommt ein zweiter Stein darauf, denn so sagen es die anderen.
rulebook-qwixx-edition-stones = Die italienische Anleitung gibt jedem 22 Steine jeder Farbe. Bei uns bekommt jeder 22 von einer Farbe, denn in der Schachtel sind nur 22 von jeder.
rulebook-qwixx-edition-after = In der italienischen Anleitung steht „Dovendo buttare giù una pedina“, als gälte die Regel für den, der schlägt, und die Überschrift „Chiedere una fila“ (um eine Reihe bitten) ist ein Druckfehler für „Chiudere“ (schließen). Bei uns gilt die Regel für den, dessen Stein geschlagen wurde: Nur die Steine, die noch in der Reihe liegen, zählen, wie in den anderen Ausgaben.

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
