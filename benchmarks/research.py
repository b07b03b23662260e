"""Environments: steps per second of random play, next to those of PettingZoo, OpenSpiel and pgx.

Each figure is given per second of the clock and per second of the processor: on a busy machine the first says
little. Our own environments are measured with one thread and with two in turn, in many short windows of which
the fastest counts. A computation that shares nothing between its threads shows what two are worth at best.
The line on the machine says how much of the time went to its host and to other programs.
"""

import importlib
import math
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import duellum
from benchmarks.arguments import run_measurements
from benchmarks.timing import describe_machine
from duellum.core.compiled import compiled
from duellum.core.environment import load_environment_spec
from duellum.core.native import native
from duellum.core.registry import games_with, load_rules
from duellum.research.leaderboard import estimate_rating
from duellum.research.players import load_player
from duellum.research.vector import BatchEnv, ObservationKind

WINDOWS = 150
BOARDS = 1_024
STEPS = 50
SHARED_NOTHING = 15_000_000
"""Rounds of the computation that shares nothing: about as long as a window."""
OTHERS_SECONDS = 3.0


def measure() -> None:
    """Print every figure except the anchors' ratings."""
    print(describe_machine())
    with describe_load():
        measure_batches()
        measure_pettingzoo()
        measure_open_spiel()
        measure_pgx()


@contextmanager
def describe_load() -> Iterator[None]:
    """Print what share of all processors' time went to the host, and to other programs."""
    before, own = _read_times(), process_time()
    yield
    spent = [later - earlier for later, earlier in zip(_read_times(), before, strict=True)]
    if total := sum(spent):
        busy = total - spent[3] - spent[4] - spent[7] - 100 * (process_time() - own)
        stolen, others = spent[7] / total, max(0, busy) / total
        print(f"meanwhile {stolen:.1%} of the time was stolen, {others:.0%} went to other programs")


def _read_times() -> list[int]:
    """Return the processors' times in hundredths of a second; zeros where the system does not tell."""
    path = Path("/proc/stat")
    if not path.exists():
        return [0] * 8
    return [int(word) for word in path.read_text(encoding="utf-8").split("\n", 1)[0].split()[1:9]]


def measure_batches(boards: int = BOARDS) -> None:
    """Print the steps per second of every game's batched environment, on one thread and on two."""
    kinds: tuple[ObservationKind, ...] = ("planes", "features")
    _measure_yardstick()
    for name in games_with("environment"):
        for kind in kinds:
            _measure_batch(name, boards, kind)
    _measure_yardstick()


@dataclass
class _Fastest:
    """The shortest of many windows, in seconds of the clock and of the processor."""

    clock: float = math.inf
    processor: float = math.inf

    def run(self, work: Callable[[], object]) -> None:
        start, busy = perf_counter(), process_time()
        work()
        self.clock = min(self.clock, perf_counter() - start)
        self.processor = min(self.processor, process_time() - busy)


@compiled
def compute_alone(rounds: int) -> int:
    """Return a number that takes so many rounds to compute; used by :func:`_measure_yardstick`."""
    value = 1
    for index in range(rounds):
        value = (value * 0x5851F42D + index) & 0xFFFFFFFF
    return value


