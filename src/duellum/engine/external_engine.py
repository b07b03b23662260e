"""Engines that are programs of their own: any command that speaks the engine protocol, UCI with rolls."""

import shlex
import subprocess
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise, takewhile
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Generic, Literal, TypedDict, Unpack, overload

from duellum.core.engine import Limit
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.registry import load_rules
from duellum.core.rules import MoveT, Rules, Side
from duellum.engine.position_analysis import Line, PositionAnalysis
from duellum.engine.position_engine import Asked, PositionEngine, check_whole, make_limit, to_game
from duellum.record import Record

if TYPE_CHECKING:
    from duellum import battle, qwixx

_LINES_OPTION = "MultiPV"
_CLOSE_SECONDS = 5.0
ANSWER_SECONDS = 10.0
"""How long a program may take to identify itself."""


class EngineError(RuntimeError):
    """A program could not be started, ended early, or did not answer as the engine protocol says."""


@dataclass(frozen=True, slots=True)
class EngineOption:
    """An option that a program offers."""

    name: str
    """Its name, as :meth:`ExternalEngine.configure` takes it."""
    type: str
    """``spin`` is a whole number, ``check`` true or false, ``combo`` a choice; or ``string``, ``button``."""
    default: str = ""
    """Its value until it is set; empty if the program names none."""
    least: int | None = None
    """The smallest number; None if there is no such limit."""
    most: int | None = None
    """The largest number; None if there is no such limit."""
    choices: tuple[str, ...] = ()
    """What can be chosen of a ``combo``."""


class _Settings(TypedDict, total=False):
    time: float | None
    depth: int | None
    nodes: int | None
    options: Mapping[str, str | int | bool] | None
    timeout: float


@overload
def popen_engine(
    command: str | Sequence[str], game: Literal["battle"], **settings: Unpack[_Settings]
) -> "ExternalEngine[battle.Move]": ...
@overload
def popen_engine(
    command: str | Sequence[str], game: Literal["qwixx"], **settings: Unpack[_Settings]
) -> "ExternalEngine[qwixx.Move]": ...
@overload
def popen_engine(
    command: str | Sequence[str], game: Rules[Any, MoveT], **settings: Unpack[_Settings]
) -> "ExternalEngine[MoveT]": ...
@overload
def popen_engine(
    command: str | Sequence[str], game: str | None = None, **settings: Unpack[_Settings]
) -> "ExternalEngine[Any]": ...
def popen_engine(
    command: str | Sequence[str],
    game: Rules[Any, Any] | str | None = None,
    *,
    time: float | None = None,
    depth: int | None = None,
    nodes: int | None = None,
    options: Mapping[str, str | int | bool] | None = None,
    timeout: float = ANSWER_SECONDS,
) -> "ExternalEngine[Any]":
    """Start a program that speaks the engine protocol, and return the engine.

    Use it in a ``with`` statement, or call :meth:`ExternalEngine.close`, so that the program ends.

    Args:
        command: The command line, or a list of the program and its arguments.
        game: The game that it plays, or its name. It may be left out where positions are never given as text
            and a match names its rules.
        time: The seconds that a search for a move may take; a second if no limit is given.
        depth: The depth that it may reach.
        nodes: How many positions it may look at.
        options: Options to set, by name.
        timeout: How many seconds to wait until the program says what it is.

    Raises:
        EngineError: The program cannot be started, or does not speak the protocol.
        UnknownGameError: No game of that name is installed.

    >>> import sys
    >>> command = [sys.executable, "-m", "duellum", "engine", "battle"]
    >>> with popen_engine(command, "battle", depth=2, options={"Level": 8}) as engine:
    ...     print(engine.analyse("4k4/9/9/9/9/4T4/9/4K4 w 0 1").lines[0])
    100.0% e3n5
    """
    rules = load_rules(game) if isinstance(game, str) else game
    engine: ExternalEngine[Any] = ExternalEngine(command, rules, make_limit(time, depth, nodes), timeout)
    try:
        engine.configure(options or {})
    except BaseException:
        engine.close()
        raise
    return engine


