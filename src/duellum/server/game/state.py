"""The state of one game on the server: position, moves, seats, clock and offers. Immutable.

:mod:`.replay` computes it from the events. Nothing here reads the time, rolls dice or sends anything.
"""

from typing import Any

from msgspec import Struct, field

from duellum.core.fairness import CHAIN_LENGTH
from duellum.core.rules import Actor, Position, Rules, Seat, Side
from duellum.server.game.clock import Clock, Times
from duellum.server.game.event_budget import NO_USE, Uses
from duellum.server.game.events import Created
from duellum.server.game.idempotency import find_sequence
from duellum.server.game.persistent_list import PersistentList
from duellum.server.protocol.types import OfferKind, OutcomeInfo, Status

ENGINE_PLAYER = "engine"
"""The player of the engine's seats; no person has this name."""
JOIN_TIMEOUT_MS = 86_400_000
"""After how long a game is aborted whose players have not all joined."""
PAIRED_JOIN_TIMEOUT_MS = 30_000
"""The same for players who were paired in the lobby."""
REVEAL_TIMEOUT_MS = 604_800_000
"""After how long a player without a clock has lost who does not reveal the share of a roll."""
REVEAL_GRACE_MS = 2000
"""How long a share may be on its way before its player's clock runs: the client answers automatically."""

_SIDES = tuple(Seat)


class SeatState(Struct, frozen=True, gc=False):
    """Who has a seat."""

    player: str | None
    """A player, :data:`ENGINE_PLAYER`, or None while the seat is open."""
    level: int | None = None
    is_taken: bool = False
    """Whether its player has joined."""
    name: str = ""
    seed: str | None = None
    commitment: str | None = None
    """To the player's shares of the dice, in a joint game."""
    share: str | None = None
    """The last of them that went into a roll."""


class Ply(Struct, frozen=True, gc=False):
    """A move or roll that was made and not taken back."""

    move: Any
    side: Side
    turn: int
    is_roll: bool
    left: Times
    """The time both clocks had left after it."""
    rolls: int
    """The number of rolls so far, including this ply."""
    decision_plies: tuple[int | None, int | None]
    """By side, the number of plies before its last decision; None before its first."""


class StartedRoll(Struct, frozen=True, gc=False):
    """A roll of a joint game that has been started, but lacks the share of one seat."""

    number: int
    debtor: Side
    """Whose share is missing; this seat's clock runs."""
    share: str | None
    """The roller's share; None for a bot."""
    since: int


class GameState(Struct, frozen=True, gc=False):
    """One game after some of its events."""

    id: str
    rules: Rules
    sequence: int
    """The number of events so far."""
    created: Created
    created_at: int
    active_at: int
    """The time of the last event."""
    seats: tuple[SeatState, SeatState]
    position: Position
    """The position now."""
    positions: PersistentList[Position]
    """All positions, the start first and the present one last."""
    clock: Clock
    status: Status = "waiting"
    last: Ply | None = None
    """The last move or roll."""
    plies: PersistentList[Ply] = field(default_factory=PersistentList)
    """All moves and rolls, including the last."""
    outcome: OutcomeInfo | None = None
    offers: tuple[tuple[OfferKind, Side], ...] = ()
    idempotency_keys: bytes = b""
    """The last commands that were carried out; see :mod:`.idempotency`."""
    following: str | None = None
    """The id of the rematch."""
    has_bot_failed: bool = False
    outages_credited_until: int = 0
    """Outages before this time have been credited to the clock."""
    uses: Uses = NO_USE
    """What both sides have used of their event budgets."""
    reveals: int = 0
    """Of how many rolls everybody's shares are known, in a joint game; an undo takes none of them back."""
    started_roll: StartedRoll | None = None

    @property
    def to_move(self) -> Side:
        """Whose turn it is."""
        return self.position.to_move

    @property
    def actor(self) -> Actor:
        """Who acts; None unless the game is being played."""
        return self.position.actor if self.status == "playing" else None

    @property
    def turn(self) -> int:
        """The number of the present turn."""
        last = 0 if self.last is None else self.last.turn
        return last if last and self.status == "over" else self.rules.number_turn(last, self.position)

    @property
    def has_dice(self) -> bool:
        """Whether the game is played with dice."""
        return self.created.seed is not None

    @property
    def is_joint(self) -> bool:
        """Whether the dice come from shares that are revealed roll by roll."""
        return self.created.dice == "joint"

    @property
    def is_out_of_shares(self) -> bool:
        """Whether the dice of a joint game are due, but its chains have no share of another roll."""
        return self.is_joint and self.actor == "dice" and self.next_roll > CHAIN_LENGTH

    @property
    def next_roll(self) -> int:
        """The number of the next roll; one that was undone is rolled again under the same number.

        Rolls that were made elsewhere do not count: the dice that can be proven begin after them.
        """
        return 1 if self.last is None else 1 + self.last.rolls - self.unproven_rolls

    @property
    def unproven_rolls(self) -> int:
        """How many of the first rolls were made elsewhere, so that nothing proves them."""
        return 0 if self.created.continued is None else self.created.continued.rolls

    @property
    def waits_for(self) -> Side:
        """Who has to act, so that its clock runs: whose turn it is, or who owes a share of a roll."""
        return self.to_move if self.started_roll is None else self.started_roll.debtor

    @property
    def due(self) -> int | None:
        """When the game times out: a clock, or the wait for players or a share; None if nothing does."""
        if self.status == "waiting":
            return self.created_at + (PAIRED_JOIN_TIMEOUT_MS if self.created.paired else JOIN_TIMEOUT_MS)
        if self.status != "playing" or self.seats[self.waits_for].level is not None:
            return None
        if self.started_roll is not None and self.clock.running is None:
            return self.started_roll.since + REVEAL_TIMEOUT_MS
        return self.clock.due()

    @property
    def label(self) -> str:
        """The game's label in the log: "public" while it is being played, then "finished" or "aborted"."""
        if self.outcome is not None:
            return "aborted" if self.outcome.reason == "aborted" else "finished"
        return "public" if self.created.public else ""

    def seats_of(self, player: str) -> tuple[Side, ...]:
        """Return the seats of a player, whether the player has joined or not."""
        return tuple([side for side in _SIDES if self.seats[side].player == player])

    def people(self) -> set[str | None]:
        """Return the players who are not the engine; None for an open seat."""
        return {seat.player for seat in self.seats} - {ENGINE_PLAYER}

    @property
    def is_solitary(self) -> bool:
        """Whether one person plays against the engine or themselves, so that nobody else need consent."""
        first, second = self.seats[0].player, self.seats[1].player
        return first != ENGINE_PLAYER if first == second else ENGINE_PLAYER in (first, second)

    @property
    def is_between_people(self) -> bool:
        """Whether two people play each other, or will once an open seat is taken."""
        first, second = self.seats[0].player, self.seats[1].player
        return ENGINE_PLAYER not in (first, second) and (first is None or first != second)

    def offer_of(self, what: OfferKind) -> Side | None:
        """Return who made an open offer of this kind; None if nobody did."""
        return next((side for kind, side in self.offers if kind == what), None)

    def find_answer(self, player: str, command: str) -> int | None:
        """Return the sequence of the event that a player's command caused; None for an unknown command."""
        return find_sequence(self.idempotency_keys, player, command)
