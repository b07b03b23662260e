"""Where the bindings of the WebAssembly kernels lie in the client, and what belongs there."""

from pathlib import Path

from duellum.core.shared_entries import CONSTANTS
from tools.wasm.bindings import format_bindings, format_constants, format_messages
from tools.wasm.build import GAMES, KERNELS, load_kernel

SHARED = Path(__file__).parent.parent.parent / "web" / "src" / "kernel" / "constants.ts"
"""The file with what the kernels of all games share."""
CLIENTS = Path(__file__).parent.parent.parent / "web" / "src" / "games"


def binding_file(name: str) -> Path:
    """Return the file with the bindings of a module, in its game's folder."""
    return CLIENTS / GAMES[name] / "kernel" / "generated" / f"{name}.ts"


def binding_files() -> dict[Path, str]:
    """Return every file with bindings, and its text."""
    files = {SHARED: format_constants(CONSTANTS, "src/duellum/core/shared_entries.py")}
    for name in KERNELS:
        kernel, path = load_kernel(name), binding_file(name)
        if not kernel.is_for_browsers:
            continue
        files[path] = format_bindings(kernel, _find_source(name))
        for kind, table in (("messages", kernel.messages), ("reasons", kernel.reasons)):
            if table is not None:
                files[path.with_name(f"{name}-{kind}.ts")] = format_messages(table, _find_source(name))
    return files


def _find_source(name: str) -> str:
    """Return the file of a module's entry points, as the bindings name it."""
    return f"src/{KERNELS[name].partition(':')[0].replace('.', '/')}.py"
