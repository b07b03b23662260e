"""Learn a game by self-play: a network values positions, and a search of one action ahead teaches it.

python examples/learn_value.py battle 600 curve.csv values.npz

The time is that of the processor; one core is enough. The network is made with PyTorch if that is installed
(``pip install "duellum[torch]"``), otherwise with NumPy. Both save the weights in the same form.
"""

import importlib.util
import sys
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from value_networks import NumpyNetwork, TorchNetwork

import duellum
from duellum.research.vector import BatchEnv

Array = npt.NDArray[Any]

BOARDS, STEPS, TRIAL_BOARDS = 256, 32, (4096, 128)
BATCH, EPOCHS = 1024, 2
TRACE, TEMPERATURE, TOLERANCE = 0.8, 0.04, 0.1
DEPTH = {"battle": 2, "qwixx": 1}  # actions that the player looks ahead: dice cannot be foreseen
DICE = ("dice", "high white", "low white", "stage")  # features that are 0 while a roll is due
FIRST_EVALUATION, RANDOM_GAMES, LEVEL_GAMES = 30, 300, 100


class Learner:
    """Searches all actions, and values the positions after them by the network; a player of matches, too."""

    name = "learner"

    def __init__(self, game: str, network: type[NumpyNetwork | TorchNetwork]) -> None:
        self.rng, self.depth = np.random.default_rng(1), DEPTH[game]
        self.boards, self.one = (self._create(game, count) for count in (BOARDS, 1))
        self.trials = [self._create(game, count, AutoresetMode.DISABLED) for count in TRIAL_BOARDS]
        self.boards.reset(1)
        channels, repeats = self.one.spec.features, [channel.size for channel in self.one.spec.features]
        sizes = np.repeat([channel.most + 1 for channel in channels], repeats)
        self.is_dice = np.repeat([channel.name in DICE for channel in channels], repeats)
        self.offsets = (np.cumsum(sizes) - sizes).astype(np.int32)
        self.network = network(int(sizes.sum()))

    @staticmethod
    def _create(game: str, count: int, autoreset: AutoresetMode = AutoresetMode.NEXT_STEP) -> BatchEnv:
        return BatchEnv(game, count, observation="features", autoreset=autoreset)

    def _activate(self, seen: Array) -> tuple[Array, Array]:
        """Return the active inputs, one for each feature that is not 0, and where each row begins."""
        rows, columns = np.nonzero(seen)
        firsts = np.searchsorted(rows, np.arange(len(seen) + 1)).astype(np.int32)
        return self.offsets[columns] + seen[rows, columns], firsts

    def _hide_dice(self, seen: Array, rows: Array) -> Array:
        hidden = seen.copy()
        hidden[np.ix_(rows, self.is_dice)] = 0
        return hidden

    def search(self, env: BatchEnv, count: int, depth: int = 1) -> tuple[Array, Array, Array]:
        """Return all legal actions on the first boards: the board, the action, its value for who acts."""
        legal, counts = env.legal_actions[:count], env.legal_counts[:count]
        boards, actions = (
            np.repeat(np.arange(count), counts),
            legal[np.arange(legal.shape[1]) < counts[:, None]],
        )
        values, trial = np.zeros(len(boards), np.float32), self.trials[depth - 1]
        for first in range(0, len(boards), trial.count):
            part = slice(first, first + trial.count)
            trial.copy_boards(env, boards[part])
            used = len(boards[part])
            given, movers = np.full(trial.count, -1), trial.seats[:used].copy()
            given[:used] = actions[part]
            seen, rewards, over, _, _ = trial.step(given)
            same = trial.seats[:used] == movers
            if depth > 1:
                ahead = np.full(used, -1, np.float32)
                replies, _, found = self.search(trial, used, depth - 1)
                np.maximum.at(ahead, replies, found)
            else:
                ahead = self.network.evaluate(*self._activate(self._hide_dice(seen[:used], ~same)))
            ahead = np.where(same, ahead, -ahead)
            values[part] = np.where(over[:used], rewards[np.arange(used), movers], ahead)
        return boards, actions, values

    @staticmethod
    def find_best(boards: Array, values: Array) -> Array:
        """Return for each board in `boards` the index of its greatest value."""
        order = np.lexsort((values, boards))
        best: Array = order[np.flatnonzero(np.diff(boards, append=-1))]
        return best

    def new_game(self) -> None:
        """Do nothing: games do not depend on each other."""

    def choose(self, game: duellum.Game[Any, Any]) -> Any:  # noqa: ANN401 - each game has its own move
        """Return the best move."""
        self.one.set_position(0, game.positions)
        boards, actions, values = self.search(self.one, 1, self.depth)
        return self.one.spec.decode_action(game.position, int(actions[self.find_best(boards, values)[0]]))

    def learn(self) -> int:
        """Play on every board, learn from that, and return the number of actions."""
        steps, env = [], self.boards
        for _ in range(STEPS + 1):
            boards, actions, values = self.search(env, BOARDS)
            picked = self.find_best(boards, values / TEMPERATURE + self.rng.gumbel(size=len(values)))
            open_boards, given = boards[picked], np.zeros(BOARDS, np.int64)
            best, chosen = np.zeros(BOARDS, np.float32), np.zeros(BOARDS, np.float32)
            given[open_boards], chosen[open_boards] = actions[picked], values[picked]
            best[open_boards] = values[self.find_best(boards, values)]
            seats, over, seen = env.seats.copy(), env.terminations.copy(), env.observations.copy()
            rewards = env.step(given)[1][np.arange(BOARDS), seats]
            steps.append((seen, seats, over, rewards, best, chosen < best - TOLERANCE))
        seen, seats, over, rewards, best, strayed = map(np.array, zip(*steps, strict=True))
        goals = best.copy()
        for step in reversed(range(STEPS)):  # what was searched, and what came of it unless it was a bad try
            sign = np.where(seats[step] == seats[step + 1], 1, -1)
            ahead = sign * ((1 - TRACE) * best[step + 1] + TRACE * goals[step + 1])
            ahead = np.where(over[step + 1], rewards[step], ahead)
            goals[step] = np.where(strayed[step], best[step], ahead)
        used = ~over[:STEPS]
        seen, goals = seen[:STEPS][used], goals[:STEPS][used]
        if self.is_dice.any():  # the value before a roll is the mean of those after it
            seen = np.concatenate([seen, self._hide_dice(seen, np.ones(len(seen), np.bool_))])
            goals = np.tile(goals, 2)
        for _ in range(EPOCHS):
            for index in np.array_split(self.rng.permutation(len(goals)), len(goals) // BATCH + 1):
                self.network.learn(*self._activate(seen[index]), goals[index])
        return int(used.sum())

    def play_random(self, game: str) -> float:
        """Return the share of the points against random moves, looking one action ahead."""
        env, seats = self._create(game, 100), np.arange(100) % 2
        points: list[float] = []
        env.reset(1)
        while len(points) < RANDOM_GAMES:
            given = env.sample()
            boards, actions, values = self.search(env, env.count)
            picked = self.find_best(boards, values)
            own = picked[env.seats[boards[picked]] == seats[boards[picked]]]
            given[boards[own]] = actions[own]
            _, rewards, over, _, _ = env.step(given)
            points += (rewards[over, seats[over]] / 2 + 0.5).tolist()
        return float(np.mean(points))


def main(game: str, seconds: float, curve: Path, saved: Path) -> None:
    """Learn for so many seconds of the processor, and write the curve and the weights."""
    learner = Learner(game, TorchNetwork if importlib.util.find_spec("torch") else NumpyNetwork)
    level, lines = duellum.Engine(game, level=1, seed=1), ["seconds,steps,random,level1"]
    steps, spent, due = 0, 0.0, 0.0
    while True:
        if spent >= min(due, seconds):
            share = learner.play_random(game)
            level_share = duellum.match(learner, level, rules=game, games=LEVEL_GAMES, rng=1).score.share
            lines.append(f"{spent:.0f},{steps},{share:.4f},{level_share:.4f}")
            told = f"{share:.1%} against random moves, {level_share:.1%} against level 1"
            print(f"{spent:5.0f} s, {steps:9,} steps: {told}", flush=True)
            curve.write_text("\n".join([*lines, ""]), encoding="utf-8")
            np.savez(saved, *learner.network.weights)
            due = max(FIRST_EVALUATION, 2 * due)
        if spent >= seconds:
            return
        start = process_time()
        steps += learner.learn()
        spent += process_time() - start


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    main(sys.argv[1], float(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4]))
