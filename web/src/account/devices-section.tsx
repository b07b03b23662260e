/** The browsers in which the player is signed in, and how to add one. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { ConfirmDialog, Dialog } from "../components/dialog.tsx";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import { network, refreshNetwork, shareableLink } from "../local-network/local-network.ts";
import type { AccountInfo, DeviceCodeInfo, SessionInfo } from "../protocol/types.ts";
import { carryOut, refreshAccount, showAccount } from "./account.ts";
import { formatDay } from "./format-day.ts";
import { endOtherSessions, endSession, makeDeviceCode } from "./requests.ts";

export function DevicesSection({ account: { sessions, permanent } }: { account: AccountInfo }): JSX.Element {
  const code = useSignal<DeviceCodeInfo | null>(null);
  const isLeaving = useSignal(false);
  const end = (id: string) =>
    carryOut(async () => {
      const left = await endSession(id);
      if (left === null) await refreshAccount();
      else showAccount(left);
    }, "account-signed-out");
  const endOthers = () => carryOut(async () => showAccount(await endOtherSessions()), "account-others-signed-out");
  const showCode = () =>
    carryOut(async () => {
      if (network.peek() === null) await refreshNetwork(); // the address may be another one on the network
      code.value = await makeDeviceCode();
    });
  const current = sessions.find((session) => session.current);
  const leave = () => current && void end(current.id);
  return (
    <section class="card stack" aria-labelledby="account-devices">
      <h2 id="account-devices">{t("account-devices")}</h2>
      <ul class="account-list">
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            end={() => {
              if (!session.current) void end(session.id);
              else if (permanent) leave();
              else isLeaving.value = true;
            }}
          />
        ))}
      </ul>
      <p class="muted">{t("account-add-device-about")}</p>
      <div class="actions">
        <button type="button" class="button" onClick={() => void showCode()}>
          <Icon name="share" />
          {t("account-add-device")}
        </button>
        {sessions.length > 1 && (
          <button type="button" class="button" onClick={() => void endOthers()}>
            {t("account-end-others")}
          </button>
        )}
      </div>
      {code.value && <DeviceCodeDialog code={code.value} close={() => (code.value = null)} />}
      {isLeaving.value && (
        <ConfirmDialog
          title={t("account-sign-out")}
          text={t("account-sign-out-guest")}
          yes={t("account-sign-out")}
          confirm={leave}
          close={() => (isLeaving.value = false)}
        />
      )}
    </section>
  );
}

function Session({ session: { device, seen, current }, end }: { session: SessionInfo; end(): void }): JSX.Element {
  const name = device || t("account-unknown-device");
  return (
    <li class="account-item">
      <Icon name={current ? "check" : "person"} />
      <span>
        {name}
        <span class="muted account-note">
          {current ? t("account-this-device") : t("account-seen", { day: formatDay(seen) })}
        </span>
      </span>
      <button
        type="button"
        class="button subtle"
        aria-label={t("account-sign-out-device", { device: name })}
        onClick={end}
      >
        {t("account-sign-out")}
      </button>
    </li>
  );
}

function DeviceCodeDialog({ code: { code, expires }, close }: { code: DeviceCodeInfo; close(): void }): JSX.Element {
  const address = shareableLink("/account").replace(/^https?:\/\//, "");
  const minutes = Math.max(1, Math.round((expires - Date.now()) / 60_000));
  return (
    <Dialog title={t("account-add-device")} close={close}>
      <div class="stack">
        <p>{t("account-device-code-about", { address, minutes })}</p>
        <output class="account-device-code">{code}</output>
        <p class="muted">{t("account-device-code-warning")}</p>
      </div>
    </Dialog>
  );
}
