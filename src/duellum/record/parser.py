r"""Parsing the text form of records, which is in the spirit of PGN.

Tags in brackets, a blank line, the moves in the game's notation, the result; then the next game. A comment
is in braces after its move, the mover's clock in seconds after an ``@``, a variation in parentheses after
the move that it replaces; variations may have variations. Turn numbers are for people and ignored. In tags
and comments ``\`` escapes a quote, a closing brace, itself, and a newline as ``\n``. Parsing is strict about
legality and tolerant about layout.

>>> text = '''
... [Game "battle"]
... [White "Ann"]
... [Black "Ben"]
... [Result "1-0"]
... [Reason "resignation"]
...
... 1. i1n4w1 {bold} @598.4 i8s5 1-0
... '''
>>> from duellum.record.formatter import format_record
>>> [record] = parse_records(text)
>>> record.tags["White"], str(record.moves[0].move), record.moves[0].clock
('Ann', 'i1n4w1', 598.4)
>>> format_record(record).strip() == text.strip()
True
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import cast

from duellum.core.errors import MoveError, PositionError, UnknownGameError, show_input
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.registry import load_rules
from duellum.core.rules import WINNING_SEATS, Outcome, Result, Rules, Side
from duellum.record.formatter import OWN_TAGS, UNFINISHED
from duellum.record.line import MAX_MOVES, LineBuilder
from duellum.record.record import Record, RecordError, RecordLengthError, ResultError, apply_outcome

_RESULTS = {*WINNING_SEATS, UNFINISHED}
_NEXT = re.compile(r"\s*(?=\S)")
_TOKEN = re.compile(
    r"""
      \[\s*(?P<tag>\w+)\s+"(?P<value>[^"\\]*(?:\\.[^"\\]*)*)"\s*\]
    | \{(?P<comment>[^}\\]*(?:\\.[^}\\]*)*)\}
    | @(?P<clock>[0-9]{1,9}(?:\.[0-9]{1,3})?)(?=\s|$|[{()])
    | (?P<number>[0-9]+\.+)
    | (?P<bracket>[()])
    | (?P<word>[^\s\[\]{}()"@]+)
    """,
    re.VERBOSE | re.DOTALL,
)


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] == "n" else match[1], text, flags=re.DOTALL)


@dataclass
class _RecordBuilder:
    """A record being parsed: what has been found so far."""

    tags: dict[str, str] = field(default_factory=dict)
    lines: list[LineBuilder] = field(default_factory=lambda: [LineBuilder([])])
    """The game's own moves, and the variations that are open, the innermost last."""
    result: str | None = None
    game: Game | None = None

    def add_tag(self, name: str, value: str) -> None:
        if name in self.tags:
            raise RecordError(f"duplicate tag {name}")
        self.tags[name] = value

    @property
    def line(self) -> LineBuilder:
        return self.lines[-1]

    def add_move(self, text: str) -> None:
        if len(self.lines) > 1:
            self.line.play(text)
            return
        self.game = self.game or self._begin()
        move = self.game.parse_move(text)
        self.line.positions[:1] = self.game.positions[:1]
        self.game.play(move)
        self.line.add_move(move, self.game.position)

    def add_bracket(self, bracket: str) -> None:
        if bracket == "(":
            self.lines.append(self.line.begin_variation())
            return
        if len(self.lines) == 1:
            raise RecordError("unmatched )")
        variation = self.lines.pop()
        self.line.end_variation(variation)

    def add_result(self, result: str) -> None:
        if len(self.lines) > 1:
            raise RecordError(f"the result {result} is inside a variation")
        self.result = result

    def finish(self) -> Record:
        if len(self.lines) > 1:
            raise RecordError("a variation is not closed")
        game = self.game or self._begin()
        result = self.result or self.tags.get("Result", UNFINISHED)
        if self.tags.get("Result", result) != result:
            raise ResultError(f"the tag Result is {self.tags['Result']}, but the moves end with {result}")
        outcome = _end_game(game, result, self.tags.get("Reason"))
        others = {name: value for name, value in self.tags.items() if name not in OWN_TAGS}
        line = self.line
        return Record(game.rules, game.positions[0], line.finish(), outcome, others, line.comment(0))

    def _begin(self) -> Game:
        if "Game" not in self.tags:
            raise RecordError('the tag that names the game is missing, such as [Game "battle"]')
        rules: Rules = load_rules(self.tags["Game"])
        start = self.tags.get("Start")
        return Game(rules, None if start is None else rules.parse_position(start))


def _end_game(game: Game, result: str, reason: str | None) -> Outcome | None:
    """Let the game end as the text says and return how. Raises :class:`ResultError` if it cannot."""
    if result not in _RESULTS:
        raise ResultError(
            f"'{show_input(result)}' is not a valid result; expected one of {', '.join(sorted(_RESULTS))}"
        )
    ended = game.outcome
    if result == UNFINISHED:
        claimed = None
    elif ended and reason in (None, ended.reason):
        claimed = Outcome(_winner(game, result), ended.reason, ended.clause)
    else:
        claimed = Outcome(_winner(game, result), reason or "no reason", game.rules.agreement_clause)
    apply_outcome(game, claimed)
    return claimed


def _winner(game: Game, result: str) -> Side | None:
    seat = WINNING_SEATS[cast("Result", result)]  # checked by the caller
    return None if seat is None else game.rules.sides[seat]


@dataclass(frozen=True, slots=True)
class RecordSpan:
    """Where a record is in a text: finding it is quick, parsing it replays the whole game."""

    text: str
    start: int
    end: int
    line: int
    moves: int
    """How many moves and rolls it has, those of its variations included: what parsing it costs."""

    def parse(self) -> Record:
        """Return the record. Raises :class:`RecordError` with the line where it fails."""
        if self.moves > MAX_MOVES:
            raise RecordLengthError(
                f"line {self.line}: the game has {self.moves} moves, variations included; "
                f"the limit is {MAX_MOVES}",
                self.line,
                Translatable("refused-too-many-moves", {"count": MAX_MOVES}),
            )
        builder, line = _RecordBuilder(), self.line
        try:
            for line, token in _tokenize(self.text, self.start, self.end, self.line):  # noqa: B007 - the error tells the line
                _add_token(builder, token)
            return builder.finish()
        except (RecordError, MoveError, PositionError, UnknownGameError) as error:
            raise RecordError(f"line {line}: {error}", line) from error


def parse_records(text: str) -> list[Record]:
    """Return all records in a text. Raises :class:`RecordError` with the line where it fails."""
    return [span.parse() for span in find_records(text)]


def find_records(text: str, first_line: int = 1) -> list[RecordSpan]:
    """Return where the records in a text are. Raises :class:`RecordError` if it is not a record's text.

    Args:
        text: Any number of records.
        first_line: The number of the text's first line, for the messages of errors.
    """
    starts: list[tuple[int, int]] = []
    moves: list[int] = []
    has_moves = has_result = True  # as after a record: the first token begins one
    depth = 0
    for line, token in _tokenize(text, 0, len(text), first_line):
        is_tag, is_comment = token["tag"] is not None, token["comment"] is not None
        if (has_result and not (is_comment and starts)) or (has_moves and is_tag):
            starts.append((token.start(), line))
            moves.append(0)
            has_moves = has_result = False
            depth = 0
        if token["bracket"] is not None:
            depth += 1 if token["bracket"] == "(" else -1
        if token["word"] is not None:
            is_result = token["word"] in _RESULTS
            has_result, has_moves = depth <= 0 and is_result, True
            moves[-1] += not is_result
    places = pairwise([*starts, (len(text), 0)])
    return [
        RecordSpan(text, start, end, line, count)
        for ((start, line), (end, _)), count in zip(places, moves, strict=True)
    ]


def _tokenize(text: str, place: int, end: int, line: int) -> Iterator[tuple[int, re.Match[str]]]:
    """Yield the tokens and the lines they begin on. Raises :class:`RecordError` for anything else."""
    while rest := _NEXT.match(text, place, end):
        line += text.count("\n", place, rest.end())
        token = _TOKEN.match(text, rest.end(), end)
        if token is None:
            snippet = show_input(text[rest.end() : rest.end() + 20].partition("\n")[0])
            raise RecordError(
                f"line {line}: '{snippet}' is not a tag, a comment, a clock time or a move", line
            )
        yield line, token
        place = token.end()
        line += text.count("\n", rest.end(), place)


def _add_token(builder: _RecordBuilder, token: re.Match[str]) -> None:
    match token.lastgroup:
        case "value":
            builder.add_tag(token["tag"], _unescape(token["value"]))
        case "comment":
            builder.line.add_comment(_unescape(token["comment"]))
        case "clock":
            builder.line.add_clock(token["clock"])
        case "bracket":
            builder.add_bracket(token["bracket"])
        case "word" if token["word"] in _RESULTS:
            builder.add_result(token["word"])
        case "word":
            builder.add_move(token["word"])
