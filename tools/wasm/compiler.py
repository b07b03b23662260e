"""Compiles a kernel's entry points into a WebAssembly module.

Numba types and lowers them to LLVM's intermediate representation, without optimizing it, for a processor
with pointers of 64 bits. Nothing in that form depends on the size of a pointer yet. So the target is changed
to WebAssembly, and LLVM optimizes all functions of the module together, once.

What this uses of Numba and llvmlite is not all public, so both are pinned; ``tests/wasm`` holds the results
together. It must run in a process of its own, see :mod:`tools.wasm.build`: Numba reads its settings when
it is first imported.
"""

import re
from collections.abc import Iterator
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np

from duellum.core.native import native
from duellum.core.wasm import (
    FLOAT,
    INT,
    Argument,
    Array,
    Entry,
    Kernel,
    Region,
    camel_case,
    is_number,
    list_arrays,
)
from tools.wasm.object_file import Places, make_module

_NUMBA: Any = numba  # which has no types for what is used here
_TRIPLE = "wasm32-unknown-unknown"
_FEATURES = "+simd128,+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint"
_OPTIMIZATION = 2
_ALIGNMENT = 64  # of every array, in bytes: a line of the cache
_REFERENCE_COUNTING = re.compile(r"(define [^\n]*@NRT_(?:inc|dec)ref\([^\n]*?)\{\n.*?\n\}\n", re.DOTALL)


def compile_kernel(kernel: Kernel) -> tuple[bytes, Places]:
    """Return the WebAssembly module of a kernel, and where it holds what is different for each thread.

    It exports the entry points, and ``address``, which returns where the array of an index is in memory.
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(_TRIPLE).create_target_machine(opt=_OPTIMIZATION, features=_FEATURES)
    layout = str(machine.target_data)
    lowered = [_lower(entry) for entry in kernel.entries]
    text = f'target datalayout = "{layout}"\ntarget triple = "{_TRIPLE}"\ndeclare void @llvm.trap()\n'
    text += "".join(_declare_arrays(kernel))
    text += "".join(
        _wrap_entry(entry, name) for entry, (name, _) in zip(kernel.entries, lowered, strict=True)
    )
    module = llvm.parse_assembly(text)
    for _, function in lowered:
        module.link_in(llvm.parse_assembly(_retarget(function, layout)))
    module.verify()
    _optimize(module, machine, {"address", *(camel_case(entry.name) for entry in kernel.entries)})
    own = [f"array.{array.name}".encode() for array in kernel.arrays() if not array.is_shared]
    return make_module(machine.emit_object(module), own if kernel.is_threaded else ())


def _lower(entry: Entry) -> tuple[str, str]:
    """Return the name of an entry point's function, and it and all that it calls as LLVM has them."""
    compiled = _compile_entry(entry)
    [result] = compiled.overloads.values()  # type: ignore[attr-defined]  # Numba has no types
    return result.fndesc.llvm_func_name, result.library.get_llvm_str()


