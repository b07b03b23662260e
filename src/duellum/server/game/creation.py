"""How games come about: what a new one is to be, and the rematch of an old one. Pure; luck is handed in."""

from msgspec import Struct

from duellum.core.errors import PositionError
from duellum.core.rules import Position, Rules, Seat, Side
from duellum.server.game.commands import RefusedError
from duellum.server.game.events import Created, SeatPlan
from duellum.server.game.state import ENGINE, Room
from duellum.server.protocol.messages import Bot, Me, NewGame, PlayerWish, Reason


class Luck(Struct, frozen=True):
    """What the server draws for a new game."""

    starts: Side
    """Who begins, where that is left to the lot."""
    seed: str
    """The server's seed for the dice, in hexadecimal."""
    bot_seeds: tuple[str, str]


def plan_game(wish: NewGame, rules: Rules, player: str, levels: int, luck: Luck) -> Created:
    """Return what a player wishes as the first event of a game. Raises :class:`RefusedError`."""
    _check_levels(wish, rules, levels)
    first = {"first": Seat.FIRST, "second": Seat.SECOND, "lot": luck.starts}[wish.starts]
    start = _start(rules, wish.start, first)
    is_swapped = start.to_move != first
    players = wish.players[::-1] if is_swapped else wish.players
    plans = [_plan(each, player, seed) for each, seed in zip(players, luck.bot_seeds, strict=True)]
    return Created(
        rules=rules.name,
        start=str(start),
        clock=wish.clock,
        seats=(plans[0], plans[1]),
        seed=luck.seed if has_dice(rules) else None,
        public=wish.public,
    )


def plan_rematch(room: Room, luck: Luck) -> Created:
    """Return the first event of a game between the same players with their seats swapped."""
    plans = [
        SeatPlan(level=seat.level, seed=seed) if seat.player == ENGINE else SeatPlan(player=seat.player)
        for seat, seed in zip(reversed(room.seats), luck.bot_seeds, strict=True)
    ]
    return Created(
        rules=room.rules.name,
        start=room.created.start,
        clock=room.created.clock,
        seats=(plans[0], plans[1]),
        seed=luck.seed if room.has_dice else None,
        public=room.created.public,
        previous=room.id,
    )


def has_dice(rules: Rules) -> bool:
    """Whether a kind of game is played with dice."""
    return any(start.actor == "dice" for start in rules.starts)


def _check_levels(wish: NewGame, rules: Rules, levels: int) -> None:
    for player in wish.players:
        if isinstance(player, Bot) and player.level > levels:
            there_are = f"levels 1 to {levels}" if levels else "no engine"
            raise RefusedError(Reason.NO_ENGINE, f"{rules.title} has {there_are}, not level {player.level}")


def _plan(wish: PlayerWish, player: str, seed: str) -> SeatPlan:
    match wish:
        case Me():
            return SeatPlan(player=player)
        case Bot():
            return SeatPlan(level=wish.level, seed=seed)
        case _:
            return SeatPlan()


def _start(rules: Rules, text: str | None, first: Side) -> Position:
    """Return where the game starts: there, or the usual position in which `first` begins if there is one."""
    if text is None:
        beginning = (start for start in rules.starts if start.to_move == first)
        return next(beginning, rules.starts[0])
    try:
        start: Position = rules.parse_position(text)
    except PositionError as error:
        raise RefusedError(Reason.BAD_POSITION, str(error)) from error
    if rules.find_outcome([start]) is not None:
        raise RefusedError(Reason.BAD_POSITION, "the game is over in this position")
    return start
