"""What clients are shown of Battle: dice with their faces, and each move with the die after every step.

Faces are given as top, north and east: all others follow, as opposite faces sum to 7 (B3).
"""

from dataclasses import replace
from functools import lru_cache
from typing import Literal

from msgspec import Raw, Struct, json

from duellum.battle.rules.board import BLACK, FILES, PALACES, RANKS, WHITE, Piece, Side, Square, square_name
from duellum.battle.rules.move import Move
from duellum.battle.rules.paths import PATHS, format_legs
from duellum.battle.rules.position import MAX_DICE, Position
from duellum.battle.rules.victory import DRAWS, VICTORIES, WinningClause
from duellum.core import rules
from duellum.core.rules import Danger, View

Faces = tuple[int, int, int]
WinKind = Literal["king", "palace"]
_PRIZES: dict[WinningClause, WinKind] = {"B16": "king", "B17": "palace"}


class BattleDie(Struct, frozen=True):
    """A die on the board; a king-cube has no faces, as they do not matter."""

    square: str
    side: int
    faces: Faces | None


class BattlePositionView(Struct, frozen=True, tag_field="game", tag="battle"):
    """The board: every die on it, and how many each side has lost."""

    dice: list[BattleDie]
    lost: tuple[int, int]
    quiet: int
    """Plies since the last capture; the game is drawn at 100."""
    palaces: tuple[str, str]


class BattleStep(Struct, frozen=True):
    """The square of a die after a step, and its orientation there."""

    square: str
    faces: Faces | None


class BattleMove(Struct, frozen=True, tag_field="kind", tag="move"):
    """A move: the die after each step; the last square is the target."""

    move: str
    side: int
    start: str
    steps: list[BattleStep]
    captures: BattleDie | None = None
    wins: WinKind | None = None
    """What it takes when it wins at once."""


def show_position(position: Position) -> BattlePositionView:
    """Return all there is to draw of a position."""
    dice = [_die(piece, square) for square, piece in enumerate(position.board) if piece is not None]
    lost = tuple(MAX_DICE - sum(die.side == side and die.faces is not None for die in dice) for side in Side)
    palaces = square_name(PALACES[WHITE]), square_name(PALACES[BLACK])
    return BattlePositionView(dice, (lost[0], lost[1]), position.plies_since_capture, palaces)


def show_move(position: Position, move: Move) -> Raw:  # noqa: ARG001 - a move of Battle holds all that is shown
    """Return all there is to draw of a move: a :class:`BattleMove` as JSON."""
    return _encode_move(move)


@lru_cache(maxsize=20_000)
def _encode_move(move: Move) -> Raw:
    """Return a move as JSON; cached, as clients get the same legal moves again and again."""
    steps = [
        BattleStep(square_name(square), _faces(piece))
        for square, piece in zip(move.path, move.pieces, strict=True)
    ]
    captures = None if move.captured is None else _die(move.captured, move.target)
    wins = None if move.wins_by is None else _PRIZES[move.wins_by]
    shown = BattleMove(str(move), move.piece.side, square_name(move.start), steps, captures, wins)
    return Raw(json.encode(shown))


def threats(position: Position, side: rules.Side) -> list[Raw]:
    """Return the moves that would win at once against `side` if its opponent were to move."""
    if position.outcome() is not None:
        return []
    opponent_to_move = replace(position, to_move=Side(side.other))
    return [_encode_move(move) for move in opponent_to_move.winning_moves()]


def find_danger(position: Position) -> Danger | None:
    """Return how the side to move would lose: its king can be captured, or else its palace entered."""
    opponent_to_move = replace(position, to_move=position.to_move.other)
    king, target = Piece(position.to_move, None), PALACES[position.to_move]
    moves = opponent_to_move.legal_moves()
    captures = [move for move in moves if move.captured == king]
    entries = [move for move in moves if move.piece.is_king and move.wins_by == "B17"]
    if not captures and not entries:
        return None
    what: WinKind = "king" if captures else "palace"
    square = captures[0].target if captures else target
    return Danger(what, square_name(square), [str(move) for move in captures or entries])


def _die(piece: Piece, square: Square) -> BattleDie:
    return BattleDie(square_name(square), piece.side, _faces(piece))


def _faces(piece: Piece) -> Faces | None:
    return None if piece.die is None else (piece.die.top, piece.die.north, piece.die.east)


_START_TOPS = tuple(
    piece.die.top
    for piece in Position.start().board
    if piece is not None and piece.side == WHITE and piece.die is not None
)
VIEW = View(
    BattlePositionView,
    (BattleMove,),
    show_position,
    show_move,
    threats,
    find_danger,
    {"FILES": FILES, "RANKS": RANKS, "START_TOPS": _START_TOPS},
    {"PATHS": tuple(" ".join(map(format_legs, paths)) for paths in PATHS.values())},
    local_constants={
        "MAX_DICE": MAX_DICE,
        "PALACES": tuple(PALACES[side] for side in Side),
        "ENDING_CLAUSES": (*VICTORIES, *DRAWS),
        "ENDINGS": (*VICTORIES.values(), *DRAWS.values()),
        "VICTORY_COUNT": len(VICTORIES),
    },
    demonstration=(None, "a1n2e3 i8s1w4 c1n1e1 h8s1 h1n1 c8s1w1 d1w1n5 b7e2s4 c6n2e1 e8w1 f1n3w3 d8e1"),
)
