"""The tables of Qwixx Duel's book, computed from the rules."""

from duellum.qwixx import Colour
from duellum.qwixx.rules.board import STONES
from duellum.qwixx.rules.scoring import ROW_SCORES
from duellum.rulebook.model import Table
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
