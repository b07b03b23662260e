import { expect, test } from "vitest";
import { KITS, PRINTED_GAMES, paperFor, picturePath, printPath } from "./kits.ts";

test("the paper is that of the first country named", () => {
  expect(paperFor(["en-US", "de-DE"])).toBe("letter");
  expect(paperFor(["fr-CA"])).toBe("letter");
  expect(paperFor(["en", "en-CA"])).toBe("letter");
  expect(paperFor(["de-AT", "en-US"])).toBe("a4");
  expect(paperFor(["zh-Hans-CN"])).toBe("a4");
  expect(paperFor(["pt"])).toBe("a4");
  expect(paperFor([])).toBe("a4");
});

test("only what is printed on paper depends on language and paper", () => {
  const find = (id: string) => KITS.find((kit) => kit.id === id) ?? expect.fail(id);
  expect(printPath(find("battle-set"), "de", "a4")).toBe("/api/print/battle-set?lang=de&paper=a4");
  expect(printPath(find("battle-die"), "de", "letter")).toBe("/api/print/battle-die");
});

test("each game begins with its whole set, and every kit has a picture", () => {
  for (const game of PRINTED_GAMES) expect(KITS.find((kit) => kit.game === game)?.kind).toBe("set");
  for (const kit of KITS) expect(picturePath(kit)).toContain(kit.id);
});
