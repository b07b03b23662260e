"""Policies: functions that choose an action for each row of a batch of observations."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

Observations = npt.NDArray[np.int8]
Masks = npt.NDArray[np.bool_]
Actions = npt.NDArray[np.integer[Any]]

Policy = Callable[[Observations, Masks], Actions]
"""Takes what the side to act sees, and the masks of legal actions; returns a legal action for each row."""


def random_policy(seed: int | None = None) -> Policy:
    """Return a policy that chooses any legal action with the same probability."""
    generator = np.random.default_rng(seed)

    def choose(_observations: Observations, masks: Masks) -> Actions:
        chosen = (generator.random(len(masks)) * masks.sum(1)).astype(np.int64)
        rows, actions = np.nonzero(masks)
        found: Actions = actions[np.searchsorted(rows, np.arange(len(masks))) + chosen]
        return found

    return choose
