### The analysis board. A ply is a move of one side.

analysis-title = Analyse
# $game is the name of the game.
analysis-page = { $game }: Analyse
analysis-open = Analysieren
analysis-locked = Du kannst diese Partie analysieren, sobald sie vorbei ist.
analysis-unreadable = Dieser Link enthält keine Analyse, deshalb siehst du die Ausgangsstellung.

## The engine

analysis-engine = Engine
analysis-on = An
analysis-off = Aus
analysis-line-count = Anzahl der Varianten
analysis-lines = Varianten: { $count }
analysis-lines-fewer = Weniger Varianten
analysis-lines-more = Mehr Varianten
analysis-loading = Die Engine startet.
analysis-failed = Die Engine läuft in diesem Browser nicht.
analysis-idle = Schalte sie ein, um die besten Züge zu sehen.
analysis-depth = Züge voraus: { $depth }, Stellungen: { $nodes }
# $side is the name of the side to move.
analysis-to-move = Am Zug: { $side }
# A percentage follows: how probable it is that the side to move wins.
analysis-standing = { $side }, Gewinnchance:
analysis-over = Die Partie ist hier zu Ende.
analysis-line = Variante { $number }
analysis-plies-win = Gewinn in { $count }
analysis-plies-loss = Verlust in { $count }
analysis-plies-draw = unentschieden

## Solved endings

analysis-endings = Endspieltabelle
analysis-endings-solving = Die Endspiele werden berechnet: { $share }
analysis-endings-failed = Die Endspiele konnten in diesem Browser nicht berechnet werden.
analysis-ending-win = { $side } am Zug gewinnt. Halbzüge bis zum Ende: { $count }
analysis-ending-loss = { $side } am Zug verliert. Halbzüge bis zum Ende: { $count }
analysis-ending-draw = Bei bestem Spiel endet es unentschieden.
analysis-ending-moves = Jeder Zug und wie er endet

## Variations

analysis-tree = Varianten
analysis-tree-empty = Ziehe auf dem Brett oder übernimm einen Zug der Engine.
analysis-variation = Variante
analysis-promote = Aufwerten
analysis-remove = Löschen
analysis-comment = Kommentar zu diesem Zug

## The position

analysis-position = Stellung
analysis-position-text = Die Stellung als Text
analysis-position-use = Aufbauen
analysis-edit = Stellung aufbauen
analysis-edit-start = Ausgangsstellung
analysis-edit-done = Diese Stellung analysieren
analysis-new = Neue Analyse
analysis-new-sure = Alle Varianten und Kommentare dieser Analyse werden gelöscht.
analysis-clear = Leeres Brett
analysis-mover = Am Zug
analysis-keys = Tastatur
analysis-tool =
    { $tool ->
        [hand] Versetzen
       *[remove] Entfernen
    }
# Below the buttons of an analysis whose link would be too long
analysis-link-short = Lange Kommentare sind im Link gekürzt. In der gespeicherten Partie stehen sie vollständig.
position-long = Der Text ist zu lang: Eine Stellung hat höchstens { $count } Zeichen.

## Setting up Battle

analysis-battle-palette =
    { $side ->
        [white] Weiße Würfel
       *[black] Schwarze Würfel
    }
# $face is 0 for a king.
analysis-battle-piece =
    { $side ->
        [white]
            { $face ->
                [0] Weißer König
               *[other] Weißer Würfel, { $face } oben
            }
       *[black]
            { $face ->
                [0] Schwarzer König
               *[other] Schwarzer Würfel, { $face } oben
            }
    }
analysis-battle-prompt =
    { $tool ->
        [hand] Ziehe Würfel auf andere Felder oder zum Entfernen vom Brett. Wähle einen Würfel, um ihn zu drehen.
        [remove] Wähle die Würfel, die entfernt werden sollen.
       *[piece] Wähle die Felder für diesen Würfel oder ziehe ihn dorthin.
    }
analysis-battle-keys = Die Pfeiltasten führen über das Brett. 1 bis 6 setzen einen Würfel oder rollen ihn auf diese Seite, K setzt einen König. C wechselt die Farbe. Umschalt mit einer Pfeiltaste kippt den Würfel, R macht eine Vierteldrehung. Enter wählt, setzt oder versetzt einen Würfel. Entf entfernt ihn.
analysis-battle-turn = Würfel auf { $square } drehen
# n, s, e and w are up, down, right and left on the screen; spin is clockwise.
analysis-battle-tip =
    { $direction ->
        [n] Nach oben kippen
        [s] Nach unten kippen
        [e] Nach rechts kippen
        [spin] Um eine Vierteldrehung drehen
       *[w] Nach links kippen
    }

## Setting up Qwixx Duel

analysis-qwixx-palette = Steine
analysis-qwixx-stones =
    { $side ->
        [black]
            { $count ->
                [1] Schwarzer Stein
               *[other] Stapel aus { $count } schwarzen Steinen
            }
       *[grey]
            { $count ->
                [1] Grauer Stein
               *[other] Stapel aus { $count } grauen Steinen
            }
    }
analysis-qwixx-prompt =
    { $tool ->
        [hand] Ziehe Steine auf andere Felder oder zum Entfernen vom Brett.
        [remove] Wähle Felder, Schlösser und Fehlwürfe, um einen Stein zu entfernen.
       *[stones] Wähle Felder, Schlösser oder Fehlwürfe, oder ziehe Steine dorthin. Drücke auf einen Würfel, um ihn zu drehen.
    }
