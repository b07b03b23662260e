"""Questions that change nothing: threats, hints, chances, earlier positions."""

from msgspec import Struct

from duellum.core.rules import Seat, Side
from duellum.server.game import presenter
from duellum.server.game.commands import RefusedError
from duellum.server.game.state import Room
from duellum.server.live.bots import question
from duellum.server.live.engine_pool import EngineError, Engines
from duellum.server.protocol.messages import (
    AskChances,
    AskHint,
    AskPast,
    AskThreats,
    Chances,
    Hint,
    Past,
    Query,
    Reason,
    Threats,
)


async def answer(query: Query, room: Room, player: str, engines: Engines) -> Struct:
    """Return the answer to a player's or spectator's question. Raises :class:`RefusedError`."""
    match query:
        case AskThreats():
            return Threats(query.id, len(room.plies), presenter.threats(room, Seat(query.seat)))
        case AskPast():
            return Past(query.id, presenter.past(room, query.first, query.last))
        case AskHint():
            return await _hint(query, room, player, engines)
        case AskChances():
            return await _chances(query, room, player, engines)


async def _hint(query: AskHint, room: Room, player: str, engines: Engines) -> Hint:
    _check_may_ask(room, player, may_help=presenter.helps(room).hint)
    if not isinstance(room.actor, Side):
        raise RefusedError(Reason.NOT_NOW, "there is nothing to choose now")
    try:
        best, why = await engines.explained(question(room))
    except EngineError as error:
        raise RefusedError(Reason.ENGINE_FAILED, str(error)) from error
    return Hint(query.id, len(room.plies), str(best.move), round(best.value, 4), why)


async def _chances(query: AskChances, room: Room, player: str, engines: Engines) -> Chances:
    _check_may_ask(room, player, may_help=presenter.helps(room).chances)
    try:
        value = await engines.value(question(room))
    except EngineError as error:
        raise RefusedError(Reason.ENGINE_FAILED, str(error)) from error
    first = value if room.to_move == Seat.FIRST else 1 - value
    return Chances(query.id, len(room.plies), round(first, 4))


def _check_may_ask(room: Room, player: str, *, may_help: bool) -> None:
    if not room.seats_of(player):
        raise RefusedError(Reason.NOT_SEATED, "whoever watches gets no help")
    if room.is_solitary and not may_help and not presenter.helps(room).hint:
        raise RefusedError(Reason.NO_ENGINE, f"{room.rules.title} has no engine")
    if not may_help:
        raise RefusedError(Reason.NOT_AGAINST_PEOPLE, "the engine helps nobody against another person")
    if room.actor is None:
        raise RefusedError(Reason.NOT_NOW, "the game is not under way")
