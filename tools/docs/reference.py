"""The API reference is complete: every public name is in it and has a docstring."""

from collections.abc import Iterator
from pathlib import Path

import griffe
from mkdocstrings import Inventory

from tools.docs.docstrings import ROLE
from tools.docs.markdown_files import ROOT, names_something

PACKAGES = (
    "duellum", "duellum.battle", "duellum.qwixx", "duellum.record", "duellum.rulebook", "duellum.lessons",
)  # fmt: skip


def find_problems(inventory: Path) -> list[str]:
    """Return a line for each public name that the built reference lacks or that has no docstring."""
    with inventory.open("rb") as file:
        listed = set(Inventory.parse_sphinx(file))
    module = load()
    return [*find_missing(module, listed), *find_undocumented(module), *find_broken_roles(module)]


def load(search_path: Path = ROOT / "src", package: str = "duellum") -> griffe.Module:
    """Return a package as Griffe reads it from its source."""
    module = griffe.load(package, search_paths=[search_path])
    assert isinstance(module, griffe.Module)
    return module


def public_names(module: griffe.Module) -> Iterator[str]:
    """Yield the full name of everything in ``__all__`` of the public packages."""
    for package in PACKAGES:
        name = package.removeprefix(module.path).lstrip(".")
        found = module[name] if name else module
        yield from (f"{package}.{str(export).strip(chr(39))}" for export in found.exports or ())


def find_missing(module: griffe.Module, listed: set[str]) -> list[str]:
    """Return a line for each public name that the reference does not list."""
    return [f"not in the reference: {name}" for name in public_names(module) if name not in listed]


def find_undocumented(module: griffe.Module) -> list[str]:
    """Return a line for each public name, or method or property of one, that has no docstring."""
    return [
        f"no docstring: {found.path}"
        for name in public_names(module)
        for found in _with_members(module[name.removeprefix(f"{module.path}.")])
        if not found.has_docstring
    ]


def find_broken_roles(module: griffe.Object) -> list[str]:
    """Return a line for each role in a docstring whose full name does not exist."""
    text = module.docstring.value if module.docstring else ""
    names = [name for _, name in ROLE.findall(text) if name.startswith("duellum.")]
    problems = [f"no such name {name}: {module.path}" for name in names if not names_something(name)]
    for member in module.members.values():
        if isinstance(member, griffe.Object):
            problems += find_broken_roles(member)
    return problems


def _with_members(found: griffe.Object | griffe.Alias) -> Iterator[griffe.Object | griffe.Alias]:
    yield found
    for name, member in found.members.items():
        if (
            found.is_class
            and not name.startswith("_")
            and (member.is_function or "property" in member.labels)
        ):
            yield member
