"""A small book built to the end: the same however often it is interrupted and with how many workers."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from duellum.battle.engine.battle_engine import BattleEngine
from duellum.core.opening_book import NoOpeningBookError, OpeningBook, parse_book
from duellum.core.registry import load_rules
from duellum.opening_book import builder, self_play
from duellum.opening_book.builder import BookBuilder, PlanError, search_values
from duellum.opening_book.tree import BookPlan

BATTLE = load_rules("battle")
PLAN = BookPlan(
    positions=42,
    root_nodes=60_000,
    reply_nodes=1_500,
    nodes=1_500,
    lines=4,
    games=12,
    games_of_each=0,
    game_nodes=60,
)


class _InterruptedError(Exception):
    pass


def build(folder: Path, workers: int, stop_at: tuple[str, int] | None = None) -> str:
    def progress(task: str, done: int, _: int) -> None:
        if stop_at is not None and task == stop_at[0] and done >= stop_at[1]:
            raise _InterruptedError

    return BookBuilder(BATTLE, folder, PLAN, workers).build(progress)


@pytest.fixture(scope="module", autouse=True)
def _short_games() -> Iterator[None]:
    """Games end before the tablebase, which is loaded in the background, has an influence."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(self_play, "MAX_PLIES", 14)
        patch.setattr(builder, "MEGABYTES", 1)
        yield


@pytest.fixture(scope="module")
def book_text(_short_games: None, tmp_path_factory: pytest.TempPathFactory) -> str:
    return build(tmp_path_factory.mktemp("book"), 1)


@pytest.fixture
def book(book_text: str) -> OpeningBook:
    return parse_book(book_text, lambda position: position)


def test_an_interrupted_run_is_resumed_to_the_same_book(tmp_path: Path, book_text: str) -> None:
    for stop_at in (("search", 17), ("play", 5)):
        with pytest.raises(_InterruptedError):
            build(tmp_path, 2, stop_at)
    with (tmp_path / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write('["11", [1.0, [[0')  # a line that the power failure cut off
    assert build(tmp_path, 2) == book_text


def test_every_first_move_is_valued(book: OpeningBook) -> None:
    start = book.moves(BATTLE.starts[0])
    assert len(start) == 37
    assert sum(move.games for move in start) == PLAN.games
    assert [move.value for move in start] == sorted((move.value for move in start), reverse=True)


def test_moves_are_legal_and_games_add_up_along_the_tree(book: OpeningBook) -> None:
    assert len(book.positions) == PLAN.positions
    for text, moves in book.positions.items():
        position = BATTLE.parse_position(text)
        for move in moves:
            after = position.play(move.move)
            assert 0 <= move.points <= move.games
            replies = book.moves(str(replace(after, plies_since_capture=0, number=1)))
            assert sum(reply.games for reply in replies) >= (move.games if replies else 0)


def test_a_search_finds_the_same_again(book: OpeningBook) -> None:
    text = [*book.positions][-1]
    position = BATTLE.parse_position(text)
    values = search_values(BattleEngine(megabytes=1), BATTLE, position, PLAN.nodes, PLAN.lines)
    best = max(values, key=lambda move: values[move])
    assert round(values[best], 3) == {move.move: move.value for move in book.positions[text]}[best]


def test_the_first_games_begin_with_each_first_move_in_turn(tmp_path: Path) -> None:
    plan = replace(PLAN, positions=1, games_of_each=2)
    tree = BookBuilder(BATTLE, tmp_path, plan).tree
    values = {f"move {number}": 0.5 for number in range(3)}
    drawn = [self_play.draw_move(number, tree, values, random.Random(1)) for number in range(6)]
    assert drawn == [*values, *values]
    assert len({self_play.draw_move(None, tree, values, random.Random(seed)) for seed in range(30)}) == 3


def test_another_plan_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    BookBuilder(BATTLE, tmp_path, PLAN)
    with pytest.raises(PlanError, match="a different plan"):
        BookBuilder(BATTLE, tmp_path, replace(PLAN, seed=2))
    assert json.loads((tmp_path / "plan.json").read_text())["positions"] == PLAN.positions


def test_a_game_with_dice_has_no_openings(tmp_path: Path) -> None:
    with pytest.raises(NoOpeningBookError, match="dice decide"):
        BookBuilder(load_rules("qwixx"), tmp_path, PLAN)
