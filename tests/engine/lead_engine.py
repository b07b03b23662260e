"""An engine for Qwixx Duel in tests: evaluates by the lead in points, exactly, with plain rules."""

import math
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

from duellum.core.engine import FULL_STRENGTH, Candidate, EngineSpec, Limit, SearchResult, Strength
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.registry import load_rules
from duellum.qwixx import Position
from duellum.qwixx.rules.board import Side

QWIXX = load_rules("qwixx")

LAST_TURN = QWIXX.parse_position("bbbbbbbbbbbb/bbbbbbbbb..-/gggggggggg2.-/ggggggggg2..- b 0:0 - r")
"""Black's last stone falls in this turn and ends the game; placed anywhere it wins, as a misthrow it loses.

Only yellow 10, 11 and 12 and blue 3 can take it."""


class LeadEngine:
    """Sees to the end of the turn; there it knows the result, or makes a chance of the lead."""

    def search(
        self,
        game: Game,
        limit: Limit,  # noqa: ARG002 - it always sees all it can
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,  # noqa: ARG002 - it has only one
        progress: Callable[[SearchResult], None] | None = None,  # noqa: ARG002 - it has nothing to say on the way
    ) -> SearchResult:
        position: Any = game.position
        side = position.to_move
        found = [Candidate(move, *_best(position.play(move), side, (move,))) for move in game.legal_moves()]
        found.sort(key=lambda candidate: candidate.value, reverse=True)
        return SearchResult(tuple(found[:candidates]), 1, len(found), 0.0)

    def warm_up(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def reset(self) -> None:
        pass


def _best(position: Position, side: Side, line: tuple[Any, ...]) -> tuple[float, tuple[Any, ...]]:
    """Return the most that a side can make of its turn, and how."""
    outcome = position.outcome()
    if outcome is not None:
        return (0.5 if outcome.winner is None else float(outcome.winner == side)), line
    if position.to_move != side:
        return 1 / (1 + math.exp((position.total(side.other) - position.total(side)) / 8)), line
    found = [_best(position.play(move), side, (*line, move)) for move in position.legal_moves()]
    return max(found, key=lambda pair: pair[0])


def rolls(position: Position) -> Iterator[Any]:
    """Yield every roll, each as likely as the next."""
    for faces in product(range(1, 7), repeat=position.dice_due):
        yield position.roll(faces)


@cache
def expected_value(position: Position) -> float:
    """Return the exact mean over all rolls of what the best reply is worth."""
    best: dict[Any, float] = {}
    values = []
    for roll in rolls(position):
        if roll not in best:
            best[roll] = _best(position.play(roll), position.to_move, ())[0]
        values.append(best[roll])
    return math.fsum(values) / len(values)


ENGINE_SPEC = EngineSpec(
    create=LeadEngine,
    levels=(FULL_STRENGTH,) * 8,
    explain=lambda _, _candidate, _others: (Translatable("qwixx-why-wins"),),
    expected_value=expected_value,
)
