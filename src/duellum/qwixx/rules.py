"""The rules of Qwixx Duel, plain and immutable, to be read beside the clauses Q1 to Q25.

The sole authority on what is legal; the kernel is its fast twin. Clauses on the material, Q1 to Q3, are
enforced in ``board.py``; Q25 is the platform's. Each clause's id stands where it is enforced. Nothing is
stored that the board can tell: supplies, scores and closed rows are counted from the stones there now.

>>> position = Position.start()
>>> position = position.play(position.parse_move("41/3526"))
>>> [str(move) for move in position.legal_moves()]
['r5', 'y5', 'g5', 'b5', '-']
>>> position = position.play(position.parse_move("y5"))
>>> position = position.play(position.parse_move("b10"))
>>> str(position)
'...........-/...b.......-/...........-/..b........- g 0:0 - r'
>>> position.total(BLACK), position.supply(BLACK)
(2, 20)
"""

import enum
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from duellum.game import Actor, MoveError, Outcome, Side
from duellum.qwixx import notation
from duellum.qwixx.board import (
    BLACK,
    EMPTY_BOARD,
    FACES,
    GREY,
    LAST,
    STONES,
    Board,
    Choice,
    Colour,
    Field,
    Roll,
    Row,
    Stack,
    colour_of,
    field_name,
    number_of,
    numbered,
    open_colours,
    place_of,
    replaced_row,
)

SIDE_NAMES = ("Black", "Grey")
STONES_BEFORE_LAST = 5  # Q17
MOST_MISTHROWS = 4  # Q21
MOST_CLOSED = 2  # Q21
ROW_SCORES = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)  # Q22
MISTHROW_COST = 5  # Q23


class Effect(enum.Enum):
    """What placing a stone does; each value is the word for it."""

    PLACE = "place"
    """The stone goes on an empty field (Q5)."""
    STACK = "stack"
    """It goes on the player's own front (Q8)."""
    CAPTURE = "capture"
    """It takes the place of the enemy's single front stone (Q7)."""
    CLOSE = "close"
    """It takes the right-most number (Q17), which is always empty until then."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A stone placed by either action."""

    field: Field
    effect: Effect
    height: int = 1
    """How many stones stand on the field then."""

    def __str__(self) -> str:
        return field_name(self.field)


@dataclass(frozen=True, slots=True)
class Decline:
    """An action declined, on purpose or because there is no other choice (Q15)."""

    is_misthrow: bool = False
    """Whether the turn ends without a stone placed, so that a misthrow follows."""

    def __str__(self) -> str:
        return "-"


