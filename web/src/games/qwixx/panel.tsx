/** What to do now, in one line, and the controls of the turn: pass and undo. */
import type { JSX } from "preact";
import { t } from "../../language.ts";
import type { QwixxPicture } from "../../protocol/types.ts";
import { type Choices, effectsAmong } from "./choices.ts";
import { Icon } from "./icons.tsx";
import { type Message, passing } from "./telling.ts";

interface PanelProps {
  picture: QwixxPicture;
  choices: Choices;
  prompt: Message;
}

export function Panel({ picture, choices, prompt }: PanelProps): JSX.Element {
  return (
    <div class="qwixx-panel">
      <p class="qwixx-prompt">{t(prompt.id, prompt.args)}</p>
      <Note picture={picture} choices={choices} />
    </div>
  );
}

interface ControlsProps {
  picture: QwixxPicture;
  choices: Choices;
  /** Whether passing is what the hint points at. */
  isPassHinted: boolean;
  play(move: string): void;
  undo: (() => void) | null;
}

export function Controls({ undo, ...passing }: ControlsProps): JSX.Element {
  return (
    <div class="qwixx-controls">
      {passing.choices.decline !== null && <Pass {...passing} />}
      {undo !== null && (
        <button type="button" class="button qwixx-undo" onClick={undo}>
          <Icon name="undo" />
          <span>{t("qwixx-undo")}</span>
        </button>
      )}
    </div>
  );
}

/** What the signs on the fields mean and, before it is too late, what passing costs. */
function Note({ picture, choices }: { picture: QwixxPicture; choices: Choices }): JSX.Element | null {
  if (choices.decline === null) return null;
  const warning = choices.decline.is_misthrow ? "qwixx-note-misthrow" : "qwixx-note-first";
  return (
    <div class="qwixx-note">
      <span class="qwixx-legend" aria-hidden="true">
        {effectsAmong(choices).map((effect) => (
          <span key={effect}>
            <Icon name={effect} /> {t("qwixx-effect", { effect })}
          </span>
        ))}
      </span>
      {(choices.decline.is_misthrow || picture.stage === "first") && (
        <span class={choices.decline.is_misthrow ? "qwixx-warning" : "qwixx-caution"}>{t(warning)}</span>
      )}
    </div>
  );
}

function Pass({ picture, choices, isPassHinted, play }: Omit<ControlsProps, "undo">): JSX.Element {
  const label = passing(choices, picture);
  const isCostly = choices.decline?.is_misthrow === true;
  const isOnly = choices.placements.size === 0 && !isCostly;
  const kind = isCostly ? " qwixx-costly" : isOnly ? " main" : "";
  return (
    <button
      type="button"
      class={`button qwixx-pass${kind}${isPassHinted ? " qwixx-hinted" : ""}`}
      onClick={() => choices.decline !== null && play(choices.decline.move)}
    >
      {isPassHinted && <Icon name="hint" />}
      <span>{t(label.id, label.args)}</span>
      <Icon name="pass" />
    </button>
  );
}
