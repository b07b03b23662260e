"""Source files as pages of the site, so that links from the docs to files work there too.

In Markdown a link to a file is its path in the repository, such as ``../src/duellum/cli/play.py``. The site
does not hold the repository, so every such link is pointed to a page with the file's text.
"""

import os
import re
from pathlib import Path

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexer import Lexer
from pygments.lexers import get_lexer_for_filename
from pygments.lexers.special import TextLexer
from pygments.util import ClassNotFound

TEXT_SUFFIXES = {".css", ".ftl", ".html", ".json", ".md", ".py", ".sql", ".toml", ".ts", ".tsx", ".txt"}
LINK = re.compile(r'href="((?:\.\./)+)([^"#]*)"')


def add_source_pages(site: Path, root: Path) -> int:
    """Write a page for each file and folder of the repository that the site links to; return how many."""
    linked: set[str] = set()
    for page in sorted(site.rglob("*.html")):
        html = page.read_text(encoding="utf-8")
        page.write_text(point_to_sources(html, page, site, root, linked), encoding="utf-8")
    names = linked.union(*(list_folder(root, name) for name in linked))
    for name in sorted(names):
        target = source_page(site, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(format_page(root, name), encoding="utf-8")
    return len(names)


def point_to_sources(html: str, page: Path, site: Path, root: Path, linked: set[str]) -> str:
    """Return a page's HTML with its links to files of the repository pointed to their pages."""

    def point(found: re.Match[str]) -> str:
        name = found[2].rstrip("/")
        is_of_site = (page.parent / found[1] / name).resolve().is_relative_to(site.resolve())
        if is_of_site or not (root / name).exists():
            return found[0]
        linked.add(name)
        return f'href="{os.path.relpath(source_page(site, name), page.parent)}"'

    return LINK.sub(point, html)


def source_page(site: Path, name: str) -> Path:
    """Return where the page of a source file is written."""
    return site / "source" / f"{name}.html"


def list_folder(root: Path, name: str) -> list[str]:
    """Return the text files in a folder; none if the name is a file."""
    folder = root / name
    files = sorted(folder.iterdir()) if folder.is_dir() else []
    return [f"{name}/{path.name}" for path in files if path.suffix in TEXT_SUFFIXES]


def format_page(root: Path, name: str) -> str:
    """Return the page of a file, or of a folder, which links to the files in it."""
    if (root / name).is_dir():
        return format_folder(name, list_folder(root, name))
    formatter = HtmlFormatter(full=True, title=name, linenos="inline")
    return str(highlight((root / name).read_text(encoding="utf-8"), find_lexer(name), formatter))


def format_folder(name: str, files: list[str]) -> str:
    """Return the page of a folder."""
    links = "".join(f'<li><a href="{Path(name).name}/{Path(file).name}.html">{file}</a>' for file in files)
    return f"<!doctype html><meta charset=utf-8><title>{name}</title><h2>{name}</h2><ul>{links}</ul>\n"


def find_lexer(name: str) -> Lexer:
    """Return the lexer that colours a file of this name."""
    try:
        return get_lexer_for_filename(name)
    except ClassNotFound:
        return TextLexer()
