"""The entry points of Battle's WebAssembly modules."""
