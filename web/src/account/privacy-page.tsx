/** The privacy page: what is stored, for how long, and how to delete it. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { HAS_SERVER } from "../api.ts";
import { AppBar } from "../components/app-bar.tsx";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import "./account.css";

const PARTS = ["browser", "guest", "account", "games", "network", "time", "delete", "backup"] as const;
/** What the static site, which has no server, stores. */
const LOCAL_PARTS: readonly (typeof PARTS)[number][] = ["browser"];

export function PrivacyPage(): JSX.Element {
  useEffect(() => {
    document.title = t("page-title", { page: t("privacy-title") });
  });
  const parts = HAS_SERVER ? PARTS : LOCAL_PARTS;
  return (
    <>
      <AppBar />
      <main class="page account privacy">
        <h1>{t("privacy-title")}</h1>
        <p>{t(HAS_SERVER ? "privacy-short" : "privacy-short-local")}</p>
        {parts.map((part) => (
          <section key={part} class="stack" aria-labelledby={`privacy-${part}`}>
            <h2 id={`privacy-${part}`}>{t(`privacy-${part}`)}</h2>
            <p>{t(`privacy-${part}-text`)}</p>
          </section>
        ))}
        {HAS_SERVER && (
          <p>
            <a href={formatPath({ page: "account" })}>{t("privacy-account-link")}</a>
          </p>
        )}
      </main>
    </>
  );
}
