/** The outbox: commands that the server has not answered. While one waits for the connection, no other is accepted. */
import { computed, signal } from "@preact/signals";
import type { CommandBody, StoredCommand, Submission } from "../../protocol/connection.ts";
import type { FromServer } from "../../protocol/types.ts";

/** After this time without an answer a command counts as late, whatever the connection seems to be. */
const LATE_MS = 3000;

interface Entry {
  readonly body: CommandBody;
  readonly submission: Submission;
  readonly isLate: boolean;
}

/** A command that waits for the connection; one that has left this browser cannot be taken back. */
export type LateCommand = StoredCommand;

/** A command that was accepted. */
export interface AcceptedCommand {
  readonly answer: Promise<FromServer>;
  /** Whether it had to wait for the connection. */
  isLate(): boolean;
}

export class Outbox {
  readonly #submit: (body: CommandBody) => Submission;
  readonly #entries = signal<readonly Entry[]>([]);

  /** The command that waits; null where none does. */
  readonly late = computed<LateCommand | null>(() => {
    const entry = this.#entries.value.find(({ isLate }) => isLate);
    return entry ? { id: entry.submission.id, body: entry.body, isSent: entry.submission.isSent() } : null;
  });

  constructor(submit: (body: CommandBody) => Submission) {
    this.#submit = submit;
  }

  /** Submit a command; null where another one waits. `isLate` for one submitted without a connection. */
  submit(body: CommandBody, isLate: boolean): AcceptedCommand | null {
    return this.late.peek() === null ? this.#accept(body, this.#submit(body), isLate) : null;
  }

  /** Take over a late command of an earlier page. */
  restore(command: LateCommand, submission: Submission): AcceptedCommand {
    return this.#accept(command.body, submission, true);
  }

  #accept(body: CommandBody, submission: Submission, isLate: boolean): AcceptedCommand {
    const find = () => this.#entries.peek().find((entry) => entry.submission === submission);
    this.#entries.value = [...this.#entries.peek(), { body, submission, isLate }];
    const timer = setTimeout(() => this.#markLate((entry) => entry.submission === submission), LATE_MS);
    let wasLate = isLate;
    const answer = submission.answer.finally(() => {
      clearTimeout(timer);
      wasLate = find()?.isLate ?? wasLate;
      this.#entries.value = this.#entries.peek().filter((entry) => entry.submission !== submission);
    });
    return { answer, isLate: () => wasLate };
  }

  /** Mark all commands as late: the connection is lost. */
  markLate(): void {
    this.#markLate(() => true);
  }

  /** Drop the late command if it was never sent; returns whether it was dropped. */
  withdraw(): boolean {
    const late = this.#entries.peek().find((entry) => entry.isLate);
    return late?.submission.withdraw() ?? false;
  }

  #markLate(isMeant: (entry: Entry) => boolean): void {
    if (this.#entries.peek().length === 0) return;
    this.#entries.value = this.#entries.peek().map((entry) => (isMeant(entry) ? { ...entry, isLate: true } : entry));
  }
}
