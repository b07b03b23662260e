### Sets to print, cut out, fold and glue: what stands on the sheets, and the page that offers them.

## On every sheet

# The title of a file; $game is the name of the game, $kit that of the kit, such as Dice
print-document = { $game } : { $kit }
# In the corner of each sheet; $game is the name of the game
print-sheet = { $game } · feuille { $number } sur { $count }
# The legend below; $kind is cut, fold or glue (a grey area)
print-line =
    { $kind ->
        [cut] couper
        [fold] plier
       *[glue] coller
    }
# Beside a ruler of 50 mm, with which one checks the size after printing
print-scale = Imprimez en taille réelle : cette règle mesure 50 mm.

## Battle

print-board-half = Plateau, moitié { $number } sur 2
print-board-strip = Découpez le long du trait extérieur et encollez la bande grise.
print-board-join = Découpez et collez cette moitié sur la bande grise de l’autre, bord à bord.
# $side is white or black
print-dice =
    { $side ->
        [white] Cubes des Blancs
       *[black] Cubes des Noirs
    }
print-kings = Rois et cubes de rechange
print-nets-hint = Découpez, pliez tous les pointillés vers l’arrière et collez les languettes dans l’ordre des numéros.
# What a drawing shows, for those who listen; $side is white or black
print-alt-half =
    { $side ->
        [white] La moitié des Blancs, rangées 1 à 4, avec une bande à encoller
       *[black] La moitié des Noirs, rangées 5 à 8
    }
print-alt-net = Patron d’un cube : six faces en croix et sept languettes numérotées
print-start = Position de départ
print-start-text = Depuis la gauche de chaque joueur, dessus : 5, 1, 2, 6, roi, 6, 2, 1, 5. Chaque cube a son 3 tourné vers le joueur, et chaque roi est sur son palais. Les Blancs commencent.
print-card-hint = Découpez la carte et gardez-la près du plateau.
print-diagrams = Diagrammes de déplacement
print-diagrams-hint = Au milieu, un cube avant son coup, ses faces latérales le long des bords ; autour, les faces après le coup. Tournez la carte jusqu’à ce qu’elle corresponde à votre cube.
print-alt-start = La position de départ vue de dessus, avec les faces latérales de chaque cube
print-alt-card = Contour de la carte
print-alt-diagram = Où peut rouler un cube avec { $top } dessus, et la face qu’il y montre

## Qwixx Duel

print-qwixx-board-hint = Découpez et collez sur du carton. Les pions se posent sur les cases, sous les nombres.
# The second line of the scale of points, below “Stones”: how many points they make
print-points = Points
print-stones-hint = Pliez vers l’arrière le long des deux pointillés autour d’un carton de 1 à 2 mm, collez, pressez, puis découpez. 22 pions sont pour Noir, 22 pour Gris.
print-scores-hint = Une feuille par partie : notez les points de chaque rangée, retirez cinq points par lancer manqué, puis additionnez.
# A row of the score sheet; $colour is r, y, g or b
print-row =
    { $colour ->
        [r] Rouge
        [y] Jaune
        [g] Verte
       *[b] Bleue
    }
print-alt-qwixx-board = Plateau : quatre rangées de onze nombres et un cadenas, une colonne de quatre lancers manqués et le barème
print-alt-stones = 44 pions, faces au-dessus et dos au-dessous d’une ligne de pliage
# $colour is white, r, y, g or b
print-alt-qwixx-die =
    { $colour ->
        [white] Patron d’un dé blanc
        [r] Patron du dé rouge : ses points sont des cœurs
        [y] Patron du dé jaune : ses points sont des étoiles
        [g] Patron du dé vert : ses points sont des trèfles
       *[b] Patron du dé bleu : ses points sont des gouttes
    }

## The assembly sheets: numbered pictures, each with one of these sentences below it. Keep them short

