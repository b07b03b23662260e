"""Runs kernels: the WebAssembly modules that games ship, on Wasmtime.

A module has one instance of every array, so one instance serves one thread at a time. :func:`shipped` calls a
kernel on an instance of a pool, with arrays that are copied in and out. A search, which works on its arrays
for long, has an :class:`Instance` to itself and reads and writes them in place. Python's GIL is released
while a kernel runs. :func:`share_memory` makes instances for threads that work together.
"""

import ctypes
import hashlib
import lzma
import platform
import secrets
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache, wraps
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

import numpy as np
import numpy.typing as npt
import wasmtime
from wasmtime import _ffi

from duellum.core.compiled import Function
from duellum.core.files import cache_folder
from duellum.core.plugin import load_part
from duellum.core.registry import find_kernel
from duellum.core.wasm import Array, Kernel, Region, camel_case, is_number

_PAGE = 65_536
_DIGEST_SIZE = hashlib.sha256().digest_size
_POOL_SIZE = 4
"""How many idle instances of a module are kept; where more threads ask at once, more are made and dropped."""
_ENGINE = wasmtime.Engine()
_SHARED_PAGES = 32_768
"""The most that a shared memory can grow to, 2 GB: addresses in the code have 31 bits."""
_SHARED_MEMORY_IMPORT = b"\2\x09\1\0\0\2\3\0\x80\x80\2"
"""The section of a module that imports a shared memory of at most so many pages."""
_LEB_BITS = 7 * np.arange(5)
_LEB_CONTINUES = np.array([128, 128, 128, 128, 0])
_FIXED: Mapping[str, int] = MappingProxyType({})


class _SharedMemory(wasmtime.SharedMemory):
    """Memory that several instances import."""

    def __init__(self, pages: int) -> None:
        config = wasmtime.Config()
        config.shared_memory = True
        config.memory_guard_size = _SHARED_PAGES * _PAGE  # larger than any address in the code: no checks
        self.engine = wasmtime.Engine(config)
        limits = wasmtime.Limits(pages, _SHARED_PAGES)
        super().__init__(self.engine, wasmtime.MemoryType(limits, shared=True))

    def _as_extern(self) -> Any:  # noqa: ANN401 - a structure of ctypes
        """Return what instances are given; Wasmtime 50 takes the address of the pointer, which fails."""
        union = _ffi.wasmtime_extern_union(sharedmemory=self.ptr())
        return _ffi.wasmtime_extern_t(_ffi.WASMTIME_EXTERN_SHAREDMEMORY, union)


