/** What to do now, in a line, and every move of the chosen die as a large target. */

import type { JSX } from "preact";
import { Face } from "../../die/pips.tsx";
import { t } from "../../language.ts";
import type { Seat } from "../../protocol/types.ts";
import type { Option } from "./choices.ts";
import { WayGlyph } from "./glyph.tsx";
import { seen } from "./motions.ts";
import type { Message } from "./telling.ts";
import { tellOption } from "./telling.ts";

export interface MovesProps {
  prompt: Message | null;
  ways: readonly Option[];
  seat: Seat;
  side: Seat;
  play(move: string): void;
  point(move: string | null): void;
}

/** Draw the line and the moves. */
export function Moves({ prompt, ways, seat, side, play, point }: MovesProps): JSX.Element {
  return (
    <div class="battle-choices">
      <p class="battle-prompt">{prompt && t(prompt.id, prompt.args)}</p>
      {ways.length > 0 && (
        <ul class="battle-moves" aria-label={t("battle-moves")}>
          {ways.map((way) => (
            <li key={way.move}>
              <button
                type="button"
                class={`battle-move ${way.effect}`}
                aria-label={tellOption(way, seat, t)}
                onClick={() => play(way.move)}
                onPointerEnter={() => point(way.move)}
                onPointerLeave={() => point(null)}
                onFocus={() => point(way.move)}
                onBlur={() => point(null)}
              >
                <WayGlyph way={way.way} seat={seat} />
                <Face faces={seen(way.faces.at(-1) ?? null, seat)} colour={side === 0 ? "first" : "second"} />
                <span>{way.target}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
