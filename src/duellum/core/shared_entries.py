"""Entry points and arrays that every game's WebAssembly module has: grading, and what explanations take."""

import numpy as np

from duellum.core.grades import GRADES
from duellum.core.grading import (
    ACCURACY,
    ADJUSTED,
    BEST_PLY,
    DECISION,
    FORCED,
    LOSS,
    LUCK,
    NO_PLY,
    ROLL,
    SCORE,
    TOTAL_COUNT,
    TURNING,
    UNGRADED,
    Grading,
    Plies,
    grade_game,
)
from duellum.core.reasons import MAX_LINE, MAX_REASONS, REASON_SIZE, Comparison
from duellum.core.wasm import FLOAT, INT, Array, Entry, region

MAX_GAME_PLIES = 2048
"""More plies than a game has: in Battle at most 16 captures, with fewer than a hundred plies between them."""

COMPARISON = region(
    "comparison",
    Comparison,
    lines=(np.int32, (2, MAX_LINE)),
    lengths=(np.int32, (2,)),
    ends=(np.int32, (2,)),
    values=(np.float64, (3,)),
)
"""What an entry point takes that explains a move."""
REASONS = Array("reasons", np.int32, (MAX_REASONS, REASON_SIZE))
"""Where it writes its reasons."""

_PLIES = region(
    "plies",
    Plies,
    kinds=(np.int32, (MAX_GAME_PLIES,)),
    sides=(np.int32, (MAX_GAME_PLIES,)),
    before=(np.float64, (MAX_GAME_PLIES,)),
    after=(np.float64, (MAX_GAME_PLIES,)),
    second=(np.float64, (MAX_GAME_PLIES,)),
)
_GRADING = region(
    "grading",
    Grading,
    losses=(np.float64, (MAX_GAME_PLIES,)),
    grades=(np.int32, (MAX_GAME_PLIES,)),
    chances=(np.float64, (MAX_GAME_PLIES + 1,)),
    totals=(np.float64, (2, TOTAL_COUNT)),
    counts=(np.int32, (2, len(GRADES))),
    highlights=(np.int32, (3,)),
)
GRADING_ENTRY = Entry(grade_game, (_PLIES, ("count", INT), ("score", FLOAT), _GRADING))

CONSTANTS = {
    "MAX_LINE": MAX_LINE,
    "REASON_SIZE": REASON_SIZE,
    "DECISION": DECISION,
    "FORCED": FORCED,
    "ROLL": ROLL,
    "UNGRADED": UNGRADED,
    "NO_PLY": NO_PLY,
    "GRADES": tuple(grade.value for grade in GRADES),
    "TOTAL_COUNT": TOTAL_COUNT,
    "LOSS": LOSS,
    "ACCURACY": ACCURACY,
    "LUCK": LUCK,
    "SCORE": SCORE,
    "ADJUSTED": ADJUSTED,
    "TURNING": TURNING,
    "BEST_PLY": BEST_PLY,
}
"""Facts that callers need in addition to the arrays."""
