"""The compiler: compiles an engine into the cache on disk and prints the progress.

``python -m duellum.core.compilation.compiler battle 5`` does so with a niceness of 5.
"""

import contextlib
import os
import sys
from collections.abc import Callable
from typing import Any

from duellum.core.compilation.kernels import cache_files, find_kernels, listen, source_file
from duellum.core.compilation.lock import hold_lock
from duellum.core.compilation.progress import Progress, format_progress, parse_progress
from duellum.core.compilation.stamp import (
    Stamp,
    describe_environment,
    is_compiled,
    read_state,
    remove_results,
    stamp_folder,
    write_stamp,
)
from duellum.core.engine import EngineSpec, load_engine_spec
from duellum.core.registry import load_rules

_ENGINE_MEGABYTES = 1


class EngineCompiler:
    """Compiles the stages of an engine one after the other, and reports each function that is done."""

    def __init__(self, spec: EngineSpec, report: Callable[[Progress], None]) -> None:
        self._spec, self._report = spec, report
        self._kernels: list[set[Any]] = []
        for stage in spec.stages:
            self._kernels.append(find_kernels(stage.entries).union(*self._kernels[-1:]))
        self._done: set[Any] = set()

    def compile(self) -> None:
        """Compile all stages."""
        engine = self._spec.create(megabytes=_ENGINE_MEGABYTES, threads=1)
        for stage, kernels in zip(self._spec.stages, self._kernels, strict=True):

            def count(kernel: Any, kernels: set[Any] = kernels) -> None:  # noqa: ANN401 - Numba has no types
                if kernel in kernels:
                    self._done.add(kernel)
                    self._tell(min(len(self._done), len(kernels) - 1))  # the last one is not stored yet

            with listen(count):
                stage.warm_up(engine)
            self._done |= kernels  # some came from the cache
            self._tell(len(kernels))

    def make_stamp(self) -> Stamp:
        """Return the stamp of what has been compiled."""
        entries = [entry for stage in self._spec.stages for entry in stage.entries]
        sources = {source_file(kernel) for kernels in self._kernels for kernel in kernels}
        states = {str(path): state for path in sorted(sources) if (state := read_state(path)) is not None}
        results = [str(path) for entry in find_kernels(entries) for path in cache_files(entry)]
        return Stamp(describe_environment(), states, tuple(sorted(results)))

    def _tell(self, done: int) -> None:
        levels = tuple(stage.level for stage in self._spec.stages)
        self._report(Progress(done, tuple(map(len, self._kernels)), levels))


def compile_engine(game: str, report: Callable[[Progress], None]) -> None:
    """Compile a game's engine into the cache, unless that is done; another process may be at it already."""

    def follow(published: bytes) -> None:
        with contextlib.suppress(ValueError):
            report(parse_progress(published))

    with hold_lock(stamp_folder() / f"{game}.compiling", follow) as publish:
        if is_compiled(game):
            return
        remove_results(game)

        def tell(progress: Progress) -> None:
            publish(format_progress(progress))
            report(progress)

        compiler = EngineCompiler(load_engine_spec(load_rules(game)), tell)
        compiler.compile()
        write_stamp(game, compiler.make_stamp())


def main(game: str, niceness: str = "0") -> None:
    """Compile a game's engine; print the progress line by line."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(int(niceness))

    def report(progress: Progress) -> None:
        sys.stdout.buffer.write(format_progress(progress))
        sys.stdout.buffer.flush()

    compile_engine(game, report)


if __name__ == "__main__":
    main(*sys.argv[1:])
