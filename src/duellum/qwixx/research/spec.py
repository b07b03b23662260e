"""Qwixx Duel as an environment."""

from duellum.core.environment import BatchKernels, EnvironmentSpec
from duellum.core.plugin import load_part
from duellum.qwixx.research.actions import (
    ACTION_COUNT,
    decode_action,
    encode_action,
    tabulate_actions,
)
from duellum.qwixx.research.observation import (
    BOARD_SHAPE,
    FEATURES,
    PLANES,
    observe_features,
    observe_planes,
)
from duellum.qwixx.research.throws import (
    THROW_STEPS,
    WHITE_PAIRS,
    describe_throw,
    join_throws,
    list_throws,
)

LONGEST_GAME = 1_000
"""Decisions. The rules set no limit, as two players may capture the same front stone again and again."""


ANCHORS = {"1": 0, "3": 182, "5": 387, "7": 599}
"""The sums of what ``python -m benchmarks.qwixx_engine measure_levels=300`` has measured between levels."""


def _load_batch() -> BatchKernels:
    kernels: BatchKernels = load_part("duellum.qwixx.research.batch:KERNELS")
    return kernels


ENVIRONMENT = EnvironmentSpec(
    version="qwixx_v0",
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
    longest_game=LONGEST_GAME,
    list_throws=list_throws,
    join_throws=join_throws,
    throw_steps=THROW_STEPS,
    throw_outcomes=len(WHITE_PAIRS),
    describe_throw=describe_throw,
)
"""Qwixx Duel's actions, observations, chance steps and batched boards."""
