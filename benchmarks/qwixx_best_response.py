"""The best response to ``careful``: the score of a network trained against this one opponent alone.

``python -m benchmarks.qwixx_best_response`` takes some two minutes. Training continues from the shipped
weights, with ``careful`` on the other side. The score is an estimate of the most that any player can get
against ``careful``, and so of how far the engine is from it.
"""

import sys
from functools import partial

import numpy as np

from duellum.core.compiled import compiled
from duellum.core.rng import seed_rng
from duellum.core.statistics import Score
from duellum.qwixx.engine.neural_net.evaluator import Evaluator, new_evaluator, write_result
from duellum.qwixx.engine.neural_net.margins import MARGINS, mirror
from duellum.qwixx.engine.neural_net.weights import load_shipped_network
from duellum.qwixx.kernel.bitboard import HAND, WORDS, has_ended, write_start
from duellum.qwixx.kernel.dice import roll_dice
from duellum.qwixx.kernel.turns import MAX_GAME_TURNS
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.training.optimizer import Optimizer
from duellum.qwixx.training.run import play_against_policy
from duellum.qwixx.training.self_play import Examples, Targets, play_best_turn, play_policy_turn
from duellum.qwixx.training.trainer import BATCH_SIZE, EMA_DECAY

ROUNDS = 75
ROUND_GAMES = 2000
LEARNING_RATE = 5e-4, 2e-5  # of the first round and the last
TD_LAMBDA = 0.8
EVALUATION_INTERVAL = 25
EVALUATION_GAMES = 20_000
EVALUATION_SEED = 1 << 41  # far from the seeds of training


@compiled
def generate_policy_examples(
    evaluator: Evaluator,
    policy: int,
    begin: int,
    end: int,
    seed: int,
    td_lambda: float,
    examples: Examples,
    targets: Targets,
) -> int:
    """Play the games with these numbers against a policy, write examples, and return how many.

    Examples are the positions after the network's turns, the only ones it has to evaluate. Targets are
    TD(lambda) returns: a mix of the result of the game and the network's predictions after its next turns.
    """
    rng, tie_rng = np.empty(1, np.uint64), np.empty(1, np.uint64)
    state, target = np.empty(WORDS, np.int64), np.empty(MARGINS, np.float32)
    predictions = np.empty((MAX_GAME_TURNS, MARGINS), np.float32)
    count, weight = 0, np.float32(td_lambda)
    for number in range(begin, end):
        seed_rng(rng, seed, number)
        seed_rng(tie_rng, seed + 1, number)
        write_start(state)
        side, own, turns = 0, number & 1, 0
        while not has_ended(int(state[HAND])):
            if side == own:
                play_best_turn(evaluator, state, side, roll_dice(rng), predictions[turns])
                examples[count + turns, :WORDS] = state
                examples[count + turns, WORDS] = 1 - side
                turns += 1
            else:
                play_policy_turn(state, side, roll_dice(rng), policy, tie_rng)
            side = 1 - side
        turns -= side != own  # the network's turn ended the game: nothing was left to evaluate
        write_result(state, own, target)
        for turn in range(turns - 1, -1, -1):
            mirror(target, targets[count + turn])
            for margin in range(MARGINS):
                target[margin] = weight * target[margin] + (1 - weight) * predictions[turn, margin]
        count += turns
    return count


def train_round(optimizer: Optimizer, policy: Policy, number: int, games: int) -> None:
    """Play a round's games against a policy, and train the network on them."""
    examples = np.empty((games * MAX_GAME_TURNS, WORDS + 1), np.int64)
    targets = np.empty((len(examples), MARGINS), np.float32)
    begin, evaluator = number * games, new_evaluator(optimizer.ema)
    count = generate_policy_examples(
        evaluator, int(policy), begin, begin + games, 1, TD_LAMBDA, examples, targets
    )
    order = np.random.default_rng(number).permutation(count)
    first, last = LEARNING_RATE
    learning_rate = first * (last / first) ** (number / ROUNDS)
    optimizer.train(examples[order], targets[order], learning_rate, BATCH_SIZE, EMA_DECAY)


def measure_best_response(rounds: int = ROUNDS) -> None:
    """Print the score against ``careful`` as the network is trained to beat it."""
    optimizer = Optimizer(load_shipped_network())
    evaluate = partial(
        play_against_policy, policy=Policy.CAREFUL, games=EVALUATION_GAMES, seed=EVALUATION_SEED
    )  # the same dice each time
    _print_score(0, evaluate(optimizer.ema))
    for number in range(rounds):
        train_round(optimizer, Policy.CAREFUL, number, ROUND_GAMES)
        if (number + 1) % EVALUATION_INTERVAL == 0:
            _print_score((number + 1) * ROUND_GAMES, evaluate(optimizer.ema))


def _print_score(games: int, score: Score) -> None:
    points = f"{score.share:.1%} ± {score.error:.1%} of {2 * len(score.pairs)} games"
    print(f"qwixx ply 0 after {games} games against careful: {points}", flush=True)


if __name__ == "__main__":
    measure_best_response(*(int(number) for number in sys.argv[1:]))
