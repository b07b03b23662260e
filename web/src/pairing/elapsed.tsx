/** The time since a moment, in digits that run. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

const SECOND = 1000;

export function Elapsed({ since }: { since: number }): JSX.Element {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now.value - since) / SECOND));
  return (
    <span class="elapsed" aria-hidden="true">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}
