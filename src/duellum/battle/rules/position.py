"""The rules of Battle, plain and immutable, to be read beside the clauses B1 to B21.

The sole authority on what is legal; the kernel is its fast twin. Clauses on the material, B1 to B5, are
enforced in ``board.py`` and ``die.py``; each clause's id stands where it is enforced.

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
    NEIGHBOURS,
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
from duellum.battle.rules.notation import Leg
from duellum.core.die import Direction
from duellum.core.errors import MoveError, PositionError
from duellum.core.position import BasePosition, check_move
from duellum.core.rules import Outcome

MOST_DICE = 8  # B3
LONG_GAME = 100  # B20: plies without a capture
MOST_NUMBER = 10**18  # more moves than any text of a position can tell
SIDE_NAMES = (str(WHITE), str(BLACK))


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A piece's way over the board. Two ways to one square are two moves (B13)."""

    piece: Piece
    """The mover as it lies before the move."""
    start: Square
    legs: tuple[Leg, ...]
    captured: Piece | None
    """What stood on the last square."""

    @property
    def directions(self) -> tuple[Direction, ...]:
        """The direction of each step."""
        return tuple(leg.direction for leg in self.legs for _ in range(leg.steps))

    @property
    def path(self) -> tuple[Square, ...]:
        """The squares rolled onto, step by step; the last is the target."""
        return tuple(_walk(self.start, self.directions))

    @property
    def target(self) -> Square:
        """The last square."""
        return self.path[-1]

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The mover as it lies after each step."""
        pieces = [self.piece]
        for direction in self.directions:
            pieces.append(pieces[-1].roll(direction))
        return tuple(pieces[1:])

    @property
    def faces(self) -> tuple[int, ...]:
        """The face on top after each step; empty for a king-cube, whose faces do not matter (B4)."""
        return tuple(piece.die.top for piece in self.pieces if piece.die is not None)

    @property
    def after(self) -> Piece:
        """The mover as it lies at the end."""
        return self.pieces[-1]

    def __str__(self) -> str:
        return notation.format_move(self.start, self.legs)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


def _walk(start: Square, directions: Sequence[Direction]) -> Iterator[Square]:
    """Yield the squares stepped onto. Raises :class:`MoveError` where the board ends."""
    here = start
    for direction in directions:
        following = NEIGHBOURS[direction][here]
        if following is None:
            raise MoveError(
                f"the move leaves the board {direction.name.lower()} of {square_name(here)}", "B1"
            )
        here = following
        yield here


@dataclass(frozen=True, slots=True, repr=False)
class Position(BasePosition):
    """A position: what stands where, who moves, plies since the last capture, and the move number.

    Raises :class:`PositionError` when it could not arise on a board with the pieces of B3.
    """

    game = "battle"

    board: Board
    to_move: Side
    quiet_plies: int = 0
    number: int = 1

    def __post_init__(self) -> None:
        """Let no impossible position exist."""
        if len(self.board) != len(SQUARES):
            raise PositionError(f"a board has {len(SQUARES)} squares, not {len(self.board)} (B1)")
        if not 0 <= self.quiet_plies <= LONG_GAME:
            raise PositionError(
                f"a game ends {LONG_GAME} plies after the last capture, not {self.quiet_plies} (B20)"
            )
        if not 1 <= self.number < MOST_NUMBER:
            raise PositionError(f"moves are numbered from 1 on, not {self.number}")
        for side in Side:
            self._check_pieces(side)

    def _check_pieces(self, side: Side) -> None:
        name, pieces = (
            SIDE_NAMES[side],
            [piece for piece in self.board if piece is not None and piece.side is side],
        )
        kings = [piece for piece in pieces if piece.is_king]
        if len(kings) > 1:
            places = " and ".join(
                square_name(square) for square, piece in enumerate(self.board) if piece in kings
            )
            raise PositionError(f"{name} has a second king: kings stand on {places} (B3)")
        if len(pieces) - len(kings) > MOST_DICE:
            raise PositionError(f"{name} has {len(pieces) - len(kings)} dice, more than {MOST_DICE} (B3)")
        if not kings and not self._may_lack_king(side):
            raise PositionError(f"{name} has no king (B3), and it was not captured just now")
        if kings and self.board[PALACES[side.other]] == kings[0] and self.to_move is side:
            raise PositionError(
                f"{name}'s king stands on the enemy palace: {name} has won and cannot be to move (B17)"
            )

    def _may_lack_king(self, side: Side) -> bool:
        """Whether the last move may have captured this side's king."""
        return self.to_move is side and self.quiet_plies == 0 and (self.number > 1 or side is BLACK)

    @classmethod
    def start(cls) -> "Position":
        """Return the position every game starts from (B5); White moves first (B6)."""
        return cls(start_board(), WHITE)

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Return the position with this text; the inverse of ``str``. Raises :class:`PositionError`."""
        return cls(*notation.parse_position(text))

    def __str__(self) -> str:
        fields = notation.PositionFields(self.board, self.to_move, self.quiet_plies, self.number)
        return notation.format_position(fields)

    @property
    def actor(self) -> Side | None:
        """The side to move, None once the position is decided."""
        return None if self.outcome() else self.to_move

    @property
    def dice_due(self) -> int:
        """0: Battle's dice are never thrown."""
        return 0

    def roll(self, faces: Sequence[int]) -> Move:
        """Raise :class:`MoveError`: Battle's dice are never thrown."""
        raise MoveError(f"Battle's dice are never thrown, so {list(faces)} cannot be", "B7")

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move, none once the game is over. One piece moves a turn (B6)."""
        if self._decided():
            return ()
        return tuple(self._all_moves())

    def outcome(self) -> Outcome | None:
        """Return how the game ended, as far as this position alone can tell; None while it goes on."""
        decided = self._decided()
        if decided is None and next(self._all_moves(), None) is None:
            return Outcome(None, "no move", "B18")  # B18
        return decided

    def parse_move(self, text: str) -> Move:
        """Return the legal move with this text. Raises :class:`MoveError` naming the clause it breaks."""
        return self.move(*notation.parse_move(text))

    def move(self, start: Square, legs: Sequence[Leg]) -> Move:
        """Return the legal move from `start` along `legs`. Raises as :meth:`parse_move`."""
        if decided := self._decided():
            raise MoveError(f"the game is over: {decided.reason}", decided.clause)
        piece = self._own_piece(start)
        _check_shape(piece, legs)
        move = Move(piece, start, tuple(legs), None)
        *between, target = move.path
        for square in between:
            if self.board[square] is not None:  # B9
                raise MoveError(f"the path is blocked at {square_name(square)}", "B9")
        captured = self.board[target]
        if captured is not None and captured.side is self.to_move:  # B14
            raise MoveError(f"your own piece stands on {square_name(target)}", "B14")
        return Move(piece, start, move.legs, captured)

    def play(self, move: Move | str) -> "Position":
        """Return the position after `move`, given as a move or as its text. Raises :class:`MoveError`."""
        if isinstance(move, str):
            move = self.parse_move(move)
        check_move(move, (Move,), "i1n4w1")
        if self.move(move.start, move.legs) != move:
            raise MoveError(f"{move} is a move of another position: other pieces stand on its squares")
        board = list(self.board)
        board[move.start] = None
        board[move.target] = move.after  # B14: whatever stood there is gone
        return Position(
            tuple(board),
            self.to_move.other,  # B6
            0 if move.captured else self.quiet_plies + 1,
            self.number + (self.to_move is BLACK),
        )

    def repeats(self, other: "Position") -> bool:
        """Whether both are the same for B19: dice, orientations and side to move; counters don't matter."""
        return self.to_move is other.to_move and self.board == other.board

    def _decided(self) -> Outcome | None:
        """Return the outcome that needs no look at the moves."""
        loser, winner = self.to_move, self.to_move.other
        king = Piece(winner, None)
        if Piece(loser, None) not in self.board:
            return Outcome(winner, "king captured", "B16")  # B15, B16
        if self.board[PALACES[loser]] == king:
            return Outcome(winner, "palace taken", "B17")  # B17
        if self.quiet_plies >= LONG_GAME:
            return Outcome(None, "long game", "B20")  # B20
        return None

    def _own_piece(self, square: Square) -> Piece:
        piece = self.board[square]
        if piece is None:
            raise MoveError(f"no piece stands on {square_name(square)}", "B6")
        if piece.side is not self.to_move:
            name = SIDE_NAMES[self.to_move]
            raise MoveError(f"{name} is to move: {square_name(square)} holds the opponent's piece", "B6")
        return piece

    def _all_moves(self) -> Iterator[Move]:
        for start, piece in enumerate(self.board):
            if piece is not None and piece.side is self.to_move:  # B6
                for target, legs in self._ways(start, piece.count):
                    captured = self.board[target]
                    if captured is None or captured.side is not self.to_move:  # B14
                        yield Move(piece, start, legs, captured)

    def _ways(self, start: Square, count: int) -> Iterator[tuple[Square, tuple[Leg, ...]]]:
        """Yield the end and the legs of every free path of exactly `count` steps (B8)."""
        for direction in Direction:  # B7, B11
            here = start
            for steps in range(1, count + 1):
                following = NEIGHBOURS[direction][here]
                if following is None:  # B1
                    break
                here = following
                if steps == count:
                    yield here, (Leg(direction, count),)
                    break
                if self.board[here] is not None:  # B9
                    break
                for sideways in direction.sideways:  # B10; so no square comes twice, B12
                    target = self._end_of_leg(here, sideways, count - steps)
                    if target is not None:
                        yield target, (Leg(direction, steps), Leg(sideways, count - steps))

    def _end_of_leg(self, corner: Square, direction: Direction, count: int) -> Square | None:
        """Return where a second leg ends; None when it is blocked or leaves the board."""
        neighbours = NEIGHBOURS[direction]
        here = neighbours[corner]
        for _ in range(count - 1):
            if here is None or self.board[here] is not None:  # B1, B9
                return None
            here = neighbours[here]
        return here


