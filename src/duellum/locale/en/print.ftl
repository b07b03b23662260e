### Sets to print, cut out, fold and glue: what is on the sheets, and the page that offers them.

## On every sheet

# The title of a file; $game is the name of the game, $kit that of the kit, such as Dice
print-document = { $game }: { $kit }
# In the corner of each sheet; $game is the name of the game
print-sheet = { $game } · sheet { $number } of { $count }
# The legend below; $kind is cut, fold or glue (a grey area)
print-line =
    { $kind ->
        [cut] cut
        [fold] fold
       *[glue] glue
    }
# Beside a ruler of 50 mm, with which one checks the size after printing
print-scale = Print at actual size: this ruler is 50 mm long.

## Battle

print-board-half = Board, half { $number } of 2
print-board-strip = Cut out along the outer line and put glue on the grey strip.
print-board-join = Cut out and glue this half onto the grey strip of the other, edge to edge.
# $side is white or black
print-dice =
    { $side ->
        [white] Dice for White
       *[black] Dice for Black
    }
print-kings = Kings and spare dice
print-nets-hint = Cut out, fold every dashed line away from you, and glue the tabs in the order of their numbers.
# What a drawing shows, for screen readers; $side is white or black
print-alt-half =
    { $side ->
        [white] White’s half of the board, ranks 1 to 4, with a strip to glue
       *[black] Black’s half of the board, ranks 5 to 8
    }
print-alt-net = Net of a cube: six faces in a cross and seven numbered tabs
print-start = Starting position
print-start-text = From each player’s left, on top: 5, 1, 2, 6, king, 6, 2, 1, 5. Every die has its 3 towards its owner, and each king starts on its own palace. White moves first.
print-card-hint = Cut out the card and keep it next to the board.
print-diagrams = Roll diagrams
print-diagrams-hint = The middle shows a die before its move, with its side faces along the edges. The squares around it show the face after the move. Turn the card until it matches your die.
print-alt-start = The starting position from above, with the side faces of every die
print-alt-card = Outline of the card
print-alt-diagram = Where a die with { $top } on top can roll, and the face it shows there

## Qwixx Duel

print-qwixx-board-hint = Cut out and glue onto card. Place stones on the spaces, below the numbers.
# The second line of the scoring table, below “Stones”: how many points they make
print-points = Points
print-stones-hint = Fold backwards along both dashed lines around card 1 to 2 mm thick, glue, press flat, then cut apart. 22 stones are Black’s, 22 Grey’s.
print-scores-hint = One sheet per game: write down each row’s points and subtract five for each misthrow, then add up.
# A row of the score sheet; $colour is r, y, g or b
print-row =
    { $colour ->
        [r] Red
        [y] Yellow
        [g] Green
       *[b] Blue
    }
print-alt-qwixx-board = Board: four rows of eleven numbers and a lock, a misthrow column with four spaces, and the scoring table
print-alt-stones = 44 stones, with fronts above and backs below a fold line
# $colour is white, r, y, g or b
print-alt-qwixx-die =
    { $colour ->
        [white] Net of a white die
        [r] Net of the red die: its pips are hearts
        [y] Net of the yellow die: its pips are stars
        [g] Net of the green die: its pips are clovers
       *[b] Net of the blue die: its pips are drops
    }

## The assembly sheets: numbered pictures, each with one of these sentences below it. Keep them short

