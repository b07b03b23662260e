"""Replay: computes the state of a game from its events, one at a time or all at once. Pure."""

from collections.abc import Generator, Iterable
from functools import lru_cache
from typing import Any, TypeVar

from msgspec.structs import replace

from duellum.core.registry import load_rules
from duellum.core.rules import Outcome, Position, Rules, Seat, Side
from duellum.server.game import events
from duellum.server.game.clock import Clock, Times
from duellum.server.game.event_budget import count_events, count_offer, count_undo
from duellum.server.game.events import Created, EventError, GameEvent
from duellum.server.game.idempotency import add_key
from duellum.server.game.persistent_list import PersistentList
from duellum.server.game.state import ENGINE_PLAYER, REVEAL_GRACE_MS, GameState, Ply, SeatState, StartedRoll
from duellum.server.protocol.types import OutcomeInfo

Result = TypeVar("Result")


def replay_events(game_id: str, entries: Iterable[tuple[int, Created | GameEvent]]) -> GameState:
    """Return the state after these events, each with its time. Raises :class:`EventError`."""
    return run_at_once(replay_in_steps(game_id, None, entries))


def run_at_once(steps: Generator[None, None, Result]) -> Result:
    """Return what a generator returns."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: Result = done.value
            return result


def replay_in_steps(
    game_id: str, state: GameState | None, entries: Iterable[tuple[int, Created | GameEvent]]
) -> Generator[None, None, GameState]:
    """Return the state after more events, in steps of an event each. Raises :class:`EventError`."""
    for at, event in entries:
        if isinstance(event, Created):
            state = create_state(game_id, event, at)
        elif state is None:
            raise EventError("the first event of a game must be its creation")
        else:
            state = apply_event(state, event, at)
        yield
    if state is None:
        raise EventError("a game needs at least one event")
    return state


def create_state(game_id: str, created: Created, at: int) -> GameState:
    """Return the state of a new game."""
    rules, start = load_rules(created.rules), _parse_start(created.rules, created.start)
    seats = tuple(
        SeatState(seat.player)
        if seat.level is None
        else SeatState(ENGINE_PLAYER, seat.level, is_taken=True, seed=seat.seed)
        for seat in created.seats
    )
    state = GameState(
        id=game_id,
        rules=rules,
        sequence=1,
        created=created,
        created_at=at,
        active_at=at,
        seats=(seats[0], seats[1]),
        position=start,
        positions=PersistentList([start]),
        clock=_set_up_clock(created),
    )
    return _start_if_full(state, at)


def _set_up_clock(created: Created) -> Clock:
    clock = Clock.from_rule(created.clock)
    left = None if created.continued is None else created.continued.left
    return clock if left is None else replace(clock, left=left)


@lru_cache(maxsize=100)
def _parse_start(rules: str, text: str) -> Position:
    """Return the start of a game; cached, as nearly all games start from a few positions."""
    start: Position = load_rules(rules).parse_position(text)
    return start


def apply_event(
    state: GameState,
    event: GameEvent,
    at: int,
    move: Any = None,  # noqa: ANN401 - each game has its own move
) -> GameState:
    """Return the state after an event at that time. The event must have been decided for this very state.

    `move` is the event's move where it is at hand; else its text is parsed.
    """
    changed = _apply_change(state, event, at, move)
    sequence, keys = state.sequence + 1, state.idempotency_keys
    if event.command is not None:
        keys = add_key(keys, event.player, event.command, sequence)
    return replace(changed, sequence=sequence, active_at=at, idempotency_keys=keys)


def _apply_change(  # noqa: C901 - one case an event
    state: GameState,
    event: GameEvent,
    at: int,
    move: Any,  # noqa: ANN401 - each game has its own move
) -> GameState:
    match event:
        case events.Moved():
            return _apply_move(state, event, at, move)
        case events.Joined():
            return _apply_join(state, event, at)
        case events.RollStarted():
            return _start_roll(state, event, at)
        case events.Undone():
            return _apply_undo(state, event, at)
        case events.Offered():
            offers = (*state.offers, (event.what, Seat(event.seat)))
            uses = count_offer(state.uses, event.seat, event.what, len(state.plies))
            return replace(state, offers=offers, uses=uses)
        case events.Declined():
            offers = tuple(offer for offer in state.offers if offer[0] != event.what)
            return replace(state, offers=offers, uses=count_events(state.uses, event.seat))
        case events.Resigned():
            return _end_by_players(state, Seat(event.seat).other, "resignation")
        case events.Agreed():
            return _end_by_players(state, None, "agreement")
        case events.TimedOut():
            return _end_by_players(state, state.waits_for.other, "time")
        case events.Aborted():
            return _end_game(state, OutcomeInfo("*", None, "aborted", None))
        case events.Forgotten():
            return _forget_name(state, event.seat)
        case events.Rematched():
            return replace(state, following=event.game, offers=())
        case events.Credited():
            clock = state.clock.credit_outage(event.milliseconds)
            return replace(state, clock=clock, outages_credited_until=event.until)
        case events.BotFailed():
            return replace(state, has_bot_failed=True)
        case events.BotNudged():
            uses = count_events(state.uses, Seat(event.seat).other)
            return replace(state, has_bot_failed=False, uses=uses)


# -- Moves ------------------------------------------------------------------------------------------------


def _apply_move(
    state: GameState,
    event: events.Moved,
    at: int,
    move: Any,  # noqa: ANN401 - each game has its own move
) -> GameState:
    before = state.position
    if move is None:
        move = before.parse_move(event.move)
    after = before.play(move)
    positions = state.positions.append(after)
    clock = _press_clock(state, event, after.to_move, at)
    ply = make_ply(state.rules, before, state.last, len(state.plies), move, clock.left)
    moved = replace(
        state,
        position=after,
        positions=positions,
        last=ply,
        plies=state.plies.append(ply),
        clock=clock,
        offers=(),
        has_bot_failed=False,
        started_roll=None,
    )
    if event.shares is not None:
        moved = _add_shares(moved, event.shares)
    outcome = state.rules.find_outcome(positions)
    return moved if outcome is None else _end_game(moved, present_outcome(outcome))


def make_ply(
    rules: Rules,
    before: Position,
    last: Ply | None,
    number: int,
    move: Any,  # noqa: ANN401 - each game has its own move
    left: Times,
) -> Ply:
    """Return a move as the ply after `last`, with the time the clocks have left after it."""
    side, is_roll = before.to_move, before.actor == "dice"
    turn, rolls, decision_plies = (
        (0, 0, (None, None)) if last is None else (last.turn, last.rolls, last.decision_plies)
    )
    if not is_roll:
        decision_plies = (number, decision_plies[1]) if side == Seat.FIRST else (decision_plies[0], number)
    turn = rules.number_turn(turn, before)
    return Ply(move, side, turn, is_roll, left, rolls + is_roll, decision_plies)


def _press_clock(state: GameState, event: events.Moved, following: Side, at: int) -> Clock:
    """Return the clock after a move; a revealed share gives neither side the time that a turn does."""
    if state.started_roll is None:
        return state.clock.press(event.charged, event.compensated, following, at)
    roller = state.clock.hand_over(event.charged, event.compensated, state.to_move, at)
    return roller.press(0, 0, following, at)


def _start_roll(state: GameState, event: events.RollStarted, at: int) -> GameState:
    debtor = Seat(event.seat).other
    clock = state.clock.hand_over(event.charged, event.compensated, debtor, at + REVEAL_GRACE_MS)
    roll = StartedRoll(event.number, debtor, event.share, at)
    return replace(state, clock=clock, offers=(), started_roll=roll)


def _add_shares(state: GameState, shares: tuple[str | None, str | None]) -> GameState:
    first, second = (replace(seat, share=share) for seat, share in zip(state.seats, shares, strict=True))
    return replace(state, seats=(first, second), reveals=state.reveals + 1)


def _apply_undo(state: GameState, event: events.Undone, at: int) -> GameState:
    kept, positions = state.plies[: event.plies], state.positions[: event.plies + 1]
    last = kept[-1] if kept else None
    return replace(
        state,
        position=positions[-1],
        positions=positions,
        last=last,
        plies=kept,
        status="playing",
        outcome=None,
        clock=state.clock if event.runs_on else _set_back_clock(state, last, positions[-1].to_move, at),
        offers=(),
        has_bot_failed=False,
        uses=count_undo(state.uses, event.seat, len(state.plies) - event.plies),
    )


def _set_back_clock(state: GameState, last: Ply | None, to_move: Side, at: int) -> Clock:
    """Return the clock as it was after a ply, running from now on."""
    left = Clock.from_rule(state.created.clock).left if last is None else last.left
    return replace(state.clock, left=left).start(to_move, at)


# -- Beginning and end ------------------------------------------------------------------------------------


def _apply_join(state: GameState, event: events.Joined, at: int) -> GameState:
    seats = list(state.seats)
    for seat in event.seats:
        seats[seat] = SeatState(
            event.player,
            None,
            is_taken=True,
            name=event.name,
            seed=event.seed or None,
            commitment=event.commitment,
        )
    return _start_if_full(replace(state, seats=(seats[0], seats[1])), at)


def _forget_name(state: GameState, number: int) -> GameState:
    first, second = (
        replace(seat, name="") if place == number else seat for place, seat in enumerate(state.seats)
    )
    return replace(state, seats=(first, second))


def _start_if_full(state: GameState, at: int) -> GameState:
    if not all(seat.is_taken for seat in state.seats):
        return state
    return replace(state, status="playing", clock=state.clock.start(state.to_move, at))


def _end_by_players(state: GameState, winner: Side | None, reason: str) -> GameState:
    return _end_game(state, present_outcome(Outcome(winner, reason, state.rules.agreement_clause)))


def _end_game(state: GameState, outcome: OutcomeInfo) -> GameState:
    return replace(
        state, status="over", outcome=outcome, clock=state.clock.stop(), offers=(), started_roll=None
    )


def present_outcome(outcome: Outcome) -> OutcomeInfo:
    """Return how a game ended, as clients see it."""
    return OutcomeInfo(outcome.result, outcome.winner, outcome.reason, outcome.clause)
