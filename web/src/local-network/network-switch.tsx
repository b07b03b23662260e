/** The switch that lets players on the local network in; for the person at the machine that runs the server. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import { loadCatalogues, t } from "../i18n/translation.ts";
import { chooseAddress, chosenAddress, letNetworkIn, network, refreshNetwork, shareableLink } from "./local-network.ts";
import "./network-switch.css";

interface NetworkSwitchProps {
  /** What is shown where the server has no such switch, or not for this browser. */
  otherwise: JSX.Element | null;
  /** Whether the link to the first page is shown, too. */
  hasLink?: boolean;
}

export function NetworkSwitch({ otherwise, hasLink = false }: NetworkSwitchProps): JSX.Element | null {
  const isLoaded = useSignal(false);
  const isBusy = useSignal(false);
  const about = useId();
  useEffect(() => {
    void Promise.allSettled([loadCatalogues("network"), refreshNetwork()]).then(() => (isLoaded.value = true));
  }, []);
  const info = network.value;
  if (!isLoaded.value || !info) return null;
  if (!info.available) return otherwise;
  const change = async (on: boolean) => {
    isBusy.value = true;
    await letNetworkIn(on);
    isBusy.value = false;
  };
  return (
    <div class="network">
      <label class="network-switch">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the browser takes it from "checked"
          role="switch"
          checked={info.on}
          disabled={isBusy.value}
          aria-describedby={about}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        <span>{t("network-switch")}</span>
      </label>
      <p id={about} class="setting-note muted">
        {t(info.on ? "network-on" : "network-off")}
      </p>
      {info.links.length > 1 && <AddressChoice links={info.links} />}
      {info.on && hasLink && <PageLink />}
    </div>
  );
}

/** Where the machine is in several networks: the guests' one. */
function AddressChoice({ links }: { links: readonly string[] }): JSX.Element {
  return (
    <label class="setting">
      <span>{t("network-address")}</span>
      <select
        class="field"
        value={chooseAddress(network.value, chosenAddress.value) ?? ""}
        onChange={(event) => (chosenAddress.value = event.currentTarget.value)}
      >
        {links.map((link) => (
          <option key={link} value={link}>
            {new URL(link).hostname}
          </option>
        ))}
      </select>
    </label>
  );
}

function PageLink(): JSX.Element {
  return (
    <input
      class="field"
      readOnly
      aria-label={t("network-link")}
      value={shareableLink("/")}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
