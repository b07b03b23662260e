import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { translateAll } from "./translatable.ts";
import {
  chooseLanguage,
  chosenLanguage,
  displayedLanguage,
  type Language,
  loadCatalogues,
  loadLanguage,
} from "./translation.ts";

async function displayLanguage(wanted: Language): Promise<void> {
  chooseLanguage(wanted);
  await loadLanguage(chosenLanguage.value);
  displayedLanguage.value = wanted;
}

const ATTACK = { id: "battle-why-attack", args: { count: 2, squares: ["d5", "e6"] } };
const RESCUE = { id: "battle-why-rescue", args: {} };
const WIN = { id: "battle-why-wins", args: { moves: 1 } };

describe("translateAll", () => {
  beforeEach(async () => {
    await displayLanguage("en");
    await loadCatalogues("qwixx", "reasons");
  });
  afterEach(() => displayLanguage("en"));

  it("is empty for no texts", () => expect(translateAll([])).toBe(""));

  it("fills in lists and numbers, and joins sentences", () => {
    expect(translateAll([ATTACK, WIN])).toBe("Attacks the dice on d5 and e6. Wins by force in 1 move.");
  });

  it("uses other catalogues, too", () => {
    expect(translateAll([{ id: "qwixx-why-capture", args: { colour: "r", number: 7, points: 1 } }])).toBe(
      "Captures the stone on red 7: the opponent loses 1 point.",
    );
  });

  it("uses the chosen language and its lists", async () => {
    await displayLanguage("de");
    expect(translateAll([ATTACK])).toContain("d5 und e6");
  });

  it("joins sentences without a space in Chinese", async () => {
    await displayLanguage("zh");
    expect(translateAll([RESCUE, RESCUE])).toBe("解救国王。解救国王。");
  });
});
