/** What the platform needs to know of Battle. */
import type { BattleMove, BattlePositionView } from "../../protocol/types.ts";
import { defineGame } from "../client.ts";
import { BattleEmblem } from "./emblem.tsx";
import { BattleMoveDice, BattleMoveLabel } from "./move-label.tsx";

export const client = defineGame<BattlePositionView, BattleMove>({
  name: "battle",
  loadTable: () => import("./table.tsx").then((module) => module.BattleTable),
  catalogue: "battle",
  MoveLabel: BattleMoveLabel,
  MoveDice: BattleMoveDice,
  Emblem: BattleEmblem,
  rulesParagraphs: 6,
  isTall: false,
  moveSound: () => null, // the table plays a rolling die edge by edge
});
