"""What a room decides: a command becomes events, or is refused with a reason. Pure, like the room itself.

A command that is refused changes nothing. All that a decision depends on besides the room is handed in as
:class:`Who`.
"""

from typing import Any

from msgspec import Struct

from duellum.core import fairness
from duellum.core.errors import MoveError
from duellum.core.rules import Seat, Side
from duellum.server.game import events
from duellum.server.game.events import Happening
from duellum.server.game.state import ENGINE, Room
from duellum.server.protocol import messages
from duellum.server.protocol.messages import Reason, UndoWay

Decision = list[Happening]


class RefusedError(Exception):
    """A command that changes nothing, and why; `line` is where in a record."""

    def __init__(self, reason: Reason, text: str, clause: str | None = None, line: int | None = None) -> None:
        super().__init__(text)
        self.reason, self.text, self.clause, self.line = reason, text, clause, line


class TimeUp(Struct, frozen=True):
    """Something may be due by itself: a time-out, or the end of waiting."""

    id: None = None


class Credit(Struct, frozen=True):
    """Nobody served between these moments."""

    since: int
    until: int
    id: None = None


class GiveUp(Struct, frozen=True):
    """The engine found no move, after so many plies."""

    ply: int
    id: None = None


Command = messages.Command | TimeUp | Credit | GiveUp


class Who(Struct, frozen=True):
    """Who commands, and the time and luck that go with it."""

    player: str | None
    """None where the server itself does."""
    now: int
    lag: int = 0
    """How long the command was on its way, in milliseconds."""
    fresh: str = ""
    """Something nobody could foresee: a new game's id, or the seed of a player who brought none."""


def decide(room: Room, command: Command, who: Who) -> Decision:  # noqa: C901 - one case a command
    """Return what follows from a command. Raises :class:`RefusedError`."""
    match command:
        case messages.Play():
            return _play(room, command, who)
        case messages.Roll():
            return _roll(room, command, who)
        case messages.Join():
            return _join(room, command, who)
        case messages.Undo():
            return _undo(room, command, who)
        case messages.Offer():
            return _offer(room, command, who)
        case messages.Answer():
            return _answer(room, command, who)
        case messages.Resign():
            side = _playing_side(room, who, command.seat)
            return [events.Resigned(side, **_cause(who, command))]
        case messages.Abort():
            return _abort(room, command, who)
        case messages.Nudge():
            return _nudge(room, command, who)
        case TimeUp():
            return _time_up(room, who)
        case Credit():
            return _credit(room, command)
        case GiveUp():
            return _give_up(room, command)


def _cause(who: Who, command: messages.Command) -> dict[str, str | None]:
    return {"player": who.player, "command": command.id}


# -- Who may act ------------------------------------------------------------------------------------------


def _own_seats(room: Room, who: Who) -> tuple[Side, ...]:
    own = room.seats_of(who.player) if who.player else ()
    if not own:
        raise RefusedError(Reason.NOT_SEATED, "whoever watches cannot act")
    return own


def _seat(room: Room, who: Who, seat: int | None) -> Side:
    """Return the seat a command is for: the one named, the only one, else the one to move."""
    own = _own_seats(room, who)
    if seat is not None and Seat(seat) not in own:
        raise RefusedError(Reason.NOT_SEATED, f"seat {seat} is not yours")
    if seat is not None:
        return Seat(seat)
    return own[0] if len(own) == 1 else room.to_move


def _check_playing(room: Room) -> None:
    if room.status == "waiting":
        raise RefusedError(Reason.NOT_STARTED, "the game waits for its players")
    if room.outcome is not None:
        raise RefusedError(Reason.OVER, f"the game is over: {room.outcome.reason}")


def _playing_side(room: Room, who: Who, seat: int | None) -> Side:
    side = _seat(room, who, seat)
    _check_playing(room)
    return side


def _check_turn(room: Room, who: Who, ply: int) -> None:
    """Refuse unless the player is to move in the very position the command was made for."""
    own = _own_seats(room, who)
    _check_playing(room)
    _check_ply(room, ply)
    if room.to_move not in own:
        raise RefusedError(Reason.NOT_YOUR_TURN, f"{room.rules.sides[room.to_move]} is to move")


