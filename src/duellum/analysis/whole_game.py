"""The analysis of a whole game, as users ask for it."""

from collections.abc import Callable

from duellum.analysis.analyser import SECONDS_PER_DECISION, analyse_record
from duellum.analysis.model import GameAnalysis
from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.engine.playouts import find_engine_spec
from duellum.engine.position_engine import make_limit
from duellum.record import Record


def analyse(
    game: Record | Game,
    *,
    time: float | None = None,
    depth: int | None = None,
    nodes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> GameAnalysis:
    """Grade every decision of a game, and measure the luck of every roll.

    Args:
        game: A record or a game, finished or not.
        time: The seconds to search for each decision; 0.3 if no limit is given.
        depth: The depth that the search for a decision may reach.
        nodes: How many positions it may look at. The result is then the same on every machine and in the
            browser.
        progress: Called after each position with the number of positions that are done, and of all.

    Raises:
        RecordError: The record is of a game that cannot have happened.

    >>> from duellum import read_games
    >>> [record] = read_games('[Game "battle"] [White "Ann"] 1. i1n4w1 i8s5 2. h5w3n3 1-0')
    >>> analysis = analyse(record, depth=3)
    >>> analysis
    <GameAnalysis of Ann against Black: accuracy 67% and 17%>
    >>> [(str(ply.move), ply.grade.value) for ply in analysis.plies[1:]]
    [('i8s5', 'blunder'), ('h5w3n3', 'best')]
    >>> print(analysis.text().splitlines()[1])
    Ann (White) won, 1-0. The king was captured.
    >>> import json
    >>> json.loads(analysis.json())["turning"]
    1
    """
    if not isinstance(game, Record | Game):
        raise TypeError(f"expected a Record or a Game, not {type(game).__name__}")
    record = Record.from_game(game) if isinstance(game, Game) else game
    spec, count, done = find_engine_spec(record.rules), len(record) + 1, 0
    is_limited = (time, depth, nodes) != (None, None, None)
    limit = make_limit(time, depth, nodes) if is_limited else Limit(seconds=SECONDS_PER_DECISION)

    def count_position() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, count)

    engine = spec.create() if limit.nodes is None else spec.create_portable()
    return analyse_record(record, spec, limit, engine=engine, progress=count_position)
