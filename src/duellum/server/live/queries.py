"""Queries, which change nothing: threats, hints, win probabilities, earlier positions."""

from msgspec import Struct

from duellum.core.rules import Seat, Side
from duellum.server.game import presenter
from duellum.server.game.state import GameState
from duellum.server.live.bots import request_search
from duellum.server.live.engine_pool import EnginePool
from duellum.server.live.search_slots import EngineBusyError, EngineError, SearchClient
from duellum.server.protocol.client import AskChances, AskHint, AskPast, AskThreats, Query
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.server import Chances, Hint, Past, Threats


async def answer_query(query: Query, state: GameState, client: SearchClient, engines: EnginePool) -> Struct:
    """Return the answer to a player's or spectator's query. Raises :class:`RefusedError`."""
    match query:
        case AskThreats():
            return Threats(query.id, len(state.plies), presenter.present_threats(state, Seat(query.seat)))
        case AskPast():
            return Past(query.id, presenter.present_past(state, query.first, query.last))
        case AskHint():
            return await _find_hint(query, state, client, engines)
        case AskChances():
            return await _estimate_chances(query, state, client, engines)


async def _find_hint(query: AskHint, state: GameState, client: SearchClient, engines: EnginePool) -> Hint:
    _check_permission(state, client.player, is_offered=presenter.present_helps(state).hint)
    if not isinstance(state.actor, Side):
        raise RefusedError(Reason.NOT_NOW, "there is nothing to choose now")
    try:
        best, why = await engines.explain_move(request_search(state, client))
    except EngineError as error:
        raise refuse_search(error) from error
    words = presenter.present_turn(state, best.line or (best.move,))
    return Hint(query.id, len(state.plies), str(best.move), round(best.value, 4), why, words)


async def _estimate_chances(
    query: AskChances, state: GameState, client: SearchClient, engines: EnginePool
) -> Chances:
    _check_permission(state, client.player, is_offered=presenter.present_helps(state).chances)
    try:
        value = await engines.estimate_win_probability(request_search(state, client))
    except EngineError as error:
        raise refuse_search(error) from error
    first = value if state.to_move == Seat.FIRST else 1 - value
    return Chances(query.id, len(state.plies), round(first, 4))


def refuse_search(error: EngineError) -> RefusedError:
    """Return the refusal of what an engine was asked for."""
    is_busy = isinstance(error, EngineBusyError)
    return RefusedError(Reason.ENGINE_BUSY if is_busy else Reason.ENGINE_FAILED, str(error))


def _check_permission(state: GameState, player: str, *, is_offered: bool) -> None:
    if not state.seats_of(player):
        raise RefusedError(Reason.NOT_SEATED, "spectators cannot ask the engine for help")
    if state.is_solitary and not is_offered and not presenter.present_helps(state).hint:
        raise RefusedError(Reason.NO_ENGINE, f"{state.rules.title} has no engine")
    if not is_offered:
        raise RefusedError(
            Reason.NOT_AGAINST_PEOPLE, "the engine does not help in a game against another person"
        )
    if state.actor is None:
        raise RefusedError(Reason.NOT_NOW, "the game is not under way")
