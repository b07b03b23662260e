/** The page for an address that leads nowhere, and for a game that cannot be shown. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../language.ts";
import { Bar } from "./bar.tsx";

export function NotFound({ reason = "nowhere-text" }: { reason?: string }): JSX.Element {
  useEffect(() => {
    document.title = t("page-title", { page: t("nowhere-title") });
  });
  return (
    <>
      <Bar />
      <main class="nowhere">
        <h1>{t("nowhere-title")}</h1>
        <p class="soft">{t(reason)}</p>
        <a class="button main" href="/">
          {t("go-home")}
        </a>
      </main>
    </>
  );
}
