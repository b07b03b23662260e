"""An honest player of a joint game: what it pins, reveals and checks, as docs/fairness.md asks of clients."""

from duellum.core.fairness import (
    SeedError,
    check_share,
    compute_chain_commitment,
    compute_share,
    derive_joint_faces,
)

Shares = tuple[str, str, str]
"""Those of the server, the first and the second seat."""


class CheatedError(Exception):
    """Somebody broke the protocol; the player stops revealing and says so."""


class HonestPlayer:
    """A seat with a chain of its own."""

    def __init__(self, seat: int, secret: bytes) -> None:
        self.seat, self._secret = seat, secret
        self.commitment = compute_chain_commitment(secret)
        self.game = ""
        self.pinned: Shares | None = None
        self.revealed = 0

    def sit_down(self, game: str, commitments: Shares) -> None:
        """Pin the commitments when all three are known, and never accept others."""
        if commitments[1 + self.seat] != self.commitment or len(set(commitments)) < 3:
            raise CheatedError("my commitment is not among them, or somebody copied one")
        if self.pinned not in (None, commitments) or self.game not in ("", game):
            raise CheatedError("the commitments have changed")
        self.game, self.pinned = game, commitments

    def start_roll(self, number: int) -> str:
        """Reveal my share with my own throw."""
        return self._reveal(number)

    def answer_roll(self, number: int, mover_share: str) -> str:
        """Reveal my share for the opponent's throw, once the opponent's is there and right."""
        self._check(mover_share, number, 1 - self.seat)
        return self._reveal(number)

    def check_roll(self, number: int, shares: Shares, faces: tuple[int, ...]) -> None:
        """Check a roll with everybody's shares."""
        for seat, share in enumerate(shares, -1):
            self._check(share, number, seat)
        if derive_joint_faces(self.game, number, shares[0], shares[1:], len(faces)) != faces:
            raise CheatedError("the dice are not what the shares give")

    def _reveal(self, number: int) -> str:
        if self.pinned is None or number not in (self.revealed, self.revealed + 1):
            raise CheatedError("this roll is not due")
        self.revealed = number
        return compute_share(self._secret, number)

    def _check(self, share: str, number: int, seat: int) -> None:
        if self.pinned is None:
            raise CheatedError("nothing has been committed to")
        try:
            check_share(share, number, self.pinned[1 + seat])
        except SeedError as error:
            raise CheatedError(str(error)) from error
