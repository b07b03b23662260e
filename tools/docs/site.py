"""Builds the docs site into build/docs and fails on what is broken: run by ``make docs``.

Zensical's strict mode finds broken links and anchors between pages; the modules next to this one find links
to files that do not exist and public names without documentation.
"""

import subprocess
import sys

import click

from tools.docs import markdown_files, reference
from tools.docs.markdown_files import ROOT
from tools.docs.source_pages import add_source_pages

SITE = ROOT / "build" / "docs"


def main() -> int:
    """Build the site and return the exit code."""
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        return 1
    problems = markdown_files.find_problems(markdown_files.markdown_files())
    problems += reference.find_problems(SITE / "objects.inv")
    for problem in problems:
        click.echo(problem, err=True)
    pages = add_source_pages(SITE, ROOT)
    click.echo(f"{SITE.relative_to(ROOT)}: {pages} source files linked, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
