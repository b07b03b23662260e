/** The account of this browser's player, as the account page shows it. */
import { signal } from "@preact/signals";
import { showError, showRequestError, showToast } from "../components/toasts.tsx";
import { t } from "../i18n/translation.ts";
import { RefusedError } from "../protocol/refusal.ts";
import type { AccountInfo } from "../protocol/types.ts";
import { playerName } from "../settings/settings.ts";
import { PasskeyCancelledError } from "./passkey.ts";
import { readAccount } from "./requests.ts";

/** Null until it is read. */
export const account = signal<AccountInfo | "failed" | null>(null);

/** What is to be done again once the player has signed in; null if nothing waits for that. */
export const unconfirmed = signal<(() => Promise<void>) | null>(null);

/** Read the account. */
export async function refreshAccount(): Promise<void> {
  account.value = await readAccount().catch(() => "failed" as const);
}

/** Show an account; the public name is the one to play under, too. */
export function showAccount(shown: AccountInfo): void {
  account.value = shown;
  if (shown.name !== "") playerName.value = shown.name;
}

/**
 * Carry out a change, and say what went wrong or `done`. Where the server wants the player to sign in first, the change
 * waits for that.
 */
export async function carryOut(change: () => Promise<void>, done: string | null = null): Promise<void> {
  try {
    await change();
    if (done !== null) showToast(t(done));
  } catch (error) {
    if (error instanceof PasskeyCancelledError) showError(t("account-passkey-cancelled"));
    else if (error instanceof RefusedError && error.refusal.reason === "sign-in-again")
      unconfirmed.value = () => carryOut(change, done);
    else showRequestError(error);
  }
}