def _check_ply(room: Room, ply: int) -> None:
    if ply != len(room.plies):
        raise RefusedError(
            Reason.STALE, f"{len(room.plies)} moves are on the table, and the command was made after {ply}"
        )


# -- Moving -----------------------------------------------------------------------------------------------


def _play(room: Room, command: messages.Play, who: Who) -> Decision:
    _check_turn(room, who, command.ply)
    if room.position.actor == "dice":
        raise RefusedError(Reason.DICE_DUE, "the dice are to be thrown first")
    try:
        move = room.position.parse_move(command.move)
    except MoveError as error:
        raise RefusedError(Reason.ILLEGAL, str(error), error.clause) from error
    return _charged(room, move, command, who)


def _roll(room: Room, command: messages.Roll, who: Who) -> Decision:
    _check_turn(room, who, command.ply)
    if room.position.actor != "dice":
        raise RefusedError(Reason.NO_DICE_DUE, "no dice are to be thrown now")
    return _charged(room, room.position.roll(faces_due(room)), command, who)


def faces_due(room: Room) -> tuple[int, ...]:
    """Return how the dice fall now; after an undo they fall as they fell."""
    first, second = (seat.seed or "" for seat in room.seats)
    number = 1 if room.last is None else 1 + room.last.rolls
    seed = bytes.fromhex(room.created.seed or "")
    return fairness.derive_faces(seed, room.id, (first, second), number, room.position.dice_due)


def _charged(room: Room, move: Any, command: messages.Play | messages.Roll, who: Who) -> Decision:  # noqa: ANN401 - each game has its own move
    """Return the move, charged to the clock; or the loss on time where that is too much."""
    elapsed = room.clock.elapsed(who.now)
    forgiven = min(elapsed, room.clock.forgivable(who.lag))
    charged = elapsed - forgiven
    if room.seats[room.to_move].player == ENGINE:
        charged = min(charged, room.clock.left[room.to_move])
    elif room.clock.is_flagged(charged):
        return [events.TimedOut(**_cause(who, command))]
    return [events.Moved(str(move), charged, forgiven, **_cause(who, command))]


def last_decision(room: Room, side: Side) -> int | None:
    """Return how many plies stand when the side's last decision is taken back; None where there is none.

    Who plays both sides takes back the last decision of either.
    """
    if room.last is None:
        return None
    decided = room.last.decided
    if room.seats[0].player == room.seats[1].player:
        return max((number for number in decided if number is not None), default=None)
    return decided[side]


def undo_way(room: Room, side: Side) -> UndoWay:
    """Return what an undo of the side would be."""
    if room.status != "playing" or room.seats[side].player == ENGINE:
        return "no"
    plies = last_decision(room, side)
    if plies is None:
        return "no"
    is_own_turn = plies == len(room.plies) - 1 and room.to_move == side
    return "free" if is_own_turn or room.is_solitary else "ask"


def _undo(room: Room, command: messages.Undo, who: Who) -> Decision:
    side = _playing_side(room, who, command.seat)
    _check_ply(room, command.ply)
    plies = last_decision(room, side)
    if plies is None:
        raise RefusedError(Reason.NOTHING_TO_UNDO, "there is no decision of yours to take back")
    if undo_way(room, side) == "free":
        # Who could get the time of a turn back again and again could think for ever while the other waits.
        return [events.Undone(plies, side, runs_on=not room.is_solitary, **_cause(who, command))]
    if room.offer_of("undo") is not None:
        raise RefusedError(Reason.ALREADY_OFFERED, "it has been asked for already")
    return [events.Offered("undo", side, **_cause(who, command))]


# -- Offers -----------------------------------------------------------------------------------------------


