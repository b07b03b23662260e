import { expect, it, vi } from "vitest";
import { checkText, MAX_POSITION_LENGTH } from "./position-fault.ts";

it("does not read a text that is far too long for a position", () => {
  const check = vi.fn(() => null);
  expect(checkText("9".repeat(200_000), check)?.why).toEqual({
    id: "position-long",
    args: { count: MAX_POSITION_LENGTH },
  });
  expect(check).not.toHaveBeenCalled();
  expect(checkText("9".repeat(MAX_POSITION_LENGTH), check)).toBeNull();
  expect(check).toHaveBeenCalledOnce();
});
