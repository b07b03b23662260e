"""Parsing the arguments of UCI commands: search limits, and the values of options."""

from dataclasses import dataclass

from duellum.core.engine import Limit

MAX_PERFT_DEPTH = 20
_MOST = {"depth": 200, "nodes": 10**15, "movetime": 10**9}


class CommandError(ValueError):
    """A command that cannot be carried out as given."""


@dataclass(frozen=True, slots=True)
class Go:
    """What ``go`` asks for."""

    limit: Limit
    is_infinite: bool = False
    """Whether the answer waits for ``stop`` even when there is nothing left to find."""


def parse_number(what: str, text: str, least: int, most: int) -> int:
    """Return a whole number in a range. Raises :class:`CommandError`."""
    if not (text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most):
        raise CommandError(f"{what} must be an integer from {least} to {most}, not {text!r}")
    return int(text)


def parse_go(words: list[str]) -> Go:
    """Return what ``go`` asks for: nothing or ``infinite``, or depth, nodes and movetime with a number.

    Raises :class:`CommandError`.
    """
    if words in ([], ["infinite"]):
        return Go(Limit(), is_infinite=True)
    pairs = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) != 2 * len(pairs) or not pairs.keys() <= _MOST.keys():
        raise CommandError(
            "go takes 'infinite', 'perft <depth>', or 'depth', 'nodes' and 'movetime' with a number"
        )
    numbers = {name: parse_number(name, text, 1, _MOST[name]) for name, text in pairs.items()}
    movetime = numbers.get("movetime")
    seconds = None if movetime is None else movetime / 1000
    return Go(Limit(depth=numbers.get("depth"), nodes=numbers.get("nodes"), seconds=seconds))
