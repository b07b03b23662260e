/** The settings dialog. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { Dialog } from "../components/dialog.tsx";
import { Icon } from "../components/icons.tsx";
import { Lazy } from "../components/lazy.tsx";
import { t } from "../i18n/translation.ts";
import { isLocal } from "../local-network/local-network.ts";
import { showReactions } from "../reactions/setting.ts";
import { playSound } from "../sound.ts";
import { NameField } from "./name-field.tsx";
import { showNotation, speed, THEMES, theme, tilt, volume } from "./settings.ts";

const loadNetworkSwitch = () => import("../local-network/network-switch.tsx").then((module) => module.NetworkSwitch);

export function SettingsDialog({ close }: { close(): void }): JSX.Element {
  return (
    <Dialog title={t("settings")} close={close}>
      <div class="settings">
        <NameField />
        <ThemeChoice />
        <label class="setting">
          <span>{t("settings-sound")}</span>
          <span class="setting-range">
            <Icon name={volume.value === 0 ? "silent" : "sound"} />
            <Range value={volume.value} highest={1} change={(value) => (volume.value = value)} />
          </span>
        </label>
        <label class="setting">
          <span>{t("settings-speed")}</span>
          <Range value={speed.value} highest={2} change={(value) => (speed.value = value)} />
          <span class="setting-note muted">{t("settings-speed-note")}</span>
        </label>
        <label class="setting">
          <span>{t("settings-tilt")}</span>
          <Range value={tilt.value} highest={1} change={(value) => (tilt.value = value)} />
        </label>
        <Switch text={t("settings-notation")} note={t("settings-notation-note")} setting={showNotation} />
        <Switch text={t("settings-reactions")} note={t("settings-reactions-note")} setting={showReactions} />
        {isLocal(location.host) && <Lazy load={loadNetworkSwitch} props={{ otherwise: null, hasLink: true }} />}
      </div>
    </Dialog>
  );
}

interface SwitchProps {
  text: string;
  note: string;
  setting: Signal<boolean>;
}

function Switch({ text, note, setting }: SwitchProps): JSX.Element {
  return (
    <label class="setting">
      <span class="setting-check">
        <input
          type="checkbox"
          checked={setting.value}
          onChange={(event) => (setting.value = event.currentTarget.checked)}
        />
        {text}
      </span>
      <span class="setting-note muted">{note}</span>
    </label>
  );
}

function ThemeChoice(): JSX.Element {
  return (
    <fieldset class="setting choice">
      <legend>{t("settings-theme")}</legend>
      <div class="choice-options">
        {THEMES.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="theme"
              class="visually-hidden"
              checked={theme.value === name}
              onChange={() => (theme.value = name)}
            />
            <span>{t(`theme-${name}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface RangeProps {
  value: number;
  highest: number;
  change(value: number): void;
}

function Range({ value, highest, change }: RangeProps): JSX.Element {
  return (
    <input
      type="range"
      min="0"
      max={highest}
      step={highest / 10}
      value={value}
      onInput={(event) => change(event.currentTarget.valueAsNumber)}
      onChange={() => playSound("place")}
    />
  );
}
