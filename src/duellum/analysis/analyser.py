"""Analysis of a game: every decision with its alternatives, every roll with its luck, and the totals.

A value is a probability to win, a draw counting half. The loss of a decision is the value of the best move
minus the value of the one made, both from the same search. A roll's luck is the value of its best reply minus
the mean over all rolls, both evaluated at the same small depth: whatever that evaluation is worth, luck is
zero on average, so a result with the luck taken out is right on average, too. See ``docs/analysis.md``.

>>> from duellum.core.grades import Grade
>>> from duellum.record import parse_records
>>> from duellum.core.engine import Limit, load_engine_spec
>>> [record] = parse_records('[Game "battle"] [White "Ann"] i1n4w1 i8s5 h5w3n3 1-0')
>>> analysis = analyse_record(record, load_engine_spec(record.rules), Limit(depth=3))
>>> blunder = analysis.plies[1]
>>> str(blunder.move), blunder.grade, blunder.loss > 0.3
('i8s5', <Grade.BLUNDER: 'blunder'>, True)
>>> ann, ben = analysis.totals
>>> ann.name, ann.decisions, ben.count(Grade.BLUNDER), analysis.win_probabilities[-1]
('Ann (White)', 2, 1, 1.0)
"""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from dataclasses import astuple, dataclass, replace
from typing import Any

from duellum.analysis.model import (
    Decision,
    ExplainedMove,
    GameAnalysis,
    PlyAnalysis,
    Totals,
    UngradedPly,
)
from duellum.core.engine import Candidate, EngineSpec, GameEngine, Limit, NoEngineError, SearchResult
from duellum.core.game import Game
from duellum.core.grades import Grade
from duellum.core.rules import Position, Seat, Side
from duellum.record import Record

SECONDS_PER_DECISION = 0.3
"""How long an engine without another limit searches for each decision."""
SHALLOW_LIMIT = Limit(depth=1)
"""The limit with which rolls are evaluated, the same as in ``EngineSpec.expected_value``."""
_ALL_CANDIDATES_UP_TO = 12
_FEW_CANDIDATES = 5


def analyse_record(
    record: Record,
    spec: EngineSpec,
    limit: Limit = Limit(seconds=SECONDS_PER_DECISION),  # noqa: B008 - immutable
    *,
    engine: GameEngine | None = None,
    progress: Callable[[], None] | None = None,
) -> GameAnalysis:
    """Grade every decision and roll of a game as far as it was played; `limit` holds for each decision.

    `progress` is called after each of the game's positions, of which there is one more than moves and rolls.
    Raises :class:`~duellum.record.RecordError` for a game that cannot have happened, and
    :class:`~duellum.core.engine.NoEngineError` where the engine cannot evaluate positions before a roll.
    """
    steps = analyse_in_steps(record, spec, limit, engine or spec.create())
    while True:
        try:
            next(steps)
        except StopIteration as end:
            analysis: GameAnalysis = end.value
            return analysis
        if progress is not None:
            progress()


def analyse_in_steps(
    record: Record, spec: EngineSpec, limit: Limit, engine: GameEngine
) -> Generator[None, None, GameAnalysis]:
    """Do what :func:`analyse_record` does, and pause after each position; the analysis is what it returns.

    Positions are searched from the last one back: later results, in the engine's table, help earlier ones. So
    the engine must not search anything else in between.
    """
    analyser = _GameAnalyser(spec, engine, limit)
    game = record.replay()
    if game.outcome != record.rules.find_outcome(game.positions):
        game.undo()  # players ended it; the last position is evaluated as if they had not
    turns = _number_turns(game)
    last = after = analyser.evaluate(game)
    yield
    positions, plies = deque([last.position]), deque[UngradedPly]()
    while game.moves:
        move = game.last_move
        game.undo()
        before = analyser.evaluate(game)
        positions.appendleft(before.position)
        plies.appendleft(_analyse_ply(spec, turns[len(game)], move, before, after))
        after = before
        yield
    return _summarise(record, tuple(positions), plies, last)


@dataclass(frozen=True, slots=True)
class _Evaluation:
    """The evaluation of one position of the game."""

    position: Position
    side: Side
    """Whose turn it is; values are to this side."""
    value: float
    found: SearchResult | None
    """Where a side is to act."""
    shallow_value: float | None
    """After a roll: the value at the shallow depth."""


