### Sets to print, cut out, fold and glue: what stands on the sheets, and the page that offers them.

## On every sheet

# The title of a file; $game is the name of the game, $kit that of the kit, such as Dice
print-document = { $game }: { $kit }
# In the corner of each sheet; $game is the name of the game
print-sheet = { $game } · hoja { $number } de { $count }
# The legend below; $kind is cut, fold or glue (a grey area)
print-line =
    { $kind ->
        [cut] cortar
        [fold] doblar
       *[glue] pegar
    }
# Beside a ruler of 50 mm, with which one checks the size after printing
print-scale = Imprime a tamaño real: esta regla mide 50 mm.

## Battle

print-board-half = Tablero, mitad { $number } de 2
print-board-strip = Recorta por la línea exterior y pon pegamento en la franja gris.
print-board-join = Recorta y pega esta mitad sobre la franja gris de la otra, borde con borde.
# $side is white or black
print-dice =
    { $side ->
        [white] Cubos de los Blancos
       *[black] Cubos de los Negros
    }
print-kings = Reyes y cubos de repuesto
print-nets-hint = Recorta, dobla hacia atrás todas las líneas discontinuas y pega las solapas por orden de número.
# What a drawing shows, for those who listen; $side is white or black
print-alt-half =
    { $side ->
        [white] La mitad de los Blancos, filas 1 a 4, con una franja para pegar
       *[black] La mitad de los Negros, filas 5 a 8
    }
print-alt-net = Desarrollo de un cubo: seis caras en cruz y siete solapas numeradas
print-start = Posición inicial
print-start-text = Desde la izquierda de cada jugador, arriba: 5, 1, 2, 6, rey, 6, 2, 1, 5. Cada cubo tiene el 3 hacia el jugador, y cada rey está en su palacio. Empiezan los Blancos.
print-card-hint = Recorta la tarjeta y tenla junto al tablero.
print-diagrams = Diagramas de movimiento
print-diagrams-hint = En el centro, un cubo antes de su jugada, con sus caras laterales en los bordes; alrededor, las caras tras la jugada. Gira la tarjeta hasta que coincida con tu cubo.
print-alt-start = La posición inicial desde arriba, con las caras laterales de cada cubo
print-alt-card = Contorno de la tarjeta
print-alt-diagram = Adónde puede rodar un cubo con { $top } arriba, y la cara que muestra allí

## Qwixx Duel

print-qwixx-board-hint = Recorta y pega sobre cartón. Las fichas van en las casillas, bajo los números.
# The second line of the scale of points, below “Stones”: how many points they make
print-points = Puntos
print-stones-hint = Dobla hacia atrás por las dos líneas discontinuas alrededor de un cartón de 1 a 2 mm, pega, prensa y corta. 22 fichas son de Negro, 22 de Gris.
print-scores-hint = Una hoja por partida: anota los puntos de cada fila, resta cinco por cada tirada fallida y suma.
# A row of the score sheet; $colour is r, y, g or b
print-row =
    { $colour ->
        [r] Roja
        [y] Amarilla
        [g] Verde
       *[b] Azul
    }
print-alt-qwixx-board = Tablero: cuatro filas de once números y un candado, una columna para cuatro tiradas fallidas y la tabla de puntos
print-alt-stones = 44 fichas, con el anverso sobre una línea de plegado y el reverso debajo
# $colour is white, r, y, g or b
print-alt-qwixx-die =
    { $colour ->
        [white] Desarrollo de un dado blanco
        [r] Desarrollo del dado rojo: sus puntos son corazones
        [y] Desarrollo del dado amarillo: sus puntos son estrellas
        [g] Desarrollo del dado verde: sus puntos son tréboles
       *[b] Desarrollo del dado azul: sus puntos son gotas
    }

## The assembly sheets: numbered pictures, each with one of these sentences below it. Keep them short

