"""The statements of the printed sheets of Battle in our own words, and where the book covers them."""

from duellum.rulebook.model import Statement

STATEMENTS = (
    Statement("SB1", "a game of logic for two players", "about"),
    Statement("SB2", "both palaces are marked on the board", "box", ("start", "palace-taken")),
    Statement(
        "SB3",
        "the aim: win the enemy king, or bring the own king to the enemy palace",
        "aim",
        ("king-won", "palace-taken"),
    ),
    Statement(
        "SB4", "the dice start in a fixed arrangement, top and side faces included", "setup", ("start",)
    ),
    Statement("SB5", "White begins, the sides alternate, and any own die may move", "turn", ("turns",)),
    Statement("SB6", "a die rolls over its edge from square to square", "moving", ("opposite",)),
    Statement(
        "SB7",
        "it goes as far as the pips on top before the move; the king goes one square",
        "moving",
        ("exact-count", "king-step"),
    ),
    Statement(
        "SB8", "along files and ranks over free squares; no jumping, no diagonals", "moving", ("no-jumping",)
    ),
    Statement("SB9", "one change of direction in a move, at a right angle", "moving", ("one-turn",)),
    Statement("SB10", "a move may begin ahead, back, left or right", "moving", ("any-direction",)),
    Statement("SB11", "no square twice in a move, the first one included", "moving", ("no-return",)),
    Statement(
        "SB12",
        "ending on an enemy die wins it: it leaves, and the mover takes its place",
        "capture",
        ("take",),
    ),
    Statement(
        "SB13",
        "the king wins dice like any other, the enemy king included",
        "capture",
        ("king-takes", "king-takes-king"),
    ),
    Statement(
        "SB14",
        "winning the king wins the game, and so does taking the palace",
        "end",
        ("king-won", "palace-taken", "palace-guarded"),
    ),
    Statement(
        "SB15",
        "four aims of a move: win a die, protect one, evade a threat, take the palace",
        "tactics",
        ("take", "protected", "palace-taken"),
    ),
    Statement(
        "SB16",
        "what matters most: the pips on top, whether a die can turn, and where",
        "tactics",
        ("ahead-first", "right-first"),
    ),
    Statement(
        "SB17", "roll diagrams, one for each top face, help to foresee the face after a move", "diagrams"
    ),
    Statement(
        "SB18",
        "how to read a roll diagram: the middle, the edges, the other squares; turn it to match",
        "diagrams",
    ),
    Statement(
        "SB19",
        "to some squares two ways lead, and the face may differ",
        "moving",
        ("ahead-first", "right-first"),
    ),
    Statement(
        "SB20",
        "the right-hand white die: straight ahead or four ways to the left; one of them threatens",
        "tactics",
        ("right-hand-die", "straight-on"),
    ),
    Statement("SB21", "simple rules, deep tactics", "about"),
    Statement("SB22", "a sheet of numbered parts to cut out and assemble", print_kit=True),
)
