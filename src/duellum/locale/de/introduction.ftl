### The rules in short: how to play each game.

rules-exact = Die genauen Regeln
rules-elsewhere = Der Text dieser Regeln gehört nicht zu Duellum. Er steht in der Beschreibung zu „{ $game }“.
how-battle-1 = Jede Seite hat acht Würfel und einen König. Weiß beginnt, dann zieht ihr abwechselnd, jedes Mal mit einem Würfel oder dem König.
how-battle-2 = Ein Würfel rollt über seine Kanten, so viele Felder weit, wie seine Oberseite Augen zeigt: genau so viele, nicht mehr und nicht weniger. Der König rollt immer ein Feld weit.
how-battle-3 = Unterwegs darf ein Würfel einmal die Richtung ändern, nach links oder rechts. Er kann nicht springen und darf kein Feld zweimal betreten.
how-battle-4 = Die Seite, die nach dem Rollen oben liegt, eine andere oder wieder dieselbe, sagt, wie weit es beim nächsten Mal geht. Wähle einen Würfel, und der Tisch zeigt dir, wohin er rollen kann und was er dort zeigen wird.
how-battle-5 = Endet der Zug auf einem gegnerischen Würfel, wird dieser geschlagen.
how-battle-6 = Schlage den gegnerischen König oder bring deinen eigenen König in den gegnerischen Palast, und du gewinnst.
how-qwixx-1 = Vier Farbreihen gehören beiden gemeinsam. Rot und Gelb laufen aufwärts von 2 bis 12, Grün und Blau abwärts von 12 bis 2.
how-qwixx-2 = Wenn du dran bist, wirfst du alle Würfel. Zuerst darfst du in einer beliebigen Reihe einen Stein auf die Summe der beiden weißen Würfel setzen. Danach darfst du einen Stein in eine Farbreihe setzen, auf die Summe aus einem weißen Würfel und dem Würfel dieser Farbe.
how-qwixx-3 = In jeder Reihe geht es nur zum Schloss hin: Ein neuer Stein liegt weiter vorn als alle deine Steine in dieser Reihe oder auf ihrem vordersten Stein, wenn er dir gehört.
how-qwixx-4 = Der Stein, der dem Schloss am nächsten liegt, ist der vorderste der Reihe, egal, wem er gehört. Liegt dort ein einzelner gegnerischer Stein, darfst du ihn schlagen: Setze auf sein Feld, und er geht in den Vorrat der Gegenseite zurück. Auf deinen eigenen vordersten Stein darfst du weitere stapeln; ein Stapel ist sicher.
how-qwixx-5 = Setzt du in deinem Zug keinen Stein, kommt einer aus deinem Vorrat in die Fehlwurfspalte und kostet fünf Punkte.
how-qwixx-6 = Mit fünf eigenen Steinen in einer Reihe, gestapelte mitgezählt, darfst du ihre letzte Zahl besetzen. Das schließt die Reihe. Du legst auch einen Stein aus deinem Vorrat auf das Schloss; er zählt mit.
how-qwixx-7 = Das Spiel endet, wenn zwei Reihen geschlossen sind, vier Steine in der Fehlwurfspalte liegen oder ein Vorrat leer ist. Jeder weitere Stein in einer Reihe ist mehr wert als der vorige: Zusammen zählen sie 1, 3, 6, 10, 15 und so weiter. Wer insgesamt mehr Punkte hat, gewinnt.
