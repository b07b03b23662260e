"""The engine protocol: UCI with rolls, one line a command.

``uci``, ``isready``, ``ucinewgame``, ``setoption``, ``position startpos|fen <position> [moves ...]``,
``legal``, ``show``, ``go ...``, ``stop``, ``quit``. Bad input gets ``error <reason>`` and changes nothing.
"""

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import takewhile

from duellum import __version__
from duellum.core.engine import (
    LEVEL_COUNT,
    Candidate,
    GameEngine,
    NoEngineError,
    SearchResult,
)
from duellum.core.errors import MoveError, PositionError
from duellum.core.game import Game
from duellum.core.rules import Rules, Side
from duellum.engine.engine import MAX_MEGABYTES, MAX_THREADS
from duellum.engine.playouts import find_engine_spec
from duellum.engine.uci_parser import MAX_PERFT_DEPTH, CommandError, Go, parse_go, parse_number


@dataclass(frozen=True, slots=True)
class Option:
    """A whole number that can be set."""

    attribute: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Options:
    """What can be set: threads, megabytes of the transposition table, level, number of lines (MultiPV)."""

    threads: int = 1
    hash: int = 64
    level: int = LEVEL_COUNT
    candidates: int = 1

    def lines(self) -> list[str]:
        """Return the options as ``uci`` lists them."""
        return [
            f"option name {name} type spin default {getattr(Options(), option.attribute)} "
            f"min {option.least} max {option.most}"
            for name, option in OPTIONS.items()
        ]

    def with_change(self, words: list[str]) -> "Options":
        """Return the options after ``setoption name <name> value <value>``. Raises :class:`CommandError`."""
        if words[:1] != ["name"] or "value" not in words:
            raise CommandError("setoption takes 'name <name> value <value>'")
        name = " ".join(takewhile(lambda word: word != "value", words[1:]))
        value = " ".join(words[words.index("value") + 1 :])
        for known, option in OPTIONS.items():
            if known.lower() == name.lower():
                number = parse_number(known, value, option.least, option.most)
                return replace(self, **{option.attribute: number})
        raise CommandError(f"there is no option {name!r}; the options are {', '.join(OPTIONS)}")


OPTIONS = {
    "Threads": Option("threads", 1, MAX_THREADS),
    "Hash": Option("hash", 1, MAX_MEGABYTES),
    "Level": Option("level", 1, LEVEL_COUNT),
    "MultiPV": Option("candidates", 1, 100),
}
"""The options by the names the protocol gives them."""


WriteLine = Callable[[str], None]


