"""Turns LLVM's WebAssembly object file into a module that a browser can load, without a linker.

The object file of a single compilation unit is nearly a module already: its indices and addresses are final
as long as its data lies at the addresses that the compiler gave it. What is missing are the exports, which
the custom section ``linking`` names, and the memory and the stack pointer, which it imports. What is too much
are the custom sections, and the zeros that fresh memory holds anyway.

The formats: the specification of WebAssembly, and the "Linking" document of its tool conventions.
"""

from collections.abc import Iterator
from dataclasses import dataclass

_MAGIC = b"\0asm\1\0\0\0"
_CUSTOM, _IMPORT, _MEMORY, _GLOBAL, _EXPORT, _CODE, _DATA, _DATA_COUNT = 0, 2, 5, 6, 7, 10, 11, 12
_SECTION_ORDER = (1, 3, 4, _MEMORY, _GLOBAL, _EXPORT, 8, 9, _DATA_COUNT, _CODE, _DATA)
_SYMBOL_TABLE = 8
_FUNCTION, _DATA_SYMBOL, _SECTION_SYMBOL = 0, 1, 3
_IS_LOCAL, _IS_UNDEFINED, _HAS_NAME = 2, 16, 64
_EXPORT_FUNCTION, _EXPORT_MEMORY = b"\0", b"\2\0"
_I32, _I32_CONST, _END, _MUTABLE = b"\x7f", 0x41, 0x0B, b"\1"
_EXPECTED_IMPORTS = {b"__linear_memory", b"__stack_pointer"}
_PAGE = 65_536
_STACK = 1 << 20
"""The size of the stack, which lies behind the data."""


class ObjectFileError(ValueError):
    """The object file has something that this module does not handle."""


class Reader:
    """Reads numbers and names from bytes, from a place that moves on."""

    def __init__(self, content: bytes, at: int = 0) -> None:
        self.content, self.at = content, at

    @property
    def is_done(self) -> bool:
        """Whether everything has been read."""
        return self.at >= len(self.content)

    def take(self, count: int) -> bytes:
        """Return the next bytes."""
        self.at += count
        return self.content[self.at - count : self.at]

    def byte(self) -> int:
        """Return the next byte."""
        return self.take(1)[0]

    def number(self) -> int:
        """Return a number in LEB128, unsigned."""
        value, shift = 0, 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def name(self) -> bytes:
        """Return a name, or other bytes with their number before them."""
        return self.take(self.number())


def encode_number(value: int) -> bytes:
    """Return a number in LEB128, unsigned."""
    encoded = bytearray()
    while value > 127:
        encoded.append(value & 127 | 128)
        value >>= 7
    return bytes([*encoded, value])


def encode_signed(value: int) -> bytes:
    """Return a number in LEB128, signed."""
    encoded = bytearray()
    while not -64 <= value <= 63:
        encoded.append(value & 127 | 128)
        value >>= 7
    return bytes([*encoded, value & 127])


def encode_name(name: bytes) -> bytes:
    """Return bytes with their number before them."""
    return encode_number(len(name)) + name


@dataclass(frozen=True)
class Segment:
    """A piece of the data."""

    address: int
    content: bytes


