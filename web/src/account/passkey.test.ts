import { describe, expect, it } from "vitest";
import { decodeBytes, encodeBytes, hasPasskeys } from "./passkey.ts";

describe("bytes", () => {
  it("are base64url without padding, and come back", () => {
    const content = Uint8Array.from([251, 255, 190, 0]);
    expect(encodeBytes(content.buffer)).toBe("-_--AA");
    expect([...decodeBytes("-_--AA")]).toEqual([...content]);
  });
});

describe("passkeys", () => {
  const browser = { isSecureContext: true, PublicKeyCredential: class {} };
  it.each([
    ["play.example", browser, true],
    ["localhost", browser, true],
    ["127.0.0.1", browser, false],
    ["[::1]", browser, false],
    ["club.local", { ...browser, isSecureContext: false }, false],
    ["play.example", { isSecureContext: true }, false],
  ])(
    "are available at %s only under a name, in a secure context and where the browser has them",
    (hostname, scope, has) => {
      expect(hasPasskeys({ hostname }, scope)).toBe(has);
    },
  );
});
