### The rulebook of Battle. Squares have names such as e4: a letter for the file, a number for the rank.
### “Ahead”, “left” and “right” are as White sees the board; White sits at rank 1.

## What it is, and its aim

rulebook-battle-about-1 = „Duell“ ist ein reines Denkspiel für zwei. Niemand wirft die Würfel: Sie sind die Figuren und rollen von Feld zu Feld. Die Oberseite eines Würfels zeigt, wie weit er beim nächsten Mal zieht.
rulebook-battle-about-2 = Die Regeln sind schnell gelernt, und Glück spielt keine Rolle. Die Tiefe steckt im Rollen: Mit jedem Zug bestimmst du nicht nur, wo ein Würfel stehen wird, sondern auch, was er dort zeigt.
rulebook-battle-aim-1 = Schlage den gegnerischen König oder bring deinen eigenen König in den gegnerischen Palast, das markierte Feld, auf dem der gegnerische König beginnt. Mit beidem gewinnst du sofort.

## What is in the box

rulebook-battle-box-board = Brett mit neun mal acht Feldern, beide Paläste markiert
rulebook-battle-box-white = Weiße Würfel
rulebook-battle-box-black = Schwarze Würfel
rulebook-battle-box-kings = Könige, ein weißer und ein schwarzer
rulebook-battle-box-1 = Auch die Könige sind Würfel, doch wie sie liegen, ist gleichgültig. Alle anderen Würfel sind gleich: Gegenüberliegende Seiten ergeben zusammen 7, und von außen gesehen laufen 1, 2 und 3 gegen den Uhrzeigersinn um ihre gemeinsame Ecke.

## Setting up

rulebook-battle-setup-1 = Jeder baut in der Reihe auf, die ihm am nächsten liegt, mit dem König in der Mitte, im Palast. Lege jeden Würfel genau so, wie die Tabelle es zeigt, mit der 3 zu dir. Auch die Seitenflächen sind wichtig: Sie kommen beim Rollen nach oben.
rulebook-battle-setup-2 = Die Beispiele sind von Weiß aus gesehen. Jedes Feld hat einen Namen: Die Linien (Spalten) heißen von links nach rechts a bis i, die Reihen von Weiß aus 1 bis 8. Der Palast von Weiß ist also e1, der von Schwarz e8. Norden ist von Weiß aus vorn, Osten rechts. Ein Zug wird als Feld mit Richtungen und Entfernungen geschrieben: g4n2 heißt, dass der Würfel auf g4 zwei Felder nach Norden rollt.
# Headings of the table of a camp: places from its owner's left, the faces on top, the faces on the right
rulebook-battle-camp-place = Von links
rulebook-battle-camp-top = Oben
rulebook-battle-camp-right = Rechte Seite
rulebook-battle-camp-front = Zum Spieler
rulebook-battle-start = Die Ausgangsstellung. Weiß hat 37 Züge zur Auswahl.

## A turn

rulebook-battle-turn-1 = Weiß beginnt; dann zieht ihr abwechselnd. Wenn du am Zug bist, bewegst du eine eigene Figur: einen beliebigen Würfel oder den König. Aussetzen darfst du nicht.
rulebook-battle-turns = Weiß hat gezogen, also ist Schwarz am Zug: Weiß darf nicht noch einmal ziehen.

## Moving

