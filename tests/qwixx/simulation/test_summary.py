"""The summary: it counts what happened in the games."""

from collections import Counter

import numpy as np
import pytest

from duellum.qwixx import Effect
from duellum.qwixx.rules.board import Side
from duellum.qwixx.simulation.games import simulate
from duellum.qwixx.simulation.policies import Policy
from tests.qwixx.kernel.replay import replay_game

RANDOM, GREEDY, CAREFUL = Policy
pytestmark = pytest.mark.twins


def test_the_tally_counts_what_happened_in_the_games() -> None:
    games = 30
    replays = [replay_game(11, number)[0] for number in range(games)]
    summary = simulate(games, RANDOM, seed=11)
    assert summary.turns * games == pytest.approx(sum(replay.turns for replay in replays))
    assert summary.turns_spread == pytest.approx(np.std([replay.turns for replay in replays]))
    endings = Counter(replay.position.ending for replay in replays)
    assert summary.endings == {reason: endings[reason] for reason in summary.endings}
    outcomes = [replay.position.outcome() for replay in replays]
    winners = Counter(outcome.winner for outcome in outcomes if outcome is not None)
    assert summary.draws == winners[None]
    for side, figures in zip(Side, summary.by_seat(), strict=True):
        scores = [replay.position.total(side) for replay in replays]
        assert figures.wins == winners[side]
        assert (figures.score, figures.spread) == pytest.approx((np.mean(scores), np.std(scores)))
        counted = (figures.captures, figures.stacks, figures.closings)
        effects = (Effect.CAPTURE, Effect.STACK, Effect.CLOSE)
        seen = [sum(replay.effects[side, effect] for replay in replays) / games for effect in effects]
        assert counted == pytest.approx(seen)
        thrown = sum(replay.position.misthrows[side] for replay in replays)
        assert figures.misthrows == pytest.approx(thrown / games)


def test_the_text_names_policies_and_shares() -> None:
    text = str(simulate(40, GREEDY, RANDOM, seed=3))
    lines = text.splitlines()
    assert lines[0] == "40 games, greedy against random, seed 3"
    assert [line.split()[0] for line in lines[-4:]] == ["starter", "second", "greedy", "random"]
    assert str(simulate(8, RANDOM)).splitlines()[-1].startswith("second")
