"""Builds an opening book in a folder, where a run that was interrupted is resumed."""

import json
import os
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from duellum.core.engine import EngineSpec, GameEngine, Limit, SearchResult
from duellum.core.game import Game
from duellum.core.opening_book import BookMove, BookSpec, NoOpeningBookError, format_book
from duellum.core.registry import find_part
from duellum.core.rules import Position, Rules
from duellum.engine.playouts import find_engine_spec
from duellum.opening_book.self_play import PlayedGame, play_game
from duellum.opening_book.tree import BookPlan, BookTree, Values


def search_values(
    engine: GameEngine,
    rules: Rules,
    position: Position,
    nodes: int,
    lines: int,
) -> dict[str, float]:
    """Return the values of the best moves of a position, the best first, to six decimals.

    A value is the mean of the last two complete depths: one side has the last move at an odd depth, the other
    at an even one, and their values differ. The engine is reset before, so the same call finds the same.
    """
    engine.reset()
    complete: dict[int, dict[str, float]] = {}

    def note(result: SearchResult) -> None:
        if result.depth not in complete:
            complete[result.depth] = {str(each.move): each.value for each in result.candidates}

    note(engine.search(Game(rules, position), Limit(nodes=nodes), candidates=lines, progress=note))
    last = max(complete)
    final, before = complete[last], complete.get(last - 1, {})
    values = {move: round((value + before.get(move, value)) / 2, 6) for move, value in final.items()}
    return dict(sorted(values.items(), key=lambda item: (-item[1], item[0])))


Progress = Callable[[str, int, int], None]
"""Takes what is being done, ``search`` or ``play``, how much of it is done, and how much in all."""
MEGABYTES = 64
"""The size of the engine's table, which has an influence on what searches find."""
_ALL_MOVES = 1000
_BLOCK = 64
"""How many games are given to the workers at a time."""


class PlanError(ValueError):
    """The folder contains a run with a different plan."""


class BookBuilder:
    """A run in a folder: ``plan.json``, and what was found so far, a line each, in two files.

    Raises :class:`NoOpeningBookError` for a game without openings, :class:`PlanError`.
    """

    def __init__(self, rules: Rules, folder: Path, plan: BookPlan, workers: int | None = None) -> None:
        self.rules, self.plan = rules, plan
        self._engine_spec, self._book_spec = _load_specs(rules)
        self._folder = folder
        self._workers = workers or os.cpu_count() or 1
        self._local = threading.local()
        self.tree = BookTree(rules, self._book_spec.normalise, plan)
        _check_plan(folder, rules, plan)

    def build(self, progress: Progress) -> str:
        """Do what is left to do, and return the text of the book."""
        searched = _Journal(self._folder / "searches.jsonl")
        played = _Journal(self._folder / "games.jsonl")
        with ThreadPoolExecutor(self._workers) as pool:
            progress("search", 0, self.plan.positions)
            for count in self.tree.grow(lambda batch: self._search(pool, searched, batch)):
                progress("search", count, self.plan.positions)
            values = self.tree.back_up()
            games = []
            for game in self._play(pool, played, values):
                games.append(game)
                progress("play", len(games), self.plan.games)
        return self._format(values, games)

    def _search(
        self, pool: ThreadPoolExecutor, journal: "_Journal", batch: Sequence[tuple[Any, int]]
    ) -> list[Values]:
        missing = [(position, ply) for position, ply in batch if str(position) not in journal]
        for (position, _), values in zip(
            missing, pool.map(lambda work: self._search_one(*work), missing), strict=True
        ):
            journal.write(str(position), values)
        return [journal[str(position)] for position, _ in batch]

    def _search_one(self, position: Any, ply: int) -> dict[str, float]:  # noqa: ANN401 - each game has its own
        lines = _ALL_MOVES if ply == 0 else self.plan.lines
        values = search_values(self._engine(), self.rules, position, self.plan.nodes_at(ply), lines)
        least = max(values.values()) - self.plan.kept_loss
        return {move: value for move, value in values.items() if ply == 0 or value >= least}

    def _play(
        self, pool: ThreadPoolExecutor, journal: "_Journal", values: dict[str, dict[str, float]]
    ) -> Iterator[PlayedGame]:
        texts = list(self.tree.nodes)
        places = {text: index for index, text in enumerate(texts)}

        def play(number: int) -> PlayedGame:
            return play_game(number, self.rules, self._engine(), self.tree, values)

        for start in range(0, self.plan.games, _BLOCK):
            block = range(start, min(start + _BLOCK, self.plan.games))
            missing = [number for number in block if str(number) not in journal]
            for number, game in zip(missing, pool.map(play, missing), strict=True):
                opening = [[places[text], move] for text, move in game.opening]
                journal.write(str(number), [game.points, opening])
            for number in block:
                points, opening = journal[str(number)]
                yield PlayedGame(tuple((texts[place], move) for place, move in opening), points)

    def _engine(self) -> GameEngine:
        """Return this thread's engine."""
        if not hasattr(self._local, "engine"):
            self._local.engine = self._engine_spec.create(megabytes=MEGABYTES, threads=1)
        engine: GameEngine = self._local.engine
        return engine

    def _format(self, values: dict[str, dict[str, float]], games: Iterable[PlayedGame]) -> str:
        tally: dict[tuple[str, str], list[float]] = defaultdict(list)
        for game in games:
            for ply, step in enumerate(game.opening):
                tally[step].append(game.points if ply % 2 == 0 else 1 - game.points)
        book = {text: [self._move(text, *item, tally) for item in values[text].items()] for text in values}
        return format_book({"game": self.rules.name, **asdict(self.plan)}, book)

    def _move(
        self, text: str, move: str, value: float, tally: dict[tuple[str, str], list[float]]
    ) -> BookMove:
        position = self.tree.nodes[text].position
        plans = self._book_spec.find_plans(position, position.parse_move(move))
        results = tally.get((text, move), [])
        return BookMove(move, value, len(results), sum(results), plans)


def _load_specs(rules: Rules) -> tuple[EngineSpec, BookSpec]:
    openings: BookSpec | None = find_part(rules.name, "openings")
    if openings is None:
        raise NoOpeningBookError(
            f"{rules.title} has no opening book, because its dice decide how a game begins"
        )
    return find_engine_spec(rules), openings


def _check_plan(folder: Path, rules: Rules, plan: BookPlan) -> None:
    """Write the plan into a new folder, or compare it with the one that is there."""
    folder.mkdir(parents=True, exist_ok=True)
    path, text = folder / "plan.json", json.dumps({"game": rules.name, **asdict(plan)}, indent=1)
    if not path.exists():
        path.write_text(text, encoding="utf-8")
    elif path.read_text(encoding="utf-8") != text:
        raise PlanError(f"{folder} contains a run with a different plan: see {path}")


class _Journal:
    """Results by key, a line of JSON each; a last line that was cut off is done again."""

    def __init__(self, path: Path) -> None:
        self._path, self._results = path, dict[str, Any]()
        if path.exists():
            whole = [
                line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if "\n" in line
            ]
            path.write_text("".join(whole), encoding="utf-8")
            self._results = dict(json.loads(line) for line in whole)

    def __contains__(self, key: str) -> bool:
        return key in self._results

    def __getitem__(self, key: str) -> Any:  # noqa: ANN401 - JSON
        return self._results[key]

    def write(self, key: str, result: Any) -> None:  # noqa: ANN401 - JSON
        self._results[key] = result
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([key, result]) + "\n")
