/** The prompt, the legend, and the buttons of the turn: roll, pass and undo. */
import type { JSX } from "preact";
import { t, type UntranslatedText } from "../../../i18n/translation.ts";
import type { QwixxPositionView } from "../../../protocol/types.ts";
import { passLabel } from "../announcements.ts";
import { Icon } from "../board/icons.tsx";
import { type Choices, listEffects } from "../input/choices.ts";

interface TurnPanelProps {
  picture: QwixxPositionView;
  choices: Choices;
  prompt: UntranslatedText;
}

export function TurnPanel({ picture, choices, prompt }: TurnPanelProps): JSX.Element {
  return (
    <div class="qwixx-panel">
      <p class="qwixx-prompt">{t(prompt.id, prompt.args)}</p>
      <TurnNote picture={picture} choices={choices} />
    </div>
  );
}

interface ControlsProps {
  picture: QwixxPositionView;
  choices: Choices;
  /** Whether the hint is to pass. */
  isPassHinted: boolean;
  play(move: string): void;
  /** Roll the dice; null if that is not due. */
  roll: (() => void) | null;
  undo: (() => void) | null;
}

/** The buttons. That for passing is a new element in each action, so that a double click never presses it. */
export function Controls({ roll, undo, ...pass }: ControlsProps): JSX.Element {
  return (
    <div class="qwixx-controls">
      {roll !== null && (
        <button type="button" class="qwixx-roll" onClick={roll}>
          {t("qwixx-roll")}
        </button>
      )}
      {pass.choices.decline !== null && <Pass key={pass.picture.stage} {...pass} />}
      {undo !== null && (
        <button type="button" class="button qwixx-undo" onClick={undo}>
          <Icon name="undo" />
          <span>{t("qwixx-undo")}</span>
        </button>
      )}
    </div>
  );
}

/** The legend of the icons, and a warning of what passing costs. */
function TurnNote({ picture, choices }: { picture: QwixxPositionView; choices: Choices }): JSX.Element | null {
  if (choices.decline === null) return null;
  const warning = choices.decline.is_misthrow ? "qwixx-note-misthrow" : "qwixx-note-first";
  return (
    <div class="qwixx-note">
      <span class="qwixx-legend" aria-hidden="true">
        {listEffects(choices).map((effect) => (
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

function Pass({ picture, choices, isPassHinted, play }: Omit<ControlsProps, "roll" | "undo">): JSX.Element {
  const label = passLabel(choices, picture);
  const isCostly = choices.decline?.is_misthrow === true;
  const isOnly = choices.placements.size === 0 && !isCostly;
  const kind = isCostly ? " qwixx-pass-costly" : isOnly ? " primary" : "";
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
