### Sets to print, cut out, fold and glue: what stands on the sheets, and the page that offers them.

## On every sheet

# The title of a file; $game is the name of the game, $kit that of the kit, such as Dice
print-document = { $game }: { $kit }
# In the corner of each sheet; $game is the name of the game
print-sheet = { $game } · foglio { $number } di { $count }
# The legend below; $kind is cut, fold or glue (a grey area)
print-line =
    { $kind ->
        [cut] tagliare
        [fold] piegare
       *[glue] incollare
    }
# Beside a ruler of 50 mm, with which one checks the size after printing
print-scale = Stampa a grandezza reale: questo righello è lungo 50 mm.

## Battle

print-board-half = Tabellone, metà { $number } di 2
print-board-strip = Ritaglia lungo la linea esterna e metti la colla sulla striscia grigia.
print-board-join = Ritaglia e incolla questa metà sulla striscia grigia dell’altra, bordo contro bordo.
# $side is white or black
print-dice =
    { $side ->
        [white] Dadi dei Bianchi
       *[black] Dadi dei Neri
    }
print-kings = Re e dadi di riserva
print-nets-hint = Ritaglia, piega tutte le linee tratteggiate all’indietro e incolla le linguette nell’ordine dei numeri.
# What a drawing shows, for those who listen; $side is white or black
print-alt-half =
    { $side ->
        [white] La metà dei Bianchi, righe da 1 a 4, con una striscia da incollare
       *[black] La metà dei Neri, righe da 5 a 8
    }
print-alt-net = Sviluppo di un cubo: sei facce a croce e sette linguette numerate
print-start = Posizione iniziale
print-start-text = Dalla sinistra di ogni giocatore, sopra: 5, 1, 2, 6, re, 6, 2, 1, 5. Ogni dado ha il 3 verso il suo giocatore, e ogni re comincia sul proprio palazzo. Cominciano i Bianchi.
print-card-hint = Ritaglia la scheda e tienila accanto al tabellone.
print-diagrams = Diagrammi di rotolamento
print-diagrams-hint = Al centro un dado prima della mossa, con le facce laterali lungo i bordi; attorno, le facce dopo la mossa. Gira la scheda finché non corrisponde al tuo dado.
print-alt-start = La posizione iniziale dall’alto, con le facce laterali di ogni dado
print-alt-card = Contorno della scheda
print-alt-diagram = Dove può rotolare un dado con { $top } sopra, e la faccia che mostra lì

## Qwixx Duel

print-qwixx-board-hint = Ritaglia e incolla su cartone. Le pedine stanno sulle caselle, sotto i numeri.
# The second line of the scale of points, below “Stones”: how many points they make
print-points = Punti
print-stones-hint = Piega all’indietro lungo le due linee tratteggiate attorno a un cartone da 1 a 2 mm, incolla, premi, poi taglia. 22 pedine sono di Nero, 22 di Grigio.
print-scores-hint = Un foglio a partita: scrivi i punti di ogni fila, togli cinque punti per ogni lancio mancato, poi somma.
# A row of the score sheet; $colour is r, y, g or b
print-row =
    { $colour ->
        [r] Rossa
        [y] Gialla
        [g] Verde
       *[b] Blu
    }
print-alt-qwixx-board = Tabellone: quattro file di undici numeri e un lucchetto, una colonna per quattro lanci mancati e la tabella dei punti
print-alt-stones = 44 pedine, fronti sopra e retri sotto una linea di piegatura
# $colour is white, r, y, g or b
print-alt-qwixx-die =
    { $colour ->
        [white] Sviluppo di un dado bianco
        [r] Sviluppo del dado rosso: i punti sono cuori
        [y] Sviluppo del dado giallo: i punti sono stelle
        [g] Sviluppo del dado verde: i punti sono trifogli
       *[b] Sviluppo del dado blu: i punti sono gocce
    }

## The assembly sheets: numbered pictures, each with one of these sentences below it. Keep them short

