/** What a player's name may be. The patterns are the server's: src/duellum/server/protocol/names.py explains them. */
import { MAX_NAME_LENGTH, NAME_ENDS, NAME_PROBLEM, NAME_SPACES } from "../protocol/constants.ts";

const ENDS = new RegExp(NAME_ENDS, "gu");
const SPACES = new RegExp(NAME_SPACES, "gu");
const PROBLEM = new RegExp(NAME_PROBLEM, "u");

/** The name that a text means: with single spaces, none of them at its ends. */
export function normalizeName(text: string): string {
  return text.replace(ENDS, "").replace(SPACES, " ").replace(ENDS, "").normalize("NFC");
}

type NameProblem = "bad-name" | "long-name";

/** Why a normalized name cannot be used, by the server's reason; null if it can. */
export function findNameProblem(name: string): NameProblem | null {
  if (PROBLEM.test(name)) return "bad-name";
  return [...name].length > MAX_NAME_LENGTH ? "long-name" : null;
}

/** Whether a stored value is a name that can be used. */
export const isPlayerName = (value: unknown): value is string =>
  typeof value === "string" && findNameProblem(value) === null;
