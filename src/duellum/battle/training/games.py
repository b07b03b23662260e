"""Games of self-play: played a batch at a time, and kept as moves and scores."""

import io
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Self

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.module_arrays import GAME, NETWORK_SEARCH
from duellum.battle.engine.network import Network
from duellum.battle.engine.self_play import play_training_game
from duellum.battle.engine.transposition_table import count_words
from duellum.core.files import write_atomically
from duellum.core.wasm_runtime import Instance

_MEGABYTES = 1
"""The size of the transposition table: small, as it is cleared before each game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """What to play: games from number `first` on, with about `nodes` nodes a move."""

    seed: int
    first: int
    games: int
    nodes: int


@dataclass(frozen=True, slots=True)
class Games:
    """Games one after the other."""

    lengths: npt.NDArray[np.uint16]
    """How many moves each has."""
    results: npt.NDArray[np.uint8]
    """Of each, for White: 0 lost, 1 drawn, 2 won."""
    moves: npt.NDArray[np.int32]
    scores: npt.NDArray[np.int16]
    """Of each move, for the side that makes it; ``NO_SCORE`` of random moves."""

    def save(self, path: Path) -> None:
        """Write the games into a file."""
        content = io.BytesIO()
        np.savez_compressed(content, **{each.name: getattr(self, each.name) for each in fields(self)})
        write_atomically(path, content.getvalue())

    @classmethod
    def load(cls, path: Path) -> Self:
        """Return the games of a file."""
        with np.load(path, allow_pickle=False) as arrays:
            return cls(*(arrays[each.name] for each in fields(cls)))


def play_batch(network: Network | None, batch: Batch) -> Games:
    """Play the games of a batch with a network, or without one; the same batch gives the same games."""
    instance = Instance("battle_network", {"table": count_words(_MEGABYTES)})
    if network is not None:
        instance.view(NETWORK_SEARCH).network[:] = network
    game = instance.view(GAME)
    moves, scores, results = list[npt.NDArray[np.int32]](), list[npt.NDArray[np.int16]](), list[int]()
    for number in range(batch.first, batch.first + batch.games):
        length = instance.run(play_training_game, batch.seed, number, batch.nodes)
        moves.append(game.moves[:length].copy())
        scores.append(game.scores[:length].copy())
        results.append(int(game.result[0]))
    return Games(
        np.array([len(each) for each in moves], np.uint16),
        np.array(results, np.uint8),
        np.concatenate(moves),
        np.concatenate(scores),
    )
