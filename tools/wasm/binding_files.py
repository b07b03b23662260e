"""Where the bindings of the WebAssembly kernels lie in the client, and what belongs there."""

from pathlib import Path

from tools.wasm.bindings import format_bindings
from tools.wasm.build import GAMES, KERNELS, load_kernel

CLIENTS = Path(__file__).parent.parent.parent / "web" / "src" / "games"


def binding_file(name: str) -> Path:
    """Return the file with the bindings of a module, in its game's folder."""
    return CLIENTS / GAMES[name] / "kernel" / "generated" / f"{name}.ts"


def binding_files() -> dict[Path, str]:
    """Return every file with bindings, and its text."""
    return {binding_file(name): format_bindings(load_kernel(name), _find_source(name)) for name in KERNELS}


def _find_source(name: str) -> str:
    """Return the file of a module's entry points, as the bindings name it."""
    return f"src/{KERNELS[name].partition(':')[0].replace('.', '/')}.py"
