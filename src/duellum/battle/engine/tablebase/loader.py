"""The solved endings at hand for the engine: loaded beside its thinking, built the first time."""

import threading

from duellum.battle.engine.tablebase import probe


class Endings:
    """The solved endings, loaded beside the thinking once they come into sight."""

    IN_SIGHT = 6
    """With so many pieces left a search may reach them."""
    SOLVED = 3
    PATIENCE = 30.0
    """Seconds to wait for them when they are already on the board: the first time they must be built."""

    def __init__(self) -> None:
        self._tables = probe.NO_TABLES
        self._loading: threading.Thread | None = None
        self._lock = threading.Lock()

    def tables(self, pieces: int) -> probe.Tables:
        """Return the tables for a position with so many pieces, empty ones while they are not there."""
        if pieces <= self.IN_SIGHT:
            with self._lock:
                if self._loading is None:
                    self._loading = threading.Thread(target=self._load, daemon=True)
                    self._loading.start()
            if pieces <= self.SOLVED:
                self._loading.join(self.PATIENCE)
        return self._tables

    def _load(self) -> None:
        self._tables = probe.load()


ENDINGS = Endings()
