/** Quick pairing: a button for each clock, one for a clock of one's own, and the seek under way. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../components/icons.tsx";
import { formatClock } from "../game/clock.ts";
import { gameName } from "../games/names.ts";
import { t } from "../i18n/translation.ts";
import { type LiveClock, makeLiveClock, QUICK_CLOCKS, splitClock } from "../lobby/game-options.ts";
import type { SeekInfo } from "../protocol/types.ts";
import { ClockSliders } from "./clock-sliders.tsx";
import { Elapsed } from "./elapsed.tsx";
import { lobby } from "./lobby.ts";
import type { Shown } from "./lobby-session.ts";
import { wanted } from "./wanted.ts";
import "./quick-pairing.css";

const readClock = (name: string): LiveClock => makeLiveClock(...splitClock(name));

const isSame = (one: LiveClock, other: LiveClock): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The buttons; a press seeks an opponent at once. */
export function QuickPairing({ rules, shown }: { rules: string; shown: Shown | null }): JSX.Element {
  const custom = useSignal("7+5");
  const seeks = (shown?.seeks ?? []).filter((seek) => seek.rules === rules && seek.id !== wanted.value?.id);
  return (
    <div class="pairing">
      <div class="pairing-clocks" role="group" aria-label={t("pairing-clocks")}>
        {QUICK_CLOCKS.map((name) => (
          <QuickButton key={name} rules={rules} name={name} seeks={seeks} isDisabled={shown === null} />
        ))}
      </div>
      <details class="form-details-toggle">
        <summary>
          <span>{t("clock-custom")}</span>
          <span class="muted">{formatClock(readClock(custom.value))}</span>
        </summary>
        <div class="pairing-custom">
          <ClockSliders clock={custom.value} change={(clock) => (custom.value = clock)} />
          <button
            type="button"
            class="button primary"
            disabled={shown === null}
            onClick={() => lobby.seek(rules, readClock(custom.value))}
          >
            {t("pairing-seek")}
          </button>
        </div>
      </details>
      {shown === null && <p class="setting-note muted">{t("pairing-offline")}</p>}
    </div>
  );
}

interface QuickButtonProps {
  rules: string;
  name: string;
  /** The seeks of others for this game. */
  seeks: readonly SeekInfo[];
  isDisabled: boolean;
}

function QuickButton({ rules, name, seeks, isDisabled }: QuickButtonProps): JSX.Element {
  const clock = readClock(name);
  const waiting = seeks.filter((seek) => isSame(seek.clock, clock)).length;
  const current = wanted.value;
  return (
    <button
      type="button"
      class="button pairing-clock"
      aria-pressed={current?.rules === rules && isSame(current.clock, clock)}
      disabled={isDisabled}
      onClick={() => lobby.seek(rules, clock)}
    >
      <span class="pairing-figures">{splitClock(name).join(" + ")}</span>
      <span class="pairing-words">{waiting > 0 ? t("pairing-waiting", { count: waiting }) : formatClock(clock)}</span>
    </button>
  );
}

/** The seek under way: what is sought, for how long, and what to do meanwhile. */
export function SeekPanel({ playMeanwhile }: { playMeanwhile?: (() => void) | undefined }): JSX.Element | null {
  const seek = wanted.value;
  if (seek === null) return null;
  const terms = t("pairing-terms", { game: gameName(seek.rules), clock: formatClock(seek.clock) });
  return (
    <section class="card seek-panel" aria-label={t("pairing-seeking")}>
      <span class="seek-pulse" aria-hidden="true" />
      <div class="seek-text">
        <h2>
          {t("pairing-seeking")} <Elapsed since={seek.since} />
        </h2>
        <p class="muted">{terms}</p>
      </div>
      <div class="seek-actions">
        {playMeanwhile && (
          <button type="button" class="button" onClick={playMeanwhile}>
            <Icon name="bot" />
            {t("pairing-meanwhile")}
          </button>
        )}
        <button type="button" class="button subtle" onClick={() => lobby.cancel()}>
          {t("cancel")}
        </button>
      </div>
      {playMeanwhile && <p class="setting-note muted seek-note">{t("pairing-meanwhile-about")}</p>}
    </section>
  );
}
