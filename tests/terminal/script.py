"""A scripted player of the line mode."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from duellum.battle import RULES
from duellum.terminal.autosave import open_record
from duellum.terminal.line_mode import LineMode
from duellum.terminal.opponent import Opponent


class ScriptedTerminal:
    """Types lines into the line mode and keeps what it says."""

    def __init__(self, home: Path, opponent: Opponent | None = None) -> None:
        self.home, self.opponent = home, opponent
        self.said: list[str] = []
        self.prompts: list[str] = []

    def play(self, *lines: str, load: Path | None = None) -> str:
        self.said = []
        typed = iter(lines)
        read = partial(self._answer, typed)
        self.mode = LineMode(RULES, read=read, write=self.said.append, opponent=self.opponent)
        self.mode.run(None if load is None else open_record(RULES, load))
        return "\n".join(self.said)

    def _answer(self, typed: Iterable[str], prompt: str) -> str:
        self.prompts.append(prompt)
        for line in typed:
            return line
        raise EOFError

    def saved_records(self) -> list[Path]:
        return sorted((self.home / "games").glob("*.txt"))