print-assembly-hint = Les images sont numérotées dans l’ordre du travail.
print-needs-battle = Pièces : deux moitiés de plateau, 8 cubes blancs et 8 noirs, deux rois, deux cartes, et un cube de rechange par camp.
print-needs-qwixx = Pièces : le plateau, 22 pions noirs et 22 gris, deux dés blancs et un de chaque couleur, des feuilles de score.
print-tools = Outils : ciseaux ou cutter, règle, stylo à bille vide, colle à papier.
print-material = Imprimez les patrons sur du papier cartonné de 160 à 200 g/m² ; le papier ordinaire est trop mou. Le noir et blanc suffit : rien ne dépend de la couleur seule.
print-alt-step = Image { $number }
print-step-score = Avant de découper, marquez les pointillés à la règle avec le stylo vide, pour que les plis soient nets.
print-step-cut = Découpez le long des traits pleins.
print-step-fold = Pliez tous les pointillés vers l’arrière, languettes comprises.
print-step-box = Collez les languettes 1 à 4 derrière les faces voisines, l’une après l’autre, pour former une boîte ouverte.
print-step-lid = Encollez les languettes 5, 6 et 7 et fermez le couvercle.
print-step-check = Maintenez jusqu’à ce que la colle prenne. Vérifiez : la somme de deux faces opposées est 7.
print-step-strip = Plateau : découpez les deux moitiés et encollez la bande grise.
print-step-join = Posez l’autre moitié sur la bande, bord à bord, pour que les traits se suivent. Pressez.
print-step-start = Disposez les cubes comme sur la carte de la position de départ.
print-step-board = Collez le plateau sur du carton et découpez-le.
print-step-stones = Pliez la feuille des pions autour d’un carton, collez les deux côtés et pressez sous des livres.
print-step-apart = Séparez les pions le long des traits ; arrondissez les coins si vous voulez.
# The second sheet: the same parts with a laser cutter or a 3D printer. SVG and STL are file formats
print-workshop = Découpe laser ou impression 3D
print-needs-machine = Les fichiers pour machines sont en millimètres. Faites une pièce et mesurez-la avant de faire les autres.
print-laser-colours = Laser, fichier SVG : les traits rouges sont découpés, les bleus marqués, les surfaces noires gravées.
print-laser-dice = Découpez les patrons dans du carton de 0,4 à 0,8 mm ; marquez-le pour qu’il plie sans casser. Lancez la découpe deux fois, en clair et en foncé.
print-laser-board = Découpez le plateau dans du contreplaqué ou du carton de 2 à 4 mm.
print-laser-stones = Découpez les pions dans du contreplaqué ou de l’acrylique de 2 à 3 mm. Ceux de Noir sont gravés, ceux de Gris ont un anneau.
print-solid-print = Imprimante 3D, fichier STL : imprimez la pièce posée sur une face, sans supports, en couches de 0,2 mm.
print-solid-battle = Imprimez 8 cubes et un roi en clair, et autant en foncé.
print-solid-qwixx = Imprimez deux dés blancs, un rouge, un jaune, un vert et un bleu.
print-solid-paint = Faites entrer de la peinture dans les creux et essuyez les faces.

## The leaflet: the rulebook on paper

print-leaflet-hint = Les règles. Imprimez recto verso, retournement sur le bord court, et pliez en accordéon aux repères.
print-alt-cover = Le plateau
print-alt-example = Dessin de l’exemple décrit à côté

## The kits that are offered: a title, and a sentence about what is in it

print-kit-set = Le jeu complet
print-kit-set-about = Tout ce qu’il faut découper et coller, avec la notice.
print-kit-leaflet = Livret de règles
print-kit-leaflet-about = Les règles avec des exemples dessinés, en dépliant.
print-kit-board = Plateau
print-kit-board-about = Le plateau seul, en taille réelle.
print-kit-dice = Patrons
print-kit-dice-about = À découper et à coller, languettes numérotées.
print-kit-cards = Cartes
print-kit-cards-about = La position de départ et les diagrammes de déplacement des six faces.
# Also in the first line of the scale: how many stones
print-kit-stones = Pions
print-kit-stones-about = 22 pions par joueur, recto et verso.
print-kit-scores = Feuilles de score
print-kit-scores-about = Six par page.
print-kit-assembly = Notice de fabrication
print-kit-assembly-about = Images numérotées pour le papier, la découpe laser et l’impression 3D.
print-kit-laser-dice = Cubes pour découpe laser
print-kit-laser-dice-about = Les cubes et le roi d’un camp en patrons. À découper deux fois.
print-kit-laser-board = Plateau pour découpe laser
print-kit-laser-board-about = D’un seul tenant, palais gravés.
print-kit-laser-stones = Pions et dés pour découpe laser
print-kit-laser-stones-about = Pions ronds pour les deux joueurs, et six dés en patrons.
print-kit-die = Cube pour impression 3D
print-kit-die-about = Avec des points gravés sur les six faces.
print-kit-king = Roi pour impression 3D
print-kit-king-about = Un cube avec une couronne gravée sur chaque face.

## The page that offers the kits

# The title of the page, and the link to it
print-title = Imprimer le jeu
print-intro = Envie de jouer loin de l’écran ? Imprimez le jeu, découpez-le et collez-le : une soirée avec des ciseaux et du carton, et il est à vous.
print-language = Langue
print-paper = Papier
# A size of paper; $paper is a4 or letter
print-paper-name =
    { $paper ->
        [a4] A4
       *[letter] US Letter
    }
print-advice = À l’impression, choisissez « taille réelle » et non « ajuster à la page » : la taille des pièces doit correspondre à celle des cases. Chaque feuille porte une règle pour vérifier.
print-machines = Pour découpe laser et impression 3D
# The button; $format is PDF, SVG or STL
print-download = Télécharger { $format }
# The same for those who listen; $kit is the title of the kit, $game the name of the game
print-download-label = Télécharger { $format } : { $game }, { $kit }
