"""Battle's puzzles as the platform finds them: sources, criteria, refutation and difficulty."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.spec import LEVELS
from duellum.battle.engine.tablebase.tables import MAX_TABLEBASE_PIECES
from duellum.battle.puzzles.criteria import SAFE_MARGIN, find_line, is_trivial, stands_out
from duellum.battle.puzzles.endings import Endings
from duellum.battle.puzzles.near_duplicates import list_signatures
from duellum.battle.puzzles.themes import THEMES, WINS, find_goal, find_motifs
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.engine import LEVEL_COUNT, Limit, SearchResult, Strength
from duellum.core.game import Game
from duellum.core.puzzle import MinedPuzzle, Puzzle, is_same_result
from duellum.core.registry import load_rules

SCAN_NODES = 5_000
"""Nodes of the first look at every position of a game."""
MINING_NODES = 40_000
"""Nodes of each search that makes a puzzle."""
PLAYER_LEVELS = (2, 3, 4)
"""Levels that play the games: they overlook enough to leave something to find."""
RANDOM_PLIES = 4
"""Moves at the start of a game that are chosen at random, so that games differ."""
ENDING_PERIOD = 6
"""Every n-th source is the tablebase."""
WIN_IN_1_PERIOD = 3
"""Of the positions in which the solver can win at once, every n-th is taken: they are many and easy."""
MEGABYTES = 4
FIRST_GOALS = {"win-1": 6, "win-2": 4}
"""How many puzzles of each goal newcomers see first."""
MIN_FIRST_PIECES = 14
"""Their boards look like a game: of 18 pieces at least this many are left."""

# Rating points
LOWEST, PER_LEVEL, PER_DEPTH, PER_STEP, PER_CHOICE = 300, 190, 60, 70, 5
CORNER, QUIET = 50, 80
HIGHEST, SHARE_OF_WIN_IN_1 = 2800, 0.2


class BattlePuzzles:
    """Mines puzzles from games between weak levels and from the endgame tablebase."""

    themes = THEMES

    def __init__(self) -> None:
        self._endings = Endings()

    @cached_property
    def _engine(self) -> BattleEngine:
        return BattleEngine(megabytes=MEGABYTES)

    def propose(self, seed: int) -> Iterator[Puzzle]:
        """Yield the puzzles of a game of self-play, or of the tablebase."""
        rng = random.Random(seed)
        self._engine.reset()  # so that the puzzles depend on the seed alone
        if seed % ENDING_PERIOD == 0:
            for position, line in self._endings.draw(rng):
                yield self._describe(position, line)
        else:
            yield from self._mine_game(rng)

    def _mine_game(self, rng: random.Random) -> Iterator[Puzzle]:
        game, resume = Game(load_rules("battle")), 0
        levels = [rng.choice(PLAYER_LEVELS) for _ in range(2)]
        while game.outcome is None:
            if len(game) >= max(resume, RANDOM_PLIES):
                position = clear_counters(Position.parse(str(game.position)))
                line = self._find_line(position, game.last_move, rng)
                if line:
                    yield self._describe(position, line)
                    resume = len(game) + len(line)  # a puzzle within the line of another is none of its own
            game.play(self._choose_move(game, levels, rng))

    def _choose_move(self, game: Game, levels: Sequence[int], rng: random.Random) -> Move:
        if len(game) < RANDOM_PLIES:
            move: Move = rng.choice(game.legal_moves())
            return move
        strength = replace(LEVELS[levels[len(game) % 2] - 1], seed=rng.getrandbits(31))
        best: Move = self._engine.search(game, Limit(), strength=strength).candidates[0].move
        return best

    def _find_line(self, position: Position, previous: Move | None, rng: random.Random) -> tuple[Move, ...]:
        """Return the line of a puzzle; none if the first look or the search finds none."""
        found = self._search(position, SCAN_NODES)
        if not stands_out(found):
            return ()
        if found.candidates[0].plies_to_end == 1 and rng.randrange(WIN_IN_1_PERIOD):
            return ()
        line = find_line(position, self._search)
        return () if not line or is_trivial(position, line, previous) else line

    def _search(self, position: Position, nodes: int = MINING_NODES) -> SearchResult:
        return self._engine.search(Game("battle", position), Limit(nodes=nodes), candidates=2)

    def _describe(self, position: Position, line: Sequence[Move]) -> Puzzle:
        second = self._search(position).candidates[-1]
        goal = find_goal(position, line, second)
        themes = (goal, *find_motifs(position, line))
        return Puzzle("battle", str(position), (tuple(map(str, line)),), themes)

    def refute(self, puzzle: Puzzle, effort: int) -> str | None:
        """Return at which step a search with `effort` times the mining nodes finds another answer."""
        self._engine.reset()
        for position, wanted, left in _list_steps(puzzle):
            found = self._search(position, MINING_NODES * effort)
            best = found.candidates[0]
            if not is_same_result(position.play(best.move), position.play(wanted)):
                return f"{position}: {best.move} is better than {wanted}"
            if not stands_out(found, SAFE_MARGIN):
                return f"{position}: {found.candidates[1].move} is nearly as good as {wanted}"
            if puzzle.themes[0] in WINS and best.plies_to_end != left:
                return f"{position}: {wanted} does not win in {left} plies"
        return None

    def find_depth(self, puzzle: Puzzle) -> int:
        """Return the depth from which on the search finds the first move and stays with it.

        In a solved ending, which the search looks up, it is the number of plies to the end.
        """
        position, wanted, plies = next(_list_steps(puzzle))
        if _count_pieces(position) <= MAX_TABLEBASE_PIECES:
            return self._search(position).candidates[0].plies_to_end or plies
        target, depth = position.play(wanted), 1

        def follow(found: SearchResult) -> None:
            nonlocal depth
            if not is_same_result(position.play(found.candidates[0].move), target):
                depth = found.depth + 1

        self._engine.reset()
        self._engine.search(Game("battle", position), Limit(nodes=MINING_NODES), progress=follow)
        return depth

    def is_solved(self, puzzle: Puzzle, level: int, seed: int) -> bool:
        """Whether a level finds every move of the solver."""
        self._engine.reset()
        strength = Strength(MINING_NODES) if level == LEVEL_COUNT else replace(LEVELS[level - 1], seed=seed)
        for position, wanted, _ in _list_steps(puzzle):
            found = self._engine.search(Game("battle", position), Limit(), strength=strength)
            if not is_same_result(position.play(found.candidates[0].move), position.play(wanted)):
                return False
        return True

    def rate(self, mined: MinedPuzzle) -> int:
        """Return a rating: the levels that fail, how deep a search must look, and what is hard for people.

        That is the number of moves to find and to choose from, a path around a corner, and a move without a
        capture. Winning at once is easy, however hard for a search that overlooks moves.
        """
        position, first, _ = next(_list_steps(mined.puzzle))
        steps = (len(mined.puzzle.solution) + 1) // 2
        rating = LOWEST + PER_LEVEL * sum(mined.failures.values()) + PER_DEPTH * (mined.depth - 1)
        rating += PER_STEP * (steps - 1) + PER_CHOICE * len(position.legal_moves())
        rating += CORNER * (len(first.legs) > 1) + QUIET * (first.captured is None)
        if mined.puzzle.themes[0] == "win-1":
            rating = LOWEST + (rating - LOWEST) * SHARE_OF_WIN_IN_1
        return 10 * round(min(rating, HIGHEST) / 10)

    def list_signatures(self, puzzle: Puzzle) -> frozenset[str]:
        """Return signatures that colours and mirror images do not change."""
        position = Position.parse(puzzle.position_text)
        return list_signatures(position, _parse_line(position, puzzle.solution))

    def is_solved_ending(self, puzzle: Puzzle) -> bool:
        """Whether so few pieces are left that the tablebase knows the position."""
        return _count_pieces(Position.parse(puzzle.position_text)) <= MAX_TABLEBASE_PIECES

    def choose_first(self, puzzles: Sequence[Puzzle]) -> Sequence[Puzzle]:
        """Return the easiest wins at once, then in two, with most of the pieces on the board."""
        full = [p for p in puzzles if _count_pieces(Position.parse(p.position_text)) >= MIN_FIRST_PIECES]
        return [
            puzzle
            for goal, count in FIRST_GOALS.items()
            for puzzle in [each for each in full if each.themes[0] == goal][:count]
        ]


def clear_counters(position: Position) -> Position:
    """Return the position without its past: as if the last capture was just now, in the first move."""
    return Position(position.board, position.to_move)


def _count_pieces(position: Position) -> int:
    return sum(piece is not None for piece in position.board)


def _parse_line(position: Position, texts: Sequence[str]) -> list[Move]:
    line = list[Move]()
    for text in texts:
        line.append(position.parse_move(text))
        position = position.play(line[-1])
    return line


def _list_steps(puzzle: Puzzle) -> Iterator[tuple[Position, Move, int]]:
    """Yield each position in which the solver is to move, the right move, and the plies left in the line."""
    position = Position.parse(puzzle.position_text)
    for index, text in enumerate(puzzle.solution):
        move = position.parse_move(text)
        if index % 2 == 0:
            yield position, move, len(puzzle.solution) - index
        position = position.play(move)
