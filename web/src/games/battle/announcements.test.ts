import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { tip } from "../../die/orientation.ts";
import type { UntranslatedText } from "../../i18n/translation.ts";
import type { BattleMove, BattlePositionView } from "../../protocol/types.ts";
import { describeMove, describeOption, describeSquare, describeTarget, findCorner, prompt } from "./announcements.ts";
import { FIVE, LEGAL } from "./fixtures.ts";
import { optionsFrom } from "./input/selection.ts";

const catalogue = readFileSync(new URL("../../../../src/duellum/locale/en/battle.ftl", import.meta.url), "utf8");
const english = new FluentBundle("en", { useIsolating: false });
english.addResource(new FluentResource(catalogue));

/** Translate to English; fails on a missing message or argument. */
function translate(id: string, args: UntranslatedText["args"]): string {
  const pattern = english.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message ${id}`);
  const errors: Error[] = [];
  const text = english.formatPattern(pattern, args, errors);
  expect(errors).toEqual([]);
  return text;
}

test("moves are described by their effect", () => {
  expect(describeMove(LEGAL[0] as BattleMove)).toEqual({
    id: "battle-announce-roll",
    args: {
      side: "white",
      from: "i1",
      via: "none",
      to: "i6",
      face: tip(tip(tip(tip(tip(FIVE, "n"), "n"), "n"), "n"), "n")[0],
    },
  });
  expect(describeMove(LEGAL[3] as BattleMove).id).toBe("battle-announce-capture");
  expect(describeMove(LEGAL[4] as BattleMove).id).toBe("battle-announce-king-roll");
  expect(describeMove({ ...(LEGAL[4] as BattleMove), wins: "palace" }).id).toBe("battle-announce-palace");
});

test("a move that turns says where", () => {
  expect(LEGAL.slice(0, 3).map(findCorner)).toEqual([null, "i3", "f1"]);
  const said = LEGAL.slice(0, 4).map((move) => {
    const { id, args } = describeMove(move);
    return translate(id, args);
  });
  expect(said).toEqual([
    "White rolls from i1 to i6: 3 on top.",
    "White rolls from i1 via i3 to f3: 1 on top.",
    "White rolls from i1 via f1 to f3: 6 on top.",
    "White rolls from i1 via i5 to h5 and captures: 6 on top.",
  ]);
});

test("squares are described with what stands on them", () => {
  const picture: BattlePositionView = { game: "battle", dice: [], lost: [0, 0], quiet: 0, palaces: ["e1", "e8"] };
  expect(describeSquare("e1", undefined, picture)).toEqual({
    id: "battle-square-palace",
    args: { square: "e1", side: "white" },
  });
  expect(describeSquare("e5", undefined, picture).id).toBe("battle-square-empty");
  expect(describeSquare("e1", { square: "e1", side: 0, faces: null }, picture).id).toBe("battle-square-king-palace");
});

test("targets and options are described in whole sentences", () => {
  const options = [...optionsFrom(LEGAL, "i1").values()].flat();
  expect(options.map((option) => describeOption(option, 0, translate))).toEqual([
    "To i6: 5 up; 3 on top.",
    "To f3: 2 up, then 3 left; 1 on top.",
    "To f3: 3 left, then 2 up; 6 on top.",
    "To h5: 4 up, then 1 left; captures, 6 on top.",
  ]);
  expect(describeTarget(optionsFrom(LEGAL, "i1").get("f3") ?? []).id).toBe("battle-target-two");
});

test("the prompt leads from selecting a die to rolling it", () => {
  const die = { square: "i1", side: 0, faces: FIVE };
  expect(prompt(0, true, null, false)?.id).toBe("battle-prompt-choose");
  expect(prompt(0, true, die, false)).toEqual({ id: "battle-prompt-roll", args: { count: 5 } });
  expect(prompt(0, true, { ...die, faces: null }, false)?.id).toBe("battle-prompt-king");
  expect(prompt(0, true, die, true)?.id).toBe("battle-prompt-way");
  expect(prompt(1, false, null, false)).toEqual({ id: "battle-prompt-wait", args: { side: "black" } });
  expect(prompt(null, false, null, false)).toBeNull();
});
