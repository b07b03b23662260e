import { expect, it } from "vitest";
import { Random } from "../../local/random.ts";
import { throwDice } from "./dice.ts";

it("throws faces from 1 to 6, and draws again what is none", () => {
  const bytes = [0, 255, 0, 64, 96, 255, 160].values();
  const random = new Random((array) => {
    for (let place = 0; place < array.length; place++) array[place] = place === 3 ? (bytes.next().value ?? 0) : 0;
  });
  const faces = throwDice(3, random);
  expect(faces).toHaveLength(3);
  for (const face of faces) expect([1, 2, 3, 4, 5, 6]).toContain(face);
});
