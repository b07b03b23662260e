"""Builds the WebAssembly modules: ``python -m duellum.wasm.build FOLDER``.

Each module is compiled in a process of its own, all at the same time, with Numba set not to optimize and not
to use what it has cached for this machine. A module is built only if something it depends on has changed:
beside it lies a fingerprint of the sources and of the compiler.
"""

import hashlib
import importlib
import os
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

from duellum.wasm.entry import Kernel

KERNELS = {
    "battle": "duellum.wasm.battle_kernel:BATTLE_KERNEL",
    "qwixx": "duellum.wasm.qwixx_kernel:QWIXX_KERNEL",
    "endings": "duellum.wasm.endings_kernel:ENDINGS_KERNEL",
}
"""By module, where its entry points are."""
_GAMES = {"endings": "battle"}
"""The games whose sources a module is made of, where they are not named like it."""
_PACKAGE = Path(__file__).parent.parent
_SUFFIXES = {".py", ".json", ".npz"}
_NUMBA_SETTINGS = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}


def load_kernel(name: str) -> Kernel:
    """Return a module's entry points."""
    module, _, attribute = KERNELS[name].partition(":")
    kernel: Kernel = getattr(importlib.import_module(module), attribute)
    return kernel


def fingerprint(name: str) -> str:
    """Return a digest of everything that a module depends on."""
    game = _GAMES.get(name, name)
    digest = hashlib.sha256()
    digest.update(" ".join(version(name) for name in ("numba", "llvmlite", "numpy")).encode())
    places = (f"{game}/kernel", f"{game}/engine", f"{game}/rules", "core/compilation", "wasm")
    files = (path for place in places for path in (_PACKAGE / place).rglob("*") if path.suffix in _SUFFIXES)
    for path in sorted([*files, _PACKAGE / "core" / "die.py"]):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path.relative_to(_PACKAGE).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def is_fresh(name: str, folder: Path) -> bool:
    """Whether a module in a folder is up to date."""
    stamp = folder / f"{name}.sha256"
    is_there = stamp.is_file() and (folder / f"{name}.wasm").is_file()
    return is_there and stamp.read_text(encoding="ascii") == fingerprint(name)


def build(folder: Path) -> list[str]:
    """Build the modules that are not up to date into a folder, and return their names.

    Raises :class:`subprocess.CalledProcessError` where that fails; the message is printed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stale = [name for name in KERNELS if not is_fresh(name, folder)]
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | _NUMBA_SETTINGS | {"NUMBA_CACHE_DIR": cache}
        commands = [[sys.executable, "-m", "duellum.wasm.build", str(folder), name] for name in stale]
        compilers = [subprocess.Popen(command, env=environment) for command in commands]  # noqa: S603 - our own
        for command, compiler in zip(commands, compilers, strict=True):
            if compiler.wait():
                raise subprocess.CalledProcessError(compiler.returncode, command)
    return stale


def _build_one(name: str, folder: Path) -> None:
    """Build one module, in a process with the settings for it."""
    from duellum.wasm.compiler import compile_kernel  # noqa: PLC0415 - Numba must have its settings before

    (folder / f"{name}.wasm").write_bytes(compile_kernel(load_kernel(name)))
    (folder / f"{name}.sha256").write_text(fingerprint(name), encoding="ascii")


if __name__ == "__main__":
    target, *names = sys.argv[1:]
    if names:
        _build_one(names[0], Path(target))
    else:
        print("\n".join(build(Path(target))) or "up to date")  # noqa: T201 - a command
