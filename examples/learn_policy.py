"""Learn a game by self-play: proximal policy optimization (PPO) with a small network in NumPy.

python examples/learn_policy.py battle 600 curve.csv policy.npz

The time is that of the processor, all threads together: 600 seconds are five minutes on two cores.
"""

import sys
from dataclasses import dataclass, field
from time import process_time
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_matrix

import duellum
from duellum.research.players import PolicyPlayer
from duellum.research.policies import random_policy
from duellum.research.vector import BatchEnv, OpponentVectorEnv

Array = npt.NDArray[Any]

BOARDS, STEPS, HIDDEN = 256, 48, 128
EPOCHS, BATCH, CLIP, RATE, ENTROPY, TRACE = 3, 2048, 0.2, 1e-3, 0.01, 0.95
EVALUATE_SECONDS, RANDOM_GAMES, LEVEL_GAMES = 60, 300, 40
DECAY, SQUARE_DECAY, MOST_NORM, TINY = 0.9, 0.999, 0.5, 1e-8


@dataclass
class Network:
    """Two hidden layers, a head for policy and one for value. Inputs are sparse, and so are legal actions."""

    inputs: int
    actions: int
    scale: Array
    weights: dict[str, Array] = field(default_factory=dict)
    moments: dict[str, tuple[Array, Array]] = field(default_factory=dict)
    updates: int = 0

    def __post_init__(self) -> None:
        """Draw the weights; the policy head begins at 0, so every legal action is equally likely."""
        rng = np.random.default_rng(1)
        for name, rows, columns in (("1", self.inputs, HIDDEN), ("2", HIDDEN, HIDDEN), ("v", HIDDEN, 1)):
            self.weights["w" + name] = rng.standard_normal((rows, columns)) * np.sqrt(2 / min(rows, 200))
            self.weights["b" + name] = np.zeros(columns)
        self.weights["wv"] *= 0.1
        self.weights |= {"wp": np.zeros((self.actions, HIDDEN)), "bp": np.zeros(self.actions)}
        self.weights = {name: weight.astype(np.float32) for name, weight in self.weights.items()}
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}

    def forward(self, seen: Array, counts: Array, legal: Array) -> tuple[Array, Array, Any]:
        """Return the chances of all legal actions, row after row, the values, and what `backward` needs."""
        w, rows = self.weights, np.repeat(np.arange(len(seen)), counts)
        x = csr_matrix(seen.reshape(len(seen), -1)).multiply(self.scale).tocsr()
        h1 = np.maximum(x @ w["w1"] + w["b1"], 0)
        h2 = np.maximum(h1 @ w["w2"] + w["b2"], 0)
        logits = np.einsum("ij,ij->i", h2[rows], w["wp"][legal]) + w["bp"][legal]
        firsts = np.cumsum(counts) - counts
        chances = np.exp(logits - np.maximum.reduceat(logits, firsts)[rows])
        chances /= np.add.reduceat(chances, firsts)[rows]
        return chances, np.tanh(h2 @ w["wv"] + w["bv"])[:, 0], (x, h1, h2, rows, legal)

    def backward(self, layers: Any, d_logits: Array, d_values: Array) -> None:  # noqa: ANN401 - what `forward` returned
        """Take one step of Adam along the gradient."""
        x, h1, h2, rows, legal = layers
        w, d_v = self.weights, d_values[:, None]
        sparse = csr_matrix((d_logits, (rows, legal)), shape=(len(h2), self.actions))
        d2 = (sparse @ w["wp"] + d_v @ w["wv"].T) * (h2 > 0)
        d1 = (d2 @ w["w2"].T) * (h1 > 0)
        gradients = {
            "wp": sparse.T @ h2, "bp": np.bincount(legal, d_logits, self.actions),
            "wv": h2.T @ d_v, "bv": d_v.sum(0),
            "w2": h1.T @ d2, "b2": d2.sum(0), "w1": x.T @ d1, "b1": d1.sum(0),
        }  # fmt: skip
        norm = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        self.updates += 1
        rate = RATE * np.sqrt(1 - SQUARE_DECAY**self.updates) / (1 - DECAY**self.updates)
        for name, gradient in gradients.items():
            step, (mean, square) = gradient * min(1.0, MOST_NORM / (norm + TINY)), self.moments[name]
            mean += (1 - DECAY) * (step - mean)
            square += (1 - SQUARE_DECAY) * (step * step - square)
            w[name] -= (rate * mean / (np.sqrt(square) + TINY)).astype(np.float32)

    def choose(self, seen: Array, masks: Array) -> Array:
        """Return the likeliest action of each row; 0 where nothing is legal."""
        is_open, actions = masks.any(1), np.zeros(len(masks), np.int64)
        if is_open.any():
            counts, legal = masks[is_open].sum(1), np.nonzero(masks[is_open])[1]
            chances, _, _ = self.forward(seen[is_open], counts, legal)
            bounds = np.cumsum(counts)[:-1]
            best = [part.argmax() for part in np.split(chances, bounds)]
            actions[is_open] = [
                part[index] for part, index in zip(np.split(legal, bounds), best, strict=True)
            ]
        return actions


