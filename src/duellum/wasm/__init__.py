"""The kernels as WebAssembly: entry points, build, and the bindings for TypeScript."""
