"""How much there is to win against ``careful`` at all: the share of a network that learns to beat it alone.

``python -m benchmarks.qwixx_best_response`` takes some two minutes. The shipped network goes on learning, now
in games with ``careful`` on the other side: all it learns is what pays against this one opponent. Its share
says how far from the most the engine is.
"""

import sys
from functools import partial

import numpy as np

from duellum.core.jit import jit
from duellum.engine.match.statistics import Score
from duellum.qwixx.engine.network.evaluator import Judge, new_judge
from duellum.qwixx.engine.network.margins import MARGINS, margin_of, turn_round
from duellum.qwixx.engine.network.weights import shipped_network
from duellum.qwixx.kernel.bitboard import HAND, WORDS, has_ended, lay_out, score
from duellum.qwixx.kernel.rng import roll, seed_source
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.training.optimizer import Learner
from duellum.qwixx.training.self_play import LONGEST, Examples, Targets, play_best, play_policy_turn
from duellum.training.trainer import BATCH, MEMORY, examine

ROUNDS = 75
ROUND = 2000  # games
RATE = 5e-4, 2e-5  # of the first round and the last
TRUST = 0.8
EXAMINED_EVERY = 25
EXAMINATION_GAMES = 20_000
EXAMINATION_SEED = 1 << 41  # far from all that games of lessons use


@jit
def play_against_policy(
    judge: Judge,
    policy: int,
    begin: int,
    end: int,
    seed: int,
    trust: float,
    examples: Examples,
    targets: Targets,
) -> int:
    """Play the games with these numbers against a policy and write what is to be learnt; return how much.

    Examples are the positions that the network left to the policy, the only ones it ever has to value. What
    should have been foreseen is part how the game ended, and part the network's view after its next turn;
    `trust`, 0 to 1, is the former's share.
    """
    source, tosses = np.empty(1, np.uint64), np.empty(1, np.uint64)
    state, truth = np.empty(WORDS, np.int64), np.empty(MARGINS, np.float32)
    views = np.empty((LONGEST, MARGINS), np.float32)
    count, share = 0, np.float32(trust)
    for number in range(begin, end):
        seed_source(source, seed, number)
        seed_source(tosses, seed + 1, number)
        lay_out(state)
        side, own, turns = 0, number & 1, 0
        while not has_ended(int(state[HAND])):
            if side == own:
                play_best(judge, state, side, roll(source), views[turns])
                examples[count + turns, :WORDS] = state
                examples[count + turns, WORDS] = 1 - side
                turns += 1
            else:
                play_policy_turn(state, side, roll(source), policy, tosses)
            side = 1 - side
        turns -= side != own  # the game ended by the network's turn, and nothing was left to value
        truth[:] = 0
        truth[margin_of(score(state, own) - score(state, 1 - own))] = 1
        for turn in range(turns - 1, -1, -1):
            turn_round(truth, targets[count + turn])
            for margin in range(MARGINS):
                truth[margin] = share * truth[margin] + (1 - share) * views[turn, margin]
        count += turns
    return count


def learn_round(learner: Learner, policy: Policy, number: int, games: int) -> None:
    """Play a round's games against a policy, and correct the network by them."""
    examples = np.empty((games * LONGEST, WORDS + 1), np.int64)
    targets = np.empty((len(examples), MARGINS), np.float32)
    begin, judge = number * games, new_judge(learner.average)
    count = play_against_policy(judge, int(policy), begin, begin + games, 1, TRUST, examples, targets)
    order = np.random.default_rng(number).permutation(count)
    rate = RATE[0] * (RATE[1] / RATE[0]) ** (number / ROUNDS)
    learner.learn(examples[order], targets[order], rate, BATCH, MEMORY)


def measure_best_response(rounds: int = ROUNDS) -> None:
    """Print the share against ``careful`` as the network learns to beat it."""
    learner = Learner(shipped_network())
    share_of = partial(
        examine, policy=Policy.CAREFUL, games=EXAMINATION_GAMES, seed=EXAMINATION_SEED
    )  # the same dice each time
    _tell(0, share_of(learner.average))
    for number in range(rounds):
        learn_round(learner, Policy.CAREFUL, number, ROUND)
        if (number + 1) % EXAMINED_EVERY == 0:
            _tell((number + 1) * ROUND, share_of(learner.average))


def _tell(games: int, score: Score) -> None:
    told = f"{score.share:.1%} ± {score.error:.1%} of {2 * len(score.pairs)} games"
    print(f"qwixx ply 0 after {games} games against careful: {told}", flush=True)


if __name__ == "__main__":
    measure_best_response(*(int(number) for number in sys.argv[1:]))
