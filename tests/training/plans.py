"""Courses so short that they take a moment."""

from duellum.training.trainer import Plan, Stage

TINY = Plan(
    (
        Stage(rounds=3, games=24, rate=(2e-3, 1e-3), trust=(1.0, 0.8)),
        Stage(rounds=3, games=6, rate=(1e-3, 5e-4), trust=(0.9, 0.9), weighs_rolls=True, passes=3),
    ),
    seed=7,
)
"""A few rounds of both kinds; the last ones learn from earlier rounds' games, too."""
