"""Turns LLVM's WebAssembly object file into a module that a browser can load, without a linker.

The object file of a single compilation unit is nearly a module already: its indices and addresses are final
as long as its data is at the addresses that the compiler gave it. What is missing are the exports, which
the custom section ``linking`` names, and the memory and the stack pointer, which it imports. What is too much
are the custom sections, and the zeros that fresh memory holds anyway.

Memory begins with the data; the stack follows. Data that the object file only declares comes last, so that
the program that loads the module decides how much of it there is, by growing the memory.

Threads that share the memory need arrays and a stack of their own. As addresses are constants, each runs a
copy of the module in which those addresses are moved; :class:`Places` says where they are in the module.

The formats: the specification of WebAssembly, and the "Linking" document of its tool conventions.
"""

import struct
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

_MAGIC = b"\0asm\1\0\0\0"
_CUSTOM, _IMPORT, _FUNCTIONS, _MEMORY, _GLOBAL, _EXPORT = 0, 2, 3, 5, 6, 7
_CODE, _DATA, _DATA_COUNT = 10, 11, 12
_SECTION_ORDER = (1, _FUNCTIONS, 4, _MEMORY, _GLOBAL, _EXPORT, 8, 9, _DATA_COUNT, _CODE, _DATA)
_SYMBOL_TABLE = 8
_FUNCTION, _DATA_SYMBOL, _SECTION_SYMBOL = 0, 1, 3
_IS_LOCAL, _IS_UNDEFINED, _HAS_NAME = 2, 16, 64
_ADDRESS_LEB, _ADDRESS_SLEB, _ADDRESS_I32 = 3, 4, 5
_HAS_ADDEND = {_ADDRESS_LEB, _ADDRESS_SLEB, _ADDRESS_I32, 8, 9}
_LEB_SIZE = 5  # of an address, padded
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

    def signed(self) -> int:
        """Return a number in LEB128, signed."""
        value, shift = 0, 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value - (1 << shift) if byte & 64 else value

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


def encode_address(value: int) -> bytes:
    """Return an address below 2**31 in LEB128, padded: the same bytes signed and unsigned."""
    return bytes(
        [value >> 7 * byte & 127 | (128 if byte < _LEB_SIZE - 1 else 0) for byte in range(_LEB_SIZE)]
    )


def encode_name(name: bytes) -> bytes:
    """Return bytes with their number before them."""
    return encode_number(len(name)) + name


@dataclass(frozen=True)
class Segment:
    """A piece of the data."""

    address: int
    content: bytes


@dataclass(frozen=True)
class Places:
    """Where to change a module so that it runs in another thread's memory, as offsets in the module."""

    imports: int
    """Where the imports belong, of which there are none."""
    memory: tuple[int, int]
    """Begin and end of the section that declares the memory."""
    addresses: tuple[int, ...]
    """Where the addresses of the thread's own data and stack are, each in LEB128, padded to five bytes."""

    def encode(self) -> bytes:
        """Return the places as words of 32 bits, in order."""
        return struct.pack(f"<{3 + len(self.addresses)}I", self.imports, *self.memory, *self.addresses)


