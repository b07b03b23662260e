import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { choose, type Language, language, learn, load, spoken } from "./language.ts";
import { say } from "./sentences.ts";

async function speak(wanted: Language): Promise<void> {
  choose(wanted);
  await load(language.value);
  spoken.value = wanted;
}

const ATTACK = { id: "battle-why-attack", args: { count: 2, squares: ["d5", "e6"] } };
const RESCUE = { id: "battle-why-rescue", args: {} };
const WIN = { id: "battle-why-wins", args: { moves: 1 } };

describe("say", () => {
  beforeEach(async () => {
    await speak("en");
    await learn("qwixx", "reasons");
  });
  afterEach(() => speak("en"));

  it("says nothing where there is nothing to say", () => expect(say([])).toBe(""));

  it("puts lists and numbers in, and one sentence behind the other", () => {
    expect(say([ATTACK, WIN])).toBe("Attacks the dice on d5 and e6. Wins by force in 1 move.");
  });

  it("speaks of what stands in other catalogues", () => {
    expect(say([{ id: "qwixx-why-capture", args: { step: "then", colour: "r", number: 7 } }])).toBe(
      "Then captures on red 7.",
    );
  });

  it("speaks the language chosen, with its lists", async () => {
    await speak("de");
    expect(say([ATTACK])).toContain("d5 und e6");
  });

  it("leaves no room between sentences where a language has none", async () => {
    await speak("zh");
    expect(say([RESCUE, RESCUE])).toBe("解救国王。解救国王。");
  });
});
