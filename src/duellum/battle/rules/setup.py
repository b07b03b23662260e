"""Setting positions up by hand: all pieces at once, or a board edited piece by piece."""

from collections.abc import Iterator, Mapping, MutableMapping

from duellum.battle.rules.board import SQUARES, WHITE, Piece, Side, square_name
from duellum.battle.rules.notation import parse_piece, parse_square
from duellum.battle.rules.position import Position
from duellum.core.errors import MoveError, PositionError


class PositionBuilder(MutableMapping[str, Piece]):
    """A board that can be edited, as a mapping from the names of squares to pieces.

    A piece is a :class:`Piece` or its letter, as in the text of a position: capital for White, small for
    Black, ``K`` or ``k`` for a king. Nothing is checked before :meth:`build`. The attributes `to_move`,
    `plies_since_capture` and `number` may be changed, too.

    Args:
        position: The position to begin with; an empty board with White to move if it is left out.

    >>> builder = PositionBuilder()
    >>> builder["e1"], builder["e8"] = "K", "k"
    >>> builder["e3"] = "T"
    >>> builder.build()
    Position('4k4/9/9/9/9/4T4/9/4K4 w 0 1')
    >>> del builder["e3"]
    >>> builder.to_move = builder.to_move.other
    >>> len(builder), builder.get("e3"), builder.build()
    (2, None, Position('4k4/9/9/9/9/9/9/4K4 b 0 1'))
    """

    def __init__(self, position: Position | None = None) -> None:
        self._board: list[Piece | None] = [None] * len(SQUARES) if position is None else list(position.board)
        self.to_move: Side = WHITE if position is None else position.to_move
        """The side to move."""
        self.plies_since_capture: int = 0 if position is None else position.plies_since_capture
        """How many plies there were since the last capture."""
        self.number: int = 1 if position is None else position.number
        """The number of the move, from 1 on; it grows after Black's moves."""

    def __repr__(self) -> str:
        pieces = " ".join(f"{square}" for square in self)
        return f"<PositionBuilder: {len(self)} pieces{': ' if pieces else ''}{pieces}>"

    def __getitem__(self, square: str) -> Piece:
        piece = self._board[_parse_square(square)]
        if piece is None:
            raise KeyError(square)
        return piece

    def __setitem__(self, square: str, piece: Piece | str) -> None:
        self._board[_parse_square(square)] = parse_piece(piece) if isinstance(piece, str) else piece

    def __delitem__(self, square: str) -> None:
        self[square]  # raises KeyError on an empty square
        self._board[_parse_square(square)] = None

    def __iter__(self) -> Iterator[str]:
        return (square_name(square) for square, piece in enumerate(self._board) if piece is not None)

    def __len__(self) -> int:
        return sum(piece is not None for piece in self._board)

    def build(self) -> Position:
        """Return the position. Raises :class:`~duellum.core.errors.PositionError` unless it is possible."""
        return Position(tuple(self._board), self.to_move, self.plies_since_capture, self.number)


def set_up(
    pieces: str | Mapping[str, Piece | str],
    to_move: Side = WHITE,
    plies_since_capture: int = 0,
    number: int = 1,
) -> Position:
    """Return a position by its pieces and their squares.

    Args:
        pieces: A text such as ``"Ke1 ke8 Te3"``, or a mapping such as ``{"e1": "K"}``.
        to_move: The side to move.
        plies_since_capture: How many plies there were since the last capture.
        number: The number of the move, from 1 on.

    Raises:
        PositionError: A square or a piece does not exist, or the position is not possible.

    >>> set_up("Ke1 ke8 Te3")
    Position('4k4/9/9/9/9/4T4/9/4K4 w 0 1')
    """
    builder = PositionBuilder()
    given = {item[1:]: item[:1] for item in pieces.split()} if isinstance(pieces, str) else pieces
    for square, piece in given.items():
        builder[square] = piece
    builder.to_move, builder.plies_since_capture, builder.number = to_move, plies_since_capture, number
    return builder.build()


def _parse_square(name: str) -> int:
    try:
        return parse_square(name)
    except MoveError as error:
        raise PositionError(str(error), error.clause, error.why) from error