print-assembly-hint = Follow the pictures in the order of their numbers.
print-needs-battle = Parts: two halves of the board, 8 white and 8 black dice, two kings, two cards; and a spare die for each side.
print-needs-qwixx = Parts: the board, 22 black and 22 grey stones, two white dice and one of each colour, score sheets.
print-tools = Tools: scissors or a knife, a ruler, an empty ballpoint pen, paper glue.
print-material = Print the dice on 160 to 200 g/m² card; ordinary paper is too soft. Black and white is enough: nothing depends on colour alone.
print-alt-step = Picture { $number }
print-step-score = Before cutting, score the dashed lines along a ruler with the empty pen, so that they fold sharply.
print-step-cut = Cut out along the solid lines.
print-step-fold = Fold all dashed lines away from the printed side, the tabs too.
print-step-box = Glue tabs 1 to 4 behind the faces next to them, one after the other, to make an open box.
print-step-lid = Put glue on tabs 5, 6 and 7 and close the lid.
print-step-check = Hold until it sticks. Check: opposite faces add up to 7.
print-step-strip = Board: cut out both halves and put glue on the grey strip.
print-step-join = Place the other half on the strip, edge to edge, so that the lines continue. Press flat.
print-step-start = Set up the dice as shown on the starting position card.
print-step-board = Glue the board onto card and cut it out.
print-step-stones = Fold the sheet of stones around a piece of card, glue both sides and press under books.
print-step-apart = Cut the stones apart along the lines; round the corners if you like.
# The second sheet: the same parts with a laser cutter or a 3D printer. SVG and STL are file formats
print-workshop = With a laser cutter or a 3D printer
print-needs-machine = The files for machines are in millimetres. Make and measure one part before you make the rest.
print-laser-colours = Laser, SVG file: red lines are cut, blue lines are scored, black areas are engraved.
print-laser-dice = Cut the nets from 0.4 to 0.8 mm card. Score it so that it folds without breaking. Cut the file twice, once from light and once from dark card.
print-laser-board = Cut the board from 2 to 4 mm plywood or card.
print-laser-stones = Cut the stones from 2 to 3 mm plywood or acrylic. Black’s stones are engraved, Grey’s have a ring.
print-solid-print = 3D printer, STL file: print standing on one face, without supports, in 0.2 mm layers.
print-solid-battle = Print 8 dice and a king in a light colour, and the same in a dark one.
print-solid-qwixx = Print two dice in white and one each in red, yellow, green and blue.
print-solid-paint = Rub paint into the engraved marks and wipe the faces clean.

## The leaflet: the rulebook on paper

print-leaflet-hint = The rules. Print double-sided, flipped on the short edge, and fold in a zigzag at the marks.
print-alt-cover = The board
print-alt-example = Drawing of the example described next to it

## The kits that are offered: a title, and a sentence about what is in it

print-kit-set = The whole set
print-kit-set-about = Everything to cut out and glue, with the sheet that shows how.
print-kit-leaflet = Rulebook
print-kit-leaflet-about = The rules with drawn examples, as a folded leaflet.
print-kit-board = Board
print-kit-board-about = The board alone, at actual size.
print-kit-dice = Dice
print-kit-dice-about = Nets with numbered tabs.
print-kit-cards = Cards
print-kit-cards-about = The starting position, and the roll diagrams of all six faces.
# Also in the first line of the scoring table: how many stones
print-kit-stones = Stones
print-kit-stones-about = 22 stones for each player, with fronts and backs.
print-kit-scores = Score sheets
print-kit-scores-about = Six to a page.
print-kit-assembly = How to make it
print-kit-assembly-about = Numbered pictures for paper, laser cutter and 3D printer.
print-kit-laser-dice = Dice for laser cutters
print-kit-laser-dice-about = One side’s dice and king as nets. Cut the file twice.
print-kit-laser-board = Board for laser cutters
print-kit-laser-board-about = In one piece, with engraved palaces.
print-kit-laser-stones = Stones and dice for laser cutters
print-kit-laser-stones-about = Round stones for both players, and six dice as nets.
print-kit-die = Die for 3D printers
print-kit-die-about = With engraved pips.
print-kit-king = King for 3D printers
print-kit-king-about = A cube with an engraved crown on every face.

## The page that offers the kits

# The title of the page, and the link to it
print-title = Print a set
print-intro = Want to play away from the screen? Print the game, cut it out and glue it together: an evening’s work with scissors and card.
print-language = Language
print-paper = Paper
# A size of paper; $paper is a4 or letter
print-paper-name =
    { $paper ->
        [a4] A4
       *[letter] US Letter
    }
print-advice = When you print, choose “actual size”, not “fit to page”: the dice have to match the squares. Every sheet has a ruler to check it.
print-machines = For laser cutters and 3D printers
# The button; $format is PDF, SVG or STL
print-download = Download { $format }
# The same for screen readers; $kit is the title of the kit, $game the name of the game
print-download-label = Download { $format }: { $game }, { $kit }
