"""Compiles the kernels to WebAssembly, and writes their bindings for the browser client."""
