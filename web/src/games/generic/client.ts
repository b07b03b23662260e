/** The client of games without a folder of their own: a plain table made of the server's drawings. */
import type { PlainMove, PlainPositionView } from "../../protocol/types.ts";
import { type AnyGameClient, defineGame } from "../client.ts";
import { GenericEmblem } from "./emblem.tsx";
import { GenericMoveLabel } from "./move-label.tsx";

export function createGenericClient(name: string): AnyGameClient {
  return defineGame<PlainPositionView, PlainMove>({
    name,
    loadTable: () => import("./table.tsx").then((module) => module.GenericTable),
    loadDiagram: () => import("./diagram.tsx").then((module) => module.diagram),
    loadDemonstration: () => Promise.resolve([]),
    tools: {},
    loadReasonClauses: () => Promise.resolve({}),
    catalogue: "generic",
    MoveLabel: GenericMoveLabel,
    MoveDice: () => null,
    Emblem: GenericEmblem,
    isTall: false,
    moveSound: (move) => (move.is_roll ? "throw" : "place"),
  });
}
