"""Game clocks: pure arithmetic on milliseconds. The present time is always an argument.

Lag compensation comes out of a quota. Each side has a quota for two plies at first; every ply of its own
renews it by that for one, and what is not used is kept up to two. The shorter the clock, the smaller the
quota: a player who feigns lag cannot gain more than half of the clock in a whole game.
"""

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from duellum.core.rules import Seat, Side
from duellum.server.protocol.types import ClockRule, Correspondence, Fischer, NoClock, SuddenDeath

MAX_LAG_PER_PLY_MS = 500
"""How much the quota of a side grows by a ply, at most."""
MAX_LAG_PER_GAME_MS = 30_000
"""How much lag is not charged to a side in a whole game, at most."""
_LAG_PER_PLY_MS, _LAG_PER_CLOCK_SECOND_MS = 150, 4
_QUOTA_PLIES = 2
_INCREMENTS = 40
"""How many increments an estimate of a clock's whole time includes."""
_DAY_MS = 86_400_000

Times = tuple[int, int]


class Clock(Struct, frozen=True, gc=False):
    """The time each side has left, and since when one of them runs. Methods return a new clock."""

    rule: ClockRule
    left: Times
    running: Side | None = None
    since: int = 0
    compensated: Times = (0, 0)
    """The lag compensation each side has had so far."""
    used_quota: Times = (0, 0)
    """How much less than the whole quota each side has."""

    @classmethod
    def from_rule(cls, rule: ClockRule) -> "Clock":
        """Return a clock that has not been started."""
        return cls(rule, (_initial_time(rule), _initial_time(rule)))

    def start(self, side: Side, at: int) -> "Clock":
        """Start the clock of a side at that time."""
        return self if isinstance(self.rule, NoClock) else replace(self, running=side, since=at)

    def stop(self) -> "Clock":
        """Stop the clock."""
        return replace(self, running=None)

    def compensate_lag(self, lag: int) -> int:
        """Return how much of a command's lag is not charged to the side whose clock runs."""
        side = self.running
        if side is None:
            return 0
        gain, total = compute_lag_quota(self.rule)
        return max(0, min(lag, _QUOTA_PLIES * gain - self.used_quota[side], total - self.compensated[side]))

    def elapsed(self, now: int) -> int:
        """Return how long the clock has been running."""
        return 0 if self.running is None else max(0, now - self.since)

    def is_flagged(self, charged: int) -> bool:
        """Whether this charge is more than the side whose clock runs has left."""
        return self.running is not None and charged > self.left[self.running]

    def due(self) -> int | None:
        """Return when the side whose clock runs has lost on time, whatever lag its last command has."""
        if self.running is None:
            return None
        return self.since + self.left[self.running] + self.compensate_lag(MAX_LAG_PER_GAME_MS) + 1

    def press(self, charged: int, compensated: int, following: Side, at: int) -> "Clock":
        """Charge a move to the side whose clock runs, and start the clock of the side to move next."""
        side = self.running
        if side is None:
            return self
        left = self.left[side] - charged
        if following is not side:
            left = _renew_time(self.rule, left)
        return replace(
            self,
            left=_replace_time(self.left, side, left),
            compensated=_replace_time(self.compensated, side, self.compensated[side] + compensated),
            used_quota=self._renew_quota(side, compensated),
            running=following,
            since=at,
        )

    def _renew_quota(self, side: Side, compensated: int) -> Times:
        used = self.used_quota[side] + compensated
        if not used:
            return self.used_quota
        return _replace_time(self.used_quota, side, max(0, used - compute_lag_quota(self.rule)[0]))

    def hand_over(self, charged: int, compensated: int, side: Side, at: int) -> "Clock":
        """Charge the side whose clock runs and start another's within a turn.

        That gives nobody extra time, unless the clock gives days for each act.
        """
        running = self.running
        if running is None:
            return self
        left = self.left[running] - charged
        if isinstance(self.rule, Correspondence):
            left = _renew_time(self.rule, left)
        return replace(
            self,
            left=_replace_time(self.left, running, left),
            compensated=_replace_time(self.compensated, running, self.compensated[running] + compensated),
            used_quota=self._renew_quota(running, compensated),
            running=side,
            since=at,
        )

    def credit_outage(self, milliseconds: int) -> "Clock":
        """Give back the time of an outage, as if the clock had stood still."""
        return replace(self, since=self.since + milliseconds)


@lru_cache(maxsize=100)
def compute_lag_quota(rule: ClockRule) -> tuple[int, int]:
    """Return how much the lag quota of a side grows by a ply, and how much it gives in a whole game.

    >>> compute_lag_quota(SuddenDeath(10)), compute_lag_quota(Fischer(180, 2))
    ((190, 5000), (500, 30000))
    """
    seconds = (_initial_time(rule) + _INCREMENTS * _increment(rule)) // 1000
    gain = min(MAX_LAG_PER_PLY_MS, _LAG_PER_PLY_MS + _LAG_PER_CLOCK_SECOND_MS * seconds)
    return gain, min(MAX_LAG_PER_GAME_MS, 500 * seconds)


def _increment(rule: ClockRule) -> int:
    return rule.increment * 1000 if isinstance(rule, Fischer) else 0


def _initial_time(rule: ClockRule) -> int:
    match rule:
        case SuddenDeath() | Fischer():
            return rule.seconds * 1000
        case Correspondence():
            return rule.days * _DAY_MS
        case NoClock():
            return 0


def _renew_time(rule: ClockRule, left: int) -> int:
    """Return the time a side has left when its turn is over."""
    match rule:
        case Fischer():
            return left + rule.increment * 1000
        case Correspondence():
            return rule.days * _DAY_MS
        case _:
            return left


def _replace_time(times: Times, side: Side, time: int) -> Times:
    return (time, times[1]) if side == Seat.FIRST else (times[0], time)
