/** One row: its sign, its fields and lock, and both sides' points in it. */
import type { JSX } from "preact";
import { t } from "../../../i18n/translation.ts";
import { otherSeat } from "../../../protocol/seat.ts";
import type { QwixxRow, Seat } from "../../../protocol/types.ts";
import { SIDES } from "../announcements.ts";
import type { Choices } from "../input/choices.ts";
import { type Cursor, fieldName, LOCK } from "./board.ts";
import { Field } from "./field.tsx";
import { Sign } from "./sign.tsx";

interface RowProps {
  row: QwixxRow;
  index: number;
  seat: Seat;
  /** Whose stones are placed now. */
  mover: Seat;
  choices: Choices;
  /** The field that Tab focuses (roving tabindex). */
  stop: Cursor;
  /** The field of the last placement, in any row. */
  last: string | null;
  hint: string | null;
  /** The fields that are marked with a star. */
  stars: readonly string[];
  /** The field of a placement that waits for the connection. */
  pending: string | null;
  /** Whether every field can be pressed, as in the editor; the parent handles that. */
  isEditable?: boolean;
  play(move: string): void;
  point(cursor: Cursor | null): void;
}

export function Row(props: RowProps): JSX.Element {
  const { row, index, seat, mover, choices, stop, last, hint, stars, pending, isEditable = false, play, point } = props;
  return (
    <div
      class={`qwixx-row qwixx-row-${row.colour}${row.is_closed ? " qwixx-closed" : ""}`}
      role="row"
      aria-label={t("qwixx-row", { colour: row.colour })}
    >
      <span class="qwixx-tab" aria-hidden="true">
        <Sign colour={row.colour} />
      </span>
      <div class="qwixx-fields">
        {Array.from({ length: LOCK + 1 }, (_, place) => {
          const name = place === LOCK ? `${row.colour}-lock` : fieldName(index, place);
          return (
            <Field
              key={name}
              row={row}
              cursor={{ row: index, place }}
              choice={choices.placements.get(name) ?? null}
              mover={mover}
              pays={row.pays[mover]}
              isStop={stop.row === index && stop.place === place}
              isLast={name === last}
              isHinted={name === hint}
              isStarred={stars.includes(name)}
              isPending={name === pending}
              isEditable={isEditable}
              play={play}
              point={point}
            />
          );
        })}
      </div>
      <div class="qwixx-row-scores">
        {[seat, otherSeat(seat)].map((side) => (
          <RowScore key={side} row={row} side={side} />
        ))}
      </div>
    </div>
  );
}

/** A side's points in the row, and what its next stone adds. */
function RowScore({ row, side }: { row: QwixxRow; side: Seat }): JSX.Element {
  const [points, pays] = [row.scores[side], row.pays[side]];
  const words = t(row.is_closed ? "qwixx-row-points-closed" : "qwixx-row-points", {
    side: SIDES[side],
    colour: row.colour,
    points,
    pays,
  });
  return (
    <span class={`qwixx-row-score qwixx-${SIDES[side]}`} role="gridcell" title={words}>
      <span class="visually-hidden">{words}</span>
      <span class="qwixx-score" aria-hidden="true">
        {points}
      </span>
      {!row.is_closed && (
        <span class="qwixx-pays" aria-hidden="true">
          +{pays}
        </span>
      )}
    </span>
  );
}
