"""How often somebody may do something: buckets that fill by the second and are drawn from."""

from collections import OrderedDict

BURST = 10.0
"""How many seconds' worth may come at once."""


class Bucket:
    """Holds `seconds` worth of a rate at most; full at first."""

    __slots__ = ("_level", "_most", "_rate", "_then")

    def __init__(self, rate: float, seconds: float, now: float) -> None:
        self._rate, self._most = rate, rate * seconds
        self._level, self._then = self._most, now

    def take(self, now: float) -> bool:
        """Take one out; False where there is none."""
        self._level = min(self._most, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each address; those not used for longest are forgotten."""

    def __init__(self, rate: float, seconds: float, most: int = 10_000) -> None:
        self._rate, self._seconds, self._most = rate, seconds, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Take one out of an address's bucket; False where there is none."""
        return self.of(address, now).take(now)

    def of(self, address: str, now: float) -> Bucket:
        """Return an address's bucket."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._seconds, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket
