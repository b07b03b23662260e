"""The ``duellum`` command: wires everything together; imported by nothing.

Each module holds one command; a command imports what is slow to import only when it runs. The commands that
only one game has come from its plugin.
"""

import sys
from io import TextIOWrapper

import click

from duellum import __version__
from duellum.cli.analyse import analyse
from duellum.cli.backup import backup, restore
from duellum.cli.bench import bench, perft
from duellum.cli.browser import open_table
from duellum.cli.dataset import dataset
from duellum.cli.engine import engine
from duellum.cli.leaderboard import leaderboard
from duellum.cli.match import match
from duellum.cli.opening_book import book
from duellum.cli.play import play
from duellum.cli.print import print_command
from duellum.cli.puzzles import puzzles
from duellum.cli.rules import rules
from duellum.cli.serve import serve
from duellum.cli.sessions import sessions
from duellum.cli.verify import verify_file
from duellum.core.errors import NotAvailableError
from duellum.core.plugin import load_part
from duellum.core.registry import games_with, load_plugin


class _Commands(click.Group):
    """The commands; one that needs what is not installed says so in a line."""

    def invoke(self, context: click.Context) -> object:
        try:
            return super().invoke(context)
        except NotAvailableError as error:
            raise click.ClickException(str(error)) from error


@click.group(
    cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True
)
@click.version_option(__version__)
@click.option("--no-browser", is_flag=True, help="Print the link without opening a browser.")
@click.option("--port", type=click.IntRange(1, 65535), help="Port to listen on; by default a free one.")
@click.option("--network", is_flag=True, help="Also let players on the local network join.")
@click.pass_context
def main(context: click.Context, port: int | None, *, no_browser: bool, network: bool) -> None:
    """Play Battle and Qwixx Duel. Without a command, open Duellum in the browser."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(
                errors="replace"
            )  # undecodable input and characters the terminal lacks become ?
    if context.invoked_subcommand is None:
        open_table(port, browser=not no_browser, network=network)


for command in (
    play, rules, serve, verify_file, perft, engine, analyse, match, bench, book, puzzles, sessions,
    backup, restore, print_command, leaderboard, dataset,
):  # fmt: skip
    main.add_command(command)
for game in games_with("commands"):
    for place in load_plugin(game).commands:
        main.add_command(load_part(place))
