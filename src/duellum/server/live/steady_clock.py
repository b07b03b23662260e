"""The server's time: the machine's clock, made steady, as it may be set back while games are played.

After the machine's clock is set back, this one is ahead of it and runs slower until they agree again. A jump
forward is passed on: to the heartbeat it looks like a time in which nobody served.
"""

import time
from collections.abc import Callable

_JUMP_MS = 100
"""What the machine's clock and the monotonic one may differ between two ticks without a jump."""
_SLEW_MS = 25
"""How much is made up for at each tick, four times a second: the clock then runs a tenth slower."""


class SteadyClock:
    """Milliseconds since the epoch that never go back. :meth:`tick` must be called regularly."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, monotonic: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._ahead = 0
        """How far it is ahead of the machine's clock."""
        self._last = self._read()

    def now(self) -> int:
        """Return the time in milliseconds since the epoch."""
        return self._wall() // 1_000_000 + self._ahead

    def tick(self) -> None:
        """Notice whether the machine's clock was set since the last tick."""
        wall, monotonic = self._read()
        jump = (wall - self._last[0]) - (monotonic - self._last[1])
        self._last = wall, monotonic
        self._ahead = max(0, self._ahead - (jump if abs(jump) > _JUMP_MS else _SLEW_MS))

    def _read(self) -> tuple[int, int]:
        return self._wall() // 1_000_000, self._monotonic() // 1_000_000


STEADY_CLOCK = SteadyClock()
"""The clock of this process."""
now_ms = STEADY_CLOCK.now
