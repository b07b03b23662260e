"""Games of the engine against itself, played in one call: what its evaluation learns from.

A game begins with random moves, and a few later moves are random, too, so that the games differ. Everything
else is decided by the game's seed and number, so the same game can be played again anywhere.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.iterative_deepening import FINISHED, Root, begin_search, deepen, limit_search
from duellum.battle.engine.scores import DECISIVE
from duellum.battle.engine.search_context import SearchContext
from duellum.battle.engine.zobrist import zobrist_key
from duellum.battle.kernel.encoding import EMPTY, Moves
from duellum.battle.kernel.game import (
    SIDE,
    ArrayPosition,
    copy_position,
    find_outcome,
    list_moves,
    play_move,
    write_start,
)
from duellum.core.compiled import compiled
from duellum.core.rng import Rng, draw_below, draw_bits, seed_rng

MAX_GAME_PLIES = 1000
"""A longer game is a draw."""
NO_SCORE = -32_768
"""The score of a random move."""
LOST, DRAWN, WON = 0, 1, 2
"""Results, seen from White."""

_LEAST_OPENING, _OPENINGS = 4, 5  # 4 to 8 random plies
_RANDOM_MOVES = 80  # one move in so many is random
_LAST_RANDOM = 80  # no random moves after so many plies
_BALANCED = 200  # the first score is no farther from 0
_SLICE = 1 << 30  # nodes: a search is never interrupted


class PlayedGame(NamedTuple):
    """A game as arrays."""

    moves: Moves  # [MAX_GAME_PLIES]
    scores: npt.NDArray[np.int16]  # [MAX_GAME_PLIES]: of each move, for the side that makes it, or NO_SCORE
    result: Moves  # [1]: LOST, DRAWN or WON


@compiled
def play_training_game(
    context: SearchContext,
    root: Root,
    position: ArrayPosition,
    after: ArrayPosition,
    rng: Rng,
    game: PlayedGame,
    seed: int,
    number: int,
    nodes: int,
) -> int:
    """Play the game of this number with about so many nodes a move, and return how many moves it has.

    `position` and `after` are memory. A game ends at a forced win; openings that favour a side are dropped.
    """
    seed_rng(rng, seed, number)
    plies = 0
    while plies == 0:
        plies = _try_game(context, root, position, after, rng, game, nodes)
    return plies


@compiled
def _try_game(
    context: SearchContext,
    root: Root,
    position: ArrayPosition,
    after: ArrayPosition,
    rng: Rng,
    game: PlayedGame,
    nodes: int,
) -> int:
    """Play a game and return the number of its moves; 0 if the opening favours a side."""
    for slot in range(len(context.transposition_table)):
        context.transposition_table[slot] = 0
    write_start(position)
    opening = _LEAST_OPENING + draw_below(_OPENINGS, rng)
    is_balanced = False
    keys, ply = 0, 0  # how many positions there were since the last capture
    while ply < MAX_GAME_PLIES:
        side = int(position.counters[SIDE])
        context.keys[keys] = zobrist_key(position.pieces, position.masks, side)
        outcome = find_outcome(position, context.keys, keys + 1)
        if outcome != 0:
            is_won = outcome <= 17  # B16, B17: by the side that is not to move
            game.result[0] = (LOST if side == 0 else WON) if is_won else DRAWN
            return ply if is_balanced else 0
        if ply < opening or (ply < _LAST_RANDOM and draw_below(_RANDOM_MOVES, rng) == 0):
            count = min(list_moves(position, context.moves[0]), 255)
            move, score = int(context.moves[0, draw_below(count, rng)]), NO_SCORE
        else:
            begin_search(context, root, position, keys, 1)
            limit_search(context, root, 0, nodes // 2 + (draw_bits(rng) >> 16) % nodes, 0, 0)
            while deepen(context, root, position, _SLICE) != FINISHED:
                pass
            move, score = int(root.lines[0, 0, 0]), int(root.scores[0, 0])
            if not is_balanced and abs(score) > _BALANCED:
                return 0
            is_balanced = True
        game.moves[ply], game.scores[ply] = move, score
        ply += 1
        if abs(score) > DECISIVE and score != NO_SCORE:
            game.result[0] = WON if (score > 0) == (side == 0) else LOST
            return ply
        keys = 0 if position.pieces[move >> 7 & 127] != EMPTY else keys + 1
        play_move(position, move, after)
        copy_position(after, position)
    game.result[0] = DRAWN
    return ply
