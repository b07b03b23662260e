"""How a game may end for a player: seventeen margins, from a heavy defeat over a draw to a high win.

One distribution over them tells the chances to win, draw and lose, and by how much, all in one.
"""

import numpy as np
import numpy.typing as npt

from duellum.core.jit import jit

Distribution = npt.NDArray[np.float32]
"""float32[MARGINS]: the probability of each margin, the heaviest defeat first."""

_LEAST = (1, 4, 8, 13, 19, 26, 34, 46)  # points of the margins won by, from the narrowest

DRAWN = len(_LEAST)
"""Which margin is a draw."""
MARGINS = 2 * DRAWN + 1
_HIGHEST = 400  # no two scores are farther apart
_BY_LEAD = np.array([sum(lead >= least for least in _LEAST) for lead in range(_HIGHEST + 1)])


@jit
def margin_of(lead: int) -> int:
    """Return which margin a final lead in points is."""
    return DRAWN + int(_BY_LEAD[lead]) if lead >= 0 else DRAWN - int(_BY_LEAD[-lead])


@jit
def win_share(distribution: Distribution) -> float:
    """Return the probability to win, a draw counting half."""
    share = 0.5 * float(distribution[DRAWN])
    for margin in range(DRAWN + 1, MARGINS):
        share += float(distribution[margin])
    return share


@jit
def turn_round(distribution: Distribution, other: Distribution) -> None:
    """Write what the distribution looks like to the opponent."""
    for margin in range(MARGINS):
        other[margin] = distribution[MARGINS - 1 - margin]
