### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Faire Würfel
fairness-text-committed = Die Würfe ergeben sich aus einer geheimen Zahl des Servers und je einer Zahl der Spieler, die alle vor der Partie festgelegt wurden. Niemand konnte einen Wurf bestimmen. Der Server kennt die Würfe allerdings im Voraus.
fairness-text-joint = Der Server und beide Spieler fügen jedem Wurf je ein Geheimnis hinzu. Die Geheimnisse sind vor der Partie festgelegt und werden erst beim Würfeln aufgedeckt. Deshalb kann niemand, auch nicht der Server, einen Wurf bestimmen oder im Voraus kennen.
fairness-commitment = Festlegung des Servers, vor der Partie veröffentlicht
# $side is a side such as Black.
fairness-commitment-of = { $side }: Festlegung
fairness-seed-of = { $side }: Startwert
fairness-seed = Startwert des Servers
fairness-share = Letzter Anteil des Servers
fairness-share-of = { $side }: letzter Anteil
fairness-later = noch nicht aufgedeckt
# Opens what only experts need.
fairness-details = Einzelheiten
fairness-rolls = Alle Würfe
# $faces are the faces as they should have been.
fairness-due = richtig wäre { $faces }

## What is found

verdict-fair = Fair
verdict-consistent = Kein Fehler gefunden
verdict-false = Nicht fair
fairness-checking = Alle Würfe werden geprüft …
fairness-fair =
    { $count ->
        [0] Es gibt noch keine Würfe zu prüfen.
        [one] Dein Browser hat den einzigen Wurf geprüft. Er stimmt, und was ihn bestimmt, wurde vor der Partie festgelegt.
       *[other] Dein Browser hat alle { $count } Würfe geprüft. Sie stimmen, und was sie bestimmt, wurde vor der Partie festgelegt.
    }
fairness-consistent =
    { $count ->
        [0] Es gibt noch keine Würfe zu prüfen.
        [one] Dein Browser hat den einzigen Wurf geprüft: Er passt zu den veröffentlichten Zahlen. Dein Browser hat aber nicht alle diese Zahlen vor der Partie gesehen und weiß daher nicht, ob sie geändert wurden. Das lässt sich mit dem Würfelnachweis eines Spielers klären, dessen Browser sie gesehen hat.
       *[other] Dein Browser hat alle { $count } Würfe geprüft: Sie passen zu den veröffentlichten Zahlen. Dein Browser hat aber nicht alle diese Zahlen vor der Partie gesehen und weiß daher nicht, ob sie geändert wurden. Das lässt sich mit dem Würfelnachweis eines Spielers klären, dessen Browser sie gesehen hat.
    }
fairness-false-rolls = Manche Würfe passen nicht zu den Zahlen, die sie bestimmen. Traue diesen Würfeln nicht. Speichere die Partie und den Würfelnachweis als Beleg.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: Die aufgedeckte Zahl ist nicht die, die vor der Partie festgelegt wurde. Traue diesen Würfeln nicht. Speichere die Partie und den Würfelnachweis als Beleg.
fairness-false-witness = { $party }: Die Zahlen sind nicht die, die dein Browser vor der Partie gesehen hat. Traue diesen Würfeln nicht. Speichere die Partie und den Würfelnachweis als Beleg.
fairness-false-moves = Die Züge widersprechen den Regeln: Etwas wurde weggelassen, hinzugefügt oder geändert. Traue diesen Würfeln nicht. Speichere die Partie und den Würfelnachweis als Beleg.
fairness-so-far = Jeder Wurf wird geprüft, sobald er fällt.
fairness-wait = Der Server deckt seine geheime Zahl auf, wenn die Partie zu Ende ist. Dann prüft diese Seite jeden Wurf.
fairness-unproven = Diese Würfel lassen sich nicht prüfen, weil einige der Zahlen fehlen, die sie bestimmen. Das allein heißt nicht, dass sie unfair waren.
fairness-unreplayed = Alle gezeigten Würfe passen zu den veröffentlichten Zahlen, aber dein Browser konnte die Züge nicht nach den Regeln nachspielen und weiß nicht, ob ein Wurf fehlt. Speichere die Partie und prüfe sie mit „duellum verify“.
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] Der erste Wurf fiel, bevor die Partie auf den Server kam; dass er fair war, lässt sich nicht beweisen. Seitdem wird jeder Wurf geprüft, bisher { $proven }.
       *[other] Die ersten { $count } Würfe fielen, bevor die Partie auf den Server kam; dass sie fair waren, lässt sich nicht beweisen. Seitdem wird jeder Wurf geprüft, bisher { $proven }.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Dein Browser hat vor dem ersten Wurf gesehen: { $parties }.
fairness-unwitnessed = Dein Browser hat vor dem ersten Wurf nicht gesehen: { $parties }.
fairness-seen-by = Die Browser dieser Spieler haben die Zahlen vor dem ersten Wurf gesehen: { $names }. Nur deren Würfelnachweise können zeigen, dass nichts geändert wurde.
party-server = Server

## At the table

roll-waiting = Die Würfel rollen noch: Warten auf { $name }.
roll-waiting-clock = { $name } ist offline, und die Uhr läuft weiter. Gewürfelt wird, sobald die Verbindung wieder da ist.
roll-waiting-away = { $name } ist offline. Gewürfelt wird, sobald die Verbindung wieder da ist. Wer sieben Tage wegbleibt, verliert die Partie.
foul-title = Mit den Würfeln stimmt etwas nicht
foul-early = Der Server hat von deinem Browser ein Geheimnis verlangt, das noch nicht fällig ist.
foul-changed = Züge wurden geändert, nachdem dein Browser sein Geheimnis für einen Wurf aufgedeckt hatte.
foul-after = Dein Browser nimmt an diesen Würfen nicht mehr teil. Speichere die Partie und den Würfelnachweis als Beleg.