def collect(env: BatchEnv, network: Network, rng: np.random.Generator) -> dict[str, Array]:
    """Play on every board, and return the steps, with advantages and the values to learn."""
    names = ("seen", "legal", "counts", "chosen", "chance", "value", "seat", "over", "reward")
    rows: dict[str, list[Array]] = {name: [] for name in names}
    for step in range(STEPS + 1):
        seen, legal, counts = env.observations.copy(), env.legal_actions.copy(), env.legal_counts.copy()
        seats, over, values = env.seats.copy(), env.terminations.copy(), np.zeros(BOARDS, np.float32)
        chosen, actions = np.zeros(BOARDS, np.int64), np.zeros(BOARDS, np.int64)
        chance = np.ones(BOARDS)
        flat = legal[np.arange(legal.shape[1]) < counts[:, None]]
        chances, values[~over], _ = network.forward(seen[~over], counts[~over], flat)
        if step < STEPS:
            firsts = (np.cumsum(counts) - counts)[~over]
            sums = np.cumsum(chances, dtype=np.float64)
            picked = np.searchsorted(sums, sums[firsts] - chances[firsts] + rng.random(len(firsts)) * 0.9999)
            picked = np.clip(picked, firsts, firsts + counts[~over] - 1)
            chosen[~over], chance[~over], actions[~over] = picked - firsts, chances[picked], flat[picked]
            env.step(actions)
        own = env.rewards[np.arange(BOARDS), seats] * ~over
        row: list[Array] = [seen, legal, counts, chosen, chance, values, seats, over, own]
        for name, column in zip(names, row, strict=True):
            rows[name].append(column)
    batch = {name: np.array(row) for name, row in rows.items()}
    advantages = np.zeros((STEPS, BOARDS))
    ahead = np.zeros(BOARDS)
    for step in reversed(range(STEPS)):  # a value changes its sign where the other side acts next
        same = batch["seat"][step] == batch["seat"][step + 1]
        sign = np.where(same, 1, -1) * ~batch["over"][step + 1]
        ahead = batch["reward"][step] + sign * (batch["value"][step + 1] + TRACE * ahead)
        ahead = advantages[step] = (ahead - batch["value"][step]) * ~batch["over"][step]
    used = ~batch["over"][:STEPS]
    found = {name: batch[name][:STEPS][used] for name in ("seen", "legal", "counts", "chosen", "chance")}
    return found | {"advantage": advantages[used], "goal": (advantages + batch["value"][:STEPS])[used]}


def train(network: Network, batch: dict[str, Array], rng: np.random.Generator) -> None:
    """Improve the network by what was played."""
    for _ in range(EPOCHS):
        order = rng.permutation(len(batch["goal"]))
        for index in np.array_split(order, max(1, len(order) // BATCH)):
            part = {name: values[index] for name, values in batch.items()}
            counts = part["counts"]
            legal = part["legal"][np.arange(part["legal"].shape[1]) < counts[:, None]]
            chances, values, layers = network.forward(part["seen"], counts, legal)
            rows, taken = layers[3], np.cumsum(counts) - counts + part["chosen"]
            gain = (part["advantage"] - part["advantage"].mean()) / (part["advantage"].std() + TINY)
            ratio = chances[taken] / part["chance"]
            weight = gain * ratio * np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            logs = np.log(chances + TINY)
            entropies = np.bincount(rows, chances * logs)
            d_logits = chances * weight[rows] + ENTROPY * chances * (logs - entropies[rows])
            d_logits[taken] -= weight
            d_values = (values - part["goal"]) * (1 - values**2)
            network.backward(
                layers, (d_logits / len(index)).astype(np.float32), (d_values / len(index)).astype(np.float32)
            )


def play_random(name: str, network: Network) -> float:
    """Return the share of the points in games against random moves."""
    env, points, games = OpponentVectorEnv(name, 100, opponent=random_policy(1)), 0.0, 0
    seen, infos = env.reset(seed=1)
    while games < RANDOM_GAMES:
        seen, rewards, over, _, infos = env.step(network.choose(seen, infos["action_mask"]))
        points, games = points + float((rewards[over] + 1).sum() / 2), games + int(over.sum())
    return points / games


def main(name: str, seconds: float, curve: str, saved: str) -> None:
    """Learn for so many seconds of the processor, and write the curve and the network."""
    env, rng, rules = BatchEnv(name, BOARDS), np.random.default_rng(1), duellum.load_rules(name)
    env.reset(seed=1)
    planes = env.spec.planes
    most = np.repeat([channel.most for channel in planes], [channel.size for channel in planes])
    scale = np.repeat(1 / most, np.prod(env.spec.board_shape)).astype(np.float32)
    network = Network(len(scale), env.spec.action_count, scale)
    player, level = PolicyPlayer(rules, network.choose), duellum.Engine(rules, level=1, seed=1)
    lines, steps, spent, due = ["seconds,steps,random,level1"], 0, 0.0, 0.0
    while True:
        if spent >= min(due, seconds):
            share = play_random(name, network)
            level_share = duellum.match(player, level, rules=rules, games=LEVEL_GAMES, rng=1).score.share
            lines.append(f"{spent:.0f},{steps},{share:.4f},{level_share:.4f}")
            told = f"{share:.1%} against random, {level_share:.1%} against level 1"
            print(f"{spent:5.0f} s, {steps:8,} steps: {told}", flush=True)
            with open(curve, "w", encoding="utf-8") as file:  # noqa: PTH123 - a name from the command line
                file.write("\n".join([*lines, ""]))
            np.savez(saved, **network.weights)  # type: ignore[arg-type]  # NumPy's own flags are not among them
            due += EVALUATE_SECONDS
        if spent >= seconds:
            return
        start = process_time()
        train(network, collect(env, network, rng), rng)
        steps, spent = steps + STEPS * BOARDS, spent + process_time() - start


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    main(sys.argv[1], float(sys.argv[2]), sys.argv[3], sys.argv[4])
