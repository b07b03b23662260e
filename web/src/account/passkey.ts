/** Passkeys: the browser makes them, and signs with them. The server's messages have bytes as base64url. */
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyChallenge, PasskeyRequest } from "../protocol/types.ts";

/** The user closed the browser's dialog, or it has no passkey to offer. */
export class PasskeyCancelledError extends Error {}

/** Whether this page can have passkeys: over HTTPS or on localhost, under a name and not an address. */
export function hasPasskeys(page: Pick<Location, "hostname"> = location, scope: object = globalThis): boolean {
  const isAddress = /^[\d.]+$|:/.test(page.hostname);
  const { isSecureContext, PublicKeyCredential } = scope as Partial<Window & typeof globalThis>;
  return Boolean(isSecureContext && PublicKeyCredential) && !isAddress;
}

export function encodeBytes(content: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(content));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function decodeBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Let the browser make a passkey; `name` is what its dialogs call the player. */
export async function makePasskey(wanted: PasskeyRequest, name: string): Promise<NewPasskeyAnswer> {
  const made = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: decodeBytes(wanted.challenge),
        rp: { id: wanted.domain, name: "Duellum" },
        user: { id: decodeBytes(wanted.user), name, displayName: name },
        pubKeyCredParams: wanted.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: wanted.known.map((id) => ({ type: "public-key", id: decodeBytes(id) })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    client_data: encodeBytes(response.clientDataJSON),
    attestation: encodeBytes(response.attestationObject),
  };
}

/** Let a passkey that the user chooses sign a challenge. */
export async function answerChallenge({ challenge, domain }: PasskeyChallenge): Promise<PasskeyAnswer> {
  const chosen = await ask(() =>
    navigator.credentials.get({
      publicKey: { challenge: decodeBytes(challenge), rpId: domain, userVerification: "required" },
    }),
  );
  const response = chosen.response as AuthenticatorAssertionResponse;
  return {
    id: chosen.id,
    client_data: encodeBytes(response.clientDataJSON),
    authenticator_data: encodeBytes(response.authenticatorData),
    signature: encodeBytes(response.signature),
    user: response.userHandle === null ? "" : encodeBytes(response.userHandle),
  };
}

async function ask(start: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await start();
    if (found === null) throw new PasskeyCancelledError();
    return found as PublicKeyCredential;
  } catch (error) {
    throw error instanceof DOMException ? new PasskeyCancelledError(error.name) : error;
  }
}
