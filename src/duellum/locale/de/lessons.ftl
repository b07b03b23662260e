### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they stand in three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = Spielen lernen
lessons-about = Kurze Schritte am echten Brett, jeder nur ein paar Sekunden.
# The page of one game’s lessons. $game is the name of a game.
lessons-course = { $game } lernen
# $count is how many steps the lessons of a game have, $minutes how long they take.
lessons-steps =
    { $count ->
        [one] { $count } Schritt, etwa { $minutes } Min.
       *[other] { $count } Schritte, etwa { $minutes } Min.
    }
# How long the remaining steps take.
lessons-left = noch etwa { $minutes } Min.
lessons-begin = Starten
lessons-resume = Weiter
lessons-repeat = Von vorn
# $done of $count steps are done.
lessons-progress = { $done } von { $count } geschafft
# Above the board. $number is the place of the step.
lessons-step-of = Schritt { $number } von { $count }
# Beside a step in the list: done, done without a mistake, or the one that comes next.
lessons-step-done = geschafft
lessons-step-perfect = auf Anhieb
lessons-step-next = als Nächstes
# The section with rulebooks, tools and sets to print, and what each of them is.
lessons-further = Mehr zum Lernen
lessons-rulebook-about = Alle Regeln, mit Beispielen zum Ausprobieren.
lessons-tool-battle-diagram = Jedes Feld, auf das ein Würfel rollen kann.
lessons-print-about = Ausdrucken, ausschneiden und ohne Bildschirm spielen.
lessons-next = Weiter
# The button that undoes a mistake.
lessons-again = Noch einmal
lessons-restart = Neu beginnen
lessons-hint = Zeig es mir
lessons-leave = Alle Schritte
# Added to what stands on a marked square or field, for those who listen.
lessons-star = Stern.
# A button of a question whose answers are faces of a die; for those who listen.
lessons-face = { $face } oben
# The label of the buttons of a question.
lessons-answers = Deine Antwort
# At the end of the lessons of a game.
lessons-finished = Gut gemacht! Jetzt kannst du spielen; alles Weitere steht im Regelbuch.
# $perfect of $count steps were done without a mistake.
lessons-finished-count = { $perfect } von { $count } Schritten auf Anhieb richtig.
lessons-first-game = Deine erste Partie
lessons-first-game-about = Die leichteste Stufe, mit ein paar Tipps unterwegs.
# On the first page, to somebody who has not played $game yet.
lessons-offer = Neu bei „{ $game }“? Lerne es in drei Minuten beim Spielen.
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = Deine Lektionen zu „{ $game }“: { $done } von { $count } geschafft.
lessons-offer-close = Nicht mehr anzeigen

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = Einen Würfel rollen
lesson-battle-count-title = Genau zählen
lesson-battle-predict-title = Die Seite vorhersagen
lesson-battle-turn-title = Einmal abbiegen
lesson-battle-ways-title = Zwei Wege
lesson-battle-blocked-title = Ein versperrter Weg
lesson-battle-capture-title = Schlagen
lesson-battle-king-title = Der König
lesson-battle-danger-title = Gefahr!
lesson-battle-careful-title = Erst schauen, dann schlagen
lesson-battle-strike-title = Zuerst zuschlagen
lesson-battle-palace-title = Den Palast einnehmen
lesson-battle-threat-title = Deine erste Drohung

# When the learner moves the king, and a die was meant
lesson-battle-not-king = Das war dein König. Wähle diesmal den Würfel.
lesson-battle-not-star = Das geht, aber der Stern liegt woanders. Nimm den Zug zurück und versuch es noch einmal.

lesson-battle-roll = Deine Würfel sind deine Figuren. Dieser zeigt 2, also rollt er zwei Felder weit. Rolle ihn auf den Stern.
lesson-battle-roll-done = Er ist über zwei Kanten gerollt und zeigt jetzt 5. Nächstes Mal rollt er fünf Felder weit: vor, zurück, nach links oder nach rechts.

