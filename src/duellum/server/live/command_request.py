"""A command on its way through a table, and its decision, with time and randomness filled in."""

import secrets
import time
from collections.abc import Callable, Sequence

from msgspec import Struct

from duellum.core import fairness
from duellum.server.game import events
from duellum.server.game.commands import Command, CommandContext, decide
from duellum.server.game.events import GameEvent
from duellum.server.game.replay import apply_events
from duellum.server.game.state import GameState
from duellum.server.protocol.client import Answer, Join, Offer
from duellum.server.protocol.server import Done

_ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH = 12

OnDone = Callable[[Done | Exception | None], None]
"""Gets the result of a command: None, the answer to a resent command, or an error."""


class CommandRequest(Struct):
    """A command on its way through a table."""

    command: Command
    player: str | None
    lag: int
    """The player's measured network delay in milliseconds."""
    on_done: OnDone
    attempts: int = 0
    is_cancelled: bool = False
    """Whether nobody wants it any more; it is dropped unless it is being written."""


class Decision(Struct, frozen=True, gc=False):
    """What follows from a command: new events, the state after them, and the time."""

    new_events: Sequence[GameEvent]
    payloads: Sequence[bytes]
    """The events as they are stored."""
    after: GameState
    now: int

    @property
    def rematch(self) -> str | None:
        """The id of the game that must be created before the events are written."""
        for event in self.new_events:
            if isinstance(event, events.Rematched):
                return event.game
        return None


def find_answer(state: GameState, request: CommandRequest) -> Done | None:
    """Return the answer to a command that was carried out before: its id makes it idempotent."""
    player, command = request.player, request.command.id
    if player is None or command is None:
        return None
    sequence = state.find_answer(player, command)
    return None if sequence is None else Done(command, sequence)


def decide_request(state: GameState, request: CommandRequest) -> Decision:
    """Decide a command now. Raises :class:`~duellum.server.protocol.errors.RefusedError`."""
    now = max(now_ms(), state.active_at)
    context = CommandContext(request.player, now, request.lag, _draw_random_text(request.command))
    new_events = decide(state, request.command, context)
    payloads = [events.encode(event) for event in new_events]
    return Decision(new_events, payloads, apply_events(state, new_events, now), now)


def now_ms() -> int:
    """Return the time in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def new_game_id() -> str:
    """Return a random id that nobody can guess, of letters that cannot be confused."""
    drawn, letters = secrets.randbelow(len(_ID_LETTERS) ** _ID_LENGTH), []
    for _ in range(_ID_LENGTH):
        drawn, letter = divmod(drawn, len(_ID_LETTERS))
        letters.append(_ID_LETTERS[letter])
    return "".join(letters)


def _draw_random_text(command: Command) -> str:
    """Return the random text that a command may need."""
    match command:
        case Join(seed=""):
            return fairness.new_player_seed()
        case Offer(what="rematch") | Answer(what="rematch"):
            return new_game_id()
        case _:
            return ""
