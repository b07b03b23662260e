### The rules in short: how to play each game.

rules-elsewhere = Der Text dieser Regeln gehört nicht zu Duellum. Er steht in der Beschreibung zu „{ $game }“.
how-battle-1 = Jede Seite hat acht Würfel und einen König. Weiß beginnt, dann zieht ihr abwechselnd. In jedem Zug musst du einen Würfel oder deinen König bewegen; Aussetzen ist nicht erlaubt.
how-battle-2 = Ein Würfel rollt über seine Kanten genau so viele Felder weit, wie seine Oberseite Augen zeigt. Der König zieht immer ein Feld weit.
how-battle-3 = Ein Würfel darf in jede Richtung starten und unterwegs einmal im rechten Winkel abbiegen. Er kann nicht springen und darf kein Feld zweimal betreten.
how-battle-4 = Die Seite, die nach dem Zug oben liegt, eine neue oder dieselbe wie zuvor, bestimmt, wie weit der Würfel beim nächsten Mal rollt. Wähle einen Würfel, und das Brett zeigt dir, wohin er rollen kann und was er dort zeigen wird.
how-battle-5 = Endet der Zug einer Figur auf einer gegnerischen, wird diese geschlagen. Du musst nie schlagen. Auf einer eigenen Figur darf dein Zug nicht enden.
how-battle-6 = Du gewinnst sofort, wenn du den gegnerischen König schlägst oder deinen eigenen König in den gegnerischen Palast bringst, das markierte Feld, auf dem der gegnerische König beginnt.
how-qwixx-1 = Vier Farbreihen gehören beiden gemeinsam. Rot und Gelb laufen aufwärts von 2 bis 12, Grün und Blau abwärts von 12 bis 2. Jede Reihe endet mit einem Schloss.
how-qwixx-2 = Wenn du am Zug bist, wirfst du alle Würfel. Zuerst darfst du in einer beliebigen Reihe einen Stein auf die Summe der beiden weißen Würfel setzen. Danach darfst du einen Stein in eine Farbreihe setzen, auf die Summe aus einem weißen Würfel und dem Würfel dieser Farbe. Die beiden Steine müssen auf verschiedene Felder.
how-qwixx-3 = In jeder Reihe geht es nur zum Schloss hin: Ein neuer Stein kommt weiter nach vorn als alle deine Steine dort oder oben auf deinen letzten, wenn er der vorderste der Reihe ist.
how-qwixx-4 = Der Stein, der dem Schloss am nächsten liegt, ist der vorderste der Reihe, egal, wem er gehört. Liegt dort ein einzelner gegnerischer Stein, darfst du ihn schlagen: Setze deinen Stein auf sein Feld, und der geschlagene geht an seinen Besitzer zurück. Auf deinen eigenen vordersten Stein darfst du einen weiteren stapeln. Ein Stapel kann nicht geschlagen werden.
how-qwixx-5 = Setzt du in deinem Zug keinen Stein, ist das ein Fehlwurf: Ein Stein aus deinem Vorrat kommt in die Fehlwurfspalte und kostet dich fünf Punkte.
how-qwixx-6 = Sobald du in einer Reihe fünf Steine hast, jeden Stein eines Stapels mitgezählt, darfst du ihre letzte Zahl besetzen. Das schließt die Reihe: Niemand darf dort mehr setzen, und ihr Würfel scheidet aus. Du legst außerdem einen Stein aus deinem Vorrat auf das Schloss; er zählt in der Reihe mit.
how-qwixx-7 = Die Partie endet sofort, wenn zwei Reihen geschlossen sind, vier Steine in der Fehlwurfspalte liegen oder ein Vorrat leer ist. In jeder Reihe zählt ein Stein 1 Punkt, zwei zählen 3, dann 6, 10, 15 und so weiter bis 78 für zwölf; weitere bringen nichts. Wer insgesamt mehr Punkte hat, gewinnt.