lesson-battle-count = Ein Würfel rollt genau so weit, wie er Augen zeigt. Welcher deiner drei Würfel erreicht den Stern?
lesson-battle-count-long = Dieser Würfel zeigt 4 und muss alle vier Felder rollen, er kann also nicht auf dem Stern anhalten.
lesson-battle-count-short = Dieser Würfel zeigt 2, und der Stern ist drei Felder entfernt.
lesson-battle-count-done = Drei Augen, drei Felder. Nicht mehr und nicht weniger.

lesson-battle-predict = Dieser Würfel rollt ein Feld von dir weg. Welche Seite liegt dann oben?
lesson-battle-predict-2 = Richtig: Die Seite, die zu dir zeigt, kommt nach oben. Rolle ihn jetzt auf den Stern.
lesson-battle-predict-same = Die 1 liegt jetzt oben. Ein Feld weiter liegt immer eine andere Seite oben.
lesson-battle-predict-under = Die 6 liegt unten: Gegenüberliegende Seiten ergeben zusammen 7. Erst nach zwei Feldern liegt sie oben.
lesson-battle-predict-far = Die 4 liegt auf der abgewandten Seite. Sie käme nach oben, wenn der Würfel zu dir rollte.
lesson-battle-predict-side = Diese Seite liegt links oder rechts. Schau auf die Seite, die zu dir zeigt.
lesson-battle-predict-done = Die 3 liegt oben, wie du gesagt hast. Das vorauszusehen ist der Kern des Spiels.

lesson-battle-turn = Unterwegs darf ein Würfel einmal abbiegen, nach links oder rechts. Rolle die 5 auf den Stern.
lesson-battle-turn-done = Fünf Felder mit einem Richtungswechsel. Abbiegen darfst du nach beliebig vielen Feldern.

lesson-battle-ways = Zwei Wege führen zum Stern, und je nach Weg liegt am Ende eine andere Seite oben. Komm mit der 6 oben an.
lesson-battle-ways-other = Richtiges Feld, falsche Seite. Nimm den anderen Weg.
lesson-battle-ways-done = Eine 6! Der Weg, den du wählst, entscheidet, wie weit der Würfel nächstes Mal rollt.

lesson-battle-blocked = Würfel können nicht springen. Der schwarze Würfel versperrt einen Weg zum Stern: Nimm den anderen.
lesson-battle-blocked-done = Jedes Feld auf dem Weg muss leer sein. Nur auf dem letzten darf eine gegnerische Figur stehen.

lesson-battle-capture = Endet dein Zug auf einem schwarzen Würfel, schlägst du ihn. Schlage einen; es gibt mehr als einen richtigen Zug.
lesson-battle-capture-missed = Damit hast du nichts geschlagen. Welche schwarzen Würfel sind genau drei Felder entfernt?
lesson-battle-capture-done = Geschlagen! Er verlässt das Brett. Schlagen ist nie Pflicht.

lesson-battle-king = Der Würfel mit der Krone ist dein König. Er zieht ein Feld weit und schlägt auch. Schlage den Würfel neben ihm.
lesson-battle-king-fled = Das darf der König, aber der schwarze Würfel ist noch da. Schlage ihn.
lesson-battle-king-done = Immer ein Feld, in eine der vier Richtungen.

lesson-battle-danger = Vorsicht: Dieser Würfel kann auf deinen König rollen, und du hättest verloren. Rette den König.
lesson-battle-danger-hung = Dein König wurde geschlagen. Weich aus, stell einen Würfel dazwischen oder schlage den Angreifer.
lesson-battle-danger-done = Gerettet! Du kannst ausweichen, einen Würfel dazwischenstellen oder den Angreifer schlagen.

lesson-battle-careful = Schlage einen Würfel, aber bring deinen König nicht in Gefahr.
lesson-battle-careful-hung = Dieser Würfel hat deinen König geschützt. Jetzt erreicht ihn die 4.
lesson-battle-careful-missed = Der König ist sicher, aber du hast nichts geschlagen.
lesson-battle-careful-done = Gut gesehen. Hättest du den anderen geschlagen, wäre der Weg zu deinem König offen gewesen.

