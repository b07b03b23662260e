"""The engine protocol: UCI with rolls, one line a command.

``uci``, ``isready``, ``ucinewgame``, ``setoption``, ``position startpos|fen <position> [moves ...]``,
``legal``, ``show``, ``go perft <depth>``, ``quit``. Bad input gets ``error <reason>`` and changes nothing.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile

from duellum import __version__
from duellum.game import Game, MoveError, PositionError, Rules

DEEPEST_PERFT = 20


class CommandError(ValueError):
    """A command that cannot be carried out as given."""


class Engine:
    """One conversation: holds the game that the other side has set up."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.game = Game(rules)
        self._commands: dict[str, Callable[[list[str]], Iterable[str]]] = {
            "uci": self._identify,
            "isready": lambda _: ["readyok"],
            "ucinewgame": self._start_anew,
            "setoption": self._set_option,
            "position": self._set_position,
            "legal": self._tell_legal_moves,
            "show": self._show,
            "go": self._go,
            "stop": lambda _: [],
        }

    def converse(self, lines: Iterable[str]) -> Iterator[str]:
        """Yield the answers to a stream of commands, up to ``quit`` or its end."""
        for line in takewhile(lambda line: line.split() != ["quit"], lines):
            yield from self.answer(line)

    def answer(self, line: str) -> list[str]:
        """Return the answer to one command, line by line."""
        words = line.split()
        if not words:
            return []
        command = self._commands.get(words[0])
        if command is None:
            return [f"error unknown command {words[0]!r}; there are {' '.join(self._commands)} quit"]
        try:
            return list(command(words[1:]))
        except (CommandError, MoveError, PositionError) as error:
            return [f"error {error}"]

    def _identify(self, _: list[str]) -> list[str]:
        return [
            f"id name Duellum {self.rules.title} {__version__}",
            "id author the Duellum contributors",
            "uciok",
        ]

    def _start_anew(self, _: list[str]) -> list[str]:
        self.game = Game(self.rules)
        return []

    def _set_option(self, words: list[str]) -> list[str]:
        name = " ".join(takewhile(lambda word: word != "value", words[1:]))
        raise CommandError(f"no option is called {name!r}")

    def _set_position(self, words: list[str]) -> list[str]:
        kind, *rest = words or [""]
        before = list(takewhile(lambda word: word != "moves", rest))
        if kind == "startpos" and not before:
            game = Game(self.rules)
        elif kind == "fen":
            game = Game(self.rules, self.rules.parse_position(" ".join(before)))
        else:
            raise CommandError("position takes 'startpos' or 'fen <position>', then perhaps 'moves ...'")
        for text in rest[len(before) + 1 :]:
            _play(game, text)
        self.game = game
        return []

    def _tell_legal_moves(self, _: list[str]) -> list[str]:
        if self.game.actor == "dice":
            return ["legal roll"]
        return [" ".join(["legal", *map(str, self.game.legal_moves())])]

    def _show(self, _: list[str]) -> list[str]:
        drawing = self.rules.draw_text(self.game.position, self.game.last_move)
        return [*drawing.splitlines(), f"position {self.game.position}"]

    def _go(self, words: list[str]) -> Iterator[str]:
        if words[:1] != ["perft"] or len(words) != 2:
            raise CommandError("go takes 'perft <depth>'")
        return self._perft(words[1])

    def _perft(self, text: str) -> Iterator[str]:
        if self.rules.perft is None:
            raise CommandError(f"{self.rules.title} is played with dice and has no perft")
        if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= DEEPEST_PERFT:
            raise CommandError(f"the depth is a whole number from 1 to {DEEPEST_PERFT}, not {text!r}")
        counts = self.rules.perft(self.game.position, int(text)) if self.game.outcome is None else {}
        for move, count in counts.items():
            yield f"{move}: {count}"
        yield f"nodes {sum(counts.values())}"


def _play(game: Game, text: str) -> None:
    """Play the move that `text` denotes; the error says which word of the command it was."""
    try:
        game.play(game.parse_move(text))
    except MoveError as error:
        clause = f" ({error.clause})" if error.clause else ""
        raise MoveError(f"{text}: {error}{clause}", error.clause) from error