Move = Roll | Placement | Decline
"""What is played: the dice, then two choices."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position: what stands where, who is active, the misthrows, and how far the turn has come.

    The constructor believes what it is told; :meth:`parse` refuses what could not arise.
    """

    board: Board
    to_move: Side
    """The active player."""
    misthrows: tuple[int, int] = (0, 0)
    """Stones in the misthrow column, by side."""
    thrown: Roll | None = None
    """The dice of this turn, without those that have left the game; None while the roll is due."""
    first: Choice | None = None
    """What action 1 did, None while it is due."""

    @classmethod
    def start(cls, first: Side = BLACK) -> "Position":
        """Return the position a game starts from; who begins is drawn by lot (Q4)."""
        return cls(EMPTY_BOARD, first)

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Return the position with this text; the inverse of ``str``.

        Raises :class:`~duellum.game.PositionError` when it is not well-formed or could not arise.
        """
        return cls(*notation.parse_position(text))

    def __str__(self) -> str:
        fields = notation.PositionFields(self.board, self.to_move, self.misthrows, self.thrown, self.first)
        return notation.format_position(fields)

    # What can be counted.

    def supply(self, side: Side) -> int:
        """Return how many stones the side has left: all that are not on the board (Q2)."""
        return STONES - sum(row.count(side) for row in self.board) - self.misthrows[side]

    def row_scores(self, side: Side) -> tuple[int, ...]:
        """Return the side's points by row; more than twelve stones score as twelve (Q22)."""
        return tuple(ROW_SCORES[min(row.count(side), len(ROW_SCORES) - 1)] for row in self.board)

    def total(self, side: Side) -> int:
        """Return the side's score: its rows less its misthrows."""
        return sum(self.row_scores(side)) - MISTHROW_COST * self.misthrows[side]  # Q23

    @property
    def closed_rows(self) -> tuple[Colour, ...]:
        """The rows that take no more stones (Q19)."""
        return tuple(colour for colour in Colour if self.board[colour].is_closed)

    # Who acts, and how it ends.

    @property
    def actor(self) -> Actor:
        """The dice while a roll is due, then the active player; None once the game is over."""
        if self.ending() is not None:
            return None
        return "dice" if self.thrown is None else self.to_move  # Q11

    @property
    def dice_due(self) -> int:
        """How many dice are to be thrown now: all that are still in the game (Q11)."""
        return 2 + len(open_colours(self.board)) if self.actor == "dice" else 0

    def ending(self) -> str | None:
        """Return why the game has ended, None while it goes on; checked after every action (Q21)."""
        if any(self.supply(side) == 0 for side in Side):
            return "supply empty"  # Q20, Q21
        if sum(self.misthrows) >= MOST_MISTHROWS:
            return "four misthrows"  # Q21
        if len(self.closed_rows) >= MOST_CLOSED:
            return "two rows closed"  # Q21
        return None

    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it goes on."""
        reason = self.ending()
        if reason is None:
            return None
        lead = self.total(BLACK) - self.total(GREY)
        winner = None if lead == 0 else BLACK if lead > 0 else GREY  # Q24
        return Outcome(winner, reason, "Q21")

    # Choosing.

    def legal_moves(self) -> tuple[Placement | Decline, ...]:
        """Return the placements of the action that is due, then declining; none when no action is due."""
        if self.thrown is None or self.ending() is not None:
            return ()
        fields = (field for field in self._sums(self.thrown) if field != self.first)  # Q14
        placements = (
            self._placed(field) for field in fields if _fault(self._row(field), self.to_move, field) is None
        )
        return (*placements, self._decline())

    def parse_move(self, text: str) -> Move:
        """Return the legal choice, or the possible roll, with this text.

        Raises :class:`~duellum.game.MoveError` naming the clause it breaks.
        """
        self._check_goes_on()
        if self.thrown is None:
            return self._checked_roll(notation.parse_roll(text))
        choice = notation.parse_choice(text)
        return self.decline() if choice == "-" else self.placement(choice)

    def roll(self, faces: Sequence[int]) -> Roll:
        """Return the roll that these faces give: two white, then the colours still in the game.

        Raises :class:`~duellum.game.MoveError` unless so many dice are due.
        """
        self._check_dice_due()
        if len(faces) != self.dice_due or any(face not in FACES for face in faces):
            raise MoveError(f"{self.dice_due} dice with the faces 1 to 6 are due, not {list(faces)}", "Q11")
        white, other, *rest = faces
        shown = dict(zip(open_colours(self.board), rest, strict=True))
        return Roll((white, other), tuple(shown.get(colour) for colour in Colour))

    def decline(self) -> Decline:
        """Return the choice to place nothing.

        Raises :class:`~duellum.game.MoveError` unless an action is due.
        """
        self._due_roll()
        return self._decline()

    def placement(self, field: Field) -> Placement:
        """Return what placing on `field` would be.

        Raises :class:`~duellum.game.MoveError` naming the clause that forbids it.
        """
        thrown = self._due_roll()
        if fault := self._fault_in_sum(thrown, field) or _fault(self._row(field), self.to_move, field):
            raise fault
        return self._placed(field)

    def play(self, move: Move) -> "Position":
        """Return the position after `move`.

        Raises :class:`~duellum.game.MoveError` unless it is legal here.
        """
        if isinstance(move, Roll):
            return replace(self, thrown=self._checked_roll(move))
        if move != (self.decline() if isinstance(move, Decline) else self.placement(move.field)):
            raise MoveError(f"{move} is a choice of another position: there it does something else")
        board = self.board if isinstance(move, Decline) else self._board_after(move)
        choice: Choice = "-" if isinstance(move, Decline) else move.field
        if self.first is None:
            return self._after_first(board, choice)  # Q16
        misthrows = list(self.misthrows)
        misthrows[self.to_move] += self.first == choice == "-"  # Q15
        return Position(board, self.to_move.other, (misthrows[BLACK], misthrows[GREY]))  # Q4

    # How it is done.

    def _row(self, field: Field) -> Row:
        return self.board[colour_of(field)]

    def _sums(self, roll: Roll) -> Iterator[Field]:
        """Yield the fields that the dice allow to the action that is due."""
        for colour in Colour:
            sums = (roll.white_sum,) if self.first is None else roll.sums(colour)  # Q12, Q13
            yield from (numbered(colour, number) for number in sums)

    def _placed(self, field: Field) -> Placement:
        """Return what a stone on this field does, knowing that it may go there."""
        stack = self._row(field).stacks[place_of(field)]
        if place_of(field) == LAST:
            return Placement(field, Effect.CLOSE)
        if stack is None:
            return Placement(field, Effect.PLACE)
        if stack.side is self.to_move:
            return Placement(field, Effect.STACK, stack.height + 1)  # Q8
        return Placement(field, Effect.CAPTURE)  # Q7

    def _decline(self) -> Decline:
        return Decline(is_misthrow=self.first == "-")  # Q15

    def _board_after(self, move: Placement) -> Board:
        """Return the board with the stone placed; one that it captures is simply no longer there (Q7)."""
        closes_with_lock = move.effect is Effect.CLOSE and self.supply(self.to_move) > 1  # Q18, Q20
        stack = Stack(self.to_move, move.height)
        row = self._row(move.field).replaced(
            place_of(move.field), stack, self.to_move if closes_with_lock else None
        )
        return replaced_row(self.board, colour_of(move.field), row)

    def _after_first(self, board: Board, choice: Choice) -> "Position":
        """Return the position between the actions; the die of a row closed just now is gone already (Q19)."""
        thrown = self._due_roll()
        if choice != "-" and board[colour_of(choice)].is_closed:
            thrown = thrown.without(colour_of(choice))
        return replace(self, board=board, thrown=thrown, first=choice)

    # What is wrong with a choice.

    def _check_goes_on(self) -> None:
        if reason := self.ending():
            raise MoveError(f"the game is over: {reason}", "Q21")

    def _check_dice_due(self) -> None:
        self._check_goes_on()
        if self.thrown is not None:
            raise MoveError(f"the dice have been thrown: {notation.format_roll(self.thrown)}", "Q11")

    def _checked_roll(self, roll: Roll) -> Roll:
        self._check_dice_due()
        for colour in Colour:
            is_in = not self.board[colour].is_closed
            if is_in and roll.colours[colour] is None:
                raise MoveError(f"the {colour.name.lower()} die is still in the game", "Q11")
            if not is_in and roll.colours[colour] is not None:
                raise MoveError(f"the {colour.name.lower()} die is out of the game", "Q19")
        return roll

    def _due_roll(self) -> Roll:
        """Return the dice thrown. Raises :class:`~duellum.game.MoveError` unless an action is due."""
        self._check_goes_on()
        if self.thrown is None:
            raise MoveError("the dice have to be thrown first", "Q11")
        return self.thrown

    def _fault_in_sum(self, roll: Roll, field: Field) -> MoveError | None:
        """Return why the dice do not allow this field to the action that is due."""
        colour, number = colour_of(field), number_of(field)
        name = colour.name.lower()
        if self.first is None:
            if number == roll.white_sum:
                return None
            return MoveError(
                f"action 1 needs the sum of the white dice, {roll.white_sum}, not {number}", "Q12"
            )
        if roll.colours[colour] is None:
            return MoveError(f"the {name} row is closed and its die is out of the game", "Q19")
        if number not in roll.sums(colour):
            sums = " or ".join(map(str, roll.sums(colour)))
            return MoveError(f"action 2 needs a white die and the {name} one, {sums}, not {number}", "Q13")
        if field == self.first:
            return MoveError(f"action 1 used {field_name(field)}, and action 2 needs another field", "Q14")
        return None


def _fault(row: Row, side: Side, field: Field) -> MoveError | None:
    """Return why the side may not place on this field of the row, None when it may."""
    place, name = place_of(field), field_name(field)
    stack = row.stacks[place]
    if row.is_closed:
        return MoveError(f"the {colour_of(field).name.lower()} row is closed", "Q19")
    if stack is not None:
        return _fault_on_stack(stack, side, name, is_front=place == row.front)
    if place < row.rightmost(side):
        own = field_name(field - place + row.rightmost(side))
        return MoveError(f"{name} is left of your own right-most stone on {own}", "Q5")
    if place == LAST and row.count(side) < STONES_BEFORE_LAST:
        return MoveError(
            f"{name} needs five of your stones before it, and there are {row.count(side)}", "Q17"
        )
    return None


def _fault_on_stack(stack: Stack, side: Side, name: str, *, is_front: bool) -> MoveError | None:
    """Return why the side may not place on a field that is taken, None when it may stack or capture."""
    if not is_front and stack.side is side:
        return MoveError(f"your {name} has been overtaken and cannot be raised", "Q10")
    if not is_front:
        return MoveError(f"{name} is barred by an enemy stone that is not the front", "Q6")
    if stack.side is not side and stack.height > 1:
        return MoveError(f"{name} is barred by a stack, which cannot be captured", "Q9")
    return None


def judge(history: Sequence[Position]) -> Outcome | None:
    """Return how a game with these positions so far has ended; None while it goes on."""
    return history[-1].outcome()
