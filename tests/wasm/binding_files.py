"""Where the bindings of the WebAssembly kernels lie in the client, and what belongs there."""

from pathlib import Path

from duellum.wasm.bindings import format_bindings
from duellum.wasm.build import GAMES, KERNELS, load_kernel

CLIENTS = Path(__file__).parent.parent.parent / "web" / "src" / "games"


def binding_file(name: str) -> Path:
    """Return the file with the bindings of a module, in its game's folder."""
    return CLIENTS / GAMES.get(name, name) / "kernel" / "generated" / f"{name}.ts"


def binding_files() -> dict[Path, str]:
    """Return every file with bindings, and its text."""
    return {binding_file(game): format_bindings(load_kernel(game)) for game in KERNELS}
