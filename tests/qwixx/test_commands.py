"""The commands that only Qwixx Duel has: ``duellum simulate`` and ``duellum train``."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duellum.cli import main
from duellum.qwixx.training.checkpoints import TrainingFolder
from tests.cli.commands import run
from tests.qwixx.training.plans import TINY


def test_a_simulation_repeats_with_its_seed() -> None:
    arguments = [
        "simulate",
        "qwixx",
        "--games",
        "300",
        "--policy",
        "careful",
        "--against",
        "greedy",
        "--seed",
        "5",
    ]
    first, again = run(*arguments), run(*arguments)
    assert first.exit_code == 0
    assert first.stdout == again.stdout
    assert "300 games, careful against greedy, seed 5" in first.stdout
    assert first.stdout != run(*arguments[:-1], "6").stdout


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every run short, with small evaluations."""
    monkeypatch.setattr("duellum.qwixx.training.plan.FULL_PLAN", TINY)
    monkeypatch.setattr(
        "duellum.qwixx.training.run.train_network.__defaults__", (TINY, 1, TINY.rounds, 20, None)
    )


def train(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["train", "qwixx", *arguments])


def test_it_trains_saves_everything_and_does_nothing_again(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    result = train(str(folder), "--quick", "--threads", "1")
    assert result.exit_code == 0, result.output
    assert f"The best net is {folder / 'network.npz'}" in result.output
    assert [each.rounds for each in TrainingFolder(folder).read_log()] == [TINY.rounds]
    before = (folder / "checkpoint.npz").read_bytes()
    assert train(str(folder), "--quick", "--threads", "2").exit_code == 0
    assert (folder / "checkpoint.npz").read_bytes() == before


def test_a_folder_with_another_run_is_refused_in_a_line(tmp_path: Path) -> None:
    assert train(str(tmp_path), "--quick").exit_code == 0
    refused = train(str(tmp_path), "--quick", "--seed", "5")
    assert (refused.exit_code, isinstance(refused.exception, SystemExit)) == (1, True)
    assert "has a different plan: choose a different folder" in refused.output


@pytest.mark.parametrize("name", ["checkpoint.npz", "network.npz"])
def test_broken_files_are_reported_in_a_line(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"nothing")
    broken = train(str(tmp_path), "--quick")
    assert (broken.exit_code, isinstance(broken.exception, SystemExit)) == (1, True)
    assert f"{name} " in broken.output.replace("\n", " ")


def test_only_games_with_a_network_are_trained() -> None:
    assert "'battle' is not 'qwixx'" in CliRunner().invoke(main, ["train", "battle", "here"]).output
