"""Games of Qwixx Duel between any two ways to play, all compiled, in pairs with the same dice."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np

from duellum.core.jit import jit
from duellum.engine.match.statistics import Score
from duellum.qwixx.engine.lookahead import Room, new_room
from duellum.qwixx.engine.monte_carlo import try_arms
from duellum.qwixx.engine.network.evaluator import Judge, foresee, foresee_after, new_judge
from duellum.qwixx.engine.network.margins import MARGINS, win_share
from duellum.qwixx.engine.network.weights import shipped_network
from duellum.qwixx.engine.search import DEEPEST, value_replies, value_to_the_end
from duellum.qwixx.kernel.bitboard import HAND, WORDS, State, has_ended, lay_out, score
from duellum.qwixx.kernel.expectation import Values
from duellum.qwixx.kernel.rng import Source, roll, seed_source
from duellum.qwixx.kernel.turns import MOST_TURNS, UNDECIDED, list_turns
from duellum.qwixx.simulation.policies import Policy
from duellum.qwixx.training.self_play import play_best, play_policy_turn, points_of

PLY_0, PLY_1, FULL, MONTE_CARLO, BY_POLICY = range(5)
"""Ways to play a turn; the full strength is ply 1, and to the end where few stones are left."""
SHARE = 20  # games handed to a process at once
_BATCH = 1_000  # games in its head between two looks at what Monte Carlo tried most


@dataclass(frozen=True, slots=True)
class Way:
    """How somebody plays."""

    kind: int
    policy: Policy = Policy.RANDOM
    """What a policy's player goes by, or the games that Monte Carlo plays in its head."""
    playouts: int = 0


@jit
def play_deeper(judge: Judge, rooms: tuple[Room, ...], state: State, side: int, dice: int, kind: int) -> None:
    """Play the turn worth most at ply 1; at full strength few stones are followed to the end."""
    states, turns = np.empty((MOST_TURNS, WORDS), np.int64), np.empty((MOST_TURNS, 2), np.int64)
    count = list_turns(state, side, dice, UNDECIDED, states, turns)
    values = np.empty(count)
    value_replies(judge, rooms[0], states[:count], side, values)
    if kind == FULL:
        value_to_the_end(judge, rooms, states[:count], side, values)
    state[:] = states[np.argmax(values)]


@jit
def play_montecarlo(state: State, side: int, dice: int, policy: int, playouts: int, source: Source) -> None:
    """Play the turn that flat Monte Carlo tries most; it stops once no other can be tried as often."""
    states, turns = np.empty((MOST_TURNS, WORDS), np.int64), np.empty((MOST_TURNS, 2), np.int64)
    count = list_turns(state, side, dice, UNDECIDED, states, turns)
    tries, sums, left = np.zeros(count), np.zeros(count), playouts
    while count > 1 and left > 0:
        games = min(_BATCH, left)
        try_arms(states[:count], side, policy, games, source, tries, sums)
        left -= games
        ranked = np.sort(tries)
        if ranked[-1] - ranked[-2] > left:
            break
    state[:] = states[np.argmax(tries)]


@jit
def play_pairs(
    judge: Judge, rooms: tuple[Room, ...], ways: State, begin: int, end: int, seed: int, points: Values
) -> int:
    """Play games and write the points of the first of two ways; return the turns of the second one.

    Each two games share their dice and swap seats. A way is int64[3]: kind, policy, playouts.
    """
    source, tosses = np.empty(1, np.uint64), np.empty(1, np.uint64)
    state, seen, turns = np.empty(WORDS, np.int64), np.empty(MARGINS, np.float32), 0
    for number in range(begin, end):
        seed_source(source, seed, number // 2)
        seed_source(tosses, seed + 1, number)
        lay_out(state)
        side, own = 0, number & 1
        while not has_ended(int(state[HAND])):
            dice, who = roll(source), 0 if side == own else 1
            kind, policy, playouts = ways[who]
            if kind == PLY_0:
                play_best(judge, state, side, dice, seen)
            elif kind == MONTE_CARLO:
                play_montecarlo(state, side, dice, policy, playouts, tosses)
            elif kind == BY_POLICY:
                play_policy_turn(state, side, dice, policy, tosses)
            else:
                play_deeper(judge, rooms, state, side, dice, kind)
            side, turns = 1 - side, turns + who
        points[number - begin] = points_of(state, own)
    return turns


@jit
def watch_games(judge: Judge, begin: int, seed: int, promised: Values, won: Values) -> None:
    """Fill both with positions of games of the network with itself: its promise, and what came of it.

    Both are for the side about to roll; a draw counts half.
    """
    source, state = np.empty(1, np.uint64), np.empty(WORDS, np.int64)
    seen, count, number = np.empty(MARGINS, np.float32), 0, begin
    while count < len(promised):
        seed_source(source, seed, number)
        lay_out(state)
        turns = 0
        while not has_ended(int(state[HAND])):
            if count + turns < len(promised):
                foresee(judge, state, turns & 1, seen)
                promised[count + turns] = win_share(seen)
            play_best(judge, state, turns & 1, roll(source), seen)
            turns += 1
        lead = score(state, 0) - score(state, 1)
        result = 0.5 + 0.5 * ((lead > 0) - (lead < 0))
        for turn in range(min(turns, len(promised) - count)):
            won[count + turn] = result if turn & 1 == 0 else 1 - result
        count, number = count + turns, number + 1


@jit
def give_away(judge: Judge, policy: int, begin: int, end: int, seed: int, losses: Values) -> None:
    """Play games of ply 0 against a policy and write what its turns lost in each, as the network has it.

    If the network judged perfectly, the mean would be by how much a perfect player beats the policy.
    """
    source, tosses = np.empty(1, np.uint64), np.empty(1, np.uint64)
    state, before = np.empty(WORDS, np.int64), np.empty(WORDS, np.int64)
    best, seen = np.empty(MARGINS, np.float32), np.empty(MARGINS, np.float32)
    for number in range(begin, end):
        seed_source(source, seed, number // 2)
        seed_source(tosses, seed + 1, number)
        lay_out(state)
        side, own = 0, number & 1
        losses[number - begin] = 0
        while not has_ended(int(state[HAND])):
            dice = roll(source)
            before[:] = state
            play_best(judge, before, side, dice, best)
            if side == own:
                state[:] = before
            else:
                play_policy_turn(state, side, dice, policy, tosses)
                foresee_after(judge, state, side, seen)
                losses[number - begin] += win_share(best) - win_share(seen)
            side = 1 - side


def play_share(ways: tuple[Way, Way], begin: int, end: int, seed: int) -> tuple[list[float], int]:
    """Return the first one's points in the games with these numbers, and how many turns the second took."""
    points, rooms = np.empty(end - begin), tuple(new_room() for _ in range(DEEPEST))
    told = np.array([(way.kind, way.policy, way.playouts) for way in ways], np.int64)
    turns = play_pairs(new_judge(shipped_network()), rooms, told, begin, end, seed, points)
    return points.tolist(), turns


def match(ours: Way, theirs: Way, games: int, seed: int = 1, processes: int = 2) -> Score:
    """Return how a way to play does against another, over an even number of games."""
    play_share((ours, theirs), 0, 2, seed)  # compiles, once for all processes
    begins = range(0, games, SHARE)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        shares = [
            pool.submit(play_share, (ours, theirs), begin, min(games, begin + SHARE), seed)
            for begin in begins
        ]
        points = np.concatenate([share.result()[0] for share in shares])
    return Score(tuple(points.reshape(-1, 2).sum(axis=1).tolist()))
