"""Rolls of joint games: started with one player's share, completed with the other's.

The player who rolls is bound by the share, and then the other player's share is due. Nobody can act on the
roll in between, and a share that is never revealed is never replaced: its player's clock runs.
"""

from duellum.core.fairness import SeedError, rewind_share
from duellum.core.rules import Side
from duellum.server.game.commands.context import CommandContext, Decided, check_playing, find_own_seats
from duellum.server.game.commands.moves import charge_clock, check_roll, measure_charge
from duellum.server.game.dice import SeatShares, derive_joint_faces, find_known_shares
from duellum.server.game.events import RollStarted
from duellum.server.game.state import GameState
from duellum.server.protocol.client import Reveal, Roll
from duellum.server.protocol.errors import Reason, RefusedError


def start_roll(state: GameState, command: Roll, context: CommandContext) -> Decided:
    """Return what follows from rolling the dice: they fall, or the opponent's share is due first.

    Raises :class:`RefusedError`.
    """
    check_roll(state, command, context)
    known = find_known_shares(state)
    if known is not None:
        return charge_clock(state, state.position.roll(derive_joint_faces(state, known)), command, context)
    if state.is_out_of_shares:
        raise RefusedError(Reason.NOT_NOW, "the chains of this game have no more shares")
    roller = state.to_move
    share = None if _is_bot(state, roller) else _check_share(state, roller, command.share)
    if _is_bot(state, roller.other):
        return _complete_roll(state, command, context, _order_shares(roller, share, None))
    charged, compensated = measure_charge(state, context)
    cause = context.cause(command)
    return Decided(
        RollStarted(roller, state.next_roll, share, charged=charged, compensated=compensated, **cause)
    )


def reveal(state: GameState, command: Reveal, context: CommandContext) -> Decided:
    """Return what follows from the share that completes a roll. Raises :class:`RefusedError`."""
    own = find_own_seats(state, context)
    check_playing(state)
    roll = state.started_roll
    if roll is None or roll.number != command.number:
        raise RefusedError(Reason.STALE, f"roll {command.number} is not waiting for a share")
    if roll.debtor not in own:
        raise RefusedError(Reason.NOT_YOUR_TURN, "the other player's share is due")
    share = _check_share(state, roll.debtor, command.share)
    return _complete_roll(state, command, context, _order_shares(roll.debtor, share, roll.share))


def _complete_roll(
    state: GameState, command: Roll | Reveal, context: CommandContext, shares: SeatShares
) -> Decided:
    """Return the roll with everybody's shares."""
    roll = state.position.roll(derive_joint_faces(state, shares))
    return charge_clock(state, roll, command, context, shares)


def _check_share(state: GameState, side: Side, share: str | None) -> str:
    """Return a player's share of the next roll. Raises :class:`RefusedError` unless it was committed to."""
    seat = state.seats[side]
    refusal = RefusedError(Reason.BAD_SHARE, f"the share of roll {state.next_roll} was not committed to")
    if share is None:
        raise refusal
    try:
        earlier = rewind_share(share, 1)
    except SeedError as error:
        raise refusal from error
    if earlier != (seat.share or seat.commitment):
        raise refusal
    return share


def _order_shares(side: Side, own: str | None, other: str | None) -> SeatShares:
    """Return the shares by seat."""
    return (own, other) if int(side) == 0 else (other, own)


def _is_bot(state: GameState, side: Side) -> bool:
    return state.seats[side].level is not None