analysis-qwixx-keys = Die Pfeiltasten führen über das Brett. Enter setzt den gewählten Stein, B setzt einen schwarzen, G einen grauen. Entf entfernt einen Stein. Bei einem Würfel wählen Pfeiltasten und 1 bis 6 die Augenzahl.
# $side is none where no stone lies.
analysis-qwixx-misthrow =
    { $side ->
        [none] Fehlwurf { $number }: frei
        [black] Fehlwurf { $number }: Schwarz
       *[grey] Fehlwurf { $number }: Grau
    }
analysis-qwixx-stage = Als Nächstes
analysis-qwixx-stages =
    { $stage ->
        [roll] Wurf
        [first] Aktion 1
       *[second] Aktion 2
    }
analysis-qwixx-white = Weißer Würfel { $number }
analysis-qwixx-die =
    { $colour ->
        [r] Roter Würfel
        [y] Gelber Würfel
        [g] Grüner Würfel
       *[b] Blauer Würfel
    }
analysis-qwixx-first = Aktion 1
analysis-qwixx-first-declined = gepasst

## What each roll is worth

analysis-rolls = Die 36 Würfe der weißen Würfel
# $side is the name of the player about to roll.
analysis-rolls-note = Gewinnchance nach der besten Antwort auf jeden Wurf. { $side } ist mit Würfeln dran.
analysis-rolls-mean = Im Mittel { $value }.
# Any face of a coloured die
analysis-rolls-any = beliebig
analysis-rolls-cell = Weiß { $first } und { $second }: { $value }

## Positions of Battle that are impossible

position-battle-name =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }
position-battle-fields = Eine Stellung hat vier Teile mit je einem Leerzeichen dazwischen: acht Reihen mit / dazwischen, die Seite am Zug, die Halbzüge ohne Schlagen und die Nummer des Zugs.
position-battle-side = Die Seite am Zug ist w oder b.
position-battle-rank = Reihe { $rank } muss neun Felder haben: Buchstaben für Figuren, eine Ziffer für leere Felder.
position-battle-number = Die Halbzüge ohne Schlagen und die Nummer des Zugs müssen ganze Zahlen sein.
position-battle-long = Nach hundert Halbzügen ohne Schlagen endet die Partie unentschieden.
position-battle-kings = { position-battle-name }: Es gibt nur einen König, hier stehen Könige auf { $squares }.
position-battle-dice = { position-battle-name }: Es gibt höchstens acht Würfel.
position-battle-no-king = { position-battle-name }: Der König fehlt.
position-battle-palace = { position-battle-name }: Der König steht im gegnerischen Palast, die Partie ist also gewonnen und niemand am Zug.

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
position-qwixx-side = Der aktive Spieler ist b oder g.
position-qwixx-row = { position-qwixx-row-name }: Sie muss elf Felder und ein Schloss haben.
position-qwixx-closed-sign = { position-qwixx-row-name }: Sie ist genau dann geschlossen, wenn ihre letzte Zahl besetzt ist.
position-qwixx-misthrow-text = Fehlwürfe schreibt man wie 1:0, die von Schwarz zuerst.
position-qwixx-stage = Die Phase ist r vor dem Wurf, 1 vor Aktion 1, und vor Aktion 2 lautet sie 2: mit dem Feld von Aktion 1, oder 2:-.
position-qwixx-lock-open = { position-qwixx-row-name }: Auf dem Schloss liegt ein Stein, aber die letzte Zahl ist nicht besetzt.
position-qwixx-last-stack = { position-qwixx-row-name }: Auf der letzten Zahl liegt nur ein Stein, denn er schließt die Reihe.
position-qwixx-lock-side = { position-qwixx-row-name }: Der Stein auf dem Schloss gehört der Seite, die die letzte Zahl besetzt hat.
position-qwixx-before = { position-qwixx-row-name }: Vor der letzten Zahl müssen fünf Steine ihres Besitzers liegen.
position-qwixx-stones = { position-qwixx-name }: Es gibt nur 22 Steine.
position-qwixx-misthrows = Es sind mehr als vier Fehlwürfe, aber der vierte beendet die Partie.
position-qwixx-closed = Es sind mehr als zwei Reihen geschlossen, aber die zweite beendet die Partie.
position-qwixx-bare-two = Zwei Reihen sind ohne Stein auf dem Schloss geschlossen, aber schon die erste hat die Partie beendet.
position-qwixx-bare = { position-qwixx-row-name }: Sie ist ohne Stein auf dem Schloss geschlossen, obwohl, wer sie schloss, noch Steine hat.
position-qwixx-over = Die Partie war vorbei, bevor diese Würfel fielen.
position-qwixx-misthrow-fit = Auf leerem Spielplan hat, wer zuletzt am Zug war, gleich viele Fehlwürfe wie der andere oder einen mehr.
position-qwixx-supply = { position-qwixx-name }: Der Vorrat ist leer, aber das hätte die Partie im eigenen Zug beendet.
position-qwixx-ended = { position-qwixx-name }: Kein Zug dieser Seite kann die Partie so beendet haben.
position-qwixx-first-sum = Aktion 1 setzt auf die Summe der weißen Würfel, { $sum }, und nicht auf { $field }.
position-qwixx-first-stone = Aktion 1 soll auf { $field } gesetzt haben, aber dort liegt kein Stein des aktiven Spielers.
position-qwixx-first-last = Der Stein auf { $field } kann nicht der letzte sein, den der aktive Spieler gesetzt hat.
