"""The train command: it resumes where it was stopped, and reports errors in a line."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duellum.cli import main
from duellum.qwixx.training.checkpoints import TrainingFolder
from tests.qwixx.training.plans import TINY


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every run short, with small evaluations."""
    monkeypatch.setattr("duellum.qwixx.training.plan.FULL_PLAN", TINY)
    monkeypatch.setattr(
        "duellum.qwixx.training.run.train_network.__defaults__", (TINY, 1, TINY.rounds, 20, None)
    )


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["train", "qwixx", *arguments])


def test_it_trains_saves_everything_and_does_nothing_again(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    result = run(str(folder), "--quick", "--threads", "1")
    assert result.exit_code == 0, result.output
    assert f"The best network is {folder / 'network.npz'}" in result.output
    assert [each.rounds for each in TrainingFolder(folder).read_log()] == [TINY.rounds]
    before = (folder / "checkpoint.npz").read_bytes()
    assert run(str(folder), "--quick", "--threads", "2").exit_code == 0
    assert (folder / "checkpoint.npz").read_bytes() == before


def test_a_folder_with_another_run_is_refused_in_a_line(tmp_path: Path) -> None:
    assert run(str(tmp_path), "--quick").exit_code == 0
    refused = run(str(tmp_path), "--quick", "--seed", "5")
    assert (refused.exit_code, isinstance(refused.exception, SystemExit)) == (1, True)
    assert "has another plan: choose another folder" in refused.output


@pytest.mark.parametrize("name", ["checkpoint.npz", "network.npz"])
def test_broken_files_are_reported_in_a_line(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"nothing")
    broken = run(str(tmp_path), "--quick")
    assert (broken.exit_code, isinstance(broken.exception, SystemExit)) == (1, True)
    assert f"{name} " in broken.output.replace("\n", " ")


def test_only_games_with_a_network_are_trained() -> None:
    assert "'battle' is not 'qwixx'" in CliRunner().invoke(main, ["train", "battle", "here"]).output
