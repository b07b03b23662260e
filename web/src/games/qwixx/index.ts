/** What the platform needs to know of Qwixx Duel. */
import type { QwixxMove, QwixxPositionView } from "../../protocol/types.ts";
import type { Sound } from "../../sound.ts";
import { defineGame } from "../client.ts";
import type { Frame } from "../diagram.ts";
import { QwixxEmblem } from "./emblem.tsx";
import { QwixxMoveDice, QwixxMoveLabel } from "./move-label.tsx";

export const client = defineGame<QwixxPositionView, QwixxMove>({
  name: "qwixx",
  loadTable: () => import("./table.tsx").then((module) => module.QwixxTable),
  loadDiagram: () => import("./diagram.tsx").then((module) => module.diagram),
  loadDemonstration: () =>
    import("./demonstration.json").then((module) => module.default as unknown as Frame<QwixxPositionView, QwixxMove>[]),
  tools: {},
  loadReasonClauses: () => import("./reason-clauses.ts").then((module) => module.REASON_CLAUSES),
  catalogue: "qwixx",
  MoveLabel: QwixxMoveLabel,
  MoveDice: QwixxMoveDice,
  Emblem: QwixxEmblem,
  isTall: true,
  moveSound,
});

function moveSound(move: QwixxMove): Sound | null {
  switch (move.kind) {
    case "roll":
      return "throw";
    case "decline":
      return null;
    case "place":
      return move.effect === "capture" || move.effect === "close" ? move.effect : "place";
  }
}