def _measure_yardstick() -> None:
    """Print how much faster two threads are with a computation in which they share nothing."""
    compute = native(compute_alone)
    compute(1)
    one, two = _Fastest(), _Fastest()
    with ThreadPoolExecutor(1) as pool:

        def compute_twice() -> None:
            other = pool.submit(compute, SHARED_NOTHING // 2)
            compute(SHARED_NOTHING // 2)
            other.result()

        for _ in range(WINDOWS):
            one.run(lambda: compute(SHARED_NOTHING))
            two.run(compute_twice)
    print(f"yardstick that shares nothing: two threads are {one.clock / two.clock:.2f} times as fast")


def _measure_batch(name: str, boards: int, kind: ObservationKind) -> None:
    """Print a game's steps per second with mask and observation, on one thread and on two."""
    start, *envs = (BatchEnv(name, boards, observation=kind, threads=threads) for threads in (1, 1, 2))
    start.reset(1)
    start.play_random(100)
    fastest = [_Fastest() for _ in envs]
    for _ in range(WINDOWS):
        for env, window in zip(envs, fastest, strict=True):
            env.copy_boards(start, range(boards))  # every window plays the same games
            window.run(partial(env.play_random, STEPS))
    for env, window in zip(envs, fastest, strict=True):
        print(
            f"{name}, {boards} boards, mask and {kind}, threads: {env.threads}: "
            f"{boards * STEPS / window.clock:,.0f} steps/s, "
            f"{boards * STEPS / window.processor:,.0f} per second of the processor"
        )
        env.close()
    one, two = fastest
    print(f"{name}, {kind}: two threads are {one.clock / two.clock:.2f} times as fast")


def _report(what: str, play: Callable[[random.Random], int]) -> None:
    """Print the steps per second of something that plays a game and returns its steps."""
    rng, steps = random.Random(1), 0
    start, busy = perf_counter(), process_time()
    while process_time() - busy < OTHERS_SECONDS:
        steps += play(rng)
    print(
        f"{what}: {steps / (perf_counter() - start):,.0f} steps/s, "
        f"{steps / (process_time() - busy):,.0f} per second of the processor"
    )


def measure_pettingzoo() -> None:
    """Print the steps per second of PettingZoo's chess and connect four, and of our games in PettingZoo."""
    import pettingzoo  # noqa: PLC0415 - only where it is wanted

    importlib.import_module("duellum.research.pettingzoo")
    for name in ("duellum/battle_v0", "duellum/qwixx_v0", "classic/chess_v6", "classic/connect_four_v3"):
        try:
            env: Any = pettingzoo.make("aec", name)
        except ImportError as error:
            print(f"PettingZoo {name}: not measured ({error})")
            continue

        def play(rng: random.Random, env: Any = env) -> int:  # noqa: ANN401 - PettingZoo ships no types
            env.reset(seed=rng.getrandbits(32))
            steps = 0
            for agent in env.agent_iter():
                seen, _, termination, truncation, info = env.last()
                if termination or truncation:
                    return steps
                mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
                env.step(env.action_space(agent).sample(mask))
                steps += 1
            return steps

        _report(f"PettingZoo {name}", play)


def measure_open_spiel() -> None:
    """Print the steps per second of OpenSpiel's backgammon and chess, and of our games in OpenSpiel."""
    import pyspiel  # noqa: PLC0415 - only where it is wanted

    importlib.import_module("duellum.research.open_spiel")
    for name in ("duellum_battle", "duellum_qwixx", "backgammon", "chess"):
        game = pyspiel.load_game(name)

        def play(rng: random.Random, game: Any = game) -> int:  # noqa: ANN401 - pyspiel ships no types
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    state.observation_tensor(0)
                    steps += 1
            return steps

        _report(f"OpenSpiel {name}, with observation", play)


def measure_pgx() -> None:
    """Print the steps per second of pgx's backgammon and chess on the processor, if pgx is installed."""
    try:
        jax, pgx, experimental = map(importlib.import_module, ("jax", "pgx", "pgx.experimental"))
    except ImportError:
        print("pgx: not installed")
        return
    for name in ("backgammon", "chess"):
        env: Any = pgx.make(name)
        step = jax.vmap(experimental.auto_reset(env.step, env.init))

        def advance(state: Any, key: Any, step: Any = step) -> Any:  # noqa: ANN401 - pgx's
            choice, luck = jax.random.split(key)
            actions = jax.random.categorical(choice, jax.numpy.log(state.legal_action_mask), axis=1)
            return step(state, actions, jax.random.split(luck, BOARDS))

        advance = jax.jit(advance)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), BOARDS))
        states = [advance(state, jax.random.key(2))]  # compiled before it is measured

        def play(rng: random.Random, advance: Any = advance, states: Any = states) -> int:  # noqa: ANN401 - pgx's
            states[0] = advance(states[0], jax.random.key(rng.getrandbits(31)))
            states[0].observation.block_until_ready()
            return BOARDS

        _report(f"pgx {name}, {BOARDS} boards, with mask and observation", play)


def _measure_anchors_of(name: str, games: int) -> None:
    """Print the rating of each anchor of a game from matches with the anchor before it; level 1 has 0."""
    rules = load_rules(name)
    anchors = [*load_environment_spec(rules).anchors]
    ratings = [0.0]
    for weaker, stronger in pairwise(anchors):
        players = [load_player(rules, each, seed=seed) for seed, each in enumerate((stronger, weaker))]
        result = duellum.match(players[0], players[1], rules=rules, games=games, rng=1)
        rating = estimate_rating([(0.0, result.score)])
        ratings.append(ratings[-1] + rating.elo)
        interval = f"{rating.low:+.0f} to {rating.high:+.0f}"
        print(f"{name}: {stronger} against {weaker}: {rating.elo:+.0f} Elo ({interval})", flush=True)
    zero = ratings[anchors.index("1")]
    print(f"{name}:", {anchor: round(rating - zero) for anchor, rating in zip(anchors, ratings, strict=True)})


def measure_anchors(games: int = 100) -> None:
    """Print the ratings of the anchors of every game."""
    for name in games_with("environment"):
        _measure_anchors_of(name, games)


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
