/** What the platform needs to know of Battle. */
import type { BattleMove, BattlePositionView } from "../../protocol/types.ts";
import { defineGame } from "../client.ts";
import type { Frame } from "../diagram.ts";
import { BattleEmblem } from "./emblem.tsx";
import { BattleMoveDice, BattleMoveLabel } from "./move-label.tsx";

const loadRollDiagram = () => import("./roll-diagram/roll-diagram.tsx").then((module) => module.RollDiagram);

export const client = defineGame<BattlePositionView, BattleMove>({
  name: "battle",
  loadTable: () => import("./table.tsx").then((module) => module.BattleTable),
  loadDiagram: () => import("./diagram.tsx").then((module) => module.diagram),
  loadDemonstration: () =>
    import("./demonstration.json").then(
      (module) => module.default as unknown as Frame<BattlePositionView, BattleMove>[],
    ),
  tools: { diagram: { load: loadRollDiagram, section: "diagrams" } },
  loadReasonClauses: () => import("./reason-clauses.ts").then((module) => module.REASON_CLAUSES),
  catalogue: "battle",
  MoveLabel: BattleMoveLabel,
  MoveDice: BattleMoveDice,
  Emblem: BattleEmblem,
  isTall: false,
  moveSound: () => null, // the table plays a rolling die edge by edge
});
