"""The typesetter as a separate process, which can be ended: Typst never frees its fonts and layouts.

The program reads orders from its input and writes an answer to each, until the input ends.
"""

import contextlib
import struct
import subprocess
import sys
from typing import IO, Any

from msgspec import Struct, msgpack

from duellum.printing import MissingFontsError, print_kit
from duellum.printing.typesetter import render_picture

PROGRAM = (sys.executable, "-m", "duellum.printing.process")
_LENGTH = struct.Struct(">I")  # written before each order and each answer


class TypesetterError(Exception):
    """A file could not be made; the message says why."""


class PrintOrder(Struct, frozen=True, tag=True):
    """Asks for an existing kit."""

    kit: str
    language: str
    paper: str

    def carry_out(self) -> bytes:
        """Return the file."""
        return print_kit(self.kit, self.language, self.paper).content


class PictureOrder(Struct, frozen=True, tag=True):
    """Asks for the PNG that a template makes of the data."""

    template: bytes
    data: dict[str, Any]

    def carry_out(self) -> bytes:
        """Return the picture."""
        return render_picture(self.template, self.data)


Order = PrintOrder | PictureOrder


class _Answer(Struct):
    content: bytes = b""
    problem: str = ""


class TypesetterProcess:
    """A running typesetter. It ends when it is stopped, and with the process that started it."""

    def __init__(self) -> None:
        """Start it. Raises :class:`TypesetterError`."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                PROGRAM,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl+C in a terminal is meant for the parent
            )
        except OSError as error:  # such as no memory or file descriptor being free
            raise TypesetterError(f"the typesetter cannot be started: {error.strerror}") from error

    def make(self, order: Order) -> bytes:
        """Return what is ordered; waits for it. Raises :class:`TypesetterError`."""
        streams = self._process.stdin, self._process.stdout
        if streams[0] is None or streams[1] is None:
            raise TypeError("the typesetter has no pipes")
        try:
            _write(streams[0], msgpack.encode(order))
            answer = _read(streams[1])
        except (OSError, ValueError):  # it has ended, or its pipes were closed meanwhile
            answer = None
        if answer is None:
            raise TypesetterError("the typesetter ended before the file was made; try again")
        made = msgpack.decode(answer, type=_Answer)
        if made.problem:
            raise TypesetterError(made.problem)
        return made.content

    @property
    def id(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether the process has not ended."""
        return self._process.poll() is None

    def stop(self) -> None:
        """End the process; :meth:`make`, if it waits in another thread, raises an error."""
        self._process.kill()

    def close(self) -> None:
        """End the process, as :meth:`stop` does, and close its pipes."""
        self.stop()
        with contextlib.suppress(OSError), self._process:
            pass


def _write(stream: IO[bytes], message: bytes) -> None:
    stream.write(_LENGTH.pack(len(message)) + message)
    stream.flush()


def _read(stream: IO[bytes]) -> bytes | None:
    """Return the next message; None at the end."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    message = stream.read(length)
    return message if len(message) == length else None


def main() -> None:
    """Carry out orders until there are no more."""
    while (order := _read(sys.stdin.buffer)) is not None:
        _write(sys.stdout.buffer, msgpack.encode(_answer(msgpack.decode(order, type=Order))))


def _answer(order: Order) -> _Answer:
    try:
        return _Answer(order.carry_out())
    except MissingFontsError as error:
        return _Answer(problem=str(error))


if __name__ == "__main__":
    main()
