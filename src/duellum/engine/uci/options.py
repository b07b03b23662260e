"""The UCI options of an engine: how ``uci`` lists them, and how ``setoption`` changes them."""

from dataclasses import dataclass, replace
from itertools import takewhile

from duellum.core.engine import LEVEL_COUNT
from duellum.engine.engine import MAX_MEGABYTES, MAX_THREADS
from duellum.engine.uci.parser import CommandError, parse_number


@dataclass(frozen=True, slots=True)
class Option:
    """A whole number that can be set."""

    attribute: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Options:
    """What can be set: threads, megabytes of the transposition table, level, number of lines (MultiPV)."""

    threads: int = 1
    hash: int = 64
    level: int = LEVEL_COUNT
    candidates: int = 1

    def lines(self) -> list[str]:
        """Return the options as ``uci`` lists them."""
        return [
            f"option name {name} type spin default {getattr(Options(), option.attribute)} "
            f"min {option.least} max {option.most}"
            for name, option in OPTIONS.items()
        ]

    def with_change(self, words: list[str]) -> "Options":
        """Return the options after ``setoption name <name> value <value>``. Raises :class:`CommandError`."""
        if words[:1] != ["name"] or "value" not in words:
            raise CommandError("setoption takes 'name <name> value <value>'")
        name = " ".join(takewhile(lambda word: word != "value", words[1:]))
        value = " ".join(words[words.index("value") + 1 :])
        for known, option in OPTIONS.items():
            if known.lower() == name.lower():
                number = parse_number(known, value, option.least, option.most)
                return replace(self, **{option.attribute: number})
        raise CommandError(f"no option is called {name!r}; there are {', '.join(OPTIONS)}")


OPTIONS = {
    "Threads": Option("threads", 1, MAX_THREADS),
    "Hash": Option("hash", 1, MAX_MEGABYTES),
    "Level": Option("level", 1, LEVEL_COUNT),
    "MultiPV": Option("candidates", 1, 100),
}
"""The options by the names the protocol gives them."""
