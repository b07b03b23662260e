### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Faire Würfel
fairness-text-committed = Vor dem Spiel hat der Server ein Siegel seines geheimen Startwerts gezeigt, dann haben beide Spieler je einen Startwert beigesteuert. Aus diesen dreien folgt jeder Wurf: Niemand konnte die Würfel bestimmen, aber der Server kennt sie im Voraus.
fairness-text-joint = Vor dem Spiel haben der Server und die Spieler je ein Geheimnis versiegelt. Jeder Wurf braucht von jedem Geheimnis einen neuen Anteil, der erst beim Würfeln aufgedeckt wird: Niemand kann einen Wurf bestimmen oder vorher kennen, auch der Server nicht.
fairness-commitment = Das Siegel des Servers, vor dem Spiel gezeigt
# $side is a side such as Black.
fairness-commitment-of = Siegel von { $side }
fairness-seed-of = Startwert von { $side }
fairness-seed = Der Startwert des Servers
fairness-share = Letzter Anteil des Servers
fairness-share-of = Letzter Anteil von { $side }
fairness-later = noch nicht bekannt
# Opens what only experts need.
fairness-details = Einzelheiten
fairness-rolls = Alle Würfe
# $faces are the faces as they should have been.
fairness-due = richtig wäre { $faces }

## What is found

verdict-fair = Fair
verdict-consistent = Stimmig
verdict-false = Falsch
fairness-checking = Alle Würfe werden geprüft …
fairness-fair =
    { $count ->
        [0] Es gab keinen Wurf zu prüfen.
        [one] Der einzige Wurf stimmt, und dein Browser hat vorher gesehen, woraus er folgt.
       *[other] Alle { $count } Würfe stimmen, und dein Browser hat vor dem ersten gesehen, woraus sie folgen.
    }
fairness-consistent =
    { $count ->
        [0] Es gab keinen Wurf zu prüfen.
        [one] Der einzige Wurf folgt aus den Siegeln und Startwerten. Ob sie alle vorher da waren, hat dein Browser nicht gesehen.
       *[other] Alle { $count } Würfe folgen aus den Siegeln und Startwerten. Ob sie alle vor dem ersten da waren, hat dein Browser nicht gesehen.
    }
fairness-false-rolls = Manche Würfe weichen von den Siegeln und Startwerten ab: Diesen Würfeln ist nicht zu trauen.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: Was aufgedeckt wurde, passt nicht zum Siegel. Diesen Würfeln ist nicht zu trauen.
fairness-false-witness = { $party }: Dein Browser hat vor dem Spiel ein anderes Siegel oder einen anderen Startwert notiert. Diesen Würfeln ist nicht zu trauen.
fairness-false-moves = Die Züge widersprechen den Regeln: Etwas wurde weggelassen, hinzugefügt oder geändert. Diesen Würfeln ist nicht zu trauen.
fairness-so-far = Jeder Wurf wird geprüft, sobald er fällt.
fairness-wait = Der Startwert des Servers wird nach dem Spiel aufgedeckt. Dann prüft diese Seite jeden Wurf.
fairness-unproven = Diese Würfel lassen sich nicht prüfen: Es ist nicht alles da, woraus sie folgen.
fairness-unreplayed = Alle gezeigten Würfe folgen aus den Siegeln und Startwerten, aber dein Browser konnte die Züge nicht nach den Regeln nachspielen. Ob ein Wurf fehlt, weiß er nicht. Speichere die Partie und prüfe sie mit „duellum verify“.
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] Der erste Wurf fiel, bevor die Partie auf den Server kam, und lässt sich nicht beweisen. Seitdem wird jeder Wurf geprüft, bisher { $proven }.
       *[other] Die ersten { $count } Würfe fielen, bevor die Partie auf den Server kam, und lassen sich nicht beweisen. Seitdem wird jeder Wurf geprüft, bisher { $proven }.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Dein Browser hat vor dem ersten Wurf notiert: { $parties }.
fairness-unwitnessed = Dein Browser hat vor dem ersten Wurf nicht notiert: { $parties }.
fairness-seen-by = Vor dem ersten Wurf notiert von den Browsern von: { $names }. Mehr als Stimmigkeit belegen nur deren Würfelnachweise.
party-server = Server

## At the table

roll-waiting = Die Würfel sind noch in der Luft: { $name } hat noch nicht geantwortet.
roll-waiting-clock = { $name } ist abwesend. Die Uhr läuft dort weiter; die Würfel fallen, sobald die Verbindung wieder da ist.
roll-waiting-away = { $name } ist abwesend. Die Würfel fallen, sobald die Verbindung wieder da ist; wer sieben Tage wegbleibt, verliert.
foul-title = Mit den Würfeln stimmt etwas nicht
foul-early = Es wurde ein Anteil an den Würfeln verlangt, der noch nicht fällig ist.
foul-changed = Züge wurden geändert, nachdem dein Browser seinen Anteil am Wurf gegeben hatte.
foul-after = Dein Browser trägt zu diesen Würfeln nichts mehr bei. Speichere den Würfelnachweis und die Partie.
