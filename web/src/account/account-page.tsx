/** The page of this browser's player: ways to come back, devices, public name, data. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { HAS_SERVER } from "../api.ts";
import { AppBar } from "../components/app-bar.tsx";
import { t } from "../i18n/translation.ts";
import { formatPath } from "../router.ts";
import { account, refreshAccount, unconfirmed } from "./account.ts";
import { ConfirmIdentity } from "./confirm-identity.tsx";
import { DataSection } from "./data-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { NameSection } from "./name-section.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { WaysBackSection } from "./ways-back-section.tsx";
import "./account.css";

export function AccountPage(): JSX.Element {
  useEffect(() => {
    if (HAS_SERVER) void refreshAccount();
    return () => (unconfirmed.value = null);
  }, []);
  useEffect(() => {
    document.title = t("page-title", { page: t("account") });
  });
  return (
    <>
      <AppBar />
      <main class="page account">
        <h1>{t("account")}</h1>
        <Content />
        <p>
          <a href={formatPath({ page: "privacy" })}>{t("account-privacy")}</a>
        </p>
      </main>
      {unconfirmed.value !== null && <ConfirmIdentity />}
    </>
  );
}

function Content(): JSX.Element | null {
  const shown = account.value;
  if (!HAS_SERVER) return <p>{t("account-no-server")}</p>;
  if (shown === null) return null;
  if (shown === "failed") return <p role="status">{t("no-answer")}</p>;
  return (
    <>
      <WaysBackSection account={shown} />
      {shown.permanent ? (
        <NameSection name={shown.name} />
      ) : (
        <section class="card stack" aria-labelledby="account-sign-in">
          <h2 id="account-sign-in">{t("account-sign-in")}</h2>
          {shown.known && <p class="muted">{t("account-sign-in-leaves")}</p>}
          <SignInForm />
        </section>
      )}
      {shown.known && <DevicesSection account={shown} />}
      {shown.known && <DataSection />}
    </>
  );
}
