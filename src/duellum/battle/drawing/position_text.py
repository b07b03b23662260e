"""Battle positions drawn as text, for terminals."""

from duellum.battle.rules.board import (
    FILES,
    PALACES,
    RANKS,
    WHITE,
    Piece,
    Square,
    file_of,
    rank_of,
    square_at,
)
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.die import Direction
from duellum.core.i18n import ENGLISH

ARROWS = {Direction.NORTH: "↑", Direction.SOUTH: "↓", Direction.EAST: "→", Direction.WEST: "←"}

_CELL = 7
"""Columns of a square in the text drawing; it is three lines high."""

_PALACE_FILE = file_of(PALACES[WHITE])
_PALACE_RANKS = {rank_of(square) for square in PALACES.values()}


def draw_text(position: Position, last_move: Move | None = None, *, language: str = ENGLISH) -> str:  # noqa: ARG001 - it has no words
    """Return a drawing for terminals: 77 columns, 35 lines, no trailing spaces.

    A die shows its top between brackets, [5] for White and (5) for Black, and the four side faces around it
    where they lie; K is a king-cube. The palaces have double frames. Stars mark the squares where the last
    move started and ended, arrows its path.
    """
    files = "   " + "".join(f"{name:^{_CELL + 1}}" for name in FILES).rstrip()
    lines = [files, _rule_above(len(RANKS) - 1)]
    for rank in reversed(range(len(RANKS))):
        lines += _rank_lines(position, rank, last_move)
        lines.append(_rule_above(rank - 1))
    return "\n".join([*lines, files])


def _rule_above(rank: int) -> str:
    """Return the line above a rank; -1 gives the board's lower edge."""
    left, cross, right = {len(RANKS) - 1: ("┌", "┬", "┐"), -1: ("└", "┴", "┘")}.get(rank, ("├", "┼", "┤"))
    rule = left + cross.join(["─" * _CELL] * len(FILES)) + right
    corners = "╔╗" if rank in _PALACE_RANKS else "╚╝" if rank + 1 in _PALACE_RANKS else ""
    if corners:
        start = _PALACE_FILE * (_CELL + 1)
        rule = rule[:start] + corners[0] + "═" * _CELL + corners[1] + rule[start + _CELL + 2 :]
    return "  " + rule


def _rank_lines(position: Position, rank: int, last_move: Move | None) -> list[str]:
    """Return the three lines of a rank, with its name at both ends of the middle one."""
    marks = _move_marks(last_move)
    squares = [square_at(file, rank) for file in range(len(FILES))]
    cells = [_square_lines(position.board[square], *marks.get(square, ("", ""))) for square in squares]
    walls = ["│"] * (len(FILES) + 1)
    if rank in _PALACE_RANKS:
        walls[_PALACE_FILE] = walls[_PALACE_FILE + 1] = "║"
    rows = [
        walls[0] + "".join(map("".join, zip(row, walls[1:], strict=True))) for row in zip(*cells, strict=True)
    ]
    return ["  " + rows[0], f"{RANKS[rank]} {rows[1]} {RANKS[rank]}", "  " + rows[2]]


def _move_marks(move: Move | None) -> dict[Square, tuple[str, str]]:
    """Return the corner mark and the arrow of each square that a move touched."""
    if move is None:
        return {}
    left_behind = zip((move.start, *move.path), move.directions, strict=False)
    marks = {square: ("", ARROWS[direction]) for square, direction in left_behind}
    marks[move.start] = ("*", marks[move.start][1])
    marks[move.target] = ("*", "")
    return marks


def _square_lines(piece: Piece | None, corner: str, arrow: str) -> tuple[str, str, str]:
    """Return the three lines of a square."""
    north, middle, south = ("", arrow, "") if piece is None else _piece_lines(piece)
    inside = _CELL - 2
    edge = f"{corner:1}"
    return f"{edge}{north:^{inside}}{edge}", f" {middle:^{inside}} ", f"{edge}{south:^{inside}}{edge}"


def _piece_lines(piece: Piece) -> tuple[str, str, str]:
    """Return a piece's three lines, not yet centred."""
    left, right = ("[", "]") if piece.side is WHITE else ("(", ")")
    die = piece.die
    if die is None:
        return "", f"{left}K{right}", ""
    return str(die.north), f"{die.west}{left}{die.top}{right}{die.east}", str(die.south)
