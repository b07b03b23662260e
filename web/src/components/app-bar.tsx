/** The bar at the top of every page: home link, page title, language, settings. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { chooseLanguage, chosenLanguage, LANGUAGES, type Language, t } from "../i18n/translation.ts";
import { BASE } from "../router.ts";
import { SettingsDialog } from "../settings/settings-dialog.tsx";
import { Icon } from "./icons.tsx";
import { showError } from "./toasts.tsx";
import "./app-bar.css";

export function AppBar({ children }: { children?: ComponentChildren }): JSX.Element {
  const isOpen = useSignal(false);
  return (
    <header class="app-bar">
      <a class="app-bar-home" href={BASE} title={t("go-home")}>
        <Mark />
        <span class="app-bar-name">{t("app-name")}</span>
      </a>
      <div class="app-bar-content">{children}</div>
      <LanguageSwitch />
      <button
        type="button"
        class="button subtle icon-only"
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

/** The logo: a die showing three. */
function Mark(): JSX.Element {
  return (
    <svg class="app-bar-logo" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="14" />
      <rect x="11" y="11" width="42" height="42" rx="9" />
      <circle cx="22" cy="22" r="5" />
      <circle cx="32" cy="32" r="5" />
      <circle cx="42" cy="42" r="5" />
    </svg>
  );
}

async function switchLanguage(wanted: Language): Promise<void> {
  if (!(await chooseLanguage(wanted))) showError(t("language-needs-connection", { language: LANGUAGES[wanted] }));
}

function LanguageSwitch(): JSX.Element {
  return (
    <label class="app-bar-language" title={t("language")}>
      <Icon name="language" />
      <span class="visually-hidden">{t("language")}</span>
      <span class="app-bar-language-name" aria-hidden="true">
        {LANGUAGES[chosenLanguage.value]}
      </span>
      <select
        value={chosenLanguage.value}
        onChange={(event) => void switchLanguage(event.currentTarget.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
