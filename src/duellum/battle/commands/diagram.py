"""``duellum diagram``: where a Battle die can roll."""

import click

from duellum.battle import diagram_svg, diagram_text
from duellum.core.command_options import language_option
from duellum.core.die import Die, ImpossibleDieError


@click.command()
@click.option("--top", type=int, required=True, help="The face on top.")
@click.option("--front", type=int, required=True, help="The face toward you.")
@click.option("--svg", is_flag=True, help="Draw as SVG instead of text.")
@language_option
def diagram(top: int, front: int, language: str, *, svg: bool) -> None:
    """Show where a Battle die can roll, and which face it will show there."""
    try:
        die = Die.from_faces(top=top, south=front)
    except ImpossibleDieError as error:
        raise click.ClickException(str(error)) from error
    click.echo(diagram_svg(die, language=language) if svg else diagram_text(die, language))
