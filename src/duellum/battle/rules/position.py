"""The rules of Battle, plain and immutable, to be read next to the clauses B1 to B21.

The sole authority on what is legal; the kernel is its fast twin. Each clause's id is named where it is
enforced: B1 to B5 in ``board.py`` and ``die.py``, B7, B8 and B10 to B12 in ``paths.py``, B13 in ``move.py``,
B16 and B17 in ``victory.py``, the others here.

>>> position = Position.start()
>>> len(position.legal_moves())
37
>>> move = position.parse_move("i1n4w1")
>>> move.faces, move.after.die
((3, 2, 4, 5, 6), Die(top=6, north=4))
>>> print(position.play(move))
sbfwkwfbs/9/9/7X1/9/9/9/TCGXKXGC1 b 1 1
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from duellum.battle.rules import notation
from duellum.battle.rules.board import (
    BLACK,
    PALACES,
    SQUARES,
    WHITE,
    Board,
    Piece,
    Side,
    Square,
    square_name,
    start_board,
)
from duellum.battle.rules.move import Move
from duellum.battle.rules.paths import Leg, check_legs, directions_of, paths_from, walk
from duellum.battle.rules.victory import DRAWS, find_victory
from duellum.core.errors import MoveError, PositionError, over_error, show_input
from duellum.core.i18n import Translatable
from duellum.core.position import BasePosition, check_faces, wrong_move_type
from duellum.core.rules import Outcome

MAX_DICE = 8  # B3: of a side
MAX_PLIES_WITHOUT_CAPTURE = 100  # B20: without a capture
MAX_MOVE_NUMBER = 10**9  # the notation has no longer numbers


@dataclass(frozen=True, slots=True, repr=False)
class Position(BasePosition):
    """A position: the pieces, the side to move, plies since the last capture, and the move number.

    Raises :class:`PositionError` when it could not arise on a board with the pieces of B3.
    """

    game = "battle"

    board: Board
    to_move: Side
    plies_since_capture: int = 0
    number: int = 1

    def __post_init__(self) -> None:
        """Refuse an impossible position."""
        if not isinstance(self.to_move, Side):  # a seat of the platform is equal to a side but not identical
            object.__setattr__(self, "to_move", Side(self.to_move))
        if len(self.board) != len(SQUARES):
            raise PositionError(f"a board must have {len(SQUARES)} squares, not {len(self.board)}", "B1")
        if not 0 <= self.plies_since_capture <= MAX_PLIES_WITHOUT_CAPTURE:
            message = (
                f"a game ends after {MAX_PLIES_WITHOUT_CAPTURE} plies without a capture, "
                f"so there cannot be {self.plies_since_capture}"
            )
            raise PositionError(message, "B20", Translatable("position-battle-long"))
        if not 1 <= self.number < MAX_MOVE_NUMBER:
            message = f"move numbers start at 1, not {self.number}"
            raise PositionError(message, why=Translatable("position-battle-number"))
        for side in Side:
            self._check_pieces(side)

    def _check_pieces(self, side: Side) -> None:
        pieces = [piece for piece in self.board if piece is not None and piece.side is side]
        kings = [piece for piece in pieces if piece.is_king]
        if len(kings) > 1:
            squares = [square_name(square) for square, piece in enumerate(self.board) if piece in kings]
            message = f"{side!s} has a second king: kings are on {' and '.join(squares)}"
            raise _impossible(message, "B3", "position-battle-kings", side, squares=squares)
        if len(pieces) - len(kings) > MAX_DICE:
            message = f"{side!s} has {len(pieces) - len(kings)} dice, but can have at most {MAX_DICE}"
            raise _impossible(message, "B3", "position-battle-dice", side)
        if not kings and not self._may_lack_king(side):
            message = f"{side!s} has no king, although the last move did not capture it"
            raise _impossible(message, "B3", "position-battle-no-king", side)
        if kings and self.board[PALACES[side.other]] == kings[0] and self.to_move is side:
            message = f"{side!s}'s king is on the enemy palace: {side!s} has won and cannot be to move"
            raise _impossible(message, "B17", "position-battle-palace", side)

    def _may_lack_king(self, side: Side) -> bool:
        """Whether the last move may have captured this side's king."""
        return self.to_move is side and self.plies_since_capture == 0 and (self.number > 1 or side is BLACK)

    @classmethod
    def start(cls) -> "Position":
        """Return the starting position (B5); White moves first (B6)."""
        return cls(start_board(), WHITE)

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Return the position with this text; the inverse of ``str``. Raises :class:`PositionError`."""
        return cls(*notation.parse_position(text))

    def __str__(self) -> str:
        fields = notation.PositionFields(self.board, self.to_move, self.plies_since_capture, self.number)
        return notation.format_position(fields)

    @property
    def actor(self) -> Side | None:
        """The side to move, None once the position is decided."""
        return None if self.outcome() else self.to_move

    @property
    def dice_due(self) -> int:
        """0: Battle has no random rolls."""
        return 0

    def roll(self, faces: Sequence[int]) -> Move:
        """Raise :class:`MoveError`: Battle has no random rolls."""
        check_faces(faces)
        message = f"Battle has no dice to roll by chance, so {list(faces)} cannot be a roll"
        raise MoveError(message, "B7", Translatable("general-illegal-never-thrown"))

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move, none once the game is over. One piece moves a turn (B6)."""
        if self._decided():
            return ()
        return tuple(self._all_moves())

    def winning_moves(self) -> tuple[Move, ...]:
        """Return the legal moves that win at once (B16, B17)."""
        return tuple(move for move in self.legal_moves() if move.wins_by is not None)

    def outcome(self) -> Outcome | None:
        """Return the outcome as far as this position alone shows it; None while the game is being played."""
        decided = self._decided()
        if decided is None and next(self._all_moves(), None) is None:
            return Outcome(None, DRAWS["B18"], "B18")  # B18
        return decided

    def parse_move(self, text: str) -> Move:
        """Return the legal move with this text. Raises :class:`MoveError` naming the clause it breaks."""
        return self.move(*notation.parse_move(text))

    def move(self, start: Square, legs: Sequence[Leg]) -> Move:
        """Return the legal move from `start` along `legs`. Raises as :meth:`parse_move`."""
        if decided := self._decided():
            raise over_error(decided.reason, decided.clause)
        piece = self._own_piece(start)
        check_legs(piece, legs)
        move = Move(piece, start, tuple(legs), None)
        *between, target = move.path
        for square in between:
            if self.board[square] is not None:  # B9
                raise _refuse("the path is blocked at {}", "B9", "battle-illegal-blocked", square)
        captured = self.board[target]
        if captured is not None and captured.side is self.to_move:  # B14
            raise _refuse("your own piece is on {}", "B14", "battle-illegal-own", target)
        return Move(piece, start, move.legs, captured)

    def play(self, move: Move | str) -> "Position":
        """Return the position after `move`, given as a move or as its text. Raises :class:`MoveError`."""
        if isinstance(move, str):
            return self.play(self.parse_move(move))
        if not isinstance(move, Move):
            raise wrong_move_type(move, (Move,), "i1n4w1")
        if self.move(move.start, move.legs) != move:
            why = Translatable("general-illegal-elsewhere", {"move": str(move)})
            message = f"{move} is a move of a different position: other pieces are on its squares"
            raise MoveError(message, why=why)
        board = list(self.board)
        board[move.start] = None
        board[move.target] = move.after  # B14: removes a captured piece
        return Position(
            tuple(board),
            self.to_move.other,  # B6
            0 if move.captured else self.plies_since_capture + 1,
            self.number + (self.to_move is BLACK),
        )

    def find_last_move(self, move: Move | str) -> Move:
        """Return the move that led here, given as a move or as its text.

        A text does not say what was captured; only a captured king is known, because it is missing.

        Raises :class:`MoveError` if the piece on its target cannot have come that way.
        """
        if isinstance(move, Move):
            return move
        if not isinstance(move, str):
            raise wrong_move_type(move, (Move,), "i1n4w1")
        start, legs = notation.parse_move(move)
        piece = self.board[walk(start, legs)[-1]]
        if piece is None or piece.side is self.to_move or self.board[start] is not None:
            why = Translatable("general-illegal-not-led", {"move": show_input(move)})
            raise MoveError(f"{move} did not lead to this position", why=why)
        for direction in reversed(directions_of(legs)):
            piece = piece.roll(direction.opposite)
        check_legs(piece, legs)
        king = Piece(self.to_move, None)
        return Move(piece, start, legs, None if king in self.board else king)

    def repeats(self, other: "Position") -> bool:
        """Whether both are the same for B19: dice, orientations and side to move; counters do not matter."""
        return self.to_move is other.to_move and self.board == other.board

    def _decided(self) -> Outcome | None:
        """Return the outcome that does not depend on the legal moves."""
        victory = find_victory(self.board, self.to_move.other)  # B16, B17
        if victory is None and self.plies_since_capture >= MAX_PLIES_WITHOUT_CAPTURE:
            return Outcome(None, DRAWS["B20"], "B20")  # B20
        return victory

    def _own_piece(self, square: Square) -> Piece:
        piece = self.board[square]
        if piece is None:
            raise _refuse("there is no piece on {}", "B6", "battle-illegal-no-piece", square)
        if piece.side is not self.to_move:
            message = f"{self.to_move!s} is to move: the piece on {{}} is the opponent's"
            side = self.to_move.name.lower()
            raise _refuse(message, "B6", "battle-illegal-opponent", square, side=side)
        return piece

    def _all_moves(self) -> Iterator[Move]:
        for start, piece in enumerate(self.board):
            if piece is not None and piece.side is self.to_move:  # B6
                for path in paths_from(start, piece.count):  # B7, B8, B10 to B12
                    captured = self.board[path.target]
                    is_own = captured is not None and captured.side is self.to_move  # B14
                    if not is_own and self._is_empty(path.between):  # B9
                        yield Move(piece, start, path.legs, captured)

    def _is_empty(self, squares: Sequence[Square]) -> bool:
        return all(self.board[square] is None for square in squares)


def _impossible(
    message: str, clause: str, why: str, side: Side, **arguments: str | int | list[str]
) -> PositionError:
    """Return what is impossible about a side's pieces."""
    words: dict[str, str | int | list[str]] = {"side": side.name.lower(), **arguments}
    return PositionError(message, clause, Translatable(why, words))


def _refuse(message: str, clause: str, why: str, square: Square, **arguments: str) -> MoveError:
    """Return why a move is not legal; the square's name is put into the message."""
    name = square_name(square)
    text = Translatable(why, {"square": name, **arguments})
    return MoveError(message.format(name), clause, text)


def find_outcome(history: Sequence[Position]) -> Outcome | None:
    """Return the outcome of a game with these positions so far; None while it is being played."""
    position = history[-1]
    outcome = position.outcome()
    since_capture = history[max(0, len(history) - 1 - position.plies_since_capture) :]
    if outcome is None and sum(position.repeats(earlier) for earlier in since_capture) >= 3:
        return Outcome(None, DRAWS["B19"], "B19")  # B19
    return outcome
