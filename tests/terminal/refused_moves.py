"""A refused move for each clause that can refuse one, and for each fault of a text, in both games."""

from duellum.battle import Position as BattlePosition
from duellum.qwixx import BLACK
from duellum.qwixx import Position as QwixxPosition
from tests.qwixx.positions import set_up

START = BattlePosition.start()
ROLLED = QwixxPosition.start().play("41/3526")
SECOND = QwixxPosition.start().play("44/4526").play("r8")
CLOSED = set_up("r2:b5 r12:b y2:g", BLACK)

BATTLE: list[tuple[BattlePosition, str, str | None]] = [
    (START, "d1n1w5", "B1"),
    (START, "i1n1e4", "B1"),
    (START, "d1s1w5", "B1"),
    (START, "e1n2", "B4"),
    (START, "e5n1", "B6"),
    (START, "i8s5", "B6"),
    (START, "i1n4", "B8"),
    (START, "i1w5", "B9"),
    (START, "c1n1w1n1", "B10"),
    (START, "c1n1n1", "B10"),
    (START, "c1n1s1", "B12"),
    (START, "b1w1", "B14"),
    (BattlePosition.parse("9/9/9/9/4k4/9/9/9 w 0 40"), "e5n1", "B16"),
    (BattlePosition.parse("4K4/9/9/9/4k4/9/9/9 b 3 40"), "e4n1", "B17"),
    (BattlePosition.parse("4k4/9/9/9/9/9/9/4K4 w 100 90"), "e1n1", "B20"),
    (START, "", None),
    (START, "xyz", None),
    (START, "i1", None),
    (START, "i1n", None),
    (START, "i1q4", None),
]
QWIXX: list[tuple[QwixxPosition, str, str | None]] = [
    (ROLLED, "z9", "Q1"),
    (QwixxPosition.start(), "r5", "Q3"),
    (set_up("r9:b", BLACK, (0, 0), "41/3526"), "r5", "Q5"),
    (set_up("r5:g r9:g", BLACK, (0, 0), "41/3526"), "r5", "Q6"),
    (set_up("r5:g2", BLACK, (0, 0), "41/3526"), "r5", "Q9"),
    (set_up("r5:b r9:g", BLACK, (0, 0), "41/3526"), "r5", "Q10"),
    (QwixxPosition.start(), "41/352-", "Q11"),
    (ROLLED, "y6", "Q12"),
    (SECOND, "y4", "Q13"),
    (ROLLED.play("-"), "b11", "Q13"),
    (SECOND, "r8", "Q14"),
    (set_up("r2:b", BLACK, (0, 0), "66/3526"), "r12", "Q17"),
    (CLOSED, "41/3526", "Q19"),
    (CLOSED.play("41/-526"), "r5", "Q19"),
    (CLOSED.play("41/-526").play("-"), "r5", "Q19"),
    (set_up("r2:g r3:b", BLACK, (2, 2)), "41/3526", "Q21"),
]
"""A position, what is typed there, and the clause that forbids it; None if the text is at fault."""
