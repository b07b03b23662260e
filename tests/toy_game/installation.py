"""Installs the toy game for tests, without pip: its folder and its entry points on the module path."""

import contextlib
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from duellum.core import i18n, registry
from duellum.server.transport import api

PACKAGE = Path(__file__).parent / "package"


def write_metadata(folder: Path) -> None:
    """Write the entry points of the package's pyproject.toml as an installer does."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = folder / f"{project['name']}-{project['version']}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n")


@contextlib.contextmanager
def install_toy_game(folder: Path) -> Iterator[None]:
    """Install the game in this process."""
    write_metadata(folder)
    paths = [str(folder), str(PACKAGE)]
    sys.path[:0] = paths
    _clear_caches()
    try:
        yield
    finally:
        for path in paths:
            sys.path.remove(path)
        _clear_caches()


def _clear_caches() -> None:
    """Let the process find out again which games are installed, as after a restart."""
    registry.load_plugin.cache_clear()
    registry._load_rules.cache_clear()
    i18n._bundle.cache_clear()
    api._encode_rules.cache_clear()
    api._encode_openapi.cache_clear()
