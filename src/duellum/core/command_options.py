"""Options of commands that both the platform and the games offer."""

import click

from duellum.core.i18n import LANGUAGES, TranslationError, choose_language


def _read_language(_context: click.Context, _parameter: click.Parameter, wanted: str | None) -> str:
    try:
        return choose_language(wanted or None)
    except TranslationError as error:
        raise click.BadParameter(str(error)) from error


language_option = click.option(
    "--lang",
    "language",
    envvar="DUELLUM_LANG",
    metavar="LANGUAGE",
    callback=_read_language,
    help=f"The language: {', '.join(LANGUAGES)}; by default the language of the system.",
)
"""The language of what a command prints, passed on as its code."""
