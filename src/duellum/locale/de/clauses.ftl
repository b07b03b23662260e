### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Hausregel
house-rule-note = Die Regeln der Autoren lassen das offen; so entscheidet Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = Das Brett hat neun Linien, a bis i, und acht Reihen, 1 bis 8; nichts verlässt es.
clause-b2 = Die Paläste sind e1 für Weiß und e8 für Schwarz.
clause-b3 = Jede Seite hat acht Würfel und einen König. Gegenüberliegende Seiten ergeben zusammen 7; bei jedem Würfel laufen 1, 2 und 3 gegen den Uhrzeigersinn um ihre gemeinsame Ecke.
clause-b4 = Der König zieht immer genau ein Feld weit, was er auch zeigt.
clause-b5 = Zu Beginn zeigt jede Seite, von ihrem Platz aus von links gelesen, 5 1 2 6 König 6 2 1 5; die 3 jedes Würfels weist zum eigenen Spieler.
clause-b6 = Weiß beginnt; dann ziehen beide Seiten abwechselnd, jeweils mit einem ihrer Würfel oder dem König. Aussetzen ist nicht erlaubt.
clause-b7 = Ein Würfel zieht, indem er über eine Kante auf das nächste Feld kippt: nach Norden, Süden, Osten oder Westen.
clause-b8 = Ein Würfel zieht genau so viele Felder weit, wie seine Oberseite vor dem Zug Augen zeigt.
clause-b9 = Jedes Feld vor dem letzten muss leer sein: Springen ist nicht erlaubt.
clause-b10 = In einem Zug darf man einmal die Richtung ändern, im rechten Winkel.
clause-b11 = Der erste Schritt darf in jede der vier Richtungen gehen.
clause-b12 = Kein Feld kommt in einem Zug zweimal vor, auch das Startfeld nicht: Auf dem eigenen Weg zurückzurollen ist nicht erlaubt.
clause-b13 = Zwei Wege zum selben Feld sind zwei Züge: Am Ende kann eine andere Seite oben liegen.
clause-b14 = Steht auf dem letzten Feld ein gegnerischer Würfel oder König, wird er geschlagen; ein eigener versperrt den Zug.
clause-b15 = Der König schlägt wie jeder Würfel, sogar den gegnerischen König.
clause-b16 = Wer den gegnerischen König schlägt, gewinnt sofort.
clause-b17 = Wer den eigenen König in den gegnerischen Palast zieht, gewinnt sofort, ob der Palast besetzt ist oder nicht; ein anderer Würfel gewinnt dort nichts.
clause-b18 = Hat die Seite am Zug keinen erlaubten Zug, endet das Spiel unentschieden.
clause-b19 = Steht dieselbe Stellung mit derselben Seite am Zug zum dritten Mal auf dem Brett, endet das Spiel unentschieden.
clause-b20 = Wird in hundert Zügen hintereinander, beide Seiten zusammengezählt, nichts geschlagen, endet das Spiel unentschieden.
clause-b21 = Ein Spiel endet auch durch Aufgabe, durch vereinbartes Unentschieden oder wenn die Zeit abläuft.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = Rot und Gelb laufen aufwärts von 2 bis 12, Grün und Blau abwärts von 12 bis 2; jede Farbreihe endet mit einem Schloss.
clause-q2 = Jede Seite besitzt 22 Steine; was nicht auf dem Spielplan liegt, wartet im Vorrat.
clause-q3 = Zwei Würfel sind weiß; dazu kommt je ein roter, gelber, grüner und blauer.
clause-q4 = Das Los entscheidet, wer beginnt; dann wechseln sich beide ab.
clause-q5 = Ein neuer Stein liegt weiter rechts als alle Steine, die man in diesem Moment in der Reihe hat, oder auf dem vordersten Stein, wenn es der eigene ist.
clause-q6 = Auf ein Feld mit gegnerischen Steinen darf niemand setzen, es sei denn, dort liegt der vorderste Stein und lässt sich schlagen.
clause-q7 = Der Stein ganz rechts in einer Reihe ist ihr vorderster; ist er ein einzelner gegnerischer, darf er geschlagen werden.
clause-q8 = Auf den eigenen vordersten Stein darf man weitere stapeln, so viele man will.
clause-q9 = Zwei oder mehr Steine auf einem Feld können nicht geschlagen werden.
clause-q10 = Sobald etwas weiter rechts liegt, kann das Überholte weder geschlagen noch erhöht werden.
clause-q11 = Der aktive Spieler wirft alle Würfel, die noch im Spiel sind, und handelt als Einziger.
clause-q12 = Mit Aktion 1 darf man in einer beliebigen Reihe einen Stein auf die Summe der beiden weißen Würfel setzen.
clause-q13 = Mit Aktion 2 darf man in einer Farbreihe einen Stein auf die Summe aus dem Würfel dieser Farbe und einem weißen setzen.
clause-q14 = In einem Zug wird nie zweimal dasselbe Feld benutzt.
clause-q15 = Ein Zug, in dem kein Stein gesetzt wird, ist ein Fehlwurf: Ein Stein geht aus dem Vorrat in die Fehlwurfspalte.
clause-q16 = Aktion 1 ist mit allem, was daraus folgt, beendet, bevor Aktion 2 gewählt wird.
clause-q17 = Die letzte Zahl einer Reihe steht nur offen, wenn man davor in dieser Reihe fünf oder mehr eigene Steine hat; in einem Stapel zählt jeder Stein.
clause-q18 = Wer die letzte Zahl besetzt, legt auch einen Stein aus dem Vorrat auf das Schloss, und der zählt in der Reihe mit.
clause-q19 = Eine geschlossene Reihe nimmt keinen Stein mehr auf, und ihr Würfel ist von da an aus dem Spiel.
clause-q20 = Wird die letzte Zahl mit dem letzten eigenen Stein besetzt, ist die Reihe ohne Stein auf dem Schloss geschlossen und das Spiel zu Ende.
clause-q21 = Das Spiel endet sofort, wenn ein Vorrat leer ist, vier Steine in der Fehlwurfspalte liegen oder zwei Reihen geschlossen sind; danach gibt es für niemanden mehr eine Aktion 2.
clause-q22 = Die Steine einer Reihe zählen 1, 3, 6, 10 und so weiter bis 78 für zwölf; alle weiteren bringen nichts.
clause-q23 = Jeder Fehlwurf kostet seinen Besitzer 5 Punkte.
clause-q24 = Wer insgesamt mehr Punkte hat, gewinnt.
clause-q24-house = Bei Gleichstand endet das Spiel unentschieden.
clause-q25 = Ein Spiel endet auch durch Aufgabe, durch vereinbartes Unentschieden oder wenn die Zeit abläuft.
