"""Signatures of puzzles: two that share one are nearly the same."""

from collections.abc import Iterable, Sequence

from duellum.battle.rules.board import FILES, SQUARES, WHITE, Side, Square, file_of, rank_of, square_at
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position

Feature = tuple[Square, int]
"""A square, and what is there."""


def list_signatures(position: Position, line: Sequence[Move]) -> frozenset[str]:
    """Return a signature of the start, of the final position, and of the idea.

    The idea is the kings, the number of dice, and the line with what moves and what is captured. Each
    signature is the same when colours are swapped and for the mirror image; of a die it knows the top face.
    """
    solver, final = position.to_move, position
    for move in line:
        final = final.play(move)
    start = _list_features(position, solver)
    kings = [feature for feature in start if feature[1] % 10 == 0]
    return frozenset(
        (
            f"start {_format(start)}",
            f"final {_format(_list_features(final, solver))}",
            f"idea {len(start)} {_format([*kings, *_list_steps(line, solver)])}",
        )
    )


def _list_steps(line: Sequence[Move], solver: Side) -> list[Feature]:
    """Return the squares between which pieces move, with what moves and what is captured."""
    steps = list[Feature]()
    for number, move in enumerate(line, 1):
        for square, piece in ((move.start, move.piece), (move.target, move.captured)):
            what = 9 if piece is None else 0 if piece.die is None else piece.die.top
            steps.append((_turn(square, solver), 100 * number + what))
    return steps


def _list_features(position: Position, solver: Side) -> list[Feature]:
    """Return all pieces as the solver sees them: the top face or 0 for a king, 10 more for the opponent's."""
    return [
        (_turn(square, solver), (0 if piece.die is None else piece.die.top) + 10 * (piece.side is not solver))
        for square, piece in enumerate(position.board)
        if piece is not None
    ]


def _turn(square: Square, solver: Side) -> Square:
    """Return the square as seen with the solver at White's side."""
    return square if solver is WHITE else SQUARES[-1] - square


def _mirror(square: Square) -> Square:
    return square_at(len(FILES) - 1 - file_of(square), rank_of(square))


def _format(features: Iterable[Feature]) -> str:
    """Return the features and those of the mirror image, whichever comes first."""
    shown = list(features)
    return str(min(sorted(shown), sorted((_mirror(square), what) for square, what in shown)))