lesson-battle-strike = Der schwarze König ist einen Schritt von deinem Palast entfernt. Kommt er hinein, gewinnt Schwarz. Du bist am Zug!
lesson-battle-strike-late = Zu spät: Der schwarze König ist im Palast. Deine 4 hätte ihn vorher schlagen können.
lesson-battle-strike-done = Du hast den König geschlagen und gewinnst! Dann zählt nichts anderes mehr.

lesson-battle-palace = Du kannst auch so gewinnen: Bring deinen König in den Palast mit dem Stern. Dafür brauchst du zwei Züge.
lesson-battle-palace-2 = Schwarz konnte dich nicht aufhalten. Zieh jetzt in den Palast.
lesson-battle-palace-away = Bleib in der Nähe: Der Palast liegt ein Feld nach oben und eines nach rechts.
lesson-battle-palace-missed = Der Palast lag neben deinem König. Zieh hinein.
lesson-battle-palace-done = Du gewinnst! Nur der König kann einen Palast einnehmen.

lesson-battle-threat = Die echte Ausgangsstellung. Greif sofort an: Finde einen Zug, der droht, den schwarzen König zu schlagen.
lesson-battle-threat-near = Der richtige Würfel, aber der falsche Weg. Er muss am Ende eine 6 zeigen, die den König erreicht.
lesson-battle-threat-none = Noch keine Drohung. Versuch es mit einem Würfel in der Ecke: Welcher Weg endet mit einer 6?
lesson-battle-threat-done = Eine Drohung gleich im ersten Zug! Schwarz muss darauf antworten.

## Battle: notes in the first game, each shown once

lesson-battle-note-start = Lass dir Zeit: Wähle einen Würfel, und das Brett zeigt, wohin er rollen kann und was er dort zeigt.
lesson-battle-note-winning = Du kannst jetzt sofort gewinnen. Siehst du, wie?
lesson-battle-note-threat = Dein König ist in Gefahr. Weich aus, stell einen Würfel dazwischen oder schlage den Angreifer.
lesson-battle-note-capture = Du kannst etwas schlagen. Schau vorher, ob Schwarz zurückschlagen könnte.
lesson-battle-note-lost = Du hast einen Würfel verloren. Kannst du zurückschlagen?
lesson-battle-note-captured = Du hast zum ersten Mal geschlagen! Schau jetzt, was Schwarz als Nächstes tun kann.

## Qwixx Duel: steps

lesson-qwixx-roll-title = Würfeln und setzen
lesson-qwixx-colour-title = Weiß plus Farbe
lesson-qwixx-skip-title = Absichtlich passen
lesson-qwixx-right-title = Nur zum Schloss hin
lesson-qwixx-capture-title = Schlagen
lesson-qwixx-stack-title = Stapeln
lesson-qwixx-frozen-title = Was sicher ist
lesson-qwixx-misthrow-title = Fehlwürfe
lesson-qwixx-five-title = Eine Reihe schließen
lesson-qwixx-lock-title = Das Schloss
lesson-qwixx-score-title = Punkte zählen
lesson-qwixx-total-title = Deine Gesamtpunktzahl
lesson-qwixx-end-title = Die Partie beenden
lesson-qwixx-wait-title = Noch nicht

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = Du hast gepasst. Setze diesmal einen Stein.

lesson-qwixx-roll = Du spielst Schwarz. Jeder Zug beginnt mit einem Wurf aller sechs Würfel: Wirf sie.
lesson-qwixx-roll-2 = Aktion 1: Die weißen Würfel ergeben zusammen 5. Setze in einer beliebigen Reihe einen Stein auf eine 5.
lesson-qwixx-roll-done = Dein erster Stein. In Rot und Gelb liegt die 5 nah am Anfang, das lässt mehr Platz.

