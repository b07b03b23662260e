"""Battle as an environment."""

from duellum.battle.research.actions import (
    ACTION_COUNT,
    decode_action,
    encode_action,
    tabulate_actions,
)
from duellum.battle.research.endings import draw_ending
from duellum.battle.research.observation import (
    BOARD_SHAPE,
    FEATURES,
    PLANES,
    observe_features,
    observe_planes,
)
from duellum.battle.rules.position import MAX_DICE, MAX_PLIES_WITHOUT_CAPTURE
from duellum.core.environment import BatchKernels, EnvironmentSpec
from duellum.core.plugin import load_part

ANCHORS = {"1": 0, "2": 318, "3": 589, "4": 806}
"""The sums of what ``python -m benchmarks.research measure_anchors=600`` has measured between neighbours."""


def _load_batch() -> BatchKernels:
    kernels: BatchKernels = load_part("duellum.battle.research.batch:KERNELS")
    return kernels


ENVIRONMENT = EnvironmentSpec(
    version="battle_v0",
    action_count=ACTION_COUNT,
    encode_action=encode_action,
    decode_action=decode_action,
    tabulate_actions=tabulate_actions,
    board_shape=BOARD_SHAPE,
    planes=PLANES,
    observe_planes=observe_planes,
    features=FEATURES,
    observe_features=observe_features,
    load_batch=_load_batch,
    anchors=ANCHORS,
    draw_ending=draw_ending,
    longest_game=(2 * MAX_DICE + 1) * MAX_PLIES_WITHOUT_CAPTURE,
)
"""Battle's actions, observations and batched boards."""
