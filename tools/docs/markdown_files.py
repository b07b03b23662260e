"""What the Markdown files of the repository name: links, paths, modules; and which of them do not exist."""

import pkgutil
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(
    r"(?:\.ci|benchmarks|docs|examples|requirements|src|tests|tools|web)/[\w./-]*\w|\w+\.(?:toml|md)"
)
MODULE = re.compile(r"(duellum(?:\.\w+)+)(?:\(.*\))?")
ENTRY_POINTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
PROGRAM = re.compile(r"python -m ((?:benchmarks|tests|tools)[\w.]*)((?: measure\w*[=\d.,]*)*)")


def markdown_files(root: Path = ROOT) -> list[Path]:
    """Return every Markdown file that people read."""
    return sorted([*root.glob("*.md"), *root.glob("docs/**/*.md")])


def find_problems(paths: Iterable[Path], root: Path = ROOT) -> list[str]:
    """Return a line for each broken link, anchor, path, module or program in these files."""
    return [
        f"{path.relative_to(root)}: {problem}"
        for path in paths
        for problem in _find_problems(path, path.read_text(encoding="utf-8"), root)
    ]


def _find_problems(path: Path, text: str, root: Path) -> Iterator[str]:
    prose = remove_code_blocks(text)
    for target in LINK.findall(prose):
        if is_broken(path, target):
            yield f"broken link {target}"
    for code in CODE.findall(prose):
        if PATH.fullmatch(code) and not any((folder / code).exists() for folder in (root, path.parent)):
            yield f"no such file {code}"
        if (name := MODULE.fullmatch(code)) and not names_something(name[1]):
            yield f"no such name {name[1]}"
    for program, measurements in PROGRAM.findall(text):
        if not is_program(program):
            yield f"no such program {program}"
        for name in re.findall(r"measure\w*", measurements):
            if not names_something(f"{program}.{name}"):
                yield f"no such measurement {name} in {program}"


def remove_code_blocks(text: str) -> str:
    """Return a Markdown text without its fenced blocks."""
    return re.sub(r"^( *)```.*?^ *```", "", text, flags=re.MULTILINE | re.DOTALL)


def is_broken(path: Path, target: str) -> bool:
    """Whether a link in a file leads nowhere; addresses of other sites are not followed."""
    if re.match(r"[a-z]+:", target):
        return False
    name, _, anchor = target.partition("#")
    file = (path.parent / name).resolve() if name else path
    if not file.exists():
        return True
    return bool(anchor) and file.suffix == ".md" and anchor not in anchors(file)


def anchors(path: Path) -> set[str]:
    """Return the anchors of a file's headings; an API page also has those of the names it documents."""
    text = remove_code_blocks(path.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    names = re.findall(r"^::: ([\w.]+)$", text, re.MULTILINE)
    return {format_anchor(heading) for heading in headings} | set(names)


def format_anchor(heading: str) -> str:
    """Return the anchor of a heading.

    >>> format_anchor("The `Game` class, in short")
    'the-game-class-in-short'
    """
    return re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", heading.lower()).strip())


def names_something(name: str) -> bool:
    """Whether a dotted name is a module, something in one, or a group of entry points."""
    if name in ENTRY_POINTS:
        return True
    try:
        pkgutil.resolve_name(name)
    except (AttributeError, ImportError):
        return False
    return True


def is_program(module: str) -> bool:
    """Whether ``python -m module`` runs something of this repository."""
    path = ROOT.joinpath(*module.split("."))
    return path.with_suffix(".py").exists() or (path / "__main__.py").exists()
