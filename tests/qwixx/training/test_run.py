"""A whole training run: evaluations, the gate, the learning curve, and resuming."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from duellum.core.statistics import Score
from duellum.qwixx.engine.neural_net.weights import NeuralNet, initialise_network, load_shipped_network
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.training import run
from duellum.qwixx.training.checkpoints import CheckpointError, Evaluation, TrainingFolder
from duellum.qwixx.training.plan import reduce_games
from duellum.qwixx.training.run import passes_gate, play_against_network, play_against_policy, train_network
from duellum.qwixx.training.trainer import Trainer
from tests.qwixx.training.plans import TINY
from tests.qwixx.training.test_trainer import is_same_network, train


class StopError(Exception):
    """Stands for whatever ends a process."""


def test_a_run_is_evaluated_drawn_and_saved(tmp_path: Path) -> None:
    folder, reports = TrainingFolder(tmp_path), list[tuple[int, bool]]()
    trainer = train_network(
        folder, TINY, interval=2, games=20,
        progress=lambda trainer, evaluation: reports.append((trainer.rounds_done, evaluation is not None)),
    )  # fmt: skip
    assert reports == [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)]
    log = folder.read_log()
    assert [evaluation.rounds for evaluation in log] == [2, 4, 6]
    assert [evaluation.games for evaluation in log] == [48, 78, 90]
    assert log[0].is_accepted
    assert log[0].seconds < log[1].seconds < log[2].seconds
    assert {path.name for path in tmp_path.iterdir()} == {
        "checkpoint.npz", "network.npz", "diary.jsonl", "curve.svg",
    }  # fmt: skip
    root = ET.fromstring((tmp_path / "curve.svg").read_text(encoding="utf-8"))  # noqa: S314 - our own
    lines = [tag.attrib["points"] for tag in root.iter() if tag.tag.endswith("polyline")]
    dots = [tag for tag in root.iter() if tag.tag.endswith("circle")]
    assert max(len(points.split()) for points in lines) == len(log)
    assert len(dots) == sum(evaluation.is_accepted for evaluation in log)
    assert is_same_network(trainer.network, train(TINY).network)


def test_a_run_that_was_interrupted_resumes_as_if_it_had_not_been(tmp_path: Path) -> None:
    def stop(trainer: Trainer, evaluation: Evaluation | None) -> None:  # noqa: ARG001
        if trainer.rounds_done == 5:
            raise StopError

    with pytest.raises(StopError):
        train_network(TrainingFolder(tmp_path / "one"), TINY, interval=2, games=4, progress=stop)
    resumed = train_network(TrainingFolder(tmp_path / "one"), TINY, interval=2, games=4)
    whole = train_network(TrainingFolder(tmp_path / "other"), TINY, interval=2, games=4)
    assert is_same_network(resumed.network, whole.network)
    one, other = (TrainingFolder(tmp_path / name).read_log() for name in ("one", "other"))
    assert [each.against_careful for each in one] == [each.against_careful for each in other]
    assert [each.rounds for each in one] == [2, 4, 6]


def test_a_finished_run_is_left_as_it_is(tmp_path: Path) -> None:
    train_network(TrainingFolder(tmp_path), TINY, interval=3, games=4)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert train_network(TrainingFolder(tmp_path), TINY, interval=3, games=4).rounds_done == TINY.rounds
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_another_plan_is_refused(tmp_path: Path) -> None:
    train_network(TrainingFolder(tmp_path), TINY, interval=6, games=4)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(CheckpointError, match="a different plan"):
        train_network(TrainingFolder(tmp_path), reduce_games(TINY, 2, 7), interval=6, games=4)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def evaluate(folder: TrainingFolder, network: NeuralNet) -> Evaluation:
    """Return the evaluation of a run that has come to this network."""
    trainer = Trainer(TINY)
    trainer.optimizer.ema = network
    return run._evaluate(folder, trainer, 1.0, 0.5, 100)


def test_the_gate_keeps_the_better_network(tmp_path: Path) -> None:
    folder, weak, strong = TrainingFolder(tmp_path), initialise_network(1), load_shipped_network()
    assert evaluate(folder, weak).is_accepted  # the first is the best so far
    first = folder.load_best()
    better = evaluate(folder, strong)
    assert better.is_accepted
    assert better.against_best > 0.9
    best = folder.load_best()
    assert best is not None
    assert first is not None
    assert not is_same_network(best, first)
    worse = evaluate(folder, weak)
    assert not worse.is_accepted
    assert worse.against_best < 0.1
    still = folder.load_best()
    assert still is not None
    assert is_same_network(still, best)


def test_a_network_is_as_strong_as_itself() -> None:
    network = initialise_network(7)
    assert play_against_network(network, network, 40, 3).share == 0.5


def test_a_trained_network_beats_random_weights_and_greedy() -> None:
    trained, untrained = load_shipped_network(), initialise_network(7)
    assert play_against_network(trained, untrained, 100, 1).share > 0.9
    assert play_against_policy(trained, Policy.GREEDY, 400, 1).share > 0.65
    assert play_against_policy(untrained, Policy.GREEDY, 100, 1).share < 0.3


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ((2.0,) * 30, True),
        ((1.0,) * 30, False),
        ((0.0,) * 30, False),
        ((2.0, 0.0) * 15, False),
        ((1.5,) * 30, True),
    ],
)
def test_the_gate_asks_for_clearly_more_than_half_of_the_points(
    pairs: tuple[float, ...],
    expected: bool,  # noqa: FBT001
) -> None:
    assert passes_gate(Score(pairs)) is expected
