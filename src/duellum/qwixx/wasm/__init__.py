"""The entry points of Qwixx Duel's WebAssembly module."""
