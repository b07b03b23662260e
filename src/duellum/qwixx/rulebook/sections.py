"""The sections of Qwixx Duel's book, with their examples."""

from duellum.qwixx import CLAUSES, Colour
from duellum.qwixx.rules.board import STONES
from duellum.qwixx.rules.scoring import ROW_SCORES
from duellum.rulebook.model import Facts, Table
from duellum.rulebook.parts import Parts, shared_text

_text = Parts("qwixx").text

ABOUT = Table(
    "about",
    (),
    (
        (shared_text("players"), 2),
        (shared_text("age"), shared_text("age-from", years=8)),
        (shared_text("time"), shared_text("minutes", count=15)),
        (shared_text("author"), "Steffen Benndorf"),
    ),
)
BOX = Table(
    "box",
    (shared_text("part"), shared_text("number")),
    (
        (_text("box-board"), 1),
        (_text("box-white"), 2),
        (_text("box-coloured"), len(Colour)),
        (_text("box-black"), STONES),
        (_text("box-grey"), STONES),
    ),
)
SCALE = Table(
    "scale",
    (_text("scale-stones"), *range(1, len(ROW_SCORES))),
    ((_text("scale-points"), *ROW_SCORES[1:]),),
)
"""The points of a row by the number of stones in it."""


_parts = Parts("qwixx")
_example, _section, _difference = _parts.example, _parts.section, _parts.difference

_EMPTY = "...........-"
_START = f"{_EMPTY}/{_EMPTY}/{_EMPTY}/{_EMPTY} b 0:0 - r"
_RED_ROW = f".g.b.b.....-/{_EMPTY}/{_EMPTY}/{_EMPTY} {{side}} 0:0 - r"
_BLUE_ROW = f"{_EMPTY}/.b.g.g.....-/{_EMPTY}/b2bbbg..g2...- {{side}} 0:0 - r"

