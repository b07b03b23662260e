"""Autosave of the games played in a terminal, so that none is lost when a window closes."""

from datetime import datetime
from itertools import count
from pathlib import Path

from duellum.core.i18n import Translatable
from duellum.core.rules import Rules
from duellum.record import Record, RecordError, read_games, write_record


class Autosave:
    """Writes one game to its own file after every change; `path` is that file where it exists already."""

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        self.folder, self.path = folder, path

    def save(self, record: Record) -> Path:
        """Write the record to this game's file, a new one the first time, and return its path.

        Raises :class:`OSError`.
        """
        if self.path is None:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.path = self._reserve(record.rules.name)
        write_record(self.path, record)
        return self.path

    def newest_unfinished(self, rules: Rules) -> Path | None:
        """Return the file of the last game of this kind that was left unfinished."""
        for path in sorted(self.folder.glob(f"{rules.name}-*.txt"), reverse=True):
            try:
                records = read_games(path)
            except (OSError, RecordError):
                continue
            if records and records[0].outcome is None and path != self.path:
                return path
        return None

    def _reserve(self, name: str) -> Path:
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        for number in count(1):
            path = self.folder / f"{name}-{stamp}-{number}.txt"
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                continue
            return path
        raise AssertionError("unreachable: the counter is endless")


def open_record(rules: Rules, path: Path) -> Record:
    """Return the first game in a file. Raises :class:`OSError` and :class:`~duellum.record.RecordError`."""
    records = read_games(path)
    if not records:
        raise RecordError("the file contains no games")
    if records[0].rules is not rules:
        message = f"the file contains a game of {records[0].rules.title}, not of {rules.title}"
        raise RecordError(message, why=Translatable("terminal-other-game"))
    return records[0]