rulebook-battle-moving-1 = Ein Würfel zieht, indem er über eine Kante auf das nächste Feld kippt und von dort wieder auf das nächste: nach vorn, zurück, nach links oder rechts. Er rutscht nie und rollt nie schräg.
rulebook-battle-moving-2 = Er rollt genau so viele Felder weit, wie seine Oberseite vor dem Zug Augen zeigte. Was unterwegs nach oben kommt, ändert daran nichts. Der König zieht immer ein Feld weit.
rulebook-battle-moving-3 = Ein Würfel darf in jede Richtung starten und unterwegs einmal im rechten Winkel abbiegen, nach beliebig vielen Feldern. In einem Zug darf er kein Feld zweimal betreten, auch nicht das Startfeld.
rulebook-battle-moving-4 = Alle Felder auf dem Weg müssen leer sein; nur auf dem letzten darf eine gegnerische Figur stehen. Springen ist nicht erlaubt.
rulebook-battle-moving-5 = Zu jedem Feld in Reichweite, das nicht in gerader Linie vor, hinter oder neben dem Würfel liegt, führen zwei Wege: Einer geht zuerst vor oder zurück, der andere zuerst nach links oder rechts. Sind beide frei, hast du die Wahl. Das sind zwei verschiedene Züge, denn am Ende können verschiedene Seiten oben liegen. Wähle also nicht nur das Feld, sondern auch den Weg.
rulebook-battle-opposite = Dieser Würfel zeigt 2. Rollt er zwei Felder geradeaus, zeigt er, was unten lag: 5.
rulebook-battle-exact-count = Dieser Würfel zeigt 3, also rollt er drei Felder weit: nicht zwei, nicht vier.
rulebook-battle-king-step = Der König zieht ein Feld in eine der vier Richtungen, nie weiter.
rulebook-battle-board-edge = Vier Felder nach rechts? Da würde der Würfel das Brett verlassen.
rulebook-battle-no-jumping = Ein schwarzer Würfel versperrt den geraden Weg. Der weiße rollt stattdessen um ihn herum.
rulebook-battle-one-turn = Ein Feld vor, dann zwei nach rechts: Das ist ein Richtungswechsel. Ein zweiter ist nicht erlaubt.
rulebook-battle-any-direction = Mit einer 2 oben und freien Feldern ringsum hat ein Würfel zwölf Züge. Dieser rollt geradewegs zurück.
rulebook-battle-no-return = Vor und wieder zurück? Nein: Der Würfel käme auf sein Startfeld zurück.
rulebook-battle-ahead-first = Zwei Wege zum selben Feld. Erst vor, dann nach rechts: Der Würfel zeigt 6.
rulebook-battle-right-first = Der andere Weg zu diesem Feld. Erst nach rechts, dann vor: Jetzt zeigt er 3.

## Capturing

rulebook-battle-capture-1 = Steht auf dem letzten Feld deines Zuges eine gegnerische Figur, schlägst du sie: Sie verlässt das Brett, und deine Figur nimmt ihren Platz ein. Unterwegs wird nichts geschlagen, und Schlagen ist nie Pflicht. Steht auf dem letzten Feld eine eigene Figur, ist der Zug nicht erlaubt.
rulebook-battle-capture-2 = Der König schlägt wie jeder Würfel, auf den vier Feldern neben ihm. Er darf sogar den anderen König schlagen.
rulebook-battle-take = Die 3 biegt nach zwei Feldern ab und endet auf der schwarzen 6: geschlagen.
rulebook-battle-own-piece = Auf dem letzten Feld steht eine eigene Figur von Weiß, also ist der Zug nicht erlaubt.
rulebook-battle-king-takes = Der König schlägt den Würfel neben sich.
rulebook-battle-king-takes-king = Die Könige stehen nebeneinander. Wer am Zug ist, schlägt den anderen und gewinnt.

## King and palace

rulebook-battle-palace-1 = Die Paläste sind die markierten Felder, auf denen die Könige beginnen: e1 gehört Weiß, e8 Schwarz. Zieht dein König in den gegnerischen Palast, hast du gewonnen, auch wenn er dort einen Würfel schlägt. Ein gewöhnlicher Würfel im gegnerischen Palast bringt keinen Sieg, ein König im eigenen Palast ebenso wenig.
rulebook-battle-palace-taken = Der schwarze König hat seinen Palast verlassen. Der weiße zieht in den leeren Palast und gewinnt.
rulebook-battle-palace-guarded = Ein Würfel im Palast hält den König nebenan nicht auf: Weiß schlägt ihn und gewinnt.
rulebook-battle-palace-die = Ein gewöhnlicher Würfel im gegnerischen Palast bringt keinen Sieg.

