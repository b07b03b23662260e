/** Addresses of files that this page makes. */
import { useEffect, useMemo } from "preact/hooks";

/** An object URL of a text, revoked when the component is removed. */
export function useFileAddress(text: string, type: string): string {
  const address = useMemo(() => URL.createObjectURL(new Blob([text], { type })), [text, type]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