def _check_shape(piece: Piece, legs: Sequence[Leg]) -> None:
    """Raise :class:`MoveError` unless the legs turn once at most, squarely, and use the whole count."""
    if any(leg.steps < 1 for leg in legs):
        raise MoveError("a leg goes one square at least", "B7")
    if len(legs) > 2:
        raise MoveError("a move turns once at most", "B10")  # B10
    if len(legs) == 2:
        first, second = legs[0].direction, legs[1].direction
        if second is first.opposite:
            raise MoveError("a move may not roll back over its own path", "B12")  # B12
        if second is first:
            raise MoveError(
                "the second leg goes on in the same direction: write one leg, or turn by 90 degrees", "B10"
            )
    if sum(leg.steps for leg in legs) != piece.count:
        total = sum(leg.steps for leg in legs)
        if piece.is_king:
            raise MoveError(f"wrong count {total}: the king moves exactly one square", "B4")  # B4
        raise MoveError(f"wrong count {total}: the top shows {piece.count}", "B8")  # B8


def find_outcome(history: Sequence[Position]) -> Outcome | None:
    """Return how a game with these positions so far has ended; None while it goes on."""
    position = history[-1]
    outcome = position.outcome()
    since_capture = history[max(0, len(history) - 1 - position.quiet_plies) :]
    if outcome is None and sum(position.repeats(earlier) for earlier in since_capture) >= 3:
        return Outcome(None, "repetition", "B19")  # B19
    return outcome
