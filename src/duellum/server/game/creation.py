"""Creation: the first event of a new game, of a rematch, or of a game that began elsewhere. Pure."""

from msgspec import Struct

from duellum.core.errors import PositionError
from duellum.core.rules import Position, Rules, Seat, Side
from duellum.record import Record
from duellum.server.game.events import Continuation, Created, Moved, SeatAssignment
from duellum.server.game.record_tags import parse_clock
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Bot, Me, NewGame, SeatRequest
from duellum.server.protocol.types import ClockRule, MatchScore, NoClock

SeatRequests = tuple[SeatRequest, SeatRequest]
"""By seat for whom it is."""
Seats = tuple[SeatAssignment, SeatAssignment]


class Randomness(Struct, frozen=True):
    """Random choices that the server makes for a new game."""

    starts: Side
    """Who begins, where that is chosen at random."""
    seed: str
    """The server's seed for the dice, in hexadecimal."""
    bot_seeds: tuple[str, str]


def decide_creation(
    new_game: NewGame, rules: Rules, player: str, levels: int, randomness: Randomness
) -> Created:
    """Return the first event of the game that a player asks for. Raises :class:`RefusedError`."""
    _check_levels(new_game.players, rules, levels)
    first = {"first": Seat.FIRST, "second": Seat.SECOND, "lot": randomness.starts}[new_game.starts]
    start = _choose_start(rules, new_game.start, first)
    is_swapped = start.to_move != first
    players = new_game.players[::-1] if is_swapped else new_game.players
    seats = _assign_seats(players, player, randomness)
    return Created(
        rules=rules.name,
        start=str(start),
        clock=new_game.clock,
        seats=seats,
        seed=randomness.seed if rules.has_dice else None,
        public=new_game.public,
        dice=new_game.dice if rules.has_dice and _has_two_parties(seats) else "committed",
    )


def decide_rematch(state: GameState, randomness: Randomness) -> Created:
    """Return the first event of a game between the same players with their seats swapped."""
    seats = [
        SeatAssignment(level=seat.level, seed=seed)
        if seat.player == ENGINE_PLAYER
        else SeatAssignment(player=seat.player)
        for seat, seed in zip(reversed(state.seats), randomness.bot_seeds, strict=True)
    ]
    return Created(
        rules=state.rules.name,
        start=state.created.start,
        clock=state.created.clock,
        seats=(seats[0], seats[1]),
        seed=randomness.seed if state.has_dice else None,
        public=state.created.public,
        previous=state.id,
        dice=state.created.dice,
        score=_sum_score(state)[::-1],
    )


def decide_pairing(
    rules: Rules, clock: ClockRule, players: tuple[str, str], randomness: Randomness
) -> Created:
    """Return the first event of the game of two players, by seat, who were paired; anyone may watch it."""
    first, second = players
    return Created(
        rules=rules.name,
        start=str(_choose_start(rules, None, Seat.FIRST)),
        clock=clock,
        seats=(SeatAssignment(player=first), SeatAssignment(player=second)),
        seed=randomness.seed if rules.has_dice else None,
        public=True,
        dice="joint" if rules.has_dice else "committed",
        paired=True,
    )


def _sum_score(state: GameState) -> MatchScore:
    """Return the score by seat once a game is over; one that was aborted counts nothing."""
    first, second = state.created.score
    if state.outcome is None or state.outcome.result == "*":
        return first, second
    winner = state.outcome.winner
    if winner is None:
        return first + 0.5, second + 0.5
    return (first + 1, second) if winner == Seat.FIRST else (first, second + 1)


def decide_continuation(
    record: Record, players: SeatRequests, player: str, levels: int, randomness: Randomness
) -> Created:
    """Return the first event of a game that began elsewhere, in a browser; its moves follow as events.

    Nobody can check how its dice fell: the event notes how many rolls came with it, and no verification calls
    them fair. Raises :class:`RefusedError`.
    """
    rules = record.rules
    _check_levels(players, rules, levels)
    seats = _assign_seats(players, player, randomness)
    return Created(
        rules=rules.name,
        start=str(record.start),
        clock=parse_clock(record.tags.get("Clock", "")) or NoClock(),
        seats=seats,
        seed=randomness.seed if rules.has_dice else None,
        dice="joint" if rules.has_dice and _has_two_parties(seats) else "committed",
        continued=Continuation(len(record), _count_rolls(record), _find_times(record)),
    )


def list_moves(record: Record) -> list[Moved]:
    """Return the moves of a record as events."""
    return [Moved(str(recorded.move)) for recorded in record.moves]


def _count_rolls(record: Record) -> int:
    return sum(ply.before.actor == "dice" for ply in record)


def _find_times(record: Record) -> tuple[int, int] | None:
    """Return the milliseconds both sides had left; None if the record lacks one of them."""
    last: dict[int, float] = {ply.side: ply.clock for ply in record if ply.clock is not None}
    if len(last) < len(record.rules.sides):
        return None
    first, second = (round(last[side] * 1000) for side in record.rules.sides)
    return first, second


def _has_two_parties(seats: Seats) -> bool:
    """Whether a person sits at one seat at least, and somebody else at the other."""
    first, second = seats
    if first.level is not None or second.level is not None:
        return first.level is None or second.level is None
    return first.player is None or first.player != second.player


def _check_levels(players: SeatRequests, rules: Rules, levels: int) -> None:
    """Raise :class:`RefusedError` where a bot is asked for whose level there is not."""
    for player in players:
        if isinstance(player, Bot) and player.level > levels:
            there_are = f"levels 1 to {levels}" if levels else "no engine"
            raise RefusedError(Reason.NO_ENGINE, f"{rules.title} has {there_are}, not level {player.level}")


def _assign_seats(players: SeatRequests, player: str, randomness: Randomness) -> Seats:
    """Return whose the seats are, in a game that `player` asks for."""
    first, second = (_assign_seat(*pair, player) for pair in zip(players, randomness.bot_seeds, strict=True))
    return first, second


def _assign_seat(request: SeatRequest, seed: str, player: str) -> SeatAssignment:
    match request:
        case Me():
            return SeatAssignment(player=player)
        case Bot():
            return SeatAssignment(level=request.level, seed=seed)
        case _:
            return SeatAssignment()


def _choose_start(rules: Rules, text: str | None, first: Side) -> Position:
    """Return the start: the position given, else the usual one in which `first` begins if there is one."""
    if text is None:
        beginning = (start for start in rules.starts if start.to_move == first)
        return next(beginning, rules.starts[0])
    try:
        start: Position = rules.parse_position(text)
    except PositionError as error:
        raise RefusedError(Reason.BAD_POSITION, str(error), error.clause, why=error.why) from error
    if rules.find_outcome([start]) is not None:
        raise RefusedError(Reason.BAD_POSITION, "the game is over in this position")
    return start
