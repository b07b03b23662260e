"""Qwixx Duel's puzzles as the platform finds them: the best of the turn, from games between weak levels."""

import random
from collections.abc import Iterator, Sequence
from functools import cached_property

from duellum.core.engine import LEVEL_COUNT
from duellum.core.game import Game
from duellum.core.puzzle import MinedPuzzle, Puzzle
from duellum.core.registry import load_rules
from duellum.qwixx.engine.spec import LEVELS
from duellum.qwixx.engine.turn_search import ENDGAME_DEPTH, EXPECTIMAX_DEPTH, NETWORK_DEPTH
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.puzzles.criteria import MARGIN, SAFE_MARGIN, find_answers, is_obvious
from duellum.qwixx.puzzles.themes import THEMES, find_themes
from duellum.qwixx.puzzles.turn_values import Turn, TurnEvaluator, TurnResult, play_turn
from duellum.qwixx.rules.position import Position
from duellum.qwixx.simulation.policies import WEIGHTS, Policy, evaluate

PLAYER_LEVELS = (3, 4, 5)
"""Levels that play the games: their positions are like people's."""
SCAN_MARGIN = MARGIN / 2
"""The margin at depth 1 that is worth a deeper look."""
ROLLOUT_GAMES = 10
"""Games of a rollout for each unit of effort: 100 at ten times the mining, for each of the two turns."""

# Rating points
LOWEST, PER_LEVEL, PER_DEPTH, PER_POLICY, PER_RESULT, HIGHEST = 500, 150, 150, 200, 15, 2800


class QwixxPuzzles:
    """Mines puzzles from games between weak levels."""

    themes = THEMES

    @cached_property
    def _evaluator(self) -> TurnEvaluator:
        return TurnEvaluator()

    def propose(self, seed: int) -> Iterator[Puzzle]:
        """Yield the puzzles of a game of self-play."""
        rng = random.Random(seed)
        rules = load_rules("qwixx")
        game = Game(rules, rng.choice(rules.starts))
        levels = [rng.choice(PLAYER_LEVELS) for _ in range(2)]
        while game.outcome is None:
            if game.actor == "dice":
                game.roll(rng)
                continue
            position = Position.parse(str(game.position))
            if puzzle := self._find_puzzle(position):
                yield puzzle
            for choice in self._choose_turn(position, levels[position.to_move], rng.getrandbits(31)):
                game.play(choice)

    def _find_puzzle(self, position: Position) -> Puzzle | None:
        """Return the puzzle of a position; None if the network or expectimax finds none."""
        if not find_answers(self._evaluator.evaluate(position, NETWORK_DEPTH), SCAN_MARGIN):
            return None
        results = self._evaluator.evaluate(position, ENDGAME_DEPTH)
        answers = find_answers(results)
        if not answers or is_obvious(position, results, answers):
            return None
        turns = tuple(turn for answer in answers for turn in answer.turns)
        return Puzzle("qwixx", str(position), turns, find_themes(position, turns[0]))

    def _choose_turn(self, position: Position, level: int, seed: int) -> Turn:
        depth = ENDGAME_DEPTH if level == LEVEL_COUNT else NETWORK_DEPTH
        results = self._evaluator.evaluate(position, depth, LEVELS[level - 1].overlooked_per_mille, seed)
        return results[0].turns[0]

    def refute(self, puzzle: Puzzle, effort: int) -> str | None:
        """Return the turn that rollouts of `effort` times the games find too close to the answer."""
        position = Position.parse(puzzle.position_text)
        results = self._evaluator.evaluate(position, EXPECTIMAX_DEPTH)
        wanted = next((result for result in results if puzzle.solution in result.turns), None)
        others = [result for result in results if not set(result.turns) & set(puzzle.answers)]
        if wanted is None or not others:
            return f"{' '.join(puzzle.solution)} is not one of several turns"
        values = [
            self._evaluator.roll_out(position, result.turns[0], ROLLOUT_GAMES * effort, seed=1)
            for result in (wanted, others[0])
        ]
        if values[0] - values[1] < SAFE_MARGIN:
            return f"{' '.join(others[0].turns[0])} is worth {values[1]:.3f}, the answer {values[0]:.3f}"
        return None

    def find_depth(self, puzzle: Puzzle) -> int:
        """Return the depth from which on the search chooses an answer."""
        position = Position.parse(puzzle.position_text)
        results = self._evaluator.evaluate(position, NETWORK_DEPTH)
        return NETWORK_DEPTH if set(results[0].turns) & set(puzzle.answers) else EXPECTIMAX_DEPTH

    def is_solved(self, puzzle: Puzzle, level: int, seed: int) -> bool:
        """Whether a level chooses an answer."""
        return self._choose_turn(Position.parse(puzzle.position_text), level, seed) in puzzle.answers

    def rate(self, mined: MinedPuzzle) -> int:
        """Return a rating: the levels and simple policies that fail, the depth needed, and the choices."""
        position = Position.parse(mined.puzzle.position_text)
        results = self._evaluator.evaluate(position, NETWORK_DEPTH)
        rating = LOWEST + PER_LEVEL * sum(mined.failures.values()) + PER_DEPTH * (mined.depth - 1)
        rating += PER_POLICY * sum(
            not _is_solved_by_policy(mined.puzzle, position, results, policy)
            for policy in (Policy.GREEDY, Policy.CAREFUL)
        )
        return 10 * round(min(rating + PER_RESULT * len(results), HIGHEST) / 10)

    def list_signatures(self, puzzle: Puzzle) -> frozenset[str]:
        """Return the boards before and after the turn, without dice; stones are own or the other's."""
        position = Position.parse(puzzle.position_text)
        after = play_turn(position, puzzle.solution)
        return frozenset({f"start {_describe(position, position)}", f"final {_describe(after, position)}"})

    def is_solved_ending(self, puzzle: Puzzle) -> bool:  # noqa: ARG002 - the protocol's
        """Return False: there is no tablebase."""
        return False

    def choose_first(self, puzzles: Sequence[Puzzle]) -> Sequence[Puzzle]:  # noqa: ARG002 - the protocol's
        """Return none: every puzzle has the same task, so newcomers get those near the first rating."""
        return ()


def _is_solved_by_policy(
    puzzle: Puzzle, position: Position, results: list[TurnResult], policy: Policy
) -> bool:
    """Whether a simple policy chooses an answer."""

    def value(result: TurnResult) -> float:
        after = encode(play_turn(position, result.turns[0]))
        return float(evaluate(after, int(position.to_move), WEIGHTS[policy]))

    return bool(set(max(results, key=value).turns) & set(puzzle.answers))


def _describe(position: Position, start: Position) -> str:
    """Return the board as the solver sees it: own stones and the opponent's."""
    board = str(position).split(" ", 1)[0]
    own, other = "bg"[start.to_move], "bg"[start.to_move.other]
    return board.replace(own, "o").replace(other, "x")
