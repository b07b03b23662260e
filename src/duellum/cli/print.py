"""``duellum print``: boards, dice and rulebooks to cut out, and files for laser cutters and 3D printers."""

import os
from collections.abc import Mapping
from pathlib import Path

import click

from duellum.core.command_options import language_option
from duellum.core.i18n import translate

_LETTER_COUNTRIES = ("US", "CA")
_LOCALE_VARIABLES = ("LC_ALL", "LC_PAPER", "LANG")


def default_paper(environment: Mapping[str, str] = os.environ) -> str:
    """Return the usual paper of the system's country."""
    named = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), "")
    country = named.partition(".")[0].partition("_")[2]
    return "letter" if country in _LETTER_COUNTRIES else "a4"


@click.command("print", short_help="Write a set to print, cut out and fold, to a file.")
@click.argument("kit", required=False)
@language_option
@click.option(
    "--paper",
    type=click.Choice(["a4", "letter"]),
    help="Paper size; by default letter in the USA and Canada, else a4.",
)
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="The file to write.")
def print_command(kit: str | None, language: str, paper: str | None, output: Path | None) -> None:
    """Write KIT, a set to print or a part of one, into a file; without KIT, list all kits."""
    from duellum.printing import (  # noqa: PLC0415 - slow to import
        MissingFontsError,
        UnknownKitError,
        print_kit,
    )

    try:
        if kit is None:
            click.echo(_list_kits(language))
            return
        made = print_kit(kit, language, paper or default_paper())
    except (UnknownKitError, MissingFontsError) as error:
        raise click.ClickException(str(error)) from error
    path = output or Path(made.name)
    try:
        path.write_bytes(made.content)
    except OSError as error:
        raise click.ClickException(f"cannot write {path}: {error.strerror}") from error
    click.echo(path)


def _list_kits(language: str) -> str:
    """Return a line for each kit: its name, its kind of file, and what it is."""
    from duellum.printing import kit_names, load_kit  # noqa: PLC0415 - slow to import

    kits = [load_kit(name) for name in kit_names()]
    width = max(len(kit.id) for kit in kits)
    return "\n".join(
        f"{kit.id:{width}}  {kit.format}  {translate(kit.about, language=language)}" for kit in kits
    )
