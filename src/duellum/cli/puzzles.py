"""``duellum puzzles``: mines puzzles, selects those that are shipped, verifies them, and shows one."""

import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from duellum.core.puzzle import has_puzzles
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Rules

workers_option = click.option(
    "--workers",
    type=click.IntRange(1),
    default=os.cpu_count() or 1,
    help="Number of processes.  [default: all cores]",
)


def _read_game(_context: click.Context, _parameter: click.Parameter, name: str) -> Rules:
    if not has_puzzles(name):
        raise click.BadParameter(f"{name} has no puzzles")
    return load_rules(name)


_game_argument = click.argument("game", type=click.Choice(game_names()), callback=_read_game)


@click.group()
def puzzles() -> None:
    """Find puzzles by self-play, select and verify them."""


@puzzles.command()
@_game_argument
@click.argument("journal", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--puzzles", "wanted", type=click.IntRange(1), default=1000, show_default=True,
              help="How many puzzles to mine.")  # fmt: skip
@click.option(
    "--first",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Number of the first source: each is a game of self-play or a sample of the tablebase.",
)
@click.option(
    "--step",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="Mine every STEP-th source, starting with the first, so that several machines can share a run.",
)
@workers_option
def mine(game: Rules, journal: Path, wanted: int, first: int, step: int, workers: int) -> None:
    """Mine puzzles by self-play and append them to JOURNAL. An interrupted run is resumed."""
    from duellum.puzzles.journal import Journal  # noqa: PLC0415 - compiled code is slow to import
    from duellum.puzzles.miner import mine as mine_sources  # noqa: PLC0415

    sources = found = refuted = 0
    with click.progressbar(length=wanted, label="Mining", file=sys.stderr, show_pos=True) as bar:
        for source in mine_sources(game.name, Journal(journal, game.name), workers, first, step):
            sources += 1
            found += len(source.puzzles)
            refuted += sum(mined.refutation is not None for mined in source.puzzles)
            bar.update(min(found - refuted, wanted) - bar.pos)
            if found - refuted >= wanted:
                break
    click.echo(f"{found} puzzles in {sources} sources; a longer search refuted {refuted} of them")


@puzzles.command()
@_game_argument
@click.argument("out", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("journals", type=click.Path(path_type=Path, dir_okay=False, exists=True), nargs=-1)
@click.option(
    "--shipped",
    is_flag=True,
    help="Start from the puzzles that come with the package; they keep their ids and ratings.",
)
@click.option(
    "--theme",
    "themes",
    multiple=True,
    help="Take only puzzles with this theme from JOURNALS. May be repeated.",
)
def pack(game: Rules, out: Path, journals: Sequence[Path], themes: Sequence[str], *, shipped: bool) -> None:
    """Select the puzzles to ship from JOURNALS and write them into the file OUT.

    Puzzles that a longer search refuted and near-duplicates are dropped. At most a quarter of the puzzles are
    endings that the tablebase knows.
    """
    from duellum.core.puzzle import load_puzzle_maker  # noqa: PLC0415 - compiled code is slow to import
    from duellum.puzzles.collection import format_collection, load_puzzles  # noqa: PLC0415
    from duellum.puzzles.journal import Journal  # noqa: PLC0415
    from duellum.puzzles.selection import select  # noqa: PLC0415

    if not journals and not shipped:
        raise click.UsageError("give JOURNALS, --shipped or both")
    read = [source for journal in journals for source in Journal(journal, game.name).read()]
    sources = sorted(read, key=lambda source: source.number)
    mined = [
        each
        for source in sources
        for each in source.puzzles
        if not themes or set(themes) & set(each.puzzle.themes)
    ]
    known = load_puzzles(game.name) if shipped else ()
    maker = load_puzzle_maker(game.name)
    selected = select(maker, mined, known)
    out.write_text(format_collection(selected), encoding="utf-8")
    refuted = sum(each.refutation is not None for each in mined)
    endings = sum(map(maker.is_solved_ending, selected))
    click.echo(f"Read {len(known)} shipped and {len(mined)} mined puzzles, {refuted} of them refuted")
    click.echo(f"Selected {len(selected)} puzzles, {endings} of them solved endings")


@puzzles.command()
@_game_argument
@click.option(
    "--effort",
    type=click.IntRange(1),
    default=10,
    show_default=True,
    help="Search this many times as many nodes as for mining.",
)
@click.option("--sample", type=click.IntRange(1), help="How many puzzles to verify; by default all.")
@workers_option
def verify(game: Rules, effort: int, sample: int | None, workers: int) -> None:
    """Verify the shipped puzzles with a longer search; the exit code is 1 if one is refuted."""
    from duellum.puzzles.collection import load_puzzles  # noqa: PLC0415 - compiled code is slow to import
    from duellum.puzzles.miner import verify as verify_puzzles  # noqa: PLC0415
    from duellum.puzzles.selection import take_sample  # noqa: PLC0415

    known = load_puzzles(game.name)
    chosen = take_sample(known, sample or len(known))
    refuted = list[str]()
    with click.progressbar(length=len(chosen), label="Verifying", file=sys.stderr, show_pos=True) as bar:
        for verdict in verify_puzzles(chosen, effort, workers):
            bar.update(1)
            if verdict.refutation is not None:
                refuted.append(f"{verdict.puzzle.id} {verdict.refutation}")
    for line in refuted:
        click.echo(line)
    share = len(refuted) / len(chosen)
    click.echo(f"{len(refuted)} of {len(chosen)} refuted at {effort} times the mining nodes: {share:.2%}")
    sys.exit(bool(refuted))


@puzzles.command()
@_game_argument
@click.argument("id", required=False)
@click.option("--theme", help="Show a puzzle with this theme.")
@click.option("--solution", is_flag=True, help="Also show the solution.")
def show(game: Rules, id: str | None, theme: str | None, *, solution: bool) -> None:  # noqa: A002 - its name in the help
    """Show the puzzle with this ID, or a random one."""
    from duellum.puzzles.collection import load_puzzles  # noqa: PLC0415 - not needed by other commands

    found = [puzzle for puzzle in load_puzzles(game.name, theme) if id in (None, puzzle.id)]
    if not found:
        of_theme = "" if theme is None else f" of the theme {theme!r}"
        raise click.ClickException(
            f"{game.name} has no puzzle{of_theme}" + ("" if id is None else f" with the ID {id!r}")
        )
    puzzle = random.choice(found)
    click.echo(puzzle.position.text())
    click.echo(f"{puzzle.id}: {', '.join(puzzle.themes)}, rated {puzzle.rating}")
    if solution:
        click.echo(" or ".join(" ".join(answer) for answer in puzzle.answers))
