"""Clocks: pure arithmetic on milliseconds. Nobody here looks at the time; it is handed in."""

from msgspec import Struct
from msgspec.structs import replace

from duellum.core.rules import Seat, Side
from duellum.server.protocol.types import ClockRule, Correspondence, Fischer, NoClock, SuddenDeath

MAX_LAG_COMPENSATION_MS = 500
"""How much of a command's way to the server is not charged at most."""
MAX_TOTAL_LAG_COMPENSATION_MS = 30_000
"""Likewise in a whole game, for each side."""
_DAY = 86_400_000

Times = tuple[int, int]


class Clock(Struct, frozen=True, gc=False):
    """The time each side has left, and since when one of them runs."""

    rule: ClockRule
    left: Times
    running: Side | None = None
    since: int = 0
    compensated: Times = (0, 0)
    """How much was not charged so far."""

    @classmethod
    def from_rule(cls, rule: ClockRule) -> "Clock":
        """Return a clock that has not been started."""
        return cls(rule, (_initial_time(rule), _initial_time(rule)))

    def start(self, side: Side, at: int) -> "Clock":
        """Return the clock running for a side from then on."""
        return self if isinstance(self.rule, NoClock) else replace(self, running=side, since=at)

    def stop(self) -> "Clock":
        """Return the clock running for nobody."""
        return replace(self, running=None)

    def compensate_lag(self, lag: int) -> int:
        """Return how much of a message's way is not charged to the side that runs."""
        if self.running is None:
            return 0
        return max(
            0,
            min(lag, MAX_LAG_COMPENSATION_MS, MAX_TOTAL_LAG_COMPENSATION_MS - self.compensated[self.running]),
        )

    def elapsed(self, now: int) -> int:
        """Return for how long the clock has been running."""
        return 0 if self.running is None else max(0, now - self.since)

    def is_flagged(self, charged: int) -> bool:
        """Whether so much is more than the side that runs has left."""
        return self.running is not None and charged > self.left[self.running]

    def due(self) -> int | None:
        """Return when the side that runs has lost on time, however late its last message arrives."""
        if self.running is None:
            return None
        return self.since + self.left[self.running] + self.compensate_lag(MAX_LAG_COMPENSATION_MS) + 1

    def press(self, charged: int, compensated: int, following: Side, at: int) -> "Clock":
        """Return the clock after a move of the side that runs, with `following` to move then."""
        if self.running is None:
            return self
        left = self.left[self.running] - charged
        if following is not self.running:
            left = _renew_time(self.rule, left)
        return replace(
            self,
            left=_replace_time(self.left, self.running, left),
            compensated=_replace_time(
                self.compensated, self.running, self.compensated[self.running] + compensated
            ),
            running=following,
            since=at,
        )

    def credit_outage(self, milliseconds: int) -> "Clock":
        """Return the clock as if it had been standing still for so long."""
        return replace(self, since=self.since + milliseconds)


def _initial_time(rule: ClockRule) -> int:
    match rule:
        case SuddenDeath() | Fischer():
            return rule.seconds * 1000
        case Correspondence():
            return rule.days * _DAY
        case NoClock():
            return 0


def _renew_time(rule: ClockRule, left: int) -> int:
    """Return what a side has left when its turn is over."""
    match rule:
        case Fischer():
            return left + rule.increment * 1000
        case Correspondence():
            return rule.days * _DAY
        case _:
            return left


def _replace_time(times: Times, side: Side, time: int) -> Times:
    return (time, times[1]) if side == Seat.FIRST else (times[0], time)