class UciSession:
    """One session: keeps the position that the other program has set up, and searches in its own thread.

    `write_line` is called for every line of an answer, one at a time, also from the search thread.
    """

    def __init__(self, rules: Rules, write_line: WriteLine) -> None:
        self.rules = rules
        self.game = Game(rules)
        self.options = Options()
        self._engine: GameEngine | None = None
        self._search_thread: threading.Thread | None = None
        self._is_busy = False
        self._stop_event = threading.Event()
        self._is_infinite = False
        self._lock = threading.Lock()
        self._write_line = write_line
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "uci": self._identify,
            "isready": self._handle_isready,
            "ucinewgame": self._new_game,
            "setoption": self._set_option,
            "position": self._set_position,
            "legal": self._send_legal_moves,
            "show": self._show,
            "go": self._go,
            "stop": self._stop,
        }

    def run(self, lines: Iterable[str]) -> None:
        """Answer a stream of commands. ``quit`` stops the search; at the end of the stream it may finish."""
        for line in lines:
            if line.split() == ["quit"]:
                self._stop([])
                return
            self.handle(line)
        if self._is_infinite:
            self._stop([])
        self.wait()

    def handle(self, line: str) -> None:
        """Carry out one command."""
        words = line.split()
        if not words:
            return
        command = self._commands.get(words[0])
        try:
            if command is None:
                known = " ".join(self._commands)
                self._send(f"error unknown command {words[0]!r}; the commands are {known} quit")
            else:
                command(words[1:])
        except (CommandError, MoveError, PositionError, NoEngineError) as error:
            self._send(f"error {error}")

    def _send(self, line: str) -> None:
        with self._lock:
            self._write_line(line)

    def _identify(self, _: list[str]) -> None:
        self._send(f"id name Duellum {self.rules.title} {__version__}")
        self._send("id author the Duellum contributors")
        for line in self.options.lines():
            self._send(line)
        self._send("uciok")

    def _handle_isready(self, _: list[str]) -> None:
        """Answer once the engine can search."""
        self._get_engine()
        self._send("readyok")

    def _new_game(self, _: list[str]) -> None:
        self._check_idle("ucinewgame")
        self.game = Game(self.rules)
        if self._engine is not None:
            self._engine.reset()

    def _set_option(self, words: list[str]) -> None:
        self._check_idle("setoption")
        before, self.options = self.options, self.options.with_change(words)
        if (before.hash, before.threads) != (self.options.hash, self.options.threads):
            self._engine = None  # the next search creates one of the new size

    def _set_position(self, words: list[str]) -> None:
        self._check_idle("position")
        kind, *rest = words or [""]
        before = list(takewhile(lambda word: word != "moves", rest))
        if kind == "startpos" and not before:
            game = Game(self.rules)
        elif kind == "fen":
            game = Game(self.rules, self.rules.parse_position(" ".join(before)))
        else:
            raise CommandError(
                "position takes 'startpos' or 'fen <position>', optionally followed by 'moves ...'"
            )
        for text in rest[len(before) + 1 :]:
            _play(game, text)
        self.game = game

    def _send_legal_moves(self, _: list[str]) -> None:
        if self.game.actor == "dice":
            self._send("legal roll")
        else:
            self._send(" ".join(["legal", *map(str, self.game.legal_moves())]))

    def _show(self, _: list[str]) -> None:
        for line in self.rules.draw_text(self.game.position, self.game.last_move).splitlines():
            self._send(line)
        self._send(f"position {self.game.position}")

    def _go(self, words: list[str]) -> None:
        self._check_idle("go")
        if words[:1] == ["perft"]:
            self._perft(words[1:])
            return
        go = parse_go(words)
        if not isinstance(self.game.actor, Side):
            raise CommandError(
                "nobody is to move: " + ("dice are due" if self.game.actor else "the game is over")
            )
        engine = self._get_engine()
        self._stop_event.clear()
        self._is_infinite, self._is_busy = go.is_infinite, True
        self._search_thread = threading.Thread(
            target=self._run_search, args=(engine, self.game, go), daemon=True
        )
        self._search_thread.start()

    def _get_engine(self) -> GameEngine:
        if self._engine is None:
            self._engine = find_engine_spec(self.rules).create(
                megabytes=self.options.hash, threads=self.options.threads
            )
        return self._engine

    def _run_search(self, engine: GameEngine, game: Game, go: Go) -> None:
        try:
            strength = find_engine_spec(self.rules).strength(self.options.level)
            if go.is_infinite:
                strength = replace(strength, book_loss_per_mille=None)  # an analysis, not a move to play
            wanted = self.options.candidates
            found = engine.search(
                game, go.limit, candidates=wanted, strength=strength, progress=self._send_info
            )
            if found.depth == 0:  # the book answered
                self._send_info(found)
        except Exception as error:  # the other program waits for an answer, whatever happened
            answer = f"error {error}"
        else:
            answer = f"bestmove {found.candidates[0].move}"
            if go.is_infinite:
                self._stop_event.wait()
        self._is_busy = False  # before the answer, upon which the next command may follow at once
        self._send(answer)

    def _send_info(self, found: SearchResult) -> None:
        for number, candidate in enumerate(found.candidates, 1):
            self._send(_format_info(found, candidate, number))

    def _stop(self, _: list[str]) -> None:
        """Stop the search in progress; its ``bestmove`` is sent before this returns."""
        self._stop_event.set()
        while self._search_thread is not None and self._search_thread.is_alive():
            if self._is_busy and self._engine is not None:
                self._engine.stop()
            self._search_thread.join(0.01)

    def wait(self) -> None:
        """Wait for the search in progress to end."""
        if self._search_thread is not None:
            self._search_thread.join()

    def _check_idle(self, command: str) -> None:
        if self._is_busy:
            raise CommandError(f"{command} is not possible while the engine searches; send 'stop' first")

    def _perft(self, words: list[str]) -> None:
        if self.rules.has_dice:
            raise CommandError(f"{self.rules.title} has no perft")
        depth = parse_number("the depth", words[0] if len(words) == 1 else "", 1, MAX_PERFT_DEPTH)
        counts = self.rules.count_leaves(self.game.position, depth) if self.game.outcome is None else {}
        for move, count in counts.items():
            self._send(f"{move}: {count}")
        self._send(f"nodes {sum(counts.values())}")


def _format_info(found: SearchResult, candidate: Candidate, number: int) -> str:
    """Return an ``info`` line; ``score win`` is the probability of winning in thousandths."""
    score = f"score win {round(1000 * candidate.value)}"
    if candidate.plies_to_end is not None:
        score += f" ends {candidate.plies_to_end}"
    time = round(1000 * found.seconds)
    speed = f"nodes {found.nodes} nps {round(found.nodes / max(found.seconds, 1e-3))} time {time}"
    line = " ".join(map(str, candidate.line))
    return f"info depth {found.depth} multipv {number} {score} {speed} pv {line}"


def _play(game: Game, text: str) -> None:
    """Play the move that `text` denotes; the error says which word of the command it was."""
    try:
        game.play(game.parse_move(text))
    except MoveError as error:
        clause = f" ({error.clause})" if error.clause else ""
        raise MoveError(f"{text}: {error}{clause}", error.clause, error.why) from error
