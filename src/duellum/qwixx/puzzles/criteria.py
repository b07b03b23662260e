"""When a turn is a puzzle: a few near-equal results are ahead of all others by a margin."""

from collections.abc import Sequence

from duellum.qwixx.puzzles.turn_values import TurnResult, play_turn
from duellum.qwixx.rules.position import Position

NEAR_EQUAL = 0.015
"""A result that loses no more win probability than this against the best is an answer too."""
MARGIN = 0.06
"""Every other result loses at least this much."""
SAFE_MARGIN = 0.02
"""Rollouts refute a puzzle in which they find an answer ahead of another result by less than this."""
MAX_ANSWERS = 3
"""How many near-equal results there may be."""
MIN_RESULTS = 5
"""A turn with fewer results asks nothing."""
OPEN = (0.08, 0.97)
"""The value of the best turn is between these: the game is not decided yet."""
OBVIOUS_POINTS = 5
"""An answer that gains this many points more than every other result is obvious."""


def find_answers(results: Sequence[TurnResult], margin: float = MARGIN) -> Sequence[TurnResult]:
    """Return the near-equal best results of a turn, the best first; none if it is not a puzzle."""
    best = results[0].value
    answers = [result for result in results if best - result.value <= NEAR_EQUAL]
    others = results[len(answers) :]
    if len(results) < MIN_RESULTS or len(answers) > MAX_ANSWERS or not OPEN[0] <= best <= OPEN[1]:
        return ()
    return answers if best - others[0].value >= margin else ()


def is_obvious(position: Position, results: Sequence[TurnResult], answers: Sequence[TurnResult]) -> bool:
    """Whether every answer gains far more points now than all that are not answers."""
    points = {result.turns: _count_lead(position, result) for result in results}
    least = min(points[result.turns] for result in answers)
    others = [points[result.turns] for result in results if result not in answers]
    return least >= max(others) + OBVIOUS_POINTS


def _count_lead(position: Position, result: TurnResult) -> int:
    """Return the player's lead in points after a turn."""
    after, side = play_turn(position, result.turns[0]), position.to_move
    return after.total(side) - after.total(side.other)
