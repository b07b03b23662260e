### Sets to print, cut out, fold and glue: what stands on the sheets, and the page that offers them.

## On every sheet

# The title of a file; $game is the name of the game, $kit that of the kit, such as Dice
print-document = { $game }: { $kit }
# In the corner of each sheet; $game is the name of the game
print-sheet = { $game } · Blatt { $number } von { $count }
# The legend below; $kind is cut, fold or glue (a grey area)
print-line =
    { $kind ->
        [cut] schneiden
        [fold] falten
       *[glue] kleben
    }
# Beside a ruler of 50 mm, with which one checks the size after printing
print-scale = In Originalgröße drucken: Dieses Lineal ist 50 mm lang.

## Battle

print-board-half = Brett, Hälfte { $number } von 2
print-board-strip = Entlang der Außenlinie ausschneiden und den grauen Streifen mit Kleber bestreichen.
print-board-join = Ausschneiden und diese Hälfte Kante an Kante auf den grauen Streifen der anderen kleben.
# $side is white or black
print-dice =
    { $side ->
        [white] Würfel für Weiß
       *[black] Würfel für Schwarz
    }
print-kings = Könige und Ersatzwürfel
print-nets-hint = Ausschneiden, alle gestrichelten Linien von dir weg falten und die Laschen in der Reihenfolge ihrer Nummern kleben.
# What a drawing shows, for those who listen; $side is white or black
print-alt-half =
    { $side ->
        [white] Die weiße Hälfte des Bretts, Reihen 1 bis 4, mit einem Klebestreifen
       *[black] Die schwarze Hälfte des Bretts, Reihen 5 bis 8
    }
print-alt-net = Netz eines Würfels: sechs Seiten als Kreuz und sieben nummerierte Laschen
print-start = Ausgangsstellung
print-start-text = Von jedem Spieler aus von links liegen oben: 5, 1, 2, 6, König, 6, 2, 1, 5. Bei jedem Würfel weist die 3 zum eigenen Spieler, und jeder König beginnt im eigenen Palast. Weiß zieht zuerst.
print-card-hint = Die Karte ausschneiden und neben das Brett legen.
print-diagrams = Rolldiagramme
print-diagrams-hint = In der Mitte liegt ein Würfel vor dem Zug, an den Rändern stehen seine Seitenflächen. Die Felder ringsum zeigen die Seite nach dem Zug. Dreh die Karte, bis sie zu deinem Würfel passt.
print-alt-start = Die Ausgangsstellung von oben, mit den Seitenflächen aller Würfel
print-alt-card = Umriss der Karte
print-alt-diagram = Wohin ein Würfel mit einer { $top } oben rollen kann und was er dort zeigt

## Qwixx Duel

print-qwixx-board-hint = Ausschneiden und auf Karton kleben. Die Steine kommen auf die Felder, unter die Zahlen.
# The second line of the scale of points, below “Stones”: how many points they make
print-points = Punkte
print-stones-hint = An beiden gestrichelten Linien nach hinten um 1 bis 2 mm dicken Karton falten, kleben, flach pressen, dann auseinanderschneiden. 22 Steine gehören Schwarz, 22 Grau.
print-scores-hint = Ein Zettel je Partie: Punkte jeder Reihe aufschreiben, fünf für jeden Fehlwurf abziehen, dann zusammenzählen.
# A row of the score sheet; $colour is r, y, g or b
print-row =
    { $colour ->
        [r] Rot
        [y] Gelb
        [g] Grün
       *[b] Blau
    }
print-alt-qwixx-board = Spielplan: vier Reihen mit elf Zahlen und einem Schloss, eine Fehlwurfspalte mit vier Feldern und die Punktetabelle
print-alt-stones = 44 Steine mit Vorderseiten über und Rückseiten unter einer Faltlinie
# $colour is white, r, y, g or b
print-alt-qwixx-die =
    { $colour ->
        [white] Netz eines weißen Würfels
        [r] Netz des roten Würfels: Seine Augen sind Herzen
        [y] Netz des gelben Würfels: Seine Augen sind Sterne
        [g] Netz des grünen Würfels: Seine Augen sind Kleeblätter
       *[b] Netz des blauen Würfels: Seine Augen sind Tropfen
    }

## The assembly sheets: numbered pictures, each with one of these sentences below it. Keep them short

