/** Battle's solved endings on the analysis board: a Worker has the tables, this asks it about a position and its moves. */
import type { Endings, EndingVerdict } from "../../../analysis/registry.ts";
import type { Position } from "../../../rules/contract.ts";
import type { ProbedPosition } from "../kernel/endings.ts";
import { MAX_TABLEBASE_PIECES } from "../kernel/generated/endings.ts";
import { EMPTY } from "../pieces.ts";
import type { BattlePosition, PieceMove } from "../position.ts";
import type { FromEndings, ToEndings } from "./endings-protocol.ts";

/** The part of a Worker that is used. */
export interface EndingsWorker {
  onmessage: ((event: MessageEvent<FromEndings>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToEndings): void;
}

interface Task {
  onProgress(share: number): void;
  resolve(distances: readonly (number | null)[]): void;
  reject(error: Error): void;
}

function startWorker(): EndingsWorker {
  return new Worker(new URL("./endings-worker.ts", import.meta.url), { type: "module", name: "duellum-endings" });
}

export class WorkerEndings implements Endings {
  readonly #start: () => EndingsWorker;
  readonly #tasks = new Map<number, Task>();
  #worker: EndingsWorker | null = null;
  #count = 0;

  constructor(start: () => EndingsWorker = startWorker) {
    this.#start = start;
  }

  mayHold(position: Position): boolean {
    const { board, actor } = position as BattlePosition;
    return actor !== null && board.pieces.filter((piece) => piece !== EMPTY).length <= MAX_TABLEBASE_PIECES;
  }

  async probe(position: Position, onProgress: (share: number) => void): Promise<EndingVerdict | null> {
    const { board } = position as BattlePosition;
    const moves = (position as BattlePosition).legalMoves();
    const asked = [board, ...moves.map((move) => move.play().board)];
    const [plies, ...replies] = await this.#ask(asked, onProgress);
    if (plies === null || plies === undefined) return null;
    const judged = moves.flatMap((move, index) => {
      const found = judgeMove(move, replies[index] ?? null);
      return found === null ? [] : [{ move: move.text, plies: found }];
    });
    return { plies, moves: judged.toSorted((one, other) => rank(other.plies) - rank(one.plies)) };
  }

  #ask(positions: readonly ProbedPosition[], onProgress: Task["onProgress"]): Promise<readonly (number | null)[]> {
    const task = ++this.#count;
    const answer = new Promise<readonly (number | null)[]>((resolve, reject) => {
      this.#tasks.set(task, { onProgress, resolve, reject });
    });
    this.#find().postMessage({ task, positions });
    return answer;
  }

  #find(): EndingsWorker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#handle(data);
    worker.onerror = () => this.#breakDown();
    this.#worker = worker;
    return worker;
  }

  #handle(message: FromEndings): void {
    if (message.type === "progress") {
      for (const { onProgress } of this.#tasks.values()) onProgress(message.share);
      return;
    }
    const task = this.#tasks.get(message.task);
    this.#tasks.delete(message.task);
    if (message.type === "found") task?.resolve(message.distances);
    else task?.reject(new Error(message.text));
  }

  #breakDown(): void {
    this.#worker = null;
    const tasks = [...this.#tasks.values()];
    this.#tasks.clear();
    for (const { reject } of tasks) reject(new Error("the tablebase has broken down"));
  }
}

/** The plies to the end for the side that makes a move, given those after it; null if unknown. */
function judgeMove(move: PieceMove, reply: number | null): number | null {
  if (move.winningClause !== 0) return 1;
  if (move.play().clause !== 0) return 0;
  if (reply === null || reply === 0) return reply;
  return reply < 0 ? 1 - reply : -reply - 1;
}

/** The sooner a win the better, the later a loss. */
function rank(plies: number): number {
  return plies === 0 ? 0 : 1 / plies;
}
