"""The event budget: a bound on the events of a game that are not moves, so that no game grows without end.

The rules bound how many moves a game has. Everything else comes out of a budget for each side: offers,
answers to them, undos with the moves they take back, nudges. Once it is used up, a side may still move,
accept, decline and resign. Offers that bother the other side have brakes of their own.
"""

from msgspec import Struct
from msgspec.structs import replace

from duellum.core.rules import Seat, Side
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.types import OfferKind

MAX_EXTRA_EVENTS = 1_000
"""How many events that are not moves of the final game a side may cause."""
PLIES_BETWEEN_DRAW_OFFERS = 10
MAX_REMATCH_OFFERS = 3


class SideUse(Struct, frozen=True, gc=False):
    """What a side has used of its budget."""

    extra_events: int = 0
    draw_offered_at: int | None = None
    """The number of plies when it last offered a draw."""
    undo_asked_at: int | None = None
    """The number of plies when it last asked for an undo that was not granted."""
    rematch_offers: int = 0


Uses = tuple[SideUse, SideUse]
"""What both sides have used."""
NO_USE: Uses = (SideUse(), SideUse())


# -- Counting ---------------------------------------------------------------------------------------------


def count_events(uses: Uses, side: int, events: int = 1) -> Uses:
    """Return the uses after a side has caused this many more events."""
    use = uses[side]
    return _replace_use(uses, side, replace(use, extra_events=use.extra_events + events))


def count_offer(uses: Uses, side: int, what: OfferKind, plies: int) -> Uses:
    """Return the uses after an offer."""
    use = count_events(uses, side)[side]
    match what:
        case "draw":
            use = replace(use, draw_offered_at=plies)
        case "undo":
            use = replace(use, undo_asked_at=plies)
        case "rematch":
            use = replace(use, rematch_offers=use.rematch_offers + 1)
    return _replace_use(uses, side, use)


def count_undo(uses: Uses, side: int, taken_back: int) -> Uses:
    """Return the uses after an undo of this many plies: they are no longer moves of the game."""
    use = count_events(uses, side, taken_back + 1)[side]
    return _replace_use(uses, side, replace(use, undo_asked_at=None))


def _replace_use(uses: Uses, side: int, use: SideUse) -> Uses:
    return (use, uses[1]) if side == Seat.FIRST else (uses[0], use)


# -- Checking ---------------------------------------------------------------------------------------------


def check_budget(uses: Uses, side: Side) -> None:
    """Raise :class:`RefusedError` where a side has used its budget up."""
    if uses[side].extra_events >= MAX_EXTRA_EVENTS:
        raise RefusedError(Reason.EXHAUSTED, "no more offers and undos in this game: play on or resign")


def check_offer(uses: Uses, side: Side, what: OfferKind, plies: int) -> None:
    """Raise :class:`RefusedError` where a side may not make this offer now."""
    check_budget(uses, side)
    use = uses[side]
    if what == "rematch" and use.rematch_offers >= MAX_REMATCH_OFFERS:
        raise RefusedError(Reason.EXHAUSTED, "no more offers of a rematch")
    if what == "draw" and _is_recent(use.draw_offered_at, plies, PLIES_BETWEEN_DRAW_OFFERS):
        raise RefusedError(Reason.TOO_OFTEN, "a draw was offered a few moves ago")
    if what == "undo" and _is_recent(use.undo_asked_at, plies, 1):
        raise RefusedError(Reason.TOO_OFTEN, "the undo has been asked for already")


def _is_recent(offered_at: int | None, plies: int, pause: int) -> bool:
    return offered_at is not None and plies < offered_at + pause
