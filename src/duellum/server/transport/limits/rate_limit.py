"""Rate limits by token bucket: tokens are added at a fixed rate, and every frame or request takes one."""

from collections import OrderedDict
from collections.abc import Iterator

BURST_SECONDS = 10.0
"""How many seconds' worth of tokens a bucket holds."""
LEASE_FRAMES = 8
"""How many frames a connection takes at once from the buckets that it shares with others."""


class TokenBucket:
    """Holds `seconds` worth of a rate at most; full at first."""

    __slots__ = ("_capacity", "_rate", "_tokens", "_updated_at", "taken")

    def __init__(self, rate: float, seconds: float, now: float) -> None:
        self._rate, self._capacity = rate, rate * seconds
        self._tokens, self._updated_at = self._capacity, now
        self.taken = 0.0
        """Tokens taken here since other processes were last told of it."""

    def take(self, now: float, count: float = 1) -> bool:
        """Take tokens; False if there are too few."""
        tokens = self._tokens + (now - self._updated_at) * self._rate
        self._updated_at = now
        if tokens > self._capacity:
            tokens = self._capacity
        if tokens < count:
            self._tokens = tokens
            return False
        self._tokens = tokens - count
        self.taken += count
        return True

    def charge(self, count: float) -> None:
        """Remove tokens that were taken in another process; the debt is at most what the bucket holds."""
        self._tokens = max(-self._capacity, self._tokens - count)


class RateLimiter:
    """A token bucket for each address or player; the least recently used are forgotten."""

    def __init__(self, rate: float, seconds: float, max_keys: int = 10_000) -> None:
        self._rate, self._seconds, self._max_keys = rate, seconds, max_keys
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Take a token of an address or player; False if none is left."""
        return self.get_bucket(key, now).take(now)

    def get_bucket(self, key: str, now: float) -> TokenBucket:
        """Return the bucket of an address or player."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._rate, self._seconds, now)
            if len(self._buckets) > self._max_keys:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def collect_taken(self) -> Iterator[tuple[str, TokenBucket]]:
        """Yield the keys and buckets of which other processes have not been told everything."""
        return ((key, bucket) for key, bucket in self._buckets.items() if bucket.taken)


class ClientLimiter:
    """The limits of one kind of use: by player, by address, and in total of this process.

    Rates are per second; a bucket holds `seconds` worth, that of the total `total_seconds` worth.
    """

    def __init__(
        self,
        player_rate: float,
        address_rate: float,
        total_rate: float,
        seconds: float = BURST_SECONDS,
        total_seconds: float = 1.0,
    ) -> None:
        self.players = RateLimiter(player_rate, seconds)
        self.addresses = RateLimiter(address_rate, seconds)
        self._total = TokenBucket(total_rate, total_seconds, 0.0)

    def take(self, player: str | None, address: str, now: float) -> bool:
        """Take a token from each bucket; False if one of them is empty."""
        return all(bucket.take(now) for bucket in self.get_buckets(player, address, now))

    def get_buckets(self, player: str | None, address: str, now: float) -> tuple[TokenBucket, ...]:
        """Return the buckets of a client, the total last: who exceeds another limit must not empty it."""
        own = () if player is None else (self.players.get_bucket(player, now),)
        return (*own, self.addresses.get_bucket(address, now), self._total)


class FrameBudget(TokenBucket):
    """What one connection may send: frames from a bucket of its own, and from those it shares.

    The shared buckets are asked once for several frames, so that a move costs one bucket and not four.
    """

    __slots__ = ("_lease", "_shared")

    def __init__(self, rate: float, seconds: float, now: float) -> None:
        super().__init__(rate, seconds, now)
        self._shared: tuple[TokenBucket, ...] = ()
        self._lease = 0

    def share(self, buckets: tuple[TokenBucket, ...]) -> None:
        """Use these buckets in addition to its own, once it is known whose connection it is."""
        self._shared = buckets

    def take(self, now: float, count: float = 1) -> bool:
        """Take a frame; False if a bucket is empty."""
        if not self._lease and not self._renew_lease(now):
            return False
        tokens = (
            self._tokens + (now - self._updated_at) * self._rate
        )  # as in the method above, without a call
        self._updated_at = now
        if tokens > self._capacity:
            tokens = self._capacity
        if tokens < count:
            self._tokens = tokens
            return False
        self._tokens = tokens - count
        self._lease -= 1
        return True

    def _renew_lease(self, now: float) -> bool:
        for bucket in self._shared:
            if not bucket.take(now, LEASE_FRAMES):
                return False
        self._lease = LEASE_FRAMES
        return True