class _GameAnalyser:
    """Searches the positions of a game."""

    def __init__(self, spec: EngineSpec, engine: GameEngine, limit: Limit) -> None:
        self._spec, self._engine, self._limit = spec, engine, limit
        engine.reset()

    def evaluate(self, game: Game) -> _Evaluation:
        """Return the evaluation of the position that a game has reached."""
        position, side = game.position, Seat(game.position.to_move)
        is_rolled = len(game.positions) > 1 and game.positions[-2].actor == "dice"
        found = None
        if game.outcome is None and position.actor != "dice":
            wanted = len(_results(position))
            wanted = wanted if wanted <= _ALL_CANDIDATES_UP_TO else _FEW_CANDIDATES
            found = self._engine.search(game, self._limit, candidates=wanted)
        value = found.candidates[0].value if found else self._known_value(game)
        return _Evaluation(position, side, value, found, self._evaluate_shallow(game) if is_rolled else None)

    def _evaluate_shallow(self, game: Game) -> float:
        if game.outcome is None and game.position.actor != "dice":
            return self._engine.search(game, SHALLOW_LIMIT).candidates[0].value
        return self._known_value(game)

    def _known_value(self, game: Game) -> float:
        """Return the value to the side whose turn it is, if there is nothing to search."""
        if game.outcome is not None:
            return game.outcome.score(game.position.to_move)
        if self._spec.expected_value is None:
            raise NoEngineError(f"the engine of {game.rules.title} cannot evaluate positions before a roll")
        return self._spec.expected_value(game.position)


def _results(position: Position) -> set[Position]:
    """Return the positions that the legal moves lead to."""
    return {position.play(move) for move in position.legal_moves()}


def _analyse_ply(
    spec: EngineSpec,
    turn: int,
    move: Any,  # noqa: ANN401 - each game has its own
    before: _Evaluation,
    after: _Evaluation,
) -> UngradedPly:
    if after.shallow_value is not None:
        value = _value_for(after.shallow_value, after.side, before.side)
        return UngradedPly(turn, before.side, move, before.value, value)
    candidates = _explain_moves(spec, before, move, after)
    value = next(candidate.value for candidate in candidates if candidate.move == move)
    is_forced = len(_results(before.position)) == 1
    return UngradedPly(turn, before.side, move, candidates[0].value, value, candidates, is_forced)


def _explain_moves(
    spec: EngineSpec,
    before: _Evaluation,
    move: Any,  # noqa: ANN401 - each game has its own
    after: _Evaluation,
) -> tuple[ExplainedMove, ...]:
    """Return the candidates with the move made among them, the best first.

    A candidate that leads to the same position represents the move made; without one, the evaluation of the
    position after it is its value.
    """
    position, found = before.position, before.found
    candidates = list(found.candidates) if found else []
    same = next(
        (index for index, c in enumerate(candidates) if position.play(c.move) == after.position), None
    )
    if same is not None:
        candidates[same] = replace(candidates[same], move=move, line=(move, *candidates[same].line[1:]))
    else:
        line = (move, *(after.found.candidates[0].line if after.found else ()))
        candidates.append(Candidate(move, _value_for(after.value, after.side, before.side), line))
    candidates.sort(key=lambda candidate: candidate.value, reverse=True)
    return tuple(_explain_move(spec, position, candidate, candidates) for candidate in candidates)


def _explain_move(
    spec: EngineSpec, position: Position, candidate: Candidate, candidates: Sequence[Candidate]
) -> ExplainedMove:
    others = tuple(other for other in candidates if other is not candidate)
    reasons = spec.explain(position, candidate, others)
    return ExplainedMove(candidate.move, candidate.value, candidate.line, reasons)


def _summarise(
    record: Record, positions: tuple[Position, ...], plies: Sequence[UngradedPly], last: _Evaluation
) -> GameAnalysis:
    """Return the analysis of a game whose plies are evaluated; `last` is its last position."""
    from duellum.analysis.grading import grade_game  # noqa: PLC0415 - NumPy, only where it is wanted

    end = _value_for(last.value, last.side, Seat.FIRST)
    graded = grade_game(plies, record.outcome.score(Seat.FIRST) if record.outcome else end)
    first, second = (
        Totals(
            record.players[side],
            format_player(record, side),
            _list_grades(graded.plies, side),
            *astuple(graded.totals[side]),
        )
        for side in Seat
    )
    return GameAnalysis(
        record,
        positions,
        graded.plies,
        graded.win_probabilities,
        end,
        (first, second),
        graded.turning_point,
        record.rules.has_dice,
    )


def _list_grades(plies: Sequence[PlyAnalysis], side: Side) -> tuple[Grade, ...]:
    """Return the grade of each of a side's decisions in turn, without the forced ones."""
    decisions = (ply for ply in plies if isinstance(ply, Decision) and ply.side == side)
    return tuple(decision.grade for decision in decisions if decision.grade is not None)


def _number_turns(game: Game) -> list[int]:
    """Return the number of the turn in which each ply was made."""
    turns, turn = list[int](), 0
    for ply in game:
        turn = game.rules.number_turn(turn, ply.before)
        turns.append(turn)
    return turns


def format_player(record: Record, side: Side) -> str:
    """Return who played a side: the name with the seat, ``Ann (White)``, or the seat alone."""
    seat, name = record.rules.side_names[side], record.players[side]
    return f"{name} ({seat})" if name else seat


def _value_for(value: float, of: Side, to: Side) -> float:
    """Return the value for side `to` of what is worth `value` for side `of`."""
    return value if of == to else 1 - value
