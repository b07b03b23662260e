/** The clause that each reason of a hint rests on. */
import { listClauses } from "../../kernel/messages.ts";
import { MESSAGES } from "./kernel/generated/battle-reasons.ts";

export const REASON_CLAUSES: Readonly<Record<string, string>> = listClauses(MESSAGES);
