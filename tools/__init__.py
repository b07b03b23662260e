"""Tools for developers: generators of files, the WebAssembly compiler, the docs site and screenshots."""
