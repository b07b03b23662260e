"""Drawings of Battle positions: text for terminals, SVG for pages and print."""

from duellum.battle.drawing.board_svg import (
    HEIGHT,
    WIDTH,
    Seat,
    board_picture,
    face_name,
    seat_signs,
    standing_picture,
)
from duellum.battle.drawing.move_svg import plan, trace
from duellum.battle.rules.board import (
    FILES,
    PALACES,
    RANKS,
    WHITE,
    Piece,
    Side,
    Square,
    file_of,
    rank_of,
    square_at,
    square_name,
)
from duellum.battle.rules.position import SIDE_NAMES, Move, Position
from duellum.core.die import Direction
from duellum.core.svg import document

_CELL = 7
"""Columns of a square in the text drawing; it is three lines high."""

_ARROWS = {Direction.NORTH: "↑", Direction.SOUTH: "↓", Direction.EAST: "→", Direction.WEST: "←"}
_PALACE_FILE = file_of(PALACES[WHITE])
_PALACE_RANKS = {rank_of(square) for square in PALACES.values()}


def draw_text(position: Position, last_move: Move | None = None) -> str:
    """Return a drawing for terminals: 77 columns, 35 lines, no trailing spaces.

    A die shows its top between brackets, [5] for White and (5) for Black, and the four side faces around it
    where they lie; K is a king-cube. The palaces have double frames. Stars mark the squares where the last
    move started and ended, arrows the way it took.
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
    marks = _text_marks(last_move)
    squares = [square_at(file, rank) for file in range(len(FILES))]
    cells = [_text_cell(position.board[square], *marks.get(square, ("", ""))) for square in squares]
    walls = ["│"] * (len(FILES) + 1)
    if rank in _PALACE_RANKS:
        walls[_PALACE_FILE] = walls[_PALACE_FILE + 1] = "║"
    rows = [
        walls[0] + "".join(map("".join, zip(row, walls[1:], strict=True))) for row in zip(*cells, strict=True)
    ]
    return ["  " + rows[0], f"{RANKS[rank]} {rows[1]} {RANKS[rank]}", "  " + rows[2]]


def _text_marks(move: Move | None) -> dict[Square, tuple[str, str]]:
    """Return the corner mark and the arrow of each square that a move touched."""
    if move is None:
        return {}
    on_the_way = zip((move.start, *move.path), move.directions, strict=False)
    marks = {square: ("", _ARROWS[direction]) for square, direction in on_the_way}
    marks[move.start] = ("*", marks[move.start][1])
    marks[move.target] = ("*", "")
    return marks


def _text_cell(piece: Piece | None, corner: str, arrow: str) -> tuple[str, str, str]:
    """Return the three lines of a square."""
    north, middle, south = ("", arrow, "") if piece is None else _text_piece(piece)
    inside = _CELL - 2
    edge = f"{corner:1}"
    return f"{edge}{north:^{inside}}{edge}", f" {middle:^{inside}} ", f"{edge}{south:^{inside}}{edge}"


def _text_piece(piece: Piece) -> tuple[str, str, str]:
    """Return a piece's three lines, not yet centred."""
    left, right = ("[", "]") if piece.side is WHITE else ("(", ")")
    die = piece.die
    if die is None:
        return "", f"{left}K{right}", ""
    return str(die.north), f"{die.west}{left}{die.top}{right}{die.east}", str(die.south)


def draw_svg(
    position: Position,
    last_move: Move | None = None,
    *,
    chosen: Move | None = None,
    flipped: bool = False,
    size: float | None = None,
) -> str:
    """Return a drawing for pages and print: one SVG document that needs nothing else.

    `last_move` is shown faintly: its start dashed, its target framed, its way dotted. `chosen`, a move not
    yet made, is drawn over the board with the face after each step; it ends in the die as it will lie or,
    where it captures, in a crossed frame. `flipped` shows the board from Black's seat. `size` is the width
    in pixels.
    """
    seat = Seat(flipped)
    return document(
        board_picture(seat),
        seat_signs(position.to_move, position.outcome(), seat),
        *([] if last_move is None else [trace(last_move, seat)]),
        *(
            standing_picture(piece, square, seat)
            for square, piece in enumerate(position.board)
            if piece is not None
        ),
        *([] if chosen is None else [plan(chosen, seat)]),
        width=WIDTH,
        height=HEIGHT,
        title=_title(position),
        description=_description(position, last_move, chosen),
        size=size,
    )


def _title(position: Position) -> str:
    outcome = position.outcome()
    if outcome is None:
        return f"Battle: {SIDE_NAMES[position.to_move]} to move"
    who = "draw" if outcome.winner is None else f"{SIDE_NAMES[outcome.winner]} won"
    return f"Battle: {who}, {outcome.reason}"


def _description(position: Position, last_move: Move | None, chosen: Move | None) -> str:
    """Return in words what the drawing shows."""
    sentences = []
    for side, name in zip(Side, SIDE_NAMES, strict=True):
        pieces = ((square, piece) for square, piece in enumerate(position.board) if piece is not None)
        words = [
            f"{face_name(piece)} on {square_name(square)}" for square, piece in pieces if piece.side is side
        ]
        sentences.append(f"{name}: {', '.join(words) or 'nothing'}.")
    if last_move is not None:
        sentences.append(f"Last move: {last_move}.")
    if chosen is not None:
        faces = f", showing {', '.join(map(str, chosen.faces))}" if chosen.faces else ""
        captures = "" if chosen.captured is None else f", capturing {face_name(chosen.captured)}"
        sentences.append(f"Chosen move: {chosen}{faces}{captures}.")
    return " ".join(sentences)