print-assembly-hint = Las imágenes van numeradas por orden de trabajo.
print-needs-battle = Piezas: dos mitades del tablero, 8 cubos blancos y 8 negros, dos reyes, dos tarjetas y un cubo de repuesto por bando.
print-needs-qwixx = Piezas: el tablero, 22 fichas negras y 22 grises, dos dados blancos y uno de cada color, hojas de puntos.
print-tools = Herramientas: tijeras o cúter, regla, un bolígrafo sin tinta, pegamento para papel.
print-material = Imprime los desarrollos en cartulina de 160 a 200 g/m²; el papel corriente es demasiado blando. Basta el blanco y negro: nada depende solo del color.
print-alt-step = Imagen { $number }
print-step-score = Antes de recortar, repasa las líneas discontinuas con el bolígrafo sin tinta y la regla, para que los pliegues queden nítidos.
print-step-cut = Recorta por las líneas continuas.
print-step-fold = Dobla hacia atrás todas las líneas discontinuas, también las solapas.
print-step-box = Pega las solapas 1 a 4 tras las caras vecinas, una tras otra, para formar una caja abierta.
print-step-lid = Pon pegamento en las solapas 5, 6 y 7 y cierra la tapa.
print-step-check = Sujeta hasta que pegue. Comprueba: las caras opuestas suman 7.
print-step-strip = Tablero: recorta las dos mitades y pon pegamento en la franja gris.
print-step-join = Pon la otra mitad sobre la franja, borde con borde, de modo que las líneas coincidan. Prensa.
print-step-start = Coloca los cubos como en la tarjeta de la posición inicial.
print-step-board = Pega el tablero sobre cartón y recórtalo.
print-step-stones = Dobla la hoja de fichas alrededor de un cartón, pega los dos lados y prensa bajo unos libros.
print-step-apart = Separa las fichas por las líneas; redondea las esquinas si quieres.
# The second sheet: the same parts with a laser cutter or a 3D printer. SVG and STL are file formats
print-workshop = Con cortadora láser o impresora 3D
print-needs-machine = Los archivos para máquinas están en milímetros. Haz una pieza y mídela antes de hacer las demás.
print-laser-colours = Láser, archivo SVG: las líneas rojas se cortan, las azules se marcan y las zonas negras se graban.
print-laser-dice = Corta los desarrollos en cartulina de 0,4 a 0,8 mm; márcala para que doble sin romperse. Corta el archivo dos veces: en claro y en oscuro.
print-laser-board = Corta el tablero en contrachapado o cartón de 2 a 4 mm.
print-laser-stones = Corta las fichas en contrachapado o acrílico de 2 a 3 mm. Las de Negro van grabadas, las de Gris llevan un anillo.
print-solid-print = Impresora 3D, archivo STL: imprime la pieza apoyada sobre una cara, sin soportes, en capas de 0,2 mm.
print-solid-battle = Imprime 8 cubos y un rey en un color claro, y otros tantos en uno oscuro.
print-solid-qwixx = Imprime dos dados blancos y uno rojo, uno amarillo, uno verde y uno azul.
print-solid-paint = Rellena de pintura las marcas y limpia las caras.

## The leaflet: the rulebook on paper

print-leaflet-hint = Las reglas. Imprime a doble cara, volteando por el lado corto, y dobla en acordeón por las marcas.
print-alt-cover = El tablero
print-alt-example = Dibujo del ejemplo descrito al lado

## The kits that are offered: a title, and a sentence about what is in it

print-kit-set = El juego completo
print-kit-set-about = Todo para recortar y pegar, con la hoja que explica cómo.
print-kit-leaflet = Reglamento
print-kit-leaflet-about = Las reglas con ejemplos dibujados, en un desplegable.
print-kit-board = Tablero
print-kit-board-about = Solo el tablero, a tamaño real.
print-kit-dice = Dados
print-kit-dice-about = Desarrollos con solapas numeradas.
print-kit-cards = Tarjetas
print-kit-cards-about = La posición inicial y los diagramas de las seis caras.
# Also in the first line of the scale: how many stones
print-kit-stones = Fichas
print-kit-stones-about = 22 fichas para cada uno, con anverso y reverso.
print-kit-scores = Hojas de puntos
print-kit-scores-about = Seis por página.
print-kit-assembly = Cómo hacerlo
print-kit-assembly-about = Imágenes numeradas para papel, cortadora láser e impresora 3D.
print-kit-laser-dice = Cubos para láser
print-kit-laser-dice-about = Los cubos y el rey de un bando como desarrollos. Corta el archivo dos veces.
print-kit-laser-board = Tablero para láser
print-kit-laser-board-about = De una sola pieza, con los palacios grabados.
print-kit-laser-stones = Fichas y dados para láser
print-kit-laser-stones-about = Fichas redondas para los dos y seis dados como desarrollos.
print-kit-die = Dado para impresora 3D
print-kit-die-about = Con los puntos grabados.
print-kit-king = Rey para impresora 3D
print-kit-king-about = Un cubo con una corona grabada en cada cara.

## The page that offers the kits

# The title of the page, and the link to it
print-title = Imprimir el juego
print-intro = ¿Quieres jugar lejos de la pantalla? Imprime el juego, recórtalo y pégalo: una tarde de tijeras y cartulina, y es tuyo.
print-language = Idioma
print-paper = Papel
# A size of paper; $paper is a4 or letter
print-paper-name =
    { $paper ->
        [a4] A4
       *[letter] US Letter
    }
print-advice = Al imprimir, elige «tamaño real» y no «ajustar a la página»: las piezas deben casar con las casillas. Cada hoja lleva una regla para comprobarlo.
print-machines = Para láser e impresora 3D
# The button; $format is PDF, SVG or STL
print-download = Descargar { $format }
# The same for those who listen; $kit is the title of the kit, $game the name of the game
print-download-label = Descargar { $format }: { $game }, { $kit }
