"""A command on its way through a table, and its decision, with time and randomness filled in."""

from collections.abc import Sequence

from msgspec import Struct

from duellum.core import fairness
from duellum.server.game import events
from duellum.server.game.commands import Command, CommandContext, CreditOutage, credit_outage, decide
from duellum.server.game.events import GameEvent
from duellum.server.game.replay import apply_event
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.live.heartbeat import Heartbeat
from duellum.server.protocol.client import Answer, Join, Offer
from duellum.server.protocol.game_ids import new_game_id
from duellum.server.protocol.server import Done


class CommandRequest(Struct, frozen=True):
    """A command on its way through a table."""

    command: Command
    player: str | None
    lag: int
    """The player's measured network delay in milliseconds."""


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


def decide_request(state: GameState, request: CommandRequest, time: int, heartbeat: Heartbeat) -> Decision:
    """Decide a command at that time; the clock first gets back what outages took from it.

    Raises :class:`~duellum.server.protocol.errors.RefusedError`.
    """
    now, before, credits_due = max(time, state.active_at), state, list[GameEvent]()
    if heartbeat.last_outage_end > state.clock.since and state.clock.running is not None:
        credits_due, before = credit_outages(state, request.command, heartbeat)
    context = CommandContext(request.player, now, request.lag, _draw_random_text(request.command))
    decided = decide(before, request.command, context)
    new_events = [*credits_due, decided.event]
    payloads = [events.encode(event) for event in new_events]
    return Decision(new_events, payloads, apply_event(before, decided.event, now, decided.move), now)


def find_credits(state: GameState, heartbeat: Heartbeat) -> list[CreditOutage]:
    """Return what outages owe to the clock that runs; nothing to a bot's."""
    clock = state.clock
    if clock.running is None or state.seats[clock.running].player == ENGINE_PLAYER:
        return []
    return heartbeat.credits_since(state.outages_credited_until, clock.since)


def credit_outages(
    state: GameState, command: Command, heartbeat: Heartbeat
) -> tuple[list[GameEvent], GameState]:
    """Return the events that give the running clock its time back, and the state after them."""
    new_events = list[GameEvent]()
    for credit in () if isinstance(command, CreditOutage) else find_credits(state, heartbeat):
        event = credit_outage(state, credit)
        new_events.append(event)
        state = apply_event(state, event, state.active_at)
    return new_events, state


def _draw_random_text(command: Command) -> str:
    """Return the random text that a command may need."""
    match command:
        case Join(seed=""):
            return fairness.new_player_seed()
        case Offer(what="rematch") | Answer(what="rematch"):
            return new_game_id()
        case _:
            return ""
