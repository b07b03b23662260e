"""The dice of a game on the server: what is committed to, and what the next roll shows. Pure."""

from duellum.core import fairness
from duellum.server.game.events import Created
from duellum.server.game.state import GameState, SeatState

SeatShares = tuple[str | None, str | None]
"""By seat the share of a roll; None for a bot, whose constant seed takes its place."""


def compute_server_commitment(created: Created) -> str | None:
    """Return the server's commitment; None for a game without dice."""
    if created.seed is None:
        return None
    secret = bytes.fromhex(created.seed)
    if created.dice == "joint":
        return fairness.compute_chain_commitment(secret)
    return fairness.compute_commitment(secret)


def derive_next_faces(state: GameState) -> tuple[int, ...]:
    """Return the faces of the next roll; after an undo the dice fall as they fell before."""
    first, second = (seat.seed or "" for seat in state.seats)
    seed = bytes.fromhex(state.created.seed or "")
    return fairness.derive_faces(seed, state.id, (first, second), state.next_roll, state.position.dice_due)


def derive_joint_faces(state: GameState, shares: SeatShares) -> tuple[int, ...]:
    """Return the faces of the next roll of a joint game from the players' shares of it."""
    server = compute_server_share(state, state.next_roll)
    first, second = (share or seat.seed or "" for share, seat in zip(shares, state.seats, strict=True))
    return fairness.derive_joint_faces(
        state.id, state.next_roll, server, (first, second), state.position.dice_due
    )


def compute_server_share(state: GameState, number: int) -> str:
    """Return the server's share of a roll."""
    return fairness.compute_share(bytes.fromhex(state.created.seed or ""), number)


def find_known_shares(state: GameState) -> SeatShares | None:
    """Return the shares of the next roll if they were revealed before an undo, else None."""
    steps = state.reveals - state.next_roll
    if steps < 0:
        return None
    first, second = (_rewind(seat, steps) for seat in state.seats)
    return first, second


def _rewind(seat: SeatState, steps: int) -> str | None:
    return None if seat.share is None else fairness.rewind_share(seat.share, steps)
