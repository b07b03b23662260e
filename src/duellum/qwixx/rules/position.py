"""The rules of Qwixx Duel as immutable positions, to be read next to the clauses Q1 to Q25.

This is the sole authority on what is legal; the kernel is its fast twin. Each clause's id is named where it
is enforced: the material, Q1 to Q3, in ``board.py``; placing a stone, Q5 to Q10, Q17 and Q18, in
``placement.py``; the fields that the dice give, Q12 to Q14, in ``action.py``; end and score, Q20 to Q23, in
``scoring.py``; the turn here. Q25 is a clause of the platform. Whatever can be counted is computed and never
passed in.

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

from collections.abc import Sequence
from dataclasses import dataclass, field

from duellum.core import rules
from duellum.core.errors import MoveError, over_error, show_input
from duellum.core.i18n import Translatable
from duellum.core.position import BasePosition, check_faces, wrong_move_type
from duellum.core.rules import Actor, Outcome
from duellum.qwixx.rules import action, legality, notation, placement, scoring
from duellum.qwixx.rules.board import (
    BLACK,
    EMPTY_BOARD,
    FACES,
    FIELDS,
    GREY,
    Board,
    Choice,
    Colour,
    Field,
    Roll,
    Row,
    Side,
    closed_colours,
    colour_of,
    open_colours,
    replace_row,
)
from duellum.qwixx.rules.placement import Placement


@dataclass(frozen=True, slots=True, repr=False)
class Decline:
    """An action declined, on purpose or because there is no other choice (Q15)."""

    is_misthrow: bool = False
    """Whether the turn ends without a stone placed, so that a misthrow follows."""

    def __str__(self) -> str:
        return "-"

    def __repr__(self) -> str:
        return "Decline('-')"


_DECLINE, _MISTHROW = Decline(), Decline(is_misthrow=True)

Move = Roll | Placement | Decline
"""A move: the roll of the dice, then two choices."""


@dataclass(frozen=True, slots=True, repr=False)
class Position(BasePosition):
    """A position: the board, the active player, the misthrows, and the stage of the turn.

    The constructor does not check its arguments; :meth:`parse` refuses illegal positions.
    """

    game = "qwixx"

    board: Board
    to_move: Side
    """The active player."""
    misthrows: tuple[int, int] = (0, 0)
    """Stones in the misthrow column, by side."""
    dice: Roll | None = None
    """The dice of this turn, without those that have left the game; None while the roll is due."""
    first_choice: Choice | None = None
    """The choice of action 1, None while it is due."""
    supplies: tuple[int, int] = field(init=False, repr=False, compare=False)
    """By side, the stones it has left (Q2). This and the next field are computed once, being read often."""
    ending: str | None = field(init=False, repr=False, compare=False)
    """Why the game has ended: supply empty, four misthrows or two rows closed; None until then."""

    def __post_init__(self) -> None:
        """Compute the supplies, and whether the game has ended."""
        left = scoring.supplies(self.board, self.misthrows)
        object.__setattr__(self, "supplies", left)
        object.__setattr__(self, "ending", scoring.find_ending(self.board, self.misthrows, left))  # Q21

    @classmethod
    def start(cls, first: rules.Side = BLACK) -> "Position":
        """Return the position a game starts from, with this side or seat to roll, chosen at random (Q4)."""
        return cls(EMPTY_BOARD, Side(first))

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Return the position with this text; the inverse of ``str``.

        Raises :class:`~duellum.core.errors.PositionError` when it is malformed or illegal.
        """
        fields = notation.parse_position(text)
        legality.check_position(fields)
        return cls(*fields)

    def __str__(self) -> str:
        return notation.format_position(self._fields())

    def is_reachable(self) -> bool:
        """Whether alternate turns lead here from an empty board; :meth:`parse` does not check that.

        >>> Position.parse("b3..........-/...........-/...........-/...........- g 0:1 - r").is_reachable()
        False
        """
        return legality.is_reachable(self._fields())

    def _fields(self) -> notation.PositionFields:
        return notation.PositionFields(self.board, self.to_move, self.misthrows, self.dice, self.first_choice)

    def supply(self, side: Side) -> int:
        """Return how many stones the side has left (Q2)."""
        return self.supplies[side]

    def row_scores(self, side: Side) -> tuple[int, ...]:
        """Return the side's points by row (Q22)."""
        return tuple(scoring.row_score(row, side) for row in self.board)

    def total(self, side: Side) -> int:
        """Return the side's current score, misthrows subtracted (Q23)."""
        return self.totals[side]

    @property
    def totals(self) -> tuple[int, int]:
        """Both sides' current scores, misthrows subtracted (Q23)."""
        return scoring.totals(self.board, self.misthrows)

    @property
    def closed_rows(self) -> tuple[Colour, ...]:
        """The rows that take no more stones (Q19)."""
        return closed_colours(self.board)

    @property
    def actor(self) -> Actor:
        """The dice while a roll is due, then the active player (Q11); None once the game is over."""
        if self.ending is not None:
            return None
        return "dice" if self.dice is None else self.to_move

    @property
    def last_mover(self) -> Side:
        """Who rolled or acted last: the active player during a turn, the other one between turns."""
        return self.to_move.other if self.dice is None else self.to_move

    @property
    def dice_due(self) -> int:
        """How many dice are to be rolled now: all that are still in the game (Q11)."""
        return 2 + len(open_colours(self.board)) if self.actor == "dice" else 0

    def roll(self, faces: Sequence[int]) -> Roll:
        """Return the roll that these faces give: two white, then the colours still in the game.

        Raises :class:`~duellum.core.errors.MoveError` unless this number of dice is due.
        """
        check_faces(faces)
        self._check_dice_due()
        if len(faces) != self.dice_due or not all(type(face) is int and face in FACES for face in faces):
            message = f"expected {self.dice_due} dice with faces from 1 to 6, not {list(faces)}"
            raise MoveError(message, "Q11", Translatable("qwixx-illegal-faces", {"count": self.dice_due}))
        white, other, *rest = faces
        shown = iter(rest)
        return Roll((white, other), tuple([None if row.is_closed else next(shown) for row in self.board]))

    def legal_moves(self) -> tuple[Placement | Decline, ...]:
        """Return the placements of the action that is due, then declining; none when no action is due."""
        if self.dice is None or self.ending is not None:
            return ()
        side = self.to_move
        placements = [
            placement.make_placement(row, side, target)
            for row, target in action.list_fields(self.board, self.dice, self.first_choice)
            if placement.find_forbidding_clause(row, side, target) is None
        ]
        return (*placements, self._decline())

    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it is being played."""
        if self.ending is None:
            return None
        black, grey = self.totals
        winner = None if black == grey else BLACK if black > grey else GREY  # Q24
        return Outcome(winner, self.ending, scoring.END_CLAUSE)

    def parse_move(self, text: str) -> Move:
        """Return the legal choice, or the possible roll, with this text.

        Raises :class:`~duellum.core.errors.MoveError` naming the clause it breaks.
        """
        self._check_goes_on()
        if self.dice is None:
            return self._checked_roll(notation.parse_roll(text))
        choice = notation.parse_choice(text)
        return self.decline() if choice == "-" else self.placement(choice)

    def decline(self) -> Decline:
        """Return the choice to place nothing.

        Raises :class:`~duellum.core.errors.MoveError` unless an action is due.
        """
        self._due_dice()
        return self._decline()

    def placement(self, field: Field) -> Placement:
        """Return the placement on `field`.

        Raises :class:`~duellum.core.errors.MoveError` naming the clause that forbids it.
        """
        if field not in FIELDS:
            why = Translatable("qwixx-illegal-field", {"text": str(field)})
            raise MoveError(f"a space must be 0 to {FIELDS[-1]}, not {field}", "Q1", why)
        dice = self._due_dice()
        fault = action.find_fault(dice, self.first_choice, field) or placement.find_fault(
            self._row(field), self.to_move, field
        )
        if fault:
            raise fault
        return self._placement(field)

    def play(self, move: Move | str) -> "Position":
        """Return the position after `move`, given as a move or as its text.

        Raises :class:`~duellum.core.errors.MoveError` unless it is legal here.
        """
        match move:
            case Placement():
                return self._after_choice(move, self.placement(move.field), move.field)
            case Decline():
                return self._after_choice(move, self.decline(), "-")
            case Roll():
                return Position(self.board, self.to_move, self.misthrows, self._checked_roll(move))
            case str():
                return self.play(self.parse_move(move))
            case _:
                raise wrong_move_type(move, (Roll, Placement, Decline), "41/3526")

    def _after_choice(
        self, move: Placement | Decline, legal: Placement | Decline, choice: Choice
    ) -> "Position":
        """Return the position after a choice; `legal` is what that choice is in this position."""
        if move != legal:
            why = Translatable("general-illegal-elsewhere", {"move": str(move)})
            raise MoveError(
                f"{move} is a choice of a different position: here it would do something else", why=why
            )
        board = self._board_after(legal) if isinstance(legal, Placement) else self.board
        if self.first_choice is None:
            return self._between_actions(board, choice)  # Q16
        misthrows = list(self.misthrows)
        misthrows[self.to_move] += self.first_choice == choice == "-"  # Q15
        return Position(board, self.to_move.other, (misthrows[BLACK], misthrows[GREY]))  # Q4

    def find_last_move(self, move: Move | str) -> Move:
        """Return the roll or choice that led here, given as a move or as its text.

        From a text, a single stone counts as placed on an empty field and declining as no misthrow, as the
        position does not tell. Raises :class:`~duellum.core.errors.MoveError` if it cannot have led here.
        """
        if isinstance(move, Roll | Placement | Decline):
            return move
        if not isinstance(move, str):
            raise wrong_move_type(move, (Roll, Placement, Decline), "41/3526")
        is_rolled = self.dice is not None and self.first_choice is None
        last = self._find_last_roll(move) if is_rolled else self._find_last_choice(move)
        if last is None:
            why = Translatable("general-illegal-not-led", {"move": show_input(move)})
            raise MoveError(f"{move} did not lead to this position", why=why)
        return last

    def _find_last_roll(self, text: str) -> Roll | None:
        return self.dice if notation.parse_roll(text) == self.dice else None

    def _find_last_choice(self, text: str) -> Placement | Decline | None:
        choice = notation.parse_choice(text)
        if self.first_choice not in (None, choice):
            return None
        if choice == "-":
            return _DECLINE
        return placement.find_made_placement(self._row(choice), self.last_mover, choice)

    def _row(self, field: Field) -> Row:
        return self.board[colour_of(field)]

    def _placement(self, field: Field) -> Placement:
        return placement.make_placement(self._row(field), self.to_move, field)

    def _decline(self) -> Decline:
        return _MISTHROW if self.first_choice == "-" else _DECLINE  # Q15

    def _board_after(self, move: Placement) -> Board:
        has_lock_stone = self.supply(self.to_move) > 1  # Q20
        row = placement.apply_placement(
            self._row(move.field), self.to_move, move, has_lock_stone=has_lock_stone
        )
        return replace_row(self.board, colour_of(move.field), row)

    def _between_actions(self, board: Board, choice: Choice) -> "Position":
        """Return the position after action 1; the die of a row it closed has left the game."""
        dice = self._due_dice()
        if choice != "-" and board[colour_of(choice)].is_closed:
            dice = dice.without(colour_of(choice))  # Q19
        return Position(board, self.to_move, self.misthrows, dice, choice)

    def _check_goes_on(self) -> None:
        if self.ending is not None:
            raise over_error(self.ending, "Q21")

    def _check_dice_due(self) -> None:
        self._check_goes_on()
        if self.dice is not None:
            why = Translatable("qwixx-illegal-thrown", {"roll": str(self.dice)})
            raise MoveError(f"the dice have already been rolled: {self.dice}", "Q11", why)

    def _checked_roll(self, roll: Roll) -> Roll:
        self._check_dice_due()
        if misfit := roll.find_misfit(open_colours(self.board)):
            raise MoveError(*misfit)
        return roll

    def _due_dice(self) -> Roll:
        """Return the dice rolled. Raises :class:`~duellum.core.errors.MoveError` unless an action is due."""
        self._check_goes_on()
        if self.dice is None:
            raise MoveError("the dice must be rolled first", "Q11", Translatable("refused-dice-due"))
        return self.dice


def find_outcome(history: Sequence[Position]) -> Outcome | None:
    """Return how a game with these positions so far has ended; None while it is being played."""
    return history[-1].outcome()
