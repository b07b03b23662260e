"""The miner: a run that was killed gives what one without a break gives."""

from itertools import islice
from pathlib import Path

import pytest

from duellum.puzzles import miner
from duellum.puzzles.journal import Journal, MinedSource
from duellum.puzzles.miner import ATTEMPTS, EFFORT, grade, mine, mine_source
from tests.puzzles.fake_maker import FakeMaker


@pytest.fixture(autouse=True)
def fake_maker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(miner, "load_puzzle_maker", lambda _game: FakeMaker())


def take(path: Path, count: int, **options: int) -> list[MinedSource]:
    """Return the first sources of a run, which is then left without a word, as by a kill."""
    run = mine("battle", Journal(path, "battle"), 1, **options)
    return [*islice(run, count)]


def test_a_source_is_graded_and_verified() -> None:
    source = mine_source(("battle", 1))
    assert [mined.refutation for mined in source.puzzles] == [None, f"refuted at {EFFORT}"]
    assert [mined.depth for mined in source.puzzles] == [3, 4]


def test_a_killed_run_goes_on_and_gives_the_same(tmp_path: Path) -> None:
    whole = take(tmp_path / "whole", 9)
    broken = tmp_path / "broken"
    take(broken, 4)
    content = broken.read_bytes()
    broken.write_bytes(content[:-15])  # killed while it wrote the fourth
    assert sorted(take(broken, 9), key=lambda source: source.number) == whole
    assert (tmp_path / "whole").read_bytes().splitlines()[3] in broken.read_bytes().splitlines()


def test_nothing_is_mined_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    take(tmp_path / "run", 5)
    monkeypatch.setattr(miner, "mine_source", lambda task: MinedSource(task[1], ()))
    again = take(tmp_path / "run", 6)
    assert [source.number for source in again] == [0, 1, 2, 3, 4, 5]
    assert again[4].puzzles


def test_machines_share_a_run_by_first_and_step(tmp_path: Path) -> None:
    assert [source.number for source in take(tmp_path / "run", 3, first=4, step=10)] == [4, 14, 24]


def test_failures_are_counted_by_level() -> None:
    maker = FakeMaker()
    puzzle = next(maker.propose(2))
    mined = grade(maker, puzzle, "why")
    assert mined.depth == 5
    assert mined.refutation == "why"
    assert mined.failures.keys() == ATTEMPTS.keys()
    assert mined.failures[1] == 2 / 3
    assert mined.failures[7] == 0