def _compile_entry(entry: Entry) -> object:
    """Return a function of pointers and numbers that calls an entry point, compiled by Numba."""
    parameters, kinds, namespace = (
        list[str](),
        list[object](),
        {"carray": _NUMBA.carray, "function": native(entry.function)},
    )

    def pass_array(array: Array) -> str:
        name = f"p{len(parameters)}"
        parameters.append(name)
        kinds.append(_NUMBA.types.CPointer(getattr(_NUMBA.types, np.dtype(array.dtype).name)))
        shape = (array.length_from,) if array.length_from else array.shape
        return f"carray({name}, ({', '.join(map(str, shape))},))"

    def pass_region(region: Region) -> str:
        namespace[region.name] = region.kind
        fields = region.fields.values()
        passed = [pass_region(each) if isinstance(each, Region) else pass_array(each) for each in fields]
        return f"{region.name}({', '.join(passed)})"

    def pass_number(name: str, kind: str) -> str:
        parameters.append(name)
        kinds.append(_NUMBA.types.float64 if kind == FLOAT else _NUMBA.types.int64)
        return name

    def pass_on(argument: Argument) -> str:
        if is_number(argument):
            return pass_number(*argument)
        if isinstance(argument, Array):
            return pass_array(argument)
        if isinstance(argument, Region):
            return pass_region(argument)
        return f"({''.join(f'{pass_region(each)}, ' for each in argument if isinstance(each, Region))})"

    passed = [pass_on(argument) for argument in entry.arguments]
    for name in entry.lengths():
        pass_number(name, INT)
    call = f"function({', '.join(passed)})"
    result = {None: f"{call}; return 0", FLOAT: f"return float({call})"}.get(
        entry.returns, f"return int({call})"
    )
    source = f"def entry({', '.join(parameters)}):\n    {result}\n"
    exec(source, namespace)  # noqa: S102 - our own text, written above
    types = _NUMBA.types
    signature = (types.float64 if entry.returns == FLOAT else types.int64)(*kinds)
    return _NUMBA.njit(signature, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(
        namespace["entry"]
    )


def _retarget(lowered: str, layout: str) -> str:
    """Return the text for WebAssembly; reference counting of arrays that nobody owns does nothing."""
    text = re.sub(r"target triple = .*", f'target triple = "{_TRIPLE}"', lowered)
    text = re.sub(r"target datalayout = .*", f'target datalayout = "{layout}"', text)
    return _REFERENCE_COUNTING.sub(lambda found: f"{found[1]}{{\n  ret void\n}}\n", text)


def _declare_arrays(kernel: Kernel) -> Iterator[str]:
    """Yield the memory of every array, shared ones first, and the function that gives its address."""
    arrays = kernel.arrays()
    for array in sorted(arrays, key=lambda array: not array.is_shared):
        content = kernel.data.get(array.name)
        if array.length_from:  # behind everything else, as long as its caller wants it
            value = "external global [0 x i8]"
        elif content is None:
            value = f"internal global [{max(1, array.size)} x i8] zeroinitializer"
        else:
            value = f"internal global [{len(content())} x i8] {_quote(content())}"
        yield f"@array.{array.name} = {value}, align {_ALIGNMENT}\n"
    count = len(arrays)
    pointers = ", ".join(f"ptr @array.{array.name}" for array in arrays)
    yield f"@addresses = internal constant [{count} x ptr] [{pointers}]\n"
    yield (
        f"define i32 @address(i32 %index) {{\n"
        f"  %place = getelementptr [{count} x ptr], ptr @addresses, i32 0, i32 %index\n"
        f"  %pointer = load ptr, ptr %place\n"
        f"  %address = ptrtoint ptr %pointer to i32\n"
        f"  ret i32 %address\n}}\n"
    )


def _quote(content: bytes) -> str:
    return 'c"' + "".join(f"\\{byte:02X}" for byte in content) + '"'


def _wrap_entry(entry: Entry, name: str) -> str:
    """Return the exported function: Numba's calling convention, with the addresses of the arrays filled in.

    An exception in compiled code, which no kernel raises for valid arguments, becomes a trap.
    """
    parameters, passed, lines = list[str](), ["ptr %result", "ptr %exception"], list[str]()
    for argument in entry.arguments:
        if is_number(argument):
            _pass_number(*argument, parameters, passed, lines)
        passed += [f"ptr @array.{array.name}" for array in list_arrays(argument)]
    for length in entry.lengths():
        _pass_number(length, INT, parameters, passed, lines)
    kind = "double" if entry.returns == FLOAT else "i64"
    result = (
        "ret double %value"
        if entry.returns == FLOAT
        else "%short = trunc i64 %value to i32\n  ret i32 %short"
    )
    returns = "double" if entry.returns == FLOAT else "i32"
    declared = ", ".join(each.rpartition(" ")[0] for each in passed)
    return (
        f'declare i32 @"{name}"({declared})\n'
        f"define {returns} @{camel_case(entry.name)}({', '.join(parameters)}) {{\n"
        f"  %result = alloca {kind}\n  %exception = alloca ptr\n{''.join(lines)}"
        f'  %status = call i32 @"{name}"({", ".join(passed)})\n'
        f"  %failed = icmp ne i32 %status, 0\n  br i1 %failed, label %bad, label %good\n"
        f"bad:\n  call void @llvm.trap()\n  unreachable\n"
        f"good:\n  %value = load {kind}, ptr %result\n  {result}\n}}\n"
    )


def _pass_number(name: str, kind: str, parameters: list[str], passed: list[str], lines: list[str]) -> None:
    """Add a number to the parameters, and how it is passed on."""
    if kind == FLOAT:
        parameters.append(f"double %{name}")
        passed.append(f"double %{name}")
    else:
        parameters.append(f"i32 %{name}")
        lines.append(f"  %{name}.long = sext i32 %{name} to i64\n")
        passed.append(f"i64 %{name}.long")


def _optimize(module: llvm.ModuleRef, machine: llvm.TargetMachine, exports: set[str]) -> None:
    """Optimize a module of which only the exports are seen from outside.

    Twice: the first time functions are inlined, so that the second time the addresses and shapes of all
    arrays are known in every function.
    """
    for each in [*module.functions, *module.global_variables]:
        if not each.is_declaration and each.name not in exports:
            each.linkage = "internal"
    for _ in range(2):
        options = llvm.create_pipeline_tuning_options(speed_level=_OPTIMIZATION)
        options.loop_vectorization = True
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
