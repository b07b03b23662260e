/** The bar at the top of every page: home link, sections, page title, language, settings. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { HAS_SERVER } from "../api.ts";
import { noteUse } from "../games/last-used.ts";
import { chooseLanguage, chosenLanguage, LANGUAGES, type Language, t } from "../i18n/translation.ts";
import { BASE, formatPath, route } from "../router.ts";
import { loadSettingsDialog } from "../settings/dialog-loader.ts";
import { Icon } from "./icons.tsx";
import { Lazy } from "./lazy.tsx";
import { findNamedGame, findSection, isBoardPage, listSections } from "./navigation.ts";
import { showError } from "./toasts.tsx";
import "./app-bar.css";

/** The bar. Where a board needs the room of a small screen, the sections are in a menu. */
export function AppBar({ children }: { children?: ComponentChildren }): JSX.Element {
  const isOpen = useSignal(false);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const hasMenu = isBoardPage(route.value);
  useEffect(() => {
    const game = findNamedGame(route.value);
    if (game !== null) noteUse(game);
  }, [route.value]);
  return (
    <header class="app-bar">
      <a class="app-bar-home" href={BASE} title={t("go-home")}>
        <Mark />
        <span class="app-bar-name">{t("app-name")}</span>
      </a>
      <div ref={menu} id={id} class="popup app-menu" popover={hasMenu ? "auto" : undefined}>
        <Sections close={() => hasMenu && menu.current?.hidePopover()} />
        <LanguageSwitch />
        {HAS_SERVER && <AccountLink close={() => hasMenu && menu.current?.hidePopover()} />}
      </div>
      <div class="app-bar-content">{children}</div>
      <button
        type="button"
        class="button subtle icon-only app-bar-settings"
        aria-label={t("settings")}
        title={t("settings")}
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="settings" />
      </button>
      {hasMenu && (
        <button
          type="button"
          class="button subtle icon-only app-menu-button"
          aria-label={t("menu")}
          title={t("menu")}
          popovertarget={id}
        >
          <Icon name="menu" />
        </button>
      )}
      {isOpen.value && <Lazy load={loadSettingsDialog} props={{ close: () => (isOpen.value = false) }} />}
    </header>
  );
}

function Sections({ close }: { close(): void }): JSX.Element {
  const current = findSection(route.value);
  const here = formatPath(route.value);
  return (
    <nav class="app-nav" aria-label={t("navigation")}>
      {listSections().map(({ section, icon, to }) => (
        <a
          key={section}
          class="app-nav-link"
          href={formatPath(to)}
          aria-current={section !== current ? undefined : formatPath(to) === here ? "page" : "true"}
          onClick={close}
        >
          <Icon name={icon} />
          <span>{t(`nav-${section}`)}</span>
        </a>
      ))}
    </nav>
  );
}

/** Leads to the account; in the bar it is an icon, in the menu it has a text. */
function AccountLink({ close }: { close(): void }): JSX.Element {
  return (
    <a
      class="app-bar-account"
      href={formatPath({ page: "account" })}
      title={t("account")}
      aria-current={route.value.page === "account" ? "page" : undefined}
      onClick={close}
    >
      <Icon name="person" />
      <span class="app-bar-account-name">{t("account")}</span>
    </a>
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