lesson-qwixx-colour = Aktion 2: Zähle einen weißen und einen farbigen Würfel zusammen und setze einen Stein in die Reihe dieser Farbe. Bilde die blaue 10.
lesson-qwixx-colour-other = Das geht auch, aber finde die blaue 10: Weiß 4 plus Blau 6.
lesson-qwixx-colour-done = 4 und 6 ergeben 10. Welchen weißen Würfel du nimmst, entscheidest du. Die beiden Aktionen brauchen verschiedene Felder.

lesson-qwixx-skip = Beide Aktionen sind freiwillig. Eine 3 ließe eine große Lücke: Passe diesmal.
lesson-qwixx-skip-2 = Gut. Nutze jetzt Aktion 2: die rote 8, gleich neben deiner 7.
lesson-qwixx-skip-wasted = Jetzt kannst du die Felder vor dieser 3 nicht mehr benutzen. Besser ist es zu passen.
lesson-qwixx-skip-misthrow = Bei beiden Aktionen zu passen ist ein Fehlwurf: 5 Punkte weniger. Nimm die rote 8.
lesson-qwixx-skip-far = Erlaubt, aber es überspringt viele Felder. Die rote 8 überspringt keines.
lesson-qwixx-skip-done = Kleine Schritte lassen Platz für viele Steine, und viele Steine bringen Punkte.

lesson-qwixx-right = In jeder Reihe geht es nur zum Schloss hin. Welche dieser roten Zahlen kannst du noch benutzen?
lesson-qwixx-right-2 = Richtig: nur die Zahlen weiter vorn als deine 7. Setze einen Stein auf die rote 9.
lesson-qwixx-right-left = Die 4 liegt hinter deinen eigenen Steinen, du kannst sie nicht mehr benutzen.
lesson-qwixx-right-between = Die 6 liegt zwischen deiner 5 und deiner 7. Es zählt dein Stein, der dem Schloss am nächsten ist.
lesson-qwixx-right-row = Erlaubt, aber such die rote 9, weiter vorn als deine 7.
lesson-qwixx-right-done = Lücken sind erlaubt. Graue Steine halten dich nicht auf.

lesson-qwixx-capture = Der Stein, der dem Schloss am nächsten liegt, ist der vorderste der Reihe. Liegt dort ein einzelner gegnerischer Stein, schlage ihn.
lesson-qwixx-capture-missed = Du hast nichts geschlagen. Der vorderste graue Stein liegt auf der roten 8, und du hast eine 8.
lesson-qwixx-capture-done = Der graue Stein kehrt zu seinem Besitzer zurück, und der vorderste gehört dir.

lesson-qwixx-stack = Dein einzelner vorderster Stein auf der blauen 7 ist in Gefahr. Staple einen zweiten darauf.
lesson-qwixx-stack-taken = Grau hat eine 7 geworfen und deinen Stein geschlagen. Zwei Steine wären dort sicher gewesen.
lesson-qwixx-stack-done = Ein Stapel aus zwei oder mehr Steinen kann nie geschlagen werden, und jeder Stein darin zählt.

lesson-qwixx-frozen = Nur der vorderste Stein kann geschlagen werden. Wie viele graue Steine in Rot könntest du jetzt schlagen?
lesson-qwixx-frozen-2 = Richtig. In Blau liegt vorn ein grauer Stapel: Wie viele könntest du dort schlagen?
lesson-qwixx-frozen-front = Der graue Stein auf der 8 ist der vorderste und liegt einzeln: Den kannst du schlagen.
lesson-qwixx-frozen-behind = Der graue Stein auf der 4 ist überholt. Steine hinter dem vordersten sind für immer sicher.
lesson-qwixx-frozen-stack = Ein Stapel kann nie geschlagen werden, auch nicht ganz vorn.
lesson-qwixx-frozen-done = Überholte Steine sind sicher, aber auf sie kann auch nicht mehr gestapelt werden.

lesson-qwixx-misthrow = Zwei Einsen: Du kannst auf keine 2 setzen. Dir bleibt nur „Weiter“.
lesson-qwixx-misthrow-2 = Auch keine Summe aus Weiß und Farbe passt. Damit ist es ein Fehlwurf.
lesson-qwixx-misthrow-done = Ein Fehlwurf kostet dich 5 Punkte. Vier davon, deine und die von Grau zusammen, beenden die Partie.

