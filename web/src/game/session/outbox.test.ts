import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CommandBody, WithdrawnError } from "../../protocol/connection.ts";
import type { FromServer } from "../../protocol/types.ts";
import { Outbox } from "./outbox.ts";

const ROLL: CommandBody = { type: "roll", ply: 0 };
const RESIGN: CommandBody = { type: "resign" };

function openOutbox(isSent = false) {
  const submitted: CommandBody[] = [];
  const settle: { resolve(answer: FromServer): void; reject(error: Error): void }[] = [];
  const outbox = new Outbox((body) => {
    submitted.push(body);
    const answer = new Promise<FromServer>((resolve, reject) => settle.push({ resolve, reject }));
    const withdraw = () => {
      settle.at(-1)?.reject(new WithdrawnError());
      return true;
    };
    return { id: `c${submitted.length}`, answer, isSent: () => isSent, withdraw };
  });
  return { outbox, submitted, settle };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("Outbox", () => {
  it("accepts one command without a connection, and no second one", () => {
    const { outbox, submitted } = openOutbox();
    outbox.submit(ROLL, true);
    expect(outbox.late.value).toEqual({ id: "c1", body: ROLL, isSent: false });
    expect(outbox.submit(RESIGN, true)).toBeNull();
    expect(submitted).toEqual([ROLL]);
  });

  it("does not call a command late that is answered soon", async () => {
    const { outbox, settle } = openOutbox(true);
    const command = outbox.submit(ROLL, false);
    settle[0]?.resolve({ type: "done", command: "", sequence: 1 });
    await command?.answer;
    await vi.advanceTimersByTimeAsync(5000);
    expect([outbox.late.value, command?.isLate()]).toEqual([null, false]);
    expect(outbox.submit(RESIGN, false)).not.toBeNull();
  });

  it("calls a command late that is not answered, until it is", async () => {
    const { outbox, settle } = openOutbox(true);
    const command = outbox.submit(ROLL, false);
    await vi.advanceTimersByTimeAsync(3500);
    expect(outbox.late.value).toEqual({ id: "c1", body: ROLL, isSent: true });
    settle[0]?.resolve({ type: "done", command: "", sequence: 1 });
    await command?.answer;
    expect([outbox.late.value, command?.isLate()]).toEqual([null, true]);
  });

  it("calls a command late when the connection is lost", () => {
    const { outbox } = openOutbox(true);
    outbox.submit(ROLL, false);
    expect(outbox.late.value).toBeNull();
    outbox.markLate();
    expect(outbox.late.value).not.toBeNull();
  });

  it("accepts another command after one was withdrawn", async () => {
    const { outbox, submitted } = openOutbox();
    const command = outbox.submit(ROLL, true);
    outbox.withdraw();
    await expect(command?.answer).rejects.toThrow(WithdrawnError);
    expect(outbox.late.value).toBeNull();
    expect(outbox.submit(RESIGN, true)).not.toBeNull();
    expect(submitted).toEqual([ROLL, RESIGN]);
  });
});
