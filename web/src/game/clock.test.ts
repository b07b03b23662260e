import { expect, it } from "vitest";
import { formatDigits } from "./clock.ts";

it.each([
  [247_000, "4:07"],
  [3_723_000, "1:02:03"],
  [9_870, "0:09.8"],
  [0, "0:00.0"],
  [10_000, "0:10"],
  [599_999, "9:59"],
])("formats %i ms as %s", (left, shown) => expect(formatDigits(left)).toBe(shown));