SECTIONS = (
    _section("about", 2, tables=(ABOUT,)),
    _section("aim", 1, clauses=("Q24",)),
    _section(
        "box",
        1,
        clauses=("Q1", "Q2", "Q3"),
        tables=(BOX,),
    ),
    _section(
        "setup",
        1,
        _example(
            "start", "Q2 Q3 Q4", _START, "", Facts(supplies=(22, 22), dice_due=6, to_move="black"), focus="-"
        ),
        clauses=("Q4",),
    ),
    _section(
        "turn",
        4,
        _example(
            "two-actions",
            "Q4 Q11 Q12 Q13",
            _START,
            "41/3526 y5 b10",
            Facts(
                legal=("r5", "y5", "g5", "b5", "-"),
                refused={"41/3526 y6": "Q12", "41/3526 y5 b9": "Q13"},
                supplies=(20, 22),
                places={"y5": "black 1", "b10": "black 1"},
                to_move="grey",
            ),
        ),
        _example(
            "same-field",
            "Q14",
            _START,
            "43/3526 r7",
            Facts(refused={"43/3526 r7 r7": "Q14"}, places={"r7": "black 1"}, to_move="black"),
        ),
        _example(
            "misthrow",
            "Q15 Q23",
            _START,
            "43/3526 - -",
            Facts(supplies=(21, 22), points=(-5, 0), to_move="grey"),
        ),
        clauses=("Q11", "Q12", "Q13", "Q14", "Q15", "Q16"),
    ),
    _section(
        "placing",
        2,
        _example(
            "gap",
            "Q5",
            f".b.........-/{_EMPTY}/{_EMPTY}/{_EMPTY} b 0:1 - r",
            "54/1326 r9",
            Facts(refused={"54/1326 r9 r6": "Q5"}, places={"r9": "black 1"}),
        ),
        _example(
            "after-capture",
            "Q5 Q7",
            _RED_ROW.format(side="g"),
            "43/2516 r7 - 51/4263 r6",
            Facts(places={"r5": "black 1", "r6": "black 1", "r7": "grey 1"}),
        ),
        clauses=("Q5", "Q6"),
    ),
    _section(
        "front",
        3,
        _example(
            "red-grey",
            "Q5 Q6 Q7",
            _RED_ROW.format(side="g"),
            "",
            Facts(
                legal=("r4", "r6", "r7", "r8", "r9", "r10", "r11"),
                refused={"32/4516 r5": "Q6"},
            ),
            focus="r",
        ),
        _example(
            "red-black",
            "Q5 Q8 Q10",
            _RED_ROW.format(side="b"),
            "",
            Facts(
                legal=("r7", "r8", "r9", "r10", "r11"),
                refused={"51/4326 r6": "Q5", "32/4516 r5": "Q10"},
            ),
            focus="r",
        ),
        _example(
            "capture",
            "Q7",
            _RED_ROW.format(side="g"),
            "43/2516 r7",
            Facts(captured="black", returned=1, supplies=(21, 20), places={"r7": "grey 1"}),
            focus="r",
        ),
        _example(
            "stack",
            "Q8 Q9",
            _RED_ROW.format(side="b"),
            "43/2516 r7 - 52/3461",
            Facts(places={"r7": "black 2"}, refused={"43/2516 r7 - 52/3461 r7": "Q9"}, points=(6, 1)),
            focus="r",
        ),
        _example(
            "frozen",
            "Q10",
            f"..gb2.......-/{_EMPTY}/{_EMPTY}/{_EMPTY} g 0:0 - r",
            "61/2534 r7 - 32/4615",
            Facts(places={"r5": "black 2", "r7": "grey 1"}, refused={"61/2534 r7 - 32/4615 r5": "Q10"}),
            focus="r",
        ),
        clauses=("Q7", "Q8", "Q9", "Q10"),
    ),
    _section(
        "closing",
        3,
        _example(
            "rows",
            "Q1 Q17",
            _START,
            "66/3524",
            Facts(legal=("g12", "b12", "-"), refused={"66/3524 r12": "Q17", "66/3524 y12": "Q17"}),
        ),
        _example(
            "blue-black",
            "Q5 Q6 Q9 Q17",
            _BLUE_ROW.format(side="b"),
            "",
            Facts(legal=("b7", "b6", "b4", "b3", "b2"), refused={"62/4513 b8": "Q6", "32/4516 b5": "Q9"}),
            focus="b",
        ),
        _example(
            "blue-grey",
            "Q8 Q17",
            _BLUE_ROW.format(side="g"),
            "",
            Facts(legal=("b5", "b4", "b3"), refused={"11/4526 b2": "Q17", "63/4521 b9": "Q6"}),
            focus="b",
        ),
        _example(
            "stack-counts",
            "Q17",
            f"..b5........-/{_EMPTY}/.g.g.......-/{_EMPTY} b 0:0 - r",
            "66/3524 r12",
            Facts(places={"r12": "black 1", "r-lock": "black"}),
            focus="r",
        ),
        _example(
            "in-order",
            "Q16 Q17",
            f"b.b.b.b....-/.g..g......-/{_EMPTY}/{_EMPTY} b 0:0 - r",
            "64/6352 r10 r12",
            Facts(
                refused={"64/6352 - r12": "Q17"},
                places={"r12": "black 1", "r-lock": "black"},
                points=(28, 3),
                supplies=(15, 20),
            ),
        ),
        _example(
            "close-green",
            "Q18 Q19",
            f".g.........-/{_EMPTY}/bb.b.b.b...-/{_EMPTY} b 0:0 - r",
            "11/3524 g2 -",
            Facts(
                places={"g2": "black 1", "g-lock": "black"},
                supplies=(15, 21),
                points=(28, 1),
                dice_due=5,
                refused={"11/3524 g2 - 41/35-6 g5": "Q19"},
            ),
            focus="g",
        ),
        _example(
            "last-stone",
            "Q20 Q21",
            "gb2.b.b.b...-/b4..b4.g.....-/b2.b2..g.....-/b..bg.b.b..- b 0:0 - r",
            "66/3524 r12",
            Facts(places={"r12": "black 1", "r-lock": "empty"}, supplies=(0, 18), outcome="1-0 Q21"),
            focus="r",
        ),
        clauses=("Q17", "Q18", "Q19", "Q20"),
    ),
    _section(
        "end",
        2,
        _example(
            "two-rows",
            "Q21 Q24",
            f"ggggg.....gg/{_EMPTY}/bb.b.b.b...-/{_EMPTY} b 0:0 - r",
            "11/-524 g2",
            Facts(points=(28, 28), outcome="1/2-1/2 Q21"),
            focus="g",
        ),
        _example(
            "agreement", "Q25", _RED_ROW.format(side="b"), "", Facts(outcome="1/2-1/2 Q25"), declared="agree"
        ),
        clauses=("Q21", "Q25"),
    ),
    _section(
        "scoring",
        2,
        _example(
            "thirteen",
            "Q22",
            f"b12..........-/.g.g.g.....-/{_EMPTY}/{_EMPTY} b 0:0 - r",
            "11/3524 r2",
            Facts(places={"r2": "black 13"}, points=(78, 6)),
            focus="r",
        ),
        _example(
            "reckoning",
            "Q22 Q23 Q24",
            "b.bg.b.bb..-/.g.g2..b....-/bb.b.b.b..bb/..g.gg.....- b 1:2 - r",
            "",
            Facts(points=(39, 3)),
            focus="-",
        ),
        clauses=("Q22", "Q23", "Q24"),
        tables=(SCALE,),
    ),
    _section(
        "tactics",
        4,
        _example(
            "on-purpose",
            "Q15 Q21 Q23",
            f"b.b.bb.b...-/.g.g..g....-/{_EMPTY}/{_EMPTY} b 1:2 - r",
            "43/3526 - -",
            Facts(points=(5, -4), outcome="1-0 Q21"),
        ),
    ),
    _parts.clause_section(CLAUSES),
    _parts.edition_section(
        _difference("left", "pt", "Q5"),
        _difference("last-field", "pt", "Q17"),
        _difference("words", "pt pl", "Q4 Q8 Q15"),
        _difference("twelve", "pl", "Q17"),
        _difference("stack", "pl", "Q8"),
        _difference("stones", "it", "Q2"),
        _difference("after", "it", "Q5"),
    ),
)
