/** Makes the client work without a network, and offers new versions of it. */
import { effect } from "@preact/signals";
import { showOffer } from "../components/toasts.tsx";
import { loadCatalogues, t } from "../i18n/translation.ts";
import { linkManifest, registerServiceWorker, takeOver, waitingVersion } from "./registration.ts";

export async function startOffline(): Promise<void> {
  effect(() => {
    const waiting = waitingVersion.value;
    if (waiting !== null) void offerVersion(waiting);
  });
  linkManifest();
  await registerServiceWorker();
}

async function offerVersion(waiting: ServiceWorker): Promise<void> {
  await loadCatalogues("device");
  showOffer(t("update-ready"), t("update-now"), () => takeOver(waiting));
}
