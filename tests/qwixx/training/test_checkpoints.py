"""The folder of a training run: resuming from a checkpoint is as if the run had not stopped."""

import json
from pathlib import Path

import numpy as np
import pytest

from duellum.qwixx.engine.neural_net.weights import NeuralNet, initialise_network
from duellum.qwixx.training.checkpoints import CheckpointError, Evaluation, TrainingFolder
from duellum.qwixx.training.plan import TrainingPlan
from duellum.qwixx.training.trainer import Trainer
from tests.qwixx.training.plans import TINY
from tests.qwixx.training.test_trainer import is_same_network, train

EVALUATION = Evaluation(3, 72, 1.5, 0.25, 0.4, 0.5, 0.02, is_accepted=True)


def train_partly(rounds: int) -> Trainer:
    """Return a trainer that was stopped after so many rounds."""
    trainer = Trainer(TINY)
    for _ in trainer.run():
        if trainer.rounds_done == rounds:
            break
    return trainer


@pytest.mark.parametrize("rounds", [2, *(pytest.param(rounds, marks=pytest.mark.slow) for rounds in (3, 5))])
def test_a_resumed_run_gives_the_weights_of_one_that_never_stopped(tmp_path: Path, rounds: int) -> None:
    folder = TrainingFolder(tmp_path)
    folder.save_checkpoint(train_partly(rounds), seconds=12.5)
    trainer, seconds = folder.load_checkpoint(TINY, threads=1)
    assert (trainer.rounds_done, seconds) == (rounds, 12.5)
    for _ in trainer.run():
        pass
    whole = train(TINY)
    assert is_same_network(trainer.network, whole.network)
    assert is_same_network(trainer.optimizer.network, whole.optimizer.network)
    assert trainer.optimizer.steps == whole.optimizer.steps


def test_the_format_of_a_checkpoint_stays_readable(tmp_path: Path) -> None:
    TrainingFolder(tmp_path).save_checkpoint(train_partly(1), seconds=2)
    with np.load(tmp_path / "checkpoint.npz") as arrays:
        names = {
            f"{part}_{name}"
            for part in ("network", "average", "means", "squares")
            for name in NeuralNet._fields
        }
        assert set(arrays) == {"about", "examples_0", "targets_0", *names}
        about = json.loads(str(arrays["about"]))
    first = {"rounds": 3, "games": 24, "rate": [2e-3, 1e-3], "trust": [1.0, 0.8]}
    second = {"rounds": 3, "games": 6, "rate": [1e-3, 5e-4], "trust": [0.9, 0.9]}
    stages = [{**first, "weighs_rolls": False, "passes": 1}, {**second, "weighs_rolls": True, "passes": 3}]
    assert about.pop("steps") > 0
    assert about == {"plan": {"stages": stages, "seed": 7}, "rounds": 1, "seconds": 2}


def test_a_checkpoint_with_another_plan_is_refused_and_left_alone(tmp_path: Path) -> None:
    folder = TrainingFolder(tmp_path)
    folder.save_checkpoint(train_partly(1), seconds=1)
    before = (tmp_path / "checkpoint.npz").read_bytes()
    with pytest.raises(CheckpointError, match="a different plan: choose a different folder"):
        folder.load_checkpoint(TrainingPlan(TINY.stages, seed=1), threads=1)
    assert (tmp_path / "checkpoint.npz").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["checkpoint.npz"]


@pytest.mark.parametrize("content", [b"", b"no checkpoint at all", b"PK\x03\x04 broken"])
def test_a_broken_checkpoint_is_reported_as_one(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "checkpoint.npz").write_bytes(content)
    with pytest.raises(CheckpointError, match=r"checkpoint\.npz is not a training checkpoint"):
        TrainingFolder(tmp_path).load_checkpoint(TINY, threads=1)


def test_a_new_folder_is_created_empty(tmp_path: Path) -> None:
    folder = TrainingFolder(tmp_path / "deep" / "run")
    assert (folder.has_checkpoint, folder.load_best(), folder.read_log()) == (False, None, [])


def test_the_log_and_the_best_network_come_back(tmp_path: Path) -> None:
    folder = TrainingFolder(tmp_path)
    folder.write_log([EVALUATION, EVALUATION])
    assert folder.read_log() == [EVALUATION, EVALUATION]
    network = initialise_network(3)
    folder.save_best(network)
    best = folder.load_best()
    assert best is not None
    assert all(np.allclose(one, other, atol=1e-3) for one, other in zip(best, network, strict=True))
