"""Training plans so short that a run takes a moment."""

from duellum.qwixx.training.plan import Stage, TrainingPlan

TINY = TrainingPlan(
    (
        Stage(rounds=3, games=24, learning_rate=(2e-3, 1e-3), td_lambda=(1.0, 0.8)),
        Stage(
            rounds=3,
            games=6,
            learning_rate=(1e-3, 5e-4),
            td_lambda=(0.9, 0.9),
            reduces_variance=True,
            replay_rounds=3,
        ),
    ),
    seed=7,
)
"""A few rounds of both kinds; the last ones also train on earlier rounds' games."""