def _offer(room: Room, command: messages.Offer, who: Who) -> Decision:
    side = _seat(room, who, command.seat)
    if command.what == "draw":
        _check_playing(room)
    elif room.status != "over":
        raise RefusedError(Reason.NOT_OVER, "a rematch comes after the end")
    if room.offer_of(command.what) == side or (command.what == "rematch" and room.following):
        raise RefusedError(Reason.ALREADY_OFFERED, "it has been offered already")
    both_mine = room.seats[0].player == room.seats[1].player
    engine_agrees = command.what == "rematch" and room.is_solitary
    if both_mine or engine_agrees or room.offer_of(command.what) == side.other:
        return [_agreed(room, command, who)]
    return [events.Offered(command.what, side, **_cause(who, command))]


def _answer(room: Room, command: messages.Answer, who: Who) -> Decision:
    own = _own_seats(room, who)
    by = room.offer_of(command.what)
    if by is None or (command.accept and by in own):
        raise RefusedError(Reason.NO_OFFER, "there is no such offer to answer")
    if command.accept:
        return [_agreed(room, command, who)]
    return [events.Declined(command.what, by if by in own else by.other, **_cause(who, command))]


def _agreed(room: Room, command: messages.Offer | messages.Answer, who: Who) -> Happening:
    """Return what comes of an offer that both agree to."""
    cause = _cause(who, command)
    match command.what:
        case "draw":
            return events.Agreed(**cause)
        case "rematch":
            return events.Rematched(who.fresh, **cause)
        case "undo":
            side = room.offer_of("undo") or Seat.FIRST
            return events.Undone(last_decision(room, side) or 0, side, runs_on=False, **cause)


# -- Coming and going -------------------------------------------------------------------------------------


def _join(room: Room, command: messages.Join, who: Who) -> Decision:
    if room.status == "over":
        raise RefusedError(Reason.OVER, "the game is over")
    if not who.player or who.player == ENGINE:
        raise RefusedError(Reason.NOT_SEATED, "only people sit down by themselves")
    name = command.name.strip()
    if not name.isprintable():
        raise RefusedError(Reason.BAD_NAME, "a name has only characters that can be printed")
    if not command.seed.isprintable():
        raise RefusedError(Reason.BAD_SEED, "a seed has only characters that can be printed")
    return [events.Joined(_free_seats(room, who), name, command.seed or who.fresh, **_cause(who, command))]


def _free_seats(room: Room, who: Who) -> tuple[int, ...]:
    """Return the seats kept for a player, else one that is open."""
    own = room.seats_of(who.player) if who.player else ()
    kept = tuple(int(side) for side in own if not room.seats[side].is_taken)
    if kept:
        return kept
    if own:
        raise RefusedError(Reason.ALREADY_SEATED, "you sit here already")
    for side in Seat:
        if room.seats[side].player is None:
            return (int(side),)
    raise RefusedError(Reason.SEAT_TAKEN, "no seat is free")


def _abort(room: Room, command: messages.Abort, who: Who) -> Decision:
    _own_seats(room, who)
    if room.status == "over":
        raise RefusedError(Reason.OVER, "the game is over")
    if room.status == "playing" and not room.has_bot_failed:
        raise RefusedError(Reason.NOT_NOW, "a game under way can be resigned, not aborted")
    return [events.Aborted(**_cause(who, command))]


def _nudge(room: Room, command: messages.Nudge, who: Who) -> Decision:
    _own_seats(room, who)
    if not room.has_bot_failed:
        raise RefusedError(Reason.NOT_NOW, "no engine has failed")
    return [events.BotNudged(room.to_move, **_cause(who, command))]


# -- What comes by itself ---------------------------------------------------------------------------------


def _time_up(room: Room, who: Who) -> Decision:
    if room.due is None or who.now < room.due:
        raise RefusedError(Reason.NOT_NOW, "nothing is due")
    return [events.Aborted() if room.status == "waiting" else events.TimedOut()]


def _credit(room: Room, command: Credit) -> Decision:
    is_known = command.until <= room.credited_until or command.until <= room.clock.since
    if room.clock.running is None or is_known:
        raise RefusedError(Reason.NOT_NOW, "no clock ran then")
    since = max(command.since, room.clock.since, room.credited_until)
    return [events.Credited(command.until - since, command.until)]


def _give_up(room: Room, command: GiveUp) -> Decision:
    _check_playing(room)
    _check_ply(room, command.ply)
    return [events.BotFailed(room.to_move)]
