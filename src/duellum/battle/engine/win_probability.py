"""The probability of winning that a score means; compiled, so that it is the same to the last bit."""

from duellum.battle.engine.scores import DECISIVE
from duellum.core.compiled import compiled
from duellum.core.exponential import exp


@compiled
def win_probability(score: int, scale: float) -> float:
    """Return the probability of winning of the side to move; a score of `scale` gives about 0.73."""
    if abs(score) > DECISIVE:
        return 1.0 if score > 0 else 0.0
    return 1 / (1 + exp(-score / scale))
