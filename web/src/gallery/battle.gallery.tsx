/** Gallery: the table of Battle at the start, and in a game that can be stepped through. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { BattleTable } from "../games/battle/table.tsx";
import type { BattleMove, BattlePositionView, Seat } from "../protocol/types.ts";
import canned from "./battle.json";

interface Fixture {
  picture: BattlePositionView;
  legal: BattleMove[];
  last: BattleMove | null;
  ply: number;
  toMove: Seat;
}

const [start, ...middle] = canned as unknown as [Fixture, ...Fixture[]];
const query = new URLSearchParams(location.search);
const seat: Seat = query.get("seat") === "1" ? 1 : 0;

function Table({ frame, next }: { frame: Fixture; next(): void }): JSX.Element {
  const [announcement, announce] = useState("");
  const threats = query.has("threats") ? ["c5e3s4", "f5s3w1"] : null;
  return (
    <main style={{ display: "flex", flexDirection: "column", height: "100dvh" }}>
      <BattleTable
        {...frame}
        seat={seat}
        canRoll={false}
        isThrown={false}
        hint={query.has("hint") ? (frame.legal[3]?.move ?? null) : null}
        threats={threats}
        pendingMove={query.has("pending") ? (frame.legal[3]?.move ?? null) : null}
        sharedMover={null}
        play={(move) => {
          announce(move);
          next();
        }}
        roll={() => undefined}
        undo={null}
        announce={announce}
        notices={null}
      />
      <output>{announcement}</output>
    </main>
  );
}

function Start(): JSX.Element {
  return <Table frame={start} next={() => undefined} />;
}

function Middle(): JSX.Element {
  const [index, setIndex] = useState(0);
  return <Table frame={middle[index] ?? start} next={() => setIndex((index + 1) % middle.length)} />;
}

export const pages = { "battle-start": Start, "battle-middle": Middle };
