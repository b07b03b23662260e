"""``duellum rules``: the rulebook of a game, in the terminal."""

import click

from duellum.core.command_options import language_option
from duellum.core.registry import game_names


@click.command()
@click.argument("game", type=click.Choice(game_names()))
@click.option("--section", metavar="ID", help="Only this section, such as aim, moving, scoring or clauses.")
@language_option
def rules(game: str, section: str | None, language: str) -> None:
    """Read the rulebook of a game, with its examples drawn."""
    from duellum.rulebook import NoBookError, open_book  # noqa: PLC0415 - only this command needs it
    from duellum.rulebook.text_format import format_book  # noqa: PLC0415

    try:
        book = open_book(game, language)
    except NoBookError as error:
        raise click.ClickException(str(error)) from error
    try:
        text = format_book(book, section)
    except LookupError as error:
        raise click.BadParameter(str(error), param_hint="--section") from error
    click.echo_via_pager(text)
