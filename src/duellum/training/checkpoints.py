"""A course's folder: the checkpoint to go on from, the best network, and the diary of examinations.

- ``checkpoint.npz``: all that is needed to go on.
- ``network.npz``: the best network so far, in the form the package ships.
- ``diary.jsonl``: a line for each examination.
- ``curve.svg``: the diary, drawn.
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
from duellum.qwixx.engine.network.weights import Network, load_network, network_bytes
from duellum.training.trainer import Course, Plan

_PARTS = ("network", "average", "means", "squares")


class CourseError(ValueError):
    """A folder that holds no course, or another one than was asked for; the message says which."""


@dataclass(frozen=True, slots=True)
class Examination:
    """What a network could do after some rounds."""

    rounds: int
    games: int
    seconds: float
    """How long learning has taken so far."""
    loss: float
    against_careful: float
    """Share of the points."""
    against_best: float
    """Share of the points against the best network before; a half for the first."""
    error: float
    """Half the width of the 95 % interval of the last."""
    is_accepted: bool


class _OtherPlanError(Exception):
    """A checkpoint of a course with another plan."""


def _read_course(arrays: Mapping[str, Any], plan: Plan, threads: int) -> tuple[Course, float]:
    """Return the course in a checkpoint and its seconds, and fail in many ways where it holds none."""
    about = json.loads(str(arrays["about"]))
    if about["plan"] != json.loads(json.dumps(asdict(plan))):
        raise _OtherPlanError
    course = Course(plan, threads)
    for part in _PARTS:
        setattr(course.learner, part, Network(*(arrays[f"{part}_{name}"] for name in Network._fields)))
    course.learner.steps, course.rounds_done = about["steps"], about["rounds"]
    while f"examples_{len(course.kept)}" in arrays:
        number = len(course.kept)
        course.kept.append((arrays[f"examples_{number}"], arrays[f"targets_{number}"]))
    return course, float(about["seconds"])


class Folder:
    """Where a course is kept. Methods raise :class:`OSError` when files cannot be read or written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)

    @property
    def has_course(self) -> bool:
        """Whether there is something to go on from."""
        return (self.path / "checkpoint.npz").exists()

    def save(self, course: Course, seconds: float) -> None:
        """Write down where a course stands."""
        learner = course.learner
        arrays = {
            f"{part}_{name}": array
            for part in _PARTS
            for name, array in getattr(learner, part)._asdict().items()
        }
        about = {
            "plan": asdict(course.plan),
            "rounds": course.rounds_done,
            "steps": learner.steps,
            "seconds": seconds,
        }
        for number, (examples, targets) in enumerate(course.kept):
            arrays |= {f"examples_{number}": examples, f"targets_{number}": targets}
        content = io.BytesIO()
        np.savez(content, about=np.array(json.dumps(about)), **arrays)
        write_atomically(self.path / "checkpoint.npz", content.getvalue())

    def load(self, plan: Plan, threads: int) -> tuple[Course, float]:
        """Return the course that was begun here and how many seconds it has taken.

        Raises :class:`CourseError` where it has another plan, or cannot be understood.
        """
        content = io.BytesIO((self.path / "checkpoint.npz").read_bytes())
        try:
            with np.load(content, allow_pickle=False) as arrays:
                return _read_course(arrays, plan, threads)
        except _OtherPlanError as error:
            raise CourseError(f"the course in {self.path} has another plan: choose another folder") from error
        except (ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile) as error:
            raise CourseError(f"{self.path / 'checkpoint.npz'} is no checkpoint of a course") from error

    def best(self) -> Network | None:
        """Return the best network so far, None before the first examination."""
        path = self.path / "network.npz"
        return load_network(path) if path.exists() else None

    def keep_best(self, network: Network) -> None:
        """Keep a network as the best one."""
        write_atomically(self.path / "network.npz", network_bytes(network))

    def diary(self) -> list[Examination]:
        """Return all examinations so far."""
        path = self.path / "diary.jsonl"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return [Examination(**json.loads(line)) for line in lines]

    def write_diary(self, examinations: list[Examination]) -> None:
        """Write all examinations down."""
        lines = (json.dumps(asdict(examination)) for examination in examinations)
        write_atomically(self.path / "diary.jsonl", "".join(f"{line}\n" for line in lines).encode())

    def write(self, name: str, text: str) -> None:
        """Write a text beside them."""
        write_atomically(self.path / name, text.encode())
