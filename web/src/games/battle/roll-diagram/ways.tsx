/** The ways to the chosen square, and the controls of a walk. */

import type { JSX } from "preact";
import { Icon, type IconName } from "../../../components/icons.tsx";
import { Face } from "../../../die/face.tsx";
import { t } from "../../../i18n/translation.ts";
import { describePath } from "../announcements.ts";
import { PlacesIcon } from "../input/path-icon.tsx";
import { placesOf, type Target, topAfter, type Way } from "./reach.ts";
import type { Walk } from "./walk.ts";

export function Ways({ target, walk }: { target: Target | null; walk: Walk }): JSX.Element {
  if (target === null) return <p class="roll-ways muted">{t("roll-choose")}</p>;
  const note = compareWays(target.ways);
  return (
    <div class="roll-ways">
      <ul>
        {target.ways.map((way) => (
          <li key={way.notation}>
            <button
              type="button"
              class="button roll-way"
              aria-pressed={walk.way === way}
              onClick={() => walk.start(way)}
            >
              <PlacesIcon places={placesOf(way.path)} />
              <span>{t("roll-way", { way: describePath(way.path, t), face: topAfter(way) })}</span>
              <Face faces={way.faces.at(-1) ?? null} colour="first" />
            </button>
          </li>
        ))}
      </ul>
      {note !== null && <p class="muted">{t(note)}</p>}
      {walk.way !== null && <Steps walk={walk} way={walk.way} />}
    </div>
  );
}

/** What two ways with the same face on top have in common; null for one way, and for two faces, which are seen. */
function compareWays([first, second]: readonly Way[]): "roll-same" | "roll-same-face" | null {
  if (first === undefined || second === undefined || topAfter(first) !== topAfter(second)) return null;
  return String(first.faces.at(-1)) === String(second.faces.at(-1)) ? "roll-same" : "roll-same-face";
}

function Steps({ walk, way }: { walk: Walk; way: Way }): JSX.Element {
  return (
    <div class="roll-steps">
      <StepButton icon="back" label={t("roll-back")} isOff={walk.step === 0} press={() => walk.go(-1)} />
      <span>{describeStep(way, walk.step)}</span>
      <StepButton
        icon="forward"
        label={t("roll-forward")}
        isOff={walk.step === way.path.length}
        press={() => walk.go(1)}
      />
    </div>
  );
}

interface StepButtonProps {
  icon: IconName;
  label: string;
  isOff: boolean;
  press(): void;
}

/** A button that keeps the focus if there is no further step: it is not disabled, it does nothing. */
function StepButton({ icon, label, isOff, press }: StepButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="button icon-only"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => isOff || press()}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Where a walk is: "Step 2 of 5: 4 on top". */
export function describeStep(way: Way, step: number): string {
  return t("roll-step", { step, count: way.path.length, face: way.faces[step]?.[0] ?? 0 });
}