print-assembly-hint = Le figure sono numerate nell’ordine di lavoro.
print-needs-battle = Pezzi: due metà del tabellone, 8 dadi bianchi e 8 neri, due re, due schede, e un dado di riserva per giocatore.
print-needs-qwixx = Pezzi: il tabellone, 22 pedine nere e 22 grigie, due dadi bianchi e uno per colore, fogli segnapunti.
print-tools = Attrezzi: forbici o taglierino, righello, penna a sfera scarica, colla per carta.
print-material = Stampa i dadi su cartoncino da 160 a 200 g/m²; la carta comune è troppo morbida. Basta il bianco e nero: niente dipende dal solo colore.
print-alt-step = Figura { $number }
print-step-score = Prima di ritagliare, ripassa le linee tratteggiate con la penna scarica e il righello, così le pieghe saranno nette.
print-step-cut = Ritaglia lungo le linee continue.
print-step-fold = Piega tutte le linee tratteggiate all’indietro, anche le linguette.
print-step-box = Incolla le linguette da 1 a 4 dietro le facce vicine, una dopo l’altra, per formare una scatola aperta.
print-step-lid = Metti la colla sulle linguette 5, 6 e 7 e chiudi il coperchio.
print-step-check = Tieni fermo finché la colla non fa presa. Controlla: la somma delle facce opposte è 7.
print-step-strip = Tabellone: ritaglia le due metà e metti la colla sulla striscia grigia.
print-step-join = Posa l’altra metà sulla striscia, bordo contro bordo, con le linee allineate. Premi.
print-step-start = Disponi i dadi come mostra la scheda della posizione iniziale.
print-step-board = Incolla il tabellone su cartone e ritaglialo.
print-step-stones = Piega il foglio delle pedine attorno a un cartone, incolla i due lati e premi sotto dei libri.
print-step-apart = Separa le pedine lungo le linee; arrotonda gli angoli se vuoi.
# The second sheet: the same parts with a laser cutter or a 3D printer. SVG and STL are file formats
print-workshop = Con taglio laser o stampante 3D
print-needs-machine = I file per le macchine sono in millimetri. Fai un pezzo e misuralo prima di fare gli altri.
print-laser-colours = Laser, file SVG: le linee rosse si tagliano, le blu si cordonano, le aree nere si incidono.
print-laser-dice = Taglia gli sviluppi in cartoncino da 0,4–0,8 mm; cordonalo perché si pieghi senza rompersi. Taglia il file due volte, in chiaro e in scuro.
print-laser-board = Taglia il tabellone in compensato o cartone da 2–4 mm.
print-laser-stones = Taglia le pedine in compensato o acrilico da 2–3 mm. Quelle di Nero sono incise, quelle di Grigio hanno un anello.
print-solid-print = Stampante 3D, file STL: stampa il pezzo appoggiato su una faccia, senza supporti, a strati di 0,2 mm.
print-solid-battle = Stampa 8 dadi e un re in un colore chiaro, e altrettanti in uno scuro.
print-solid-qwixx = Stampa due dadi bianchi e uno rosso, uno giallo, uno verde e uno blu.
print-solid-paint = Fai entrare del colore negli incavi e pulisci le facce.

## The leaflet: the rulebook on paper

print-leaflet-hint = Le regole. Stampa fronte e retro, girando sul lato corto, e piega a fisarmonica ai segni.
print-alt-cover = Il tabellone
print-alt-example = Disegno dell’esempio descritto accanto

## The kits that are offered: a title, and a sentence about what is in it

print-kit-set = Il gioco completo
print-kit-set-about = Tutto l’occorrente da ritagliare e incollare, con il foglio che spiega come.
print-kit-leaflet = Regolamento
print-kit-leaflet-about = Le regole con esempi disegnati, in un pieghevole.
print-kit-board = Tabellone
print-kit-board-about = Solo il tabellone, a grandezza reale.
print-kit-dice = Dadi
print-kit-dice-about = Sviluppi con linguette numerate.
print-kit-cards = Schede
print-kit-cards-about = La posizione iniziale e i diagrammi di tutte e sei le facce.
# Also in the first line of the scale: how many stones
print-kit-stones = Pedine
print-kit-stones-about = 22 pedine a testa, con fronte e retro.
print-kit-scores = Fogli segnapunti
print-kit-scores-about = Sei per pagina.
print-kit-assembly = Come costruirlo
print-kit-assembly-about = Figure numerate per carta, taglio laser e stampante 3D.
print-kit-laser-dice = Dadi per taglio laser
print-kit-laser-dice-about = Dadi e re di un giocatore come sviluppi. Da tagliare due volte.
print-kit-laser-board = Tabellone per taglio laser
print-kit-laser-board-about = In un pezzo, con i palazzi incisi.
print-kit-laser-stones = Pedine e dadi per taglio laser
print-kit-laser-stones-about = Pedine rotonde per i due giocatori e sei dadi come sviluppi.
print-kit-die = Dado per stampa 3D
print-kit-die-about = Con i punti incisi.
print-kit-king = Re per stampa 3D
print-kit-king-about = Un cubo con una corona incisa su ogni faccia.

## The page that offers the kits

# The title of the page, and the link to it
print-title = Stampa il gioco
print-intro = Vuoi giocare lontano dallo schermo? Stampa il gioco, ritaglialo e incollalo: una serata con forbici e cartoncino, ed è tuo.
print-language = Lingua
print-paper = Carta
# A size of paper; $paper is a4 or letter
print-paper-name =
    { $paper ->
        [a4] A4
       *[letter] US Letter
    }
print-advice = Quando stampi, scegli «grandezza reale» e non «adatta alla pagina»: i dadi devono corrispondere alle caselle. Ogni foglio ha un righello per controllare.
print-machines = Per taglio laser e stampa 3D
# The button; $format is PDF, SVG or STL
print-download = Scarica { $format }
# The same for those who listen; $kit is the title of the kit, $game the name of the game
print-download-label = Scarica { $format }: { $game }, { $kit }
