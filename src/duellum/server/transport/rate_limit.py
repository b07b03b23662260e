"""Rate limits by token bucket: tokens are added at a fixed rate, and every message or request takes one."""

from collections import OrderedDict

BURST_SECONDS = 10.0
"""How many seconds' worth of tokens a bucket holds."""


class TokenBucket:
    """Holds `seconds` worth of a rate at most; full at first."""

    __slots__ = ("_capacity", "_rate", "_tokens", "_updated_at")

    def __init__(self, rate: float, seconds: float, now: float) -> None:
        self._rate, self._capacity = rate, rate * seconds
        self._tokens, self._updated_at = self._capacity, now

    def take(self, now: float) -> bool:
        """Take a token; False where there is none."""
        self._tokens = min(self._capacity, self._tokens + (now - self._updated_at) * self._rate)
        self._updated_at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class RateLimiter:
    """A token bucket for each address; the least recently used are forgotten."""

    def __init__(self, rate: float, seconds: float, max_addresses: int = 10_000) -> None:
        self._rate, self._seconds, self._max_addresses = rate, seconds, max_addresses
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Take a token of an address; False where there is none."""
        return self.get_bucket(address, now).take(now)

    def get_bucket(self, address: str, now: float) -> TokenBucket:
        """Return an address's bucket."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._rate, self._seconds, now)
            if len(self._buckets) > self._max_addresses:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket
