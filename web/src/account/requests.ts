/** The requests of the account page. All reject with {@link RefusedError}, or with the error of fetch. */
import { RefusedError } from "../protocol/refusal.ts";
import type { AccountInfo, DeviceCodeInfo, PasskeyChallenge, PasskeyRequest, Problem } from "../protocol/types.ts";
import { answerChallenge, makePasskey } from "./passkey.ts";

async function send(path: string, body?: object): Promise<unknown> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(`/api/${path}`, init);
  if (response.status === 204) return null;
  const answer: unknown = await response.json();
  if (!response.ok) throw new RefusedError(answer as Problem);
  return answer;
}

const change = (path: string, body: object = {}): Promise<AccountInfo> =>
  send(`account/${path}`, body) as Promise<AccountInfo>;

/** Where everything stored about the player can be downloaded. */
export const EXPORT_PATH = "/api/account/export";

export const readAccount = (): Promise<AccountInfo> => send("account") as Promise<AccountInfo>;
export const rename = (name: string): Promise<AccountInfo> => change("name", { name });
export const removePasskey = (id: string): Promise<AccountInfo> => change("passkeys/remove", { id });

/** Make a passkey, which the browser asks the user for, and add it. */
export async function addPasskey(name: string): Promise<AccountInfo> {
  const wanted = (await send("account/passkeys/challenge", {})) as PasskeyRequest;
  return change("passkeys", await makePasskey(wanted, name));
}

/** Sign in with a passkey, which the browser asks the user for. */
export async function signInWithPasskey(): Promise<AccountInfo> {
  const wanted = (await send("account/sign-in/challenge", {})) as PasskeyChallenge;
  return change("sign-in/passkey", await answerChallenge(wanted));
}

/** How long a code from another device is, without hyphens; recovery codes are longer. */
const DEVICE_CODE_LENGTH = 10;

/** Sign in with a recovery code, or with a code that another device shows: their lengths differ. */
export function signInWithCode(typed: string): Promise<AccountInfo> {
  const isDeviceCode = typed.replace(/[\s-]/g, "").length <= DEVICE_CODE_LENGTH;
  return change(isDeviceCode ? "sign-in/device" : "sign-in/recovery", { code: typed.slice(0, 60) });
}

export async function makeRecoveryCodes(): Promise<string[]> {
  return ((await send("account/recovery-codes", {})) as { codes: string[] }).codes;
}

export const makeDeviceCode = (): Promise<DeviceCodeInfo> =>
  send("account/device-codes", {}) as Promise<DeviceCodeInfo>;

/** End a session. Resolves with null where it was this browser's. */
export const endSession = (id: string): Promise<AccountInfo | null> =>
  send("account/sessions/revoke", { id }) as Promise<AccountInfo | null>;

/** End all sessions but this browser's. */
export async function endOtherSessions(): Promise<AccountInfo> {
  await send("sessions/revoke", { keep: true });
  return readAccount();
}

export const deleteAccount = (): Promise<unknown> => send("account/delete", {});
