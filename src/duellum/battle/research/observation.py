"""What a side sees of a position of Battle, as planes and as compact features."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from duellum.battle.research.actions import turn_square
from duellum.battle.rules.board import FILES, RANKS, SQUARES, Piece, swap_side
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE, Position
from duellum.core.environment import Channel
from duellum.core.rules import Side

Numbers = npt.NDArray[np.int8]

BOARD_SHAPE = len(RANKS), len(FILES)
PLANES = (
    Channel("own tops", 6, 1, "own dice with 1 to 6 on top, a plane for each face"),
    Channel("own fronts", 6, 1, "own dice by the face towards the far side of the board, 1 to 6"),
    Channel("own king", 1, 1, "the own king-cube"),
    Channel("other tops", 6, 1, "the opponent's dice with 1 to 6 on top"),
    Channel("other fronts", 6, 1, "the opponent's dice by the face towards the far side, 1 to 6"),
    Channel("other king", 1, 1, "the opponent's king-cube"),
    Channel("plies", 1, MAX_PLIES_WITHOUT_CAPTURE, "plies since the last capture, on every square"),
    Channel("repetitions", 1, 2, "how often this position occurred before, on every square"),
    Channel("to move", 1, 1, "1 on every square if the side that looks is to move"),
)
SIDE_PLANES = 13
"""Planes of each side's pieces."""
FRONTS, KING_PLANE = 6, 12
"""Where among them the front faces begin, and the king-cube is."""
PLIES, REPETITIONS, TO_MOVE = 26, 27, 28
"""The other planes."""
SIDE_CODES = 25
"""Codes of each side's pieces in the features: 24 orientations and the king-cube."""
FEATURES = (
    Channel(
        "squares", len(SQUARES), 2 * SIDE_CODES,
        "by square, a1 first as White sees it: 0 empty, 1 to 24 an own die with orientation A to Y, 25 the "
        "own king-cube, 26 to 50 the opponent's",
    ),
    Channel("plies", 1, MAX_PLIES_WITHOUT_CAPTURE, "plies since the last capture"),
    Channel("repetitions", 1, 2, "how often this position occurred before"),
    Channel("to move", 1, 1, "1 if the side that looks is to move"),
)  # fmt: skip
_PLANE_COUNT = sum(channel.size for channel in PLANES)
_FEATURE_COUNT = sum(channel.size for channel in FEATURES)


def observe_planes(positions: Sequence[Position], side: Side) -> Numbers:
    """Return what a side sees as int8[29, 8, 9]; the last of the positions is the one now."""
    planes = np.zeros((_PLANE_COUNT, len(SQUARES)), np.int8)
    for square, piece in _list_pieces(positions[-1], side):
        first = SIDE_PLANES * (piece.side != side)
        if piece.die is None:
            planes[first + KING_PLANE, square] = 1
        else:
            planes[first + piece.die.top - 1, square] = 1
            planes[first + FRONTS + piece.die.north - 1, square] = 1
    planes[PLIES:] = np.array(_count(positions, side))[:, None]
    return planes.reshape(_PLANE_COUNT, *BOARD_SHAPE)


def observe_features(positions: Sequence[Position], side: Side) -> Numbers:
    """Return what a side sees as int8[75]; the last of the positions is the one now."""
    features = np.zeros(_FEATURE_COUNT, np.int8)
    for square, piece in _list_pieces(positions[-1], side):
        code = SIDE_CODES if piece.die is None else 1 + piece.die.index
        features[square] = code + SIDE_CODES * (piece.side != side)
    features[len(SQUARES) :] = _count(positions, side)
    return features


def _list_pieces(position: Position, side: Side) -> list[tuple[int, Piece]]:
    """Return the pieces as a side sees them, with the sides that own them."""
    pieces = []
    for square, piece in enumerate(position.board):
        if piece is not None:
            die = piece.die if side == 0 else swap_side(piece).die
            pieces.append((turn_square(square, side), Piece(piece.side, die)))  # type: ignore[arg-type]  # Battle's
    return pieces


def _count(positions: Sequence[Position], side: Side) -> tuple[int, int, bool]:
    now = positions[-1]
    earlier = positions[max(0, len(positions) - 1 - now.plies_since_capture) : -1]
    return now.plies_since_capture, sum(map(now.repeats, earlier)), now.to_move == side
