/** Qwixx Duel's kernel as WebAssembly, in the form that the rules want. */
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Seat } from "../../../protocol/types.ts";
import type { QwixxArrays, QwixxEntries } from "../kernel/generated/qwixx.ts";
import { NO_DICE, UNDECIDED } from "../kernel/generated/qwixx.ts";
import { COLOURS, isClosed } from "./board.ts";
import type { KernelPosition, QwixxKernel } from "./kernel.ts";

export type LoadedKernel = Kernel<QwixxEntries, QwixxArrays>;

/** What the kernel counts of a position, in the order of its array of facts. */
interface Facts {
  readonly supplies: readonly [number, number];
  readonly misthrows: readonly [number, number];
  readonly totals: readonly [number, number];
  readonly ending: number;
  readonly faces: readonly number[];
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A position of the kernel; what it costs something to find out is found out when it is asked for. */
export class ArrayPosition implements KernelPosition {
  readonly #kernel: LoadedKernel;
  readonly #state: BigInt64Array;
  readonly #stacks: Int8Array;
  readonly #counters: Int32Array;
  readonly locks: Int8Array;
  readonly owners: Int8Array;
  readonly heights: Int8Array;
  #facts: Facts | null = null;
  #text: string | null = null;

  /** Copy the position that the kernel has just written into these arrays. */
  constructor(kernel: LoadedKernel, state: BigInt64Array, stacks: Int8Array, locks: Int8Array, counters: Int32Array) {
    this.#kernel = kernel;
    this.#state = state.slice();
    this.#stacks = stacks.slice();
    this.#counters = counters.slice();
    this.locks = locks.slice();
    this.owners = this.#stacks.map((stack) => (stack > 0 ? 0 : stack < 0 ? 1 : -1));
    this.heights = this.#stacks.map(Math.abs);
  }

  /** Write it into the kernel's memory. */
  load(): LoadedKernel {
    const { arrays } = this.#kernel;
    arrays.positionState.set(this.#state);
    arrays.positionHeights.set(this.#stacks);
    arrays.positionLocks.set(this.locks);
    arrays.positionCounters.set(this.#counters);
    return this.#kernel;
  }

  get text(): string {
    if (this.#text === null) {
      const { entries, arrays } = this.load();
      this.#text = decoder.decode(arrays.text.slice(0, entries.formatPosition()));
    }
    return this.#text;
  }

  get toMove(): Seat {
    return this.#counters[0] === 0 ? 0 : 1;
  }

  get dice(): readonly number[] | null {
    return this.#counters[1] === NO_DICE ? null : this.#readFacts().faces;
  }

  get first(): number | null {
    const first = this.#counters[2] ?? UNDECIDED;
    return first === UNDECIDED ? null : first;
  }

  get supplies(): readonly [number, number] {
    return this.#readFacts().supplies;
  }

  get misthrows(): readonly [number, number] {
    return this.#readFacts().misthrows;
  }

  get totals(): readonly [number, number] {
    return this.#readFacts().totals;
  }

  get ending(): number {
    return this.#readFacts().ending;
  }

  #readFacts(): Facts {
    if (this.#facts === null) {
      const { entries, arrays } = this.load();
      entries.writeFacts();
      const [
        black = 0,
        grey = 0,
        blackThrown = 0,
        greyThrown = 0,
        blackTotal = 0,
        greyTotal = 0,
        ending = -1,
        ...faces
      ] = arrays.facts;
      this.#facts = {
        supplies: [black, grey],
        misthrows: [blackThrown, greyThrown],
        totals: [blackTotal, greyTotal],
        ending,
        faces,
      };
    }
    return this.#facts;
  }
}

/** The position that a text denotes. */
export function parsePosition(kernel: LoadedKernel, text: string): ArrayPosition {
  const { entries, arrays } = kernel;
  const bytes = encoder.encode(text);
  if (bytes.length <= arrays.text.length) {
    arrays.text.set(bytes);
    if (entries.parsePosition(bytes.length))
      return new ArrayPosition(
        kernel,
        arrays.positionState,
        arrays.positionHeights,
        arrays.positionLocks,
        arrays.positionCounters,
      );
  }
  throw new Error(`${text} is no position`);
}

/** The rules' kernel over a loaded one. */
export function wrapKernel(kernel: LoadedKernel): QwixxKernel<ArrayPosition> {
  const { entries, arrays } = kernel;
  const readAfter = () =>
    new ArrayPosition(kernel, arrays.afterState, arrays.afterHeights, arrays.afterLocks, arrays.afterCounters);
  return {
    parsePosition: (text) => parsePosition(kernel, text),
    listFields: (position) => {
      position.load();
      return Array.from(arrays.fields.subarray(0, entries.listFields()));
    },
    playChoice: (position, choice) => {
      position.load();
      entries.playChoice(choice);
      return readAfter();
    },
    playRoll: (position, faces) => {
      position.load();
      entries.playRoll(packFaces(position, faces));
      return readAfter();
    },
  };
}

/** The dice as one number, three bits each; those of closed rows, which are not thrown, show a 1. */
function packFaces(position: KernelPosition, [white = 1, other = 1, ...rest]: readonly number[]): number {
  const thrown = rest.values();
  const colours = COLOURS.map((_, row) => (isClosed(position, row) ? 1 : (thrown.next().value ?? 1)));
  return [white, other, ...colours].reduce((packed, face, die) => packed | ((face - 1) << (3 * die)), 0);
}
