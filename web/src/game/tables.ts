/** The tables there are, each loaded when its game is opened. */
import type { JSX } from "preact";
import { learn } from "../language.ts";
import type { MovePicture, Picture } from "../protocol/types.ts";
import type { TableProps } from "./table.ts";

/** A table as the frame sees it: the frame never looks into a picture. */
export type AnyTable = (props: TableProps<Picture, MovePicture>) => JSX.Element;

interface Entry {
  load(): Promise<AnyTable>;
  /** It wants all the height there is: on a phone, both players stand in one line above it. */
  readonly isTall: boolean;
}

const TABLES: Readonly<Record<string, Entry>> = {
  battle: {
    load: () => import("../battle/table.tsx").then((module) => module.BattleTable as unknown as AnyTable),
    isTall: false,
  },
  qwixx: {
    load: () => import("../qwixx/table.tsx").then((module) => module.QwixxTable as unknown as AnyTable),
    isTall: true,
  },
};

/** Load the table of a kind of game with its texts; null where there is none. */
export function loadTable(rules: string): Promise<AnyTable> | null {
  const entry = TABLES[rules];
  return entry ? Promise.all([entry.load(), learn(rules)]).then(([table]) => table) : null;
}

export const isTall = (rules: string): boolean => TABLES[rules]?.isTall ?? false;
