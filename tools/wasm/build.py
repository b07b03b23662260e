"""Builds the WebAssembly modules that games ship: ``python -m tools.wasm.build``, or ``make kernels``.

Each module is compiled in a process of its own, all at the same time, with Numba set not to optimize and not
to use what it has cached for this machine. Compiling takes most of a minute, so the modules are kept in the
repository, compressed, in the folder of their entry points. Next to each is a fingerprint of the sources and
of the compiler; only modules whose fingerprint has changed are compiled.
"""

import argparse
import hashlib
import lzma
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

from duellum.core.plugin import Plugin, load_part
from duellum.core.wasm import Kernel

_ROOT = Path(__file__).parents[2]
_SOURCE, _COMPILER = _ROOT / "src", Path(__file__).parent
PACKAGE = _SOURCE / "duellum"
_SUFFIXES = {".py", ".json", ".npz"}
_NUMBA_SETTINGS = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
CORE_MODULES = (
    "compiled", "die", "exponential", "grades", "grading", "messages", "native", "reasons", "rng",
    "shared_entries", "wasm",
)  # fmt: skip
"""The modules of the core that kernels are made of."""


def _read_plugins() -> dict[str, Plugin]:
    """Return the plugins of the games in this repository; while it is built, they are not installed."""
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {game: load_part(place) for game, place in project["entry-points"]["duellum.games"].items()}


_PLUGINS = _read_plugins()
KERNELS = {name: place for plugin in _PLUGINS.values() for name, place in plugin.kernels.items()}
"""By module, where its entry points are."""
GAMES = {name: game for game, plugin in _PLUGINS.items() for name in plugin.kernels}
"""By module, the game that it belongs to."""


def load_kernel(name: str) -> Kernel:
    """Return a module's entry points."""
    kernel: Kernel = load_part(KERNELS[name])
    return kernel


def packed_file(name: str) -> Path:
    """Return the file with a module, compressed."""
    return _SOURCE.joinpath(*KERNELS[name].partition(":")[0].split(".")[:-1], f"{name}.wasm.xz")


def fingerprint(name: str) -> str:
    """Return a digest of everything that a module depends on."""
    game = GAMES[name]
    digest = hashlib.sha256()
    digest.update(" ".join(version(name) for name in ("numba", "llvmlite", "numpy")).encode())
    places = [
        *(PACKAGE / game / part for part in ("kernel", "engine", "rules", "simulation", "wasm")),
        _COMPILER,
    ]
    files = [path for place in places for path in place.rglob("*") if path.suffix in _SUFFIXES]
    files += [PACKAGE / "core" / f"{module}.py" for module in CORE_MODULES]
    for path in sorted(files):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{'/'.join(path.parts[-3:])} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def is_fresh(name: str) -> bool:
    """Whether a module in the repository is up to date."""
    stamp = _stamp_file(name)
    files = [packed_file(name), stamp] + ([_places_file(name)] if load_kernel(name).is_threaded else [])
    return all(file.is_file() for file in files) and stamp.read_text(encoding="ascii") == fingerprint(name)


def build(names: Iterable[str]) -> None:
    """Compile modules, and write them and their fingerprints into the repository.

    Raises :class:`subprocess.CalledProcessError` where compiling fails; the message is printed.
    """
    with tempfile.TemporaryDirectory() as folder:
        compile_modules(names, Path(folder))
        for name in names:
            module = Path(folder, f"{name}.wasm").read_bytes()
            packed_file(name).write_bytes(lzma.compress(module, preset=9 | lzma.PRESET_EXTREME))
            if load_kernel(name).is_threaded:
                places = Path(folder, f"{name}.places").read_bytes()
                _places_file(name).write_bytes(places)
            _stamp_file(name).write_text(fingerprint(name), encoding="ascii")


def compile_modules(names: Iterable[str], folder: Path) -> None:
    """Compile modules into a folder, each in a process of its own. Raises what :func:`build` raises."""
    commands = [
        [sys.executable, "-m", "tools.wasm.build", "--only", name, str(folder.resolve())] for name in names
    ]
    environment = os.environ | _NUMBA_SETTINGS
    compilers = [subprocess.Popen(command, env=environment, cwd=_ROOT) for command in commands]
    for command, compiler in zip(commands, compilers, strict=True):
        if compiler.wait():
            raise subprocess.CalledProcessError(compiler.returncode, command)


def _stamp_file(name: str) -> Path:
    return packed_file(name).with_name(f"{name}.sha256")


def _places_file(name: str) -> Path:
    """Return the file that says where a module holds what is different for each thread."""
    return packed_file(name).with_name(f"{name}.places")


def _compile(name: str, folder: Path) -> None:
    """Compile one module, in a process with the settings for it."""
    from tools.wasm.compiler import compile_kernel  # noqa: PLC0415 - Numba must have its settings before

    module, places = compile_kernel(load_kernel(name))
    Path(folder, f"{name}.wasm").write_bytes(module)
    Path(folder, f"{name}.places").write_bytes(places.encode())


def main(words: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.wasm.build", description="Build the modules.")
    parser.add_argument(
        "--only", nargs=2, metavar=("NAME", "FOLDER"), help="compile one module, in this process"
    )
    given = parser.parse_args(words)
    if given.only:
        name, folder = given.only
        _compile(name, Path(folder))
        return
    stale = [name for name in KERNELS if not is_fresh(name)]
    build(stale)
    print("compiled:", ", ".join(stale) or "nothing")


if __name__ == "__main__":
    main()
