"""Arguments of a benchmark: which measurements to run, and with which numbers."""

from collections.abc import Callable, Mapping, Sequence


def run_measurements(functions: Mapping[str, Callable[..., object]], arguments: Sequence[str]) -> None:
    """Run the measurements named, such as ``measure_search=300,0.01``; without a name, ``measure``."""
    for argument in arguments or ["measure"]:
        name, _, numbers = argument.partition("=")
        functions[name](*map(parse_number, filter(None, numbers.split(","))))


def parse_number(text: str) -> int | float:
    """Return a whole number where the text is one, else a fraction."""
    return int(text) if text.isdigit() else float(text)
