/** The diagram of games without one of their own: the plain drawing, and moves to try as buttons. */
import type { PlainMove, PlainPositionView } from "../../protocol/types.ts";
import type { Diagram } from "../diagram.ts";
import { Drawing } from "./drawing.tsx";
import { labelOf } from "./move-filter.ts";
import "./table.css";

export const diagram: Diagram<PlainPositionView, PlainMove> = {
  Drawing: ({ picture, isLive, legal, play }) => (
    <>
      <Drawing picture={picture} />
      {isLive && (
        <div class="actions">
          {legal.map((move) => (
            <button key={move.move} type="button" class="button" onClick={() => play(move.move)}>
              {labelOf(move)}
            </button>
          ))}
        </div>
      )}
    </>
  ),
  describeMove: labelOf,
  describeAttempt: (notation) => notation,
};
