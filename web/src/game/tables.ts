/** The tables there are, each loaded when its game is opened. */
import type { JSX } from "preact";
import type { MovePicture, Picture } from "../protocol/types.ts";
import type { TableProps } from "./table.ts";

/** A table as the frame sees it: the frame never looks into a picture. */
export type AnyTable = (props: TableProps<Picture, MovePicture>) => JSX.Element;

type Loader = () => Promise<AnyTable>;

const TABLES: Readonly<Record<string, Loader>> = {
  battle: () => import("../battle/table.tsx").then((module) => module.BattleTable as unknown as AnyTable),
  qwixx: () => import("../qwixx/table.tsx").then((module) => module.QwixxTable as unknown as AnyTable),
};

/** Load the table of a kind of game; null where there is none. */
export function loadTable(rules: string): Promise<AnyTable> | null {
  return TABLES[rules]?.() ?? null;
}
