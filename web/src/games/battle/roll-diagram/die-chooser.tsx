/** The choice of an orientation: the face on top, then one of the four faces that can be towards the reader. */

import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { Face } from "../../../die/face.tsx";
import { type Faces, facesShowing, VALUES } from "../../../die/orientation.ts";
import { t } from "../../../i18n/translation.ts";
import { listFronts } from "./reach.ts";

interface DieChooserProps {
  /** The orientation before the move. */
  faces: Faces;
  /** How the die lies now, in the middle of a walk. */
  current: Faces;
  choose(faces: Faces): void;
}

export function DieChooser({ faces, current, choose }: DieChooserProps): JSX.Element {
  const [top, north] = faces;
  const fronts = listFronts(top);
  const chooseTop = (face: number): void => {
    const possible = listFronts(face);
    const kept = possible.get(7 - north) ?? possible.values().next().value;
    if (kept) choose(kept);
  };
  const chooseFront = (face: number): void => {
    const chosen = fronts.get(face);
    if (chosen) choose(chosen);
  };
  return (
    <div class="roll-die">
      <FaceChoice legend={t("roll-top")} faces={VALUES} chosen={top} choose={chooseTop} />
      <FaceChoice legend={t("roll-front")} faces={[...fronts.keys()]} chosen={7 - north} choose={chooseFront} />
      <DieNet faces={current} />
    </div>
  );
}

interface FaceChoiceProps {
  legend: string;
  faces: readonly number[];
  chosen: number;
  choose(face: number): void;
}

function FaceChoice({ legend, faces, chosen, choose }: FaceChoiceProps): JSX.Element {
  const name = useId();
  return (
    <fieldset class="roll-choice">
      <legend>{legend}</legend>
      <div class="roll-choice-faces">
        {faces.map((face) => (
          <label key={face}>
            <input
              type="radio"
              class="visually-hidden"
              name={name}
              value={face}
              checked={face === chosen}
              onChange={() => choose(face)}
            />
            <Face faces={facesShowing(face)} colour="first" />
            <span class="visually-hidden">{face}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The top face with the four side faces around it, as the die lies now. */
function DieNet({ faces: [top, north, east] }: { faces: Faces }): JSX.Element {
  const sides = { front: 7 - north, right: east, left: 7 - east, back: north };
  return (
    <div class="roll-net" role="img" aria-label={t("roll-faces", { top, ...sides })}>
      {Object.entries({ top, ...sides }).map(([place, face]) => (
        <span key={place} class={`roll-net-${place}`} style={{ gridArea: place }}>
          <Face faces={facesShowing(face)} colour="first" />
        </span>
      ))}
    </div>
  );
}
