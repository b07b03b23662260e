"""Object files become modules: exports, memory, and data without zeros; what is foreign is refused."""

import pytest

from tools.wasm.object_file import (
    ObjectFileError,
    Reader,
    encode_address,
    encode_name,
    encode_number,
    encode_signed,
    make_module,
)

MAGIC = b"\0asm\1\0\0\0"
MEMORY_IMPORT = encode_name(b"env") + encode_name(b"__linear_memory") + b"\2\0\1"
STACK_IMPORT = encode_name(b"env") + encode_name(b"__stack_pointer") + b"\3\x7f\1"
FUNCTION_IMPORT = encode_name(b"env") + encode_name(b"expf") + b"\0\0"
PAGE = 65_536


def section(number: int, content: bytes) -> bytes:
    return bytes([number]) + encode_name(content)


def segment(address: int, content: bytes) -> bytes:
    return b"\0\x41" + encode_signed(address) + b"\x0b" + encode_name(content)


def object_file(imports: list[bytes], segments: list[bytes]) -> bytes:
    """Return an object file with one exported function, one local one, and these imports and segments."""
    functions = b"\0\0\0" + encode_name(b"play") + b"\0\2\1" + encode_name(b"hidden")
    data = b"".join(b"\1\2" + encode_name(name) + b"\0\0\4" for name in (b"own", b"shared"))
    symbols = b"\4" + functions + data
    linking = encode_name(b"linking") + b"\2" + section(8, symbols)
    body = encode_name(b"\0\x41" + encode_address(300) + b"\x0b")
    uses = b"\2" + b"\4\4\2\0" + b"\4\x0d\3\0"  # of "own" in the first function, of "shared" in the second
    return MAGIC + b"".join(
        [
            section(1, b"\1\x60\0\1\x7f"),
            section(2, encode_number(len(imports)) + b"".join(imports)),
            section(3, b"\2\0\0"),
            section(10, b"\2" + body + body),
            section(11, encode_number(len(segments)) + b"".join(segments)),
            section(0, linking),
            section(0, encode_name(b"reloc.CODE") + b"\3" + uses),
        ]
    )


def read_sections(module: bytes) -> dict[int, bytes]:
    reader, found = Reader(module, len(MAGIC)), dict[int, bytes]()
    while not reader.is_done:
        number = reader.byte()
        found[number] = reader.name()
    return found


def test_a_module_exports_what_is_not_local_and_its_memory() -> None:
    sections = read_sections(make_module(object_file([MEMORY_IMPORT, STACK_IMPORT], []))[0])
    assert sections[7] == b"\2" + encode_name(b"play") + b"\0\0" + encode_name(b"memory") + b"\2\0"
    assert 2 not in sections
    assert 0 not in sections


def test_the_stack_lies_behind_the_data_in_the_memory() -> None:
    data = [segment(16, b"\1\2\3\0"), segment(3 * PAGE, b"\0" * 100)]
    sections = read_sections(make_module(object_file([MEMORY_IMPORT, STACK_IMPORT], data))[0])
    stack_end = -(-(3 * PAGE + 100 + 2**20) // 16) * 16
    assert sections[5] == b"\1\0" + encode_number(-(-stack_end // PAGE))
    assert sections[6] == b"\1\x7f\1\x41" + encode_address(stack_end) + b"\x0b"


def test_zeros_are_left_out_of_the_data() -> None:
    data = [segment(16, b"\1\2\3\0"), segment(32, b"\0" * 100)]
    sections = read_sections(make_module(object_file([MEMORY_IMPORT, STACK_IMPORT], data))[0])
    assert sections[11] == b"\1" + segment(16, b"\1\2\3")


def test_places_are_those_of_the_memory_and_of_own_addresses() -> None:
    data = [segment(300, b"\1\2\3\4")]
    module, places = make_module(object_file([MEMORY_IMPORT, STACK_IMPORT], data), {b"own"})
    stack_end = -(-(304 + 2**20) // 16) * 16
    found = [Reader(module, place).number() for place in places.addresses]
    assert found == [stack_end, 300]
    assert module[places.addresses[1] + 5] == 0x0B
    assert module.count(encode_address(300)) == 2
    assert places.addresses[1] == module.index(encode_address(300))
    begin, end = places.memory
    assert module[begin:end] == section(5, b"\1\0" + encode_number(-(-stack_end // PAGE)))
    assert module[places.imports] == 3  # the functions, before which imports belong
    assert places.encode()[:4] == places.imports.to_bytes(4, "little")


def test_a_function_that_webassembly_has_not_is_named() -> None:
    with pytest.raises(ObjectFileError, match="expf"):
        make_module(object_file([MEMORY_IMPORT, STACK_IMPORT, FUNCTION_IMPORT], []))


def test_other_files_are_refused() -> None:
    with pytest.raises(ObjectFileError, match="not a WebAssembly object file"):
        make_module(b"\x7fELF")


@pytest.mark.parametrize("value", [0, 63, 64, 127, 128, 300, 2**31 - 1])
def test_numbers_are_written_as_they_are_read(value: int) -> None:
    assert Reader(encode_number(value)).number() == value
    assert Reader(encode_signed(value)).number() == value  # a signed number may have a byte more, with zeros
