"""The folder of a training run: the checkpoint, the best network, and the training log.

- ``checkpoint.npz``: all that is needed to resume.
- ``network.npz``: the best network so far, in the format of the shipped one.
- ``diary.jsonl``: the training log, one line for each evaluation.
- ``curve.svg``: the learning curve drawn from the log.
"""

import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from duellum.core.files import write_atomically
from duellum.qwixx.engine.neural_net.weights import NeuralNet, encode_network, load_network
from duellum.qwixx.training.plan import TrainingPlan
from duellum.qwixx.training.trainer import Trainer

_ARRAY_PREFIXES = {
    "network": "network",
    "ema": "average",
    "first_moment": "means",
    "second_moment": "squares",
}
"""By attribute of the optimizer, what its arrays are called in a checkpoint."""


class CheckpointError(ValueError):
    """A folder whose checkpoint is broken or belongs to a different plan; the message says which."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """An entry of the training log: how a network did after some rounds."""

    rounds: int
    games: int
    seconds: float
    """How long training has taken so far."""
    loss: float
    against_careful: float
    """Share of the points."""
    against_best: float
    """Share of the points against the best network so far; a half for the first."""
    error: float
    """Half the width of the 95 % interval of the last."""
    is_accepted: bool


class _OtherPlanError(Exception):
    """A checkpoint of a run with a different plan."""


def _encode_plan(plan: TrainingPlan) -> dict[str, Any]:
    """Return the plan as a checkpoint holds it."""
    stages = [
        {
            "rounds": stage.rounds,
            "games": stage.games,
            "rate": list(stage.learning_rate),
            "trust": list(stage.td_lambda),
            "weighs_rolls": stage.reduces_variance,
            "passes": stage.replay_rounds,
        }
        for stage in plan.stages
    ]
    return {"stages": stages, "seed": plan.seed}


def _read_checkpoint(arrays: Mapping[str, Any], plan: TrainingPlan, threads: int) -> tuple[Trainer, float]:
    """Return the run of a checkpoint and its seconds. Raises various errors if it is not a checkpoint."""
    about = json.loads(str(arrays["about"]))
    if about["plan"] != _encode_plan(plan):
        raise _OtherPlanError
    trainer = Trainer(plan, threads)
    for attribute, prefix in _ARRAY_PREFIXES.items():
        network = NeuralNet(*(arrays[f"{prefix}_{name}"] for name in NeuralNet._fields))
        setattr(trainer.optimizer, attribute, network)
    trainer.optimizer.steps, trainer.rounds_done = about["steps"], about["rounds"]
    while f"examples_{len(trainer.replay_buffer)}" in arrays:
        number = len(trainer.replay_buffer)
        trainer.replay_buffer.append((arrays[f"examples_{number}"], arrays[f"targets_{number}"]))
    return trainer, float(about["seconds"])


def _checkpoint_arrays(trainer: Trainer) -> dict[str, Any]:
    """Return the arrays of a run by their names in a checkpoint."""
    arrays: dict[str, Any] = {
        f"{prefix}_{name}": array
        for attribute, prefix in _ARRAY_PREFIXES.items()
        for name, array in getattr(trainer.optimizer, attribute)._asdict().items()
    }
    for number, (examples, targets) in enumerate(trainer.replay_buffer):
        arrays |= {f"examples_{number}": examples, f"targets_{number}": targets}
    return arrays


class TrainingFolder:
    """The folder of a training run. Methods raise :class:`OSError` when files cannot be read or written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)

    @property
    def has_checkpoint(self) -> bool:
        """Whether there is a run to resume."""
        return (self.path / "checkpoint.npz").exists()

    def save_checkpoint(self, trainer: Trainer, seconds: float) -> None:
        """Write the checkpoint of a run that has taken `seconds`."""
        about = {
            "plan": _encode_plan(trainer.plan),
            "rounds": trainer.rounds_done,
            "steps": trainer.optimizer.steps,
            "seconds": seconds,
        }
        content = io.BytesIO()
        np.savez(content, about=np.array(json.dumps(about)), **_checkpoint_arrays(trainer))
        write_atomically(self.path / "checkpoint.npz", content.getvalue())

    def load_checkpoint(self, plan: TrainingPlan, threads: int) -> tuple[Trainer, float]:
        """Return the run to resume and how many seconds it has taken.

        Raises :class:`CheckpointError` if it has a different plan or is broken.
        """
        content = io.BytesIO((self.path / "checkpoint.npz").read_bytes())
        try:
            with np.load(content, allow_pickle=False) as arrays:
                return _read_checkpoint(arrays, plan, threads)
        except _OtherPlanError as error:
            raise CheckpointError(
                f"the training run in {self.path} has a different plan: choose a different folder"
            ) from error
        except (ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile) as error:
            raise CheckpointError(f"{self.path / 'checkpoint.npz'} is not a training checkpoint") from error

    def load_best(self) -> NeuralNet | None:
        """Return the best network so far, None before the first evaluation."""
        path = self.path / "network.npz"
        return load_network(path) if path.exists() else None

    def save_best(self, network: NeuralNet) -> None:
        """Save a network as the best one."""
        write_atomically(self.path / "network.npz", encode_network(network))

    def read_log(self) -> list[Evaluation]:
        """Return the training log."""
        path = self.path / "diary.jsonl"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return [Evaluation(**json.loads(line)) for line in lines]

    def write_log(self, evaluations: list[Evaluation]) -> None:
        """Write the training log."""
        lines = (json.dumps(asdict(evaluation)) for evaluation in evaluations)
        write_atomically(self.path / "diary.jsonl", "".join(f"{line}\n" for line in lines).encode())

    def write_text(self, name: str, text: str) -> None:
        """Write a text file into the folder."""
        write_atomically(self.path / name, text.encode())
