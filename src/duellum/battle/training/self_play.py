"""Self-play: quiet positions of games that the engine plays against itself, with the results of the games."""

import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.evaluation import evaluate
from duellum.battle.engine.weights import WEIGHT_COUNT, Weights
from duellum.battle.kernel.attacks import find_king, has_winning_move
from duellum.battle.kernel.encoding import Masks, Pieces, encode
from duellum.battle.rules.board import Side
from duellum.battle.rules.position import Position
from duellum.core.compiled import compiled
from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.core.native import native
from duellum.core.registry import load_rules

RANDOM_OPENING_PLIES = 6

_has_winning_move, _find_king = native(has_winning_move), native(find_king)


@dataclass(frozen=True)
class Samples:
    """Positions as terms of the evaluation, and the results for the side to move: 1, 1/2 or 0."""

    terms: npt.NDArray[np.float32]
    results: npt.NDArray[np.float32]


@compiled
def write_terms(
    pieces: Pieces,
    masks: Masks,
    side: int,
    kings: npt.NDArray[np.int64],
    terms: npt.NDArray[np.float32],
) -> None:
    """Write the factor of each weight: the evaluation is linear, so each weight is tried alone."""
    weights = np.zeros(WEIGHT_COUNT, np.int32)
    for index in range(WEIGHT_COUNT):
        weights[index] = 1
        terms[index] = evaluate(pieces, masks, side, kings[side], kings[1 - side], weights)
        weights[index] = 0


_write_terms = native(write_terms)


def play_games(
    games: int,
    seed: int,
    nodes: int,
    threads: int,
    weights: Weights,
    progress: Callable[[int], None] | None = None,
) -> Samples:
    """Play games from random openings, sampling positions; the same seed gives the same samples."""
    played = []
    with ThreadPoolExecutor(threads) as pool:
        jobs = pool.map(lambda number: _sample_game(seed * 1_000_003 + number, nodes, weights), range(games))
        for number, samples in enumerate(jobs, 1):
            played.append(samples)
            if progress is not None:
                progress(number)
    return concatenate(played)


def concatenate(samples: Sequence[Samples]) -> Samples:
    """Return all samples as one."""
    return Samples(
        np.concatenate([each.terms for each in samples]), np.concatenate([each.results for each in samples])
    )


def _sample_game(seed: int, nodes: int, weights: Weights) -> Samples:
    game = Game(load_rules("battle"))
    source = random.Random(seed)
    positions = list(_play_game(game, source, BattleEngine(megabytes=1, weights=weights), nodes))
    terms = np.zeros((len(positions), WEIGHT_COUNT), np.float32)
    for index, position in enumerate(positions):
        pieces, masks = encode(position)
        _write_terms(pieces, masks, int(position.to_move), _find_kings(pieces, masks), terms[index])
    results = [game.outcome.score(position.to_move) if game.outcome else 0.5 for position in positions]
    return Samples(terms, np.array(results, np.float32))


def _play_game(game: Game, source: random.Random, engine: BattleEngine, nodes: int) -> Iterator[Position]:
    """Play a game and yield its quiet positions: no capture is best, and nobody can win at once."""
    while game.outcome is None:
        position = game.position
        if not isinstance(position, Position):
            raise TypeError("expected a game of Battle")
        if len(game.moves) < RANDOM_OPENING_PLIES:
            game.play(source.choice(game.legal_moves()))
            continue
        best = engine.search(game, Limit(nodes=source.randint(nodes // 2, nodes * 3 // 2))).candidates[0]
        move = best.move
        if best.plies_to_end is None and move.captured is None and not _can_either_win(position):
            yield position
        game.play(move)


def _can_either_win(position: Position) -> bool:
    """Whether either side, if it were to move, could win at once."""
    pieces, masks = encode(position)
    kings = _find_kings(pieces, masks)
    return any(_has_winning_move(pieces, masks, int(side), kings[side], kings[side.other]) for side in Side)


def _find_kings(pieces: Pieces, masks: Masks) -> npt.NDArray[np.int64]:
    return np.array([_find_king(pieces, masks, side) for side in range(2)], np.int64)
