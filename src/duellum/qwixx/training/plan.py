"""Training plans: how many rounds of self-play, with which learning rate and which targets."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Stage:
    """Rounds with the same settings; each pair gives the value of the first round and the one it moves to."""

    rounds: int
    games: int
    """Games of self-play in each round."""
    learning_rate: tuple[float, float]
    """Decays by the same factor each round."""
    td_lambda: tuple[float, float]
    """The lambda of the TD(lambda) targets, changed linearly; 1 learns from results alone."""
    reduces_variance: bool = False
    """Whether targets are free of the luck of the dice: thirty times the work for far better targets."""
    replay_rounds: int = 1
    """How many rounds an example stays in the replay buffer."""


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """The stages of a training run and its seed."""

    stages: tuple[Stage, ...]
    seed: int = 1

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return sum(stage.rounds for stage in self.stages)

    def stage_of(self, number: int) -> tuple[Stage, float]:
        """Return the stage of a round, and its progress through that stage, from 0 to below 1."""
        for stage in self.stages:
            if number < stage.rounds:
                return stage, number / stage.rounds
            number -= stage.rounds
        raise IndexError("the training plan has no such round")

    def games_before(self, number: int) -> int:
        """Return how many games are played before a round."""
        return sum(self.stage_of(earlier)[0].games for earlier in range(number))


FULL_PLAN = TrainingPlan(
    (
        Stage(rounds=300, games=2000, learning_rate=(2e-3, 3e-4), td_lambda=(1.0, 0.7)),
        Stage(
            rounds=100,
            games=250,
            learning_rate=(5e-4, 2e-5),
            td_lambda=(0.9, 0.9),
            reduces_variance=True,
            replay_rounds=4,
        ),
    )
)
"""The plan of the shipped network."""


def reduce_games(plan: TrainingPlan, divisor: int, seed: int) -> TrainingPlan:
    """Return a plan with `divisor` times fewer games in each round, at least one, and another seed."""
    stages = (replace(stage, games=max(1, stage.games // divisor)) for stage in plan.stages)
    return TrainingPlan(tuple(stages), seed)
