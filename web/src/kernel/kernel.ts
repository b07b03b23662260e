/**
 * Loads a WebAssembly kernel. A kernel has one instance of every array, at a fixed place of its memory: callers write
 * arrays, call an entry point, and read arrays. So a kernel serves one search at a time.
 */
import type { Binding, KernelArray } from "./binding.ts";

/** A loaded kernel: its entry points, and its arrays as views of its memory. */
export interface Kernel<Entries, Arrays> {
  readonly entries: Entries;
  readonly arrays: Arrays;
}

interface Exports extends WebAssembly.Exports {
  /** Where the array of an index is. */
  readonly address: (index: number) => number;
  readonly memory: WebAssembly.Memory;
}

const PAGE = 65_536;

/** Make a kernel of a compiled module, or of the bytes of one. */
export async function loadKernel<Entries, Arrays>(
  binding: Binding<Entries, Arrays>,
  source: WebAssembly.Module | BufferSource,
): Promise<Kernel<Entries, Arrays>> {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const { exports } = await WebAssembly.instantiate(module);
  const { address, memory } = exports as Exports;
  const ends = binding.arrays.map(([, View, length], index) => address(index) + length * View.BYTES_PER_ELEMENT);
  const missing = Math.max(0, ...ends) - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE)); // the last array is as long as its user wants it
  const arrays: Record<string, KernelArray> = {};
  for (const [index, [name, View, length]] of binding.arrays.entries())
    arrays[name] = new View(memory.buffer, address(index), length);
  return { entries: exports as unknown as Entries, arrays: arrays as unknown as Arrays };
}

/** The module at an address. Rejects if it cannot be fetched. */
export async function fetchModule(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}`);
  try {
    return await WebAssembly.compileStreaming(response.clone());
  } catch {
    return WebAssembly.compile(await response.arrayBuffer()); // a host that serves it under another content type
  }
}
