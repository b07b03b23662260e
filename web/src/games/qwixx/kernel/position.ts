/**
 * Qwixx Duel's rules by its kernel: positions, fields and rolls. Nothing here knows a rule; it copies positions into the
 * kernel's memory and answers out of it. Fields are numbered 0 to 43, 11 in each row from the left.
 */
import { readMessage, refuseLength, type Told, writeText } from "../../../kernel/messages.ts";
import type { Seat } from "../../../protocol/types.ts";
import { NO_DICE, UNDECIDED } from "./generated/qwixx.ts";
import { MESSAGES } from "./generated/qwixx-messages.ts";
import type { QwixxKernel } from "./search.ts";

/** What the kernel counts of a position, in the order of its array of facts. */
interface Facts {
  readonly supplies: readonly [number, number];
  readonly misthrows: readonly [number, number];
  readonly totals: readonly [number, number];
  readonly ending: number;
  readonly winner: number;
  readonly faces: readonly number[];
}

const decoder = new TextDecoder();

/** A position of the kernel; what it costs something to find out is found out when it is asked for. */
export class KernelPosition {
  readonly #kernel: QwixxKernel;
  readonly #state: BigInt64Array;
  readonly #stacks: Int8Array;
  readonly #counters: Int32Array;
  /** By row, the side whose stone lies on the lock; -1 for none. */
  readonly locks: Int8Array;
  /** By field, the side whose stones lie there, -1 for none; and how many they are. */
  readonly owners: Int8Array;
  readonly heights: Int8Array;
  #facts: Facts | null = null;
  #text: string | null = null;

  /** Copy the position that the kernel has just written into these arrays. */
  constructor(kernel: QwixxKernel, state: BigInt64Array, stacks: Int8Array, locks: Int8Array, counters: Int32Array) {
    this.#kernel = kernel;
    this.#state = state.slice();
    this.#stacks = stacks.slice();
    this.#counters = counters.slice();
    this.locks = locks.slice();
    this.owners = this.#stacks.map((stack) => (stack > 0 ? 0 : stack < 0 ? 1 : -1));
    this.heights = this.#stacks.map(Math.abs);
  }

  /** Write it into the kernel's memory. */
  load(): QwixxKernel {
    const { arrays } = this.#kernel;
    arrays.positionState.set(this.#state);
    arrays.positionHeights.set(this.#stacks);
    arrays.positionLocks.set(this.locks);
    arrays.positionCounters.set(this.#counters);
    return this.#kernel;
  }

  /** The position in the game's notation. */
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

  /** The faces thrown, two white ones and red to blue, 0 for a die out of the game; null while the roll is due. */
  get dice(): readonly number[] | null {
    return this.#counters[1] === NO_DICE ? null : this.#readFacts().faces;
  }

  /** The field of action 1, {@link DECLINED} where that was declined; null while it is due. */
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

  /** Why the game is over, as an index of the endings in the order of Q21; -1 while it goes on. */
  get ending(): number {
    return this.#readFacts().ending;
  }

  /** Who has won; null for a draw, and while the game goes on. */
  get winner(): Seat | null {
    const { winner } = this.#readFacts();
    return winner === 0 || winner === 1 ? winner : null;
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
        winner = -1,
        ...faces
      ] = arrays.facts;
      this.#facts = {
        supplies: [black, grey],
        misthrows: [blackThrown, greyThrown],
        totals: [blackTotal, greyTotal],
        ending,
        winner,
        faces,
      };
    }
    return this.#facts;
  }
}

/** What is wrong with a text; null for a position, which is then the kernel's. */
export function checkPosition({ entries, arrays }: QwixxKernel, text: string): Told | null {
  const code = entries.parsePosition(writeText(arrays.text, text));
  return refuseLength(text, arrays.text.length) ?? readMessage(MESSAGES, code, arrays.numbers, text);
}

/** The position that a text denotes. */
export function parsePosition(kernel: QwixxKernel, text: string): KernelPosition {
  if (checkPosition(kernel, text)) throw new Error(`${text} is no position`);
  const { positionState, positionHeights, positionLocks, positionCounters } = kernel.arrays;
  return new KernelPosition(kernel, positionState, positionHeights, positionLocks, positionCounters);
}

/** Why a text is no legal move; null for one that is. */
export function explainMove(position: KernelPosition, text: string): Told | null {
  const { entries, arrays } = position.load();
  return readMessage(MESSAGES, entries.explainMove(writeText(arrays.text, text)), arrays.numbers, text);
}

/** The fields that the action due may place on; none when no action is due. */
export function listFields(position: KernelPosition): number[] {
  const { entries, arrays } = position.load();
  return Array.from(arrays.fields.subarray(0, entries.listFields()));
}

/** The position after a choice: a legal field or {@link DECLINED}. */
export function playChoice(position: KernelPosition, choice: number): KernelPosition {
  const kernel = position.load();
  kernel.entries.playChoice(choice);
  return readAfter(kernel);
}

/** The position after a roll of the dice in the game: two white faces, then those of the open rows. */
export function playRoll(position: KernelPosition, faces: readonly number[]): KernelPosition {
  const kernel = position.load();
  kernel.entries.playRoll(packFaces(position, faces));
  return readAfter(kernel);
}

function readAfter(kernel: QwixxKernel): KernelPosition {
  const { afterState, afterHeights, afterLocks, afterCounters } = kernel.arrays;
  return new KernelPosition(kernel, afterState, afterHeights, afterLocks, afterCounters);
}

/** The dice as one number, three bits each; those of closed rows, which are not thrown, show a 1. */
function packFaces({ owners, locks }: KernelPosition, [white = 1, other = 1, ...rest]: readonly number[]): number {
  const thrown = rest.values();
  const width = owners.length / locks.length;
  const lastOwners = Array.from(locks, (_, row) => owners[row * width + width - 1]);
  const colours = lastOwners.map((owner) => (owner === -1 ? (thrown.next().value ?? 1) : 1));
  return [white, other, ...colours].reduce((packed, face, die) => packed | ((face - 1) << (3 * die)), 0);
}
