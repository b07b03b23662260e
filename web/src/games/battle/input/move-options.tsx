/** The prompt, and every move of the selected die as a button. */

import type { JSX } from "preact";
import { Icon } from "../../../components/icons.tsx";
import { Face } from "../../../die/face.tsx";
import { t, type UntranslatedText } from "../../../i18n/translation.ts";
import type { Seat } from "../../../protocol/types.ts";
import { describeOption } from "../announcements.ts";
import { facesFromSeat } from "../board/move-animation.ts";
import { PathIcon } from "./path-icon.tsx";
import type { Option } from "./selection.ts";

interface MoveOptionsProps {
  prompt: UntranslatedText | null;
  /** Whether the prompt warns of a danger. */
  isWarning: boolean;
  options: readonly Option[];
  seat: Seat;
  side: Seat;
  play(move: string): void;
  point(move: string | null): void;
}

/** Draw the prompt and the buttons. */
export function MoveOptions({ prompt, isWarning, options, seat, side, play, point }: MoveOptionsProps): JSX.Element {
  return (
    <div class="battle-options">
      <p class={`battle-prompt${prompt && isWarning ? " battle-warning" : ""}`}>
        {prompt && isWarning && <Icon name="danger" />}
        {prompt && t(prompt.id, prompt.args)}
      </p>
      {options.length > 0 && (
        <ul class="battle-moves" aria-label={t("battle-moves")}>
          {options.map((option) => (
            <li key={option.move}>
              <button
                type="button"
                class={`battle-move battle-effect-${option.effect}`}
                aria-label={describeOption(option, seat, t)}
                onClick={() => play(option.move)}
                onPointerEnter={() => point(option.move)}
                onPointerLeave={() => point(null)}
                onFocus={() => point(option.move)}
                onBlur={() => point(null)}
              >
                <PathIcon path={option.path} seat={seat} />
                <Face
                  faces={facesFromSeat(option.faces.at(-1) ?? null, seat)}
                  colour={side === 0 ? "first" : "second"}
                />
                <span>{option.target}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
