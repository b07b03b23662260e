/** A clock of one's own: two sliders, for minutes and for seconds a turn. */
import type { JSX } from "preact";
import { t } from "../i18n/translation.ts";
import { INCREMENTS, MINUTES, splitClock } from "../lobby/game-options.ts";

interface ClockSlidersProps {
  /** The name of the clock, such as "5+3". */
  clock: string;
  change(clock: string): void;
}

export function ClockSliders({ clock, change }: ClockSlidersProps): JSX.Element {
  const [minutes, increment] = splitClock(clock);
  return (
    <div class="clock-sliders">
      <StepSlider
        label={t("clock-minutes")}
        text={t("clock-minutes-value", { minutes })}
        steps={MINUTES}
        value={minutes}
        change={(chosen) => change(`${chosen}+${increment}`)}
      />
      <StepSlider
        label={t("clock-increment")}
        text={t("clock-increment-value", { seconds: increment })}
        steps={INCREMENTS}
        value={increment}
        change={(chosen) => change(`${minutes}+${chosen}`)}
      />
    </div>
  );
}

interface StepSliderProps {
  label: string;
  /** The value in words. */
  text: string;
  steps: readonly number[];
  value: number;
  change(value: number): void;
}

function StepSlider({ label, text, steps, value, change }: StepSliderProps): JSX.Element {
  return (
    <label class="level">
      <span class="level-label">
        <span>{label}</span>
        <span class="level-name">{text}</span>
      </span>
      <input
        type="range"
        min="0"
        max={steps.length - 1}
        step="1"
        value={steps.indexOf(value)}
        aria-valuetext={text}
        onInput={(event) => change(steps[event.currentTarget.valueAsNumber] ?? value)}
      />
    </label>
  );
}
