### The exact rules, one message a clause: what the rules page lists, and what the line mode says of a
### refused move. They are our own sentences; the ids are those of the rules.

## The mark of what is not the makers' rule, and its explanation

house-rule = Hausregel
house-rule-note = Die veröffentlichten Regeln lassen das offen; diese Regel stammt von Duellum.

## Battle. B18 to B21 are house rules, not the makers'

clause-b1 = Das Brett hat neun Linien, a bis i, und acht Reihen, 1 bis 8. Kein Zug darf über den Rand hinausführen.
clause-b2 = Die Paläste sind e1 für Weiß und e8 für Schwarz.
clause-b3 = Jede Seite hat acht Würfel und einen König. Gegenüberliegende Seiten ergeben zusammen 7. Von außen gesehen laufen die Seiten 1, 2 und 3 gegen den Uhrzeigersinn um ihre gemeinsame Ecke.
clause-b4 = Der König zieht immer genau ein Feld weit, egal, was er zeigt.
clause-b5 = Zu Beginn zeigen die Figuren jedes Spielers, von ihm aus von links gelesen, oben 5 1 2 6 König 6 2 1 5, und jeder Würfel weist mit der 3 zu seinem Spieler.
clause-b6 = Weiß beginnt; dann ziehen beide Seiten abwechselnd, jeweils mit einem ihrer Würfel oder dem König. Aussetzen ist nicht erlaubt.
clause-b7 = Ein Würfel zieht, indem er über eine Kante auf das nächste Feld kippt: nach Norden, Süden, Osten oder Westen.
clause-b8 = Ein Würfel zieht genau so viele Felder weit, wie seine Oberseite vor dem Zug Augen zeigt.
clause-b9 = Jedes Feld vor dem letzten muss leer sein: Springen ist nicht erlaubt.
clause-b10 = In einem Zug darf ein Würfel einmal die Richtung ändern, im rechten Winkel.
clause-b11 = Der erste Schritt darf in jede der vier Richtungen gehen.
clause-b12 = Ein Würfel darf in einem Zug kein Feld zweimal betreten, auch nicht das Startfeld.
clause-b13 = Zwei Wege zum selben Feld sind zwei verschiedene Züge, denn am Ende kann eine andere Seite oben liegen.
clause-b14 = Endet ein Zug auf einer gegnerischen Figur, wird sie geschlagen. Auf einer eigenen Figur darf er nicht enden.
clause-b15 = Der König schlägt wie jeder Würfel. Er darf sogar den gegnerischen König schlagen.
clause-b16 = Wer den gegnerischen König schlägt, gewinnt sofort.
clause-b17 = Wer den eigenen König in den gegnerischen Palast zieht, gewinnt sofort, auch wenn der Palast von einem gegnerischen Würfel besetzt ist. Ein anderer Würfel im Palast bringt keinen Sieg.
clause-b18 = Hat die Seite am Zug keinen erlaubten Zug, endet die Partie unentschieden.
clause-b19 = Entsteht dieselbe Stellung mit derselben Seite am Zug zum dritten Mal, endet die Partie unentschieden.
clause-b20 = Wird in hundert Zügen hintereinander, beide Seiten zusammengezählt, nichts geschlagen, endet die Partie unentschieden.
clause-b21 = Eine Partie kann auch durch Aufgabe, durch vereinbartes Unentschieden oder durch Zeitablauf enden.

## Qwixx Duel. The second part of Q24, and Q25, are house rules, not the makers'

clause-q1 = Die rote und die gelbe Reihe laufen aufwärts von 2 bis 12, die grüne und die blaue abwärts von 12 bis 2. Jede Reihe endet mit einem Schloss.
clause-q2 = Jeder Spieler hat 22 Steine. Die Steine, die nicht auf dem Spielplan liegen, sind sein Vorrat.
clause-q3 = Es gibt zwei weiße Würfel und je einen roten, gelben, grünen und blauen.
clause-q4 = Das Los entscheidet, wer beginnt; dann wechseln sich beide ab.
clause-q5 = Ein neuer Stein wird rechts von allen Steinen gesetzt, die sein Besitzer gerade in der Reihe hat, oder auf den am weitesten rechts, wenn dieser der vorderste der Reihe ist.
clause-q6 = Auf ein Feld mit einem gegnerischen Stein darfst du nicht setzen, es sei denn, er ist der vorderste und lässt sich schlagen.
clause-q7 = Der Stein ganz rechts in einer Reihe ist ihr vorderster. Ein einzelner gegnerischer Stein an dieser Stelle darf geschlagen werden.
clause-q8 = Auf den eigenen vordersten Stein darf man beliebig viele weitere stapeln.
clause-q9 = Zwei oder mehr Steine auf einem Feld können nicht geschlagen werden.
clause-q10 = Steine, die von einem Stein weiter rechts überholt wurden, können nicht mehr geschlagen werden, und auf sie darf nicht mehr gestapelt werden.
clause-q11 = Der aktive Spieler wirft alle Würfel, die noch im Spiel sind. Nur er handelt.
clause-q12 = Mit Aktion 1 darf man in einer beliebigen Reihe einen Stein auf die Summe der beiden weißen Würfel setzen.
clause-q13 = Mit Aktion 2 darf man in einer Farbreihe einen Stein auf die Summe aus dem Würfel dieser Farbe und einem weißen setzen.
clause-q14 = Die beiden Aktionen eines Zuges müssen verschiedene Felder betreffen.
clause-q15 = Ein Zug, in dem kein Stein gesetzt wird, ist ein Fehlwurf: Ein Stein geht aus dem Vorrat in die Fehlwurfspalte.
clause-q16 = Aktion 1 wird mit allen Folgen abgeschlossen, bevor Aktion 2 beginnt.
clause-q17 = Um einen Stein auf die letzte Zahl einer Reihe zu setzen, brauchst du davor in dieser Reihe mindestens fünf eigene Steine. In einem Stapel zählt jeder Stein.
clause-q18 = Wer die letzte Zahl besetzt, legt auch einen Stein aus dem Vorrat auf das Schloss. Er zählt in der Reihe mit.
clause-q19 = In eine geschlossene Reihe darf kein Stein mehr gesetzt werden, und ihr Würfel scheidet sofort aus.
clause-q20 = Setzt du deinen letzten Stein auf die letzte Zahl, ist die Reihe geschlossen, das Schloss bleibt leer, und die Partie endet.
clause-q21 = Die Partie endet sofort, auch vor Aktion 2, wenn ein Vorrat leer ist, vier Steine in der Fehlwurfspalte liegen oder zwei Reihen geschlossen sind.
clause-q22 = Die Steine einer Reihe zählen zusammen 1, 3, 6, 10 Punkte und so weiter bis 78 für zwölf. Alle weiteren bringen nichts.
clause-q23 = Jeder Fehlwurf kostet den Spieler 5 Punkte.
clause-q24 = Wer insgesamt mehr Punkte hat, gewinnt.
clause-q24-house = Bei Punktgleichstand endet die Partie unentschieden.
clause-q25 = Eine Partie kann auch durch Aufgabe, durch vereinbartes Unentschieden oder durch Zeitablauf enden.