def make_module(object_file: bytes, own: Collection[bytes] = ()) -> tuple[bytes, Places]:
    """Return the module of an object file, and where it holds the addresses of `own` data and of the stack.

    The module exports every function that is not local. Data that is only declared is behind the stack; there
    may be one such array. Raises :class:`ObjectFileError`.
    """
    sections, custom = dict[int, bytes](), dict[bytes, bytes]()
    for number, content in _read_sections(object_file):
        if number == _CUSTOM:
            custom[Reader(content).name()] = content
        else:
            sections[number] = content
    symbols = _read_symbols(custom[b"linking"])
    data_end = max(
        (segment.address + len(segment.content) for segment in _read_segments(sections.get(_DATA, b"\0"))),
        default=0,
    )
    _check_imports(sections[_IMPORT], sections)
    stack_end = -(-(data_end + _STACK) // 16) * 16
    uses = {
        number: tuple(_read_address_uses(custom[name]))
        for number, name in ((_CODE, b"reloc.CODE"), (_DATA, b"reloc.DATA"))
        if name in custom
    }
    for number, found in uses.items():
        sections[number] = _place(sections[number], found, symbols.declared, stack_end)
    kept = [segment for segment in _read_segments(sections.get(_DATA, b"\0")) if any(segment.content)]
    sections[_MEMORY] = b"\1\0" + encode_number(-(-stack_end // _PAGE))
    sections[_GLOBAL] = (
        b"\1" + _I32 + _MUTABLE + bytes([_I32_CONST]) + encode_address(stack_end) + bytes([_END])
    )
    sections[_EXPORT] = _format_exports(symbols.exports)
    sections[_DATA] = encode_number(len(kept)) + b"".join(map(_format_segment, kept))
    if _DATA_COUNT in sections:
        sections[_DATA_COUNT] = encode_number(len(kept))
    module, begins, contents = _MAGIC, dict[int, int](), dict[int, int]()
    for number in _SECTION_ORDER:
        if number in sections:
            begins[number] = len(module)
            module += bytes([number]) + encode_name(sections[number])
            contents[number] = len(module) - len(sections[number])
    addresses = [contents[_GLOBAL] + sections[_GLOBAL].index(_I32_CONST) + 1]
    addresses += [
        contents[_CODE] + use.offset for use in uses.get(_CODE, ()) if symbols.data[use.symbol] in own
    ]
    pointers = [use.symbol for use in uses.get(_DATA, ()) if symbols.data[use.symbol] in own]
    if len(pointers) > len(set(pointers)):  # each is once in the table that `address` reads
        raise ObjectFileError("data holds an address that is different for each thread")
    memory = (begins[_MEMORY], contents[_MEMORY] + len(sections[_MEMORY]))
    return module, Places(begins[_FUNCTIONS], memory, tuple(sorted(addresses)))


def _read_sections(object_file: bytes) -> Iterator[tuple[int, bytes]]:
    reader = Reader(object_file)
    if reader.take(len(_MAGIC)) != _MAGIC:
        raise ObjectFileError("this is not a WebAssembly object file")
    while not reader.is_done:
        yield reader.byte(), reader.name()


@dataclass(frozen=True)
class _Symbols:
    """The symbols of an object file; data by the symbol's index."""

    exports: dict[bytes, int] = field(default_factory=dict)
    """The index of each function that is defined and not local."""
    data: dict[int, bytes] = field(default_factory=dict)
    declared: set[int] = field(default_factory=set)
    """Data that is only declared."""


def _read_symbols(linking: bytes) -> _Symbols:
    reader, found = Reader(linking), _Symbols()
    reader.name()
    reader.number()  # the version
    while not reader.is_done:
        kind, content = reader.byte(), reader.name()
        if kind == _SYMBOL_TABLE:
            symbols = Reader(content)
            for symbol in range(symbols.number()):
                _read_symbol(symbols, symbol, found)
    if len(found.declared) > 1:
        raise ObjectFileError("only one array can be last in memory")
    return found


def _read_symbol(symbols: Reader, symbol: int, found: _Symbols) -> None:
    kind, flags = symbols.byte(), symbols.number()
    if kind == _DATA_SYMBOL:
        found.data[symbol] = symbols.name()
        if flags & _IS_UNDEFINED:
            found.declared.add(symbol)
        else:
            for _ in range(3):  # segment, offset and size
                symbols.number()
        return
    index = symbols.number()
    if kind != _SECTION_SYMBOL and (not flags & _IS_UNDEFINED or flags & _HAS_NAME):
        name = symbols.name()
        if kind == _FUNCTION and not flags & (_IS_UNDEFINED | _IS_LOCAL):
            found.exports[name] = index


@dataclass(frozen=True)
class _AddressUse:
    """A place in a section that holds an address: of a symbol, plus a distance."""

    kind: int
    offset: int
    symbol: int
    distance: int


def _read_address_uses(relocations: bytes) -> Iterator[_AddressUse]:
    reader = Reader(relocations)
    reader.name()
    reader.number()  # the section's index
    for _ in range(reader.number()):
        kind, offset, symbol = reader.byte(), reader.number(), reader.number()
        distance = reader.signed() if kind in _HAS_ADDEND else 0
        if kind in (_ADDRESS_LEB, _ADDRESS_SLEB, _ADDRESS_I32):
            yield _AddressUse(kind, offset, symbol, distance)


def _place(section: bytes, uses: Iterable[_AddressUse], declared: set[int], address: int) -> bytes:
    """Return a section with the address of the data that is only declared."""
    placed = bytearray(section)
    for use in uses:
        if use.symbol in declared:
            place = address + use.distance
            content = place.to_bytes(4, "little") if use.kind == _ADDRESS_I32 else encode_address(place)
            placed[use.offset : use.offset + len(content)] = content
    return bytes(placed)


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
