"""Back-off after failed searches: fewer and fewer attempts while they fail, all of them once they succeed."""

MAX_FAILURES = 8
"""How many searches in a row may fail, or hang at the same time, before there is a pause."""
FIRST_PAUSE_SECONDS, MAX_PAUSE_SECONDS = 1.0, 60.0


class SearchBackoff:
    """Knows when the next search may start; time is an argument, in seconds.

    A search that does not end cannot be killed, only abandoned with its thread. While many are, or after
    many failures in a row, one search at a time is tried, after a pause that doubles with each failure.
    """

    def __init__(self) -> None:
        self.abandoned = 0
        """How many searches were given up and still run."""
        self._failures = 0
        self._retry_at = 0.0

    @property
    def is_active(self) -> bool:
        """Whether searches are held back."""
        return max(self._failures, self.abandoned) >= MAX_FAILURES

    def note_success(self) -> None:
        """Note that a search has ended well."""
        self._failures = 0

    def note_failure(self, now: float) -> None:
        """Note that a search has crashed or timed out."""
        self._failures += 1
        excess = max(self._failures, self.abandoned) - MAX_FAILURES
        if excess >= 0:
            self._retry_at = now + min(MAX_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** min(excess, 30))

    def find_pause(self, now: float, running: int) -> float | None:
        """Return for how long no search may start: 0 for now, None for until a running one has ended."""
        if not self.is_active:
            return 0.0
        return None if running else max(0.0, self._retry_at - now)
