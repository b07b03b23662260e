"""Where the bindings of the WebAssembly kernels lie in the client, and what belongs there."""

from pathlib import Path

from duellum.wasm.bindings import format_bindings
from duellum.wasm.build import KERNELS, load_kernel

FOLDER = Path(__file__).parent.parent.parent / "web" / "src" / "engine" / "generated"


def binding_file(game: str) -> Path:
    """Return the file with the bindings of a game."""
    return FOLDER / f"{game}.ts"


def binding_files() -> dict[Path, str]:
    """Return every file with bindings, and its text."""
    return {binding_file(game): format_bindings(load_kernel(game)) for game in KERNELS}
