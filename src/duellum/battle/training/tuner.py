"""Fitting the evaluation's weights to the results of games the engine plays against itself.

Positions where nothing hangs are taken from the games; each is worth a linear sum of terms, and the weights
are chosen so that the sum best foretells the result: a logistic regression, drawn a little toward the old
weights so that what hardly ever occurs keeps a sensible weight.
"""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.battle_engine import Thinker
from duellum.battle.engine.evaluation import PLACE, TERMS, WEIGHTS, Weights, evaluate, unpack_weights
from duellum.battle.kernel import movegen
from duellum.battle.kernel.attacks import can_win, king_square
from duellum.battle.rules.board import Side
from duellum.battle.rules.position import Move, Position
from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.core.jit import jit
from duellum.core.registry import load_rules

Floats = npt.NDArray[np.float64]

OPENING_PLIES = 6
DIE = 200.0
"""What the average die is worth by where it lies and what it shows; the search's margins count on it."""
TRUST = 2e-4
"""How strongly the fit is drawn toward the old weights."""


@dataclass(frozen=True)
class Samples:
    """Positions as terms, and how their games ended for the side to move: 1, 1/2 or 0."""

    terms: npt.NDArray[np.float32]
    results: npt.NDArray[np.float32]


@jit
def write_terms(
    pieces: movegen.Pieces,
    masks: movegen.Masks,
    side: int,
    kings: npt.NDArray[np.int64],
    terms: npt.NDArray[np.float32],
) -> None:
    """Write how often each weight counts: the evaluation is linear, so each weight is tried alone."""
    weights = np.zeros(WEIGHTS, np.int32)
    for place in range(WEIGHTS):
        weights[place] = 1
        terms[place] = evaluate(pieces, masks, side, kings[side], kings[1 - side], weights)
        weights[place] = 0


def play_games(
    games: int,
    seed: int,
    nodes: int,
    threads: int,
    weights: Weights,
    progress: Callable[[int], None] | None = None,
) -> Samples:
    """Let the engine play against itself from random openings; the same seed gives the same samples."""
    played = []
    with ThreadPoolExecutor(threads) as pool:
        jobs = pool.map(
            lambda number: _samples_of_game(seed * 1_000_003 + number, nodes, weights), range(games)
        )
        for number, samples in enumerate(jobs, 1):
            played.append(samples)
            if progress is not None:
                progress(number)
    return joined(played)


def joined(samples: Sequence[Samples]) -> Samples:
    """Return all samples as one."""
    return Samples(
        np.concatenate([each.terms for each in samples]), np.concatenate([each.results for each in samples])
    )


def _samples_of_game(seed: int, nodes: int, weights: Weights) -> Samples:
    game = Game(load_rules("battle"))
    source = random.Random(seed)
    quiet = list(_play(game, source, Thinker(megabytes=1, weights=weights), nodes))
    winner = None if game.outcome is None else game.outcome.winner
    terms = np.zeros((len(quiet), WEIGHTS), np.float32)
    for place, position in enumerate(quiet):
        pieces, masks = movegen.encode(position)
        write_terms(pieces, masks, int(position.to_move), _kings(pieces, masks), terms[place])
    results = [0.5 if winner is None else float(position.to_move is winner) for position in quiet]
    return Samples(terms, np.array(results, np.float32))


def _play(game: Game, source: random.Random, thinker: Thinker, nodes: int) -> Iterator[Position]:
    """Play a game and yield its quiet positions."""
    while game.outcome is None:
        position = game.position
        if not isinstance(position, Position):
            raise TypeError("a game of Battle is wanted")
        if len(game.moves) < OPENING_PLIES:
            game.play(source.choice(game.legal_moves()))
            continue
        best = thinker.search(game, Limit(nodes=source.randint(nodes // 2, nodes * 3 // 2))).candidates[0]
        move: Move = best.move
        if best.ends_in is None and move.captured is None and not _anyone_can_win(position):
            yield position
        game.play(move)


def _anyone_can_win(position: Position) -> bool:
    pieces, masks = movegen.encode(position)
    kings = _kings(pieces, masks)
    return any(can_win(pieces, masks, int(side), kings[side], kings[side.other]) for side in Side)


def _kings(pieces: movegen.Pieces, masks: movegen.Masks) -> npt.NDArray[np.int64]:
    return np.array([king_square(pieces, masks, side) for side in range(2)], np.int64)


def fit(samples: Samples, old: Weights, old_scale: float, steps: int = 1_500) -> tuple[Weights, float]:
    """Return the fitted weights and their scale; see :func:`evaluation.shipped_scale`."""
    terms, results = samples.terms.astype(np.float64), samples.results.astype(np.float64)
    prior = old / old_scale
    weights, mean, square = prior.copy(), np.zeros(WEIGHTS), np.zeros(WEIGHTS)
    spread = np.maximum(np.sqrt((terms**2).mean(axis=0)), 1e-3)
    for step in range(1, steps + 1):
        gradient = terms.T @ (_logistic(terms @ weights) - results) / len(results)
        gradient += TRUST * (weights - prior)
        mean, square = 0.9 * mean + 0.1 * gradient, 0.99 * square + 0.01 * gradient**2
        rate = 0.02 * (1 - step / (steps + 1)) / np.maximum(spread, 1.0)
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    scale = DIE / (_average(samples, weights, "die") + _average(samples, weights, "die file"))
    return np.round(weights * scale).astype(np.int32), scale


def _average(samples: Samples, weights: Floats, term: str) -> float:
    """Return the weight of a term, averaged over how often each part of it counts."""
    part = slice(PLACE[term], PLACE[term] + TERMS[term])
    often = np.abs(samples.terms[:, part]).sum(axis=0)
    return float((weights[part] * often).sum() / max(often.sum(), 1.0))


def loss(samples: Samples, weights: Weights, scale: float) -> float:
    """Return how badly the weights foretell the results: the mean log loss, 0.693 for knowing nothing."""
    foretold = np.clip(_logistic((samples.terms @ weights / scale).astype(np.float64)), 1e-9, 1 - 1e-9)
    results = samples.results
    return float(-(results * np.log(foretold) + (1 - results) * np.log(1 - foretold)).mean())


def _logistic(values: Floats) -> Floats:
    return 1 / (1 + np.exp(-values))


def write_weights(path: Path, weights: Weights, scale: float, about: str) -> None:
    """Write a weights file in the form of ``weights.json``."""
    terms = ",\n".join(f'  "{name}": {values}' for name, values in unpack_weights(weights).items())
    text = f'{{\n "about": {json.dumps(about)},\n "scale": {scale:.2f},\n "terms": {{\n{terms}\n }}\n}}\n'
    path.write_text(text, encoding="utf-8")
