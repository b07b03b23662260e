"""The wheel as pip builds it from the sources, installed away from them: what is in it, and its commands.

The package comes from the wheel. What it depends on is that of the tests in the short form; the long form
installs it into an empty environment.
"""

import contextlib
import re
import shutil
import site
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from duellum.core.i18n import LANGUAGES
from tests.server.clients import free_port

ROOT = Path(__file__).parents[2]
_MINUTES = 10
"""How long a step may take where every package has to be fetched and the machine is busy."""
EXPECTED = [
    "duellum/web/index.html",
    "duellum/web/service-worker.js",
    "duellum/web/assets/battle-*.wasm",
    "duellum/web/assets/qwixx-*.wasm",
    "duellum/printing/fonts/*.ttf",
    "duellum/store/migrations/*",
    "duellum/battle/puzzles/puzzles.tsv",
    *(f"duellum/locale/{language}/shell.ftl" for language in LANGUAGES),
]


def run(*command: str | Path, cwd: Path, given: str = "") -> str:
    """Run a command to its end and return what it prints."""
    ended = subprocess.run(
        command, cwd=cwd, input=given, capture_output=True, text=True, check=False, timeout=_MINUTES * 60
    )
    assert ended.returncode == 0, f"{command}: {ended.stdout[-2000:]}{ended.stderr[-4000:]}"
    return ended.stdout


@dataclass(frozen=True)
class Installation:
    """An environment with the package in it, and a folder away from the sources."""

    folder: Path

    @property
    def python(self) -> Path:
        """The environment's Python."""
        return self.folder / "env" / "bin" / "python"

    def duellum(self, *words: str, given: str = "") -> str:
        """Run the command as a user would, and return what it prints."""
        return run(self.folder / "env" / "bin" / "duellum", *words, cwd=self.folder, given=given)

    @contextlib.contextmanager
    def serve(self) -> Iterator[str]:
        """Serve games; yields the address."""
        url = f"http://127.0.0.1:{(port := free_port())}"
        program = str(self.folder / "env" / "bin" / "duellum")
        with subprocess.Popen(
            [program, "serve", "--port", str(port), "--data", "data"],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                deadline = time.monotonic() + _MINUTES * 60
                while not _is_ready(url):
                    assert process.poll() is None, "the server has ended"
                    assert time.monotonic() < deadline
                    time.sleep(0.1)
                yield url
            finally:
                process.terminate()


def _is_ready(url: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{url}/readyz", timeout=5).is_success
    return False


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that git knows, without anything built."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("these sources are not under git")
    folder = tmp_path_factory.mktemp("sources")
    known = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    for name in filter(None, run(*known, cwd=ROOT).split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def build_wheel(sources: Path) -> Path:
    """Build a wheel as ``pip install .`` does, in pip's isolated build environment."""
    out = sources.parent / f"{sources.name}-wheel"
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", out, sources, cwd=sources.parent)
    [wheel] = out.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(sources: Path) -> Path:
    """The wheel of these sources."""
    return build_wheel(sources)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """The wheel installed, next to the packages of the tests."""
    installation = Installation(tmp_path_factory.mktemp("user"))
    run(sys.executable, "-m", "venv", "--without-pip", "env", cwd=installation.folder)
    python = installation.python
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-deps", "--no-index"]
    run(*pip, wheel, cwd=installation.folder)
    purelib = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=ROOT).strip()
    # Lines of a .pth file come after the environment's own folder, and no further .pth files are read there.
    Path(purelib, "tests.pth").write_text("\n".join(site.getsitepackages()), encoding="utf-8")
    return installation


def test_it_contains_client_kernels_fonts_catalogues_and_migrations(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = [Path(name) for name in archive.namelist()]
    assert [each for each in EXPECTED if not any(name.match(each) for name in names)] == []
    assert not [name for name in names if name.parts[0] not in ("duellum", names[-1].parts[0])]


def test_its_description_has_no_link_that_only_a_checkout_resolves(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        [metadata] = [name for name in archive.namelist() if name.endswith("/METADATA")]
        description = archive.read(metadata).decode().partition("\n\n")[2]
    assert description.startswith("# Duellum")
    assert "As a library" in description
    assert re.findall(r"\]\((?!https?:)[^)]*\)", description) == []


def test_the_commands_work_away_from_the_sources(installed: Installation) -> None:
    place = run(installed.python, "-c", "import duellum; print(duellum.__file__)", cwd=installed.folder)
    assert Path(place).is_relative_to(installed.folder)
    assert "B12" in installed.duellum("rules", "battle")
    assert "Q14" in installed.duellum("rules", "qwixx", "--lang", "pl")
    assert "rated" in installed.duellum("puzzles", "show", "battle")
    assert "uciok" in installed.duellum("engine", "qwixx", given="uci\nquit\n")
    installed.duellum("play", "battle", given="i1n4\nquit\n")
    installed.duellum("print", "battle-set")
    assert next(installed.folder.glob("*.pdf")).read_bytes().startswith(b"%PDF")
    with installed.serve() as url:
        page = httpx.get(url)
        assert page.headers["content-type"].startswith("text/html")
        assert "/assets/" in page.text
        assert httpx.post(f"{url}/api/games", json={}).status_code in (400, 422)


@pytest.mark.slow
def test_it_is_installed_from_its_own_sdist_into_an_empty_environment(sources: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path / "sdist", cwd=sources)
    [sdist] = (tmp_path / "sdist").glob("*.tar.gz")
    installation = Installation(tmp_path)
    run(sys.executable, "-m", "venv", "env", cwd=tmp_path)
    run(installation.python, "-m", "pip", "install", "-q", sdist, cwd=tmp_path)
    analysis = installation.duellum("analyse", "battle", "--fen", "4k4/9/9/9/9/4T4/9/4K4 w 0 1")
    assert "e3n5" in analysis
    with installation.serve() as url:
        assert "/assets/" in httpx.get(url).text