## The end of the game

rulebook-battle-end-1 = Die Partie ist aus, sobald ein König geschlagen ist oder ein König den gegnerischen Palast erreicht. Drohungen muss niemand ansagen: Ein König, der in Gefahr bleibt, darf geschlagen werden.
rulebook-battle-end-2 = Die gedruckten Anleitungen erwähnen kein Unentschieden. In Duellum endet eine Partie unentschieden, wenn der Spieler am Zug keinen erlaubten Zug hat, wenn dieselbe Stellung zum dritten Mal entsteht oder wenn in hundert Zügen, beide Seiten zusammengezählt, nichts geschlagen wurde. Eine Partie kann auch durch Aufgabe, durch vereinbartes Unentschieden oder durch Zeitablauf enden.
rulebook-battle-king-won = Sechs Felder geradeaus, und der Würfel endet auf dem schwarzen König: Weiß gewinnt.
rulebook-battle-no-move = Die weißen Figuren sind eingeschlossen und können nicht ziehen: unentschieden.
rulebook-battle-repetition = Beide Könige gehen zweimal hinaus und wieder zurück. Dieselbe Stellung ist nun zum dritten Mal entstanden: unentschieden.
rulebook-battle-long-game = Neunundneunzig Züge, ohne dass etwas geschlagen wurde, und Weiß macht die hundert voll: unentschieden.
rulebook-battle-resignation = Weiß sieht keine Hoffnung mehr und gibt auf: Schwarz gewinnt.

## Roll diagrams

rulebook-battle-diagrams-1 = Ein Rolldiagramm zeigt, welche Seite nach welchem Zug oben liegt. Für jede Oberseite gibt es eines.
rulebook-battle-diagrams-2 = In der Mitte steht die Oberseite vor dem Zug, an den Rändern stehen die vier Seitenflächen. Jedes andere Feld zeigt die Oberseite nach einem Zug, der dort endet. Enden zwei Wege mit verschiedenen Seiten, zeigt es beide. Dreh das Diagramm, bis seine Seitenflächen zum Würfel auf dem Brett passen.
rulebook-battle-diagrams-3 = Mit einer 2 oder 3 oben enden zwei Wege zum selben Feld immer mit verschiedenen Seiten. Mit 4, 5 oder 6 enden manche mit derselben. Mit einer 1 oben gibt es zu jedem Feld nur einen Weg.

## Tactics

rulebook-battle-tactics-1 = Die meisten guten Züge tun eines von vier Dingen: Sie schlagen einen gegnerischen Würfel, schützen einen eigenen, weichen einer Drohung aus oder bringen deinen König näher an den Palast.
rulebook-battle-tactics-2 = Drei Dinge entscheiden, was ein Würfel kann: was er oben zeigt, ob er Platz zum Abbiegen hat und wo er abbiegt. Das Letzte vergisst man leicht, doch es bestimmt, welche Seite nach oben kommt.
rulebook-battle-tactics-3 = Hohe Zahlen reichen weit, brauchen aber freie Bahn; niedrige beherrschen die Felder ringsum. Prüfe vor jedem Zug, was die gegnerischen Würfel danach mit genau ihrer Augenzahl erreichen können, vor allem, ob sie deinen König treffen.
rulebook-battle-right-hand-die = Der rechte Würfel von Weiß zeigt 5, seine 3 weist zu Weiß. Er kann geradeaus rollen oder nach einem, zwei, drei oder vier Feldern links abbiegen. Nur mit vier Feldern vor und einem nach links bedroht er den schwarzen König: Dann zeigt der Würfel 6, und drei Felder nach links und drei nach vorn führen zum König.
rulebook-battle-straight-on = Fünf Felder geradeaus, und derselbe Würfel zeigt 3. Von dort erreicht er den König nicht.
rulebook-battle-protected = Weiß schlägt einen Würfel, doch der war geschützt: Schwarz schlägt zurück.

