import { expect, test } from "vitest";
import { MISTHROW, PASS, placement } from "../fixtures.ts";
import { stoneFlights } from "./stone-animation.ts";

const ways = (flights: ReturnType<typeof stoneFlights>): [number, string, string][] =>
  flights.map(({ side, from, to }) => [side, from, to]);

test("a placed stone comes from its owner's supply", () => {
  expect(ways(stoneFlights(placement("y9"), 1))).toEqual([[1, '[data-supply="1"]', '[data-field="y9"]']]);
});

test("a captured stone goes back to its owner's supply", () => {
  expect(ways(stoneFlights(placement("r7", { effect: "capture" }), 0))).toEqual([
    [0, '[data-supply="0"]', '[data-field="r7"]'],
    [1, '[data-field="r7"]', '[data-supply="1"]'],
  ]);
});

test("closing a row sends a second stone to the lock", () => {
  const [, lock] = stoneFlights(placement("g2", { effect: "close" }), 0);
  expect(lock).toMatchObject({ side: 0, to: '[data-field="g-lock"]', turn: 1 });
});

test("passing moves a stone only when it is a misthrow", () => {
  expect(stoneFlights(PASS, 0)).toEqual([]);
  expect(ways(stoneFlights(MISTHROW, 1))).toEqual([[1, '[data-supply="1"]', "[data-misthrows]"]]);
});