class Instance:
    """A module with memory of its own, for one thread at a time; `lengths` are those of arrays that vary.

    In a `shared` memory, the stack and the arrays that are not shared are `moved` by so many bytes.
    """

    def __init__(
        self,
        name: str,
        lengths: Mapping[str, int] = _FIXED,
        shared: _SharedMemory | None = None,
        moved: int = 0,
    ) -> None:
        module, self._kernel = _load(name)
        engine, imports = _ENGINE, list[wasmtime.SharedMemory]()
        if shared is not None:
            engine, imports = shared.engine, [shared]
            module = wasmtime.Module(engine, _move(name, moved))
        self._lengths, self._store = lengths, wasmtime.Store(engine)
        exports: Any = wasmtime.Instance(self._store, module, imports).exports(self._store)
        self._functions: dict[Any, Any] = {
            entry.function: exports[camel_case(entry.name)] for entry in self._kernel.entries
        }
        self._places = {
            array: exports["address"](self._store, index) + (0 if array.is_shared else moved)
            for index, array in enumerate(self._kernel.arrays())
        }
        if shared is None:
            self._arrays = self._map_arrays(exports["memory"], self._store)
        else:
            self._arrays = self._map_arrays(shared)  # whose methods take no store

    def _map_arrays(self, memory: Any, *store: wasmtime.Store) -> dict[Array, npt.NDArray[Any]]:  # noqa: ANN401
        """Return a view of each array; the memory is grown first, and never again."""
        shapes = {array: self._shape(array) for array in self._places}
        sizes = {
            array: int(np.prod(shape)) * np.dtype(array.dtype).itemsize for array, shape in shapes.items()
        }
        end = max((place + sizes[array] for array, place in self._places.items()), default=0)
        missing = end - memory.data_len(*store)
        if missing > 0:
            memory.grow(*store, -(-missing // _PAGE))
        base = ctypes.addressof(memory.data_ptr(*store).contents)
        views = {}
        for array, place in self._places.items():
            kind: Any = type("Memory", (ctypes.c_ubyte * sizes[array],), {})
            content = kind.from_address(base + place)
            content.owner = self._store  # the memory lives as long as a view of it
            views[array] = np.frombuffer(content, array.dtype).reshape(shapes[array])
        return views

    def _shape(self, array: Array) -> tuple[int, ...]:
        return (self._lengths.get(array.name, array.shape[0]),) if array.length_from else array.shape

    def own_part(self) -> int:
        """Return where the page begins with the first array that is not shared."""
        first: int = min(place for array, place in self._places.items() if not array.is_shared)
        return first // _PAGE * _PAGE

    def array(self, array: Array) -> npt.NDArray[Any]:
        """Return the array in the module's memory."""
        return self._arrays[array]

    def view(self, region: Region) -> Any:  # noqa: ANN401 - the region's named tuple
        """Return the named tuple of a region's arrays in the module's memory."""
        fields = region.fields.values()
        return region.kind(
            *(self.view(each) if isinstance(each, Region) else self.array(each) for each in fields)
        )

    def run(self, function: Callable[..., Any], *numbers: float) -> Any:  # noqa: ANN401 - the entry's result
        """Run an entry point on the arrays in memory, with the numbers among its arguments in order."""
        varying = (array for array in self._kernel.entry(function).arrays() if array.length_from)
        lengths = (len(self._arrays[array]) for array in varying)
        return self._functions[function](self._store, *numbers, *lengths)

    def call(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:  # noqa: ANN401 - as run
        """Call an entry point as the function itself is called: with arrays, which are copied in and out.

        An array may be shorter than the one in memory, but has as many dimensions.
        """
        entry = self._kernel.entry(function)
        pairs = [
            pair
            for wanted, given in zip(entry.arguments, arguments, strict=True)
            for pair in _pair(wanted, given)
        ]
        for array, given in pairs:
            self._arrays[array][tuple(map(slice, given.shape))] = given
        numbers = [
            given for wanted, given in zip(entry.arguments, arguments, strict=True) if is_number(wanted)
        ]
        result = self.run(function, *numbers)
        for array, given in pairs:
            given[...] = self._arrays[array][tuple(map(slice, given.shape))]
        return result


def share_memory(name: str, lengths: Mapping[str, int], threads: int) -> list[Instance]:
    """Return an instance for each thread, all in one memory: some arrays are shared, each has its own others.

    Addresses are constants in the code, so each runs a copy of the module with other addresses. In memory the
    parts of the threads after the first are behind everything else.
    """
    exports: Any = _load(name)[0].exports
    pages = next(each.type.limits.min for each in exports if each.name == "memory")
    memory = _SharedMemory(pages)
    first = Instance(name, lengths, memory)
    begin, end = first.own_part(), memory.data_len()
    size = pages * _PAGE - begin
    memory.grow((threads - 1) * size // _PAGE)
    moves = (end - begin + thread * size for thread in range(threads - 1))
    return [first, *(Instance(name, lengths, memory, moved) for moved in moves)]


def _move(name: str, moved: int) -> bytes:
    """Return a module that imports its memory, with the addresses of its own arrays and its stack moved.

    Where they are, and what the file means: ``Places`` in ``tools/wasm/object_file.py``.
    """
    imports, begin, end, *addresses = np.frombuffer(_read(f"{name}.places", name), "<u4").tolist()
    content = lzma.decompress(_read(f"{name}.wasm.xz", name))
    module, places = np.frombuffer(content, np.uint8).copy(), np.array(addresses)[:, None] + np.arange(5)
    values = ((module[places] & 127).astype(np.int64) << _LEB_BITS).sum(1, keepdims=True) + moved
    module[places] = values >> _LEB_BITS & 127 | _LEB_CONTINUES
    moved_module = module.tobytes()
    return moved_module[:imports] + _SHARED_MEMORY_IMPORT + moved_module[imports:begin] + moved_module[end:]


def _pair(wanted: Any, given: Any) -> Iterator[tuple[Array, npt.NDArray[Any]]]:  # noqa: ANN401 - any argument
    """Yield each array of an argument with the one that is passed for it."""
    if isinstance(wanted, Array):
        yield wanted, given
    elif not is_number(wanted):
        fields = wanted.fields.values() if isinstance(wanted, Region) else wanted
        for each, value in zip(fields, given, strict=True):
            yield from _pair(each, value)


class _Pool:
    """Idle instances of a module."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._idle: list[Instance] = []

    @contextmanager
    def borrow(self) -> Iterator[Instance]:
        """Lend an instance, until the block ends; one in which a kernel failed is dropped."""
        try:
            instance = self._idle.pop()
        except IndexError:
            instance = Instance(self._name)
        yield instance
        if len(self._idle) < _POOL_SIZE:
            self._idle.append(instance)


_pool = cache(_Pool)


def borrow(name: str) -> AbstractContextManager[Instance]:
    """Lend an instance of a module; arrays hold what the last borrower left in them.

    >>> from duellum.battle.kernel.notation import format_position
    >>> with borrow("battle") as instance:
    ...     instance.run(format_position) > 0
    True
    """
    return _pool(name).borrow()


def shipped(name: str, kernel: Function) -> Function:
    """Return a kernel as a module runs it: called like the function itself, with arrays of the caller's.

    >>> from duellum.battle.kernel.encoding import encode
    >>> from duellum.battle.kernel.perft import count_leaves
    >>> from duellum.battle.rules.position import Position
    >>> shipped("battle_tools", count_leaves)(*encode(Position.start()), 0, 0, 2)
    1293.0
    """

    @wraps(kernel, updated=())  # it is no kernel itself
    def call(*arguments: Any) -> Any:  # noqa: ANN401 - those of the kernel
        with borrow(name) as instance:
            return instance.call(kernel, arguments)

    return cast("Function", call)


@cache
def _load(name: str) -> tuple[wasmtime.Module, Kernel]:
    """Return a module compiled for this machine, and its entry points.

    What has been compiled once is kept in the user's cache folder, by its content, Wasmtime's version and the
    machine; where nothing can be written there, it is compiled each time.
    """
    place = find_kernel(name)
    packed = _read(f"{name}.wasm.xz", name)
    state = f"{version('wasmtime')} {platform.machine()} {sys.platform}".encode()
    path = cache_folder() / "kernels" / f"{name}-{hashlib.sha256(packed + state).hexdigest()[:16]}.cwasm"
    with suppress(OSError, wasmtime.WasmtimeError, ValueError):
        return wasmtime.Module.deserialize(_ENGINE, _read_compiled(path)), load_part(place)
    module = wasmtime.Module(_ENGINE, lzma.decompress(packed))
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        _remove_others(path, name)
        _write_compiled(path, bytes(module.serialize()))
    return module, load_part(place)


def _read_compiled(path: Path) -> bytes:
    """Return a compiled module. Raises :class:`OSError`, and :class:`ValueError` if the file is damaged.

    Wasmtime trusts what it loads, so the content is checked first.
    """
    content = path.read_bytes()
    digest, module = content[:_DIGEST_SIZE], content[_DIGEST_SIZE:]
    if hashlib.sha256(module).digest() != digest:
        raise ValueError(f"{path} is damaged")
    return module


def _write_compiled(path: Path, module: bytes) -> None:
    """Write a compiled module and its digest, without waiting for the disk; several processes may do so."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    draft.write_bytes(hashlib.sha256(module).digest() + module)
    draft.replace(path)


def _read(file: str, name: str) -> bytes:
    """Return a file that ships with a module."""
    return files(find_kernel(name).partition(":")[0].rpartition(".")[0]).joinpath(file).read_bytes()


def _remove_others(path: Path, name: str) -> None:
    """Remove what was compiled from other versions of a module."""
    for other in path.parent.glob(f"{name}-*.cwasm"):
        other.unlink(missing_ok=True)
