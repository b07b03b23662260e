"""``duellum analyse``: the best moves of a position, or an analysis of recorded games."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from duellum.analysis.analyser import SECONDS_PER_DECISION, analyse_record
from duellum.analysis.document import format_document
from duellum.analysis.html_report import render_report
from duellum.analysis.model import GameAnalysis
from duellum.analysis.text_report import format_report
from duellum.cli.arguments import explain_os_error, fen_option, position_of
from duellum.core.command_options import language_option
from duellum.core.engine import (
    Candidate,
    EngineSpec,
    GameEngine,
    Limit,
    NoEngineError,
    SearchResult,
)
from duellum.core.errors import MoveError
from duellum.core.files import write_atomically
from duellum.core.game import Game
from duellum.core.i18n import Translatable, format_decimal, format_percent, translate
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Position, Rules, Side
from duellum.core.text_width import align_right
from duellum.engine.playouts import find_engine_spec
from duellum.record import Record, RecordError, read_games

_SECONDS_PER_POSITION = 2.0
_ROLLOUT_SEED = 1
"""The same for all moves, so that their games have the same dice."""


@click.command(short_help="Show the best moves of a position, or grade a game.")
@click.argument("what", metavar="GAME|FILE")
@click.option(
    "--seconds",
    type=click.FloatRange(0.05, 3600),
    help="How long to search: "
    f"by default {_SECONDS_PER_POSITION:g} for a position, {SECONDS_PER_DECISION:g} for a decision.",
)
@click.option(
    "--nodes",
    type=click.IntRange(1, 10**9),
    help="How many positions to search, instead of a time. The result is then the same on every machine and "
    "in the browser, because no tablebase is used.",
)
@click.option(
    "--lines", type=click.IntRange(1, 20), default=3, show_default=True, help="How many moves to show."
)
@fen_option
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the best move to this SVG file.")
@click.option(
    "--rollouts",
    type=click.IntRange(2, 10**6),
    metavar="GAMES",
    help="Also play the position to its end GAMES times for each move shown, and print the value "
    "with its 95 % interval. Also works when dice are due.",
)
@click.option("--number", type=click.IntRange(1), help="Number of the game in FILE; by default all games.")
@click.option(
    "--html", "out", type=click.Path(path_type=Path), help="Write the analysis of the game to this HTML page."
)
@click.option(
    "--json",
    "data",
    type=click.Path(path_type=Path),
    help="Write the analysis of the game to this JSON file.",
)
@language_option
def analyse(
    what: str, seconds: float | None, nodes: int | None, lines: int, fen: str | None, svg: Path | None,
    rollouts: int | None, number: int | None, out: Path | None, data: Path | None, language: str,
) -> None:  # fmt: skip
    """Analyse a position of GAME, or the saved games in FILE.

    A position: its best moves, their win probability, and what they do. A game: the loss and grade of every
    decision, the luck of every roll, and the totals, as text or, with --html, as one page to step through.
    """
    if seconds is not None and nodes is not None:
        raise click.UsageError("use either --seconds or --nodes, not both")
    try:
        if what in game_names():
            _check_unused({"--number": number, "--html": out, "--json": data}, "the games of a file")
            limit = _choose_limit(seconds, nodes, _SECONDS_PER_POSITION)
            _analyse_position(load_rules(what), fen, limit, _Request(language, lines, rollouts), svg)
        else:
            _check_unused({"--fen": fen, "--svg": svg, "--rollouts": rollouts}, "a position")
            limit = _choose_limit(seconds, nodes, SECONDS_PER_DECISION)
            _analyse_games(_read_chosen(Path(what), number), limit, lines, _Outputs(out, data), language)
    except OSError as error:
        raise click.ClickException(explain_os_error(error)) from error
    except (NoEngineError, MoveError, RecordError) as error:
        raise click.ClickException(str(error)) from error


@dataclass(frozen=True)
class _Outputs:
    """The files that an analysis is written to; None for none."""

    page: Path | None
    data: Path | None

    def __iter__(self) -> Iterator[tuple[str, Path]]:
        """Yield the files to write, each with the option that named it."""
        for option, path in (("--html", self.page), ("--json", self.data)):
            if path is not None:
                yield option, path


def _choose_limit(seconds: float | None, nodes: int | None, usual: float) -> Limit:
    return Limit(seconds=seconds or usual) if nodes is None else Limit(nodes=nodes)


def _create_engine(rules: Rules, limit: Limit) -> GameEngine:
    """Return an engine that is ready: for a limit of nodes one that finds the same everywhere."""
    spec = find_engine_spec(rules)
    return spec.create() if limit.nodes is None else spec.create_portable()


def _check_unused(options: dict[str, object], needed: str) -> None:
    """End the command where an option was given that belongs to the other kind of analysis."""
    for name, value in options.items():
        if value is not None:
            raise click.UsageError(f"{name} works only with {needed}")


@dataclass(frozen=True)
class _Request:
    """What is to be printed of a position, and in which language."""

    language: str
    lines: int
    rollouts: int | None

    def say(self, message: str, **arguments: str | int) -> str:
        return translate(Translatable(message, {**arguments}), language=self.language)

    def percent(self, share: float) -> str:
        return format_percent(share, self.language, digits=1)


def _analyse_position(
    rules: Rules, fen: str | None, limit: Limit, request: _Request, svg: Path | None
) -> None:
    game = Game(rules, position_of(rules, fen))
    spec = find_engine_spec(rules)
    if request.rollouts is not None and spec.roll_out is None:
        raise NoEngineError(f"the engine of {rules.title} has no rollouts")
    engine = _create_engine(rules, limit)
    if request.rollouts is not None and game.actor == "dice":
        _print_dice_due(spec, engine, game, request)
        return
    found = engine.search(game, limit, candidates=request.lines)
    best = found.candidates[0]
    click.echo(f"{game.text(request.language)}\n")
    for candidate in found.candidates:
        _print_candidate(spec, game, found, candidate, request)
    after = game.position.play(best.move)
    click.echo(f"\n{after.text(best.move, request.language)}")
    time = format_decimal(found.seconds, request.language)
    click.echo(request.say("report-search", depth=found.depth, positions=found.nodes, seconds=time))
    if svg is not None:
        write_atomically(svg, rules.draw_svg(after, best.move, language=request.language).encode())


def _print_candidate(
    spec: EngineSpec, game: Game, found: SearchResult, candidate: Candidate, request: _Request
) -> None:
    reasons = spec.explain(game.position, candidate, found.others(candidate))
    click.echo(f"{align_right(request.percent(candidate.value), 6)}  {' '.join(map(str, candidate.line))}")
    move = game.rules.translate_move(candidate.move, request.language)
    words = translate(*reasons, language=request.language)
    click.echo(f"        {request.say('report-move-why', move=move, reasons=words)}")
    if request.rollouts is not None:
        after = game.position
        for move in candidate.line:
            after = after.play(move)
        click.echo(f"        {_roll_out(spec, after, game.position.to_move, request)}")


def _print_dice_due(spec: EngineSpec, engine: GameEngine, game: Game, request: _Request) -> None:
    """Print the value of a position in which the dice are due, to the side that is to roll."""
    click.echo(f"{game.text(request.language)}\n")
    value = request.percent(spec.win_probability(engine, game, Limit()))
    click.echo(f"{align_right(value, 6)}  {request.say('report-expectation')}")
    click.echo(f"        {_roll_out(spec, game.position, game.position.to_move, request)}")


def _roll_out(spec: EngineSpec, position: Position, side: Side, request: _Request) -> str:
    """Return the value of a position to a side by rollouts, as text."""
    if spec.roll_out is None or request.rollouts is None:
        raise NoEngineError("this engine has no rollouts")
    rollout = spec.roll_out(position, side, request.rollouts, _ROLLOUT_SEED)
    value = request.percent(rollout.value)
    if rollout.games == 0:
        return request.say("report-over", percent=value)
    error = request.percent(rollout.error)
    return request.say("report-rollouts", percent=value, error=error, games=rollout.games)


def _read_chosen(path: Path, number: int | None) -> list[Record]:
    """Return the games of a file, or the one asked for. Raises :class:`RecordError` if there is none."""
    try:
        records = read_games(path)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error
    if not records:
        raise RecordError(f"{path} contains no games")
    if number is not None and number > len(records):
        raise RecordError(f"there is no game {number}: {path} contains {len(records)}")
    return records if number is None else [records[number - 1]]


def _analyse_games(records: list[Record], limit: Limit, lines: int, outputs: _Outputs, language: str) -> None:
    for option, path in outputs:
        if len(records) > 1:
            message = (
                f"{option} needs one game, but the file contains {len(records)}: choose one with --number"
            )
            raise click.UsageError(message)
        if not path.parent.is_dir():
            raise FileNotFoundError(f"there is no folder {path.parent}")
    for place, record in enumerate(records):
        analysis = _analyse_record(record, limit, language)
        if outputs.page is not None:
            write_atomically(outputs.page, render_report(analysis, language).encode())
        if outputs.data is not None:
            write_atomically(outputs.data, format_document(analysis))
        click.echo(f"{'' if place == 0 else chr(10)}{format_report(analysis, lines, language)}", nl=False)


def _analyse_record(record: Record, limit: Limit, language: str) -> GameAnalysis:
    spec = find_engine_spec(record.rules)
    engine = _create_engine(record.rules, limit)
    label = translate(Translatable("report-analysing"), language=language)
    with click.progressbar(length=len(record.moves) + 1, label=label, file=sys.stderr) as bar:
        return analyse_record(record, spec, limit, engine=engine, progress=lambda: bar.update(1))