class ExternalEngine(PositionEngine[MoveT]):
    """A program that plays; :func:`popen_engine` starts it. It plays in matches, too."""

    def __init__(
        self,
        command: str | Sequence[str],
        rules: Rules[Any, MoveT] | None,
        limit: Limit,
        timeout: float = ANSWER_SECONDS,
    ) -> None:
        self._command, self._rules, self._limit, self._timeout = command, rules, limit, timeout
        self._name = command if isinstance(command, str) else shlex.join(command)
        self._author, self._is_searching = "", False
        self._options: dict[str, EngineOption] = {}
        self._values: dict[str, str] = {}
        try:
            arguments = shlex.split(command) if isinstance(command, str) else list(command)
            self._process = subprocess.Popen(  # noqa: S603 - the command is the user's own
                arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except (OSError, ValueError, IndexError) as error:
            raise EngineError(f"{self._name!r} cannot be started: {error}") from error
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        try:
            self._identify()
        except BaseException:
            self.close()
            raise

    def __repr__(self) -> str:
        return f"<ExternalEngine {self._name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy as a program of its own, started with the same command and options."""
        return _restart, (self._command, self._rules, self._limit, self._timeout, self._values)

    @property
    def name(self) -> str:
        """What the program calls itself; its command line if it does not say."""
        return self._name

    @property
    def author(self) -> str:
        """Who wrote it; empty if it does not say."""
        return self._author

    @property
    def rules(self) -> Rules[Any, MoveT] | None:
        """The game it plays; None if that was not said."""
        return self._rules

    @property
    def options(self) -> Mapping[str, EngineOption]:
        """The options that the program offers, by name."""
        return dict(self._options)

    def configure(self, options: Mapping[str, str | int | bool]) -> None:
        """Set options of the program.

        Args:
            options: New values by name; they are checked against :attr:`options`.

        Raises:
            ValueError: The program has no such option, or it takes no such value.
            EngineError: The program does not answer as the protocol says.

        >>> import sys
        >>> with popen_engine([sys.executable, "-m", "duellum", "engine", "qwixx"]) as engine:
        ...     engine.configure({"Level": 3})
        ...     engine.options["Level"].most
        8
        """
        checked = {name: self._check_option(name, value) for name, value in options.items()}
        self._check_idle()
        for name, value in checked.items():
            if self._values.get(name) != value:
                self._send(f"setoption name {name} value {value}")
                self._values[name] = value
        if checked:
            self._request("isready", "readyok")

    def new_game(self) -> None:
        """Tell the program that a new game begins."""
        self._check_idle()
        self._send("ucinewgame")
        self._request("isready", "readyok")

    def close(self) -> None:
        """End the program."""
        process = self._process
        with suppress(EngineError):  # it may have ended by itself
            self._send("quit")
        if process.stdin is not None:
            with suppress(OSError):
                process.stdin.close()
        try:
            process.wait(_CLOSE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._reader.join()
        if process.stdout is not None:
            process.stdout.close()

    def _read(self) -> None:
        """Put the program's lines into the queue, None after the last."""
        for line in self._process.stdout or ():
            self._lines.put(line.strip())
        self._lines.put(None)

    def _identify(self) -> None:
        self._send("uci")
        while True:
            match self._next_line("uci", self._timeout).split():
                case ["uciok"]:
                    return
                case ["id", "name", *words]:
                    self._name = " ".join(words)
                case ["id", "author", *words]:
                    self._author = " ".join(words)
                case ["option", *words]:
                    option = _parse_option(words)
                    self._options[option.name] = option
                case ["error", *words]:
                    raise EngineError(f"{self._name!r} answered 'uci' with 'error {' '.join(words)}'")

    def _check_option(self, name: str, value: str | float) -> str:
        option = self._options.get(name)
        if option is None:
            known = ", ".join(map(repr, self._options)) or "none"
            raise ValueError(f"{self._name!r} has no option {name!r}; its options: {known}")
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if option.type == "spin":
            check_whole(name, value if isinstance(value, int) else int(text), option.most, option.least or 0)
        if option.choices and text not in option.choices:
            raise ValueError(f"{name} must be one of {', '.join(option.choices)}, not {text!r}")
        return text

    def _to_game(self, position: object) -> Game[Any, MoveT]:
        self._check_idle()
        rules = self._rules
        if rules is None:
            if not isinstance(position, Game | Record):
                raise TypeError("which game is it? Give popen_engine the game, or analyse a Game or a Record")
            rules = position.rules
        game = to_game(rules, position)
        if not isinstance(game.actor, Side):
            reason = "dice are due" if game.actor else "the game is over"
            raise MoveError(f"no side is to move: {reason}", why=Translatable("general-illegal-search"))
        return game

    def _check_idle(self) -> None:
        if self._is_searching:
            raise EngineError(f"{self._name!r} is still searching: end the stream first")

    def _set_lines(self, lines: int) -> None:
        if lines > 1 and _LINES_OPTION not in self._options:
            raise EngineError(f"{self._name!r} reports only one line: it has no option {_LINES_OPTION}")
        if _LINES_OPTION in self._options and self._values.get(_LINES_OPTION, "1") != str(lines):
            self.configure({_LINES_OPTION: lines})

    def _set_position(self, game: Game[Any, MoveT]) -> None:
        moves = " ".join(map(str, game.moves))
        self._send(f"position fen {game.positions[0]}" + (f" moves {moves}" if moves else ""))

    def _analyse(self, position: Asked[MoveT], lines: int, limit: Limit) -> PositionAnalysis[MoveT]:
        last = deque(self._stream(position, lines, limit), maxlen=1)
        if not last:
            raise EngineError(f"{self._name!r} gave a move but no evaluation of the position")
        return last[0]

    def _choose(self, game: Asked[MoveT]) -> MoveT:
        played = self._to_game(game)
        self._set_lines(1)
        self._set_position(played)
        answer = self._request(f"go {_format_limit(self._limit)}", "bestmove")
        return played.parse_move(_best_move(answer))

    def _stream(self, position: Asked[MoveT], lines: int, limit: Limit) -> Iterator[PositionAnalysis[MoveT]]:
        game = self._to_game(position)
        self._set_lines(lines)
        self._set_position(game)
        command = f"go {_format_limit(limit)}"
        self._send(command)
        self._is_searching = True
        found = _Findings(game, lines)
        try:
            while True:
                answer = self._next_line(command)
                match answer.split():
                    case ["info", *words] if "pv" in words and "score" in words:
                        yield from found.add(_parse_info(words, answer, self._name))
                    case ["bestmove", *_]:
                        self._is_searching = False
                        yield from found.finish()
                        return
                    case ["error", *_]:
                        self._is_searching = False
                        raise EngineError(f"{self._name!r} answered {command!r} with {answer!r}")
        finally:
            if self._is_searching:
                self._stop()

    def _stop(self) -> None:
        self._send("stop")
        while not self._next_line("stop").startswith(("bestmove", "error")):
            pass
        self._is_searching = False

    def _send(self, line: str) -> None:
        try:
            print(line, file=self._process.stdin, flush=True)
        except (OSError, ValueError) as error:
            asked = line.split(maxsplit=1)[0]
            raise EngineError(f"{self._name!r} ended without answering {asked!r}") from error

    def _next_line(self, asked: str, timeout: float | None = None) -> str:
        try:
            line = self._lines.get(timeout=timeout)
        except Empty:
            raise EngineError(f"{self._name!r} did not answer {asked!r} within {timeout:g} seconds") from None
        if line is None:
            self._lines.put(None)
            self._is_searching = False
            raise EngineError(f"{self._name!r} ended without answering {asked!r}")
        return line

    def _request(self, line: str, wanted: str) -> str:
        """Send a line and return the first answer that begins with the expected word."""
        self._send(line)
        while True:
            answer = self._next_line(line)
            if answer.split()[:1] == [wanted]:
                return answer
            if answer.split()[:1] == ["error"]:
                raise EngineError(f"{self._name!r} answered {line!r} with {answer!r}")


@dataclass(frozen=True, slots=True)
class _Info:
    """What an ``info`` line says of one line of play."""

    number: int
    value: float
    plies_to_end: int | None
    moves: tuple[str, ...]
    depth: int
    nodes: int
    seconds: float


class _Findings(Generic[MoveT]):
    """The ``info`` lines of one depth, until all the lines of play that were asked for are there."""

    def __init__(self, game: Game[Any, MoveT], wanted: int) -> None:
        self._game, self._wanted = game, wanted
        self._infos: dict[int, _Info] = {}
        self._is_told = True

    def add(self, info: _Info) -> Iterator[PositionAnalysis[MoveT]]:
        """Add a line; yield the analysis where it completes one."""
        if info.number == 1:
            yield from self.finish()
            self._infos = {}
        self._infos[info.number] = info
        self._is_told = False
        if len(self._infos) == self._wanted:
            yield from self.finish()

    def finish(self) -> Iterator[PositionAnalysis[MoveT]]:
        """Yield the analysis of the lines received so far, unless that has been done."""
        lines = [self._line(info) for _, info in sorted(self._infos.items())]
        told = tuple(line for line in lines if line.moves)
        if self._is_told or not told:
            return
        self._is_told = True
        last = self._infos[min(self._infos)]
        yield PositionAnalysis(
            self._game.position, told[0].win_probability, told, last.depth, last.nodes, last.seconds
        )

    def _line(self, info: _Info) -> Line[MoveT]:
        """Return a line of play, as far as its moves are legal."""
        moves, position = list[MoveT](), self._game.position
        for text in info.moves:
            try:
                moves.append(position.parse_move(text))
            except MoveError:
                break
            position = position.play(moves[-1])
        return Line(tuple(moves), info.value, info.plies_to_end)


def _parse_info(words: list[str], line: str, name: str) -> _Info:
    moves = tuple(words[words.index("pv") + 1 :])
    figures = dict(pairwise(words))
    try:
        ends = figures.get("ends")
        return _Info(
            int(figures.get("multipv", 1)),
            int(figures["win" if figures["score"] == "win" else "score"]) / 1000,
            None if ends is None else int(ends),
            moves,
            int(figures.get("depth", 0)),
            int(figures.get("nodes", 0)),
            int(figures.get("time", 0)) / 1000,
        )
    except (KeyError, ValueError) as error:
        raise EngineError(f"{name!r} sent {line!r}, which has no valid 'score win'") from error


_OPTION_WORDS = ("name", "type", "default", "min", "max", "var")


def _parse_option(words: list[str]) -> EngineOption:
    """Return what ``option name <name> type <type> ...`` says."""
    parts: dict[str, list[str]] = {}
    rest = words
    while rest:
        key, *rest = rest
        value = list(takewhile(lambda word: word not in _OPTION_WORDS, rest))
        rest = rest[len(value) :]
        parts.setdefault(key, []).append(" ".join(value))
    least, most = (parts[key][0] if key in parts else None for key in ("min", "max"))
    return EngineOption(
        parts.get("name", [""])[0],
        parts.get("type", [""])[0],
        parts.get("default", [""])[0],
        None if least is None else int(least),
        None if most is None else int(most),
        tuple(parts.get("var", ())),
    )


def _best_move(answer: str) -> str:
    return (*answer.split(), "")[1]


def _format_limit(limit: Limit) -> str:
    parts = {
        "depth": limit.depth,
        "nodes": limit.nodes,
        "movetime": None if limit.seconds is None else max(1, round(limit.seconds * 1000)),
    }
    return " ".join(f"{name} {value}" for name, value in parts.items() if value is not None) or "infinite"


def _restart(
    command: str | Sequence[str],
    rules: Rules[Any, Any] | None,
    limit: Limit,
    timeout: float,
    options: Mapping[str, str],
) -> ExternalEngine[Any]:
    engine: ExternalEngine[Any] = ExternalEngine(command, rules, limit, timeout)
    engine.configure(options)
    return engine
