"""Margins: the final lead in points, in seventeen classes from a heavy defeat through a draw to a high win.

The network predicts one distribution over them. It gives the probabilities of a win, a draw and a loss, and
how high they are.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled

Distribution = npt.NDArray[np.float32]
"""float32[MARGINS]: the probability of each margin, the heaviest defeat first."""

_WIN_MARGINS = (1, 4, 8, 13, 19, 26, 34, 46)  # the least lead in points of each winning margin

DRAW = len(_WIN_MARGINS)
"""The margin of a draw."""
MARGINS = 2 * DRAW + 1
MAX_LEAD = 400
"""No two scores are farther apart: four rows of 78 points against four misthrows of 5 make 332."""
_STEPS_BY_LEAD = np.array([sum(lead >= least for least in _WIN_MARGINS) for lead in range(MAX_LEAD + 1)])


@compiled
def margin_of(lead: int) -> int:
    """Return the margin of a final lead in points."""
    return DRAW + int(_STEPS_BY_LEAD[lead]) if lead >= 0 else DRAW - int(_STEPS_BY_LEAD[-lead])


@compiled
def win_probability(distribution: Distribution) -> float:
    """Return the probability of winning, a draw counting half."""
    total = 0.5 * float(distribution[DRAW])
    for margin in range(DRAW + 1, MARGINS):
        total += float(distribution[margin])
    return total


@compiled
def mirror(distribution: Distribution, other: Distribution) -> None:
    """Write the opponent's distribution into `other`."""
    for margin in range(MARGINS):
        other[margin] = distribution[MARGINS - 1 - margin]


@compiled
def mirror_in_place(distribution: Distribution) -> None:
    """Turn a distribution into the opponent's."""
    for margin in range(MARGINS // 2):
        opposite = MARGINS - 1 - margin
        distribution[margin], distribution[opposite] = distribution[opposite], distribution[margin]
