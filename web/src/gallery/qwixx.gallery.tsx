/** Gallery: the table of Qwixx Duel in representative positions. */
import type { JSX } from "preact";
import { QwixxTable } from "../games/qwixx/table.tsx";
import type { TableProps } from "../games/table.ts";
import type { QwixxMove, QwixxPositionView } from "../protocol/types.ts";
import positions from "./qwixx.json";

type Props = TableProps<QwixxPositionView, QwixxMove>;
type Canned = Omit<Props, "undo" | "play" | "roll" | "announce" | "pendingMove" | "sharedMover" | "notices"> & {
  undo: boolean;
};

const nothing = (): void => undefined;

function page(canned: Canned): () => JSX.Element {
  return () => (
    <main>
      <QwixxTable
        {...canned}
        isThrown={false}
        pendingMove={null}
        sharedMover={null}
        undo={canned.undo ? nothing : null}
        play={nothing}
        roll={nothing}
        announce={nothing}
        notices={null}
      />
    </main>
  );
}

export const pages = Object.fromEntries(
  Object.entries(positions as unknown as Record<string, Canned>).map(([name, canned]) => [
    `qwixx-${name}`,
    page(canned),
  ]),
);
