/** How a WebAssembly kernel is described; the files in the generated/ folders of the games have one such description each. */

/** A view of a part of the kernel's memory. */
export type KernelArray =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | BigInt64Array
  | BigUint64Array
  | Float32Array
  | Float64Array;

interface ArrayConstructor {
  new (buffer: ArrayBufferLike, offset: number, length: number): KernelArray;
  readonly BYTES_PER_ELEMENT: number;
}

/** The entry points of a kernel and its arrays, in the order of their indices: name, type and number of elements. */
export interface Binding<Entries, Arrays> {
  readonly name: string;
  readonly arrays: readonly (readonly [keyof Arrays & string, ArrayConstructor, number])[];
  /** Only for its type. */
  readonly entries?: Entries;
}
