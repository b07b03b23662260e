"""Builds the WebAssembly modules: ``python -m tools.wasm.build FOLDER --packed PACKED``.

Each module is compiled in a process of its own, all at the same time, with Numba set not to optimize and not
to use what it has cached for this machine. A module is built only if something it depends on has changed:
beside it lies a fingerprint of the sources and of the compiler.

Compiling takes most of a minute, so the modules are also kept in the repository, compressed. They are
unpacked where their fingerprint is the current one, else compiled. ``--pack`` compiles what has changed and
writes PACKED anew.
"""

import argparse
import hashlib
import lzma
import os
import subprocess
import sys
import tempfile
import tomllib
from importlib.metadata import version
from pathlib import Path

from duellum.core.plugin import Plugin, load_part
from duellum.core.wasm import Kernel

_ROOT = Path(__file__).parents[2]
_PACKAGE, _COMPILER = _ROOT / "src" / "duellum", Path(__file__).parent
_SUFFIXES = {".py", ".json", ".npz"}
_NUMBA_SETTINGS = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}


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


def fingerprint(name: str) -> str:
    """Return a digest of everything that a module depends on."""
    game = GAMES[name]
    digest = hashlib.sha256()
    digest.update(" ".join(version(name) for name in ("numba", "llvmlite", "numpy")).encode())
    parts = [_PACKAGE / game / part for part in ("kernel", "engine", "rules", "wasm")]
    places = [*parts, _PACKAGE / "core" / "compilation", _COMPILER]
    files = [path for place in places for path in place.rglob("*") if path.suffix in _SUFFIXES]
    files += [_PACKAGE / "core" / "die.py", _PACKAGE / "core" / "wasm.py"]
    for path in sorted(files):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{'/'.join(path.parts[-3:])} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def is_fresh(name: str, folder: Path) -> bool:
    """Whether a module in a folder is up to date."""
    return (folder / f"{name}.wasm").is_file() and _read_stamp(name, folder) == fingerprint(name)


def build(folder: Path, packed: Path | None = None) -> list[str]:
    """Build the modules that are not up to date into a folder, and return the names of those compiled.

    A module that is up to date in ``packed`` is unpacked and not compiled. Raises
    :class:`subprocess.CalledProcessError` where compiling fails; the message is printed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stale = [name for name in KERNELS if not is_fresh(name, folder)]
    if packed is not None:
        stale = [name for name in stale if not unpack(name, packed, folder)]
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | _NUMBA_SETTINGS | {"NUMBA_CACHE_DIR": cache}
        commands = [
            [sys.executable, "-m", "tools.wasm.build", str(folder.resolve()), "--only", name]
            for name in stale
        ]
        compilers = [subprocess.Popen(command, env=environment, cwd=_ROOT) for command in commands]
        for command, compiler in zip(commands, compilers, strict=True):
            if compiler.wait():
                raise subprocess.CalledProcessError(compiler.returncode, command)
    return stale


def unpack(name: str, packed: Path, folder: Path) -> bool:
    """Unpack a module into a folder if the packed one is up to date; return whether it is."""
    source = packed / f"{name}.wasm.xz"
    if not (source.is_file() and _read_stamp(name, packed) == fingerprint(name)):
        return False
    _write_module(name, folder, lzma.decompress(source.read_bytes()))
    return True


def pack(name: str, folder: Path, packed: Path) -> None:
    """Write the module of a folder, compressed, and its fingerprint."""
    packed.mkdir(parents=True, exist_ok=True)
    module = (folder / f"{name}.wasm").read_bytes()
    compressed = lzma.compress(module, preset=9 | lzma.PRESET_EXTREME)
    (packed / f"{name}.wasm.xz").write_bytes(compressed)
    (packed / f"{name}.sha256").write_text(_read_stamp(name, folder), encoding="ascii")


def _read_stamp(name: str, folder: Path) -> str:
    stamp = folder / f"{name}.sha256"
    return stamp.read_text(encoding="ascii") if stamp.is_file() else ""


def _write_module(name: str, folder: Path, module: bytes) -> None:
    (folder / f"{name}.wasm").write_bytes(module)
    (folder / f"{name}.sha256").write_text(fingerprint(name), encoding="ascii")


def _build_one(name: str, folder: Path) -> None:
    """Build one module, in a process with the settings for it."""
    from tools.wasm.compiler import compile_kernel  # noqa: PLC0415 - Numba must have its settings before

    _write_module(name, folder, compile_kernel(load_kernel(name)))


def main(words: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.wasm.build", description="Build the modules.")
    parser.add_argument("folder", type=Path, help="where the modules are written")
    parser.add_argument("--packed", type=Path, help="a folder with compressed modules, used if up to date")
    parser.add_argument("--pack", action="store_true", help="compile, and regenerate the compressed modules")
    parser.add_argument("--only", choices=KERNELS, help="compile one module, in this process")
    given = parser.parse_args(words)
    if given.pack and given.packed is None:
        parser.error("--pack needs --packed FOLDER")
    if given.only:
        _build_one(given.only, given.folder)
        return
    compiled = build(given.folder, None if given.pack else given.packed)
    print("compiled:", ", ".join(compiled) or "nothing")
    if given.pack:
        for name in KERNELS:
            pack(name, given.folder, given.packed)


if __name__ == "__main__":
    main()