print-assembly-hint = Folge den Bildern in der Reihenfolge ihrer Nummern.
print-needs-battle = Teile: zwei Hälften des Bretts, 8 weiße und 8 schwarze Würfel, zwei Könige, zwei Karten; dazu ein Ersatzwürfel für jede Seite.
print-needs-qwixx = Teile: der Spielplan, 22 schwarze und 22 graue Steine, zwei weiße Würfel und einer von jeder Farbe, Punktezettel.
print-tools = Werkzeug: Schere oder Messer, Lineal, leerer Kugelschreiber, Papierkleber.
print-material = Die Würfel auf Karton von 160 bis 200 g/m² drucken; gewöhnliches Papier ist zu weich. Schwarz-Weiß genügt: Nichts hängt allein von der Farbe ab.
print-alt-step = Bild { $number }
print-step-score = Vor dem Schneiden die gestrichelten Linien mit dem leeren Stift am Lineal nachziehen, damit jeder Falz scharf wird.
print-step-cut = Entlang der durchgezogenen Linien ausschneiden.
print-step-fold = Alle gestrichelten Linien von der bedruckten Seite weg falten, auch die Laschen.
print-step-box = Laschen 1 bis 4 nacheinander hinter die Nachbarseiten kleben, sodass eine offene Schachtel entsteht.
print-step-lid = Laschen 5, 6 und 7 mit Kleber bestreichen und den Deckel schließen.
print-step-check = Festhalten, bis es klebt. Prüfen: Gegenüberliegende Seiten ergeben 7.
print-step-strip = Brett: beide Hälften ausschneiden und den grauen Streifen mit Kleber bestreichen.
print-step-join = Die andere Hälfte Kante an Kante auf den Streifen legen, sodass die Linien weiterlaufen. Flach pressen.
print-step-start = Die Würfel so aufstellen wie auf der Karte mit der Ausgangsstellung.
print-step-board = Den Spielplan auf Karton kleben und ausschneiden.
print-step-stones = Den Bogen mit den Steinen um ein Stück Karton falten, beide Seiten festkleben und unter Büchern pressen.
print-step-apart = Die Steine an den Linien auseinanderschneiden; die Ecken nach Belieben abrunden.
# The second sheet: the same parts with a laser cutter or a 3D printer. SVG and STL are file formats
print-workshop = Mit Laserschneider oder 3D-Drucker
print-needs-machine = Die Dateien für Maschinen sind in Millimetern bemaßt. Erst ein Teil herstellen und nachmessen, dann die übrigen.
print-laser-colours = Laser, SVG-Datei: rote Linien schneiden, blaue ritzen, schwarze Flächen gravieren.
print-laser-dice = Netze aus Karton von 0,4 bis 0,8 mm schneiden; so ritzen, dass er beim Falten nicht bricht. Alles zweimal schneiden, aus hellem und dunklem Karton.
print-laser-board = Das Brett aus Sperrholz oder Pappe von 2 bis 4 mm schneiden.
print-laser-stones = Die Steine aus Sperrholz oder Acryl von 2 bis 3 mm schneiden. Schwarz ist graviert, Grau hat einen Ring.
print-solid-print = 3D-Drucker, STL-Datei: auf einer Seite stehend drucken, ohne Stützen, in Schichten von 0,2 mm.
print-solid-battle = 8 Würfel und einen König in einer hellen Farbe drucken und ebenso viele in einer dunklen.
print-solid-qwixx = Zwei Würfel in Weiß und je einen in Rot, Gelb, Grün und Blau drucken.
print-solid-paint = Farbe in die gravierten Zeichen reiben und die Flächen sauber wischen.

## The leaflet: the rulebook on paper

print-leaflet-hint = Die Regeln. Beidseitig drucken, über die kurze Kante gewendet, und an den Marken im Zickzack falten.
print-alt-cover = Das Spielbrett
print-alt-example = Zeichnung zum Beispiel daneben

## The kits that are offered: a title, and a sentence about what is in it

print-kit-set = Das ganze Spiel
print-kit-set-about = Alles zum Ausschneiden und Kleben, mit der Bauanleitung.
print-kit-leaflet = Regelheft
print-kit-leaflet-about = Die Regeln mit gezeichneten Beispielen, als Faltblatt.
print-kit-board = Spielbrett
print-kit-board-about = Das Spielbrett allein, in Originalgröße.
print-kit-dice = Würfel
print-kit-dice-about = Netze mit nummerierten Laschen.
print-kit-cards = Karten
print-kit-cards-about = Die Ausgangsstellung und die Rolldiagramme aller sechs Seiten.
# Also in the first line of the scale: how many stones
print-kit-stones = Steine
print-kit-stones-about = 22 Steine für jeden, mit Vorder- und Rückseite.
print-kit-scores = Punktezettel
print-kit-scores-about = Sechs auf einer Seite.
print-kit-assembly = Bauanleitung
print-kit-assembly-about = Nummerierte Bilder für Papier, Laserschneider und 3D-Drucker.
print-kit-laser-dice = Würfel für Laserschneider
print-kit-laser-dice-about = Würfel und König einer Seite als Netze, zweimal zu schneiden.
print-kit-laser-board = Brett für Laserschneider
print-kit-laser-board-about = In einem Stück, mit gravierten Palästen.
print-kit-laser-stones = Steine und Würfel für Laserschneider
print-kit-laser-stones-about = Runde Steine für beide und sechs Würfel als Netze.
print-kit-die = Würfel für 3D-Drucker
print-kit-die-about = Mit gravierten Augen.
print-kit-king = König für 3D-Drucker
print-kit-king-about = Ein Würfel mit einer gravierten Krone auf jeder Seite.

## The page that offers the kits

# The title of the page, and the link to it
print-title = Spiel zum Ausdrucken
print-intro = Lust auf ein Spiel ohne Bildschirm? Drucke es aus, schneide und klebe: ein Bastelabend mit Schere und Karton.
print-language = Sprache
print-paper = Papier
# A size of paper; $paper is a4 or letter
print-paper-name =
    { $paper ->
        [a4] A4
       *[letter] US Letter
    }
print-advice = Wähle beim Drucken „Originalgröße“, nicht „an Seite anpassen“: Die Würfel müssen zu den Feldern passen. Jedes Blatt hat ein Lineal zum Prüfen.
print-machines = Für Laserschneider und 3D-Drucker
# The button; $format is PDF, SVG or STL
print-download = { $format } herunterladen
# The same for those who listen; $kit is the title of the kit, $game the name of the game
print-download-label = { $format } herunterladen: { $game }, { $kit }
