import { describe, expect, it } from "vitest";
import { type AnalysedPly, computeAccuracy, findBestPly, findTurningPoint, gradeLoss, totalPlies } from "./grades.ts";

/** A decision between moves of these values, the best first. */
function decide(side: 0 | 1, values: readonly number[], played = 0): AnalysedPly {
  const candidates = values.map((value, index) => ({ move: `m${index}`, value, line: [], why: [] }));
  const loss = (values[0] ?? 0) - (values[played] ?? 0);
  return { kind: "decision", turn: 1, side, move: `m${played}`, candidates, loss, grade: gradeLoss(loss) };
}

describe("grades", () => {
  it.each([
    [0.0004, "best"],
    [0.0005, "good"],
    [0.02, "inaccuracy"],
    [0.05, "mistake"],
    [0.1, "blunder"],
  ])("a loss of %s is %s", (loss, grade) => expect(gradeLoss(loss)).toBe(grade));

  it("accuracy is one without a loss, and a half at ten points a decision", () => {
    expect([computeAccuracy(0), computeAccuracy(0.1)]).toEqual([1, 0.5]);
  });
});

describe("highlights", () => {
  const plies = [
    decide(0, [0.9, 0.2], 1), // a greater loss, but the opponent gave it back
    decide(1, [0.8, 0.4], 1),
    decide(0, [0.6, 0.3], 1),
    decide(1, [0.7, 0.3]),
  ];

  it("finds the greatest error that was never made up for", () => {
    expect(findTurningPoint(plies, [0.9, 0.2, 0.6, 0.3, 0])).toBe(2);
    expect(findTurningPoint(plies, [0.9, 0.2, 0.6, 0.3, 0.5])).toBeNull();
  });

  it("finds the move furthest ahead of the others", () => {
    expect([findBestPly(plies, 0), findBestPly(plies, 1)]).toEqual([null, 3]);
    expect(findBestPly([decide(0, [0.51, 0.5])], 0)).toBeNull();
  });

  it("takes the luck of both out of the score", () => {
    const roll = { kind: "roll", turn: 1, side: 0, move: "r", mean: 0.5, value: 0.75, luck: 0.25 } as const;
    const [first, second] = totalPlies([...plies, roll], 0);
    expect([first.adjusted, second.adjusted, first.luck]).toEqual([-0.25, 1.25, 0.25]);
    expect(first.grades).toMatchObject({ blunder: 2, best: 0 });
  });
});
