"""Clocks: pure arithmetic on milliseconds. Nobody here looks at the time; it is handed in."""

from msgspec import Struct
from msgspec.structs import replace

from duellum.core.rules import Seat, Side
from duellum.server.protocol.messages import ClockRule, Correspondence, Fischer, NoClock, SuddenDeath

MOST_FORGIVEN = 500
"""How much of a command's way to the server is not charged at most."""
MOST_FORGIVEN_IN_ALL = 30_000
"""Likewise in a whole game, for each side."""
_DAY = 86_400_000

Times = tuple[int, int]


class Clock(Struct, frozen=True, gc=False):
    """The time each side has left, and since when one of them runs."""

    rule: ClockRule
    left: Times
    running: Side | None = None
    since: int = 0
    forgiven: Times = (0, 0)
    """How much was not charged so far."""

    @classmethod
    def of(cls, rule: ClockRule) -> "Clock":
        """Return a clock that has not been started."""
        return cls(rule, (_full(rule), _full(rule)))

    def started(self, side: Side, at: int) -> "Clock":
        """Return the clock running for a side from then on."""
        return self if isinstance(self.rule, NoClock) else replace(self, running=side, since=at)

    def stopped(self) -> "Clock":
        """Return the clock running for nobody."""
        return replace(self, running=None)

    def forgivable(self, lag: int) -> int:
        """Return how much of a message's way is not charged to the side that runs."""
        if self.running is None:
            return 0
        return max(0, min(lag, MOST_FORGIVEN, MOST_FORGIVEN_IN_ALL - self.forgiven[self.running]))

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
        return self.since + self.left[self.running] + self.forgivable(MOST_FORGIVEN) + 1

    def pressed(self, charged: int, forgiven: int, following: Side, at: int) -> "Clock":
        """Return the clock after a move of the side that runs, with `following` to move then."""
        if self.running is None:
            return self
        left = self.left[self.running] - charged
        if following is not self.running:
            left = _renewed(self.rule, left)
        return replace(
            self,
            left=_changed(self.left, self.running, left),
            forgiven=_changed(self.forgiven, self.running, self.forgiven[self.running] + forgiven),
            running=following,
            since=at,
        )

    def credited(self, milliseconds: int) -> "Clock":
        """Return the clock as if it had been standing still for so long."""
        return replace(self, since=self.since + milliseconds)


def _full(rule: ClockRule) -> int:
    match rule:
        case SuddenDeath() | Fischer():
            return rule.seconds * 1000
        case Correspondence():
            return rule.days * _DAY
        case NoClock():
            return 0


def _renewed(rule: ClockRule, left: int) -> int:
    """Return what a side has left when its turn is over."""
    match rule:
        case Fischer():
            return left + rule.increment * 1000
        case Correspondence():
            return rule.days * _DAY
        case _:
            return left


def _changed(times: Times, side: Side, time: int) -> Times:
    return (time, times[1]) if side == Seat.FIRST else (times[0], time)
