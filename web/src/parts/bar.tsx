/** The bar at the top of every page: home, what the page is about, languages, settings. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { choose, LANGUAGES, type Language, language, t } from "../language.ts";
import { SettingsDialog } from "../settings/dialog.tsx";
import { Icon } from "./icons.tsx";
import "./bar.css";

export function Bar({ children }: { children?: ComponentChildren }): JSX.Element {
  const isOpen = useSignal(false);
  return (
    <header class="bar">
      <a class="bar-home" href="/" title={t("go-home")}>
        <Mark />
        <span class="bar-name">{t("name-of-the-house")}</span>
      </a>
      <div class="bar-middle">{children}</div>
      <LanguageSwitch />
      <button
        type="button"
        class="button quiet icon"
        aria-label={t("settings")}
        title={t("settings")}
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="settings" />
      </button>
      {isOpen.value && <SettingsDialog close={() => (isOpen.value = false)} />}
    </header>
  );
}

/** The sign of the house: a die showing three on a piece of wood. */
function Mark(): JSX.Element {
  return (
    <svg class="bar-mark" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="14" />
      <rect x="11" y="11" width="42" height="42" rx="9" />
      <circle cx="22" cy="22" r="5" />
      <circle cx="32" cy="32" r="5" />
      <circle cx="42" cy="42" r="5" />
    </svg>
  );
}

function LanguageSwitch(): JSX.Element {
  return (
    <label class="bar-language" title={t("language")}>
      <Icon name="language" />
      <span class="unseen">{t("language")}</span>
      <select value={language.value} onChange={(event) => choose(event.currentTarget.value as Language)}>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
