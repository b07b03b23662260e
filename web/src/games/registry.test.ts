import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { MoveView } from "../protocol/types.ts";
import { clients, findClient, isRegistered } from "./registry.ts";

const SOURCES = new URL("..", import.meta.url).pathname;

/** Files outside a game's folder that may name it: tests, fixtures, galleries, generated types. The kernels have theirs. */
const IS_EXEMPT = /\.test\.ts$|(^|\/)fixtures\.ts$|^protocol\/types\.ts$/;

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.(ts|tsx|css)$/.test(path) && !IS_EXEMPT.test(path),
);

describe("the registry", () => {
  it("has a client for every folder with an index.ts, under the folder's name", () => {
    const folders = files.flatMap((path) => /^games\/([a-z]+)\/index\.ts$/.exec(path)?.[1] ?? []);
    expect(clients.map((client) => client.name).toSorted()).toEqual(folders.toSorted());
    expect(folders).toEqual(["battle", "qwixx"]);
  });

  it.each(clients)("is the only way to $name: no file outside its folder names it", ({ name }) => {
    const own = new RegExp(`^games/${name}/`);
    const outside = files.filter((path) => !own.test(path));
    expect(outside.length).toBeGreaterThan(50);
    const offenders = outside.filter((path) => readFileSync(join(SOURCES, path), "utf8").toLowerCase().includes(name));
    expect(offenders).toEqual([]);
  });

  it("gives every other game the generic client", () => {
    expect(isRegistered("chess")).toBe(false);
    expect(findClient("chess")).toMatchObject({ name: "chess", catalogue: "generic" });
  });
});

describe("moveSound", () => {
  const sounds = (rules: string, moves: object[]) => moves.map((move) => findClient(rules).moveSound(move as MoveView));

  it("leaves a rolling die to its table, which plays every edge", () => {
    expect(sounds("battle", [{ kind: "move", move: "e1n1" }])).toEqual([null]);
  });

  it("is that of a throw or of a piece at the generic table", () => {
    expect(
      sounds("chess", [
        { kind: "plain", is_roll: true },
        { kind: "plain", is_roll: false },
      ]),
    ).toEqual(["throw", "place"]);
  });

  it("depends on the effect of a placement", () => {
    const effects = ["place", "stack", "capture", "close"];
    const moves = [{ kind: "roll" }, { kind: "decline" }, ...effects.map((effect) => ({ kind: "place", effect }))];
    expect(sounds("qwixx", moves)).toEqual(["throw", null, "place", "place", "capture", "close"]);
  });
});
