"""What happened in a game: every decision with its alternatives, every roll with its luck, and the totals.

A value is a chance to win, a draw counting half. What a decision lost is the value of the best move minus the
value of the one made, both as thought through. A roll's luck is the value of its best reply minus the mean
over all rolls, both judged at the same small depth: whatever that judgement is worth, luck is zero on
average, so a result with the luck taken out is right on average, too. See ``docs/analysis.md``.

>>> from duellum.engine.analysis.model import Grade
>>> from duellum.record import parse_records
>>> from duellum.core.engine import Limit, load_engine_spec
>>> [record] = parse_records('[Game "battle"] [White "Ann"] i1n4w1 i8s5 h5w3n3 1-0')
>>> analysis = analyse(record, load_engine_spec(record.rules), Limit(depth=3))
>>> blunder = analysis.events[1]
>>> str(blunder.move), blunder.grade, blunder.loss > 0.3
('i8s5', <Grade.BLUNDER: 'blunder'>, True)
>>> ann, ben = analysis.totals
>>> ann.name, ann.decisions, ben.count(Grade.BLUNDER), analysis.curve[-1]
('Ann (White)', 2, 1, 1.0)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from duellum.core.engine import Candidate, EngineSpec, GameEngine, Limit, NoEngineError, SearchResult
from duellum.core.game import Game
from duellum.core.rules import Outcome, Position, Seat, Side
from duellum.engine.analysis.model import Analysis, Decision, Event, Option, Throw, Totals
from duellum.record import Record

SECONDS = 0.3
"""How long an engine that would go on for ever may think about a decision."""
GLANCE = Limit(depth=1)
"""How deep rolls are judged, as ``EngineSpec.foresee`` judges their mean."""
_ALL_UP_TO = 12
_FEW = 5


def analyse(
    record: Record,
    kind: EngineSpec,
    limit: Limit = Limit(seconds=SECONDS),  # noqa: B008 - immutable
    *,
    engine: GameEngine | None = None,
    report: Callable[[], None] | None = None,
) -> Analysis:
    """Judge every decision and roll of a game as far as it was played; `limit` holds for each decision.

    `report` is called after each of the game's positions, of which there is one more than moves and rolls.
    Raises :class:`~duellum.record.RecordError` for a game that cannot have happened, and
    :class:`~duellum.core.engine.NoEngineError` where there are dice but the engine cannot foresee them.
    """
    judge = _Judge(kind, engine or kind.create(), limit)
    game = record.replay()
    if game.outcome != record.rules.find_outcome(game.positions):
        game.undo()  # players ended it; the last position is judged as if they had not
    sights = judge.look_back(game, report or (lambda: None))
    positions = (*(sight.position for sight in sights),)
    events = _events(record, judge, sights)
    last = sights[-1]
    end = _turned(last.value, last.side, Seat.FIRST)
    score = _score(record.outcome, Seat.FIRST) if record.outcome else end
    curve = (*(_turned(event.before, event.side, Seat.FIRST) for event in events), score)
    return Analysis(
        record, positions, events, curve, end, _totals(record, events, score), kind.foresee is not None
    )


@dataclass(frozen=True, slots=True)
class _Sight:
    """What was seen of one position of the game."""

    position: Position
    side: Side
    """Whose turn it is; values are to this side."""
    value: float
    thought: SearchResult | None
    """Where a side is to act."""
    glance: float | None
    """Behind a roll: the value as judged at a glance."""


class _Judge:
    """Thinks about the positions of a game."""

    def __init__(self, kind: EngineSpec, engine: GameEngine, limit: Limit) -> None:
        self.kind, self._engine, self._limit = kind, engine, limit
        engine.reset()

    def look_back(self, game: Game, report: Callable[[], None]) -> list[_Sight]:
        """Return what is seen of each position, looked at from the end: later finds help earlier ones."""
        sights = [self._look(game)]
        report()
        while game.moves:
            game.undo()
            sights.append(self._look(game))
            report()
        return sights[::-1]

    def _look(self, game: Game) -> _Sight:
        position, side = game.position, Seat(game.position.to_move)
        is_rolled = len(game.positions) > 1 and game.positions[-2].actor == "dice"
        thought = None
        if game.outcome is None and position.actor != "dice":
            wanted = len(_results(position))
            wanted = wanted if wanted <= _ALL_UP_TO else _FEW
            thought = self._engine.search(game, self._limit, candidates=wanted)
        value = thought.candidates[0].value if thought else self._certain(game)
        return _Sight(position, side, value, thought, self._glance(game) if is_rolled else None)

    def _glance(self, game: Game) -> float:
        if game.outcome is None and game.position.actor != "dice":
            return self._engine.search(game, GLANCE).candidates[0].value
        return self._certain(game)

    def _certain(self, game: Game) -> float:
        """Return the value to the side whose turn it is, where there is nothing to think about."""
        if game.outcome is not None:
            return _score(game.outcome, game.position.to_move)
        if self.kind.foresee is None:
            raise NoEngineError(f"the engine of {game.rules.title} cannot foresee the dice")
        return self.kind.foresee(game.position)


def _results(position: Position) -> set[Position]:
    """Return the positions that the legal moves lead to."""
    return {position.play(move) for move in position.legal_moves()}


def _events(record: Record, judge: _Judge, sights: Sequence[_Sight]) -> tuple[Event, ...]:
    events: list[Event] = []
    turn = 0
    for ply, before, after in zip(record.moves, sights, sights[1:], strict=False):
        turn += record.rules.opens_turn(before.position) or turn == 0
        if after.glance is not None:
            value = _turned(after.glance, after.side, before.side)
            events.append(Throw(turn, before.side, ply.move, before.value, value))
        else:
            options = _options(judge.kind, before, ply.move, after)
            is_forced = len(_results(before.position)) == 1
            events.append(Decision(turn, before.side, ply.move, options, is_forced))
    return tuple(events)


def _options(kind: EngineSpec, before: _Sight, move: Any, after: _Sight) -> tuple[Option, ...]:  # noqa: ANN401 - each game has its own
    """Return the candidates with the move made among them, the best first.

    A candidate that leads to the same position stands for the move made; without one, what was seen of the
    position after it is its value.
    """
    position, thought = before.position, before.thought
    candidates = list(thought.candidates) if thought else []
    same = next(
        (place for place, c in enumerate(candidates) if position.play(c.move) == after.position), None
    )
    if same is not None:
        candidates[same] = replace(candidates[same], move=move, line=(move, *candidates[same].line[1:]))
    else:
        line = (move, *(after.thought.candidates[0].line if after.thought else ()))
        candidates.append(Candidate(move, _turned(after.value, after.side, before.side), line))
    candidates.sort(key=lambda candidate: candidate.value, reverse=True)
    return tuple(Option(c.move, c.value, c.line, kind.explain(position, c)) for c in candidates)


def _totals(record: Record, events: Sequence[Event], score: float) -> tuple[Totals, Totals]:
    first, second = (_luck(events, side) for side in Seat)
    return (
        _total(record, events, Seat.FIRST, first, score, score - first + second),
        _total(record, events, Seat.SECOND, second, 1 - score, 1 - score - second + first),
    )


def _total(
    record: Record, events: Sequence[Event], side: Side, luck: float, score: float, adjusted: float
) -> Totals:
    decisions = [event for event in events if isinstance(event, Decision) and event.side == side]
    grades = tuple(decision.grade for decision in decisions if decision.grade)
    loss = sum(decision.loss for decision in decisions)
    return Totals(name_of(record, side), grades, loss, luck, score, adjusted)


def _luck(events: Sequence[Event], side: Side) -> float:
    return sum(event.luck for event in events if isinstance(event, Throw) and event.side == side)


def name_of(record: Record, side: Side) -> str:
    """Return who played a side: the name with the seat, ``Ann (White)``, or the seat alone."""
    seat = record.rules.side_names[side]
    name = record.tags.get(seat, "").strip()
    return f"{name} ({seat})" if name else seat


def _score(outcome: Outcome, side: Side) -> float:
    """Return what a side got: 1, a half or 0."""
    return 0.5 if outcome.winner is None else float(outcome.winner == side)


def _turned(value: float, of: Side, to: Side) -> float:
    """Return a value to one side as it is to another."""
    return value if of == to else 1 - value
