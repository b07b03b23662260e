### The analysis board. A ply is a move of one side.

analysis-title = Analyse
# $game is the name of the game.
analysis-page = { $game }: Analyse
analysis-open = Analysieren
analysis-locked = Du kannst diese Partie analysieren, sobald sie vorbei ist.
analysis-unreadable = Dieser Link enthält keine Analyse. Du siehst die Ausgangsstellung.

## The engine

analysis-engine = Engine
analysis-on = An
analysis-off = Aus
analysis-line-count = Anzahl der Varianten
analysis-lines = Varianten: { $count }
analysis-lines-fewer = Weniger Varianten
analysis-lines-more = Mehr Varianten
analysis-loading = Die Engine startet.
analysis-failed = Die Engine ließ sich in diesem Browser nicht starten.
analysis-idle = Schalte die Engine ein, um die besten Züge zu sehen.
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
analysis-ending-draw = Bei bestem Spiel endet die Partie unentschieden.
analysis-ending-moves = Jeder Zug und sein Ergebnis

## Variations

analysis-tree = Varianten
analysis-tree-empty = Ziehe auf dem Brett oder wähle einen Zug der Engine.
analysis-variation = Variante
analysis-promote = Zur Hauptvariante
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
       *[piece] Wähle die Felder für diese Figur oder ziehe sie dorthin.
    }
analysis-battle-keys = Die Pfeiltasten führen über das Brett. 1 bis 6 setzen einen Würfel oder kippen ihn auf diese Seite, K setzt einen König. C wechselt die Farbe. Umschalt mit einer Pfeiltaste kippt den Würfel, R macht eine Vierteldrehung. Enter wählt, setzt oder versetzt einen Würfel. Entf entfernt ihn.
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
        [hand] Ziehe Steine auf andere Felder oder zum Entfernen vom Spielplan.
        [remove] Wähle Felder, Schlösser und Fehlwürfe, um einen Stein zu entfernen.
       *[stones] Wähle Felder, Schlösser oder Fehlwürfe oder ziehe Steine dorthin. Drücke auf einen Würfel, um ihn zu drehen.
    }
analysis-qwixx-keys = Die Pfeiltasten führen über den Spielplan. Enter setzt den gewählten Stein, B setzt einen schwarzen, G einen grauen. Entf entfernt einen Stein. Bei einem Würfel wählen Pfeiltasten und 1 bis 6 die Augenzahl.
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
analysis-rolls-note = Gewinnchance nach der besten Antwort auf jeden Wurf. { $side } würfelt als Nächstes.
analysis-rolls-mean = Im Mittel { $value }.
# Any face of a coloured die
analysis-rolls-any = beliebig
analysis-rolls-cell = Weiß { $first } und { $second }: { $value }
