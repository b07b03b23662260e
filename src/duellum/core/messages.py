"""Messages of kernels: integers for texts without a language.

A kernel works on numbers and contains no texts. It returns what it has to say as a code, and writes the
arguments into an array of integers. A table next to the kernel says what each code means: a message of the
catalogues, the clause it is about, and how the integers become the message's arguments. The bindings contain
the table, so that the browser reads the same codes.

>>> SIDE = Words("SIDE", ("white", "black"))
>>> TABLE = MessageTable()
>>> OPPONENT = TABLE.add("battle-illegal-opponent", "B6", square=Words("SQUARE", ("a1", "b1")), side=SIDE)
>>> TABLE.read(OPPONENT, [1, 0])
Told(clause='B6', why=Translatable(id='battle-illegal-opponent', args={'square': 'b1', 'side': 'white'}))
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from duellum.core.errors import show_input
from duellum.core.i18n import Translatable

NO_MESSAGE = 0
"""The code for no message."""

NUMBER: Literal["number"] = "number"
"""An argument that is an integer as it is."""
TEXT: Literal["text"] = "text"
"""The text that the kernel was asked about; takes no integer."""
PART: Literal["part"] = "part"
"""A part of that text; takes two integers, where it begins and where it ends."""


@dataclass(frozen=True)
class Words:
    """An argument that is one of some words, by its index; `name` is that of the list in TypeScript."""

    name: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class ListOf:
    """An argument that is a list of words; takes their number and then the index of each."""

    words: Words


Kind = Literal["number", "text", "part"] | Words | ListOf


class Message(NamedTuple):
    """What a code means."""

    id: str
    clause: str | None
    arguments: Mapping[str, Kind]
    """By name, in the order in which the kernel writes their integers."""


class Told(NamedTuple):
    """What a kernel has said: a message with its arguments, and the clause it is about."""

    clause: str | None
    why: Translatable


class MessageTable:
    """The messages of a kernel, by code: from 1 on, in the order in which they are added."""

    def __init__(self) -> None:
        self.messages: list[Message] = []

    def add(self, message_id: str, clause: str | None = None, /, **arguments: Kind) -> int:
        """Add a message and return its code."""
        self.messages.append(Message(message_id, clause, arguments))
        return len(self.messages)

    def vocabularies(self) -> tuple[Words, ...]:
        """Return every list of words once."""
        kinds = [kind for message in self.messages for kind in message.arguments.values()]
        words = [kind.words if isinstance(kind, ListOf) else kind for kind in kinds]
        return tuple(dict.fromkeys(each for each in words if isinstance(each, Words)))

    def read(self, code: int, numbers: Sequence[int], text: str = "") -> Told | None:
        """Return what a code and the integers of its arguments say; None for ``NO_MESSAGE``.

        `text` is what the kernel was asked about.
        """
        if code == NO_MESSAGE:
            return None
        message, rest = self.messages[code - 1], iter(numbers)
        arguments = {name: _read_argument(kind, rest, text) for name, kind in message.arguments.items()}
        return Told(message.clause, Translatable(message.id, arguments))


def _read_argument(kind: Kind, rest: Iterator[int], text: str) -> str | int | list[str]:
    match kind:
        case Words():
            return kind.words[next(rest)]
        case ListOf():
            return [kind.words.words[next(rest)] for _ in range(next(rest))]
        case "number":
            return int(next(rest))
        case "text":
            return show_input(text)
        case "part":
            begin, end = next(rest), next(rest)
            return show_input(text[begin:end])