lesson-qwixx-five = Für die letzte Zahl einer Reihe brauchst du davor fünf eigene Steine. Du hast vier: Setze auf die rote 11.
lesson-qwixx-five-2 = Das sind fünf, und du hast noch Aktion 2: Schließ die Reihe mit der roten 12!
lesson-qwixx-five-four = Du hast in Rot immer noch nur vier Steine. Setze zuerst einen auf die rote 11.
lesson-qwixx-five-open = Die Reihe ist noch offen. Weiß 6 plus Rot 6 ist 12.
lesson-qwixx-five-done = Fünf Steine, dann die letzte Zahl: Rot ist geschlossen, und der rote Würfel scheidet aus.

lesson-qwixx-lock = Beim Schließen von Rot kam auch ein Stein auf das Schloss. Wie viele Steine hast du jetzt in Rot?
lesson-qwixx-lock-before = Fünf hattest du vor dem Schließen. Dazu kommen die 12 und das Schloss.
lesson-qwixx-lock-stone = Vergiss den Stein auf dem Schloss nicht: Er zählt mit.
lesson-qwixx-lock-done = Die ersten fünf, die 12 und das Schloss: zusammen sieben.

lesson-qwixx-score = Die Steine einer Reihe zählen zusammen 1, 3, 6, 10 … Punkte: Jeder bringt einen mehr als der vorige. Was zählen fünf?
lesson-qwixx-score-next = Vier zählen 10, und der fünfte bringt 5 dazu.
lesson-qwixx-score-done = Eine lange Reihe ist viel mehr wert als mehrere kurze.

lesson-qwixx-total = Wie viele Punkte hast du insgesamt? 4 Steine in Rot, 2 in Gelb, 1 in Grün und ein Fehlwurf.
lesson-qwixx-total-misthrow = Der Fehlwurf zieht 5 Punkte ab.
lesson-qwixx-total-sum = 10 für Rot, 3 für Gelb, 1 für Grün, minus 5.
lesson-qwixx-total-done = 14 für die Reihen, minus 5 für den Fehlwurf.

lesson-qwixx-end = Zwei geschlossene Reihen beenden die Partie sofort. Du führst 43 zu 16, und Rot ist geschlossen. Beende sie!
lesson-qwixx-end-later = Die Partie geht weiter, und Grau kann aufholen. Die gelbe 12 beendet sie jetzt.
lesson-qwixx-end-done = Du gewinnst. Wenn du führst, such einen Weg, die Partie zu beenden: Auch ein leerer Vorrat beendet sie.

lesson-qwixx-wait = Diesmal führt Grau 64 zu 43. Du könntest Gelb schließen, und die Partie wäre zu Ende. Lohnt sich das?
lesson-qwixx-wait-lost = Die Partie ist vorbei, und Grau hat mehr Punkte: 64 zu 56.
lesson-qwixx-wait-done = Richtig: Spiel weiter, solange du zurückliegst.

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = Wirf die Würfel, nutze die Summe der weißen, dann einen weißen und einen farbigen. Kleine Schritte sind gute Schritte.
lesson-qwixx-note-close = Du kannst eine Reihe schließen. Der Stein auf dem Schloss zählt auch; zwei geschlossene Reihen beenden die Partie.
lesson-qwixx-note-capture = Du kannst den vordersten Stein einer Reihe schlagen. Er kehrt zu seinem Besitzer zurück.
lesson-qwixx-note-stack = Du kannst auf deinen vordersten Stein stapeln und ihn so sichern.
lesson-qwixx-note-misthrow = Jetzt zu passen wäre ein Fehlwurf: 5 Punkte weniger.
lesson-qwixx-note-taken = Dein vorderster Stein wurde geschlagen. Er ist wieder in deinem Vorrat, und du darfst das Feld wieder benutzen.
lesson-qwixx-note-closed = Eine Reihe ist geschlossen, und ihr Würfel ist aus dem Spiel. Mit der nächsten ist die Partie zu Ende.
