import { expect, test } from "vitest";
import { rotateHalfTurn } from "../../../die/orientation.ts";
import type { BattleMove } from "../../../protocol/types.ts";
import { FIVE, LEGAL } from "../fixtures.ts";
import { animateMove, scheduleSounds } from "./move-animation.ts";

test("an animation starts in the orientation before the move", () => {
  const move = LEGAL[3] as BattleMove;
  const white = animateMove(move, 0, (time) => time);
  expect(white.roll).toMatchObject({ from: FIVE, directions: ["n", "n", "n", "n", "w"] });
  expect(white.endsAt - white.arrivesAt).toBeCloseTo(white.endsAt / 5);
  expect(animateMove(move, 1, (time) => time).roll).toMatchObject({
    from: rotateHalfTurn(FIVE),
    directions: ["s", "s", "s", "s", "e"],
  });
  expect(animateMove(LEGAL[4] as BattleMove, 0, () => 0)).toMatchObject({
    target: "e2",
    endsAt: 0,
    roll: { from: null },
  });
});

test("a rolling die sounds at every edge once, and lands or captures at the last", () => {
  const rolled = LEGAL[0] as BattleMove;
  const sounds = scheduleSounds(
    rolled,
    animateMove(rolled, 0, (time) => time),
  );
  expect(sounds.map(([sound]) => sound)).toEqual(["tip", "tip", "tip", "tip", "place"]);
  expect(sounds.map(([, at]) => at)).toEqual(sounds.map(([, at]) => at).toSorted((one, other) => one - other));
  const capture = LEGAL[3] as BattleMove;
  expect(
    scheduleSounds(
      capture,
      animateMove(capture, 0, (time) => time),
    ).at(-1)?.[0],
  ).toBe("capture");
  expect(scheduleSounds(capture, null)).toEqual([["capture", 0]]);
});