## Where the editions disagree

rulebook-battle-edition-king = Die deutsche und die chinesische Anleitung lassen einen König den anderen nicht schlagen. Bei uns darf er es, denn alle anderen erlauben es. (Die polnische und die spanische sagen es andersherum: Ein König kann von jeder gegnerischen Figur geschlagen werden, auch vom König.)
rulebook-battle-edition-direction = In der spanischen Anleitung beginnt ein Zug nach vorn, links oder rechts, in der polnischen nur nach links oder rechts. Bei uns darf er in jede der vier Richtungen beginnen, denn alle anderen nennen auch rückwärts.
rulebook-battle-edition-example = Im ausführlichen Beispiel nimmt die tschechische Anleitung den rechten Würfel von Schwarz, die italienische den linken von Weiß. Wir nehmen den rechten von Weiß: Weiß beginnt, und mit dem linken Würfel bedrohen die genannten Züge den König nicht. (Für den rechten Würfel von Schwarz gelten dieselben Züge, denn um 180 Grad gedreht sind beide Lager gleich.)
rulebook-battle-edition-gaps = In der englischen Anleitung steht nicht, wie die Würfel am Anfang liegen, wer beginnt, dass Würfel über ihre Kanten rollen und dass man jeden eigenen Würfel ziehen darf. In der spanischen fehlt das Letzte, und sie endet mit König und Palast: ohne Taktik, Diagramme und Beispiel. Wir folgen den anderen, denn dort steht alles.
rulebook-battle-edition-palace = Die englische Anleitung nennt den Palast das Feld des gegnerischen Königs, die chinesische spricht vom eigenen markierten Feld. Bei uns ist er das markierte Feld, auf dem der gegnerische König beginnt, wo immer dieser gerade steht, denn so sagen es die anderen.
rulebook-battle-edition-owner = Wörtlich gelesen darf man nach der chinesischen Anleitung die Würfel beider Seiten ziehen, und nach der deutschen nimmt der geschlagene Würfel das Feld ein. Bei uns zieht man nur eigene Würfel, und der schlagende bleibt auf dem Feld, denn so sagen es die anderen.
rulebook-battle-edition-ways = Nach der tschechischen Anleitung enden zwei Wege zu einem Feld immer mit verschiedenen Seiten; in der englischen und der deutschen fehlt, dass nur zu manchen Feldern zwei Wege führen. Wir richten uns nach den Würfeln selbst: Zwei Wege gibt es nur zu Feldern abseits der Geraden, und manche davon enden mit derselben Seite.
rulebook-battle-edition-diagrams = Die tschechische Anleitung setzt die Seitenflächen in die Ecken des Diagramms und lässt den Würfel drehen. Die polnische spricht im Beispiel von einer Kreuzung statt vom Abbiegen nach links. Bei uns stehen die Seitenflächen an den Rändern, gedreht wird das Diagramm, und der Würfel biegt links ab, denn so ist es in den anderen.

## What follows from an example. $face is the number on top of a die, 1 to 6, or 0 for a king; $count is a
## number of moves; $side is white or black; $clause is the number of the rule by which the game ended

rulebook-battle-face = Danach oben: { $face }
rulebook-battle-captured =
    { $face ->
        [0] Geschlagen: der König
       *[other] Geschlagen: ein Würfel, der { $face } zeigt
    }
rulebook-battle-choices =
    { $count ->
        [0] Kein Zug ist möglich
        [one] { $count } Zug ist möglich
       *[other] { $count } Züge sind möglich
    }
rulebook-battle-win = { battle-side } gewinnt ({ $clause }).
