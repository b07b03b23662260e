import { beforeAll, expect, it } from "vitest";
import type { Rules } from "../../../rules/contract.ts";
import { loadTestRules } from "../../fixtures.ts";
import { type EndingsWorker, WorkerEndings } from "./endings.ts";
import type { ToEndings } from "./endings-protocol.ts";

let rules: Rules;
beforeAll(async () => {
  rules = await loadTestRules("battle");
});

/** A Worker that gives these distances, after a word on its progress. */
function answerWith(distances: (asked: ToEndings) => readonly (number | null)[]): EndingsWorker {
  const worker: EndingsWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (asked) => {
      const post = (data: unknown) => worker.onmessage?.({ data } as never);
      post({ type: "progress", share: 0.5 });
      post({ type: "found", task: asked.task, distances: distances(asked) });
    },
  };
  return worker;
}

it("holds positions of three pieces at most, in which somebody is to move", () => {
  const endings = new WorkerEndings(() => answerWith(() => []));
  const holds = (text: string) => endings.mayHold(rules.parsePosition(text));
  expect(holds("4k4/9/9/9/4C4/9/9/4K4 w 0 40")).toBe(true);
  expect(holds("4k4/9/9/9/4C4/9/9/3CK4 w 0 40")).toBe(false);
  expect(holds("4C4/9/9/9/9/9/9/4K4 b 0 40")).toBe(false);
});

it("judges every move by the position after it, the best first", async () => {
  const position = rules.parsePosition("4k4/9/9/9/9/9/9/4K4 w 0 9");
  const shares: number[] = [];
  const endings = new WorkerEndings(() => answerWith(() => [13, -12, 0, 8]));
  const verdict = await endings.probe(position, (share) => shares.push(share));
  expect(shares).toEqual([0.5]);
  expect(verdict?.plies).toBe(13);
  expect(verdict?.moves.map(({ plies }) => plies)).toEqual([13, 0, -9]);
});

it("writes positions as the tables want them", async () => {
  const asked: ToEndings[] = [];
  const endings = new WorkerEndings(() =>
    answerWith((message) => {
      asked.push(message);
      return [null];
    }),
  );
  expect(await endings.probe(rules.parsePosition("4k4/9/9/9/9/9/9/4K4 b 3 9"), () => undefined)).toBeNull();
  const [position] = asked[0]?.positions ?? [];
  expect([...(position?.masks ?? [])]).toEqual([1n << 4n, 0n, 0n, 1n << 31n]);
  expect([position?.side, position?.sinceCapture]).toEqual([1, 3]);
});

it("fails where the Worker does, and asks another one next time", async () => {
  const broken: EndingsWorker = { onmessage: null, onerror: null, postMessage: () => broken.onerror?.({} as never) };
  const workers = [answerWith(() => [null]), broken];
  const endings = new WorkerEndings(() => workers.pop() as EndingsWorker);
  const position = rules.parsePosition("4k4/9/9/9/9/9/9/4K4 w 0 9");
  await expect(endings.probe(position, () => undefined)).rejects.toThrow("broken down");
  expect(await endings.probe(position, () => undefined)).toBeNull();
});
