"""The compiled functions behind an engine: which ones there are, and when each of them is compiled."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from numba.core import event
from numba.core.dispatcher import Dispatcher


def find_kernels(entries: Iterable[Any]) -> set[Any]:
    """Return the compiled functions among the entries and all that they call; none where the JIT is off.

    Without those that are compiled into their callers, and never by themselves.
    """
    found, waiting = set[Any](), [entry for entry in entries if isinstance(entry, Dispatcher)]
    while waiting:
        kernel = waiting.pop()
        if kernel not in found:
            found.add(kernel)
            python = kernel.py_func
            called = (python.__globals__.get(name) for name in python.__code__.co_names)
            waiting += [function for function in called if isinstance(function, Dispatcher)]
    return {kernel for kernel in found if kernel.targetoptions.get("inline") != "always"}


def source_file(kernel: Any) -> Path:  # noqa: ANN401 - Numba has no types
    """Return the file a compiled function was written in."""
    return Path(kernel.py_func.__code__.co_filename)


def cache_files(kernel: Any) -> list[Path]:  # noqa: ANN401 - Numba has no types
    """Return the files that hold a compiled function; none where it is not cached."""
    code = kernel.py_func.__code__
    folder = kernel.stats.cache_path
    name = f"*.{code.co_name}-{code.co_firstlineno}.py*.nb[ic]"
    return sorted(Path(folder).glob(name)) if folder else []


class CompilationListener(event.Listener):
    """Calls back after each function of a set that has been compiled."""

    def __init__(self, report: Callable[[Any], None]) -> None:
        self._report = report

    def on_start(self, event: Any) -> None:  # noqa: ANN401 - Numba has no types
        """Do nothing."""

    def on_end(self, event: Any) -> None:  # noqa: ANN401 - Numba has no types
        """Report a function that is compiled."""
        self._report(event.data["dispatcher"])


def listen(report: Callable[[Any], None]) -> Any:  # noqa: ANN401 - Numba has no types
    """Return a context in which `report` is called with each function that has been compiled."""
    return event.install_listener("numba:compile", CompilationListener(report))