def make_module(object_file: bytes) -> bytes:
    """Return the module of an object file; it exports every function that is not local.

    Raises :class:`ObjectFileError`.
    """
    sections = dict[int, bytes]()
    exports = dict[bytes, int]()
    for number, content in _read_sections(object_file):
        if number != _CUSTOM:
            sections[number] = content
        elif Reader(content).name() == b"linking":
            exports = _read_exports(content)
    segments = _read_segments(sections.get(_DATA, b"\0"))
    data_end = max((segment.address + len(segment.content) for segment in segments), default=0)
    kept = [segment for segment in segments if any(segment.content)]
    _check_imports(sections[_IMPORT], sections)
    stack_end = -(-(data_end + _STACK) // 16) * 16
    sections[_MEMORY] = b"\1\0" + encode_number(-(-stack_end // _PAGE))
    sections[_GLOBAL] = (
        b"\1" + _I32 + _MUTABLE + bytes([_I32_CONST]) + encode_signed(stack_end) + bytes([_END])
    )
    sections[_EXPORT] = _format_exports(exports)
    sections[_DATA] = encode_number(len(kept)) + b"".join(map(_format_segment, kept))
    if _DATA_COUNT in sections:
        sections[_DATA_COUNT] = encode_number(len(kept))
    ordered = ((number, sections[number]) for number in _SECTION_ORDER if number in sections)
    return _MAGIC + b"".join(bytes([number]) + encode_name(content) for number, content in ordered)


def _read_sections(object_file: bytes) -> Iterator[tuple[int, bytes]]:
    reader = Reader(object_file)
    if reader.take(len(_MAGIC)) != _MAGIC:
        raise ObjectFileError("this is not a WebAssembly object file")
    while not reader.is_done:
        yield reader.byte(), reader.name()


def _read_exports(linking: bytes) -> dict[bytes, int]:
    """Return the index of each function that is defined and not local, by its name."""
    reader, exports = Reader(linking), dict[bytes, int]()
    reader.name()
    reader.number()  # the version
    while not reader.is_done:
        kind, content = reader.byte(), reader.name()
        if kind == _SYMBOL_TABLE:
            symbols = Reader(content)
            for _ in range(symbols.number()):
                _read_symbol(symbols, exports)
    return exports


def _read_symbol(symbols: Reader, exports: dict[bytes, int]) -> None:
    kind, flags = symbols.byte(), symbols.number()
    if kind == _DATA_SYMBOL:
        symbols.name()
        if not flags & _IS_UNDEFINED:
            for _ in range(3):  # segment, offset and size
                symbols.number()
        return
    index = symbols.number()
    if kind != _SECTION_SYMBOL and (not flags & _IS_UNDEFINED or flags & _HAS_NAME):
        name = symbols.name()
        if kind == _FUNCTION and not flags & (_IS_UNDEFINED | _IS_LOCAL):
            exports[name] = index


def _read_segments(data: bytes) -> list[Segment]:
    reader, segments = Reader(data), list[Segment]()
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != _I32_CONST:
            raise ObjectFileError("a data segment is not at a constant address of the first memory")
        address = (
            reader.number()
        )  # below 2**31, and written with five bytes: signed and unsigned are the same
        if reader.byte() != _END:
            raise ObjectFileError("the address of a data segment is computed")
        segments.append(Segment(address, reader.name()))
    return segments


def _format_segment(segment: Segment) -> bytes:
    """Return an active segment, without the zeros at its end."""
    place = b"\0" + bytes([_I32_CONST]) + encode_signed(segment.address) + bytes([_END])
    return place + encode_name(segment.content.rstrip(b"\0"))


def _format_exports(functions: dict[bytes, int]) -> bytes:
    exports = [
        encode_name(name) + _EXPORT_FUNCTION + encode_number(index) for name, index in functions.items()
    ]
    exports.append(encode_name(b"memory") + _EXPORT_MEMORY)
    return encode_number(len(exports)) + b"".join(exports)


def _check_imports(imports: bytes, sections: dict[int, bytes]) -> None:
    """Raise :class:`ObjectFileError` unless just memory and stack pointer are imported, the only global."""
    reader, found = Reader(imports), set[bytes]()
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        found.add(name)
        if kind == _FUNCTION:
            raise ObjectFileError(f"a kernel needs the function {name.decode()}, which WebAssembly has not")
        for _ in range(2):  # a global's type, or a memory's limits without a maximum
            reader.number()
    if found != _EXPECTED_IMPORTS or _GLOBAL in sections:
        raise ObjectFileError(f"the object file needs more than memory and stack: {found}")
